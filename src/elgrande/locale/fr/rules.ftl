### Les règles à consulter, avec nos propres mots. Ce qui vaut pour quelle édition est dit dans lessons/book.yaml.

rules-title = Règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [1] Un paragraphe.
       *[other] { $count } paragraphes.
    }
rules-contents = Sommaire
rules-for = Pour
rules-everything = Toutes les éditions et extensions
rules-lesson = Essayer dans une leçon
rules-only = Seulement : { $where }
rules-card-list = Toutes les cartes
rules-see = Voir aussi
rules-ruling = Point de règle { $number }
rules-rulings = Points de règle
cards-rule = Dans les règles

cards-title = Cartes
cards-search = Chercher dans les cartes
cards-edition = Édition
cards-set = Extension
cards-stack = Paquet
cards-any = tout
cards-count =
    { $count ->
        [0] Aucune carte.
        [1] Une carte.
       *[other] { $count } cartes.
    }
cards-copies =
    { $count ->
        [1] un exemplaire
       *[other] { $count } exemplaires
    }
cards-copies-unknown = nombre d’exemplaires inconnu

rules-game = Le jeu
rules-game-aim =
    Domine les régions d’Espagne. Les caballeros d’une région rapportent des points quand elle est décomptée ; après
    neuf manches, celui qui a le plus de points gagne.
    .title = De quoi il s’agit
rules-game-words =
    La cour est ta réserve : c’est de là que tu places. La province contient le reste, qui doit d’abord venir à la cour. Ta
    région d’origine est celle où se tient ton Grande. Le Castillo est la tour. Ce que la région royale interdit est dit
    tabou.
    .title = Les mots
    .picture = Violet a { $court } caballeros à la cour, prêts à être placés, et { $province } en province. Les cartes de pouvoir les amènent de droite à gauche.
rules-game-start =
    Chacun commence avec un Grande et deux caballeros dans sa région d’origine, sept à la cour et les autres en province, et
    les cartes de pouvoir de 1 à 13.
    .title = Au début
rules-round = Une manche
rules-round-cards =
    On retourne cinq cartes action, une de chaque paquet. Chacune ne peut être prise qu’une fois ; le numéro du paquet dit
    combien de caballeros elle place. La carte Roi est là à chaque manche.
    .title = Cartes action
rules-round-power =
    Dans le sens horaire à partir du premier joueur, chacun joue une carte de pouvoir. Aucune valeur ne peut être jouée deux
    fois dans une manche, et chaque carte ne se joue qu’une fois dans la partie.
    .title = Cartes de pouvoir
rules-round-order =
    La carte de pouvoir la plus forte joue son tour en premier, la plus faible en dernier. Les cartes fortes apportent peu de
    caballeros, les faibles beaucoup.
    .title = Ordre du tour
    .picture = Sous chaque carte de pouvoir, les caballeros qu’elle apporte : { $high } avec 13, { $low } avec 1.
rules-round-end =
    On enlève les cartes action, prises ou non. Celui qui a joué la carte de pouvoir la plus faible devient premier
    joueur. Après les manches 3, 6 et 9, il y a un décompte général.
    .title = Fin d’une manche
rules-turn = Un tour
rules-turn-supply =
    D’abord, tu fais venir de la province à ta cour autant de caballeros au plus que l’indique ta carte de pouvoir.
    .title = Renforts
rules-turn-recall =
    Si la province n’en a pas assez, tu peux reprendre à la place tes propres caballeros dans les régions, mais ni dans la
    région royale ni au Castillo.
    .title = Quand la province est vide
rules-turn-take = Tu prends une des cartes action qui restent. Il faut en prendre une.
    .title = Prendre une carte
rules-turn-place =
    Tu places, de ta cour, autant de caballeros au plus que l’indique la carte : dans les régions voisines de la région
    royale, ou au Castillo. Tu peux en placer moins, ou aucun.
    .title = Placer
    .picture = Le Roi se tient dans la région hachurée. On peut placer là où le contour est doré : dans les régions voisines et au Castillo.
rules-turn-action =
    Tu es libre d’utiliser ou non l’action spéciale de la carte, avant ou après avoir placé. Une fois commencée, elle est
    exécutée autant que possible.
    .title = Action spéciale
rules-turn-move =
    Les caballeros qu’on déplace vont d’une région à une autre ou au Castillo, aussi loin qu’on veut. La région royale leur
    est fermée.
    .title = Déplacer
rules-turn-undo = Tu peux annuler ce que tu as fait tant que rien de caché n’a été dévoilé et que personne d’autre n’a joué.
    .title = Annuler
