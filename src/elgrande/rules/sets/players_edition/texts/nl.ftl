### Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring.

set-players-edition = Spelers' editie
    .about = Nog elf machtkaarten voor Koning & Intrigant, waaronder de Joker en een rondtrekkend Castillo.

card-pe-joker =
    De Joker heeft geen waarde. Als iedereen heeft gespeeld, speel je een tweede kaart, met een waarde die deze ronde
    nog niemand heeft gespeeld; die bepaalt wanneer je aan de beurt bent, je versterkingen en je speciale actie. Het
    kost je twee kaarten.
    .title = Joker
card-pe-travel-day =
    Elke andere speler stelt in het geheim een regio in voor zijn Grande, niet die waar hij staat, en verplaatst hem daarheen. Een
    Grande in een taboeregio of in het Castillo blijft, en ook die van wie een taboeregio heeft ingesteld.
    .title = Reisdag
    .note = { note-supply }
card-pe-shift =
    Verplaats het Castillo ongeopend naar een regio die niet taboe is. Alle caballero's van die regio worden erin geworpen.
    Daarna kun je regio en Castillo naast elkaar gewoon gebruiken. Tot en met de volgende algemene puntentelling wordt het Castillo
    geteld volgens de scoretabel van die regio; dan gaat het terug naar zijn plek.
    .title = Samenzwering
    .note = { note-supply }
card-pe-civil-war =
    Stuur een caballero van je hof terug naar de provincie en kies een regio die niet taboe is: alle caballero's van andere spelers
    daar gaan terug naar de provincie. Zonder caballero aan je hof kun je dit niet doen.
    .title = Burgeroorlog
    .note = { note-value-and-supply } Van het effect zijn maar twee details bekend; de rest is gereconstrueerd.
card-pe-alliance =
    Leg de twee alliantiefiches op twee regio's die niet taboe zijn, of verplaats ze als ze al op het bord liggen. Bij
    de volgende algemene puntentelling gelden de twee regio's als één: de caballero's van beide worden opgeteld en elke
    plaats levert de punten van beide op. Wie in zijn eentje eerste is, krijgt de bonussen van beide. Daarna gaan de
    fiches van het bord.
    .title = Alliantie
    .note = { note-value-and-supply }
card-pe-bridge =
    Leg de brug tussen twee aangrenzende regio's die niet taboe zijn en zet er een extra caballero van je hof op. Zolang
    hij daar staat, mag je meteen vóór elk van je beurten zoveel eigen caballero's als je wilt tussen die twee regio's
    verplaatsen, en krijg je bij elke algemene puntentelling 1 punt. Wie deze kaart later speelt, verlegt de brug; je
    caballero gaat dan terug naar je hof.
    .title = Bruggenbouw
    .note = { note-value-and-supply }
card-pe-revolt =
    Draai een scoretegel op het bord ondersteboven, of weer terug; niet in een taboeregio. Ondersteboven staat er 0/4/8 of 0/0/4, en
    krijgen de laatste plaatsen wat anders de eerste krijgen; wie er als enige staat, krijgt het grootste getal. Wordt de tegel
    verplaatst, dan blijft hij gedraaid.
    .title = Opstand
    .note = { note-value-and-supply }
card-pe-collapse =
    Leg het fiche bij het Castillo. Tot en met de volgende algemene puntentelling staan caballero's die naar het Castillo gaan er
    voor iedereen zichtbaar naast. Bij elke telling van het Castillo tellen die erin en die ernaast samen, en ze verlaten het
    samen.
    .title = Instortingsgevaar
    .note =
        { note-value-and-supply } Wanneer caballero's naast het Castillo staan, en hoe lang, is gereconstrueerd.
card-pe-quarantine =
    Leg het quarantainefiche op een regio naast de Koningsregio, of verplaats het daarheen. De regio met het fiche is taboe, net als
    de Koningsregio, tot iemand het fiche verplaatst.
    .title = Quarantaine
    .note = { note-value-and-supply }
card-pe-tormenta =
    Als je deze kaart speelt, stel je in het geheim een regio in, die je toont als je beurt begint. Alle caballero's die
    eerder in deze ronde in die regio zijn gekomen, gaan terug naar het hof van hun eigenaar.
    .title = Tormenta
    .note = { note-value-and-supply } Van het effect is alleen bekend wanneer de kiesschijf wordt ingesteld en getoond.
card-pe-mistress =
    De rest van de ronde mag iedereen caballero's zetten in elke regio die niet taboe is. De Koning geeft deze ronde geen bonus, ook
    niet bij een algemene puntentelling meteen erna.
    .title = Minnares
    .note = { note-value-and-supply } Alleen het vervallen van de Koningsbonus is bekend; de rest is gereconstrueerd.

place-bridge = brug
place-beside-castillo = voet van het Castillo

prompt-second-card = Speel na je Joker een tweede kaart. De waarde mag nog niet op tafel liggen.
prompt-travel-disc = Stel in het geheim een andere regio in voor je Grande. Is die taboe, dan blijft hij waar hij is.
prompt-bridge-end = Waar leidt de brug vanuit { $place_name } heen?
prompt-cross-bridge = Je brug verbindt { $places }. Vóór je beurt mag je je caballero's eroverheen verplaatsen.
prompt-turn-board = Welke scoretegel draai je om?
prompt-storm-disc = Stel in het geheim de regio van je Tormenta in. Je toont die als je beurt begint.

choice-dismantle = Je caballero van de brug halen; de brug gaat dan van het bord
choice-turn =
    { $board ->
        [8] Scoretegel 8/4/0 omdraaien
       *[4] Scoretegel 4/0/0 omdraaien
    }

event-bridge =
    { $seat ->
        [none] De brug gaat van het bord en de caballero erop gaat terug naar het hof.
       *[other] { $seat } legt de brug tussen { $places }.
    }
event-bridge-point = De brug levert { $seat } een punt op.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] De scoretegel 8/4/0 ligt nu ondersteboven.
               *[no] De scoretegel 8/4/0 ligt weer goed.
            }
       *[4]
            { $reversed ->
                [yes] De scoretegel 4/0/0 ligt nu ondersteboven.
               *[no] De scoretegel 4/0/0 ligt weer goed.
            }
    }
# Alleen de speler zelf krijgt te zien welke regio het was.
event-storm-set =
    { $place ->
        [none] { $seat } stelt gedekt een regio in voor de Tormenta.
       *[other] { $seat } stelt gedekt { $place_name } in voor de Tormenta.
    }
event-storm = De Tormenta van { $seat } trekt over { $place_name }.
event-mistress =
    { $seat } laat de minnares van de Koning komen: deze ronde geeft hij geen bonus en mag iedereen in elke regio
    zetten.

label-bridge = Brug:
label-collapse = Instortingsgevaar
label-mistress = De Minnares
label-reversed = Ondersteboven:
label-storm = Storm:

note-value-and-supply =
    De spelregels geven de waarde niet en ook niet hoeveel caballero's de kaart oplevert; beide zijn onze aanname.
note-supply = De spelregels zeggen niet hoeveel caballero's de kaart oplevert; het aantal is onze aanname.
