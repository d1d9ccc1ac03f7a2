# Les règles de Grand Inquisiteur & Colonies, avec nos mots. Un test vérifie les nombres.

rules-colonies = Grand Inquisiteur & Colonies
rules-colonies-box =
    En plus de l’Espagne, le plateau montre Francia, un navire, América et África. Chaque couleur reçoit 6 caballeros de
    plus et en a donc 36, et il y en a 4 noirs. S’y ajoutent la carte du Grand Inquisiteur, une tuile de limitation qui a
    6 cases d’un côté et 10 de l’autre, 5 jetons d’or et 11 de marchandises, un jeton pour un décompte différé et 12
    cartes action. On joue avec les règles de 2015, de 2 à 5 joueurs.
    .title = Ce qui entre en jeu
rules-colonies-setup =
    Après la région royale, on retourne trois autres cartes de région. On met 2 caballeros noirs dans chacune des deux
    premières régions et la tuile de limitation dans la troisième : à 2 ou 3 joueurs du côté à 6 cases, à 4 ou 5 du côté
    à 10. Puis viennent comme toujours les régions d’origine ; à 5 joueurs, les 9 cartes de région servent toutes. Il y
    a 1 jeton d’or en América et 2 marchandises en África ; les 4 autres jetons d’or et les 9 autres marchandises
    forment la réserve. Personne n’a encore le Grand Inquisiteur.
    .title = Mise en place
rules-colonies-settlers =
    Avant la première manche, chacun choisit en secret une région sur son disque, sauf la région royale. On dévoile les
    disques ensemble, et 2 caballeros de chaque joueur y vont depuis la province. Chacun commence donc avec 7 caballeros
    à la cour, 4 sur le plateau et 25 en province.
    .title = Les premiers colons
rules-colonies-regions =
    Francia, le navire, América et África sont des régions comme celles d’Espagne : on y déplace des caballeros, les
    Grandes et les écussons mobiles peuvent y aller, et on les décompte. Il y a trois exceptions. Le disque ne montre que
    les 9 régions d’Espagne : personne ne quitte donc le Castillo pour une nouvelle. Le Roi peut entrer en Francia, mais
    dans aucune des autres. Et personne ne place en América ni en África.
    .title = Quatre nouvelles régions
rules-colonies-placing =
    Tu places en Francia tant que le Roi est en Aragón ou en Cataluña, et sur le navire tant qu’il est dans une région
    côtière : Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco ou Francia. Quand le Roi est en Francia, tu places
    en Aragón, en Cataluña, sur le navire et au Castillo. Une carte qui te laisse placer dans n’importe quelle région vaut
    aussi pour Francia et le navire, mais jamais pour América et África.
    .title = Placer à l’étranger
    .picture = Le Roi se tient en Cataluña. On peut placer là où le contour est doré, donc aussi en Francia, et sur le navire, qui n’est pas sur l’image.
rules-colonies-francia =
    Francia a 3 cases, une par caballero ; quand elles sont toutes prises, personne d’autre n’entre. Celui qui y met un
    caballero choisit une case libre : celle de l’ambassadeur rapporte 2 points à chaque décompte de Francia, celle de
    l’envoyé 1, la troisième rien. Tous comptent aussi pour la majorité. Quand une case se libère, personne ne se
    décale. Un Grande n’a pas besoin de case.
    .title = Francia, ambassadeur et envoyé
rules-colonies-offices =
    Celui qui met un caballero sur le navire peut en faire le capitaine, et en América le vice-roi, si la case est
    libre. Le capitaine rapporte 3 points à chaque décompte du navire, le vice-roi 5 à chaque décompte d’América, mais
    ni l’un ni l’autre n’y compte pour la majorité. Tous deux peuvent repartir ou être déplacés comme les autres ; la
    case est alors de nouveau libre. Un caballero qui porte de l’or ou une marchandise ne peut être ni l’un ni l’autre,
    et un vice-roi qui prend de l’or renonce à sa charge.
    .title = Capitaine et vice-roi
    .picture = Un sceau montre qui a une charge : le capitaine de bleu rapporte { $captain } points, le vice-roi de violet { $viceroy }. Le vice-roi ne compte pas pour la majorité : vert est donc seul en tête en América et reçoit { $first }.
rules-colonies-voyage =
    Au tout début de ton tour, chacun de tes caballeros outre-mer peut faire une étape, gratuitement : d’América
    ou d’África au navire, ou du navire en América, en África ou dans une région côtière. La région royale est fermée, et
    Francia aussi quand elle est pleine. Celui qui est arrivé pendant ce tour ne repart pas, et personne n’est obligé de
    voyager. Il y a un seul navire pour tous, quel que soit le nombre de joueurs ; il reste où il est, et tout le monde y
    tient.
    .title = Voyages
