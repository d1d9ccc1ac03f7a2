### Co mówi arena: tabele, raporty i co one znaczą.

## Tabela wyników

arena-bot = Bot
arena-win-rate = Wygrane
arena-mean-rank = Średnie miejsce
arena-points-share = Udział w punktach
arena-points = Punkty
arena-rating = Ranking
arena-openskill = openskill
arena-time = Czas decyzji
# Pod medianą.
arena-longest = maks. { $time }
# Po medianie: czego prawie żadna i czego żadna decyzja nie przekroczyła.
arena-time-rest = 99% { $p99 }, maks. { $longest }
arena-played =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    } w { $deals ->
        [one] jednym rozdaniu
       *[many] { $deals } rozdaniach
    }: wydanie { $edition }, graczy: { $players }, ziarno { $seed }
arena-intervals =
    Pod każdą liczbą jej 95-procentowy przedział ufności, liczony po rozdaniach. Równe boty wygrywałyby po { $parity }.
arena-not-counted =
    { $games ->
        [one] Jeszcze jedna gra się nie liczy
        [few] Jeszcze { $games } gry się nie liczą
       *[many] Jeszcze { $games } gier się nie liczy
    }: liczą się tylko pełne rozdania, po kolei.

## Mecz, który kończy się, gdy jego pytanie jest rozstrzygnięte

arena-verdict =
    { $answer ->
        [above] Rozstrzygnięte po { $deals } rozdaniach: { $bot } wygrywa częściej niż { $mark }.
        [below] Rozstrzygnięte po { $deals } rozdaniach: { $bot } wygrywa rzadziej niż { $mark }.
       *[open] Nierozstrzygnięte po { $deals } rozdaniach: { $bot } może wygrywać częściej albo rzadziej niż { $mark }.
    } Przedział, który obowiązuje niezależnie od chwili przerwania: { $interval }.
arena-stopped =
    Przedziały w tabeli są pomyślane dla liczby gier ustalonej z góry; po wcześniejszym końcu są nieco za wąskie.
arena-go-on = Przerwano. To samo polecenie podejmie grę tam, gdzie stanęła.
arena-lost = Przerwano. Z { $flag } PLIK gry są zachowywane, a to samo polecenie podejmie grę tam, gdzie stanęła.

## Raport

arena-report = El Grande · arena
arena-nothing = Żadne rozdanie nie jest jeszcze rozegrane do końca.
arena-rating-note =
    Rankingi pochodzą z modelu Placketta-Luce’a w skali Elo: 400 punktów więcej to w pojedynku szanse dziesięć do jednego; średnia tych
    botów to 0.
arena-ladder = Drabinka
arena-ladder-note = Punkty z ich 95-procentowymi przedziałami. Linia przerywana pokazuje, gdzie byłyby równe boty.
arena-duels = Kto kończy wyżej
arena-duels-note = Jak często bot z wiersza kończy wyżej niż bot z kolumny; remisy liczą się za pół.
arena-by-seat = Wygrane według miejsca przy stole
arena-by-seat-note =
    Każdy bot siedział na każdym miejscu każdego rozdania. Pod każdym miejscem podano, ile razy było zajęte. Linia przerywana to tyle,
    ile wygrywałyby równe boty.
arena-by-order = Wygrane według kolejności w pierwszej rundzie
arena-by-order-note = Kto zagrywa pierwszą kartę siły w grze, ma 1; pozostali idą zgodnie z ruchem wskazówek zegara.
arena-by-power = Wygrane według pierwszej karty siły
arena-by-power-note =
    Karta siły z pierwszej rundy. Bot zagrywa kartę, bo wymaga tego sytuacja, więc widać tu, co szło w parze z wygraną, a nie co ją
    spowodowało. Rzadkie karty mają szerokie przedziały.
arena-by-source = Punkty według źródła
arena-by-source-note =
    Średnia na grę. Regiony, castillo, premie i urzędy pochodzą z punktacji ogólnych; specjalne punktacje liczą się ze wszystkim, co
    przynoszą.
arena-source-regions = Regiony
arena-source-castillo = Castillo
arena-source-king = Premia króla
arena-source-grande = Premia grande
arena-source-special = Specjalne punktacje
arena-source-offices = Urzędy
arena-source-goods = Złoto i towary
arena-source-bridge = Most
arena-time-note =
    Punkt to mediana; kreski pokazują, poniżej czego mieści się 99% decyzji, oraz najdłuższą. Skala jest logarytmiczna.
