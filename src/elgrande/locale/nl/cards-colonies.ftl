### De actiekaarten van Grootinquisiteur & Koloniën. Zie cards-classic.ftl voor wat de teksten kunnen vragen.

## Zinnen die meerdere kaarten delen

note-numbers =
    Hoeveel caballero's je zet en hoeveel goud en goederen je legt, is onze aanname: de spelregels tonen geen kaart.
note-tokens = Hoeveel goud en goederen je legt, is onze aanname: de spelregels tonen geen kaart.
lay-gold = Leg eerst 1 goud in América.
lay-goods = Leg eerst 1 goederenfiche in África.
lay-both = Leg eerst 1 goud in América en 1 goederenfiche in África.

## Kaarten

card-gic-holy-inquisition =
    Neem de Grootinquisiteurskaart, ook van een andere speler, en verplaats maximaal 2 zwarte caballero's naar andere regio's of in
    het Castillo, maar niet naar of uit de Koningsregio.
    .title = Heilige inquisitie
card-gic-close-action-card =
    { lay-goods } Bewaar deze kaart. Sluit één keer, in deze of een latere ronde, een openliggende actiekaart: niemand kan die
    dan in die ronde kiezen. Je doet dat in je eigen beurt of tussen twee beurten.
    .title = Actiekaart sluiten
    .note = Wat sluiten doet, volgt uit de titel. { note-numbers }
card-gic-double-strike =
    { lay-gold } Bewaar deze kaart tot het einde van de volgende ronde. Voer één keer, meteen na de beurt van een andere speler,
    de speciale actie van zijn kaart nog eens uit; alle keuzes zijn aan jou. Caballero's zet je daarbij niet.
    .title = Dubbelslag
    .note = Hoe lang je de kaart mag bewaren, is onze aanname. { note-numbers }
card-gic-free-choice =
    { lay-goods } Bewaar deze kaart. Verplaats bij de volgende algemene puntentelling, als het Castillo is geteld en leeggemaakt
    en voordat de eerste regio wordt geteld, maximaal 2 eigen caballero's, maar niet naar of uit de Koningsregio.
    .title = Vrije keuze
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Tel daarna Francia, het schip, América en África, met al hun ambten.
    .title = De nieuwe regio's tellen
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Neem de Grootinquisiteurskaart en tel daarna elke regio met minstens één zwarte caballero; de zwarte tellen
    voor jou.
    .title = De zwarte regio's tellen
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Verplaats daarna zoveel eigen caballero's als je wilt rechtstreeks naar América of África, en dan zoveel als je
    wilt van daar naar andere regio's. Onderweg mogen ze fiches in bezit nemen, ook de net gelegde, en naar Spanje brengen.
    .title = Transport
    .note = Hoeveel caballero's er mogen gaan en langs welke weg, is gereconstrueerd. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Daarna mag je het begrenzingstableau naar een andere regio verplaatsen, niet naar of uit de Koningsregio en
    nooit naar Francia. Past niet iedereen daar erop, dan zeg jij wie wel.
    .title = Begrenzingstableau
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Kies daarna een regio, de Koningsregio mag ook. Die wordt aan het einde van de volgende ronde geteld, vóór een
    algemene puntentelling; kies je in de laatste ronde, dan na de laatste algemene puntentelling.
    .title = Uitgestelde telling
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Daarna worden alle Grandes buiten de Koningsregio in het Castillo geworpen. Dat geldt dan als hun
    thuisregio; bij de volgende algemene puntentelling gaan ze naar de regio's op de kiesschijven van hun eigenaars.
    .title = Complot
    .note = Welke Grandes erin worden geworpen, is onze aanname. { note-numbers }

## De karakterkaart

character-grand-inquisitor =
    Je krijgt hem met de Heilige inquisitie of met de telling van de zwarte regio's en houdt hem tot iemand anders hem neemt. In
    elk van je beurten mag je één caballero meer zetten dan je kaart toestaat, of er één meer uit de provincie naar je hof halen.
    De zwarte caballero's tellen bij elke telling voor jou, en je verplaatst ze als je eigen.
    .title = Grootinquisiteur
