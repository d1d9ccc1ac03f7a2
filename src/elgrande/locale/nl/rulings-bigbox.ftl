# Hoe twijfelgevallen van de Big Box zijn beslist; volledig en met redenen in docs/rulings.md.

## Voor meerdere uitbreidingen

ruling-a-01 = Alle Grandes buiten de Koningsregio gaan het Castillo in.
ruling-a-01b = Een Grande in het Castillo geldt daar als thuis als het wordt geteld, en daarna nog eens in de regio waar hij aankomt.
ruling-a-01c = Wie een Grande in het Castillo heeft, kan de Koningsregio niet instellen: aan het hof is geen plaats voor een Grande.
ruling-a-02 = Wie spioneert, ziet de andere kiesschijven van de volgende algemene puntentelling voordat hij de zijne instelt, maar niet die van speciale acties. Meerdere spionnen stellen tegelijk in, als alle anderen klaar zijn.
ruling-a-03 = Van elke speler gaan twee caballero's het Castillo in, allemaal gekozen door de speler aan de beurt, ook twee van hemzelf; heeft iemand er buiten de taboeregio's minder, dan gaan er minder.
ruling-a-04 = Regio's in een alliantie hoeven niet aan elkaar te grenzen.
ruling-a-04b = Elke regio van een alliantie levert op wat daar te zien is; een dubbele regio verdubbelt alleen het eigen deel.
ruling-a-05 = Een gelijke stand die het vaandel beslist, geldt als een eerste plaats in je eentje. Kan niemand het vaandel nemen, dan wacht het op de volgende eigen caballero die in een regio komt. Naar de gevangenis gaan en dergelijke geldt als vertrekken: het vaandel gaat over op een ander.
ruling-a-05b = Naast een begrenzingstableau beslist het vaandel geen gelijke stand, en dat van een kapitein of onderkoning ook niet.
ruling-a-06 = Een veto kan een kaart die je bewaart alleen tegenhouden als je die neemt, niet als die later werkt.
ruling-a-07 = Een caballero die goud of goederen draagt, kan het vaandel niet nemen.
ruling-a-08 = Het vaandel kan niet naar een caballero in de Koningsregio of een andere taboeregio. Staan alle anderen daar, dan wacht het.

## Grootinquisiteur & Koloniën

ruling-g-01 = América telt 4·0·0 en África 4·2·1.
ruling-g-01b = América en África horen bij de regio's met waarde 4.
ruling-g-02 = In Francia wordt niets afgeleverd; de caballero houdt zijn goud of goederen.
ruling-g-03 = Wie een caballero in Francia zet, kiest het veld; wie er een op het schip of in América zet, kiest of hij kapitein of onderkoning wordt.
ruling-g-06 = Goud en goederen leg je met de speciale actie: niet zonder die actie, en ook niet als een veto die vóór het begin tegenhoudt.
ruling-g-07 = Een gesloten kaart kan niemand in die ronde kiezen. Sluiten doe je in je eigen beurt of tussen twee beurten, ook vóór de eerste.
ruling-g-08 = Dubbelslag mag je tot het einde van de volgende ronde bewaren.
ruling-g-09 = De Grootinquisiteurskaart wisselt van eigenaar voordat de zwarte regio's worden geteld.
ruling-g-10 = Transport: zoveel eigen caballero's als je wilt naar de koloniën, en dan zoveel als je wilt van daar naar andere regio's.
ruling-g-11 = Het begrenzingstableau mag overzee liggen, maar niet in Francia.
ruling-g-12 = Voor de uitgestelde telling mag je elke regio kiezen, ook de Koningsregio, maar niet het Castillo.
ruling-g-13 = Zolang niemand de Grootinquisiteur heeft, vult de speler die net aan de beurt was het tableau, en nadat het Castillo is leeggemaakt de startspeler.
ruling-g-14 = Ambten leveren ook punten op als alleen eerste plaatsen worden geteld.
ruling-g-15 = Kapitein en onderkoning tellen niet mee als de volste of de leegste regio wordt gezocht.
ruling-g-16 = De kiesschijven van andere kaarten tonen alleen de negen regio's van Spanje.
ruling-g-17 = Een caballero die iemand anders in deze ronde op het schip heeft gezet, mag reizen als de beurt van zijn eigenaar begint.
ruling-g-18 = Is de provincie leeg, dan mag je ook caballero's met een lading of een ambt terughalen; de lading is dan weg.
ruling-g-19 = De eerste kiesschijf mag niet de Koningsregio tonen.
ruling-g-20 = Kaarten die van elke speler één caballero terugsturen, gelden niet voor de zwarte.
ruling-g-21 = Voor de Grandebonus op het schip hoeft daar geen scoretegel te liggen.
ruling-g-22 = Zwarte caballero's in het Castillo volgen de kiesschijf van wie de Grootinquisiteur heeft. Zouden ze daarmee naar het hof gaan, of heeft niemand hem, dan blijven ze erin.
ruling-g-23 = Herhaalt Dubbelslag een uitgestelde telling, dan gaat het fiche naar de nieuwe regio.
ruling-g-24 = Kaarten die caballero's uit één regio halen, kunnen ze daar niet op of van het tableau verplaatsen. Kaarten die caballero's naar keuze verplaatsen, kunnen dat wel; elke stap kost één verplaatsing.
ruling-g-25 = Zolang niemand de Grootinquisiteur heeft, tellen zwarte caballero's niet mee voor de volste en de leegste regio.
ruling-g-26 = Waar het begrenzingstableau ligt, tellen voor de volste en de leegste regio alleen de caballero's erop.
ruling-g-27 = Goud en goederen leveren de eigenaar van de caballero punten op, ook als een tegenstander ze naar Spanje verplaatst.

