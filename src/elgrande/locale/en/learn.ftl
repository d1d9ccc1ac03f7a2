# The course: texts of the lessons and of the page around them.
#
# A lesson has a title and a sentence about it. Each of its notes has a heading and may have an answer to a wrong try.
# Figures are variables: the engine says what they are on the table of that lesson.

learn-title = Learn El Grande
learn-intro = Short lessons on a real table. You play, one idea at a time; leave, repeat or skip whatever you like.
learn-begin = Start with the first lesson
learn-go-on = Go on with “{ $lesson }”
learn-done = done
learn-progress =
    { $done ->
        [0] { $all } lessons
       *[other] { $done } of { $all } lessons done
    }
learn-forget = Forget my progress
learn-chapter-first = The game
learn-chapter-editions = What the editions do differently
learn-chapter-modules = Modules of 2023
learn-chapter-expansions = Expansions
learn-step = Step { $step } of { $steps }
learn-next = Go on
learn-skip = Skip
learn-leave = Leave
learn-repeat = Repeat
learn-finished = Done: { $lesson }
learn-finished-text = You can look around the table, or go on.
learn-next-lesson = Next: { $lesson }
learn-all = All lessons
learn-finished-course = That was the course. Now play a real game.
learn-play = Play now
learn-fold = Fold or unfold this note
learn-watch = Watch what the others do …
learn-not-now = The rules would allow that, but try what this lesson is about.
learn-question = Your answer

lesson-map = The map
    .about = Who leads where, and what it pays
lesson-map-pays =
    Most caballeros in Granada get { $first } points when it is scored, second place { $second }, third place { $third }.
    .title = Every region pays the leaders
lesson-map-second =
    Your { $mine } caballeros are second here, behind { $theirs } blue ones: { $now } points. Click Granada to place one more.
    .title = You are the violet circle
    .wrong = The lesson is about Granada: place your caballero there.
lesson-map-more = Now you are level with Blue. One more, and you lead.
    .title = Once more
    .wrong = Another one to Granada, please.
lesson-map-lead =
    { $mine } against { $theirs }: Granada would pay you { $now } points now. Most points after nine rounds wins.
    .title = You lead

lesson-round = A round
    .about = Power card, action card, placing: all there is to a round
lesson-round-cards = Each round five action cards lie open. There is one for everybody, and every one can be taken once.
    .title = The cards of the round
lesson-round-power = First everybody plays a power card. The highest chooses first. Play your { $power }.
    .title = Who chooses first?
    .wrong = Play the { $power } this time.
lesson-round-order = Your { $mine } is the highest, so you begin; then comes Orange with { $next }. No two can play the same number.
    .title = High goes first
lesson-round-take = Take the card from stack { $many }: it lets you place { $many } caballeros.
    .title = Take an action card
    .wrong = For this lesson, take the card from stack { $many }.
lesson-round-place =
    Place your caballeros in the bright regions, and use what the card says above its caballeros. Both are allowed, in either order.
    .title = Place and act
lesson-round-after =
    Then the next one chooses. After nine rounds the game is over, and after every third one all regions are scored.
    .title = That was your turn

lesson-early = High cards: early
    .about = Why to play a high power card
lesson-early-prize =
    Somebody will take this card and score the regions that pay { $five }. Aragón is worth { $aragon } to you, Valencia { $valencia }.
    .title = A card that suits you
lesson-early-high = Be first to get it. The { $high } beats everything, but it brings { $none } caballeros to your court. Play it.
    .title = High means early
    .wrong = With a lower card somebody may be faster. Play the { $high }.
lesson-early-first = Your { $mine } goes first. Take the scoring.
    .title = You choose first
    .wrong = You wanted the scoring: take the bright card.
lesson-early-act = Now use the special action of the card.
    .title = Score
    .wrong = Use the special action first.
lesson-early-gain = { $gain } points in one go, because you chose first.
    .title = It paid

lesson-many = Low cards: many
    .about = Why to play a low power card
lesson-many-empty = You have { $court } caballeros at court, so you cannot place any. The { $province } in the province do not help yet.
    .title = An empty court
lesson-many-low = A low power card brings caballeros to court: the { $low } brings { $many }. Play it.
    .title = Low means many
    .wrong = You need caballeros. The { $low } brings most.
lesson-many-last = The others chose before you. Now your { $many } caballeros come to court: take them all.
    .title = Last, but rich
    .wrong = Take all { $many }.
