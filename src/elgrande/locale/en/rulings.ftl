# How doubtful cases are settled; in full, with reasons, in docs/rulings.md.

ruling-r-1 = Whoever uses the Grande card moves the own Grande, not everybody theirs. It cannot leave or enter the King's region.
ruling-r-2 = Angry King hits the opponents only. At a table of 1995 an option has everybody return caballeros.
ruling-r-3 = You may take fewer caballeros to court than the power card says. At a table of 1995 an option asks for exactly as many.
ruling-r-4 = If the province has too few, all of them may be taken, and what is missing from regions, but never from the King's region or the Castillo.
ruling-r-5 = Whoever has two caballeros in a region outside the King's must set such a region; otherwise one where there is a single one.
ruling-r-6 = Nobody has to be hit: the player picks at most one caballero of each opponent and may spare some.
ruling-r-7 = Whoever has to return more than there is returns as many as possible, never from the King's region or the Castillo.
ruling-r-8 = A mobile scoreboard must change its place: to a region or the Castillo without one, and not where the King stands.
ruling-r-9 = A Veto stops any special action, the King's card and the taking of another Veto included, but never placing, supply, a modifier's ability or a general scoring. A Veto that was spoken cannot be stopped.
ruling-r-10 = What a card forbids cannot be set on the disc. The King's region can be set in a general scoring and with Eviction, and means the own court.
ruling-r-11 = Every move is one caballero from a region to another or into the Castillo. The same caballero can be moved again, which costs a further move.
ruling-r-12 = A Grande in the Castillo goes to the region on its owner's disc. If that shows the King's region, it stays inside, and until it comes out no region is its owner's home.
ruling-r-13 = Where these cards move a Grande or caballeros together with the King, the taboo does not bind them. Competition: the King moves first, then the Grandes of his new region go into the Castillo.
ruling-r-14 = When only first places are scored, the first alone gets the bonuses as well. A tie for first pays nothing.
ruling-r-15 = While the King is abroad one places in the regions on that border and in the Castillo. Nothing is taboo, and nobody gets his bonus.
ruling-r-16 = While the King stands beside the Castillo, nothing enters or leaves it. It can be scored, with his bonus; one places in all nine regions.
ruling-r-17 = An empty region may be chosen for a scoring, and a card may be taken without using it.
ruling-r-18 = Everybody sees how many of which colour go into the Castillo. Afterwards nobody may look; what was told remains told.
ruling-r-19 = Any used power card can come back, that of this round included. It keeps its effect on the order of turns, and the others do not learn which it is.
ruling-r-20 = A region with the board 4·0·0 belongs to the regions of 4, one with 8·4·0 to none. Most and fewest caballeros do not look at numbers.
ruling-r-21 = The dummy owns caballeros and decides nothing: it sets no disc and chooses no losses. One of its caballeros can be taken like an opponent's.
ruling-r-22 = The sum may be below 1 or above 13, and no later card may equal it. One modifier a round at most; the supply goes by the power card alone.
ruling-r-23 = An action that finds nothing more to do is carried out as far as possible, and the card is used.
ruling-r-24 = After discs are turned up, losses and moves happen clockwise from the active player's left.
ruling-r-25 = Everybody may see how many caballeros are in every court and province.
