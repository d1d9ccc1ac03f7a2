# The rules to look up, in our own words. Which paragraph holds where stands in lessons/book.yaml.

rules-title = Rules
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One paragraph.
       *[other] { $count } paragraphs.
    }
rules-contents = Contents
rules-for = For
rules-everything = All editions and sets
rules-lesson = Try it in a lesson
rules-only = Only: { $where }
rules-card-list = All cards
rules-see = See also
rules-ruling = Ruling { $number }
rules-rulings = Rulings
cards-rule = In the rules

cards-title = Cards
cards-search = Search the cards
cards-edition = Edition
cards-set = Set
cards-stack = Stack
cards-any = all
cards-count =
    { $count ->
        [0] No card.
        [one] One card.
       *[other] { $count } cards.
    }
cards-copies =
    { $count ->
        [one] once in the deck
       *[other] { $count } times in the deck
    }
cards-copies-unknown = number in the deck not known

rules-game = The game
rules-game-aim = Lead the regions of Spain. Caballeros in a region bring points when it is scored; after nine rounds whoever has the most points wins.
    .title = What it is about
rules-game-words =
    The court is your own supply: you place from there. The province holds the rest, which must come to court first. Your
    home region is where your Grande stands. The Castillo is the tower. What the King's region forbids is called taboo.
    .title = Words
    .picture = Violet has { $court } caballeros at court, ready to be placed, and { $province } in the province. Power cards bring them from right to left.
rules-game-start = Everybody begins with a Grande and two caballeros in a home region, seven at court and the others in the province, and power cards from 1 to 13.
    .title = How it begins
rules-round = A round
rules-round-cards = Five action cards are turned up, one of each stack. Each can be taken once; the number of the stack says how many caballeros it places. The King's card is there in every round.
    .title = Action cards
rules-round-power = Clockwise from the start player, everybody plays a power card. No value can be played twice in a round, and each card only once in the game.
    .title = Power cards
rules-round-order = The highest power card has the first turn, the lowest the last. High cards bring few caballeros, low cards many.
    .title = Order of turns
    .picture = Below each power card, the caballeros that it brings: { $high } with 13, { $low } with 1.
rules-round-end = All action cards are discarded, taken or not. Whoever played the lowest power card becomes start player. After rounds 3, 6 and 9 there is a general scoring.
    .title = End of a round
rules-turn = A turn
rules-turn-supply = First you may bring caballeros from your province to your court, up to the number on your power card.
    .title = Supply
rules-turn-recall = If the province does not have enough, you may take back your own caballeros from regions instead, but not from the King's region or the Castillo.
    .title = When the province is empty
rules-turn-take = You take one of the action cards that are left. You must take one.
    .title = Taking a card
rules-turn-place = You may place caballeros from your court, up to the number of the card: in regions that border on the King's region, or in the Castillo. Fewer, or none, is fine.
    .title = Placing
    .picture = The King stands in the hatched region. You can place where it is outlined: in its neighbours and in the Castillo.
rules-turn-action = The special action of the card may be used or not, before or after placing. Once begun it is carried out as far as possible.
    .title = Special action
rules-turn-move = Caballeros that are moved go from one region to another region or into the Castillo, as far as you like. The King's region is closed to them.
    .title = Moving
rules-turn-undo = You can take back what you did until something hidden is revealed or somebody else acts.
    .title = Taking back
rules-king = The King
rules-king-taboo = Nothing enters the King's region and nothing leaves it: no caballero, no Grande, no scoreboard, whatever a card says. It is scored like all others.
    .title = His region is taboo
rules-king-move = He is moved by cards. From then on his new region is closed, and its neighbours are where caballeros are placed.
    .title = Moving the King
rules-king-bonus = Whoever is alone in first place in his region scores two extra points, in every scoring.
    .title = King's bonus
rules-castillo = The Castillo
rules-castillo-in = You can always place in the Castillo and move into it. Everybody sees what goes in, but nobody may look inside. Nothing comes out before a general scoring.
    .title = Into the tower
rules-castillo-region = Where a card scores a region of your choice, you may choose the Castillo.
    .title = It can be chosen
rules-castillo-no-region = The Castillo is not a region: a card that speaks of regions does not include it.
    .title = Not a region
rules-scoring = Scoring
rules-scoring-places = The three numbers of a region are for most, second most and third most caballeros. Whoever has none there gets nothing. The Grande does not count.
    .title = Three places
    .picture = Most caballeros get { $first }, second most { $second }, third most { $third }.
rules-scoring-ties = Players who tie all score the next lower place, and nobody scores the one they tied for: with two in first place both score the second, and the next player is third.
    .title = Ties
    .picture = Violet and blue share first place: each gets { $each }, not { $first }. Green is third and gets { $third }.
rules-scoring-bonus = Being alone in first place scores two extra points if your Grande stands there, and two more if the King does. A tie gets no bonus. Several Grandes may share a region.
    .title = Bonuses
    .picture = Violet leads alone where its own Grande stands: { $granada } and 2 make { $grande }. Blue leads alone where the King stands: { $valencia } and 2 make { $king }.
