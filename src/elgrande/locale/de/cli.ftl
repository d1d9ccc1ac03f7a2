### Was die Befehlszeile sagt, über das Geschehen im Spiel hinaus.

## Der Tisch auf dem Bildschirm

cli-title = Ausgabe { $edition }, { $players } Spieler, Startzahl { $seed }
# Dasselbe, wo keine Startzahl das Spiel noch einmal mischen kann.
cli-title-unseeded = Ausgabe { $edition }, { $players } Spieler
# Folgt dem Titel, wo die Werte auf dem Plan nicht belegt sind.
cli-boards-unsure = { ", " }Wertungstafeln { $mark }
cli-closed = geschlossen
# What stands before something, as in "Turn order:".
cli-colon = { $label }:
cli-belongings = Hof { $court }, Provinz { $province }
# Caballeros des Dummys, die nicht auf dem Plan sind.
cli-stock = Provinz { $count }
cli-you = du
cli-starts = beginnt
cli-vetos =
    { $count ->
        [one] Veto
       *[other] { $count } Vetos
    }
cli-hand = Machtkarten
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# Nach einem Satz, der mehrmals hintereinander gilt.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [one] Davor noch eine Zeile: tippe log
       *[other] Davor noch { $count } Zeilen: tippe log
    }
cli-card-of = Die Karte von { $seat }

## Fragen

cli-ask = >
cli-ask-default = (Eingabetaste: { $choice }) >
# Die Wörter tippt man in jeder Sprache so, wie sie dastehen.
cli-ask-hand = (eine ganze Hand auf einmal: { $recommended } oder { $random }) >
cli-done = Eingabetaste: weiter. undo: zurücknehmen. >
# Danach folgt der Spieler.
cli-you-are = Du bist
cli-introduction = Tippe das Zeichen vor einer Möglichkeit und drücke die Eingabetaste; ? erklärt den Rest.
cli-no-answer = Tippe eines der Zeichen oder ? für Hilfe.
cli-no-option = „{ $answer }“ ist keine der Möglichkeiten. Tippe eines der Zeichen oder ? für Hilfe.
cli-ambiguous = „{ $answer }“ passt auf { $options }.
cli-cannot-undo =
    Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde etwas Verborgenes gezeigt, oder jemand anderes hat
    etwas getan.
cli-undone = Zurückgenommen.
cli-file = DATEI
cli-saved = Die Partie ist in { $file } gespeichert.
cli-look-again = Die Partie ist gespeichert. So siehst du sie noch einmal an:
cli-left = Deine Partie ist gespeichert. So geht es später weiter:

## Hilfe

cli-help-keys = Tippe das Zeichen vor einer Möglichkeit und drücke die Eingabetaste.
cli-help-notation =
    Oder tippe die Möglichkeit selbst, wie in { $example }, oder so viel davon, dass klar ist, was du meinst: { $short }
cli-help-several = Mehrere Antworten in einer Zeile gelten nacheinander: { $example }
cli-help-help = diese Hilfe
cli-help-undo = die letzte Wahl zurücknehmen, solange nichts Verborgenes gezeigt wurde und niemand sonst etwas getan hat
cli-help-score = was alle bekämen, wenn jetzt gewertet würde, und warum
cli-help-cards = die ausliegenden Karten mit ihrem ganzen Text
cli-help-log = was bisher geschehen ist, eine Zeile für jeden Zug
cli-help-log-all = jede Einzelheit dessen, was geschehen ist
cli-help-board = den Tisch noch einmal zeigen
cli-help-save = die Partie in eine Datei schreiben und diese auf dem neuesten Stand halten
cli-help-quit = aufhören; die Partie bleibt gespeichert
cli-help-places = Orte:
cli-help-signs =
    { $crown } ein Grande, { $king } der König, dessen Region tabu ist, { $mobile } eine bewegliche Wertungstafel, { $horse }
    ein Caballero, den eine Karte einsetzt oder eine Machtkarte bringt, { $scoring } eine allgemeine Wertung. Karten:
    { $reconstructed } rekonstruiert, { $invented } erfunden, { $corrected } durch deine Datei berichtigt.
cli-castillo-unknown = Das Castillo ist geschlossen und zählt nicht mit.

## Simulationen

cli-wins = Siege
cli-least = Wenigste Punkte
cli-mean = Mittel
cli-most = Meiste
# $sets sind die Namen der Sets, $sets_number ihre Zahl.
cli-simulated =
    { $games } zufällige Partien: Ausgabe { $edition }{ $sets_number ->
        [0] { "" }
       *[other] { " " }mit { $sets }
    }, { $players } Spieler, ab Startzahl { $seed }
cli-decisions =
    Entscheidungen in einer Partie: { $least } bis { $most }, im Mittel { $mean }. Geteilte Siege: { $shared }.
cli-speed = { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s

## Die Messung

cli-game = Partie
cli-compiled = übersetzt
cli-interpreted = reines Python

## Weitere Befehle

cli-characters = Charakterkarten
cli-no-stack = Die Reihe und die Machtkarten, die alle haben ({ $count } Karten)
cli-stack =
    Stapel { $stack }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-no-cards = So eine Karte gibt es nicht.
cli-sound = { $file } ist in Ordnung: { $entries } Einträge.
cli-waiting = Warten auf { $players }.
cli-passed = bestanden
cli-failed = FEHLGESCHLAGEN
cli-scenarios =
    { $passed } bestanden, { $failed } fehlgeschlagen, { $checked } Erwartungen geprüft{ $unread ->
        [0] .
        [one] ; eine Datei war nicht lesbar.
       *[other] ; { $unread } Dateien waren nicht lesbar.
    }

## elgrande doctor

cli-doctor-version = Version
cli-doctor-python = Python
cli-doctor-rules = Regeln
cli-doctor-page = Seite
cli-doctor-extras = Extras
cli-doctor-not-installed = Nicht installiert
cli-doctor-language = Sprachen
cli-doctor-terminal = Terminal
cli-doctor-package = Paket
cli-doctor-games = Partien
cli-doctor-verdict =
    { $wrong ->
        [0] Alles in Ordnung.
        [one] Eine Sache ist nicht in Ordnung.
       *[other] { $wrong } Dinge sind nicht in Ordnung.
    }
