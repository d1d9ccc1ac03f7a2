### O co gracze są pytani, co mogą wybrać i co się dzieje.

## Pytania, według rodzaju decyzji

prompt-power = Zagraj kartę siły. Jej wartość nie może jeszcze leżeć na stole.
# $plain mówi, czy karta może leżeć bez modyfikatora.
prompt-modifier =
    { $plain ->
        [yes] Zagrana karta: { $power }. Dokładasz do niej modyfikator?
       *[no] Zagrana karta: { $power }. Ta wartość już leży na stole, więc dołóż modyfikator.
    }
prompt-draft = Przekaż jeden ze swoich modyfikatorów graczowi po lewej.
prompt-supply =
    Możesz dobrać { $count ->
        [one] jednego caballero
       *[many] maks. { $count } caballero
    } z prowincji do dworu.
prompt-recall =
    Prowincja jest pusta. Możesz zabrać jeszcze { $left ->
        [one] jednego caballero
       *[many] maks. { $left } caballero
    } z regionów do dworu.
prompt-ability = Używasz zdolności modyfikatora { $modifier }? { $ability }
prompt-card = Wybierz kartę akcji.
# $act i $placing mówią, które z dwóch części są teraz możliwe.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { tura-obie }
               *[no] „{ $card }”: wykonaj akcję specjalną albo zakończ turę.
            }
       *[no] { tura-umieszczanie }
    }{ $office ->
        [yes] { " " }Zamiast własnej akcji specjalnej możesz wykonać akcję swojej karty króla albo intryganta.
       *[no] { "" }
    }
tura-obie =
    { $left ->
        [one] „{ $card }”: umieść caballero i wykonaj akcję specjalną, w dowolnej kolejności.
       *[many] „{ $card }”: umieść maks. { $left } caballero i wykonaj akcję specjalną, w dowolnej kolejności.
    }
tura-umieszczanie =
    { $left ->
        [one] „{ $card }”: umieść caballero albo zakończ turę.
       *[many] „{ $card }”: umieść maks. { $left } caballero albo zakończ turę.
    }
prompt-place =
    Umieść jeszcze { $left ->
        [one] jednego caballero
       *[many] maks. { $left } caballero
    } albo zakończ.
