### Co mówią tylko strony w przeglądarce. Sam stół mówi tekstami z game.ftl i table.ftl.

## Wszędzie

web-skip = Przejdź do treści
web-nav = Strony
web-nav-menu = Menu
web-nav-new = Nowy stół
web-nav-lobby = Lobby
    .long = Znajdź grę
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-replays = Powtórki
web-nav-puzzles = Zagadki
web-nav-about = O grze
web-nav-account = Konto
web-opening = Chwileczkę, wczytujemy stronę…
web-fetching = Chwileczkę, wczytujemy dane…
web-trying-again = Próbujemy dalej automatycznie.
web-retry = Spróbuj ponownie
web-reload = Odśwież stronę
web-to-home = Na stronę główną
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-just-now = przed chwilą

## Strona główna

web-tagline = Hiszpania, XV wiek. Wyślij swoich caballero, trzymaj się blisko króla i zostań El Grande.
web-play-now = Zagraj teraz
web-play-now-starting = Rozkładamy grę…
web-learn-now = Pierwszy raz? Poznaj grę w pięć minut
web-play-now-about = Od razu, z trzema botami.
web-play-as = Grasz jako { $name }.
web-change-name = Zmień imię
web-table-quick = Szybka gra
web-join = Dołącz
web-join-label = Dołącz z linku z zaproszeniem
web-join-placeholder = Link z zaproszeniem
web-join-bad-link =
    To nie jest link z zaproszeniem. Kończy się on na /table/ i kilka liter: skopiuj go w całości i wklej tutaj.
web-my-tables = Twoje stoły
web-my-tables-none = Nie siedzisz teraz przy żadnym stole. Zagraj od razu albo załóż nowy stół i zaproś znajomych.
web-turns =
    { $count ->
        [one] Twoja tura przy jednym stole
       *[many] Twoja tura przy { $count } stołach
    }
web-public-tables = Publiczne stoły
web-public-tables-none = Żadna publiczna gra nie czeka ani nie trwa. Zacznij: załóż nowy stół i zrób go publicznym.
web-recent-games = Gry do obejrzenia
web-recent-games-none = Żadna gra się jeszcze nie skończyła. Skończone gry pojawią się tutaj; możesz też wczytać zapis gry.
web-all-replays = Wszystkie powtórki
web-go-lobby = Do poczekalni
web-go-play = Do stołu
web-go-join = Dołącz
web-go-watch = Oglądaj
web-uploaded = wczytana
web-round = Runda { $round }
web-players =
    { $count ->
        [one] jeden gracz
       *[many] { $count } graczy
    }
web-state-open =
    { $count ->
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
       *[many] { $count } miejsc jest wolnych.
    }
web-state-full = Wszystkie miejsca są zajęte.
web-state-over = Koniec gry.
web-state-won =
    { $count ->
        [one] Wygrywa { $winners }.
       *[many] Wygrywają { $winners }.
    }
web-state-held = Gra czeka: nikt już nie gra osobiście.
web-state-held-mine = Gra czeka na ciebie: za wszystkich grają boty.
web-state-waiting = Czekamy na: { $players }

## Nowy stół

web-new-edition = Wydanie
web-new-sets = Dodatki i moduły
web-new-set-not-here = Nie w tym wydaniu; pasuje do: { $editions }.
web-new-options = Zasady stołu
web-new-options-default = Wszystko jak zwykle
web-new-options-changed =
    { $count ->
        [one] Jedna inna niż zwykle
        [few] { $count } inne niż zwykle
       *[many] { $count } innych niż zwykle
    }
web-new-seats = Miejsca
web-new-players = graczy
web-new-strengths = Paź to łatwy rywal; potem idą Giermek, Hidalgo i Hrabia, a Książę jest najtrudniejszy.
web-new-seat = Miejsce { $number }
web-new-hot-seat = Kilka osób przy tym ekranie: stół pokazuje, czyja jest tura, i ukrywa to, co tajne.
web-new-watching = Nie masz własnego miejsca: będziesz oglądać.
web-new-shuffle = Niech los zdecyduje, kto gdzie siedzi
web-new-clock = Czas
web-new-table = Stół
web-new-name = Nazwa
web-new-name-placeholder = Stół gracza { $name }
web-new-public = Publiczny
    .yes = Każdy znajdzie go na stronie głównej, może oglądać i zająć wolne miejsce.
    .no = Znajdzie go tylko ten, kto ma link.
