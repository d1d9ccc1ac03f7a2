### Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring.

set-players-edition = Édition des joueurs
    .about = Onze cartes de pouvoir de plus pour Roi & Intrigant, dont le Joker et un Castillo voyageur.

card-pe-joker =
    Le Joker n’a pas de valeur. Quand tous les autres ont joué, tu joues une deuxième carte, d’une valeur que personne n’a
    jouée pendant cette manche ; c’est elle qui décide de ton tour, de tes renforts et de ton action spéciale. Les deux
    cartes sont utilisées.
    .title = Joker
card-pe-travel-day =
    Chacun des autres joueurs choisit en secret une région pour son Grande, autre que celle où il est, et l’y déplace. Un
    Grande qui est dans une région taboue ou au Castillo reste, de même que celui dont le joueur a choisi une région taboue.
    .title = Jour de voyage
    .note = { note-supply }
card-pe-shift =
    Déplace le Castillo, sans l’ouvrir, dans une région qui n’est pas taboue. Tous les caballeros de cette région y sont
    jetés. Dès lors, région et Castillo s’utilisent tous deux comme d’habitude, côte à côte. Jusqu’après le prochain décompte
    général, le Castillo est décompté selon l’écusson de la région ; puis il retourne à sa place.
    .title = Glissement
    .note = { note-supply }
card-pe-civil-war =
    Renvoie un caballero de ta cour en province et désigne une région qui n’est pas taboue : tous les caballeros des
    autres joueurs qui s’y trouvent retournent en province. Sans caballero à ta cour, ce n’est pas possible.
    .title = Guerre civile
    .note = { note-value-and-supply } De l’effet, on ne connaît que deux détails ; le reste est reconstitué.
card-pe-alliance =
    Pose les deux jetons Alliance sur deux régions qui ne sont pas taboues, ou déplace-les s’ils sont déjà sur le plateau. Au
    prochain décompte général, les deux régions n’en font qu’une : les caballeros des deux s’additionnent, et chaque place
    rapporte les points des deux. Le joueur seul en tête reçoit les bonus des deux. Ensuite, les jetons quittent le plateau.
    .title = Alliance
    .note = { note-value-and-supply }
card-pe-bridge =
    Jette le pont entre deux régions voisines qui ne sont pas taboues et mets-y un caballero de ta cour, en plus de ceux que
    tu places. Tant qu’il s’y tient, tu peux, juste avant chacun de tes tours, déplacer autant de tes caballeros que tu veux
    entre les deux régions, et chaque décompte général te rapporte 1 point. Le joueur qui joue cette carte plus tard déplace le pont ;
    ton caballero retourne alors à ta cour.
    .title = Construction du pont
    .note = { note-value-and-supply }
card-pe-revolt =
    Retourne tête en bas un écusson mobile du plateau, ou remets-le à l’endroit ; pas dans une région taboue. À
    l’envers, il se lit 0/4/8 ou 0/0/4, et les dernières places rapportent ce que rapportent d’habitude les premières ;
    un joueur seul dans la région reçoit le plus grand nombre. Il reste retourné quand on le déplace.
    .title = Révolte
    .note = { note-value-and-supply }
card-pe-collapse =
    Pose le jeton près du Castillo. Jusqu’après le prochain décompte général, les caballeros envoyés au Castillo restent au
    pied, à la vue de tous. À chaque décompte du Castillo, ceux de l’intérieur et ceux du pied comptent ensemble, et ils en
    repartent ensemble.
    .title = Risque d’effondrement
    .note = { note-value-and-supply } Quand des caballeros restent au pied du Castillo, et combien de temps, est reconstitué.
card-pe-quarantine =
    Pose ou déplace le jeton Quarantaine sur une région adjacente à la région royale. La région qui porte le jeton est
    taboue comme la région royale, jusqu’à ce que quelqu’un le déplace.
    .title = Quarantaine
    .note = { note-value-and-supply }
card-pe-tormenta =
    Quand tu joues cette carte, tu choisis en secret une région, que tu montres au début de ton tour. Tous les caballeros
    arrivés dans cette région plus tôt pendant cette manche retournent à la cour de leur joueur.
    .title = Tormenta
    .note = { note-value-and-supply } De l’effet, on sait seulement quand le disque est réglé et montré.
card-pe-mistress =
    Pour le reste de la manche, tous peuvent placer des caballeros dans n’importe quelle région qui n’est pas taboue. Le Roi ne
    donne pas de bonus pendant cette manche, ni au décompte général qui la suivrait aussitôt.
    .title = Maîtresse
    .note = { note-value-and-supply } Seule la perte du bonus royal est connue ; le reste est reconstitué.

place-bridge = pont
place-beside-castillo = pied du Castillo

prompt-second-card = Joue une deuxième carte après ton Joker. Sa valeur ne doit pas encore être sur la table.
prompt-travel-disc = Choisis en secret une autre région pour ton Grande. Si elle est taboue, il reste où il est.
prompt-bridge-end = Où mène le pont qui part { du-lieu } ?
prompt-cross-bridge = Ton pont relie { $places }. Avant ton tour, tu peux y faire passer tes caballeros.
prompt-turn-board = Quel écusson retournes-tu ?
prompt-storm-disc = Choisis en secret la région de ta Tormenta. Tu la montreras au début de ton tour.

choice-dismantle = Retirer ton caballero du pont, qui quitte alors le plateau
choice-turn =
    { $board ->
        [8] Retourner l’écusson 8/4/0
       *[4] Retourner l’écusson 4/0/0
    }

event-bridge =
    { $seat ->
        [none] Le pont quitte le plateau, et son caballero retourne à la cour.
       *[other] { $seat } jette le pont entre { $places }.
    }
event-bridge-point = Le pont rapporte un point à { $seat }.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] L’écusson 8/4/0 est maintenant à l’envers.
               *[no] L’écusson 8/4/0 est de nouveau à l’endroit.
            }
       *[4]
            { $reversed ->
                [yes] L’écusson 4/0/0 est maintenant à l’envers.
               *[no] L’écusson 4/0/0 est de nouveau à l’endroit.
            }
    }
# Seul le joueur lui-même voit de quelle région il s’agit.
event-storm-set =
    { $place ->
        [none] { $seat } choisit en secret une région pour la Tormenta.
       *[other] { $seat } choisit en secret { le-lieu } pour la Tormenta.
    }
event-storm = { $seat } abat sa Tormenta sur { le-lieu }.
event-mistress =
    { $seat } fait venir la maîtresse du Roi : pendant cette manche, il ne donne aucun bonus, et tous peuvent placer dans
    n’importe quelle région.

label-bridge = Pont :
label-collapse = Risque d’effondrement
label-mistress = La Maîtresse
label-reversed = À l’envers :
label-storm = Tormenta :

note-value-and-supply =
    La règle ne donne ni la valeur de la carte ni combien de caballeros elle apporte ; les deux sont notre hypothèse.
note-supply = La règle ne dit pas combien de caballeros apporte la carte ; le nombre est notre hypothèse.
