### Stół w przeglądarce: co mówi ekran oprócz tekstów samej gry.

table-map = Mapa Hiszpanii
# Kolor w danym miejscu, dla czytników ekranu. $grande mówi, czy jest tam jego grande (yes albo no).
table-pieces-of =
    { $seat }: { $grande ->
        [yes]
            { $count ->
                [0] grande
               *[other] { $count } caballero i grande
            }
       *[no] { $count } caballero
    }
table-rounds = Rundy
table-general-scoring = punktacja ogólna
table-player-count =
    { $count ->
        [one] 1 gracz
       *[many] { $count } graczy
    }
# Jak gra się castillo: zakryte czy jawne.
table-castillo =
    { $value ->
        [open] Castillo jawne
       *[hidden] Castillo zakryte
    }

## Co zrobić

table-choose = Wybierz jedną z opcji.
table-over = Koniec gry
table-watching = Co się dzieje
# $number mówi, ilu ich jest.
table-turn-of =
    { $number ->
        [one] Turę ma { $seats }
       *[many] { $seats } wybierają
    }
# Co wybierają inni; $kind to rodzaj decyzji, $number mówi, ilu ich jest.
table-waits =
    { $kind ->
        [power] { $seats } wybiera kartę siły.
        [modifier] { $seats } zastanawia się nad modyfikatorem.
        [draft]
            { $seats } { $number ->
                [one] wybiera
               *[many] wybierają
            } modyfikatory.
        [supply] { $seats } dobiera caballero do dworu.
        [recall] { $seats } zabiera caballero do dworu.
        [card] { $seats } wybiera kartę akcji.
        [turn] { $seats } zaraz umieści caballero albo wykona akcję.
        [place] { $seats } umieszcza caballero.
        [place_extra] { $seats } umieszcza caballero.
        [veto] { $seats } zastanawia się nad wetem.
        [lift] { $seats } rusza caballero.
        [drop] { $seats } rusza caballero.
        [king] { $seats } rusza króla.
        [grande] { $seats } rusza grande.
        [board] { $seats } kładzie płytkę punktacji.
        [castillo_disc] { ustawia-dysk }
        [scoring_disc] { ustawia-dysk }
        [loss_disc] { ustawia-dysk }
        [eviction_disc] { ustawia-dysk }
       *[other] { $seats } myśli.
    }
ustawia-dysk =
    { $number ->
        [one] { $seats } w tajemnicy ustawia dysk.
       *[many] { $seats } w tajemnicy ustawiają dyski.
    }
table-disc-set = Twój dysk wskazuje { $place }. Możesz go zmienić, dopóki wszyscy nie ustawią swoich.
table-change-disc = Ustaw ponownie
table-dial = Tajny dysk
table-dial-unset = jeszcze nie ustawiony
table-discs = Odkrywamy dyski
table-scored-nobody = Nikt nie zdobywa tu punktów.
table-scored-so-far = W tej punktacji dotychczas:
table-unseen = Co się właśnie stało
table-sending = wysyłanie…
table-at-once = Ilu naraz:
# Lista wszystkiego, co można wybrać, dla tych, którzy wolą listę.
table-all-options = Lista wszystkich opcji ({ $count })
table-pass-veto = Przepuść całą tę akcję
# Gdzie można umieszczać caballero; $places to jeden z poniższych zwrotów albo kilka.
table-where = Trafiają { $places }.
table-where-near = obok króla ({ $king })
table-where-anywhere = do każdego regionu poza regionem króla ({ $king })
table-where-place =
    { $place ->
        [castillo] do castillo
        [ship] na statek
       *[other] { do-regionu }
    }
table-where-lit = Trafiają tam, gdzie świeci mapa.
table-look-at-cards = Wskaż kartę, żeby przeczytać ją w całości i zobaczyć na mapie, gdzie mogłaby coś zdziałać. Konie mówią, ilu caballero możesz z nią umieścić.
table-why-not = Dlaczego nie tutaj?
# Pytanie przed końcem tury, w której coś zostało: $open to to, czego nie zrobiono (both, placing albo action).
table-give-up =
    { $open ->
        [both] Zostało jeszcze umieszczanie caballero i akcja specjalna.
        [placing] Zostało jeszcze umieszczanie caballero.
       *[action] Została jeszcze akcja specjalna.
    } Zakończyć turę mimo to?
table-hot-seat =
    { $number ->
        [one] Turę ma { $seat }. Przekaż ekran.
       *[many] Turę mają { $seat }. Przekaż ekran jednej z tych osób.
    }
