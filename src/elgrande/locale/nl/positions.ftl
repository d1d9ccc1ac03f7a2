### Waarom een stelling niet kan, en wat er in de tekst van een scenario niet te lezen is. Getoond met de regel of het veld.

## Stellingen die niet kunnen

impossible-negative = { $count } is minder dan niets.
impossible-word = “{ $found }” bestaat hier niet. Wat er is: { $known }.
impossible-range = Het moet een getal van { $low } tot { $high } zijn, niet { $found }.
impossible-without = Hiervoor is “{ $set }” nodig.
impossible-nobody = Niemand heeft die kleur in dit spel.
impossible-round = Ronde { $round } wordt niet gespeeld. De ronden van dit spel zijn { $known }.
impossible-scoring = Na ronde { $round } is er geen algemene telling.
impossible-phase-played = Op dat moment liggen er geen machtkaarten op tafel.
impossible-phase-acted = Op dat moment is er nog niemand aan de beurt geweest.
impossible-phase-offer = Tijdens een telling liggen er geen actiekaarten open.
impossible-phase-card = Op dat moment heeft niemand een kaart voor zich.
impossible-phase-card-missing = Zeg welke kaart voor deze beurt is genomen.
impossible-active = { $owner } is al aan de beurt geweest en kan dat niet nog eens zijn.
impossible-acted = { $owner } kan nog niet aan de beurt zijn geweest: iemand met een hogere machtkaart komt nog.
impossible-no-king = Zeg waar de Koning staat.
impossible-king = Daar kan de Koning niet staan: { $place_name }.
impossible-place = Daar kan geen caballero staan: { $place_name }.
impossible-black =
    In dit spel { $most ->
        [one] is er maar één zwarte caballero
       *[other] zijn er maar { $most } zwarte caballero's
    }.
impossible-grey-court = Grijze en zwarte caballero's hebben geen hof.
impossible-caballeros = { $owner } zou samen { $count } caballero's hebben. Het moeten er { $most } zijn.
impossible-grande = Daar kan de Grande van { $owner } niet staan: { $place_name }.
impossible-board = Daar kan geen scoretegel liggen: { $place_name }.
impossible-boards = Twee scoretegels kunnen niet op dezelfde plaats liggen.
impossible-power-card = Machtkaart { $value } is er in dit spel niet.
impossible-power-used = { $owner } kan machtkaart { $value } niet hebben gespeeld: die is al eerder gebruikt.
impossible-power-held = { $owner } kan machtkaart { $value } niet in de hand hebben: die is gespeeld.
impossible-power-twice = { $owner } heeft elke machtkaart maar één keer.
impossible-power-left =
    { $owner } heeft te veel machtkaarten gebruikt: er { $count ->
        [one] is er één
       *[other] zijn er { $count }
    } over voor { $rounds ->
        [one] één ronde
       *[other] { $rounds } ronden
    }.
impossible-power-missing = { $owner } heeft geen machtkaart op tafel.
impossible-power-gap = Machtkaarten worden vanaf de startspeler met de klok mee gespeeld, zonder gaten.
impossible-power-same = Twee spelers kunnen in een ronde niet dezelfde machtwaarde hebben.
impossible-played-unsaid = Zeg welke machtkaarten op tafel liggen: de hoogste zijn allemaal gebruikt.
impossible-hands = In dit spel heeft iedereen alle machtkaarten. Zeg welke er gebruikt zijn.
impossible-modifier-alone = { $owner } heeft een modificator op tafel, maar geen machtkaart.
impossible-modifier-twice = Elke modificator is er maar één keer.
impossible-veto-card = { $owner } heeft maar één machtkaart met een veto.
impossible-vetos =
    { $count ->
        [one] Er kan geen veto
       *[other] Er kunnen geen { $count } veto's
    } in omloop zijn: dit spel heeft er { $most }.
impossible-no-card = Een kaart “{ $found }” is er in dit spel niet.
impossible-stack = “{ $card }” hoort niet in stapel { $stack }.
impossible-stack-height = Stapel { $stack } is niet hoog genoeg om “{ $card }” dan boven te laten komen.
impossible-stack-taken = In stapel { $stack } ligt een andere kaart waar “{ $card }” moet liggen.
impossible-copies = Zo vaak is “{ $card }” er niet.
impossible-offer-short =
    { $count ->
        [one] Eén speler heeft
       *[other] { $count } spelers hebben
    } nog een kaart nodig, maar er { $left ->
        [one] ligt er maar één
       *[other] liggen er maar { $left }
    } open.
impossible-no-dummy = Alleen het spel voor twee van de uitgave van 2023 heeft een dummy.
impossible-dummy-power = De dummy heeft machtkaart { $value } maar één keer.
impossible-dummy-rounds = Zoveel ronden volgen er niet meer.
impossible-region-card = Daar is geen regiokaart voor: { $place_name }.
impossible-region-twice = Tussen twee tellingen wordt elke regiokaart maar één keer getrokken.
impossible-region-many = Zoveel regiokaarten worden er voor de volgende telling niet getrokken.
impossible-tokens = Fiches zijn er alleen met de uitbreidingen van de Big Box.
impossible-parts =
    “{ $found }” heeft maar { $most ->
        [one] één deel
       *[other] { $most } delen
    }.
