### What the arena says: tables, reports, and what they mean.

## The table of results

arena-bot = Bot
arena-win-rate = Win rate
arena-mean-rank = Average rank
arena-points-share = Share of points
arena-points = Points
arena-rating = Rating
arena-openskill = openskill
arena-time = Time per decision
# Below the median.
arena-longest = max { $time }
# After the median: what hardly any decision, and what no decision, took longer than.
arena-time-rest = 99% { $p99 }, max { $longest }
arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: edition { $edition }, { $players } players, seed { $seed }
arena-intervals = Below each figure its 95% confidence interval, over deals. Equal bots would win { $parity } each.
arena-not-counted =
    { $games ->
        [one] One more game is
       *[other] { $games } more games are
    } not counted: only whole deals are, in their order.

## A match that stops when its question is decided

arena-verdict =
    { $answer ->
        [above] Decided after { $deals } deals: { $bot } wins more often than { $mark }.
        [below] Decided after { $deals } deals: { $bot } wins less often than { $mark }.
       *[open] Not decided after { $deals } deals: { $bot } may win more or less often than { $mark }.
    } Interval valid whenever the match stops: { $interval }.
arena-stopped =
    The intervals of the table assume a number of games fixed beforehand; after an early stop they are a little too
    narrow.
arena-go-on = Interrupted. The same command continues where it stopped.
arena-lost = Interrupted. With { $flag } FILE the games are kept, and the same command continues where it stopped.

## The report

arena-report = El Grande · arena
arena-nothing = No deal has been finished yet.
arena-rating-note =
    Ratings come from a Plackett-Luce model on the Elo scale: a lead of 400 points means odds of ten to one in a duel;
    the average of these bots is 0.
arena-ladder = Ladder
arena-ladder-note = Dots with their 95% intervals. The dashed line is where equal bots would be.
arena-duels = Who finishes ahead
arena-duels-note = How often the bot of the row finishes ahead of the bot of the column; ties count half.
arena-by-seat = Win rate by seat
arena-by-seat-note =
    Every bot has had every seat in every deal. Below each seat is how often it was taken. The dashed line is what equal
    bots would win.
arena-by-order = Win rate by order in the first round
arena-by-order-note = The one who plays the first power card of the game is 1; the others follow clockwise.
arena-by-power = Win rate by first power card
arena-by-power-note =
    The power card of the first round. A bot plays a card because the position asks for it, so this shows what goes
    along with winning, not what causes it. Rare cards have wide intervals.
arena-by-source = Points by source
arena-by-source-note =
    Average per game. Regions, Castillo, bonuses and offices are those of general scorings; special scorings are counted
    with everything they bring.
arena-source-regions = Regions
arena-source-castillo = Castillo
arena-source-king = King's bonus
arena-source-grande = Grande bonus
arena-source-special = Special scorings
arena-source-offices = Offices
arena-source-goods = Gold and goods
arena-source-bridge = Bridge
arena-time-note =
    The dot is the median; the marks show what 99% of the decisions stay below, and the longest one. The scale is
    logarithmic.
