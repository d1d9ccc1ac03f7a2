### The action cards of 2023.

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Place up to 2 caballeros from your court, besides the 1 that this card lets you place anyway, in regions of your
    choice, together or apart, whether or not they border the King's region. None may go to the King's region or into
    the Castillo.
    .title = Militia
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }
card-n2-withdrawal = { card-c2-angry-king }
    .title = Withdrawal
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Civil War
card-n2-assassin = { card-c2-remove1-each } In the two-player game, the dummy counts as an opponent here.
    .title = Assassin
    .note =
        The rulebooks explain this card without showing it. They say neither its stack nor whether one caballero of
        every opponent must go.
card-n2-court-all = { card-c2-court-all }
    .title = Empty the courts
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = Take 3 from each court
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = Score a region of your choice
    .note = { note-stack-and-copies }
card-n3-score-4 = { card-c3-score-4 }
    .title = Outpost
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = Score the regions worth 6 or 7
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Open the Castillo and score it. Whoever is alone in first place there also gets the bonus for their Grande if it
            is inside, and for the King if he stands beside it. Everything goes back inside afterwards.
       *[no] { card-c3-score-castillo }
    }
    .title = Revelation
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = Score first places only
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = Score the region with the most caballeros
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = Score the region with the fewest caballeros
    .note = { note-kept }
card-n4-decree = { card-c4-scoreboard }
    .title = Decree
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] Instead you may take back a modifier that you have used.
       *[no] { "" }
    }
    .title = Empowerment
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Called to court
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] A Grande inside the Castillo stays there.
       *[no] { "" }
    }
    .title = New Home
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } In the two-player game, the dummy's caballeros stay as well.
    .title = Coup
    .note = The rulebooks mention this card in an example. Its wording and its stack are not shown.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Counsel for the King
    .note = { note-kept }
card-n5-majesty =
    Move the King to any other region, but not to the Castillo, France or Portugal. { rule-king-then-placing } This
    card is on offer in every round.
    .title = Your Majesty

note-kept = The rulebooks do not show this card; it is kept from the deck of 1995.
note-copies = The rulebooks show this card, but not how many copies there are.
note-stack = The rulebooks show this card, but not its stack.
note-stack-and-copies = The rulebooks show this card, but neither its stack nor how many copies there are.
note-stand-in = Nothing is known about this card: a stand-in.

# Where "a neighbour" is while the King stands in no region.
rule-neighbours-abroad =
    From France or Portugal he goes to a region that borders the country, from the Castillo to any region.
