### The table in the browser: what the screen says besides the texts of the game itself.

table-map = Map of Spain
# A colour in a place, for screen readers. $grande says whether its Grande is there (yes or no).
table-pieces-of =
    { $seat }: { $grande ->
        [yes]
            { $count ->
                [0] Grande
                [one] 1 caballero and the Grande
               *[other] { $count } caballeros and the Grande
            }
       *[no]
            { $count ->
                [one] 1 caballero
               *[other] { $count } caballeros
            }
    }
table-rounds = Rounds
table-general-scoring = general scoring
table-player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
# How the Castillo is played: hidden or open.
table-castillo =
    { $value ->
        [open] Castillo open
       *[hidden] Castillo hidden
    }

## What to do

table-choose = Choose one of the options.
table-over = The game is over
table-watching = What happens
# $number is how many there are.
table-turn-of =
    { $number ->
        [one] { $seats }’s turn
       *[other] { $seats } choose
    }
# What others are choosing; $kind is the kind of the decision, $number how many they are.
table-waits =
    { $kind ->
        [power] { $seats } chooses a power card.
        [modifier] { $seats } thinks about a modifier.
        [draft]
            { $seats } { $number ->
                [one] chooses
               *[other] choose
            } modifiers.
        [supply] { $seats } takes caballeros to court.
        [recall] { $seats } takes caballeros back to court.
        [card] { $seats } chooses an action card.
        [turn] { $seats } is about to place or to act.
        [place] { $seats } places caballeros.
        [place_extra] { $seats } places caballeros.
        [veto] { $seats } thinks about a Veto.
        [lift] { $seats } moves caballeros.
        [drop] { $seats } moves caballeros.
        [king] { $seats } moves the King.
        [grande] { $seats } moves the Grande.
        [board] { $seats } lays a scoreboard.
        [castillo_disc]
            { $seats } { $number ->
                [one] sets a disc
               *[other] set their discs
            } in secret.
        [scoring_disc]
            { $seats } { $number ->
                [one] sets a disc
               *[other] set their discs
            } in secret.
        [loss_disc]
            { $seats } { $number ->
                [one] sets a disc
               *[other] set their discs
            } in secret.
        [eviction_disc]
            { $seats } { $number ->
                [one] sets a disc
               *[other] set their discs
            } in secret.
       *[other] { $seats } is thinking.
    }
table-disc-set = Your disc shows { $place }. It can be changed until everybody has set one.
table-change-disc = Set it again
table-dial = Secret disc
table-dial-unset = not set yet
table-discs = The discs turn over
table-scored-nobody = Nobody gets points here.
table-scored-so-far = In this scoring so far:
table-unseen = What has just happened
table-sending = sending …
table-at-once = How many at once:
# A list of everything that can be chosen, for those who prefer it.
table-all-options = All { $count } options as a list
table-pass-veto = Let it pass for this whole action
# Where caballeros may be placed; $places is one of the phrases below, or several.
table-where = They go { $places }.
table-where-near = next to the King ({ $king })
table-where-anywhere = to any region but that of the King ({ $king })
table-where-place =
    { $place ->
        [castillo] into the Castillo
        [ship] to the ship
       *[other] to { $place_name }
    }
table-where-lit = They go where the map glows.
table-look-at-cards = Point at a card to read all of it, and to see on the map where it could do something. The horses say how many caballeros you may place with it.
table-why-not = Why not here?
# Asked before a turn ends of which something is left: $open is what has not been done (both, placing or action).
table-give-up =
    { $open ->
        [both] You have neither placed caballeros nor used the special action.
        [placing] You have not placed any caballeros yet.
       *[action] You have not used the special action yet.
    } End your turn all the same?
table-hot-seat =
    It is the turn of { $seat }. Hand over the screen{ $number ->
        [one] .
       *[other] { " " }to one of them.
    }
table-hot-seat-show = I am { $seat }
table-hot-seat-cover = Cover the screen
table-hot-seat-covered = Everybody's cards are covered. Say who you are to see yours.

## Buttons

table-undo = Undo
table-reset = Start over
table-confirm = Confirm
table-rule = The rule
table-close = Close
table-skip = Skip ahead
table-pause = Pause
table-go-on = Go on
table-step = Next step
table-again = Watch again
table-undone = A choice was taken back.
table-result = Show the result
table-home = Home page
table-help = Signs and keys
table-what = What is this?
table-hint = Hint
table-hint-thinking = thinking …
table-hints = Hints
table-advised = The advisor’s choice number { $rank }
table-chance = Chance to win the game
table-points-then = Points expected after the next general scoring
table-points-expected =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Cards and players

table-take-card = Take this card
table-taken-by = Taken by { $seat }
table-places =
    { $count ->
        [0] Places no caballeros
        [one] Places 1 caballero
       *[other] Places up to { $count } caballeros
    }
table-reach = Could do something here now: { $places }.
table-no-offer = No cards are on offer.
table-unfold-cards =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
table-fold-cards = Fewer cards
# $state is where the card is: in the hand (hand, lit, staged), on the table (played) or used up (used).
table-power-card =
    { $power ->
        [0] Power card without a value
       *[other] Power card { $power }
    }, brings { $brings ->
        [0] no caballeros
        [one] 1 caballero
       *[other] { $brings } caballeros
    }{ $state ->
        [used] , used
        [played] , on the table
       *[other] { "" }
    }
