### Wat spelers vóór een spel afspreken: uitgaven, modules, tafelregels.

## Uitgaven

edition-1995 = Uitgave van 1995
    .about =
        De eerste uitgave: 45 actiekaarten, een veto dat een speciale actie halverwege kan stoppen, en een Castillo dat je voor
        een extra puntentelling mag kiezen.
edition-2015 = Uitgave van 2015
    .about =
        De 45 actiekaarten van 1995 met herziene regels: een veto kan een speciale actie halverwege stoppen, en het Castillo is
        geen regio.
edition-2023 = Uitgave van 2023
    .about =
        Een herziene set van 41 actiekaarten, drie modules in de doos en een dummy bij twee spelers. De spelregels tonen niet
        elke kaart; die zijn als gereconstrueerd gemarkeerd.

## Modules

set-new-regency = Nieuw regentschap
    .about =
        Tien bijzondere kaarten vervangen de Koningskaart; elke ronde komt er één: de Koning gaat naar het buitenland, naar het
        Castillo of wisselt van plaats met een Grande.
set-veteran-cards = Veteranenkaarten
    .about =
        Vier kaarten voor wie het spel kent, waaronder twee veto's. Voor elk ervan blijft een ongeziene kaart van dezelfde stapel in
        de doos.
set-power-modifiers = Machtsverschuiving
    .about =
        Iedereen krijgt drie van zestien modificatoren. Je mag er een bij een machtkaart spelen: hij verandert de beurtvolgorde,
        en sommige hebben een vaardigheid. De lijst van modificatoren is gereconstrueerd.
set-inquisitor-colonies = Grootinquisiteur & Koloniën
    .about =
        Buiten Spanje liggen Francia, América en África, per schip te bereiken. Goud en goederen wachten om thuis te worden
        gebracht, en de Grootinquisiteur voert het bevel over de zwarte caballero's.
set-grandissimo = Grandissimo
    .about =
        Portugal komt op het bord, de Koningin, de Hofnar en de Generaal-inquisiteur bieden hun hulp aan, en twee extra stapels
        brengen schepen, een gevangenis, een boycot, een revolutie en meer.
set-anniversary = Jubileumuitbreiding
    .about = Iedere speler heeft een vaandel; waar de vaandeldrager staat, win je bij een gelijke stand.
set-king-intrigant = Koning & Intrigant
    .about =
        Geen openliggende actiekaarten: iedere speler stelt een hand samen van dertien machtkaarten die zelf een actie hebben. De
        hoogste kaart van een ronde beveelt de Koning, de laagste intrigeert.
set-players-edition = Spelers' editie
    .about = Nog elf machtkaarten voor Koning & Intrigant, waaronder de Joker en een rondtrekkend Castillo.
set-special-cards = Speciale kaarten
    .about = Nog tien machtkaarten voor Koning & Intrigant: feesten, spionnen, een staatsgreep en koninklijke bescherming.

## Tafelregels en hun waarden

option-castillo = Castillo
    .about = Mag iedereen in het Castillo kijken? Wat erin gaat, ziet in elk geval iedereen.
option-castillo-hidden = dicht tot het opengaat
option-castillo-open = open voor iedereen

option-length = Lengte
    .about =
        Hoeveel ronden spelen jullie? Na elke derde ronde volgt een algemene puntentelling, in een kort spel na elke tweede.
option-length-full = negen ronden
option-length-short = zes ronden: 1, 4 en 7 vervallen

option-veto = Veto
    .about = Spelen de Veto-kaarten mee?
option-veto-yes = met Veto-kaarten
option-veto-no = zonder Veto-kaarten

option-tie-break = Gelijke stand
    .about =
        Wordt de overwinning bij een gelijke stand gedeeld, of beslissen de caballero's aan het hof, dan die in de provincie, dan
        de hoogste machtkaart in de hand?
option-tie-break-no = gedeelde overwinning
option-tie-break-yes = wordt beslist

option-mulligan = Zacht begin
    .about = Wat gebeurt er met een kaart die drie of alle caballero's van de hoven haalt, als die in de eerste ronde opengaat?
option-mulligan-no = blijft liggen
option-mulligan-yes = gaat onder de stapel, de volgende gaat open

option-angry-king = Boze Koning
    .about = Wie stuurt caballero's terug als de Koning boos is? De strenge lezing van 1995 zegt: iedereen.
option-angry-king-opponents = alleen tegenstanders
option-angry-king-everybody = iedereen, de actieve speler als laatste

option-supply = Versterkingen
    .about =
        Mag je minder caballero's nemen dan je machtkaart oplevert? De strenge lezing van 1995 zegt: nee.
option-supply-up-to = zoveel je wilt tot het aantal
option-supply-exact = precies het aantal

option-stacks = Stapels 2 en 3
    .about = Worden stapels 2 en 3 samengevoegd? Met drie spelers kiezen jullie; met twee gebeurt het altijd.
option-stacks-separate = apart
option-stacks-merged = samengevoegd

option-veterans = Keuze veteranenkaarten
    .about = Welke van de veteranenkaarten doen mee?
option-veterans-all = alle vier
option-veterans-veto = de twee veto's
option-veterans-intrigue = de kaart om te verplaatsen of te zetten
option-veterans-scoring = de geheime telling

option-start = Eerste startspeler
    .about = Wie begint de eerste ronde?
option-start-random = door loting
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Kaarten van de Big Box
    .about = Doen kaarten mee waarvan het effect gereconstrueerd moest worden omdat geen spelregelboekje het vertelt?
option-cards-all = allemaal
option-cards-established = alleen die met een zeker effect

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
option-left-out-grd-revolution = Revolucion
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
    .about = Mogen er zoveel kaarten van Grandissimo worden weggelaten dat ze vaker dan één keer opengaan?
option-stack-6-full = minstens één kaart per ronde
option-stack-6-small = zo weinig als je wilt; ze komen in dezelfde volgorde terug
option-ships = Schepen met twee spelers
    .about = Hoeveel schepen zijn er in een spel Grandissimo met twee? De spelregels raden er één aan.
option-ships-one = één
option-ships-two = twee
option-removal = Verwijderen
    .about = Wat kan kaart 115 van de Speciale kaarten van tafel halen?
option-removal-cards = Spionage, Reserve en begrenzingstableaus
option-removal-tokens = ook brug, alliantie, quarantaine en andere blijvende fiches
