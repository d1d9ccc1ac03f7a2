### Was die Arena sagt: Tabellen, Berichte und was sie bedeuten.

## Die Tabelle der Ergebnisse

arena-bot = Bot
arena-win-rate = Siegquote
arena-mean-rank = Mittlerer Rang
arena-points-share = Anteil der Punkte
arena-points = Punkte
arena-rating = Wertung
arena-openskill = openskill
arena-time = Zeit je Entscheidung
# Unter dem Median.
arena-longest = max. { $time }
# Nach dem Median: was kaum eine und was keine Entscheidung überschritt.
arena-time-rest = 99 % { $p99 }, max. { $longest }
arena-played =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in { $deals ->
        [one] einer Mischung
       *[other] { $deals } Mischungen
    }: Ausgabe { $edition }, { $players } Spieler, Startzahl { $seed }
arena-intervals =
    Unter jeder Zahl ihr 95-%-Konfidenzintervall, über die Mischungen. Gleich starke Bots würden je { $parity }
    gewinnen.
arena-not-counted =
    { $games ->
        [one] Eine weitere Partie zählt
       *[other] { $games } weitere Partien zählen
    } nicht: Nur ganze Mischungen zählen, in ihrer Reihenfolge.

## Ein Vergleich, der endet, wenn seine Frage entschieden ist

arena-verdict =
    { $answer ->
        [above] Entschieden nach { $deals } Mischungen: { $bot } gewinnt öfter als { $mark }.
        [below] Entschieden nach { $deals } Mischungen: { $bot } gewinnt seltener als { $mark }.
       *[open] Nicht entschieden nach { $deals } Mischungen: { $bot } gewinnt vielleicht öfter, vielleicht seltener als { $mark }.
    } Intervall, das gilt, wann immer man aufhört: { $interval }.
arena-stopped =
    Die Intervalle der Tabelle sind für eine vorher festgelegte Zahl von Partien gedacht; nach einem vorzeitigen Ende
    sind sie etwas zu eng.
arena-go-on = Unterbrochen. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
arena-lost =
    Unterbrochen. Mit { $flag } DATEI werden Partien aufbewahrt, und derselbe Befehl macht dort weiter, wo er aufgehört hat.

## Der Bericht

arena-report = El Grande · Arena
arena-nothing = Noch ist keine Mischung zu Ende gespielt.
arena-rating-note =
    Die Wertungen stammen aus einem Plackett-Luce-Modell auf der Elo-Skala: Bei 400 Punkten mehr stehen die Chancen im
    Duell zehn zu eins; der Durchschnitt dieser Bots ist 0.
arena-ladder = Rangliste
arena-ladder-note = Punkte mit ihren 95-%-Intervallen. Die gestrichelte Linie zeigt, wo gleich starke Bots lägen.
arena-duels = Wer vorne liegt
arena-duels-note = Wie oft der Bot der Zeile vor dem Bot der Spalte abschließt; Gleichstand zählt halb.
arena-by-seat = Siegquote nach Platz
arena-by-seat-note =
    Jeder Bot hatte jeden Platz jeder Mischung. Unter jedem Platz steht, wie oft er besetzt war. Die gestrichelte Linie
    zeigt, was gleich starke Bots gewinnen würden.
arena-by-order = Siegquote nach Reihenfolge in der ersten Runde
arena-by-order-note = Wer die erste Machtkarte der Partie spielt, ist 1; die anderen folgen im Uhrzeigersinn.
arena-by-power = Siegquote nach erster Machtkarte
arena-by-power-note =
    Die Machtkarte der ersten Runde. Ein Bot spielt eine Karte, weil die Lage es verlangt; man sieht also, was mit Siegen
    einherging, nicht, was sie bewirkt hat. Seltene Karten haben weite Intervalle.
arena-by-source = Punkte nach Herkunft
arena-by-source-note =
    Der Durchschnitt einer Partie. Regionen, Castillo, Boni und Ämter sind die der allgemeinen Wertungen; Sonderwertungen
    zählen mit allem, was sie bringen.
arena-source-regions = Regionen
arena-source-castillo = Castillo
arena-source-king = Königsbonus
arena-source-grande = Grandenbonus
arena-source-special = Sonderwertungen
arena-source-offices = Ämter
arena-source-goods = Gold und Waren
arena-source-bridge = Brücke
arena-time-note =
    Der Punkt ist der Median; die Marken zeigen, worunter 99 % der Entscheidungen bleiben, und die längste. Die Skala ist
    logarithmisch.
