### The action cards of 1995 and 2015.

card-c1-move3-any = Verplaats maximaal 3 caballero's van welke kleur ook. { rule-moving }
    .title = 3 caballero's verplaatsen
card-c1-move4-any = Verplaats maximaal 4 caballero's van welke kleur ook. { rule-moving }
    .title = 4 caballero's verplaatsen
card-c1-move4-own = Verplaats maximaal 4 eigen caballero's. { rule-moving }
    .title = 4 eigen verplaatsen
card-c1-move3-foreign = Verplaats maximaal 3 caballero's van andere spelers, van één of meer kleuren. { rule-moving }
    .title = 3 vijandelijke verplaatsen
card-c1-move2own-2foreign =
    Verplaats maximaal 2 eigen caballero's en maximaal 2 van andere spelers, in de volgorde die je wilt. Verplaats je er van de ene
    soort minder, dan mag je er van de andere niet meer. { rule-moving }
    .title = 2 eigen en 2 vijandelijke verplaatsen
card-c1-region5-any =
    Kies een regio, maar niet de Koningsregio, en verplaats daaruit maximaal 5 caballero's van welke kleur ook naar één of meer
    andere regio's of in het Castillo. Geen ervan mag naar de Koningsregio.
    .title = 5 uit één regio verplaatsen
card-c1-region-all-own =
    Kies een regio, maar niet de Koningsregio, en verplaats daaruit zoveel eigen caballero's als je wilt naar één of meer
    andere regio's of in het Castillo. Geen ervan mag naar de Koningsregio.
    .title = Eigen uit één regio verplaatsen
card-c1-place2-extra =
    Zet naast de ene die deze kaart al toestaat nog maximaal 2 caballero's van je hof in regio's naar keuze, ook als die niet aan
    de Koningsregio grenzen, of in het Castillo. Geen ervan mag naar de Koningsregio.
    .title = 2 extra zetten
card-c1-all-own-or-place2 =
    Voer één van twee acties uit. Ofwel: { card-c1-region-all-own } Ofwel: { card-c1-place2-extra }
    .title = Eigen verplaatsen of 2 extra zetten
    .first = Eigen caballero's uit één regio verplaatsen
    .second = Maximaal 2 extra caballero's van je hof zetten
card-c2-veto =
    Leg deze kaart open voor je neer. Tot het einde van de volgende ronde mag je één keer de speciale actie van een
    andere speler tegenhouden, voordat die begint of bij een van de stappen: die stap gaat niet door, wat al gedaan is
    blijft staan en de rest vervalt. Het zetten van caballero's kun je niet tegenhouden. Daarna, of ongebruikt aan het
    einde van de volgende ronde, leg je de kaart af.
    .title = Veto
card-c2-court-all = Elke tegenstander stuurt alle caballero's van zijn hof terug naar de provincie, te beginnen links van jou.
    .title = Het hele hof
card-c2-court-3 =
    Elke tegenstander stuurt 3 caballero's van zijn hof terug naar de provincie, te beginnen links van jou. Wie er daar
    minder heeft, stuurt ze allemaal terug.
    .title = 3 van het hof
card-c2-remove1-each =
    Je mag van elke tegenstander één caballero uit de regio's terugsturen naar de provincie. Jij kiest welke, uit dezelfde
    of uit verschillende regio's, en je mag tegenstanders sparen. { rule-safe-places }
    .title = Eén van elke tegenstander
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Elke speler stuurt op zijn beurt, te beginnen links van jou en met jou als laatste,
       *[opponents] Elke tegenstander stuurt op zijn beurt, te beginnen links van jou,
    } 3 eigen caballero's naar keuze, van zijn hof en uit regio's, terug naar de provincie. Wie er daar minder heeft, stuurt
    ze allemaal terug. { rule-safe-places }
    .title = De Koning is boos!
card-c2-secret-all-of-region =
    Elke tegenstander stelt op zijn kiesschijf in het geheim een regio in, niet de Koningsregio, waar hij minstens 1
    caballero heeft. Alle schijven worden tegelijk getoond en ieder stuurt al zijn caballero's uit die regio terug naar
    de provincie. Wie buiten de Koningsregio geen caballero's heeft, verliest niets.
    .title = Een regio opgeven
card-c2-secret-2-of-region =
    Elke tegenstander stelt op zijn kiesschijf in het geheim een regio in, niet de Koningsregio, waar hij minstens
    2 caballero's heeft. Alle schijven worden tegelijk getoond en ieder stuurt 2 caballero's uit die regio terug naar de
    provincie. Wie er nergens 2 heeft, stelt een regio met 1 in en stuurt die terug; wie er geen heeft, verliest niets.
    .title = 2 uit een regio opgeven
card-c2-score-choice =
    Kies een regio: die wordt meteen geteld, met alle plaatsen en bonussen. { $edition ->
        [1995] Ook de Koningsregio en het Castillo mag je kiezen; wat in het Castillo was, gaat er daarna weer in.
       *[other] De Koningsregio mag je kiezen, het Castillo niet.
    }
    .title = Een regio naar keuze
card-c3-score-4 = Tel elke regio waar de eerste plaats nu 4 oplevert. { rule-visible-values }
    .title = Regio's met waarde 4
card-c3-score-5 = Tel elke regio waar de eerste plaats nu 5 oplevert. { rule-visible-values }
    .title = Regio's met waarde 5
