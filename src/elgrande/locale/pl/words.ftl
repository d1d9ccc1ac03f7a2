### Nazwy i drobne części, z których składają się zdania.

## Miejsca. Regiony nazywają się tak, jak na planszy, więc tu są tylko pozostałe.

place-france = Francja
# Jak na planszy kolonii.
place-francia = Francia
place-portugal = Portugalia
place-castillo = Castillo
place-court = dwór
place-province = prowincja
## Kolory i miejsca przy stole

colour-violet = Fioletowy
colour-blue = Niebieski
colour-green = Zielony
colour-orange = Pomarańczowy
colour-red = Czerwony
colour-grey = Szary

# Kolor, którym nikt nie gra.
seat-dummy = automa
seat-black = czarni caballero

## Wyliczenia

list-comma = { $first }, { $next }
list-and = { $first } i { $last }
list-nothing = nic

# Wyłożona karta i jej stos.
item-offer = „{ $card }” ({ $stack })
# Miejsce i gracz, którego dysk je wskazuje.
item-disc = { $place_name } ({ $seat })
# Gracz i liczba jego caballero.
item-caballeros = { $seat } { $count }
# Liczba caballero i skąd pochodzą.
item-loss = { $count } { z-miejsca }
# Gracz i jego punkty.
item-points = { $seat } { $points }

## Miejsca w zdaniu. $place i $source to identyfikatory, $place_name i $source_name to nazwy. Nazwy z planszy, które
## odmieniają się po polsku, są odmieniane jak w instrukcji; przy pozostałych stoi słowo „region”.

# Mianownik i biernik (te miejsca mają je jednakowe, a przy regionie odmienia się tylko słowo „region”).
miejsce =
    { $place ->
        [castillo] castillo
        [court] dwór
        [ship] statek
        [galleon] własny statek
        [prison] więzienie
        [bridge] most
        [beside_castillo] castillo
       *[other] region { $place_name }
    }
# Dokąd idzie caballero albo grande.
do-miejsca =
    { $place ->
        [castillo] do castillo
        [court] do dworu
        [province] do prowincji
        [ship] na statek
        [galleon] na własny statek
        [prison] do więzienia
        [bridge] na most
        [beside_castillo] pod castillo
        [card_75] na kartę 75
       *[other] { do-regionu }
    }
do-regionu =
    { $place_name ->
        [Galicia] do Galicii
        [Navarra] do Navarry
        [Castilla] do Castilli
        [Toledo] do Toledo
        [Sevilla] do Sevilli
        [Granada] do Granady
        [Valencia] do Valencii
        [Francja] do Francji
        [Francia] do Francii
        [Portugalia] do Portugalii
       *[other] do regionu { $place_name }
    }
w-miejscu =
    { $place ->
        [castillo] w castillo
        [court] w dworze
        [province] w prowincji
        [ship] na statku
        [galleon] na własnym statku
        [prison] w więzieniu
        [bridge] na moście
        [beside_castillo] obok castillo
        [card_75] na karcie 75
       *[other] { w-regionie }
    }
w-regionie =
    { $place_name ->
        [Galicia] w Galicii
        [Navarra] w Navarze
        [Castilla] w Castilli
        [Toledo] w Toledo
        [Sevilla] w Sevilli
        [Granada] w Granadzie
        [Valencia] w Valencii
        [Francja] we Francji
        [Francia] we Francii
        [Portugalia] w Portugalii
       *[other] w regionie { $place_name }
    }
z-miejsca =
    { $place ->
        [castillo] z castillo
        [court] z dworu
        [province] z prowincji
        [ship] ze statku
        [galleon] z własnego statku
        [prison] z więzienia
        [bridge] z mostu
        [beside_castillo] spod castillo
        [card_75] z karty 75
       *[other] { z-regionu }
    }
z-regionu =
    { $place_name ->
        [Galicia] z Galicii
        [Navarra] z Navarry
        [Castilla] z Castilli
        [Toledo] z Toledo
        [Sevilla] z Sevilli
        [Granada] z Granady
        [Valencia] z Valencii
        [Francja] z Francji
        [Francia] z Francii
        [Portugalia] z Portugalii
       *[other] z regionu { $place_name }
    }
