# De regels van Grootinquisiteur & Koloniën, in onze eigen woorden. Een test controleert de getallen.

rules-colonies = Grootinquisiteur & Koloniën
rules-colonies-box =
    Het bord toont naast Spanje ook Francia, een schip, América en África. Elke kleur krijgt 6 caballero's extra en
    heeft er dan 36, en er komen 4 zwarte bij. Verder zijn er de Grootinquisiteurskaart, een begrenzingstableau met 6
    velden aan de ene en 10 aan de andere kant, 5 goudfiches en 11 goederenfiches, een fiche voor een uitgestelde
    telling en 12 actiekaarten. Je speelt met de regels van 2015, met 2 tot 5 spelers.
    .title = Wat erbij komt
rules-colonies-setup =
    Na de Koningsregio worden nog drie regiokaarten opengelegd. In de eerste twee van die regio's komen telkens 2 zwarte
    caballero's, in de derde het begrenzingstableau: met 2 of 3 spelers de kant met 6 velden, met 4 of 5 die met 10. Dan
    volgen zoals altijd de thuisregio's; met 5 spelers worden alle 9 regiokaarten gebruikt. In América ligt 1 goudfiche,
    in África liggen 2 goederenfiches; de andere 4 goudfiches en 9 goederenfiches vormen de voorraad. Niemand heeft de
    Grootinquisiteur al.
    .title = Voorbereiding
rules-colonies-settlers =
    Vóór de eerste ronde stelt iedereen in het geheim een regio in op zijn kiesschijf, maar niet de Koningsregio. De
    kiesschijven worden tegelijk getoond, en elke speler zet 2 caballero's uit de provincie in de gekozen regio. Zo
    begint iedereen met 7 caballero's aan het hof, 4 op het bord en 25 in de provincie.
    .title = De eerste kolonisten
rules-colonies-regions =
    Francia, het schip, América en África zijn regio's zoals die van Spanje: caballero's kunnen erheen worden
    verplaatst, Grandes en scoretegels mogen erheen, en ze worden geteld. Er zijn drie uitzonderingen. De kiesschijf
    toont alleen de 9 regio's van Spanje, dus niemand gaat uit het Castillo naar een nieuwe regio. De Koning mag naar
    Francia, maar naar geen van de andere. En in América en África mag je geen caballero's zetten.
    .title = Vier nieuwe regio's
rules-colonies-placing =
    In Francia zet je zolang de Koning in Aragón of Cataluña staat, op het schip zolang hij in een kustregio staat:
    Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco of Francia. Staat de Koning in Francia, dan zet je in
    Aragón, in Cataluña, op het schip en in het Castillo. Een kaart waarmee je in elke regio mag zetten, geldt ook voor
    Francia en het schip, maar nooit voor América en África.
    .title = Zetten buiten Spanje
    .picture = De Koning staat in Cataluña. Je kunt zetten waar een gouden rand is, dus ook in Francia, en op het schip, dat niet op de afbeelding staat.
rules-colonies-francia =
    Francia heeft 3 velden, elk voor één caballero; zijn ze allemaal bezet, dan kan er niemand meer bij. Wie er een
    caballero zet, kiest een vrij veld: dat van de ambassadeur levert bij elke telling van Francia 2 punten op, dat van
    de gezant 1, het derde niets. Ze tellen allemaal ook mee voor de meerderheid. Komt er een veld vrij, dan schuift
    niemand op. Een Grande heeft geen veld nodig.
    .title = Francia, ambassadeur en gezant
rules-colonies-offices =
    Wie een caballero op het schip zet, mag hem kapitein maken, en in América onderkoning, als dat veld vrij is. De
    kapitein levert 3 punten op als het schip wordt geteld, de onderkoning 5 als América wordt geteld, maar voor de
    meerderheid tellen ze daar niet mee. Ze mogen verder reizen of verplaatst worden zoals alle andere; dan is het veld
    weer vrij. Een caballero met goud of goederen kan geen van beide zijn, en een onderkoning die goud neemt, geeft zijn
    ambt op.
    .title = Kapitein en onderkoning
    .picture = Een zegel laat zien wie een ambt heeft: de kapitein van blauw levert { $captain } punten op, de onderkoning van paars { $viceroy }. De onderkoning telt niet mee voor de meerderheid, dus groen is in América als enige eerste en krijgt { $first }.
rules-colonies-voyage =
    Voordat je iets anders doet in je beurt, mag elk van je caballero's overzee gratis één stap reizen: uit América of
    África naar het schip, of van het schip naar América, naar África of naar een kustregio. De Koningsregio is
    gesloten, en Francia ook als het vol is. Wie in deze beurt is aangekomen, reist niet verder, en niemand hoeft te
    reizen. Er is één schip voor iedereen, hoeveel spelers er ook zijn; het blijft waar het is, en er is altijd plaats.
    .title = Scheepsreizen