rules-king = Le Roi
rules-king-taboo =
    Rien n’entre dans la région royale et rien n’en sort : ni caballero, ni Grande, ni écusson, quoi que dise une carte. Elle
    est décomptée comme les autres.
    .title = Sa région est taboue
rules-king-move =
    Ce sont les cartes qui le déplacent. Dès lors, sa nouvelle région est fermée, et c’est dans les régions voisines que l’on
    place.
    .title = Déplacer le Roi
rules-king-bonus = Le joueur qui est seul en tête dans sa région marque deux points de plus, à chaque décompte.
    .title = Bonus royal
rules-castillo = Le Castillo
rules-castillo-in =
    On peut toujours placer au Castillo et y déplacer des caballeros. Tous voient ce qui y entre, mais personne ne peut
    regarder dedans. Rien n’en sort avant un décompte général.
    .title = Dans la tour
rules-castillo-region = Quand une carte décompte une région de ton choix, tu peux choisir le Castillo.
    .title = On peut le choisir
rules-castillo-no-region = Le Castillo n’est pas une région : une carte qui parle de régions ne le concerne pas.
    .title = Pas une région
rules-scoring = Les décomptes
rules-scoring-places =
    Les trois chiffres d’une région sont pour qui y a le plus de caballeros, puis pour le deuxième et le troisième.
    Celui qui n’y en a aucun ne marque rien. Le Grande ne compte pas.
    .title = Trois places
    .picture = Celui qui a le plus de caballeros reçoit { $first }, le deuxième { $second }, le troisième { $third }.
rules-scoring-ties =
    Ceux qui sont à égalité reçoivent tous la place juste au-dessous, et personne ne reçoit la leur : à deux en tête, les
    deux touchent la deuxième place, et le joueur suivant est troisième.
    .title = Égalités
    .picture = Violet et bleu se partagent la première place : chacun reçoit { $each }, et non { $first }. Vert est troisième et reçoit { $third }.
rules-scoring-bonus =
    Deux points de plus pour qui est seul en tête si son Grande s’y trouve, et deux de plus si c’est le Roi. Une égalité ne
    donne pas de bonus. Plusieurs Grandes peuvent partager une région.
    .title = Bonus
    .picture = Violet est seul en tête là où se tient son Grande : { $granada } et 2 font { $grande }. Bleu est seul en tête là où se tient le Roi : { $valencia } et 2 font { $king }.
rules-scoring-special =
    Certaines cartes décomptent tout de suite : les régions d’une certaine valeur, les plus peuplées, une de ton choix. Tous
    ceux qui y sont marquent, pas seulement toi.
    .title = Valorisations spéciales
rules-scoring-general =
    D’abord, tous ceux qui ont des caballeros au Castillo règlent leur disque secret. On décompte le Castillo ; ceux qui s’y
    trouvent vont dans la région du disque, ou à la cour si c’est la région royale ; puis on décompte toutes les régions.
    .title = Décompte général
    .picture = Le disque de violet montre Sevilla : une fois le Castillo décompté, { $count } caballeros y vont.
rules-scoring-boards =
    Deux écussons, 8·4·0 et 4·0·0, attendent à côté du plateau. Une carte en pose un sur une région ou sur le Castillo : ses
    chiffres remplacent alors les autres. Un seul par lieu, et jamais là où se tient le Roi.
    .title = Écussons mobiles
    .picture = Avec l’écusson 8·4·0, le premier reçoit { $first } et le deuxième { $second }, quoi qu’il y soit imprimé.
rules-scoring-few =
    À trois joueurs, seules deux places rapportent ; à deux, une seule. Dans l’édition de 2023, toujours deux.
    .title = À deux et à trois
rules-veto = Le veto
rules-veto-hold =
    Le joueur qui a utilisé une carte Veto la garde jusqu’à la fin de la manche suivante et peut empêcher une action
    spéciale de quelqu’un d’autre. Le veto n’empêche ni de placer, ni les renforts, ni un décompte général.
    .title = Détenir un veto
rules-veto-steps =
    On peut l’opposer avant une action et avant chacune de ses étapes. Ce qui est déjà fait demeure, le reste est perdu.
    .title = À chaque étape
rules-veto-once = On ne peut l’opposer qu’avant le début d’une action, et il l’empêche tout entière.
    .title = Avant le début
rules-losses = Pertes et disques
rules-losses-return = Les caballeros renvoyés vont en province. Rien n’est renvoyé de la région royale ni du Castillo.
    .title = Renvoyer
rules-losses-discs = Avec les disques secrets, tous choisissent une région en même temps. On les dévoile ensemble.
    .title = Disques secrets
