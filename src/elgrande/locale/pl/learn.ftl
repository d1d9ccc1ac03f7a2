# Kurs: teksty lekcji i strony wokół nich.
#
# Lekcja ma tytuł i zdanie o niej. Każde objaśnienie ma nagłówek, a niektóre też odpowiedź na nietrafiony wybór.
# Liczby są zmiennymi: to silnik mówi, jakie są na stole danej lekcji. „pkt”, bo nie odmienia się przez liczby.

learn-title = Poznaj El Grande
learn-intro = Krótkie lekcje przy prawdziwym stole. Grasz, a każda pokazuje jedną rzecz; przerywaj, powtarzaj i pomijaj, co chcesz.
learn-begin = Zacznij od pierwszej lekcji
learn-go-on = Kontynuuj: „{ $lesson }”
learn-done = ukończona
learn-progress =
    { $done ->
        [0] Lekcje: { $all }
       *[other] Ukończone lekcje: { $done } z { $all }
    }
learn-forget = Zapomnij moje postępy
learn-chapter-first = Gra
learn-chapter-editions = Czym różnią się wydania
learn-chapter-modules = Moduły z 2023
learn-chapter-expansions = Dodatki
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-skip = Pomiń
learn-leave = Wyjdź
learn-repeat = Powtórz
learn-finished = Ukończona: { $lesson }
learn-finished-text = Możesz rozejrzeć się po stole albo iść dalej.
learn-next-lesson = Następna: { $lesson }
learn-all = Wszystkie lekcje
learn-finished-course = To już cały kurs. Czas na prawdziwą grę.
learn-play = Zagraj teraz
learn-fold = Zwiń albo rozwiń to objaśnienie
learn-watch = Zobacz, co robią pozostali…
learn-not-now = Zasady na to pozwalają, ale spróbuj tego, o czym jest ta lekcja.
learn-question = Twoja odpowiedź

lesson-map = Mapa
    .about = Kto gdzie prowadzi i ile to daje
lesson-map-pays =
    Kto ma w Granadzie najwięcej caballero, dostaje przy podliczeniu { $first } pkt, drugie miejsce { $second }, a trzecie { $third }.
    .title = Każdy region płaci prowadzącym
lesson-map-second =
    Masz tu { $mine } caballero, a Niebieski { $theirs }, więc zajmujesz drugie miejsce: { $now } pkt. Kliknij Granadę, żeby umieścić jeszcze jednego.
    .title = Fioletowe kółko to ty
    .wrong = Ta lekcja jest o Granadzie: umieść caballero tam.
lesson-map-more = Teraz masz remis z Niebieskim. Jeszcze jeden i prowadzisz.
    .title = Jeszcze raz
    .wrong = Umieść jeszcze jednego w Granadzie.
lesson-map-lead =
    { $mine } przeciw { $theirs }: Granada dałaby ci teraz { $now } pkt. Kto po dziewięciu rundach ma najwięcej punktów, wygrywa.
    .title = Prowadzisz

lesson-round = Runda
    .about = Karta siły, karta akcji, umieszczanie: oto cała runda
lesson-round-cards = W każdej rundzie leży odkrytych pięć kart akcji. Każdy bierze jedną, a każdą można wziąć tylko raz.
    .title = Karty rundy
lesson-round-power = Najpierw każdy zagrywa kartę siły. Najwyższa wybiera pierwsza. Zagraj swoją { $power }.
    .title = Kto wybiera pierwszy?
    .wrong = Tym razem zagraj { $power }.
lesson-round-order =
    Twoja karta { $mine } jest najwyższa, więc zaczynasz; potem Pomarańczowy z kartą { $next }. Nikt nie może powtórzyć zagranej wartości.
    .title = Wysoka zaczyna
lesson-round-take = Weź kartę ze stosu { $many }: z nią możesz umieścić maks. { $many } caballero.
    .title = Weź kartę akcji
    .wrong = W tej lekcji weź kartę ze stosu { $many }.
lesson-round-place =
    Umieść caballero w podświetlonych regionach i wykonaj to, co na karcie stoi nad nimi. Wolno ci jedno i drugie, w dowolnej kolejności.
    .title = Umieszczaj i działaj
lesson-round-after =
    Teraz wybiera następna osoba. Gra kończy się po dziewięciu rundach, a po co trzeciej podlicza się wszystkie regiony.
    .title = To była twoja tura

