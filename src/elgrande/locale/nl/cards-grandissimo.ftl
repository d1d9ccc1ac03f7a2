### De actiekaarten van Grandissimo. Zie cards-classic.ftl voor wat de teksten kunnen vragen.

## Zinnen die meerdere kaarten delen

note-three = Hoeveel caballero's je zet, is onze aanname: de spelregels tonen geen kaart.

# De symbolen waarmee een tafel speelt: $option_symbols.
prison-symbol = Gevangenis: je mag eerst een caballero uit een regio naar de gevangenis sturen.
ship-symbol = Schip: je mag eerst een schip nemen.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }Het symbool is verzonnen.
       *[other] { "" }
    }

## Kaarten

card-grd-boycott =
    Kies in het geheim een van de negen regio's van Spanje. Bij de volgende algemene puntentelling toon je je keuze, en die
    regio wordt niet geteld.{ made-up-prison }
    .title = Boycot
    .note = Dat de keuze geheim is en wat die doet, is onze aanname. { note-three }{ note-symbol }
card-grd-league =
    Je mag elk van de twee scoretegels in een regio of bij het Castillo leggen, van naast het bord of van waar hij ligt, maar
    niet in of uit de Koningsregio.
    .title = Verbond
    .note = Hoeveel scoretegels er verplaatst worden, is gereconstrueerd. { note-three }
card-grd-double-turn =
    { known-prison }Heb je alles op deze kaart gedaan, neem dan nog een actiekaart. Gebruik die meteen, met de speciale actie en
    de caballero's, of bewaar die voor een latere beurt, naast de kaart van die beurt.
    .title = Dubbele beurt
card-grd-free-choice =
    Bewaar deze kaart. Verplaats bij de volgende algemene puntentelling, als het Castillo is geteld en leeggemaakt en voordat de
    eerste regio wordt geteld, maximaal 2 eigen caballero's, maar niet naar of uit de Koningsregio.{ made-up-ship }
    .title = Vrije keuze
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Kies in het geheim een van de negen regio's van Spanje. Toon die wanneer je wilt, ook in de beurt van een ander: de Koning
    staat dan meteen daar. Dat kan tot de kiesschijven van de volgende algemene puntentelling worden ingesteld.
    .title = Koning incognito
    .note = Tot wanneer je die mag tonen, is onze aanname. { note-three }
card-grd-eviction-order =
    Open het Castillo. Alle caballero's van de andere spelers gaan terug naar hun hoven; de jouwe, de Grandes en de Koning
    blijven erin. Er wordt niets geteld.
    .title = Ontruimingsbevel
    .note = Wat er met de caballero's gebeurt, is gereconstrueerd. { note-three }
card-grd-score-coast =
    Tel alle regio's aan de kust: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla en Portugal.{ made-up-ship }
    .title = De kust tellen
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Bewaar deze kaart. Bij de volgende algemene puntentelling zie je de kiesschijven van alle anderen voordat je de jouwe
    instelt.
    .title = Spionage
    .note = Wat de eigenaar te zien krijgt, is onze aanname. { note-three }
card-grd-score-courts =
    Iedereen telt de caballero's aan zijn hof: 7 punten voor de meeste, 5 voor de op één na meeste en 1 voor de nummer drie; bij
    een gelijke stand geldt hetzelfde als in een regio.
    .title = Puntentelling van de hoven
    .note = { note-three }
card-grd-action-stop =
    Wie later in deze ronde aan de beurt komt, mag caballero's zetten, maar verliest de speciale actie van zijn kaart.{ made-up-prison }
    .title = Actiestop
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Werp de Koning in het Castillo, waar hij geen functie heeft. Je mag een Grande aanwijzen die al zijn functies overneemt tot
    hij terugkomt, in Portugal na de volgende algemene puntentelling. Zonder zo'n Grande is er geen Koningsregio en worden
    caballero's alleen in het Castillo gezet.
    .title = Revolucion
    .note = Hoe de Koning terugkomt, is uit een andere uitgave overgenomen. { note-three }
card-grd-conquistadores =
    Geen speciale actie: de 3 caballero's die je met deze kaart zet, komen uit de provincie en niet van je hof, voor zover ze
    er zijn.{ made-up-ship }
    .title = Conquistadores
    .note = Dat je er niet meer dan deze drie mag zetten, is hoe wij de spelregels lezen.{ note-symbol }
card-grd-score-inland =
    Tel Aragón, Castilla la Vieja en Castilla la Nueva.
    .title = Het binnenland tellen
    .note = { note-three }
card-grd-spanish-inquisition =
    Neem de Generaal-inquisiteur tot na de volgende algemene puntentelling. Eén keer per beurt, ook in deze, mag je de twee
    huurlingen verplaatsen, en bij tellingen tellen ze voor jou. Elk mag een caballero uit zijn regio meenemen als de eigenaar
    het goedvindt.
    .title = Spaanse inquisitie
    .note = Wat de Generaal-inquisiteur doet, is gereconstrueerd. { note-three }
card-grd-conspiracy =
    Alle Grandes buiten de Koningsregio worden in het Castillo geworpen. Dat geldt dan als hun thuisregio; bij de volgende algemene
    puntentelling gaan ze naar de regio's op de kiesschijven van hun eigenaars.
    .title = Complot
    .note = Welke Grandes erin worden geworpen, is onze aanname. { note-three }
card-grd-to-the-castillo =
    Werp van elke speler, jezelf ook, 2 caballero's uit regio's naar keuze in het Castillo, voor zover er buiten de Koningsregio
    zoveel zijn.
    .title = Op naar het Castillo
    .note = Hoeveel caballero's van de anderen erin gaan, is onze aanname. { note-three }
card-grd-alliance =
    Kies twee regio's, niet de Koningsregio. Bij de volgende algemene puntentelling worden hun caballero's samen geteld en levert
    elke plaats de punten van beide regio's op.
    .title = Alliantie
    .note = { note-three }
card-grd-last-word =
    De rest van je beurt wacht tot alle anderen in deze ronde aan de beurt zijn geweest.{ made-up-ship }
    .title = Het laatste woord
    .note = Wat er precies wacht, is onze aanname. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] Geen speciale actie.
       *[other] { prison-symbol }
    }
    .title = Vereende kracht
card-grd-queen-and-jester =
    Neem de Koningin of de Hofnar, ook van een andere speler.
    .title = Koningin en Hofnar
    .first = Neem de Koningin: elke beurt één caballero meer naar je hof, of één meer zetten
    .second = Neem de Hofnar: elke beurt een van je caballero's uit de provincie aan een ander hof

## De karakterkaarten

character-queen =
    In elke beurt zet je één caballero meer dan je kaart toestaat, of haal je er één meer uit de provincie naar je hof. In de beurt
    waarin je haar neemt, mag je er alleen één meer zetten, en alleen als je nog niets hebt gezet.
    .title = Koningin
character-court-jester =
    In elke beurt mag je een van je caballero's uit de provincie aan het hof van een andere speler zetten. Die moet hem aan het
    begin van zijn volgende beurt op het bord zetten.
    .title = Hofnar
character-general-inquisitor =
    Je krijgt hem met de Spaanse inquisitie en houdt hem tot na de volgende algemene puntentelling. Eén keer per beurt mag je beide
    huurlingen verplaatsen, en elk mag een caballero uit zijn regio meenemen als de eigenaar het goedvindt. Tot dan tellen de
    huurlingen voor jou. Wat deze kaart doet, is gereconstrueerd.
    .title = Generaal-inquisiteur
