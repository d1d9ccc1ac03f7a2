### Le cours : les textes des leçons et de la page qui les entoure.
###
### Une leçon a un titre et une phrase qui la présente. Chacune de ses notes a un titre et peut avoir une réponse à un essai
### manqué. Les chiffres sont des variables : c’est le moteur qui les donne, sur la table de cette leçon.

learn-title = Apprendre El Grande
learn-intro = De courtes leçons sur une vraie table. Tu joues, une idée à la fois ; quitte, répète ou saute ce que tu veux.
learn-begin = Commencer par la première leçon
learn-go-on = Continuer avec « { $lesson } »
learn-done = terminée
learn-progress =
    { $done ->
        [0] { $all } leçons
        [1] Une leçon terminée sur { $all }
       *[other] { $done } leçons terminées sur { $all }
    }
learn-forget = Oublier mes progrès
learn-chapter-first = Le jeu
learn-chapter-editions = Ce qui change selon les éditions
learn-chapter-modules = Modules de 2023
learn-chapter-expansions = Extensions
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-skip = Passer
learn-leave = Quitter
learn-repeat = Recommencer
learn-finished = Terminé : { $lesson }
learn-finished-text = Tu peux encore regarder la table, ou continuer.
learn-next-lesson = Ensuite : { $lesson }
learn-all = Toutes les leçons
learn-finished-course = C’était le cours. À toi de jouer une vraie partie.
learn-play = Jouer
learn-fold = Replier ou déplier cette note
learn-watch = Regarde ce que font les autres…
learn-not-now = Les règles le permettraient, mais essaie ce dont parle cette leçon.
learn-question = Ta réponse

lesson-map = Le plateau
    .about = Qui mène où, et ce que cela rapporte
lesson-map-pays =
    Celui qui a le plus de caballeros à Granada marque { $first } points quand elle est décomptée ; la deuxième place en
    rapporte { $second }, la troisième { $third }.
    .title = Chaque région récompense ceux qui mènent
lesson-map-second =
    Avec { $mine } caballeros, te voilà en deuxième place ici, derrière { $theirs } bleus : { $now } points. Clique sur
    Granada pour en placer un de plus.
    .title = Le rond violet, c’est toi
    .wrong = Cette leçon parle de Granada : places-y ton caballero.
lesson-map-more = Te voilà à égalité avec Bleu. Encore un, et tu mènes.
    .title = Encore une fois
    .wrong = Encore un à Granada, s’il te plaît.
lesson-map-lead =
    { $mine } contre { $theirs } : Granada te rapporterait maintenant { $now } points. Celui qui a le plus de points
    après neuf manches gagne.
    .title = Tu mènes

lesson-round = Une manche
    .about = Carte de pouvoir, carte action, caballeros à placer : rien de plus
lesson-round-cards =
    À chaque manche, cinq cartes action sont visibles. Il y en a pour tout le monde, et chacune ne peut être prise qu’une
    fois.
    .title = Les cartes de la manche
lesson-round-power = D’abord, chacun joue une carte de pouvoir. La plus forte choisit en premier. Joue ton { $power }.
    .title = Qui choisit en premier ?
    .wrong = Joue le { $power } cette fois.
lesson-round-order =
    Ton { $mine } est le plus fort, alors tu commences ; ensuite vient Orange avec le { $next }. Jamais deux joueurs ne jouent
    le même nombre.
    .title = Le plus fort d’abord
lesson-round-take = Prends la carte du paquet { $many } : elle te permet de placer { $many } caballeros.
    .title = Prends une carte action
    .wrong = Pour cette leçon, prends la carte du paquet { $many }.
lesson-round-place =
    Place tes caballeros dans les régions éclairées, et utilise ce que la carte dit au-dessus de ses caballeros. Tu peux
    faire les deux, dans l’ordre de ton choix.
    .title = Placer et agir
lesson-round-after =
    Puis c’est au suivant de choisir. Après neuf manches, la partie est finie, et toutes les trois manches on décompte toutes
    les régions.
    .title = C’était ton tour

lesson-early = Cartes fortes : tôt
    .about = Pourquoi jouer une carte de pouvoir forte
