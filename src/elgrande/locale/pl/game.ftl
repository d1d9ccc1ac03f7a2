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
prompt-which = Którego { kolor-ego } caballero { w-miejscu } masz na myśli?
prompt-arrive =
    { $place ->
        [france] Które pole we Francii zajmuje { kolor-y } caballero?
        [ship] Czy { kolor-y } caballero zostaje kapitanem statku?
       *[other] Czy { kolor-y } caballero zostaje wicekrólem Ameryki?
    }
prompt-settlers = Wybierz w tajemnicy region inny niż region króla. Trafi tam 2 twoich caballero z prowincji.
prompt-voyage =
    Przed twoją turą każdy twój caballero na statku, w regionie América i w regionie África może odbyć jeden etap podróży.
    Kto rusza teraz?
prompt-sail = Dokąd rusza { kolor-y } caballero ze statku?
prompt-claim = Zajmujesz złoto albo towary?
prompt-transport-out = Który caballero rusza teraz do regionu América albo África?
prompt-transport-home = Który caballero wraca teraz z regionu América albo África?
prompt-ship-out = Dokąd rusza { kolor-y } caballero { ze-zrodla }?
prompt-fill =
    Kto stoi na płytce limitu { w-miejscu }? { $left ->
        [one] Jedno pole jest wolne.
        [few] { $left } pola są wolne.
       *[many] { $left } pól jest wolnych.
    }
prompt-table = Dokąd przekładasz płytkę limitu?
prompt-close = Zamykasz na tę rundę jakąś kartę akcji?
prompt-strike =
    Akcja karty „{ $card }” (gracz: { $seat }) właśnie się skończyła. Powtarzasz ją swoim Podwójnym uderzeniem?
prompt-banner = Który z twoich caballero bierze twój sztandar?
prompt-start-disc = Wybierz w tajemnicy region, w którym zacznie jeszcze jeden twój caballero z prowincji.
prompt-hand =
    Wybierz w tajemnicy, jedną po drugiej, { $count ->
        [one] kartę siły, którą
        [few] { $count } karty siły, którymi
       *[many] { $count } kart siły, którymi
    } zagrasz tę partię.
prompt-row-card = Użyj własnej karty z rzędu albo weź zamiast niej kartę akcji.
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
prompt-second-card = Zagraj drugą kartę po Jokerze. Jej wartość nie może jeszcze leżeć na stole.
prompt-travel-disc = Wybierz w tajemnicy inny region dla swojego grande. Jeśli jest tabu, grande zostaje na miejscu.
prompt-bridge-end = Dokąd prowadzi most { z-miejsca }?
prompt-cross-bridge = Twój most łączy regiony { $places }. Przed turą możesz ruszać po nim swoich caballero.
prompt-turn-board = Którą płytkę punktacji odwracasz?
prompt-storm-disc = Wybierz w tajemnicy region swojej Tormenty. Pokażesz go na początku swojej tury.
prompt-spied-disc =
    Widzisz dyski pozostałych: { $discs }. Teraz wybierz region, do którego ruszą twoi caballero z castillo.
prompt-ally = Z jakim regionem sprzymierza się { $place_name }?
prompt-throw =
    { $left ->
        [one] Do castillo trafia jeszcze jeden caballero. Który?
       *[many] Do castillo trafia jeszcze maks. { $left } caballero. Który jest następny?
    }
prompt-ship = Bierzesz statek?
prompt-land =
    { $left ->
        [one] Czy caballero z twojego statku schodzi na ląd?
       *[many]
            Czy { $left } caballero z twojego statku schodzi na ląd? Jeśli tak, to wszyscy. Dokąd idzie następny?
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
prompt-name-region =
    { $left ->
        [3] Wskaż trzy różne regiony. Który jest pierwszy?
        [2] Wskazane: { $places }. Który jest drugi?
       *[1] Wskazane: { $places }. Który jest trzeci?
    }
prompt-chooser = Kto ma wybrać jeden z regionów ({ $places })?
prompt-chosen-region = { $seat } wskazuje regiony { $places }. Który z nich podliczyć?

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
choice-which =
    { $carried ->
        [gold] { ktory-z-nich }, ze złotem
        [goods] { ktory-z-nich }, z towarami
        [banner] { ktory-z-nich }, ze sztandarem
       *[unladen] { ktory-z-nich }
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
choice-stand =
    { $spot ->
        [ambassador] Zostaje ambasadorem
        [envoy] Zostaje posłem
        [third] Zajmuje trzecie pole
        [captain] Zostaje kapitanem
        [viceroy] Zostaje wicekrólem
        [table] Staje na płytce limitu
       *[plain] Nie obejmuje urzędu
    }
choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Postaw caballero na złocie
               *[black] Postaw czarnego caballero na złocie
            }
       *[goods]
            { $whose ->
                [own] Postaw caballero na towarach
               *[black] Postaw czarnego caballero na towarach
            }
    }
choice-close =
    { $card ->
        [none] Zamknij kartę ze stosu { $stack }
       *[other] Zamknij „{ $card }” (stos { $stack })
    }
choice-bonus = Dobierz dodatkowego caballero z prowincji do dworu
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
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] Grande gracza { $owner }
    }
choice-dismantle = Zabierz swojego caballero z mostu; most znika wtedy z planszy
choice-turn =
    { $board ->
        [8] Odwróć płytkę 8/4/0
       *[4] Odwróć płytkę 4/0/0
    }

## Zdarzenia. To, co przed czytającym ukryte albo czego nie dotyczy, to „none”.

event-round = Zaczyna się runda { $round }.
event-offer = Do wyboru: { $cards }.
event-power =
    { $power ->
        [0] { $seat } zagrywa Jokera.
       *[other] { $seat } zagrywa kartę siły { $power }.
    }
