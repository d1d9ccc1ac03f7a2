# The rules of Grand Inquisitor & Colonies, in our own words. The numbers are checked against the rules by a test.

rules-colonies = Grand Inquisitor & Colonies
rules-colonies-box =
    The board shows Francia, a ship, América and África besides Spain. Each colour gets 6 more caballeros, 36 in all,
    and there are 4 black ones. The box also has the Grand Inquisitor's card, a limitation table with 6 spaces on one
    side and 10 on the other, 5 gold and 11 goods, a token for a delayed scoring, and 12 action cards. The set is played
    with the rules of 2015, by 2 to 5 players.
    .title = What comes into play
rules-colonies-setup =
    After the King's region three more region cards are turned up. 2 black caballeros go to each of the first two of
    these regions, the limitation table to the third: with 2 or 3 players the side with 6 spaces, with 4 or 5 the side
    with 10. Then the home regions are drawn as usual; with 5 players all 9 region cards are used. 1 gold lies in
    América, 2 goods lie in África; the other 4 gold and 9 goods are the supply. Nobody has the Grand Inquisitor yet.
    .title = Set-up
rules-colonies-settlers =
    Before the first round everybody secretly sets a region on the disc, any but the King's. The discs are revealed
    together, and each player puts 2 caballeros from the province into the chosen region. So everybody begins with 7
    caballeros at court, 4 on the board and 25 in the province.
    .title = The first settlers
rules-colonies-regions =
    Francia, the ship, América and África are regions like those of Spain: caballeros can be moved there, Grandes and
    mobile scoreboards may go there, and they are scored. There are three exceptions. The disc shows only the 9 regions
    of Spain, so nobody leaves the Castillo for a new one. The King may enter Francia, but none of the others. And
    nobody can place caballeros in América or África.
    .title = Four new regions
rules-colonies-placing =
    You place in Francia while the King is in Aragón or Cataluña, and on the ship while he is in a region on the coast:
    Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco or Francia. With the King in Francia you place in Aragón,
    in Cataluña, on the ship and in the Castillo. A card that lets you place in any region includes Francia and the
    ship, but never América or África.
    .title = Placing outside Spain
    .picture = The King stands in Cataluña. You can place in the outlined regions, Francia included, and on the ship, which is not in the picture.
rules-colonies-francia =
    Francia has 3 spaces for one caballero each; when all are taken, no other caballero can enter. Whoever puts a
    caballero there chooses a free space: the ambassador's is worth 2 points whenever Francia is scored, the envoy's 1,
    the third nothing. All three also count for the majority. When a space becomes free, nobody moves up. A Grande needs
    no space.
    .title = Francia, ambassador and envoy
rules-colonies-offices =
    Whoever puts a caballero on the ship may make it captain, and in América viceroy, if that space is free. The captain
    is worth 3 points whenever the ship is scored, the viceroy 5 whenever América is, but neither counts for the
    majority there. Both may travel on or be moved like any other; then the space is free again. A caballero carrying
    gold or goods cannot hold either office, and a viceroy who takes gold gives up the office.
    .title = Captain and viceroy
    .picture = A seal marks who holds an office: blue's captain brings { $captain } points, violet's viceroy { $viceroy }. The viceroy does not count in the majority, so that green alone is first in América and gets { $first }.
rules-colonies-voyage =
    Before anything else in your turn, each of your caballeros overseas may travel one leg of the journey for free: from
    América or África to the ship, or from the ship to América, to África or to a region on the coast. The King's region
    is closed, and so is Francia when it is full. A caballero that has just arrived does not travel on in the same turn,
    and travelling is never compulsory. There is one ship for everybody, whatever the number of players; it stays where
    it is and never fills up.
    .title = Voyages
rules-colonies-moves =
    Cards that move caballeros can move them from any region straight to the new ones and back again, without the ship.
    Whatever a caballero carries goes with it, and office holders can be moved too. If the caballeros of one colour in a
    place are not all alike, whoever moves one of them says which.
    .title = Moving with cards
rules-colonies-tokens =
    The cards of stack 7 add gold to América and goods to África: 1 gold, 1 goods token or 1 of each. That is the first
    step of the special action, as far as the supply allows. How many a card adds is our assumption: the rulebook shows
    no card.
    .title = Gold and goods
rules-colonies-claim =
    At any time in your turn you may have one of your caballeros in América take gold, or one in África take goods, if
    there is any left there. That costs nothing. A caballero can carry only 1 token. Nobody can take it away, and it
    goes wherever the caballero goes. Caballeros carrying a token count for majorities like any other.
    .title = Taking gold and goods
rules-colonies-home =
    When a caballero carrying a token reaches one of the 9 regions of Spain, its owner scores 6 points for gold or 4 for
    goods at once, no matter who moved it. The caballero stays, and the token goes back to the supply. Francia pays
    nothing, and the caballero keeps its token. A caballero that goes to the Castillo, to court or to the province loses
    it. Tokens that have not come home when the game ends score nothing.
    .title = Bringing it home
rules-colonies-inquisitor =
    You take the Grand Inquisitor's card, even from another player, with Holy Inquisition, which also moves up to 2
    black caballeros, or with the scoring of the black regions. You keep it until somebody else takes it. In each of
    your turns, this one included, you may either place 1 caballero more than your action card allows or bring 1 more
    from the province to court.
    .title = The Grand Inquisitor
