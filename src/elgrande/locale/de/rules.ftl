# Die Regeln zum Nachschlagen, in eigenen Worten. Welcher Absatz wo gilt, steht in lessons/book.yaml.

rules-title = Regeln
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Ein Absatz.
       *[other] { $count } Absätze.
    }
rules-contents = Inhalt
rules-for = Für
rules-everything = Alle Ausgaben und Erweiterungen
rules-lesson = In einer Lektion ausprobieren
rules-only = Nur: { $where }
rules-card-list = Alle Karten
rules-see = Siehe auch
rules-ruling = Klarstellung { $number }
rules-rulings = Klarstellungen
cards-rule = In den Regeln

cards-title = Karten
cards-search = In den Karten suchen
cards-edition = Ausgabe
cards-set = Erweiterung
cards-stack = Stapel
cards-any = alle
cards-count =
    { $count ->
        [0] Keine Karte.
        [one] Eine Karte.
       *[other] { $count } Karten.
    }
cards-copies =
    { $count ->
        [one] einmal im Spiel
       *[other] { $count }-mal im Spiel
    }
cards-copies-unknown = Anzahl im Spiel nicht bekannt

rules-game = Das Spiel
rules-game-aim = Sichere dir die Mehrheit in den Regionen Spaniens. Caballeros in einer Region bringen Punkte, wenn sie gewertet wird; nach neun Runden gewinnt, wer die meisten Punkte hat.
    .title = Worum es geht
rules-game-words =
    Der Hof ist dein eigener Vorrat: Von dort setzt du ein. In der Provinz ist der Rest, der erst an den Hof kommen muss.
    Deine Heimatregion ist dort, wo dein Grande steht. Das Castillo ist der Turm. Was die Königsregion verbietet, heißt tabu.
    .title = Wörter
    .picture = Violett hat { $court } Caballeros am Hof, bereit zum Einsetzen, und { $province } in der Provinz. Machtkarten bringen sie von rechts nach links.
rules-game-start = Alle beginnen mit einem Grande und zwei Caballeros in der Heimatregion, sieben am Hof und den übrigen in der Provinz sowie Machtkarten von 1 bis 13.
    .title = Wie es beginnt
rules-round = Eine Runde
rules-round-cards = Fünf Aktionskarten werden aufgedeckt, eine von jedem Stapel. Jede kann einmal genommen werden; die Nummer des Stapels sagt, wie viele Caballeros man mit ihr einsetzt. Die Königskarte ist in jeder Runde da.
    .title = Aktionskarten
rules-round-power = Reihum ab der Startperson spielen alle eine Machtkarte. Kein Wert wird in einer Runde zweimal gespielt und jede Karte nur einmal in der Partie.
    .title = Machtkarten
rules-round-order = Die höchste Machtkarte ist zuerst am Zug, die niedrigste zuletzt. Hohe Karten bringen wenige Caballeros, niedrige viele.
    .title = Reihenfolge der Züge
    .picture = Unter jeder Machtkarte die Caballeros, die sie bringt: { $high } bei 13, { $low } bei 1.
rules-round-end = Die Aktionskarten kommen weg, genommen oder nicht. Wer die niedrigste Machtkarte gespielt hat, beginnt die nächste Runde. Nach Runde 3, 6 und 9 gibt es eine allgemeine Wertung.
    .title = Ende einer Runde
rules-turn = Ein Zug
rules-turn-supply = Zuerst darfst du Caballeros aus der Provinz an den Hof holen, höchstens so viele, wie deine Machtkarte sagt.
    .title = Nachschub
rules-turn-recall = Reicht die Provinz nicht, darfst du stattdessen eigene Caballeros aus Regionen zurückholen, aber nicht aus der Königsregion oder dem Castillo.
    .title = Wenn die Provinz leer ist
rules-turn-take = Du nimmst eine der übrigen Aktionskarten. Eine musst du nehmen.
    .title = Eine Karte nehmen
rules-turn-place = Du darfst Caballeros vom Hof einsetzen, höchstens so viele, wie die Karte sagt: in Regionen, die an die Königsregion grenzen, oder ins Castillo. Weniger oder keine geht auch.
    .title = Einsetzen
    .picture = Der König steht in der schraffierten Region. Einsetzen kann man, wo es umrandet ist: in ihren Nachbarn und im Castillo.
rules-turn-action = Die Sonderaktion der Karte kannst du nutzen oder nicht, vor oder nach dem Einsetzen. Einmal begonnen, wird sie so weit wie möglich ausgeführt.
    .title = Sonderaktion
rules-turn-move = Versetzte Caballeros gehen aus einer Region in eine andere oder ins Castillo, beliebig weit. Die Königsregion ist ihnen verschlossen.
    .title = Versetzen
rules-turn-undo = Zurücknehmen kannst du, bis etwas Verdecktes gezeigt wurde oder jemand anderes gehandelt hat.
    .title = Zurücknehmen
