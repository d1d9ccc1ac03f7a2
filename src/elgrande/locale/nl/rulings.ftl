# Hoe twijfelgevallen zijn beslist; volledig en met redenen in docs/rulings.md.

ruling-r-1 = Wie de Grande-kaart gebruikt, verplaatst de eigen Grande; de anderen die van hen niet. Hij kan de Koningsregio niet in of uit.
ruling-r-2 = De woede van de Koning treft alleen de tegenstanders. Aan een tafel van 1995 kun je kiezen dat ze iedereen treft.
ruling-r-3 = Je mag minder caballero's naar het hof halen dan de machtkaart zegt. Aan een tafel van 1995 kun je kiezen dat het er precies zoveel moeten zijn.
ruling-r-4 = Zijn er te weinig in de provincie, dan mag je ze allemaal nemen en de rest uit regio's, maar nooit uit de Koningsregio of het Castillo.
ruling-r-5 = Wie ergens buiten de Koningsregio twee caballero's heeft, moet zo'n regio instellen, en anders een met één caballero.
ruling-r-6 = Niemand hoeft getroffen te worden: je kiest van elke tegenstander hoogstens één caballero en mag er sparen.
ruling-r-7 = Wie meer moet terugsturen dan er zijn, stuurt er zo veel mogelijk terug, nooit uit de Koningsregio of het Castillo.
ruling-r-8 = Een scoretegel moet van plaats veranderen: naar een regio of het Castillo zonder tegel, en niet waar de Koning staat.
ruling-r-9 = Een veto houdt elke speciale actie tegen, ook de Koningskaart en het nemen van een ander veto, maar nooit het zetten, de versterkingen, de vaardigheid van een modificator of een algemene puntentelling. Een uitgesproken veto is niet tegen te houden.
ruling-r-10 = Wat een kaart verbiedt, kun je niet op de kiesschijf instellen. De Koningsregio kan wel, bij een algemene puntentelling en bij de verdrijving, en betekent het eigen hof.
ruling-r-11 = Elke verplaatsing brengt één caballero van een regio naar een andere of in het Castillo. Dezelfde caballero mag nog eens; dat kost nog een verplaatsing.
ruling-r-12 = Een Grande in het Castillo gaat naar de regio op de schijf van de eigenaar. Is dat de Koningsregio, dan blijft hij erin, en zolang is geen enkele regio zijn thuisregio.
ruling-r-13 = Waar deze kaarten een Grande of caballero's samen met de Koning verplaatsen, bindt het taboe hen niet. Concurrentie: eerst gaat de Koning, dan gaan de Grandes van zijn nieuwe regio het Castillo in.
ruling-r-14 = Worden alleen eerste plaatsen geteld, dan krijgt wie als enige eerste is ook de bonussen. Een gelijke stand bovenaan levert niets op.
ruling-r-15 = Is de Koning in het buitenland, dan zet je in de regio's aan die grens en in het Castillo. Niets is taboe, en niemand krijgt zijn bonus.
ruling-r-16 = Staat de Koning naast het Castillo, dan gaat er niets in of uit. Het kan geteld worden, met zijn bonus; je zet in alle negen regio's.
ruling-r-17 = Je mag een lege regio laten tellen, en een kaart nemen zonder haar te gebruiken.
ruling-r-18 = Iedereen ziet hoeveel van welke kleur het Castillo in gaan. Daarna mag niemand kijken; wat gezegd is, is gezegd.
ruling-r-19 = Elke gebruikte machtkaart kan terugkomen, ook die van deze ronde. Voor de beurtvolgorde blijft ze tellen, en de anderen horen niet welke het is.
ruling-r-20 = Een regio met de tegel 4·0·0 hoort bij de vieren, een met 8·4·0 nergens bij. De meeste en de minste caballero's hangen niet van de getallen af.
ruling-r-21 = De dummy heeft caballero's en beslist niets: hij stelt geen schijf in en kiest geen verliezen. Je kunt hem een caballero afnemen zoals een tegenstander.
ruling-r-22 = De som mag lager zijn dan 1 of hoger dan 13, en geen latere kaart mag eraan gelijk zijn. Hoogstens één modificator per ronde; voor de versterkingen telt alleen de machtkaart.
ruling-r-23 = Een actie die niets meer te doen vindt, wordt zo ver mogelijk uitgevoerd, en de kaart is gebruikt.
ruling-r-24 = Zijn de schijven getoond, dan gebeuren verliezen en verplaatsingen met de klok mee, te beginnen links van de speler die aan de beurt is.
ruling-r-25 = Iedereen mag zien hoeveel caballero's er aan elk hof en in elke provincie zijn.
