### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Portugal joins the map, the Queen, the Court Jester and the General Inquisitor offer their help, and two more
        stacks bring ships, a prison, a boycott, a revolution and more.

option-left-out = Cards left out
    .about = Which cards of stack 6 of Grandissimo stay in the box.
option-left-out-none = none
option-left-out-first-game = as advised for a first game: no prison, no ships, no Spanish Inquisition
option-left-out-grd-boycott = Boycott
option-left-out-grd-league = League
option-left-out-grd-double-turn = Double turn
option-left-out-grd-free-choice = Free choice
option-left-out-grd-king-incognito = King incognito
option-left-out-grd-eviction-order = Eviction order
option-left-out-grd-score-coast = Score the coast
option-left-out-grd-espionage = Espionage
option-left-out-grd-score-courts = Score the courts
option-left-out-grd-action-stop = Action stop
option-left-out-grd-revolution = Revolution
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Score the inland
option-left-out-grd-spanish-inquisition = Spanish Inquisition
option-left-out-grd-conspiracy = Conspiracy
option-left-out-grd-to-the-castillo = Off to the Castillo
option-left-out-grd-alliance = Alliance
option-left-out-grd-last-word = The last word
option-left-out-grd-united-force = United force
option-symbols = Ships and prisons
    .about = Which symbols the cards of Grandissimo show. The rulebook names only two prisons.
option-symbols-printed = those named in the rulebook
option-symbols-reconstructed = made-up ones too, so that the ships come into play
option-symbols-none = none: ships and prison stay in the box
option-stack-6 = Size of stack 6
    .about = May you leave out so many cards of Grandissimo that the rest come up more than once?
option-stack-6-full = at least a card for each round
option-stack-6-small = as few as you like; they come up again in the same order
option-ships = Ships with two players
    .about = How many ships there are in a two-player game of Grandissimo. The rulebook suggests one.
option-ships-one = one
option-ships-two = two

character-queen =
    In each turn you place one more caballero than your card allows, or take one more from the province to court. In the
    turn in which you take her you may only place one more, and only if you have not placed yet.
    .title = Queen
character-court-jester =
    In each turn you may put one of your caballeros from the province into the court of another player, who must place
    it at the start of their next turn.
    .title = Court Jester
character-general-inquisitor =
    Taken with the Spanish Inquisition and kept until after the next general scoring. Once a turn you may move both
    mercenaries, and each may take along one caballero from its region if the owner agrees. While you have this card,
    the mercenaries count as yours. What this card does is reconstructed.
    .title = General Inquisitor

card-grd-boycott =
    Choose one of the nine regions of Spain in secret. In the next general scoring it is revealed, and that region is
    not scored.{ made-up-prison }
    .title = Boycott
    .note = That the choice is secret, and what it does, is our assumption. { note-three }{ note-symbol }
card-grd-league =
    You may move each of the two mobile scoreboards to a region or to the Castillo, from beside the board or from where
    it lies, but not into or out of the King's region.
    .title = League
    .note = How many scoreboards move is reconstructed. { note-three }
card-grd-double-turn =
    { known-prison }When you have done everything on this card, take another action card. Use it at once, with its
    special action and its caballeros, or keep it and use it in a later turn in addition to that turn's card.
    .title = Double turn
card-grd-free-choice =
    Keep this card. In the next general scoring, when the Castillo has been scored and emptied and before the first
    region is scored, move up to 2 of your caballeros, but not into or out of the King's region.{ made-up-ship }
    .title = Free choice
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Choose one of the nine regions of Spain in secret. Reveal it whenever you like, even in another player's turn: the
    King is there at once. You can do so until the discs of the next general scoring are set.
    .title = King incognito
    .note = How long it can be kept secret is our assumption. { note-three }
card-grd-eviction-order =
    Open the Castillo. All other players' caballeros in it go back to their courts; yours, the Grandes and the King stay
    inside. Nothing is scored.
    .title = Eviction order
    .note = What happens to the caballeros is reconstructed. { note-three }
card-grd-score-coast =
    Score all regions on the coast: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla and Portugal.{ made-up-ship }
    .title = Score the coast
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Keep this card. In the next general scoring you see everybody else's discs before you set yours.
    .title = Espionage
    .note = What its owner sees is our assumption. { note-three }
card-grd-score-courts =
    Everybody counts the caballeros in their court: 7 points for the most, 5 for the second most and 1 for the third,
    with ties as in a region.
    .title = Score the courts
    .note = { note-three }
card-grd-action-stop =
    Everybody who has their turn later in this round may place caballeros, but loses the special action of their card.{
    made-up-prison }
    .title = Action stop
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Throw the King into the Castillo, where he has no function. You may name a Grande that takes over all his functions
    until he comes back, in Portugal, after the next general scoring. Without one there is no King's region, and
    caballeros can be placed only in the Castillo.
    .title = Revolution
    .note = How the King comes back is taken from another edition. { note-three }
card-grd-conquistadores =
    No special action: the 3 caballeros that you place with this card come from the province instead of your court, as
    long as there are any.{ made-up-ship }
    .title = Conquistadores
    .note = That these three are all it lets you place is how we read the rulebook.{ note-symbol }
card-grd-score-inland =
    Score Aragón, Castilla la Vieja and Castilla la Nueva.
    .title = Score the inland
    .note = { note-three }
card-grd-spanish-inquisition =
    Take the General Inquisitor until after the next general scoring. Once in each of your turns, this one included, you
    may move the two mercenaries, and they count for you in scorings. Each may take along a caballero from its region if
    the owner agrees.
    .title = Spanish Inquisition
    .note = What the General Inquisitor does is reconstructed. { note-three }