lesson-many-place = { $court } at court. Take one of the cards that are left, and play your turn as you like.
    .title = Now you can place
lesson-many-end = Early or many: that is the choice of every round. And each power card can be played only once in the game.
    .title = Both have their time

lesson-court = Court and province
    .about = The way of a caballero
lesson-court-two =
    { $court } caballeros are in your court, ready to be placed. { $province } are in the province and must come to court first.
    .title = Two supplies
lesson-court-card = Take the card from stack { $many }.
    .title = Place from court
    .wrong = Stack { $many } this time.
lesson-court-one = Place one in Granada and watch your court.
    .title = From court to the board
    .wrong = Granada, please.
lesson-court-fewer = { $court } are left at court. Place another one where you like.
    .title = One fewer
    .wrong = Place a caballero in one of the bright regions.
lesson-court-stay =
    { $court } stay at court for later; { $province } wait in the province. Your next power card brings more.
    .title = Keep house

lesson-card = Taking a card
    .about = A card has two halves
lesson-card-halves = Below: { $many } caballeros to place. Above: a special action, here the scoring of a region of your choice.
    .title = Two halves
lesson-card-take = Take it.
    .title = Yours
    .wrong = Take the bright card.
lesson-card-first = Granada is worth { $now } to you. Place first, and score afterwards: a caballero to Granada.
    .title = You choose the order
    .wrong = Place in Granada first.
lesson-card-again = And the second one.
    .title = Once more
    .wrong = Granada again.
lesson-card-then = Now you lead: { $now } points. Use the special action.
    .title = The other half
    .wrong = Use the special action.
lesson-card-where = Choose Granada.
    .title = Which region?
    .wrong = Granada pays you most.
lesson-card-gain = { $gain } points. In the other order it would have been fewer.
    .title = Order matters

lesson-king = Next to the King
    .about = Where you may place
lesson-king-around = You place only in regions that border on the King's region. He stands in País Vasco.
    .title = The King decides where
lesson-king-place = Place a caballero in one of the bright regions. Try another one too: the table tells you why not.
    .title = Your turn
    .wrong = Place a caballero in a bright region.
lesson-king-closed = And País Vasco itself, where the King stands? What may enter or leave it?
    .title = The King's region
    .nothing = Nothing
    .own = My own caballeros
    .any = Anything, if a card says so
    .wrong = No: nothing enters and nothing leaves, whatever a card says.
lesson-king-another = Right. Place one more, or put it into the Castillo: the tower is always open.
    .title = Next to him, or into the tower
    .wrong = Place one more caballero.
lesson-king-end = Whoever wants to change something there must move the King first.
    .title = Nothing enters where the King stands

lesson-region = The King moves
    .about = Whoever moves the King opens one region and closes another
lesson-region-safe = You lead Granada: { $now } points, and nobody can touch it while the King is there. But you cannot add to it either.
    .title = Safe, but closed
lesson-region-take = The King's card moves him to any region. Take it.
    .title = The King's card
    .wrong = Take the King's card.
lesson-region-move = Use its special action.
    .title = Move him
    .wrong = Use the special action first.
lesson-region-where = To Sevilla.
    .title = Where to?
    .wrong = Move him to Sevilla for this lesson.
lesson-region-open =
    Now Sevilla is closed and its neighbours are open, Granada among them. But the King's bonus has moved as well: Granada is worth { $now }.
    .title = Another region is closed
lesson-region-place = Place one in Granada.
    .title = Now you can
    .wrong = Granada is open now.
lesson-region-end = { $mine } caballeros. Where the King goes, the game goes.
    .title = Well done

lesson-castillo = The Castillo and the disc
    .about = What is in the tower, and where it goes
lesson-castillo-tower =
    Caballeros in the tower are hidden, and you must remember them. In a general scoring it is scored first: { $first } for most, { $second } for second.
    .title = The Castillo
lesson-castillo-disc =
    Then those inside go to the region on your secret disc. In Sevilla you have { $mine } against { $theirs }. Set your disc to Sevilla.
    .title = Where do yours go?
    .wrong = Set the disc to Sevilla: there they make you the leader.
lesson-castillo-scored = The Castillo, then all regions: { $gain } points for you. That happens after the third, sixth and ninth round.
    .title = The general scoring

lesson-ties = Ties
    .about = What a tie pays