lesson-early = Wysokie karty: wcześnie
    .about = Po co zagrywać wysoką kartę siły
lesson-early-prize =
    Ktoś weźmie tę kartę i podliczy regiony, które dają { $five }. Aragón jest dla ciebie wart { $aragon } pkt, a Valencia { $valencia }.
    .title = Karta w sam raz dla ciebie
lesson-early-high =
    Żeby ją dostać, wybieraj przed innymi. Karta { $high } bije wszystkie, ale do dworu daje { $none } caballero. Zagraj ją.
    .title = Wysoka to wcześnie
    .wrong = Z niższą kartą ktoś może cię wyprzedzić. Zagraj { $high }.
lesson-early-first = Twoja karta { $mine } wybiera pierwsza. Weź punktację.
    .title = Masz pierwszy wybór
    .wrong = Chodziło o punktację: weź podświetloną kartę.
lesson-early-act = Teraz wykonaj akcję specjalną karty.
    .title = Podlicz
    .wrong = Najpierw wykonaj akcję specjalną.
lesson-early-gain = { $gain } pkt za jednym razem, bo pierwszy wybór był twój.
    .title = Opłaciło się

lesson-many = Niskie karty: wielu
    .about = Po co zagrywać niską kartę siły
lesson-many-empty =
    W dworze masz { $court } caballero, więc nie możesz nikogo umieścić. Ci z prowincji ({ $province }) na razie nie pomogą.
    .title = Pusty dwór
lesson-many-low = Niska karta siły sprowadza caballero do dworu: { $low } daje ich { $many }. Zagraj ją.
    .title = Niska to wielu
    .wrong = Potrzebujesz caballero. Najwięcej daje { $low }.
lesson-many-last = Pozostali wybierali przed tobą. Teraz do dworu może przyjść { $many } caballero: dobierz wszystkich.
    .title = Na końcu, ale z zapasem
    .wrong = Dobierz wszystkich ({ $many }).
lesson-many-place = W dworze masz { $court }. Weź jedną z pozostałych kart i rozegraj turę, jak chcesz.
    .title = Teraz możesz umieszczać
lesson-many-end = Wcześnie czy wielu: przed tym wyborem stoisz w każdej rundzie. A każdą kartę siły zagrywa się tylko raz w grze.
    .title = Wszystko w swoim czasie

lesson-court = Dwór i prowincja
    .about = Droga caballero
lesson-court-two =
    { $court } caballero czeka w twoim dworze na umieszczenie. { $province } jest w prowincji i musi najpierw trafić do dworu.
    .title = Dwa zapasy
lesson-court-card = Weź kartę ze stosu { $many }.
    .title = Umieszczaj z dworu
    .wrong = Tym razem ze stosu { $many }.
lesson-court-one = Umieść jednego w Granadzie i spójrz na swój dwór.
    .title = Z dworu na planszę
    .wrong = Umieść go w Granadzie.
lesson-court-fewer = W dworze zostało { $court }. Umieść jeszcze jednego, gdzie chcesz.
    .title = O jednego mniej
    .wrong = Umieść caballero w jednym z podświetlonych regionów.
lesson-court-stay =
    { $court } zostaje w dworze na później, a { $province } czeka w prowincji. Twoja następna karta siły sprowadzi kolejnych.
    .title = Gospodaruj zapasem

lesson-card = Branie karty
    .about = Karta ma dwie połowy
lesson-card-halves =
    Na dole: { $many } caballero do umieszczenia. U góry: akcja specjalna, tutaj podliczenie wybranego regionu.
    .title = Dwie połowy
lesson-card-take = Weź ją.
    .title = Twoja
    .wrong = Weź podświetloną kartę.
lesson-card-first = Granada jest dla ciebie warta { $now } pkt. Najpierw umieszczaj, potem podlicz: postaw caballero w Granadzie.
    .title = Kolejność wybierasz ty
    .wrong = Najpierw umieść kogoś w Granadzie.
lesson-card-again = I drugiego.
    .title = Jeszcze raz
    .wrong = Znów w Granadzie.
lesson-card-then = Teraz prowadzisz: { $now } pkt. Wykonaj akcję specjalną.
    .title = Druga połowa
    .wrong = Wykonaj akcję specjalną.
