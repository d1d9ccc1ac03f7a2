# How doubtful cases of the Big Box are settled; in full, with reasons, in docs/rulings.md.

## Shared by several sets

ruling-a-01 = All Grandes outside the King's region go into the Castillo.
ruling-a-01b = A Grande in the Castillo counts as at home when the Castillo is scored, and then again in the region it moves to.
ruling-a-01c = Whoever has a Grande in the Castillo cannot set the King's region: a Grande has no place at court.
ruling-a-02 = A spy sees the other discs of the next general scoring before setting their own, but not those of special actions. Several spies set theirs together, once everybody else has.
ruling-a-03 = Two caballeros of every player go into the Castillo, all picked by the active player, who also loses two. Players who have fewer outside taboo regions lose fewer.
ruling-a-04 = Allied regions need not be neighbours.
ruling-a-04b = Each allied region pays by the numbers that are visible there; a doubled one doubles its own share only.
ruling-a-05 = A tie that is won by the banner counts as a sole first place. If none of your caballeros can take the banner, it waits for the next one that enters a region. Going to prison and the like counts as leaving: the banner is passed on.
ruling-a-05b = The banner of a captain, of a viceroy or of a caballero beside a limitation table breaks no ties.
ruling-a-06 = A card that is kept can be stopped by a Veto only when it is taken, not when it takes effect.
ruling-a-07 = A caballero that carries gold or goods cannot take the banner.
ruling-a-08 = The banner cannot pass to a caballero in the King's region or in another taboo region. If all others stand there, it waits.

## Grand Inquisitor & Colonies

ruling-g-01 = América scores 4·0·0 and África 4·2·1.
ruling-g-01b = América and África count as regions worth 4.
ruling-g-02 = Gold and goods are not delivered in Francia; the caballero keeps them.
ruling-g-03 = Whoever puts a caballero in Francia chooses its space; whoever puts one on the ship or in América chooses whether it becomes captain or viceroy.
ruling-g-06 = Gold and goods are part of the special action: none are added if it is not used, or if a Veto stops it before it begins.
ruling-g-07 = A card that is closed cannot be chosen by anybody in that round. You can close it in your own turn or between two turns, even before the first.
ruling-g-08 = Double strike can be kept until the end of the next round.
ruling-g-09 = The inquisitor's card changes hands before the black regions are scored.
ruling-g-10 = Transport: any number of your own caballeros to the colonies, then any number from there to other regions.
ruling-g-11 = The limitation table may lie overseas, but not in Francia.
ruling-g-12 = A delayed scoring can name any region, the King's included, but not the Castillo.
ruling-g-13 = While nobody has the Grand Inquisitor, the player whose turn has just ended fills the limitation table; after the Castillo is emptied, the start player does.
ruling-g-14 = Offices pay even when only first places are scored.
ruling-g-15 = The captain and the viceroy do not count towards the fullest or the emptiest region.
ruling-g-16 = On discs for other cards, too, only the nine regions of Spain can be set.
ruling-g-17 = A caballero that somebody else has put on the ship in this round may travel when its owner's turn begins.
ruling-g-18 = If the province is empty, caballeros that hold an office or carry a token may be taken back too; the token is lost.
ruling-g-19 = The first disc cannot show the King's region.
ruling-g-20 = Cards that return one caballero of each player do not affect the black ones.
ruling-g-21 = The Grande bonus on the ship needs no scoreboard there.
ruling-g-22 = Black caballeros in the Castillo follow the disc of whoever has the Grand Inquisitor. They stay inside if that would send them to court, or if nobody has him.
ruling-g-23 = If Double strike repeats a delayed scoring, the token goes to the new region.
ruling-g-24 = Cards that move caballeros out of one region cannot move them onto or off the limitation table there. Cards that move any caballeros can; each step counts as a move.
ruling-g-25 = While nobody has the Grand Inquisitor, black caballeros do not count towards the fullest or the emptiest region.
ruling-g-26 = Where the limitation table lies, only those on it count for the fullest or the emptiest region.
ruling-g-27 = Gold and goods pay the owner of the caballero, even when an opponent's move brings them to Spain.

## Grandissimo

