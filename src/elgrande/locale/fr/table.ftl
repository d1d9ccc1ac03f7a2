### La table dans le navigateur : ce que dit l’écran en plus des textes du jeu lui-même.

table-map = Carte de l’Espagne
# Une couleur dans un lieu, pour les lecteurs d’écran. $grande dit si son Grande y est (yes ou no).
table-pieces-of =
    { $seat } : { $grande ->
        [yes]
            { $count ->
                [0] Grande
                [1] 1 caballero et le Grande
               *[other] { $count } caballeros et le Grande
            }
       *[no]
            { $count ->
                [one] { $count } caballero
               *[other] { $count } caballeros
            }
    }
table-rounds = Manches
table-general-scoring = décompte général
table-player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# Comment se joue le Castillo : hidden ou open.
table-castillo =
    { $value ->
        [open] Castillo visible
       *[hidden] Castillo caché
    }

## Que faire

table-choose = Choisis une des options.
table-over = La partie est finie
table-watching = Ce qui se passe
# $number est combien ils sont.
table-turn-of =
    { $number ->
        [1] À { $seats } de jouer
       *[other] { $seats } choisissent
    }
# Ce que les autres choisissent ; $kind est le genre de décision, $number combien ils sont.
table-waits =
    { $kind ->
        [power] { $seats } choisit une carte de pouvoir.
        [modifier] { $seats } réfléchit à un modificateur.
        [draft]
            { $seats } { $number ->
                [1] choisit
               *[other] choisissent
            } des modificateurs.
        [supply] { $seats } prend des caballeros à sa cour.
        [recall] { $seats } reprend des caballeros à sa cour.
        [card] { $seats } choisit une carte action.
        [turn] { $seats } va placer ou agir.
        [place] { $seats } place des caballeros.
        [place_extra] { $seats } place des caballeros.
        [veto] { $seats } réfléchit à un veto.
        [lift] { $seats } déplace des caballeros.
        [drop] { $seats } déplace des caballeros.
        [king] { $seats } déplace le Roi.
        [grande] { $seats } déplace son Grande.
        [board] { $seats } pose un écusson.
        [castillo_disc] { reglage-disques }
        [scoring_disc] { reglage-disques }
        [loss_disc] { reglage-disques }
        [eviction_disc] { reglage-disques }
       *[other] { $seats } réfléchit.
    }
reglage-disques =
    { $number ->
        [1] { $seats } règle son disque en secret.
       *[other] { $seats } règlent leur disque en secret.
    }
table-disc-set = Ton disque montre : { $place }. Tu peux le changer tant que tous n’ont pas réglé le leur.
table-change-disc = Le régler de nouveau
table-dial = Disque secret
table-dial-unset = pas encore réglé
table-discs = On dévoile les disques
table-scored-nobody = Personne ne marque ici.
table-scored-so-far = Dans ce décompte jusqu’ici :
table-unseen = Ce qui vient de se passer
table-sending = en route…
table-at-once = Combien d’un coup :
# Une liste de tout ce qui peut être choisi, pour ceux qui préfèrent.
table-all-options = Les { $count } options en liste
table-pass-veto = Laisser passer toute cette action
# Où l’on peut placer des caballeros ; $places est une des expressions ci-dessous, ou plusieurs.
table-where = Ils vont { $places }.
table-where-near = dans les régions voisines du Roi ({ $king })
table-where-anywhere = dans n’importe quelle région sauf celle du Roi ({ $king })
table-where-place = { au-lieu }
table-where-lit = Ils vont là où le plateau s’illumine.
table-look-at-cards =
    Pointe une carte pour la lire en entier et voir sur le plateau où elle pourrait servir. Les chevaux disent combien de
    caballeros elle te laisse placer.
table-why-not = Pourquoi pas ici ?
# Demandé avant la fin d’un tour dont il reste quelque chose : $open est ce qui n’a pas été fait (both, placing ou action).
table-give-up =
    { $open ->
        [both] Tu n’as ni placé de caballeros ni utilisé l’action spéciale.
        [placing] Tu n’as pas encore placé de caballeros.
       *[action] Tu n’as pas encore utilisé l’action spéciale.
    } Terminer ton tour quand même ?
table-hot-seat =
    C’est à { $seat } de jouer. Passe l’écran{ $number ->
        [1] .
       *[other] { " " }à l’un d’eux.
    }
