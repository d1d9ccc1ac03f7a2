### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Cartes spéciales
    .about = Dix cartes de pouvoir de plus pour Roi & Intrigant : fêtes, espions, putsch et protection royale.

option-removal = Élimination
    .about = Ce que la carte 115 des Cartes spéciales peut retirer de la table.
option-removal-cards = Espionnage, Réserve et tuiles de limitation
option-removal-tokens = aussi pont, alliance, quarantaine et autres jetons qui durent

card-sc-fiesta =
    Tu ne prends pas de caballeros en province pendant ce tour. Place jusqu’à 5 caballeros de ta cour en plus de ceux de ta
    carte de la rangée, selon la règle habituelle : à côté de la région royale ou au Castillo. Si tu as la carte Roi ou
    Intrigant, son action remplace toujours celle-ci.
    .title = Fiesta
    .note = La règle ne montre pas la valeur de cette carte ; elle est notre hypothèse.
card-sc-espionage =
    Cette carte reste face visible devant toi jusqu’après le prochain décompte général. Lors de ce décompte, tu regardes les
    disques de tous les autres joueurs avant de régler le tien. Elle n’aide pas pour les disques d’une action spéciale.
    .title = Espionnage
    .note =
        Ce que voit exactement son détenteur est notre lecture, tout comme le fait que ce soit la carte 25.
        { note-ki-supply }
card-sc-coup =
    Tous les Grandes qui ne sont pas dans une région taboue sont jetés dans le Castillo. Au prochain décompte général, ils y
    comptent comme dans leur région d’origine, puis en sortent avec les caballeros de leur joueur pour la région que montre son disque.
    .title = Putsch
    .note = On ne sait pas si tous les Grandes y vont ou seulement certains. { note-value-and-supply }
card-sc-maximum-6 =
    Pose l’une des trois tuiles de limitation sur une région qui n’est pas taboue. S’il s’y trouve plus de 6 caballeros, tu
    désignes ceux qui retournent à leur cour. Dès lors, il ne peut y en avoir plus de 6 : on n’entre pas dans une région
    pleine, et celui qu’un disque y envoie sans qu’il trouve de place va à sa cour.
    .title = Maximum 6
    .note = Qui désigne ceux qui sont de trop est notre hypothèse. { note-value-and-supply }
card-sc-075 =
    Mets un caballero de ta cour sur cette carte, qui reste face visible devant toi. Une fois, avant une valorisation spéciale
    ou juste avant qu’une région soit décomptée lors d’un décompte général, tu peux le déplacer dans une région qui n’est pas
    taboue.
    .title = Réserve
    .note = D’où vient le caballero et qui décide en premier est notre hypothèse. { note-ki-supply }
card-sc-royal-protection =
    Pose ou déplace le jeton du Roi sur une région qui n’est pas taboue. Comme dans la région royale, rien ne peut y
    entrer ni en sortir, même lors des décomptes généraux, jusqu’à ce que le jeton soit déplacé. Il ne donne pas de
    bonus royal.
    .title = Protection royale
    .note = Quelles régions peuvent être choisies est notre lecture. { note-value-and-supply }
card-sc-removal =
    Retire au choix : l’Espionnage (25) ou une Réserve (75) face visible devant un joueur, ou une tuile de limitation
    qui n’est pas dans une région taboue. Le caballero d’une Réserve va à la cour de son joueur ; les caballeros d’une
    tuile restent.
    .title = Élimination
    .note = Ce que deviennent les caballeros est notre lecture. { note-value-and-supply }
card-sc-135 =
    Désigne une région où tu as au moins 1 caballero : elle est décomptée tout de suite, avec toutes les places qui rapportent
    et tous les bonus.
    .title = Décompter une région où tu es
    .note = Combien de régions sont décomptées est notre hypothèse. { note-ki-supply }
card-sc-145 =
    Désigne n’importe quelle région : elle est décomptée tout de suite, avec toutes les places qui rapportent et tous les bonus.
    .title = Décompter n’importe quelle région
    .note = Combien de régions sont décomptées est notre hypothèse. { note-ki-supply }
card-sc-155 =
    Désigne trois régions différentes et un autre joueur. Il choisit l’une des trois : elle est décomptée tout de suite, avec
    toutes les places qui rapportent et tous les bonus.
    .title = Décompter une région sur trois
    .note = { note-ki-supply }

place-card-75 = carte 75

prompt-trim =
    { $left ->
        [1] Il y a un caballero de trop { au-lieu }. Lequel retourne à sa cour ?
       *[other] Il y a { $left } caballeros de trop { au-lieu }. Lequel retourne maintenant à sa cour ?
    }
prompt-reserve =
    { $place ->
        [none] Une valorisation spéciale va commencer. Envoies-tu ta réserve dans une région ?
       *[other] Prochain décompte : { $place_name }. Envoies-tu ta réserve dans une région ?
    }
prompt-removal = Que retires-tu ?
prompt-name-region =
    { $left ->
        [3] Désigne trois régions différentes. Quelle est la première ?
        [2] Tu as désigné { $places }. Quelle est la deuxième ?
       *[1] Tu as désigné { $places }. Quelle est la troisième ?
    }
prompt-chooser = Qui choisit entre { $places } ?
prompt-chosen-region = { $seat } a désigné { $places }. Laquelle est décomptée ?

choice-remove =
    { $what ->
        [25] Retirer l’Espionnage de { $target }
        [75] Retirer la Réserve de { $target }
        [bridge] Retirer le pont ({ $target })
        [alliance] Retirer l’alliance ({ $target })
        [quarantine] Lever la quarantaine ({ $target })
        [king_token] Retirer la protection royale ({ $target })
        [collapse] Écarter le risque d’effondrement ({ $target })
        [double] Retirer le doublement ({ $target })
       *[table] Retirer la tuile de limitation ({ $target })
    }

event-region-chosen = { $seat } choisit { le-lieu }.
event-in-reserve = { $seat } met un caballero en réserve.
event-reserve-used = { $seat } envoie sa réserve { au-lieu }.
event-card-removed =
    { $power ->
        [25] L’Espionnage de { $seat } est retiré.
       *[75] La Réserve de { $seat } est retirée ; son caballero va à la cour.
    }
event-table-removed = La tuile de limitation est retirée { du-lieu }.

label-limited = Six au plus :
label-protected = Sous protection :
label-reserves = Carte 75 :

refusal-region-full = Plus de place { au-lieu } : une tuile y limite les caballeros.
