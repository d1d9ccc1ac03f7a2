### Pourquoi une position est impossible, et ce qui ne se lit pas dans le texte d’un scénario. Affiché avec la ligne ou le champ.

## Positions impossibles

impossible-negative = { $count }, c’est moins que rien.
impossible-word = « { $found } » n’existe pas ici. Il y a : { $known }.
impossible-range = Il faut un nombre de { $low } à { $high }, pas { $found }.
impossible-without = Il faut pour cela « { $set } ».
impossible-nobody = Personne n’a cette couleur dans cette partie.
impossible-round = La manche { $round } n’est pas jouée. Les manches de cette partie sont { $known }.
impossible-scoring = Il n’y a pas de décompte général après la manche { $round }.
impossible-phase-played = À ce moment-là, il n’y a pas de cartes de pouvoir sur la table.
impossible-phase-acted = À ce moment-là, personne n’a encore joué son tour.
impossible-phase-offer = Pendant un décompte, aucune carte d’action n’est proposée.
impossible-phase-card = À ce moment-là, personne n’a de carte devant soi.
impossible-phase-card-missing = Dis quelle carte a été prise pour ce tour.
impossible-active = { $owner } a déjà joué son tour ; ce ne peut pas être encore à { $owner }.
impossible-acted = { $owner } ne peut pas avoir déjà joué : une carte de pouvoir plus forte attend encore son tour.
impossible-no-king = Dis où se trouve le Roi.
impossible-king = Le Roi ne peut pas se trouver là : { $place_name }.
impossible-place = Aucun caballero ne peut se trouver là : { $place_name }.
impossible-black =
    Il n’y a { $most ->
        [one] qu’un caballero noir
       *[other] que { $most } caballeros noirs
    } dans cette partie.
