### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Cartes de la Big Box
    .about = Joue-t-on aussi les cartes dont l’effet a dû être reconstitué, faute de règle qui le dise ?
option-cards-all = toutes
option-cards-established = seulement celles dont l’effet est établi

prompt-which = Lequel des caballeros { couleurs } { au-lieu } ?
prompt-arrive =
    { $place ->
        [france] Quelle case de Francia le caballero { couleur } prend-il ?
        [ship] Le caballero { couleur } devient-il capitaine du navire ?
       *[other] Le caballero { couleur } devient-il vice-roi d’América ?
    }
prompt-spied-disc =
    Tu vois les disques des autres : { $discs }. Choisis maintenant la région où vont tes caballeros du Castillo.
prompt-ally = Avec quelle région allies-tu { le-lieu } ?
prompt-throw =
    { $left ->
        [1] Encore un caballero va au Castillo. Lequel ?
       *[other] Encore jusqu’à { $left } caballeros vont au Castillo. Lequel est le suivant ?
    }

choice-which =
    { $carried ->
        [gold] { quel-caballero }, avec de l’or
        [goods] { quel-caballero }, avec une marchandise
        [banner] { quel-caballero }, avec la bannière
       *[unladen] { quel-caballero }
    }
choice-stand =
    { $spot ->
        [ambassador] Il devient ambassadeur
        [envoy] Il devient envoyé
        [third] Il prend la troisième case
        [captain] Il devient capitaine
        [viceroy] Il devient vice-roi
        [table] Il monte sur la tuile de limitation
       *[plain] Il n’a aucune charge
    }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] Le Grande de { $owner }
    }

# $place est « none » quand un jeton quitte le plateau ou que le Castillo rentre chez lui.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] Le Castillo retrouve sa place habituelle.
               *[other] Le Castillo se trouve maintenant { au-lieu }.
            }
        [collapse]
            { $place ->
                [none] Le Castillo ne menace plus de s’effondrer.
               *[other] Le Castillo menace de s’effondrer : les caballeros restent désormais au pied.
            }
        [quarantine]
            { $place ->
                [none] La quarantaine est levée.
               *[other] Quarantaine { au-lieu }.
            }
        [double] Les points { du-lieu } compteront double au prochain décompte général.
        [undoubled] Les points { du-lieu } ne comptent plus double.
        [unallied] L’alliance { du-lieu } prend fin.
        [table] Une tuile de limitation est posée { au-lieu }.
       *[king_token]
            { $place ->
                [none] La protection royale prend fin.
               *[other] Protection royale { au-lieu }.
            }
    }
event-started =
    { $count ->
        [1] { $seat } commence avec un caballero de plus { au-lieu }.
       *[other] { $seat } commence avec { $count } caballeros de plus { au-lieu }.
    }
event-placing-anywhere = { $seat } peut placer des caballeros dans n’importe quelle région pendant ce tour.
event-inquisitor = { $seat } prend la carte de l’Inquisiteur.
event-kept = { $seat } garde « { $card } ».
event-spy = { $seat } verra les disques des autres au prochain décompte général.
# Seul l’espion voit ce que les autres ont choisi.
event-spied =
    { $discs ->
        [none] { $seat } regarde les disques des autres.
       *[other] { $seat } regarde les disques des autres : { $discs }.
    }
event-alliance = { $seat } allie { $places } pour le prochain décompte général.

refusal-option-needs-big-box = L’option de table « { $option } » a besoin d’une extension de la Big Box.
