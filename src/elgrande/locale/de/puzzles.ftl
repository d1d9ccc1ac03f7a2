# Rätsel: die Seite, das Terminal, und was zu einer Antwort gesagt wird.

puzzles-title = Rätsel
puzzles-intro = Stellungen aus Partien starker Bots, in denen eine Wahl klar die beste ist. Finde sie.
puzzles-today = Rätsel des Tages
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-any = Alle
puzzles-kind = Worum es geht
puzzles-edition = Ausgabe
puzzles-found-none = So ein Rätsel gibt es nicht.
puzzles-solved =
    { $count ->
        [one] Ein Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }
puzzles-streak = { $count } in Folge
puzzles-rating = Deine Rätselwertung: { $rating }
puzzles-hardness = Schwierigkeit { $rating }
puzzles-you = Du bist { $colour }. Was ist am besten?
puzzles-step = Und dann? Wahl { $step } von { $steps }.
puzzles-right = Richtig!
puzzles-right-also = Richtig. „{ $choice }“ ist genauso gut.
puzzles-wrong = Nicht das Beste: Das verschenkt { $percent } % Gewinnchance. Versuch es noch einmal oder sieh dir die Lösung an.
puzzles-wrong-unknown = Nicht das Beste. Versuch es noch einmal oder sieh dir die Lösung an.
puzzles-show = Lösung zeigen
puzzles-solution = Lösung: { $choice } ({ $percent } % Gewinnchance).
puzzles-others = Was sonst noch erwogen wurde:
puzzles-worse = { $choice }: { $percent } % weniger
puzzles-found = { $percent } % der schwächeren Bots finden es.
puzzles-leave = Alle Rätsel
puzzles-done = gelöst
puzzles-cli-ask = Deine Wahl, „solution“ für die Lösung oder „quit“:
puzzles-kind-power = Machtkarten
puzzles-kind-card = Wahl der Karte
puzzles-kind-placing = Einsetzen
puzzles-kind-moving = Versetzen
puzzles-kind-king = der König
puzzles-kind-castillo = Castillo und Scheiben
puzzles-kind-scoring = Sonderwertungen
puzzles-kind-action = Sonderaktionen
puzzles-kind-veto = Veto
puzzles-kind-last-round = die letzte Runde
