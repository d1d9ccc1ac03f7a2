### Wat alleen de pagina's in de browser zeggen. De tafel zelf spreekt met game.ftl en table.ftl.

## Overal

web-skip = Naar de inhoud
web-nav = Pagina's
web-nav-menu = Menu
web-nav-new = Nieuwe tafel
web-nav-lobby = Lobby
    .long = Partij zoeken
web-nav-learn = Leren
web-nav-rules = Regels
web-nav-cards = Kaarten
web-nav-replays = Terugkijken
web-nav-puzzles = Puzzels
web-nav-about = Over het spel
web-nav-account = Account
web-opening = Een ogenblik, de pagina wordt geladen…
web-fetching = Een ogenblik, de gegevens worden geladen…
web-trying-again = We blijven het proberen.
web-retry = Opnieuw proberen
web-reload = Pagina opnieuw laden
web-to-home = Naar de startpagina
web-close = Sluiten
web-copy = Kopiëren
web-copied = Gekopieerd
web-just-now = zojuist

## Startpagina

web-tagline = Spanje in de 15e eeuw. Stuur je caballero's erop uit, blijf dicht bij de Koning en word El Grande.
web-play-now = Nu spelen
web-play-now-starting = Het spel wordt klaargezet…
web-learn-now = Nieuw hier? Leer het in vijf minuten
web-play-now-about = Meteen, tegen drie bots.
web-play-as = Je speelt als { $name }.
web-change-name = Naam wijzigen
web-table-quick = Een snel spel
web-join = Meedoen
web-join-label = Meedoen met een uitnodigingslink
web-join-placeholder = Uitnodigingslink
web-join-bad-link =
    Dit is geen uitnodigingslink. Die eindigt op /table/ en een paar letters: kopieer hem helemaal en plak hem hier.
web-my-tables = Jouw tafels
web-my-tables-none = Je zit nu aan geen enkele tafel. Speel meteen, of maak een nieuwe tafel en nodig vrienden uit.
web-turns =
    { $count ->
        [one] Jij bent aan de beurt aan één tafel
       *[other] Jij bent aan de beurt aan { $count } tafels
    }
web-public-tables = Openbare tafels
web-public-tables-none =
    Er wacht of loopt geen openbaar spel. Begin zelf: maak een nieuwe tafel en zet die open voor iedereen.
web-recent-games = Spellen om terug te kijken
web-recent-games-none =
    Er is nog geen spel afgelopen. Afgelopen spellen verschijnen hier, en je kunt ook zelf een verslag toevoegen.
web-all-replays = Alle spellen
web-go-lobby = Naar de wachtkamer
web-go-play = Naar de tafel
web-go-join = Meedoen
web-go-watch = Kijken
web-uploaded = toegevoegd
web-round = Ronde { $round }
web-players =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
web-state-open =
    { $count ->
        [one] Er is één plaats vrij.
       *[other] Er zijn { $count } plaatsen vrij.
    }
web-state-full = Alle plaatsen zijn bezet.
web-state-over = Het spel is afgelopen.
web-state-won =
    { $count ->
        [one] { $winners } heeft gewonnen.
       *[other] { $winners } hebben gewonnen.
    }
web-state-held = Het spel wacht: niemand speelt nog zelf.
web-state-held-mine = Het spel wacht op jou: voor iedereen spelen bots.
web-state-waiting = Wachten op { $players }

## Nieuwe tafel

web-new-edition = Uitgave
web-new-sets = Uitbreidingen en modules
web-new-set-not-here = Niet bij deze uitgave; wel bij { $editions }.
web-new-options = Tafelregels
web-new-options-default = Standaardregels
web-new-options-changed =
    { $count ->
        [one] Eén gewijzigd
       *[other] { $count } gewijzigd
    }
web-new-seats = Plaatsen
web-new-players = spelers
web-new-strengths = Een Page is makkelijk te verslaan; dan komen Schildknaap, Hidalgo en Graaf, en een Hertog speelt het sterkst.
web-new-seat = Plaats { $number }
web-new-hot-seat = Meerdere mensen achter dit scherm: de tafel toont wie aan de beurt is en verbergt wat geheim is.
web-new-watching = Je hebt zelf geen plaats: je kijkt toe.
web-new-shuffle = Het lot bepaalt wie waar zit
web-new-clock = Tijd
web-new-table = De tafel
web-new-name = Naam
web-new-name-placeholder = Tafel van { $name }
web-new-public = Openbaar
    .yes = Iedereen vindt hem op de startpagina, mag kijken en een vrije plaats nemen.
    .no = Alleen wie de link heeft, vindt hem.
