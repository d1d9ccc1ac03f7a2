### Pourquoi quelque chose n’est pas possible, ou pas recommandé. Chaque texte nomme la règle ; ce qu’on peut faire à la
### place doit en découler.

## Préparer une partie

refusal-no-edition = Il n’y a pas d’édition « { $name } ».
refusal-players = El Grande se joue de 2 à 5, pas à { $count }.
refusal-no-set = Il n’y a pas d’extension « { $name } ».
refusal-set-edition = « { $set } » ne va pas avec l’édition de { $edition }. Choisis une autre édition, ou laisse-la de côté.
refusal-set-needs = « { $set } » a besoin de « { $other_set } ».
refusal-no-option = Il n’y a pas d’option de table « { $name } ».
refusal-option-value = « { $option } » ne peut pas être « { $value } ».
refusal-option-list = « { $option } » : soit « { $value } », soit des cartes une à une, pas les deux.
refusal-option-edition = L’édition de { $edition } ne connaît pas l’option de table « { $option } ».
refusal-option-needs = L’option de table « { $option } » a besoin de « { $set } ».
refusal-stack-short =
    Il ne resterait { $count ->
        [one] qu’une carte
       *[other] que { $count } cartes
    } dans le paquet { $stack }. Il en faut une pour chacune des { $rounds } manches.
refusal-merged-stacks = On ne mélange les paquets 2 et 3 ensemble qu’à deux ou trois joueurs, pas à { $count }.
refusal-start = { $owner } ne peut pas commencer : à { $count } joueurs, personne ne joue cette couleur.
refusal-name = « { $name } » ne peut pas servir de nom : écris une seule ligne, sans point-virgule.

clash-stacks =
    « { $set } » et « { $other_set } » ne vont pas ensemble : l’une a besoin des paquets de cartes action que l’autre supprime.
## Les choix à la table

refusal-over = La partie est finie ; il n’y a plus rien à choisir.
refusal-not-asked = Tu n’as rien à choisir pour l’instant.
refusal-not-offered = Cela ne fait pas partie de ce que tu peux choisir maintenant.
refusal-no-action = Aucune action spéciale n’est en cours qu’on pourrait interdire.
refusal-unknown-choice = Il n’y a pas de choix « { $name } ».
refusal-kings-region = { $place_name } est la région royale : rien ne peut y entrer ni en sortir.
refusal-closed-region = { $place_name } : un jeton ferme cette région, rien ne peut y entrer ni en sortir.
refusal-not-neighbouring =
    Les caballeros de la cour vont au Castillo ou dans les régions voisines du Roi. { $place_name } ne touche pas
    { $source_name }.
refusal-same-place = Le caballero s’y trouve déjà. Choisis-lui un autre lieu.
refusal-nobody-there = Il n’y a pas de caballeros { au-lieu }.
refusal-none-there =
    { $colour ->
        [black] Il n’y a pas de caballeros noirs { au-lieu }.
       *[other] { $owner } n’a pas de caballero { au-lieu }.
    }
refusal-too-few-there =
    Tu dois désigner une région où tu as autant de caballeros que tu dois en rendre, tant qu’il y en a une.
refusal-king-there = Le Roi est déjà { au-lieu }.
refusal-grande-there = Ton Grande est déjà { au-lieu }.
refusal-board-there = Il y a déjà un écusson à cet endroit ; il ne peut y en avoir qu’un.
refusal-not-there =
    { $card ->
        [none] Ici, les règles ne permettent pas de choisir { le-lieu }.
       *[other] « { $card } » ne permet pas de choisir { le-lieu }. Son texte dit ce qui est possible.
    }
refusal-placing-used = Tu as déjà placé tes caballeros pour ce tour.
refusal-court-empty = Il n’y a à ta cour aucun caballero que tu pourrais placer.
refusal-action-used = Tu as déjà utilisé l’action spéciale de ce tour.
refusal-action-idle = L’action spéciale de « { $card } » ne ferait rien pour l’instant.
refusal-power-used = Tu n’as plus la carte de pouvoir { $value } en main.
refusal-power-taken = Quelqu’un a déjà joué un { $value } pendant cette manche. Chaque valeur n’est jouée qu’une fois.
refusal-card-taken = La carte du paquet { $stack } n’est plus là. Chaque carte n’est prise qu’une fois par manche.
refusal-supply =
    Tu ne peux pas en prendre { $count } : ta carte de pouvoir en apporte un nombre fixe, et il y en a { $left } dans ta
    province.
refusal-undo-revealed = Quelque chose de caché a été dévoilé depuis.
refusal-undo-acted = { $seat } a joué depuis.
refusal-undo-nothing = Tu n’as rien choisi que l’on puisse annuler.
refusal-undo-limit = On a tant annulé dans cette partie qu’il n’est plus possible de rien annuler.

## Les enregistrements de parties

refusal-no-record = Ce n’est pas un enregistrement de partie ; il commencerait par « { $title } ».
refusal-record-json = Ce n’est pas du JSON lisible.
refusal-record-cut = Il manque quelque chose. L’enregistrement est peut-être tronqué.
refusal-record-version =
    L’enregistrement est de la version { $found }, et ce serveur lit les versions 1 à { $newest }. Un serveur plus récent le
    pourra peut-être.
refusal-record-unknown = « { $found } » n’existe pas ici.
refusal-record-value = « { $found } » ne peut pas figurer ici.
refusal-record-order = « { $found } » n’est pas à sa place ici.
refusal-record-twice = C’était déjà dit à la ligne { $first }.
refusal-record-chance =
    Ce qui est écrit ici sur le mélange des cartes, les régions d’origine ou la graine n’a pas pu se produire dans cette
    partie.
refusal-record-choice = « { $found } » n’était pas possible à ce moment de la partie.
refusal-record-result = Les choix mènent à un autre résultat : { $found }.
refusal-record-corrections =
    La partie a été jouée avec le fichier de corrections { $found }, qui ne peut pas être utilisé ici.
