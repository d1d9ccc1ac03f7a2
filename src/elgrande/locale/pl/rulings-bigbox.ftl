# Jak rozstrzygnięto wątpliwości Big Boxa; w całości i z uzasadnieniem w docs/rulings.md.

## Wspólne dla kilku dodatków

ruling-a-01 = Do castillo trafiają wszyscy grande spoza regionu króla.
ruling-a-01b = Grande w castillo ma tam dom, gdy castillo jest podliczane, a potem znowu w regionie, do którego dotrze.
ruling-a-01c = Kto ma grande w castillo, nie może ustawić regionu króla: w dworze nie ma miejsca dla grande.
ruling-a-02 = Szpieg widzi pozostałe dyski najbliższej punktacji ogólnej, zanim ustawi swój, ale nie dyski akcji specjalnych. Kilku szpiegów ustawia swoje razem, gdy skończą wszyscy pozostali.
ruling-a-03 = Do castillo trafia po dwóch caballero każdego gracza, a wybiera ich aktywny gracz, także dwóch swoich; kto ma poza regionami tabu mniej, traci mniej.
ruling-a-04 = Sprzymierzone regiony nie muszą sąsiadować.
ruling-a-04b = Każdy sprzymierzony region daje punkty według liczb, które tam widać; podwojony podwaja tylko swoją część.
ruling-a-05 = Remis wygrany dzięki sztandarowi to samodzielne pierwsze miejsce. Jeśli nikt nie może wziąć sztandaru, czeka on na następnego caballero tego gracza, który przybędzie do regionu. Więzienie i tym podobne też liczy się jako odejście: sztandar przechodzi na innego.
ruling-a-05b = Obok płytki limitu sztandar nie rozstrzyga remisu; sztandar kapitana ani wicekróla też nie.
ruling-a-06 = Kartę, którą się zachowuje, weto może zatrzymać tylko w chwili jej wzięcia, a nie wtedy, gdy działa.
ruling-a-07 = Caballero, który niesie złoto albo towary, nie może wziąć sztandaru.
ruling-a-08 = Sztandar nie może przejść na caballero w regionie króla ani w innym regionie tabu. Jeśli wszyscy pozostali tam stoją, czeka.

## Wielki Inkwizytor i Kolonie

ruling-g-01 = América daje 4·0·0, a África 4·2·1.
ruling-g-01b = América i África należą do regionów za 4.
ruling-g-02 = We Francii niczego się nie dostarcza; caballero zachowuje złoto albo towary.
ruling-g-03 = Kto stawia caballero we Francii, wybiera jego pole; kto stawia go na statku albo w regionie América, decyduje, czy zostaje on kapitanem albo wicekrólem.
ruling-g-06 = Złoto i towary kładzie się w ramach akcji specjalnej: nie kładzie się ich bez niej ani wtedy, gdy weto zatrzyma ją, zanim się zacznie.
ruling-g-07 = Zamkniętej karty nikt w tej rundzie nie może wybrać. Zamyka się ją w swojej turze albo między dwiema turami, także przed pierwszą.
ruling-g-08 = Podwójne uderzenie można zachować do końca następnej rundy.
ruling-g-09 = Karta Inkwizytora zmienia właściciela przed podliczeniem czarnych regionów.
ruling-g-10 = Transport: dowolna liczba własnych caballero do kolonii, a potem dowolna liczba stamtąd do innych regionów.
ruling-g-11 = Płytka limitu może leżeć za morzem, ale nie we Francii.
ruling-g-12 = Odroczona punktacja może wskazać każdy region, także region króla, ale nie castillo.
ruling-g-13 = Gdy nikt nie ma Inkwizytora, płytkę zapełnia gracz, którego tura się skończyła, a po opróżnieniu castillo pierwszy gracz.
ruling-g-14 = Urzędy dają punkty także wtedy, gdy podlicza się tylko pierwsze miejsca.
ruling-g-15 = Kapitan i wicekról się nie liczą, gdy szuka się najludniejszego albo najmniej ludnego regionu.
ruling-g-16 = Na dyskach przy innych kartach też jest tylko dziewięć regionów Hiszpanii.
ruling-g-17 = Caballero, którego w tej rundzie postawił na statku ktoś inny, może podróżować na początku tury swojego właściciela.
ruling-g-18 = Gdy prowincja jest pusta, można zabrać także caballero z ładunkiem albo urzędem; ładunek przepada.
ruling-g-19 = Pierwszy dysk nie może wskazywać regionu króla.
ruling-g-20 = Karty, które odsyłają po jednym caballero każdego gracza, nie dotyczą czarnych.
ruling-g-21 = Premia za grande na statku nie wymaga płytki punktacji.
ruling-g-22 = Czarni caballero w castillo idą tam, gdzie wskazuje dysk tego, kto ma Inkwizytora. Jeśli mieliby trafić do dworu albo nikt go nie ma, zostają w środku.
ruling-g-23 = Jeśli Podwójne uderzenie powtarza odroczoną punktację, żeton przechodzi do nowego regionu.
ruling-g-24 = Karty, które zabierają caballero z jednego regionu, nie mogą ich tam stawiać na płytce ani z niej zdejmować. Karty, które ruszają dowolnych caballero, mogą; każde takie przestawienie to jeden ruch.
ruling-g-25 = Gdy nikt nie ma Inkwizytora, czarni caballero nie liczą się przy szukaniu najludniejszego i najmniej ludnego regionu.
ruling-g-26 = W regionie z płytką limitu przy szukaniu najludniejszego i najmniej ludnego regionu liczą się tylko ci na płytce.
ruling-g-27 = Za złoto i towary punkty dostaje właściciel caballero, nawet gdy do Hiszpanii przenosi je przeciwnik.