rules-colonies-moves =
    Met kaarten die caballero's verplaatsen, gaan ze uit elke regio rechtstreeks naar de nieuwe regio's, en ook weer
    terug, zonder schip. Wat een caballero draagt, gaat met hem mee, en ook wie een ambt heeft, kan verplaatst worden.
    Zijn de caballero's van één kleur op een plaats niet allemaal gelijk, dan zegt wie er een verplaatst welke het is.
    .title = Verplaatsen met kaarten
rules-colonies-tokens =
    De kaarten van stapel 7 leggen goud in América en goederen in África: 1 goudfiche, 1 goederenfiche of van allebei 1.
    Daarmee begint de speciale actie, zolang de voorraad strekt. Hoeveel fiches een kaart legt, is onze aanname: in de
    spelregels staat geen kaart afgebeeld.
    .title = Goud en goederen
rules-colonies-claim =
    Op elk moment van je beurt mag je een eigen caballero in América op een goudfiche zetten, of een in África op een
    goederenfiche, als er nog een vrij ligt. Dat kost niets. Een caballero draagt hoogstens 1 fiche. Niemand kan het hem
    afnemen, en het gaat overal met hem mee. Caballero's met een fiche tellen gewoon mee voor de meerderheid.
    .title = Goud en goederen nemen
rules-colonies-home =
    Bereikt een caballero met een fiche een van de 9 regio's van Spanje, dan krijgt zijn eigenaar meteen 6 punten voor
    goud of 4 voor goederen, wie hem ook heeft verplaatst. De caballero blijft daar, het fiche gaat terug naar de
    voorraad. In Francia krijg je niets, en houdt de caballero zijn fiche. Komt hij in het Castillo, aan het hof of in
    de provincie, dan raakt hij het kwijt. Wat aan het einde van het spel niet thuis is, levert niets op.
    .title = Thuisbrengen
rules-colonies-inquisitor =
    Je neemt de Grootinquisiteurskaart, ook van een andere speler, met de Heilige inquisitie, die ook maximaal 2 zwarte
    caballero's verplaatst, of met de telling van de zwarte regio's. Je houdt de kaart tot iemand anders die neemt. In
    elk van je beurten, ook al in deze, mag je óf 1 caballero meer zetten dan je actiekaart toestaat, óf er 1 meer uit
    de provincie naar je hof halen.
    .title = De Grootinquisiteur
rules-colonies-black =
    De 4 zwarte caballero's tellen bij elke telling voor wie de Grootinquisiteur heeft. Die speler verplaatst ze als
    eigen caballero's, laat ze reizen, zet ze op goud en goederen en krijgt de punten voor wat ze thuisbrengen. Zolang
    niemand hem heeft, tellen ze nergens mee, en behalve met de Heilige inquisitie kun je ze alleen verplaatsen met
    kaarten voor caballero's van andere spelers of van welke kleur ook. Naar een hof of de provincie gaan ze nooit.
    .title = De zwarte caballero's
    .picture = Paars heeft de Grootinquisiteur, dus tellen de zwarte caballero's voor paars, dat met hen eerste is en { $violet } punten krijgt. Blauw is tweede en krijgt { $blue }.
rules-colonies-table =
    In de regio met het begrenzingstableau tellen bij een telling alleen de caballero's erop; de andere staan ernaast.
    Wie aankomt, neemt een vrij veld als dat er is; alleen wie uit het Castillo komt, staat eerst ernaast. Verlaat een
    caballero de regio, dan kiest wie hem verplaatst of het er een van het tableau is of een van ernaast.
    .title = Het begrenzingstableau
rules-colonies-fill =
    Na elke beurt stappen de caballero's naast het tableau op de vrije velden, zoveel als er passen. Zijn er meerdere
    mogelijkheden, dan kiest wie de Grootinquisiteur heeft. Hetzelfde gebeurt bij een algemene puntentelling, als het
    Castillo is leeggemaakt.
    .title = Het tableau vullen
rules-colonies-shift =
    Met 3 van de kaarten mag je het tableau naar een andere regio verplaatsen: niet naar of uit de Koningsregio, en nooit
    naar Francia. Wie erop stond, blijft achter; in de nieuwe regio zeg jij wie erop staat. Andere kaarten die caballero's
    verplaatsen, kunnen er ook een binnen de regio op het tableau zetten of ervan af halen, zodat een ruil 2
    verplaatsingen kost.
    .title = Het tableau verplaatsen
rules-colonies-values =
    Francia is 3·1·0 waard, América 4·0·0 en África 4·2·1; de punten van de ambten komen erbij. De getallen van América
    en África staan niet in de spelregels; ze komen uit een spelverslag. Het schip heeft geen getallen: zonder
    scoretegel levert het alleen iets op voor de kapitein, en de Grandebonus aan wie als enige op de eerste plaats staat
    en de eigen Grande aan boord heeft. De Koningsbonus is in Francia te verdienen. Met 2 of 3 spelers leveren er, net
    als in Spanje, minder plaatsen punten op, maar wel alle ambten.
    .title = Wat de nieuwe regio's waard zijn
