### New Regency (2023): ten cards for the King instead of one.

set-new-regency = Nowa regencja
    .about =
        Dziesięć szczególnych kart zastępuje kartę króla, w każdej rundzie pojawia się jedna: król jedzie za granicę, pod castillo albo
        zamienia się miejscami z grande.

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
    .title = Karta zastępcza: król do sąsiedniego regionu
    .note = { note-stand-in }
card-r5-unknown-9 =
    Rusz króla do dowolnego innego regionu, ale nie do castillo, Francji ani Portugalii. { rule-king-then-placing }
    .title = Karta zastępcza: król do dowolnego regionu
    .note = { note-stand-in }
card-r5-unknown-10 =
    Rusz króla do regionu, w którym jest najwięcej caballero wszystkich kolorów razem; jeśli kilka ma ich tyle samo, wybierasz ty.
    Jego obecny region też się liczy; jeśli tylko w nim jest ich najwięcej, król zostaje.
    .title = Karta zastępcza: król do najludniejszego regionu
    .note = { note-stand-in }