## Grandissimo

ruling-gr-02 = Uit het Castillo gaat niemand naar Portugal: dat staat niet op de kiesschijf.
ruling-gr-03 = Bij een algemene puntentelling komt de Koning incognito vóór de kiesschijven, wordt Portugal als laatste geteld en komt de Koning helemaal aan het einde terug.
ruling-gr-04 = Wordt een schip afgepakt, dan gaan de caballero's erop naar hun hof; heeft hun eigenaar nog een schip, dan blijven ze aan boord.
ruling-gr-04b = Eerst neem je een ongebruikt schip. Is dat er niet, dan dat van een speler naar keuze, ook als je het andere al hebt.
ruling-gr-07 = Boycot: een in het geheim gekozen regio wordt niet geteld. Verbond: beide scoretegels mogen verplaatst worden. Ontruimingsbevel: de caballero's van de anderen gaan uit het Castillo naar hun hof. Het laatste woord: het zetten en het symbool wachten, de versterkingen niet. Koning incognito: vervalt als de kiesschijven van de volgende algemene puntentelling worden ingesteld.
ruling-gr-08 = Eén keer per beurt verplaatst de Generaal-inquisiteur beide huurlingen, elk met een caballero uit zijn regio als de eigenaar het goedvindt. Ze tellen voor wie hem heeft.
ruling-gr-09 = Hoven worden geteld als een regio, met dezelfde plaatsen en gelijke standen; gasten tellen niet.
ruling-gr-10 = De gast wordt gezet als de volgende beurt van zijn gastheer begint, extra, waar die mag zetten of in het Castillo. Dat is verplicht.
ruling-gr-11 = Na een Revolucie komt de Koning na de volgende algemene puntentelling terug in Portugal. Vervangt geen Grande hem, dan is er geen Koningsregio en zet je alleen in het Castillo.
ruling-gr-12 = Naar de gevangenis gaat een caballero van een speler naar keuze uit een regio die niet taboe is, nooit uit het Castillo en nooit een huurling.
ruling-gr-13 = Gratie geef je vóór of na de verplaatsing van de Koning, nooit naar de regio waar hij dan staat.
ruling-gr-14 = Zonder Generaal-inquisiteur tellen de huurlingen niet mee, ook niet als de volste of de leegste regio wordt gezocht.
ruling-gr-15 = Boycot en Koning incognito kunnen Portugal niet kiezen.
ruling-gr-16 = Een geboycotte regio valt uit de alliantie, en de andere wordt alleen geteld.
ruling-gr-17 = Duikt de Koning incognito op tussen een aankondiging en de uitvoering, dan gaat er niets zijn regio in of uit; de kaart geldt toch als gebruikt.
ruling-gr-18 = Een Koning incognito maakt een einde aan een Revolucie: de Koning staat weer op het bord.
ruling-gr-19 = De extra kaart van een Dubbele beurt is de speciale actie ervan: een veto of een Actiestop neemt die weg.
ruling-gr-20 = Heeft stapel 6 minder kaarten dan er ronden zijn, dan komen dezelfde in dezelfde volgorde terug; een kaart die iemand bewaart, ontbreekt als die aan de beurt zou zijn.

