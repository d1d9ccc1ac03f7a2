# Essayer : la table d’analyse, l’éditeur de positions et ce qu’on peut emporter.

analysis-title = Analyse
analysis-variations = Variantes
analysis-moment = Choix de cette variante
analysis-line = { $number }. ({ $count ->
    [one] un choix
   *[other] { $count } choix
})
analysis-eyes = Ce qui est caché
analysis-eyes-about = Tout comme c’était, ou bien réinventé pour ce qu’un joueur ne pouvait pas savoir
analysis-open = Tout visible
analysis-imagined = Tel que { $name } l’imagine
analysis-again = Imaginer autre chose
analysis-keep = Conserver
analysis-kept = L’analyse est conservée.
analysis-share = Copier le lien
analysis-more = Plus
analysis-leave = Quitter l’analyse
analysis-name = Nom de l’analyse
analysis-variation-name = Nom de cette variante
analysis-remove-variation = Supprimer cette variante
analysis-play-bots = Jouer contre des bots
analysis-play-friends = Jouer avec des amis
analysis-edit = Modifier la position
analysis-analyse = Analyser
analysis-too-long = C’est trop long pour un lien ; conservez-la d’abord.
analysis-broken-link = Ce lien ne contient rien à analyser. Il a peut-être été coupé.
analysis-no-chart = Il n’y a pas de courbe des points dans une analyse.
analysis-mine = Mes analyses
analysis-mine-about = Partez d’un moment d’une partie enregistrée, ou composez une position.
analysis-none = Vous n’en conservez encore aucune.
analysis-count = { $count ->
    [one] une variante
   *[other] { $count } variantes
}
analysis-remove = Supprimer
analysis-export = Emporter
analysis-export-png = Image de la carte (PNG)
analysis-export-svg = Dessin de la carte (SVG)
analysis-export-scenario = Position (scénario)
analysis-export-record = Partie jusqu’ici (enregistrement)
analysis-editor = Éditeur de positions
analysis-editor-about = Composez n’importe quelle position, puis jouez-la ou analysez-la. Ce qui reste ouvert découle du reste, ou du hasard.
analysis-position = Une position
analysis-position-name = Nom
analysis-edition = Édition
analysis-players = Joueurs
analysis-sets = Extensions
analysis-facts = Ce qu’il y a sur la table
analysis-way = Comment la modifier
analysis-way-form = Champs
analysis-way-text = Texte
analysis-text-about = La position sous forme de scénario (YAML)
analysis-apply = Appliquer
analysis-possible = Cette position est possible.
analysis-in-line = Ligne { $line } : { $reason }
analysis-seat = Votre place
analysis-round = Tour
analysis-phase = Moment
analysis-phase-round = avant que les cartes soient retournées
analysis-phase-power = on joue les cartes Pouvoir
analysis-phase-turns = avant le prochain joueur
analysis-phase-supply = un joueur : caballeros vers la cour
analysis-phase-card = un joueur : prendre une carte
analysis-phase-turn = un joueur : avec une carte
analysis-phase-scoring = décompte général
analysis-start = Premier joueur
analysis-active = À qui de jouer
analysis-king = Roi
analysis-caballeros = Caballeros
analysis-court = Cour
analysis-grande = Grande
analysis-points = Points
analysis-played = Carte Pouvoir
analysis-hand = Main
analysis-board = Tableau de score { $board }
analysis-offer = Carte proposée, pile { $stack }
analysis-by-chance = au hasard
analysis-no-card = aucune
analysis-card = Carte du joueur