rules-king = Der König
rules-king-taboo = In die Königsregion kommt nichts hinein und nichts heraus: kein Caballero, kein Grande, keine Wertungstafel, was immer eine Karte sagt. Gewertet wird sie wie alle anderen.
    .title = Seine Region ist tabu
rules-king-move = Karten bewegen ihn. Danach ist seine neue Region geschlossen, und eingesetzt wird in deren Nachbarn.
    .title = Den König bewegen
rules-king-bonus = Wer in seiner Region allein auf dem ersten Platz ist, bekommt bei jeder Wertung zwei Punkte mehr.
    .title = Königsbonus
rules-castillo = Das Castillo
rules-castillo-in = Ins Castillo kann man immer einsetzen und versetzen. Alle sehen, was hineinkommt, aber niemand darf nachschauen. Heraus kommt nichts vor einer allgemeinen Wertung.
    .title = In den Turm
rules-castillo-region = Wertet eine Karte eine Region deiner Wahl, darfst du das Castillo wählen.
    .title = Es kann gewählt werden
rules-castillo-no-region = Das Castillo ist keine Region: Eine Karte, die von Regionen spricht, meint es nicht.
    .title = Keine Region
rules-scoring = Wertung
rules-scoring-places = Die drei Zahlen einer Region sind für die meisten, zweitmeisten und drittmeisten Caballeros. Wer keine dort hat, bekommt nichts. Der Grande zählt nicht mit.
    .title = Drei Plätze
    .picture = Die meisten Caballeros bekommen { $first }, die zweitmeisten { $second }, die drittmeisten { $third }.
rules-scoring-ties = Wer gleichauf liegt, bekommt die Punkte des nächstniedrigeren Platzes, und den geteilten Platz bekommt niemand: Sind zwei vorn, erhalten beide die Punkte für Platz zwei, und danach kommt Platz drei.
    .title = Gleichstand
    .picture = Violett und Blau teilen sich den ersten Platz: Beide bekommen { $each }, nicht { $first }. Grün ist dritter und bekommt { $third }.
rules-scoring-bonus = Zwei Punkte mehr für den alleinigen ersten Platz, wenn der eigene Grande dort steht, und zwei mehr, wenn der König dort steht. Bei Gleichstand gibt es keinen Bonus. Mehrere Granden dürfen in einer Region stehen.
    .title = Boni
    .picture = Violett führt allein, wo der eigene Grande steht: { $granada } und 2 macht { $grande }. Blau führt allein, wo der König steht: { $valencia } und 2 macht { $king }.
rules-scoring-special = Manche Karten werten sofort: Regionen eines Wertes, die vollsten oder eine deiner Wahl. Alle dort bekommen Punkte, nicht nur du.
    .title = Sonderwertungen
rules-scoring-general = Zuerst stellen alle mit Caballeros im Castillo ihre Geheimscheibe ein. Das Castillo wird gewertet; wer darin ist, geht in die eingestellte Region oder an den Hof, wenn es die Königsregion ist; dann werden alle Regionen gewertet.
    .title = Allgemeine Wertung
    .picture = Violetts Scheibe zeigt Sevilla: Ist das Castillo gewertet, gehen { $count } Caballeros dorthin.
rules-scoring-boards = Zwei Wertungstafeln, 8·4·0 und 4·0·0, liegen neben dem Plan. Eine Karte legt eine in eine Region oder ans Castillo: Dann zählen ihre Zahlen. Nur eine an jedem Ort und nie, wo der König steht.
    .title = Wertungstafeln
    .picture = Mit der Tafel 8·4·0 bekommt der erste Platz { $first } und der zweite { $second }, was immer dort gedruckt ist.
rules-scoring-few = Zu dritt werden nur zwei Plätze gewertet, zu zweit nur einer; 2023 immer zwei.
    .title = Zu zweit und zu dritt
rules-veto = Das Veto
rules-veto-hold = Wer ein Veto genutzt hat, behält es bis zum Ende der nächsten Runde und darf eine Sonderaktion anderer verhindern. Es verhindert weder Einsetzen noch Nachschub noch eine allgemeine Wertung.
    .title = Ein Veto haben
rules-veto-steps = Man kann es vor einer Aktion einlegen und vor jedem ihrer Schritte. Was vorher geschah, bleibt, der Rest verfällt.
    .title = Bei jedem Schritt
rules-veto-once = Man kann es nur einlegen, bevor eine Aktion beginnt, und verhindert sie ganz.
    .title = Bevor sie beginnt
rules-losses = Verluste und Scheiben
rules-losses-return = Zurückgegebene Caballeros kommen in die Provinz. Aus der Königsregion und dem Castillo wird nichts zurückgegeben.
    .title = Zurückgeben
rules-losses-discs = Mit Geheimscheiben wählen alle gleichzeitig eine Region. Sie werden gemeinsam aufgedeckt.
    .title = Geheimscheiben