web-new-hints = Tips toegestaan
    .about = Spelers mogen de raadgever vragen wat hij zou doen, en waarom.
web-new-password = Wachtwoord
    .about = Alleen wie het kent of wie je uitnodigt, komt binnen. Leeg voor geen.
web-new-language = Taal aan tafel
web-new-language-any = niet gezegd
web-new-impossible = Zo kun je niet spelen:
web-new-then-lobby =
    { $count ->
        [one] Hierna komt de wachtkamer, met een link voor de vrije plaats.
       *[other] Hierna komt de wachtkamer, met een link voor de { $count } vrije plaatsen.
    }
web-new-then-start = Er is geen plaats vrij: het spel begint meteen.
web-new-create = Tafel maken
web-new-start = Spel starten
web-new-creating = De tafel wordt klaargezet…

web-clock-none = Geen klok
    .about = Neem alle tijd die je wilt.
web-clock-live = Live
    .about = Minuten voor het hele spel, en bij elke beurt een paar seconden erbij.
web-clock-days = Over meerdere dagen
    .about = Ieder heeft voor elke beurt een paar dagen.
web-clock-minutes = Minuten per speler
web-clock-increment = Seconden per beurt
web-clock-days-number = Dagen per beurt
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [one] één dag per beurt
       *[other] { $days } dagen per beurt
    }

## Plaatsen aan tafel

web-seat-me = Ik
web-seat-person = Iemand anders
web-seat-bots = Bots
web-seat-bot = Bot
web-seat-name = Naam op deze plaats
web-seat-open = vrij
web-seat-waiting = Wacht tot iemand gaat zitten
web-seat-you = jij
web-seat-ready = Klaar
web-seat-here = aanwezig
web-seat-away = afwezig
web-seat-take = Hier zitten
web-seat-also = Er speelt nog iemand achter dit scherm
web-seat-leave = Opstaan
web-seat-choose-bot = Bot voor plaats { $number }
web-seat-add-bot = Hier een bot zetten…
web-seat-free = Plaats vrijmaken

## Bots zonder persoonlijkheid

web-bot-search = De denker
    .about = Speelt vóór elke keuze duizenden spellen in gedachten, zonder eigen karakter.
web-bot-greedy = De gulzige
    .about = Neemt wat op dit moment het meest oplevert.
web-bot-quick = De snelle
    .about = Volgt een paar eenvoudige regels, heel vlug.
web-bot-random = De nar
    .about = Kiest op goed geluk.
web-bot-timed = { $name } ({ $seconds } s)

## Wachtkamer

web-lobby-public = Openbaar
web-lobby-private = Op uitnodiging
web-lobby-begin = Het spel starten
web-lobby-open-owner = Nodig iemand uit of zet er een bot neer.
web-lobby-open-guest = Het spel begint als ze bezet zijn en iedereen klaar is.
web-lobby-take-seat = Ga zitten om mee te spelen, of blijf kijken.
web-lobby-unready =
    { $count ->
        [one] Eén speler is nog niet klaar.
       *[other] { $count } spelers zijn nog niet klaar.
    }
