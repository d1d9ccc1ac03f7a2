### Co wiersz poleceń mówi o sobie: `elgrande --help`, i co jest nie tak w wierszu.

help-usage = Użycie:
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
help-error = Błąd
help-required = wymagane
help-default = domyślnie: { $value }
help-try = Pomoc wyświetli { $command }.
help-help = Pokaż tę pomoc.
help-which = Jaka gra
help-how = Jak się gra
help-out = Co z tego wychodzi
help-examples = Przykłady:

## Polecenia

help-elgrande = El Grande, gra planszowa o królach i grandach, w wydaniach z lat 1995, 2015 i 2023.
    .more = Zacznij od `elgrande play`. Każde polecenie ma własną pomoc: `elgrande play --help`.
help-play = Graj: w przeglądarce, samemu przeciw botom lub ze znajomymi, albo w terminalu.
    .more =
        W terminalu wpisz klawisz przed możliwością albo samą możliwość; `?` pomaga. Partia przerwana przed końcem zostaje
        zachowana.
    .browser = otwiera przeglądarkę
    .here = tutaj, wydanie 2015, czworo graczy
    .thinkers = przeciwnicy, którzy myślą sekundę
help-simulate = Niech losowi gracze rozegrają wiele partii; potem podsumowanie.
help-replay = Odtwórz zapis: każdy wybór jest sprawdzany, potem widać przebieg i stół.
    .moment = jak stół wyglądał po 120 wpisach
    .scenario = ten stół jako scenariusz
help-scenario = Uruchom scenariusze: pozycja, kilka wyborów i to, co ma potem zachodzić.
    .more = Kod wyjścia to 0, jeśli wszystko się zgadza. docs/scenarios.md mówi, jak napisać scenariusz.
help-cards = Przeglądaj karty akcji: tekst, liczba sztuk, działanie i to, na ile są pewne.
    .all = wszystkie 45 kart z lat 1995 i 2015
help-bench = Zmierz szybkość zasad: losowe partie, kopie i widoki, skompilowane i w czystym Pythonie.
    .all = każde wydanie, od dwojga do pięciorga graczy
help-test = W źródłach: uruchom wszystkie sprawdzenia. Dalsze argumenty trafiają do pytest.
help-doctor = Powiedz, co jest zainstalowane, skompilowane i zbudowane, gdzie leżą partie i co jest nie tak.
    .more = Kod wyjścia to 1, jeśli lepiej coś zrobić.
    .report = do dołączenia do zgłoszenia błędu
help-docs = Zbuduj dokumentację jako witrynę i czytaj ją w przeglądarce, bez żadnej sieci.
help-version = Powiedz, która to wersja i czy jej zasady są skompilowane.
help-review = Przyjrzyj się ponownie zapisanej partii: co kosztowała każda decyzja i co zrobiło szczęście.
help-puzzle = Rozwiąż zagadkę tutaj, w terminalu: jeden wybór jest wyraźnie najlepszy.
help-puzzles = Wszystkie zagadki: wypisz je, sprawdź ponownie, szukaj nowych.
help-list = Wszystkie zagadki, od najłatwiejszych.
help-check = Rozwiąż zagadki od nowa i powiedz, które się nie bronią.
help-find = Szukaj zagadek w partiach silnych botów. To, co już jest w folderze, liczy się i zostaje.
help-arena = Niech boty grają ze sobą; powiedz, na ile wynik jest pewny.
    .more =
        Każde rozdanie jest rozgrywane z botami na każdym miejscu, żeby szczęście było dla wszystkich równe. Przedziały to
        95-procentowe przedziały ufności po rozdaniach. docs/arena.md wyjaśnia liczby.
help-dataset = Niech boty rozegrają wiele partii; zapisz je jako tablice do nauki.
    .more = Do folderu trafiają pliki NumPy po sto partii. docs/research.md mówi, co w nich jest.
help-site = Zapisz grę jako folder plików, który działa w przeglądarce bez żadnego serwera.
    .more = Może go udostępniać dowolny hosting, a także `python -m http.server`. Więcej w docs/site.md.
