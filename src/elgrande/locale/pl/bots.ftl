### Boty: kim są i dlaczego radzą to, co radzą.

## Osobowości. Atrybut .about: jak grają.

bot-builder = Doña Leonor
    .about = Stawia na swoich: ściąga wielu caballero, trzyma to, co ma, i rzadko miesza się do cudzych spraw.
bot-schemer = Don Fadrique
    .about = Przestawia cudzych caballero, szepcze w castillo i zgłasza weto zawsze, gdy to boli.
bot-courtier = Marqués de Ayala
    .about = Nigdy nie odstępuje króla: dokądkolwiek król rusza, to jego sprawka.

## Ich siła

strength-page = Paź
strength-squire = Giermek
strength-hidalgo = Hidalgo
strength-count = Hrabia
strength-duke = Książę

bot-title = { $name }, { $rank }

## Rady: co przemawia za danym wyborem. Mówi się je też o drugim i trzecim: fakty, bez stopnia najwyższego.

advice-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
advice-leads = Dzięki temu masz { w-miejscu } przewagę: { advice-points }, gdyby podliczyć teraz.
advice-defends = Prowadzisz { w-miejscu }, a przewaga będzie pewniejsza.
advice-overtakes = Wyprzedzasz { w-miejscu } gracza { $owner }: { advice-points } dla ciebie, gdyby podliczyć teraz, a dla rywala mniej o { $less }.
advice-holds = Prowadzisz { w-miejscu } tylko o jednego przed graczem { $owner }: przy remisie byłoby o { advice-points } mniej.
advice-rank =
    Dzięki temu masz { w-miejscu } { $rank ->
        [2] drugie
       *[other] trzecie
    } miejsce: { advice-points }, gdyby podliczyć teraz.
advice-closer =
    { $count ->
        [0] Doganiasz { w-miejscu } gracza { $owner }: jest remis.
        [one] Do gracza { $owner } brakuje ci { w-miejscu } już tylko 1 caballero.
       *[many] Do gracza { $owner } brakuje ci { w-miejscu } jeszcze { $count } caballero.
    }
advice-presence = Dzięki temu masz { w-miejscu } punkt zaczepienia.
advice-castillo =
    { $count ->
        [one] W castillo masz wtedy 1 caballero, który ruszy tam, gdzie będzie potrzebny.
       *[many] W castillo masz wtedy { $count } caballero, którzy ruszą tam, gdzie będą potrzebni.
    }
advice-disc-court =
    { $count ->
        [one] Twój caballero wraca do dworu i można go umieścić na nowo.
       *[many] { $count } twoich caballero wraca do dworu i można ich umieścić na nowo.
    }
advice-scores =
    Daje ci to od razu { advice-points }; { $rivals ->
        [0] nikt inny nie dostaje nic.
       *[other] nikt inny nie dostaje więcej niż { $rivals }.
    }
advice-gains = Gdyby zaraz potem podliczyć wszystkie regiony, masz o { advice-points } więcej niż przedtem.
advice-costs = Gdyby zaraz potem podliczyć wszystkie regiony, { $owner } ma o { advice-points } mniej niż przedtem.
advice-score =
    { $place ->
        [castillo] Podliczenie castillo
        [ship] Podliczenie statku
       *[other] Podliczenie regionu { $place_name }
    } da ci { advice-points }.
advice-card-action = Ze wszystkich dostępnych akcji specjalnych ta obiecuje ci najwięcej: { $card }.
advice-card-scores = Przy obecnym układzie jej punktacja da ci { advice-points }.
advice-card-denies = { $owner } wybiera później, a punktacja tej karty dałaby temu graczowi { advice-points } przy obecnym stanie.
advice-card-placing =
    Pozwala umieścić { $count ->
        [one] jednego caballero
       *[many] { $count } caballero
    }.
# $before: ilu zagrało wyżej; $waiting: ilu jeszcze nie zagrało; $brings: ilu caballero daje; $points: ile jest teraz warta
# najlepsza z wyłożonych punktacji.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] Z nią masz pierwszą turę w rundzie.
               *[other] Na razie nikt nie zagrał wyżej.
            }
        [one]
            { $waiting ->
                [0] Z nią masz drugą turę w rundzie.
               *[other] Na razie jedna osoba zagrała wyżej.
            }
        [few]
            { $waiting ->
                [0] Z nią { $before } osoby mają turę przed tobą.
               *[other] Na razie { $before } osoby zagrały wyżej.
            }
       *[many]
            { $waiting ->
                [0] Z nią { $before } osób ma turę przed tobą.
               *[other] Na razie { $before } osób zagrało wyżej.
            }
    }
    { $brings ->
        [0] Nie daje caballero.
        [one] Daje 1 caballero.
       *[many] Daje { $brings } caballero.
    }
    { $points ->
        [0] { "" }
       *[other] Najlepsza z wyłożonych punktacji jest teraz dla ciebie warta { advice-points }.
    }
advice-power-back = W późniejszej rundzie możesz zagrać { $power } jeszcze raz.
advice-supply =
    { $count ->
        [0] Nie dobierasz nikogo.
       *[other]
            W twoim dworze { $court ->
                [one] będzie 1 caballero
               *[many] będzie { $court } caballero
            }.
    }
advice-keep =
    Zachowujesz w dworze na później { $count ->
        [one] jednego caballero
       *[many] { $count } caballero
    }.
advice-stop = Na tym poprzestajesz.
advice-lift = Bez tego caballero { $owner } dostaje { w-miejscu } o { advice-points } mniej.
advice-lift-leader = { $owner } prowadzi { w-miejscu }, a ta przewaga zmaleje.
advice-spare = Możesz się { w-miejscu } obejść bez jednego caballero: nie tracisz tam punktów.
advice-drop = Ten caballero nie daje graczowi { $owner } punktów { w-miejscu }.
advice-give-up =
    { $points ->
        [0] Nie tracisz { w-miejscu } punktów.
       *[other] Tracisz { w-miejscu } { advice-points }.
    }
advice-give-up-court = Na planszy nic się dla ciebie nie zmienia.
advice-king = Z królem { w-regionie } możesz umieszczać tutaj: { $target }.
advice-king-guards = Prowadzisz { w-regionie }: z królem jest to warte { advice-points }, a pozostali nie mają wstępu.
advice-king-locks = Prowadzisz { w-regionie } tylko o jednego przed graczem { $owner }: gdy stoi tam król, nikt cię nie dogoni, a jest to warte { advice-points }.
advice-grande = Prowadzisz { w-miejscu }: twój grande dodaje tam swoją premię.
advice-veto = Zatrzymuje gracza { $seat }: { $card }.
advice-veto-saves = Bez weta „{ $card }” może cię kosztować { advice-points }.
advice-veto-denies = Bez weta „{ $card }” może dać graczowi { $seat } { advice-points }.
advice-allow = Zachowujesz weto na później.
advice-general = W grach rozegranych stąd na próbę wypada to dobrze.
# $option: druga możliwość; $more: punkty; $percent: gry na 100.
advice-better =
    { $more ->
        [one] 1 punkt
        [few] { $more } punkty
       *[many] { $more } punktów
    } więcej dla ciebie niż przy „{ $option }”, gdyby zaraz potem punktowano wszystkie regiony.
advice-likelier = Na 100 wyobrażonych gier „{ $option }” wygrywa o około { $percent } mniej.