# $step mówi, co zostałoby zatrzymane: cała akcja (none) albo jej krok, opisany swoimi danymi.
prompt-veto =
    { $seat } wykonuje akcję specjalną karty „{ $card }”.{ $step ->
        [moved] { " " }Teraz: { kolor-y } caballero rusza { ze-zrodla } { do-miejsca }.
        [placed] { " " }Teraz: caballero trafia z dworu { do-miejsca }.
        [gain]
            { $count ->
                [one] { " " }Teraz: jeden caballero trafia z prowincji do dworu.
               *[many] { " " }Teraz: { $count } caballero trafia z prowincji do dworu.
            }
        [recalled] { " " }Teraz: caballero wraca { z-miejsca } do dworu.
        [court_loss] { " " }Teraz: { $loser } zwraca caballero z dworu do prowincji.
        [returned] { " " }Teraz: { $loser } zwraca { kilku-caballero } { z-miejsca } do prowincji.
        [pledged] { " " }Teraz: { $loser } zwraca caballero do prowincji: { $losses }.
        [evicted] { " " }Teraz: { $loser } ma na dysku { miejsce } dla caballero, którzy muszą odejść.
        [score_one] { " " }Teraz: do podliczenia { miejsce }.
        [throw_grande] { " " }Teraz: grande gracza { $loser } trafia do castillo.
        [trimmed] { " " }Teraz: { $loser } zabiera { kilku-caballero } { z-miejsca } do dworu.
        [table_laid] { " " }Teraz: płytka limitu ma leżeć { plytka-w-miejscu }.
        [travelled] { " " }Teraz: grande gracza { $loser } rusza { do-miejsca }.
        [thrown_in] { " " }Teraz: wszyscy { kolor-i } caballero { z-miejsca } trafiają do castillo.
        [washed_away] { " " }Teraz: { $loser } zabiera { kilku-caballero } { z-miejsca } do dworu.
        [castillo_emptied] { " " }Teraz: { $loser } zabiera wszystkich caballero z castillo do dworu.
        [ship_taken]
            { $loser ->
                [none] { " " }Teraz: wolny statek zmienia właściciela.
               *[other] { " " }Teraz: { $loser } traci statek.
            }
        [jailed] { " " }Teraz: caballero gracza { $loser } trafia { z-miejsca } do więzienia.
        [pardoned] { " " }Teraz: wszyscy więźniowie idą { do-miejsca }.
        [king_moved] { " " }Teraz: król rusza { krol-do-miejsca }.
        [board_laid]
            { $board ->
                [8] { " " }Teraz: płytka 8/4/0 ma leżeć { plytka-w-miejscu }.
               *[4] { " " }Teraz: płytka 4/0/0 ma leżeć { plytka-w-miejscu }.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }To pierwsza z dwóch akcji.
                               *[other] { " " }Z dwóch akcji to ta: „{ $action }”.
                            }
                        [second]
                            { $action ->
                                [none] { " " }To druga z dwóch akcji.
                               *[other] { " " }Z dwóch akcji to ta: „{ $action }”.
                            }
                        [colour] { " " }Król zamienia się miejscami z grande gracza { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }Płytka 8/4/0 zostanie odwrócona.
                               *[4] { " " }Płytka 4/0/0 zostanie odwrócona.
                            }
                        [bridge] { " " }Most połączy regiony { $places }.
                        [alliance] { " " }Sojusz zawrą regiony { $places }.
                        [three] { " " }{ $owner } wybierze do podliczenia jeden z regionów: { $places }.
                        [pardon] { " " }Wszyscy więźniowie pójdą { do-miejsca }.
                        [name] { " " }Grande gracza { $owner } zastąpi króla.
                        [remove]
                            { $what ->
                                [25] { " " }Znika Szpiegostwo gracza { $target }.
                                [75] { " " }Znika Rezerwa gracza { $target }.
                                [bridge] { " " }Znika most ({ $target }).
                                [alliance] { " " }Znika sojusz ({ $target }).
                                [quarantine] { " " }Znika kwarantanna ({ $target }).
                                [king_token] { " " }Znika królewska ochrona ({ $target }).
                                [collapse] { " " }Znika groźba zawalenia ({ $target }).
                                [double] { " " }Znika podwojenie ({ $target }).
                               *[table] { " " }Znika płytka limitu z regionu { $target }.
                            }
                       *[board]
                            { $board ->
                                [8] { " " }Płytka 8/4/0 ma leżeć { plytka-w-miejscu }.
                               *[4] { " " }Płytka 4/0/0 ma leżeć { plytka-w-miejscu }.
                            }
                    }
                [place] { " " }Chodzi o { miejsce }.
               *[none] { "" }
            }
    } Zgłaszasz weto?
prompt-either = Którą z dwóch akcji swojej karty wykonujesz?
prompt-region = Który region wskazujesz dla swojej akcji specjalnej?
prompt-lift =
    Którego caballero ruszasz{ $place ->
        [none] { "" }
       *[other] { " " }{ z-miejsca }
    }? Możesz ruszyć jeszcze { ilu-ruszyc }.
ilu-ruszyc =
    { $any ->
        [0]
            { $own ->
                [0] { ilu-wrogich }
               *[other]
                    { $foreign ->
                        [0] { ilu-swoich }
                       *[other] { ilu-swoich } i { ilu-wrogich }
                    }
            }
        [one] 1 dowolnego
       *[many] { $any } dowolnych
    }
ilu-swoich =
    { $own ->
        [any] dowolną liczbę swoich
        [one] 1 swojego
       *[many] { $own } swoich
    }
