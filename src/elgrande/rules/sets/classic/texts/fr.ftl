### The action cards of 1995 and 2015.

card-c1-move3-any = Déplace jusqu’à 3 caballeros de n’importe quelle couleur. { rule-moving }
    .title = Déplacer 3, toutes couleurs
card-c1-move4-any = Déplace jusqu’à 4 caballeros de n’importe quelle couleur. { rule-moving }
    .title = Déplacer 4, toutes couleurs
card-c1-move4-own = Déplace jusqu’à 4 de tes propres caballeros. { rule-moving }
    .title = Déplacer 4 des tiens
card-c1-move3-foreign = Déplace jusqu’à 3 caballeros adverses, d’une ou de plusieurs couleurs. { rule-moving }
    .title = Déplacer 3 adverses
card-c1-move2own-2foreign =
    Déplace jusqu’à 2 de tes propres caballeros et jusqu’à 2 caballeros adverses, dans l’ordre de ton choix. En déplacer
    moins d’une sorte ne permet pas d’en déplacer plus de l’autre. { rule-moving }
    .title = Déplacer 2 des tiens et 2 adverses
card-c1-region5-any =
    Désigne une région autre que la région royale et déplaces-en jusqu’à 5 caballeros de n’importe quelle couleur, vers une
    ou plusieurs autres régions ou au Castillo. Aucun ne peut aller dans la région royale.
    .title = Déplacer 5 d’une région
card-c1-region-all-own =
    Désigne une région autre que la région royale et déplaces-en autant de tes propres caballeros que tu veux, vers une ou
    plusieurs autres régions ou au Castillo. Aucun ne peut aller dans la région royale.
    .title = Déplacer les tiens d’une région
card-c1-place2-extra =
    Place jusqu’à 2 caballeros de ta cour, en plus du 1 que cette carte permet de toute façon, dans des régions de ton
    choix, adjacentes ou non à la région royale, ou au Castillo. Aucun ne peut aller dans la région royale.
    .title = Placer 2 de plus
card-c1-all-own-or-place2 =
    Utilise l’une de ces deux actions. Soit : { card-c1-region-all-own } Soit : { card-c1-place2-extra }
    .title = Déplacer les tiens ou placer 2 de plus
    .first = Déplacer tes propres caballeros d’une région
    .second = Placer jusqu’à 2 caballeros de plus de ta cour
card-c2-veto =
    Pose cette carte face visible devant toi. Jusqu’à la fin de la manche suivante, tu peux arrêter une fois l’action
    spéciale d’un autre joueur, avant qu’elle ne commence ou à n’importe laquelle de ses étapes : cette étape n’a pas lieu,
    ce qui la précède reste acquis, et le reste est perdu. Tu ne peux empêcher personne de placer des caballeros. Ensuite,
    ou si elle n’a pas servi à la fin de la manche suivante, la carte est défaussée.
    .title = Veto
card-c2-court-all =
    Chaque adversaire, en commençant par ta gauche, renvoie en province tous les caballeros de sa cour.
    .title = Vider les cours
card-c2-court-3 =
    Chaque adversaire, en commençant par ta gauche, renvoie en province 3 caballeros de sa cour. Un joueur qui en a moins les
    renvoie tous.
    .title = 3 de chaque cour
card-c2-remove1-each =
    Tu peux renvoyer en province un caballero de chaque adversaire pris dans les régions. Tu choisis lesquels, dans la même
    région ou dans plusieurs, et tu peux épargner des adversaires. { rule-safe-places }
    .title = Renvoyer un de chaque adversaire
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Chaque joueur à son tour, en commençant par ta gauche et toi en dernier,
       *[opponents] Chaque adversaire à son tour, en commençant par ta gauche,
    } renvoie en province 3 de ses propres caballeros de son choix, pris à sa cour et dans les régions. Un joueur qui en a
    moins les renvoie tous. { rule-safe-places }
    .title = Le Roi est fâché !
card-c2-secret-all-of-region =
    Chaque adversaire choisit en secret sur son disque une région autre que la région royale où il a au moins 1 caballero.
    Tous les disques sont dévoilés ensemble, et chacun renvoie en province tous ses caballeros de cette région. Un joueur
    qui n’en a dans aucune de ces régions ne perd rien.
    .title = Abandonner une région
card-c2-secret-2-of-region =
    Chaque adversaire choisit en secret sur son disque une région autre que la région royale où il a au moins 2 caballeros.
    Tous les disques sont dévoilés ensemble, et chacun renvoie en province 2 caballeros de cette région. Un joueur qui n’en a
    2 nulle part choisit une région où il en a 1 et renvoie celui-là ; s’il n’en a aucun, il ne perd rien.
    .title = Abandonner 2 d’une région
card-c2-score-choice =
    Désigne une région : elle est décomptée tout de suite, avec toutes les places qui rapportent et tous les bonus.
    { $edition ->
        [1995]
            La région royale et le Castillo peuvent être désignés ; ce qui est au Castillo y retourne ensuite.
       *[other] La région royale peut être désignée, pas le Castillo.
    }
    .title = Une région de ton choix
card-c3-score-4 = Décompte toutes les régions dont la première place vaut 4 en ce moment. { rule-visible-values }
    .title = Régions à 4
card-c3-score-5 = Décompte toutes les régions dont la première place vaut 5 en ce moment. { rule-visible-values }
    .title = Régions à 5