table-hot-seat-show = Je suis { $seat }
table-hot-seat-cover = Cacher l’écran
table-hot-seat-covered = Les cartes de tous sont cachées. Dis qui tu es pour voir les tiennes.

## Boutons

table-undo = Annuler
table-reset = Tout annuler
table-confirm = Confirmer
table-rule = La règle
table-close = Fermer
table-skip = Aller au présent
table-pause = Pause
table-go-on = Continuer
table-step = Étape suivante
table-again = Revoir
table-undone = Un choix a été annulé.
table-result = Voir le résultat
table-home = Accueil
table-help = Signes et touches
table-what = Qu’est-ce que c’est ?
table-hint = Conseil
table-hint-thinking = réfléchit…
table-hints = Conseils
table-advised = Conseil numéro { $rank }
table-chance = Chances de gagner la partie
table-points-then = Points attendus après le prochain décompte général
table-points-expected =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Cartes et joueurs

table-take-card = Prendre cette carte
table-taken-by = Prise par { $seat }
table-places =
    { $count ->
        [0] Ne place aucun caballero
        [1] Place 1 caballero
       *[other] Place jusqu’à { $count } caballeros
    }
table-reach = Pourrait servir ici maintenant : { $places }.
table-no-offer = Aucune carte n’est proposée.
table-unfold-cards =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
table-fold-cards = Moins de cartes
# $state est où se trouve la carte : en main (hand, lit, staged), sur la table (played) ou utilisée (used).
table-power-card =
    { $power ->
        [0] Carte de pouvoir sans valeur
       *[other] Carte de pouvoir { $power }
    }, apporte { $brings ->
        [0] zéro caballero
        [1] 1 caballero
       *[other] { $brings } caballeros
    }{ $state ->
        [used] , utilisée
        [played] , sur la table
       *[other] { "" }
    }
table-veto = Veto
table-vetos =
    { $count ->
        [1] détient un veto
       *[other] détient { $count } vetos
    }
table-substitute = Un bot joue pour ce joueur
table-bot = Bot
table-away = absent
table-acted = a joué son tour
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-taken-back =
    { $count ->
        [1] L’une d’elles a été reprise sans être montrée.
       *[other] { $count } d’entre elles ont été reprises sans être montrées.
    }
table-without-castillo = Le Castillo est fermé et n’est pas compté.
table-hand-over = Laisser un bot jouer pour moi
table-take-back = Reprendre la main
table-spectator = Tu regardes cette partie.
table-open-hands = Cartes de pouvoir restantes

## Une main choisie parmi de nombreuses cartes

table-hand-cards = Cartes de pouvoir au choix
table-hand-tray = Ta main
# $face est la valeur de la carte, ou none.
table-hand-card =
    { $face ->
        [none] sans valeur
       *[other] valeur { $face }
    }, apporte { $brings ->
        [0] zéro caballero
        [1] 1 caballero
       *[other] { $brings } caballeros
    }.
table-hand-put-back =
    { $face ->
        [none] Reposer { $name }
       *[other] Reposer { $face } ({ $name })
    }
table-hand-count = { $chosen } cartes choisies sur { $count }
table-suggest-recommended = Conseillée
table-suggest-random = Au hasard
table-show-map = Voir le plateau
table-show-cards = Voir les cartes

## Lieux

table-king-here = Le Roi est ici : rien n’entre ni ne sort.
table-mobile-here = Un écusson mobile recouvre celui qui est imprimé.
table-grandes-here = Grande chez lui : { $names }
table-castillo-closed = Fermé. Ce qui y est entré en sort au prochain décompte.
# $token est gold ou goods, $count combien de caballeros en portent.
table-carries =
    { $seat } : { $token ->
        [gold]
            { $count ->
                [1] un caballero avec de l’or
               *[other] { $count } caballeros avec de l’or
            }
       *[goods]
            { $count ->
                [1] un caballero avec une marchandise
               *[other] { $count } caballeros avec des marchandises
            }
    }
table-empty-place = Personne n’a de caballeros ici.

## Journal et discussion

table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.

## La fin