table-hot-seat-show = To ja, { $seat }
table-hot-seat-cover = Zakryj ekran
table-hot-seat-covered = Wszystkie karty są zakryte. Powiedz, kim jesteś, żeby zobaczyć swoje.

## Przyciski

table-undo = Cofnij
table-reset = Od nowa
table-confirm = Zatwierdź
table-rule = Zasada
table-close = Zamknij
table-skip = Pomiń
table-pause = Pauza
table-go-on = Dalej
table-step = Następny krok
table-again = Zobacz jeszcze raz
table-undone = Wybór został cofnięty.
table-result = Pokaż wynik
table-home = Strona główna
table-help = Znaki i klawisze
table-what = Co to jest?
table-hint = Podpowiedź
table-hint-thinking = myśli…
table-hints = Podpowiedzi
table-advised = Rada numer { $rank }
table-chance = Szansa na wygraną
table-points-then = Punkty spodziewane po najbliższej punktacji ogólnej
table-points-expected =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Karty i gracze

table-take-card = Weź tę kartę
table-taken-by = Ma ją { $seat }
table-places =
    { $count ->
        [0] Nie umieszcza caballero
        [one] Umieszcza 1 caballero
       *[many] Umieszcza maks. { $count } caballero
    }
table-reach = Mogłaby teraz coś zdziałać tutaj: { $places }.
table-no-offer = Nie ma wyłożonych kart.
# $state mówi, gdzie jest karta: na ręce (hand, lit, staged), na stole (played) albo zużyta (used).
table-power-card =
    { $power ->
        [0] Karta siły bez wartości
       *[other] Karta siły { $power }
    }, { $brings ->
        [0] nie daje caballero
       *[other] daje { $brings } caballero
    }{ $state ->
        [used] , zużyta
        [played] , na stole
       *[other] { "" }
    }
table-veto = Weto
table-vetos =
    { $count ->
        [one] ma weto
        [few] ma { $count } weta
       *[many] ma { $count } wet
    }
table-substitute = Za tego gracza gra bot
table-bot = Bot
table-away = poza stołem
table-acted = już po swojej turze
table-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
table-unfold-cards =
    { $count ->
        [one] Jeszcze jedna karta
        [few] Jeszcze { $count } karty
       *[many] Jeszcze { $count } kart
    }
table-fold-cards = Mniej kart
table-taken-back =
    { $count ->
        [one] Jedna z nich wróciła zakryta na rękę.
        [few] { $count } z nich wróciły zakryte na rękę.
       *[many] { $count } z nich wróciło zakrytych na rękę.
    }
table-without-castillo = Castillo jest zamknięte i się nie liczy.
table-hand-over = Niech bot gra za mnie
table-take-back = Graj znów samodzielnie
table-spectator = Oglądasz tę grę.
table-open-hands = Pozostałe karty siły

## Ręka wybierana z wielu kart

table-hand-cards = Karty siły do wyboru
table-hand-tray = Twoja ręka
# $face to wartość karty albo none.
table-hand-card =
    { $face ->
        [none] bez wartości
       *[other] wartość { $face }
    }, { $brings ->
        [0] nie daje caballero
       *[other] daje { $brings } caballero
    }.
table-hand-put-back =
    { $face ->
        [none] Odłóż: { $name }
       *[other] Odłóż: { $face } ({ $name })
    }
table-hand-count = Wybrane karty: { $chosen } z { $count }
table-suggest-recommended = Polecane
table-suggest-random = Losowo
table-show-map = Pokaż mapę
table-show-cards = Pokaż karty

## Miejsca

table-king-here = Tu jest król: nic nie wchodzi ani nie wychodzi.
table-mobile-here = Płytka punktacji zakrywa nadrukowany pasek.
table-grandes-here = Dom grande: { $names }
table-castillo-closed = Zamknięte. Co weszło, wyjdzie przy najbliższej punktacji.
# $token to gold albo goods, $count mówi, ilu caballero to niesie.
table-carries =
    { $seat }: { $token ->
        [gold] { $count } caballero ze złotem
       *[goods] { $count } caballero z towarami
    }
table-empty-place = Nikt nie ma tu caballero.

## Dziennik i czat

table-log-empty = Nic się jeszcze nie wydarzyło.
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie napisał.

## Koniec