rules-losses-back =
    Une carte peut te rendre une carte de pouvoir utilisée, même celle de cette manche, sans que tu la montres.
    .title = Reprendre une carte de pouvoir
rules-modules = Modules de 2023
rules-modules-regency =
    Dix cartes remplacent la carte Roi. Elles peuvent envoyer le Roi à l’étranger, et plus rien n’est tabou, ou à côté du
    Castillo, qui est alors fermé.
    .title = Nouvelle Régence
    .picture = Le Roi est en France. On peut placer là où le contour est doré : dans les régions de cette frontière et au Castillo. Aucune région n’est hachurée : rien n’est tabou.
rules-modules-veterans = Quatre autres cartes, dont deux Vetos, remplacent des cartes de leurs paquets.
    .title = Cartes Vétéran
rules-modules-modifiers =
    Avec une carte de pouvoir, tu peux jouer un modificateur : sa valeur s’ajoute pour l’ordre du tour, pas pour les
    renforts. Certains ont une capacité propre.
    .title = Modificateurs de pouvoir
    .picture = Violet a joué le { $power } avec un modificateur +3, ce qui fait { $total } : plus que le { $blue } de bleu, donc violet joue avant lui.
rules-modules-dummy =
    À deux, une troisième couleur se joint à la partie : ses caballeros comptent pour les majorités, et elle prend une carte
    à chaque manche, mais elle ne marque pas de points.
    .title = Le joueur fantôme
    .picture = Le joueur fantôme, en gris, est en tête mais ne reçoit rien. Violet est deuxième et reçoit { $second }, et non { $first }.
rules-expansions = Extensions
rules-expansions-banners = Chacun a un caballero qui porte une bannière. Là où il se tient, son joueur gagne les égalités.
    .title = Bannières
    .picture = Violet et bleu ont autant de caballeros, mais violet y a sa bannière : violet reçoit { $first }, bleu { $second }.
rules-expansions-colonies =
    Francia, le navire, América et África sont des régions de plus. Des caballeros y voyagent pour l’or et les marchandises ;
    les noirs obéissent à qui détient le Grand Inquisiteur.
    .title = Grand Inquisiteur & Colonies
    .picture = Ce que chacun recevrait maintenant outre-mer. Avec l’ambassadeur, Francia rapporte en tout { $violet } à violet ; vert reçoit { $green } en América et orange { $orange } en África. Vert porte de l’or, orange une marchandise.
rules-expansions-grandissimo =
    Le Portugal est une dixième région, et un sixième paquet apporte la Reine, le Bouffon et l’Inquisiteur général, la prison
    et les navires.
    .title = Grandissimo
    .picture = Le Portugal touche à Sevilla, où se tient le Roi : on peut y placer comme dans ses autres voisines. Du Castillo, personne n’y va.
rules-expansions-intrigant =
    Il n’y a pas de paquets : tes treize cartes de pouvoir, choisies avant la partie, disent ce que tu peux faire.
    .title = Roi & Intrigant
    .picture = La carte de pouvoir la plus forte reçoit la carte Roi, la plus faible la carte Intrigant ; les petits chevaux disent combien de caballeros place chaque carte de la rangée.
rules-expansions-powers = Onze autres cartes de pouvoir au choix, pour Roi & Intrigant. Elles jettent des ponts, scellent des alliances, déplacent le Castillo, retournent les écussons ou mettent une région en quarantaine.
    .title = Édition des joueurs
    .picture = Le Roi se tient en Castilla la Nueva, et Valencia est en quarantaine : les deux sont hachurées et taboues. On peut placer là où le contour est doré.
rules-expansions-special = Dix autres cartes de pouvoir au choix, pour Roi & Intrigant. Certaines restent face visible devant toi : Espionnage, Réserve. D’autres limitent ou protègent une région, ou en décomptent une.
    .title = Cartes spéciales
    .picture = Une tuile n’admet pas plus de six caballeros à Valencia. Avec { $violet } violets, { $blue } bleus et un vert, c’est plein : le contour n’est pas doré, bien que le Roi soit à côté.
rules-end = La fin
rules-end-win =
    Après le dernier décompte général, celui qui a le plus de points gagne. À égalité de points, la victoire est
    partagée, sauf si l’on est convenu de départager.
    .title = Gagner
rules-end-short =
    La partie courte saute les manches 1, 4 et 7 : six manches, avec un décompte général toutes les deux manches.
    .title = La partie courte
rules-end-known =
    Les cours, les provinces, les points et les cartes jouées sont visibles de tous. Sont cachés les paquets, les disques
    tant que tous ne sont pas réglés, et ce qu’il y a au Castillo, sauf s’il se joue visible.
    .title = Qui sait quoi