impossible-grey-court = Les caballeros gris et noirs n’ont pas de cour.
impossible-caballeros = { $owner } aurait { $count } caballeros en tout. Il en faut { $most }.
impossible-grande = Le Grande de { $owner } ne peut pas se trouver là : { $place_name }.
impossible-board = Aucun tableau de score ne peut se trouver là : { $place_name }.
impossible-boards = Deux tableaux de score ne peuvent pas être au même endroit.
impossible-power-card = Il n’y a pas de carte de pouvoir { $value } dans cette partie.
impossible-power-used = { $owner } ne peut pas avoir joué la carte de pouvoir { $value } : elle a servi plus tôt.
impossible-power-held = { $owner } ne peut pas tenir la carte de pouvoir { $value } : elle est jouée.
impossible-power-twice = { $owner } n’a chaque carte de pouvoir qu’une fois.
impossible-power-left =
    { $owner } a utilisé trop de cartes de pouvoir : il en reste { $count } pour { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
impossible-power-missing = { $owner } n’a pas de carte de pouvoir sur la table.
impossible-power-gap = Les cartes de pouvoir se jouent dans le sens horaire à partir du premier joueur, sans trou.
impossible-power-same = Deux joueurs ne peuvent pas avoir la même valeur de pouvoir dans une manche.
impossible-played-unsaid = Dis quelles cartes de pouvoir sont sur la table : les plus fortes ont toutes servi.
impossible-hands = Dans cette partie, chacun a toutes les cartes de pouvoir. Dis lesquelles ont servi.
impossible-modifier-alone = { $owner } a un modificateur sur la table, mais pas de carte de pouvoir.
impossible-modifier-twice = Chaque modificateur n’existe qu’une fois.
impossible-veto-card = { $owner } n’a qu’une carte de pouvoir avec un veto.
impossible-vetos =
    { $count ->
        [one] Un veto ne peut pas être sorti
       *[other] { $count } vetos ne peuvent pas être sortis
    } : cette partie en compte { $most }.
impossible-no-card = Il n’y a pas de carte « { $found } » dans cette partie.
impossible-stack = « { $card } » ne va pas dans le paquet { $stack }.
impossible-stack-height = Le paquet { $stack } n’est pas assez haut pour que « { $card } » arrive à ce moment-là.
impossible-stack-taken = Une autre carte est dans le paquet { $stack } là où devrait être « { $card } ».
impossible-copies = Il n’y a pas autant d’exemplaires de « { $card } ».
impossible-offer-short =
    { $count ->
        [one] Un joueur attend
       *[other] { $count } joueurs attendent
    } encore une carte, mais { $left ->
        [one] une seule est proposée
       *[other] { $left } seulement sont proposées
    }.
impossible-no-dummy = Seule la partie à deux de l’édition de 2023 a un joueur neutre.
impossible-dummy-power = Le joueur neutre n’a la carte de pouvoir { $value } qu’une fois.
impossible-dummy-rounds = Il ne reste pas autant de manches.
impossible-region-card = Il n’y a pas de carte de région pour cela : { $place_name }.
impossible-region-twice = Entre deux décomptes, chaque carte de région n’est tirée qu’une fois.
impossible-region-many = On ne tire pas autant de cartes de région avant le prochain décompte.
impossible-tokens = Les jetons viennent des extensions de la Big Box.
impossible-parts =
    « { $found } » n’a { $most ->
        [one] qu’une partie
       *[other] que { $most } parties
    }.
impossible-fields =
    Le tableau de limitation n’a { $most ->
        [one] qu’une case
       *[other] que { $most } cases
    }.
impossible-marks =
    Ce que portent les caballeros de { $owner } et leurs cases ne vont pas avec leur nombre : { $place_name }.
impossible-load =
    { $what ->
        [gold] Il n’y a que { $most } jetons d’or.
       *[goods] Il n’y a que { $most } jetons de marchandises.
    }
impossible-stock =
    { $what ->
        [gold] Tout l’or qui n’est ni outre-mer ni porté est à côté du plateau : { $count }, pas { $found }.
       *[goods] Toutes les marchandises qui ne sont ni outre-mer ni portées sont à côté du plateau : { $count }, pas { $found }.
    }

## Le texte d’un scénario

scenario-yaml = Ceci ne se lit pas : ce n’est pas du YAML valable.
scenario-part = Ceci ne peut pas figurer ici ({ $why }).
scenario-empty = Il n’y a rien ici. Une position a besoin au moins de « name », « position » et « expect ».
scenario-several = Il y a ici plusieurs scénarios ; une partie commence par un seul.
scenario-missing = Il manque quelque chose : { $found }.
scenario-text = Il faut ici un seul mot ou un nombre.
scenario-number = « { $found } » n’est pas un nombre entier.
scenario-list = Il faut ici une liste, entre crochets.
scenario-entries = Il faut ici des noms suivis de deux-points et d’une valeur.
scenario-twice = « { $found } » figure ici deux fois, d’abord à la ligne { $first }.
scenario-name = « { $found } » ne peut pas être un nom de joueur. Prends des lettres, chiffres, traits d’union et tirets bas.
scenario-same-name = Deux joueurs ne peuvent pas s’appeler tous les deux « { $found } ».
scenario-hand = Donne soit la main, soit les cartes utilisées d’un joueur, pas les deux.
scenario-merged = Dans cette partie, les paquets 2 et 3 n’en font qu’un, le numéro 2.
scenario-step = Un pas à la fois : chaque choix et chaque attente est un élément à part.
scenario-corrections = Le fichier de corrections { $found } ne peut pas être lu ici.
scenario-further = Ce n’est pas une table de cette partie : « further » va avec la version du programme qui l’a écrit.

## Ce que les extensions ont sur la table, d’après les champs de l’éditeur de positions

field-inquisitor = Inquisiteur
field-alliance = Alliance
field-spies = Espionnage
field-free-choice = Libre choix
field-quarantine = Quarantaine
field-protected = Jeton du Roi
field-anywhere = Peut placer partout
field-slots = Cases (Francia 1–3, capitaine, vice-roi)
field-slot-loads = Porté en Francia (1 or, 2 marchandises)
field-gold-on-ship = Caballeros avec or, navire
field-goods-on-ship = Caballeros avec marchandises, navire
field-gold-in-america = Caballeros avec or, América
field-goods-in-america = Caballeros avec marchandises, América
field-gold-in-africa = Caballeros avec or, África
field-goods-in-africa = Caballeros avec marchandises, África
field-table-at = Tableau de limitation
field-on-table = Caballeros sur ce tableau
field-gold-on-table = … avec or
field-goods-on-table = … avec marchandises
field-tokens = Or en América, marchandises en África
field-bonus-used = Bonus de l’Inquisiteur utilisé
field-closers = Peut fermer une carte
field-striker = Coup double
field-strike-until = Coup double jusqu’à la manche (dès 0)
field-last-action = Dernière action spéciale
field-delayed = Décompte différé
field-delayed-due = … après la manche (dès 0)
field-shut = Paquets fermés (2, 4, 8 … additionnés)
field-queen = Reine
field-queen-ready = Avaient la Reine à leur tour
field-queen-used = Ont utilisé la Reine
field-jester = Bouffon
field-jester-used = Ont utilisé le Bouffon
field-marched = Ont utilisé l’Inquisiteur général
field-ships = Navires
field-boycott = Boycott
field-boycott-by = … par
field-boycott-known = … connu de
field-incognito = Roi incognito
field-incognito-by = … par
field-incognito-known = … connu de
field-incognito-wait = … demandé plus tard (0 tout de suite)
field-stopper = Actions stoppées par
field-last-word = Dernier mot
field-last-card = … avec la carte
field-last-said = … a commencé
field-double-turn = Double tour
field-further-card = Carte supplémentaire en cours
field-saved = Carte gardée
field-saved-by = … par
field-revolution = Révolution
field-stand-in = À la place du Roi
field-conquered = Placés depuis la province ce tour-ci
field-placers = Ont placé des caballeros cette manche
field-bearers = Porte-étendards
field-bearer-spots = … sur la case (0 aucune)
field-banners-waiting = Étendards à attribuer
field-office-card = Carte Roi ou Intrigant en cours
field-doubled = Régions doublées
field-doubler = … par
field-castillo-at = Le Castillo est en
field-bridge = Pont
field-bridge-owner = … de
field-reversed = Tableaux retournés (1, 2, 3 les deux)
field-collapse = Le Castillo menace de s’écrouler
field-mistress = Maîtresse
field-storm-seat = Tempête de
field-storm-place = … en
field-storm-shown = … est montrée
field-limited = Tableaux pour six
