# Ausprobieren: das Analysebrett, der Stellungseditor und was man mitnehmen kann.

analysis-title = Analyse
analysis-variations = Varianten
analysis-moment = Züge dieser Variante
analysis-line = { $number }. ({ $count ->
    [one] eine Wahl
   *[other] { $count } Wahlen
})
analysis-eyes = Was verdeckt ist
analysis-eyes-about = Alles, wie es war, oder neu ausgedacht, was jemand nicht wissen konnte
analysis-open = Alles offen
analysis-imagined = Wie { $name } es sich denkt
analysis-again = Etwas anderes ausdenken
analysis-keep = Aufheben
analysis-kept = Die Analyse ist aufgehoben.
analysis-share = Link kopieren
analysis-more = Mehr
analysis-leave = Analyse verlassen
analysis-name = Name der Analyse
analysis-variation-name = Name dieser Variante
analysis-remove-variation = Diese Variante entfernen
analysis-play-bots = Gegen Bots spielen
analysis-play-friends = Mit Freunden spielen
analysis-edit = Stellung ändern
analysis-analyse = Analysieren
analysis-too-long = Das ist zu lang für einen Link; heb es zuerst auf.
analysis-broken-link = In diesem Link steht nichts zu analysieren. Vielleicht wurde er abgeschnitten.
analysis-no-chart = In einer Analyse gibt es keine Punktegrafik.
analysis-mine = Meine Analysen
analysis-mine-about = Beginne an einem beliebigen Moment einer Aufzeichnung oder stell eine Stellung zusammen.
analysis-none = Noch hast du keine aufgehoben.
analysis-count = { $count ->
    [one] eine Variante
   *[other] { $count } Varianten
}
analysis-remove = Entfernen
analysis-export = Mitnehmen
analysis-export-png = Bild der Karte (PNG)
analysis-export-svg = Zeichnung der Karte (SVG)
analysis-export-scenario = Stellung (Szenario)
analysis-export-record = Spiel bis hierher (Aufzeichnung)
analysis-editor = Stellungseditor
analysis-editor-about = Stell eine beliebige Stellung zusammen und spiel oder analysiere sie. Was offen bleibt, ergibt sich aus dem Rest oder durch Zufall.
analysis-position = Eine Stellung
analysis-position-name = Name
analysis-edition = Ausgabe
analysis-players = Spieler
analysis-sets = Erweiterungen
analysis-facts = Was auf dem Tisch liegt
analysis-way = Wie man es ändert
analysis-way-form = Felder
analysis-way-text = Text
analysis-text-about = Die Stellung als Szenario (YAML)
analysis-apply = Übernehmen
analysis-possible = Diese Stellung ist möglich.
analysis-in-line = Zeile { $line }: { $reason }
analysis-seat = Dein Platz
analysis-round = Runde
analysis-phase = Zeitpunkt
analysis-phase-round = bevor die Karten aufgedeckt werden
analysis-phase-power = Machtkarten werden gespielt
analysis-phase-turns = vor dem nächsten Zug
analysis-phase-supply = ein Zug: Caballeros an den Hof
analysis-phase-card = ein Zug: eine Karte nehmen
analysis-phase-turn = ein Zug: mit einer Karte
analysis-phase-scoring = allgemeine Wertung
analysis-start = Startspieler
analysis-active = Am Zug
analysis-king = König
analysis-caballeros = Caballeros
analysis-court = Hof
analysis-grande = Grande
analysis-points = Punkte
analysis-played = Machtkarte
analysis-hand = Hand
analysis-board = Wertungstafel { $board }
analysis-offer = Ausliegende Karte, Stapel { $stack }
analysis-by-chance = zufällig
analysis-no-card = keine
analysis-card = Karte des Zuges