web-lobby-can-start = Iedereen is er: je kunt beginnen.
web-lobby-full = Alle plaatsen zijn bezet. Blijf hier om te kijken: de tafel verschijnt op deze pagina zodra het spel begint. Of maak zelf een tafel.
web-lobby-own-table = Zelf een tafel maken
web-lobby-all-ready = Alle anderen zijn klaar.
web-lobby-owner-begins = Het spel begint vanzelf als iedereen klaar is, jij ook, of meteen als jij het start.
web-lobby-guest-begins = Het spel begint vanzelf als iedereen klaar is, of als de gastheer het start.
web-lobby-ready-yes = De anderen zien dat je kunt beginnen.
web-lobby-ready-no = Vink dit aan als je kunt beginnen.
web-lobby-start = Spel starten
web-lobby-ready = Ik ben klaar
web-lobby-give-up = Tafel opheffen
web-lobby-give-up-sure = Deze tafel opheffen? De link werkt dan niet meer.
web-lobby-invite = Uitnodiging
web-lobby-invite-about = Wie deze link opent, kan kijken en een vrije plaats nemen, zonder account.
web-lobby-people = Wie is er
web-locked = Een tafel met wachtwoord
web-locked-about = Wie je heeft uitgenodigd kan je het wachtwoord zeggen. Ook om te kijken is het nodig.
web-locked-password = Wachtwoord van de tafel
web-locked-enter = Naar binnen
web-lobby-invite-here = Dit adres werkt alleen op deze computer. Voor vrienden elders start je het spel met “elgrande serve --host 0.0.0.0” en open je het met de naam of het IP-adres van deze computer.
web-lobby-invite-network = Dit adres is voor vrienden in hetzelfde netwerk; wie verder weg zit, heeft een adres nodig dat overal werkt.

## Chat

web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-nameless = Om te chatten heb je een naam nodig. Kies er een op de pagina
web-chat-waits = Het wordt verstuurd zodra de verbinding terug is.

## De verbinding met de tafel

web-table-opening = De tafel wordt gezocht…
web-table-laying = Het bord wordt klaargelegd…
web-line-waiting = De server antwoordt nog niet. We blijven proberen.
web-line-lost = De verbinding is verbroken.
web-line-kept = Je keuze is bewaard en wordt opnieuw verstuurd.
web-line-again =
    { $seconds ->
        [one] Volgende poging over één seconde.
       *[other] Volgende poging over { $seconds } seconden.
    }
web-line-trying = We proberen verbinding te krijgen…
web-line-back = De verbinding is terug. Er is niets verloren.

web-notice-left = { $name } is weg; een bot speelt verder.
web-notice-time-out = De tijd van { $name } is om; een bot speelt verder.
web-notice-taken-back = { $name } speelt weer zelf.
web-notice-handed-over = Een bot speelt voor { $name }.
# Iemands eigen plaats. $code: left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Je tijd is om; een bot speelt voor je. Je kunt altijd zelf verder spelen.
        [taken-back] Je speelt weer zelf.
       *[other] Een bot speelt voor je. Je kunt altijd zelf verder spelen.
    }
# Iemands eigen plaats, waar een bot speelt: omdat de tijd om was of op verzoek; het spel gaat door, of wacht.
web-mine-time-plays = Je tijd is om; een bot speelt voor je.
web-mine-time-waits = Je tijd is om. Niemand speelt nog zelf, dus het spel wacht op jou.
web-mine-wish-plays = Een bot speelt voor je.
web-mine-wish-waits = Een bot speelt voor je. Niemand speelt nog zelf, dus het spel wacht.
web-mine-agreed = Je laat de bots het afmaken. Het spel wacht nog op de anderen.
web-mine-finish = Laat de bots het afmaken
web-again-asked =
    { $number ->
        [0] De anderen willen nog een keer spelen.
        [one] { $names } wil nog een keer spelen.
       *[other] { $names } willen nog een keer spelen.
    }
web-again-join = Meedoen
web-notice-bot-stuck = { $name } vond niet op tijd een antwoord; een snellere bot heeft gekozen.

## Account

web-account-nobody =
    Er is niemand ingelogd. Om te spelen is een naam genoeg; met een account heb je je spellen op elk apparaat.
web-account-guest =
    Je bent te gast, { $name }. Deze browser onthoudt je; met een account heb je je spellen op elk apparaat.
web-account-member = Je bent ingelogd als { $name }. Je hebt je spellen op elk apparaat.
web-account-as-guest = Als gast spelen
web-account-name = Jouw naam
    .about = Zo zien de anderen aan tafel je.
web-account-name-save = Deze naam gebruiken
web-account-profile = Profiel, ratings en statistieken
web-account-name-set = Je heet nu { $name }.
web-account-register = Account maken
    .about = Je spellen als gast gaan mee. We bewaren een inlognaam en een wachtwoord, verder niets.
web-account-register-do = Account maken
web-account-registered = Het account is gemaakt en je bent ingelogd.
web-account-login = Inlognaam
web-account-password = Wachtwoord
    .about = Minstens 8 tekens, en niet een dat iedereen het eerst zou proberen.
