### Der Tisch im Browser: was der Bildschirm außer den Texten des Spiels selbst sagt.

table-map = Karte von Spanien
# Eine Farbe an einem Ort, für Vorleseprogramme. $grande sagt, ob ihr Grande dort ist (yes oder no).
table-pieces-of =
    { $seat }: { $grande ->
        [yes]
            { $count ->
                [0] Grande
                [one] 1 Caballero und der Grande
               *[other] { $count } Caballeros und der Grande
            }
       *[no]
            { $count ->
                [one] 1 Caballero
               *[other] { $count } Caballeros
            }
    }
table-rounds = Runden
table-general-scoring = allgemeine Wertung
table-player-count =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
table-castillo =
    { $value ->
        [open] Castillo offen
       *[hidden] Castillo verdeckt
    }

## Was zu tun ist

table-choose = Wähle eine der Möglichkeiten.
table-over = Das Spiel ist aus
table-watching = Was geschieht
# $number ist, wie viele es sind.
table-turn-of =
    { $number ->
        [one] { $seats } ist am Zug
       *[other] { $seats } wählen
    }
# Was jemand anderes, oder mehrere, gerade wählen; $kind ist die Art der Entscheidung.
table-waits =
    { $kind ->
        [power] { $seats } wählt eine Machtkarte.
        [modifier] { $seats } denkt über einen Modifikator nach.
        [draft]
            { $seats } { $number ->
                [one] wählt
               *[other] wählen
            } Modifikatoren.
        [supply] { $seats } holt Caballeros an den Hof.
        [recall] { $seats } holt Caballeros an den Hof zurück.
        [card] { $seats } wählt eine Aktionskarte.
        [turn] { $seats } setzt gleich ein oder nutzt die Aktion.
        [place] { $seats } setzt Caballeros ein.
        [place_extra] { $seats } setzt Caballeros ein.
        [veto] { $seats } denkt über ein Veto nach.
        [lift] { $seats } versetzt Caballeros.
        [drop] { $seats } versetzt Caballeros.
        [king] { $seats } versetzt den König.
        [grande] { $seats } versetzt den Granden.
        [board] { $seats } legt eine Wertungstafel.
        [castillo_disc]
            { $seats } { $number ->
                [one] stellt
               *[other] stellen
            } geheim die Scheibe ein.
        [scoring_disc]
            { $seats } { $number ->
                [one] stellt
               *[other] stellen
            } geheim die Scheibe ein.
        [loss_disc]
            { $seats } { $number ->
                [one] stellt
               *[other] stellen
            } geheim die Scheibe ein.
        [eviction_disc]
            { $seats } { $number ->
                [one] stellt
               *[other] stellen
            } geheim die Scheibe ein.
       *[other] { $seats } denkt nach.
    }
table-disc-set = Deine Scheibe zeigt { $place }. Du kannst sie ändern, bis alle eingestellt haben.
table-change-disc = Neu einstellen
table-dial = Geheimscheibe
table-dial-unset = noch nicht eingestellt
table-discs = Die Scheiben werden aufgedeckt
table-scored-nobody = Hier bekommt niemand Punkte.
table-scored-so-far = In dieser Wertung bisher:
table-unseen = Was gerade geschehen ist
table-sending = wird gesendet …
table-at-once = Wie viele auf einmal:
# Eine Liste von allem, was gewählt werden kann, für alle, denen das lieber ist.
table-all-options = Alle { $count } Möglichkeiten als Liste
table-pass-veto = Diese ganze Aktion zulassen
# Where caballeros may be placed; $places is one of the phrases below, or several.
table-where = Sie kommen { $places }.
table-where-near = neben den König ({ $king })
table-where-anywhere = in jede Region außer der des Königs ({ $king })
table-where-place =
    { $place ->
        [castillo] ins Castillo
        [ship] auf das Schiff
       *[other] nach { $place_name }
    }
table-where-lit = Sie kommen dorthin, wo die Landkarte leuchtet.
table-look-at-cards = Zeige auf eine Karte, um sie ganz zu lesen und auf dem Plan zu sehen, wo sie etwas bewirken könnte. Die Pferde sagen, wie viele Caballeros du damit einsetzen darfst.
table-why-not = Warum nicht hier?
# Asked before a turn ends of which something is left: $open is what has not been done (both, placing or action).
table-give-up =
    { $open ->
        [both] Du hast weder Caballeros eingesetzt noch die Sonderaktion genutzt.
        [placing] Du hast noch keine Caballeros eingesetzt.
       *[action] Du hast die Sonderaktion noch nicht genutzt.
    } Den Zug trotzdem beenden?
