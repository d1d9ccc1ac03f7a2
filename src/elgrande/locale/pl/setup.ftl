### Co gracze ustalają przed grą: wydania, moduły, zasady stołu.

## Wydania

edition-1995 = Wydanie z 1995
    .about =
        Pierwsze wydanie: 45 kart akcji, weto, które może zatrzymać akcję specjalną w połowie, i castillo, które można wybrać do
        specjalnej punktacji.
edition-2015 = Wydanie z 2015
    .about =
        45 kart akcji z 1995 roku z poprawionymi zasadami: weto może zatrzymać akcję specjalną w połowie, a castillo nie jest
        regionem.
edition-2023 = Wydanie z 2023
    .about =
        Zmieniona talia 41 kart akcji, trzy moduły w pudełku i automa w grze 2-osobowej. Instrukcje nie pokazują wszystkich kart; te
        oznaczono jako odtworzone.

## Moduły

## Zasady stołu i ich wartości

option-castillo = Castillo
    .about = Czy wszyscy mogą zaglądać do castillo? To, co do niego trafia, i tak widzą wszyscy.
option-castillo-hidden = zakryte, dopóki się nie otworzy
option-castillo-open = jawne dla wszystkich

option-length = Długość
    .about =
        Ile rund gracie? Punktacja ogólna następuje po co trzeciej rundzie, a w krótkiej grze po co drugiej.
option-length-full = dziewięć rund
option-length-short = sześć rund: bez 1, 4 i 7

option-veto = Weto
    .about = Czy karty Veto są w grze?
option-veto-yes = z kartami Veto
option-veto-no = bez kart Veto

option-tie-break = Remis o zwycięstwo
    .about =
        Czy remis o zwycięstwo jest dzielony, czy rozstrzygają go caballero w dworze, potem ci w prowincji, a potem najwyższa karta siły
        na ręce?
option-tie-break-no = wspólne zwycięstwo
option-tie-break-yes = rozstrzygany

option-mulligan = Łagodny początek
    .about = Co z kartą, która zabiera trzech albo wszystkich caballero z dworów, jeśli pojawi się w pierwszej rundzie?
option-mulligan-no = zostaje
option-mulligan-yes = trafia pod swój stos i odkrywa się następną

option-angry-king = Gniew króla
    .about = Kto zwraca caballero, gdy król się gniewa? Ścisłe odczytanie z 1995 mówi, że wszyscy.
option-angry-king-opponents = tylko przeciwnicy
option-angry-king-everybody = wszyscy, aktywny gracz na końcu

option-supply = Dobieranie
    .about = Czy można dobrać mniej caballero, niż daje karta siły? Ścisłe odczytanie z 1995 mówi, że nie.
option-supply-up-to = ilu się chce, maks. tylu co na karcie
option-supply-exact = dokładnie tylu co na karcie

option-stacks = Stosy 2 i 3
    .about = Czy stosy 2 i 3 są tasowane w jeden? W 3 osoby wybieracie; w 2 osoby zawsze tak jest.
option-stacks-separate = osobno
option-stacks-merged = razem

option-start = Pierwszy gracz
    .about = Kto zaczyna pierwszą rundę?
option-start-random = losowo
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