web-account-log-in = Inloggen
web-account-logged-in = Je bent ingelogd.
web-account-log-out = Uitloggen
    .about = Je spellen blijven van jou: log op welk apparaat dan ook weer in.
web-account-logged-out = Je bent uitgelogd.

## Instellingen van deze browser

web-settings = Instellingen
web-settings-kept = De instellingen gelden voor deze browser.
web-settings-auto = Zoals de browser
web-settings-language = Taal
web-settings-theme = Licht of donker
web-settings-theme-auto = Zoals het systeem
web-settings-theme-light = Perkament bij dag
web-settings-theme-dark = Kaart bij nacht
web-settings-speed = Animaties
web-settings-speed-off = Uit
web-settings-speed-slow = Rustig
web-settings-speed-normal = Vlot
web-settings-speed-fast = Snel
web-settings-confirm = Bevestigen voordat mijn beurt eindigt
    .about = Tot je bevestigt, kun je keuzes terugnemen.
web-settings-automatic = Voor mij antwoorden als er niets te kiezen valt
    .about = Een vraag met maar één antwoord wordt niet gesteld.
web-settings-explain = Zeggen waarom
    .about = Een rustigere regel onder de vraag zegt waar het om gaat.
web-settings-translateplaces = Namen van regio's vertalen
    .about = In het Nederlands in plaats van zoals op het bord.
web-settings-sound = Geluid
    .about = Een paar getokkelde noten als jij aan de beurt bent.
web-settings-volume = Volume

## Terugkijken

web-watch-replay = Terugkijken
web-review = Terugkijken op de partij
web-play-on = Vanaf hier verder spelen
web-play-on-about = Een nieuwe tafel met deze stelling: jij neemt de plaats, bots nemen de andere.
web-try-out = Varianten proberen
web-try-out-about = Alle plaatsen zijn van jou, en alles kan worden teruggenomen
web-play-on-friends = Verder met vrienden
web-play-on-friends-about = Een nieuwe tafel met deze stelling: jij neemt de plaats, de andere blijven open voor wie de link heeft.
web-change-position = Deze stelling veranderen
web-export = Exporteren
web-analyses = Mijn analyses
web-editor = Stellingeneditor
web-more = Meer
web-download-text = Verslag
web-download-whole = Het verslag van dit spel downloaden
web-upload = Een spel toevoegen
web-upload-about = Een verslag dat hier is gedownload, door het spel in de terminal is geschreven of met de hand is getypt.
web-upload-drop = Sleep een bestand hierheen of kies er een
web-upload-busy = Het verslag wordt gecontroleerd…
web-upload-paste = Of plak de tekst
web-upload-do = Controleren en tonen
web-upload-too-large = Dit bestand is groter dan welk spel ook. Is het echt een verslag?
web-replay-opening = Het spel wordt weer opgebouwd…
web-replay-line = Tijdlijn
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-moment = Moment van het spel
web-replay-at = { $number } van { $entries }, ronde { $round }
web-replay-scoring = Algemene puntentelling na ronde { $round }
web-replay-eyes = Gezien door
web-replay-open = Alles open
web-replay-watch = Toeschouwer
web-replay-link = Link naar dit moment
web-replay-leave = Verlaten

## Over

web-about-game =
    El Grande is een bordspel van Wolfgang Kramer en Richard Ulrich. Dit is een programma om het te spelen, met zorg gemaakt en
    zonder enige band met de uitgevers.
web-about-unknown =
    De spelregels tonen niet elke kaart. Wat niet zeker is, staat op de kaart als gereconstrueerd; een correctiebestand kan het
    rechtzetten.
web-about-art = Bord, stukken en kaarten hebben we zelf getekend, en alle teksten zijn in onze eigen woorden.
web-about-credits = Met dank aan
web-credit-map = Regio's van Spanje
    .about = Samengevoegd uit de provincies van het Instituto Geográfico Nacional, via es-atlas; door ons vereenvoudigd.
web-credit-world = Kusten en buurlanden
    .about = Natural Earth, via world-atlas.
web-credit-fonts = Lettertypen
    .about = Onder de SIL Open Font License:
web-credit-software = Software
    .about = Onder andere:
web-about-keys = Met het toetsenbord
web-about-keys-text =
    Alles is te bereiken met Tab en te kiezen met Enter of de spatiebalk. Bij het terugkijken gaan de pijltjestoetsen stap voor
    stap, Home en End naar het begin en het einde.
web-about-private = Privacy
web-about-private-text =
    Eén cookie zegt wie je bent, een tweede beschermt je keuzes tegen vreemden. Instellingen blijven in je browser. Er wordt niets
    gemeten en niets aan anderen doorgegeven.

## Als iets niet werkt: een kop, en .text met de volgende stap

web-error-unknown = Er ging iets mis
    .text = Dit hadden we niet verwacht. Laad de pagina opnieuw; je spellen zijn op de server bewaard.
web-error-not-found = Deze pagina bestaat niet
    .text = Misschien is het adres onderweg ingekort. Vanaf de startpagina kom je overal.
web-error-dead-link = Deze tafel bestaat niet
    .text =
        Misschien is de link niet volledig, of heeft de gastheer de tafel opgeheven. Vraag om een nieuwe link of speel zelf een spel.
web-error-dead-replay = Dit spel bestaat niet
    .text = Misschien is de link niet volledig. Je kunt een spel pas terugkijken als het is afgelopen.
web-error-not-over = Dit spel is nog bezig
    .text = Tot het is afgelopen, kun je aan de tafel meekijken; daarna kun je elke zet terugkijken.
    .action = Naar de tafel
web-error-unreachable = De server antwoordt niet
    .text = Controleer je verbinding en probeer het opnieuw. Wat je tot nu toe hebt gekozen, is bewaard.
web-error-too-fast = Dat was veel tegelijk
    .text = De server vraagt om een beetje geduld. Wacht even en probeer het dan opnieuw.
web-error-chunk = Een deel van de pagina is niet aangekomen
    .text =
        De verbinding viel weg, of de server is intussen vernieuwd. Laad de pagina opnieuw; er is niets verloren.
web-error-closed-gone = Deze tafel is weg
    .text = De gastheer heeft hem opgeheven. Vraag om een nieuwe link of maak zelf een tafel.
web-error-closed-signed-out = Je bent uitgelogd
    .text = Dat geldt voor elk venster. Log weer in om verder te spelen, of laad de pagina opnieuw om te kijken.

## Wat de server weigert, naar zijn codes

web-problem-unknown = Er ging iets mis. Probeer het opnieuw; gebeurt het weer, laad dan de pagina opnieuw.
web-problem-unreachable = De server antwoordt niet. Controleer je verbinding.
web-problem-not-found = Dat bestaat niet (meer).
web-problem-no-session = Zeg eerst wie je bent: kies een naam op de accountpagina.
web-problem-too-fast = Dat was een beetje veel tegelijk. Wacht een paar seconden en probeer het opnieuw.
web-problem-csrf = Je sessie is verlopen. Laad de pagina opnieuw.
web-problem-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt kijken.
web-problem-seat-taken = Iemand was sneller: deze plaats is bezet. Neem een andere, of kijk mee.
web-problem-late = Dat was te laat: de tafel is al verder. Kijk wat er nu gevraagd wordt.
web-problem-not-your-seat = Dit is niet jouw plaats.
web-problem-not-your-turn = Je bent niet aan de beurt.
web-problem-cannot-undo = Er valt niets terug te nemen. { $reason }
web-problem-not-started = Het spel is nog niet begonnen.
web-problem-over = Het spel is afgelopen.
web-problem-no-hints = Aan deze tafel zijn er geen tips.
web-problem-too-long = Dat is te lang.
web-problem-unavailable = De server is even bezet. Je keuze is bewaard en wordt opnieuw verstuurd.
# $reason is wat de server zelf zegt.
web-problem-illegal = Dat kan hier niet. { $reason }
web-problem-bad-setup = Zo kun je niet spelen. { $reason }
web-problem-bad-record = Dit verslag kan niet getoond worden. { $reason }
web-problem-bad-position = Deze stelling is niet mogelijk. { $reason }
# Waar een fout in een verslag staat: een regel van de tekst of een deel van de gegevens.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Regel { $line }
    }: { $reason }