table-hot-seat =
    { $seat } { $number ->
        [one] ist
       *[other] sind
    } am Zug. Gib den Bildschirm weiter.
table-hot-seat-show = Ich bin { $seat }
table-hot-seat-cover = Bildschirm abdecken
table-hot-seat-covered = Alle Karten sind verdeckt. Sag, wer du bist, um deine zu sehen.

## Knöpfe

table-undo = Zurücknehmen
table-reset = Von vorn
table-confirm = Bestätigen
table-rule = Die Regel
table-close = Schließen
table-skip = Überspringen
table-pause = Anhalten
table-go-on = Weiter
table-step = Nächster Schritt
table-again = Noch einmal sehen
table-undone = Eine Wahl wurde zurückgenommen.
table-result = Ergebnis zeigen
table-home = Startseite
table-help = Zeichen und Tasten
table-what = Was ist das?
table-hint = Tipp
table-hint-thinking = denkt nach …
table-hints = Tipps
table-advised = Rat Nummer { $rank }
table-chance = Siegchance
table-points-then = Punkte, die nach der nächsten allgemeinen Wertung zu erwarten sind
table-points-expected =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Karten und Spieler

table-take-card = Diese Karte nehmen
table-taken-by = Genommen von { $seat }
table-places =
    { $count ->
        [0] Setzt keine Caballeros ein
        [one] Setzt 1 Caballero ein
       *[other] Setzt bis zu { $count } Caballeros ein
    }
table-reach = Könnte jetzt hier etwas bewirken: { $places }.
table-no-offer = Es liegen keine Karten aus.
table-unfold-cards =
    { $count ->
        [one] Noch eine Karte
       *[other] Noch { $count } Karten
    }
table-fold-cards = Weniger Karten
# $state sagt, wo die Karte ist: auf der Hand (hand, lit, staged), auf dem Tisch (played) oder verbraucht (used).
table-power-card =
    { $power ->
        [0] Machtkarte ohne Wert
       *[other] Machtkarte { $power }
    }, bringt { $brings ->
        [0] keine Caballeros
        [one] 1 Caballero
       *[other] { $brings } Caballeros
    }{ $state ->
        [used] , verbraucht
        [played] , liegt aus
       *[other] { "" }
    }
table-veto = Veto
table-vetos =
    { $count ->
        [one] hat ein Veto
       *[other] hat { $count } Vetos
    }
table-substitute = Ein Bot spielt an diesem Platz
table-bot = Bot
table-away = nicht da
table-acted = war in dieser Runde dran
table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-taken-back =
    { $count ->
        [one] Eine davon wurde verdeckt zurückgenommen.
       *[other] { $count } davon wurden verdeckt zurückgenommen.
    }
table-without-castillo = Das Castillo ist geschlossen und zählt nicht mit.
table-hand-over = Einen Bot für mich spielen lassen
table-take-back = Selbst weiterspielen
table-spectator = Du schaust bei dieser Partie zu.
table-open-hands = Übrige Machtkarten

## Eine Hand, die aus vielen Karten gewählt wird

table-hand-cards = Machtkarten zur Auswahl
table-hand-tray = Deine Hand
# $face ist der Wert der Karte oder none.
table-hand-card =
    { $face ->
        [none] ohne Wert
       *[other] Wert { $face }
    }, bringt { $brings ->
        [0] keine Caballeros
        [one] 1 Caballero
       *[other] { $brings } Caballeros
    }.
table-hand-put-back =
    { $face ->
        [none] { $name } zurücklegen
       *[other] { $face } ({ $name }) zurücklegen
    }
table-hand-count = { $chosen } von { $count } Karten gewählt
table-suggest-recommended = Empfohlen
table-suggest-random = Zufällig
table-show-map = Zum Plan
table-show-cards = Zu den Karten

## Orte

table-king-here = Hier ist der König: Nichts kommt hinein oder heraus.
table-mobile-here = Eine bewegliche Wertungstafel liegt über der gedruckten.
table-grandes-here = Heimat der Granden von: { $names }
table-castillo-closed = Geschlossen. Was hineinging, kommt bei der nächsten Wertung heraus.
# $token ist gold oder goods, $count, wie viele Caballeros es tragen.
table-carries =
    { $seat }: { $token ->
        [gold]
            { $count ->
                [one] ein Caballero mit Gold
               *[other] { $count } Caballeros mit Gold
            }
       *[goods]
            { $count ->
                [one] ein Caballero mit Waren
               *[other] { $count } Caballeros mit Waren
            }
    }
table-empty-place = Niemand hat hier Caballeros.