help-admin = Administruj serwerem.
help-rate = Zapisz wyniki zakończonych partii i uwzględnij je w rankingu.
    .more = Serwery robią to same. Z --again wszystkie rankingi i statystyki są liczone od nowa z zapisów partii, od pierwszej; liczby pozostają takie same, dopóki nie zmieni się program, który je liczy.
help-appoint = Uczyń konto administratorem; znajdzie wtedy stronę /admin.
help-accounts = Szukaj kont po części nazwy.
help-ban = Nie wpuszczaj konta lub zakresu adresów.
help-unban = Wpuść znów konto lub zakres adresów.
help-rename = Nadaj komuś inną nazwę.
help-reset-password = Utwórz link do ustawienia nowego hasła, na dzień i na raz.
help-close-table = Zakończ grę przy stole albo usuń stół, jeśli żadna się nie zaczęła.
help-close-report = Zanotuj, że zgłoszenie zostało załatwione.
help-announce = Powiedz coś wszystkim na początku każdej strony.
help-withdraw = Wycofaj ogłoszenie.
help-show = Zgłoszenia, blokady, ogłoszenia, co jest przechowywane i co zostało zrobione.
help-serve = Uruchom serwer, na którym gra się w przeglądarce, na żywo lub przez wiele dni.
    .more =
        Każda opcja może być też zmienną środowiskową (ELGRANDE_PORT) albo stać w pliku TOML. Więcej w docs/server.md.
    .alone = tylko dla tego komputera
help-think = Myśl za boty serwerów przy bazie PostgreSQL, na tym komputerze lub innym.
    .more = Serwery potrzebują ustawienia `think_elsewhere`. Uruchom ich tyle, ile chcesz, gdzie chcesz.

## Opcje

flag-version = Powiedz, która to wersja.
flag-language = Język wszystkiego, co mówi gra; bez tego język środowiska (LANG).
flag-edition = Pudełko, którego karty i zasady obowiązują.
flag-players = Liczba graczy, od 2 do 5.
flag-sets = Moduł do dodania, kolejny raz dla każdego następnego: { $list }.
flag-option = Opcja stołu, kolejny raz dla każdej następnej, zwykła wartość najpierw: { $list }.
flag-seed = Ta sama liczba tasuje tę samą partię.
flag-cards = Twoje poprawki kart, które nie są potwierdzone.
flag-seat = Twoje miejsce: kolor albo numer od 1.
flag-names = Imiona: najpierw twoje, potem przeciwników zgodnie z ruchem wskazówek zegara.
flag-bots =
    Kto siedzi na pozostałych miejscach: jeden bot dla wszystkich albo kolejny raz dla każdego, zgodnie z ruchem wskazówek
    zegara od twojej lewej. { $list }, search:1 (sekundy na myślenie) lub module:Class; bez tego { $usual }.
flag-record = Zapisuj partię na bieżąco.
flag-resume = Graj dalej zapisaną partię.
flag-ascii = Rysuj tylko zwykłymi literami i liniami.
flag-scroll = Wypisuj wiersz po wierszu, nigdy nie czyść ekranu.
flag-terminal = Graj tutaj, w terminalu. Każda z opcji powyżej też to oznacza.
flag-port = Bez tego 8000; 0 oznacza dowolny wolny.
flag-database =
    Gdzie leżą partie: plik SQLite albo postgresql://user:password@host/name. Bez tego plik w twoim folderze danych.
