### Wat de opdrachtregel over zichzelf zegt: `elgrande --help`, en wat er aan een regel niet klopt.

help-usage = Gebruik:
help-options = Opties
help-arguments = Argumenten
help-commands = Opdrachten
help-error = Fout
help-required = verplicht
help-default = anders: { $value }
help-try = Hulp krijg je met { $command }.
help-help = Deze hulp tonen.
help-which = Welk spel
help-how = Hoe er gespeeld wordt
help-out = Wat eruit komt
help-examples = Voorbeelden:

## Opdrachten

help-elgrande = El Grande, het bordspel van koningen en Grandes, in de uitgaven van 1995, 2015 en 2023.
    .more = Begin met `elgrande play`. Elke opdracht heeft een eigen hulp: `elgrande play --help`.
help-play = Spelen: in de browser, alleen tegen bots of met vrienden, of in de terminal.
    .more =
        Typ in de terminal de toets voor een mogelijkheid, of de mogelijkheid zelf; `?` helpt. Een partij die je eerder
        verlaat, blijft bewaard.
    .browser = opent de browser
    .here = hier, uitgave 2015, met z'n vieren
    .thinkers = tegenstanders die een seconde nadenken
help-simulate = Willekeurige spelers veel partijen laten spelen, en ze samenvatten.
help-replay = Een verslag naspelen: elke keuze wordt gecontroleerd, daarna volgen verloop en tafel.
    .moment = hoe de tafel er na 120 regels bij stond
    .scenario = die tafel als scenario
help-scenario = Scenario's uitvoeren: een stelling, enkele keuzes, en wat dan moet gelden.
    .more = De afsluitcode is 0 als alles klopt. docs/scenarios.md vertelt hoe je er een schrijft.
help-cards = Door de actiekaarten bladeren: tekst, aantal, werking, en hoe zeker dat alles is.
    .all = alle 45 kaarten van 1995 en 2015
help-bench = Meten hoe snel de regels zijn: willekeurige partijen, kopieën en aanzichten, gecompileerd en als zuiver Python.
    .all = elke uitgave, twee tot vijf spelers
help-test = In de broncode: alle controles uitvoeren. Verdere argumenten gaan naar pytest.
help-doctor = Zeggen wat geïnstalleerd, gecompileerd en gebouwd is, waar partijen staan en wat er niet klopt.
    .more = De afsluitcode is 1 als er beter iets gedaan kan worden.
    .report = om bij een foutmelding te voegen
help-docs = De documentatie als website bouwen en in de browser lezen, zonder netwerk.
help-version = Zeggen welke versie dit is, en of de regels gecompileerd zijn.
help-review = Terugkijken op een opgeschreven partij: wat elke beslissing weggaf en wat het geluk deed.
help-puzzle = Hier in de terminal een puzzel oplossen: één keuze is duidelijk de beste.
help-puzzles = Alle puzzels: opsommen, opnieuw toetsen, nieuwe zoeken.
help-list = Alle puzzels, de makkelijkste eerst.
help-check = Puzzels opnieuw oplossen en zeggen welke niet kloppen.
help-find = Puzzels zoeken in partijen van sterke bots. Wat al in de map staat, telt mee en blijft.
help-arena = Bots tegen elkaar laten spelen, en zeggen hoe zeker de uitslag is.
    .more =
        Elke schudbeurt wordt met de bots op elke plaats gespeeld, zodat het geluk voor iedereen gelijk is. De intervallen
        zijn 95%-betrouwbaarheidsintervallen over schudbeurten. docs/arena.md legt de cijfers uit.
help-dataset = Bots veel partijen laten spelen en die als gegevensreeksen opschrijven om van te leren.
    .more = In de map komen NumPy-bestanden met elk honderd partijen. docs/research.md zegt wat erin staat.
help-site = Het spel schrijven als map met bestanden die zonder server in de browser draait.
    .more = Elke webhost kan ze aanbieden, en `python -m http.server` ook. Meer staat in docs/site.md.