card-c3-score-6-7 = Décompte toutes les régions dont la première place vaut 6 ou 7 en ce moment. { rule-visible-values }
    .title = Régions à 6 ou 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] Il n’y a pas de bonus pour le Roi ni pour un Grande, car aucun des deux ne peut s’y trouver.
            }
    } { rule-castillo-stays }
    .title = Le Castillo
card-c3-score-first-only =
    Décompte toutes les régions, mais seul marque un joueur qui y est seul en tête : la première valeur, avec les bonus du
    Roi et du Grande. En cas d’égalité à la première place, personne ne marque. Le Castillo n’est pas décompté.
    .title = Premières places seulement
card-c3-score-most =
    Décompte la région qui compte le plus de caballeros, toutes couleurs confondues ; en cas d’égalité, toutes les régions
    concernées sont décomptées. { rule-counting-heads }
    .title = Le plus de caballeros
card-c3-score-least =
    Décompte la région qui compte le moins de caballeros, toutes couleurs confondues ; en cas d’égalité, toutes les régions
    concernées sont décomptées. Les régions vides sont exclues. { rule-counting-heads }
    .title = Le moins de caballeros
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Prends l’un des deux écussons mobiles (8/4/0 ou 4/0/0), à côté du plateau ou à l’endroit où il se trouve, et pose-le
    ailleurs : dans une région ou au Castillo. Ses valeurs remplacent celles imprimées à chaque décompte. Il n’y a de
    place que pour un écusson mobile par lieu, aucun ne peut entrer dans la région royale ni en sortir, et aucun ne
    quitte plus le plateau.
    .title = Écusson de valeur
card-c4-power-back =
    Reprends en main une de tes cartes de pouvoir utilisées, sans devoir la montrer. Ce peut être celle de cette manche, qui
    compte tout de même encore pour l’ordre du tour et le marqueur de premier joueur.
    .title = Cartes de pouvoir
card-c4-court2 =
    Prends jusqu’à 2 de tes caballeros en province pour ta cour. S’il y en a moins, tu peux prendre ceux qui manquent dans
    des régions, mais ni dans la région royale ni au Castillo.
    .title = La Cour
card-c4-grande =
    Déplace ton Grande dans une autre région, qui devient ta région d’origine. Il ne peut ni entrer dans la région royale ni
    en sortir, et il ne peut pas aller au Castillo. Plusieurs Grandes peuvent partager une région.
    .title = Grande
card-c4-secret-scoring =
    Chaque joueur, toi compris, choisit en secret une région sur son disque ; la région royale est permise, et le Castillo
    n’est pas sur le disque. Tous les disques sont dévoilés ensemble. Chaque région choisie par un seul joueur est
    décomptée{ $edition ->
        [1995] , dans l’ordre des joueurs à partir de ta gauche.
       *[other] . { rule-scoring-order }
    }
    .title = Régions choisies en secret
card-c4-eviction =
    Désigne une région autre que la région royale. Chaque adversaire qui y a des caballeros choisit en secret une autre
    région sur son disque. Tous les disques sont dévoilés ensemble, et chacun déplace tous ses caballeros de la région
    désignée vers celle qu’il a choisie ; celui qui a choisi la région royale les reprend à sa cour. Tes propres caballeros
    restent.
    .title = Expulsion
card-c4-royal-advisor = Déplace le Roi dans une région adjacente à celle où il est. { rule-king-then-placing }
    .title = Conseiller royal
card-c5-king =
    Déplace le Roi dans n’importe quelle autre région, mais pas au Castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Avant ou après son déplacement, tu peux gracier les prisonniers : ils vont tous dans une même région, mais pas dans
            celle où se trouve alors le Roi. Cette carte est proposée à chaque manche.
       *[no] Cette carte est proposée à chaque manche.
    }
    .title = Carte Roi

# Pour les cartes qui décomptent le Castillo : comment, avec quels bonus, et ce qu’il en est ensuite.
rule-open-castillo =
    Ouvre le Castillo, pour que tous voient qui s’y trouve, et décompte-le tout de suite comme une région : toutes les
    places qui rapportent, selon l’écusson visible là-bas.
rule-castillo-bonuses =
    Le joueur qui y est seul en tête reçoit aussi le bonus de son Grande si une autre carte l’a mis dans le Castillo. Il n’y a pas
    de bonus royal.
rule-castillo-stays = Ensuite, tous les caballeros restent au Castillo ; on ne règle pas les disques.
# Pour les cartes qui déplacent des caballeros sur le plateau.
rule-moving =
    Chacun va d’une région à n’importe quelle autre ou au Castillo. Rien ne peut entrer dans la région royale ni en sortir,
    et personne ne sort du Castillo.
# Pour les cartes qui renvoient des caballeros en province.
rule-safe-places = Les caballeros de la région royale et du Castillo ne risquent rien.
# Pour les valorisations spéciales de régions d’une certaine valeur.
rule-visible-values =
    Un écusson mobile compte à la place des valeurs imprimées. La région royale est décomptée comme les autres, le
    Castillo jamais. { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] Si un autre joueur détient un veto, tu choisis l’ordre.
    }
# Pour les décomptes des régions les plus et les moins peuplées.
rule-counting-heads =
    La région royale compte comme les autres ; le Castillo et les Grandes ne comptent pas. { rule-scoring-order }
rule-king-then-placing = Si tu le fais avant de placer des caballeros, c’est la nouvelle région royale qui compte.
