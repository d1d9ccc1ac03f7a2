### Ce que dit la ligne de commande, en plus de ce qui se passe dans la partie.

## La table à l’écran

cli-title = édition { $edition }, { $players } joueurs, graine { $seed }
cli-title-unseeded = édition { $edition }, { $players } joueurs
# Suit le titre quand les valeurs du plateau ne sont pas établies.
cli-boards-unsure = { ", " }écussons { $mark }
cli-closed = fermé
# What stands before something, as in "Turn order:".
cli-colon = { $label } :
cli-belongings = cour { $court }, province { $province }
# Les caballeros du joueur fantôme qui ne sont pas sur le plateau.
cli-stock = province { $count }
cli-you = toi
cli-starts = commence
cli-vetos =
    { $count ->
        [1] veto
       *[other] { $count } vetos
    }
cli-hand = Cartes de pouvoir
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# Après une phrase vraie plusieurs fois de suite.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [1] Encore une ligne avant celle-ci : tape log
       *[other] Encore { $count } lignes avant celle-ci : tape log
    }
cli-card-of = La carte de { $seat }

## Les questions

cli-ask = >
cli-ask-default = (Entrée : { $choice }) >
# Ces mots se tapent tels quels, dans toutes les langues.
cli-ask-hand = (toute une main d’un coup : { $recommended } ou { $random }) >
cli-done = Entrée : continuer. undo : annuler. >
# Suivi du joueur.
cli-you-are = Tu es
cli-introduction = Tape la touche d’une option puis Entrée ; ? explique le reste.
cli-no-answer = Tape une des touches, ou ? pour l’aide.
cli-no-option = « { $answer } » n’est aucune des options. Tape une des touches, ou ? pour l’aide.
cli-ambiguous = « { $answer } » peut être { $options }.
cli-cannot-undo =
    Il n’y a rien à annuler : depuis ton dernier choix, quelque chose de caché a été dévoilé ou quelqu’un d’autre a joué.
cli-undone = Annulé.
cli-file = FICHIER
cli-saved = La partie est notée dans { $file }.
cli-look-again = La partie est notée. Pour la revoir :
cli-left = Ta partie est gardée. Pour la reprendre plus tard :

## Aide

cli-help-keys = Tape la touche devant une option, puis Entrée.
cli-help-notation =
    Ou tape l’option elle-même, comme { $example }, ou juste assez pour qu’elle soit claire : { $short }
cli-help-several = Plusieurs réponses sur une ligne sont données l’une après l’autre : { $example }
cli-help-help = cette aide
cli-help-undo =
    annuler ton dernier choix, tant que rien de caché n’a été dévoilé et que personne d’autre n’a joué
cli-help-score = ce que chacun marquerait si l’on décomptait maintenant, et pourquoi
cli-help-cards = les cartes proposées, avec leur texte entier
cli-help-log = ce qui s’est passé jusqu’ici, une ligne par tour
cli-help-log-all = tout ce qui s’est passé, en détail
cli-help-board = montrer de nouveau la table
cli-help-save = noter la partie dans un fichier, et tenir ce fichier à jour
cli-help-quit = partir ; la partie est gardée
cli-help-places = Lieux :
cli-help-signs =
    { $crown } un Grande, { $king } le Roi, dont la région est taboue, { $mobile } un écusson mobile, { $horse } un caballero
    qu’une carte place ou qu’une carte de pouvoir apporte, { $scoring } un décompte général. Cartes : { $reconstructed }
    reconstituée, { $invented } inventée, { $corrected } corrigée par ton fichier.
cli-castillo-unknown = Le Castillo est fermé et n’est pas compté.

## Simulations

cli-wins = Victoires
cli-least = Points min.
cli-mean = Moyenne
cli-most = Max.
# $sets sont les noms des extensions, $sets_number leur nombre.
cli-simulated =
    { $games } parties au hasard : édition { $edition }{ $sets_number ->
        [0] { "" }
       *[other] { " " }avec { $sets }
    }, { $players } joueurs, à partir de la graine { $seed }
cli-decisions =
    Décisions par partie : de { $least } à { $most }, { $mean } en moyenne. Victoires partagées : { $shared }.
cli-speed = { $seconds } s : { $games } parties/s, { $decisions } décisions/s

## La mesure de vitesse

cli-game = Partie
cli-compiled = compilé
cli-interpreted = Python pur

## Les autres commandes

cli-characters = Cartes Personnage
cli-no-stack = La rangée et les cartes de pouvoir de chaque joueur ({ $count } cartes)
cli-stack =
    Paquet { $stack } : { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
cli-no-cards = Aucune carte ne correspond.
cli-sound = { $file } est en ordre : { $entries } entrées.
cli-waiting = On attend { $players }.
cli-passed = réussi
cli-failed = ÉCHEC
cli-scenarios =
    { $passed } réussis, { $failed } échoués, { $checked } attentes vérifiées{ $unread ->
        [0] .
        [1] { " " }; un fichier n’a pas pu être lu.
       *[other] { " " }; { $unread } fichiers n’ont pas pu être lus.
    }

## elgrande doctor

cli-doctor-version = Version
cli-doctor-python = Python
cli-doctor-rules = Règles
cli-doctor-page = Page
cli-doctor-extras = Extras
cli-doctor-not-installed = Non installés
cli-doctor-language = Langues
cli-doctor-terminal = Terminal
cli-doctor-package = Paquet
cli-doctor-games = Parties
cli-doctor-verdict =
    { $wrong ->
        [0] Tout va bien.
        [one] Un point est à corriger.
       *[other] { $wrong } points sont à corriger.
    }