rules-colonies-black =
    The 4 black caballeros count in every scoring for whoever has the Grand Inquisitor. That player treats them as their
    own: moves them, sends them on voyages, has them take gold and goods, and scores what they bring home. While nobody
    has the card, they are ignored in scorings, and apart from Holy Inquisition only cards that move caballeros of other
    players, or of any colour, can move them. They never go to a court or to the province.
    .title = The black caballeros
    .picture = Violet has the Grand Inquisitor, so the black caballeros count for violet, who is first with them and gets { $violet } points. Blue comes second and gets { $blue }.
rules-colonies-table =
    In the region with the limitation table, only the caballeros on it count when the region is scored; the others stand
    beside it. An arriving caballero takes a free space if there is one; only those coming out of the Castillo stand
    beside it first. When caballeros leave the region, whoever moves them decides whether to take them from the table or
    from beside it.
    .title = The limitation table
rules-colonies-fill =
    After every turn, caballeros beside the table move onto its free spaces, as many as there is room for. If there is a
    choice, whoever has the Grand Inquisitor makes it. The same happens in a general scoring once the Castillo has been
    emptied.
    .title = Filling the table
rules-colonies-shift =
    3 of the cards let you move the table to another region: not into or out of the King's region, and never to Francia.
    The caballeros on it stay behind; in the new region you decide which ones stand on it. Other cards that move
    caballeros can also move one off the table or onto it within the region, so a swap costs 2 moves.
    .title = Moving the table
rules-colonies-values =
    Francia is worth 3·1·0, América 4·0·0 and África 4·2·1, plus the points for the offices. The values of América and
    África are not in the rulebook; they come from a report of a game. The ship has no scoreboard: unless a mobile one
    lies there, it pays only its captain, and the Grande bonus to whoever is alone in first place with their own Grande
    on board. The King's bonus can be won in Francia. With 2 or 3 players fewer places are paid, as in Spain, but all
    offices are.
    .title = What the new regions are worth
rules-colonies-special =
    A scoring of all regions of a certain value goes by the highest visible number: América and África count as regions
    worth 4. Francia and the ship belong to none of these unless a mobile scoreboard lies there. Where you choose a
    region, you may choose a new one. To find the fullest or the emptiest region, count only the caballeros that would
    count if it were scored: not the captain or the viceroy, not those beside the limitation table, and not the black
    ones while they belong to nobody.
    .title = Special scorings
rules-colonies-stacks =
    There are 7 stacks, so up to 7 cards to choose from. Holy Inquisition is stack 6 and is on offer every round, like
    the King's card. The 11 cards of stack 7 are shuffled, and one is turned up in each round. Holy Inquisition places 3
    caballeros, the cards of stack 7 place 2: for all but one of them, that number is our assumption.
    .title = Stacks 6 and 7
rules-colonies-scorings =
    “Score the new regions” scores Francia, the ship, América and África with their offices. “Score the black regions”
    first gives you the Grand Inquisitor and then scores every region with at least one black caballero, including those
    overseas but not the Castillo.
    .title = Two scoring cards
rules-colonies-later =
    With “Delayed scoring” you choose a region and put the token there. It is scored at the end of the next round,
    before any general scoring. If you do this in the last round, it is scored after everything else.
    .title = Delayed scoring
rules-colonies-close =
    You keep “Close an action card”. Once, in this round or a later one, you close a card on offer, and nobody can take
    it in that round. You do so in your own turn, or between two turns, before the next player chooses. What closing
    means is inferred from the title.
    .title = Closing an action card
rules-colonies-strike =
    You keep “Double strike” until the end of the next round. Once, right after the turn of another player, you carry
    out the special action of that player's card again. All choices are yours, and you place nothing. What was not used,
    or was stopped by a Veto, cannot be repeated; a Veto can stop the repetition, too. How long the card can be kept is
    our assumption.
    .title = Double strike
rules-colonies-free =
    You keep “Free choice” for the next general scoring. When the Castillo has been scored and emptied, and before the
    first region is scored, you may move up to 2 of your caballeros, not into or out of the King's region.
    .title = Free choice
rules-colonies-transport =
    “Transport” takes any number of your caballeros straight to América or África, and then any number from there to
    other regions. In between they may take gold and goods, even those just added, and bring them to Spain. How many may
    go, and where, is reconstructed.
    .title = Transport
rules-colonies-conspiracy =
    “Conspiracy” throws all Grandes outside the King's region into the Castillo. They are at home there: whoever is
    alone in first place when the Castillo is scored gets the bonus for their own Grande. In the next general scoring
    each goes to the region on its owner's disc, even if that player has no caballeros inside. Which Grandes are meant
    is our assumption.
    .title = Grandes in the Castillo
rules-colonies-general =
    In a general scoring the Castillo is scored and emptied first, as usual. Then Free choice is used and the limitation
    table is filled; then the regions of Spain are scored, and after them Francia, the ship, América and África. A
    delayed scoring that is due comes before all that. Only one from the last round comes after the last general
    scoring; after that, whoever has the most points wins.
    .title = General scoring and end
rules-colonies-mix =
    The set can be combined with the banners. It can also be played with King & Intrigant, after a warning: stacks 6 and
    7 lie beside the row, and in your turn you may take one of their cards instead of your own, which then stays unused.
    It cannot be combined with Grandissimo, the Players' edition or the Special cards. There is one option: Transport
    can be left out as a card whose effect is not established.
    .title = Other sets and options
