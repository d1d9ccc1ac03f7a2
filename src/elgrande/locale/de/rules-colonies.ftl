# Die Regeln von Großinquisitor & Kolonien, in eigenen Worten. Die Zahlen prüft ein Test.

rules-colonies = Großinquisitor & Kolonien
rules-colonies-box =
    Der Plan zeigt außer Spanien auch Francia, ein Schiff, América und África. Jede Farbe bekommt 6 Caballeros mehr und
    hat dann 36, dazu kommen 4 schwarze. Außerdem gibt es die Karte des Großinquisitors, eine Begrenzungstafel mit 6
    Feldern auf der einen und 10 auf der anderen Seite, 5 Gold und 11 Waren, ein Plättchen für eine spätere Wertung und 12
    Aktionskarten. Gespielt wird nach den Regeln von 2015, mit 2 bis 5 Personen.
    .title = Was ins Spiel kommt
rules-colonies-setup =
    Nach der Königsregion werden drei weitere Regionskarten aufgedeckt. In die ersten beiden dieser Regionen kommen je 2
    schwarze Caballeros, in die dritte die Begrenzungstafel: mit 2 oder 3 Personen die Seite mit 6 Feldern, mit 4 oder 5
    die mit 10. Dann kommen wie immer die Heimatregionen; zu fünft werden alle 9 Regionskarten gebraucht. 1 Gold liegt in
    América, 2 Waren liegen in África; die übrigen 4 Gold und 9 Waren sind der Vorrat. Den Großinquisitor hat noch
    niemand.
    .title = Aufbau
rules-colonies-settlers =
    Vor der ersten Runde stellen alle geheim eine Region auf der Scheibe ein, nur nicht die Königsregion. Die Scheiben
    werden gemeinsam aufgedeckt, und von allen kommen 2 Caballeros aus der Provinz dorthin. So beginnen alle mit 7
    Caballeros am Hof, 4 auf dem Plan und 25 in der Provinz.
    .title = Die ersten Siedler
rules-colonies-regions =
    Francia, das Schiff, América und África sind Regionen wie die in Spanien: Caballeros lassen sich dorthin versetzen,
    Granden und Wertungstafeln können dorthin kommen, und gewertet werden sie auch. Es gibt drei Ausnahmen. Die Scheibe
    zeigt nur die 9 Regionen Spaniens, also geht niemand aus dem Castillo in eine der neuen. Der König kann nach
    Francia, aber in keine der anderen. Und in América und África setzt niemand ein.
    .title = Vier neue Regionen
rules-colonies-placing =
    In Francia setzt du ein, solange der König in Aragón oder Cataluña steht, aufs Schiff, solange er in einer
    Küstenregion steht: Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco oder Francia. Steht er in Francia, setzt
    du in Aragón, in Cataluña, aufs Schiff und ins Castillo ein. Eine Karte, mit der du in beliebige Regionen einsetzt,
    meint auch Francia und das Schiff, aber nie América und África.
    .title = Einsetzen im Ausland
    .picture = Der König steht in Cataluña. Einsetzen kann man, wo es umrandet ist, auch in Francia, und auf dem Schiff, das nicht im Bild ist.
rules-colonies-francia =
    Francia hat 3 Felder, für jeden Caballero eines; sind alle besetzt, kommt niemand mehr hinein. Wer einen Caballero
    dorthin stellt, wählt ein freies Feld: Das des Botschafters bringt bei jeder Wertung von Francia 2 Punkte, das des
    Gesandten 1, das dritte nichts. Für die Mehrheit zählen sie alle mit. Wird ein Feld frei, rückt niemand nach. Ein
    Grande braucht kein Feld.
    .title = Francia, Botschafter und Gesandter
