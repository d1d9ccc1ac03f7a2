### Ce dont on convient avant une partie : éditions, modules, options de table.

## Éditions

edition-1995 = Édition de 1995
    .about =
        La première édition : 45 cartes action, un veto qui peut arrêter une action spéciale en cours de route, et un
        Castillo qu’on peut choisir pour une valorisation spéciale.
edition-2015 = Édition de 2015
    .about =
        Les 45 cartes action de 1995 avec des règles révisées : un veto peut arrêter une action spéciale en cours de route,
        et le Castillo n’est pas une région.
edition-2023 = Édition de 2023
    .about =
        Un jeu révisé de 41 cartes action, trois modules dans la boîte, et un joueur fantôme à deux. Les règles ne montrent
        pas toutes les cartes ; celles-là sont signalées comme reconstituées.

## Modules

set-new-regency = Nouvelle Régence
    .about =
        Dix cartes spéciales remplacent la carte Roi, une par manche : le Roi part à l’étranger, au Castillo, ou échange sa
        place avec un Grande.
set-veteran-cards = Cartes Vétéran
    .about =
        Quatre cartes pour ceux qui connaissent le jeu, dont deux vetos. Pour chacune, une carte de son paquet est écartée sans être
        vue.
set-power-modifiers = Modificateurs de pouvoir
    .about =
        Chacun reçoit trois modificateurs sur seize. On peut en jouer un avec une carte de pouvoir : il change l’ordre du
        tour, et certains ont une capacité. La liste des modificateurs est reconstituée.
set-inquisitor-colonies = Grand Inquisiteur & Colonies
    .about =
        Au-delà de l’Espagne s’étendent Francia, América et África, que l’on gagne par navire. L’or et les marchandises
        n’attendent que d’être rapportés, et le Grand Inquisiteur commande aux caballeros noirs.
set-grandissimo = Grandissimo
    .about =
        Le Portugal rejoint le plateau, la Reine, le Bouffon et l’Inquisiteur général offrent leur aide, et deux paquets de
        plus apportent navires, prison, boycott, révolution et bien d’autres choses.
set-anniversary = Anniversaire
    .about = Chaque joueur a une bannière ; là où se tient celui qui la porte, il gagne les égalités.
set-king-intrigant = Roi & Intrigant
    .about =
        Pas de cartes action proposées : chaque joueur compose une main de treize cartes de pouvoir qui agissent par
        elles-mêmes. La plus forte de la manche commande au Roi, la plus faible intrigue.
set-players-edition = Édition des joueurs
    .about = Onze cartes de pouvoir de plus pour Roi & Intrigant, dont le Joker et un Castillo voyageur.
set-special-cards = Cartes spéciales
    .about = Dix cartes de pouvoir de plus pour Roi & Intrigant : fêtes, espions, putsch et protection royale.

## Les options et leurs valeurs

option-castillo = Castillo
    .about = Tous peuvent-ils regarder dans le Castillo ? De toute façon, tous voient ce qui y entre.
option-castillo-hidden = caché jusqu’à son ouverture
option-castillo-open = visible de tous

option-length = Durée
    .about =
        Combien de manches joue-t-on ? Un décompte général suit chaque troisième manche, ou chaque deuxième dans une partie
        courte.
option-length-full = neuf manches
option-length-short = six manches : sans la 1, la 4 et la 7

option-veto = Veto
    .about = Les cartes Veto sont-elles en jeu ?
option-veto-yes = avec les cartes Veto
option-veto-no = sans les cartes Veto

option-tie-break = Égalité finale
    .about =
        Une égalité pour la victoire est-elle partagée, ou départagée par les caballeros à la cour, puis en province, puis
        par la plus forte carte de pouvoir encore en main ?
option-tie-break-no = victoire partagée
option-tie-break-yes = départagée

option-mulligan = Début en douceur
    .about = Que devient une carte qui prend trois ou tous les caballeros des cours si elle sort à la première manche ?