card-c3-score-6-7 = Tel elke regio waar de eerste plaats nu 6 of 7 oplevert. { rule-visible-values }
    .title = Regio's met waarde 6 of 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] Bonussen voor Koning of Grande zijn er niet, want geen van beiden kan erin staan.
            }
    } { rule-castillo-stays }
    .title = Het Castillo
card-c3-score-first-only =
    Tel alle regio's, maar alleen wie er in zijn eentje eerste is, krijgt iets: de eerste waarde met de bonussen voor Koning
    en Grande. Bij een gedeelde eerste plaats krijgt niemand punten. Het Castillo wordt niet geteld.
    .title = Alleen eerste plaatsen
card-c3-score-most =
    Tel de regio met de meeste caballero's, alle kleuren samen; hebben meerdere regio's er evenveel, dan tel je ze
    allemaal. { rule-counting-heads }
    .title = De meeste caballero's
card-c3-score-least =
    Tel de regio met de minste caballero's, alle kleuren samen; hebben meerdere regio's er evenveel, dan tel je ze
    allemaal. Lege regio's doen niet mee. { rule-counting-heads }
    .title = De minste caballero's
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Neem een van de twee scoretegels (8/4/0 of 4/0/0), van naast het bord of van waar hij ligt, en leg hem ergens anders: in
    een regio of bij het Castillo. De waarden vervangen bij elke telling de gedrukte. Op elke plek past één scoretegel, de
    Koningsregio is taboe, en terug naast het bord gaat er geen.
    .title = Scoretegel
card-c4-power-back =
    Neem een van je gebruikte machtkaarten terug in je hand, zonder die te hoeven tonen. Het mag die van deze ronde zijn;
    voor de beurtvolgorde en de startspelerfiguur telt die dan toch nog.
    .title = Machtkaarten
card-c4-court2 =
    Haal maximaal 2 eigen caballero's uit de provincie naar je hof. Zijn er in de provincie minder, dan mag je de ontbrekende uit
    regio's nemen, maar niet uit de Koningsregio of het Castillo.
    .title = Het hof
card-c4-grande =
    Verplaats je Grande naar een andere regio, die nu je thuisregio is. De Koningsregio is taboe, erin en eruit, en in het
    Castillo mag hij niet. Er mogen meerdere Grandes in één regio staan.
    .title = Grande
card-c4-secret-scoring =
    Elke speler, jij ook, stelt op zijn kiesschijf in het geheim een regio in; de Koningsregio mag, het Castillo staat niet
    op de schijf. Alle schijven worden tegelijk getoond. Elke regio die precies één speler heeft ingesteld, wordt
    geteld{ $edition ->
        [1995] , in de volgorde van de spelers vanaf links van jou.
       *[other] . { rule-scoring-order }
    }
    .title = In het geheim gekozen regio's
card-c4-eviction =
    Kies een regio, maar niet de Koningsregio. Elke tegenstander met caballero's daar stelt op zijn kiesschijf in het geheim
    een andere regio in. Alle schijven worden tegelijk getoond en ieder verplaatst al zijn caballero's uit de gekozen regio
    naar de ingestelde; wie de Koningsregio heeft ingesteld, neemt ze terug naar zijn hof. Je eigen caballero's blijven.
    .title = Leegloop
card-c4-royal-advisor = Verplaats de Koning naar een regio die aan zijn huidige grenst. { rule-king-then-placing }
    .title = Koninklijke adviseur
card-c5-king =
    Verplaats de Koning naar een andere regio naar keuze, maar niet naar het Castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Vóór of na zijn verplaatsing mag je de gevangenen gratie geven: ze gaan allemaal naar één regio, maar niet naar die
            waar de Koning dan staat. Deze kaart ligt elke ronde open.
       *[no] Deze kaart ligt elke ronde open.
    }
    .title = Koningskaart

# Voor kaarten die het Castillo tellen: hoe, met welke bonussen en wat er daarna mee gebeurt.
rule-open-castillo =
    Open het Castillo, zodat iedereen ziet wie erin staat, en tel het meteen als een regio: elke plaats die iets oplevert,
    volgens de scoretabel of -tegel die daar te zien is.
rule-castillo-bonuses =
    Wie er als enige op de eerste plaats staat, krijgt ook de bonus voor zijn Grande als een andere kaart die in het
    Castillo heeft gebracht. Een Koningsbonus is er niet.
rule-castillo-stays = Daarna blijven alle caballero's in het Castillo; kiesschijven worden niet ingesteld.
# Voor kaarten die caballero's op het bord verplaatsen.
rule-moving =
    Elke caballero gaat van een regio naar een andere regio of in het Castillo. De Koningsregio is taboe: niets gaat
    erin of eruit. En uit het Castillo komt niemand.
# Voor kaarten die caballero's naar de provincie terugsturen.
rule-safe-places = Caballero's in de Koningsregio en in het Castillo zijn veilig.
# Voor extra puntentellingen van regio's met een bepaalde waarde.
rule-visible-values =
    Een scoretegel telt in plaats van de gedrukte waarden. De Koningsregio wordt geteld als elke andere, het Castillo
    nooit. { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] Heeft een andere speler een veto, dan bepaal jij de volgorde.
    }
# Voor tellingen van de volste en de leegste regio.
rule-counting-heads =
    De Koningsregio telt mee als elke andere; het Castillo en de Grandes tellen niet mee. { rule-scoring-order }
rule-king-then-placing = Doe je dit vóór het zetten van caballero's, dan geldt daarbij al de nieuwe Koningsregio.
