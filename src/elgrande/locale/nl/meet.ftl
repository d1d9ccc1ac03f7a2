### Partijen en elkaar vinden: de lobby, snel zoeken, vrienden, profielen, ratings.

meet-nav = Partijen en spelers
meet-lobby = Partij zoeken
meet-ranking = Ranglijst
meet-friends = Vrienden
meet-my-profile = Mijn profiel
meet-profile = Profiel

## De lobby

meet-tables = Openbare tafels
meet-any = maakt niet uit
meet-filter-state = Tafels
meet-state-lobby = die nog spelers zoeken
meet-state-playing = waar al gespeeld wordt
meet-filter-edition = Uitgave
meet-filter-sets = Uitbreiding
meet-no-sets = geen
meet-filter-players = Spelers
meet-filter-clock = Klok
meet-clock =
    { $kind ->
        [live] live, met klok
        [days] over dagen
       *[none] zonder klok
    }
meet-filter-language = Taal
meet-filter-free = Vrije plaatsen, minstens
meet-filter-rating = Gemiddelde rating
meet-rating-from = Gemiddelde rating, minstens
meet-rating-to = Gemiddelde rating, hoogstens
meet-reset = Alles tonen
meet-found =
    { $count ->
        [0] Geen tafel past
        [one] Eén tafel
       *[other] { $count } tafels
    }
meet-none = Dit speelt nu niemand. Open een openbare tafel, of wacht op anderen met snel zoeken.
meet-locked = Wachtwoord
meet-mean-rating = Rating { $rating }

## Uitnodigingen

meet-invitations = Je bent uitgenodigd
meet-invited-by = { $name } vraagt je aan tafel
meet-decline = Nee, dank je
meet-call = Vrienden uitnodigen
meet-call-do = Uitnodigen
meet-call-name = { $name } uitnodigen
meet-called = Uitgenodigd
meet-room-locked = Deze tafel heeft een wachtwoord. Zeg het aan wie moet komen; vrienden die je hier uitnodigt hebben het niet nodig.

## Snel zoeken

meet-pair = Snel zoeken
meet-pair-about = Zeg wat je wilt spelen. Zodra genoeg mensen hetzelfde willen, begint de partij. Wie ongeveer even goed speelt, komt eerst; hoe langer je wacht, hoe minder dat telt. Ook een open tafel in de lobby die past, telt mee.
meet-pair-game = Spel
meet-pair-do = Spelers zoeken
meet-pair-waiting =
    { $people ->
        [one] Je bent de eerste van { $players }
       *[other] { $people } van { $players } zijn er
    }
meet-pair-stay = Blijf op deze pagina: de partij opent vanzelf.
meet-pair-go = Je hoeft niet te blijven: de partij staat straks bij je tafels.
meet-pair-stop = Niet meer wachten
meet-pair-found = Je partij is begonnen!
meet-pair-others = Anderen wachten
meet-pair-count =
    { $people ->
        [one] Eén van { $players } wacht
       *[other] { $people } van { $players } wachten
    }
meet-pair-too = Ik ook

## Vrienden

meet-friends-need = Vrienden zijn voor wie een account heeft: zo kennen ze je op elk apparaat.
meet-friends-list = Je vrienden
meet-friends-none = Je hebt nog niemand als vriend. Dat kan op een profiel, aan een tafel of met de link naar een profiel.
meet-mutual = wederzijds
meet-unfriend = Geen vriend meer
meet-unfriend-name = Geen vriend meer: { $name }
meet-befriend-name = Als vriend toevoegen: { $name }
meet-friend-add = Vriend toevoegen
meet-friend-add-about = Zoek op naam, vraag om de link naar het profiel, of stuur de jouwe. Vrienden kunnen je uitnodigen, en je ziet aan welke openbare tafels ze zitten.
meet-friend-link = Naam, of link naar een profiel
meet-friend-search = Zoeken
meet-friend-nobody = Niemand gevonden. Wie zijn profiel privé houdt, vind je alleen met de hele inlognaam.
meet-friend-bad-link = Dit is geen link naar een profiel. Hij eindigt op /player/ en wat letters: kopieer hem helemaal en plak hem hier.
meet-friend-do = Als vriend toevoegen
meet-own-link = De link naar je profiel

## Profielen

meet-you = Dat ben jij
meet-guest = Gast
meet-not-public = Niet openbaar
meet-since = Hier sinds { $date }
meet-speaks = spreekt { $languages }
meet-hidden = { $name } houdt de rest voor zich.
meet-settings = Wat anderen zien
meet-public = Iedereen mag mijn profiel zien
    .about = Anders zien anderen alleen je naam en sta je niet op de ranglijst.
meet-languages = Talen die ik spreek
meet-save = Opslaan
meet-saved = Opgeslagen
meet-somebody = iemand die weg is
meet-no-games = Nog geen afgelopen partij.

## Ratings

meet-ratings = Ratings
meet-rating = Rating
meet-ratings-none = Nog geen partij voor de rating. Partijen tellen die door minstens twee mensen met een account zijn uitgespeeld.
meet-provisional = voorlopig
meet-unrated = nog geen rating
meet-family-label = Spel
meet-family =
    { $family ->
        [base] Het basisspel
        [2023] De uitgave van 2023
        [king-intrigant] Koning & Intrigant
       *[expansions] Met uitbreidingen
    }
meet-speed-label = Tempo
meet-speed =
    { $speed ->
        [days] over dagen
       *[live] live
    }
meet-game-count =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
meet-place = Plaats
meet-games = Partijen
meet-mine =
    { $games ->
        [one] Je rating is { $rating }, na één partij.
       *[other] Je rating is { $rating }, na { $games } partijen.
    }
meet-mine-provisional =
    { $games ->
        [one] Je rating is { $rating } na één partij. Die is voorlopig: na nog een paar sta je hier.
       *[other] Je rating is { $rating } na { $games } partijen. Die is voorlopig: na nog een paar sta je hier.
    }
meet-board-none = Nog niemand heeft hier genoeg partijen voor de rating gespeeld. Met de bots kun je jezelf vergelijken.
meet-board-about = 400 punten meer betekent tien tegen één om voor de ander te eindigen. Bots staan waar hun onderlinge wedstrijden ze hebben gezet.

## Statistieken

meet-results = Resultaten
meet-results-all =
    { $games ->
        [one] Eén partij, gewonnen { $share }, gemiddelde plaats { $rank }
       *[other] { $games } partijen, gewonnen { $share }, gemiddelde plaats { $rank }
    }
meet-played = Gespeeld
meet-wins = Gewonnen
meet-mean-rank = Gemiddelde plaats
meet-mean-points = Punten
meet-sources = Punten per partij, naar herkomst
meet-powers = Favoriete machtkaarten
meet-power-times = { $times } × in { $games }
meet-company = Met wie
meet-ahead = Ervoor
meet-behind = Erachter
meet-history = Partijen
meet-history-none = Geen partij die je mag zien.
meet-rank = { $rank }e van { $players }
meet-with = met { $names }
meet-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
meet-rating-after = { $rating } ({ $change })