## Grandissimo

ruling-gr-02 = Z castillo nikt nie idzie do Portugalii: nie ma jej na dysku.
ruling-gr-03 = W punktacji ogólnej król incognito jest przed dyskami, Portugalię podlicza się na końcu, a po wszystkim wraca król.
ruling-gr-04 = Gdy ktoś zabiera statek innemu graczowi, caballero z pokładu wracają do swojego dworu; jeśli ich właściciel ma jeszcze jeden statek, zostają na pokładzie.
ruling-gr-04b = Najpierw bierze się wolny statek. Jeśli go nie ma, bierze się statek dowolnego gracza, nawet gdy ma się już drugi.
ruling-gr-07 = Bojkot: wybrany w tajemnicy region nie jest podliczany. Liga: można ruszyć obie płytki punktacji. Nakaz eksmisji: caballero pozostałych graczy wracają z castillo do swoich dworów. Ostatnie słowo: czekają umieszczanie i symbol, ale nie dobieranie. Król incognito: przepada, gdy ustawia się dyski najbliższej punktacji ogólnej.
ruling-gr-08 = Raz na turę Generalny Inkwizytor rusza obu najemników, każdego z jednym caballero z jego regionu, jeśli właściciel się zgodzi. Liczą się dla tego, kto go ma.
ruling-gr-09 = Dwory podlicza się jak region, z tymi samymi miejscami i remisami; goście się nie liczą.
ruling-gr-10 = Gościa umieszcza się na początku następnej tury gospodarza, jako dodatkowego: tam, gdzie gospodarz może umieszczać, albo w castillo. Trzeba go umieścić.
ruling-gr-11 = Po Rewolucji król wraca do Portugalii po najbliższej punktacji ogólnej. Jeśli nie zastępuje go żaden grande, nie ma regionu króla i umieszcza się tylko w castillo.
ruling-gr-12 = Do więzienia trafia caballero dowolnego gracza z regionu, który nie jest tabu; nigdy z castillo i nigdy najemnik.
ruling-gr-13 = Ułaskawia się przed ruchem króla albo po nim, nigdy do regionu, w którym wtedy stoi.
ruling-gr-14 = Bez Inkwizytora najemnicy się nie liczą, także gdy szuka się najludniejszego albo najmniej ludnego regionu.
ruling-gr-15 = Bojkot i Król incognito nie mogą wybrać Portugalii.
ruling-gr-16 = Bojkotowany region wypada z sojuszu, a drugi podlicza się osobno.
ruling-gr-17 = Jeśli król incognito pojawi się między zapowiedzią a jej wykonaniem, nic nie wchodzi do jego regionu ani z niego nie wychodzi; karta i tak jest zużyta.
ruling-gr-18 = Król incognito kończy Rewolucję: król znów jest na planszy.
ruling-gr-19 = Kolejna karta Podwójnej tury to jej akcja specjalna: odbiera ją weto albo Wstrzymanie akcji.
ruling-gr-20 = Jeśli stos 6 ma mniej kart, niż jest rund, te same wracają w tej samej kolejności; karty zachowanej przez kogoś brakuje, gdy przychodzi jej kolej.