rules-colonies-special =
    Worden alle regio's van één waarde geteld, dan geldt het hoogste zichtbare getal: América en África horen bij de
    regio's van 4. Francia en het schip horen nergens bij, tenzij er een scoretegel ligt. Waar je een regio kiest, mag
    het een nieuwe zijn. Voor de volste en de leegste regio tellen alleen caballero's mee die ook bij een telling van
    die regio zouden meetellen: geen kapitein of onderkoning, niemand naast het begrenzingstableau en geen zwarte
    caballero's die van niemand zijn.
    .title = Extra puntentellingen
rules-colonies-stacks =
    Er zijn 7 stapels, dus je kiest uit hoogstens 7 kaarten. De Heilige inquisitie is stapel 6 en ligt er elke ronde,
    zoals de Koningskaart. De 11 kaarten van stapel 7 worden geschud, en elke ronde gaat er een open. Met de Heilige
    inquisitie zet je 3 caballero's, met de kaarten van stapel 7 zet je er 2: op één na is dat getal onze aanname.
    .title = Stapel 6 en 7
rules-colonies-scorings =
    “De nieuwe regio's tellen” telt Francia, het schip, América en África, met hun ambten. “De zwarte regio's tellen”
    geeft je eerst de Grootinquisiteur en telt dan elke regio met minstens één zwarte caballero, ook overzee, maar niet
    het Castillo.
    .title = Twee kaarten met een telling
rules-colonies-later =
    Met “Uitgestelde telling” kies je een regio en leg je het fiche daar. Die wordt aan het einde van de volgende ronde
    geteld, vóór een algemene puntentelling. Kies je in de laatste ronde, dan wordt die regio geteld als al het andere
    voorbij is.
    .title = Uitgestelde telling
rules-colonies-close =
    “Actiekaart sluiten” bewaar je. Eén keer, in deze of een latere ronde, sluit je een openliggende kaart, en niemand kan
    die in die ronde nemen. Je doet dat in je eigen beurt of tussen twee beurten, voordat de volgende speler kiest. Wat
    sluiten doet, volgt uit de titel.
    .title = Een actiekaart sluiten
rules-colonies-strike =
    “Dubbelslag” bewaar je tot het einde van de volgende ronde. Eén keer, meteen na de beurt van een andere speler, voer
    je de speciale actie van zijn kaart nog eens uit. Alle keuzes zijn aan jou, en je zet niets. Wat niet is uitgevoerd,
    of door een veto is tegengehouden, kan niet worden herhaald; een veto kan ook de herhaling tegenhouden. Hoe lang je
    de kaart bewaart, is onze aanname.
    .title = Dubbelslag
rules-colonies-free =
    “Vrije keuze” bewaar je voor de volgende algemene puntentelling. Is het Castillo geteld en leeggemaakt, dan mag je
    vóór de eerste regio maximaal 2 eigen caballero's verplaatsen, niet naar of uit de Koningsregio.
    .title = Vrije keuze
rules-colonies-transport =
    “Transport” brengt zoveel eigen caballero's als je wilt rechtstreeks naar América of África, en dan zoveel als je wilt
    van daar naar andere regio's. Tussendoor mogen ze goud en goederen nemen, ook als die net zijn gelegd, en naar Spanje
    brengen. Hoeveel er mogen gaan en langs welke weg, is gereconstrueerd.
    .title = Transport
rules-colonies-conspiracy =
    “Complot” werpt alle Grandes buiten de Koningsregio in het Castillo. Daar zijn ze thuis: wie bij een telling van het
    Castillo als enige op de eerste plaats staat, krijgt de bonus voor de eigen Grande. Bij de volgende algemene
    puntentelling gaan ze naar de regio's op de kiesschijven van hun eigenaars, ook als die er geen caballero's in
    hebben. Welke Grandes bedoeld zijn, is onze aanname.
    .title = Grandes in het Castillo
rules-colonies-general =
    Bij een algemene puntentelling wordt eerst zoals altijd het Castillo geteld en leeggemaakt. Dan komt Vrije keuze en
    wordt het begrenzingstableau gevuld; daarna worden de regio's van Spanje geteld, en vervolgens Francia, het schip,
    América en África. Een uitgestelde telling die aan de beurt is, komt vóór dat alles. Alleen die uit de laatste ronde
    komt na de laatste algemene puntentelling, en dan wint wie de meeste punten heeft.
    .title = Algemene puntentelling en einde
rules-colonies-mix =
    De uitbreiding is te combineren met de vaandels. Ook met Koning & Intrigant kun je spelen, na een waarschuwing:
    stapel 6 en 7 liggen naast de rij, en in je beurt mag je een van hun kaarten nemen in plaats van je eigen kaart, die
    dan ongebruikt blijft. Met Grandissimo, de Spelers' editie en de Speciale kaarten is een combinatie niet mogelijk.
    Er is één optie: je kunt Transport weglaten, omdat het effect van die kaart niet zeker is.
    .title = Andere uitbreidingen en opties