impossible-fields =
    Het beperkingsbord heeft maar { $most ->
        [one] één veld
       *[other] { $most } velden
    }.
impossible-marks =
    Wat de caballero's van { $owner } dragen en waar ze staan past niet bij hun aantal: { $place_name }.
impossible-load =
    { $what ->
        [gold] Er zijn maar { $most } goudfiches.
       *[goods] Er zijn maar { $most } goederenfiches.
    }
impossible-stock =
    { $what ->
        [gold] Al het goud dat niet overzee is en niet gedragen wordt, ligt naast het bord: { $count }, niet { $found }.
       *[goods] Alle goederen die niet overzee zijn en niet gedragen worden, liggen naast het bord: { $count }, niet { $found }.
    }

## De tekst van een scenario

scenario-yaml = Dit is niet te lezen: het is geen geldige YAML.
scenario-part = Dit kan hier niet staan ({ $why }).
scenario-empty = Hier staat niets. Een stelling heeft minstens “name”, “position” en “expect” nodig.
scenario-several = Hier staan meerdere scenario's; een spel begint met één.
scenario-missing = Er ontbreekt iets: { $found }.
scenario-text = Hier hoort één woord of een getal.
scenario-number = “{ $found }” is geen geheel getal.
scenario-list = Hier hoort een lijst tussen vierkante haken.
scenario-entries = Hier horen namen met een dubbele punt en een waarde.
scenario-twice = “{ $found }” staat hier twee keer, eerst in regel { $first }.
scenario-name = “{ $found }” kan geen naam van een speler zijn. Gebruik letters, cijfers, streepjes en underscores.
scenario-same-name = Twee spelers kunnen niet allebei “{ $found }” heten.
scenario-hand = Geef de hand of de gebruikte kaarten van een speler, niet allebei.
scenario-merged = Stapels 2 en 3 zijn in dit spel één stapel, nummer 2.
scenario-step = Eén stap tegelijk: elke keuze en elke verwachting is een eigen onderdeel.
scenario-corrections = Het correctiebestand { $found } is hier niet te lezen.
scenario-further = Dit is geen tafel van dit spel: “further” hoort bij de versie van het programma die het schreef.

## Wat uitbreidingen op tafel hebben, naar de velden van de stellingeneditor

field-inquisitor = Inquisiteur
field-alliance = Alliantie
field-spies = Spionnen
field-free-choice = Vrije keuze
field-quarantine = Quarantaine
field-protected = Koningsfiche
field-anywhere = Mag overal zetten
field-slots = Velden (Francia 1–3, kapitein, onderkoning)
field-slot-loads = Gedragen in Francia (1 goud, 2 goederen)
field-gold-on-ship = Caballero's met goud, schip
field-goods-on-ship = Caballero's met goederen, schip
field-gold-in-america = Caballero's met goud, América
field-goods-in-america = Caballero's met goederen, América
field-gold-in-africa = Caballero's met goud, África
field-goods-in-africa = Caballero's met goederen, África
field-table-at = Beperkingsbord
field-on-table = Caballero's op dat bord
field-gold-on-table = … met goud
field-goods-on-table = … met goederen
field-tokens = Goud in América, goederen in África
field-bonus-used = Bonus van de Inquisiteur gebruikt
field-closers = Mag een kaart sluiten
field-striker = Dubbelslag
field-strike-until = Dubbelslag tot ronde (vanaf 0)
field-last-action = Laatste speciale actie
field-delayed = Later geteld
field-delayed-due = … na ronde (vanaf 0)
field-shut = Gesloten stapels (2, 4, 8 … opgeteld)
field-queen = Koningin
field-queen-ready = Hadden de Koningin in hun beurt
field-queen-used = Hebben de Koningin gebruikt
field-jester = Hofnar
field-jester-used = Hebben de Hofnar gebruikt
field-marched = Hebben de Generaal-inquisiteur gebruikt
field-ships = Schepen
field-boycott = Boycot
field-boycott-by = … door
field-boycott-known = … bekend bij
field-incognito = Koning incognito
field-incognito-by = … door
field-incognito-known = … bekend bij
field-incognito-wait = … wordt later gevraagd (0 meteen)
field-stopper = Actiestop door
field-last-word = Laatste woord
field-last-card = … met de kaart
field-last-said = … is begonnen
field-double-turn = Dubbele beurt
field-further-card = Extra kaart in gebruik
field-saved = Bewaarde kaart
field-saved-by = … door
field-revolution = Revolucie
field-stand-in = Vervangt de Koning
field-conquered = Deze beurt uit de provincie gezet
field-placers = Hebben deze ronde caballero's gezet
field-bearers = Vaandeldragers
field-bearer-spots = … op veld (0 geen)
field-banners-waiting = Vaandels nog te geven
field-office-card = Koning- of Intrigantkaart in gebruik
field-doubled = Verdubbelde regio's
field-doubler = … door
field-castillo-at = Het Castillo staat in
field-bridge = Brug
field-bridge-owner = … van
field-reversed = Gekeerde tegels (1, 2, 3 beide)
field-collapse = Het Castillo dreigt in te storten
field-mistress = Maîtresse
field-storm-seat = Storm door
field-storm-place = … in
field-storm-shown = … is getoond
field-limited = Borden voor zes