rules-colonies-offices =
    Wer einen Caballero aufs Schiff stellt, darf ihn zum Kapitän machen, in América zum Vizekönig, wenn das Feld frei
    ist. Der Kapitän bringt 3 Punkte, wenn das Schiff gewertet wird, der Vizekönig 5, wenn América gewertet wird, aber
    für die Mehrheit zählen sie dort nicht. Beide dürfen weiterreisen oder versetzt werden wie andere; dann ist das Feld
    wieder frei. Wer Gold oder eine Ware trägt, kann keines von beiden sein, und ein Vizekönig, der Gold nimmt, gibt
    sein Amt auf.
    .title = Kapitän und Vizekönig
    .picture = Ein Siegel zeigt, wer ein Amt hat: Blaus Kapitän bringt { $captain } Punkte, Violetts Vizekönig { $viceroy }. Der Vizekönig zählt nicht für die Mehrheit; darum ist Grün in América allein Erster und bekommt { $first }.
rules-colonies-voyage =
    Ganz am Anfang deines Zuges darf jeder deiner Caballeros in Übersee kostenlos eine Strecke reisen: aus América oder
    África aufs Schiff oder vom Schiff nach América, nach África oder in eine Küstenregion. Die Königsregion und ein
    volles Francia sind geschlossen. Wer in diesem Zug angekommen ist, reist nicht weiter, und niemand muss reisen. Bei
    jeder Personenzahl gibt es nur ein Schiff für alle; es bleibt, wo es ist, und hat für alle Platz.
    .title = Schiffsreisen
rules-colonies-moves =
    Karten, die Caballeros versetzen, führen aus jeder Region geradewegs in die neuen und von dort zurück, ohne Schiff.
    Was ein Caballero trägt, nimmt er mit, und auch wer ein Amt hat, kann versetzt werden. Unterscheiden sich die
    Caballeros einer Farbe an einem Ort, bestimmt, wer einen davon versetzt, welcher es ist.
    .title = Versetzen mit Karten
rules-colonies-tokens =
    Die Karten von Stapel 7 legen Gold nach América und Waren nach África: 1 Gold, 1 Ware oder je 1 von beidem. Damit
    beginnt die Sonderaktion; gelegt wird, soweit der Vorrat reicht. Wie viel eine Karte legt, ist unsere Annahme: Die
    Anleitung zeigt keine Karte.
    .title = Gold und Waren
rules-colonies-claim =
    Jederzeit in deinem Zug darfst du einen deiner Caballeros in América auf Gold stellen oder einen in África auf eine
    Ware, wenn dort etwas liegt. Das kostet nichts. Ein Caballero trägt höchstens 1 Plättchen. Niemand kann es ihm nehmen,
    und es geht überall mit ihm hin. Beladene Caballeros zählen für Mehrheiten wie andere.
    .title = Gold und Waren nehmen
rules-colonies-home =
    Erreicht ein beladener Caballero eine der 9 Regionen Spaniens, bekommt seine Farbe sofort 6 Punkte für Gold oder 4
    für eine Ware, ganz gleich, wer ihn versetzt hat. Der Caballero bleibt dort, das Plättchen geht zurück in den
    Vorrat. In Francia gibt es nichts, aber er behält seine Ladung. Wer ins Castillo, an den Hof oder in die Provinz
    kommt, verliert sie. Was bei Spielende nicht daheim ist, bringt nichts.
    .title = Heimbringen
rules-colonies-inquisitor =
    Die Karte des Großinquisitors nimmst du, auch von anderen, mit der Heiligen Inquisition, die außerdem bis zu 2
    schwarze Caballeros versetzt, oder mit der Wertung der schwarzen Regionen. Du behältst sie, bis jemand anderes sie
    nimmt. In jedem deiner Züge, auch schon in diesem, darfst du entweder 1 Caballero mehr einsetzen, als deine
    Aktionskarte erlaubt, oder 1 mehr aus der Provinz an den Hof holen.
    .title = Der Großinquisitor
