### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Karten der Big Box
    .about = Sind Karten dabei, deren Wirkung rekonstruiert werden musste, weil keine Anleitung sie nennt?
option-cards-all = alle
option-cards-established = nur solche, deren Wirkung belegt ist

prompt-which = Welchen { farbe-en } Caballero { im-ort } meinst du?
prompt-arrive =
    { $place ->
        [france] Welches Feld von Francia nimmt der { farbe-e } Caballero ein?
        [ship] Wird der { farbe-e } Caballero Kapitän des Schiffs?
       *[other] Wird der { farbe-e } Caballero Vizekönig von América?
    }
prompt-spied-disc =
    Du siehst die Scheiben der anderen: { $discs }. Stelle jetzt die Region ein, in die deine Caballeros aus dem Castillo
    gehen.
prompt-ally = Mit welcher Region verbündet sich { $place_name }?
prompt-throw =
    { $left ->
        [one] Noch ein Caballero kommt ins Castillo. Welcher?
       *[other] Noch bis zu { $left } Caballeros kommen ins Castillo. Welcher ist der nächste?
    }

choice-which =
    { $carried ->
        [gold] { welcher-platz }, mit Gold
        [goods] { welcher-platz }, mit Ware
        [banner] { welcher-platz }, mit dem Banner
       *[unladen] { welcher-platz }
    }
choice-stand =
    { $spot ->
        [ambassador] Er wird Botschafter
        [envoy] Er wird Gesandter
        [third] Er nimmt das dritte Feld
        [captain] Er wird Kapitän
        [viceroy] Er wird Vizekönig
        [table] Er steht auf der Begrenzungstafel
       *[plain] Er übernimmt kein Amt
    }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] Der Grande von { $owner }
    }

# $place ist „none“, wenn ein Plättchen den Plan verlässt oder das Castillo heimkehrt.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] Das Castillo kehrt an seinen üblichen Platz zurück.
               *[other] Das Castillo steht jetzt in { $place_name }.
            }
        [collapse]
            { $place ->
                [none] Das Castillo ist nicht mehr einsturzgefährdet.
               *[other] Das Castillo ist einsturzgefährdet: Caballeros stehen jetzt daneben.
            }
        [quarantine]
            { $place ->
                [none] Die Quarantäne ist aufgehoben.
               *[other] { $place_name } steht unter Quarantäne.
            }
        [double] Die Punkte von { $place_name } werden in der nächsten allgemeinen Wertung verdoppelt.
        [undoubled] Die Punkte von { $place_name } werden nicht mehr verdoppelt.
        [unallied] Die Allianz mit { $place_name } ist aufgehoben.
        [table] In { $place_name } liegt jetzt eine Begrenzungstafel.
       *[king_token]
            { $place ->
                [none] Der königliche Schutz endet.
               *[other] { $place_name } steht unter königlichem Schutz.
            }
    }
event-started =
    { $count ->
        [one] { $seat } beginnt mit einem weiteren Caballero in { $place_name }.
       *[other] { $seat } beginnt mit { $count } weiteren Caballeros in { $place_name }.
    }
event-placing-anywhere = { $seat } darf in diesem Zug Caballeros in jede Region setzen.
event-inquisitor = { $seat } nimmt die Karte des Inquisitors.
event-kept = { $seat } behält „{ $card }“.
event-spy = { $seat } sieht in der nächsten allgemeinen Wertung die Scheiben der anderen.
# Nur wer spioniert, sieht, was die anderen eingestellt haben.
event-spied =
    { $discs ->
        [none] { $seat } sieht sich die Scheiben der anderen an.
       *[other] { $seat } sieht sich die Scheiben der anderen an: { $discs }.
    }
event-alliance = { $seat } verbündet { $places } für die nächste allgemeine Wertung.

refusal-option-needs-big-box = Die Tischregel „{ $option }“ braucht eine Erweiterung der Big Box.
