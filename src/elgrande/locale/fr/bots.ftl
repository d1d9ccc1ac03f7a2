### Les bots : qui ils sont, et pourquoi ils conseillent ce qu’ils conseillent.

## Personnalités. Attribut .about : leur façon de jouer.

bot-builder = Doña Leonor
    .about = Compte sur les siens : elle amène beaucoup de caballeros, tient ce qu’elle a et se mêle peu des autres.
bot-schemer = Don Fadrique
    .about = Déplace les caballeros d’autrui, murmure dans le Castillo et oppose son veto là où ça fait mal.
bot-courtier = Marqués de Ayala
    .about = Jamais loin du Roi : où que celui-ci aille, il y est pour quelque chose.

## Leur force

strength-page = Page
strength-squire = Écuyer
strength-hidalgo = Hidalgo
strength-count = Comte
strength-duke = Duc

bot-title = { $name }, { $rank }

## Conseils : ce qui plaide pour une option. On le dit aussi de la deuxième et de la troisième : des faits, pas de superlatifs.

advice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-leads = Tu prends la tête { au-lieu } : { advice-points } si l’on décomptait maintenant.
advice-defends = Tu mènes { au-lieu }, et ton avance devient plus sûre.
advice-overtakes = Tu passes devant { $owner } { au-lieu } : { advice-points } pour toi si l’on décomptait maintenant, et { $less } de moins en face.
advice-holds = Tu mènes { au-lieu } d’un seul caballero devant { $owner } : à égalité, tu aurais { advice-points } de moins.
advice-rank =
    Tu passes { $rank ->
        [2] deuxième
       *[other] troisième
    } { au-lieu } : { advice-points } si l’on décomptait maintenant.
advice-closer =
    { $count ->
        [0] Tu reviens à égalité avec { $owner } { au-lieu }.
        [1] Tu n’es plus qu’à 1 caballero derrière { $owner } { au-lieu }.
       *[other] Tu n’es plus qu’à { $count } caballeros derrière { $owner } { au-lieu }.
    }
advice-presence = Tu prends pied { au-lieu }.
advice-castillo =
    { $count ->
        [1] Tu aurais 1 caballero au Castillo, libre d’aller là où il le faut.
       *[other] Tu aurais { $count } caballeros au Castillo, libres d’aller là où il le faut.
    }
advice-disc-court =
    { $count ->
        [1] Ton caballero retourne à ta cour et pourra
       *[other] Tes { $count } caballeros retournent à ta cour et pourront
    } être { $count ->
        [1] replacé.
       *[other] replacés.
    }
advice-scores =
    Cela te rapporte tout de suite { advice-points } ; { $rivals ->
        [0] personne d’autre ne marque.
       *[other] personne d’autre ne marque plus de { $rivals }.
    }
advice-gains = Si l’on décomptait toutes les régions juste après, tu aurais { advice-points } de plus qu’avant.
advice-costs = Si l’on décomptait toutes les régions juste après, { $owner } aurait { advice-points } de moins qu’avant.
advice-score = Un décompte { au-lieu } te rapporterait { advice-points }.
advice-card-action = De toutes les actions spéciales proposées, c’est celle qui te promet le plus : { $card }.
advice-card-scores = Dans l’état actuel, son décompte te rapporterait { advice-points }.
advice-card-denies = { $owner } choisit plus tard, et son décompte lui rapporterait { advice-points } dans l’état actuel.
advice-card-placing =
    Elle te permet de placer { $count ->
        [1] un caballero
       *[other] { $count } caballeros
    }.
# $before : combien ont joué plus fort ; $waiting : combien n’ont pas encore joué ; $brings : ses caballeros ; $points :
# ce que vaudrait maintenant le meilleur décompte proposé.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] Avec elle, tu joues ton tour en premier.
               *[other] Personne n’a joué plus fort jusqu’ici.
            }
        [1]
            { $waiting ->
                [0] Avec elle, tu joues ton tour en deuxième.
               *[other] Un joueur a joué plus fort jusqu’ici.
            }
       *[other]
            { $waiting ->
                [0] Avec elle, { $before } joueurs passent avant toi.
               *[other] { $before } joueurs ont joué plus fort jusqu’ici.
            }
    }
    { $brings ->
        [0] Elle n’apporte aucun caballero.
        [1] Elle apporte 1 caballero.
       *[other] Elle apporte { $brings } caballeros.
    }
    { $points ->
        [0] { "" }
       *[other] Le meilleur décompte proposé te rapporterait maintenant { advice-points }.
    }
advice-power-back = Tu pourras rejouer le { $power } dans une manche suivante.
advice-supply =
    { $count ->
        [0] Tu n’en prends aucun.
       *[other]
            Ta cour compterait { $court ->
                [1] 1 caballero
               *[other] { $court } caballeros
            }.
    }
advice-keep =
    Tu gardes { $count ->
        [1] un caballero
       *[other] { $count } caballeros
    } à ta cour pour plus tard.
advice-stop = Tu en restes là.
advice-lift = Sans ce caballero, { $owner } marque { advice-points } de moins { au-lieu }.
advice-lift-leader = { $owner } mène { au-lieu }, et son avance diminue.
advice-spare = Tu peux te passer d’un caballero { au-lieu } : tu n’y perds aucun point.
advice-drop = Ce caballero ne rapporte aucun point à { $owner } { au-lieu }.
advice-give-up =
    { $points ->
        [0] Tu ne perds aucun point { au-lieu }.
       *[other] Tu perds { advice-points } { au-lieu }.
    }
advice-give-up-court = Rien ne change pour toi sur le plateau.
advice-king = Avec le Roi { au-lieu }, tu peux placer dans cette région : { $target }.
advice-king-guards = Tu mènes { au-lieu } : avec le Roi, la région vaut { advice-points }, et les autres restent dehors.
advice-king-locks = Tu mènes { au-lieu } d’un seul caballero devant { $owner } : avec le Roi, personne ne peut te rattraper, et la région vaut { advice-points }.
advice-grande = Tu mènes { au-lieu } : ton Grande y ajoute son bonus.
advice-veto = Cela arrête { $seat } : { $card }.
advice-veto-saves = Sans lui, { $card } peut te coûter { advice-points }.
advice-veto-denies = Sans lui, { $card } peut rapporter { advice-points } à { $seat }.
advice-allow = Tu gardes ton veto pour plus tard.
advice-general = Dans les parties simulées à partir d’ici, cela réussit bien.
# $option: la deuxième possibilité ; $more : points ; $percent : parties sur 100.
advice-better =
    { $more ->
        [one] 1 point
       *[other] { $more } points
    } de plus pour toi qu’avec « { $option } », si toutes les régions étaient décomptées juste après.
advice-likelier = Sur 100 parties imaginées, « { $option } » en gagne environ { $percent } de moins.
