# De regels om op te zoeken, in onze eigen woorden. Welke paragraaf waar geldt, staat in lessons/book.yaml.

rules-title = Regels
rules-search = In de regels zoeken
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén paragraaf.
       *[other] { $count } paragrafen.
    }
rules-contents = Inhoud
rules-for = Voor
rules-everything = Alle uitgaven en sets
rules-lesson = In een les uitproberen
rules-only = Alleen: { $where }
rules-card-list = Alle kaarten
rules-see = Zie ook
rules-ruling = Verduidelijking { $number }
rules-rulings = Verduidelijkingen
cards-rule = In de regels

cards-title = Kaarten
cards-search = In de kaarten zoeken
cards-edition = Uitgave
cards-set = Set
cards-stack = Stapel
cards-any = alle
cards-count =
    { $count ->
        [0] Geen kaart.
        [one] Eén kaart.
       *[other] { $count } kaarten.
    }
cards-copies =
    { $count ->
        [one] één keer in de stapel
       *[other] { $count } keer in de stapel
    }
cards-copies-unknown = aantal in de stapel niet bekend

rules-game = Het spel
rules-game-aim = Word de sterkste in de regio's van Spanje. Caballero's in een regio leveren punten op als die wordt geteld; na negen ronden wint wie de meeste punten heeft.
    .title = Waar het om gaat
rules-game-words =
    Het hof is je eigen voorraad: vandaar zet je. De rest staat in de provincie en moet eerst naar het hof. Je thuisregio
    is de regio waar je Grande staat. Het Castillo is de toren. Wat de Koningsregio verbiedt, heet taboe.
    .title = Begrippen
    .picture = Paars heeft { $court } caballero's aan het hof, klaar om gezet te worden, en { $province } in de provincie. Machtkaarten brengen ze van rechts naar links.
rules-game-start = Iedereen begint met een Grande en twee caballero's in een thuisregio, zeven aan het hof en de overige in de provincie, en met machtkaarten van 1 tot 13.
    .title = Hoe het begint
rules-round = Een ronde
rules-round-cards = Vijf actiekaarten gaan open, van elke stapel één. Elke kaart kan één keer worden genomen; het nummer van de stapel zegt hoeveel caballero's je ermee zet. De Koningskaart ligt er elke ronde.
    .title = Actiekaarten
rules-round-power = Met de klok mee vanaf de startspeler speelt iedereen een machtkaart. Een waarde kan in een ronde niet twee keer worden gespeeld, en elke kaart maar één keer in het spel.
    .title = Machtkaarten
rules-round-order = De hoogste machtkaart heeft de eerste beurt, de laagste de laatste. Hoge kaarten brengen weinig caballero's, lage veel.
    .title = Beurtvolgorde
    .picture = Onder elke machtkaart de caballero's die de kaart brengt: { $high } bij 13, { $low } bij 1.
rules-round-end = De actiekaarten gaan weg, genomen of niet. Wie de laagste machtkaart speelde, wordt startspeler. Na ronde 3, 6 en 9 volgt een algemene puntentelling.
    .title = Einde van een ronde
rules-turn = Een beurt
rules-turn-supply = Eerst haal je caballero's uit de provincie naar je hof, maximaal zoveel als je machtkaart zegt.
    .title = Versterkingen
rules-turn-recall = Staan er niet genoeg in de provincie, dan mag je in plaats daarvan eigen caballero's uit regio's terughalen, maar niet uit de Koningsregio of het Castillo.
    .title = Als de provincie leeg is
rules-turn-take = Je neemt een van de overgebleven actiekaarten. Dat is verplicht.
    .title = Een kaart nemen
rules-turn-place = Je zet caballero's van je hof, maximaal zoveel als de kaart zegt: in regio's die aan de Koningsregio grenzen, of in het Castillo. Minder mag, en geen ook.
    .title = Zetten
    .picture = De Koning staat in de gearceerde regio. Je kunt zetten waar een gouden rand is: in de regio's ernaast en in het Castillo.
rules-turn-action = De speciale actie van de kaart mag je uitvoeren of niet, vóór of na het zetten. Eenmaal begonnen wordt die zo ver mogelijk uitgevoerd.
    .title = Speciale actie
rules-turn-move = Caballero's die verplaatst worden, gaan van een regio naar een andere regio of in het Castillo, hoe ver ook. De Koningsregio is voor hen gesloten.
    .title = Verplaatsen
rules-turn-undo = Je kunt terugnemen wat je deed, tot er iets geheims is getoond of iemand anders iets heeft gedaan.
    .title = Terugnemen
