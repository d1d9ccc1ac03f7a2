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
        pas toutes les cartes ; celles-là sont signalées comme reconstituées.

## Modules

## Les options et leurs valeurs

option-castillo = Castillo
    .about = Tous peuvent-ils regarder dans le Castillo ? De toute façon, tous voient ce qui y entre.
option-castillo-hidden = caché jusqu’à son ouverture
option-castillo-open = visible de tous

option-length = Durée
    .about =
        Combien de manches joue-t-on ? Un décompte général suit chaque troisième manche, ou chaque deuxième dans une partie
        courte.
option-length-full = neuf manches
option-length-short = six manches : sans la 1, la 4 et la 7

option-veto = Veto
    .about = Les cartes Veto sont-elles en jeu ?
option-veto-yes = avec les cartes Veto
option-veto-no = sans les cartes Veto

option-tie-break = Égalité finale
    .about =
        Une égalité pour la victoire est-elle partagée, ou départagée par les caballeros à la cour, puis en province, puis
        par la plus forte carte de pouvoir encore en main ?
option-tie-break-no = victoire partagée
option-tie-break-yes = départagée

option-mulligan = Début en douceur
    .about = Que devient une carte qui prend trois ou tous les caballeros des cours si elle sort à la première manche ?
option-mulligan-no = elle reste
option-mulligan-yes = elle passe sous son paquet, et l’on retourne la suivante

option-angry-king = Roi fâché
    .about = Qui renvoie des caballeros quand le Roi est fâché ? La lecture stricte de 1995 dit : tous.
option-angry-king-opponents = seulement les adversaires
option-angry-king-everybody = tous, le joueur actif en dernier

option-supply = Renforts
    .about = Peut-on prendre moins de caballeros que n’en apporte la carte de pouvoir ? La lecture stricte de 1995 dit non.
option-supply-up-to = autant qu’on veut, jusqu’au nombre indiqué
option-supply-exact = exactement le nombre indiqué

option-stacks = Paquets 2 et 3
    .about = Mélange-t-on les paquets 2 et 3 ensemble ? À trois, c’est au choix ; à deux, toujours.
option-stacks-separate = séparés
option-stacks-merged = mélangés en un seul

option-start = Premier joueur
    .about = Qui commence la première manche ?
option-start-random = tiré au sort
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