lesson-card-where = Wskaż Granadę.
    .title = Który region?
    .wrong = Najwięcej da ci Granada.
lesson-card-gain = { $gain } pkt. W odwrotnej kolejności byłoby mniej.
    .title = Kolejność ma znaczenie

lesson-king = Obok króla
    .about = Gdzie wolno umieszczać
lesson-king-around = Umieszczasz tylko w regionach, które sąsiadują z regionem króla. Król stoi w regionie País Vasco.
    .title = O miejscu decyduje król
lesson-king-place = Umieść caballero w jednym z podświetlonych regionów. Spróbuj też gdzie indziej: stół powie, dlaczego nie można.
    .title = Twoja kolej
    .wrong = Umieść caballero w podświetlonym regionie.
lesson-king-closed = A sam region País Vasco, w którym stoi król? Co może tam wejść albo stamtąd wyjść?
    .title = Region króla
    .nothing = Nic
    .own = Moi caballero
    .any = Wszystko, jeśli tak mówi karta
    .wrong = Nie: nic nie wchodzi i nic nie wychodzi, cokolwiek mówi karta.
lesson-king-another = Zgadza się. Umieść jeszcze jednego albo wrzuć go do castillo: wieża jest zawsze otwarta.
    .title = Obok króla albo do wieży
    .wrong = Umieść jeszcze jednego caballero.
lesson-king-end = Kto chce tam coś zmienić, musi najpierw ruszyć króla.
    .title = Gdzie stoi król, tam nic nie wchodzi

lesson-region = Król rusza
    .about = Kto rusza króla, otwiera jeden region, a zamyka inny
lesson-region-safe =
    Prowadzisz w Granadzie: { $now } pkt i nikt tego nie ruszy, dopóki jest tam król. Ale i ty nie możesz nikogo dołożyć.
    .title = Bezpieczna, ale zamknięta
lesson-region-take = Karta króla rusza go do dowolnego regionu. Weź ją.
    .title = Karta króla
    .wrong = Weź kartę króla.
lesson-region-move = Wykonaj jej akcję specjalną.
    .title = Rusz króla
    .wrong = Najpierw wykonaj akcję specjalną.
lesson-region-where = Do Sevilli.
    .title = Dokąd?
    .wrong = W tej lekcji rusz go do Sevilli.
lesson-region-open =
    Teraz zamknięta jest Sevilla, a sąsiednie regiony są otwarte, wśród nich Granada. Ale z królem przeszła też jego premia: Granada jest warta { $now } pkt.
    .title = Zamknięty jest inny region
lesson-region-place = Umieść jednego w Granadzie.
    .title = Teraz można
    .wrong = Granada jest już otwarta.
lesson-region-end = Masz tam { $mine } caballero. Gdzie król, tam toczy się gra.
    .title = Dobra robota

lesson-castillo = Castillo i dysk
    .about = Co jest w wieży i dokąd idzie
lesson-castillo-tower =
    Caballero w wieży są zakryci i trzeba ich pamiętać. W punktacji ogólnej podlicza się ją najpierw: { $first } pkt dla tego, kto ma najwięcej, { $second } za drugie miejsce.
    .title = Castillo
lesson-castillo-disc =
    Potem ci ze środka idą do regionu z twojego tajnego dysku. W Sevilli masz { $mine } przeciw { $theirs }. Ustaw na dysku Sevillę.
    .title = Dokąd pójdą twoi?
    .wrong = Ustaw na dysku Sevillę: tam dadzą ci przewagę.
lesson-castillo-scored =
    Castillo, a potem wszystkie regiony: { $gain } pkt dla ciebie. Tak dzieje się po trzeciej, szóstej i dziewiątej rundzie.
    .title = Punktacja ogólna

lesson-ties = Remisy
    .about = Ile daje remis
lesson-ties-places = Ty i Niebieski macie po { $mine } caballero w Granadzie, która daje { $first }, { $second } i { $third } pkt.
    .title = Po tyle samo
lesson-ties-guess = Ile dostaniecie?
    .title = Remis o pierwsze miejsce
    .first = Po { $first } pkt
    .lower = Po { $second } pkt
    .share = Po połowie z { $first } pkt
    .wrong = Nie: przy remisie dostaje się punkty za następne, niższe miejsce.
lesson-ties-act = Podlicz: wykonaj akcję specjalną.
    .title = Zobaczmy
    .wrong = Wykonaj akcję specjalną.
