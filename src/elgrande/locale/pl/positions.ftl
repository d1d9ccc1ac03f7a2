### Dlaczego pozycja jest niemożliwa i czego w tekście scenariusza nie da się odczytać. Pokazywane z linią lub polem.

## Pozycje niemożliwe

impossible-negative = { $count } to mniej niż nic.
impossible-word = „{ $found }” tu nie istnieje. Jest: { $known }.
impossible-range = To musi być liczba od { $low } do { $high }, a nie { $found }.
impossible-without = Do tego potrzebny jest zestaw „{ $set }”.
impossible-nobody = W tej grze nikt nie ma tego koloru.
impossible-round = Rundy { $round } się nie gra. Rundy tej gry: { $known }.
impossible-scoring = Po rundzie { $round } nie ma punktowania ogólnego.
impossible-phase-played = W tym momencie na stole nie leżą karty siły.
impossible-phase-acted = W tym momencie nikt jeszcze nie miał swojej tury.
impossible-phase-offer = Podczas punktowania nie ma wyłożonych kart akcji.
impossible-phase-card = W tym momencie nikt nie ma przed sobą karty.
impossible-phase-card-missing = Podaj, którą kartę wzięto na tę turę.
impossible-active = { $owner } ma już turę za sobą i nie może mieć jej teraz.
impossible-acted = { $owner } nie może mieć jeszcze tury za sobą: ktoś z wyższą kartą siły dopiero na nią czeka.
impossible-no-king = Podaj, gdzie stoi król.
impossible-king = Król nie może tu stać: { $place_name }.
impossible-place = Caballero nie może tu stać: { $place_name }.
impossible-black = Liczba czarnych caballero w tej grze to najwyżej { $most }.
impossible-grey-court = Szarzy i czarni caballero nie mają dworu.
impossible-caballeros = { $owner }: razem byłoby { $count } caballero. Musi być { $most }.
impossible-grande = { $owner }: grande nie może tu stać ({ $place_name }).
impossible-board = Nie może tu leżeć płytka punktacji: { $place_name }.
impossible-boards = Dwie płytki punktacji nie mogą leżeć w tym samym miejscu.
impossible-power-card = W tej grze nie ma karty siły { $value }.
impossible-power-used = { $owner }: karta siły { $value } nie może leżeć na stole, bo została już zużyta.
impossible-power-held = { $owner }: karty siły { $value } nie może być na ręce, bo jest zagrana.
impossible-power-twice = { $owner } ma każdą kartę siły tylko raz.
impossible-power-left = { $owner }: zużyto za dużo kart siły. Zostało kart: { $count }, a rund: { $rounds }.
impossible-power-missing = { $owner } nie ma karty siły na stole.
impossible-power-gap = Karty siły zagrywa się zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego, bez luk.
impossible-power-same = Dwóch graczy nie może mieć w jednej rundzie tej samej wartości siły.
impossible-played-unsaid = Podaj, które karty siły leżą na stole: najwyższe są już zużyte.
impossible-hands = W tej grze każdy ma wszystkie karty siły. Podaj, które zużyto.
impossible-modifier-alone = { $owner } ma na stole modyfikator, ale nie ma karty siły.
impossible-modifier-twice = Każdy modyfikator jest tylko jeden.
impossible-veto-card = { $owner } ma tylko jedną kartę siły z wetem.
impossible-vetos = Tyle wet ({ $count }) nie może być w grze: jest ich { $most }.
impossible-no-card = W tej grze nie ma karty „{ $found }”.
impossible-stack = „{ $card }” nie należy do stosu { $stack }.
impossible-stack-height = Stos { $stack } nie jest tak wysoki, żeby odkryć wtedy „{ $card }”.
impossible-stack-taken = W stosie { $stack } leży inna karta tam, gdzie miałaby być „{ $card }”.
impossible-copies = Nie ma tylu egzemplarzy karty „{ $card }”.
impossible-offer-short = Graczy, którzy potrzebują jeszcze karty: { $count }, a wyłożonych kart: { $left }.
impossible-no-dummy = Gracza neutralnego ma tylko gra dwuosobowa w wydaniu z 2023.
impossible-dummy-power = Gracz neutralny ma kartę siły { $value } tylko raz.
impossible-dummy-rounds = Tylu rund już nie będzie.
impossible-region-card = Nie ma do tego karty regionu: { $place_name }.
impossible-region-twice = Między dwoma punktowaniami każdą kartę regionu dobiera się tylko raz.
impossible-region-many = Do następnego punktowania nie dobiera się tylu kart regionów.
impossible-tokens = Żetony są tylko w rozszerzeniach z Big Boxa.
impossible-parts = „{ $found }”: liczba części to najwyżej { $most }.
impossible-fields = Liczba pól planszy ograniczeń to najwyżej { $most }.
impossible-marks = { $owner }: ładunki i pola caballero nie pasują do ich liczby ({ $place_name }).
impossible-load =
    { $what ->
        [gold] Liczba żetonów złota to najwyżej { $most }.
       *[goods] Liczba żetonów towarów to najwyżej { $most }.
    }
