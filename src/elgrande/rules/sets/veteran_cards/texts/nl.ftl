### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Veteranenkaarten
    .about =
        Vier kaarten voor wie het spel kent, waaronder twee veto's. Voor elk ervan blijft een kaart van dezelfde stapel
        ongezien in de doos.

option-veterans = Keuze veteranenkaarten
    .about = Welke van de veteranenkaarten doen mee?
option-veterans-all = alle vier
option-veterans-veto = de twee veto's
option-veterans-intrigue = de kaart om te verplaatsen of te zetten
option-veterans-scoring = de geheime telling

card-v2-veto =
    Leg deze kaart open voor je neer. Tot het einde van de volgende ronde mag je één keer de speciale actie van een
    andere speler helemaal tegenhouden, meteen na de aankondiging en voordat die begint. Het zetten van caballero's kun
    je niet tegenhouden. Daarna, of ongebruikt aan het einde van de volgende ronde, leg je de kaart af.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Voer één van twee acties uit. Ofwel: { card-c1-region-all-own } Ofwel: { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = In het geheim gekozen regio's tellen
    .note = { note-kept }
