### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Karty specjalne
    .about = Dziesięć kolejnych kart siły do Króla i Intryganta: fiesty, szpiedzy, zamach stanu i królewska ochrona.

option-removal = Usunięcie
    .about = Co może zdjąć ze stołu karta 115 z Kart specjalnych?
option-removal-cards = Szpiegostwo, Rezerwę i płytki limitu
option-removal-tokens = także most, sojusz, kwarantannę i inne trwałe żetony

card-sc-fiesta =
    W tej turze nie dobierasz caballero z prowincji. Umieść maks. 5 caballero ze swojego dworu, oprócz tych z twojej karty z rzędu, według
    zwykłej zasady: obok regionu króla albo w castillo. Jeśli masz kartę króla albo intryganta, jej akcja zawsze zastępuje tę.
    .title = Fiesta
    .note = Instrukcja nie pokazuje wartości tej karty; to nasze założenie.
card-sc-espionage =
    Ta karta leży odkryta przed tobą do końca najbliższej punktacji ogólnej. W tej punktacji oglądasz dyski wszystkich pozostałych graczy,
    zanim ustawisz swój. Nie pomaga przy dyskach ustawianych dla akcji specjalnej.
    .title = Szpiegostwo
    .note =
        To, co dokładnie widzi właściciel, i to, że jest to karta 25, to nasza interpretacja. { note-ki-supply }
card-sc-coup =
    Wszyscy grande, którzy nie są w regionie tabu, trafiają do castillo. W najbliższej punktacji ogólnej jest ono ich domem, a potem
    ruszają razem z caballero swoich właścicieli do regionu z dysku.
    .title = Zamach stanu
    .note = Nie wiadomo, czy trafiają tam wszyscy grande, czy tylko niektórzy. { note-value-and-supply }
card-sc-maximum-6 =
    Połóż jedną z trzech płytek limitu na regionie, który nie jest tabu. Jeśli jest tam więcej niż 6 caballero, wskazujesz tych, którzy
    wracają do dworów. Odtąd nie może być ich tam więcej niż 6: do pełnego regionu nie da się wejść, a kto trafia tam z dysku i nie
    znajduje miejsca, idzie do dworu.
    .title = Najwyżej 6
    .note = To, kto wskazuje nadmiar, to nasze założenie. { note-value-and-supply }
card-sc-075 =
    Postaw caballero ze swojego dworu na tej karcie, która leży odkryta przed tobą. Raz, przed specjalną punktacją albo tuż przed
    podliczeniem dowolnego regionu w punktacji ogólnej, możesz ruszyć go do regionu, który nie jest tabu.
    .title = Rezerwa
    .note = To, skąd jest caballero i kto decyduje pierwszy, to nasze założenie. { note-ki-supply }
card-sc-royal-protection =
    Połóż żeton króla na regionie, który nie jest tabu, albo przełóż go tam. Jak w regionie króla, nic nie może tam
    wejść ani stamtąd wyjść, także w punktacji ogólnej, dopóki ktoś nie przełoży żetonu. Nie daje to premii króla.
    .title = Królewska ochrona
    .note = To, które regiony można wybrać, to nasza interpretacja. { note-value-and-supply }
card-sc-removal =
    Usuń jedną z tych rzeczy: Szpiegostwo (25) albo Rezerwę (75), która leży odkryta przed graczem, albo płytkę limitu, która nie leży
    w regionie tabu. Caballero z Rezerwy wraca do dworu właściciela; caballero z płytki zostają.
    .title = Usunięcie
    .note = To, co dzieje się z caballero, to nasza interpretacja. { note-value-and-supply }
card-sc-135 =
    Wskaż region, w którym masz co najmniej 1 caballero: zostaje od razu podliczony, ze wszystkimi punktowanymi miejscami i premiami.
    .title = Podlicz region, w którym jesteś
    .note = To, ile regionów się podlicza, to nasze założenie. { note-ki-supply }
card-sc-145 = Wskaż dowolny region: zostaje od razu podliczony, ze wszystkimi punktowanymi miejscami i premiami.
    .title = Podlicz dowolny region
    .note = To, ile regionów się podlicza, to nasze założenie. { note-ki-supply }
card-sc-155 =
    Wskaż trzy różne regiony i innego gracza. Gracz ten wybiera jeden z trzech: zostaje on od razu podliczony, ze wszystkimi
    punktowanymi miejscami i premiami.
    .title = Podlicz jeden z trzech
    .note = { note-ki-supply }

place-card-75 = karta 75

prompt-trim =
    { $left ->
        [one] Jeden caballero { w-miejscu } jest ponad limit. Który wraca do swojego dworu?
       *[many] { $left } caballero { w-miejscu } jest ponad limit. Który teraz wraca do swojego dworu?
    }
prompt-reserve =
    { $place ->
        [none] Zaraz zacznie się specjalna punktacja. Wysyłasz swoją rezerwę do jakiegoś regionu?
       *[other] Teraz będzie podliczany region { $place_name }. Wysyłasz swoją rezerwę do jakiegoś regionu?
    }
prompt-removal = Co usuwasz?
prompt-name-region =
    { $left ->
        [3] Wskaż trzy różne regiony. Który jest pierwszy?
        [2] Wskazane: { $places }. Który jest drugi?
       *[1] Wskazane: { $places }. Który jest trzeci?
    }
prompt-chooser = Kto ma wybrać jeden z regionów ({ $places })?
prompt-chosen-region = { $seat } wskazuje regiony { $places }. Który z nich podliczyć?

choice-remove =
    { $what ->
        [25] Usuń Szpiegostwo gracza { $target }
        [75] Usuń Rezerwę gracza { $target }
        [bridge] Usuń most ({ $target })
        [alliance] Usuń sojusz ({ $target })
        [quarantine] Usuń kwarantannę ({ $target })
        [king_token] Usuń królewską ochronę ({ $target })
        [collapse] Usuń groźbę zawalenia ({ $target })
        [double] Usuń podwojenie ({ $target })
       *[table] Usuń płytkę limitu z regionu { $target }
    }

event-region-chosen = { $seat } wybiera { miejsce }.
event-in-reserve = { $seat } odkłada caballero do rezerwy.
event-reserve-used = { $seat } wysyła rezerwę { do-miejsca }.
event-card-removed =
    { $power ->
        [25] Szpiegostwo gracza { $seat } znika.
       *[75] Rezerwa gracza { $seat } znika; jej caballero wraca do dworu.
    }
event-table-removed = Płytka limitu znika { z-miejsca }.

label-limited = Najwyżej sześciu:
label-protected = Pod ochroną:
label-reserves = Karta 75:

refusal-region-full = { $place_name }: nie ma tu już miejsca, bo płytka limitu ogranicza liczbę caballero.
