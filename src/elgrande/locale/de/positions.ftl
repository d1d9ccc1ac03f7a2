### Warum eine Stellung nicht sein kann und was am Text eines Szenarios nicht zu lesen ist. Gezeigt mit Zeile oder Feld.

## Stellungen, die es nicht geben kann

impossible-negative = { $count } ist weniger als null.
impossible-word = „{ $found }“ gibt es hier nicht. Es gibt: { $known }.
impossible-range = Das muss eine Zahl von { $low } bis { $high } sein, nicht { $found }.
impossible-without = Das braucht „{ $set }“.
impossible-nobody = Diese Farbe hat in dieser Partie niemand.
impossible-round = Runde { $round } wird nicht gespielt. Die Runden dieser Partie sind { $known }.
impossible-scoring = Nach Runde { $round } gibt es keine allgemeine Wertung.
impossible-phase-played = Zu diesem Zeitpunkt liegen keine Machtkarten auf dem Tisch.
impossible-phase-acted = Zu diesem Zeitpunkt war noch niemand am Zug.
impossible-phase-offer = Während einer Wertung liegen keine Aktionskarten aus.
impossible-phase-card = Zu diesem Zeitpunkt hat niemand eine Karte vor sich.
impossible-phase-card-missing = Sag, welche Karte für diesen Zug genommen wurde.
impossible-active = { $owner } war schon am Zug und kann es nicht noch einmal sein.
impossible-acted = { $owner } kann noch nicht am Zug gewesen sein: Jemand mit höherer Machtkarte kommt erst noch.
impossible-no-king = Sag, wo der König steht.
impossible-king = Dort kann der König nicht stehen: { $place_name }.
impossible-place = Dort kann kein Caballero stehen: { $place_name }.
impossible-black =
    In dieser Partie gibt es nur { $most ->
        [one] einen schwarzen Caballero
       *[other] { $most } schwarze Caballeros
    }.
impossible-grey-court = Graue und schwarze Caballeros haben keinen Hof.
impossible-caballeros = { $owner } hätte zusammen { $count } Caballeros. Es müssen { $most } sein.
impossible-grande = Dort kann der Grande von { $owner } nicht stehen: { $place_name }.
impossible-board = Dort kann keine Wertungstafel liegen: { $place_name }.
impossible-boards = Zwei Wertungstafeln können nicht am selben Ort liegen.
impossible-power-card = Die Machtkarte { $value } gibt es in dieser Partie nicht.
impossible-power-used = { $owner } kann die Machtkarte { $value } nicht gespielt haben: Sie ist schon verbraucht.
impossible-power-held = { $owner } kann die Machtkarte { $value } nicht auf der Hand haben: Sie ist gespielt.
impossible-power-twice = { $owner } hat jede Machtkarte nur einmal.
impossible-power-left =
    { $owner } hat zu viele Machtkarten verbraucht: { $count ->
        [one] Eine ist
       *[other] { $count } sind
    } übrig für { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }.
impossible-power-missing = { $owner } hat keine Machtkarte auf dem Tisch.
impossible-power-gap = Machtkarten werden ab der Startperson im Uhrzeigersinn und ohne Lücke gespielt.
impossible-power-same = Zwei Spieler können in einer Runde nicht denselben Machtwert haben.
impossible-played-unsaid = Sag, welche Machtkarten auf dem Tisch liegen: Die höchsten sind alle verbraucht.
impossible-hands = In dieser Partie haben alle sämtliche Machtkarten. Sag, welche davon verbraucht sind.
impossible-modifier-alone = { $owner } hat einen Modifikator auf dem Tisch, aber keine Machtkarte.
impossible-modifier-twice = Jeden Modifikator gibt es nur einmal.
impossible-veto-card = { $owner } hat nur eine Machtkarte mit einem Veto.
impossible-vetos =
    { $count ->
        [one] Ein Veto kann nicht
       *[other] { $count } Vetos können nicht
    } ausliegen: In dieser Partie gibt es { $most }.
impossible-no-card = Eine Karte „{ $found }“ gibt es in dieser Partie nicht.
impossible-stack = „{ $card }“ gehört nicht in Stapel { $stack }.
impossible-stack-height = Stapel { $stack } ist nicht so hoch, dass „{ $card }“ dann aufgedeckt würde.
impossible-stack-taken = In Stapel { $stack } liegt eine andere Karte, wo „{ $card }“ sein soll.
impossible-copies = So oft gibt es „{ $card }“ nicht.
impossible-offer-short =
    { $count ->
        [one] Ein Spieler braucht
       *[other] { $count } Spieler brauchen
    } noch eine Karte, aber { $left ->
        [one] nur eine liegt
       *[other] nur { $left } liegen
    } aus.
impossible-no-dummy = Einen Dummy gibt es nur zu zweit in der Ausgabe von 2023.
impossible-dummy-power = Der Dummy hat die Machtkarte { $value } nur einmal.
impossible-dummy-rounds = So viele Runden folgen nicht mehr.
impossible-region-card = Dafür gibt es keine Regionskarte: { $place_name }.
impossible-region-twice = Zwischen zwei Wertungen wird jede Regionskarte nur einmal gezogen.
impossible-region-many = So viele Regionskarten werden bis zur nächsten Wertung nicht gezogen.
impossible-tokens = Plättchen gibt es nur mit den Erweiterungen der Big Box.
impossible-parts =
    „{ $found }“ hat { $most ->
        [one] nur einen Teil
       *[other] nur { $most } Teile
    }.
