### What the command line says, beyond what happens in the game.

## The table on the screen

cli-title = edition { $edition }, { $players } players, seed { $seed }
# The same where no seed can shuffle the game again.
cli-title-unseeded = edition { $edition }, { $players } players
# Follows the title where the values on the board are not established.
cli-boards-unsure = { ", " }scoreboards { $mark }
cli-closed = closed
# What stands before something, as in "Turn order:".
cli-colon = { $label }:
cli-belongings = court { $court }, province { $province }
# Caballeros of the dummy that are not on the board.
cli-stock = province { $count }
cli-you = you
cli-starts = starts
cli-vetos =
    { $count ->
        [one] Veto
       *[other] { $count } Vetoes
    }
cli-hand = Power cards
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# After a sentence that is true several times in a row.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [one] One more line before this: type log
       *[other] { $count } more lines before this: type log
    }
cli-card-of = The card of { $seat }

## Asking

cli-ask = >
cli-ask-default = (Enter: { $choice }) >
# The words are typed as they are, in every language.
cli-ask-hand = (a whole hand at once: { $recommended } or { $random }) >
cli-done = Enter: go on. undo: take it back. >
# Followed by the player.
cli-you-are = You are
cli-introduction = Type the key of an option, then press Enter; ? explains the rest.
cli-no-answer = Type one of the keys, or ? for help.
cli-no-option = “{ $answer }” is not one of the options. Type one of the keys, or ? for help.
cli-ambiguous = “{ $answer }” fits { $options }.
cli-cannot-undo =
    There is nothing to take back: something hidden has been revealed or somebody else has acted since your last choice.
cli-undone = Undone.
cli-file = FILE
cli-saved = The game has been saved in { $file }.
cli-look-again = The game has been saved. To look at it again:
cli-left = Your game has been kept. To continue later:

## Help

cli-help-keys = Type the key before an option, then Enter.
cli-help-notation = Or type the option itself, as in { $example }, or just enough of it to make clear what you mean: { $short }
cli-help-several = Several answers in one line are given one after the other: { $example }
cli-help-help = this help
cli-help-undo = take back your last choice, as long as nothing hidden was revealed and nobody else has acted
cli-help-score = what everybody would get if the board were scored now, and why
cli-help-cards = the cards on offer with their full texts
cli-help-log = what has happened so far, a line for every turn
cli-help-log-all = every single thing that has happened
cli-help-board = show the table again
cli-help-save = save the game in a file, and keep that file up to date
cli-help-quit = leave; the game is kept
cli-help-places = Places:
cli-help-signs =
    { $crown } a Grande, { $king } the King, whose region is taboo, { $mobile } a mobile scoreboard, { $horse } a
    caballero that a card places or a power card brings, { $scoring } a general scoring. Cards: { $reconstructed }
    reconstructed, { $invented } invented, { $corrected } corrected by your file.
cli-castillo-unknown = The Castillo is closed and not counted.

## Simulations

cli-wins = Wins
cli-least = Fewest points
cli-mean = Average
cli-most = Most
# $sets are the names of the sets, $sets_number how many they are.
cli-simulated =
    { $games } random games: edition { $edition }{ $sets_number ->
        [0] { "" }
       *[other] { " " }with { $sets }
    }, { $players } players, from seed { $seed }
cli-decisions =
    Decisions in a game: { $least } to { $most }, { $mean } on average. Shared victories: { $shared }.
cli-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s

## The benchmark

cli-game = Game
cli-compiled = compiled
cli-interpreted = plain Python

## Other commands

cli-characters = Character cards
cli-no-stack = The row and the power cards of each player ({ $count } cards)
cli-stack =
    Stack { $stack }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-no-cards = No matching cards.
cli-sound = { $file } is sound: { $entries } entries.
cli-waiting = Waiting for { $players }.
cli-passed = passed
cli-failed = FAILED
cli-scenarios =
    { $passed } passed, { $failed } failed, { $checked } expectations checked{ $unread ->
        [0] .
        [one] ; one file could not be read.
       *[other] ; { $unread } files could not be read.
    }

## elgrande doctor

cli-doctor-version = Version
cli-doctor-python = Python
cli-doctor-rules = Rules
cli-doctor-page = Page
cli-doctor-extras = Extras
cli-doctor-not-installed = Not installed
cli-doctor-language = Languages
cli-doctor-terminal = Terminal
cli-doctor-package = Package
cli-doctor-games = Games
cli-doctor-verdict =
    { $wrong ->
        [0] Nothing is wrong.
        [one] One thing is wrong.
       *[other] { $wrong } things are wrong.
    }
