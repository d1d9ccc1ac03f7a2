### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Na planszy pojawia się Portugalia; Królowa, Błazen i Generalny Inkwizytor oferują pomoc, a dwa kolejne stosy
        przynoszą statki, więzienie, bojkot, rewolucję i nie tylko.

option-left-out = Pominięte karty
    .about = Które karty stosu 6 Grandissimo zostają w pudełku?
option-left-out-none = żadne
option-left-out-first-game = jak zaleca się na pierwszą grę: bez więzienia, statków i Hiszpańskiej inkwizycji
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
option-stack-6-small = dowolnie mało kart; wracają w tej samej kolejności
option-ships = Statki w grze 2-osobowej
    .about = Ile statków jest w Grandissimo w grze 2-osobowej? Instrukcja zaleca jeden.
option-ships-one = jeden
option-ships-two = dwa

character-queen =
    W każdej turze umieszczasz jednego caballero więcej, niż pozwala karta, albo dobierasz jednego więcej z prowincji do dworu. W turze,
    w której ją bierzesz, możesz tylko umieścić jednego więcej, i to tylko przed umieszczeniem pierwszego.
    .title = Królowa
character-court-jester =
    W każdej turze możesz umieścić jednego swojego caballero z prowincji w dworze innego gracza. Ten musi umieścić go na planszy na
    początku swojej następnej tury.
    .title = Błazen
character-general-inquisitor =
    Bierzesz go dzięki Hiszpańskiej inkwizycji i masz go do końca najbliższej punktacji ogólnej. Raz na turę możesz
    ruszyć obu najemników, a każdy może zabrać ze sobą jednego caballero ze swojego regionu, jeśli jego właściciel się
    zgodzi. Dopóki go masz, najemnicy liczą się jako twoi. Działanie tej karty jest odtworzone.
    .title = Generalny Inkwizytor

card-grd-boycott =
    Wybierz w tajemnicy jeden z dziewięciu regionów Hiszpanii. W najbliższej punktacji ogólnej ujawniasz go i nie jest
    podliczany.{ made-up-prison }
    .title = Bojkot
    .note = To, że wybór jest tajny, i to, co powoduje, to nasze założenie. { note-three }{ note-symbol }
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
    .note = To, że umieszcza się tylko tych trzech, to nasza interpretacja instrukcji.{ note-symbol }
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
    Wrzuć do castillo po 2 caballero każdego gracza, swoich też, z dowolnych regionów; mniej, jeśli ktoś nie ma tylu
    poza regionem króla.
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
    .second = Weź Błazna: w każdej turze jeden twój caballero z prowincji do dworu innego gracza

place-galleon = własny statek
place-prison = więzienie
place-guests-violet = dwór fioletowego, w gościnie
place-guests-blue = dwór niebieskiego, w gościnie
place-guests-green = dwór zielonego, w gościnie
place-guests-orange = dwór pomarańczowego, w gościnie
place-guests-red = dwór czerwonego, w gościnie

prompt-ship = Bierzesz statek?
prompt-land =
    { $left ->
        [one] Czy caballero z twojego statku schodzi na ląd?
       *[many]
            Czy { $left } caballero z twojego statku schodzi na ląd? Schodzą wszyscy albo nikt. Dokąd idzie następny?
    }
prompt-jail = Który caballero trafia do więzienia?
prompt-royal = Dokąd rusza król? Wcześniej możesz też ułaskawić więźniów.
prompt-royal-move = Dokąd rusza król?
prompt-pardon = Ułaskawiasz więźniów? Wszyscy idą do jednego regionu.
prompt-place-guest = Umieść { kolor-ego } caballero, który gości w twoim dworze.
prompt-march =
    { $left ->
        [one] Który najemnik rusza teraz?
       *[many] Który najemnik rusza pierwszy?
    }
prompt-march-to = Dokąd rusza najemnik { ze-zrodla }?
prompt-companion = Czy jakiś caballero { ze-zrodla } idzie z nim { do-miejsca }? Właściciel musi się zgodzić.
prompt-consent = { $seat } chce zabrać twojego caballero { ze-zrodla } { do-miejsca }. Zgadzasz się?
prompt-boycott = Wybierz w tajemnicy region, który nie zostanie podliczony w najbliższej punktacji ogólnej.
prompt-incognito = Wybierz w tajemnicy region, w którym król pojawi się, kiedy zechcesz.
# $seat to gracz, którego jest tura, albo „none”.
prompt-unmask =
    { $seat ->
        [none] Odkrywasz teraz króla incognito?
       *[other] Turę ma { $seat }. Odkrywasz teraz króla incognito?
    }
prompt-last-unmask = Odkrywasz króla incognito przed punktacją ogólną? Później przepadnie.
prompt-further-card = Weź kolejną kartę akcji.
prompt-stand-in = Czyj grande zastępuje króla?
prompt-league = Którą płytkę punktacji kładziesz i gdzie?

choice-mercenaries = Rusz najemników
choice-save = Zachowaj tę kartę na późniejszą turę
choice-spend = Użyj zachowanej karty
choice-unmask = Odkryj króla incognito
choice-wait = Nie teraz
choice-pass-turn = Nie w tej turze
choice-pass-round = Nie w tej rundzie
choice-agree = Niech idzie
choice-refuse = Niech zostanie
choice-ship = Weź wolny statek
choice-guest = Umieść swojego caballero w dworze gracza { $owner }
choice-ship-from = Zabierz statek graczowi { $owner }

event-ship =
    { $loser ->
        [none] { $seat } bierze statek.
       *[other] { $seat } zabiera statek graczowi { $loser }.
    }
event-landed = { $seat } wysadza caballero na ląd { w-miejscu }.
event-jailed = { kolor-y-zdanie } caballero trafia { z-miejsca } do więzienia.
event-pardoned = Wszyscy więźniowie są ułaskawieni i idą { do-miejsca }.
event-character =
    { $character ->
        [queen] { $seat } bierze Królową.
       *[jester] { $seat } bierze Błazna.
    }
event-guest = { $seat } umieszcza caballero w dworze gracza { $host }.
event-guest-placed = { $seat } umieszcza goszczonego { kolor-ego } caballero { w-miejscu }.
event-refused = { $seat } nie puszcza caballero w drogę.
event-boycott = { $seat } bojkotuje jeden z regionów.
event-boycotted = { $seat } bojkotuje region { $place_name }: nie jest on podliczany.
event-incognito = { $seat } już wie, dokąd król jedzie incognito.
event-unmasked = { $seat } odkrywa króla incognito.
event-incognito-lapsed = Król incognito gracza { $seat } przepada.
event-kept-used = { $seat } używa karty „{ $card }” zachowanej z wcześniejszej tury.
event-stopped = Po graczu { $seat } nikt w tej rundzie nie ma już akcji specjalnej.
event-last-word = { $seat } ma w tej rundzie ostatnie słowo.
event-revolution =
    { $stand_in ->
        [none] Rewolucja: król ląduje w castillo i nikt go nie zastępuje.
       *[other] Rewolucja: król ląduje w castillo. Zastępuje go grande gracza { $stand_in }.
    }

label-boycott = Bojkot:
label-free-choice = Wolny wybór:
label-guests = Goście:
label-incognito = Król incognito:
label-king-in-castillo = Król jest w castillo
label-saved = Zachowane:
label-ships = Statki:

refusal-ships = Liczbę statków można wybrać tylko w grze 2-osobowej; przy większej liczbie graczy ({ $count }) zawsze są dwa.

note-three = Liczba umieszczanych caballero to nasze założenie: w instrukcji nie pokazano tej karty.

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
