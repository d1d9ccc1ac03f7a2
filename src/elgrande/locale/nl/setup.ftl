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

option-start = Eerste startspeler
    .about = Wie begint de eerste ronde?
option-start-random = door loting
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
