### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Alte Hasen
    .about =
        Vier Karten für alle, die das Spiel schon kennen, darunter zwei Vetos. Für jede bleibt eine ungesehene Karte
        ihres Stapels in der Schachtel.

option-veterans = Auswahl für alte Hasen
    .about = Welche dieser Karten sind dabei?
option-veterans-all = alle vier
option-veterans-veto = die beiden Vetos
option-veterans-intrigue = die Karte zum Versetzen oder Einsetzen
option-veterans-scoring = die geheime Wertung

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