lesson-ties-score = Granada.
    .title = Który region?
    .wrong = Wskaż Granadę.
lesson-ties-lower = Każde z was dostaje za drugie miejsce { $gain } pkt. Zielony dostaje { $green } za trzecie: dla niego nic się nie zmienia.
    .title = Remis daje następne, niższe miejsce
lesson-ties-more =
    W Valencii wystarcza o jednego więcej niż Niebieski: { $now } pkt. Jeden caballero może być wart bardzo dużo.
    .title = Wystarczy o jednego więcej

lesson-grande = Grande
    .about = Dom twojego grande i region króla dają więcej
lesson-grande-home =
    Sevilla daje { $first } za pierwsze miejsce. Stoi tam twój grande, a pierwsze miejsce masz bez remisu: { $now } pkt.
    .title = Dom twojego grande
lesson-grande-king =
    Region króla też ma premię: kto prowadzi tam bez remisu, dostaje za Granadę { $now } zamiast { $first } pkt.
    .title = I region króla
lesson-grande-take = Ta karta rusza twojego grande. Weź ją.
    .title = Nowy dom
    .wrong = Weź podświetloną kartę.
lesson-grande-act = Wykonaj jej akcję specjalną.
    .title = Rusz go
    .wrong = Wykonaj akcję specjalną.
lesson-grande-move = Wyślij go tam, gdzie będziesz prowadzić. Nie do regionu króla: tam nic nie wchodzi.
    .title = Dokąd?
lesson-grande-end = Premia idzie z nim: Sevilla daje ci teraz { $now } pkt. Caballero przychodzą i odchodzą, grande zostaje.
    .title = Premię zabiera ze sobą

lesson-special = Specjalne punktacje
    .about = Najpierw przygotowania, potem punkty
lesson-special-which =
    Ta karta podlicza każdy region, który daje { $four }. Na razie dostaniesz { $sevilla } pkt w Sevilli i { $galicia } w Galicii.
    .title = Tylko niektóre regiony
lesson-special-take = Weź ją.
    .title = Twoja
    .wrong = Weź punktację.
lesson-special-before =
    Najpierw umieść caballero tam, gdzie się liczy: za pierwsze miejsce bez remisu Sevilla daje { $first } zamiast { $now } pkt.
    .title = Przygotuj się
    .wrong = Sevilla: tam jeszcze jeden caballero rozstrzyga remis.
lesson-special-now = Teraz podlicz.
    .title = A teraz
    .wrong = Wykonaj akcję specjalną.
lesson-special-gain = { $gain } pkt. Inni też zdobywają punkty, więc patrz, kto zyskuje więcej.
    .title = Dobre przygotowanie

lesson-last-round = Ostatnia runda
    .about = Samodzielnie, do końca
lesson-last-round-goal = Dziewiąta runda. Masz { $mine } pkt, Niebieski { $blue }, Zielony { $green }. Po niej podlicza się wszystko.
    .title = Wszystko w twoich rękach
lesson-last-round-play = Graj, jak chcesz. Na końcu podlicza się wieżę i każdy region.
    .title = Twoja runda
lesson-last-round-over = Ty { $mine }, Niebieski { $blue }, Zielony { $green }.
    .title = Koniec gry

lesson-quiz = Mały quiz
    .about = Czy wszystko jasne?
lesson-quiz-round = Jak zaczyna się runda?
    .title = Runda
    .power-first = Każdy zagrywa kartę siły
    .card-first = Każdy bierze kartę akcji
    .place-first = Każdy umieszcza caballero
    .wrong = Nie: najpierw są karty siły, które mówią, kto wybiera pierwszy.
lesson-quiz-thirteen = Po co zagrać tutaj { $high }?
    .title = Wysoko
    .early = Żeby przed innymi sięgnąć po punktację z podświetlonej karty
    .many = Żeby dostać caballero
    .points = Bo daje punkty
    .wrong = Nie: wysoka karta znaczy tylko, że wybierasz wcześnie. Nie daje ani caballero, ani punktów.
lesson-quiz-one = A po co { $low }?
    .title = Nisko
    .save = Żeby oszczędzać dobre karty
    .many = Bo sprowadza { $many } caballero do dworu
    .early = Żeby wybierać przed innymi
    .wrong = Nie: niskie karty wybierają na końcu, ale dają wielu caballero.
