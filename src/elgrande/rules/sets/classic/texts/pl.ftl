### The action cards of 1995 and 2015.

card-c1-move3-any = Rusz maks. 3 caballero dowolnych kolorów. { rule-moving }
    .title = Rusz 3 dowolnych
card-c1-move4-any = Rusz maks. 4 caballero dowolnych kolorów. { rule-moving }
    .title = Rusz 4 dowolnych
card-c1-move4-own = Rusz maks. 4 swoich caballero. { rule-moving }
    .title = Rusz 4 swoich
card-c1-move3-foreign = Rusz maks. 3 wrogich caballero, jednego koloru lub kilku. { rule-moving }
    .title = Rusz 3 wrogich
card-c1-move2own-2foreign =
    Rusz maks. 2 swoich i maks. 2 wrogich caballero, w dowolnej kolejności. Jeśli jednych ruszysz mniej, drugich nie możesz
    ruszyć więcej. { rule-moving }
    .title = Rusz 2 swoich i 2 wrogich
card-c1-region5-any =
    Wskaż region inny niż region króla i rusz z niego maks. 5 caballero dowolnych kolorów do jednego lub kilku innych regionów
    albo do castillo. Żaden nie może ruszyć do regionu króla.
    .title = Rusz 5 z jednego regionu
card-c1-region-all-own =
    Wskaż region inny niż region króla i rusz z niego dowolną liczbę swoich caballero do jednego lub kilku innych regionów albo
    do castillo. Żaden nie może ruszyć do regionu króla.
    .title = Rusz swoich z jednego regionu
card-c1-place2-extra =
    Poza 1 caballero, którego i tak możesz umieścić z tą kartą, umieść maks. 2 ze swojego dworu w dowolnych regionach, także
    takich, które nie sąsiadują z regionem króla, albo w castillo. Żaden nie może trafić do regionu króla.
    .title = Umieść 2 dodatkowych
card-c1-all-own-or-place2 =
    Wykonaj jedną z dwóch akcji. Albo: { card-c1-region-all-own } Albo: { card-c1-place2-extra }
    .title = Rusz swoich albo umieść 2 dodatkowych
    .first = Rusz swoich caballero z jednego regionu
    .second = Umieść maks. 2 dodatkowych caballero z dworu
card-c2-veto =
    Połóż tę kartę odkrytą przed sobą. Do końca następnej rundy możesz raz zatrzymać akcję specjalną innego gracza,
    zanim się zacznie albo przy dowolnym jej kroku: ten krok nie dochodzi do skutku, to, co już się stało, zostaje, a
    reszta przepada. Umieszczania caballero nie możesz zatrzymać. Po użyciu albo, jeśli jej nie użyjesz, na koniec
    następnej rundy odrzucasz tę kartę.
    .title = Veto
card-c2-court-all =
    Każdy przeciwnik zwraca wszystkich caballero ze swojego dworu do prowincji, zaczynając od gracza po twojej lewej.
    .title = Dwory pustoszeją
card-c2-court-3 =
    Każdy przeciwnik zwraca 3 caballero ze swojego dworu do prowincji, zaczynając od gracza po twojej lewej. Kto ma tam mniej,
    zwraca wszystkich.
    .title = Po 3 z każdego dworu
card-c2-remove1-each =
    Możesz zwrócić po jednym caballero każdego przeciwnika z regionów do prowincji. To ty wybierasz których, z tego samego albo
    z różnych regionów, i możesz kogoś oszczędzić. { rule-safe-places }
    .title = Po jednym od każdego
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Każdy gracz po kolei, zaczynając od gracza po twojej lewej, a kończąc na tobie,
       *[opponents] Każdy przeciwnik po kolei, zaczynając od gracza po twojej lewej,
    } zwraca do prowincji 3 wybranych przez siebie caballero ze swojego dworu i z regionów. Kto ma tam mniej, zwraca wszystkich.
    { rule-safe-places }
    .title = Gniew króla!
card-c2-secret-all-of-region =
    Każdy przeciwnik w tajemnicy ustawia na swoim dysku region inny niż region króla, w którym ma co najmniej 1
    caballero. Wszystkie dyski odkrywa się jednocześnie i każdy przeciwnik zwraca do prowincji wszystkich swoich
    caballero z ustawionego regionu. Kto nie ma nikogo poza regionem króla, nic nie traci.
    .title = Oddaj region
card-c2-secret-2-of-region =
    Każdy przeciwnik w tajemnicy ustawia na swoim dysku region inny niż region króla, w którym ma co najmniej 2 caballero.
    Wszystkie dyski odkrywa się jednocześnie i każdy przeciwnik zwraca do prowincji 2 caballero z ustawionego regionu. Kto
    nigdzie nie ma 2, ustawia region z 1 i zwraca tego jednego; kto nie ma nikogo, nic nie traci.
    .title = Oddaj 2 z regionu
card-c2-score-choice =
    Wskaż region: zostaje od razu podliczony, ze wszystkimi punktowanymi miejscami i premiami. { $edition ->
        [1995] Możesz wskazać też region króla i castillo; wszystko z castillo wraca potem do środka.
       *[other] Możesz wskazać region króla, ale nie castillo.
    }
    .title = Podlicz wybrany region
card-c3-score-4 = Podlicz każdy region, w którym za 1. miejsce są teraz 4 punkty. { rule-visible-values }
    .title = Podlicz regiony za 4
card-c3-score-5 = Podlicz każdy region, w którym za 1. miejsce jest teraz 5 punktów. { rule-visible-values }
    .title = Podlicz regiony za 5
