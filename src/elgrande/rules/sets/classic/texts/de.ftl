### The action cards of 1995 and 2015.

card-c1-move3-any = Versetze bis zu 3 Caballeros beliebiger Farben. { rule-moving }
    .title = 3 beliebige versetzen
card-c1-move4-any = Versetze bis zu 4 Caballeros beliebiger Farben. { rule-moving }
    .title = 4 beliebige versetzen
card-c1-move4-own = Versetze bis zu 4 deiner eigenen Caballeros. { rule-moving }
    .title = 4 eigene versetzen
card-c1-move3-foreign = Versetze bis zu 3 fremde Caballeros, einer oder mehrerer Farben. { rule-moving }
    .title = 3 fremde versetzen
card-c1-move2own-2foreign =
    Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros, in beliebiger Reihenfolge. Wer von der einen Sorte weniger
    versetzt, darf von der anderen nicht mehr versetzen. { rule-moving }
    .title = 2 eigene und 2 fremde versetzen
card-c1-region5-any =
    Nenne eine Region außer der Königsregion und versetze bis zu 5 Caballeros beliebiger Farben von dort in eine oder
    mehrere andere Regionen oder ins Castillo. In die Königsregion darf keiner.
    .title = 5 aus einer Region versetzen
card-c1-region-all-own =
    Nenne eine Region außer der Königsregion und versetze beliebig viele deiner eigenen Caballeros von dort in eine oder
    mehrere andere Regionen oder ins Castillo. In die Königsregion darf keiner.
    .title = Eigene aus einer Region versetzen
card-c1-place2-extra =
    Setze bis zu 2 Caballeros von deinem Hof ein, zusätzlich zu dem 1, den diese Karte ohnehin erlaubt: in Regionen
    deiner Wahl, auch wenn sie nicht an die Königsregion grenzen, oder im Castillo. In die Königsregion darf keiner.
    .title = 2 zusätzlich einsetzen
card-c1-all-own-or-place2 =
    Nutze eine von zwei Aktionen. Entweder: { card-c1-region-all-own } Oder: { card-c1-place2-extra }
    .title = Eigene versetzen oder 2 zusätzlich einsetzen
    .first = Eigene Caballeros aus einer Region versetzen
    .second = Bis zu 2 zusätzliche Caballeros vom Hof einsetzen
card-c2-veto =
    Lege diese Karte offen vor dir ab. Bis zum Ende der nächsten Runde darfst du einmal die Sonderaktion einer anderen
    Person aufhalten, bevor sie beginnt oder bei jedem ihrer Schritte: Dieser Schritt wird nicht ausgeführt, was vorher
    geschah, bleibt bestehen, und der Rest verfällt. Das Einsetzen von Caballeros kannst du nicht verhindern. Danach,
    oder ungenutzt am Ende der nächsten Runde, kommt die Karte weg.
    .title = Veto
card-c2-court-all = Alle anderen schicken, links von dir beginnend, ihren ganzen Hof in die Provinz zurück.
    .title = Den ganzen Hof
card-c2-court-3 =
    Alle anderen schicken, links von dir beginnend, 3 Caballeros ihres Hofes in die Provinz zurück. Wer dort weniger hat,
    schickt alle zurück.
    .title = 3 vom Hof
card-c2-remove1-each =
    Du darfst von allen anderen je einen Caballero aus den Regionen in die Provinz zurückschicken. Du suchst aus, welche,
    aus derselben Region oder aus verschiedenen, und darfst auch jemanden verschonen. { rule-safe-places }
    .title = Von jedem einen
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Alle der Reihe nach, links von dir beginnend und mit dir zuletzt,
       *[opponents] Alle anderen der Reihe nach, links von dir beginnend,
    } schicken 3 eigene Caballeros nach Wahl von ihrem Hof und aus Regionen in die Provinz zurück. Wer dort weniger hat,
    schickt alle zurück. { rule-safe-places }
    .title = König erzürnt!
card-c2-secret-all-of-region =
    Alle anderen stellen auf ihrer Scheibe geheim eine Region außer der Königsregion ein, in der sie mindestens
    1 Caballero haben. Alle Scheiben werden zugleich aufgedeckt, und sie schicken alle ihre Caballeros von dort in die
    Provinz zurück. Wer in keiner solchen Region einen hat, verliert nichts.
    .title = Eine Region aufgeben
card-c2-secret-2-of-region =
    Alle anderen stellen auf ihrer Scheibe geheim eine Region außer der Königsregion ein, in der sie mindestens
    2 Caballeros haben. Alle Scheiben werden zugleich aufgedeckt, und sie schicken 2 Caballeros von dort in die Provinz
    zurück. Wer nirgends 2 hat, stellt eine Region mit 1 ein und schickt diesen zurück; wer gar keinen hat, verliert
    nichts.
    .title = 2 einer Region aufgeben
card-c2-score-choice =
    Nenne eine Region: Sie wird sofort gewertet, mit allen Plätzen und Boni. { $edition ->
        [1995]
            Auch die Königsregion und das Castillo dürfen genannt werden; was im Castillo ist, kommt danach wieder
            hinein.
       *[other] Die Königsregion darf genannt werden, das Castillo nicht.
    }
    .title = Eine Region nach Wahl
card-c3-score-4 = Werte jede Region, deren erster Platz zurzeit 4 bringt. { rule-visible-values }
    .title = Regionen mit 4
card-c3-score-5 = Werte jede Region, deren erster Platz zurzeit 5 bringt. { rule-visible-values }
    .title = Regionen mit 5