lesson-quiz-king = Król jest w Granadzie. Kto może tam umieszczać albo ruszać caballero?
    .title = Region króla
    .anyone = Każdy
    .nobody = Nikt
    .cards = Kto ma odpowiednią kartę
    .wrong = Nie: nic nie wchodzi do regionu króla i nic z niego nie wychodzi, cokolwiek mówi karta.
lesson-quiz-tie =
    Ty i Niebieski macie tyle samo w regionie Aragón, który daje { $first }, { $second } i { $third } pkt. Ile dostaniesz, jeśli zostanie podliczony?
    .title = Remis
    .first = { $first } pkt
    .second = { $mine } pkt
    .half = Połowę z { $first } pkt
    .wrong = Nie: remis daje następne, niższe miejsce, czyli { $second } pkt.
lesson-quiz-done = To wszystko, czego ci trzeba. Reszta jest na kartach, a stół mówi, co jest możliwe.
    .title = Znasz El Grande

lesson-castillo-1995 = Castillo z 1995
    .about = Można je wybrać jak region
lesson-castillo-1995-tower =
    W 1995 wieżę można wskazać jak dowolny region. Pierwsze miejsce daje { $first } pkt, a w środku najwięcej caballero masz ty.
    .title = Szczególny region
lesson-castillo-1995-act = Podlicz wybrany region.
    .title = Podlicz
    .wrong = Wykonaj akcję specjalną.
lesson-castillo-1995-choose = Wskaż castillo: jest też na liście wszystkich opcji.
    .title = Które miejsce?
    .wrong = Tym razem castillo.
lesson-castillo-1995-gain = { $gain } pkt. W późniejszych wydaniach ta karta nie mogłaby go wskazać.
    .title = Podliczone i znów zamknięte

lesson-veto = Weto
    .about = Jak krok po kroku zatrzymać cudzą akcję
lesson-veto-hold = Masz weto: raz, do końca następnej rundy, możesz zatrzymać akcję specjalną innego gracza.
    .title = Sprzeciw w zanadrzu
lesson-veto-allow =
    Niebieski zaczyna akcję. W tym wydaniu padnie pytanie o weto przed każdym jej krokiem: na razie na to pozwól.
    .title = Poczekaj, co będzie
    .wrong = Pozwól na to: weto wciąż możesz zgłosić później.
lesson-veto-stop = Teraz jeden z twoich caballero ma opuścić region Aragón. Zgłoś weto.
    .title = Teraz
    .wrong = To jest krok, który chcesz zatrzymać.
lesson-veto-saved =
    Wszyscy ({ $mine }) wciąż tam są, a reszta akcji Niebieskiego przepada. W wydaniu z 2023 można zatrzymać tylko sam początek.
    .title = Zatrzymane

lesson-edition-2023 = Wydanie z 2023
    .about = Inne nazwy, inne miejsca punktowane
lesson-edition-2023-names = País Vasco nazywa się tu Navarra, a dwie Castille to Castilla i Toledo. Mapa jest ta sama.
    .title = Trzy nowe nazwy
lesson-edition-2023-two =
    W grze trzyosobowej punktowane są dwa miejsca: { $first } dla Niebieskiego, { $second } dla ciebie, { $third } dla Zielonego.
    .title = Dwa miejsca

lesson-regency = Nowa regencja
    .about = Król za granicą
lesson-regency-card = Ten moduł zastępuje kartę króla dziesięcioma innymi. Twoja wysyła króla na wygnanie.
    .title = Nowe karty króla
lesson-regency-act = Użyj jej.
    .title = Na wygnanie
    .wrong = Wykonaj akcję specjalną.
lesson-regency-where = Do Francji.
    .title = Dokąd?
    .wrong = W tej lekcji do Francji.
lesson-regency-free = Teraz umieszczasz obok Francji albo w castillo. Umieść jednego.
    .title = Wzdłuż granicy
lesson-regency-open = Dopóki króla nie ma, nic nie jest tabu: Granada jest otwarta dla każdego ruchu, a premii króla nikt nie dostaje.
    .title = Królestwo bez króla

lesson-modifiers = Zmiana siły
    .about = Karta siły z dodatkiem
lesson-modifiers-hand = Do karty siły możesz dołożyć modyfikator. Jego wartość dodaje się przy ustalaniu kolejności tur.
    .title = Modyfikatory