ze-zrodla =
    { $source ->
        [castillo] z castillo
        [court] z dworu
        [province] z prowincji
        [ship] ze statku
        [galleon] z własnego statku
        [prison] z więzienia
        [bridge] z mostu
        [beside_castillo] spod castillo
        [card_75] z karty 75
       *[other]
            { $source_name ->
                [Galicia] z Galicii
                [Navarra] z Navarry
                [Castilla] z Castilli
                [Toledo] z Toledo
                [Sevilla] z Sevilli
                [Granada] z Granady
                [Valencia] z Valencii
                [Francja] z Francji
                [Francia] z Francii
                [Portugalia] z Portugalii
               *[other] z regionu { $source_name }
            }
    }
# Dokąd idzie król: obok castillo, nigdy do środka.
krol-do-miejsca =
    { $place ->
        [castillo] pod castillo
       *[other] { do-regionu }
    }
# Gdzie leży płytka punktacji.
plytka-w-miejscu =
    { $place ->
        [castillo] przy castillo
        [ship] na statku
       *[other] { w-regionie }
    }

## Caballero w zdaniu: po polsku się nie odmienia, odmienia się tylko kolor. $colour to identyfikator koloru.

# „fioletowy caballero”
kolor-y =
    { $colour ->
        [violet] fioletowy
        [blue] niebieski
        [green] zielony
        [orange] pomarańczowy
        [red] czerwony
        [black] czarny
       *[grey] szary
    }
# „bierze fioletowego caballero”
kolor-ego =
    { $colour ->
        [violet] fioletowego
        [blue] niebieskiego
        [green] zielonego
        [orange] pomarańczowego
        [red] czerwonego
        [black] czarnego
       *[grey] szarego
    }
# „2 fioletowych caballero”
kolor-ych =
    { $colour ->
        [violet] fioletowych
        [blue] niebieskich
        [green] zielonych
        [orange] pomarańczowych
        [red] czerwonych
        [black] czarnych
       *[grey] szarych
    }
# „fioletowi caballero”
kolor-i =
    { $colour ->
        [violet] fioletowi
        [blue] niebiescy
        [green] zieloni
        [orange] pomarańczowi
        [red] czerwoni
        [black] czarni
       *[grey] szarzy
    }
kilku-caballero =
    { $count ->
        [one] jednego caballero
       *[many] { $count } caballero
    }

## Karty i modyfikatory

# Drukowany tytuł, który nosi kilka kart, i nasza własna nazwa.
card-full-name = { $name }: { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Za co są punkty

award-reason =
    { award-rank }{ $tied ->
        [yes] , remis
       *[no] { "" }
    }: { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } za króla
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } za grande
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } za urząd
    }{ $times ->
        [2] , podwójnie
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] bez miejsca
       *[other] { $rank }. miejsce
    }

## Jak pewna jest dana rzecz

provenance-printed = z instrukcji
    .about = Tak mówi instrukcja.
provenance-cross-checked = sprawdzone
    .about = Tak mówi publiczne źródło, zgodne z instrukcjami wszędzie tam, gdzie da się je porównać.
provenance-reconstructed = odtworzone
    .about =
        Niepewne: wywnioskowane z tego, co wiadomo, albo uzupełnione, żeby dało się grać. Plik z poprawkami może to
        zastąpić.
provenance-invented = wymyślone
    .about = Nasz własny pomysł: karta domowa, której nie ma w żadnym pudełku.
provenance-corrected = poprawione
    .about = Zastąpione przez plik z poprawkami tego stołu.

## Nagłówki i krótkie słowa

label-board = Plansza
label-card = Karta
label-castillo = Castillo
label-copies = Sztuk
label-court = Dwór
label-effect = Akcja specjalna
label-grande = Grande
label-hand = Ręka
label-hidden = zakryte
label-king = Król
label-log = Dziennik
label-note = Uwaga
label-offer = Karty akcji
label-options = Opcje
label-played = Zagrane
label-player = Gracz
label-players = Gracze
label-points = Punkty
label-preview = Gdyby podliczyć teraz
label-provenance = Skąd wiadomo
label-province = Prowincja
label-rank = Miejsce
label-region = Region
label-round = Runda
label-score = Wynik
label-scoreboard = Pasek punktacji
label-seed = Ziarno
label-sets = Zestawy
label-stack = Stos
label-start-player = Pierwszy gracz
label-turn-order = Kolejność tur
label-used = Zużyte
label-vetos = Weta
label-winner = Zwycięzca
label-winners = Zwycięzcy
label-your-turn = Twoja tura