table-end-you-win = Tu as gagné !
table-end-you-share = Tu partages la victoire !
table-end-wins =
    { $number ->
        [1] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
table-end-board = Regarder le plateau
table-end-sources = D’où viennent les points
table-end-rounds = Points au fil des manches
table-end-scorings = Points par décompte
table-end-scoring = Après la manche { $round }
table-end-between = Entre les décomptes
table-end-counting = On compte les points…
table-end-rematch = Rejouer
table-end-replay = Revoir la partie
table-end-share = Copier le lien de la partie
table-source-general = Régions
table-source-castillo = Castillo
table-source-special = Valorisations spéciales
table-source-king = Roi
table-source-grande = Grande
table-source-other = Autres

## Aide

table-sign-count = les caballeros d’un joueur
table-sign-grande = avec le Grande, dont c’est la région d’origine
table-sign-pill = points pour la première, la deuxième et la troisième place
table-sign-mobile = un écusson mobile
table-sign-king = la région royale : rien n’entre ni ne sort
table-sign-touched = où la carte que tu regardes pourrait servir
table-sign-gold = de l’or, et qui le porte
table-sign-goods = une marchandise, et qui la porte
table-sign-preview = ce que rapporterait un décompte maintenant
table-sign-reconstructed = les règles ne montrent pas cette carte en entier
table-keys = Touches
table-key-first = à la première chose que l’on peut choisir
table-key-tab = à la prochaine chose que l’on peut choisir
table-key-arrows = de région en région sur le plateau
table-key-enter = choisir
table-key-confirm = confirmer, ou terminer le tour
table-key-what = Qu’est-ce que c’est ? Explique ce que l’on touche ou ce qui a le focus
table-key-undo = annuler
table-key-reset = annuler tout ce tour
table-key-hint = demander un conseil
table-key-again = revoir ce qui s’est passé depuis ton dernier choix
table-key-skip = aller au présent
table-key-log = journal et discussion
table-key-escape = lâcher ce qui est choisi
table-map-credit = Carte : provinces d’Espagne © Instituto Geográfico Nacional (CC-BY 4.0), autres pays Natural Earth.

## Ce qu’apportent les extensions : charges, jetons, choses qui durent un temps

table-facts = À cette table
table-fact-yes = oui

## Le journal, par manche et par tour

# Un lieu après « vers ». $place n’est que son nom.
journal-lieu =
    { $place ->
        [Castillo] le Castillo
        [Portugal] le Portugal
        [navire] le navire
        [prison] la prison
        [cour] la cour
       *[other] { $place }
    }
table-log-powers = Cartes jouées : { $list }
table-log-takes = prend « { $card } »
table-log-places = { $count } vers { journal-lieu }
table-log-moves =
    { $count ->
        [one] déplace { $count } caballero
       *[other] déplace { $count } caballeros
    }
table-log-scores =
    { $points ->
        [one] marque { $points } point
       *[other] marque { $points } points
    }
table-log-king = le Roi vers { journal-lieu }
table-log-grande = le Grande vers { journal-lieu }
table-log-grande-of = le Grande de { $seat } vers { journal-lieu }
table-log-board = un écusson vers { journal-lieu }
table-log-vetoed = veto de { $seat }
table-log-nothing = rien
# Suit une phrase qui dit que des caballeros vont à la cour.
table-log-king-there = , car le disque montrait la région royale ({ $place }).
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Afficher
table-log-all = Tout
table-log-scorings = Seulement les décomptes
table-log-copy = Copier
table-log-copied = Copié
table-log-show = Montrer sur le plateau

## Regarder le plateau de plus près

table-map-tools = Vue du plateau
table-map-closer = Plus près
table-map-farther = Plus loin
table-map-fit = Tout le plateau
table-lens-plain = Le plateau tel quel
table-lens-lead = Qui mène où, et de combien
table-lens-points = Où un caballero de plus te rapporterait des points
table-lens-changes = Ce qui a changé depuis ton dernier choix

## Ce que l’on joue ici

table-info = À propos de cette table
table-info-sets = Extensions
table-info-watching = Spectateurs
table-info-link = Copier le lien vers cette partie
table-info-position = Copier la position comme scénario
table-info-position-link = Copier un lien avec la position
table-info-position-long = Cette position est trop longue pour un lien ; copie-la comme scénario.
table-watcher-guest = { $name } (invité)
table-watchers =
    { $count ->
        [0] aucun spectateur
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