lesson-modifiers-power = Zagraj { $power }; ta karta daje { $many } caballero.
    .title = Najpierw karta siły
    .wrong = Zagraj { $power }.
lesson-modifiers-add = Teraz dołóż modyfikator.
    .title = Potem modyfikator
    .wrong = Tym razem dołóż modyfikator.
lesson-modifiers-end = Twoja karta { $power } liczy się w kolejności tur jako { $total }, ale daje tylu caballero co przedtem.
    .title = Decyduje suma

lesson-banners = Sztandary
    .about = Kto ma sztandar, wygrywa remis
lesson-banners-tie =
    Ty i Niebieski macie tyle samo w regionie Aragón, ale stoi tam twój sztandar: { $now } pkt dla ciebie, { $blue } dla Niebieskiego.
    .title = Chorąży
lesson-banners-act = Podlicz region.
    .title = Zobacz, jak to działa
    .wrong = Wykonaj akcję specjalną.
lesson-banners-score = Aragón.
    .title = Który?
    .wrong = Aragón, gdzie jest twój sztandar.
lesson-banners-gain =
    { $gain } pkt dla ciebie, { $blue } dla Niebieskiego. Gdy chorąży opuszcza region, sztandar czeka na twojego następnego caballero.
    .title = Już nie remis

lesson-colonies = Kolonie
    .about = Francia, statek, América i África
lesson-colonies-places =
    Cztery kolejne regiony. Z Francii i ze statku caballero płyną po złoto i towary i przywożą je do domu za punkty.
    .title = Za morzem
lesson-colonies-next = Król jest w regionie Aragón, który sąsiaduje z Francią. Umieść tam caballero.
    .title = Francia jest sąsiadem
    .wrong = Umieść go we Francii.
lesson-colonies-office = Niektóre pola to urzędy, które dają własne punkty. Niech twój caballero zostanie posłem.
    .title = Urząd
    .wrong = Niech zostanie posłem.
lesson-colonies-end = We Francii masz { $mine }. Reszta jest na kartach ze stosów szóstego i siódmego.
    .title = Przyczółek za granicą

lesson-grandissimo = Grandissimo
    .about = Portugalia i szósty stos
lesson-grandissimo-tenth = Portugalia jest teraz regionem. Daje { $first } pkt za pierwsze miejsce, a pozostałym nic.
    .title = Dziesiąty region
lesson-grandissimo-place = Król jest w Sevilli, obok Portugalii. Umieść tam caballero.
    .title = Wyprzedź innych
    .wrong = Umieść go w Portugalii.
lesson-grandissimo-end =
    { $now } pkt, gdyby podliczyć teraz. Szósty stos przynosi Królową, Błazna i nie tylko: przeczytaj jego kartę.
    .title = Na razie twoja

lesson-intrigant = Król i Intrygant
    .about = O tym, co możesz, mówią karty siły
lesson-intrigant-hand = Nie ma stosów. Twoje karty siły mają własne akcje; przed grą wybierasz trzynaście z nich.
    .title = Własna ręka
lesson-intrigant-play = Zagraj jedną ze swoich.
    .title = Kolejność i akcja w jednym
lesson-intrigant-row = Teraz twoja tura: użyj własnej karty albo weź inną, która tam leży.
    .title = Użyj jej
lesson-intrigant-end = Co teraz zatrzymasz, będziesz mieć później: każdą kartę zagrywa się raz.
    .title = Wybieraj mądrze

lesson-few = Gra dwu- i trzyosobowa
    .about = Punktowanych jest mniej miejsc
lesson-few-first = W grze dwuosobowej punktowane jest tylko pierwsze miejsce: w regionie Aragón Niebieski ma { $blue } pkt, a ty { $mine }. W trzyosobowej punktowane są dwa miejsca.
    .title = Tylko pierwsze
lesson-few-tie = W Sevilli ty i Niebieski macie tyle samo. Co dostaje każde z was?
    .title = A remis?
    .first = Punkty za pierwsze miejsce
    .nothing = Nic
    .wrong = Remis daje następne, niższe miejsce, a ono tutaj nic nie daje.
lesson-few-end = Tak: po { $mine } pkt. Jeszcze jeden caballero i całe { $first } pkt jest twoje.
    .title = Decyduje jeden