card-grd-conspiracy =
    All Grandes outside the King's region are thrown into the Castillo. They count as at home there, and leave it in the
    next general scoring for the regions on their owners' discs.
    .title = Conspiracy
    .note = Which Grandes are thrown in is our assumption. { note-three }
card-grd-to-the-castillo =
    Throw 2 caballeros of each player, yours included, from regions of your choice into the Castillo; fewer if there are
    not that many outside the King's region.
    .title = Off to the Castillo
    .note = How many of the other players' caballeros are thrown in is our assumption. { note-three }
card-grd-alliance =
    Choose two regions, not the King's. In the next general scoring their caballeros are counted together, and each
    place brings the points of both regions.
    .title = Alliance
    .note = { note-three }
card-grd-last-word =
    The rest of your turn waits until everybody else has had theirs in this round.{ made-up-ship }
    .title = The last word
    .note = What exactly waits is our assumption. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] No special action.
       *[other] { prison-symbol }
    }
    .title = United force
card-grd-queen-and-jester =
    Take the Queen or the Court Jester, even from another player.
    .title = Queen and Court Jester
    .first = Take the Queen: in each turn one more caballero to your court, or one more placed
    .second = Take the Court Jester: in each turn one of your caballeros from the province into another court

place-galleon = own ship
place-prison = prison
place-guests-violet = court of violet, as a guest
place-guests-blue = court of blue, as a guest
place-guests-green = court of green, as a guest
place-guests-orange = court of orange, as a guest
place-guests-red = court of red, as a guest

prompt-ship = Do you take a ship?
prompt-land =
    { $left ->
        [one] Does the caballero on your ship go ashore?
       *[other] Do the { $left } caballeros on your ship go ashore? It is all or none. Where does the next one go?
    }
prompt-jail = Which caballero goes to prison?
prompt-royal = Where does the King go? You may also pardon the prisoners first.
prompt-royal-move = Where does the King go?
prompt-pardon = Do you pardon the prisoners? They all go to one region.
prompt-place-guest = Place the { colour-word } caballero that is your guest.
prompt-march =
    { $left ->
        [one] Which mercenary goes now?
       *[other] Which mercenary goes first?
    }
prompt-march-to = Where does the mercenary { from-source } go?
prompt-companion = Does a caballero { from-source } go along { to-place }? Its owner must agree.
prompt-consent = { $seat } wants to take one of your caballeros { from-source } along { to-place }. Do you agree?
prompt-boycott = Secretly choose the region that is not scored in the next general scoring.
prompt-incognito = Secretly choose the region where the King will turn up when you like.
# $seat is the player whose turn it is, or "none".
prompt-unmask =
    { $seat ->
        [none] Do you reveal the King incognito now?
       *[other] It is { $seat }'s turn. Do you reveal the King incognito now?
    }
prompt-last-unmask = Do you reveal the King incognito before the general scoring? After that it is lost.
prompt-further-card = Take another action card.
prompt-stand-in = Whose Grande stands in for the King?
prompt-league = Which mobile scoreboard do you move, and where?

choice-mercenaries = Move the mercenaries
choice-save = Keep this card for a later turn
choice-spend = Use the card that you have kept
choice-unmask = Reveal the King incognito
choice-wait = Not now
choice-pass-turn = Not in this turn
choice-pass-round = Not in this round
choice-agree = Let it go along
choice-refuse = Keep it where it is
choice-ship = Take an unused ship
choice-guest = Put one of your caballeros into { $owner }'s court
choice-ship-from = Take a ship from { $owner }

event-ship =
    { $loser ->
        [none] { $seat } takes a ship.
       *[other] { $seat } takes a ship from { $loser }.
    }
event-landed = { $seat } lands a caballero { in-place }.
event-jailed = Off to prison: { a-caballero } { from-place }.
event-pardoned = All prisoners are pardoned and go { to-place }.
event-character =
    { $character ->
        [queen] { $seat } takes the Queen.
       *[jester] { $seat } takes the Court Jester.
    }
event-guest = { $seat } puts a caballero into { $host }'s court.
event-guest-placed = { $seat } places a guest, { a-caballero }, { in-place }.
event-refused = { $seat } does not let a caballero go along.
event-boycott = { $seat } boycotts a region.
event-boycotted = { $seat } boycotts { $place_name }: it is not scored.
event-incognito = { $seat } has chosen where the King travels incognito.
event-unmasked = { $seat } reveals the King incognito.
event-incognito-lapsed = { $seat } has lost the King incognito.
event-kept-used = { $seat } uses “{ $card }”, kept from an earlier turn.
event-stopped = After { $seat } nobody has a special action in this round.
event-last-word = { $seat } will have the last word in this round.
event-revolution =
    { $stand_in ->
        [none] Revolution: the King is thrown into the Castillo, and nobody takes his place.
       *[other] Revolution: the King is thrown into the Castillo. { $stand_in }'s Grande takes his place.
    }

label-boycott = Boycott:
label-free-choice = Free choice:
label-guests = Guests:
label-incognito = King incognito:
label-king-in-castillo = The King is in the Castillo
label-saved = Saved:
label-ships = Ships:

refusal-ships = The number of ships can be chosen only with two players; with { $count } there are always two.

note-three = The number of caballeros to place is our assumption: the rulebook shows no card.

# The symbols that a table plays with: $option_symbols.
prison-symbol = Prison: first you may send a caballero from a region to prison.
ship-symbol = Ship: first you may take a ship.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }The symbol is made up.
       *[other] { "" }
    }
