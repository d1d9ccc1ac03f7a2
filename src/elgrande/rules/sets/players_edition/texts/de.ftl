### Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring.

set-players-edition = Player's Edition
    .about = Elf weitere Machtkarten für König & Intrigant, darunter der Joker und ein wanderndes Castillo.

card-pe-joker =
    Der Joker hat keinen Wert. Wenn alle anderen gespielt haben, spielst du eine zweite Karte, deren Wert in dieser Runde
    noch niemand gespielt hat; nach ihr richten sich dein Platz in der Reihenfolge, dein Nachschub und deine Sonderaktion.
    Beide Karten sind verbraucht.
    .title = Joker
card-pe-travel-day =
    Alle anderen stellen geheim eine andere Region für ihren Granden ein und versetzen ihn dorthin. Ein Grande in einer
    Tabu-Region oder im Castillo bleibt, wo er ist, ebenso einer, für den eine Tabu-Region eingestellt wurde.
    .title = Wandertag
    .note = { note-supply }
card-pe-shift =
    Stelle das Castillo ungeöffnet in eine Region, die nicht tabu ist. Alle Caballeros dieser Region werden hineingeworfen.
    Danach nutzt man Region und Castillo nebeneinander wie gewohnt. Bis nach der nächsten allgemeinen Wertung wird das
    Castillo nach der Wertungstafel der Region gewertet; dann kehrt es an seinen Platz zurück.
    .title = Schiebung
    .note = { note-supply }
card-pe-civil-war =
    Schicke einen Caballero von deinem Hof in die Provinz zurück und nenne eine Region, die nicht tabu ist: Alle
    Caballeros der anderen dort gehen in die Provinz zurück. Ohne Caballero am Hof geht das nicht.
    .title = Bürgerkrieg
    .note = { note-value-and-supply } Von der Wirkung sind nur zwei Einzelheiten bekannt; der Rest ist rekonstruiert.
card-pe-alliance =
    Lege die beiden Allianzplättchen auf zwei Regionen, die nicht tabu sind, oder versetze sie, wenn sie schon liegen. In
    der nächsten allgemeinen Wertung gelten die beiden als eine Region: Die Caballeros werden zusammengezählt, und jeder
    Platz bringt die Punkte beider. Wer allein auf dem ersten Platz ist, bekommt auch die Boni beider. Danach kommen die
    Plättchen vom Plan.
    .title = Allianz
    .note = { note-value-and-supply }
card-pe-bridge =
    Lege die Brücke zwischen zwei benachbarte Regionen, die nicht tabu sind, und stelle einen Caballero von deinem Hof
    darauf, zusätzlich zu denen, die du einsetzt. Solange er dort steht, darfst du direkt vor jedem deiner Züge beliebig
    viele deiner Caballeros zwischen den beiden Regionen versetzen, und jede allgemeine Wertung bringt dir 1 Punkt. Wer
    diese Karte später spielt, versetzt die Brücke; dein Caballero geht dann an deinen Hof zurück.
    .title = Brückenbau
    .note = { note-value-and-supply }
card-pe-revolt =
    Drehe eine bewegliche Wertungstafel auf dem Plan auf den Kopf oder wieder zurück; nicht in einer Tabu-Region. Auf dem
    Kopf zeigt sie 0/4/8 oder 0/0/4, und die hinteren Plätze bekommen, was sonst die vorderen bekämen; wer dort allein
    ist, bekommt die größte Zahl. Sie bleibt umgedreht, auch wenn sie versetzt wird.
    .title = Aufstand
    .note = { note-value-and-supply }
card-pe-collapse =
    Lege das Plättchen zum Castillo. Bis nach der nächsten allgemeinen Wertung stehen Caballeros, die ins Castillo gehen,
    für alle sichtbar daneben. In jeder Wertung des Castillo zählen die darin und die daneben zusammen, und sie verlassen
    es gemeinsam.
    .title = Einsturzgefahr
    .note =
        { note-value-and-supply } Wann Caballeros neben dem Castillo stehen und wie lange, ist rekonstruiert.