## Verlauf und Gespräch

table-log-empty = Noch ist nichts geschehen.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas geschrieben.

## Das Ende

table-end-you-win = Du hast gewonnen!
table-end-you-share = Du teilst dir den Sieg!
table-end-wins =
    { $number ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
table-end-board = Den Plan ansehen
table-end-sources = Woher die Punkte kamen
table-end-rounds = Punkte über die Runden
table-end-scorings = Punkte nach Wertungen
table-end-scoring = Nach Runde { $round }
table-end-between = Zwischen den Wertungen
table-end-counting = Die Punkte werden gezählt …
table-end-rematch = Noch einmal spielen
table-end-replay = Partie noch einmal ansehen
table-end-share = Link zur Partie kopieren
table-source-general = Regionen
table-source-castillo = Castillo
table-source-special = Sonderwertungen
table-source-king = König
table-source-grande = Grande
table-source-other = Sonstiges

## Hilfe

table-sign-count = Caballeros einer Farbe
table-sign-grande = mit dem Granden, dessen Heimat hier ist
table-sign-pill = Punkte für den ersten, zweiten und dritten Platz
table-sign-mobile = eine bewegliche Wertungstafel
table-sign-king = die Königsregion: Nichts kommt hinein oder heraus
table-sign-touched = wo die Karte, die du gerade ansiehst, etwas bewirken könnte
table-sign-gold = Gold, und wer es trägt
table-sign-goods = Waren, und wer sie trägt
table-sign-preview = was eine Wertung jetzt brächte
table-sign-reconstructed = die Anleitungen zeigen diese Karte nicht vollständig
table-keys = Tasten
table-key-first = zum Ersten, was gewählt werden kann
table-key-tab = zum Nächsten, was gewählt werden kann
table-key-arrows = auf der Karte von Region zu Region
table-key-enter = wählen
table-key-confirm = bestätigen oder den Zug beenden
table-key-what = Was ist das? Erklärt, was man antippt oder was den Fokus hat
table-key-undo = zurücknehmen
table-key-reset = alles aus diesem Zug zurücknehmen
table-key-hint = um einen Tipp bitten
table-key-again = noch einmal sehen, was seit deiner letzten Wahl geschah
table-key-skip = bis jetzt überspringen
table-key-log = Verlauf und Chat
table-key-escape = Auswahl aufheben
table-map-credit = Karte: Provinzen Spaniens © Instituto Geográfico Nacional (CC-BY 4.0), übrige Länder Natural Earth.

## Was Sets mitbringen: Ämter, Marken, was eine Weile gilt

table-facts = An diesem Tisch
table-fact-yes = ja

## Der Verlauf, nach Runden und Zügen.
table-log-powers = Gespielt: { $list }
table-log-takes = nimmt { $card }
table-log-places = { $count } nach { $place }
table-log-moves =
    { $count ->
        [one] versetzt 1 Caballero
       *[other] versetzt { $count } Caballeros
    }
table-log-scores = bekommt { $points }
table-log-king = der König nach { $place }
table-log-grande = der Grande nach { $place }
table-log-grande-of = der Grande von { $seat } nach { $place }
table-log-board = eine Wertungstafel nach { $place }
table-log-vetoed = Veto von { $seat }
table-log-nothing = nichts
# Folgt auf einen Satz, der sagt, dass Caballeros an den Hof gehen.
table-log-king-there = , weil der König in { $place } stand.
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Zeigen
table-log-all = Alles
table-log-scorings = Nur Wertungen
table-log-copy = Kopieren
table-log-copied = Kopiert
table-log-show = Auf dem Plan zeigen

## Den Plan genauer ansehen.
table-map-tools = Ansicht des Plans
table-map-closer = Näher
table-map-farther = Weiter weg
table-map-fit = Der ganze Plan
table-lens-plain = Der Plan, wie er ist
table-lens-lead = Wer wo führt und um wie viel
table-lens-points = Wo dir ein weiterer Caballero Punkte brächte
table-lens-changes = Was sich seit deiner letzten Wahl geändert hat

## Was hier gespielt wird.
table-info = Über diesen Tisch
table-info-sets = Erweiterungen
table-info-watching = Zuschauer
table-info-link = Link zu dieser Partie kopieren
table-info-position = Stellung als Szenario kopieren
table-info-position-link = Link mit der Stellung kopieren
table-info-position-long = Diese Stellung ist zu lang für einen Link; kopiere sie als Szenario.
table-watcher-guest = { $name } (Gast)
table-watchers =
    { $count ->
        [0] niemand schaut zu
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
