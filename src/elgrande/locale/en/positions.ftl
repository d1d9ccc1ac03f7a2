### Why a position is impossible, and what in the text of a scenario cannot be read. Each is shown with its line or its field.

## Positions that are impossible

impossible-negative = { $count } is less than zero.
impossible-word = There is no “{ $found }” here. Possible are: { $known }.
impossible-range = It must be a number from { $low } to { $high }, not { $found }.
impossible-without = This needs { $set }.
impossible-nobody = Nobody plays that colour in this game.
impossible-round = There is no round { $round }. The rounds of this game are { $known }.
impossible-scoring = There is no general scoring after round { $round }.
impossible-phase-played = At that moment no power cards lie on the table.
impossible-phase-acted = At that moment nobody has had a turn yet.
impossible-phase-offer = During a scoring no action cards are on offer.
impossible-phase-card = At that moment nobody has a card in front of them.
impossible-phase-card-missing = Say which card has been taken for this turn.
impossible-active = { $owner } has had a turn already, so it cannot be { $owner }’s turn.
impossible-acted = { $owner } cannot have had a turn yet: somebody with a higher power card is still to come.
impossible-no-king = Say where the King stands.
impossible-king = The King cannot stand there: { $place_name }.
impossible-place = No caballero can stand there: { $place_name }.
impossible-black =
    There { $most ->
        [one] is only one black caballero
       *[other] are only { $most } black caballeros
    } in this game.
impossible-grey-court = Grey and black caballeros have no court.
impossible-caballeros = { $owner } would have { $count } caballeros in all. There must be { $most }.
impossible-grande = { $owner }’s Grande cannot stand there: { $place_name }.
impossible-board = No scoreboard can lie there: { $place_name }.
impossible-boards = Two scoreboards cannot lie in the same place.
impossible-power-card = There is no power card { $value } in this game.
impossible-power-used = { $owner } cannot have played power card { $value }: it was used in an earlier round.
impossible-power-held = { $owner } cannot hold power card { $value }: it has been played.
impossible-power-twice = { $owner } has each power card only once.
impossible-power-left =
    { $owner } has used too many power cards: { $count ->
        [one] one is left
       *[other] { $count } are left
    } for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
impossible-power-missing = { $owner } has no power card on the table.
impossible-power-gap = Power cards are played clockwise, beginning with the start player, without gaps.
impossible-power-same = Two players cannot have the same power value in one round.
impossible-played-unsaid = Say which power cards lie on the table: the highest ones have all been used.
impossible-hands = Everybody has all power cards in this game. Say which of them were used.
impossible-modifier-alone = { $owner } has a modifier on the table, but no power card.
impossible-modifier-twice = There is only one of each modifier.
impossible-veto-card = { $owner } has only one power card with a Veto.
impossible-vetos =
    { $count ->
        [one] One Veto
       *[other] { $count } Vetoes
    } cannot be out: this game has { $most }.
impossible-no-card = There is no card “{ $found }” in this game.
impossible-stack = “{ $card }” does not belong to stack { $stack }.
impossible-stack-height = Stack { $stack } is not high enough for “{ $card }” to come up then.
impossible-stack-taken = Another card lies in stack { $stack } where “{ $card }” should be.
impossible-copies = There are not that many copies of “{ $card }”.
impossible-offer-short =
    { $count ->
        [one] One player
       *[other] { $count } players
    } still need a card, but only { $left ->
        [one] one is
       *[other] { $left } are
    } on offer.
impossible-no-dummy = Only the two-player game of the 2023 edition has a dummy.
impossible-dummy-power = The dummy has power card { $value } only once.
impossible-dummy-rounds = There are not that many rounds left.
impossible-region-card = There is no region card for this place: { $place_name }.
impossible-region-twice = Between two scorings each region card is drawn only once.
impossible-region-many = Not that many region cards are drawn before the next scoring.
impossible-tokens = Tokens belong to the expansions of the Big Box.
impossible-parts =
    “{ $found }” has { $most ->
        [one] only one part
       *[other] only { $most } parts
    }.
impossible-fields =
    The limitation table has only { $most ->
        [one] one space
       *[other] { $most } spaces
    }.
