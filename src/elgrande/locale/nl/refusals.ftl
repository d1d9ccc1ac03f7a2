### Waarom iets niet kan, of beter niet. Elke tekst noemt de regel; wat wel kan, moet daaruit duidelijk worden.

## Een spel klaarzetten

refusal-no-edition = Er is geen uitgave “{ $name }”.
refusal-players = El Grande is voor 2 tot 5 spelers, niet voor { $count }.
refusal-no-set = Er is geen set “{ $name }”.
refusal-set-edition = “{ $set }” hoort niet bij de uitgave van { $edition }. Kies een andere uitgave of laat het weg.
refusal-set-needs = “{ $set }” heeft “{ $other_set }” nodig.
refusal-no-option = Er is geen tafelregel “{ $name }”.
refusal-option-value = “{ $option }” kan niet “{ $value }” zijn.
refusal-option-list = “{ $option }”: kies “{ $value }” of losse kaarten, niet allebei.
refusal-option-edition = De uitgave van { $edition } kent de tafelregel “{ $option }” niet.
refusal-option-needs = De tafelregel “{ $option }” heeft “{ $set }” nodig.
refusal-stack-short =
    Stapel { $stack } zou nog maar { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } hebben. Er is er een nodig voor elk van de { $rounds } ronden.
refusal-merged-stacks = Stapels 2 en 3 worden alleen met twee of drie spelers samengevoegd, niet met { $count }.
refusal-start = { $owner } kan niet beginnen: met { $count } spelers speelt niemand die kleur.
refusal-name = “{ $name }” kan geen naam zijn: schrijf één regel zonder puntkomma.

clash-stacks =
    “{ $set }” en “{ $other_set }” zijn niet te combineren: de ene heeft de actiestapels nodig die de andere afschaft.
## Keuzes aan tafel

refusal-over = Het spel is afgelopen; er valt niets meer te kiezen.
refusal-not-asked = Je hebt nu niets te kiezen.
refusal-not-offered = Dat hoort niet bij wat je nu kunt kiezen.
refusal-no-action = Er is nu geen speciale actie die je zou kunnen verbieden.
refusal-unknown-choice = Een keuze “{ $name }” bestaat niet.
refusal-kings-region = { $place_name } is de Koningsregio: er mag niets in of uit.
refusal-closed-region = { $place_name } is door een fiche gesloten: er mag niets in of uit.
refusal-not-neighbouring =
    Caballero's van het hof gaan in het Castillo of naar regio's naast de Koning. { $place_name } grenst niet aan
    { $source_name }.
refusal-same-place = De caballero staat daar al. Kies een andere plaats.
refusal-nobody-there = In { $place_name } staan geen caballero's.
refusal-none-there =
    { $colour ->
        [black] In { $place_name } staan geen zwarte caballero's.
       *[other] { $owner } heeft geen caballero in { $place_name }.
    }
refusal-too-few-there =
    Je moet een regio kiezen met zoveel eigen caballero's als je moet afstaan, zolang er zo een is.
refusal-king-there = De Koning staat al in { $place_name }.
refusal-grande-there = Je Grande staat al in { $place_name }.
refusal-board-there = Daar ligt al een scoretegel; meer dan één mag niet.
refusal-not-there =
    { $card ->
        [none] { $place_name } mag hier volgens de regels niet.
       *[other] “{ $card }” staat { $place_name } niet toe. Wat wel kan, staat in de tekst van de kaart.
    }
refusal-placing-used = Je hebt deze beurt je caballero's al gezet.
refusal-court-empty = Er is aan je hof geen caballero die je kunt zetten.
refusal-action-used = Je hebt de speciale actie van deze beurt al uitgevoerd.
refusal-action-idle = De speciale actie van “{ $card }” zou nu niets doen.
refusal-power-used = Machtkaart { $value } heb je niet meer in je hand.
refusal-power-taken = Er is deze ronde al een { $value } gespeeld. Elke waarde wordt maar één keer gespeeld.
refusal-card-taken = De kaart van stapel { $stack } is weg. Elke kaart wordt maar één keer per ronde genomen.
refusal-supply =
    Je kunt er geen { $count } nemen: je machtkaart levert een vast aantal op, en in je provincie staan er { $left }.
refusal-undo-revealed = Sindsdien is er iets geheims getoond.
refusal-undo-acted = { $seat } heeft sindsdien iets gedaan.
refusal-undo-nothing = Je hebt niets gekozen dat je kunt terugnemen.
refusal-undo-limit = In dit spel is al zoveel teruggenomen dat er niets meer teruggenomen kan worden.

## Verslagen van spellen

refusal-no-record = Dit is geen verslag van een spel; zo'n verslag begint met “{ $title }”.
refusal-record-json = Dit is geen leesbare JSON.
refusal-record-cut = Er ontbreekt iets. Misschien is het verslag afgebroken.
refusal-record-version =
    Het verslag heeft versie { $found }, en deze server leest de versies 1 tot { $newest }. Een nieuwere kan het misschien wel.
refusal-record-unknown = “{ $found }” bestaat hier niet.
refusal-record-value = “{ $found }” kan hier niet staan.
refusal-record-order = “{ $found }” hoort niet op deze plek.
refusal-record-twice = Dit stond al in regel { $first }.
refusal-record-chance =
    Wat hier over geschudde kaarten, thuisregio's of de seed staat, kan in dit spel niet gebeurd zijn.
refusal-record-choice = “{ $found }” was op dat moment in het spel niet mogelijk.
refusal-record-result = De keuzes leiden tot een andere uitslag: { $found }.
refusal-record-corrections = Het spel is gespeeld met het correctiebestand { $found }, dat hier niet gebruikt kan worden.
