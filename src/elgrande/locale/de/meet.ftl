### Partien und einander finden: Lobby, schnelle Suche, Freunde, Profile, Wertungen.

meet-nav = Partien und Spieler
meet-lobby = Mitspieler finden
meet-ranking = Rangliste
meet-friends = Freunde
meet-my-profile = Mein Profil
meet-profile = Profil

## Die Lobby

meet-tables = Öffentliche Tische
meet-any = egal
meet-filter-state = Tische, die
meet-state-lobby = noch warten
meet-state-playing = schon spielen
meet-filter-edition = Ausgabe
meet-filter-sets = Erweiterung
meet-no-sets = keine
meet-filter-players = Spieler
meet-filter-clock = Uhr
meet-clock =
    { $kind ->
        [live] live, mit Uhr
        [days] Fernpartie
       *[none] ohne Uhr
    }
meet-filter-language = Sprache
meet-filter-free = Freie Plätze, mindestens
meet-filter-rating = Mittlere Wertung
meet-rating-from = Mittlere Wertung, mindestens
meet-rating-to = Mittlere Wertung, höchstens
meet-reset = Alle zeigen
meet-found =
    { $count ->
        [0] Kein Tisch passt
        [one] Ein Tisch
       *[other] { $count } Tische
    }
meet-none = Das spielt gerade niemand. Eröffne einen öffentlichen Tisch oder warte mit der schnellen Suche auf andere.
meet-locked = Passwort
meet-mean-rating = Wertung { $rating }

## Einladungen

meet-invitations = Du bist eingeladen
meet-invited-by = { $name } bittet dich an den Tisch
meet-decline = Nein, danke
meet-call = Freunde einladen
meet-call-do = Einladen
meet-call-name = { $name } einladen
meet-called = Eingeladen
meet-room-locked = Dieser Tisch hat ein Passwort. Sag es denen, die kommen sollen; Freunde, die du hier einlädst, brauchen keines.

## Schnelle Suche

meet-pair = Schnelle Suche
meet-pair-about = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, beginnt die Partie. Zuerst kommen Leute infrage, die etwa so gut spielen wie du; je länger du wartest, desto weniger zählt das. Passt ein offener Tisch aus der Lobby, kommst du an diesen.
meet-pair-game = Spiel
meet-pair-do = Mitspieler suchen
meet-pair-waiting =
    { $people ->
        [one] Bisher bist nur du da, von { $players }
       *[other] { $people } von { $players } sind da
    }
meet-pair-stay = Bleib auf dieser Seite: Die Partie öffnet sich von selbst.
meet-pair-go = Du musst nicht bleiben: Die Partie steht dann bei deinen Tischen.
meet-pair-stop = Nicht mehr warten
meet-pair-found = Deine Partie hat begonnen!
meet-pair-others = Andere warten
meet-pair-count =
    { $people ->
        [one] Eine Person von { $players } wartet
       *[other] { $people } von { $players } warten
    }
meet-pair-too = Ich auch

## Freunde

meet-friends-need = Für Freunde brauchst du ein Konto: So erkennen sie dich auf jedem Gerät.
meet-friends-list = Deine Freunde
meet-friends-none = Du hast noch keine Freunde hinzugefügt. Das geht in einem Profil, an einem Tisch oder mit dem Link zu einem Profil.
meet-mutual = gegenseitig
meet-unfriend = Freundschaft beenden
meet-unfriend-name = Freundschaft beenden: { $name }
meet-befriend-name = Als Freund hinzufügen: { $name }
meet-friend-add = Freund hinzufügen
meet-friend-add-about = Such nach einem Namen, bitte um den Link zum Profil oder schick deinen. Freunde können dich einladen, und du siehst, an welchen öffentlichen Tischen sie sitzen.
meet-friend-link = Name oder Link zu einem Profil
meet-friend-search = Suchen
meet-friend-nobody = Niemand gefunden. Wer sein Profil privat hält, wird nur mit dem ganzen Anmeldenamen gefunden.
meet-friend-bad-link = Das ist kein Link zu einem Profil. Er endet auf /player/ und einige Buchstaben: Kopiere ihn ganz und füge ihn hier ein.
meet-friend-do = Als Freund hinzufügen
meet-own-link = Der Link zu deinem Profil

## Profile

meet-you = Das bist du
meet-guest = Gast
meet-not-public = Nicht öffentlich
meet-since = Hier seit { $date }
meet-speaks = spricht { $languages }
meet-hidden = { $name } behält alles Weitere für sich.
meet-settings = Was andere sehen
meet-public = Alle dürfen mein Profil sehen
    .about = Sonst sehen andere nur deinen Namen, und du stehst nicht in der Rangliste.
meet-languages = Sprachen, die ich spreche
meet-save = Speichern
meet-saved = Gespeichert
meet-somebody = jemand, der gegangen ist
meet-no-games = Noch keine beendete Partie.

## Wertungen

meet-ratings = Wertungen
meet-rating = Wertung
meet-ratings-none = Noch keine gewertete Partie. Es zählen Partien, die von mindestens zwei Leuten mit Konto zu Ende gespielt wurden.
meet-provisional = vorläufig
meet-unrated = noch ohne Wertung
meet-family-label = Spiel
meet-family =
    { $family ->
        [base] Das Grundspiel
        [2023] Die Ausgabe von 2023
        [king-intrigant] König & Intrigant
       *[expansions] Mit Erweiterungen
    }
meet-speed-label = Tempo
meet-speed =
    { $speed ->
        [days] Fernpartie
       *[live] live
    }
meet-game-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
meet-place = Platz
meet-games = Partien
meet-mine =
    { $games ->
        [one] Deine Wertung ist { $rating }, nach einer Partie.
       *[other] Deine Wertung ist { $rating }, nach { $games } Partien.
    }
meet-mine-provisional =
    { $games ->
        [one] Deine Wertung ist { $rating } nach einer Partie. Sie ist vorläufig: Nach einigen weiteren stehst du hier.
       *[other] Deine Wertung ist { $rating } nach { $games } Partien. Sie ist vorläufig: Nach einigen weiteren stehst du hier.
    }
meet-board-none = Hier hat noch niemand genug gewertete Partien gespielt. Mit den Bots kannst du dich vergleichen.
meet-board-about = Bei 400 Punkten mehr stehen die Chancen zehn zu eins, vor der anderen Person zu landen. Wo die Bots stehen, haben Wettkämpfe unter ihnen ergeben.

## Statistik

meet-results = Ergebnisse
meet-results-all =
    { $games ->
        [one] Eine Partie, Siege { $share }, mittlerer Rang { $rank }
       *[other] { $games } Partien, Siege { $share }, mittlerer Rang { $rank }
    }
meet-played = Gespielt
meet-wins = Siege
meet-mean-rank = Mittlerer Rang
meet-mean-points = Punkte
meet-sources = Punkte je Partie, nach Herkunft
meet-powers = Häufigste Machtkarten
meet-power-times = { $times } × in { $games }
meet-company = Mit wem
meet-ahead = Davor
meet-behind = Dahinter
meet-history = Partien
meet-history-none = Keine Partie, die du sehen darfst.
meet-rank = { $rank }. von { $players }
meet-with = mit { $names }
meet-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
meet-rating-after = { $rating } ({ $change })
