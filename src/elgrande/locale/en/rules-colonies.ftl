# The rules of Grand Inquisitor & Colonies, in our own words. The numbers are checked against the rules by a test.

rules-colonies = Grand Inquisitor & Colonies
rules-colonies-box =
    The board shows Francia, a ship, América and África besides Spain. Each colour gets 6 more caballeros and has 36 then,
    and there are 4 black ones. With them come the card of the Grand Inquisitor, a limitation table with 6 fields on one
    side and 10 on the other, 5 gold and 11 goods, a token for a delayed scoring, and 12 action cards. The set is played
    by the rules of 2015, by 2 to 5 players.
    .title = What comes into play
rules-colonies-setup =
    After the King's region three more region cards are turned up. 2 black caballeros go to each of the first two of these
    regions, the limitation table to the third: with 2 or 3 players the side with 6 fields, with 4 or 5 the side with 10.
    Then come the home regions as ever; with 5 players all 9 region cards are used. 1 gold lies in América, 2 goods lie in
    África; the other 4 gold and 9 goods are the supply. Nobody has the Grand Inquisitor yet.
    .title = Set-up
rules-colonies-settlers =
    Before the first round everybody secretly sets a region on the disc, any but the King's. The discs are shown together,
    and 2 caballeros of each player go there from the province. So everybody begins with 7 caballeros in court, 4 on the
    board and 25 in the province.
    .title = The first settlers
rules-colonies-regions =
    Francia, the ship, América and África are regions like those of Spain: caballeros are moved there, Grandes and mobile
    scoreboards may go there, and they are scored. There are three exceptions. The disc shows only the 9 regions of Spain,
    so nobody leaves the Castillo for a new one. The King enters Francia, but none of the others. And nobody places in
    América and África.
    .title = Four new regions
rules-colonies-placing =
    You place in Francia while the King is in Aragón or Cataluña, and on the ship while he is in a region on the coast:
    Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco or Francia. With the King in Francia you place in Aragón, in
    Cataluña, on the ship and in the Castillo. A card that lets you place in any region also means Francia and the ship,
    but never América and África.
    .title = Placing abroad
    .picture = The King stands in Cataluña. One can place where it is outlined, in Francia, too, and on the ship, which is not in the picture.
rules-colonies-francia =
    Francia has 3 fields, one for each caballero; when all are taken, no other can enter. Whoever puts a caballero there
    chooses a free field: the ambassador's brings 2 points whenever Francia is scored, the envoy's 1, the third nothing.
    All of them count in the majority, too. When a field becomes free, nobody moves up. A Grande needs no field.
    .title = Francia, ambassador and envoy
rules-colonies-offices =
    Whoever puts a caballero on the ship may make it captain, and in América viceroy, if that field is free. The captain
    brings 3 points whenever the ship is scored, the viceroy 5 whenever América is, but neither counts in the majority
    there. Both may travel on or be moved like others; then the field is free again. A caballero with gold or goods can be
    neither, and a viceroy who takes gold gives up the office.
    .title = Captain and viceroy
    .picture = A seal marks who holds an office: blue's captain brings { $captain } points, violet's viceroy { $viceroy }. The viceroy does not count in the majority, so that green alone is first in América and gets { $first }.
rules-colonies-voyage =
    Before anything else in your turn, each of your caballeros overseas may travel one leg, free of charge: from América
    or África to the ship, or from the ship to América, to África or to a region on the coast. The King's region and a
    full Francia are closed. Whoever has arrived in this turn does not travel on, and nobody has to. There is one ship for
    all, with any number of players; it stays where it is and has room for everybody.
    .title = Voyages
rules-colonies-moves =
    Cards that move caballeros reach the new regions straight from any region, and lead back from there, without a ship.
    Whatever a caballero carries goes with it, and whoever holds an office can be moved, too. If caballeros of one colour
    in a place differ, whoever moves one of them says which.
    .title = Moving with cards
rules-colonies-tokens =
    The cards of stack 7 lay gold in América and goods in África: 1 gold, 1 goods or 1 of both. That is the beginning of
    the special action, and is done as far as the supply goes. How many a card lays is our assumption: the rulebook shows
    no card.
    .title = Gold and goods
rules-colonies-claim =
    At any time in your turn you may put a caballero of yours in América on gold, or one in África on goods, if any lies
    there. That costs nothing. A caballero carries 1 token at most. Nobody can take it away, and it goes wherever the
    caballero goes. Laden caballeros count in majorities like others.
    .title = Taking gold and goods
rules-colonies-home =
    When a laden caballero reaches one of the 9 regions of Spain, its owner gets 6 points for gold or 4 for goods at once,
    whoever has moved it. The caballero stays, and the token goes back to the supply. In Francia nothing is paid, and the
    load is kept. Whoever comes to the Castillo, to court or to the province loses it. What has not come home when the
    game ends brings nothing.
    .title = Bringing it home
rules-colonies-inquisitor =
    You take the card of the Grand Inquisitor, also from another player, with Holy Inquisition, which moves up to 2 black
    caballeros as well, or with the scoring of the black regions. You keep it until somebody else takes it. In each of
    your turns, this one included, you may either place 1 caballero more than your action card allows or bring 1 more from
    the province to court.
    .title = The Grand Inquisitor
