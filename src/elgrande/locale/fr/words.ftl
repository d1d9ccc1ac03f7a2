### Les noms, et les petits bouts dont les phrases sont faites.
###
### Le ton : on se tutoie, comme entre joueurs autour d’une table ; les boutons et les choix sont à l’infinitif.
### Les termes sont ceux de la règle de 1995 : carte de pouvoir, carte action, cour, province, région royale, disque
### secret, écusson. Elle appelle « tour » la manche aussi bien que le tour d’un joueur ; ici, une partie compte neuf
### manches, et dans chacune chacun joue son tour. On « décompte » une région, lors d’un décompte général ou d’une
### valorisation spéciale (le titre imprimé de ces cartes).
### Devant « : ; ? ! » et à l’intérieur des guillemets, il y a des espaces insécables.

## Les lieux. Les régions portent le nom imprimé sur le plateau ; seuls les autres lieux sont nommés ici.

place-france = France
# Tel qu’imprimé sur le plateau des colonies.
place-francia = Francia
place-portugal = Portugal
place-castillo = Castillo
place-court = cour
place-province = province
## Les couleurs et les places

colour-violet = Violet
colour-blue = Bleu
colour-green = Vert
colour-orange = Orange
colour-red = Rouge
colour-grey = Gris

# La couleur que personne ne joue. Sans article : « un caballero de Fantôme ».
seat-dummy = Fantôme
seat-black = Noir

## Les listes : « un, deux et trois »

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-nothing = rien

# Une carte proposée et son paquet.
item-offer = « { $card } » ({ $stack })
# Un lieu, et celui dont le disque le montre.
item-disc = { $place_name } ({ $seat })
# Un joueur, et combien de ses caballeros sont là.
item-caballeros = { $seat } { $count }
# Quelques caballeros, et d’où ils viennent.
item-loss = { $count } { du-lieu }
# Un joueur et ses points.
item-points = { $seat } { $points }

## Les lieux dans une phrase. $place et $source sont des identifiants, $place_name et $source_name les noms.

# « le Castillo », « le País Vasco », « Granada »
le-lieu =
    { $place ->
        [castillo] le Castillo
        [court] la cour
        [province] la province
        [ship] le navire
        [galleon] un navire
        [prison] la prison
        [bridge] le pont
        [beside_castillo] le pied du Castillo
        [card_75] la carte 75
        [guests_violet] la { $place_name }
        [guests_blue] la { $place_name }
        [guests_green] la { $place_name }
        [guests_orange] la { $place_name }
        [guests_red] la { $place_name }
        [portugal] le { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] { $place_name }
               *[other] le { $place_name }
            }
       *[other] { $place_name }
    }
# Où l’on est aussi bien qu’où l’on va : « au Castillo », « en Galicia », « à Sevilla ».
au-lieu =
    { $place ->
        [castillo] au Castillo
        [court] à la cour
        [province] en province
        [ship] sur le navire
        [galleon] à bord d’un navire
        [prison] en prison
        [bridge] sur le pont
        [beside_castillo] au pied du Castillo
        [card_75] sur la carte 75
        [guests_violet] à la { $place_name }
        [guests_blue] à la { $place_name }
        [guests_green] à la { $place_name }
        [guests_orange] à la { $place_name }
        [guests_red] à la { $place_name }
        [portugal] au { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] en { $place_name }
               *[other] au { $place_name }
            }
        [castilla_la_nueva]
            { $place_name ->
                [Toledo] à { $place_name }
               *[other] en { $place_name }
            }
        [sevilla] à { $place_name }
        [granada] à { $place_name }
        [valencia] à { $place_name }
       *[other] en { $place_name }
    }
# « du Castillo », « d’Aragón », « de Granada »
du-lieu =
    { $place ->
        [castillo] du Castillo
        [court] de la cour
        [province] de la province
        [ship] du navire
        [galleon] d’un navire
        [prison] de la prison
        [bridge] du pont
        [beside_castillo] du pied du Castillo
        [card_75] de la carte 75
        [guests_violet] de la { $place_name }
        [guests_blue] de la { $place_name }
        [guests_green] de la { $place_name }
        [guests_orange] de la { $place_name }
        [guests_red] de la { $place_name }
        [portugal] du { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] de { $place_name }
               *[other] du { $place_name }
            }
        [aragon] d’{ $place_name }
        [america] d’{ $place_name }
        [africa] d’{ $place_name }
       *[other] de { $place_name }
    }