rules-scoring-special = Some cards score at once: regions of one value, the fullest ones, one of your choice. Everybody there gets points, not only you.
    .title = Special scorings
rules-scoring-general = First everybody with caballeros in the Castillo sets a secret disc. The Castillo is scored; those inside go to the region on the disc, or to court if it shows the King's region; then all regions are scored.
    .title = General scoring
    .picture = Violet's disc shows Sevilla: when the Castillo has been scored, { $count } caballeros go there.
rules-scoring-boards = Two scoreboards, 8·4·0 and 4·0·0, lie beside the board. A card puts one on a region or the Castillo: its numbers then count instead. One to a place, and never where the King stands.
    .title = Mobile scoreboards
    .picture = With the board 8·4·0 the first gets { $first } and the second { $second }, whatever is printed there.
rules-scoring-few = With three players only two places are paid, with two players only one; in 2023 always two.
    .title = Two and three players
rules-veto = The Veto
rules-veto-hold = Whoever has used a Veto keeps it until the end of the next round and may stop one special action of somebody else. It stops neither placing nor supply nor a general scoring.
    .title = Holding a Veto
rules-veto-steps = It can be used before an action and before every step of it. What was done before stands, the rest is lost.
    .title = At every step
rules-veto-once = It can be used only before an action begins, and stops all of it.
    .title = Before it begins
rules-losses = Losses and discs
rules-losses-return = Caballeros that are returned go to the province. Nothing is returned from the King's region or from the Castillo.
    .title = Returning
rules-losses-discs = With secret discs everybody chooses a region at the same time. They are revealed together.
    .title = Secret discs
rules-losses-back = A card can bring a used power card back to your hand, even this round's, without showing it.
    .title = A power card back
rules-modules = Modules of 2023
rules-modules-regency = Ten cards replace the King's card. They can send the King abroad, where nothing is taboo, or beside the Castillo, which is then closed.
    .title = New Regency
    .picture = The King is in France. You can place where it is outlined: in the regions on that border and in the Castillo. No region is hatched: nothing is taboo.
rules-modules-veterans = Four more cards, including two Vetoes, replace cards of their stacks.
    .title = Veteran cards
rules-modules-modifiers = With a power card you may play a modifier: its value is added for the order of turns, not for the supply. Some have an ability of their own.
    .title = Power modifiers
    .picture = Violet has played { $power } with a modifier of +3, which makes { $total }: more than blue's { $blue }, so violet has the earlier turn.
rules-modules-dummy = With two players a third colour joins in: its caballeros count for majorities, and it takes a card each round, but it gets no points.
    .title = The dummy
    .picture = The grey dummy is first but gets nothing. Violet is second and gets { $second }, not { $first }.
rules-expansions = Expansions
rules-expansions-banners = Everybody has a caballero with a banner. Where it stands, its owner wins ties.
    .title = Banners
    .picture = Violet and blue have the same number of caballeros, but violet has the banner there: violet gets { $first }, blue { $second }.
rules-expansions-colonies = Francia, the ship, América and África are additional regions. Caballeros sail there for gold and goods; the black ones belong to whoever has the Grand Inquisitor.
    .title = Grand Inquisitor & Colonies
    .picture = What everybody would get overseas now. The ambassador in Francia brings violet { $violet } altogether; green in América gets { $green } and orange in África { $orange }. Green carries gold, orange goods.
rules-expansions-grandissimo = Portugal is a tenth region, and a sixth stack brings Queen, Court Jester and General Inquisitor, prison and ships.
    .title = Grandissimo
    .picture = Portugal borders on Sevilla, where the King stands: you can place there as in its other neighbours. Caballeros cannot go there from the Castillo.
rules-expansions-intrigant = There are no stacks: your thirteen power cards, chosen before the game, say what you can do.
    .title = King & Intrigant
    .picture = The highest power card gets the King card, the lowest the Intrigant card; the little horses say how many caballeros each card of the row places.
rules-expansions-powers = Eleven more power cards to choose from, for King & Intrigant. They build bridges and alliances, move the Castillo, turn scoreboards over or put a region in quarantine.
    .title = Players' edition
    .picture = The King stands in Castilla la Nueva, and Valencia is in quarantine: both are hatched and taboo. You can place where it is outlined.
rules-expansions-special = Ten more power cards to choose from, for King & Intrigant. Some stay open in front of you: Espionage, a Reserve. Others limit or protect a region, or score one.
    .title = Special cards
    .picture = A limitation table allows no more than six caballeros in Valencia. With { $violet } violet ones, { $blue } blue ones and a green one it is full: it is not outlined, although the King is next to it.
rules-end = The end
rules-end-win = After the last general scoring whoever has the most points wins. Players with equal points share the victory, unless a tie-break was agreed.
    .title = Winning
rules-end-short = The short game leaves out rounds 1, 4 and 7: six rounds, with a general scoring after every second one.
    .title = The short game
rules-end-known = Courts, provinces, points and played cards are public. The stacks are hidden, and so are discs until all are set and what is in the Castillo, unless it is played open.
    .title = Who knows what