ilu-wrogich =
    { $foreign ->
        [one] 1 wrogiego
       *[many] { $foreign } wrogich
    }
prompt-drop = Dokąd rusza { kolor-y } caballero { ze-zrodla }?
prompt-place-extra =
    Akcją specjalną umieść jeszcze { $left ->
        [one] jednego caballero
       *[many] maks. { $left } caballero
    } albo zakończ.
prompt-pick-each = Możesz zwrócić do prowincji po jednym caballero każdego przeciwnika. Który jest następny?
prompt-lose =
    Musisz zwrócić do prowincji jeszcze { $left ->
        [one] jednego caballero
       *[many] { $left } caballero
    }. Skąd bierzesz następnego?
prompt-loss-disc =
    { $count ->
        [none] Wybierz w tajemnicy region. Wszyscy twoi caballero stamtąd wracają do prowincji.
        [one] Wybierz w tajemnicy region. Jeden twój caballero stamtąd wraca do prowincji.
       *[many]
            Wybierz w tajemnicy region. { $count } twoich caballero stamtąd wraca do prowincji, a jeśli jest tam tylko
            jeden, to on.
    }
prompt-eviction-disc =
    Wybierz w tajemnicy region, do którego ruszą wszyscy twoi caballero { z-miejsca }. Region króla oznacza powrót do
    dworu.
prompt-scoring-disc = Wybierz w tajemnicy region. Zostanie podliczony, jeśli nikt inny go nie wybierze.
prompt-castillo-disc =
    Wybierz w tajemnicy region, do którego ruszy wszystko, co masz w castillo. Region króla oznacza powrót do dworu.
prompt-scoring-order = Który region podliczyć teraz? Zostały jeszcze: { $places }.
prompt-king = Dokąd rusza król?
prompt-entourage =
    Który caballero idzie z królem { do-miejsca }? { $left ->
        [one] Idzie jeszcze jeden.
       *[many] Idzie jeszcze { $left }.
    }
prompt-swap = Czyj grande zamienia się miejscami z królem?
prompt-grande = Który region będzie nowym domem twojego grande?
prompt-board = Którą płytkę punktacji kładziesz i gdzie?
prompt-power-back = Którą ze zużytych kart bierzesz z powrotem?
## Wybory. $kind to rodzaj decyzji albo „none”, jeśli nie jest znany.

choice-stop =
    { $kind ->
        [recall] Nie zabieraj więcej
        [place] Nie umieszczaj więcej
        [place_extra] Nie umieszczaj więcej
        [lift] Nie ruszaj więcej
        [pick_each] Nie zwracaj więcej
        [voyage] Nikt więcej nie podróżuje
        [transport_out] Nikt więcej tam nie rusza
        [transport_home] Nikt więcej stamtąd nie wraca
        [table] Zostaw płytkę limitu na miejscu
        [cross_bridge] Nie ruszaj więcej po moście
        [ship] Nie bierz statku
        [land] Zostań na pokładzie
        [jail] Nie wysyłaj nikogo do więzienia
        [pardon] Nie ułaskawiaj nikogo
        [march] Nie ruszaj więcej najemników
        [companion] Nikt z nim nie idzie
        [last_unmask] Niech przepadnie
        [stand_in] Nikt
        [league] Nie kładź więcej
       *[other] Na tym koniec
    }
choice-act = Wykonaj akcję specjalną
choice-end = Zakończ turę
choice-veto = Zgłoś weto
choice-allow = Pozwól na to
choice-first = Wykonaj pierwszą z dwóch akcji
choice-second = Wykonaj drugą z dwóch akcji
choice-plain = Zagraj kartę siły bez modyfikatora
choice-use =
    { $kind ->
        [strike] Powtórz akcję specjalną
       *[other] Użyj zdolności
    }
choice-skip =
    { $kind ->
        [claim] Nie zajmuj niczego teraz
        [close] Nie zamykaj teraz żadnej karty
        [strike] Nie tym razem
        [reserve] Zachowaj rezerwę
       *[other] Zrezygnuj ze zdolności
    }
