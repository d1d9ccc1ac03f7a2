### What players agree on before a game: editions, modules, table options.

## Editions

edition-1995 = Edition of 1995
    .about =
        The first edition: 45 action cards, a Veto that can stop a special action halfway, and a Castillo that may be
        chosen for a special scoring.
edition-2015 = Edition of 2015
    .about =
        The 45 action cards of 1995 with revised rules: a Veto can stop a special action halfway, and the Castillo is
        not a region.
edition-2023 = Edition of 2023
    .about =
        A revised deck of 41 action cards, three modules in the box, and a dummy in the game for two. The rulebooks do
        not show every card; those are marked as reconstructed.

## Modules

## Options and their values

option-castillo = Castillo
    .about = May everybody look into the Castillo? Everybody sees what goes in, either way.
option-castillo-hidden = hidden until it is opened
option-castillo-open = open to all

option-length = Length
    .about = How many rounds are played? A general scoring follows every third round, or every second in a short game.
option-length-full = nine rounds
option-length-short = six rounds: 1, 4 and 7 are left out

option-veto = Veto
    .about = Are the Veto cards in the game?
option-veto-yes = with Veto cards
option-veto-no = without Veto cards

option-tie-break = Tie for victory
    .about =
        Does a tie for victory count as shared, or do the caballeros at court decide it, then those in the province,
        then the highest power card left in hand?
option-tie-break-no = shared victory
option-tie-break-yes = decided

option-mulligan = Gentle start
    .about = What becomes of a card that takes three or all caballeros from the courts if it comes up in the first round?
option-mulligan-no = it stays
option-mulligan-yes = it goes under its stack, and the next one is turned up

option-angry-king = Angry King
    .about = Who returns caballeros to the Angry King? The strict reading of 1995 says everybody.
option-angry-king-opponents = opponents only
option-angry-king-everybody = everybody, the active player last

option-supply = Supply
    .about = May a player take fewer caballeros than his power card brings? The strict reading of 1995 says no.
option-supply-up-to = as many as you like up to the number
option-supply-exact = exactly the number

option-stacks = Stacks 2 and 3
    .about = Are stacks 2 and 3 shuffled into one? With three players you choose; with two they always are.
option-stacks-separate = separate
option-stacks-merged = shuffled into one

option-start = First start player
    .about = Who begins the first round?
option-start-random = drawn by lot
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
