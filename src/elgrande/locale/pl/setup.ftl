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

set-new-regency = Nowa regencja
    .about =
        Dziesięć szczególnych kart zastępuje kartę króla, w każdej rundzie pojawia się jedna: król jedzie za granicę, pod castillo albo
        zamienia się miejscami z grande.
set-veteran-cards = Alternatywne karty akcji
    .about =
        Cztery karty dla tych, którzy znają grę, w tym dwa weta. Za każdą z nich jedna losowa karta jej stosu zostaje w pudełku.
set-power-modifiers = Zmiana siły
    .about =
        Każdy dostaje trzy z szesnastu modyfikatorów. Jeden można zagrać razem z kartą siły: zmienia kolejność tur, a niektóre mają
        zdolność. Lista modyfikatorów jest odtworzona.
set-inquisitor-colonies = Wielki Inkwizytor i Kolonie
    .about =
        Poza Hiszpanią leżą Francia, América i África, do których płynie się statkiem. Złoto i towary czekają na przywiezienie,
        a Wielki Inkwizytor dowodzi czarnymi caballero.
set-grandissimo = Grandissimo
    .about =
        Na planszę wchodzi Portugalia, Królowa, Błazen i Generalny Inkwizytor oferują swoją pomoc, a dwa kolejne stosy przynoszą statki,
        więzienie, bojkot, rewolucję i nie tylko.
set-anniversary = Jubileusz
    .about = Każdy gracz ma sztandar; tam, gdzie stoi jego chorąży, wygrywa się remisy.
set-king-intrigant = Król i Intrygant
    .about =
        Bez wyłożonych kart akcji: każdy układa rękę z trzynastu kart siły, które same mają akcje. Najwyższa karta rundy rozkazuje
        królowi, najniższa knuje intrygi.
set-players-edition = Edycja graczy
    .about = Jedenaście kolejnych kart siły do Króla i Intryganta, wśród nich Joker i wędrujące castillo.
set-special-cards = Karty specjalne
    .about = Dziesięć kolejnych kart siły do Króla i Intryganta: fiesty, szpiedzy, zamach stanu i królewska ochrona.

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

option-veterans = Wybór kart alternatywnych
    .about = Które z alternatywnych kart akcji są w grze?
option-veterans-all = wszystkie cztery
option-veterans-veto = dwa weta
option-veterans-intrigue = karta ruchu albo umieszczania
option-veterans-scoring = tajna punktacja

option-start = Pierwszy gracz
    .about = Kto zaczyna pierwszą rundę?
option-start-random = losowo
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Karty Big Boxa
    .about = Czy grają karty, których działanie trzeba było odtworzyć, bo nie podaje go żadna instrukcja?
option-cards-all = wszystkie
option-cards-established = tylko te o pewnym działaniu

option-left-out = Pominięte karty
    .about = Które karty stosu 6 Grandissimo zostają w pudełku?
option-left-out-none = żadne
option-left-out-first-game = jak radzi się na pierwszą grę: bez więzienia, statków i Hiszpańskiej inkwizycji
option-left-out-grd-boycott = Bojkot
option-left-out-grd-league = Liga
option-left-out-grd-double-turn = Podwójna tura
option-left-out-grd-free-choice = Wolny wybór
option-left-out-grd-king-incognito = Król incognito
option-left-out-grd-eviction-order = Nakaz eksmisji
option-left-out-grd-score-coast = Podlicz wybrzeże
option-left-out-grd-espionage = Szpiegostwo
option-left-out-grd-score-courts = Podlicz dwory
option-left-out-grd-action-stop = Wstrzymanie akcji
option-left-out-grd-revolution = Rewolucja
option-left-out-grd-conquistadores = Konkwistadorzy
option-left-out-grd-score-inland = Podlicz głąb kraju
option-left-out-grd-spanish-inquisition = Hiszpańska inkwizycja
option-left-out-grd-conspiracy = Spisek
option-left-out-grd-to-the-castillo = Marsz do castillo
option-left-out-grd-alliance = Sojusz
option-left-out-grd-last-word = Ostatnie słowo
option-left-out-grd-united-force = Wspólnymi siłami

option-symbols = Statki i więzienie
    .about = Jakie symbole mają karty Grandissimo? Instrukcja wymienia tylko dwa, oba więzienia.
option-symbols-printed = te z instrukcji
option-symbols-reconstructed = także wymyślone, żeby statki weszły do gry
option-symbols-none = żadne: statki i więzienie zostają w pudełku
option-stack-6 = Wielkość stosu 6
    .about = Czy można pominąć tyle kart Grandissimo, że pozostałe pojawią się więcej niż raz?
option-stack-6-full = co najmniej jedna karta na rundę
option-stack-6-small = dowolnie mało; wracają w tej samej kolejności
option-ships = Statki na 2 osoby
    .about = Ile statków jest w Grandissimo w grze 2-osobowej? Instrukcja radzi jeden.
option-ships-one = jeden
option-ships-two = dwa
option-removal = Usunięcie
    .about = Co może zdjąć ze stołu karta 115 z Kart specjalnych?
option-removal-cards = Szpiegostwo, Rezerwę i płytki limitu
option-removal-tokens = także most, sojusz, kwarantannę i inne trwałe żetony
