### New Regency (2023): ten cards for the King instead of one.

set-new-regency = New Regency
    .about =
        Ten special cards replace the King's card, one each round: the King goes abroad or to the Castillo, or swaps
        places with a Grande.

card-r5-exile =
    Move the King to France or Portugal, out of the country. While he is there, no region is the King's region:
    nothing is closed, and nobody gets the King's bonus. Caballeros are placed only in regions that border that
    country, or in the Castillo. Other cards can bring him back.
    .title = Exile
card-r5-entourage =
    Move the King to any other region and take 2 caballeros of his old region along, of any colours, as you choose.
    If only one stands there, that one goes. Nobody goes along if he was not in a region.
    .title = Entourage
    .note =
        The rulebooks explain this card but do not show its text: the target, the colours and who chooses are assumed.
card-r5-competition =
    Move the King to any other region and throw all Grandes that stand there into the Castillo. In every scoring of the
    Castillo they earn their bonus for an owner who is alone in first place there. They leave it in the next general
    scoring, for the region on their owner's disc; if that is the King's region, they stay inside.
    .title = Competition
card-r5-country-seat =
    Move the King to the region with the fewest caballeros, all colours together; if several tie, you choose. Empty
    regions are left out. His present region counts too; if it alone has the fewest, he stays.
    .title = Country Seat
card-r5-revolt =
    Put the King beside the Castillo, which is the King's region until he is moved again. Caballeros are placed in any
    of the nine regions but not in the Castillo, and nothing enters or leaves it. Scoring it can bring the King's
    bonus; in a general scoring its caballeros and Grandes stay inside.
    .title = Revolt
card-r5-smuggling =
    The King stays where he is. When you place caballeros later in this turn, you may place them in the King's region
    too. This cannot be used while the King is in France or Portugal.
    .title = Smuggling
card-r5-substitute =
    Swap the King with a Grande of any player. Both must stand in regions, and in different ones.
    .title = Substitute
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Stand-in: King to a neighbour
    .note = { note-stand-in }
card-r5-unknown-9 =
    Move the King to any other region, but not to the Castillo, France or Portugal. { rule-king-then-placing }
    .title = Stand-in: King to any region
    .note = { note-stand-in }
card-r5-unknown-10 =
    Move the King to the region with the most caballeros, all colours together; if several tie, you choose. His
    present region counts too; if it alone has the most, he stays.
    .title = Stand-in: King to the fullest region
    .note = { note-stand-in }
