### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Alternatywne karty akcji
    .about =
        Cztery karty dla tych, którzy znają grę, w tym dwa weta. Za każdą z nich jedna losowa karta jej stosu zostaje w pudełku.

option-veterans = Wybór kart alternatywnych
    .about = Które z alternatywnych kart akcji są w grze?
option-veterans-all = wszystkie cztery
option-veterans-veto = dwa weta
option-veterans-intrigue = karta ruchu albo umieszczania
option-veterans-scoring = tajna punktacja

card-v2-veto =
    Połóż tę kartę odkrytą przed sobą. Do końca następnej rundy możesz raz całkowicie zatrzymać akcję specjalną innego
    gracza, zaraz po jej zapowiedzi i zanim się zacznie. Umieszczania caballero nie możesz zatrzymać. Po użyciu albo,
    jeśli jej nie użyjesz, na koniec następnej rundy odrzucasz tę kartę.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Wykonaj jedną z dwóch akcji. Albo: { card-c1-region-all-own } Albo: { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = { card-c4-secret-scoring.title }
    .note = { note-kept }
