### Karty akcji Wielkiego Inkwizytora i Kolonii. O co mogą pytać teksty, mówi cards-classic.ftl.

## Zdania wspólne dla kilku kart

note-numbers =
    Liczba umieszczanych caballero oraz kładzionego złota i towarów to nasze założenie: instrukcja nie pokazuje karty.
note-tokens = Liczba kładzionego złota i towarów to nasze założenie: instrukcja nie pokazuje karty.
lay-gold = Najpierw połóż 1 złoto w regionie América.
lay-goods = Najpierw połóż 1 żeton towarów w regionie África.
lay-both = Najpierw połóż 1 złoto w regionie América i 1 żeton towarów w regionie África.

## Karty

card-gic-holy-inquisition =
    Weź kartę Wielkiego Inkwizytora, także od innego gracza, i rusz maks. 2 czarnych caballero do innych regionów albo do castillo,
    ale nie do regionu króla ani z niego.
    .title = Święta inkwizycja
card-gic-close-action-card =
    { lay-goods } Zachowaj tę kartę. Raz, w tej albo w późniejszej rundzie, zamknij wyłożoną kartę akcji: w tej rundzie nikt nie może
    jej wybrać. Robisz to w swojej turze albo między dwiema turami.
    .title = Zamknij kartę akcji
    .note = Działanie zamknięcia wynika z tytułu. { note-numbers }
card-gic-double-strike =
    { lay-gold } Zachowaj tę kartę do końca następnej rundy. Raz, zaraz po turze innego gracza, wykonaj jeszcze raz akcję specjalną
    jego karty; wszystkie wybory należą do ciebie. Nie umieszczasz przy tym caballero.
    .title = Podwójne uderzenie
    .note = To, jak długo można zachować kartę, to nasze założenie. { note-numbers }
card-gic-free-choice =
    { lay-goods } Zachowaj tę kartę. W najbliższej punktacji ogólnej, po podliczeniu i opróżnieniu castillo, a przed podliczeniem
    pierwszego regionu, rusz maks. 2 swoich caballero, ale nie do regionu króla ani z niego.
    .title = Wolny wybór
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Potem podlicz regiony Francia, América i África oraz statek, ze wszystkimi urzędami.
    .title = Podlicz nowe regiony
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Weź kartę Wielkiego Inkwizytora, a potem podlicz każdy region, w którym jest co najmniej jeden czarny caballero;
    czarni liczą się jako twoi.
    .title = Podlicz czarne regiony
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Potem rusz dowolną liczbę swoich caballero prosto do regionu América albo África, a następnie dowolną liczbę stamtąd
    do innych regionów. Po drodze mogą zajmować żetony, także te właśnie położone, i przywieźć je do Hiszpanii.
    .title = Transport
    .note = To, ilu caballero może ruszyć i jakimi drogami, jest odtworzone. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Potem możesz przełożyć płytkę limitu do innego regionu, ale nie do regionu króla ani z niego i nigdy do regionu
    Francia. Jeśli nie wszyscy tamtejsi caballero się na niej zmieszczą, ty mówisz, kto na niej staje.
    .title = Płytka limitu
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Potem wybierz region, może być region króla. Zostanie podliczony na koniec następnej rundy, przed punktacją ogólną;
    wybrany w ostatniej rundzie – po ostatniej punktacji ogólnej.
    .title = Odroczona punktacja
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Potem wszyscy grande spoza regionu króla trafiają do castillo. Jest ono wtedy ich domem, a w najbliższej punktacji
    ogólnej ruszają do regionów z dysków swoich właścicieli.
    .title = Spisek
    .note = To, którzy grande trafiają do środka, to nasze założenie. { note-numbers }

## Karta postaci

character-grand-inquisitor =
    Bierze się go Świętą inkwizycją albo punktacją czarnych regionów i ma się go, dopóki nie weźmie go ktoś inny. W każdej swojej
    turze możesz umieścić jednego caballero więcej, niż pozwala karta, albo dobrać jednego więcej z prowincji do dworu. Czarni
    caballero liczą się w każdej punktacji jako twoi i ruszasz ich jak własnych.
    .title = Wielki Inkwizytor
