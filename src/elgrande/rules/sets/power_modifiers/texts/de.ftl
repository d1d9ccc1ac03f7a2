### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Machtverschiebung
    .about =
        Alle bekommen drei von sechzehn Modifikatoren. Einer darf zu einer Machtkarte gespielt werden: Er ändert die
        Reihenfolge, und manche haben eine Fähigkeit. Die Liste der Modifikatoren ist rekonstruiert.

# Attribut .title: die Fähigkeit in wenigen Worten.
modifier-plain = Keine Fähigkeit: Er ändert nur den Wert der Machtkarte.
    .title = keine Fähigkeit
modifier-supply =
    Nimm 1 weiteren deiner Caballeros aus der Provinz an deinen Hof. Ist die Provinz leer, darfst du stattdessen einen
    aus einer Region nehmen, aber nicht aus der Königsregion oder dem Castillo.
    .title = 1 mehr an den Hof
modifier-castillo = Wirf 1 Caballero von deinem Hof ins Castillo, außer wenn der König daneben steht.
    .title = 1 ins Castillo
modifier-move =
    Versetze 1 deiner eigenen Caballeros von einer Region in eine andere. Die Königsregion ist dabei tabu, und ins
    Castillo darf er nicht.
    .title = 1 eigenen versetzen

event-modifier = { $seat } legt den Modifikator { $modifier } dazu: { $total }.
# Nur die beiden Beteiligten sehen, welcher Modifikator es war.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } gibt einen Modifikator an { $to } weiter.
       *[other] { $seat } gibt den Modifikator { $modifier } an { $to } weiter.
    }
