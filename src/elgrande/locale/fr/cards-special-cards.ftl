### Les cartes de pouvoir des Cartes spéciales. Ce que les textes peuvent demander est dit dans cards-classic.ftl.

card-sc-fiesta =
    Tu ne prends pas de caballeros en province pendant ce tour. Place jusqu’à 5 caballeros de ta cour en plus de ceux de ta
    carte de la rangée, selon la règle habituelle : à côté de la région royale ou au Castillo. Si tu as la carte Roi ou
    Intrigant, son action remplace toujours celle-ci.
    .title = Fiesta
    .note = La règle ne montre pas la valeur de cette carte ; elle est notre hypothèse.
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
    .note = Qui désigne ceux en trop est notre hypothèse. { note-value-and-supply }
card-sc-075 =
    Mets un caballero de ta cour sur cette carte, qui reste face visible devant toi. Une fois, avant une valorisation spéciale
    ou juste avant qu’une région soit décomptée lors d’un décompte général, tu peux le déplacer dans une région qui n’est pas
    taboue.
    .title = Réserve
    .note = D’où vient le caballero et qui décide en premier est notre hypothèse. { note-ki-supply }
card-sc-royal-protection =
    Pose le jeton du Roi sur une région qui n’est pas taboue, ou déplace-le là. Comme dans la région royale, rien ne peut y
    entrer ni en sortir, même lors des décomptes généraux, jusqu’à ce que le jeton s’en aille. Il ne donne pas de bonus royal.
    .title = Protection royale
    .note = Quelles régions peuvent être choisies est notre lecture. { note-value-and-supply }
card-sc-removal =
    Retire l’un de ceux-ci : l’Espionnage (25) ou une Réserve (75) face visible devant un joueur, ou une tuile de limitation qui
    n’est pas dans une région taboue. Le caballero d’une Réserve va à la cour de son joueur ; les caballeros d’une tuile
    restent.
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
