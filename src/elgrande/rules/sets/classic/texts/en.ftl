### The action cards of 1995 and 2015.

card-c1-move3-any = Move up to 3 caballeros of any colours. { rule-moving }
    .title = Move 3 of any colour
card-c1-move4-any = Move up to 4 caballeros of any colours. { rule-moving }
    .title = Move 4 of any colour
card-c1-move4-own = Move up to 4 of your own caballeros. { rule-moving }
    .title = Move 4 of your own
card-c1-move3-foreign =
    Move up to 3 caballeros that are not yours, of one or several colours. { rule-moving }
    .title = Move 3 of others
card-c1-move2own-2foreign =
    Move up to 2 of your own caballeros and up to 2 that are not yours, in any order. Moving fewer of one kind does
    not let you move more of the other. { rule-moving }
    .title = Move 2 of your own and 2 of others
card-c1-region5-any =
    Name one region other than the King's and move up to 5 caballeros of any colours out of it, to one or several
    other regions or into the Castillo. None may go to the King's region.
    .title = Move 5 out of one region
card-c1-region-all-own =
    Name one region other than the King's and move as many of your own caballeros out of it as you like, to one or
    several other regions or into the Castillo. None may go to the King's region.
    .title = Move your own out of one region
card-c1-place2-extra =
    Place up to 2 caballeros from your court, besides the 1 that this card lets you place anyway, in regions of your
    choice, whether or not they border the King's region, or in the Castillo. None may go to the King's region.
    .title = Place 2 extra
card-c1-all-own-or-place2 =
    Use one of two actions. Either: { card-c1-region-all-own } Or: { card-c1-place2-extra }
    .title = Move your own or place 2 extra
    .first = Move your own caballeros out of one region
    .second = Place up to 2 extra caballeros from your court
card-c2-veto =
    Lay this card open in front of you. Until the end of the next round you may once stop the special action of another
    player, before it begins or at any of its steps: that step is not carried out, what was done before it stands, and
    the rest is lost. You cannot stop anybody from placing caballeros. Afterwards, or if unused at the end of the next
    round, the card is discarded.
    .title = Veto
card-c2-court-all = Every opponent returns all caballeros in their court to the province, beginning on your left.
    .title = The whole court
card-c2-court-3 =
    Every opponent returns 3 caballeros from their court to the province, beginning on your left. Whoever has fewer
    there returns them all.
    .title = 3 from each court
card-c2-remove1-each =
    You may return one caballero of each opponent from the regions to the province. You choose which ones, from the
    same or from different regions, and you may spare opponents. { rule-safe-places }
    .title = One of each opponent
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Every player in turn, beginning on your left and ending with you,
       *[opponents] Every opponent in turn, beginning on your left,
    } returns 3 of their own caballeros to the province, of their choice, from their court and from regions. Whoever
    has fewer there returns them all. { rule-safe-places }
    .title = Angry King!
card-c2-secret-all-of-region =
    Every opponent secretly sets on their disc a region other than the King's where they have at least 1 caballero. All
    discs are revealed together, and each of them returns all their caballeros in that region to the province. Whoever
    has no caballeros outside the King's region loses nothing.
    .title = Give up a region
card-c2-secret-2-of-region =
    Every opponent secretly sets on their disc a region other than the King's where they have at least 2 caballeros. All
    discs are revealed together, and each of them returns 2 caballeros from that region to the province. Whoever does
    not have 2 anywhere sets a region with 1 and returns that one; whoever has none at all loses nothing.
    .title = Give up 2 in a region
card-c2-score-choice =
    Name a region: it is scored at once, with every paid place and all bonuses. { $edition ->
        [1995] The King's region and the Castillo may be named; what is in the Castillo goes back inside afterwards.
       *[other] The King's region may be named, the Castillo may not.
    }
    .title = A region of your choice
card-c3-score-4 = Score every region whose first place is worth 4 now. { rule-visible-values }
    .title = Regions worth 4
card-c3-score-5 = Score every region whose first place is worth 5 now. { rule-visible-values }
    .title = Regions worth 5