rules-colonies-black =
    Die 4 schwarzen Caballeros zählen in jeder Wertung für die Person mit dem Großinquisitor. Sie versetzt sie wie
    eigene, lässt sie reisen, stellt sie auf Gold und Waren und bekommt die Punkte für das, was sie heimbringen. Solange
    niemand den Großinquisitor hat, zählen sie bei Wertungen nicht mit, und außer der Heiligen Inquisition versetzen sie
    nur Karten, die fremde oder beliebige Caballeros versetzen. An einen Hof oder in die Provinz kommen sie nie.
    .title = Die schwarzen Caballeros
    .picture = Violett hat den Großinquisitor, also zählen die schwarzen Caballeros für Violett, das mit ihnen Erster ist und { $violet } Punkte bekommt. Blau wird Zweiter und bekommt { $blue }.
rules-colonies-table =
    In der Region mit der Begrenzungstafel zählen bei einer Wertung nur die, die darauf stehen; die anderen stehen
    daneben. Wer ankommt, nimmt ein freies Feld, wenn es eines gibt; nur wer aus dem Castillo kommt, steht zuerst daneben.
    Wer einen Caballero aus der Region versetzt, wählt einen auf der Tafel oder einen daneben.
    .title = Die Begrenzungstafel
rules-colonies-fill =
    Nach jedem Zug treten die Caballeros neben der Tafel auf ihre freien Felder, so viele wie Platz haben. Gibt es
    mehrere Möglichkeiten, entscheidet die Person mit dem Großinquisitor. Dasselbe geschieht in einer allgemeinen
    Wertung, wenn das Castillo geleert ist.
    .title = Die Tafel füllen
rules-colonies-shift =
    Mit 3 der Karten darfst du die Tafel in eine andere Region legen: nicht in die Königsregion oder aus ihr heraus und
    nie nach Francia. Wer darauf stand, bleibt zurück; in der neuen Region bestimmst du, wer darauf steht. Andere Karten,
    die Caballeros versetzen, können auch einen innerhalb der Region auf die Tafel stellen oder von ihr nehmen, sodass ein
    Tausch 2 Schritte kostet.
    .title = Die Tafel versetzen
rules-colonies-values =
    Francia ist 3·1·0 wert, América 4·0·0 und África 4·2·1; die Punkte der Ämter kommen dazu. Die Zahlen von América und
    África stehen nicht in der Anleitung; sie stammen aus einem Spielbericht. Das Schiff hat keine Zahlen: Ohne
    Wertungstafel bringt es nur dem Kapitän etwas und dazu den Grandenbonus, wenn man allein vorn ist und den eigenen
    Granden an Bord hat. In Francia gibt es auch den Königsbonus. Mit 2 oder 3 Personen zählen wie in Spanien weniger
    Plätze, aber alle Ämter.
    .title = Was die neuen Regionen wert sind
rules-colonies-special =
    Werden alle Regionen eines Wertes gewertet, gilt die höchste sichtbare Zahl: América und África gehören zu den
    Regionen mit 4. Francia und das Schiff gehören zu keinem Wert, solange dort keine Wertungstafel liegt. Wo du eine
    Region wählst, darf es auch eine der neuen sein. Für die vollste und die leerste Region zählen nur die mit, die bei
    ihrer Wertung zählen würden: nicht Kapitän und Vizekönig, niemand neben der Begrenzungstafel und keine schwarzen
    Caballeros, die niemandem gehören.
    .title = Sonderwertungen
rules-colonies-stacks =
    Es gibt 7 Stapel, und du nimmst eine von bis zu 7 Karten. Die Heilige Inquisition ist Stapel 6 und liegt in jeder
    Runde aus wie die Königskarte. Die 11 Karten von Stapel 7 werden gemischt, und in jeder Runde wird eine aufgedeckt.
    Mit der Heiligen Inquisition setzt man 3 Caballeros ein, mit den Karten von Stapel 7 je 2: Bis auf eine ist diese Zahl
    unsere Annahme.
    .title = Stapel 6 und 7