lesson-early-prize =
    Quelqu’un va prendre cette carte et décompter les régions qui rapportent { $five }. Aragón te vaudrait { $aragon }
    points, Valencia { $valencia }.
    .title = Une carte qui t’arrange
lesson-early-high =
    Choisis en premier pour l’avoir. Le { $high } bat tout, mais il apporte { $none } caballero à ta cour. Joue-le.
    .title = Fort, c’est tôt
    .wrong = Avec une carte plus faible, quelqu’un sera peut-être plus rapide. Joue le { $high }.
lesson-early-first = Ton { $mine } passe en premier. Prends le décompte.
    .title = Tu choisis en premier
    .wrong = Tu voulais le décompte : prends la carte éclairée.
lesson-early-act = Utilise maintenant l’action spéciale de la carte.
    .title = Décompter
    .wrong = Utilise d’abord l’action spéciale.
lesson-early-gain = { $gain } points d’un coup, parce que tu as choisi en premier.
    .title = Ça valait la peine

lesson-many = Cartes faibles : beaucoup
    .about = Pourquoi jouer une carte de pouvoir faible
lesson-many-empty =
    Tu as { $court } caballero à ta cour, donc rien à placer. Les { $province } de la province ne servent encore à rien.
    .title = Une cour vide
lesson-many-low = Une carte de pouvoir faible amène des caballeros à ta cour : le { $low } en apporte { $many }. Joue-le.
    .title = Faible, c’est beaucoup
    .wrong = Il te faut des caballeros. C’est le { $low } qui en apporte le plus.
lesson-many-last = Les autres ont choisi avant toi. Tes { $many } caballeros viennent maintenant à ta cour : prends-les tous.
    .title = En dernier, mais les mains pleines
    .wrong = Prends les { $many }.
lesson-many-place = { $court } à ta cour. Prends une des cartes qui restent, et joue ton tour comme tu veux.
    .title = Maintenant, tu peux placer
lesson-many-end =
    Tôt ou beaucoup : c’est le choix de chaque manche. Et chaque carte de pouvoir ne se joue qu’une fois dans la partie.
    .title = À chacune son heure

lesson-court = Cour et province
    .about = Le chemin d’un caballero
lesson-court-two =
    { $court } caballeros sont à ta cour, prêts à être placés. { $province } sont en province et doivent d’abord venir à la
    cour.
    .title = Deux réserves
lesson-court-card = Prends la carte du paquet { $many }.
    .title = Placer depuis la cour
    .wrong = Le paquet { $many } cette fois.
lesson-court-one = Places-en un à Granada et regarde ta cour.
    .title = De la cour au plateau
    .wrong = À Granada, s’il te plaît.
lesson-court-fewer = Il en reste { $court } à ta cour. Places-en un autre où tu veux.
    .title = Un de moins
    .wrong = Place un caballero dans une des régions éclairées.
lesson-court-stay =
    { $court } restent à ta cour pour plus tard ; { $province } attendent en province. Ta prochaine carte de pouvoir en
    amènera.
    .title = Bien gérer sa cour

lesson-card = Prendre une carte
    .about = Une carte a deux moitiés
lesson-card-halves =
    En bas : { $many } caballeros à placer. En haut : une action spéciale, ici le décompte d’une région de ton choix.
    .title = Deux moitiés
lesson-card-take = Prends-la.
    .title = Elle est à toi
    .wrong = Prends la carte éclairée.
lesson-card-first = Granada te vaut { $now } points. Place d’abord, décompte ensuite : un caballero à Granada.
    .title = L’ordre est à ton choix
    .wrong = Place d’abord à Granada.
lesson-card-again = Et le deuxième.
    .title = Encore une fois
    .wrong = Granada de nouveau.
lesson-card-then = Maintenant, tu mènes : { $now } points. Utilise l’action spéciale.
    .title = L’autre moitié
    .wrong = Utilise l’action spéciale.
lesson-card-where = Choisis Granada.
    .title = Quelle région ?
    .wrong = C’est Granada qui te rapporte le plus.
lesson-card-gain = { $gain } points. Dans l’autre ordre, il y en aurait eu moins.
    .title = L’ordre compte