rules-colonies-black =
    The 4 black caballeros count in every scoring for whoever has the Grand Inquisitor. That player moves them like own
    ones, takes them on voyages, puts them on gold and goods, and is paid for what they bring home. While nobody has him,
    they are ignored in scorings, and apart from Holy Inquisition only cards that move foreign caballeros, or any, move
    them. They never go to a court or to the province.
    .title = The black caballeros
    .picture = Violet has the Grand Inquisitor, so the black caballeros count for violet, who is first with them and gets { $violet } points. Blue comes second and gets { $blue }.
rules-colonies-table =
    In the region with the limitation table only those on it count when the region is scored; the others stand beside it.
    Whoever arrives takes a free field if there is one; only those who come out of the Castillo stand beside it first. If
    caballeros leave the region, whoever moves them takes them from the table or from beside it.
    .title = The limitation table
rules-colonies-fill =
    After every turn, those beside the table step on its free fields, as many as there is room for. If there are several
    possibilities, whoever has the Grand Inquisitor says who. The same happens in a general scoring when the Castillo has
    been emptied.
    .title = Filling the table
rules-colonies-shift =
    3 of the cards let you move the table to another region: not into or out of the King's region, and never to Francia.
    Those who stood on it stay behind; in the new region you say who stands on it. Other cards that move caballeros can
    also take one off the table or put one on it within the region, so that an exchange costs 2 moves.
    .title = Moving the table
rules-colonies-values =
    Francia is worth 3·1·0, América 4·0·0 and África 4·2·1, and the points of the offices are added. The numbers of
    América and África are not in the rulebook; they come from the report of a game. The ship has no scoreboard: unless a
    mobile one lies there, it pays only its captain, and the Grande bonus to whoever is alone in first place with the own
    Grande on board. The King's bonus can be won in Francia. With 2 or 3 players fewer places are paid, as in Spain, but
    all offices.
    .title = What the new regions are worth
rules-colonies-special =
    A scoring of all regions of one value goes by the highest number that is visible: América and África belong to those
    of 4. Francia and the ship belong to none unless a mobile scoreboard lies there. Where you choose a region you may
    choose a new one. For the fullest and the emptiest region only those are counted who would count in its scoring: not
    captain and viceroy, nobody beside the limitation table, and no black caballeros that are nobody's.
    .title = Special scorings
rules-colonies-stacks =
    There are 7 stacks, and you take one of up to 7 cards. Holy Inquisition is stack 6 and on offer in every round, like
    the King's card. The 11 cards of stack 7 are shuffled, and one is turned up in each round. Holy Inquisition places 3
    caballeros, the cards of stack 7 place 2: for all but one of them, that number is our assumption.
    .title = Stacks 6 and 7
rules-colonies-scorings =
    “Score the new regions” scores Francia, the ship, América and África with their offices. “Score the black regions”
    first gives you the Grand Inquisitor and then scores every region with at least one black caballero, also overseas,
    but not the Castillo.
    .title = Two scoring cards
rules-colonies-later =
    With “Delayed scoring” you choose a region and lay the token there. It is scored at the end of the next round, before
    a general scoring. If you choose it in the last round, it is scored when everything else is over.
    .title = Delayed scoring
rules-colonies-close =
    You keep “Close an action card”. Once, in this round or a later one, you close a card on offer, and nobody can take it
    in that round. You do so in your own turn, or between two turns, before the next player chooses. What closing means is
    concluded from the title.
    .title = Closing an action card
rules-colonies-strike =
    You keep “Double strike” until the end of the next round. Once, right after the turn of another player, you carry out
    the special action of that player's card again. All choices are yours, and you place nothing. What was not used, or
    was stopped by a Veto, cannot be repeated; a Veto can stop the repetition, too. How long the card is kept is our
    assumption.
    .title = Double strike
rules-colonies-free =
    You keep “Free choice” for the next general scoring. When the Castillo has been scored and emptied, and before the
    first region is scored, you may move up to 2 of your caballeros, not into or out of the King's region.
    .title = Free choice
rules-colonies-transport =
    “Transport” takes any number of your caballeros straight to América or África, and then any number from there to other
    regions. In between they may take gold and goods, also those just laid, and bring them to Spain. How many may go, and
    which ways, is reconstructed.
    .title = Transport
rules-colonies-conspiracy =
    “Conspiracy” throws all Grandes outside the King's region into the Castillo. They are at home there: whoever is alone
    in first place when the Castillo is scored gets the bonus for the own one. In the next general scoring each goes to
    the region on its owner's disc, even if no caballero is inside. Which Grandes are meant is our assumption.
    .title = Grandes in the Castillo
rules-colonies-general =
    In a general scoring the Castillo is scored and emptied first, as ever. Then Free choice is used and the limitation
    table is filled; then the regions of Spain are scored, and after them Francia, the ship, América and África. A delayed
    scoring that is due comes before all that. Only one from the last round comes after the last general scoring, and then
    the most points win.
    .title = General scoring and end
rules-colonies-mix =
    The set goes with the banners. It can be played with King & Intrigant, after a warning: stacks 6 and 7 lie beside the
    row, and in your turn you may take one of their cards instead of your own, which then stays unused. It does not go
    with Grandissimo, the Players' edition and the Special cards. One option is offered: Transport can be left out as a
    card whose effect is not established.
    .title = Other sets and options