table-end-you-win = Wygrywasz!
table-end-you-share = Wspólne zwycięstwo!
table-end-wins =
    { $number ->
        [one] Wygrywa { $winners }
       *[many] Wspólnie wygrywają { $winners }
    }
table-end-board = Obejrzyj planszę
table-end-sources = Skąd wzięły się punkty
table-end-rounds = Punkty w kolejnych rundach
table-end-scorings = Punkty według punktacji
table-end-scoring = Po { $round }. rundzie
table-end-between = Między punktacjami
table-end-counting = Liczymy punkty…
table-end-rematch = Zagraj jeszcze raz
table-end-replay = Obejrzyj powtórkę
table-end-share = Kopiuj link do powtórki
table-source-general = Regiony
table-source-castillo = Castillo
table-source-special = Specjalne
table-source-king = Król
table-source-grande = Grande
table-source-other = Inne

## Pomoc

table-sign-count = caballero danego gracza
table-sign-grande = z grande, który ma tu swój dom
table-sign-pill = punkty za pierwsze, drugie i trzecie miejsce
table-sign-mobile = płytka punktacji
table-sign-king = region króla: nic nie wchodzi ani nie wychodzi
table-sign-touched = gdzie oglądana karta mogłaby coś zdziałać
table-sign-gold = złoto i kto je niesie
table-sign-goods = towary i kto je niesie
table-sign-preview = co dałaby punktacja teraz
table-sign-reconstructed = instrukcje nie pokazują tej karty w całości
table-keys = Klawisze
table-key-first = do pierwszej rzeczy, którą można wybrać
table-key-tab = do następnej rzeczy, którą można wybrać
table-key-arrows = od regionu do regionu na mapie
table-key-enter = wybierz
table-key-confirm = zatwierdź albo zakończ turę
table-key-what = Co to jest? Objaśnia to, czego dotkniesz lub co jest zaznaczone
table-key-undo = cofnij
table-key-reset = cofnij wszystko z tej tury
table-key-hint = poproś o podpowiedź
table-key-again = zobacz jeszcze raz, co się stało od twojego ostatniego wyboru
table-key-skip = pomiń do bieżącej chwili
table-key-log = dziennik i czat
table-key-escape = odznacz to, co wybrane
table-map-credit = Mapa: prowincje Hiszpanii © Instituto Geográfico Nacional (CC-BY 4.0), pozostałe kraje Natural Earth.

## Co wnoszą zestawy: urzędy, żetony, to, co obowiązuje przez pewien czas

table-facts = Przy tym stole
table-fact-yes = tak

## Dziennik, runda po rundzie i tura po turze. $place to nazwa miejsca, bez odmiany.

table-log-powers = Zagrane: { $list }
table-log-takes = bierze „{ $card }”
table-log-places = { $place }: { $count }
table-log-moves =
    { $count ->
        [one] rusza 1 caballero
       *[many] rusza { $count } caballero
    }
table-log-scores =
    zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-log-king = król: { $place }
table-log-grande = grande: { $place }
table-log-grande-of = grande gracza { $seat }: { $place }
table-log-board = płytka punktacji: { $place }
table-log-vetoed = weto gracza { $seat }
table-log-nothing = nic
# Ciąg dalszy zdania o tym, że caballero wracają do dworu.
table-log-king-there = , bo dysk wskazał region króla ({ $place }).
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Pokaż
table-log-all = Wszystko
table-log-scorings = Tylko punktacje
table-log-copy = Kopiuj
table-log-copied = Skopiowano
table-log-show = Pokaż na mapie

## Dokładniejsze oglądanie mapy

table-map-tools = Widok mapy
table-map-closer = Bliżej
table-map-farther = Dalej
table-map-fit = Cała mapa
table-lens-plain = Zwykła mapa
table-lens-lead = Kto gdzie prowadzi i o ilu caballero
table-lens-points = Gdzie jeszcze jeden caballero dałby ci punkty
table-lens-changes = Co się zmieniło od twojego ostatniego wyboru

## W co się tu gra

table-info = O tym stole
table-info-sets = Dodatki
table-info-watching = Widownia
table-info-link = Kopiuj link do tej gry
table-info-position = Kopiuj pozycję jako scenariusz
table-info-position-link = Kopiuj link z pozycją
table-info-position-long = Ta pozycja jest za długa na link; skopiuj ją jako scenariusz.
table-watcher-guest = { $name } (gość)
table-watchers =
    { $count ->
        [0] nikt nie ogląda
        [one] ogląda 1 osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
