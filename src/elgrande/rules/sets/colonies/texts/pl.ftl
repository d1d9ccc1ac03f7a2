### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Wielki Inkwizytor i Kolonie
    .about =
        Poza Hiszpanią leżą Francia, América i África, do których płynie się statkiem. Złoto i towary czekają na przywiezienie,
        a Wielki Inkwizytor dowodzi czarnymi caballero.

character-grand-inquisitor =
    Bierzesz go dzięki Świętej inkwizycji albo punktacji czarnych regionów i masz go, dopóki nie weźmie go ktoś inny. W
    każdej swojej turze możesz umieścić jednego caballero więcej, niż pozwala karta, albo dobrać jednego więcej z
    prowincji do dworu. Czarni caballero liczą się w każdej punktacji jako twoi i ruszasz ich jak własnych.
    .title = Wielki Inkwizytor

card-gic-holy-inquisition =
    Weź kartę Wielkiego Inkwizytora, także od innego gracza, i rusz maks. 2 czarnych caballero do innych regionów albo do castillo,
    ale nie do regionu króla ani z niego.
    .title = Święta inkwizycja
card-gic-close-action-card =
    { lay-goods } Zachowaj tę kartę. Raz, w tej albo w późniejszej rundzie, zamknij wyłożoną kartę akcji: w tej rundzie nikt nie może
    jej wybrać. Robisz to w swojej turze albo między dwiema turami.
    .title = Zamknij kartę akcji
    .note = Działanie zamknięcia wynika z tytułu. { note-numbers }
card-gic-double-strike =
    { lay-gold } Zachowaj tę kartę do końca następnej rundy. Raz, zaraz po turze innego gracza, wykonaj jeszcze raz akcję specjalną
    jego karty; wszystkie wybory należą do ciebie. Nie umieszczasz przy tym caballero.
    .title = Podwójne uderzenie
    .note = To, jak długo można zachować kartę, to nasze założenie. { note-numbers }
card-gic-free-choice =
    { lay-goods } Zachowaj tę kartę. W najbliższej punktacji ogólnej, po podliczeniu i opróżnieniu castillo, a przed podliczeniem
    pierwszego regionu, rusz maks. 2 swoich caballero, ale nie do regionu króla ani z niego.
    .title = Wolny wybór
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Potem podlicz regiony Francia, América i África oraz statek, ze wszystkimi urzędami.
    .title = Podlicz nowe regiony
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Weź kartę Wielkiego Inkwizytora, a potem podlicz każdy region, w którym jest co najmniej jeden czarny caballero;
    czarni liczą się jako twoi.
    .title = Podlicz czarne regiony
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Potem rusz dowolną liczbę swoich caballero prosto do regionu América albo África, a następnie dowolną liczbę stamtąd
    do innych regionów. Po drodze mogą zajmować żetony, także te właśnie położone, i przywieźć je do Hiszpanii.
    .title = Transport
    .note = To, ilu caballero może ruszyć i dokąd, jest odtworzone. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Potem możesz przełożyć płytkę limitu do innego regionu, ale nie do regionu króla ani z niego i nigdy
    do regionu Francia. Jeśli nie wszyscy tamtejsi caballero się na niej zmieszczą, ty decydujesz, którzy na niej stają.
    .title = Płytka limitu
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Potem wybierz region, może być region króla. Zostanie podliczony na koniec następnej rundy, przed punktacją ogólną;
    wybrany w ostatniej rundzie – po ostatniej punktacji ogólnej.
    .title = Odroczona punktacja
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Potem wszyscy grande spoza regionu króla trafiają do castillo. Jest ono wtedy ich domem, a w najbliższej punktacji
    ogólnej ruszają do regionów z dysków swoich właścicieli.
    .title = Spisek
    .note = To, którzy grande trafiają do środka, to nasze założenie. { note-numbers }

place-ship = statek
place-america = América
place-africa = África

prompt-settlers = Wybierz w tajemnicy region inny niż region króla. Trafi tam 2 twoich caballero z prowincji.
prompt-voyage =
    Przed twoją turą każdy twój caballero na statku, w regionie América i w regionie África może odbyć jeden etap
    podróży. Który rusza teraz?
prompt-sail = Dokąd rusza { kolor-y } caballero ze statku?
prompt-claim = Zajmujesz złoto albo towary?
prompt-transport-out = Który caballero rusza teraz do regionu América albo África?
prompt-transport-home = Który caballero wraca teraz z regionu América albo África?
prompt-ship-out = Dokąd rusza { kolor-y } caballero { ze-zrodla }?
prompt-fill =
    Który caballero staje na płytce limitu { w-miejscu }? { $left ->
        [one] Jedno pole jest wolne.
        [few] { $left } pola są wolne.
       *[many] { $left } pól jest wolnych.
    }
prompt-table = Dokąd przekładasz płytkę limitu?
prompt-close = Zamykasz na tę rundę jakąś kartę akcji?
prompt-strike =
    Akcja karty „{ $card }” (gracz: { $seat }) właśnie się skończyła. Powtarzasz ją swoim Podwójnym uderzeniem?

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

event-tokens = { $seat } kładzie { polozone-zetony }.
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
event-closed = { $seat } zamyka kartę „{ $card }” (stos { $stack }) na tę rundę.
event-struck = Podwójne uderzenie: { $seat } powtarza akcję specjalną karty „{ $card }”.
event-delayed =
    { $place ->
        [ship] Statek zostanie podliczony na koniec następnej rundy.
       *[other] Region { $place_name } zostanie podliczony na koniec następnej rundy.
    }
event-table = Płytka limitu leży teraz { plytka-w-miejscu }.
event-on-table = { kolor-y-zdanie } caballero staje na płytce limitu.

label-ambassador = ambasador
label-bonus-used = Premia z tej tury wykorzystana
label-captain = kapitan
label-closed = Zamknięte stosy:
label-closers = Może zamknąć kartę:
label-delayed-until = po rundzie
label-envoy = poseł
label-fields = pola
label-gold = złoto
label-goods = towary
label-laden = Niesie:
label-strike-until = do rundy
label-supply = Zasoby:
label-table = Płytka limitu:
label-third = trzecie pole
label-unclaimed = Niczyje:
label-viceroy = wicekról

# Zestawy, które się ze sobą nie łączą, i połączenie, w które mimo to można grać.
clash-not-listed = „{ $set }” i „{ $other_set }” nie łączą się ze sobą: Big Box nie wymienia takiego połączenia.
clash-odd-situations =
    „{ $set }” z „{ $other_set }”: instrukcja to odradza. Mogą powstać dziwne sytuacje, które gracze muszą rozstrzygnąć sami.

note-numbers =
    Liczba umieszczanych caballero oraz kładzionych żetonów złota i towarów to nasze założenie: w instrukcji nie
    pokazano tej karty.
note-tokens = Liczba kładzionych żetonów złota i towarów to nasze założenie: w instrukcji nie pokazano tej karty.
lay-gold = Najpierw połóż 1 żeton złota w regionie América.
lay-goods = Najpierw połóż 1 żeton towarów w regionie África.
lay-both = Najpierw połóż 1 żeton złota w regionie América i 1 żeton towarów w regionie África.
