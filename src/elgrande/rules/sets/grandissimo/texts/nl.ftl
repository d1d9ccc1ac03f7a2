### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Portugal komt op het bord, de Koningin, de Hofnar en de Generaal-inquisiteur bieden hun hulp aan, en twee extra stapels
        brengen schepen, een gevangenis, een boycot, een revolutie en meer.

option-left-out = Weggelaten kaarten
    .about = Welke kaarten van stapel 6 van Grandissimo blijven in de doos?
option-left-out-none = geen
option-left-out-first-game = zoals voor een eerste spel aangeraden: geen gevangenis, geen schepen, geen Spaanse inquisitie
option-left-out-grd-boycott = Boycot
option-left-out-grd-league = Verbond
option-left-out-grd-double-turn = Dubbele beurt
option-left-out-grd-free-choice = Vrije keuze
option-left-out-grd-king-incognito = Koning incognito
option-left-out-grd-eviction-order = Ontruimingsbevel
option-left-out-grd-score-coast = De kust tellen
option-left-out-grd-espionage = Spionage
option-left-out-grd-score-courts = Puntentelling van de hoven
option-left-out-grd-action-stop = Actiestop
option-left-out-grd-revolution = Revolucie
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Het binnenland tellen
option-left-out-grd-spanish-inquisition = Spaanse inquisitie
option-left-out-grd-conspiracy = Complot
option-left-out-grd-to-the-castillo = Op naar het Castillo
option-left-out-grd-alliance = Alliantie
option-left-out-grd-last-word = Het laatste woord
option-left-out-grd-united-force = Vereende kracht
option-symbols = Schepen en gevangenis
    .about = Welke symbolen tonen de kaarten van Grandissimo? De spelregels noemen er maar twee, allebei gevangenissen.
option-symbols-printed = die uit de spelregels
option-symbols-reconstructed = ook verzonnen, zodat de schepen in het spel komen
option-symbols-none = geen: schepen en gevangenis blijven in de doos
option-stack-6 = Grootte van stapel 6
    .about = Mogen er zoveel kaarten van Grandissimo worden weggelaten dat de rest vaker dan één keer opengaat?
option-stack-6-full = minstens één kaart per ronde
option-stack-6-small = zo weinig als je wilt; ze komen in dezelfde volgorde terug
option-ships = Schepen met twee spelers
    .about = Hoeveel schepen zijn er in een spel Grandissimo met twee? De spelregels raden er één aan.
option-ships-one = één
option-ships-two = twee

character-queen =
    In elke beurt zet je één caballero meer dan je kaart toestaat, of haal je er één meer uit de provincie naar je hof. In de beurt
    waarin je haar neemt, mag je er alleen één meer zetten, en alleen als je nog niets hebt gezet.
    .title = Koningin
character-court-jester =
    In elke beurt mag je een van je caballero's uit de provincie aan het hof van een andere speler zetten. Die moet hem aan het
    begin van zijn volgende beurt op het bord zetten.
    .title = Hofnar
character-general-inquisitor =
    Je krijgt hem met de Spaanse inquisitie en houdt hem tot na de volgende algemene puntentelling. Eén keer per beurt
    mag je beide huurlingen verplaatsen, en elk mag een caballero uit zijn regio meenemen als de eigenaar het goedvindt.
    Zolang je hem hebt, tellen de huurlingen voor jou. Wat deze kaart doet, is gereconstrueerd.
    .title = Generaal-inquisiteur

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
    Open het Castillo. Alle caballero's van de andere spelers gaan terug naar hun hof; de jouwe, de Grandes en de Koning
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
    Iedereen telt de caballero's aan zijn hof: 7 punten voor de meeste, 5 voor de op een na meeste en 1 voor de op twee
    na meeste; bij een gelijke stand geldt hetzelfde als in een regio.
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
    .title = Revolucie
    .note = Hoe de Koning terugkomt, is uit een andere uitgave overgenomen. { note-three }
card-grd-conquistadores =
    Geen speciale actie: de 3 caballero's die je met deze kaart zet, komen uit de provincie en niet van je hof, zolang
    die er nog zijn.{ made-up-ship }
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
    Werp van elke speler, jezelf ook, 2 caballero's uit regio's naar keuze in het Castillo; minder als iemand er buiten
    de Koningsregio niet zoveel heeft.
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

place-galleon = eigen schip
place-prison = gevangenis
place-guests-violet = hof van Paars, als gast
place-guests-blue = hof van Blauw, als gast
place-guests-green = hof van Groen, als gast
place-guests-orange = hof van Oranje, als gast
place-guests-red = hof van Rood, als gast

