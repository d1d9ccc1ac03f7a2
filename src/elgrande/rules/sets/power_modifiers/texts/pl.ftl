### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Zmiana siły
    .about =
        Każdy dostaje trzy z szesnastu modyfikatorów. Jeden można zagrać razem z kartą siły, aby zmienić kolejność tur,
        a niektóre mają zdolność. Lista modyfikatorów jest odtworzona.

# Atrybut .title: zdolność w kilku słowach.
modifier-plain = Bez zdolności: zmienia tylko wartość karty siły.
    .title = bez zdolności
modifier-supply =
    Dobierz jeszcze 1 swojego caballero z prowincji do dworu. Jeśli prowincja jest pusta, możesz zamiast tego zabrać go
    z regionu, ale nie z regionu króla ani z castillo.
    .title = jeszcze 1 do dworu
modifier-castillo = Wrzuć 1 caballero ze swojego dworu do castillo, chyba że stoi przy nim król.
    .title = 1 do castillo
modifier-move =
    Rusz 1 swojego caballero z jednego regionu do innego. Region króla jest tabu, a do castillo nie wolno.
    .title = rusz 1 swojego

event-modifier = { $seat } dokłada modyfikator { $modifier }: { $total }.
# Tylko dwaj zainteresowani gracze widzą, który to modyfikator.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } przekazuje modyfikator graczowi { $to }.
       *[other] { $seat } przekazuje modyfikator { $modifier } graczowi { $to }.
    }
