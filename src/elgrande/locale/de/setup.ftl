### Was man vor einer Partie vereinbart: Ausgaben, Module, Tischregeln.

## Ausgaben

edition-1995 = Ausgabe von 1995
    .about =
        Die erste Ausgabe: 45 Aktionskarten, ein Veto, das eine Sonderaktion mittendrin beenden kann, und ein Castillo,
        das für eine Sonderwertung gewählt werden darf.
edition-2015 = Ausgabe von 2015
    .about =
        Die 45 Aktionskarten von 1995 mit überarbeiteten Regeln: Ein Veto kann eine Sonderaktion mittendrin beenden, und
        das Castillo ist keine Region.
edition-2023 = Ausgabe von 2023
    .about =
        Ein überarbeiteter Satz von 41 Aktionskarten, drei Module in der Schachtel und ein Dummy im Spiel zu zweit. Die
        Anleitungen zeigen nicht jede Karte; solche Karten sind als rekonstruiert gekennzeichnet.

## Module

set-new-regency = Neue Regentschaft
    .about =
        Zehn besondere Karten treten an die Stelle der Königskarte, jede Runde kommt eine davon: Der König geht ins
        Ausland, zum Castillo oder tauscht den Platz mit einem Granden.
set-veteran-cards = Alte Hasen
    .about =
        Vier Karten für alle, die das Spiel schon kennen, darunter zwei Vetos. Für jede bleibt eine ungesehene Karte
        ihres Stapels in der Schachtel.
set-power-modifiers = Machtverschiebung
    .about =
        Alle bekommen drei von sechzehn Modifikatoren. Einer darf zu einer Machtkarte gespielt werden: Er ändert die
        Reihenfolge, und manche haben eine Fähigkeit. Die Liste der Modifikatoren ist rekonstruiert.
set-inquisitor-colonies = Großinquisitor & Kolonien
    .about =
        Jenseits von Spanien liegen Francia, América und África, erreichbar mit dem Schiff. Gold und Waren warten darauf,
        heimgebracht zu werden, und der Großinquisitor befiehlt über die schwarzen Caballeros.
set-grandissimo = Grandissimo
    .about =
        Portugal kommt auf den Plan, Königin, Hofnarr und Generalinquisitor bieten ihre Hilfe an, und zwei weitere Stapel
        bringen Schiffe, ein Gefängnis, einen Boykott, eine Revolution und mehr.
set-anniversary = Jubiläum
    .about = Alle haben ein Banner; wo der Caballero steht, der es trägt, gewinnt er Gleichstände.
set-king-intrigant = König & Intrigant
    .about =
        Keine ausliegenden Aktionskarten: Alle stellen sich eine Hand aus dreizehn Machtkarten zusammen, die selbst
        Aktionen haben. Die höchste Karte der Runde gebietet über den König, die niedrigste intrigiert.
set-players-edition = Player's Edition
    .about = Elf weitere Machtkarten für König & Intrigant, darunter der Joker und ein wanderndes Castillo.
set-special-cards = Sonderkarten
    .about = Zehn weitere Machtkarten für König & Intrigant: Feste, Spione, ein Putsch und königlicher Schutz.

## Tischregeln und ihre Werte

option-castillo = Castillo
    .about = Dürfen alle ins Castillo schauen? Was hineinkommt, sehen in jedem Fall alle.
option-castillo-hidden = verdeckt, bis es geöffnet wird
option-castillo-open = offen für alle

option-length = Länge
    .about =
        Wie viele Runden werden gespielt? Auf jede dritte Runde folgt eine allgemeine Wertung, im kurzen Spiel auf jede
        zweite.
option-length-full = neun Runden
option-length-short = sechs Runden: 1, 4 und 7 entfallen

option-veto = Veto
    .about = Sind die Veto-Karten im Spiel?
option-veto-yes = mit Veto-Karten
option-veto-no = ohne Veto-Karten

option-tie-break = Gleichstand am Ende
    .about =
        Wird der Sieg bei Gleichstand geteilt, oder entscheiden die Caballeros am Hof, dann die in der Provinz, dann die
        höchste Machtkarte auf der Hand?
option-tie-break-no = geteilter Sieg
option-tie-break-yes = wird entschieden

