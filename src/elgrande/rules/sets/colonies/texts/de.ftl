### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Großinquisitor & Kolonien
    .about =
        Jenseits von Spanien liegen Francia, América und África, erreichbar mit dem Schiff. Gold und Waren warten darauf,
        heimgebracht zu werden, und der Großinquisitor befiehlt über die schwarzen Caballeros.

character-grand-inquisitor =
    Man nimmt ihn mit der Heiligen Inquisition oder mit der Wertung der schwarzen Regionen und behält ihn, bis jemand
    anderes ihn nimmt. In jedem deiner Züge darfst du einen Caballero mehr einsetzen, als deine Karte erlaubt, oder
    einen mehr aus der Provinz an den Hof nehmen. Die schwarzen Caballeros zählen in jeder Wertung als deine, und du
    versetzt sie wie eigene.
    .title = Großinquisitor

card-gic-holy-inquisition =
    Nimm die Karte des Großinquisitors, auch von anderen, und versetze bis zu 2 schwarze Caballeros in andere Regionen
    oder ins Castillo. Die Königsregion ist tabu, hinein wie heraus.
    .title = Heilige Inquisition
card-gic-close-action-card =
    { lay-goods } Behalte diese Karte. Schließe einmal, in dieser oder einer späteren Runde, eine ausliegende
    Aktionskarte: In jener Runde kann niemand sie wählen. Das tust du in deinem Zug oder zwischen zwei Zügen.
    .title = Aktionskarte schließen
    .note = Was das Schließen bewirkt, ist aus dem Titel erschlossen. { note-numbers }
card-gic-double-strike =
    { lay-gold } Behalte diese Karte bis zum Ende der nächsten Runde. Führe einmal, gleich nach dem Zug einer anderen
    Person, die Sonderaktion von deren Karte noch einmal aus; alles dabei entscheidest du. Caballeros setzt du nicht ein.
    .title = Doppelschlag
    .note = Wie lange man die Karte behalten darf, ist unsere Annahme. { note-numbers }
card-gic-free-choice =
    { lay-goods } Behalte diese Karte. Versetze in der nächsten allgemeinen Wertung bis zu 2 deiner Caballeros, sobald das
    Castillo gewertet und geleert ist und bevor die erste Region gewertet wird; nie in die Königsregion oder aus ihr heraus.
    .title = Freie Wahl
    .note = { note-numbers }
card-gic-score-new-regions = { lay-both } Werte dann Francia, das Schiff, América und África, mit allen Ämtern.
    .title = Die neuen Regionen werten
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Nimm die Karte des Großinquisitors und werte dann jede Region mit mindestens einem schwarzen Caballero;
    die schwarzen zählen für dich.
    .title = Die schwarzen Regionen werten
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Versetze dann beliebig viele deiner Caballeros geradewegs nach América oder África und danach beliebig
    viele von dort in andere Regionen. Unterwegs dürfen sie Gold und Waren nehmen, auch gerade gelegte, und nach
    Spanien bringen.
    .title = Transport
    .note = Wie viele Caballeros auf welchen Wegen reisen dürfen, ist rekonstruiert. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Dann darfst du die Begrenzungstafel in eine andere Region legen, aber nicht in die Königsregion, aus ihr
    heraus oder nach Francia. Haben dort nicht alle Caballeros Platz auf ihr, bestimmst du, wer darauf steht.
    .title = Begrenzungstafel
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Wähle dann eine Region; auch die Königsregion ist erlaubt. Sie wird am Ende der nächsten Runde gewertet,
    noch vor einer allgemeinen Wertung; in der letzten Runde gewählt, nach der letzten allgemeinen Wertung.
    .title = Spätere Wertung
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Dann werden alle Granden außerhalb der Königsregion ins Castillo geworfen. Dort gelten sie als daheim, und
    in der nächsten allgemeinen Wertung gehen sie in die Region, die ihre Scheibe zeigt.
    .title = Komplott
    .note = Welche Granden hineinkommen, ist unsere Annahme. { note-numbers }

place-ship = Schiff
place-america = América
place-africa = África

prompt-settlers =
    Stelle geheim eine Region außer der Königsregion ein. Zwei deiner Caballeros aus der Provinz kommen dorthin.
prompt-voyage =
    Vor deinem Zug darf jeder deiner Caballeros auf dem Schiff, in América und in África eine Strecke reisen. Wer reist als
    Nächster?
