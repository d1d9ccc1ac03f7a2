### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = King & Intrigant
    .about =
        No action cards on offer: every player puts together a hand of thirteen power cards with actions of their own.
        The highest card of a round commands the King, the lowest intrigues.

card-ki-010 =
    This card has no special action. It is always the lowest, so you get the Intrigant card and may use its action.
    .title = Intrigant
    .note = { note-ki-supply }
card-ki-020 =
    The caballeros that you place in this turn may go to any regions, whether or not they border the King's region. The
    King's region stays closed to them. Use this before you place.
    .title = Place anywhere
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = The whole court
    .note = It may be that only 3 caballeros leave each court. { note-ki-value }
card-ki-040 =
    Lay this card open in front of you. Until the end of the next round you may once stop the special action of another
    player, that of a King or Intrigant card included, before it begins or at any of its steps: that step is not carried
    out, what was done before it stands, and the rest is lost. You cannot stop anybody from placing caballeros.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Each returns 3
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = One of each opponent
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Mobile scoreboard
    .note =
        The rulebook refers to a card of the base game here without naming it; the scoreboard fits best. { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Score a region of your choice
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Score the regions worth 4
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Score the regions worth 5
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Score the regions worth 6 or 7
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Score the Castillo
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = Score secretly chosen regions
    .note = { note-ki-scoring }
card-ki-150 =
    Name one of the nine regions and put a 2x token on it. Everything that it brings in the next general scoring is
    doubled, for all players and with all bonuses; special scorings are not. There are two tokens: if both lie on the
    board, you cannot do this.
    .title = Doubled region
    .note = That bonuses are doubled too and the region is shown openly is our reading. { note-ki-value }
card-ki-160 =
    Throw 2 caballeros of each player, your own included, into the Castillo. You pick all of them, from any regions but
    the King's; if a player has fewer there, all of those go.
    .title = Off to the Castillo
    .note = How many of the other players' caballeros go in is our assumption. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Royal advisor
    .note = { note-ki-value }
card-ki-180 =
    This card has no special action. It is always the highest, so you get the King card and may use its action.
    .title = King
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } You may do this or use the special action of your power card.
    .title = Intrigant card
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } You may do this or use the special action of your power card.
    .title = Intrigant card
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } It takes the place of the special action of your power card.
    .title = Intrigant card
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Use the special action of your power card and place up to 2 caballeros.
    .title = Caballero card 2
card-ki-caballero-3 = Use the special action of your power card and place up to 3 caballeros.
    .title = Caballero card 3
    .note = { note-ki-row }
card-ki-caballero-4 = Use the special action of your power card and place up to 4 caballeros.
    .title = Caballero card 4
    .note = { note-ki-row }
card-ki-king-2 = { king-text } You may do this or use the special action of your power card.
    .title = King card
    .note = { note-ki-row }
card-ki-king-3 = { king-text } You may do this or use the special action of your power card.
    .title = King card
    .note = { note-ki-row }
card-ki-king-45 = { king-text } It takes the place of the special action of your power card.
    .title = King card
    .note = { note-ki-row }

prompt-start-disc = Secretly set a region: one more of your caballeros starts there, from the province.
prompt-hand =
    Secretly choose the { $count } power cards that you will play with, one after the other.
prompt-row-card = Use your own card of the row, or take an action card instead.

choice-office = Use the special action of your King or Intrigant card
choice-keep =
    { $face ->
        [joker] Keep the Joker
       *[other]
            { $brings ->
                [0] Keep { $face } ({ $face_title }), which brings no caballeros
                [one] Keep { $face } ({ $face_title }), which brings one caballero
               *[other] Keep { $face } ({ $face_title }), which brings { $brings } caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Play the Joker
       *[other]
            { $brings ->
                [0] Play { $face } ({ $face_title }), which brings no caballeros
                [one] Play { $face } ({ $face_title }), which brings one caballero
               *[other] Play { $face } ({ $face_title }), which brings { $brings } caballeros
            }
    }

event-hand-chosen = { $seat } has chosen a hand.
event-office = { $seat } has “{ $card }”.

label-doubled = Doubled:

refusal-same-value = Two power cards have the value { $value }; “{ $name }” needs a different one.

note-ki-supply = The rulebook does not show how many caballeros this card brings; the number is our assumption.
note-ki-value =
    The rulebook shows neither the value of this card nor how many caballeros it brings. The values follow the order in
    which it explains the cards; the caballeros are our assumption.
note-ki-scoring =
    That the cards from 90 to 140 are special scorings is known, but not which of them has which value; the caballeros
    that they bring are our assumption too.
note-ki-row = How many caballeros the cards of the row let you place is shown for one of them only; this is our assumption.

intrigant-text =
    Either move one caballero of any colour, or name a region and move as many of your own caballeros out of it as you
    like, to one or several places. { rule-moving }
intrigant-first = Move one caballero of any colour
intrigant-second = Move your own caballeros out of one region
king-text = Move the King to any other region, but not to the Castillo. { rule-king-then-placing }