choice-power =
    { $brings ->
        [0] Zagraj kartę siły { $power }; nie daje caballero
        [one] Zagraj kartę siły { $power }; daje jednego caballero
       *[many] Zagraj kartę siły { $power }; daje { $brings } caballero
    }
choice-modifier =
    { $kind ->
        [draft] Przekaż modyfikator { $modifier }
       *[other] Zagraj modyfikator { $modifier }
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] Nie dobieraj caballero
        [one] Dobierz jednego caballero do dworu
       *[many] Dobierz { $count } caballero do dworu
    }
choice-card =
    { $card ->
        [none] Weź kartę ze stosu { $stack }
       *[other] Weź „{ $card }” ze stosu { $stack }
    }
choice-to =
    { $kind ->
        [drop] Rusz go { do-miejsca }
        [sail] Rusz go { do-miejsca }
        [ship_out] Rusz go { do-miejsca }
        [land] Wysadź go na ląd { w-miejscu }
        [march_to] Rusz go { do-miejsca }
        [place_guest] Umieść gościa { w-miejscu }
        [reserve] Wyślij rezerwę { do-miejsca }
       *[other]
            { $place ->
                [castillo] Wrzuć caballero do castillo
                [galleon] Umieść caballero na swoim statku
               *[other] Umieść caballero { w-miejscu }
            }
    }
choice-from =
    { $kind ->
        [recall] Zabierz caballero { z-miejsca } do dworu
        [lose] Zwróć caballero { z-miejsca } do prowincji
       *[other] Weź caballero { z-miejsca }
    }
choice-region =
    { $kind ->
        [scoring_order] Podlicz teraz { miejsce }
        [royal] Ułaskaw więźniów (wszyscy { do-miejsca }), a potem rusz króla
        [pardon] Ułaskaw więźniów (wszyscy { do-miejsca })
        [table] Połóż płytkę limitu { plytka-w-miejscu }
        [bridge_end] Poprowadź most { do-miejsca }
        [ally] Sprzymierz z regionem { $place_name }
        [boycott] Wybierz { miejsce }
        [chosen_region] Podlicz { miejsce }
        [incognito] Wybierz { miejsce }
       *[other] Wskaż { miejsce }
    }
choice-disc = Ustaw na dysku { miejsce }
choice-king = Rusz króla { krol-do-miejsca }
choice-grande = Rusz swojego grande { do-miejsca }
choice-swap = Zamień króla miejscami z grande gracza { $owner }
choice-back = Weź z powrotem kartę siły { $power }
choice-reuse = Weź z powrotem modyfikator { $modifier } ({ $ability_title })
choice-board =
    { $board ->
        [8] Połóż płytkę 8/4/0 { plytka-w-miejscu }
       *[4] Połóż płytkę 4/0/0 { plytka-w-miejscu }
    }
choice-lift =
    { $kind ->
        [pick_each] Zwróć { kolor-ego } caballero { z-miejsca } do prowincji
        [entourage] Zabierz ze sobą { kolor-ego } caballero { z-miejsca }
        [voyage] Niech { kolor-y } caballero rusza { z-miejsca }
        [fill] Postaw na płytce { kolor-ego } caballero
        [banner] Daj sztandar caballero { w-miejscu }
        [throw] Wrzuć { kolor-ego } caballero { z-miejsca } do castillo
        [jail] Wyślij { kolor-ego } caballero { z-miejsca } do więzienia
        [march] Rusz najemnika { z-miejsca }
        [companion] Zabierz { kolor-ego } caballero
        [trim] Odeślij { kolor-ego } caballero { z-miejsca } do jego dworu
        [cross_bridge] Rusz { kolor-ego } caballero { z-miejsca } przez most
       *[other] Rusz { kolor-ego } caballero { z-miejsca }
    }