event-modifier = { $seat } dokłada modyfikator { $modifier }: { $total }.
event-dummy-power = Karta siły automy to { $power }.
event-dummy-arrives =
    { $count ->
        [0] Automa dobiera { miejsce } i nic tam nie umieszcza.
       *[other] Automa umieszcza { kilku-caballero } { w-miejscu }.
    }
event-dummy-takes = Automa bierze kartę „{ $card }” ze stosu { $stack }, bez efektu.
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
event-region-chosen = { $seat } wybiera { miejsce }.
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
                [none] { $seat } bierze z powrotem zużytą kartę, nie pokazując jej.
               *[other] { $seat } bierze z powrotem kartę siły { $power }.
            }
       *[other] { $seat } bierze z powrotem modyfikator { $modifier }.
    }
# Tylko dwaj zainteresowani gracze widzą, który to modyfikator.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } przekazuje modyfikator graczowi { $to }.
       *[other] { $seat } przekazuje modyfikator { $modifier } graczowi { $to }.
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

# $place to „none”, kiedy żeton znika z planszy albo castillo wraca na swoje miejsce.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] Castillo wraca na swoje zwykłe miejsce.
               *[other] Castillo przenosi się { do-miejsca }.
            }
        [collapse]
            { $place ->
                [none] Castillo nie grozi już zawaleniem.
               *[other] Castillo grozi zawaleniem: caballero stają teraz obok niego.
            }
        [quarantine]
            { $place ->
                [none] Koniec kwarantanny.
               *[other] Region { $place_name } jest objęty kwarantanną.
            }
        [double] Punkty za region { $place_name } będą podwojone w najbliższej punktacji ogólnej.
        [undoubled] Punkty za region { $place_name } nie są już podwajane.
        [unallied] Koniec sojuszu ({ $place_name }).
        [table] Płytka limitu leży teraz { plytka-w-miejscu }.
       *[king_token]
            { $place ->
                [none] Koniec królewskiej ochrony.
               *[other] Region { $place_name } jest pod królewską ochroną.
            }
    }
event-started =
    { $count ->
        [one] { $seat } zaczyna z jeszcze jednym caballero { w-miejscu }.
       *[many] { $seat } zaczyna z jeszcze { $count } caballero { w-miejscu }.
    }
event-hand-chosen = { $seat } ma już wybraną rękę.
event-office = { $seat } ma „{ $card }”.
event-placing-anywhere = { $seat } może w tej turze umieszczać caballero w każdym regionie.
event-in-reserve = { $seat } odkłada caballero do rezerwy.
event-reserve-used = { $seat } wysyła rezerwę { do-miejsca }.
event-card-removed =
    { $power ->
        [25] Szpiegostwo gracza { $seat } znika.
       *[75] Rezerwa gracza { $seat } znika; jej caballero wraca do dworu.
    }
event-table-removed = Płytka limitu znika { z-miejsca }.
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

## Zdarzenia Wielkiego Inkwizytora i Kolonii oraz Jubileuszu

event-tokens = { $seat } kładzie { polozone-zetony }.
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
event-claimed =
    { $token ->
        [gold] { $seat } stawia { kolor-ego } caballero na złocie.
       *[goods] { $seat } stawia { kolor-ego } caballero na towarach.
    }
event-delivered =
    { $token ->
        [gold] Złoto dociera { do-miejsca }: { $seat } zdobywa { dostawa-punkty }.
       *[goods] Towary docierają { do-miejsca }: { $seat } zdobywa { dostawa-punkty }.
    }
dostawa-punkty =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-token-lost =
    { $token ->
        [gold] Złoto { kolor-ego } caballero wraca do zasobów.
       *[goods] Towary { kolor-ego } caballero wracają do zasobów.
    }
event-stands =
    { $spot ->
        [ambassador] { kolor-y-zdanie } caballero jest ambasadorem we Francii.
        [envoy] { kolor-y-zdanie } caballero jest posłem we Francii.
        [captain] { kolor-y-zdanie } caballero jest kapitanem statku.
        [viceroy] { kolor-y-zdanie } caballero jest wicekrólem Ameryki.
       *[third] { kolor-y-zdanie } caballero zajmuje trzecie pole we Francii.
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
event-inquisitor = { $seat } bierze kartę Wielkiego Inkwizytora.
event-kept = { $seat } zachowuje kartę „{ $card }”.
event-closed = { $seat } zamyka kartę „{ $card }” (stos { $stack }) na tę rundę.
event-struck = { $seat } uderza podwójnie: akcja specjalna karty „{ $card }” zostaje powtórzona.
event-delayed =
    { $place ->
        [ship] Statek zostanie podliczony na koniec następnej rundy.
       *[other] Region { $place_name } zostanie podliczony na koniec następnej rundy.
    }
event-table = Płytka limitu leży teraz { plytka-w-miejscu }.
event-on-table = { kolor-y-zdanie } caballero staje na płytce limitu.
event-banner = Sztandar gracza { $seat } powiewa teraz { w-miejscu }.

## Zdarzenia Grandissimo

event-spy = { $seat } w najbliższej punktacji ogólnej zobaczy dyski pozostałych.
# Tylko szpieg widzi, co ustawili pozostali.
event-spied =
    { $discs ->
        [none] { $seat } ogląda dyski pozostałych.
       *[other] { $seat } ogląda dyski pozostałych: { $discs }.
    }
event-alliance = { $seat } zawiera na najbliższą punktację ogólną sojusz regionów { $places }.
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
event-boycotted = Region, który bojkotuje { $seat }, to { $place_name }: nie jest podliczany.
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
