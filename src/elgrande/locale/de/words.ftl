### Namen und die kleinen Teile, aus denen Sätze bestehen.

## Orte. Regionen heißen, wie es auf dem Plan steht; hier stehen nur die übrigen.

place-france = Frankreich
# Wie auf dem Plan der Kolonien gedruckt.
place-francia = Francia
place-portugal = Portugal
place-castillo = Castillo
place-court = Hof
place-province = Provinz
## Farben und Plätze

colour-violet = Violett
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-red = Rot
colour-grey = Grau

# Die Farbe, die niemand spielt.
seat-dummy = der Dummy
seat-black = die schwarzen Caballeros

## Aufzählungen

list-comma = { $first }, { $next }
list-and = { $first } und { $last }
list-nothing = nichts

# Eine ausliegende Karte und ihr Stapel.
item-offer = „{ $card }“ ({ $stack })
# Ein Ort und wessen Scheibe ihn zeigt.
item-disc = { $place_name } ({ $seat })
# Eine Person und wie viele Caballeros von ihr da sind.
item-caballeros = { $seat } { $count }
# Einige Caballeros und woher sie kommen.
item-loss = { $count } { aus-ort }
# Ein Spieler und seine Punkte.
item-points = { $seat } { $points }

## Orte im Satz. $place und $source sind Kennungen, $place_name und $source_name die Namen.

der-ort =
    { $place ->
        [castillo] das Castillo
        [court] der Hof
        [province] die Provinz
        [ship] das Schiff
        [galleon] das eigene Schiff
        [prison] das Gefängnis
        [bridge] die Brücke
        [beside_castillo] der Fuß des Castillo
       *[other] { $place_name }
    }
den-ort =
    { $place ->
        [court] den Hof
        [beside_castillo] den Fuß des Castillo
       *[other] { der-ort }
    }
# Wohin ein Caballero oder Grande geht.
nach-ort =
    { $place ->
        [castillo] ins Castillo
        [court] an den Hof
        [province] in die Provinz
        [ship] aufs Schiff
        [galleon] aufs eigene Schiff
        [prison] ins Gefängnis
        [bridge] auf die Brücke
        [beside_castillo] neben das Castillo
        [card_75] auf Karte 75
       *[other] nach { $place_name }
    }
im-ort =
    { $place ->
        [castillo] im Castillo
        [court] am Hof
        [province] in der Provinz
        [ship] auf dem Schiff
        [galleon] auf dem eigenen Schiff
        [prison] im Gefängnis
        [bridge] auf der Brücke
        [beside_castillo] neben dem Castillo
        [card_75] auf Karte 75
       *[other] in { $place_name }
    }
aus-ort =
    { $place ->
        [castillo] aus dem Castillo
        [court] vom Hof
        [province] aus der Provinz
        [ship] vom Schiff
        [galleon] vom eigenen Schiff
        [prison] aus dem Gefängnis
        [bridge] von der Brücke
        [beside_castillo] vom Fuß des Castillo
        [card_75] von Karte 75
       *[other] aus { $place_name }
    }
aus-quelle =
    { $source ->
        [castillo] aus dem Castillo
        [court] vom Hof
        [province] aus der Provinz
        [ship] vom Schiff
        [galleon] vom eigenen Schiff
        [prison] aus dem Gefängnis
        [bridge] von der Brücke
        [beside_castillo] vom Fuß des Castillo
        [card_75] von Karte 75
       *[other] aus { $source_name }
    }
# Wohin der König oder eine Wertungstafel kommt: neben das Castillo, nie hinein.
koenig-nach-ort =
    { $place ->
        [castillo] neben das Castillo
       *[other] nach { $place_name }
    }
tafel-nach-ort =
    { $place ->
        [castillo] zum Castillo
        [ship] aufs Schiff
       *[other] nach { $place_name }
    }
tafel-im-ort =
    { $place ->
        [castillo] beim Castillo
        [ship] auf dem Schiff
       *[other] in { $place_name }
    }

## Caballeros im Satz. $colour ist die Kennung einer Farbe.

farbe-er =
    { $colour ->
        [violet] violetter
        [blue] blauer
        [green] grüner
        [orange] orangefarbener
        [red] roter
        [black] schwarzer
       *[grey] grauer
    }
farbe-en =
    { $colour ->
        [violet] violetten
        [blue] blauen
        [green] grünen
        [orange] orangefarbenen
        [red] roten
        [black] schwarzen
       *[grey] grauen
    }
farbe-e =
    { $colour ->
        [violet] violette
        [blue] blaue
        [green] grüne
        [orange] orangefarbene
        [red] rote
        [black] schwarze
       *[grey] graue
    }
einen-caballero = einen { farbe-en } Caballero
# Als Objekt: „nimmt einen Caballero“.
einige-caballeros =
    { $count ->
        [one] einen Caballero
       *[other] { $count } Caballeros
    }

## Karten und Modifikatoren

# Ein gedruckter Titel, den mehrere Karten tragen, und unsere eigene Bezeichnung.
card-full-name = { $name }: { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Warum jemand Punkte bekommt

award-reason =
    { award-rank }{ $tied ->
        [yes] , geteilt
       *[no] { "" }
    }: { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } für den König
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } für den Granden
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } für ein Amt
    }{ $times ->
        [2] , verdoppelt
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] kein Platz
       *[other] { $rank }. Platz
    }

## Wie gut etwas belegt ist

provenance-printed = gedruckt
    .about = So steht es in einer Anleitung.
provenance-cross-checked = abgeglichen
    .about = So sagt es eine öffentliche Quelle, und sie stimmt mit den Anleitungen überein, wo man vergleichen kann.
provenance-reconstructed = rekonstruiert
    .about =
        Nicht belegt: aus Bekanntem erschlossen oder ergänzt, damit man spielen kann. Eine Korrekturdatei kann es
        ersetzen.
provenance-invented = erfunden
    .about = Eigene Erfindung: eine Hauskarte, die in keiner Schachtel liegt.
provenance-corrected = berichtigt
    .about = Durch die Korrekturdatei dieses Tisches ersetzt.

## Überschriften und kurze Wörter

label-board = Spielplan
label-card = Karte
label-castillo = Castillo
label-copies = Anzahl
label-court = Hof
label-effect = Sonderaktion
label-grande = Grande
label-hand = Hand
label-hidden = verdeckt
label-king = König
label-log = Verlauf
label-note = Hinweis
label-offer = Aktionskarten
label-options = Optionen
label-played = Gespielt
label-player = Spieler
label-players = Spieler
label-points = Punkte
label-preview = Wenn jetzt gewertet würde
label-provenance = Bekannt aus
label-province = Provinz
label-rank = Rang
label-region = Region
label-round = Runde
label-score = Punktestand
label-scoreboard = Wertungstafel
label-seed = Startzahl
label-sets = Module
label-stack = Stapel
label-start-player = Startmarker
label-turn-order = Reihenfolge
label-used = Verbraucht
label-vetos = Vetos
label-winner = Sieg
label-winners = Sieg
label-your-turn = Du bist am Zug
