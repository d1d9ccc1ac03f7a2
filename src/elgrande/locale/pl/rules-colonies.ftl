# Zasady dodatku Wielki Inkwizytor i Kolonie, własnymi słowami. Liczby sprawdza test.

rules-colonies = Wielki Inkwizytor i Kolonie
rules-colonies-box =
    Oprócz Hiszpanii plansza pokazuje regiony Francia, América i África oraz statek. Każdy kolor dostaje o 6 caballero
    więcej i ma ich 36, a do tego jest 4 czarnych. Dochodzą karta Wielkiego Inkwizytora, płytka limitu, która ma 6 pól z
    jednej strony i 10 z drugiej, 5 żetonów złota i 11 żetonów towarów, żeton odroczonej punktacji i 12 kart akcji. Gra
    się według zasad z 2015, od 2 do 5 osób.
    .title = Co wchodzi do gry
rules-colonies-setup =
    Po regionie króla odkrywa się trzy kolejne karty regionów. W każdym z pierwszych dwóch regionów staje 2 czarnych
    caballero, a w trzecim kładzie się płytkę limitu: w 2 lub 3 osoby stroną z 6 polami, w 4 lub 5 stroną z 10. Potem
    jak zawsze losuje się domy; w 5 osób zużywa się wszystkie 9 kart regionów. W regionie América leży 1 żeton złota, w
    regionie África 2 żetony towarów; pozostałe 4 żetony złota i 9 żetonów towarów to zasoby. Wielkiego Inkwizytora nikt
    jeszcze nie ma.
    .title = Przygotowanie
rules-colonies-settlers =
    Przed pierwszą rundą każdy ustawia w tajemnicy na dysku region, byle nie region króla. Dyski odkrywa się
    jednocześnie i każdy stawia w swoim wybranym regionie 2 caballero z prowincji. Każdy zaczyna więc z 7 caballero w
    dworze, 4 na planszy i 25 w prowincji.
    .title = Pierwsi osadnicy
rules-colonies-regions =
    Francia, statek, América i África to regiony takie jak te w Hiszpanii: można tam ruszać caballero, mogą tam trafić
    grande i płytki punktacji, i są podliczane. Są trzy wyjątki. Na dysku jest tylko 9 regionów Hiszpanii, więc z
    castillo nie można wyjść do żadnego z nowych. Król może wejść do Francii, ale do żadnego z pozostałych. A w
    regionach América i África nikt nie umieszcza caballero.
    .title = Cztery nowe regiony
rules-colonies-placing =
    We Francii umieszczasz, gdy król jest w regionie Aragón albo Cataluña, a na statku, gdy jest w regionie nadmorskim:
    Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco albo Francia. Gdy król jest we Francii, umieszczasz w
    regionach Aragón i Cataluña, na statku i w castillo. Karta, która pozwala umieścić caballero w dowolnym regionie,
    obejmuje też Francię i statek, ale nigdy regiony América i África.
    .title = Umieszczanie poza Hiszpanią
    .picture = Król stoi w regionie Cataluña. Umieszczać można tam, gdzie jest złoty kontur, a więc także we Francii, oraz na statku, którego nie ma na rysunku.
rules-colonies-francia =
    Francia ma 3 pola, po jednym na caballero; gdy wszystkie są zajęte, nikt więcej nie wejdzie. Kto stawia tam caballero,
    wybiera wolne pole: pole ambasadora daje 2 punkty w każdej punktacji Francii, pole posła 1, a trzecie nic. Wszyscy
    liczą się też do przewagi. Gdy pole się zwolni, nikt się nie przesuwa. Grande nie potrzebuje pola.
    .title = Francia, ambasador i poseł
rules-colonies-offices =
    Kto stawia caballero na statku, może zrobić go kapitanem, a w regionie América wicekrólem, jeśli to pole jest wolne.
    Kapitan daje 3 punkty, gdy podlicza się statek, a wicekról 5, gdy podlicza się region América, ale żaden z nich nie
    liczy się tam do przewagi. Obaj mogą popłynąć dalej i można ich ruszać jak innych; pole jest wtedy znów wolne.
    Caballero ze złotem albo towarami nie może być ani jednym, ani drugim, a wicekról, który bierze złoto, traci urząd.
    .title = Kapitan i wicekról
    .picture = Pieczęć pokazuje, kto ma urząd: kapitan niebieskiego daje { $captain } pkt, a wicekról fioletowego { $viceroy }. Wicekról nie liczy się do przewagi, więc w regionie América zielony sam jest pierwszy i dostaje { $first }.
rules-colonies-voyage =
    Na samym początku twojej tury każdy twój caballero za morzem może za darmo odbyć jeden etap podróży: z regionu
    América albo África na statek albo ze statku do regionu América, África lub nadmorskiego. Zamknięty jest region
    króla, a także Francia, gdy jest pełna. Kto przybył w tej turze, nie płynie dalej, a podróżować nikt nie musi.
    Statek jest jeden dla wszystkich, bez względu na liczbę graczy; stoi w miejscu i zmieści każdego.
    .title = Podróże
