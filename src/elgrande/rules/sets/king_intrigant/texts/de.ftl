### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = König & Intrigant
    .about =
        Keine ausliegenden Aktionskarten: Alle stellen sich eine Hand aus dreizehn Machtkarten zusammen, die selbst
        Aktionen haben. Die höchste Karte der Runde gebietet über den König, die niedrigste intrigiert.

card-ki-010 =
    Diese Karte hat keine Sonderaktion. Sie ist immer die niedrigste; darum bekommst du die Intrigantenkarte und darfst
    deren Aktion nutzen.
    .title = Intrigant
    .note = { note-ki-supply }
card-ki-020 =
    Die Caballeros, die du in diesem Zug einsetzt, dürfen in beliebige Regionen, auch wenn sie nicht an die Königsregion
    grenzen. Die Königsregion selbst bleibt ihnen verschlossen. Nutze das, bevor du einsetzt.
    .title = Überall einsetzen
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = Den ganzen Hof
    .note = Vielleicht verlassen nur 3 Caballeros jeden Hof. { note-ki-value }
card-ki-040 =
    Lege diese Karte offen vor dir ab. Bis zum Ende der nächsten Runde darfst du einmal die Sonderaktion einer anderen
    Person aufhalten, auch die einer Königs- oder Intrigantenkarte, bevor sie beginnt oder bei jedem ihrer Schritte: Dieser
    Schritt wird nicht ausgeführt, was vorher geschah, bleibt bestehen, und der Rest verfällt. Das Einsetzen von
    Caballeros kannst du nicht verhindern.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Von allen 3 zurück
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = Von jedem einen
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Wertungstafel
    .note =
        Die Anleitung verweist hier auf eine Karte des Grundspiels, ohne sie zu nennen; die Wertungstafel passt am besten.
        { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Eine Region nach Wahl werten
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Regionen mit 4 werten
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Regionen mit 5 werten
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Regionen mit 6 oder 7 werten
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Das Castillo werten
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = Geheim gewählte Regionen werten
    .note = { note-ki-scoring }
card-ki-150 =
    Nenne eine der neun Regionen und lege ein 2x-Plättchen darauf. Alles, was sie in der nächsten allgemeinen Wertung
    bringt, wird verdoppelt, für alle und mit allen Boni; Sonderwertungen nicht. Es gibt zwei Plättchen: Liegen beide auf
    dem Plan, geht das nicht.
    .title = Verdoppelte Region
    .note =
        Dass auch Boni verdoppelt werden und die Region offen gezeigt wird, ist unsere Lesart. { note-ki-value }
card-ki-160 =
    Wirf von allen, auch von dir selbst, je 2 Caballeros ins Castillo. Du suchst sie alle aus, aus beliebigen Regionen
    außer der Königsregion; von wem dort weniger stehen, kommen alle hinein.
    .title = Auf ins Castillo
    .note = Wie viele Caballeros der anderen hineinkommen, ist unsere Annahme. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Königlicher Ratgeber
    .note = { note-ki-value }
card-ki-180 =
    Diese Karte hat keine Sonderaktion. Sie ist immer die höchste; darum bekommst du die Königskarte und darfst deren
    Aktion nutzen.
    .title = König
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } { office-or-power }
    .title = Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } { office-or-power }
    .title = Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } { office-for-power }
    .title = Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Nutze die Sonderaktion deiner Machtkarte und setze bis zu 2 Caballeros ein.
    .title = Caballerokarte 2
card-ki-caballero-3 = Nutze die Sonderaktion deiner Machtkarte und setze bis zu 3 Caballeros ein.
    .title = Caballerokarte 3
    .note = { note-ki-row }
card-ki-caballero-4 = Nutze die Sonderaktion deiner Machtkarte und setze bis zu 4 Caballeros ein.
    .title = Caballerokarte 4
    .note = { note-ki-row }
card-ki-king-2 = { king-text } { office-or-power }
    .title = Königskarte
    .note = { note-ki-row }
card-ki-king-3 = { king-text } { office-or-power }
    .title = Königskarte
    .note = { note-ki-row }
card-ki-king-45 = { king-text } { office-for-power }
    .title = Königskarte
    .note = { note-ki-row }

prompt-start-disc = Stelle geheim die Region ein, in der noch einer deiner Caballeros aus der Provinz beginnt.
prompt-hand = Wähle geheim, eine nach der anderen, die { $count } Machtkarten, mit denen du diese Partie spielst.
prompt-row-card = Nutze deine eigene Karte aus der Reihe oder nimm stattdessen eine Aktionskarte.

choice-office = Sonderaktion deiner Königs- oder Intrigantenkarte nutzen
choice-keep =
    { $face ->
        [joker] Den Joker behalten
       *[other]
            { $brings ->
                [0] Machtkarte { $face } ({ $face_title }) behalten; sie bringt keine Caballeros
                [one] Machtkarte { $face } ({ $face_title }) behalten; sie bringt einen Caballero
               *[other] Machtkarte { $face } ({ $face_title }) behalten; sie bringt { $brings } Caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Den Joker spielen
       *[other]
            { $brings ->
                [0] Machtkarte { $face } ({ $face_title }) spielen; sie bringt keine Caballeros
                [one] Machtkarte { $face } ({ $face_title }) spielen; sie bringt einen Caballero
               *[other] Machtkarte { $face } ({ $face_title }) spielen; sie bringt { $brings } Caballeros
            }
    }

event-hand-chosen = { $seat } hat die Karten für diese Partie gewählt.
event-office = { $seat } hat „{ $card }“.

label-doubled = Verdoppelt:

refusal-same-value = Zwei Machtkarten haben den Wert { $value }; „{ $name }“ braucht einen anderen.

note-ki-supply = Wie viele Caballeros diese Karte bringt, zeigt die Anleitung nicht; die Zahl ist unsere Annahme.
note-ki-value =
    Die Anleitung zeigt weder den Wert dieser Karte noch, wie viele Caballeros sie bringt. Die Werte folgen der
    Reihenfolge, in der sie die Karten erklärt; die Caballeros sind unsere Annahme.
note-ki-scoring =
    Dass die Karten von 90 bis 140 Sonderwertungen sind, ist bekannt, aber nicht, welche davon welchen Wert hat; auch die
    Caballeros, die sie bringen, sind unsere Annahme.
note-ki-row =
    Wie viele Caballeros man mit den Karten der Reihe einsetzt, ist nur für eine davon gezeigt; das hier ist unsere
    Annahme.

intrigant-text =
    Entweder versetze einen Caballero beliebiger Farbe, oder nenne eine Region und versetze beliebig viele deiner eigenen
    Caballeros von dort an einen oder mehrere Orte. { rule-moving }
intrigant-first = Einen Caballero beliebiger Farbe versetzen
intrigant-second = Eigene Caballeros aus einer Region versetzen
office-or-power = Du darfst dies tun oder die Sonderaktion deiner Machtkarte nutzen.
office-for-power = Das tritt an die Stelle der Sonderaktion deiner Machtkarte.
king-text = Versetze den König in eine beliebige andere Region, aber nicht zum Castillo. { rule-king-then-placing }