lesson-ties-places = You and Blue have { $mine } each in Granada, which pays { $first }, { $second } and { $third }.
    .title = Two are level
lesson-ties-guess = What do you both get?
    .title = A tie for first place
    .first = { $first } each
    .lower = { $second } each
    .share = Half of { $first } each
    .wrong = No: who ties gets the next lower place.
lesson-ties-act = Score it: use the special action.
    .title = Let us see
    .wrong = Use the special action.
lesson-ties-score = Granada.
    .title = Which region?
    .wrong = Granada, please.
lesson-ties-lower =
    You both get second place, { $gain } points. Green gets { $green } for third: nobody falls out of the places.
    .title = A tie pays the next lower place
lesson-ties-more = In Valencia one more than Blue is enough: { $now } points. One caballero can be worth a lot.
    .title = One more is enough

lesson-grande = The Grande
    .about = Your home region and the King's region pay more
lesson-grande-home = Sevilla pays { $first } for first place. Your Grande stands there, and you lead alone: { $now } points.
    .title = Your home region
lesson-grande-king = The King's region has a bonus too: Granada pays { $now } instead of { $first } to whoever leads it alone.
    .title = And the King's
lesson-grande-take = This card moves your Grande. Take it.
    .title = A new home
    .wrong = Take the bright card.
lesson-grande-act = Use its special action.
    .title = Move him
    .wrong = Use the special action.
lesson-grande-move = Send him where you will lead. Not into the King's region: nothing enters there.
    .title = Where to?
lesson-grande-end = The bonus goes with him: Sevilla pays you { $now } now. Caballeros come and go, the Grande stays.
    .title = He takes the bonus along

lesson-special = Special scorings
    .about = Get ready first, then score
lesson-special-which = This card scores every region that pays { $four }. As it stands you get { $sevilla } in Sevilla and { $galicia } in Galicia.
    .title = Only some regions
lesson-special-take = Take it.
    .title = Yours
    .wrong = Take the scoring.
lesson-special-before = First place your caballero where it counts: alone in first place Sevilla pays { $first } instead of { $now }.
    .title = Get ready
    .wrong = Sevilla: there one more caballero breaks the tie.
lesson-special-now = Now score.
    .title = And now
    .wrong = Use the special action.
lesson-special-gain = { $gain } points. Others score as well, so look who gains more.
    .title = Well prepared

lesson-last-round = A last round
    .about = On your own, to the end
lesson-last-round-goal = The ninth round. You have { $mine } points, Blue { $blue }, Green { $green }. After it everything is scored.
    .title = All yours
lesson-last-round-play = Play as you like. The tower and every region are scored at the end.
    .title = Your round
lesson-last-round-over = You { $mine }, Blue { $blue }, Green { $green }.
    .title = The game is over

lesson-quiz = A small quiz
    .about = Do you have it?
lesson-quiz-round = How does a round begin?
    .title = The round
    .power-first = Everybody plays a power card
    .card-first = Everybody takes an action card
    .place-first = Everybody places caballeros
    .wrong = No: first come the power cards, which say who chooses first.
lesson-quiz-thirteen = Why would you play the { $high } here?
    .title = High
    .early = To be first at the scoring of the bright card
    .many = To get caballeros
    .points = It brings points
    .wrong = No: a high card only means that you choose early. It brings no caballeros and no points.
lesson-quiz-one = And why the { $low }?
    .title = Low
    .save = To save the good cards
    .many = It brings { $many } caballeros to court
    .early = To be first
    .wrong = No: low cards choose last, but bring many caballeros.
lesson-quiz-king = The King is in Granada. Who can place or move caballeros there?
    .title = The King's region
    .anyone = Anybody
    .nobody = Nobody
    .cards = Whoever has the right card
    .wrong = No: nothing enters or leaves the King's region, whatever a card says.
lesson-quiz-tie = You and Blue are level in Aragón, which pays { $first }, { $second } and { $third }. What do you get if it is scored?
    .title = A tie
    .first = { $first } points
    .second = { $mine } points
    .half = Half of { $first } points
    .wrong = No: a tie pays the next lower place, { $second } points.
lesson-quiz-done = That is all you need. The rest is on the cards, and the table tells you what is possible.
    .title = You know El Grande

lesson-castillo-1995 = The Castillo of 1995
    .about = It can be chosen like a region