rules-colonies-moves =
    Kartami, które ruszają caballero, można ruszać ich z każdego regionu prosto do nowych i z powrotem, bez statku.
    Caballero zabiera ze sobą to, co niesie, a ruszyć można także tego, kto ma urząd. Jeśli caballero jednego koloru w
    jednym miejscu czymś się różnią, ten, kto rusza jednego z nich, mówi którego.
    .title = Ruszanie kartami
rules-colonies-tokens =
    Karty ze stosu 7 kładą złoto w regionie América i towary w regionie África: 1 żeton złota, 1 żeton towarów albo po 1
    z obu rodzajów. Od tego zaczyna się akcja specjalna, a kładzie się tyle, na ile starczy zasobów. Liczba żetonów na
    karcie to nasze założenie: w instrukcji nie pokazano żadnej z tych kart.
    .title = Złoto i towary
rules-colonies-claim =
    W każdej chwili swojej tury możesz postawić swojego caballero w regionie América na złocie albo w regionie África na
    towarach, jeśli coś tam leży. Nic to nie kosztuje. Caballero niesie najwyżej 1 żeton. Nikt nie może mu go odebrać, a
    żeton wędruje z nim wszędzie. Caballero z ładunkiem liczą się do przewagi jak inni.
    .title = Zajmowanie złota i towarów
rules-colonies-home =
    Gdy caballero z ładunkiem dotrze do jednego z 9 regionów Hiszpanii, jego właściciel od razu dostaje 6 punktów za
    złoto albo 4 za towary, niezależnie od tego, kto go ruszył. Caballero tam zostaje, a żeton wraca do zasobów. We
    Francii nic się nie dostaje, a ładunek zostaje przy nim. Kto trafi do castillo, do dworu albo do prowincji, traci
    ładunek. Ładunek, który do końca gry nie dotarł do Hiszpanii, nic nie daje.
    .title = Powrót z ładunkiem
rules-colonies-inquisitor =
    Kartę Wielkiego Inkwizytora, także od innego gracza, bierzesz dzięki Świętej inkwizycji, która rusza też maks. 2
    czarnych caballero, albo dzięki punktacji czarnych regionów. Masz ją, dopóki nie weźmie jej ktoś inny. W każdej
    swojej turze, już od tej, możesz albo umieścić o 1 caballero więcej, niż pozwala karta akcji, albo dobrać o 1 więcej
    z prowincji do dworu.
    .title = Wielki Inkwizytor
rules-colonies-black =
    W każdej punktacji 4 czarnych caballero liczy się dla tego, kto ma Wielkiego Inkwizytora. Gracz ten rusza ich jak
    własnych, wysyła w podróże, stawia na złocie i towarach i dostaje punkty za to, co przywiozą. Dopóki nikt go nie ma,
    w punktacjach się ich pomija, a oprócz Świętej inkwizycji ruszają ich tylko karty, które ruszają wrogich albo
    dowolnych caballero. Nigdy nie trafiają do dworu ani do prowincji.
    .title = Czarni caballero
    .picture = Fioletowy ma Wielkiego Inkwizytora, więc czarni caballero liczą się dla niego: z nimi jest pierwszy i dostaje { $violet } pkt. Niebieski jest drugi i dostaje { $blue }.
rules-colonies-table =
    W regionie z płytką limitu w punktacji liczą się tylko ci, którzy na niej stoją; pozostali stoją obok. Kto przybywa,
    zajmuje wolne pole, jeśli jest; tylko ci, którzy wychodzą z castillo, stają najpierw obok. Gdy caballero opuszcza
    region, ten, kto go rusza, bierze go z płytki albo spoza niej.
    .title = Płytka limitu
rules-colonies-fill =
    Po każdej turze caballero stojący obok płytki wchodzą na jej wolne pola, tylu, ilu się zmieści. Jeśli jest wybór,
    decyduje ten, kto ma Wielkiego Inkwizytora. To samo dzieje się w punktacji ogólnej po opróżnieniu castillo.
    .title = Zapełnianie płytki
rules-colonies-shift =
    3 z kart pozwalają przełożyć płytkę do innego regionu: nie do regionu króla ani z niego i nigdy do Francii. Kto na
    niej stał, zostaje na miejscu; w nowym regionie ty decydujesz, kto na niej staje. Inne karty, które ruszają
    caballero, mogą też w obrębie regionu postawić kogoś na płytce albo go z niej zdjąć, więc zamiana kosztuje 2 ruchy.
    .title = Przekładanie płytki
rules-colonies-values =
    Francia jest warta 3·1·0, América 4·0·0, a África 4·2·1; do tego dochodzą punkty za urzędy. Liczb regionów América i
    África nie ma w instrukcji; pochodzą z relacji z rozgrywki. Statek nie ma liczb: bez płytki punktacji daje punkty
    tylko kapitanowi, a premię za grande temu, kto ma pierwsze miejsce bez remisu i swojego grande na pokładzie. We
    Francii można zdobyć premię króla. W 2 lub 3 osoby, jak w Hiszpanii, punktowanych jest mniej miejsc, ale punkty dają
    wszystkie urzędy.
    .title = Ile warte są nowe regiony