help-admin = Een server beheren.
help-rate = Vastleggen wat beëindigde partijen hebben opgeleverd, en ze waarderen.
    .more = Servers doen dat uit zichzelf. Met --again worden alle ratings en statistieken opnieuw uit de partijverslagen berekend, vanaf de eerste partij; de cijfers blijven gelijk zolang het rekenende programma niet verandert.
help-appoint = Een account beheerder maken; dat vindt dan de pagina /admin.
help-accounts = Accounts zoeken op een deel van hun naam.
help-ban = Een account of een adresbereik uitsluiten.
help-unban = Een account of een adresbereik weer toelaten.
help-rename = Iemand een andere naam geven.
help-reset-password = Een link maken om een nieuw wachtwoord te kiezen, een dag lang en één keer.
help-close-table = Het spel aan een tafel beëindigen, of de tafel opruimen als er geen is begonnen.
help-close-report = Noteren dat een melding is afgehandeld.
help-announce = Iedereen iets meedelen, bovenaan elke pagina.
help-withdraw = Een mededeling intrekken.
help-show = Meldingen, uitsluitingen, mededelingen, wat bewaard wordt en wat er gedaan is.
help-serve = Een server draaien waarop mensen in hun browser spelen, live of over dagen.
    .more =
        Elke optie kan ook een omgevingsvariabele zijn (ELGRANDE_PORT) of in een TOML-bestand staan. Meer staat in
        docs/server.md.
    .alone = alleen voor deze computer
help-think = Nadenken voor de bots van servers bij een PostgreSQL, op deze computer of een andere.
    .more = De servers hebben de instelling `think_elsewhere` nodig. Start er zoveel als je wilt, waar je wilt.

## Opties

flag-version = Zeggen welke versie dit is.
flag-language = De taal van alles wat het spel zegt; anders die van je omgeving (LANG).
flag-edition = De doos waarvan de kaarten en regels gelden.
flag-players = Aantal spelers, 2 tot 5.
flag-sets = Een module erbij, nog eens voor elke volgende: { $list }.
flag-option = Een tafeloptie, nog eens voor elke volgende, het gebruikelijke eerst: { $list }.
flag-seed = Hetzelfde getal schudt dezelfde partij.
flag-cards = Je eigen verbeteringen van kaarten die niet vaststaan.
flag-seat = Je plaats: een kleur, of een nummer vanaf 1.
flag-names = Namen: eerst de jouwe, dan die van je tegenstanders met de klok mee.
flag-bots =
    Wie op de andere plaatsen zit: één bot voor alle, of nog eens voor elke, met de klok mee vanaf links. { $list }, search:1
    (seconden om na te denken) of module:Class; anders { $usual }.
flag-record = De partij gaandeweg opschrijven.
flag-resume = Verdergaan met een bewaarde partij.
flag-ascii = Alleen met gewone letters en lijnen tekenen.
flag-scroll = Regel voor regel schrijven, het scherm nooit wissen.
flag-terminal = Hier spelen, in de terminal. Elk van de opties hierboven betekent dat ook.
flag-port = Anders 8000; 0 voor een willekeurige vrije.
flag-database =
    Waar partijen bewaard worden: een SQLite-bestand, of postgresql://user:password@host/name. Anders een bestand in je
    gegevensmap.
