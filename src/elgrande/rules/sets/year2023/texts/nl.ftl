### The action cards of 2023.

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Zet naast de ene die deze kaart al toestaat nog maximaal 2 caballero's van je hof in regio's naar keuze, samen of apart, ook
    als die niet aan de Koningsregio grenzen. Geen ervan mag naar de Koningsregio of in het Castillo.
    .title = Militie
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
    .title = Terugtocht
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Burgeroorlog
card-n2-assassin = { card-c2-remove1-each } In een spel met twee spelers geldt de dummy hier als tegenstander.
    .title = Sluipmoordenaar
    .note =
        De spelregels leggen deze kaart uit zonder die te tonen. Ze zeggen niet in welke stapel die hoort en niet of er
        van elke tegenstander een caballero weg moet.
card-n2-court-all = { card-c2-court-all }
    .title = De hoven leegmaken
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = 3 van elk hof
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = Een regio naar keuze tellen
    .note = { note-stack-and-copies }
card-n3-score-4 = { card-c3-score-4 }
    .title = Buitenpost
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = Regio's met waarde 6 of 7 tellen
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Open het Castillo en tel het. Wie er in zijn eentje eerste is, krijgt ook de bonus voor zijn Grande als die erin staat, en
            voor de Koning als die ernaast staat. Daarna gaat alles er weer in.
       *[no] { card-c3-score-castillo }
    }
    .title = Openbaring
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = Alleen eerste plaatsen tellen
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = De regio met de meeste caballero's tellen
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = De regio met de minste caballero's tellen
    .note = { note-kept }
card-n4-decree = { card-c4-scoreboard }
    .title = Decreet
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] In plaats daarvan mag je een gebruikte modificator terugnemen.
       *[no] { "" }
    }
    .title = Volmacht
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Aan het hof geroepen
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Een Grande in het Castillo blijft daar.
       *[no] { "" }
    }
    .title = Nieuw thuis
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } In een spel met twee spelers blijven ook die van de dummy.
    .title = Omwenteling
    .note = De spelregels noemen deze kaart in een voorbeeld. De tekst en de stapel zijn niet te zien.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Raad voor de Koning
    .note = { note-kept }
card-n5-majesty =
    Verplaats de Koning naar een andere regio naar keuze, maar niet naar het Castillo, Frankrijk of Portugal.
    { rule-king-then-placing } Deze kaart ligt elke ronde open.
    .title = Uwe Majesteit

note-kept = Deze kaart staat niet in de spelregels; die is overgenomen uit de kaarten van 1995.
note-copies = In de spelregels is deze kaart te zien, maar niet hoeveel exemplaren er zijn.
note-stack = In de spelregels is deze kaart te zien, maar niet in welke stapel die hoort.
note-stack-and-copies = In de spelregels is deze kaart te zien, maar niet in welke stapel die hoort en hoeveel exemplaren er zijn.
note-stand-in = Over deze kaart is niets bekend: een invaller.

# Wat "aangrenzend" is zolang de Koning in geen regio staat.
rule-neighbours-abroad =
    Vanuit Frankrijk of Portugal gaat hij naar een regio die aan dat land grenst, vanaf het Castillo naar een regio naar
    keuze.