option-mulligan = Sanfter Anfang
    .about = Was wird aus einer Karte, die drei oder alle Caballeros von den Höfen nimmt, wenn sie in der ersten Runde kommt?
option-mulligan-no = sie bleibt liegen
option-mulligan-yes = sie kommt unter ihren Stapel, und die nächste wird aufgedeckt

option-angry-king = König erzürnt
    .about = Wer schickt Caballeros zurück, wenn der König erzürnt ist? Streng nach der Anleitung von 1995: alle.
option-angry-king-opponents = nur die anderen
option-angry-king-everybody = alle, wer am Zug ist zuletzt

option-supply = Nachschub
    .about = Darf man weniger Caballeros nehmen, als die Machtkarte bringt? Streng nach der Anleitung von 1995: nein.
option-supply-up-to = so viele man will bis zur Zahl der Karte
option-supply-exact = genau die Zahl der Karte

option-stacks = Stapel 2 und 3
    .about = Werden die Stapel 2 und 3 zusammengemischt? Zu dritt habt ihr die Wahl; zu zweit ist es immer so.
option-stacks-separate = getrennt
option-stacks-merged = zusammengemischt

option-veterans = Auswahl für alte Hasen
    .about = Welche dieser Karten sind dabei?
option-veterans-all = alle vier
option-veterans-veto = die beiden Vetos
option-veterans-intrigue = die Karte zum Versetzen oder Einsetzen
option-veterans-scoring = die geheime Wertung

option-start = Erster Startmarker
    .about = Wer beginnt die erste Runde?
option-start-random = wird ausgelost
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Karten der Big Box
    .about = Sind Karten dabei, deren Wirkung rekonstruiert werden musste, weil keine Anleitung sie nennt?
option-cards-all = alle
option-cards-established = nur solche, deren Wirkung belegt ist

option-left-out = Weggelassene Karten
    .about = Welche Karten von Stapel 6 von Grandissimo bleiben in der Schachtel?
option-left-out-none = keine
option-left-out-first-game = wie fürs erste Spiel geraten: kein Gefängnis, keine Schiffe, keine Spanische Inquisition
option-left-out-grd-boycott = Boykott
option-left-out-grd-league = Bündnis
option-left-out-grd-double-turn = Doppelzug
option-left-out-grd-free-choice = Freie Wahl
option-left-out-grd-king-incognito = König inkognito
option-left-out-grd-eviction-order = Räumungsbefehl
option-left-out-grd-score-coast = Die Küste werten
option-left-out-grd-espionage = Spionage
option-left-out-grd-score-courts = Die Höfe werten
option-left-out-grd-action-stop = Aktionsstopp
option-left-out-grd-revolution = Revolution
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Das Binnenland werten
option-left-out-grd-spanish-inquisition = Spanische Inquisition
option-left-out-grd-conspiracy = Komplott
option-left-out-grd-to-the-castillo = Auf ins Castillo
option-left-out-grd-alliance = Allianz
option-left-out-grd-last-word = Das letzte Wort
option-left-out-grd-united-force = Vereinte Kraft

option-symbols = Schiffe und Gefängnis
    .about = Welche Symbole zeigen die Karten von Grandissimo? Die Anleitung nennt nur zwei, beide für das Gefängnis.
option-symbols-printed = die, die in der Anleitung stehen
option-symbols-reconstructed = auch ausgedachte, damit die Schiffe ins Spiel kommen
option-symbols-none = keine: Schiffe und Gefängnis bleiben in der Schachtel
option-stack-6 = Größe von Stapel 6
    .about = Dürfen so viele Karten von Grandissimo wegbleiben, dass die übrigen mehrmals drankommen?
option-stack-6-full = mindestens eine Karte für jede Runde
option-stack-6-small = beliebig wenige; sie kommen in gleicher Folge wieder
option-ships = Schiffe zu zweit
    .about = Wie viele Schiffe gibt es bei Grandissimo zu zweit? Die Anleitung rät zu einem.
option-ships-one = eines
option-ships-two = zwei
option-removal = Beseitigung
    .about = Was kann die Karte 115 der Sonderkarten vom Tisch nehmen?
option-removal-cards = Spionage, Reserve und Begrenzungstafeln
option-removal-tokens = auch Brücke, Allianz, Quarantäne und andere Plättchen, die länger wirken