rules-colonies-moves =
    Les cartes qui déplacent des caballeros mènent de n’importe quelle région droit dans les nouvelles, et en ramènent,
    sans navire. Un caballero garde ce qu’il porte, et celui qui a une charge peut être déplacé aussi. Si les caballeros
    d’une couleur ne sont pas tous pareils dans un lieu, celui qui en déplace un dit lequel.
    .title = Déplacer avec des cartes
rules-colonies-tokens =
    Les cartes du paquet 7 posent de l’or en América et des marchandises en África : 1 jeton d’or, 1 marchandise, ou 1
    de chaque. C’est le début de l’action spéciale, et cela se fait dans la limite de la réserve. Combien de jetons pose
    une carte est notre hypothèse : le livret de règles ne montre aucune carte.
    .title = Or et marchandises
rules-colonies-claim =
    À tout moment de ton tour, tu peux mettre un de tes caballeros d’América sur de l’or, ou un d’África sur une
    marchandise, s’il y en a. Cela ne coûte rien. Un caballero porte au plus 1 jeton. Personne ne peut le lui prendre, et
    il le suit partout. Les caballeros chargés comptent pour les majorités comme les autres.
    .title = Prendre l’or et les marchandises
rules-colonies-home =
    Quand un caballero chargé atteint une des 9 régions d’Espagne, son joueur marque aussitôt 6 points pour de l’or ou 4
    pour une marchandise, quel que soit celui qui l’a déplacé. Le caballero y reste, et le jeton retourne dans la
    réserve. En Francia, on ne marque rien, et il garde ce qu’il porte. Un caballero qui arrive au Castillo, à la cour
    ou en province perd son chargement. Ce qui n’est pas rapporté à la fin de la partie ne vaut rien.
    .title = Rapporter
rules-colonies-inquisitor =
    Tu prends la carte du Grand Inquisiteur, même à un autre joueur, avec la Sainte Inquisition, qui déplace aussi jusqu’à
    2 caballeros noirs, ou avec le décompte des régions noires. Tu la gardes jusqu’à ce qu’un autre la prenne. À chacun de
    tes tours, dès celui-ci, tu peux soit placer 1 caballero de plus que ne le permet ta carte action, soit en faire venir
    1 de plus de la province à la cour.
    .title = Le Grand Inquisiteur
rules-colonies-black =
    Les 4 caballeros noirs comptent à chaque décompte pour celui qui a le Grand Inquisiteur. Ce joueur les déplace comme
    les siens, les fait voyager, les met sur l’or et les marchandises, et marque les points de ce qu’ils rapportent.
    Tant que personne ne l’a, on les ignore dans les décomptes, et à part la Sainte Inquisition, seules les cartes qui
    déplacent des caballeros adverses ou n’importe lesquels les déplacent. Ils ne vont jamais dans une cour ni en
    province.
    .title = Les caballeros noirs
    .picture = Violet a le Grand Inquisiteur : les caballeros noirs comptent pour lui, et grâce à eux il est en tête et reçoit { $violet } points. Bleu est deuxième et reçoit { $blue }.
rules-colonies-table =
    Dans la région de la tuile de limitation, seuls ceux qui sont dessus comptent quand on la décompte ; les autres se
    tiennent à côté. Celui qui arrive prend une case libre s’il y en a une ; seuls ceux qui sortent du Castillo se
    mettent d’abord à côté. Quand un caballero quitte la région, celui qui le déplace le prend sur la tuile ou à côté.
    .title = La tuile de limitation
rules-colonies-fill =
    Après chaque tour, ceux qui sont à côté de la tuile montent sur ses cases libres, autant qu’il y a de place. S’il y
    a un choix à faire, il revient à celui qui a le Grand Inquisiteur. Il en va de même dans un décompte général, une
    fois le Castillo vidé.
    .title = Remplir la tuile
rules-colonies-shift =
    Avec 3 des cartes, tu peux déplacer la tuile dans une autre région : sans entrer dans la région royale ni en sortir,
    et jamais en Francia. Ceux qui étaient dessus restent ; dans la nouvelle région, tu dis qui y prend place. D’autres
    cartes qui déplacent des caballeros peuvent aussi en faire monter un sur la tuile ou l’en faire descendre sans quitter
    la région : un échange coûte donc 2 déplacements.
    .title = Déplacer la tuile
rules-colonies-values =
    Francia vaut 3·1·0, América 4·0·0 et África 4·2·1 ; les points des charges s’y ajoutent. Les chiffres d’América et
    d’África ne sont pas dans le livret de règles ; ils viennent d’un compte rendu de partie. Le navire n’a pas
    d’écusson : sans écusson mobile, il ne rapporte qu’à son capitaine, et le bonus du Grande à celui qui est seul en
    tête avec son Grande à bord. Le bonus royal peut se gagner en Francia. À 2 ou 3 joueurs, moins de places rapportent,
    comme en Espagne, mais toutes les charges comptent.
    .title = Ce que valent les nouvelles régions