lesson-king = À côté du Roi
    .about = Où tu peux placer
lesson-king-around = Tu ne places que dans les régions qui touchent celle du Roi. Il se tient au País Vasco.
    .title = C’est le Roi qui décide où
lesson-king-place =
    Place un caballero dans une des régions éclairées. Essaie aussi ailleurs : la table te dit pourquoi c’est impossible.
    .title = À toi de jouer
    .wrong = Place un caballero dans une région éclairée.
lesson-king-closed = Et le País Vasco lui-même, où se tient le Roi ? Qu’est-ce qui peut y entrer ou en sortir ?
    .title = La région royale
    .nothing = Rien
    .own = Mes propres caballeros
    .any = Tout, si une carte le dit
    .wrong = Non : rien n’y entre et rien n’en sort, quoi que dise une carte.
lesson-king-another = C’est ça. Places-en encore un, ou mets-le au Castillo : la tour est toujours ouverte.
    .title = À côté de lui, ou dans la tour
    .wrong = Place encore un caballero.
lesson-king-end = Pour y changer quelque chose, il faut d’abord déplacer le Roi.
    .title = Rien n’entre là où se tient le Roi

lesson-region = Le Roi se déplace
    .about = Déplacer le Roi ouvre une région et en ferme une autre
lesson-region-safe =
    Tu mènes à Granada : { $now } points, et personne ne peut y toucher tant que le Roi est là. Mais toi non plus, tu ne peux
    rien y ajouter.
    .title = À l’abri, mais fermée
lesson-region-take = La carte Roi le déplace dans n’importe quelle région. Prends-la.
    .title = La carte Roi
    .wrong = Prends la carte Roi.
lesson-region-move = Utilise son action spéciale.
    .title = Déplace-le
    .wrong = Utilise d’abord l’action spéciale.
lesson-region-where = À Sevilla.
    .title = Où va-t-il ?
    .wrong = Pour cette leçon, déplace-le à Sevilla.
lesson-region-open =
    Maintenant, Sevilla est fermée et ses voisines sont ouvertes, Granada entre autres. Mais le bonus royal est parti avec lui : Granada te vaut { $now } points.
    .title = Une autre région est fermée
lesson-region-place = Places-en un à Granada.
    .title = Maintenant, tu peux
    .wrong = Granada est ouverte maintenant.
lesson-region-end = { $mine } caballeros. La partie va où va le Roi.
    .title = Bien joué

lesson-castillo = Le Castillo et le disque
    .about = Ce qu’il y a dans la tour, et où cela va
lesson-castillo-tower =
    Les caballeros de la tour sont cachés : à toi de t’en souvenir. Au décompte général, elle est décomptée en premier :
    { $first } points pour qui en a le plus, { $second } pour le deuxième.
    .title = Le Castillo
lesson-castillo-disc =
    Puis les tiens en sortent et vont dans la région de ton disque secret. À Sevilla, tu en as { $mine } contre { $theirs }.
    Règle ton disque sur Sevilla.
    .title = Où vont les tiens ?
    .wrong = Règle le disque sur Sevilla : là, ils te font passer en tête.
lesson-castillo-scored =
    Le Castillo, puis toutes les régions : { $gain } points pour toi. Cela arrive après la troisième, la sixième et la
    neuvième manche.
    .title = Le décompte général

lesson-ties = Égalités
    .about = Ce que rapporte une égalité
lesson-ties-places =
    Bleu et toi avez chacun { $mine } caballeros à Granada, qui rapporte { $first }, { $second } et { $third }.
    .title = Deux à égalité
lesson-ties-guess = Que recevez-vous tous les deux ?
    .title = Une égalité pour la première place
    .first = { $first } chacun
    .lower = { $second } chacun
    .share = La moitié de { $first } chacun
    .wrong = Non : à égalité, on reçoit la place juste au-dessous.
lesson-ties-act = Décompte-la : utilise l’action spéciale.
    .title = Voyons voir
    .wrong = Utilise l’action spéciale.
lesson-ties-score = Granada.
    .title = Quelle région ?
    .wrong = Granada, s’il te plaît.
