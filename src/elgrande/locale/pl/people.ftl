# Gry między ludźmi: jak się kończą, na kogo się czeka, konta, porządek i powiadomienia.

## Jak kończy się gra

people-end = Zaproponuj zakończenie gry
people-end-alone = Zakończ grę
people-end-sure = Tak, zakończ teraz
people-end-about = Gra się skończy i nikt jej nie wygra. Zapis zostanie.
people-resign = Poddaj się
people-resign-sure = Tak, poddaję się na dobre
people-resign-about = Potem nie można wrócić na to miejsce.
people-delete-alone = Usuń grę
people-delete-sure = Tak, usuń
people-delete-about = Gra i jej zapis znikną na zawsze.
people-resigned-note = Ta gra została przez ciebie poddana.
people-ended-agreed = Wszyscy zgodzili się zakończyć tę grę wcześniej.
people-ended-resigned = Koniec gry: wszyscy oprócz jednej osoby się poddali.
people-ended-absence = Gra skończyła się wcześniej, bo kogoś brakowało.
people-ended-abandoned = Koniec gry: od dawna nikt nie grał dalej.
people-ended-closed = Ten stół zamknęli administratorzy serwera.
people-see-record = Obejrzyj grę jeszcze raz
people-end-asked =
    { $number ->
        [one] { $names } chce teraz zakończyć grę.
       *[other] { $names } chcą teraz zakończyć grę.
    }
people-end-agree = Zgoda
people-end-asking = Proponujesz zakończenie gry. Skończy się, gdy zgodzą się wszyscy grający.
people-end-withdraw = Jednak graj dalej
people-go-on = Graj dalej
people-new-game = Nowa gra
people-go-on-about = Twoja gra z botami jest w rundzie { $round }, ostatni ruch { $when }.
people-archive = Archiwum: porzucone gry z botami
people-archive-none = Nic tu nie ma. Gry z botami trafiają tu po dwóch tygodniach bez ruchu.

## Czekanie

people-waited =
    { $minutes ->
        [one] Od minuty czekacie na gracza { $name }. Co zrobić?
        [few] Od { $minutes } minut czekacie na gracza { $name }. Co zrobić?
       *[other] Od { $minutes } minut czekacie na gracza { $name }. Co zrobić?
    }
people-wish-remind = Przypomnij
people-wish-bot = Bot gra dalej
people-wish-skip = Pomiń tę turę
people-wish-end = Zakończ grę
web-notice-resigned = { $name } poddaje się.
web-notice-absent = { $name } – zbyt długa nieobecność; bot gra dalej.
web-notice-skipped = { $name } – chwilowa nieobecność; bot gra tylko tę turę.
web-notice-reminded = { $name } dostaje przypomnienie o swojej turze.
people-aside-left = { $name } odchodzi; bot gra dalej.
people-aside-resigned = { $name } poddaje się.
people-aside-absent = { $name } – zbyt długa nieobecność; bot gra dalej.
people-aside-late = { $name } – czas minął; bot gra dalej.
people-aside-handed-over = Bot gra za: { $name }.
people-aside-skipped = Bot gra jedną turę za: { $name }.
people-aside-back = { $name } znów gra.

## Zasady stołu

people-rule = Gdy ktoś nie gra dalej
people-rule-absent = Gdy kogoś nie ma
people-rule-vote = Pozostali głosują
    .about = Gdy kogoś nie ma, pozostali głosują, co zrobić.
people-rule-minutes =
    { $minutes ->
        [one] Po minucie
        [few] Po { $minutes } minutach
       *[other] Po { $minutes } minutach
    }
people-rule-minutes-short = czeka { $minutes } min
people-rule-then = Wtedy
people-rule-then-remind = Przypomnienie
people-rule-then-bot = Bot gra dalej
people-rule-then-skip = Bot gra tylko tę turę
people-rule-then-end = Gra kończy się bez zwycięzcy
people-rule-after = Gdy kogoś nie ma przez { $minutes } min, a inni czekają: { $then }.
people-rule-last = Po { $days } dniach bez ruchu gra się kończy.
people-rule-clock = Z zegarem bot gra dalej, gdy czas minie.
people-rule-resigned = Gdy ktoś się podda
people-rule-resigned-bot = Za poddających się gra bot.
people-rule-resigned-nobody = Za poddających się nikt nie gra.
people-clock-delay = Wolne sekundy na turę
people-clock-delay-short = { $seconds } s wolne
people-clock-weekend = Weekendy się nie liczą
people-clock-still = Zegar stoi i ruszy { $when }.
people-time-short = Kończy ci się czas: zostało { $left }.
people-clock-holidays = Dni wolne na grę
people-clock-holidays-short =
    { $days ->
        [one] jeden dzień wolny
        [few] { $days } dni wolne
       *[other] { $days } dni wolnych
    }
web-problem-resigned = Tu gra została poddana; na to miejsce nie można wrócić.
web-problem-not-waited = Poczekaj jeszcze chwilę: może ta osoba zaraz wróci.
web-problem-bad-rule = Takie czasy nie pasują: od 2 minut do tygodnia czekania, a łącznie najwyżej rok.