impossible-stock =
    { $what ->
        [gold] Całe złoto, które nie jest za morzem i którego nikt nie niesie, leży obok planszy: { $count }, nie { $found }.
       *[goods] Wszystkie towary, które nie są za morzem i których nikt nie niesie, leżą obok planszy: { $count }, nie { $found }.
    }

## Tekst scenariusza

scenario-yaml = Tego nie da się odczytać: to nie jest poprawny YAML.
scenario-part = To nie może tu stać ({ $why }).
scenario-empty = Tu nic nie ma. Pozycja wymaga co najmniej „name”, „position” i „expect”.
scenario-several = Jest tu kilka scenariuszy; gra zaczyna się od jednego.
scenario-missing = Czegoś brakuje: { $found }.
scenario-text = Tu powinno stać jedno słowo lub liczba.
scenario-number = „{ $found }” nie jest liczbą całkowitą.
scenario-list = Tu powinna stać lista w nawiasach kwadratowych.
scenario-entries = Tu powinny stać nazwy z dwukropkiem i wartością.
scenario-twice = „{ $found }” stoi tu dwa razy, najpierw w linii { $first }.
scenario-name = „{ $found }” nie może być nazwą gracza. Użyj liter, cyfr, myślników i podkreśleń.
scenario-same-name = Dwóch graczy nie może się nazywać „{ $found }”.
scenario-hand = Podaj albo rękę, albo zużyte karty gracza, nie jedno i drugie.
scenario-merged = Stosy 2 i 3 to w tej grze jeden stos o numerze 2.
scenario-step = Krok po kroku: każdy wybór i każde oczekiwanie to osobny punkt.
scenario-corrections = Pliku poprawek { $found } nie można tu odczytać.
scenario-further = To nie jest stół tej gry: „further” należy do wersji programu, która to zapisała.

## Co rozszerzenia mają na stole, według pól edytora pozycji

field-inquisitor = Inkwizytor
field-alliance = Sojusz
field-spies = Szpiedzy
field-free-choice = Wolny wybór
field-quarantine = Kwarantanna
field-protected = Żeton króla
field-anywhere = Może umieszczać wszędzie
field-slots = Pola (Francia 1–3, kapitan, wicekról)
field-slot-loads = Niesione we Francji (1 złoto, 2 towary)
field-gold-on-ship = Caballero ze złotem, statek
field-goods-on-ship = Caballero z towarami, statek
field-gold-in-america = Caballero ze złotem, América
field-goods-in-america = Caballero z towarami, América
field-gold-in-africa = Caballero ze złotem, África
field-goods-in-africa = Caballero z towarami, África
field-table-at = Plansza ograniczeń
field-on-table = Caballero na tej planszy
field-gold-on-table = … ze złotem
field-goods-on-table = … z towarami
field-tokens = Złoto w Ameryce, towary w Afryce
field-bonus-used = Premia Inkwizytora zużyta
field-closers = Może zamknąć kartę
field-striker = Podwójne uderzenie
field-strike-until = Podwójne uderzenie do rundy (od 0)
field-last-action = Ostatnia akcja specjalna
field-delayed = Podliczane później
field-delayed-due = … po rundzie (od 0)
field-shut = Zamknięte stosy (2, 4, 8 … zsumowane)
field-queen = Królowa
field-queen-ready = Mieli królową w swojej turze
field-queen-used = Użyli królowej
field-jester = Błazen
field-jester-used = Użyli błazna
field-marched = Użyli Inkwizytora Generalnego
field-ships = Statki
field-boycott = Bojkot
field-boycott-by = … kogo
field-boycott-known = … znany komu
field-incognito = Król incognito
field-incognito-by = … kogo
field-incognito-known = … znany komu
field-incognito-wait = … pytany później (0 od razu)
field-stopper = Wstrzymanie akcji
field-last-word = Ostatnie słowo
field-last-card = … z kartą
field-last-said = … już trwa
field-double-turn = Podwójna tura
field-further-card = Dodatkowa karta w użyciu
field-saved = Zachowana karta
field-saved-by = … czyja
field-revolution = Rewolucja
field-stand-in = Zastępuje króla
field-conquered = Umieszczeni z prowincji w tej turze
field-placers = Umieścili caballero w tej rundzie
field-bearers = Chorążowie
field-bearer-spots = … na polu (0 żadne)
field-banners-waiting = Sztandary do przydzielenia
field-office-card = Karta króla lub intryganta w użyciu
field-doubled = Podwojone regiony
field-doubler = … kogo
field-castillo-at = Castillo stoi w
field-bridge = Most
field-bridge-owner = … czyj
field-reversed = Odwrócone płytki (1, 2, 3 obie)
field-collapse = Castillo grozi zawaleniem
field-mistress = Metresa
field-storm-seat = Burza: czyja
field-storm-place = … gdzie
field-storm-shown = … odkryta
field-limited = Plansze dla sześciu