de-source =
    { $source ->
        [castillo] du Castillo
        [court] de la cour
        [province] de la province
        [ship] du navire
        [galleon] d’un navire
        [prison] de la prison
        [bridge] du pont
        [beside_castillo] du pied du Castillo
        [card_75] de la carte 75
        [guests_violet] de la { $source_name }
        [guests_blue] de la { $source_name }
        [guests_green] de la { $source_name }
        [guests_orange] de la { $source_name }
        [guests_red] de la { $source_name }
        [portugal] du { $source_name }
        [pais_vasco]
            { $source_name ->
                [Navarra] de { $source_name }
               *[other] du { $source_name }
            }
        [aragon] d’{ $source_name }
        [america] d’{ $source_name }
        [africa] d’{ $source_name }
       *[other] de { $source_name }
    }
# Le Roi se tient à côté du Castillo, jamais dedans.
roi-au-lieu =
    { $place ->
        [castillo] à côté du Castillo
       *[other] { au-lieu }
    }

## Les caballeros dans une phrase. $colour est l’identifiant d’une couleur.

couleur =
    { $colour ->
        [violet] violet
        [blue] bleu
        [green] vert
        [orange] orange
        [red] rouge
        [black] noir
       *[grey] gris
    }
couleurs =
    { $colour ->
        [violet] violets
        [blue] bleus
        [green] verts
        [orange] orange
        [red] rouges
        [black] noirs
       *[grey] gris
    }
un-caballero = un caballero { couleur }
des-caballeros =
    { $count ->
        [1] un caballero
       *[other] { $count } caballeros
    }

## Cartes et modificateurs

# Un titre imprimé que plusieurs cartes partagent, et notre propre désignation.
card-full-name = { $name } : { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Pourquoi quelqu’un marque des points

award-reason =
    { award-rank }{ $tied ->
        [yes] { " " }ex æquo
       *[no] { "" }
    } : { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } pour le Roi
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } pour le Grande
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } pour une charge
    }{ $times ->
        [2] , doublé
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] non classé
        [1] 1re place
       *[other] { $rank }e place
    }

## D’où l’on tient quelque chose

provenance-printed = imprimé
    .about = C’est écrit dans une règle.
provenance-cross-checked = recoupé
    .about = Une source publique le dit, et elle concorde avec les règles partout où l’on peut comparer.
provenance-reconstructed = reconstitué
    .about =
        Non établi : déduit de ce que l’on sait, ou inventé pour que l’on puisse jouer. Un fichier de corrections peut le
        remplacer.
provenance-invented = inventé
    .about = Notre propre invention : une carte maison qui n’est dans aucune boîte.
provenance-corrected = corrigé
    .about = Remplacé par le fichier de corrections de cette table.

## Titres et mots courts

label-board = Plateau
label-card = Carte
label-castillo = Castillo
label-copies = Exemplaires
label-court = Cour
label-effect = Action spéciale
label-grande = Grande
label-hand = Main
label-hidden = caché
label-king = Roi
label-log = Journal
label-note = Remarque
label-offer = Cartes action
label-options = Options
label-played = Jouée
label-player = Joueur
label-players = Joueurs
label-points = Points
label-preview = Si l’on décomptait maintenant
label-provenance = Source
label-province = Province
label-rank = Rang
label-region = Région
label-round = Manche
label-score = Score
label-scoreboard = Écusson
label-seed = Graine
label-sets = Extensions
label-stack = Paquet
label-start-player = Premier joueur
label-turn-order = Ordre du tour
label-used = Utilisées
label-vetos = Vetos
label-winner = Vainqueur
label-winners = Vainqueurs
label-your-turn = À toi de jouer
