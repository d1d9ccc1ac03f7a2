### Die Aktionskarten von Großinquisitor & Kolonien. Wonach die Texte fragen können, steht bei den klassischen Karten.

## Sätze, die mehrere Karten teilen

note-numbers =
    Wie viele Caballeros man einsetzt und wie viel Gold und Waren man legt, ist unsere Annahme: Die Anleitung zeigt keine
    Karte.
note-tokens = Wie viel Gold und Waren man legt, ist unsere Annahme: Die Anleitung zeigt keine Karte.
lay-gold = Lege zuerst 1 Gold nach América.
lay-goods = Lege zuerst 1 Ware nach África.
lay-both = Lege zuerst 1 Gold nach América und 1 Ware nach África.

## Karten

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
    viele von dort in andere Regionen. Unterwegs dürfen sie Gold und Waren beanspruchen, auch gerade gelegte, und nach
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

## Die Charakterkarte

character-grand-inquisitor =
    Man nimmt sie mit der Heiligen Inquisition oder mit der Wertung der schwarzen Regionen und behält sie, bis jemand anderes
    sie nimmt. In jedem deiner Züge darfst du einen Caballero mehr einsetzen, als deine Karte erlaubt, oder einen mehr aus
    der Provinz an den Hof nehmen. Die schwarzen Caballeros zählen in jeder Wertung als deine, und du versetzt sie wie eigene.
    .title = Großinquisitor
