### New Regency (2023): ten cards for the King instead of one.

set-new-regency = Nieuw regentschap
    .about =
        Tien bijzondere kaarten vervangen de Koningskaart; elke ronde komt er één: de Koning gaat naar het buitenland, naar het
        Castillo of wisselt van plaats met een Grande.

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
        De spelregels leggen deze kaart uit, maar geven de tekst niet: het doel, de kleuren en wie er kiest zijn
        aangenomen.
card-r5-competition =
    Verplaats de Koning naar een andere regio naar keuze en werp alle Grandes die daar staan in het Castillo. Bij elke
    telling van het Castillo leveren ze hun bonus op als hun eigenaar er in zijn eentje eerste is. Bij de volgende
    algemene puntentelling gaan ze naar de regio op de kiesschijf van hun eigenaar; is dat de Koningsregio, dan blijven
    ze erin.
    .title = Concurrentie
card-r5-country-seat =
    Verplaats de Koning naar de regio met de minste caballero's, alle kleuren samen; hebben meerdere regio's er
    evenveel, dan kies jij. Lege regio's doen niet mee. Ook zijn huidige regio telt; heeft alleen die de minste, dan
    blijft hij.
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
    Verplaats de Koning naar de regio met de meeste caballero's, alle kleuren samen; hebben meerdere regio's er
    evenveel, dan kies jij. Ook zijn huidige regio telt; heeft alleen die de meeste, dan blijft hij.
    .title = Invaller: Koning naar de volste regio
    .note = { note-stand-in }
