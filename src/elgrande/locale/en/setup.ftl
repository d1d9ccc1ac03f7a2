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

set-new-regency = New Regency
    .about =
        Ten special cards replace the King's card and come up one in each round: the King goes abroad, to the Castillo,
        or changes places with a Grande.
set-veteran-cards = Veteran cards
    .about =
        Four cards for players who know the game, two Vetos among them. For each of them an unseen card of its stack is
        left out.
set-power-modifiers = Power modifiers
    .about =
        Everybody gets three of sixteen modifiers. One may be played with a power card: it changes the order of turns,
        and some have an ability. The list of the modifiers is reconstructed.
set-inquisitor-colonies = Grand Inquisitor & Colonies
    .about =
        Beyond Spain lie Francia, América and África, reached by ship. Gold and goods wait to be brought home, and
        the Grand Inquisitor commands the black caballeros.
set-grandissimo = Grandissimo
    .about =
        Portugal joins the board, the Queen, the Court Jester and the General Inquisitor offer their help, and two
        further stacks bring ships, a prison, a boycott, a revolution and more.
set-anniversary = Anniversary
    .about = Every player has a banner; wherever its bearer stands, ties are won.
set-king-intrigant = King & Intrigant
    .about =
        No action cards on offer: every player puts together a hand of thirteen power cards that act themselves. The
        highest card of a round commands the King, the lowest one intrigues.
set-players-edition = Players' edition
    .about = Eleven more power cards for King & Intrigant, the Joker and a wandering Castillo among them.
set-special-cards = Special cards
    .about = Ten more power cards for King & Intrigant: feasts, spies, a coup and royal protection.

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
        Does a tie for victory count as shared, or do the caballeros in court decide it, then those in the province,
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

option-veterans = Choice of veteran cards
    .about = Which of the veteran cards are used?
option-veterans-all = all four
option-veterans-veto = the two Vetos
option-veterans-intrigue = the card for moving or placing
option-veterans-scoring = the secret scoring

option-start = First start player
    .about = Who begins the first round?
option-start-random = drawn by lot
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Cards of the Big Box
    .about = Whether cards take part whose effect had to be reconstructed because no rulebook tells it.
option-cards-all = all of them
option-cards-established = only those with an established effect

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
option-symbols-printed = those that the rulebook names
option-symbols-reconstructed = made-up ones too, so that the ships come into play
option-symbols-none = none: ships and prison stay in the box
option-stack-6 = Size of stack 6
    .about = May so many cards of Grandissimo be left out that they come up more than once?
option-stack-6-full = a card for each round at least
option-stack-6-small = as few as you like; they come up again in the same order
option-ships = Ships with two players
    .about = How many ships there are in a game of Grandissimo for two. The rulebook advises one.
option-ships-one = one
option-ships-two = two
option-removal = Removal
    .about = What card 115 of the Special cards can take off the table.
option-removal-cards = Espionage, Reserve and limitation tables
option-removal-tokens = also bridge, alliance, quarantine and other tokens that last
