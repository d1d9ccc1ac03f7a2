### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Sonderkarten
    .about = Zehn weitere Machtkarten für König & Intrigant: Feste, Spione, ein Putsch und königlicher Schutz.

option-removal = Beseitigung
    .about = Was kann die Karte 115 der Sonderkarten vom Tisch nehmen?
option-removal-cards = Spionage, Reserve und Begrenzungstafeln
option-removal-tokens = auch Brücke, Allianz, Quarantäne und andere Plättchen, die länger wirken

card-sc-fiesta =
    In diesem Zug nimmst du keine Caballeros aus der Provinz. Setze bis zu 5 Caballeros von deinem Hof ein, zusätzlich
    zu denen deiner Karte aus der Reihe und nach der üblichen Regel: neben der Königsregion oder im Castillo. Hast du
    die Königs- oder die Intrigantenkarte, gilt immer deren Aktion statt dieser.
    .title = Fiesta
    .note = Den Wert dieser Karte zeigt die Anleitung nicht; er ist unsere Annahme.
card-sc-espionage =
    Diese Karte bleibt bis nach der nächsten allgemeinen Wertung offen vor dir liegen. In jener Wertung siehst du die
    Scheiben aller anderen, bevor du deine einstellst. Bei Scheiben für eine Sonderaktion hilft sie nicht.
    .title = Spionage
    .note = Was man dabei genau sieht, ist unsere Lesart, ebenso, dass dies die Karte 25 ist. { note-ki-supply }
card-sc-coup =
    Alle Granden, die nicht in einer Tabu-Region stehen, werden ins Castillo geworfen. In der nächsten allgemeinen Wertung
    gelten sie dort als daheim und gehen dann mit den Caballeros ihrer Farbe in die Region, die die Scheibe zeigt.
    .title = Putsch
    .note = Ob alle Granden hineinkommen oder nur manche, ist nicht bekannt. { note-value-and-supply }
card-sc-maximum-6 =
    Lege eine der drei Begrenzungstafeln in eine Region, die nicht tabu ist. Sind dort mehr als 6 Caballeros, bestimmst du,
    welche an ihre Höfe zurückgehen. Von da an dürfen dort höchstens 6 sein: In eine volle Region darf niemand, und wer
    wegen einer Scheibe kommt und keinen Platz findet, geht an den Hof.
    .title = Maximal 6
    .note = Wer die Überzähligen bestimmt, ist unsere Annahme. { note-value-and-supply }
card-sc-075 =
    Stelle einen Caballero von deinem Hof auf diese Karte, die offen vor dir liegen bleibt. Einmal, vor einer
    Sonderwertung oder direkt bevor in einer allgemeinen Wertung eine Region gewertet wird, darfst du ihn in eine Region
    versetzen, die nicht tabu ist.
    .title = Reserve
    .note = Woher der Caballero kommt und wer zuerst entscheidet, ist unsere Annahme. { note-ki-supply }
card-sc-royal-protection =
    Lege das Königsplättchen in eine Region, die nicht tabu ist, oder versetze es dorthin. Die Region ist tabu wie die
    Königsregion, auch in allgemeinen Wertungen, bis das Plättchen weiterzieht. Einen Königsbonus bringt es nicht.
    .title = Königlicher Schutz
    .note = Welche Regionen man wählen darf, ist unsere Lesart. { note-value-and-supply }
card-sc-removal =
    Entferne eines davon: eine Spionage (25) oder Reserve (75), die offen vor jemandem liegt, oder eine
    Begrenzungstafel, die nicht in einer Tabu-Region liegt. Der Caballero einer Reserve geht an den Hof; Caballeros auf
    einer Tafel bleiben in der Region.
    .title = Beseitigung
    .note = Was aus den Caballeros wird, ist unsere Lesart. { note-value-and-supply }
card-sc-135 =
    Nenne eine Region, in der du mindestens 1 Caballero hast: Sie wird sofort gewertet, mit allen Plätzen und Boni.
    .title = Eine Region mit eigenen werten
    .note = Wie viele Regionen gewertet werden, ist unsere Annahme. { note-ki-supply }
card-sc-145 = Nenne eine beliebige Region: Sie wird sofort gewertet, mit allen Plätzen und Boni.
    .title = Eine beliebige Region werten
    .note = Wie viele Regionen gewertet werden, ist unsere Annahme. { note-ki-supply }
card-sc-155 =
    Nenne drei verschiedene Regionen und jemand anderen. Diese Person wählt eine der drei aus: Sie wird sofort gewertet,
    mit allen Plätzen und Boni.
    .title = Eine von dreien werten
    .note = { note-ki-supply }

place-card-75 = Karte 75

prompt-trim =
    { $left ->
        [one] In { $place_name } ist ein Caballero zu viel. Welcher geht an seinen Hof zurück?
       *[other] In { $place_name } sind { $left } Caballeros zu viel. Welcher geht als Nächster an seinen Hof zurück?
    }
prompt-reserve =
    { $place ->
        [none] Gleich beginnt eine Sonderwertung. Schickst du deine Reserve in eine Region?
       *[other] Als Nächstes wird { $place_name } gewertet. Schickst du deine Reserve in eine Region?
    }
prompt-removal = Was entfernst du?
prompt-name-region =
    { $left ->
        [3] Nenne drei verschiedene Regionen. Welche ist die erste?
        [2] Genannt hast du { $places }. Welche ist die zweite?
       *[1] Genannt hast du { $places }. Welche ist die dritte?
    }
prompt-chooser = Wer wählt zwischen { $places }?
prompt-chosen-region = { $seat } hat { $places } genannt. Welche davon wird gewertet?

choice-remove =
    { $what ->
        [25] Spionage von { $target } entfernen
        [75] Reserve von { $target } entfernen
        [bridge] Die Brücke bei { $target } entfernen
        [alliance] Die Allianz mit { $target } entfernen
        [quarantine] Die Quarantäne über { $target } entfernen
        [king_token] Den königlichen Schutz über { $target } entfernen
        [collapse] Die Einsturzgefahr für { $target } entfernen
        [double] Die Verdopplung von { $target } entfernen
       *[table] Begrenzungstafel aus { $target } entfernen
    }

event-region-chosen = { $seat } wählt { $place_name }.
event-in-reserve = { $seat } stellt einen Caballero in die Reserve.
event-reserve-used = { $seat } schickt die Reserve nach { $place_name }.
event-card-removed =
    { $power ->
        [25] Die Spionage von { $seat } wird entfernt.
       *[75] Die Reserve von { $seat } wird entfernt; ihr Caballero geht an den Hof.
    }
event-table-removed = Die Begrenzungstafel in { $place_name } wird entfernt.

label-limited = Höchstens sechs:
label-protected = Geschützt:
label-reserves = Karte 75:

refusal-region-full = In { $place_name } ist kein Platz mehr: Eine Tafel begrenzt dort die Caballeros.