ktory-z-nich =
    { $spot ->
        [table] Jeden z płytki limitu
        [ambassador] Ambasador
        [envoy] Poseł
        [third] Ten na trzecim polu
        [captain] Kapitan
        [viceroy] Wicekról
       *[plain] Jeden z pozostałych
    }
## Zdarzenia. To, co przed czytającym ukryte albo czego nie dotyczy, to „none”.

event-round = Zaczyna się runda { $round }.
event-offer = Do wyboru: { $cards }.
event-power =
    { $power ->
        [none] { $seat } zagrywa Jokera.
       *[other] { $seat } zagrywa kartę siły { $power }.
    }
event-turn = Turę zaczyna { $seat }.
event-supply = { $seat } dobiera { kilku-caballero } z prowincji do dworu.
event-recalled = { $seat } zabiera caballero { z-miejsca } do dworu.
event-card = { $seat } bierze kartę „{ $card }” ze stosu { $stack }.
# $choice mówi, co zostało zapowiedziane: jeszcze nic (none), pierwsza albo druga z dwóch akcji, miejsce, grande gracza,
# płytka punktacji i jej miejsce, płytka do odwrócenia albo dwa końce mostu.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } zapowiada: pierwsza z dwóch akcji.
               *[other] { $seat } zapowiada: „{ $action }”.
            }
        [second]
            { $action ->
                [none] { $seat } zapowiada: druga z dwóch akcji.
               *[other] { $seat } zapowiada: „{ $action }”.
            }
        [place] { $seat } zapowiada: { miejsce }.
        [colour] { $seat } zapowiada: grande gracza { $owner }.
        [board]
            { $board ->
                [8] { $seat } zapowiada: płytka 8/4/0 { plytka-w-miejscu }.
               *[4] { $seat } zapowiada: płytka 4/0/0 { plytka-w-miejscu }.
            }
        [turn]
            { $board ->
                [8] { $seat } zapowiada: odwrócenie płytki 8/4/0.
               *[4] { $seat } zapowiada: odwrócenie płytki 4/0/0.
            }
        [bridge] { $seat } zapowiada: most łączący regiony { $places }.
        [alliance] { $seat } zapowiada: sojusz regionów { $places }.
        [three] { $seat } zapowiada: { $owner } wybierze jeden z regionów ({ $places }).
        [pardon] { $seat } zapowiada: ułaskawienie, wszyscy więźniowie { do-miejsca }.
        [name] { $seat } zapowiada: grande gracza { $owner } zastępuje króla.
        [remove]
            { $what ->
                [25] { $seat } zapowiada: znika Szpiegostwo gracza { $target }.
                [75] { $seat } zapowiada: znika Rezerwa gracza { $target }.
                [bridge] { $seat } zapowiada: znika most ({ $target }).
                [alliance] { $seat } zapowiada: znika sojusz ({ $target }).
                [quarantine] { $seat } zapowiada: znika kwarantanna ({ $target }).
                [king_token] { $seat } zapowiada: znika królewska ochrona ({ $target }).
                [collapse] { $seat } zapowiada: znika groźba zawalenia ({ $target }).
                [double] { $seat } zapowiada: znika podwojenie ({ $target }).
               *[table] { $seat } zapowiada: znika płytka limitu z regionu { $target }.
            }
       *[none] { $seat } wykonuje akcję specjalną karty „{ $card }”.
    }
event-vetoed = { $by } zgłasza weto: karta „{ $card }” gracza { $seat } przestaje działać.
event-veto-taken = { $seat } ma teraz weto.
event-veto-lapsed =
    { $count ->
        [one] Niewykorzystane weto gracza { $seat } przepada.
        [few] { $count } niewykorzystane weta gracza { $seat } przepadają.
       *[many] { $count } niewykorzystanych wet gracza { $seat } przepada.
    }
event-placed =
    { $place ->
        [castillo] { $seat } wrzuca caballero do castillo.
       *[other] { $seat } umieszcza caballero { w-miejscu }.
    }