ruling-gr-02 = Caballeros cannot leave the Castillo for Portugal: it is not on the disc.
ruling-gr-03 = In a general scoring the King incognito comes before the discs, Portugal is scored last, and the King returns at the very end.
ruling-gr-04 = When a ship is taken, the caballeros on it go to their owner's court; if the owner has another ship, they board that one.
ruling-gr-04b = Unused ships are taken first. If there are none, you take one from any player, even if you already have the other.
ruling-gr-07 = Boycott: a secretly chosen region is not scored. League: both scoreboards may be moved. Eviction order: the other players' caballeros leave the Castillo for their courts. The last word: placing and the symbol wait, the supply does not. King incognito: lost when the discs of the next general scoring are set.
ruling-gr-08 = Once a turn the General Inquisitor moves both mercenaries, each with one caballero of its region whose owner agrees. They count for the holder.
ruling-gr-09 = Courts are scored like a region, with the same ties and places; guests do not count.
ruling-gr-10 = The guest is placed when the host's next turn begins, as an extra, wherever the host could place or in the Castillo. It must be placed.
ruling-gr-11 = After a Revolution the King returns in Portugal after the next general scoring. If no Grande stands in for him, there is no King's region, and caballeros can be placed only in the Castillo.
ruling-gr-12 = A caballero of any player can be sent to prison from a region that is not taboo, but not from the Castillo, and never a mercenary.
ruling-gr-13 = Prisoners are pardoned before or after the King's move, but never to the region where he stands at that moment.
ruling-gr-14 = While nobody has the General Inquisitor, the mercenaries do not count, not even towards the fullest or the emptiest region.
ruling-gr-15 = Boycott and King incognito cannot choose Portugal.
ruling-gr-16 = A boycotted region leaves its alliance, and the other one is scored alone.
ruling-gr-17 = If the King incognito turns up between an announcement and its action, nothing enters or leaves his region; the card is used all the same.
ruling-gr-18 = A King incognito ends a Revolution: the King is on the board again.
ruling-gr-19 = The second card of a Double turn is its special action: a Veto or an Action stop takes it away.
ruling-gr-20 = If stack 6 has fewer cards than there are rounds, they come up again in the same order; a card that somebody has kept is missing when its turn comes.

## King & Intrigant

ruling-k-01 = The cards of the row place 2 and 4 caballeros with two players, 1, 3 and 5 with three, 1, 2, 4 and 5 with four, and 1 to 5 with five, from the Intrigant to the King.
ruling-k-04 = Card 30 empties the courts of all opponents.
ruling-k-05 = A Veto also stops the action of the King or Intrigant card.
ruling-k-08 = Everything in that region is doubled, for everybody and with all bonuses. It is named openly and may be any of the nine, the King's included. At most two regions are doubled.
ruling-k-09 = With two and three players the holders of King and Intrigant choose between that action and their own.
ruling-k-11 = Whoever takes a card of stack 6 or 7 leaves their own card of the row unused.
ruling-k-12 = Intrigant card: not all your caballeros have to leave the region, and they may go to several places, the Castillo included.
ruling-k-13 = With the colonies, both sets put caballeros on the board at the start: two, then one, each time with a disc.
ruling-k-14 = Where only established cards are used, the scorings are left out if more than thirteen other cards remain.

## Players' edition

ruling-e-02 = After two Jokers, the second cards follow in the order in which the Jokers were played.
ruling-e-03 = A Castillo that stands in a region scores by the scoreboard visible there, even a mobile one, and in special scorings too.
ruling-e-04 = Civil war: one caballero from your own court goes to the province, and so do all those of the other players in one region.
ruling-e-06 = Only your own caballeros cross the bridge, each once before a turn. The one on it cannot be moved.
ruling-e-07 = Upside down, only the columns in use are turned: 4·8 with three players, 8 with two. A scoreboard in a taboo region cannot be turned.
ruling-e-08 = Caballeros sent to the Castillo stand openly beside it until the next general scoring, and cannot be moved.
ruling-e-09 = A region in quarantine is taboo and nothing more: there is no bonus, and placing does not change. The King may enter it. The token is not laid on a region that is taboo already.
ruling-e-10 = Caballeros that entered the region in this round go back to court, as many of each colour as came and have not left; not from a taboo region.
ruling-e-11 = Mistress: for the rest of the round everybody may place in any region that is not taboo.

## Special cards

ruling-s-03 = Whoever puts a limitation table down chooses which surplus caballeros go. Later, it is new arrivals that find no room; if several arrive together, those farthest from the start player, clockwise.
ruling-s-04 = The caballero comes from the court. Players with a Reserve decide clockwise from the start player.
ruling-s-05 = Any region that is not taboo can be protected. If the card is played again, the token moves.
ruling-s-06 = The caballero of a Reserve goes to court; those on a limitation table stay in the region.
ruling-s-08 = Before a special scoring you are asked once: after the moment for a Veto and before any part of the scoring, discs included.
ruling-s-09 = There are three limitation tables; a fourth does nothing. The table is put down last, so after a Veto there is none.
ruling-s-10 = With Fiesta, whoever has the King or Intrigant card can use only that card's action, whatever the number of players.
ruling-s-11 = If tokens can be removed, too: bridge, alliance, quarantine, king token, danger of collapse and doubling, also from taboo regions. The caballero on the bridge goes to court; whoever stands beside the Castillo goes inside.