impossible-fields =
    Die Begrenzungstafel hat nur { $most ->
        [one] ein Feld
       *[other] { $most } Felder
    }.
impossible-marks =
    Was die Caballeros von { $owner } tragen und wo sie stehen, passt nicht zu ihrer Zahl: { $place_name }.
impossible-load =
    { $what ->
        [gold] Es gibt nur { $most } Gold.
       *[goods] Es gibt nur { $most } Waren.
    }
impossible-stock =
    { $what ->
        [gold] Alles Gold, das weder in Übersee liegt noch getragen wird, liegt neben dem Plan: { $count }, nicht { $found }.
       *[goods] Alle Waren, die weder in Übersee liegen noch getragen werden, liegen neben dem Plan: { $count }, nicht { $found }.
    }

## Der Text eines Szenarios

scenario-yaml = Das lässt sich nicht lesen: Es ist kein gültiges YAML.
scenario-part = Das kann hier nicht stehen ({ $why }).
scenario-empty = Hier steht nichts. Eine Stellung braucht mindestens „name“, „position“ und „expect“.
scenario-several = Hier stehen mehrere Szenarien; eine Partie beginnt mit einem.
scenario-missing = Etwas fehlt: { $found }.
scenario-text = Hierher gehört ein einzelnes Wort oder eine Zahl.
scenario-number = „{ $found }“ ist keine ganze Zahl.
scenario-list = Hierher gehört eine Liste in eckigen Klammern.
scenario-entries = Hierher gehören Namen mit Doppelpunkt und Wert.
scenario-twice = „{ $found }“ steht hier zweimal, zuerst in Zeile { $first }.
scenario-name = „{ $found }“ kann kein Spielername sein. Nimm Buchstaben, Ziffern, Binde- und Unterstriche.
scenario-same-name = Zwei Spieler können nicht beide „{ $found }“ heißen.
scenario-hand = Gib entweder die Hand oder die verbrauchten Karten eines Spielers an, nicht beides.
scenario-merged = Die Stapel 2 und 3 sind in dieser Partie ein Stapel mit der Nummer 2.
scenario-step = Ein Schritt nach dem anderen: Jede Wahl und jede Erwartung ist ein eigener Punkt.
scenario-corrections = Die Korrekturdatei { $found } lässt sich hier nicht lesen.
scenario-further = Das ist kein Tisch dieser Partie: „further“ gehört zu der Version des Programms, die es geschrieben hat.

## Was Erweiterungen auf dem Tisch haben, nach den Feldern des Stellungseditors

field-inquisitor = Inquisitor
field-alliance = Allianz
field-spies = Spionage
field-free-choice = Freie Wahl
field-quarantine = Quarantäne
field-protected = Königsplättchen
field-anywhere = Darf überall einsetzen
field-slots = Felder (Francia 1–3, Kapitän, Vizekönig)
field-slot-loads = In Francia getragen (1 Gold, 2 Waren)
field-gold-on-ship = Caballeros mit Gold, Schiff
field-goods-on-ship = Caballeros mit Waren, Schiff
field-gold-in-america = Caballeros mit Gold, América
field-goods-in-america = Caballeros mit Waren, América
field-gold-in-africa = Caballeros mit Gold, África
field-goods-in-africa = Caballeros mit Waren, África
field-table-at = Begrenzungstafel
field-on-table = Caballeros auf der Tafel
field-gold-on-table = … mit Gold
field-goods-on-table = … mit Waren
field-tokens = Gold in América, Waren in África
field-bonus-used = Bonus des Inquisitors genutzt
field-closers = Darf eine Karte schließen
field-striker = Doppelschlag
field-strike-until = Doppelschlag bis Runde (ab 0)
field-last-action = Letzte Sonderaktion
field-delayed = Später gewertet
field-delayed-due = … nach Runde (ab 0)
field-shut = Geschlossene Stapel (2, 4, 8 … addiert)
field-queen = Königin
field-queen-ready = Hatten die Königin in ihrem Zug
field-queen-used = Haben die Königin genutzt
field-jester = Hofnarr
field-jester-used = Haben den Hofnarren genutzt
field-marched = Haben den Generalinquisitor genutzt
field-ships = Schiffe
field-boycott = Boykott
field-boycott-by = … von
field-boycott-known = … bekannt
field-incognito = König inkognito
field-incognito-by = … von
field-incognito-known = … bekannt
field-incognito-wait = … wird später gefragt (0 sofort)
field-stopper = Aktionsstopp von
field-last-word = Letztes Wort
field-last-card = … mit der Karte
field-last-said = … hat begonnen
field-double-turn = Doppelzug
field-further-card = Weitere Karte in Gebrauch
field-saved = Aufgehobene Karte
field-saved-by = … von
field-revolution = Revolution
field-stand-in = Vertritt den König
field-conquered = In diesem Zug aus der Provinz eingesetzt
field-placers = Haben in dieser Runde eingesetzt
field-bearers = Bannerträger
field-bearer-spots = … auf Feld (0 keines)
field-banners-waiting = Banner noch zu vergeben
field-office-card = Königs- oder Intrigantenkarte in Gebrauch
field-doubled = Verdoppelte Regionen
field-doubler = … von
field-castillo-at = Das Castillo steht in
field-bridge = Brücke
field-bridge-owner = … von
field-reversed = Wertungstafeln auf dem Kopf (1, 2, 3 beide)
field-collapse = Das Castillo ist einsturzgefährdet
field-mistress = Mätresse
field-storm-seat = Tormenta von
field-storm-place = … in
field-storm-shown = … ist aufgedeckt
field-limited = Begrenzungstafeln für sechs