card-c3-score-6-7 = Werte jede Region, deren erster Platz zurzeit 6 oder 7 bringt. { rule-visible-values }
    .title = Regionen mit 6 oder 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] Boni für König oder Grande gibt es nicht, weil keiner von beiden darin stehen kann.
            }
    } { rule-castillo-stays }
    .title = Das Castillo
card-c3-score-first-only =
    Werte alle Regionen, aber nur wer dort allein auf dem ersten Platz ist, bekommt etwas: den ersten Wert und die
    Boni für König und Grande. Bei Gleichstand auf dem ersten Platz geht die Region leer aus. Das Castillo wird nicht
    gewertet.
    .title = Nur erste Plätze
card-c3-score-most =
    Werte die Region mit den meisten Caballeros, alle Farben zusammen; haben mehrere gleich viele, werden sie alle
    gewertet. { rule-counting-heads }
    .title = Die meisten Caballeros
card-c3-score-least =
    Werte die Region mit den wenigsten Caballeros, alle Farben zusammen; haben mehrere gleich viele, werden sie alle
    gewertet. Leere Regionen bleiben außen vor. { rule-counting-heads }
    .title = Die wenigsten Caballeros
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Nimm eine der beiden beweglichen Wertungstafeln (8/4/0 oder 4/0/0), vom Rand des Plans oder von dort, wo sie liegt,
    und lege sie an einen anderen Ort: in eine Region oder zum Castillo. Ihre Werte ersetzen die gedruckten in jeder
    Wertung. An jedem Ort ist Platz für eine bewegliche Tafel, die Königsregion ist tabu, und vom Plan kommt keine mehr
    herunter.
    .title = Wertungstafel
card-c4-power-back =
    Nimm eine deiner verbrauchten Machtkarten auf die Hand zurück, ohne sie zeigen zu müssen. Es darf die dieser Runde
    sein; für die Reihenfolge und den Startmarker zählt sie trotzdem noch.
    .title = Machtkarten
card-c4-court2 =
    Nimm bis zu 2 deiner Caballeros aus der Provinz an deinen Hof. Hat die Provinz weniger, darfst du die fehlenden aus
    Regionen nehmen, aber nicht aus der Königsregion oder dem Castillo.
    .title = Der Hof
card-c4-grande =
    Versetze deinen Granden in eine andere Region; sie ist jetzt deine Heimatregion. Die Königsregion ist tabu, hinein
    wie heraus, und ins Castillo darf er nicht. Mehrere Granden dürfen in einer Region stehen.
    .title = Grande
card-c4-secret-scoring =
    Alle, auch du, stellen auf ihrer Scheibe geheim eine Region ein; die Königsregion ist erlaubt, das Castillo steht nicht
    auf der Scheibe. Alle Scheiben werden zugleich aufgedeckt. Jede Region, die genau einmal eingestellt ist, wird
    gewertet{ $edition ->
        [1995] , in der Reihenfolge der Sitzplätze, links von dir beginnend.
       *[other] . { rule-scoring-order }
    }
    .title = Geheim gewählte Regionen
card-c4-eviction =
    Nenne eine Region außer der Königsregion. Alle anderen, die dort Caballeros haben, stellen auf ihrer Scheibe geheim
    eine andere Region ein. Alle Scheiben werden zugleich aufgedeckt, und sie versetzen alle ihre Caballeros aus der
    genannten Region in die eingestellte; wer die Königsregion eingestellt hat, nimmt sie an den Hof. Deine eigenen
    bleiben.
    .title = Rauswurf
card-c4-royal-advisor = Versetze den König in eine Region, die an seine jetzige grenzt. { rule-king-then-placing }
    .title = Königlicher Ratgeber
card-c5-king =
    Versetze den König in eine beliebige andere Region, aber nicht zum Castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Vor oder nach seinem Zug darfst du die Gefangenen begnadigen: Sie gehen alle in eine Region, nur nicht in
            die, in der der König gerade steht. Diese Karte liegt in jeder Runde aus.
       *[no] Diese Karte liegt in jeder Runde aus.
    }
    .title = Königskarte

# Für Karten, die das Castillo werten: wie, mit welchen Boni, und was danach damit ist.
rule-open-castillo =
    Öffne das Castillo, sodass alle sehen, wer darin ist, und werte es sofort wie eine Region: alle Plätze, die etwas
    bringen, nach der Wertungstafel, die dort zu sehen ist.
rule-castillo-bonuses =
    Wer dort allein auf dem ersten Platz ist, bekommt auch den Bonus für den eigenen Granden, wenn eine andere Karte ihn ins
    Castillo gebracht hat. Einen Königsbonus gibt es nicht.
rule-castillo-stays = Danach bleiben alle Caballeros im Castillo; Scheiben werden nicht eingestellt.
# Für Karten, die Caballeros auf dem Plan versetzen.
rule-moving =
    Jeder geht aus einer Region in eine beliebige andere oder ins Castillo. Die Königsregion ist tabu, hinein wie heraus,
    und aus dem Castillo kommt niemand.
# Für Karten, die Caballeros in die Provinz zurückschicken.
rule-safe-places = Caballeros in der Königsregion und im Castillo sind sicher.
# Für Sonderwertungen von Regionen mit bestimmtem Wert.
rule-visible-values =
    Liegt eine bewegliche Wertungstafel dort, zählt sie statt der gedruckten. Die Königsregion wird gewertet wie jede
    andere, das Castillo nie. { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] Hat jemand anderes ein Veto, bestimmst du die Reihenfolge.
    }
# Für Wertungen der vollsten und der leersten Region.
rule-counting-heads =
    Die Königsregion zählt wie jede andere; das Castillo und die Granden zählen nicht. { rule-scoring-order }
rule-king-then-placing = Machst du das vor dem Einsetzen, gilt dafür schon die neue Königsregion.