lesson-castillo-1995-tower = In 1995 the tower counts as a region of choice. First place pays { $first }, and most inside are yours.
    .title = A special region
lesson-castillo-1995-act = Use the scoring of your choice.
    .title = Score
    .wrong = Use the special action.
lesson-castillo-1995-choose = Choose the Castillo: the list of all options has it too.
    .title = Which place?
    .wrong = The Castillo, this time.
lesson-castillo-1995-gain = { $gain } points. In the later editions that card could not choose it.
    .title = Scored and closed again

lesson-veto = The Veto
    .about = Stopping somebody else's action, step by step
lesson-veto-hold = You hold a Veto: once, until the end of the next round, you can stop a special action of somebody else.
    .title = An objection in store
lesson-veto-allow = Blue begins an action. In this edition you will be asked again before every step: let it pass for now.
    .title = Wait and see
    .wrong = Let it pass: you can still object.
lesson-veto-stop = Now one of your caballeros is to leave Aragón. Use your Veto.
    .title = Now
    .wrong = This is the step you want to stop.
lesson-veto-saved = All { $mine } are still there, and the rest of Blue's action is lost. In the edition of 2023 only the beginning can be stopped.
    .title = Stopped

lesson-edition-2023 = The edition of 2023
    .about = Other names, other places
lesson-edition-2023-names = País Vasco is called Navarra here, the two Castillas are Castilla and Toledo. The map is the same.
    .title = Three new names
lesson-edition-2023-two = With three players two places are paid: { $first } for Blue, { $second } for you, { $third } for Green.
    .title = Two places

lesson-regency = New Regency
    .about = The King abroad
lesson-regency-card = This module replaces the King's card by ten others. Yours sends the King into exile.
    .title = New cards for the King
lesson-regency-act = Use it.
    .title = Into exile
    .wrong = Use the special action.
lesson-regency-where = To France.
    .title = Where to?
    .wrong = France, for this lesson.
lesson-regency-free = Now you place next to France, or in the Castillo. Place one.
    .title = Along the border
lesson-regency-open = Nothing is taboo while he is away: Granada is open for every move, and nobody gets his bonus.
    .title = A kingdom without a King

lesson-modifiers = Power modifiers
    .about = A power card with something extra
lesson-modifiers-hand = With your power card you may play a modifier. Its value is added for the order of turns.
    .title = Modifiers
lesson-modifiers-power = Play the { $power }, which brings { $many } caballeros.
    .title = First the power card
    .wrong = Play the { $power }.
lesson-modifiers-add = Now add your modifier.
    .title = Then the modifier
    .wrong = Add the modifier this time.
lesson-modifiers-end = Your { $power } counts as { $total } in the order of turns, but it brings as many caballeros as before.
    .title = The total decides

lesson-banners = Banners
    .about = Whoever has the banner wins the tie
lesson-banners-tie = You and Blue are level in Aragón, but your banner stands there: { $now } for you, { $blue } for Blue.
    .title = The banner bearer
lesson-banners-act = Score a region.
    .title = See for yourself
    .wrong = Use the special action.
lesson-banners-score = Aragón.
    .title = Which one?
    .wrong = Aragón, where your banner is.
lesson-banners-gain = { $gain } for you, { $blue } for Blue. When the bearer leaves a region, the banner waits for your next caballero.
    .title = No tie any more

lesson-colonies = Colonies
    .about = Francia, the ship, América and África
lesson-colonies-places = Four more regions. From Francia and the ship caballeros sail for gold and goods, and bring them home for points.
    .title = Across the sea
lesson-colonies-next = The King is in Aragón, which borders on Francia. Place a caballero there.
    .title = Francia is a neighbour
    .wrong = Francia, please.
lesson-colonies-office = Some spaces are offices, which bring points of their own. Become envoy.
    .title = An office
    .wrong = Become envoy.
lesson-colonies-end = You have { $mine } in Francia. All else is on the cards of stacks six and seven.
    .title = A foot abroad

lesson-grandissimo = Grandissimo
    .about = Portugal and a sixth stack
lesson-grandissimo-tenth = Portugal is a region now. It pays { $first } to the first, and nothing to the others.
    .title = The tenth region
lesson-grandissimo-place = The King is in Sevilla, next to Portugal. Place a caballero there.
    .title = First come
    .wrong = Portugal, please.
