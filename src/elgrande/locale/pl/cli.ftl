### Co mówi wiersz poleceń, oprócz tego, co dzieje się w grze.

## Stół na ekranie

cli-title = wydanie { $edition }, graczy: { $players }, ziarno { $seed }
cli-title-unseeded = wydanie { $edition }, graczy: { $players }
# Po tytule, jeśli wartości na planszy nie są pewne.
cli-boards-unsure = { ", " }paski punktacji { $mark }
cli-closed = zamknięte
# What stands before something, as in "Turn order:".
cli-colon = { $label }:
cli-belongings = dwór { $court }, prowincja { $province }
# Caballero automy, których nie ma na planszy.
cli-stock = prowincja { $count }
cli-you = ty
cli-starts = zaczyna
cli-vetos =
    { $count ->
        [one] weto
        [few] { $count } weta
       *[many] { $count } wet
    }
cli-hand = Karty siły
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# Po zdaniu, które powtarza się kilka razy z rzędu.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [one] Przedtem jeszcze jedna linia: wpisz log
        [few] Przedtem jeszcze { $count } linie: wpisz log
       *[many] Przedtem jeszcze { $count } linii: wpisz log
    }
cli-card-of = Karta gracza { $seat }

## Pytania

cli-ask = >
cli-ask-default = (Enter: { $choice }) >
# Te słowa wpisuje się w każdym języku tak samo.
cli-ask-hand = (cała ręka naraz: { $recommended } albo { $random }) >
cli-done = Enter: dalej. undo: cofnij. >
# Potem następuje gracz.
cli-you-are = Grasz jako
cli-introduction = Wpisz klawisz opcji i naciśnij Enter; ? wyjaśnia resztę.
cli-no-answer = Wpisz jeden z klawiszy albo ?, żeby zobaczyć pomoc.
cli-no-option = „{ $answer }” nie jest żadną z opcji. Wpisz jeden z klawiszy albo ?, żeby zobaczyć pomoc.
cli-ambiguous = „{ $answer }” pasuje do: { $options }.
cli-cannot-undo =
    Nie ma czego cofnąć: od twojego ostatniego wyboru odkryto coś tajnego albo ktoś inny wykonał ruch.
cli-undone = Cofnięto.
cli-file = PLIK
cli-saved = Gra jest zapisana w pliku { $file }.
cli-look-again = Gra jest zapisana. Tak obejrzysz ją ponownie:
cli-left = Twoja gra jest zachowana. Tak wrócisz do niej później:

## Pomoc

cli-help-keys = Wpisz klawisz stojący przed opcją i naciśnij Enter.
cli-help-notation =
    Albo wpisz samą opcję, na przykład { $example }, lub tyle z niej, by było jasne, o co chodzi: { $short }
cli-help-several = Kilka odpowiedzi w jednej linii liczy się po kolei: { $example }
cli-help-help = ta pomoc
cli-help-undo = cofnij ostatni wybór, dopóki nie odkryto nic tajnego i nikt inny nie wykonał ruchu
cli-help-score = ile kto by dostał, gdyby podliczyć teraz, i dlaczego
cli-help-cards = wyłożone karty z pełnymi tekstami
cli-help-log = co się dotąd wydarzyło, jeden wiersz na turę
cli-help-log-all = wszystko, co się wydarzyło, ze szczegółami
cli-help-board = pokaż stół jeszcze raz
cli-help-save = zapisz grę do pliku i uzupełniaj go na bieżąco
cli-help-quit = wyjdź; gra zostaje zachowana
cli-help-places = Miejsca:
cli-help-signs =
    { $crown } grande, { $king } król, którego region jest tabu, { $mobile } płytka punktacji, { $horse } caballero, którego umieszcza
    karta akcji albo daje karta siły, { $scoring } punktacja ogólna. Karty: { $reconstructed } odtworzona, { $invented } wymyślona,
    { $corrected } poprawiona twoim plikiem.
cli-castillo-unknown = Castillo jest zamknięte i się nie liczy.

## Symulacje

cli-wins = Wygrane
cli-least = Najmniej
cli-mean = Średnio
cli-most = Najwięcej
# $sets to nazwy zestawów, $sets_number mówi, ile ich jest.
cli-simulated =
    Gry losowe: { $games }, wydanie { $edition }{ $sets_number ->
        [0] { "" }
        [one] { " " }z zestawem { $sets }
       *[many] { " " }z zestawami { $sets }
    }, graczy: { $players }, od ziarna { $seed }
cli-decisions =
    Decyzji w grze: od { $least } do { $most }, średnio { $mean }. Wspólnych zwycięstw: { $shared }.
cli-speed = { $seconds } s: { $games } gier/s, { $decisions } decyzji/s

## Pomiar

cli-game = Gra
cli-compiled = skompilowane
cli-interpreted = czysty Python

## Pozostałe polecenia

cli-characters = Karty postaci
cli-no-stack = Rząd i karty siły każdego gracza (kart: { $count })
cli-stack =
    Stos { $stack }: { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cli-no-cards = Nie ma takiej karty.
cli-sound = { $file } jest w porządku, wpisów: { $entries }.
cli-waiting = Czekamy na: { $players }.
cli-passed = zaliczony
cli-failed = NIEUDANY
cli-scenarios =
    Zaliczone: { $passed }, niezaliczone: { $failed }, sprawdzone oczekiwania: { $checked }{ $unread ->
        [0] .
        [one] ; jednego pliku nie dało się odczytać.
       *[many] ; { $unread } plików nie dało się odczytać.
    }

## elgrande doctor

cli-doctor-version = Wersja
cli-doctor-python = Python
cli-doctor-rules = Zasady
cli-doctor-page = Strona
cli-doctor-extras = Dodatki
cli-doctor-not-installed = Niezainstalowane
cli-doctor-language = Języki
cli-doctor-terminal = Terminal
cli-doctor-package = Pakiet
cli-doctor-games = Partie
cli-doctor-verdict =
    { $wrong ->
        [0] Wszystko w porządku.
        [one] Jedna rzecz wymaga poprawy.
        [few] { $wrong } rzeczy wymagają poprawy.
       *[other] { $wrong } rzeczy wymaga poprawy.
    }