rules-colonies-special =
    Gdy podlicza się wszystkie regiony o danej wartości, decyduje najwyższa widoczna liczba: América i África to regiony
    za 4. Francia i statek nie należą do żadnych, chyba że leży tam płytka punktacji. Gdy masz wybrać region, możesz
    wskazać nowy. Przy szukaniu najludniejszego i najmniej ludnego regionu liczą się tylko ci, którzy liczyliby się w
    jego punktacji: bez kapitana i wicekróla, bez stojących obok płytki limitu i bez czarnych caballero, którzy są
    niczyi.
    .title = Specjalne punktacje
rules-colonies-stacks =
    Jest 7 stosów, więc do wyboru jest najwyżej 7 kart. Święta inkwizycja to stos 6 i jest dostępna w każdej rundzie,
    jak karta króla. 11 kart ze stosu 7 tasuje się i w każdej rundzie odkrywa jedną. Święta inkwizycja pozwala umieścić
    3 caballero, karty ze stosu 7 po 2: poza jedną z nich ta liczba to nasze założenie.
    .title = Stosy 6 i 7
rules-colonies-scorings =
    „Podlicz nowe regiony” podlicza regiony Francia, América i África oraz statek, razem z urzędami. „Podlicz czarne
    regiony” daje ci najpierw Wielkiego Inkwizytora, a potem podlicza każdy region, w którym jest co najmniej jeden czarny
    caballero, także za morzem, ale nie castillo.
    .title = Dwie karty punktacji
rules-colonies-later =
    Kartą „Odroczona punktacja” wybierasz region i kładziesz tam żeton. Zostanie podliczony na koniec następnej rundy,
    przed punktacją ogólną. Wybrany w ostatniej rundzie jest podliczany na samym końcu.
    .title = Odroczona punktacja
rules-colonies-close =
    Kartę „Zamknij kartę akcji” zachowujesz. Raz, w tej albo w późniejszej rundzie, zamykasz wyłożoną kartę i nikt nie
    może jej w tamtej rundzie wziąć. Robisz to w swojej turze albo między dwiema turami, zanim wybierze następny gracz.
    Działanie zamknięcia wynika z tytułu.
    .title = Zamykanie karty akcji
rules-colonies-strike =
    Kartę „Podwójne uderzenie” zachowujesz do końca następnej rundy. Raz, zaraz po turze innego gracza, wykonujesz jeszcze
    raz akcję specjalną jego karty. Wszystkie wybory należą do ciebie i niczego nie umieszczasz. Akcji, której nie
    wykonano albo którą zatrzymało weto, nie można powtórzyć; weto może zatrzymać także powtórkę. To, jak długo kartę się
    zachowuje, to nasze założenie.
    .title = Podwójne uderzenie
rules-colonies-free =
    Kartę „Wolny wybór” zachowujesz na najbliższą punktację ogólną. Po podliczeniu i opróżnieniu castillo, a przed
    pierwszym regionem, możesz ruszyć maks. 2 swoich caballero, ale nie do regionu króla ani z niego.
    .title = Wolny wybór
rules-colonies-transport =
    „Transport” przenosi dowolną liczbę twoich caballero prosto do regionu América albo África, a potem dowolną liczbę
    stamtąd do innych regionów. Po drodze mogą zajmować złoto i towary, także te właśnie położone, i przywieźć je do
    Hiszpanii. To, ilu może ruszyć i dokąd, jest odtworzone.
    .title = Transport
rules-colonies-conspiracy =
    „Spisek” wrzuca do castillo wszystkich grande spoza regionu króla. Mają tam dom: kto przy podliczaniu castillo ma
    pierwsze miejsce bez remisu, dostaje premię za swojego grande. W najbliższej punktacji ogólnej każdy idzie do
    regionu z dysku swojego właściciela, nawet gdy ten nie ma w środku żadnego caballero. To, których grande to dotyczy,
    to nasze założenie.
    .title = Grande w castillo
rules-colonies-general =
    W punktacji ogólnej najpierw jak zawsze podlicza się i opróżnia castillo. Potem używa się Wolnego wyboru i zapełnia
    płytkę limitu; następnie podlicza się regiony Hiszpanii, a po nich Francię i statek oraz regiony América i África.
    Odroczona punktacja, na którą przyszła pora, jest przed tym wszystkim. Tylko ta z ostatniej rundy następuje po
    ostatniej punktacji ogólnej, a wtedy wygrywa ten, kto ma najwięcej punktów.
    .title = Punktacja ogólna i koniec
rules-colonies-mix =
    Dodatek łączy się ze sztandarami. Z dodatkiem Król i Intrygant też można grać, po ostrzeżeniu: stosy 6 i 7 leżą obok
    rzędu, a w swojej turze możesz wziąć jedną z ich kart zamiast własnej, która zostaje wtedy niewykorzystana. Nie
    łączy się z dodatkami Grandissimo, Edycja graczy i Karty specjalne. Jest jedna opcja: można pominąć Transport jako
    kartę o niepewnym działaniu.
    .title = Inne dodatki i opcje