rules-king = De Koning
rules-king-taboo = Niets gaat de Koningsregio in en niets gaat eruit: geen caballero, geen Grande, geen scoretegel, wat een kaart ook zegt. Geteld wordt de regio zoals alle andere.
    .title = Zijn regio is taboe
rules-king-move = Kaarten verplaatsen hem. Vanaf dan is zijn nieuwe regio gesloten, en zet je in de regio's ernaast.
    .title = De Koning verplaatsen
rules-king-bonus = Wie in zijn regio als enige op de eerste plaats staat, krijgt twee punten extra, bij elke telling.
    .title = Bonus van de Koning
rules-castillo = Het Castillo
rules-castillo-in = Caballero's in het Castillo zetten of erheen verplaatsen mag altijd. Iedereen ziet wat erin gaat, maar niemand mag erin kijken. Vóór een algemene puntentelling komt er niets uit.
    .title = De toren in
rules-castillo-region = Waar een kaart een regio naar keuze telt, mag je het Castillo kiezen.
    .title = Het kan gekozen worden
rules-castillo-no-region = Het Castillo is geen regio: een kaart die over regio's spreekt, bedoelt het niet.
    .title = Geen regio
rules-scoring = Punten tellen
rules-scoring-places = De drie getallen van een regio zijn voor de meeste, de op een na meeste en de op twee na meeste caballero's. Wie er geen heeft, krijgt niets. De Grande telt niet mee.
    .title = Drie plaatsen
    .picture = De meeste caballero's krijgen { $first }, de op een na meeste { $second }, de op twee na meeste { $third }.
rules-scoring-ties = Spelers die gelijk staan, krijgen allemaal de volgende lagere plaats, en hun eigen plaats krijgt niemand: staan er twee op de eerste plaats, dan krijgen beiden de punten van de tweede, en de volgende speler is derde.
    .title = Gelijke stand
    .picture = Paars en blauw delen de eerste plaats: allebei krijgen ze { $each }, niet { $first }. Groen is derde en krijgt { $third }.
rules-scoring-bonus = Twee punten extra voor wie als enige op de eerste plaats staat, als de eigen Grande er is, en nog twee als de Koning er is. Bij een gelijke stand is er geen bonus. Meerdere Grandes mogen een regio delen.
    .title = Bonussen
    .picture = Paars staat alleen vooraan waar de eigen Grande staat: { $granada } en 2 is { $grande }. Blauw staat alleen vooraan waar de Koning staat: { $valencia } en 2 is { $king }.
rules-scoring-special = Sommige kaarten tellen meteen: regio's van één waarde, de volste, een naar keuze. Iedereen daar krijgt punten, niet alleen jij.
    .title = Extra puntentellingen
rules-scoring-general = Eerst stelt iedereen met caballero's in het Castillo een geheime kiesschijf in. Het Castillo wordt geteld; de caballero's erin gaan naar de regio op de schijf, of naar het hof als die de Koningsregio toont; daarna worden alle regio's geteld.
    .title = Algemene puntentelling
    .picture = De schijf van paars toont Sevilla: als het Castillo geteld is, gaan { $count } caballero's daarheen.
rules-scoring-boards = Twee scoretegels, 8·4·0 en 4·0·0, liggen naast het bord. Een kaart legt er een op een regio of bij het Castillo: dan gelden de getallen van de tegel. Eén per plaats, en nooit waar de Koning staat.
    .title = Scoretegels
    .picture = Met de tegel 8·4·0 krijgt de eerste { $first } en de tweede { $second }, wat er ook gedrukt staat.
rules-scoring-few = Met drie spelers leveren maar twee plaatsen punten op, met twee spelers maar één; in 2023 altijd twee.
    .title = Twee en drie spelers
rules-veto = Het veto
rules-veto-hold = Wie een Veto-kaart heeft uitgevoerd, houdt het veto tot het einde van de volgende ronde en mag één speciale actie van iemand anders stoppen. Zetten, versterkingen en een algemene puntentelling houdt het niet tegen.
    .title = Een veto hebben
rules-veto-steps = Je kunt het uitspreken vóór een actie en vóór elke stap ervan. Wat al gedaan is, blijft; de rest vervalt.
    .title = Bij elke stap
rules-veto-once = Je kunt het alleen uitspreken voordat een actie begint, en het houdt die helemaal tegen.
    .title = Voordat het begint
rules-losses = Verliezen en kiesschijven
rules-losses-return = Caballero's die worden teruggestuurd, gaan naar de provincie. Uit de Koningsregio en het Castillo wordt niets teruggestuurd.
    .title = Terugsturen
rules-losses-discs = Met geheime kiesschijven kiest iedereen tegelijk een regio. Ze worden samen getoond.
    .title = Geheime kiesschijven
