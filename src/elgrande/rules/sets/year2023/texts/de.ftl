### The action cards of 2023.

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
card-n2-withdrawal = { card-c2-angry-king }
    .title = Rückzug
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Bürgerkrieg
card-n2-assassin = { card-c2-remove1-each } Im Spiel zu zweit gilt der Dummy hier als Gegner.
    .title = Attentat
    .note =
        Die Anleitungen erklären diese Karte, ohne sie zu zeigen. Sie sagen weder, zu welchem Stapel sie gehört, noch,
        ob von allen jemand gehen muss.
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
card-n5-majesty =
    Versetze den König in eine beliebige andere Region, aber nicht zum Castillo und nicht nach Frankreich oder Portugal.
    { rule-king-then-placing } Diese Karte liegt in jeder Runde aus.
    .title = Ihre Majestät

note-kept = Die Anleitungen zeigen diese Karte nicht; sie ist aus dem Kartensatz von 1995 übernommen.
note-copies = Die Anleitungen zeigen diese Karte, aber nicht, wie oft es sie gibt.
note-stack = Die Anleitungen zeigen diese Karte, aber nicht ihren Stapel.
note-stack-and-copies = Die Anleitungen zeigen diese Karte, aber weder ihren Stapel noch, wie oft es sie gibt.
note-stand-in = Von dieser Karte ist nichts bekannt: ein Platzhalter.

# Wo „angrenzend“ ist, solange der König in keiner Region steht.
rule-neighbours-abroad =
    Aus Frankreich oder Portugal geht er in eine Region, die an das Land grenzt, vom Castillo in eine beliebige.
