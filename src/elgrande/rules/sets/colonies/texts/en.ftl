### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Grand Inquisitor & Colonies
    .about =
        Beyond Spain lie Francia, América and África, reached by ship. Gold and goods wait to be brought home, and
        the Grand Inquisitor commands the black caballeros.

character-grand-inquisitor =
    Taken with Holy Inquisition or with the scoring of the black regions, and kept until somebody else takes it. In each
    of your turns you may place one more caballero than your card allows, or take one more from the province to court.
    The black caballeros count as yours in every scoring, and you move them as if they were your own.
    .title = Grand Inquisitor

card-gic-holy-inquisition =
    Take the Grand Inquisitor's card, even from another player, and move up to 2 black caballeros to other regions or
    into the Castillo, but not into or out of the King's region.
    .title = Holy Inquisition
card-gic-close-action-card =
    { lay-goods } Keep this card. Once, in this round or a later one, close an action card on offer: nobody can choose
    it in that round. You do so in your own turn, or between two turns.
    .title = Close an action card
    .note = What closing does is inferred from the title. { note-numbers }
card-gic-double-strike =
    { lay-gold } Keep this card until the end of the next round. Once, right after another player's turn, carry out the
    special action of their card again; all choices are yours. You place no caballeros.
    .title = Double strike
    .note = How long the card can be kept is our assumption. { note-numbers }
card-gic-free-choice =
    { lay-goods } Keep this card. In the next general scoring, when the Castillo has been scored and emptied and before
    the first region is scored, move up to 2 of your caballeros, but not into or out of the King's region.
    .title = Free choice
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Then score Francia, the ship, América and África, with all their offices.
    .title = Score the new regions
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Take the Grand Inquisitor's card, then score every region with at least one black caballero; the black
    ones count for you.
    .title = Score the black regions
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Then move any number of your caballeros straight to América or África, and after that any number from
    there to other regions. They may take tokens on the way, even those just added, and bring them to Spain.
    .title = Transport
    .note = How many caballeros may move, and where, is reconstructed. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Then you may move the limitation table to another region, not into or out of the King's region and
    never to Francia. If there is not enough room on it for all the caballeros there, you choose which ones stand on it.
    .title = Limitation table
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Then choose a region, the King's included. It is scored at the end of the next round, before any
    general scoring; if chosen in the last round, it is scored after the last general scoring.
    .title = Delayed scoring
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Then all Grandes outside the King's region are thrown into the Castillo. They count as at home there,
    and leave it in the next general scoring for the regions on their owners' discs.
    .title = Conspiracy
    .note = Which Grandes are thrown in is our assumption. { note-numbers }

place-ship = ship
place-america = América
place-africa = África

prompt-settlers = Secretly set a region, not the King's. Two of your caballeros from the province go there.
prompt-voyage =
    Before your turn, each of your caballeros on the ship, in América and in África may travel one leg of the journey.
    Which one travels next?
prompt-sail = Where does the { colour-word } caballero on the ship go?
prompt-claim = Do you take a token?
prompt-transport-out = Which caballero goes to América or África next?
prompt-transport-home = Which caballero leaves América or África next?
prompt-ship-out = Where does the { colour-word } caballero { from-source } go?
prompt-fill =
    Which caballero goes onto the limitation table { in-place }? { $left ->
        [one] One space is free.
       *[other] { $left } spaces are free.
    }
prompt-table = Where do you move the limitation table?
prompt-close = Do you close an action card for this round?
prompt-strike = { $seat } has just used “{ $card }”. Do you repeat its special action with your Double strike?

choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Have a caballero take gold
               *[black] Have a black caballero take gold
            }
       *[goods]
            { $whose ->
                [own] Have a caballero take goods
               *[black] Have a black caballero take goods
            }
    }
choice-close =
    { $card ->
        [none] Close the card of stack { $stack }
       *[other] Close “{ $card }” (stack { $stack })
    }
choice-bonus = Take an extra caballero from the province to your court

event-tokens = { $seat } adds { laid-tokens }.
event-claimed =
    { $token ->
        [gold] { $seat } has { a-caballero } take gold.
       *[goods] { $seat } has { a-caballero } take goods.
    }
event-delivered =
    { $token ->
        [gold] Gold arrives in { $place_name }: { $points } points for { $seat }.
       *[goods] Goods arrive in { $place_name }: { $points } points for { $seat }.
    }
event-token-lost =
    { $token ->
        [gold] The gold carried by { a-caballero } goes back to the supply.
       *[goods] The goods carried by { a-caballero } go back to the supply.
    }
event-stands =
    { $spot ->
        [ambassador] The { colour-word } caballero is ambassador in Francia.
        [envoy] The { colour-word } caballero is envoy in Francia.
        [captain] The { colour-word } caballero is captain of the ship.
        [viceroy] The { colour-word } caballero is viceroy of América.
       *[third] The { colour-word } caballero takes the third space in Francia.
    }
event-closed = { $seat } closes “{ $card }” (stack { $stack }) for this round.
event-struck = Double strike: { $seat } repeats the special action of “{ $card }”.
event-delayed =
    { $place ->
        [ship] The ship will be scored at the end of the next round.
       *[other] { $place_name } will be scored at the end of the next round.
    }
event-table = The limitation table goes to { the-place }.
event-on-table = A { colour-word } caballero moves onto the limitation table.

label-ambassador = ambassador
label-bonus-used = The bonus of this turn is used
label-captain = captain
label-closed = Closed stacks:
label-closers = May close a card:
label-delayed-until = after round
label-envoy = envoy
label-fields = spaces
label-gold = gold
label-goods = goods
label-laden = Carrying:
label-strike-until = until round
label-supply = Supply:
label-table = Limitation table:
label-third = third space
label-unclaimed = Unclaimed:
label-viceroy = viceroy

# Sets that cannot be combined, and one mix that can be played all the same.
clash-not-listed = { $set } and { $other_set } cannot be combined: the Big Box does not list that combination.
clash-odd-situations =
    { $set } with { $other_set }: the rulebook advises against it. Odd situations may come up that the players have to
    settle among themselves.

note-numbers =
    The number of caballeros to place, and of gold and goods to add, is our assumption: the rulebook shows no card.
note-tokens = The number of gold and goods to add is our assumption: the rulebook shows no card.
lay-gold = First add 1 gold to América.
lay-goods = First add 1 goods token to África.
lay-both = First add 1 gold to América and 1 goods token to África.