## Król i Intrygant

ruling-k-01 = Karty z rzędu pozwalają umieścić 2 i 4 caballero w 2 osoby, 1, 3 i 5 w 3 osoby, 1, 2, 4 i 5 w 4 osoby oraz od 1 do 5 w 5 osób, od intryganta do króla.
ruling-k-04 = Karta 30 opróżnia dwory wszystkich przeciwników do końca.
ruling-k-05 = Weto zatrzymuje też akcję karty króla albo intryganta.
ruling-k-08 = W tym regionie podwojone jest wszystko, dla wszystkich i ze wszystkimi premiami. Region ogłasza się jawnie; może to być każdy z dziewięciu, także region króla. Podwojone mogą być najwyżej dwa regiony.
ruling-k-09 = W 2 i 3 osoby posiadacz karty króla albo intryganta wybiera między jej akcją a własną.
ruling-k-11 = Kto bierze kartę ze stosu 6 albo 7, zostawia swoją kartę z rzędu niewykorzystaną.
ruling-k-12 = Karta intryganta: nie wszyscy twoi caballero muszą opuścić region i mogą ruszyć w różne miejsca, także do castillo.
ruling-k-13 = Z koloniami na planszy zaczynają caballero z obu dodatków: najpierw dwóch, potem jeden, za każdym razem z dyskiem.
ruling-k-14 = Gdy gra się tylko kartami o pewnym działaniu, punktacje się pomija, jeśli zostaje ponad trzynaście innych kart.

## Edycja graczy

ruling-e-02 = Po dwóch Jokerach drugie karty zagrywa się w kolejności, w jakiej zagrano Jokery.
ruling-e-03 = Castillo stojące w regionie jest warte tyle, ile pokazuje widoczny tam pasek albo płytka punktacji, także w specjalnych punktacjach.
ruling-e-04 = Wojna domowa: caballero z twojego dworu wraca do prowincji, a z nim wszyscy wrodzy caballero z jednego regionu.
ruling-e-06 = Przez most przechodzą tylko własni caballero, każdy raz przed turą. Tego na moście nie można ruszyć.
ruling-e-07 = Odwracają się tylko używane kolumny: 4·8 w 3 osoby, 8 w 2 osoby. W regionie tabu nie można odwrócić płytki.
ruling-e-08 = Kto zostaje wysłany do castillo, stoi jawnie obok niego do najbliższej punktacji ogólnej i nie można go stamtąd ruszyć.
ruling-e-09 = Region w kwarantannie jest tabu i nic więcej: nie ma premii, a w umieszczaniu nic się nie zmienia. Król może tam wejść. Żetonu nie kładzie się w regionie, który już jest tabu.
ruling-e-10 = Kto w tej rundzie przybył do regionu, wraca do dworu: z każdego koloru tylu, ilu przybyło i nie odeszło; nie z regionu tabu.
ruling-e-11 = Kochanka: do końca rundy wszyscy mogą umieszczać w każdym regionie, który nie jest tabu.

## Karty specjalne

ruling-s-03 = Nadmiarowych wskazuje ten, kto kładzie płytkę. Później nadmiarowi są ci, którzy przybywają, a jeśli przybywają caballero kilku graczy, to gracza siedzącego najdalej od pierwszego gracza, licząc zgodnie z ruchem wskazówek zegara.
ruling-s-04 = Caballero pochodzi z dworu. Gracze z Rezerwą decydują od pierwszego gracza zgodnie z ruchem wskazówek zegara.
ruling-s-05 = Chronić można każdy region, który nie jest tabu. Zagrana ponownie karta przenosi żeton.
ruling-s-06 = Caballero z Rezerwy wraca do dworu; ci z płytki zostają w regionie.
ruling-s-08 = Przed specjalną punktacją gra pyta raz: gdy minie czas na weto, ale zanim cokolwiek się stanie, także przed dyskami.
ruling-s-09 = Płytki są trzy; czwarta nic nie daje. Płytkę kładzie się na końcu, więc po wecie nie ma żadnej.
ruling-s-10 = Kto przy Fieście ma kartę króla albo intryganta, może wykonać tylko jej akcję, bez względu na liczbę graczy.
ruling-s-11 = Jeśli można usuwać też żetony: most, sojusz, kwarantannę, żeton króla, groźbę zawalenia i podwojenie, także z regionów tabu. Caballero z mostu wraca do dworu; kto stoi obok castillo, wchodzi do środka.
