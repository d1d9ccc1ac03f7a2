### Namen en de kleine stukjes waaruit zinnen bestaan.

## Plaatsen. Regio's heten zoals ze op het bord staan; hier staan alleen de andere.

place-france = Frankrijk
# Zoals op het bord van de koloniën gedrukt.
place-francia = Francia
place-portugal = Portugal
place-castillo = Castillo
place-court = hof
place-province = provincie
## Kleuren en plaatsen aan tafel

colour-violet = Paars
colour-blue = Blauw
colour-green = Groen
colour-orange = Oranje
colour-red = Rood
colour-grey = Grijs

# De kleur waarmee niemand speelt.
seat-dummy = de dummy
seat-black = de zwarte caballero's

## Opsommingen

list-comma = { $first }, { $next }
list-and = { $first } en { $last }
list-nothing = niets

# Een openliggende kaart en haar stapel.
item-offer = “{ $card }” ({ $stack })
# Een plaats en de speler van wie de kiesschijf die toont.
item-disc = { $place_name } ({ $seat })
# Een speler en het aantal caballero's van die kleur.
item-caballeros = { $seat } { $count }
# Een aantal caballero's en waar ze vandaan komen.
item-loss = { $count } { uit-plaats }
# Een speler en zijn punten.
item-points = { $seat } { $points }

## Plaatsen in een zin. $place en $source zijn kenmerken, $place_name en $source_name de namen.

de-plaats =
    { $place ->
        [castillo] het Castillo
        [court] het hof
        [province] de provincie
        [ship] het schip
        [galleon] het eigen schip
        [prison] de gevangenis
        [bridge] de brug
        [beside_castillo] de voet van het Castillo
       *[other] { $place_name }
    }
# Waar iets staat of wordt neergezet.
in-plaats =
    { $place ->
        [castillo] in het Castillo
        [court] aan het hof
        [province] in de provincie
        [ship] op het schip
        [galleon] op het eigen schip
        [prison] in de gevangenis
        [bridge] op de brug
        [beside_castillo] naast het Castillo
        [card_75] op kaart 75
       *[other] in { $place_name }
    }
# Waar een caballero of Grande heen gaat.
naar-plaats =
    { $place ->
        [castillo] naar het Castillo
        [court] naar het hof
        [province] naar de provincie
        [ship] naar het schip
        [galleon] naar het eigen schip
        [prison] naar de gevangenis
        [bridge] naar de brug
        [beside_castillo] naar de voet van het Castillo
        [card_75] naar kaart 75
       *[other] naar { $place_name }
    }
uit-plaats =
    { $place ->
        [castillo] uit het Castillo
        [court] van het hof
        [province] uit de provincie
        [ship] van het schip
        [galleon] van het eigen schip
        [prison] uit de gevangenis
        [bridge] van de brug
        [beside_castillo] van de voet van het Castillo
        [card_75] van kaart 75
       *[other] uit { $place_name }
    }
uit-bron =
    { $source ->
        [castillo] uit het Castillo
        [court] van het hof
        [province] uit de provincie
        [ship] van het schip
        [galleon] van het eigen schip
        [prison] uit de gevangenis
        [bridge] van de brug
        [beside_castillo] van de voet van het Castillo
        [card_75] van kaart 75
       *[other] uit { $source_name }
    }
# De Koning komt naast het Castillo, nooit erin.
koning-gaat =
    { $place ->
        [castillo] de Koning komt naast het Castillo
       *[other] de Koning gaat naar { $place_name }
    }
# Waar een tegel ligt of wordt neergelegd.
tegel-in-plaats =
    { $place ->
        [castillo] bij het Castillo
        [ship] op het schip
       *[other] in { $place_name }
    }

## Caballero's in een zin. $colour is het kenmerk van een kleur.

kleur =
    { $colour ->
        [violet] paarse
        [blue] blauwe
        [green] groene
        [orange] oranje
        [red] rode
        [black] zwarte
       *[grey] grijze
    }
een-caballero = een { kleur } caballero
enkele-caballeros =
    { $count ->
        [one] één caballero
       *[other] { $count } caballero's
    }

## Kaarten en modificatoren

# Een gedrukte titel die meerdere kaarten delen, en onze eigen naam.
card-full-name = { $name }: { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Waarom iemand punten krijgt

award-reason =
    { award-rank }{ $tied ->
        [yes] , gedeeld
       *[no] { "" }
    }: { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } voor de Koning
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } voor de Grande
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } voor een ambt
    }{ $times ->
        [2] , verdubbeld
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] geen plaats
        [1] 1e plaats
        [2] 2e plaats
        [3] 3e plaats
       *[other] { $rank }e plaats
    }

## Hoe zeker een feit is

provenance-printed = gedrukt
    .about = Zo staat het in een spelregelboekje.
provenance-cross-checked = vergeleken
    .about = Zo zegt het een openbare bron, en die klopt met de spelregels waar ze te vergelijken zijn.
provenance-reconstructed = gereconstrueerd
    .about =
        Niet zeker: afgeleid uit wat bekend is, of aangevuld om te kunnen spelen. Een correctiebestand kan het
        vervangen.
provenance-invented = verzonnen
    .about = Onze eigen vondst: een huiskaart die in geen enkele doos zit.
provenance-corrected = gecorrigeerd
    .about = Vervangen door het correctiebestand van deze tafel.

## Koppen en korte woorden

label-board = Speelbord
label-card = Kaart
label-castillo = Castillo
label-copies = Aantal
label-court = Hof
label-effect = Speciale actie
label-grande = Grande
label-hand = Hand
label-hidden = gedekt
label-king = Koning
label-log = Verloop
label-note = Opmerking
label-offer = Actiekaarten
label-options = Opties
label-played = Gespeeld
label-player = Speler
label-players = Spelers
label-points = Punten
label-preview = Als er nu geteld werd
label-provenance = Bekend uit
label-province = Provincie
label-rank = Plaats
label-region = Regio
label-round = Ronde
label-score = Score
label-scoreboard = Scoretabel
label-seed = Seed
label-sets = Sets
label-stack = Stapel
label-start-player = Startspeler
label-turn-order = Beurtvolgorde
label-used = Gebruikt
label-vetos = Veto's
label-winner = Winnaar
label-winners = Winnaars
label-your-turn = Jij bent aan de beurt
