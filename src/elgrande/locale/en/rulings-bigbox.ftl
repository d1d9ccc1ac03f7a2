# How doubtful cases of the Big Box are settled; in full, with reasons, in docs/rulings.md.

## Shared by several sets

ruling-a-01 = All Grandes outside the King's region go into the Castillo.
ruling-a-01b = In the Castillo a Grande counts as at home when the Castillo is scored, and then again in the region that it reaches.
ruling-a-01c = Whoever has a Grande in the Castillo cannot set the King's region: a Grande has no place at court.
ruling-a-02 = Whoever spies sees the other discs of the next general scoring before setting the own one, but not those of special actions. Several spies set theirs together, when all others have.
ruling-a-03 = Two caballeros of every player go into the Castillo, all picked by the active player, also two of the own; of those who have fewer outside taboo regions, fewer.
ruling-a-04 = Allied regions need not be neighbours.
ruling-a-04b = Each allied region pays by the numbers that are visible there; a doubled one doubles its own share only.
ruling-a-05 = A tie that is won by the banner counts as a sole first place. If nobody can take the banner, it waits for the next own caballero that comes into a region. Prison and the like count as leaving: the banner is given on.
ruling-a-05b = Beside a limitation table the banner breaks no tie, nor does that of a captain or viceroy.
ruling-a-06 = A card that is kept can be stopped by a Veto only when it is taken, not when it works.
ruling-a-07 = A caballero that carries gold or goods cannot take the banner.
ruling-a-08 = The banner cannot pass to a caballero in the King's region or in another taboo region. If all others stand there, it waits.

## Grand Inquisitor & Colonies

ruling-g-01 = América scores 4·0·0 and África 4·2·1.
ruling-g-01b = América and África belong to the regions of 4.
ruling-g-02 = Gold and goods are not delivered in Francia; the caballero keeps them.
ruling-g-03 = Whoever puts a caballero in Francia chooses its field, and also whether it becomes captain or viceroy.
ruling-g-06 = Gold and goods are laid with the special action: not without it, nor if a Veto stops it before it begins.
ruling-g-07 = A card that is closed cannot be chosen by anybody in that round. It can be closed in the own turn or between two turns, also before the first.
ruling-g-08 = Double strike can be kept until the end of the next round.
ruling-g-09 = The inquisitor's card changes hands before the black regions are scored.
ruling-g-10 = Transport: any number of own caballeros to the colonies, then any number from there to other regions.
ruling-g-11 = The limitation table may lie overseas, but not in Francia.
ruling-g-12 = A delayed scoring can name any region, the King's included, but not the Castillo.
ruling-g-13 = While nobody is inquisitor, the table is filled by the player whose turn has ended, and after the Castillo was emptied by the start player.
ruling-g-14 = Offices are paid even where only first places are scored.
ruling-g-15 = Captain and viceroy do not count where the fullest or the emptiest region is looked for.
ruling-g-16 = The discs of other cards show the nine regions of Spain only.
ruling-g-17 = A caballero that somebody else has put on the ship in this round may travel when its owner's turn begins.
ruling-g-18 = If the province is empty, laden caballeros and office holders may be taken back, too; the load is lost.
ruling-g-19 = The first disc cannot show the King's region.
ruling-g-20 = Cards that send home one caballero of each player do not reach the black ones.
ruling-g-21 = The Grande bonus on the ship needs no scoreboard there.
ruling-g-22 = Black caballeros in the Castillo go with the inquisitor's disc. They stay inside if it means the court, or if nobody is inquisitor.
ruling-g-23 = If Double strike repeats a delayed scoring, the token goes to the new region.
ruling-g-24 = Cards that take caballeros out of one region cannot move them on or off the table there. Cards that move any caballeros can, as a move each.
ruling-g-25 = While nobody is inquisitor, black caballeros make no region the fullest and keep none from being the emptiest.
ruling-g-26 = Where the limitation table lies, only those on it count for the fullest or the emptiest region.
ruling-g-27 = Gold and goods pay the owner of the caballero, also when an opponent's move brings them to Spain.

## Grandissimo

