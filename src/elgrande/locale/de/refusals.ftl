### Warum etwas nicht geht oder besser unterbleibt. Jeder Text nennt die Regel; was stattdessen geht, soll daraus klar werden.

## Eine Partie vorbereiten

refusal-no-edition = Es gibt keine Ausgabe „{ $name }“.
refusal-players = El Grande ist für 2 bis 5 Personen, nicht für { $count }.
refusal-no-set = Es gibt keine Erweiterung „{ $name }“.
refusal-set-edition =
    „{ $set }“ gehört nicht zur Ausgabe von { $edition }. Wähle eine andere Ausgabe oder lass es weg.
refusal-set-needs = „{ $set }“ braucht „{ $other_set }“.
refusal-no-option = Es gibt keine Tischregel „{ $name }“.
refusal-option-value = „{ $option }“ kann nicht „{ $value }“ sein.
refusal-option-list = „{ $option }“: entweder „{ $value }“ oder einzelne Karten, nicht beides.
refusal-option-edition = Die Ausgabe von { $edition } kennt die Tischregel „{ $option }“ nicht.
refusal-option-needs = Die Tischregel „{ $option }“ braucht „{ $set }“.
refusal-stack-short =
    In Stapel { $stack } { $count ->
        [one] bliebe nur eine Karte
       *[other] blieben nur { $count } Karten
    }. Er braucht eine für jede der { $rounds } Runden.
refusal-merged-stacks = Die Stapel 2 und 3 werden nur zu zweit oder zu dritt zusammengemischt, nicht mit { $count } Personen.
refusal-start = { $owner } kann nicht beginnen: Mit { $count } Personen spielt niemand diese Farbe.
refusal-name = „{ $name }“ kann kein Name sein: bitte eine Zeile ohne Strichpunkt.

clash-stacks =
    „{ $set }“ und „{ $other_set }“ gehen nicht zusammen: Das eine braucht die Aktionsstapel, die das andere abschafft.
## Entscheidungen am Tisch

refusal-over = Die Partie ist zu Ende, es gibt nichts mehr zu wählen.
refusal-not-asked = Du hast gerade nichts zu wählen.
refusal-not-offered = Das gehört nicht zu dem, was du jetzt wählen kannst.
refusal-no-action = Gerade läuft keine Sonderaktion, die man verbieten könnte.
refusal-unknown-choice = Eine Wahl „{ $name }“ gibt es nicht.
refusal-kings-region = { $place_name } ist die Königsregion: Nichts darf hinein oder hinaus.
refusal-closed-region = { $place_name } ist durch einen Marker gesperrt: Nichts darf hinein oder hinaus.
refusal-not-neighbouring =
    Caballeros vom Hof kommen ins Castillo oder in Regionen neben dem König. { $place_name } grenzt nicht an
    { $source_name }.
refusal-same-place = Der Caballero steht schon dort. Wähle einen anderen Ort für ihn.
refusal-nobody-there = In { $place_name } stehen keine Caballeros.
refusal-none-there =
    { $colour ->
        [black] In { $place_name } stehen keine schwarzen Caballeros.
       *[other] { $owner } hat keinen Caballero in { $place_name }.
    }
refusal-too-few-there =
    Du musst eine Region nennen, in der so viele deiner Caballeros stehen, wie du abgeben sollst, solange es eine gibt.
refusal-king-there = Der König steht schon in { $place_name }.
refusal-grande-there = Dein Grande steht schon in { $place_name }.
refusal-board-there = Dort liegt schon eine Wertungstafel; mehr als eine darf es nicht sein.
refusal-not-there =
    { $card ->
        [none] { $place_name } ist hier nach den Regeln nicht möglich.
       *[other] „{ $card }“ lässt { $place_name } nicht zu. Was möglich ist, sagt der Text der Karte.
    }
refusal-placing-used = Du hast in diesem Zug schon Caballeros eingesetzt.
refusal-court-empty = An deinem Hof ist kein Caballero, den du einsetzen könntest.
refusal-action-used = Du hast die Sonderaktion in diesem Zug schon genutzt.
refusal-action-idle = Die Sonderaktion von „{ $card }“ würde jetzt nichts bewirken.
refusal-power-used = Die Machtkarte { $value } hast du nicht mehr auf der Hand.
refusal-power-taken = In dieser Runde liegt schon eine { $value }. Jeder Wert wird nur einmal gespielt.
refusal-card-taken = Die Karte von Stapel { $stack } ist weg. Jede Karte wird in einer Runde nur einmal genommen.
refusal-supply =
    Du kannst nicht { $count } nehmen: Deine Machtkarte bringt eine bestimmte Zahl, und in deiner Provinz stehen { $left }.
refusal-undo-revealed = Seitdem ist etwas Verdecktes gezeigt worden.
refusal-undo-acted = { $seat } hat seitdem gehandelt.
refusal-undo-nothing = Du hast nichts gewählt, was sich zurücknehmen ließe.
refusal-undo-limit = In dieser Partie ist so viel zurückgenommen worden, dass nichts mehr zurückgenommen werden kann.

## Aufzeichnungen von Partien

refusal-no-record = Das ist keine Aufzeichnung einer Partie; eine solche beginnt mit „{ $title }“.
refusal-record-json = Das ist kein lesbares JSON.
refusal-record-cut = Hier fehlt etwas. Vielleicht ist die Aufzeichnung abgeschnitten.
refusal-record-version =
    Die Aufzeichnung hat Version { $found }, dieser Server liest die Versionen 1 bis { $newest }. Ein neuerer kann es
    vielleicht.
refusal-record-unknown = „{ $found }“ gibt es hier nicht.
refusal-record-value = „{ $found }“ kann hier nicht stehen.
refusal-record-order = „{ $found }“ gehört nicht an diese Stelle.
refusal-record-twice = Das stand schon in Zeile { $first }.
refusal-record-chance =
    Was hier über gemischte Karten, Heimatregionen oder Startzahl steht, kann in dieser Partie nicht vorgekommen sein.
refusal-record-choice = „{ $found }“ war in der Partie zu diesem Zeitpunkt nicht möglich.
refusal-record-result = Die Entscheidungen führen zu einem anderen Ergebnis: { $found }.
refusal-record-corrections =
    Die Partie wurde mit der Korrekturdatei { $found } gespielt, die hier nicht verwendet werden kann.