flag-browser = De browser openen zodra alles klaar is.
flag-games = Hoeveel partijen.
flag-json = Kale gegevens schrijven voor andere programma's.
flag-file = Een verslag; - is de standaardinvoer.
flag-to = Stoppen na zoveel regels van het verslag.
flag-position = De tafel als scenario opschrijven, met alles wat verborgen is.
flag-check = Alleen zeggen of het verslag in orde is.
flag-files = Scenario's in YAML.
flag-verbose = Elke stap melden, niet alleen fouten.
flag-words = Alleen kaarten met deze woorden.
flag-stack = Alleen deze stapel.
flag-provenance = Alleen kaarten die zo bekend zijn: printed, reconstructed, ...
flag-editions = Alleen deze uitgave, of deze als je het herhaalt.
flag-bench-players = Alleen dit aantal spelers, of deze.
flag-seconds = Tijd voor elke herhaling; de beste van vijf telt.
flag-docs-port = 0 voor een willekeurige vrije.
flag-docs-browser = De browser openen.
flag-folder = De bladzijden alleen in een map schrijven.
flag-again = Alles uit de partijverslagen berekenen, niet alleen wat ontbreekt.
flag-site-folder = Waar het komt te staan; een oudere versie daar wordt vervangen.
flag-dataset-folder = Waar de bestanden komen; wat er al staat, blijft.
flag-dataset-bots = Nog eens voor elke plaats, met de klok mee; anders { $usual }.
flag-dataset-observations = De versie van waarnemingen en acties: 0 voor de basisspellen, 1 voor elke mix met uitbreidingen.
flag-dataset-seed = Het getal van de eerste partij; de andere volgen.
flag-arena-bots =
    Eén bot voor elke plaats: random, greedy, search:0.25 (seconden), search:400i (herhalingen), module:Class; dezelfde bot
    mag op meer plaatsen zitten.
flag-arena-players = Aantal spelers; zoveel als er bots zijn.
flag-arena-seed = Hetzelfde getal geeft dezelfde wedstrijd.
flag-arena-games = Hoeveel partijen, naar boven afgerond op hele schudbeurten.
flag-seats = Elke schudbeurt wordt één keer voor elke plaats gespeeld, of één keer voor elke volgorde rond de tafel.
flag-until = Stoppen zodra vaststaat of de eerste bot vaker of minder vaak wint dan dit (0.55, bijvoorbeeld).
flag-jobs = Partijen tegelijk; anders alle kernen.
flag-ray = Op een Ray-cluster spelen, of op een Ray van deze computer (heeft elgrande[ray] nodig).
flag-results = Elke partij opschrijven (JSON-regels); een wedstrijd die er al is, gaat verder.
flag-any-version = Verdergaan met uitslagen van een andere versie.
flag-html = Een rapport met grafieken schrijven.
flag-account = De inlognaam van een account, of het kenmerk ervan.
flag-dismiss = Die rol weer afnemen.
flag-text = Een deel van een naam of inlognaam.
flag-announce-text = Wat iedereen moet lezen.
flag-network = Adressen in plaats van een account: 192.0.2.0/24.
flag-days = Voor zoveel dagen; voorgoed als dit ontbreekt.
flag-why = Een woord erover, voor het logboek.
flag-name = De nieuwe naam.
flag-table = Het kenmerk van een tafel, zoals het in de link staat.
flag-withdraw-id = Het nummer, zoals `elgrande admin show` het noemt.
flag-close-report-id = Het nummer, zoals `elgrande admin show` het noemt.
flag-host = Waar te luisteren: 127.0.0.1, of 0.0.0.0 voor iedereen.
flag-settings = Een TOML-bestand met instellingen.
flag-https = Browsers komen via https, door een proxy.
flag-origins = Nog een adres van deze server.
flag-proxies = Proxy's waarvan de X-Forwarded-kopregels geloofd worden.
flag-thinkers = Processen waarin bots nadenken.
flag-workers = Serverprocessen; meer dan één heeft PostgreSQL nodig.
flag-log = De vorm van het logboek.
flag-log-level = debug, info, warning of error.
flag-processes = Hoeveel er tegelijk nadenken.
flag-review-seat = Alleen de beslissingen van één plaats: een kleur, of een getal vanaf 1.
flag-review-seed = Dezelfde startwaarde geeft dezelfde terugblik.
flag-strength = Hoe grondig over elke beslissing wordt nagedacht.
flag-id = De naam van een puzzel; zonder naam de puzzel van de dag.
flag-ids = Namen van puzzels; zonder namen alle.
flag-kind = Waar het om gaat: power, king, veto ...
flag-set = Alleen met deze module.
flag-deep = Toets ze aan alles waaraan nieuwe worden getoetst; duurt seconden per stuk.
flag-find-folder = Waar ze worden geschreven.
flag-find-player = Wie de partijen speelt.
flag-want = Hoeveel het er moeten worden.
flag-minutes = Geef na zoveel minuten op.