## Koning & Intrigant

ruling-k-01 = Met de kaarten van de rij zet je met twee spelers 2 en 4 caballero's, met drie 1, 3 en 5, met vier 1, 2, 4 en 5, met vijf 1 tot en met 5, van de Intrigant tot de Koning.
ruling-k-04 = Kaart 30 maakt de hoven van alle tegenstanders helemaal leeg.
ruling-k-05 = Een veto houdt ook de actie van de Konings- of Intrigantenkaart tegen.
ruling-k-08 = In die regio telt alles dubbel, voor iedereen en met alle bonussen. De regio wordt openlijk genoemd; elk van de negen mag, ook de Koningsregio. Hoogstens twee regio's tellen dubbel.
ruling-k-09 = Met twee en drie spelers kiest wie de Konings- of Intrigantenkaart heeft tussen die actie en de eigen.
ruling-k-11 = Wie een kaart van stapel 6 of 7 neemt, laat de eigen kaart uit de rij ongebruikt.
ruling-k-12 = Intrigantenkaart: niet al je caballero's hoeven de regio uit, en ze mogen naar meerdere plaatsen, ook naar het Castillo.
ruling-k-13 = Met de koloniën beginnen de caballero's van beide uitbreidingen op het bord: eerst twee, dan één, telkens met een kiesschijf.
ruling-k-14 = Speel je alleen met kaarten met een zeker effect, dan blijven de tellingen weg als er meer dan dertien andere over zijn.

## Spelers' editie

ruling-e-02 = Na twee Jokers volgen de tweede kaarten in de volgorde waarin de Jokers zijn gespeeld.
ruling-e-03 = Een Castillo dat in een regio staat, telt volgens de getallen die daar te zien zijn, ook die van een scoretegel, en ook bij extra puntentellingen.
ruling-e-04 = Burgeroorlog: een caballero van je eigen hof gaat naar de provincie, en alle caballero's van de anderen uit één regio ook.
ruling-e-06 = Over de brug gaan alleen eigen caballero's, elk één keer vóór een beurt. Die op de brug kan niet verplaatst worden.
ruling-e-07 = Ondersteboven draaien alleen de kolommen die tellen: 4·8 met drie spelers, 8 met twee. In een taboeregio kan geen scoretegel gedraaid worden.
ruling-e-08 = Wie naar het Castillo wordt gestuurd, staat er tot de volgende algemene puntentelling zichtbaar naast, en niemand daar kan verplaatst worden.
ruling-e-09 = Een regio in quarantaine is taboe en verder niets: geen bonus, en voor het zetten verandert er niets. De Koning mag erin. Op een regio die al taboe is, komt het fiche niet.
ruling-e-10 = Wie in deze ronde in de regio kwam, gaat terug naar het hof: van elke kleur zoveel als er kwamen en niet weer weggingen; niet uit een taboeregio.
ruling-e-11 = Minnares: de rest van de ronde mag iedereen zetten in elke regio die niet taboe is.

## Speciale kaarten

ruling-s-03 = Wie het tableau legt, wijst aan welke caballero's er te veel zijn. Later zijn dat de caballero's die aankomen; komen er van meerdere spelers, dan die van wie het verst van de startspeler zit, met de klok mee.
ruling-s-04 = De caballero komt van het hof. Wie een Reserve heeft, beslist met de klok mee vanaf de startspeler.
ruling-s-05 = Elke regio die niet taboe is, kan beschermd worden. Wordt de kaart nog eens gespeeld, dan verhuist het fiche.
ruling-s-06 = De caballero van een Reserve gaat naar het hof; die op een tableau blijven in de regio.
ruling-s-08 = Vóór een extra puntentelling wordt één keer gevraagd: na het moment voor een veto en voordat er iets van gebeurt, ook vóór de kiesschijven.
ruling-s-09 = Er zijn drie tableaus; een vierde doet niets. Het tableau komt als laatste, dus na een veto komt er geen.
ruling-s-10 = Wie bij de Fiesta de Konings- of Intrigantenkaart heeft, kan alleen de actie van die kaart uitvoeren, met hoeveel spelers ook.
ruling-s-11 = Kunnen ook fiches worden verwijderd, dan: brug, alliantie, quarantaine, Koningsfiche, instortingsgevaar en verdubbeling, ook uit taboeregio's. De caballero op de brug gaat naar het hof; wie naast het Castillo staat, gaat erin.