card-pe-quarantine =
    Lege das Quarantäneplättchen in eine Region, die an die Königsregion grenzt, oder versetze es dorthin. Die Region mit
    dem Plättchen ist tabu wie die Königsregion, bis jemand es versetzt.
    .title = Quarantäne
    .note = { note-value-and-supply }
card-pe-tormenta =
    Wenn du diese Karte spielst, stellst du geheim eine Region ein, die du zu Beginn deines Zuges zeigst. Alle Caballeros,
    die in dieser Runde schon in diese Region gekommen sind, gehen an ihre Höfe zurück.
    .title = Tormenta
    .note = { note-value-and-supply } Von der Wirkung ist nur bekannt, wann die Scheibe eingestellt und gezeigt wird.
card-pe-mistress =
    Für den Rest der Runde dürfen alle ihre Caballeros in jede Region einsetzen, die nicht tabu ist. Der König bringt in
    dieser Runde keinen Bonus und auch nicht in einer allgemeinen Wertung gleich danach.
    .title = Mätresse
    .note = { note-value-and-supply } Nur der Wegfall des Königsbonus ist bekannt; der Rest ist rekonstruiert.

place-bridge = Brücke
place-beside-castillo = Fuß des Castillo

prompt-second-card = Spiele nach deinem Joker eine zweite Karte. Ihr Wert darf noch nicht ausliegen.
prompt-travel-disc = Stelle geheim eine andere Region für deinen Granden ein. Ist sie tabu, bleibt er, wo er ist.
prompt-bridge-end = Wohin führt die Brücke von { $place_name } aus?
prompt-cross-bridge =
    Deine Brücke verbindet { $places }. Vor deinem Zug darfst du deine Caballeros über sie versetzen.
prompt-turn-board = Welche bewegliche Wertungstafel drehst du um?
prompt-storm-disc = Stelle geheim die Region deiner Tormenta ein. Du zeigst sie, wenn dein Zug beginnt.

choice-dismantle = Deinen Caballero von der Brücke nehmen; sie kommt dann vom Plan
choice-turn =
    { $board ->
        [8] Wertungstafel 8/4/0 umdrehen
       *[4] Wertungstafel 4/0/0 umdrehen
    }

event-bridge =
    { $seat ->
        [none] Die Brücke kommt vom Plan, und der Caballero darauf geht zurück an den Hof.
       *[other] { $seat } schlägt die Brücke zwischen { $places }.
    }
event-bridge-point = Die Brücke bringt { $seat } einen Punkt.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] Die Wertungstafel 8/4/0 liegt jetzt auf dem Kopf.
               *[no] Die Wertungstafel 8/4/0 liegt wieder richtig herum.
            }
       *[4]
            { $reversed ->
                [yes] Die Wertungstafel 4/0/0 liegt jetzt auf dem Kopf.
               *[no] Die Wertungstafel 4/0/0 liegt wieder richtig herum.
            }
    }
# Nur wer sie einstellt, sieht die Region.
event-storm-set =
    { $place ->
        [none] { $seat } stellt verdeckt eine Region für die Tormenta ein.
       *[other] { $seat } stellt verdeckt { $place_name } für die Tormenta ein.
    }
event-storm = Die Tormenta von { $seat } zieht über { $place_name } auf.
event-mistress =
    { $seat } bringt die Mätresse des Königs: In dieser Runde gibt er keinen Bonus, und alle dürfen in jede Region
    einsetzen.

label-bridge = Brücke:
label-collapse = Einsturzgefahr
label-mistress = Die Mätresse
label-reversed = Auf dem Kopf:
label-storm = Tormenta:

note-value-and-supply =
    Die Anleitung nennt weder den Wert der Karte noch, wie viele Caballeros sie bringt; beides ist unsere Annahme.
note-supply = Wie viele Caballeros die Karte bringt, sagt die Anleitung nicht; die Zahl ist unsere Annahme.