event-moved = { $seat } rusza { kolor-ego } caballero { ze-zrodla } { do-miejsca }.
event-returned =
    { $count ->
        [one] Jeden { kolor-y } caballero wraca { z-miejsca } do prowincji.
       *[many] { $count } { kolor-ych } caballero wraca { z-miejsca } do prowincji.
    }
event-to-court =
    { $count ->
        [one] Jeden { kolor-y } caballero wraca { ze-zrodla } do swojego dworu.
       *[many] { $count } { kolor-ych } caballero wraca { ze-zrodla } do swojego dworu.
    }
event-discs = Dyski wskazują: { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] Brama castillo otwarta: w środku nie ma nikogo.
       *[other] Brama castillo otwarta. Caballero w środku: { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] Grande gracza { $seat } rusza z castillo { do-miejsca }.
               *[other] { $seat } rusza z castillo grande i { kilku-caballero } { do-miejsca }.
            }
       *[no]
            { $count ->
                [0] { $seat } nie ma kogo ruszyć z castillo.
               *[other] { $seat } rusza { kilku-caballero } z castillo { do-miejsca }.
            }
    }
event-scored =
    { $place ->
        [castillo] Podliczenie castillo: { punkty-za-miejsce }.
        [court] Podliczenie dworów: { punkty-za-miejsce }.
        [ship] Podliczenie statku: { punkty-za-miejsce }.
       *[other] Podliczenie regionu { $place_name }: { punkty-za-miejsce }.
    }
punkty-za-miejsce =
    { $awards_number ->
        [0] nikt nie zdobywa punktów
       *[other] { $awards }
    }
event-king = Król rusza { krol-do-miejsca }.
event-grande = Grande gracza { $seat } rusza { do-miejsca }.
event-board =
    { $board ->
        [8] Płytka 8/4/0 leży teraz { plytka-w-miejscu }.
       *[4] Płytka 4/0/0 leży teraz { plytka-w-miejscu }.
    }
# Tylko sam gracz widzi, która to karta.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none]
                    { $joker ->
                        [yes] { $seat } bierze z powrotem Jokera.
                       *[no] { $seat } bierze z powrotem zużytą kartę, nie pokazując jej.
                    }
               *[other] { $seat } bierze z powrotem kartę siły { $power }.
            }
       *[other] { $seat } bierze z powrotem modyfikator { $modifier }.
    }
event-smuggling = { $seat } może w tej turze umieszczać caballero w regionie króla.
event-turn-over = { $seat } kończy turę.
event-start-marker = { $seat } otrzymuje znacznik pierwszego gracza.
event-general-scoring = Punktacja ogólna po { $round }. rundzie.
event-game-over =
    { $winners_number ->
        [one] Koniec gry: zwycięża { $winners }. { $scores }.
       *[many] Koniec gry: wspólnie zwyciężają { $winners }. { $scores }.
    }

## Zdarzenia Edycji graczy

## Zdarzenia Wielkiego Inkwizytora i Kolonii oraz Jubileuszu

polozone-zetony =
    { $gold ->
        [0] { zetony-towarow }
       *[other]
            { $goods ->
                [0] { zetony-zlota }
               *[other] { zetony-zlota } i { zetony-towarow }
            }
    }
zetony-zlota =
    { $gold ->
        [one] żeton złota
        [few] { $gold } żetony złota
       *[many] { $gold } żetonów złota
    }
zetony-towarow =
    { $goods ->
        [one] żeton towarów
        [few] { $goods } żetony towarów
       *[many] { $goods } żetonów towarów
    }
dostawa-punkty =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# Na początku zdania.
kolor-y-zdanie =
    { $colour ->
        [violet] Fioletowy
        [blue] Niebieski
        [green] Zielony
        [orange] Pomarańczowy
        [red] Czerwony
        [black] Czarny
       *[grey] Szary
    }
## Zdarzenia Grandissimo
