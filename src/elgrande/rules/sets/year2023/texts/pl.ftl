### The action cards of 2023.

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
card-n2-withdrawal = { card-c2-angry-king }
    .title = Wycofanie
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Wojna domowa
card-n2-assassin = { card-c2-remove1-each } W grze 2-osobowej automa liczy się tu jako przeciwnik.
    .title = Skrytobójca
    .note =
        Instrukcje objaśniają tę kartę, ale jej nie pokazują. Nie mówią, z którego jest stosu ani czy każdy przeciwnik
        musi stracić caballero.
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
card-n5-majesty =
    Rusz króla do dowolnego innego regionu, ale nie do castillo, Francji ani Portugalii. { rule-king-then-placing } Ta karta jest
    dostępna w każdej rundzie.
    .title = Wasza Wysokość

note-kept = Instrukcje nie pokazują tej karty; pochodzi z talii z 1995 roku.
note-copies = Instrukcje pokazują tę kartę, ale nie mówią, ile ma egzemplarzy.
note-stack = Instrukcje pokazują tę kartę, ale nie mówią, z którego jest stosu.
note-stack-and-copies = Instrukcje pokazują tę kartę, ale nie mówią, z którego jest stosu ani ile ma egzemplarzy.
note-stand-in = O tej karcie nic nie wiadomo: to karta zastępcza.

# Co znaczy „sąsiedni”, kiedy król nie stoi w żadnym regionie.
rule-neighbours-abroad =
    Z Francji albo Portugalii rusza do regionu, który graniczy z tym krajem, a spod castillo do dowolnego.
