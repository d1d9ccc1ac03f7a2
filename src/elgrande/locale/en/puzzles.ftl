# Puzzles: the page, the terminal, and what is said about an answer.

puzzles-title = Puzzles
puzzles-intro = Positions from games between strong bots where one choice is clearly best. Find it.
puzzles-today = Puzzle of the day
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-any = Any
puzzles-kind = Topic
puzzles-edition = Edition
puzzles-found-none = No matching puzzles.
puzzles-solved =
    { $count ->
        [one] One puzzle solved
       *[other] { $count } puzzles solved
    }
puzzles-streak = { $count } in a row
puzzles-rating = Your puzzle rating: { $rating }
puzzles-hardness = Difficulty { $rating }
puzzles-you = You are { $colour }. What is best?
puzzles-step = And then? Choice { $step } of { $steps }.
puzzles-right = Right!
puzzles-right-also = Right. “{ $choice }” is just as good.
puzzles-wrong = Not the best: it gives away { $percent }% of a win. Try again, or look at the solution.
puzzles-wrong-unknown = Not the best. Try again, or look at the solution.
puzzles-show = Show the solution
puzzles-solution = Solution: { $choice } ({ $percent }% to win).
puzzles-others = Other choices considered:
puzzles-worse = { $choice }: { $percent }% less
puzzles-found = { $percent }% of the weaker bots find it.
puzzles-leave = All puzzles
puzzles-done = solved
puzzles-cli-ask = Your choice, “solution” to see it, or “quit”:
puzzles-kind-power = power cards
puzzles-kind-card = choosing a card
puzzles-kind-placing = placing
puzzles-kind-moving = moving
puzzles-kind-king = the King
puzzles-kind-castillo = Castillo and discs
puzzles-kind-scoring = special scorings
puzzles-kind-action = special actions
puzzles-kind-veto = Veto
puzzles-kind-last-round = the last round