web-new-hints = Podpowiedzi dozwolone
    .about = Gracze mogą zapytać doradcę, co by zrobił i dlaczego.
web-new-password = Hasło
    .about = Wejdzie tylko ten, kto je zna albo kogo zaprosisz. Puste: bez hasła.
web-new-language = Język przy stole
web-new-language-any = nie podano
web-new-impossible = Tak nie da się grać:
web-new-then-lobby =
    { $count ->
        [one] Dalej jest poczekalnia, z linkiem dla wolnego miejsca.
        [few] Dalej jest poczekalnia, z linkiem dla { $count } wolnych miejsc.
       *[many] Dalej jest poczekalnia, z linkiem dla { $count } wolnych miejsc.
    }
web-new-then-start = Nie ma wolnych miejsc: gra zacznie się od razu.
web-new-create = Załóż stół
web-new-start = Rozpocznij grę
web-new-creating = Rozkładamy grę…

web-clock-none = Bez zegara
    .about = Myśl tak długo, jak chcesz.
web-clock-live = Na żywo
    .about = Minuty na całą grę plus kilka sekund za każdą turę.
web-clock-days = Dni na turę
    .about = Każdy ma na swoją turę kilka dni.
web-clock-minutes = Minuty na gracza
web-clock-increment = Sekundy za turę
web-clock-days-number = Dni na turę
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [one] jeden dzień na turę
       *[many] { $days } dni na turę
    }

## Miejsca przy stole

web-seat-me = Ja
web-seat-person = Ktoś inny
web-seat-bots = Boty
web-seat-bot = Bot
web-seat-name = Imię na tym miejscu
web-seat-open = wolne
web-seat-waiting = Czeka, aż ktoś usiądzie
web-seat-you = ty
web-seat-ready = Gotowe
web-seat-here = przy stole
web-seat-away = poza stołem
web-seat-take = Usiądź tu
web-seat-also = Ktoś jeszcze gra przy tym ekranie
web-seat-leave = Wstań
web-seat-choose-bot = Bot na miejsce { $number }
web-seat-add-bot = Posadź tu bota…
web-seat-free = Zwolnij miejsce

## Boty bez osobowości

web-bot-search = Myśliciel
    .about = Przed każdym wyborem rozgrywa w myślach tysiące gier, bez własnego charakteru.
web-bot-greedy = Chciwiec
    .about = Bierze to, co w tej chwili daje najwięcej.
web-bot-quick = Szybki
    .about = Trzyma się kilku prostych zasad, bardzo szybko.
web-bot-random = Głupiec
    .about = Wybiera na chybił trafił.
web-bot-timed = { $name } ({ $seconds } s)

## Poczekalnia

web-lobby-public = Publiczny
web-lobby-private = Na zaproszenie
web-lobby-begin = Kiedy zaczynamy
web-lobby-open-owner = Zaproś kogoś albo posadź tam bota.
web-lobby-open-guest = Gra zacznie się, gdy będą zajęte i wszyscy będą gotowi.
web-lobby-take-seat = Usiądź, żeby zagrać, albo zostań i oglądaj.
web-lobby-unready =
    { $count ->
        [one] Jedna osoba nie jest jeszcze gotowa.
        [few] { $count } osoby nie są jeszcze gotowe.
       *[many] { $count } osób nie jest jeszcze gotowych.
    }
