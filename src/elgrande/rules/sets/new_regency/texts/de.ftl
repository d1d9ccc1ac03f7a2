### New Regency (2023): ten cards for the King instead of one.

set-new-regency = Neue Regentschaft
    .about =
        Zehn besondere Karten treten an die Stelle der Königskarte, jede Runde kommt eine davon: Der König geht ins
        Ausland, zum Castillo oder tauscht den Platz mit einem Granden.

card-r5-exile =
    Versetze den König außer Landes, nach Frankreich oder Portugal. Solange er dort ist, gibt es keine Königsregion: Nichts
    ist tabu, und niemand bekommt den Königsbonus. Caballeros werden nur in Regionen eingesetzt, die an dieses Land
    grenzen, oder im Castillo. Andere Karten können ihn zurückholen.
    .title = Exil
card-r5-entourage =
    Versetze den König in eine beliebige andere Region und nimm 2 Caballeros seiner alten Region mit, Farben nach deiner
    Wahl. Steht dort nur einer, geht dieser mit. War der König in keiner Region, geht niemand mit.
    .title = Gefolge
    .note =
        Die Anleitungen erklären diese Karte, zeigen aber ihren Text nicht: Ziel, Farben und wer aussucht, sind unsere
        Annahme.
card-r5-competition =
    Versetze den König in eine beliebige andere Region und wirf alle Granden, die dort stehen, ins Castillo. Bei jeder
    Wertung des Castillo bringen sie ihren Bonus, wenn ihre Farbe dort allein auf dem ersten Platz ist. Bei der nächsten
    allgemeinen Wertung gehen sie in die Region auf der Scheibe ihrer Farbe; ist das die Königsregion, bleiben sie drin.
    .title = Konkurrenz
card-r5-country-seat =
    Versetze den König in die Region mit den wenigsten Caballeros, alle Farben zusammen; haben mehrere gleich viele,
    wählst du. Leere Regionen bleiben außen vor. Auch seine jetzige Region zählt; hat nur sie die wenigsten, bleibt er.
    .title = Landsitz
card-r5-revolt =
    Stelle den König neben das Castillo; es ist jetzt die Königsregion, bis er wieder versetzt wird. Caballeros werden
    in alle neun Regionen eingesetzt, aber nicht ins Castillo, und nichts kommt hinein oder heraus. Seine Wertung kann
    den Königsbonus bringen; bei einer allgemeinen Wertung bleiben Caballeros und Granden drin.
    .title = Revolte
card-r5-smuggling =
    Der König bleibt, wo er ist. Wenn du danach in diesem Zug Caballeros einsetzt, darfst du sie auch in die Königsregion
    setzen. Ist der König in Frankreich oder Portugal, geht das nicht.
    .title = Schmuggel
card-r5-substitute =
    Vertausche den König mit einem Granden beliebiger Farbe. Beide müssen in Regionen stehen, und zwar in verschiedenen.
    .title = Vertretung
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Platzhalter: König zum Nachbarn
    .note = { note-stand-in }
card-r5-unknown-9 =
    Versetze den König in eine beliebige andere Region, aber nicht zum Castillo und nicht nach Frankreich oder Portugal.
    { rule-king-then-placing }
    .title = Platzhalter: König in beliebige Region
    .note = { note-stand-in }
card-r5-unknown-10 =
    Versetze den König in die Region mit den meisten Caballeros, alle Farben zusammen; haben mehrere gleich viele, wählst
    du. Auch seine jetzige Region zählt; hat nur sie die meisten, bleibt er.
    .title = Platzhalter: König in die vollste Region
    .note = { note-stand-in }
