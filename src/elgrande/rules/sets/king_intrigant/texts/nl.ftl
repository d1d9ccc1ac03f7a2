### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = Koning & Intrigant
    .about =
        Geen openliggende actiekaarten: iedere speler stelt een hand samen van dertien machtkaarten met een eigen actie.
        De hoogste kaart van een ronde beschikt over de Koning, de laagste intrigeert.

card-ki-010 =
    Deze kaart heeft geen speciale actie. Het is altijd de laagste kaart, dus krijg je de Intrigantenkaart en mag je die
    actie uitvoeren.
    .title = Intrigant
    .note = { note-ki-supply }
card-ki-020 =
    De caballero's die je deze beurt zet, mogen naar elke regio, of die nu aan de Koningsregio grenst of niet. De Koningsregio
    zelf blijft taboe. Doe dit voordat je zet.
    .title = Zetten waar je wilt
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = Het hele hof
    .note = Misschien gaan er maar 3 caballero's van elk hof. { note-ki-value }
card-ki-040 =
    Leg deze kaart open voor je neer. Tot het einde van de volgende ronde mag je één keer de speciale actie van een andere speler
    tegenhouden, ook die van een Konings- of Intrigantenkaart, voordat die begint of bij een van de stappen: die stap gaat niet
    door, wat al gedaan is blijft staan en de rest vervalt. Het zetten van caballero's kun je niet tegenhouden.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Ieder stuurt er 3 terug
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = Eén van elke tegenstander
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Scoretegel
    .note =
        De spelregels verwijzen hier naar een kaart uit het basisspel zonder die te noemen; de scoretegel past het best.
        { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Een regio naar keuze tellen
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Regio's met waarde 4 tellen
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Regio's met waarde 5 tellen
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Regio's met waarde 6 of 7 tellen
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Het Castillo tellen
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = In het geheim gekozen regio's tellen
    .note = { note-ki-scoring }
card-ki-150 =
    Kies een van de negen regio's en leg er een 2x-fiche op. Alles wat die regio bij de volgende algemene puntentelling oplevert,
    telt dubbel, voor alle spelers en met alle bonussen; extra puntentellingen niet. Er zijn twee fiches: liggen ze allebei op
    het bord, dan kun je dit niet doen.
    .title = Dubbele regio
    .note = Dat ook bonussen dubbel tellen en de regio openlijk wordt genoemd, is onze interpretatie. { note-ki-value }
card-ki-160 =
    Werp 2 caballero's van elke speler in het Castillo, ook van jezelf. Jij kiest ze allemaal, uit alle regio's behalve de
    Koningsregio; van wie er minder heeft, gaan ze allemaal.
    .title = Op naar het Castillo
    .note = Hoeveel caballero's van de anderen erin gaan, is onze aanname. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Koninklijke adviseur
    .note = { note-ki-value }
card-ki-180 =
    Deze kaart heeft geen speciale actie. Het is altijd de hoogste kaart, dus krijg je de Koningskaart en mag je die
    actie uitvoeren.
    .title = Koning
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } Je mag dit doen of de speciale actie van je machtkaart uitvoeren.
    .title = Intrigantenkaart
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } Je mag dit doen of de speciale actie van je machtkaart uitvoeren.
    .title = Intrigantenkaart
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } Dit komt in de plaats van de speciale actie van je machtkaart.
    .title = Intrigantenkaart
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Voer de speciale actie van je machtkaart uit en zet maximaal 2 caballero's.
    .title = 2 zetten
card-ki-caballero-3 = Voer de speciale actie van je machtkaart uit en zet maximaal 3 caballero's.
    .title = 3 zetten
    .note = { note-ki-row }
card-ki-caballero-4 = Voer de speciale actie van je machtkaart uit en zet maximaal 4 caballero's.
    .title = 4 zetten
    .note = { note-ki-row }
card-ki-king-2 = { king-text } Je mag dit doen of de speciale actie van je machtkaart uitvoeren.
    .title = Koningskaart
    .note = { note-ki-row }
card-ki-king-3 = { king-text } Je mag dit doen of de speciale actie van je machtkaart uitvoeren.
    .title = Koningskaart
    .note = { note-ki-row }
card-ki-king-45 = { king-text } Dit komt in de plaats van de speciale actie van je machtkaart.
    .title = Koningskaart
    .note = { note-ki-row }

prompt-start-disc = Stel in het geheim de regio in waar nog een van je caballero's uit de provincie begint.
prompt-hand = Kies in het geheim, één voor één, de { $count } machtkaarten waarmee je dit spel speelt.
prompt-row-card = Gebruik je eigen kaart uit de rij of neem in plaats daarvan een actiekaart.

choice-office = Speciale actie van je Konings- of Intrigantenkaart uitvoeren
choice-keep =
    { $face ->
        [joker] De Joker houden
       *[other]
            { $brings ->
                [0] { $face } ({ $face_title }) houden: levert geen caballero's op
                [one] { $face } ({ $face_title }) houden: levert één caballero op
               *[other] { $face } ({ $face_title }) houden: levert { $brings } caballero's op
            }
    }
choice-play =
    { $face ->
        [joker] De Joker spelen
       *[other]
            { $brings ->
                [0] { $face } ({ $face_title }) spelen: levert geen caballero's op
                [one] { $face } ({ $face_title }) spelen: levert één caballero op
               *[other] { $face } ({ $face_title }) spelen: levert { $brings } caballero's op
            }
    }

event-hand-chosen = { $seat } heeft een hand gekozen.
event-office = { $seat } heeft “{ $card }”.

label-doubled = Dubbel:

refusal-same-value = Twee machtkaarten hebben de waarde { $value }; “{ $name }” heeft een andere nodig.

note-ki-supply = In de spelregels is niet te zien hoeveel caballero's deze kaart oplevert; het aantal is onze aanname.
note-ki-value =
    In de spelregels is niet te zien welke waarde deze kaart heeft en hoeveel caballero's die oplevert. De waarden
    volgen de volgorde waarin de kaarten worden uitgelegd; de caballero's zijn onze aanname.
note-ki-scoring =
    Dat de kaarten van 90 tot 140 extra puntentellingen zijn, is bekend, maar niet welke kaart welke waarde heeft; ook de caballero's
    die ze opleveren zijn onze aanname.
note-ki-row =
    Hoeveel caballero's je met de kaarten van de rij mag zetten, is maar voor één ervan te zien; dit is onze aanname.

intrigant-text =
    Verplaats één caballero van welke kleur ook, of kies een regio en verplaats daaruit zoveel eigen caballero's als je wilt, naar
    één of meer plaatsen. { rule-moving }
intrigant-first = Verplaats één caballero van welke kleur ook
intrigant-second = Verplaats eigen caballero's uit één regio
king-text = Verplaats de Koning naar een andere regio naar keuze, maar niet naar het Castillo. { rule-king-then-placing }