option-mulligan-no = elle reste
option-mulligan-yes = elle passe sous son paquet, et l’on retourne la suivante

option-angry-king = Roi fâché
    .about = Qui renvoie des caballeros quand le Roi est fâché ? La lecture stricte de 1995 dit : tous.
option-angry-king-opponents = seulement les adversaires
option-angry-king-everybody = tous, le joueur actif en dernier

option-supply = Renforts
    .about = Peut-on prendre moins de caballeros que n’en apporte la carte de pouvoir ? La lecture stricte de 1995 dit non.
option-supply-up-to = autant qu’on veut, jusqu’au nombre indiqué
option-supply-exact = exactement le nombre indiqué

option-stacks = Paquets 2 et 3
    .about = Mélange-t-on les paquets 2 et 3 ensemble ? À trois, c’est au choix ; à deux, toujours.
option-stacks-separate = séparés
option-stacks-merged = mélangés en un seul

option-veterans = Choix des cartes Vétéran
    .about = Lesquelles des cartes Vétéran utilise-t-on ?
option-veterans-all = les quatre
option-veterans-veto = les deux vetos
option-veterans-intrigue = la carte pour déplacer ou placer
option-veterans-scoring = le décompte secret

option-start = Premier joueur
    .about = Qui commence la première manche ?
option-start-random = tiré au sort
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Cartes de la Big Box
    .about = Joue-t-on aussi les cartes dont l’effet a dû être reconstitué, faute de règle qui le dise ?
option-cards-all = toutes
option-cards-established = seulement celles dont l’effet est établi

option-left-out = Cartes écartées
    .about = Quelles cartes du paquet 6 de Grandissimo restent dans la boîte ?
option-left-out-none = aucune
option-left-out-first-game = comme conseillé pour une première partie : ni prison, ni navires, ni Inquisition espagnole
option-left-out-grd-boycott = Boycott
option-left-out-grd-league = Ligue
option-left-out-grd-double-turn = Double tour
option-left-out-grd-free-choice = Libre choix
option-left-out-grd-king-incognito = Roi incognito
option-left-out-grd-eviction-order = Ordre d’expulsion
option-left-out-grd-score-coast = Décompter la côte
option-left-out-grd-espionage = Espionnage
option-left-out-grd-score-courts = Décompter les cours
option-left-out-grd-action-stop = Actions stoppées
option-left-out-grd-revolution = Révolution
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Décompter l’intérieur
option-left-out-grd-spanish-inquisition = Inquisition espagnole
option-left-out-grd-conspiracy = Conspiration
option-left-out-grd-to-the-castillo = Tous au Castillo
option-left-out-grd-alliance = Alliance
option-left-out-grd-last-word = Le dernier mot
option-left-out-grd-united-force = Forces unies

option-symbols = Navires et prisons
    .about = Quels symboles portent les cartes de Grandissimo ? La règle ne cite que deux prisons.
option-symbols-printed = ceux que la règle cite
option-symbols-reconstructed = d’autres aussi, inventés, pour que les navires entrent en jeu
option-symbols-none = aucun : navires et prison restent dans la boîte
option-stack-6 = Taille du paquet 6
    .about = Peut-on écarter tant de cartes de Grandissimo qu’elles sortent plus d’une fois ?
option-stack-6-full = au moins une carte par manche
option-stack-6-small = aussi peu qu’on veut ; elles ressortent dans le même ordre
option-ships = Navires à deux joueurs
    .about = Combien de navires y a-t-il dans une partie de Grandissimo à deux ? La règle en conseille un.
option-ships-one = un
option-ships-two = deux
option-removal = Élimination
    .about = Ce que la carte 115 des Cartes spéciales peut retirer de la table.
option-removal-cards = Espionnage, Réserve et tuiles de limitation
option-removal-tokens = aussi pont, alliance, quarantaine et autres jetons qui durent
