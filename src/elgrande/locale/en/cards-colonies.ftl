### The action cards of Grand Inquisitor & Colonies. See cards-classic.ftl for what the texts can ask for.

## Sentences that several cards share

note-numbers =
    The number of caballeros to place, and of gold and goods to lay, is our assumption: the rulebook shows no card.
note-tokens = The number of gold and goods to lay is our assumption: the rulebook shows no card.
lay-gold = First lay 1 gold in América.
lay-goods = First lay 1 goods token in África.
lay-both = First lay 1 gold in América and 1 goods token in África.

## Cards

card-gic-holy-inquisition =
    Take the Grand Inquisitor's card, also from another player, and move up to 2 black caballeros to other regions or
    into the Castillo, but not into or out of the King's region.
    .title = Holy Inquisition
card-gic-close-action-card =
    { lay-goods } Keep this card. Once, in this round or a later one, close an action card on offer: nobody can choose
    it in that round. You do so in your own turn, or between two turns.
    .title = Close an action card
    .note = What closing does follows from the title. { note-numbers }
card-gic-double-strike =
    { lay-gold } Keep this card until the end of the next round. Once, right after the turn of another player, carry
    out the special action of his card again; all choices are yours. You place no caballeros.
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
    there to other regions. They may claim tokens on the way, also those just laid, and bring them to Spain.
    .title = Transport
    .note = How many caballeros may move, and which ways, is reconstructed. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Then you may move the limitation table to another region, not into or out of the King's region and
    never to Francia. If not all caballeros there have room on it, you say who does.
    .title = Limitation table
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Then choose a region, the King's included. It is scored at the end of the next round, before a general
    scoring; chosen in the last round, it is scored after the last general scoring.
    .title = Delayed scoring
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Then all Grandes outside the King's region are thrown into the Castillo. They count as at home there,
    and leave it in the next general scoring for the regions on their owners' discs.
    .title = Conspiracy
    .note = Which Grandes are thrown in is our assumption. { note-numbers }

## The character card

character-grand-inquisitor =
    Taken with Holy Inquisition or with the scoring of the black regions, and kept until somebody else takes it. In each
    of your turns you may place one more caballero than your card allows, or take one more from the province to court.
    The black caballeros count as yours in every scoring, and you move them as your own.
    .title = Grand Inquisitor
