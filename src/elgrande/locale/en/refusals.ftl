### Why something cannot be done, or had better not be. Each names the rule; what to do instead should be plain from it.

## Setting up a game

refusal-no-edition = There is no edition “{ $name }”.
refusal-players = El Grande is for 2 to 5 players, not for { $count }.
refusal-no-set = There is no set “{ $name }”.
refusal-set-edition = { $set } does not belong to the edition of { $edition }. Choose another edition, or leave it out.
refusal-set-needs = { $set } needs { $other_set }.
refusal-no-option = There is no table option “{ $name }”.
refusal-option-value = “{ $option }” cannot be “{ $value }”.
refusal-option-list = “{ $option }”: choose “{ $value }” or single cards, not both.
refusal-option-edition = The edition of { $edition } does not know the table option “{ $option }”.
refusal-option-needs = The table option “{ $option }” needs { $set }.
refusal-stack-short =
    Stack { $stack } would have only { $count ->
        [one] one card
       *[other] { $count } cards
    } left. It needs one for each of the { $rounds } rounds.
refusal-merged-stacks = Stacks 2 and 3 are shuffled into one only with two or three players, not with { $count }.
refusal-start = { $owner } cannot begin: nobody plays that colour with { $count } players.
refusal-name = “{ $name }” cannot be a name: write one line without a semicolon.

clash-stacks =
    { $set } and { $other_set } cannot be combined: one needs the action stacks that the other does away with.
## Choices at the table

refusal-over = The game is over; there is nothing left to choose.
refusal-not-asked = You have nothing to choose now.
refusal-not-offered = That is not among the things you can choose now.
refusal-no-action = No special action is under way that could be vetoed.
refusal-unknown-choice = There is no choice “{ $name }”.
refusal-kings-region = { $place_name } is the King's region: nothing may enter or leave it.
refusal-closed-region = { $place_name } is closed by a token: nothing may enter or leave it.
refusal-not-neighbouring =
    Caballeros from court go into the Castillo or into regions next to the King. { $place_name } is not next to
    { $source_name }.
refusal-same-place = The caballero stands there already. Choose another place for it.
refusal-nobody-there = There are no caballeros in { $place_name }.
refusal-none-there =
    { $colour ->
        [black] There are no black caballeros in { $place_name }.
       *[other] { $owner } has no caballero in { $place_name }.
    }
refusal-too-few-there =
    You must name a region with as many of your caballeros as you have to give up, as long as there is one.
refusal-king-there = The King stands in { $place_name } already.
refusal-grande-there = Your Grande stands in { $place_name } already.
refusal-board-there = A scoreboard lies there already; there can be only one.
refusal-not-there =
    { $card ->
        [none] The rules do not allow { $place_name } here.
       *[other] “{ $card }” does not allow { $place_name }. Its text says what is possible.
    }
refusal-placing-used = You have placed your caballeros for this turn already.
refusal-court-empty = There is no caballero in your court that you could place.
refusal-action-used = You have used the special action of this turn already.
refusal-action-idle = The special action of “{ $card }” would do nothing now.
refusal-power-used = You do not hold the power card { $value } any more.
refusal-power-taken = Somebody has played a { $value } in this round. Every value is played only once.
refusal-card-taken = The card of stack { $stack } is gone. Every card is taken once in a round.
refusal-supply =
    You cannot take { $count }: your power card brings a certain number, and there are { $left } in your province.
refusal-undo-revealed = Something hidden has been shown since.
refusal-undo-acted = { $seat } has acted since.
refusal-undo-nothing = There is no choice of yours to take back.
refusal-undo-limit = So much has been taken back in this game that nothing more can be.

## Records of games

refusal-no-record = This is not a record of a game; one begins with “{ $title }”.
refusal-record-json = This is not valid JSON.
refusal-record-cut = Something is missing. The record may be cut off.
refusal-record-version =
    The record has version { $found }, and this server can read versions 1 to { $newest }. A newer one may be able to.
refusal-record-unknown = “{ $found }” does not exist here.
refusal-record-value = “{ $found }” cannot stand here.
refusal-record-order = “{ $found }” does not belong in this place.
refusal-record-twice = This was said in line { $first } already.
refusal-record-chance = What is written here about shuffled cards, homes or seed cannot have happened in this game.
refusal-record-choice = “{ $found }” was not possible in the game at that moment.
refusal-record-result = The choices lead to another result: { $found }.
refusal-record-corrections = The game was played with the correction file { $found }, which cannot be used here.