rules-losses-back = Eine Karte kann eine gespielte Machtkarte zurück auf die Hand bringen, auch die dieser Runde, ohne sie zu zeigen.
    .title = Eine Machtkarte zurück
rules-modules = Module von 2023
rules-modules-regency = Zehn Karten ersetzen die Königskarte. Sie können den König ins Ausland schicken, wo nichts tabu ist, oder neben das Castillo, das dann geschlossen ist.
    .title = Neue Regentschaft
    .picture = Der König ist in Frankreich. Einsetzen kann man, wo es umrandet ist: in den Regionen an dieser Grenze und im Castillo. Keine Region ist schraffiert: Nichts ist tabu.
rules-modules-veterans = Vier weitere Karten, darunter zwei Vetos, ersetzen Karten ihrer Stapel.
    .title = Karten für alte Hasen
rules-modules-modifiers = Zu einer Machtkarte darfst du einen Modifikator spielen: Sein Wert zählt für die Reihenfolge, nicht für den Nachschub. Manche haben eine eigene Fähigkeit.
    .title = Machtverschiebung
    .picture = Violett hat die { $power } mit einem Modifikator +3 gespielt, das macht { $total }: mehr als die { $blue } von Blau, also ist Violett früher am Zug.
rules-modules-dummy = Zu zweit spielt eine dritte Farbe mit: Ihre Caballeros zählen für Mehrheiten, und sie nimmt in jeder Runde eine Karte, bekommt aber keine Punkte.
    .title = Der Dummy
    .picture = Der graue Dummy ist vorn, bekommt aber nichts. Violett ist Zweiter und bekommt { $second }, nicht { $first }.
rules-expansions = Erweiterungen
rules-expansions-banners = Alle haben einen Caballero mit Banner. Wo er steht, gewinnt man bei Gleichstand.
    .title = Banner
    .picture = Violett und Blau haben gleich viele Caballeros, aber Violett hat dort das Banner: Violett bekommt { $first }, Blau { $second }.
rules-expansions-colonies = Francia, das Schiff, América und África sind weitere Regionen. Caballeros fahren dorthin und holen Gold und Waren; die schwarzen zählen für die Person mit dem Großinquisitor.
    .title = Großinquisitor & Kolonien
    .picture = Was alle jetzt in Übersee bekämen. Der Botschafter in Francia bringt Violett zusammen { $violet }; Grün bekommt in América { $green } und Orange in África { $orange }. Grün trägt Gold, Orange eine Ware.
rules-expansions-grandissimo = Portugal ist die zehnte Region, und ein sechster Stapel bringt Königin, Hofnarr und Generalinquisitor, Gefängnis und Schiffe.
    .title = Grandissimo
    .picture = Portugal grenzt an Sevilla, wo der König steht: Dort kann man einsetzen wie in seinen anderen Nachbarn. Aus dem Castillo geht niemand dorthin.
rules-expansions-intrigant = Es gibt keine Stapel: Deine dreizehn Machtkarten, vor der Partie gewählt, sagen, was du tun kannst.
    .title = König & Intrigant
    .picture = Die höchste Machtkarte bekommt die Königskarte, die niedrigste die Intrigantenkarte; die kleinen Pferde sagen, wie viele Caballeros man mit jeder Karte der Reihe einsetzt.
rules-expansions-powers = Elf weitere Machtkarten zur Auswahl, für König & Intrigant. Sie schlagen Brücken und schließen Allianzen, versetzen das Castillo, drehen Wertungstafeln um oder stellen eine Region unter Quarantäne.
    .title = Player's Edition
    .picture = Der König steht in Castilla la Nueva, und Valencia ist in Quarantäne: Beide sind schraffiert und tabu. Einsetzen kann man, wo es umrandet ist.
rules-expansions-special = Zehn weitere Machtkarten zur Auswahl, für König & Intrigant. Manche bleiben offen vor dir liegen: Spionage, Reserve. Andere begrenzen oder schützen eine Region oder werten eine.
    .title = Sonderkarten
    .picture = Eine Tafel lässt in Valencia höchstens sechs Caballeros zu. Mit { $violet } violetten, { $blue } blauen und einem grünen ist es voll: Es ist nicht umrandet, obwohl der König daneben steht.
rules-end = Das Ende
rules-end-win = Nach der letzten allgemeinen Wertung gewinnt, wer die meisten Punkte hat. Bei gleichen Punkten teilt man sich den Sieg, wenn nichts anderes vereinbart ist.
    .title = Gewinnen
rules-end-short = Das kurze Spiel lässt die Runden 1, 4 und 7 aus: sechs Runden, mit einer allgemeinen Wertung nach jeder zweiten.
    .title = Das kurze Spiel
rules-end-known = Höfe, Provinzen, Punkte und gespielte Karten sind offen. Verdeckt sind die Stapel, die Scheiben, bis alle gestellt sind, und was im Castillo ist, wenn nicht offen gespielt wird.
    .title = Wer was weiß
