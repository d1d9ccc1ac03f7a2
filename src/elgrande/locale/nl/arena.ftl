### Wat de arena zegt: tabellen, rapporten en wat ze betekenen.

## De tabel met uitslagen

arena-bot = Bot
arena-win-rate = Winstpercentage
arena-mean-rank = Gemiddelde plaats
arena-points-share = Aandeel punten
arena-points = Punten
arena-rating = Rating
arena-openskill = openskill
arena-time = Tijd per beslissing
# Onder de mediaan.
arena-longest = max. { $time }
# Na de mediaan: waar bijna geen en waar geen enkele beslissing overheen ging.
arena-time-rest = 99% { $p99 }, max. { $longest }
arena-played =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } in { $deals ->
        [one] één schudbeurt
       *[other] { $deals } schudbeurten
    }: uitgave { $edition }, { $players } spelers, seed { $seed }
arena-intervals =
    Onder elk getal het 95%-betrouwbaarheidsinterval, over schudbeurten. Even sterke bots zouden elk { $parity } winnen.
arena-not-counted =
    { $games ->
        [one] Nog één spel telt
       *[other] Nog { $games } spellen tellen
    } niet mee: alleen hele schudbeurten tellen, op volgorde.

## Een wedstrijd die stopt als de vraag beslist is

arena-verdict =
    { $answer ->
        [above] Beslist na { $deals } schudbeurten: { $bot } wint vaker dan { $mark }.
        [below] Beslist na { $deals } schudbeurten: { $bot } wint minder vaak dan { $mark }.
       *[open] Niet beslist na { $deals } schudbeurten: { $bot } wint misschien vaker, misschien minder vaak dan { $mark }.
    } Interval dat geldt wanneer je ook stopt: { $interval }.
arena-stopped =
    De intervallen van de tabel zijn bedoeld voor een vooraf vastgesteld aantal spellen; na een vroege stop zijn ze iets te smal.
arena-go-on = Onderbroken. Dezelfde opdracht gaat verder waar die stopte.
arena-lost =
    Onderbroken. Met { $flag } BESTAND worden spellen bewaard en gaat dezelfde opdracht verder waar die stopte.

## Het rapport

arena-report = El Grande · arena
arena-nothing = Er is nog geen schudbeurt uitgespeeld.
arena-rating-note =
    De ratings komen uit een Plackett-Luce-model op de schaal van Elo: 400 punten meer is in een duel tien tegen één; het
    gemiddelde van deze bots is 0.
arena-ladder = Ranglijst
arena-ladder-note = Stippen met hun 95%-intervallen. De stippellijn is waar even sterke bots zouden staan.
arena-duels = Wie eindigt hoger
arena-duels-note = Hoe vaak de bot van de rij hoger eindigt dan de bot van de kolom; een gelijke stand telt half.
arena-by-seat = Winstpercentage per plaats aan tafel
arena-by-seat-note =
    Elke bot heeft in elke schudbeurt op elke plaats gezeten. Onder elke plaats staat hoe vaak die bezet was. De stippellijn is wat
    even sterke bots zouden winnen.
arena-by-order = Winstpercentage naar volgorde in de eerste ronde
arena-by-order-note = Wie de eerste machtkaart van het spel speelt, is 1; de anderen volgen met de klok mee.
arena-by-power = Winstpercentage naar eerste machtkaart
arena-by-power-note =
    De machtkaart van de eerste ronde. Een bot speelt een kaart omdat de situatie erom vraagt, dus dit toont wat met winnen
    samenging, niet wat het veroorzaakte. Zeldzame kaarten hebben brede intervallen.
arena-by-source = Punten naar herkomst
arena-by-source-note =
    Het gemiddelde van een spel. Regio's, Castillo, bonussen en ambten zijn die van algemene puntentellingen; extra
    puntentellingen tellen met alles wat ze opleveren.
arena-source-regions = Regio's
arena-source-castillo = Castillo
arena-source-king = Koningsbonus
arena-source-grande = Grandebonus
arena-source-special = Extra puntentellingen
arena-source-offices = Ambten
arena-source-goods = Goud en goederen
arena-source-bridge = Brug
arena-time-note =
    De stip is de mediaan; de streepjes tonen waar 99% van de beslissingen onder blijft, en de langste. De schaal is
    logaritmisch.