lesson-dummy = Automa
    .about = Gra dwuosobowa w wydaniu z 2023
lesson-dummy-third = W grze dwuosobowej dołącza szara automa. W regionie Aragón ma najwięcej caballero, więc masz tam drugie miejsce: { $mine } pkt, a nie { $first }.
    .title = Trzeci kolor
lesson-dummy-guess = Kto dostaje w regionie Aragón punkty za pierwsze miejsce?
    .title = A pierwsze miejsce?
    .you = Ty
    .blue = Niebieski
    .nobody = Nikt
    .wrong = Automa jest pierwsza i nie dostaje punktów: przepadają.
lesson-dummy-power = Ona też ma kartę siły, z własnego stosu; ta wartość jest zajęta. Zagraj jedną ze swoich.
    .title = Gra razem z wami
lesson-dummy-end = W swojej turze automa umieszcza caballero w wylosowanych regionach i bierze kartę z oferty. O niczym nie decyduje.
    .title = Sam przypadek

lesson-strict-1995 = 1995 co do słowa
    .about = Opcje dla lubiących surowe zasady
lesson-strict-1995-options = Wybrano tu dwie opcje z 1995: karta siły daje dokładnie tylu caballero, ilu podaje, a „Gniew króla!” dotyka wszystkich. W dworze masz { $court }.
    .title = Co do słowa
lesson-strict-1995-act = Użyj karty „Gniew króla!” i zobacz.
    .title = Gniew króla!
    .wrong = Tym razem użyj akcji specjalnej.
lesson-strict-1995-lose = Pozostali już zwrócili swoich; teraz ty musisz kogoś stracić. Wybierz skąd.
    .title = Ty też
lesson-strict-1995-end = Bez tej opcji twoi caballero by zostali. Zanim usiądziesz do stołu, zajrzyj do opcji.
    .title = Poznaj swój stół

lesson-veterans = Alternatywne karty akcji
    .about = Weto w wydaniu z 2023
lesson-veterans-cards = Ten moduł wymienia część kart, a wśród nowych jest weto. Masz jedno.
    .title = Dla doświadczonych
lesson-veterans-once = Niebieski chce ruszyć caballero. W wydaniu z 2023 pyta się ciebie raz, zanim cokolwiek się stanie. W regionie Aragón masz ich { $mine }: zgłoś weto.
    .title = Teraz albo nigdy
    .wrong = Tym razem to zatrzymaj: wybierz weto.
lesson-veterans-saved = Cała akcja przepada, a twoi caballero zostają: { $mine }. W starszych wydaniach można było poczekać na krok, który zaboli.
    .title = W całości

lesson-players-edition = Edycja graczy
    .about = Jedenaście kolejnych kart siły
lesson-players-edition-cards = Twoja karta siły to wojna domowa. W regionie Aragón Niebieski ma { $theirs } caballero, a ty { $mine }; w twoim dworze jest ich { $court }.
    .title = Większy wybór
lesson-players-edition-act = Użyj jej.
    .title = Wojna domowa
    .wrong = Użyj akcji specjalnej swojej karty.
lesson-players-edition-region = Kosztuje jednego caballero z dworu: wtedy wszyscy pozostali opuszczają region. Wybierz Aragón.
    .title = Precz z innymi
    .wrong = Wybierz Aragón, gdzie prowadzi Niebieski.
lesson-players-edition-end = Niebieski ma tam teraz { $theirs }, ty nadal { $mine }, a w dworze zostało { $court }. Równie mocne są wszystkie karty tego zestawu: obejrzyj je na liście kart.
    .title = Prowadzisz

lesson-special-cards = Karty specjalne
    .about = Dziesięć kolejnych kart siły
lesson-special-cards-cards = Twoja karta siły to Fiesta: nikogo nie sprowadza do dworu, ale masz tam { $court }.
    .title = Święto
lesson-special-cards-act = Użyj jej.
    .title = Fiesta
    .wrong = Użyj akcji specjalnej swojej karty.
lesson-special-cards-place = Pozwala umieścić pięciu caballero oprócz tych, których i tak możesz umieścić. Umieść trzech obok regionu króla.
    .title = Wszyscy naraz
lesson-special-cards-end = W dworze zostało { $court }: niska karta, która w jednej turze zapełnia region, jeśli się na nią oszczędzało.
    .title = Dobre przygotowanie