rules-colonies-special =
    Quand on décompte toutes les régions d’une valeur, c’est le plus grand chiffre visible qui compte : América et África
    sont des régions à 4. Francia et le navire n’en font partie que si un écusson mobile s’y trouve. Là où tu choisis une
    région, tu peux en choisir une nouvelle. Pour la région la plus ou la moins peuplée, on ne compte que ceux qui
    compteraient dans son décompte : ni le capitaine, ni le vice-roi, ni ceux qui sont à côté de la tuile de limitation,
    ni des caballeros noirs qui ne sont à personne.
    .title = Valorisations spéciales
rules-colonies-stacks =
    Il y a 7 paquets, et tu prends une carte parmi 7 au plus. La Sainte Inquisition est le paquet 6 et reste proposée à
    chaque manche, comme la carte Roi. Les 11 cartes du paquet 7 sont mélangées, et on en retourne une à chaque manche. La
    Sainte Inquisition place 3 caballeros, les cartes du paquet 7 en placent 2 : pour toutes sauf une, ce nombre est notre
    hypothèse.
    .title = Les paquets 6 et 7
rules-colonies-scorings =
    « Décompter les nouvelles régions » décompte Francia, le navire, América et África, avec leurs charges. « Décompter
    les régions noires » te donne d’abord le Grand Inquisiteur, puis décompte chaque région où se trouve au moins un
    caballero noir, outre-mer aussi, mais pas le Castillo.
    .title = Deux cartes de décompte
rules-colonies-later =
    Avec « Décompte différé », tu choisis une région et y poses le jeton. Elle est décomptée à la fin de la manche
    suivante, avant un décompte général. Si tu la choisis pendant la dernière manche, elle est décomptée quand tout le
    reste est fini.
    .title = Décompte différé
rules-colonies-close =
    Tu gardes « Fermer une carte action ». Une fois, pendant cette manche ou une autre, tu fermes une carte proposée, et
    personne ne peut la prendre pendant cette manche-là. Tu le fais pendant ton tour, ou entre deux tours, avant que le
    joueur suivant ne choisisse. Ce que fait la fermeture est déduit du titre.
    .title = Fermer une carte action
rules-colonies-strike =
    Tu gardes « Coup double » jusqu’à la fin de la manche suivante. Une fois, juste après le tour d’un autre joueur, tu
    exécutes de nouveau l’action spéciale de sa carte. Tous les choix te reviennent, et tu ne places rien. Ce qui n’a pas
    été utilisé, ou qu’un veto a arrêté, ne peut pas être répété ; un veto peut aussi arrêter la répétition. Combien de
    temps la carte se garde est notre hypothèse.
    .title = Coup double
rules-colonies-free =
    Tu gardes « Libre choix » pour le prochain décompte général. Quand le Castillo a été décompté et vidé, et avant la
    première région, tu peux déplacer jusqu’à 2 de tes caballeros, sans entrer dans la région royale ni en sortir.
    .title = Libre choix
rules-colonies-transport =
    « Transport » mène autant de tes caballeros que tu veux droit en América ou en África, puis autant que tu veux de là
    vers d’autres régions. Entre-temps, ils peuvent prendre de l’or et des marchandises, même à peine posés, et les
    rapporter en Espagne. Combien peuvent partir, et par où, est reconstitué.
    .title = Transport
rules-colonies-conspiracy =
    « Conspiration » jette au Castillo tous les Grandes hors de la région royale. Ils y comptent comme dans leur région
    d’origine : celui qui est seul en tête quand on décompte le Castillo reçoit le bonus du sien. Au prochain décompte
    général, chacun va dans la région que montre le disque de son joueur, même sans caballero à l’intérieur. Quels
    Grandes sont visés est notre hypothèse.
    .title = Des Grandes au Castillo
rules-colonies-general =
    Dans un décompte général, on décompte et on vide d’abord le Castillo, comme toujours. Puis on utilise Libre choix et
    on remplit la tuile de limitation ; ensuite on décompte les régions d’Espagne, puis Francia, le navire, América et
    África. Un décompte différé arrivé à échéance passe avant tout cela. Seul celui de la dernière manche vient après le
    dernier décompte général, et celui qui a alors le plus de points gagne.
    .title = Décompte général et fin
rules-colonies-mix =
    L’extension se combine avec les bannières. Avec Roi & Intrigant, elle peut se jouer après un avertissement : les
    paquets 6 et 7 sont à côté de la rangée, et à ton tour tu peux prendre une de leurs cartes au lieu de la tienne, qui
    reste alors inutilisée. Elle ne se combine ni avec Grandissimo, ni avec l’Édition des joueurs, ni avec les Cartes
    spéciales. Une seule option est proposée : laisser de côté Transport, carte dont l’effet n’est pas établi.
    .title = Autres extensions et options
