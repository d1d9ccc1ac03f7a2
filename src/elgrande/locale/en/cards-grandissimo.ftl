### The action cards of Grandissimo. See cards-classic.ftl for what the texts can ask for.

## Sentences that several cards share

note-three = The number of caballeros to place is our assumption: the rulebook shows no card.

# The symbols that a table plays with: $option_symbols.
prison-symbol = Prison: you may take a caballero from a region to the prison first.
ship-symbol = Ship: you may take a ship first.
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

## Cards

card-grd-boycott =
    Choose one of the nine regions of Spain in secret. In the next general scoring it is shown, and that region is not
    scored.{ made-up-prison }
    .title = Boycott
    .note = That the choice is secret, and what it brings about, is our assumption. { note-three }{ note-symbol }
card-grd-league =
    You may lay each of the two mobile scoreboards in a region or at the Castillo, from beside the board or from where it
    lies, but not into or out of the King's region.
    .title = League
    .note = How many scoreboards move is reconstructed. { note-three }
card-grd-double-turn =
    { known-prison }When you have done everything on this card, take a further action card. Use it at once, with its
    special action and its caballeros, or keep it and use it in a later turn in addition to the card of that turn.
    .title = Double turn
card-grd-free-choice =
    Keep this card. In the next general scoring, when the Castillo has been scored and emptied and before the first
    region is scored, move up to 2 of your caballeros, but not into or out of the King's region.{ made-up-ship }
    .title = Free choice
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Choose one of the nine regions of Spain in secret. Whenever you like, also in the turn of another player, show it:
    the King is there at once. You can do so until the discs of the next general scoring are set.
    .title = King incognito
    .note = Until when it can be shown is our assumption. { note-three }
card-grd-eviction-order =
    Open the Castillo. All caballeros of the other players in it go back to their courts; yours, the Grandes and the
    King stay inside. Nothing is scored.
    .title = Eviction order
    .note = What happens to the caballeros is reconstructed. { note-three }
card-grd-score-coast =
    Score all regions on the coast: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla and Portugal.{ made-up-ship }
    .title = Score the coast
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Keep this card. In the next general scoring you see the discs of all others before you set yours.
    .title = Espionage
    .note = What its owner sees is our assumption. { note-three }
card-grd-score-courts =
    All count the caballeros in their courts: 7 points for the most, 5 for the second most and 1 for the third, with
    ties as in a region.
    .title = Score the courts
    .note = { note-three }
card-grd-action-stop =
    All who have their turn later in this round may place caballeros, but lose the special actions of their cards.{ made-up-prison }
    .title = Action stop
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Throw the King into the Castillo, where he has no function. You may name a Grande that takes over all his functions
    until he comes back, in Portugal after the next general scoring. Without one there is no King's region, and
    caballeros are placed in the Castillo only.
    .title = Revolution
    .note = How the King comes back is taken from another edition. { note-three }
card-grd-conquistadores =
    No special action: the 3 caballeros that you place with this card come from the province instead of your court, as
    far as there are any.{ made-up-ship }
    .title = Conquistadores
    .note = That these three are all it lets you place is how we read the rulebook.{ note-symbol }
card-grd-score-inland =
    Score Aragón, Castilla la Vieja and Castilla la Nueva.
    .title = Score the inland
    .note = { note-three }
card-grd-spanish-inquisition =
    Take the General Inquisitor until after the next general scoring. Once in each of your turns, also in this one, you
    may move the two mercenaries, and they count for you in scorings. Each may take along a caballero of its region if
    the owner agrees.
    .title = Spanish Inquisition
    .note = What the General Inquisitor does is reconstructed. { note-three }
card-grd-conspiracy =
    All Grandes outside the King's region are thrown into the Castillo. They count as at home there, and leave it in the
    next general scoring for the regions on their owners' discs.
    .title = Conspiracy
    .note = Which Grandes are thrown in is our assumption. { note-three }
card-grd-to-the-castillo =
    Throw 2 caballeros of each player, yours included, from regions of your choice into the Castillo, as far as there
    are so many outside the King's region.
    .title = Off to the Castillo
    .note = How many caballeros of the others are thrown in is our assumption. { note-three }
card-grd-alliance =
    Choose two regions, not the King's. In the next general scoring their caballeros are counted together, and each
    place brings the points of both regions.
    .title = Alliance
    .note = { note-three }
card-grd-last-word =
    The rest of your turn waits until all others have had theirs in this round.{ made-up-ship }
    .title = The last word
    .note = What exactly waits is our assumption. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] No special action.
       *[other] { prison-symbol }
    }
    .title = United force
card-grd-queen-and-jester =
    Take the Queen or the Court Jester, also from another player.
    .title = Queen and Court Jester
    .first = Take the Queen: in each turn one more caballero to your court, or one more placed
    .second = Take the Court Jester: in each turn one of your caballeros from the province into another court

## The character cards

character-queen =
    In each turn you place one more caballero than your card allows, or take one more from the province to court. In the
    turn in which you take her you may only place one more, and only if you have not placed yet.
    .title = Queen
character-court-jester =
    In each turn you may put one of your caballeros from the province into the court of another player, who must place it
    at the start of the next turn there.
    .title = Court Jester
character-general-inquisitor =
    Taken with the Spanish Inquisition and kept until after the next general scoring. Once a turn you may move both
    mercenaries, and each may take along one caballero of its region if its owner agrees. Till then the mercenaries count
    as yours. What this card does is reconstructed.
    .title = General Inquisitor
