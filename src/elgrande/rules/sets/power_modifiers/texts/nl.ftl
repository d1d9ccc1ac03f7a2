### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Machtsverschuiving
    .about =
        Iedereen krijgt drie van zestien modificatoren. Je mag er een bij een machtkaart spelen om de beurtvolgorde te
        veranderen, en sommige hebben een vaardigheid. De lijst van modificatoren is gereconstrueerd.

# Attribuut .title: de vaardigheid in een paar woorden.
modifier-plain = Geen vaardigheid: hij verandert alleen de waarde van de machtkaart.
    .title = geen vaardigheid
modifier-supply =
    Haal 1 extra eigen caballero uit de provincie naar je hof. Is de provincie leeg, dan mag je er in plaats daarvan een
    uit een regio nemen, maar niet uit de Koningsregio of het Castillo.
    .title = 1 extra naar het hof
modifier-castillo = Werp 1 caballero van je hof in het Castillo, behalve als de Koning ernaast staat.
    .title = 1 in het Castillo
modifier-move =
    Verplaats 1 eigen caballero van de ene regio naar een andere. De Koningsregio is taboe en in het Castillo mag hij
    niet.
    .title = verplaats 1 eigen

event-modifier = { $seat } legt modificator { $modifier } erbij: { $total }.
# Alleen de twee betrokken spelers zien welke modificator het was.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } geeft een modificator door aan { $to }.
       *[other] { $seat } geeft modificator { $modifier } door aan { $to }.
    }