table-veto = Veto
table-vetos =
    { $count ->
        [one] holds a Veto
       *[other] holds { $count } Vetoes
    }
table-substitute = A bot plays for this player
table-bot = Bot
table-away = away
table-acted = has taken their turn
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-taken-back =
    { $count ->
        [one] One of them was taken back unseen.
       *[other] { $count } of them were taken back unseen.
    }
table-without-castillo = The Castillo is closed and not counted.
table-hand-over = Let a bot play for me
table-take-back = Play myself again
table-spectator = You are watching this game.
table-open-hands = Power cards left

## A hand that is chosen from many cards

table-hand-cards = Power cards to choose from
table-hand-tray = Your hand
# $face is the value of the card, or none.
table-hand-card =
    { $face ->
        [none] no value
       *[other] value { $face }
    }, brings { $brings ->
        [0] no caballeros
        [one] 1 caballero
       *[other] { $brings } caballeros
    }.
table-hand-put-back =
    { $face ->
        [none] Put { $name } back
       *[other] Put { $face } ({ $name }) back
    }
table-hand-count = { $chosen } of { $count } cards chosen
table-suggest-recommended = Recommended
table-suggest-random = At random
table-show-map = Show map
table-show-cards = Show cards

## Places

table-king-here = The King is here: nothing enters or leaves.
table-mobile-here = A mobile scoreboard covers the printed one.
table-grandes-here = Grande at home: { $names }
table-castillo-closed = Closed. What went in comes out at the next scoring.
# $token is gold or goods, $count how many caballeros carry it.
table-carries =
    { $seat }: { $token ->
        [gold]
            { $count ->
                [one] a caballero with gold
               *[other] { $count } caballeros with gold
            }
       *[goods]
            { $count ->
                [one] a caballero with goods
               *[other] { $count } caballeros with goods
            }
    }
table-empty-place = Nobody has caballeros here.

## Log and chat

table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.

## The end

table-end-you-win = You have won!
table-end-you-share = You share the victory!
table-end-wins =
    { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
table-end-board = Look at the board
table-end-sources = Where the points came from
table-end-rounds = Points over the rounds
table-end-scorings = Points by scoring
table-end-scoring = After round { $round }
table-end-between = Between the scorings
table-end-counting = Counting points …
table-end-rematch = Play again
table-end-replay = Watch the replay
table-end-share = Copy link to the replay
table-source-general = Regions
table-source-castillo = Castillo
table-source-special = Special scorings
table-source-king = King
table-source-grande = Grande
table-source-other = Other

## Help

table-sign-count = caballeros of a player
table-sign-grande = with the Grande, whose region this is
table-sign-pill = points for first, second and third place
table-sign-mobile = a mobile scoreboard
table-sign-king = the King's region: nothing enters or leaves
table-sign-touched = where the card that you look at could do something
table-sign-gold = gold, and who carries it
table-sign-goods = goods, and who carries them
table-sign-preview = what a scoring now would bring
table-sign-reconstructed = the rulebooks do not show this card in full
table-keys = Keys
table-key-first = to the first thing that can be chosen
table-key-tab = to the next thing that can be chosen
table-key-arrows = from region to region on the map
table-key-enter = choose
table-key-confirm = confirm, or end the turn
table-key-what = What is this? Explains what is pressed or has the focus
table-key-undo = take back
table-key-reset = take back everything of this turn
table-key-hint = ask for a hint
table-key-again = see again what happened since your last choice
table-key-skip = skip ahead to now
table-key-log = log and chat
table-key-escape = clear the selection
table-map-credit = Map: provinces of Spain © Instituto Geográfico Nacional (CC-BY 4.0), other lands Natural Earth.

## What sets bring: offices, tokens, things that hold for a while

table-facts = At this table
table-fact-yes = yes

## The log, by round and turn.
table-log-powers = Played: { $list }
table-log-takes = takes { $card }
table-log-places = { $count } to { $place }
table-log-moves =
    { $count ->
        [one] moves 1 caballero
       *[other] moves { $count } caballeros
    }
table-log-scores = scores { $points }
table-log-king = the King to { $place }
table-log-grande = the Grande to { $place }
table-log-grande-of = the Grande of { $seat } to { $place }
table-log-board = a scoreboard to { $place }
table-log-vetoed = Veto of { $seat }
table-log-nothing = nothing
# Goes on after a sentence that says that caballeros go to court.
table-log-king-there = , since the King was in { $place }.
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Show
table-log-all = Everything
table-log-scorings = Scorings only
table-log-copy = Copy
table-log-copied = Copied
table-log-show = Show it on the map

## Looking at the map more closely.
table-map-tools = View of the map
table-map-closer = Closer
table-map-farther = Farther away
table-map-fit = The whole map
table-lens-plain = The map as it is
table-lens-lead = Who leads where, and by how much
table-lens-points = Where one more caballero would bring you points
table-lens-changes = What has changed since your last choice

## What is played here.
table-info = About this table
table-info-sets = Expansions
table-info-watching = Looking on
table-info-link = Copy the link to this game
table-info-position = Copy the position as a scenario
table-info-position-link = Copy a link with the position
table-info-position-long = This position is too long for a link; copy it as a scenario.
table-watcher-guest = { $name } (guest)
table-watchers =
    { $count ->
        [0] nobody looks on
        [one] 1 looks on
       *[other] { $count } look on
    }
