# Zagadki: strona, terminal i to, co mówi się o odpowiedzi.

puzzles-title = Zagadki
puzzles-intro = Pozycje z partii silnych botów, w których jeden wybór jest wyraźnie najlepszy. Znajdź go.
puzzles-today = Zagadka dnia
puzzles-next = Następna zagadka
puzzles-all = Wszystkie zagadki
puzzles-any = Wszystkie
puzzles-kind = Temat
puzzles-edition = Wydanie
puzzles-found-none = Takiej zagadki nie ma.
puzzles-solved =
    { $count ->
        [one] Rozwiązano jedną zagadkę
        [few] Rozwiązano { $count } zagadki
       *[other] Rozwiązano { $count } zagadek
    }
puzzles-streak = { $count } z rzędu
puzzles-rating = Twój ranking zagadek: { $rating }
puzzles-hardness = Trudność { $rating }
puzzles-you = Grasz kolorem: { $colour }. Co jest najlepsze?
puzzles-step = A potem? Wybór { $step } z { $steps }.
puzzles-right = Dobrze!
puzzles-right-also = Dobrze. „{ $choice }” jest równie dobre.
puzzles-wrong = To nie najlepszy wybór: kosztuje { $percent }% szans na wygraną. Spróbuj jeszcze raz albo zobacz rozwiązanie.
puzzles-wrong-unknown = To nie najlepszy wybór. Spróbuj jeszcze raz albo zobacz rozwiązanie.
puzzles-show = Pokaż rozwiązanie
puzzles-solution = Rozwiązanie: { $choice } ({ $percent }% szans na wygraną).
puzzles-others = Co jeszcze sprawdzono:
puzzles-worse = { $choice }: o { $percent }% mniej
puzzles-found = Znajduje to { $percent }% słabszych botów.
puzzles-leave = Wszystkie zagadki
puzzles-done = rozwiązana
puzzles-cli-ask = Twój wybór, „solution”, by zobaczyć rozwiązanie, albo „quit”:
puzzles-kind-power = karty siły
puzzles-kind-card = wybór karty
puzzles-kind-placing = umieszczanie
puzzles-kind-moving = ruszanie
puzzles-kind-king = król
puzzles-kind-castillo = castillo i dyski
puzzles-kind-scoring = specjalne punktacje
puzzles-kind-action = akcje specjalne
puzzles-kind-veto = weto
puzzles-kind-last-round = ostatnia runda