impossible-marks =
    What { $owner }’s caballeros carry and where they stand does not match their number: { $place_name }.
impossible-load =
    { $what ->
        [gold] There are only { $most } gold tokens.
       *[goods] There are only { $most } goods tokens.
    }
impossible-stock =
    { $what ->
        [gold] All gold that is neither overseas nor carried lies beside the board: { $count }, not { $found }.
       *[goods] All goods that are neither overseas nor carried lie beside the board: { $count }, not { $found }.
    }

## The text of a scenario

scenario-yaml = This cannot be read: it is not valid YAML.
scenario-part = This is not possible here ({ $why }).
scenario-empty = There is nothing here. A position needs at least “name”, “position” and “expect”.
scenario-several = There are several scenarios here; a game begins with one.
scenario-missing = Something is missing: { $found }.
scenario-text = A single word or number belongs here.
scenario-number = “{ $found }” is not a whole number.
scenario-list = A list belongs here, in square brackets.
scenario-entries = Names with a colon and a value belong here.
scenario-twice = “{ $found }” appears twice, first in line { $first }.
scenario-name = “{ $found }” cannot be the name of a player. Use letters, digits, hyphens and underscores.
scenario-same-name = Two players cannot both be called “{ $found }”.
scenario-hand = Give either the hand or the used cards of a player, not both.
scenario-merged = Stacks 2 and 3 are one stack in this game, number 2.
scenario-step = One step at a time: each choice and each expectation is an item of its own.
scenario-corrections = The correction file { $found } cannot be read here.
scenario-further = This does not fit this version of the game: “further” can be read only by the version that wrote it.

## What expansions have on the table, by the fields of the position editor

field-inquisitor = Inquisitor
field-alliance = Alliance
field-spies = Spies
field-free-choice = Free choice
field-quarantine = Quarantine
field-protected = King token
field-anywhere = May place anywhere
field-slots = Printed spaces (Francia 1–3, captain, viceroy)
field-slot-loads = Carried in Francia (1 gold, 2 goods)
field-gold-on-ship = Caballeros with gold, ship
field-goods-on-ship = Caballeros with goods, ship
field-gold-in-america = Caballeros with gold, América
field-goods-in-america = Caballeros with goods, América
field-gold-in-africa = Caballeros with gold, África
field-goods-in-africa = Caballeros with goods, África
field-table-at = Limitation table
field-on-table = Caballeros on that table
field-gold-on-table = … with gold
field-goods-on-table = … with goods
field-tokens = Gold in América, goods in África
field-bonus-used = Inquisitor’s bonus used
field-closers = May close a card
field-striker = Double strike
field-strike-until = Double strike until round (from 0)
field-last-action = Last special action
field-delayed = Scored later
field-delayed-due = … after round (from 0)
field-shut = Closed stacks (2, 4, 8 … added up)
field-queen = Queen
field-queen-ready = Had the Queen at their turn
field-queen-used = Have used the Queen
field-jester = Court Jester
field-jester-used = Have used the Jester
field-marched = Have used the General Inquisitor
field-ships = Ships
field-boycott = Boycott
field-boycott-by = … by
field-boycott-known = … known to
field-incognito = King incognito
field-incognito-by = … by
field-incognito-known = … known to
field-incognito-wait = … is asked later (0 at once)
field-stopper = Action stop by
field-last-word = Last word
field-last-card = … with the card
field-last-said = … has begun
field-double-turn = Double turn
field-further-card = Second card in use
field-saved = Saved card
field-saved-by = … by
field-revolution = Revolution
field-stand-in = In the King’s place
field-conquered = Placed from the province in this turn
field-placers = Have placed caballeros in this round
field-bearers = Banner bearers
field-bearer-spots = … on space (0 none)
field-banners-waiting = Banners still to be given
field-office-card = King or Intrigant card in use
field-doubled = Doubled regions
field-doubler = … by
field-castillo-at = The Castillo stands in
field-bridge = Bridge
field-bridge-owner = … of
field-reversed = Scoreboards turned (1, 2, 3 both)
field-collapse = The Castillo may collapse
field-mistress = Mistress
field-storm-seat = Tormenta by
field-storm-place = … in
field-storm-shown = … is shown
field-limited = Limitation tables (6)
