### Szukanie gier i graczy: poczekalnia, szybkie łączenie, znajomi, profile, rankingi.

meet-nav = Gry i gracze
meet-lobby = Znajdź grę
meet-ranking = Ranking
meet-friends = Znajomi
meet-my-profile = Mój profil
meet-profile = Profil

## Poczekalnia

meet-tables = Stoły publiczne
meet-any = dowolne
meet-filter-state = Stoły
meet-state-lobby = czekające na graczy
meet-state-playing = w trakcie gry
meet-filter-edition = Wydanie
meet-filter-sets = Dodatek
meet-no-sets = żaden
meet-filter-players = Gracze
meet-filter-clock = Zegar
meet-clock =
    { $kind ->
        [live] na żywo, z zegarem
        [days] na dni
       *[none] bez zegara
    }
meet-filter-language = Język
meet-filter-free = Wolne miejsca, co najmniej
meet-filter-rating = Średni ranking
meet-rating-from = Średni ranking, co najmniej
meet-rating-to = Średni ranking, co najwyżej
meet-reset = Pokaż wszystkie
meet-found =
    { $count ->
        [0] Żaden stół nie pasuje
        [one] Jeden stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
meet-none = Nikt teraz w to nie gra. Otwórz stół publiczny albo poczekaj na innych w szybkim łączeniu.
meet-locked = Hasło
meet-mean-rating = Ranking { $rating }

## Zaproszenia

meet-invitations = Masz zaproszenie
meet-invited-by = { $name } zaprasza cię do stołu
meet-decline = Nie, dziękuję
meet-call = Zaproś znajomych
meet-call-do = Zaproś
meet-call-name = Zaproś: { $name }
meet-called = Zaproszono
meet-room-locked = Ten stół ma hasło. Podaj je tym, którzy mają przyjść; zaproszeni tu znajomi go nie potrzebują.

## Szybkie łączenie

meet-pair = Szybkie łączenie
meet-pair-about = Powiedz, w co chcesz zagrać. Gdy znajdzie się dość chętnych na to samo, gra się zacznie. Najpierw ci, którzy grają mniej więcej równie dobrze; im dłużej czekasz, tym mniej się to liczy. Liczy się też pasujący wolny stół w poczekalni.
meet-pair-game = Gra
meet-pair-do = Szukaj graczy
meet-pair-waiting =
    { $people ->
        [one] Jesteś pierwszą osobą z { $players }
       *[other] Jest już { $people } z { $players } osób
    }
meet-pair-stay = Zostań na tej stronie: gra otworzy się sama.
meet-pair-go = Nie musisz zostawać: gra będzie wśród twoich stołów.
meet-pair-stop = Nie czekaj dłużej
meet-pair-found = Twoja gra się zaczęła!
meet-pair-others = Inni czekają
meet-pair-count =
    { $people ->
        [one] Czeka jedna osoba z { $players }
       *[other] Czeka { $people } z { $players } osób
    }
meet-pair-too = Ja też

## Znajomi

meet-friends-need = Znajomi są dla osób z kontem: dzięki temu poznają cię na każdym urządzeniu.
meet-friends-list = Twoi znajomi
meet-friends-none = Nie masz tu jeszcze znajomych. Dodaj ich na profilu, przy stole albo linkiem do profilu.
meet-mutual = z wzajemnością
meet-unfriend = Usuń ze znajomych
meet-unfriend-name = Usuń ze znajomych: { $name }
meet-befriend-name = Dodaj do znajomych: { $name }
meet-friend-add = Dodaj znajomego
meet-friend-add-about = Poszukaj imienia, poproś o link do profilu albo wyślij swój. Znajomi mogą cię zapraszać, a ty widzisz, przy których publicznych stołach siedzą.
meet-friend-link = Imię albo link do profilu
meet-friend-search = Szukaj
meet-friend-nobody = Nikogo nie znaleziono. Prywatne profile można znaleźć tylko po całym loginie.
meet-friend-bad-link = To nie jest link do profilu. Kończy się na /player/ i kilka liter: skopiuj go w całości i wklej tutaj.
meet-friend-do = Dodaj do znajomych
meet-own-link = Link do twojego profilu

## Profile

meet-you = To ty
meet-guest = Gość
meet-not-public = Niepubliczny
meet-since = Tutaj od { $date }
meet-speaks = języki: { $languages }
meet-hidden = { $name } resztę zachowuje dla siebie.
meet-settings = Co widzą inni
meet-public = Każdy może zobaczyć mój profil
    .about = W przeciwnym razie inni widzą tylko twoje imię, a ciebie nie ma w rankingu.
meet-languages = Języki, którymi mówię
meet-save = Zapisz
meet-saved = Zapisano
meet-somebody = ktoś, kto odszedł
meet-no-games = Nie ma jeszcze zakończonej gry.

## Rankingi

meet-ratings = Rankingi
meet-rating = Ranking
meet-ratings-none = Nie ma jeszcze gry rankingowej. Liczą się gry dograne do końca przez co najmniej dwie osoby z kontem.
meet-provisional = tymczasowy
meet-unrated = jeszcze bez rankingu
meet-family-label = Gra
meet-family =
    { $family ->
        [base] Gra podstawowa
        [2023] Wydanie z 2023
        [king-intrigant] Król i Intrygant
       *[expansions] Z dodatkami
    }
meet-speed-label = Tempo
meet-speed =
    { $speed ->
        [days] na dni
       *[live] na żywo
    }
meet-game-count =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
meet-place = Miejsce
meet-games = Gry
meet-mine =
    { $games ->
        [one] Twój ranking to { $rating }, po jednej grze.
       *[other] Twój ranking to { $rating }, po { $games } grach.
    }
meet-mine-provisional =
    { $games ->
        [one] Twój ranking to { $rating } po jednej grze. Jest tymczasowy: po kilku następnych pojawisz się tutaj.
       *[other] Twój ranking to { $rating } po { $games } grach. Jest tymczasowy: po kilku następnych pojawisz się tutaj.
    }
meet-board-none = Nikt nie rozegrał tu jeszcze dość gier rankingowych. Boty są po to, żeby się z nimi porównać.
meet-board-about = 400 punktów więcej to dziesięć do jednego, że skończy się przed drugim. Boty stoją tam, gdzie ustawiły je ich mecze.

## Statystyki

meet-results = Wyniki
meet-results-all =
    { $games ->
        [one] Jedna gra, wygrane { $share }, średnie miejsce { $rank }
        [few] { $games } gry, wygrane { $share }, średnie miejsce { $rank }
       *[other] { $games } gier, wygrane { $share }, średnie miejsce { $rank }
    }
meet-played = Rozegrane
meet-wins = Wygrane
meet-mean-rank = Średnie miejsce
meet-mean-points = Punkty
meet-sources = Punkty na grę, według źródła
meet-powers = Ulubione karty siły
meet-power-times = { $times } × w { $games }
meet-company = Z kim
meet-ahead = Przed
meet-behind = Za
meet-history = Gry
meet-history-none = Nie ma gry, którą możesz zobaczyć.
meet-rank = { $rank }. z { $players }
meet-with = z: { $names }
meet-points =
    { $count ->
        [one] jeden punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
meet-rating-after = { $rating } ({ $change })