prompt-sail = Wohin geht der { farbe-e } Caballero vom Schiff?
prompt-claim = Nimmst du Gold oder eine Ware?
prompt-transport-out = Welcher Caballero geht als Nächster nach América oder África?
prompt-transport-home = Welcher Caballero verlässt als Nächster América oder África?
prompt-ship-out = Wohin geht der { farbe-e } Caballero { aus-quelle }?
prompt-fill =
    Wer steht { im-ort } auf der Begrenzungstafel? { $left ->
        [one] Ein Feld ist frei.
       *[other] { $left } Felder sind frei.
    }
prompt-table = Wohin legst du die Begrenzungstafel?
prompt-close = Schließt du für diese Runde eine Aktionskarte?
prompt-strike =
    „{ $card }“ von { $seat } wurde gerade genutzt. Wiederholst du die Sonderaktion mit deinem Doppelschlag?

choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Einen Caballero auf Gold stellen
               *[black] Einen schwarzen Caballero auf Gold stellen
            }
       *[goods]
            { $whose ->
                [own] Einen Caballero auf eine Ware stellen
               *[black] Einen schwarzen Caballero auf eine Ware stellen
            }
    }
choice-close =
    { $card ->
        [none] Karte von Stapel { $stack } schließen
       *[other] „{ $card }“ (Stapel { $stack }) schließen
    }
choice-bonus = Einen weiteren Caballero aus der Provinz an deinen Hof nehmen

event-tokens = { $seat } legt { gold-und-waren }.
event-claimed =
    { $token ->
        [gold] { $seat } stellt { einen-caballero } auf Gold.
       *[goods] { $seat } stellt { einen-caballero } auf eine Ware.
    }
event-delivered =
    { $token ->
        [gold] Gold kommt nach { $place_name }: { $points } Punkte für { $seat }.
       *[goods] Eine Ware kommt nach { $place_name }: { $points } Punkte für { $seat }.
    }
event-token-lost =
    { $token ->
        [gold] Das Gold eines { farbe-en } Caballeros geht zurück in den Vorrat.
       *[goods] Die Ware eines { farbe-en } Caballeros geht zurück in den Vorrat.
    }
event-stands =
    { $spot ->
        [ambassador] Der { farbe-e } Caballero ist Botschafter in Francia.
        [envoy] Der { farbe-e } Caballero ist Gesandter in Francia.
        [captain] Der { farbe-e } Caballero ist Kapitän des Schiffs.
        [viceroy] Der { farbe-e } Caballero ist Vizekönig von América.
       *[third] Der { farbe-e } Caballero nimmt das dritte Feld von Francia ein.
    }
event-closed = { $seat } schließt „{ $card }“ (Stapel { $stack }) für diese Runde.
event-struck = { $seat } schlägt doppelt zu: Die Sonderaktion von „{ $card }“ wird wiederholt.
event-delayed =
    { $place ->
        [ship] Das Schiff wird am Ende der nächsten Runde gewertet.
       *[other] { $place_name } wird am Ende der nächsten Runde gewertet.
    }
event-table = Die Begrenzungstafel liegt jetzt { tafel-im-ort }.
event-on-table = Ein { farbe-er } Caballero steigt auf die Begrenzungstafel.

label-ambassador = Botschafter
label-bonus-used = Der Bonus dieses Zuges ist genutzt
label-captain = Kapitän
label-closed = Geschlossene Stapel:
label-closers = Darf eine Karte schließen:
label-delayed-until = nach Runde
label-envoy = Gesandter
label-fields = Felder
label-gold = Gold
label-goods = Waren
label-laden = Beladen:
label-strike-until = bis Runde
label-supply = Vorrat:
label-table = Begrenzungstafel:
label-third = drittes Feld
label-unclaimed = Frei:
label-viceroy = Vizekönig

# Erweiterungen, die nicht zusammengehen, und eine Mischung, die trotzdem gespielt werden kann.
clash-not-listed =
    „{ $set }“ und „{ $other_set }“ passen nicht zusammen: Die Big Box nennt diese Mischung nicht.
clash-odd-situations =
    „{ $set }“ mit „{ $other_set }“: Die Anleitung rät davon ab. Es kann zu seltsamen Lagen kommen, die ihr selbst
    klären müsst.

note-numbers =
    Wie viele Caballeros man einsetzt und wie viel Gold und Waren man legt, ist unsere Annahme: Die Anleitung zeigt keine
    Karte.
note-tokens = Wie viel Gold und Waren man legt, ist unsere Annahme: Die Anleitung zeigt keine Karte.
lay-gold = Lege zuerst 1 Gold nach América.
lay-goods = Lege zuerst 1 Ware nach África.
lay-both = Lege zuerst 1 Gold nach América und 1 Ware nach África.
