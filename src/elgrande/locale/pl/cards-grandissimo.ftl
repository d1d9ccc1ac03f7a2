### Karty akcji Grandissimo. O co mogą pytać teksty, mówi cards-classic.ftl.

## Zdania wspólne dla kilku kart

note-three = Liczba umieszczanych caballero to nasze założenie: instrukcja nie pokazuje karty.

# Symbole, z którymi gra stół: $option_symbols.
prison-symbol = Więzienie: możesz najpierw wysłać caballero z regionu do więzienia.
ship-symbol = Statek: możesz najpierw wziąć statek.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }Symbol jest wymyślony.
       *[other] { "" }
    }

## Karty

card-grd-boycott =
    Wybierz w tajemnicy jeden z dziewięciu regionów Hiszpanii. W najbliższej punktacji ogólnej zostaje pokazany i nie jest
    podliczany.{ made-up-prison }
    .title = Bojkot
    .note = To, że wybór jest tajny i co powoduje, to nasze założenie. { note-three }{ note-symbol }
card-grd-league =
    Możesz położyć każdą z dwóch płytek punktacji w regionie albo przy castillo, biorąc ją spoza planszy albo stamtąd, gdzie leży,
    ale nie do regionu króla ani z niego.
    .title = Liga
    .note = To, ile płytek się rusza, jest odtworzone. { note-three }
card-grd-double-turn =
    { known-prison }Po wykonaniu wszystkiego z tej karty weź kolejną kartę akcji. Użyj jej od razu, z jej akcją specjalną i jej
    caballero, albo zachowaj ją i użyj w późniejszej turze oprócz karty z tamtej tury.
    .title = Podwójna tura
card-grd-free-choice =
    Zachowaj tę kartę. W najbliższej punktacji ogólnej, po podliczeniu i opróżnieniu castillo, a przed podliczeniem pierwszego
    regionu, rusz maks. 2 swoich caballero, ale nie do regionu króla ani z niego.{ made-up-ship }
    .title = Wolny wybór
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Wybierz w tajemnicy jeden z dziewięciu regionów Hiszpanii. Kiedy zechcesz, także w turze innego gracza, pokaż go: król od razu
    tam jest. Możesz to zrobić do chwili ustawiania dysków w najbliższej punktacji ogólnej.
    .title = Król incognito
    .note = To, do kiedy można go pokazać, to nasze założenie. { note-three }
card-grd-eviction-order =
    Otwórz castillo. Wszyscy caballero pozostałych graczy wracają z niego do swoich dworów; twoi, grande i król zostają w środku.
    Niczego się nie podlicza.
    .title = Nakaz eksmisji
    .note = To, co dzieje się z caballero, jest odtworzone. { note-three }
card-grd-score-coast =
    Podlicz wszystkie regiony na wybrzeżu: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla i Portugalia.{ made-up-ship }
    .title = Podlicz wybrzeże
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Zachowaj tę kartę. W najbliższej punktacji ogólnej zobaczysz dyski wszystkich pozostałych, zanim ustawisz swój.
    .title = Szpiegostwo
    .note = To, co widzi właściciel, to nasze założenie. { note-three }
card-grd-score-courts =
    Wszyscy liczą caballero w swoich dworach: 7 punktów za 1. miejsce, 5 za 2. i 1 za 3., a remisy rozstrzyga się jak w regionie.
    .title = Podlicz dwory
    .note = { note-three }
card-grd-action-stop =
    Wszyscy, których tura w tej rundzie przypada później, mogą umieszczać caballero, ale tracą akcje specjalne swoich kart.{ made-up-prison }
    .title = Wstrzymanie akcji
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Wrzuć króla do castillo, gdzie traci swoją funkcję. Możesz wskazać grande, który przejmuje wszystkie jego funkcje do jego powrotu:
    do Portugalii, po najbliższej punktacji ogólnej. Bez zastępcy nie ma regionu króla, a caballero umieszcza się tylko w castillo.
    .title = Rewolucja
    .note = To, jak król wraca, pochodzi z innego wydania. { note-three }
card-grd-conquistadores =
    Bez akcji specjalnej: 3 caballero, których umieszczasz tą kartą, bierzesz z prowincji zamiast z dworu, o ile tam są.{ made-up-ship }
    .title = Konkwistadorzy
    .note = To, że umieszcza się tylko tych trzech, jest naszym odczytaniem instrukcji.{ note-symbol }
card-grd-score-inland =
    Podlicz regiony Aragón, Castilla la Vieja i Castilla la Nueva.
    .title = Podlicz głąb kraju
    .note = { note-three }
card-grd-spanish-inquisition =
    Weź Generalnego Inkwizytora; masz go do końca najbliższej punktacji ogólnej. Raz w każdej swojej turze, także w tej, możesz ruszyć
    dwóch najemników, a w punktacjach liczą się oni jako twoi. Każdy może zabrać ze sobą caballero ze swojego regionu, jeśli jego
    właściciel się zgodzi.
    .title = Hiszpańska inkwizycja
    .note = To, co robi Generalny Inkwizytor, jest odtworzone. { note-three }
card-grd-conspiracy =
    Wszyscy grande spoza regionu króla trafiają do castillo. Jest ono wtedy ich domem, a w najbliższej punktacji ogólnej ruszają do
    regionów z dysków swoich właścicieli.
    .title = Spisek
    .note = To, którzy grande trafiają do środka, to nasze założenie. { note-three }
card-grd-to-the-castillo =
    Wrzuć do castillo po 2 caballero każdego gracza, swoich też, z dowolnych regionów, o ile poza regionem króla jest ich tylu.
    .title = Marsz do castillo
    .note = To, ilu caballero pozostałych graczy trafia do środka, to nasze założenie. { note-three }
card-grd-alliance =
    Wybierz dwa regiony, ale nie region króla. W najbliższej punktacji ogólnej ich caballero liczą się razem, a każde miejsce daje
    punkty obu regionów.
    .title = Sojusz
    .note = { note-three }
card-grd-last-word =
    Reszta twojej tury czeka, aż wszyscy pozostali rozegrają w tej rundzie swoje.{ made-up-ship }
    .title = Ostatnie słowo
    .note = To, co dokładnie czeka, to nasze założenie. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] Bez akcji specjalnej.
       *[other] { prison-symbol }
    }
    .title = Wspólnymi siłami
card-grd-queen-and-jester =
    Weź Królową albo Błazna, także od innego gracza.
    .title = Królowa i Błazen
    .first = Weź Królową: w każdej turze jeden caballero więcej do dworu albo jeden więcej umieszczony
    .second = Weź Błazna: w każdej turze jeden twój caballero z prowincji do cudzego dworu

## Karty postaci

character-queen =
    W każdej turze umieszczasz jednego caballero więcej, niż pozwala karta, albo dobierasz jednego więcej z prowincji do dworu. W turze,
    w której ją bierzesz, możesz tylko umieścić jednego więcej, i to tylko przed umieszczeniem pierwszego.
    .title = Królowa
character-court-jester =
    W każdej turze możesz umieścić jednego swojego caballero z prowincji w dworze innego gracza. Ten musi umieścić go na planszy na
    początku swojej następnej tury.
    .title = Błazen
character-general-inquisitor =
    Bierze się go Hiszpańską inkwizycją i ma się go do końca najbliższej punktacji ogólnej. Raz na turę możesz ruszyć obu najemników,
    a każdy może zabrać ze sobą jednego caballero ze swojego regionu, jeśli jego właściciel się zgodzi. Do tego czasu najemnicy liczą
    się jako twoi. Działanie tej karty jest odtworzone.
    .title = Generalny Inkwizytor
