# Zasady do przeczytania, naszymi słowami. Gdzie który akapit obowiązuje, mówi lessons/book.yaml.

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Jeden akapit.
        [few] { $count } akapity.
       *[many] { $count } akapitów.
    }
rules-contents = Spis treści
rules-for = Dla
rules-everything = Wszystkie wydania i zestawy
rules-lesson = Wypróbuj w lekcji
rules-only = Tylko: { $where }
rules-card-list = Wszystkie karty
rules-see = Zobacz też
rules-ruling = Wyjaśnienie { $number }
rules-rulings = Wyjaśnienia
cards-rule = W zasadach

cards-title = Karty
cards-search = Szukaj kart
cards-edition = Wydanie
cards-set = Zestaw
cards-stack = Stos
cards-any = wszystkie
cards-count =
    { $count ->
        [0] Żadnej karty.
        [one] Jedna karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
cards-copies =
    { $count ->
        [one] raz w talii
       *[many] { $count } razy w talii
    }
cards-copies-unknown = nie wiadomo, ile razy w talii

rules-game = Gra
rules-game-aim =
    Zdobądź przewagę w regionach Hiszpanii. Caballero w regionie dają punkty, gdy jest podliczany; po dziewięciu rundach wygrywa ten, kto ma ich najwięcej.
    .title = O co chodzi
rules-game-words =
    Dwór to twój własny zapas: z niego umieszczasz caballero. W prowincji jest reszta, która najpierw musi trafić do dworu. Twój
    dom to region, w którym stoi twój grande. Castillo to wieża. To, czego nie wolno w regionie króla, nazywa się tabu.
    .title = Pojęcia
    .picture = Fioletowy ma w dworze gotowych caballero: { $court }, a w prowincji: { $province }. Karty siły przenoszą ich z prawej na lewą stronę.
rules-game-start =
    Każdy zaczyna z grande i dwoma caballero w regionie, który jest jego domem, z siedmioma w dworze i resztą w prowincji oraz z kartami siły od 1 do 13.
    .title = Początek gry
rules-round = Runda
rules-round-cards =
    Odkrywa się pięć kart akcji, po jednej z każdego stosu. Każdą można wziąć raz; numer stosu mówi, ilu caballero pozwala umieścić. Karta króla jest w każdej rundzie.
    .title = Karty akcji
rules-round-power =
    Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy zagrywa kartę siły. Żadnej wartości nie można zagrać dwa razy w rundzie, a każdą kartę tylko raz w grze.
    .title = Karty siły
rules-round-order = Najwyższa karta siły ma pierwszą turę, najniższa ostatnią. Wysokie karty dają mało caballero, niskie wielu.
    .title = Kolejność tur
    .picture = Pod każdą kartą siły widać, ilu caballero daje: { $high } przy 13, { $low } przy 1.
rules-round-end =
    Karty akcji, wzięte czy nie, są odkładane. Pierwszym graczem zostaje ten, kto ma najniższą kartę siły. Po rundach 3, 6 i 9 następuje punktacja ogólna.
    .title = Koniec rundy
rules-turn = Tura
rules-turn-supply = Najpierw możesz dobrać caballero z prowincji do dworu, najwyżej tylu, ilu daje twoja karta siły.
    .title = Dobieranie
rules-turn-recall =
    Jeśli w prowincji jest ich za mało, możesz zamiast tego zabrać swoich caballero z regionów, ale nie z regionu króla ani z castillo.
    .title = Gdy prowincja jest pusta
rules-turn-take = Bierzesz jedną z pozostałych kart akcji. Musisz jakąś wziąć.
    .title = Branie karty
rules-turn-place =
    Możesz umieścić caballero ze swojego dworu, najwyżej tylu, ilu podaje karta: w regionach sąsiadujących z regionem króla albo w castillo. Możesz umieścić mniej albo nikogo.
    .title = Umieszczanie
    .picture = Król stoi w zakreskowanym regionie. Umieszczać można tam, gdzie jest złoty kontur: w sąsiednich regionach i w castillo.
rules-turn-action =
    Akcję specjalną karty możesz wykonać albo nie, przed umieszczaniem albo po nim. Rozpoczętą wykonuje się w całości, o ile to możliwe.
    .title = Akcja specjalna
rules-turn-move =
    Ruszani caballero idą z regionu do innego regionu albo do castillo, na dowolną odległość. Region króla jest dla nich zamknięty.
    .title = Ruszanie
rules-turn-undo = Swoje wybory możesz cofać, dopóki nie odkryto czegoś tajnego i dopóki nikt inny niczego nie zrobił.
    .title = Cofanie
rules-king = Król
rules-king-taboo =
    Do regionu króla nic nie wchodzi i nic z niego nie wychodzi: żaden caballero, grande ani płytka punktacji, cokolwiek mówi karta. Podlicza się go jak wszystkie inne.
    .title = Jego region jest tabu
rules-king-move = Króla ruszają karty. Od tej chwili zamknięty jest jego nowy region, a umieszcza się w sąsiednich.
    .title = Ruszanie króla
rules-king-bonus = Kto ma w jego regionie pierwsze miejsce bez remisu, dostaje w każdej punktacji o dwa punkty więcej.
    .title = Premia króla
rules-castillo = Castillo
rules-castillo-in =
    W castillo zawsze można umieszczać i zawsze można do niego ruszać. Wszyscy widzą, co tam trafia, ale nikomu nie wolno zajrzeć do środka. Przed punktacją ogólną nic stamtąd nie wychodzi.
    .title = Do wieży
rules-castillo-region = Gdy karta podlicza wybrany region, możesz wskazać castillo.
    .title = Można je wskazać
rules-castillo-no-region = Castillo nie jest regionem: gdy karta mówi o regionach, nie dotyczy to castillo.
    .title = To nie region
rules-scoring = Punktacja
rules-scoring-places =
    Trzy liczby regionu należą się za największą, drugą i trzecią liczbę caballero. Kto nie ma tam nikogo, nic nie dostaje. Grande się nie liczy.
    .title = Trzy miejsca
    .picture = Największa liczba caballero daje { $first } pkt, druga { $second }, trzecia { $third }.
rules-scoring-ties =
    Wszyscy, którzy mają tyle samo, dostają punkty za następne, niższe miejsce, a za ich własne nikt: gdy dwie osoby dzielą pierwsze miejsce, obie dostają za drugie, a następny gracz jest trzeci.
    .title = Remisy
    .picture = Fioletowy i niebieski dzielą pierwsze miejsce: każdy dostaje { $each } pkt, a nie { $first }. Zielony jest trzeci i dostaje { $third }.
rules-scoring-bonus =
    Za pierwsze miejsce bez remisu dostaje się o dwa punkty więcej, jeśli stoi tam własny grande, i o dwa więcej, jeśli stoi tam król. Przy remisie nie ma premii. W jednym regionie może stać kilku grande.
    .title = Premie
    .picture = Fioletowy prowadzi sam tam, gdzie stoi jego grande: { $granada } i 2 to { $grande }. Niebieski prowadzi sam tam, gdzie stoi król: { $valencia } i 2 to { $king }.
rules-scoring-special =
    Niektóre karty podliczają od razu: regiony o danej wartości, te z największą liczbą caballero, jeden wybrany. Punkty dostają wszyscy, którzy tam są, nie tylko ty.
    .title = Specjalne punktacje
rules-scoring-general =
    Najpierw każdy, kto ma caballero w castillo, ustawia tajny dysk. Podlicza się castillo; ci ze środka idą do regionu z dysku albo do dworu, jeśli wskazuje on region króla; potem podlicza się wszystkie regiony.
    .title = Punktacja ogólna
    .picture = Dysk fioletowego wskazuje Sevillę: po podliczeniu castillo trafią tam jego caballero: { $count }.
rules-scoring-boards =
    Dwie płytki punktacji, 8·4·0 i 4·0·0, leżą obok planszy. Karta kładzie jedną w regionie albo przy castillo: odtąd obowiązują jej liczby. W jednym miejscu leży tylko jedna i nigdy tam, gdzie stoi król.
    .title = Płytki punktacji
    .picture = Z płytką 8·4·0 pierwszy dostaje { $first } pkt, a drugi { $second }, bez względu na to, co tam wydrukowano.
rules-scoring-few = W 3 osoby punktowane są tylko dwa miejsca, w 2 osoby tylko jedno; w wydaniu z 2023 zawsze dwa.
    .title = Gra w 2 i 3 osoby
rules-veto = Weto
rules-veto-hold =
    Kto użył karty Veto, zachowuje weto do końca następnej rundy i może zatrzymać jedną akcję specjalną innego gracza. Nie zatrzymuje ono umieszczania, dobierania ani punktacji ogólnej.
    .title = Kto ma weto
rules-veto-steps = Można je zgłosić przed akcją i przed każdym jej krokiem. To, co już się stało, zostaje, a reszta przepada.
    .title = Przy każdym kroku
rules-veto-once = Można je zgłosić tylko przed rozpoczęciem akcji i zatrzymuje ją całą.
    .title = Zanim się zacznie
rules-losses = Straty i dyski
rules-losses-return = Zwracani caballero idą do prowincji. Z regionu króla i z castillo nikogo się nie zwraca.
    .title = Zwracanie
rules-losses-discs = Na tajnych dyskach wszyscy wybierają region jednocześnie. Dyski odkrywa się razem.
    .title = Tajne dyski
rules-losses-back = Karta może zwrócić ci na rękę zużytą kartę siły, także tę z bieżącej rundy, bez pokazywania.
    .title = Odzyskana karta siły
rules-modules = Moduły z 2023
rules-modules-regency =
    Dziesięć kart zastępuje kartę króla. Mogą wysłać króla za granicę, gdzie nic nie jest tabu, albo pod castillo, które jest wtedy zamknięte.
    .title = Nowa regencja
    .picture = Król jest we Francji. Umieszczać można tam, gdzie jest złoty kontur: w regionach przy tej granicy i w castillo. Żaden region nie jest zakreskowany: nic nie jest tabu.
rules-modules-veterans = Cztery kolejne karty, w tym dwa weta, zastępują karty swoich stosów.
    .title = Alternatywne karty akcji
rules-modules-modifiers =
    Do karty siły możesz dołożyć modyfikator: jego wartość dodaje się w kolejności tur, ale nie przy dobieraniu. Niektóre mają własną zdolność.
    .title = Zmiana siły
    .picture = Fioletowy ma kartę { $power } z modyfikatorem +3, razem { $total }: to więcej niż { $blue } niebieskiego, więc jego tura jest wcześniej.
rules-modules-dummy =
    W 2 osoby dołącza trzeci kolor: jego caballero liczą się przy ustalaniu przewagi i co rundę bierze on kartę, ale nie dostaje punktów.
    .title = Automa
    .picture = Szara automa ma pierwsze miejsce, ale nic nie dostaje. Fioletowy jest drugi i dostaje { $second } pkt, a nie { $first }.
rules-expansions = Dodatki
rules-expansions-banners = Każdy ma caballero ze sztandarem. Gdzie on stoi, tam jego właściciel wygrywa remisy.
    .title = Sztandary
    .picture = Fioletowy i niebieski mają tylu samo caballero, ale fioletowy ma tam sztandar: fioletowy dostaje { $first } pkt, a niebieski { $second }.
rules-expansions-colonies =
    Francia, statek, América i África to kolejne regiony. Caballero płyną tam po złoto i towary; czarni należą do tego, kto ma Wielkiego Inkwizytora.
    .title = Wielki Inkwizytor i Kolonie
    .picture = Ile każdy dostałby teraz za morzem. Z ambasadorem Francia daje fioletowemu razem { $violet } pkt; zielony dostaje { $green } w regionie América, a pomarańczowy { $orange } w regionie África. Zielony niesie złoto, pomarańczowy towary.
rules-expansions-grandissimo =
    Portugalia jest dziesiątym regionem, a szósty stos przynosi Królową, Błazna i Generalnego Inkwizytora, więzienie i statki.
    .title = Grandissimo
    .picture = Portugalia graniczy z Sevillą, gdzie stoi król: można w niej umieszczać tak jak w pozostałych sąsiednich regionach. Z castillo nikt tam nie idzie.
rules-expansions-intrigant = Nie ma stosów: o tym, co możesz, mówi trzynaście kart siły wybranych przed grą.
    .title = Król i Intrygant
    .picture = Najwyższa karta siły dostaje kartę króla, najniższa kartę intryganta; koniki mówią, ilu caballero pozwala umieścić każda karta z rzędu.
rules-expansions-powers = Jedenaście kolejnych kart siły do wyboru w Królu i Intrygancie. Budują mosty, zawierają sojusze, przesuwają castillo, odwracają płytki punktacji albo obejmują region kwarantanną.
    .title = Edycja graczy
    .picture = Król stoi w regionie Castilla la Nueva, a Valencia jest w kwarantannie: oba regiony są zakreskowane i tabu. Umieszczać można tam, gdzie jest złoty kontur.
rules-expansions-special = Dziesięć kolejnych kart siły do wyboru w Królu i Intrygancie. Niektóre leżą potem odkryte przed tobą: Szpiegostwo, Rezerwa. Inne ograniczają albo chronią region lub go podliczają.
    .title = Karty specjalne
    .picture = Płytka nie wpuszcza do Valencii więcej niż sześciu caballero. Fioletowych jest { $violet }, niebieskich { $blue } i jeden zielony: region jest pełny i nie ma złotego konturu, choć król stoi obok.
rules-end = Koniec
rules-end-win =
    Po ostatniej punktacji ogólnej wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie zwycięstwo jest wspólne, chyba że umówiono się na rozstrzyganie remisu.
    .title = Zwycięstwo
rules-end-short = W krótkiej grze nie ma rund 1, 4 i 7: gra się sześć rund, z punktacją ogólną po co drugiej.
    .title = Krótka gra
rules-end-known =
    Dwory, prowincje, punkty i zagrane karty są jawne. Zakryte są stosy, dyski, dopóki wszyscy ich nie ustawią, i to, co jest w castillo, jeśli nie gra się z jawnym.
    .title = Kto co wie