web-lobby-can-start = Wszyscy są na miejscu: możesz zaczynać.
web-lobby-full = Wszystkie miejsca są zajęte. Zostań tu, żeby oglądać: stół pojawi się na tej stronie, gdy tylko gra się zacznie. Albo załóż własny stół.
web-lobby-own-table = Załóż własny stół
web-lobby-all-ready = Wszyscy pozostali są gotowi.
web-lobby-owner-begins = Gra zacznie się sama, gdy wszyscy będą gotowi, ty też, albo od razu, gdy ją rozpoczniesz.
web-lobby-guest-begins = Gra zacznie się sama, gdy wszyscy będą gotowi albo gdy rozpocznie ją gospodarz.
web-lobby-ready-yes = Pozostali widzą, że możesz zaczynać.
web-lobby-ready-no = Zaznacz, kiedy możesz zaczynać.
web-lobby-start = Rozpocznij grę
web-lobby-ready = Można zaczynać
web-lobby-give-up = Zlikwiduj stół
web-lobby-give-up-sure = Zlikwidować ten stół? Jego link przestanie działać.
web-lobby-invite = Zaproszenie
web-lobby-invite-about = Kto otworzy ten link, może oglądać i zająć wolne miejsce, bez konta.
web-lobby-people = Kto tu jest
web-locked = Stół z hasłem
web-locked-about = Hasło może ci podać osoba, która cię zaprosiła. Trzeba je znać także, by oglądać.
web-locked-password = Hasło stołu
web-locked-enter = Wejdź
web-lobby-invite-here = Ten adres działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom grę poleceniem „elgrande serve --host 0.0.0.0” i otwórz ją pod nazwą albo adresem IP tego komputera.
web-lobby-invite-network = Ten adres jest dla znajomych w tej samej sieci; ci spoza niej potrzebują adresu dostępnego z zewnątrz.

## Czat

web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-nameless = Na czacie potrzebujesz imienia. Podaj je na stronie
web-chat-waits = Wyślemy to, gdy tylko wróci połączenie.

## Połączenie ze stołem

web-table-opening = Szukamy stołu…
web-table-laying = Rozkładamy planszę…
web-line-waiting = Serwer jeszcze nie odpowiada. Próbujemy dalej.
web-line-lost = Połączenie zostało zerwane.
web-line-kept = Twój wybór jest zachowany i zostanie wysłany ponownie.
web-line-again =
    { $seconds ->
        [one] Następna próba za sekundę.
        [few] Następna próba za { $seconds } sekundy.
       *[many] Następna próba za { $seconds } sekund.
    }
web-line-trying = Próbujemy się połączyć…
web-line-back = Połączenie wróciło. Nic nie przepadło.

web-notice-left = { $name } odchodzi od stołu; dalej gra bot.
web-notice-time-out = { $name }: koniec czasu; dalej gra bot.
web-notice-taken-back = { $name } znów gra.
web-notice-handed-over = Za gracza { $name } gra bot.
# Własne miejsce. $code: left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Twój czas minął; gra za ciebie bot. W każdej chwili możesz grać dalej samodzielnie.
        [taken-back] Znów grasz samodzielnie.
       *[other] Gra za ciebie bot. W każdej chwili możesz grać dalej samodzielnie.
    }
# Własne miejsce, na którym gra bot: bo minął czas albo na życzenie; gra toczy się dalej albo czeka.
web-mine-time-plays = Twój czas minął; gra za ciebie bot.
web-mine-time-waits = Twój czas minął. Nikt już nie gra osobiście, więc gra czeka na ciebie.
web-mine-wish-plays = Gra za ciebie bot.
web-mine-wish-waits = Gra za ciebie bot. Nikt już nie gra osobiście, więc gra czeka.
web-mine-agreed = Pozwalasz botom dokończyć. Gra czeka jeszcze na pozostałych.
web-mine-finish = Niech boty dokończą
web-again-asked =
    { $number ->
        [0] Pozostali chcą zagrać jeszcze raz.
        [one] { $names } chce zagrać jeszcze raz.
       *[many] { $names } chcą zagrać jeszcze raz.
    }
web-again-join = Dołącz
web-notice-bot-stuck = { $name } nie zdąża z odpowiedzią; wybiera szybszy bot.

## Konto

web-account-nobody = Nikt nie jest zalogowany. Do gry wystarczy imię; konto przechowuje twoje gry na każdym urządzeniu.
web-account-guest =
    Grasz jako gość, { $name }. Ta przeglądarka cię pamięta; z kontem masz swoje gry na każdym urządzeniu.
web-account-member = Jesteś na koncie { $name }. Masz swoje gry na każdym urządzeniu.
web-account-as-guest = Graj jako gość
web-account-name = Twoje imię
    .about = To widzą pozostali przy stole.
web-account-name-save = Użyj tego imienia
web-account-profile = Profil, rankingi i statystyki
web-account-name-set = Nazywasz się teraz { $name }.
web-account-register = Załóż konto
    .about = Twoje gry jako gość przechodzą na konto. Przechowujemy login i hasło, nic więcej.
