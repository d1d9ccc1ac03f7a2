### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = Król i Intrygant
    .about =
        Bez wyłożonych kart akcji: każdy układa rękę z trzynastu kart siły z własnymi akcjami. Najwyższa karta rundy
        daje władzę nad królem, najniższa knuje intrygi.

card-ki-010 =
    Ta karta nie ma akcji specjalnej. Zawsze jest najniższa, więc dostajesz kartę intryganta i możesz wykonać jej akcję.
    .title = Intrygant
    .note = { note-ki-supply }
card-ki-020 =
    Caballero, których umieszczasz w tej turze, mogą trafić do dowolnych regionów, także tych, które nie sąsiadują z regionem króla.
    Sam region króla pozostaje tabu. Zrób to przed umieszczaniem.
    .title = Umieszczaj wszędzie
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = Dwory pustoszeją
    .note = Być może każdy dwór opuszcza tylko 3 caballero. { note-ki-value }
card-ki-040 =
    Połóż tę kartę odkrytą przed sobą. Do końca następnej rundy możesz raz zatrzymać akcję specjalną innego gracza, także z karty króla
    albo intryganta, zanim się zacznie albo przy dowolnym jej kroku: ten krok nie dochodzi do skutku, to, co już się stało, zostaje,
    a reszta przepada. Umieszczania caballero nie możesz zatrzymać.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Każdy zwraca 3
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = Po jednym od każdego
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Płytka punktacji
    .note =
        Instrukcja odsyła tu do karty z gry podstawowej, nie podając jej nazwy; płytka punktacji pasuje najlepiej. { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Podlicz wybrany region
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Podlicz regiony za 4
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Podlicz regiony za 5
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Podlicz regiony za 6 i 7
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Podlicz castillo
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = Podlicz tajnie wybrane regiony
    .note = { note-ki-scoring }
card-ki-150 =
    Wskaż jeden z dziewięciu regionów i połóż na nim żeton 2x. Wszystko, co przyniesie w najbliższej punktacji ogólnej, jest podwojone,
    dla wszystkich graczy i ze wszystkimi premiami; specjalnych punktacji to nie dotyczy. Żetony są dwa: jeśli oba leżą na planszy,
    nie możesz tego zrobić.
    .title = Podwojony region
    .note = To, że premie też są podwajane, a region jest jawny, to nasza interpretacja. { note-ki-value }
card-ki-160 =
    Wrzuć do castillo po 2 caballero każdego gracza, swoich też. Wszystkich wybierasz ty, z dowolnych regionów poza
    regionem króla; jeśli ktoś ma tam mniej, idą wszyscy.
    .title = Marsz do castillo
    .note = To, ilu caballero pozostałych graczy trafia do środka, to nasze założenie. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Królewski doradca
    .note = { note-ki-value }
card-ki-180 =
    Ta karta nie ma akcji specjalnej. Zawsze jest najwyższa, więc dostajesz kartę króla i możesz wykonać jej akcję.
    .title = Król
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } Możesz zrobić to albo wykonać akcję specjalną swojej karty siły.
    .title = Karta intryganta
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } Możesz zrobić to albo wykonać akcję specjalną swojej karty siły.
    .title = Karta intryganta
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } Zastępuje to akcję specjalną twojej karty siły.
    .title = Karta intryganta
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Wykonaj akcję specjalną swojej karty siły i umieść maks. 2 caballero.
    .title = Karta caballero 2
card-ki-caballero-3 = Wykonaj akcję specjalną swojej karty siły i umieść maks. 3 caballero.
    .title = Karta caballero 3
    .note = { note-ki-row }
card-ki-caballero-4 = Wykonaj akcję specjalną swojej karty siły i umieść maks. 4 caballero.
    .title = Karta caballero 4
    .note = { note-ki-row }
card-ki-king-2 = { king-text } Możesz zrobić to albo wykonać akcję specjalną swojej karty siły.
    .title = Karta króla
    .note = { note-ki-row }
card-ki-king-3 = { king-text } Możesz zrobić to albo wykonać akcję specjalną swojej karty siły.
    .title = Karta króla
    .note = { note-ki-row }
card-ki-king-45 = { king-text } Zastępuje to akcję specjalną twojej karty siły.
    .title = Karta króla
    .note = { note-ki-row }

prompt-start-disc = Wybierz w tajemnicy region, w którym zacznie jeszcze jeden twój caballero z prowincji.
prompt-hand =
    Wybierz w tajemnicy, jedną po drugiej, { $count ->
        [one] kartę siły, którą
        [few] { $count } karty siły, którymi
       *[many] { $count } kart siły, którymi
    } zagrasz tę partię.
prompt-row-card = Użyj własnej karty z rzędu albo weź zamiast niej kartę akcji.

choice-office = Wykonaj akcję swojej karty króla albo intryganta
choice-keep =
    { $face ->
        [joker] Zatrzymaj Jokera
       *[other]
            { $brings ->
                [0] Zatrzymaj { $face } ({ $face_title }); nie daje caballero
                [one] Zatrzymaj { $face } ({ $face_title }); daje jednego caballero
               *[many] Zatrzymaj { $face } ({ $face_title }); daje { $brings } caballero
            }
    }
choice-play =
    { $face ->
        [joker] Zagraj Jokera
       *[other]
            { $brings ->
                [0] Zagraj { $face } ({ $face_title }); nie daje caballero
                [one] Zagraj { $face } ({ $face_title }); daje jednego caballero
               *[many] Zagraj { $face } ({ $face_title }); daje { $brings } caballero
            }
    }

event-hand-chosen = { $seat } ma już wybraną rękę.
event-office = { $seat } ma „{ $card }”.

label-doubled = Podwójnie:

refusal-same-value = Dwie karty siły mają wartość { $value }; „{ $name }” musi mieć inną.

note-ki-supply = Instrukcja nie pokazuje, ilu caballero daje ta karta; liczba to nasze założenie.
note-ki-value =
    Instrukcja nie pokazuje wartości tej karty ani tego, ilu caballero daje. Wartości idą w kolejności, w jakiej objaśnia ona karty;
    liczba caballero to nasze założenie.
note-ki-scoring =
    Wiadomo, że karty od 90 do 140 to specjalne punktacje, ale nie która ma jaką wartość; liczba caballero, których dają, to także
    nasze założenie.
note-ki-row =
    To, ilu caballero pozwalają umieścić karty z rzędu, pokazano tylko dla jednej z nich; tutaj to nasze założenie.

intrigant-text =
    Rusz jednego caballero dowolnego koloru albo wskaż region i rusz z niego dowolną liczbę swoich caballero, w jedno
    lub kilka miejsc. { rule-moving }
intrigant-first = Rusz jednego caballero dowolnego koloru
intrigant-second = Rusz swoich caballero z jednego regionu
king-text = Rusz króla do dowolnego innego regionu, ale nie do castillo. { rule-king-then-placing }