lesson-ties-lower = Vous recevez tous les deux la deuxième place, { $gain } points. Vert en reçoit { $green } pour la troisième : sa place ne change pas.
    .title = Une égalité vaut la place juste au-dessous
lesson-ties-more = À Valencia, un seul de plus que Bleu suffit : { $now } points. Un caballero peut valoir cher.
    .title = Un de plus suffit

lesson-grande = Le Grande
    .about = Ta région d’origine et la région royale rapportent plus
lesson-grande-home =
    Sevilla rapporte { $first } points à la première place. Ton Grande s’y tient, et tu mènes à toi seul : { $now } points.
    .title = Ta région d’origine
lesson-grande-king =
    La région royale aussi a un bonus : Granada rapporte { $now } points au lieu de { $first } à qui y est seul en tête.
    .title = Et celle du Roi
lesson-grande-take = Cette carte déplace ton Grande. Prends-la.
    .title = Une nouvelle région d’origine
    .wrong = Prends la carte éclairée.
lesson-grande-act = Utilise son action spéciale.
    .title = Déplace-le
    .wrong = Utilise l’action spéciale.
lesson-grande-move = Envoie-le là où tu vas mener. Pas dans la région royale : rien n’y entre.
    .title = Où va-t-il ?
lesson-grande-end =
    Le bonus part avec lui : Sevilla te rapporte maintenant { $now } points. Les caballeros vont et viennent, le Grande
    reste.
    .title = Il emporte le bonus

lesson-special = Valorisations spéciales
    .about = Se préparer d’abord, décompter ensuite
lesson-special-which =
    Cette carte décompte toutes les régions qui rapportent { $four }. En l’état, tu marques { $sevilla } points à Sevilla et
    { $galicia } en Galicia.
    .title = Certaines régions seulement
lesson-special-take = Prends-la.
    .title = Elle est à toi
    .wrong = Prends le décompte.
lesson-special-before =
    Place d’abord ton caballero là où il compte : si tu es seul en tête, Sevilla rapporte { $first } points au lieu de
    { $now }.
    .title = Prépare-toi
    .wrong = Sevilla : là, un caballero de plus rompt l’égalité.
lesson-special-now = Maintenant, décompte.
    .title = Et maintenant
    .wrong = Utilise l’action spéciale.
lesson-special-gain = { $gain } points. Les autres marquent aussi, alors regarde qui y gagne le plus.
    .title = Bonne préparation

lesson-last-round = Une dernière manche
    .about = Sans aide, jusqu’au bout
lesson-last-round-goal =
    La neuvième manche. Tu as { $mine } points, Bleu { $blue }, Vert { $green }. Après elle, tout est décompté.
    .title = Tout est entre tes mains
lesson-last-round-play = Joue comme tu veux. La tour et toutes les régions sont décomptées à la fin.
    .title = Ta manche
lesson-last-round-over = Toi { $mine }, Bleu { $blue }, Vert { $green }.
    .title = La partie est finie

lesson-quiz = Un petit quiz
    .about = As-tu tout retenu ?
lesson-quiz-round = Comment commence une manche ?
    .title = La manche
    .power-first = Chacun joue une carte de pouvoir
    .card-first = Chacun prend une carte action
    .place-first = Chacun place des caballeros
    .wrong = Non : d’abord viennent les cartes de pouvoir, qui disent qui choisit en premier.
lesson-quiz-thirteen = Pourquoi jouerais-tu le { $high } ici ?
    .title = Fort
    .early = Pour arriver en premier au décompte de la carte éclairée
    .many = Pour recevoir des caballeros
    .points = Il apporte des points
    .wrong = Non : une carte forte veut seulement dire que tu choisis tôt. Elle n’apporte ni caballeros ni points.
lesson-quiz-one = Et pourquoi le { $low } ?
    .title = Faible
    .save = Pour garder les bonnes cartes
    .many = Il apporte { $many } caballeros à ta cour
    .early = Pour passer en premier
    .wrong = Non : les cartes faibles choisissent en dernier, mais apportent beaucoup de caballeros.
