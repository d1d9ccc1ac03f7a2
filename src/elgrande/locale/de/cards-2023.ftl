### Die Aktionskarten von 2023: Grundspiel, Neue Regentschaft und Alte Hasen. Variablen und .title wie bei den klassischen
### Karten. Attribut .note: was an einer Karte nicht belegt ist.

## Was nicht belegt ist

note-kept = Die Anleitungen zeigen diese Karte nicht; sie ist aus dem Kartensatz von 1995 übernommen.
note-copies = Die Anleitungen zeigen diese Karte, aber nicht, wie oft es sie gibt.
note-stack = Die Anleitungen zeigen diese Karte, aber nicht ihren Stapel.
note-stack-and-copies = Die Anleitungen zeigen diese Karte, aber weder ihren Stapel noch, wie oft es sie gibt.
note-stand-in = Von dieser Karte ist nichts bekannt: ein Platzhalter.

## Stapel 1

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Setze bis zu 2 Caballeros von deinem Hof ein, zusätzlich zu dem 1, den diese Karte ohnehin erlaubt: in Regionen deiner
    Wahl, zusammen oder getrennt, auch wenn sie nicht an die Königsregion grenzen. In die Königsregion und ins Castillo
    darf keiner.
    .title = Miliz
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }

## Stapel 2

card-n2-withdrawal = { card-c2-angry-king }
    .title = Rückzug
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Bürgerkrieg
card-n2-assassin = { card-c2-remove1-each } Im Spiel zu zweit gilt der Dummy hier als Gegner.
    .title = Attentat
    .note =
        Die Anleitungen erklären diese Karte, ohne sie zu zeigen. Sie sagen weder ihren Stapel noch, ob von allen jemand gehen
        muss.
card-n2-court-all = { card-c2-court-all }
    .title = Die Höfe leeren
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = 3 von jedem Hof
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = Eine Region nach Wahl werten
    .note = { note-stack-and-copies }

## Stapel 3

card-n3-score-4 = { card-c3-score-4 }
    .title = Außenposten
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = Regionen mit 6 oder 7 werten
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Öffne das Castillo und werte es. Wer dort allein auf dem ersten Platz ist, bekommt auch den Bonus für den eigenen
            Granden, wenn er darin ist, und für den König, wenn er daneben steht. Danach kommt alles wieder hinein.
       *[no] { card-c3-score-castillo }
    }
    .title = Offenbarung
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = Nur erste Plätze werten
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = Die meisten Caballeros werten
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = Die wenigsten Caballeros werten
    .note = { note-kept }

## Stapel 4

card-n4-decree = { card-c4-scoreboard }
    .title = Gesetzeserlass
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] Stattdessen darfst du einen verbrauchten Modifikator zurücknehmen.
       *[no] { "" }
    }
    .title = Ermächtigung
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = An den Hof gerufen
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Ein Grande im Castillo bleibt dort.
       *[no] { "" }
    }
    .title = Wahlheimat
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } Im Spiel zu zweit bleiben auch die des Dummys.
    .title = Umsturz
    .note = Die Anleitungen erzählen von dieser Karte in einem Beispiel. Ihr Wortlaut und ihr Stapel sind nicht zu sehen.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Rat für den König
    .note = { note-kept }
# Wo „angrenzend“ ist, solange der König in keiner Region steht.
rule-neighbours-abroad =
    Aus Frankreich oder Portugal geht er in eine Region, die an das Land grenzt, vom Castillo in eine beliebige.

## Stapel 5

card-n5-majesty =
    Versetze den König in eine beliebige andere Region, aber nicht zum Castillo und nicht nach Frankreich oder Portugal.
    { rule-king-then-placing } Diese Karte liegt in jeder Runde aus.
    .title = Ihre Majestät

## Neue Regentschaft

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
        Die Anleitungen erklären diese Karte, zeigen aber ihren Text nicht: Ziel, Farben und wer aussucht sind angenommen.
card-r5-competition =
    Versetze den König in eine beliebige andere Region und wirf alle Granden, die dort stehen, ins Castillo. Bei jeder
    Wertung des Castillos bringen sie ihren Bonus, wenn ihre Farbe dort allein auf dem ersten Platz ist. Sie verlassen es
    bei der nächsten allgemeinen Wertung in die Region auf der Scheibe ihrer Farbe; ist das die Königsregion, bleiben sie
    drin.
    .title = Konkurrenz
card-r5-country-seat =
    Versetze den König in die Region mit den wenigsten Caballeros, alle Farben zusammen; haben mehrere gleich viele,
    wählst du. Leere Regionen bleiben außen vor. Auch seine jetzige Region zählt; hat nur sie die wenigsten, bleibt er.
    .title = Landsitz
card-r5-revolt =
    Stelle den König neben das Castillo; es ist jetzt die Königsregion, bis er wieder versetzt wird. Caballeros werden in
    alle neun Regionen eingesetzt, aber nicht im Castillo, und nichts kommt hinein oder heraus. Seine Wertung kann den
    Königsbonus bringen; bei einer allgemeinen Wertung bleiben Caballeros und Granden drin.
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

## Alte Hasen

card-v2-veto =
    Lege diese Karte offen vor dir ab. Bis zum Ende der nächsten Runde darfst du einmal die Sonderaktion einer anderen
    Person ganz aufhalten, gleich nach der Ansage und bevor sie beginnt. Das Einsetzen von Caballeros kannst du nicht
    verhindern. Danach, oder ungenutzt am Ende der nächsten Runde, kommt die Karte weg.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Nutze eine von zwei Aktionen. Entweder: { card-c1-region-all-own } Oder: { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = Geheim gewählte Regionen werten
    .note = { note-kept }
