# Wie Zweifelsfälle der Big Box entschieden sind; ausführlich und mit Gründen in docs/rulings.md.

## Für mehrere Erweiterungen

ruling-a-01 = Alle Granden außerhalb der Königsregion kommen ins Castillo.
ruling-a-01b = Ein Grande im Castillo gilt dort als daheim, wenn es gewertet wird, und danach noch einmal in der Region, in die er geht.
ruling-a-01c = Wer einen Granden im Castillo hat, kann die Königsregion nicht einstellen: Ein Grande hat am Hof keinen Platz.
ruling-a-02 = Wer spioniert, sieht die anderen Scheiben der nächsten allgemeinen Wertung, bevor die eigene eingestellt wird, aber nicht die von Sonderaktionen. Mehrere Spione stellen gemeinsam ein, wenn alle anderen fertig sind.
ruling-a-03 = Von allen kommen je zwei Caballeros ins Castillo, auch zwei eigene; ausgesucht werden sie alle von der Person am Zug. Wer außerhalb der Tabu-Regionen weniger hat, verliert weniger.
ruling-a-04 = Verbündete Regionen müssen keine Nachbarn sein.
ruling-a-04b = Jede verbündete Region zählt mit den Zahlen, die dort zu sehen sind; eine verdoppelte verdoppelt nur ihren Anteil.
ruling-a-05 = Ein Gleichstand, den das Banner entscheidet, gilt als alleiniger erster Platz. Kann niemand das Banner nehmen, wartet es auf den nächsten eigenen Caballero, der in eine Region kommt. Gefängnis und Ähnliches gilt als Weggehen: Das Banner wird weitergegeben.
ruling-a-05b = Neben einer Begrenzungstafel entscheidet das Banner keinen Gleichstand, auch nicht das eines Kapitäns oder Vizekönigs.
ruling-a-06 = Gegen eine Karte, die man behält, hilft ein Veto nur, wenn sie genommen wird, nicht, wenn sie wirkt.
ruling-a-07 = Ein Caballero, der Gold oder eine Ware trägt, kann das Banner nicht nehmen.
ruling-a-08 = Das Banner kann nicht an einen Caballero in der Königsregion oder einer anderen Tabu-Region gehen. Stehen alle anderen dort, wartet es.

## Großinquisitor & Kolonien

ruling-g-01 = América wird mit 4·0·0 gewertet, África mit 4·2·1.
ruling-g-01b = América und África gehören zu den Regionen mit 4.
ruling-g-02 = In Francia wird nichts abgeliefert; der Caballero behält sein Gold oder seine Ware.
ruling-g-03 = Wer einen Caballero nach Francia stellt, wählt sein Feld; ebenso, ob er Kapitän oder Vizekönig wird.
ruling-g-06 = Gold und Waren legt man mit der Sonderaktion: ohne sie nicht und auch nicht, wenn ein Veto sie vor Beginn verhindert.
ruling-g-07 = Eine geschlossene Karte kann in dieser Runde niemand wählen. Geschlossen wird im eigenen Zug oder zwischen zwei Zügen, auch vor dem ersten.
ruling-g-08 = Den Doppelschlag darf man bis zum Ende der nächsten Runde aufheben.
ruling-g-09 = Die Karte des Inquisitors wird weitergegeben, bevor die schwarzen Regionen gewertet werden.
ruling-g-10 = Transport: beliebig viele eigene Caballeros in die Kolonien, dann beliebig viele von dort in andere Regionen.
ruling-g-11 = Die Begrenzungstafel darf in Übersee liegen, aber nicht in Francia.
ruling-g-12 = Für die spätere Wertung kann man jede Region wählen, auch die Königsregion, aber nicht das Castillo.
ruling-g-13 = Hat niemand den Inquisitor, füllt die Tafel, wer gerade am Zug war, und nach dem Leeren des Castillo die Startperson.
ruling-g-14 = Ämter bringen ihre Punkte auch dann, wenn nur erste Plätze gewertet werden.
ruling-g-15 = Kapitän und Vizekönig zählen nicht mit, wenn die vollste oder die leerste Region gesucht wird.
ruling-g-16 = Die Scheiben anderer Karten zeigen nur die neun Regionen Spaniens.
ruling-g-17 = Ein Caballero, den jemand anderes in dieser Runde aufs Schiff gestellt hat, darf reisen, wenn der Zug seiner Farbe beginnt.
ruling-g-18 = Ist die Provinz leer, darf man auch beladene Caballeros und solche mit einem Amt zurückholen; die Ladung ist verloren.
ruling-g-19 = Die erste Scheibe darf nicht die Königsregion zeigen.
ruling-g-20 = Karten, die von allen einen Caballero zurückschicken, treffen die schwarzen nicht.
ruling-g-21 = Für den Grandenbonus auf dem Schiff muss dort keine Wertungstafel liegen.
ruling-g-22 = Schwarze Caballeros im Castillo folgen der Scheibe der Person mit dem Inquisitor. Führt sie an den Hof oder hat niemand den Inquisitor, bleiben sie drin.
ruling-g-23 = Wiederholt der Doppelschlag eine spätere Wertung, wandert das Plättchen in die neue Region.
ruling-g-24 = Karten, die Caballeros aus einer Region holen, können sie dort nicht auf die Tafel oder von ihr herunter versetzen. Karten, die beliebige versetzen, können es, für je einen Schritt.
ruling-g-25 = Hat niemand den Inquisitor, machen schwarze Caballeros keine Region zur vollsten und hindern keine daran, die leerste zu sein.
ruling-g-26 = Wo die Begrenzungstafel liegt, zählen für die vollste und die leerste Region nur die darauf.
ruling-g-27 = Für Gold und Waren bekommt die Farbe des Caballeros die Punkte, auch wenn ein fremder Zug sie nach Spanien bringt.

