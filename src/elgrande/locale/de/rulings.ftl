# Wie Zweifelsfälle entschieden sind; ausführlich und mit Gründen in docs/rulings.md.

ruling-r-1 = Wer die Grande-Karte nutzt, versetzt den eigenen Grande, nicht alle den ihren. Er kann die Königsregion weder verlassen noch betreten.
ruling-r-2 = Der erzürnte König trifft nur die anderen. An einem Tisch von 1995 kann man vereinbaren, dass alle abgeben.
ruling-r-3 = Du darfst weniger Caballeros an den Hof nehmen, als die Machtkarte sagt. An einem Tisch von 1995 kann man genau so viele verlangen.
ruling-r-4 = Reicht die Provinz nicht, darf man alle von dort nehmen und die fehlenden aus Regionen, aber nie aus der Königsregion oder dem Castillo.
ruling-r-5 = Wer außerhalb der Königsregion irgendwo zwei Caballeros hat, muss eine solche Region einstellen, sonst eine mit einem einzelnen.
ruling-r-6 = Niemand muss getroffen werden: Man nimmt höchstens einen Caballero von jedem und darf welche verschonen.
ruling-r-7 = Wer mehr abgeben soll, als da ist, gibt so viele wie möglich ab, nie aus der Königsregion oder dem Castillo.
ruling-r-8 = Eine Wertungstafel muss den Ort wechseln: in eine Region oder ans Castillo, wo keine liegt, und nicht dorthin, wo der König steht.
ruling-r-9 = Ein Veto verhindert jede Sonderaktion, auch die Königskarte und das Nehmen eines anderen Vetos, aber nie Einsetzen, Nachschub, die Fähigkeit eines Modifikators oder eine allgemeine Wertung. Ein eingelegtes Veto kann niemand verhindern.
ruling-r-10 = Was eine Karte verbietet, lässt sich nicht einstellen. Die Königsregion geht bei der allgemeinen Wertung und bei der Vertreibung und bedeutet den eigenen Hof.
ruling-r-11 = Jeder Zug versetzt einen Caballero aus einer Region in eine andere oder ins Castillo. Derselbe Caballero darf noch einmal versetzt werden; das zählt als weiterer Zug.
ruling-r-12 = Ein Grande im Castillo geht mit in die Region auf der Scheibe. Zeigt sie die Königsregion, bleibt er drin, und so lange ist keine Region seine Heimat.
ruling-r-13 = Wo diese Karten einen Grande oder Caballeros zusammen mit dem König bewegen, bindet das Tabu sie nicht. Konkurrenz: Zuerst zieht der König, dann kommen die Grandes der neuen Region ins Castillo.
ruling-r-14 = Werden nur erste Plätze gewertet, gibt es für den alleinigen ersten auch die Boni. Ein Gleichstand vorn bringt nichts.
ruling-r-15 = Ist der König im Ausland, setzt man in den Regionen an dieser Grenze und im Castillo ein. Nichts ist tabu, und niemand bekommt seinen Bonus.
ruling-r-16 = Steht der König neben dem Castillo, kommt nichts hinein oder heraus. Es kann gewertet werden, mit seinem Bonus; eingesetzt wird in allen neun Regionen.
ruling-r-17 = Man darf eine leere Region werten lassen und eine Karte nehmen, ohne sie zu nutzen.
ruling-r-18 = Alle sehen, wie viele von welcher Farbe ins Castillo kommen. Danach darf niemand nachschauen; was gesagt ist, bleibt gesagt.
ruling-r-19 = Jede gespielte Machtkarte kann zurückkommen, auch die dieser Runde. Für die Reihenfolge zählt sie weiter, und die anderen erfahren nicht, welche es ist.
ruling-r-20 = Eine Region mit der Tafel 4·0·0 gehört zu den Vierern, eine mit 8·4·0 zu keiner Gruppe. Die meisten und die wenigsten Caballeros richten sich nicht nach Zahlen.
ruling-r-21 = Der Dummy hat Caballeros und entscheidet nichts: Er stellt keine Scheibe ein und wählt keine Verluste. Einer seiner Caballeros kann genommen werden wie bei allen anderen.
ruling-r-22 = Die Summe darf unter 1 oder über 13 liegen, und keine spätere Karte darf ihr gleich sein. Höchstens ein Modifikator in jeder Runde; für den Nachschub zählt die Machtkarte allein.
ruling-r-23 = Eine Aktion, die nichts mehr zu tun findet, wird so weit wie möglich ausgeführt, und die Karte ist genutzt.
ruling-r-24 = Sind die Scheiben aufgedeckt, geschehen Verluste und Züge im Uhrzeigersinn, beginnend links von der Person am Zug.
ruling-r-25 = Wie viele Caballeros an jedem Hof und in jeder Provinz sind, dürfen alle sehen.
