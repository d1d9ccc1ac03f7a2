### De actiekaarten van 2023: basisspel, Nieuw regentschap en Veteranenkaarten. Variabelen en .title als bij de klassieke
### kaarten. Attribuut .note: wat aan een kaart niet zeker is.

## Wat niet zeker is

note-kept = De spelregels tonen deze kaart niet; die is overgenomen uit de kaarten van 1995.
note-copies = De spelregels tonen deze kaart, maar niet hoeveel exemplaren er zijn.
note-stack = De spelregels tonen deze kaart, maar niet in welke stapel die hoort.
note-stack-and-copies = De spelregels tonen deze kaart, maar niet in welke stapel die hoort en hoeveel exemplaren er zijn.
note-stand-in = Over deze kaart is niets bekend: een invaller.

## Stapel 1

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Zet naast de ene die deze kaart al toestaat nog maximaal 2 caballero's van je hof in regio's naar keuze, samen of apart, ook
    als die niet aan de Koningsregio grenzen. Geen ervan mag naar de Koningsregio of in het Castillo.
    .title = Militie
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }

## Stapel 2

card-n2-withdrawal = { card-c2-angry-king }
    .title = Terugtocht
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Burgeroorlog
card-n2-assassin = { card-c2-remove1-each } In een spel met twee spelers geldt de dummy hier als tegenstander.
    .title = Sluipmoordenaar
    .note =
        De spelregels leggen deze kaart uit zonder die te tonen. Ze zeggen niet in welke stapel die hoort en niet of er van
        elke tegenstander één weg moet.
card-n2-court-all = { card-c2-court-all }
    .title = De hoven leegmaken
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = 3 van elk hof
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = Een regio naar keuze tellen
    .note = { note-stack-and-copies }

## Stapel 3

card-n3-score-4 = { card-c3-score-4 }
    .title = Buitenpost
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = Regio's met waarde 6 of 7 tellen
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Open het Castillo en tel het. Wie er alleen eerste is, krijgt ook de bonus voor zijn Grande als die erin staat, en
            voor de Koning als die ernaast staat. Daarna gaat alles er weer in.
       *[no] { card-c3-score-castillo }
    }
    .title = Openbaring
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = Alleen eerste plaatsen tellen
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = De meeste caballero's tellen
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = De minste caballero's tellen
    .note = { note-kept }

## Stapel 4

card-n4-decree = { card-c4-scoreboard }
    .title = Decreet
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] In plaats daarvan mag je een gebruikte modificator terugnemen.
       *[no] { "" }
    }
    .title = Volmacht
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Aan het hof geroepen
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Een Grande in het Castillo blijft daar.
       *[no] { "" }
    }
    .title = Nieuw thuis
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } In een spel met twee spelers blijven ook die van de dummy.
    .title = Omwenteling
    .note = De spelregels vertellen in een voorbeeld over deze kaart. De tekst en de stapel zijn niet te zien.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Raad voor de Koning
    .note = { note-kept }
# Wat "aangrenzend" is zolang de Koning in geen regio staat.
rule-neighbours-abroad =
    Vanuit Frankrijk of Portugal gaat hij naar een regio die aan dat land grenst, vanaf het Castillo naar een regio naar
    keuze.

## Stapel 5

card-n5-majesty =
    Verplaats de Koning naar een andere regio naar keuze, maar niet naar het Castillo, Frankrijk of Portugal.
    { rule-king-then-placing } Deze kaart ligt elke ronde open.
    .title = Uwe Majesteit

## Nieuw regentschap

card-r5-exile =
    Verplaats de Koning het land uit, naar Frankrijk of Portugal. Zolang hij daar is, is er geen Koningsregio: niets is taboe
    en niemand krijgt de Koningsbonus. Caballero's worden alleen gezet in regio's die aan dat land grenzen, of in het
    Castillo. Andere kaarten kunnen hem terughalen.
    .title = Ballingschap
card-r5-entourage =
    Verplaats de Koning naar een andere regio naar keuze en neem 2 caballero's uit zijn oude regio mee; jij kiest de kleuren.
    Staat er maar één, dan gaat die mee. Was hij niet in een regio, dan gaat niemand mee.
    .title = Gevolg
    .note =
        De spelregels leggen deze kaart uit, maar tonen de tekst niet: het doel, de kleuren en wie er kiest zijn aangenomen.
card-r5-competition =
    Verplaats de Koning naar een andere regio naar keuze en werp alle Grandes die daar staan in het Castillo. Bij elke telling
    van het Castillo leveren ze hun bonus op als hun eigenaar er alleen eerste is. Bij de volgende algemene puntentelling gaan
    ze naar de regio op de kiesschijf van hun eigenaar; is dat de Koningsregio, dan blijven ze erin.
    .title = Concurrentie
card-r5-country-seat =
    Verplaats de Koning naar de regio met de minste caballero's, alle kleuren samen; hebben meer regio's er evenveel, dan
    kies jij. Lege regio's doen niet mee. Ook zijn huidige regio telt; heeft alleen die de minste, dan blijft hij.
    .title = Buitenverblijf
card-r5-revolt =
    Zet de Koning naast het Castillo, dat de Koningsregio is tot hij weer wordt verplaatst. Caballero's worden in alle negen
    regio's gezet, maar niet in het Castillo; daar gaat niets in of uit. Een telling ervan kan de Koningsbonus opleveren; bij
    een algemene puntentelling blijven de caballero's en Grandes erin.
    .title = Opstand
card-r5-smuggling =
    De Koning blijft waar hij is. Zet je daarna in deze beurt caballero's, dan mag dat ook in de Koningsregio. Is de Koning in
    Frankrijk of Portugal, dan kan dit niet.
    .title = Smokkel
card-r5-substitute =
    Wissel de Koning met een Grande van een speler naar keuze. Ze moeten allebei in een regio staan, en niet in dezelfde.
    .title = Plaatsvervanger
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Invaller: Koning naar een buurregio
    .note = { note-stand-in }
card-r5-unknown-9 =
    Verplaats de Koning naar een andere regio naar keuze, maar niet naar het Castillo, Frankrijk of Portugal.
    { rule-king-then-placing }
    .title = Invaller: Koning naar een regio naar keuze
    .note = { note-stand-in }
card-r5-unknown-10 =
    Verplaats de Koning naar de regio met de meeste caballero's, alle kleuren samen; hebben meer regio's er evenveel, dan
    kies jij. Ook zijn huidige regio telt; heeft alleen die de meeste, dan blijft hij.
    .title = Invaller: Koning naar de volste regio
    .note = { note-stand-in }

## Veteranenkaarten

card-v2-veto =
    Leg deze kaart open voor je neer. Tot het einde van de volgende ronde mag je één keer de speciale actie van een andere
    speler helemaal tegenhouden, meteen na de aankondiging en voordat die begint. Het zetten van caballero's kun je niet
    tegenhouden. Daarna, of ongebruikt aan het einde van de volgende ronde, gaat de kaart weg.
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
