### Karty akcji z roku 2023: gra podstawowa, Nowa regencja i alternatywne karty akcji. Zmienne i .title jak przy kartach
### klasycznych. Atrybut .note: co w karcie nie jest pewne.

## Co nie jest pewne

note-kept = Instrukcje nie pokazują tej karty; pochodzi z talii z 1995 roku.
note-copies = Instrukcje pokazują tę kartę, ale nie mówią, ile ma egzemplarzy.
note-stack = Instrukcje pokazują tę kartę, ale nie mówią, z którego jest stosu.
note-stack-and-copies = Instrukcje pokazują tę kartę, ale nie mówią, z którego jest stosu ani ile ma egzemplarzy.
note-stand-in = O tej karcie nic nie wiadomo: to karta zastępcza.

## Stos 1

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Poza 1 caballero, którego i tak możesz umieścić z tą kartą, umieść maks. 2 ze swojego dworu w dowolnych regionach, razem
    albo osobno, także takich, które nie sąsiadują z regionem króla. Żaden nie może trafić do regionu króla ani do castillo.
    .title = Milicja
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }

## Stos 2

card-n2-withdrawal = { card-c2-angry-king }
    .title = Wycofanie
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Wojna domowa
card-n2-assassin = { card-c2-remove1-each } W grze 2-osobowej automa liczy się tu jako przeciwnik.
    .title = Skrytobójca
    .note =
        Instrukcje objaśniają tę kartę, ale jej nie pokazują. Nie mówią, z którego jest stosu ani czy od każdego przeciwnika ktoś
        musi odejść.
card-n2-court-all = { card-c2-court-all }
    .title = { card-c2-court-all.title }
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = { card-c2-court-3.title }
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
    .note = { note-stack-and-copies }

## Stos 3

card-n3-score-4 = { card-c3-score-4 }
    .title = Posterunek
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = { card-c3-score-6-7.title }
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Otwórz castillo i podlicz je. Kto jest tam sam na 1. miejscu, zdobywa też premię za swojego grande, jeśli jest on
            w środku, i za króla, jeśli stoi on obok. Potem wszystko wraca do środka.
       *[no] { card-c3-score-castillo }
    }
    .title = Objawienie
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = { card-c3-score-first-only.title }
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = { card-c3-score-most.title }
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = { card-c3-score-least.title }
    .note = { note-kept }

## Stos 4

card-n4-decree = { card-c4-scoreboard }
    .title = Zarządzenie
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] Zamiast tego możesz wziąć z powrotem zużyty modyfikator.
       *[no] { "" }
    }
    .title = Pełnomocnictwo
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Wezwanie do dworu
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Grande w castillo tam zostaje.
       *[no] { "" }
    }
    .title = Nowy dom
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } W grze 2-osobowej zostają też caballero automy.
    .title = Pucz
    .note = Instrukcje wspominają o tej karcie w przykładzie. Jej tekstu ani stosu nie widać.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Rada dla króla
    .note = { note-kept }
# Co znaczy „sąsiedni”, kiedy król nie stoi w żadnym regionie.
rule-neighbours-abroad =
    Z Francji albo Portugalii rusza do regionu, który graniczy z tym krajem, a spod castillo do dowolnego.

## Stos 5

card-n5-majesty =
    Rusz króla do dowolnego innego regionu, ale nie do castillo, Francji ani Portugalii. { rule-king-then-placing } Ta karta jest
    dostępna w każdej rundzie.
    .title = Wasza Wysokość

## Nowa regencja

card-r5-exile =
    Rusz króla za granicę, do Francji albo Portugalii. Dopóki tam jest, nie ma regionu króla: nic nie jest tabu i nikt nie zdobywa
    premii króla. Caballero umieszcza się tylko w regionach graniczących z tym krajem albo w castillo. Inne karty mogą sprowadzić
    go z powrotem.
    .title = Wygnanie
card-r5-entourage =
    Rusz króla do dowolnego innego regionu i zabierz z nim 2 caballero z jego poprzedniego regionu, dowolnych kolorów, według
    twojego wyboru. Jeśli stoi tam tylko jeden, idzie tylko on. Jeśli król nie był w regionie, nikt z nim nie idzie.
    .title = Świta
    .note =
        Instrukcje objaśniają tę kartę, ale nie pokazują jej tekstu: cel, kolory i to, kto wybiera, są założeniem.
card-r5-competition =
    Rusz króla do dowolnego innego regionu i wrzuć do castillo wszystkich grande, którzy tam stoją. Przy każdym podliczaniu
    castillo przynoszą premię właścicielowi, jeśli jest tam sam na 1. miejscu. Opuszczają je w najbliższej punktacji ogólnej,
    ruszając do regionu z dysku właściciela; jeśli to region króla, zostają w środku.
    .title = Zawody
card-r5-country-seat =
    Rusz króla do regionu, w którym jest najmniej caballero wszystkich kolorów razem; jeśli kilka ma ich tyle samo, wybierasz ty.
    Puste regiony się pomija. Jego obecny region też się liczy; jeśli tylko w nim jest ich najmniej, król zostaje.
    .title = Ustronie
card-r5-revolt =
    Postaw króla obok castillo, które jest regionem króla, dopóki nie ruszy się go znowu. Caballero umieszcza się we wszystkich
    dziewięciu regionach, ale nie w castillo, i nic do niego nie wchodzi ani z niego nie wychodzi. Podliczenie go może przynieść
    premię króla; w punktacji ogólnej caballero i grande zostają w środku.
    .title = Rebelia
card-r5-smuggling =
    Król zostaje na miejscu. Kiedy potem w tej turze umieszczasz caballero, możesz umieścić ich także w regionie króla. Nie można
    tego zrobić, kiedy król jest we Francji albo w Portugalii.
    .title = Infiltracja
card-r5-substitute =
    Zamień króla miejscami z grande dowolnego gracza. Obaj muszą stać w regionach, i to w różnych.
    .title = Zastępstwo
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Karta zastępcza: król do sąsiada
    .note = { note-stand-in }
card-r5-unknown-9 =
    Rusz króla do dowolnego innego regionu, ale nie do castillo, Francji ani Portugalii. { rule-king-then-placing }
    .title = Karta zastępcza: król dokądkolwiek
    .note = { note-stand-in }
card-r5-unknown-10 =
    Rusz króla do regionu, w którym jest najwięcej caballero wszystkich kolorów razem; jeśli kilka ma ich tyle samo, wybierasz ty.
    Jego obecny region też się liczy; jeśli tylko w nim jest ich najwięcej, król zostaje.
    .title = Karta zastępcza: król do najludniejszego
    .note = { note-stand-in }

## Alternatywne karty akcji

card-v2-veto =
    Połóż tę kartę odkrytą przed sobą. Do końca następnej rundy możesz raz całkowicie zatrzymać akcję specjalną innego gracza, zaraz
    po jej zapowiedzi i zanim się zacznie. Umieszczania caballero nie możesz zatrzymać. Potem, albo niewykorzystana na koniec
    następnej rundy, karta jest odkładana.
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