web-account-register-do = Załóż konto
web-account-registered = Konto założone. Zalogowano cię.
web-account-login = Login
web-account-password = Hasło
    .about = Co najmniej 8 znaków i nie takie, które każdy spróbuje najpierw.
web-account-log-in = Zaloguj się
web-account-logged-in = Zalogowano cię.
web-account-log-out = Wyloguj się
    .about = Twoje gry pozostają twoje: zaloguj się znowu na dowolnym urządzeniu.
web-account-logged-out = Wylogowano cię.

## Ustawienia tej przeglądarki

web-settings = Ustawienia
web-settings-kept = Ustawienia dotyczą tej przeglądarki.
web-settings-auto = Jak w przeglądarce
web-settings-language = Język
web-settings-theme = Motyw
web-settings-theme-auto = Jak w systemie
web-settings-theme-light = Pergamin za dnia
web-settings-theme-dark = Mapa nocą
web-settings-speed = Animacje
web-settings-speed-off = Wyłączone
web-settings-speed-slow = Spokojnie
web-settings-speed-normal = Żwawo
web-settings-speed-fast = Szybko
web-settings-confirm = Zatwierdzaj, zanim skończy się moja tura
    .about = Dopóki nie zatwierdzisz, możesz cofać wybory.
web-settings-automatic = Odpowiadaj za mnie, gdy nie ma wyboru
    .about = Pytanie z tylko jedną odpowiedzią nie jest zadawane.
web-settings-translateplaces = Tłumacz nazwy regionów
    .about = Po polsku zamiast tak jak na planszy.
web-settings-explain = Mów dlaczego
    .about = Mniejsza linia pod pytaniem mówi, o co w nim chodzi.
web-settings-sound = Dźwięk
    .about = Kilka szarpniętych strun, gdy zaczyna się twoja tura.
web-settings-volume = Głośność

## Powtórki

web-watch-replay = Obejrzyj
web-review = Przeanalizuj partię
web-play-on = Graj dalej od tego miejsca
web-play-on-about = Nowy stół z tą pozycją: zajmujesz to miejsce, a boty pozostałe.
web-try-out = Wypróbuj warianty
web-try-out-about = Wszystkie miejsca są twoje i wszystko można cofnąć
web-play-on-friends = Graj dalej ze znajomymi
web-play-on-friends-about = Nowy stół z tą pozycją: zajmujesz miejsce, pozostałe są wolne dla każdego, kto ma link.
web-change-position = Zmień tę pozycję
web-export = Eksportuj
web-analyses = Moje analizy
web-editor = Edytor pozycji
web-more = Więcej
web-download-text = Zapis
web-download-whole = Pobierz zapis tej gry
web-upload = Wczytaj grę
web-upload-about = Zapis pobrany stąd, utworzony przez grę w terminalu albo napisany ręcznie.
web-upload-drop = Upuść tu plik albo wybierz go
web-upload-busy = Sprawdzamy zapis…
web-upload-paste = Albo wklej jego tekst
web-upload-do = Sprawdź i pokaż
web-upload-too-large = Ten plik jest większy niż jakakolwiek gra. Czy to na pewno zapis?
web-replay-opening = Odtwarzamy grę…
web-replay-line = Oś czasu
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-next = Krok dalej
web-replay-last = Na koniec
web-replay-moment = Moment gry
web-replay-at = { $number } z { $entries }, runda { $round }
web-replay-scoring = Punktacja ogólna po { $round }. rundzie
web-replay-eyes = Czyimi oczami
web-replay-open = Wszystko odkryte
web-replay-watch = Widz
web-replay-link = Link do tego momentu
web-replay-leave = Wyjdź

## O grze

web-about-game =
    El Grande to gra planszowa Wolfganga Kramera i Richarda Ulricha. To program do grania w nią, zrobiony starannie i bez żadnych związków
    z jej wydawcami.
web-about-unknown =
    Instrukcje nie pokazują wszystkich kart. To, co niepewne, jest na karcie oznaczone jako odtworzone; plik z poprawkami może to
    naprawić.
web-about-art = Plansza, pionki i karty to nasze własne rysunki, a wszystkie teksty są napisane naszymi słowami.
web-about-credits = Podziękowania
web-credit-map = Regiony Hiszpanii
    .about = Złożone z prowincji Instituto Geográfico Nacional, za pośrednictwem es-atlas; uproszczone przez nas.