lesson-quiz-king = Le Roi est à Granada. Qui peut y placer ou y déplacer des caballeros ?
    .title = La région royale
    .anyone = Tout le monde
    .nobody = Personne
    .cards = Celui qui a la bonne carte
    .wrong = Non : rien n’entre dans la région royale ni n’en sort, quoi que dise une carte.
lesson-quiz-tie =
    Bleu et toi êtes à égalité en Aragón, qui rapporte { $first }, { $second } et { $third }. Que reçois-tu si on la
    décompte ?
    .title = Une égalité
    .first = { $first } points
    .second = { $mine } points
    .half = La moitié de { $first } points
    .wrong = Non : une égalité vaut la place juste au-dessous, { $second } points.
lesson-quiz-done = C’est tout ce qu’il te faut. Le reste est sur les cartes, et la table te dit ce qui est possible.
    .title = Tu connais El Grande

lesson-castillo-1995 = Le Castillo de 1995
    .about = On peut le choisir comme une région
lesson-castillo-1995-tower =
    En 1995, la tour peut être choisie comme une région. La première place rapporte { $first } points, et c’est toi qui y as
    le plus de caballeros.
    .title = Une région à part
lesson-castillo-1995-act = Utilise le décompte de ton choix.
    .title = Décompter
    .wrong = Utilise l’action spéciale.
lesson-castillo-1995-choose = Choisis le Castillo : il est aussi dans la liste de toutes les options.
    .title = Quel lieu ?
    .wrong = Le Castillo, cette fois.
lesson-castillo-1995-gain = { $gain } points. Dans les éditions suivantes, cette carte ne pourrait pas le choisir.
    .title = Décompté, puis refermé

lesson-veto = Le veto
    .about = Arrêter l’action d’un autre, étape par étape
lesson-veto-hold =
    Tu détiens un veto : une fois, jusqu’à la fin de la manche suivante, tu peux arrêter l’action spéciale d’un autre.
    .title = Une objection en réserve
lesson-veto-allow =
    Bleu commence une action. Dans cette édition, la question te sera reposée avant chaque étape : laisse faire pour
    l’instant.
    .title = Attendre et voir
    .wrong = Laisse faire : tu pourras encore t’y opposer.
lesson-veto-stop = Voilà qu’un de tes caballeros doit quitter Aragón. Oppose ton veto.
    .title = Maintenant
    .wrong = C’est cette étape que tu veux empêcher.
lesson-veto-saved =
    Les { $mine } sont toujours là, et le reste de l’action de Bleu est perdu. Dans l’édition de 2023, on ne peut arrêter une
    action qu’à son début.
    .title = Arrêté

lesson-edition-2023 = L’édition de 2023
    .about = D’autres noms, d’autres places
lesson-edition-2023-names =
    Ici, le País Vasco s’appelle Navarra, et les deux Castillas sont Castilla et Toledo. Le plateau est le même.
    .title = Trois nouveaux noms
lesson-edition-2023-two =
    À trois joueurs, deux places rapportent : { $first } pour Bleu, { $second } pour toi, { $third } pour Vert.
    .title = Deux places

lesson-regency = Nouvelle Régence
    .about = Le Roi à l’étranger
lesson-regency-card = Ce module remplace la carte Roi par dix autres. La tienne envoie le Roi en exil.
    .title = De nouvelles cartes pour le Roi
lesson-regency-act = Utilise-la.
    .title = En exil
    .wrong = Utilise l’action spéciale.
lesson-regency-where = En France.
    .title = Où va-t-il ?
    .wrong = La France, pour cette leçon.
lesson-regency-free = Tu places maintenant à côté de la France, ou au Castillo. Places-en un.
    .title = Le long de la frontière
lesson-regency-open =
    Rien n’est tabou tant qu’il est parti : Granada est ouverte à tous les déplacements, et personne n’a son bonus.
    .title = Un royaume sans Roi

lesson-modifiers = Modificateurs de pouvoir
    .about = Une carte de pouvoir et un petit supplément
lesson-modifiers-hand = Avec ta carte de pouvoir, tu peux jouer un modificateur. Sa valeur s’ajoute pour l’ordre du tour.
    .title = Modificateurs