rules-colonies-scorings =
    „Die neuen Regionen werten“ wertet Francia, das Schiff, América und África mit allen Ämtern. „Die schwarzen Regionen
    werten“ gibt dir zuerst den Großinquisitor und wertet dann jede Region mit mindestens einem schwarzen Caballero, auch
    in Übersee, aber nicht das Castillo.
    .title = Zwei Wertungskarten
rules-colonies-later =
    Mit „Spätere Wertung“ wählst du eine Region und legst das Plättchen dorthin. Sie wird am Ende der nächsten Runde
    gewertet, noch vor einer allgemeinen Wertung. Wählst du sie in der letzten Runde, wird sie gewertet, wenn alles andere
    vorbei ist.
    .title = Spätere Wertung
rules-colonies-close =
    „Aktionskarte schließen“ behältst du. Einmal, in dieser oder einer späteren Runde, schließt du eine ausliegende Karte,
    und in jener Runde kann niemand sie nehmen. Das tust du in deinem Zug oder zwischen zwei Zügen, bevor die nächste
    Person wählt. Was das Schließen bewirkt, ist aus dem Titel erschlossen.
    .title = Eine Aktionskarte schließen
rules-colonies-strike =
    „Doppelschlag“ behältst du bis zum Ende der nächsten Runde. Einmal, gleich nach dem Zug einer anderen Person, führst
    du die Sonderaktion von deren Karte noch einmal aus. Alles dabei entscheidest du, und du setzt nichts ein. Was nicht
    genutzt oder durch ein Veto verhindert wurde, kann nicht wiederholt werden; auch die Wiederholung kann ein Veto
    verhindern. Wie lange man die Karte behält, ist unsere Annahme.
    .title = Doppelschlag
rules-colonies-free =
    „Freie Wahl“ behältst du für die nächste allgemeine Wertung. Ist das Castillo gewertet und geleert, darfst du vor der
    ersten Region bis zu 2 deiner Caballeros versetzen, nur nicht in die Königsregion oder aus ihr heraus.
    .title = Freie Wahl
rules-colonies-transport =
    „Transport“ bringt beliebig viele deiner Caballeros geradewegs nach América oder África und danach beliebig viele von
    dort in andere Regionen. Dazwischen dürfen sie Gold und Waren nehmen, auch gerade gelegte, und nach Spanien bringen.
    Wie viele auf welchen Wegen reisen dürfen, ist rekonstruiert.
    .title = Transport
rules-colonies-conspiracy =
    „Komplott“ wirft alle Granden außerhalb der Königsregion ins Castillo. Dort sind sie daheim: Wer bei einer Wertung des
    Castillo allein vorn ist, bekommt den Bonus für den eigenen. In der nächsten allgemeinen Wertung geht jeder in die
    Region, die die Scheibe seiner Farbe zeigt, auch wenn kein Caballero drin ist. Welche Granden gemeint sind, ist unsere
    Annahme.
    .title = Granden im Castillo
rules-colonies-general =
    In einer allgemeinen Wertung wird zuerst wie immer das Castillo gewertet und geleert. Dann kommt Freie Wahl, und die
    Begrenzungstafel wird gefüllt; dann werden die Regionen Spaniens gewertet, danach Francia, das Schiff, América und
    África. Eine fällige spätere Wertung kommt vor alledem. Nur die aus der letzten Runde kommt nach der letzten
    allgemeinen Wertung, und dann gewinnt, wer die meisten Punkte hat.
    .title = Allgemeine Wertung und Ende
rules-colonies-mix =
    Die Erweiterung lässt sich mit den Bannern kombinieren, nach einer Warnung auch mit König & Intrigant: Die Stapel 6
    und 7 liegen neben der Reihe, und in deinem Zug darfst du eine ihrer Karten statt deiner eigenen nehmen, die dann
    ungenutzt bleibt. Zu Grandissimo, der Player's Edition und den Sonderkarten passt sie nicht. Zur Wahl steht nur
    eines: Transport kann wegbleiben, weil die Wirkung dieser Karte nicht belegt ist.
    .title = Andere Erweiterungen und Optionen
