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

option-start = Erster Startmarker
    .about = Wer beginnt die erste Runde?
option-start-random = wird ausgelost
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