lesson-modifiers-power = Joue le { $power }, qui apporte { $many } caballeros.
    .title = D’abord la carte de pouvoir
    .wrong = Joue le { $power }.
lesson-modifiers-add = Ajoute maintenant ton modificateur.
    .title = Puis le modificateur
    .wrong = Ajoute le modificateur cette fois.
lesson-modifiers-end =
    Ton { $power } compte pour { $total } dans l’ordre du tour, mais il apporte autant de caballeros qu’avant.
    .title = C’est le total qui décide

lesson-banners = Bannières
    .about = La bannière fait gagner l’égalité
lesson-banners-tie =
    Bleu et toi êtes à égalité en Aragón, mais ta bannière s’y trouve : { $now } points pour toi, { $blue } pour Bleu.
    .title = Le porteur de bannière
lesson-banners-act = Décompte une région.
    .title = Vois par toi-même
    .wrong = Utilise l’action spéciale.
lesson-banners-score = Aragón.
    .title = Laquelle ?
    .wrong = Aragón, où se trouve ta bannière.
lesson-banners-gain =
    { $gain } points pour toi, { $blue } pour Bleu. Quand le porteur quitte une région, la bannière attend ton prochain
    caballero.
    .title = Plus d’égalité

lesson-colonies = Colonies
    .about = Francia, le navire, América et África
lesson-colonies-places =
    Quatre régions de plus. De Francia et du navire, des caballeros partent chercher de l’or et des marchandises, et les
    rapportent pour des points.
    .title = Au-delà des mers
lesson-colonies-next = Le Roi est en Aragón, qui touche Francia. Places-y un caballero.
    .title = Francia est une voisine
    .wrong = En Francia, s’il te plaît.
lesson-colonies-office = Certaines cases sont des charges, qui rapportent leurs propres points. Deviens envoyé.
    .title = Une charge
    .wrong = Deviens envoyé.
lesson-colonies-end = Tu en as { $mine } en Francia. Tout le reste est sur les cartes des paquets six et sept.
    .title = Un pied à l’étranger

lesson-grandissimo = Grandissimo
    .about = Le Portugal et un sixième paquet
lesson-grandissimo-tenth =
    Le Portugal est maintenant une région. Il rapporte { $first } points au premier, et rien aux autres.
    .title = La dixième région
lesson-grandissimo-place = Le Roi est à Sevilla, à côté du Portugal. Places-y un caballero.
    .title = Premier arrivé
    .wrong = Au Portugal, s’il te plaît.
lesson-grandissimo-end =
    { $now } points si on le décomptait maintenant. Un sixième paquet apporte la Reine, le Bouffon et d’autres : lis sa
    carte.
    .title = À toi pour l’instant

lesson-intrigant = Roi & Intrigant
    .about = Les cartes de pouvoir disent ce que tu peux faire
lesson-intrigant-hand =
    Il n’y a pas de paquets. Tes cartes de pouvoir ont leurs propres actions ; avant une partie, tu en choisis treize.
    .title = Une main à toi
lesson-intrigant-play = Joue une des tiennes.
    .title = Ordre et action en une carte
lesson-intrigant-row = À toi de jouer : utilise ta propre carte, ou prends-en une autre parmi celles qui sont là.
    .title = Utilise-la
lesson-intrigant-end = Ce que tu gardes maintenant, tu l’auras plus tard : chaque carte ne se joue qu’une fois.
    .title = Choisis bien

lesson-few = À deux et à trois
    .about = Moins de places rapportent
lesson-few-first = À deux, seule la première place rapporte : { $blue } pour Bleu en Aragón, { $mine } pour toi. À trois, il y en a deux.
    .title = Seulement la première
lesson-few-tie = À Sevilla, toi et Bleu êtes à égalité. Que reçoit chacun ?
    .title = Et une égalité ?
    .first = Les points de la première place
    .nothing = Rien
    .wrong = Une égalité est payée à la place d’en dessous, qui ici ne rapporte rien.
lesson-few-end = C’est ça : { $mine } point chacun. Un caballero de plus, et les { $first } sont à toi.
    .title = Un seul décide

lesson-dummy = Le joueur fantôme
    .about = À deux dans l’édition de 2023
