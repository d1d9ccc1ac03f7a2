### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Power modifiers
    .about =
        Everybody gets three of sixteen modifiers. One may be played with a power card to change the order of turns, and
        some have an ability. The list of modifiers is reconstructed.

# Attribute .title: the ability in a few words.
modifier-plain = No ability: it only changes the value of the power card.
    .title = no ability
modifier-supply =
    Take 1 more of your caballeros from the province to your court. If the province is empty, you may take one
    from a region instead, but not from the King's region or the Castillo.
    .title = take 1 more to court
modifier-castillo = Put 1 caballero from your court into the Castillo, unless the King stands beside it.
    .title = put 1 into the Castillo
modifier-move =
    Move 1 of your own caballeros from one region to another. It may not enter or leave the King's region, and it
    may not go into the Castillo.
    .title = move 1 of your own

event-modifier = { $seat } adds the modifier { $modifier }: { $total }.
# Only the two players concerned are shown which modifier it was.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } passes a modifier to { $to }.
       *[other] { $seat } passes the modifier { $modifier } to { $to }.
    }