ruling-gr-02 = Nobody leaves the Castillo for Portugal: it is not on the disc.
ruling-gr-03 = In a general scoring the King incognito comes before the discs, Portugal is scored last, and the King returns at the very end.
ruling-gr-04 = When a ship is taken, the caballeros on it go to their court; if their owner has another ship, they stay on board.
ruling-gr-04b = An unused ship is taken first. If there is none, that of any player, also by somebody who has the other one.
ruling-gr-07 = Boycott: a secretly chosen region is not scored. League: both scoreboards may be moved. Eviction order: the others leave the Castillo for their courts. The last word: placing and symbol wait, the supply does not. King incognito: lost when the discs of the next general scoring are set.
ruling-gr-08 = Once a turn the General Inquisitor moves both mercenaries, each with one caballero of its region whose owner agrees. They count for the holder.
ruling-gr-09 = Courts are scored like a region, with the same ties and places; guests do not count.
ruling-gr-10 = The guest is placed when the host's next turn begins, at no cost, where the host could place or in the Castillo. It must be placed.
ruling-gr-11 = After a Revolution the King comes back to the board, in Portugal, when the next general scoring is over. If no Grande stands in for him, there is no King's region, and one places in the Castillo only.
ruling-gr-12 = To prison goes a caballero of any player from a region that is not taboo; nobody from the Castillo, and no mercenary.
ruling-gr-13 = A pardon is granted before or after the King's move, never to his region of that moment.
ruling-gr-14 = Without an inquisitor the mercenaries do not count, nor where the fullest or the emptiest region is looked for.
ruling-gr-15 = Boycott and King incognito cannot choose Portugal.
ruling-gr-16 = A boycotted region leaves its alliance, and the other one is scored alone.
ruling-gr-17 = If the King incognito turns up between an announcement and its action, nothing enters or leaves his region; the card is used all the same.
ruling-gr-18 = A King incognito ends a Revolution: the King is on the board again.
ruling-gr-19 = The further card of a Double turn is its special action: a Veto or an Action stop takes it away.
ruling-gr-20 = If stack 6 has fewer cards than there are rounds, the same ones come again in the same order; one that somebody keeps is missing when its turn comes.

## King & Intrigant

ruling-k-01 = The cards of the row place 2 and 4 caballeros with two players, 1, 3 and 5 with three, 1, 2, 4 and 5 with four, and 1 to 5 with five, from the Intrigant to the King.
ruling-k-04 = Card 30 empties the courts of all opponents.
ruling-k-05 = A Veto also stops the action of the King or Intrigant card.
ruling-k-08 = Everything is doubled there, for all and with all bonuses. The region is named openly; it may be any of the nine, the King's included. Two at most are doubled.
ruling-k-09 = With two and three players the holders of King and Intrigant choose between that action and their own.
ruling-k-11 = Whoever takes a card of stack 6 or 7 leaves the own card of the row unused.
ruling-k-12 = Intrigant card: not all own caballeros must leave the region, and they may go to several places, the Castillo included.
ruling-k-13 = With the colonies, the caballeros of both sets begin on the board: two, then one, each time with a disc.
ruling-k-14 = Where only established cards are used, the scorings are left out if more than thirteen other cards remain.

## Players' edition

ruling-e-02 = After two Jokers, the second cards follow in the order in which the Jokers were played.
ruling-e-03 = A Castillo that stands in a region is worth what the visible scoreboard there says, a mobile one included, in special scorings, too.
ruling-e-04 = Civil war: a caballero of the own court goes to the province, and so do all foreign ones of one region.
ruling-e-06 = Only own caballeros cross the bridge, each once before a turn. The one on it cannot be moved.
ruling-e-07 = Upside down, only the columns in use are turned: 4·8 with three players, 8 with two. A scoreboard in a taboo region cannot be turned.
ruling-e-08 = Whoever is sent to the Castillo stands openly beside it until the next general scoring, and nobody there can be moved.
ruling-e-09 = A region in quarantine is taboo and nothing more: there is no bonus, and placing does not change. The King may enter it. The token is not laid on a region that is taboo already.
ruling-e-10 = Those who came into the region in this round go back to court, as many of each colour as came and have not left; not from a taboo region.
ruling-e-11 = Mistress: for the rest of the round all may place in any region that is not taboo.

## Special cards

ruling-s-03 = Whoever lays the table names those that are too many. Later those who arrive are too many, and of several, those farthest from the start player, clockwise.
ruling-s-04 = The caballero comes from the court. Players with a Reserve decide clockwise from the start player.
ruling-s-05 = Any region that is not taboo can be protected. Played again, the token moves.
ruling-s-06 = The caballero of a Reserve goes to court; those on a table stay in the region.
ruling-s-08 = Before a special scoring one is asked once: after the time for a Veto, and before anything of the scoring happens, discs included.
ruling-s-09 = There are three tables; a fourth does nothing. The table is laid last, so a Veto leaves none.
ruling-s-10 = Whoever has the King or Intrigant card with Fiesta can use only the action of that card, with any number of players.
ruling-s-11 = If tokens can be removed, too: bridge, alliance, quarantine, king token, danger of collapse and doubling, also from taboo regions. The caballero on the bridge goes to court; whoever stands beside the Castillo goes inside.