lesson-dummy-third = À deux, un joueur fantôme gris s’en mêle. Il a le plus de caballeros en Aragón, donc tu y as la deuxième place : { $mine } points, et non { $first }.
    .title = Une troisième couleur
lesson-dummy-guess = Qui reçoit les points de la première place en Aragón ?
    .title = Et la première place ?
    .you = Toi
    .blue = Bleu
    .nobody = Personne
    .wrong = Le joueur fantôme a la première place et ne marque pas : ces points sont perdus.
lesson-dummy-power = Lui aussi a une carte de pouvoir, tirée de son propre paquet ; cette valeur est prise. Joue une des tiennes.
    .title = Il joue aussi
lesson-dummy-end = À son tour, il place des caballeros dans des régions tirées au sort et prend une carte de l’offre. Il ne décide de rien.
    .title = Le hasard seul

lesson-strict-1995 = 1995 à la lettre
    .about = Des options pour qui aime la rigueur
lesson-strict-1995-options = Deux options de 1995 sont choisies ici : une carte de pouvoir apporte exactement les caballeros indiqués, et « Le Roi est fâché ! » frappe tout le monde. Tu en as { $court } à la cour.
    .title = À la lettre
lesson-strict-1995-act = Utilise « Le Roi est fâché ! », pour voir.
    .title = Le Roi est fâché !
    .wrong = Utilise l’action spéciale, cette fois.
lesson-strict-1995-lose = Les autres ont rendu les leurs ; à toi d’en perdre maintenant. Choisis d’où.
    .title = Toi aussi
lesson-strict-1995-end = Sans cette option, tu n’aurais perdu personne. Regarde les options avant de t’asseoir.
    .title = Connais ta table

lesson-veterans = Cartes Vétéran
    .about = Le veto de 2023
lesson-veterans-cards = Ce module échange quelques cartes, et le Veto en fait partie. Tu en détiens un.
    .title = Pour les habitués
lesson-veterans-once = Bleu veut déplacer des caballeros. En 2023, on ne te demande qu’une fois, avant que rien n’arrive. Tu en as { $mine } en Aragón : oppose ton veto.
    .title = Maintenant ou jamais
    .wrong = Empêche-le cette fois : choisis le veto.
lesson-veterans-saved = Toute l’action est perdue, et tes { $mine } caballeros restent. Dans les éditions plus anciennes, tu aurais pu attendre l’étape qui fait mal.
    .title = Tout entière

lesson-players-edition = Édition des joueurs
    .about = Onze cartes de pouvoir de plus
lesson-players-edition-cards = Ta carte de pouvoir est la guerre civile. En Aragón, Bleu a { $theirs } caballeros et toi { $mine } ; à ta cour, il y en a { $court }.
    .title = Plus de choix
lesson-players-edition-act = Utilise-la.
    .title = Guerre civile
    .wrong = Utilise l’action spéciale de ta carte.
lesson-players-edition-region = Elle coûte un caballero de ta cour : alors tous les autres quittent une région. Choisis Aragón.
    .title = Dehors, les autres
    .wrong = Choisis Aragón, où Bleu mène.
lesson-players-edition-end = Bleu y en a maintenant { $theirs }, toi toujours { $mine }, et il en reste { $court } à la cour. Chaque carte de cet ensemble est aussi forte : regarde-les dans la liste des cartes.
    .title = Tu mènes

lesson-special-cards = Cartes spéciales
    .about = Dix cartes de pouvoir de plus
lesson-special-cards-cards = Ta carte de pouvoir est la Fiesta : elle n’amène personne à la cour, mais tu y en as { $court }.
    .title = Une fête
lesson-special-cards-act = Utilise-la.
    .title = Fiesta
    .wrong = Utilise l’action spéciale de ta carte.
lesson-special-cards-place = Elle te laisse placer cinq caballeros, en plus de ceux que tu peux placer de toute façon. Places-en trois à côté de la région royale.
    .title = Tous à la fois
lesson-special-cards-end = Encore { $court } à la cour : une carte faible qui remplit une région en un tour, si tu as fait des réserves.
    .title = De bonnes réserves