card-c3-score-6-7 = Score every region whose first place is worth 6 or 7 now. { rule-visible-values }
    .title = Regions worth 6 or 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] There are no bonuses for the King or a Grande, because neither can be inside.
            }
    } { rule-castillo-stays }
    .title = The Castillo
card-c3-score-first-only =
    Score all regions, but pay only a player who is alone in first place: the first value and the bonuses for King and
    Grande. A tie for first place pays nobody. The Castillo is not scored.
    .title = First places only
card-c3-score-most =
    Score the region with the most caballeros, all colours together; if several tie for it, all of them are scored.
    { rule-counting-heads }
    .title = The most caballeros
card-c3-score-least =
    Score the region with the fewest caballeros, all colours together; if several tie for it, all of them are scored.
    Empty regions are left out. { rule-counting-heads }
    .title = The fewest caballeros
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Take one of the two mobile scoreboards (8/4/0 or 4/0/0), from beside the board or from where it lies, and lay it
    in another place: a region or the Castillo. Its values replace the printed ones in every scoring. There is room
    for one mobile scoreboard in each place, none may enter or leave the King's region, and none goes back off the
    board.
    .title = Mobile Scoreboard
card-c4-power-back =
    Take one of your used power cards back into your hand; you need not show it. It may be the one from this round,
    which still counts for the order of turns and for the start marker.
    .title = Power of the Cards
card-c4-court2 =
    Take up to 2 of your caballeros from the province to your court. If the province has fewer, you may take the
    missing ones from regions, but not from the King's region or the Castillo.
    .title = The Court
card-c4-grande =
    Move your Grande to another region, which is now your home region. It may not enter or leave the King's region
    and may not go into the Castillo. Several Grandes may share a region.
    .title = Grande
card-c4-secret-scoring =
    Every player, including you, secretly sets a region on their disc; the King's region is allowed, and the Castillo is not
    on the disc. All discs are revealed together. Every region that exactly one player has set is scored{ $edition ->
        [1995] , in the order of the players from your left.
       *[other] . { rule-scoring-order }
    }
    .title = Secretly chosen regions
card-c4-eviction =
    Name a region other than the King's. Every opponent with caballeros there secretly sets another region on their
    disc. All discs are revealed together, and each of them moves all their caballeros from the named region to the one
    they set; whoever set the King's region takes them to their court. Your own caballeros stay.
    .title = Eviction
card-c4-royal-advisor = Move the King to a region that borders his present one. { rule-king-then-placing }
    .title = Royal Advisor
card-c5-king =
    Move the King to any other region, but not to the Castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Before or after his move you may pardon the prisoners: all of them go to one region, but not the one where the King is at that moment. This card is on offer in every round.
       *[no] This card is on offer in every round.
    }
    .title = King's Card

# For cards that score the Castillo: how, what of the bonuses, and what becomes of it.
rule-open-castillo =
    Open the Castillo, so that everybody sees who is inside, and score it at once like a region: every paid place, by
    the scoreboard that is visible there.
rule-castillo-bonuses =
    Whoever is alone in first place there also gets the bonus for their Grande if another card has put it into the
    Castillo. There is no bonus for the King.
rule-castillo-stays = Afterwards all caballeros stay in the Castillo; no discs are set.
# For cards that move caballeros on the board.
rule-moving =
    Each goes from a region to any other region or into the Castillo. Nothing may enter or leave the King's region,
    and nobody comes out of the Castillo.
# For cards that send caballeros back to the province.
rule-safe-places = Caballeros in the King's region and in the Castillo are safe.
# For special scorings of regions of a certain value.
rule-visible-values =
    A mobile scoreboard counts instead of the printed values. The King's region is scored like any other, the
    Castillo never. { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] If another player holds a Veto, you choose the order.
    }
# For scorings of the fullest and the emptiest regions.
rule-counting-heads =
    The King's region counts like any other; the Castillo and the Grandes do not count. { rule-scoring-order }
rule-king-then-placing = If you do this before you place caballeros, the new King's region counts for placing.