web-problem-broken-game = Dit spel is met andere regels gespeeld dan de onze en kan hier niet verder.
web-problem-too-large = Dit is groter dan welk spel ook. Is het echt een verslag?
web-problem-started = Het spel is al begonnen. Je kunt kijken of zelf een tafel maken.
web-problem-open-seats = Er zijn vrije plaatsen. Wacht op iemand of zet er bots neer.
web-problem-not-yours = Dat kan alleen de gastheer van deze tafel.
web-problem-not-your-table = Dat kan alleen wie hier heeft meegespeeld.
web-problem-not-over = Dit spel is nog niet afgelopen. Daarna kun je het terugkijken.
web-problem-nothing-to-review = Niemand heeft in dit spel iets gekozen; er valt niets terug te kijken.
web-problem-wrong-password = Inlognaam of wachtwoord klopt niet. Let op hoofdletters en probeer het opnieuw.
web-problem-login-taken = Deze inlognaam is bezet. Kies een andere, of log in als hij van jou is.
web-problem-signed-in = Je bent al ingelogd. Log eerst uit.
web-problem-bad-login = Een inlognaam heeft 3 tot 64 letters, cijfers of een van . _ - @, en geen spaties.
web-problem-bad-password = Dit wachtwoord kan niet: het moet minstens 8 tekens hebben.
web-problem-bad-name = Deze naam kan niet: één regel van hoogstens 24 tekens, zonder “;” en onzichtbare tekens.
web-problem-bad-holidays = Deze vakantie kan niet: ze begint vandaag of later en binnen een jaar, overlapt niet en heeft hoogstens 30 dagen per jaar.
web-problem-bad-zone = Deze tijdzone is hier niet bekend.
web-problem-bad-clock =
    Deze tijden kunnen niet: een live klok heeft 1 tot 600 minuten en tot 600 seconden, een trage 1 tot 30 dagen.
web-problem-wrong-origin = Deze pagina mag niet met deze server praten. Open die op het adres van de server zelf.
web-problem-failed = De server maakte een fout. Die is genoteerd; probeer het zo nog eens.
web-problem-bad-request = De server begreep dit niet. Laad de pagina opnieuw en probeer het nog eens.
web-problem-bad-message = De server begreep dit niet. Laad de pagina opnieuw en probeer het nog eens.
web-problem-bad-method = De server begreep dit niet. Laad de pagina opnieuw en probeer het nog eens.
web-problem-bad-seats = Er zijn meer plaatsen dan spelers. Haal er een paar weg.
web-problem-no-such-bot = Zo'n bot is er hier niet. Kies een andere.
web-problem-no-such-seat = Zo'n plaats is er aan deze tafel niet.
web-problem-no-such-entry = Zo ver gaat het spel niet. Bekijk een ander moment.
web-problem-no-such-language = In deze taal zijn er geen teksten. Kies een andere.
web-problem-too-many = Dat was te veel tegelijk. Vraag om minder.
web-problem-wrong-host = Zo heet deze server niet. Open hem op zijn eigen adres.
web-problem-locked = Deze tafel heeft een wachtwoord. Geef het om binnen te komen.
web-problem-wrong-table-password = Dat is niet het wachtwoord van deze tafel. Let op hoofdletters.
web-problem-bad-table-password = Het wachtwoord van een tafel heeft 1 tot 60 letters.
web-problem-too-short = Een naam om te zoeken heeft minstens drie letters.
web-problem-no-account = Daarvoor heb je een account nodig. Maak er een op de accountpagina.
web-problem-no-such-friend = Je kunt uitnodigen wie jou als vriend heeft of met je heeft gespeeld.

## Instellingen voor de ogen.
web-settings-letters = Grootte van letters en stukken
web-settings-letters-size = { $percent }%
web-settings-palette = Kleuren van de spelers
web-settings-palette-usual = Gewone
web-settings-palette-deutan = Bij groenblindheid
web-settings-palette-protan = Bij roodblindheid
web-settings-palette-tritan = Bij blauwblindheid
web-settings-contrast = Sterk contrast
    .about = Letters in zwart en wit, stevige randen.
web-settings-pieces = Losse caballero's op het bord
    .about = Zoals in de doos, in plaats van hun aantal.