## Grandissimo

ruling-gr-02 = Aus dem Castillo geht niemand nach Portugal: Es steht nicht auf der Scheibe.
ruling-gr-03 = In einer allgemeinen Wertung kommt der König inkognito vor den Scheiben, Portugal wird als letzte Region gewertet, und ganz am Ende kehrt der König zurück.
ruling-gr-04 = Wird ein Schiff genommen, gehen die Caballeros darauf an ihren Hof; hat ihre Farbe noch ein Schiff, bleiben sie an Bord.
ruling-gr-04b = Zuerst nimmt man ein freies Schiff. Gibt es keines, nimmt man das einer beliebigen Person, auch wenn man das andere schon hat.
ruling-gr-07 = Boykott: Eine geheim gewählte Region wird nicht gewertet. Bündnis: Beide Wertungstafeln dürfen versetzt werden. Räumungsbefehl: Die anderen gehen aus dem Castillo an ihre Höfe. Das letzte Wort: Einsetzen und Symbol warten, der Nachschub nicht. König inkognito: verfällt, wenn die Scheiben der nächsten allgemeinen Wertung eingestellt werden.
ruling-gr-08 = Einmal im Zug versetzt der Generalinquisitor beide Söldner, jeden mit einem Caballero seiner Region, einem fremden nur mit Zustimmung. Sie zählen für die Person, die ihn hat.
ruling-gr-09 = Höfe werden wie eine Region gewertet, mit denselben Plätzen und Gleichständen; Gäste zählen nicht.
ruling-gr-10 = Wer den Gast am Hof hat, muss ihn zu Beginn des eigenen nächsten Zuges einsetzen, ohne dass es etwas kostet: wo man dann einsetzen darf oder ins Castillo.
ruling-gr-11 = Nach einer Revolution kommt der König nach der nächsten allgemeinen Wertung in Portugal wieder auf den Plan. Vertritt ihn kein Grande, gibt es keine Königsregion, und eingesetzt wird nur ins Castillo.
ruling-gr-12 = Ins Gefängnis kommt ein Caballero beliebiger Farbe aus einer Region, die nicht tabu ist; niemand aus dem Castillo und kein Söldner.
ruling-gr-13 = Begnadigt wird vor oder nach dem Zug des Königs, nie in die Region, in der er gerade steht.
ruling-gr-14 = Ohne Inquisitor zählen die Söldner nicht, auch nicht, wenn die vollste oder die leerste Region gesucht wird.
ruling-gr-15 = Boykott und König inkognito können Portugal nicht wählen.
ruling-gr-16 = Eine boykottierte Region scheidet aus ihrer Allianz aus, und die andere wird allein gewertet.
ruling-gr-17 = Taucht der König inkognito zwischen einer Ansage und ihrer Ausführung auf, kommt nichts in seine Region hinein oder aus ihr heraus; die Karte ist trotzdem genutzt.
ruling-gr-18 = Ein König inkognito beendet eine Revolution: Der König ist wieder auf dem Plan.
ruling-gr-19 = Die weitere Karte eines Doppelzugs ist seine Sonderaktion: Ein Veto oder ein Aktionsstopp nimmt sie weg.
ruling-gr-20 = Hat Stapel 6 weniger Karten, als es Runden gibt, kommen dieselben in gleicher Folge wieder; eine, die jemand behält, fehlt, wenn sie an der Reihe wäre.

