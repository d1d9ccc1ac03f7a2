# Trying things out: the analysis board, the position editor, and what can be taken along.

analysis-title = Analysis
analysis-variations = Variations
analysis-moment = Choices of this variation
analysis-line = { $number }. ({ $count ->
    [one] one choice
   *[other] { $count } choices
})
analysis-eyes = What is hidden
analysis-eyes-about = Everything as it was, or what a player could not know made up anew
analysis-open = Everything open
analysis-imagined = As { $name } imagines it
analysis-again = Imagine something else
analysis-keep = Keep
analysis-kept = The analysis is kept.
analysis-share = Copy link
analysis-more = More
analysis-leave = Leave the analysis
analysis-name = Name of the analysis
analysis-variation-name = Name of this variation
analysis-remove-variation = Remove this variation
analysis-play-bots = Play against bots
analysis-play-friends = Play with friends
analysis-edit = Change the position
analysis-analyse = Analyse
analysis-too-long = This is too long for a link; keep it first.
analysis-broken-link = There is nothing to analyse in this link. It may have been cut off.
analysis-no-chart = There is no chart of points in an analysis.
analysis-mine = My analyses
analysis-mine-about = Begin at any moment of a replay, or put a position together.
analysis-none = You keep none yet.
analysis-count = { $count ->
    [one] one variation
   *[other] { $count } variations
}
analysis-remove = Remove
analysis-export = Take along
analysis-export-png = Picture of the map (PNG)
analysis-export-svg = Drawing of the map (SVG)
analysis-export-scenario = Position (scenario)
analysis-export-record = Game up to here (record)
analysis-editor = Position editor
analysis-editor-about = Put any position together and play or analyse it. What is left open follows from the rest, or from chance.
analysis-position = A position
analysis-position-name = Name
analysis-edition = Edition
analysis-players = Players
analysis-sets = Expansions
analysis-facts = What lies on the table
analysis-way = How to change it
analysis-way-form = Fields
analysis-way-text = Text
analysis-text-about = The position as a scenario (YAML)
analysis-apply = Apply
analysis-possible = This position can be.
analysis-in-line = Line { $line }: { $reason }
analysis-seat = Your seat
analysis-round = Round
analysis-phase = Moment
analysis-phase-round = before the cards are turned up
analysis-phase-power = power cards are played
analysis-phase-turns = before the next turn
analysis-phase-supply = a turn: caballeros to court
analysis-phase-card = a turn: taking a card
analysis-phase-turn = a turn: with a card
analysis-phase-scoring = general scoring
analysis-start = Start player
analysis-active = Whose turn
analysis-king = King
analysis-caballeros = Caballeros
analysis-court = Court
analysis-grande = Grande
analysis-points = Points
analysis-played = Power card
analysis-hand = Hand
analysis-board = Scoreboard { $board }
analysis-offer = Card on offer, stack { $stack }
analysis-by-chance = by chance
analysis-no-card = none
analysis-card = Card of the turn