prompt-ship = Neem je een schip?
prompt-land =
    { $left ->
        [one] Gaat de caballero op je schip aan land?
       *[other] Gaan de { $left } caballero's op je schip aan land? Het is allemaal of geen. Waar gaat de volgende heen?
    }
prompt-jail = Welke caballero gaat naar de gevangenis?
prompt-royal = Waar gaat de Koning heen? Je mag eerst ook de gevangenen gratie geven.
prompt-royal-move = Waar gaat de Koning heen?
prompt-pardon = Geef je de gevangenen gratie? Ze gaan allemaal naar dezelfde regio.
prompt-place-guest = Zet de { kleur } caballero die te gast is aan je hof.
prompt-march =
    { $left ->
        [one] Welke huurling gaat nu?
       *[other] Welke huurling gaat eerst?
    }
prompt-march-to = Waar gaat de huurling { uit-bron } naartoe?
prompt-companion = Gaat er een caballero { uit-bron } mee { naar-plaats }? De eigenaar moet het goedvinden.
prompt-consent = { $seat } wil een van je caballero's { uit-bron } meenemen { naar-plaats }. Vind je dat goed?
prompt-boycott = Kies in het geheim de regio die bij de volgende algemene puntentelling niet wordt geteld.
prompt-incognito = Kies in het geheim de regio waar de Koning opduikt wanneer jij dat wilt.
# $seat is aan de beurt, of "none".
prompt-unmask =
    { $seat ->
        [none] Draai je de Koning incognito nu om?
       *[other] { $seat } is aan de beurt. Draai je de Koning incognito nu om?
    }
prompt-last-unmask = Draai je de Koning incognito nog vóór de algemene puntentelling om? Daarna vervalt hij.
prompt-further-card = Neem nog een actiekaart.
prompt-stand-in = Wiens Grande vervangt de Koning?
prompt-league = Welke scoretegel leg je waar?

choice-mercenaries = De huurlingen verplaatsen
choice-save = Deze kaart bewaren voor een latere beurt
choice-spend = De bewaarde kaart gebruiken
choice-unmask = De Koning incognito omdraaien
choice-wait = Nu niet
choice-pass-turn = Niet in deze beurt
choice-pass-round = Niet in deze ronde
choice-agree = Laten meegaan
choice-refuse = Daar houden
choice-ship = Een ongebruikt schip nemen
choice-guest = Een van je caballero's aan het hof van { $owner } zetten
choice-ship-from = Een schip van { $owner } afpakken

event-ship =
    { $loser ->
        [none] { $seat } neemt een schip.
       *[other] { $seat } pakt een schip van { $loser } af.
    }
event-landed = { $seat } zet een caballero { in-plaats } aan land.
event-jailed = Een { kleur } caballero gaat { uit-plaats } naar de gevangenis.
event-pardoned = Alle gevangenen krijgen gratie en gaan { naar-plaats }.
event-character =
    { $character ->
        [queen] { $seat } neemt de Koningin.
       *[jester] { $seat } neemt de Hofnar.
    }
event-guest = { $seat } zet een caballero aan het hof van { $host }.
event-guest-placed = { $seat } zet de { kleur } gast { in-plaats }.
event-refused = { $seat } laat de caballero niet meegaan.
event-boycott = { $seat } boycot een regio.
event-boycotted = { $seat } boycot { $place_name }: die regio wordt niet geteld.
event-incognito = { $seat } heeft gekozen waar de Koning incognito heen reist.
event-unmasked = { $seat } draait de Koning incognito om.
event-incognito-lapsed = De Koning incognito van { $seat } vervalt.
event-kept-used = { $seat } gebruikt “{ $card }”, bewaard van een eerdere beurt.
event-stopped = Na { $seat } heeft deze ronde niemand meer een speciale actie.
event-last-word = { $seat } heeft deze ronde het laatste woord.
event-revolution =
    { $stand_in ->
        [none] Revolucie: de Koning wordt in het Castillo geworpen en niemand vervangt hem.
       *[other] Revolucie: de Koning wordt in het Castillo geworpen. De Grande van { $stand_in } vervangt hem.
    }

label-boycott = Boycot:
label-free-choice = Vrije keuze:
label-guests = Gasten:
label-incognito = Koning incognito:
label-king-in-castillo = De Koning is in het Castillo
label-saved = Bewaard:
label-ships = Schepen:

refusal-ships = Het aantal schepen is alleen met twee spelers te kiezen; met { $count } zijn het er altijd twee.

note-three = Hoeveel caballero's je zet, is onze aanname: in de spelregels staat geen kaart afgebeeld.

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