## König & Intrigant

ruling-k-01 = Mit den Karten der Reihe setzt man zu zweit 2 und 4 Caballeros ein, zu dritt 1, 3 und 5, zu viert 1, 2, 4 und 5, zu fünft 1 bis 5, vom Intriganten zum König.
ruling-k-04 = Die Karte 30 leert die Höfe aller anderen ganz.
ruling-k-05 = Ein Veto verhindert auch die Aktion der Königs- oder Intrigantenkarte.
ruling-k-08 = Verdoppelt wird alles, für alle und mit allen Boni. Die Region wird offen genannt; es darf jede der neun sein, auch die Königsregion. Höchstens zwei sind verdoppelt.
ruling-k-09 = Zu zweit und zu dritt wählt man mit der Königs- oder Intrigantenkarte zwischen deren Aktion und der eigenen.
ruling-k-11 = Wer eine Karte von Stapel 6 oder 7 nimmt, lässt die eigene Karte aus der Reihe ungenutzt.
ruling-k-12 = Intrigantenkarte: Nicht alle eigenen Caballeros müssen die Region verlassen, und sie dürfen an mehrere Orte gehen, auch ins Castillo.
ruling-k-13 = Mit den Kolonien beginnen die Caballeros beider Erweiterungen auf dem Plan: erst zwei, dann einer, jeweils mit Scheibe.
ruling-k-14 = Spielt man nur mit belegten Karten, bleiben die Wertungen weg, wenn mehr als dreizehn andere übrig sind.

## Player's Edition

ruling-e-02 = Nach zwei Jokern folgen die zweiten Karten in der Reihenfolge, in der die Joker gespielt wurden.
ruling-e-03 = Ein Castillo, das in einer Region steht, zählt nach der Tafel, die dort zu sehen ist, auch einer beweglichen, und das auch in Sonderwertungen.
ruling-e-04 = Bürgerkrieg: Ein Caballero vom eigenen Hof geht in die Provinz und mit ihm alle fremden einer Region.
ruling-e-06 = Über die Brücke gehen nur eigene Caballeros, jeder einmal vor einem Zug. Der auf ihr kann nicht versetzt werden.
ruling-e-07 = Umgedreht werden nur die Spalten, die zählen: 4·8 zu dritt, 8 zu zweit. In einer Tabu-Region kann keine Tafel gedreht werden.
ruling-e-08 = Wer ins Castillo geschickt wird, steht bis zur nächsten allgemeinen Wertung offen daneben, und niemand dort kann versetzt werden.
ruling-e-09 = Eine Region in Quarantäne ist tabu, mehr nicht: kein Bonus, und beim Einsetzen ändert sich nichts. Der König darf hinein. In eine Region, die schon tabu ist, kommt das Plättchen nicht.
ruling-e-10 = Wer in dieser Runde in die Region kam, geht an den Hof zurück: von jeder Farbe so viele, wie kamen und nicht wieder gegangen sind; nicht aus einer Tabu-Region.
ruling-e-11 = Mätresse: Für den Rest der Runde dürfen alle in jede Region einsetzen, die nicht tabu ist.

## Sonderkarten

ruling-s-03 = Wer die Tafel legt, bestimmt die Überzähligen. Später sind es die, die ankommen, und von mehreren die, die im Uhrzeigersinn am weitesten von der Startperson entfernt sitzen.
ruling-s-04 = Der Caballero kommt vom Hof. Wer eine Reserve hat, entscheidet im Uhrzeigersinn ab der Startperson.
ruling-s-05 = Geschützt werden kann jede Region, die nicht tabu ist. Wird die Karte noch einmal gespielt, wandert das Plättchen.
ruling-s-06 = Der Caballero einer Reserve geht an den Hof; die auf einer Tafel bleiben in der Region.
ruling-s-08 = Vor einer Sonderwertung wird einmal gefragt: nach der Zeit für ein Veto und bevor irgendetwas davon geschieht, auch vor den Scheiben.
ruling-s-09 = Es gibt drei Tafeln; eine vierte bewirkt nichts. Die Tafel wird zuletzt gelegt, nach einem Veto also gar nicht.
ruling-s-10 = Wer bei der Fiesta die Königs- oder Intrigantenkarte hat, kann nur deren Aktion nutzen, egal zu wievielt man spielt.
ruling-s-11 = Lassen sich auch Plättchen entfernen, dann Brücke, Allianz, Quarantäne, Königsplättchen, Einsturzgefahr und Verdopplung, auch aus Tabu-Regionen. Der Caballero auf der Brücke geht an den Hof; wer neben dem Castillo steht, kommt hinein.