lesson-grandissimo-end = { $now } points if it were scored now. A sixth stack brings Queen, Court Jester and more: read its card.
    .title = Yours for now

lesson-intrigant = King & Intrigant
    .about = The power cards say what you can do
lesson-intrigant-hand = There are no stacks. Your power cards have actions of their own; before a game you choose thirteen of them.
    .title = A hand of your own
lesson-intrigant-play = Play one of yours.
    .title = Order and action in one
lesson-intrigant-row = Now it is your turn: use your own card, or take another one that stands there.
    .title = Use it
lesson-intrigant-end = What you hold back now you will have later: each card is played once.
    .title = Choose well

lesson-few = Two and three players
    .about = Fewer places are paid
lesson-few-first = With two players only the first place is paid: { $blue } for Blue in Aragón, { $mine } for you. With three players two places are.
    .title = Only the first
lesson-few-tie = In Sevilla you and Blue are level. What does each of you get?
    .title = And a tie?
    .first = The points of first place
    .nothing = Nothing
    .wrong = A tie is paid as the next lower place, and here that pays nobody.
lesson-few-end = Right: { $mine } points each. One caballero more, and all { $first } are yours.
    .title = One more decides

lesson-dummy = The dummy
    .about = Two players in the edition of 2023
lesson-dummy-third = With two players a grey dummy joins in. It has most caballeros in Aragón, so you are second there: { $mine } points, not { $first }.
    .title = A third colour
lesson-dummy-guess = Who gets the points of first place in Aragón?
    .title = And the first place?
    .you = You
    .blue = Blue
    .nobody = Nobody
    .wrong = The dummy has first place, and it scores no points: they are lost.
lesson-dummy-power = It has a power card, too, drawn from its own stack; that value is taken. Play one of yours.
    .title = It plays along
lesson-dummy-end = In its turn the dummy places caballeros in regions that are drawn, and takes a card out of the offer. It decides nothing.
    .title = By chance alone

lesson-strict-1995 = The strict readings of 1995
    .about = Options for those who like it harsh
lesson-strict-1995-options = Two options of 1995 are on here: a power card brings exactly as many caballeros as it says, and “Angry King!” hits everybody. You have { $court } at court.
    .title = To the letter
lesson-strict-1995-act = Use “Angry King!” and see.
    .title = Angry King!
    .wrong = Use the special action this time.
lesson-strict-1995-lose = The others have returned theirs; now it is your own turn to lose some. Choose from where.
    .title = You as well
lesson-strict-1995-end = Without this option you would have lost nobody. Look at the options before you sit down.
    .title = Know your table

lesson-veterans = Veteran cards
    .about = The Veto of 2023
lesson-veterans-cards = This module exchanges some cards, and the Veto is among the new ones. You hold one.
    .title = Cards for old hands
lesson-veterans-once = Blue wants to move caballeros. In 2023 you are asked once, before anything happens. You have { $mine } in Aragón: say Veto.
    .title = Now or never
    .wrong = Stop it this time: choose Veto.
lesson-veterans-saved = The whole action is lost, and your { $mine } caballeros stay. In older editions you could have waited for the step that hurts.
    .title = All of it

lesson-players-edition = Players' edition
    .about = Eleven further power cards
lesson-players-edition-cards = Your power card is the civil war. In Aragón Blue has { $theirs } caballeros and you have { $mine }; in your court are { $court }.
    .title = More to choose from
lesson-players-edition-act = Use it.
    .title = Civil war
    .wrong = Use the special action of your card.
lesson-players-edition-region = It costs one caballero of your court: then all others leave a region. Choose Aragón.
    .title = Out with the others
    .wrong = Choose Aragón, where Blue leads.
lesson-players-edition-end = Blue has { $theirs } there now, you still have { $mine }, and { $court } are left at court. Every card of this set is that strong: look at them in the list of cards.
    .title = You lead

lesson-special-cards = Special cards
    .about = Ten further power cards
lesson-special-cards-cards = Your power card is the Fiesta: it brings nobody to court, but you have { $court } there.
    .title = A feast
lesson-special-cards-act = Use it.
    .title = Fiesta
    .wrong = Use the special action of your card.
lesson-special-cards-place = It lets you place five caballeros besides what you may place anyway. Place three of them beside the King's region.
    .title = All at once
lesson-special-cards-end = { $court } left at court: a low card that fills a region in one turn, if you have saved for it.
    .title = Well prepared
