### Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring.

set-players-edition = Edycja graczy
    .about = Jedenaście kolejnych kart siły do Króla i Intryganta, wśród nich Joker i wędrujące castillo.

card-pe-joker =
    Joker nie ma wartości. Kiedy wszyscy już zagrają, zagrywasz drugą kartę, o wartości, której nikt w tej rundzie nie
    zagrał; to ona wyznacza kolejność twojej tury, liczbę dobieranych caballero i akcję specjalną. Zużywasz dwie karty.
    .title = Joker
card-pe-travel-day =
    Każdy z pozostałych graczy w tajemnicy ustawia region dla swojego grande, inny niż ten, w którym grande jest, i rusza go tam. Grande
    w regionie tabu albo w castillo zostaje; zostaje też grande gracza, który ustawił region tabu.
    .title = Dzień podróży
    .note = { note-supply }
card-pe-shift =
    Przesuń zamknięte castillo do regionu, który nie jest tabu. Wszyscy caballero z tego regionu trafiają do środka. Odtąd region
    i castillo działają normalnie, obok siebie. Do końca najbliższej punktacji ogólnej castillo podlicza się według paska punktacji
    tego regionu; potem wraca ono na swoje miejsce.
    .title = Przesunięcie
    .note = { note-supply }
card-pe-civil-war =
    Zwróć caballero ze swojego dworu do prowincji i wskaż region, który nie jest tabu: wszyscy caballero pozostałych graczy wracają
    stamtąd do prowincji. Bez caballero w dworze nie możesz tego zrobić.
    .title = Wojna domowa
    .note = { note-value-and-supply } Z działania znane są tylko dwa szczegóły; reszta jest odtworzona.
card-pe-alliance =
    Połóż dwa żetony sojuszu na dwóch regionach, które nie są tabu, albo przełóż je, jeśli już leżą na planszy. W najbliższej punktacji
    ogólnej oba regiony liczą się jako jeden: caballero z obu się sumuje, a każde miejsce daje punkty obu regionów. Kto jest sam na
    1. miejscu, zdobywa premie obu. Potem żetony znikają z planszy.
    .title = Sojusz
    .note = { note-value-and-supply }
card-pe-bridge =
    Połóż most między dwoma sąsiednimi regionami, które nie są tabu, i postaw na nim caballero ze swojego dworu, oprócz tych, których
    umieszczasz. Dopóki tam stoi, tuż przed każdą swoją turą możesz ruszyć dowolną liczbę swoich caballero między tymi regionami,
    a w każdej punktacji ogólnej zdobywasz 1 punkt. Kto zagra tę kartę później, przekłada most; twój caballero wraca wtedy do dworu.
    .title = Budowa mostu
    .note = { note-value-and-supply }
card-pe-revolt =
    Odwróć płytkę punktacji na planszy do góry nogami albo z powrotem, ale nie w regionie tabu. Do góry nogami pokazuje 0/4/8 albo 0/0/4
    i ostatnie miejsca dostają to, co zwykle pierwsze; kto jest tam jedyny, dostaje największą liczbę. Przełożona płytka pozostaje
    odwrócona.
    .title = Bunt
    .note = { note-value-and-supply }
card-pe-collapse =
    Połóż żeton przy castillo. Do końca najbliższej punktacji ogólnej caballero wysłani do castillo stają obok niego, na widoku. Przy
    każdym podliczaniu castillo ci w środku i ci obok liczą się razem i razem je opuszczają.
    .title = Groźba zawalenia
    .note = { note-value-and-supply } To, kiedy i jak długo caballero stoją obok castillo, jest odtworzone.
card-pe-quarantine =
    Połóż żeton kwarantanny na regionie sąsiadującym z regionem króla albo przełóż go tam. Region z żetonem jest tabu jak region króla,
    dopóki ktoś nie przełoży żetonu.
    .title = Kwarantanna
    .note = { note-value-and-supply }
card-pe-tormenta =
    Zagrywając tę kartę, w tajemnicy ustawiasz region, który pokazujesz na początku swojej tury. Wszyscy caballero, którzy przybyli tam
    wcześniej w tej rundzie, wracają do dworów swoich właścicieli.
    .title = Tormenta
    .note = { note-value-and-supply } O działaniu wiadomo tylko, kiedy dysk się ustawia i kiedy pokazuje.
card-pe-mistress =
    Do końca rundy wszyscy mogą umieszczać caballero w każdym regionie, który nie jest tabu. Król nie daje premii w tej rundzie ani
    w punktacji ogólnej zaraz po niej.
    .title = Kochanka
    .note = { note-value-and-supply } Znana jest tylko utrata premii króla; reszta jest odtworzona.

place-bridge = most
place-beside-castillo = obok castillo

prompt-second-card = Zagraj drugą kartę po Jokerze. Jej wartość nie może jeszcze leżeć na stole.
prompt-travel-disc = Wybierz w tajemnicy inny region dla swojego grande. Jeśli jest tabu, grande zostaje na miejscu.
prompt-bridge-end = Dokąd prowadzi most { z-miejsca }?
prompt-cross-bridge = Twój most łączy regiony { $places }. Przed turą możesz ruszać po nim swoich caballero.
prompt-turn-board = Którą płytkę punktacji odwracasz?
prompt-storm-disc = Wybierz w tajemnicy region swojej Tormenty. Pokażesz go na początku swojej tury.

choice-dismantle = Zabierz swojego caballero z mostu; most znika wtedy z planszy
choice-turn =
    { $board ->
        [8] Odwróć płytkę 8/4/0
       *[4] Odwróć płytkę 4/0/0
    }

event-bridge =
    { $seat ->
        [none] Most znika z planszy, a caballero z mostu wraca do dworu.
       *[other] { $seat } buduje most między regionami { $places }.
    }
event-bridge-point = Za most { $seat } zdobywa 1 punkt.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] Płytka 8/4/0 leży teraz do góry nogami.
               *[no] Płytka 8/4/0 leży znów jak należy.
            }
       *[4]
            { $reversed ->
                [yes] Płytka 4/0/0 leży teraz do góry nogami.
               *[no] Płytka 4/0/0 leży znów jak należy.
            }
    }
# Tylko sam gracz widzi, który to region.
event-storm-set =
    { $place ->
        [none] { $seat } wybiera w tajemnicy region Tormenty.
       *[other] { $seat } wybiera w tajemnicy region Tormenty: { $place_name }.
    }
event-storm = Tormenta gracza { $seat } nadciąga nad region { $place_name }.
event-mistress =
    { $seat } sprowadza kochankę króla: w tej rundzie król nie daje premii, a wszyscy mogą umieszczać w każdym regionie.

label-bridge = Most:
label-collapse = Groźba zawalenia
label-mistress = Kochanka
label-reversed = Do góry nogami:
label-storm = Burza:

note-value-and-supply = Instrukcja nie podaje wartości karty ani tego, ilu caballero daje; jedno i drugie to nasze założenie.
note-supply = Instrukcja nie mówi, ilu caballero daje ta karta; liczba to nasze założenie.
