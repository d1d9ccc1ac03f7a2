### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Veteran cards
    .about =
        Four cards for players who know the game, including two Vetoes. For each of them an unseen card of its stack is
        left out.

option-veterans = Choice of veteran cards
    .about = Which of the veteran cards to play with.
option-veterans-all = all four
option-veterans-veto = the two Vetoes
option-veterans-intrigue = the card for moving or placing
option-veterans-scoring = the secret scoring

card-v2-veto =
    Lay this card open in front of you. Until the end of the next round you may once stop the special action of another
    player completely, right after it is announced and before it begins. You cannot stop anybody from placing
    caballeros. Afterwards, or if unused at the end of the next round, the card is discarded.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Use one of two actions. Either: { card-c1-region-all-own } Or: { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = Score secretly chosen regions
    .note = { note-kept }