web-credit-world = Wybrzeża i sąsiedzi
    .about = Natural Earth, za pośrednictwem world-atlas.
web-credit-fonts = Kroje pisma
    .about = Na licencji SIL Open Font License:
web-credit-software = Oprogramowanie
    .about = Między innymi:
web-about-keys = Obsługa klawiaturą
web-about-keys-text =
    Do wszystkiego można dotrzeć klawiszem Tab i wybrać Enterem albo spacją. W powtórce strzałki przechodzą krok po kroku, Home i End na
    początek i na koniec.
web-about-private = Prywatność
web-about-private-text =
    Jedno ciasteczko mówi, kim jesteś, drugie chroni twoje wybory przed obcymi. Ustawienia zostają w twojej przeglądarce. Nikogo nie
    śledzimy i niczego nie przekazujemy innym.

## Gdy coś nie działa: nagłówek i .text z następnym krokiem

web-error-unknown = Coś poszło nie tak
    .text = Tego się nie spodziewaliśmy. Odśwież stronę; twoje gry są zachowane na serwerze.
web-error-not-found = Nie ma takiej strony
    .text = Adres mógł po drodze zostać skrócony. Ze strony głównej dotrzesz wszędzie.
web-error-dead-link = Nie ma takiego stołu
    .text = Link może być niepełny albo gospodarz zlikwidował stół. Poproś o nowy link albo zagraj własną grę.
web-error-dead-replay = Nie ma takiej gry
    .text = Link może być niepełny. Powtórkę gry można obejrzeć dopiero po jej końcu.
web-error-not-over = Ta gra jeszcze trwa
    .text = Do jej końca możesz oglądać ją przy stole; potem każdy ruch można zobaczyć jeszcze raz.
    .action = Do stołu
web-error-unreachable = Serwer nie odpowiada
    .text = Sprawdź połączenie i spróbuj ponownie. Twoje dotychczasowe wybory są zachowane.
web-error-too-fast = To było dużo naraz
    .text = Serwer prosi o chwilę cierpliwości. Odczekaj trochę i spróbuj ponownie.
web-error-chunk = Część strony nie dotarła
    .text = Połączenie zostało zerwane albo serwer w międzyczasie odnowiono. Odśwież stronę; nic nie przepadło.
web-error-closed-gone = Tego stołu już nie ma
    .text = Gospodarz go zlikwidował. Poproś o nowy link albo załóż własny stół.
web-error-closed-signed-out = Wylogowano cię
    .text = Dotyczy to wszystkich okien. Zaloguj się znowu, żeby grać dalej, albo odśwież stronę, żeby oglądać.

## Czego serwer odmawia, według jego kodów

web-problem-unknown = Coś poszło nie tak. Spróbuj ponownie; jeśli się powtórzy, odśwież stronę.
web-problem-unreachable = Serwer nie odpowiada. Sprawdź połączenie.
web-problem-not-found = Tego (już) nie ma.
web-problem-no-session = Powiedz najpierw, kim jesteś: podaj imię na stronie konta.
web-problem-too-fast = To było trochę za dużo naraz. Odczekaj kilka sekund i spróbuj ponownie.
web-problem-csrf = Twoja sesja wygasła. Odśwież stronę.
web-problem-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać.
web-problem-seat-taken = Ktoś cię ubiegł: to miejsce jest zajęte. Zajmij inne albo oglądaj.
web-problem-late = Za późno: gra poszła dalej. Sprawdź, co jest teraz do wyboru.
web-problem-not-your-seat = To nie twoje miejsce.
web-problem-not-your-turn = To nie twoja tura.
web-problem-cannot-undo = Nie ma czego cofnąć. { $reason }
web-problem-not-started = Gra jeszcze się nie zaczęła.
web-problem-over = Gra się skończyła.
web-problem-no-hints = Przy tym stole nie ma podpowiedzi.
web-problem-too-long = To jest za długie.
web-problem-unavailable = Serwer jest przez chwilę zajęty. Twój wybór jest zachowany i zostanie wysłany ponownie.
# $reason to to, co mówi sam serwer.
web-problem-illegal = Tutaj to niemożliwe. { $reason }
web-problem-bad-setup = Tak nie da się grać. { $reason }
web-problem-bad-record = Tego zapisu nie da się pokazać. { $reason }
web-problem-bad-position = Ta pozycja jest niemożliwa. { $reason }
# Gdzie w zapisie jest błąd: linia tekstu albo część danych.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Linia { $line }
    }: { $reason }
