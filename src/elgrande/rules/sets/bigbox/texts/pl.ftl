### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Karty Big Boxa
    .about = Czy w grze są karty, których działanie trzeba było odtworzyć, bo nie podaje go żadna instrukcja?
option-cards-all = wszystkie
option-cards-established = tylko te o pewnym działaniu

prompt-which = Którego { kolor-ego } caballero { w-miejscu } masz na myśli?
prompt-arrive =
    { $place ->
        [france] Które pole we Francii zajmuje { kolor-y } caballero?
        [ship] Czy { kolor-y } caballero zostaje kapitanem statku?
       *[other] Czy { kolor-y } caballero zostaje wicekrólem Ameryki?
    }
prompt-spied-disc =
    Widzisz dyski pozostałych: { $discs }. Teraz wybierz region, do którego ruszą twoi caballero z castillo.
prompt-ally = Z jakim regionem sprzymierza się { $place_name }?
prompt-throw =
    { $left ->
        [one] Do castillo trafia jeszcze jeden caballero. Który?
       *[many] Do castillo trafia jeszcze maks. { $left } caballero. Który jest następny?
    }

choice-which =
    { $carried ->
        [gold] { ktory-z-nich }, ze złotem
        [goods] { ktory-z-nich }, z towarami
        [banner] { ktory-z-nich }, ze sztandarem
       *[unladen] { ktory-z-nich }
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
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] Grande gracza { $owner }
    }

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
event-placing-anywhere = { $seat } może w tej turze umieszczać caballero w każdym regionie.
event-inquisitor = { $seat } bierze kartę Wielkiego Inkwizytora.
event-kept = { $seat } zachowuje kartę „{ $card }”.
event-spy = { $seat } w najbliższej punktacji ogólnej zobaczy dyski pozostałych.
# Tylko szpieg widzi, co ustawili pozostali.
event-spied =
    { $discs ->
        [none] { $seat } ogląda dyski pozostałych.
       *[other] { $seat } ogląda dyski pozostałych: { $discs }.
    }
event-alliance = { $seat } zawiera na najbliższą punktację ogólną sojusz regionów { $places }.

refusal-option-needs-big-box = Zasada stołu „{ $option }” wymaga dodatku z Big Boxa.
