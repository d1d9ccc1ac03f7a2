### Pourquoi quelque chose est demandé, en une ligne discrète sous la question, et les notes d’une première partie.

why-power = Haut, tu joues tôt ; bas, tu reçois plus de caballeros.
why-supply = Seuls les caballeros de ta cour peuvent être placés.
why-recall = La province est vide : ce qui manque peut revenir du plateau.
why-card = Tu places autant de caballeros que l’indique son paquet, et tu peux utiliser son action.
why-place = Plus de caballeros que les autres, c’est plus de points dans cette région.
why-region = Pense à qui d’autre que toi y gagne.
why-lift = Prends-les là où ils comptent peu, mets-les là où ils font la différence.
why-drop = La région royale est fermée.
why-king = Sa région est alors fermée, et tout le monde place dans les régions voisines.
why-grande = Seul en tête dans cette région, tu marques deux points de plus.
why-board = Ses chiffres y remplacent ceux qui sont imprimés.
why-castillo-disc = Une fois le Castillo décompté, les tiens vont là, avant le décompte des régions.
why-scoring-disc = Personne ne voit ton disque avant que tous soient réglés.
why-loss-disc = Personne ne voit ton disque avant que tous soient réglés.
why-eviction-disc = Tout ce que tu as dans cette région la quitte.
why-veto = Il ne sert qu’une fois.
why-pick-each = Les caballeros renvoyés vont en province.
why-lose = Ils vont en province, où tu pourras les reprendre.
why-power-back = Une carte que tu reprends peut être jouée encore une fois.
why-scoring-order = L’ordre ne compte que si quelqu’un peut opposer son veto.

coach-ok = Compris
coach-off = Ne plus montrer de notes
coach-start = Jouer une première partie, avec des notes
coach-about = Contre les bots les plus faibles. Une courte note explique chaque chose la première fois qu’elle se présente.
coach-power =
    Joue haut pour choisir tôt, bas pour recevoir des caballeros. Jamais deux fois le même nombre dans une manche, et chaque
    carte une seule fois dans la partie.
    .title = Tôt ou beaucoup ?
coach-supply = Prends tout ce que tu peux : seuls les caballeros de ta cour peuvent être placés.
    .title = Des caballeros pour ta cour
coach-card =
    Regarde les deux moitiés : combien de caballeros elle place, et ce qu’elle fait. Les cartes qui restent vont aux autres.
    .title = Prends une carte
coach-turn = Place dans les régions éclairées, et utilise l’action spéciale avant ou après. Puis termine ton tour.
    .title = À toi de jouer
coach-place =
    Les pastilles montrent ce que chacun marquerait maintenant. Romps une égalité, ou cache des caballeros au Castillo.
    .title = Où aller ?
coach-lift = Clique sur un caballero, puis là où il va. Rien n’entre dans la région royale ni n’en sort.
    .title = Déplacer
coach-king = Là où il se tient, plus rien ne change, et tout le monde place à côté de lui.
    .title = Le Roi se déplace
coach-grande = Mène-le là où tu seras seul en tête : deux points de plus à chaque décompte.
    .title = Une nouvelle région d’origine
coach-region = Tous ceux qui y sont marquent, pas seulement toi : cherche le plus grand écart.
    .title = Un décompte
coach-castillo-disc = Choisis où vont tes caballeros du Castillo. Ils arrivent avant le décompte des régions.
    .title = Le disque secret
coach-veto = Tu peux empêcher cela. La carte est alors perdue : demande-toi ce que l’action te coûterait.
    .title = Un veto ?
coach-hints = Montre-moi des conseils pendant les deux premières manches
coach-general-scoring = Chaque région rapporte ses chiffres : le premier à celui qui y a le plus de caballeros, le deuxième au suivant, le troisième à celui d’après. D’abord le Castillo, puis les régions.
    .title = Tout le plateau est décompté
coach-discs = Tous les disques sont dévoilés ensemble. Celui qui avait des caballeros au Castillo les place dans la région de son disque, avant son décompte.
    .title = La tour s’ouvre
coach-scored = Seules ces régions rapportent maintenant. À égalité, on reçoit le chiffre suivant, et les bonus du Roi et du Grande ne vont qu’à qui est seul en tête.
    .title = Des points entre les manches
coach-vetoed = Quelqu’un a opposé son veto : l’action spéciale s’arrête aussitôt, et la carte est quand même utilisée.
    .title = Arrêtée par un veto