rules-losses-back = Een kaart kan een gebruikte machtkaart terugbrengen in je hand, ook die van deze ronde, zonder dat je hem toont.
    .title = Een machtkaart terug
rules-modules = Modules van 2023
rules-modules-regency = Tien kaarten vervangen de Koningskaart. Ze kunnen de Koning naar het buitenland sturen, zodat niets taboe is, of naast het Castillo zetten, dat dan gesloten is.
    .title = Nieuw regentschap
    .picture = De Koning is in Frankrijk. Je kunt zetten waar een gouden rand is: in de regio's aan die grens en in het Castillo. Geen regio is gearceerd: niets is taboe.
rules-modules-veterans = Vier andere kaarten, waaronder twee veto's, vervangen kaarten van hun stapels.
    .title = Veteranenkaarten
rules-modules-modifiers = Bij een machtkaart mag je een modificator spelen: de waarde telt mee voor de beurtvolgorde, niet voor de versterkingen. Sommige hebben een eigen vaardigheid.
    .title = Machtsverschuiving
    .picture = Paars heeft de { $power } gespeeld met een modificator +3, samen { $total }: meer dan de { $blue } van blauw, dus paars is eerder aan de beurt.
rules-modules-dummy = Met twee spelers doet een derde kleur mee: haar caballero's tellen voor de meerderheden, en ze neemt elke ronde een kaart, maar punten krijgt ze niet.
    .title = De dummy
    .picture = De grijze dummy staat eerste, maar krijgt niets. Paars is tweede en krijgt { $second }, niet { $first }.
rules-expansions = Uitbreidingen
rules-expansions-banners = Iedereen heeft een caballero met een vaandel. Waar die staat, wint zijn eigenaar bij een gelijke stand.
    .title = Vaandels
    .picture = Paars en blauw hebben evenveel caballero's, maar paars heeft daar het vaandel: paars krijgt { $first }, blauw { $second }.
rules-expansions-colonies = Francia, het schip, América en África zijn extra regio's. Caballero's varen erheen voor goud en goederen; de zwarte horen bij wie de Grootinquisiteur heeft.
    .title = Grootinquisiteur & Koloniën
    .picture = Wat iedereen nu overzee zou krijgen. Met de ambassadeur levert Francia paars in totaal { $violet } op; groen krijgt { $green } in América en oranje { $orange } in África. Groen draagt goud, oranje goederen.
rules-expansions-grandissimo = Portugal is een tiende regio, en een zesde stapel brengt de Koningin, de Hofnar en de Generaal-inquisiteur, een gevangenis en schepen.
    .title = Grandissimo
    .picture = Portugal grenst aan Sevilla, waar de Koning staat: je kunt er zetten zoals in de andere regio's ernaast. Uit het Castillo gaat niemand erheen.
rules-expansions-intrigant = Er zijn geen stapels: je dertien machtkaarten, vóór het spel gekozen, zeggen wat je kunt doen.
    .title = Koning & Intrigant
    .picture = De hoogste machtkaart krijgt de Koningskaart, de laagste de Intrigantenkaart; de paardjes zeggen hoeveel caballero's je met elke kaart van de rij zet.
rules-expansions-powers = Nog elf machtkaarten om uit te kiezen, voor Koning & Intrigant. Ze bouwen bruggen, sluiten allianties, verplaatsen het Castillo, draaien scoretegels om of zetten een regio in quarantaine.
    .title = Spelers' editie
    .picture = De Koning staat in Castilla la Nueva, en Valencia is in quarantaine: beide zijn gearceerd en taboe. Je kunt zetten waar een gouden rand is.
rules-expansions-special = Nog tien machtkaarten om uit te kiezen, voor Koning & Intrigant. Sommige blijven open voor je liggen: Spionage, Reserve. Andere begrenzen of beschermen een regio, of tellen er een.
    .title = Speciale kaarten
    .picture = Een tableau laat in Valencia niet meer dan zes caballero's toe. Met { $violet } paarse, { $blue } blauwe en een groene is het vol: er is geen gouden rand, hoewel de Koning ernaast staat.
rules-end = Het einde
rules-end-win = Na de laatste algemene puntentelling wint wie de meeste punten heeft. Bij gelijke punten wordt de overwinning gedeeld, tenzij is afgesproken hoe een gelijke stand wordt beslist.
    .title = Winnen
rules-end-short = In het korte spel vervallen de ronden 1, 4 en 7: zes ronden, met een algemene puntentelling na elke tweede.
    .title = Het korte spel
rules-end-known = Hoven, provincies, punten en gespeelde kaarten zijn open. Verborgen zijn de stapels, de kiesschijven tot ze allemaal zijn ingesteld, en wat er in het Castillo zit, als dat niet open wordt gespeeld.
    .title = Wie weet wat
