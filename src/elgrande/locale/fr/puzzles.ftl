# Problèmes : la page, le terminal, et ce qui est dit d’une réponse.

puzzles-title = Problèmes
puzzles-intro = Des positions tirées de parties de bots forts, où un choix est nettement le meilleur. Trouve-le.
puzzles-today = Problème du jour
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-any = Tous
puzzles-kind = Sujet
puzzles-edition = Édition
puzzles-found-none = Aucun problème de ce genre.
puzzles-solved =
    { $count ->
        [one] { $count } problème résolu
       *[other] { $count } problèmes résolus
    }
puzzles-streak = { $count } de suite
puzzles-rating = Ton niveau : { $rating }
puzzles-hardness = Difficulté { $rating }
puzzles-you = Tu joues { $colour }. Que faut-il choisir ?
puzzles-step = Et ensuite ? Choix { $step } sur { $steps }.
puzzles-right = Juste !
puzzles-right-also = Juste. « { $choice } » est tout aussi bon.
puzzles-wrong = Pas le meilleur choix : il coûte { $percent } % de chances de victoire. Réessaie, ou regarde la solution.
puzzles-wrong-unknown = Pas le meilleur choix. Réessaie, ou regarde la solution.
puzzles-show = Montrer la solution
puzzles-solution = Solution : { $choice } ({ $percent } % de chances de victoire).
puzzles-others = Ce qui a aussi été examiné :
puzzles-worse = { $choice } : { $percent } % de moins
puzzles-found = { $percent } % des bots plus faibles le trouvent.
puzzles-leave = Tous les problèmes
puzzles-done = résolu
puzzles-cli-ask = Ton choix, « solution » pour la voir, ou « quit » :
puzzles-kind-power = cartes de pouvoir
puzzles-kind-card = choix de la carte
puzzles-kind-placing = placement
puzzles-kind-moving = déplacement
puzzles-kind-king = le Roi
puzzles-kind-castillo = Castillo et disques
puzzles-kind-scoring = valorisations spéciales
puzzles-kind-action = actions spéciales
puzzles-kind-veto = Veto
puzzles-kind-last-round = la dernière manche