flag-browser = Otwórz przeglądarkę, gdy wszystko jest gotowe.
flag-games = Ile partii.
flag-json = Wypisz same dane dla innych programów.
flag-file = Zapis; - to standardowe wejście.
flag-to = Zatrzymaj się po tylu wpisach zapisu.
flag-position = Zapisz stół jako scenariusz, ze wszystkim, co ukryte.
flag-check = Powiedz tylko, czy zapis jest poprawny.
flag-files = Scenariusze w YAML.
flag-verbose = Opowiadaj każdy krok, nie tylko błędy.
flag-words = Tylko karty z tymi słowami.
flag-stack = Tylko ten stos.
flag-provenance = Tylko karty znane w ten sposób: printed, reconstructed, ...
flag-editions = Tylko to wydanie, albo te, jeśli powtórzone.
flag-bench-players = Tylko ta liczba graczy, albo te.
flag-seconds = Czas każdego powtórzenia; liczy się najlepsze z pięciu.
flag-docs-port = 0 oznacza dowolny wolny.
flag-docs-browser = Otwórz przeglądarkę.
flag-folder = Tylko zapisz strony w folderze.
flag-again = Policz wszystko z zapisów partii, nie tylko to, czego brakuje.
flag-site-folder = Dokąd zapisać; starsza wersja w tym miejscu zostanie zastąpiona.
flag-dataset-folder = Dokąd trafiają pliki; te, które już są, zostają.
flag-dataset-bots = Kolejny raz dla każdego miejsca, zgodnie z ruchem wskazówek zegara; bez tego { $usual }.
flag-dataset-observations = Wersja obserwacji i akcji: 0 dla gier podstawowych, 1 dla każdej mieszanki z dodatkami.
flag-dataset-seed = Liczba pierwszej partii; następne idą po niej.
flag-arena-bots =
    Po jednym bocie na miejsce: random, greedy, search:0.25 (sekundy), search:400i (powtórzenia), module:Class; ten sam bot
    może siedzieć na kilku miejscach.
flag-arena-players = Liczba graczy; tylu, ile botów.
flag-arena-seed = Ta sama liczba daje ten sam mecz.
flag-arena-games = Ile partii, w górę do pełnych rozdań.
flag-seats = Każde rozdanie raz dla każdego miejsca albo raz dla każdej kolejności wokół stołu.
flag-until = Zakończ, gdy wiadomo, czy pierwszy bot wygrywa częściej czy rzadziej niż tyle (np. 0.55).
flag-jobs = Partie naraz; bez tego wszystkie rdzenie.
flag-ray = Graj na klastrze Ray albo na Rayu tego komputera (wymaga elgrande[ray]).
flag-results = Zapisz każdą partię (wiersze JSON); mecz, który już tam jest, toczy się dalej.
flag-any-version = Kontynuuj wyniki rozegrane przez inną wersję.
flag-html = Zapisz raport z wykresami.
flag-account = Login konta albo jego identyfikator.
flag-dismiss = Odbierz tę rolę.
flag-text = Część nazwy lub loginu.
flag-announce-text = Co wszyscy mają przeczytać.
flag-network = Adresy zamiast konta: 192.0.2.0/24.
flag-days = Na tyle dni; bez tego na zawsze.
flag-why = Słowo o tym, do dziennika.
flag-name = Nowa nazwa.
flag-table = Identyfikator stołu, taki jak w jego linku.
flag-withdraw-id = Jego numer, jak podaje `elgrande admin show`.
flag-close-report-id = Jego numer, jak podaje `elgrande admin show`.
flag-host = Gdzie nasłuchiwać: 127.0.0.1 albo 0.0.0.0 dla wszystkich.
flag-settings = Plik TOML z ustawieniami.
flag-https = Przeglądarki przychodzą przez https, za pośrednictwem proxy.
flag-origins = Dalszy adres tego serwera.
flag-proxies = Proxy, których nagłówkom X-Forwarded się wierzy.
flag-thinkers = Procesy, w których myślą boty.
flag-workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL.
flag-log = Postać dziennika.
flag-log-level = debug, info, warning albo error.
flag-processes = Ile myśli naraz.
flag-review-seat = Tylko decyzje jednego miejsca: kolor albo numer od 1.
flag-review-seed = To samo ziarno daje tę samą analizę.
flag-strength = Jak gruntownie rozważa się każdą decyzję.
flag-id = Nazwa zagadki; bez niej zagadka dnia.
flag-ids = Nazwy zagadek; bez nich wszystkie.
flag-kind = Temat: power, king, veto ...
flag-set = Tylko z tym modułem.
flag-deep = Wymagaj wszystkiego, czego wymaga się od nowych; trwa sekundy na każdą.
flag-find-folder = Gdzie są zapisywane.
flag-find-player = Kto rozgrywa partie.
flag-want = Ile ich ma być.
flag-minutes = Przestań po tylu minutach.