web-problem-broken-game = Tę grę rozgrywano według innych zasad niż nasze i nie może się tu toczyć dalej.
web-problem-too-large = To jest większe niż jakakolwiek gra. Czy to na pewno zapis?
web-problem-started = Gra już się zaczęła. Możesz oglądać albo założyć własny stół.
web-problem-open-seats = Są wolne miejsca. Poczekaj na kogoś albo posadź tam boty.
web-problem-not-yours = Może to zrobić tylko gospodarz tego stołu.
web-problem-not-your-table = Może to zrobić tylko ten, kto tu grał.
web-problem-not-over = Ta gra jeszcze się nie skończyła. Potem będzie można ją obejrzeć.
web-problem-nothing-to-review = W tej partii nikt niczego nie wybrał; nie ma czego analizować.
web-problem-wrong-password = Błędny login albo hasło. Zwróć uwagę na wielkie litery i spróbuj ponownie.
web-problem-login-taken = Ten login jest zajęty. Wybierz inny albo zaloguj się, jeśli jest twój.
web-problem-signed-in = Jesteś już na swoim koncie. Najpierw się wyloguj.
web-problem-bad-login = Login ma od 3 do 64 liter, cyfr albo znaków . _ - @ i nie ma spacji.
web-problem-bad-password = To hasło się nie nadaje: potrzeba co najmniej 8 znaków.
web-problem-bad-name = Ta nazwa się nie nadaje: jedna linia, najwyżej 24 znaki, bez „;” i znaków niewidocznych.
web-problem-bad-holidays = Taki urlop nie jest możliwy: zaczyna się dziś lub później i w ciągu roku, nie nakłada się na inny i ma najwyżej 30 dni w roku.
web-problem-bad-zone = Tej strefy czasowej tu nie znamy.
web-problem-bad-clock =
    Te czasy są niemożliwe: zegar na żywo ma od 1 do 600 minut i do 600 sekund, wolny od 1 do 30 dni.
web-problem-wrong-origin = Ta strona nie może rozmawiać z tym serwerem. Otwórz ją pod adresem samego serwera.
web-problem-failed = Serwer popełnił błąd. Został on odnotowany; spróbuj za chwilę ponownie.
web-problem-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
web-problem-bad-message = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
web-problem-bad-method = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
web-problem-bad-seats = Miejsc jest więcej niż graczy. Usuń kilka.
web-problem-no-such-bot = Nie ma tu takiego bota. Wybierz innego.
web-problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
web-problem-no-such-entry = Gra nie sięga tak daleko. Obejrzyj inny moment.
web-problem-no-such-language = Nie ma tekstów w tym języku. Wybierz inny.
web-problem-too-many = To było za dużo naraz. Poproś o mniej.
web-problem-wrong-host = Ten serwer nie ma takiej nazwy. Otwórz go pod jego własnym adresem.
web-problem-locked = Ten stół ma hasło. Podaj je, żeby wejść.
web-problem-wrong-table-password = To nie jest hasło tego stołu. Uważaj na wielkie litery.
web-problem-bad-table-password = Hasło stołu ma od 1 do 60 liter.
web-problem-too-short = Szukane imię ma co najmniej trzy litery.
web-problem-no-account = Do tego potrzebne jest konto. Załóż je na stronie konta.
web-problem-no-such-friend = Możesz zaprosić tych, którzy mają cię wśród znajomych albo z tobą grali.

## Ustawienia dla oczu

web-settings-letters = Wielkość liter i elementów gry
web-settings-letters-size = { $percent }%
web-settings-palette = Kolory graczy
web-settings-palette-usual = Zwykłe
web-settings-palette-deutan = Przy ślepocie na barwę zieloną
web-settings-palette-protan = Przy ślepocie na barwę czerwoną
web-settings-palette-tritan = Przy ślepocie na barwę niebieską
web-settings-contrast = Wysoki kontrast
    .about = Czarne i białe litery, wyraźne krawędzie.
web-settings-pieces = Pojedynczy caballero na mapie
    .about = Jak w pudełku, zamiast ich liczby.