card-c3-score-6-7 = Podlicz każdy region, w którym za 1. miejsce jest teraz 6 albo 7 punktów. { rule-visible-values }
    .title = Podlicz regiony za 6 i 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] Premii za króla ani za grande nie ma, bo żaden z nich nie może być w środku.
            }
    } { rule-castillo-stays }
    .title = Podlicz castillo
card-c3-score-first-only =
    Podlicz wszystkie regiony, ale punkty dostaje tylko ten, kto jest tam sam na 1. miejscu: pierwszą wartość i premie za króla
    oraz grande. Przy remisie o 1. miejsce nikt nic nie dostaje. Castillo się nie podlicza.
    .title = Podlicz tylko 1. miejsca
card-c3-score-most =
    Podlicz region, w którym jest najwięcej caballero wszystkich kolorów razem; jeśli kilka ma ich tyle samo, podlicz je
    wszystkie. { rule-counting-heads }
    .title = Podlicz najludniejszy region
card-c3-score-least =
    Podlicz region, w którym jest najmniej caballero wszystkich kolorów razem; jeśli kilka ma ich tyle samo, podlicz je
    wszystkie. Puste regiony się pomija. { rule-counting-heads }
    .title = Podlicz najmniej ludny region
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Weź jedną z dwóch płytek punktacji (8/4/0 albo 4/0/0), leżącą obok planszy albo już na niej, i połóż ją w innym miejscu:
    w regionie albo przy castillo. Jej wartości zastępują nadrukowane przy każdej punktacji. W jednym miejscu może leżeć tylko
    jedna płytka, region króla jest tabu, a z planszy żadna już nie schodzi.
    .title = Płytka punktacji
card-c4-power-back =
    Weź z powrotem na rękę jedną ze swoich zużytych kart siły; nie musisz jej pokazywać. Może to być karta z tej rundy; nadal
    liczy się do kolejności tur i do znacznika pierwszego gracza.
    .title = Odzyskaj kartę siły
card-c4-court2 =
    Dobierz maks. 2 swoich caballero z prowincji do dworu. Jeśli w prowincji jest ich mniej, brakujących możesz zabrać
    z regionów, ale nie z regionu króla ani z castillo.
    .title = Dwór
card-c4-grande =
    Rusz swojego grande do innego regionu, który jest odtąd twoim domem. Nie może wejść do regionu króla ani z niego
    wyjść i nie może trafić do castillo. W jednym regionie może być kilku grande.
    .title = Grande
card-c4-secret-scoring =
    Każdy gracz, ty też, w tajemnicy ustawia na swoim dysku region; wolno ustawić region króla, a castillo na dysku nie ma.
    Wszystkie dyski odkrywa się jednocześnie. Każdy region ustawiony przez dokładnie jednego gracza zostaje
    podliczony{ $edition ->
        [1995] , w kolejności graczy od twojej lewej.
       *[other] . { rule-scoring-order }
    }
    .title = Podlicz tajnie wybrane regiony
card-c4-eviction =
    Wskaż region inny niż region króla. Każdy przeciwnik, który ma tam caballero, w tajemnicy ustawia na swoim dysku
    inny region. Wszystkie dyski odkrywa się jednocześnie i każdy z nich rusza wszystkich swoich caballero ze wskazanego
    regionu do ustawionego; kto ustawił region króla, zabiera ich do dworu. Twoi caballero zostają.
    .title = Eksmisja
card-c4-royal-advisor = Rusz króla do regionu sąsiadującego z jego obecnym. { rule-king-then-placing }
    .title = Królewski doradca
card-c5-king =
    Rusz króla do dowolnego innego regionu, ale nie do castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Przed jego ruchem albo po nim możesz ułaskawić więźniów: wszyscy idą do jednego regionu, ale nie do tego, w którym król
            wtedy stoi. Ta karta jest dostępna w każdej rundzie.
       *[no] Ta karta jest dostępna w każdej rundzie.
    }
    .title = Karta króla

# Dla kart, które podliczają castillo: jak, z jakimi premiami i co dzieje się potem.
rule-open-castillo =
    Otwórz castillo, tak by wszyscy zobaczyli, kto jest w środku, i od razu podlicz je jak region: każde punktowane miejsce,
    według widocznego tam paska albo płytki.
rule-castillo-bonuses =
    Kto jest tam sam na 1. miejscu, zdobywa też premię za swojego grande, jeśli inna karta umieściła go w castillo. Premii
    króla nie ma.
rule-castillo-stays = Potem wszyscy caballero zostają w castillo; dysków się nie ustawia.
# Dla kart, które ruszają caballero na planszy.
rule-moving =
    Każdy rusza z regionu do dowolnego innego regionu albo do castillo. Region króla jest tabu: nic do niego nie wchodzi i nic
    z niego nie wychodzi, a z castillo nie wychodzi nikt.
# Dla kart, które zwracają caballero do prowincji.
rule-safe-places = Caballero w regionie króla i w castillo są bezpieczni.
# Dla specjalnych punktacji regionów o określonej wartości.
rule-visible-values =
    Płytka punktacji liczy się zamiast nadrukowanego paska. Region króla podlicza się jak każdy inny, castillo nigdy.
    { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] Jeśli inny gracz ma weto, kolejność ustalasz ty.
    }
# Dla podliczania najliczniejszych i najmniej licznych regionów.
rule-counting-heads =
    Region króla liczy się jak każdy inny; castillo i grande się nie liczą. { rule-scoring-order }
rule-king-then-placing =
    Jeśli robisz to przed umieszczeniem caballero, przy umieszczaniu obowiązuje już nowy region króla.
