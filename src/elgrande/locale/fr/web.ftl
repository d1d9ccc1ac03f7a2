### Ce que seules disent les pages du client web. La table elle-même parle avec game.ftl et table.ftl.

## Partout

web-skip = Aller au contenu
web-nav = Pages
web-nav-menu = Menu
web-nav-new = Nouvelle table
web-nav-lobby = Salon
    .long = Trouver une partie
web-nav-replays = Parties
web-nav-puzzles = Problèmes
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-cards = Cartes
web-nav-about = À propos
web-nav-account = Compte
web-opening = Un instant, la page arrive…
web-fetching = Un instant, on interroge le serveur…
web-trying-again = Nouvel essai automatique.
web-retry = Réessayer
web-reload = Recharger la page
web-to-home = Retour à l’accueil
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-just-now = à l’instant

## Accueil

web-tagline = L’Espagne au XVe siècle. Envoie tes caballeros, reste près du Roi et deviens El Grande.
web-play-now = Jouer
web-play-now-starting = La table se prépare…
web-learn-now = Tu découvres le jeu ? Apprends-le en cinq minutes
web-play-now-about = Tout de suite, contre trois bots.
web-play-as = Tu joues sous le nom de { $name }.
web-change-name = Changer de nom
web-table-quick = Une partie rapide
web-join = Rejoindre
web-join-label = Rejoindre avec un lien d’invitation
web-join-placeholder = Lien d’invitation
web-join-bad-link =
    Ce n’est pas un lien d’invitation. Il se termine par /table/ et quelques lettres : copie-le en entier et colle-le ici.
web-my-tables = Tes tables
web-my-tables-none =
    Tu n’as de place à aucune table pour l’instant. Joue tout de suite, ou crée une table et invite des amis.
web-turns =
    { $count ->
        [1] À toi de jouer à une table
       *[other] À toi de jouer à { $count } tables
    }
web-public-tables = Tables publiques
web-public-tables-none =
    Aucune partie publique en attente ni en cours. Lance-toi : crée une table et rends-la publique.
web-recent-games = Parties terminées
web-recent-games-none =
    Aucune partie n’est encore finie. Les parties terminées apparaissent ici, et tu peux importer des enregistrements.
web-all-replays = Toutes les parties
web-go-lobby = Vers la salle d’attente
web-go-play = Vers la table
web-go-join = Rejoindre
web-go-watch = Regarder
web-uploaded = importée
web-round = Manche { $round }
web-players =
    { $count ->
        [1] un joueur
       *[other] { $count } joueurs
    }
web-state-open =
    { $count ->
        [1] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-state-full = Toutes les places sont prises.
web-state-over = La partie est finie.
web-state-won =
    { $count ->
        [1] { $winners } a gagné.
       *[other] { $winners } ont gagné.
    }
web-state-held = La partie est en attente : plus personne ne joue.
web-state-held-mine = La partie t’attend : des bots jouent pour tout le monde.
web-state-waiting = On attend { $players }

## Nouvelle table

web-new-edition = Édition
web-new-sets = Extensions et modules
web-new-set-not-here = Pas avec cette édition ; va avec { $editions }.
web-new-options = Options de table
web-new-options-default = Règles habituelles
web-new-options-changed =
    { $count ->
        [1] Une option modifiée
       *[other] { $count } options modifiées
    }
web-new-seats = Places
web-new-players = joueurs
web-new-strengths = Un Page est facile à battre ; puis viennent l’Écuyer, l’Hidalgo et le Comte, et un Duc est le plus coriace.
web-new-seat = Place { $number }
web-new-hot-seat = Plusieurs personnes sur cet écran : la table montre à qui c’est le tour et cache ce qui est secret.
web-new-watching = Tu n’as pas de place à toi : tu regarderas.
web-new-shuffle = Tirer les places au sort
web-new-clock = Temps
web-new-table = La table
web-new-name = Nom
web-new-name-placeholder = Table de { $name }
web-new-public = Publique
    .yes = Tout le monde la trouve sur l’accueil, peut regarder et prendre une place libre.
    .no = Seuls ceux qui ont le lien la trouvent.
web-new-hints = Conseils permis
    .about = Les joueurs peuvent demander au conseiller ce qu’il ferait, et pourquoi.
web-new-password = Mot de passe
    .about = Seuls entrent ceux qui le connaissent ou que tu invites. Vide pour aucun.
web-new-language = Langue à la table
web-new-language-any = non précisée
web-new-impossible = Impossible de jouer ainsi :
web-new-then-lobby =
    { $count ->
        [1] Ensuite vient la salle d’attente, avec un lien pour la place libre.
       *[other] Ensuite vient la salle d’attente, avec un lien pour les { $count } places libres.
    }
web-new-then-start = Aucune place n’est libre : la partie commence tout de suite.
web-new-create = Créer la table
web-new-start = Lancer la partie
web-new-creating = La table se prépare…

web-clock-none = Sans pendule
    .about = Prends tout le temps que tu veux.
web-clock-live = Temps réel
    .about = Des minutes pour toute la partie, et quelques secondes rendues à chaque tour.
web-clock-days = Sur plusieurs jours
    .about = Chacun a plusieurs jours pour jouer son tour.
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes par tour
web-clock-days-number = Jours par tour
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [1] un jour par tour
       *[other] { $days } jours par tour
    }

## Places

web-seat-me = Moi
web-seat-person = Quelqu’un d’autre
web-seat-bots = Bots
web-seat-bot = Bot
web-seat-name = Nom à cette place
web-seat-open = libre
web-seat-waiting = En attente d’un joueur
web-seat-you = toi
web-seat-ready = Prêt
web-seat-here = présent
web-seat-away = absent
web-seat-take = S’asseoir ici
web-seat-also = Quelqu’un d’autre joue aussi sur cet écran
web-seat-leave = Se lever
web-seat-choose-bot = Bot pour la place { $number }
web-seat-add-bot = Mettre un bot ici…
web-seat-free = Libérer la place

## Bots sans personnalité

web-bot-search = Le penseur
    .about = Joue des milliers de parties dans sa tête avant chaque choix, sans caractère propre.
web-bot-greedy = Le gourmand
    .about = Prend ce qui rapporte le plus sur le moment.
web-bot-quick = Le rapide
    .about = Suit quelques règles simples, très vite.
web-bot-random = Le fou
    .about = Choisit au hasard.
web-bot-timed = { $name } ({ $seconds } s)

## Salle d’attente

web-lobby-public = Publique
web-lobby-private = Sur invitation
web-lobby-begin = Quand on commence
web-lobby-open-owner = Invite quelqu’un, ou mets-y un bot.
web-lobby-open-guest = La partie commence quand elles sont prises et que tous sont prêts.
web-lobby-take-seat = Prends une place pour jouer, ou reste pour regarder.
web-lobby-unready =
    { $count ->
        [1] Un joueur n’est pas encore prêt.
       *[other] { $count } joueurs ne sont pas encore prêts.
    }
web-lobby-can-start = Tout le monde est là : tu peux commencer.
web-lobby-full =
    Toutes les places sont prises. Reste ici pour regarder : la table s’ouvre sur cette page dès que la partie commence. Ou
    crée ta propre table.
web-lobby-own-table = Créer ma propre table
web-lobby-all-ready = Tous les autres sont prêts.
web-lobby-owner-begins =
    La partie commence d’elle-même quand tous sont prêts, toi compris, ou tout de suite si tu la lances.
web-lobby-guest-begins = La partie commence d’elle-même quand tous sont prêts, ou quand l’hôte la lance.
web-lobby-ready-yes = Les autres voient que tu peux commencer.
web-lobby-ready-no = Coche-le quand tu peux commencer.
web-lobby-start = Lancer la partie
web-lobby-ready = Je suis prêt
web-lobby-give-up = Fermer la table
web-lobby-give-up-sure = Fermer cette table ? Son lien ne mènera plus nulle part.
web-lobby-invite = Invitation
web-lobby-invite-about = Toute personne qui ouvre ce lien peut regarder et prendre une place libre, sans compte.
web-lobby-people = Qui est là
web-locked = Une table avec mot de passe
web-locked-about = La personne qui t’a invité peut te donner le mot de passe. Il faut aussi l’avoir pour regarder.
web-locked-password = Mot de passe de la table
web-locked-enter = Entrer
web-lobby-invite-here =
    Cette adresse ne marche que sur cet ordinateur. Pour des amis ailleurs, lance le jeu avec « elgrande serve
    --host 0.0.0.0 » et ouvre-le par le nom ou l’adresse IP de cet ordinateur sur le réseau.
web-lobby-invite-network =
    Cette adresse est pour les amis du même réseau ; pour ceux qui sont plus loin, il en faut une publique.

## Discussion

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dis quelque chose
web-chat-send = Envoyer
web-chat-nameless = Pour parler, il faut un nom : donnes-en un sur la page
web-chat-waits = Ce sera envoyé dès que la connexion revient.

## La connexion à la table

web-table-opening = On cherche la table…
web-table-laying = Le plateau se met en place…
web-line-waiting = Le serveur ne répond pas encore. On continue d’essayer.
web-line-lost = La connexion est perdue.
web-line-kept = Ton choix est gardé et sera renvoyé.
web-line-again =
    { $seconds ->
        [1] Prochain essai dans une seconde.
       *[other] Prochain essai dans { $seconds } secondes.
    }
web-line-trying = On essaie de se reconnecter…
web-line-back = La connexion est revenue. Rien n’est perdu.

web-notice-left = { $name } a quitté la table ; un bot continue.
web-notice-time-out = { $name } n’a plus de temps ; un bot continue.
web-notice-taken-back = { $name } joue de nouveau.
web-notice-handed-over = Un bot joue pour { $name }.
# Sa propre place. $code : left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Tu n’as plus de temps ; un bot joue pour toi. Tu peux reprendre la main à tout moment.
        [taken-back] Tu joues de nouveau toi-même.
       *[other] Un bot joue pour toi. Tu peux reprendre la main à tout moment.
    }
# Sa propre place, où joue un bot : faute de temps ou par souhait ; la partie continue, ou attend.
web-mine-time-plays = Tu n’as plus de temps ; un bot joue pour toi.
web-mine-time-waits = Tu n’as plus de temps. Plus personne ne joue, alors la partie t’attend.
web-mine-wish-plays = Un bot joue pour toi.
web-mine-wish-waits = Un bot joue pour toi. Plus personne ne joue, alors la partie attend.
web-mine-agreed = Tu laisses les bots finir. La partie attend encore les autres.
web-mine-finish = Laisser les bots finir
web-again-asked =
    { $number ->
        [0] Les autres aimeraient rejouer.
        [1] { $names } aimerait rejouer.
       *[other] { $names } aimeraient rejouer.
    }
web-again-join = Rejoindre
web-notice-bot-stuck = { $name } n’a pas répondu à temps ; un bot plus rapide a choisi.

## Compte

web-account-nobody =
    Personne n’est connecté. Un nom suffit pour jouer ; un compte garde tes parties sur tous tes appareils.
web-account-guest =
    Tu es invité, { $name }. Ce navigateur se souvient de toi ; avec un compte, tu as tes parties sur tous tes appareils.
web-account-member = Tu es connecté sous le nom de { $name }. Tu as tes parties sur tous tes appareils.
web-account-as-guest = Jouer en invité
web-account-name = Ton nom
    .about = C’est ce que voient les autres à la table.
web-account-name-save = Prendre ce nom
web-account-profile = Profil, cotes et statistiques
web-account-name-set = Tu t’appelles maintenant { $name }.
web-account-register = Créer un compte
    .about = Tes parties d’invité te suivent. On garde un identifiant et un mot de passe, rien d’autre.
web-account-register-do = Créer le compte
web-account-registered = Le compte est créé, et tu es connecté.
web-account-login = Identifiant
web-account-password = Mot de passe
    .about = Au moins 8 caractères, et pas un de ceux que tout le monde essaierait d’abord.
web-account-log-in = Se connecter
web-account-logged-in = Tu es connecté.
web-account-log-out = Se déconnecter
    .about = Tes parties restent à toi : reconnecte-toi sur n’importe quel appareil.
web-account-logged-out = Tu es déconnecté.

## Réglages de ce navigateur

web-settings = Réglages
web-settings-kept = Les réglages valent pour ce navigateur.
web-settings-auto = Celle du navigateur
web-settings-language = Langue
web-settings-theme = Clair ou sombre
web-settings-theme-auto = Comme le système
web-settings-theme-light = Parchemin de jour
web-settings-theme-dark = Carte de nuit
web-settings-speed = Animations
web-settings-speed-off = Rien ne bouge
web-settings-speed-slow = Tranquilles
web-settings-speed-normal = Vives
web-settings-speed-fast = Rapides
web-settings-confirm = Confirmer avant la fin de mon tour
    .about = Tant que tu n’as pas confirmé, tes choix peuvent être annulés.
web-settings-automatic = Répondre pour moi quand il n’y a rien à choisir
    .about = Une question qui n’a qu’une réponse n’est pas posée.
web-settings-explain = Dire pourquoi
    .about = Une ligne discrète sous la question dit de quoi il s’agit.
web-settings-translateplaces = Traduire les noms des régions
    .about = Comme dans la règle française plutôt que comme sur le plateau.
web-settings-sound = Son
    .about = Quelques notes pincées quand c’est ton tour.
web-settings-volume = Volume

## Parties

web-watch-replay = Revoir
web-review = Relire la partie
web-play-on = Continuer à partir d’ici
web-play-on-about = Une nouvelle table avec cette position : tu prends la place, des bots prennent les autres.
web-try-out = Essayer des variantes
web-try-out-about = Toutes les places sont à toi, et tout peut être repris
web-play-on-friends = Continuer avec des amis
web-play-on-friends-about = Une nouvelle table avec cette position : tu prends la place, les autres restent libres pour qui a le lien.
web-change-position = Modifier cette position
web-export = Exporter
web-analyses = Mes analyses
web-editor = Éditeur de positions
web-more = Plus
web-download-text = Enregistrement
web-download-whole = Télécharger l’enregistrement de cette partie
web-upload = Importer une partie
web-upload-about = Un enregistrement téléchargé ici, écrit par le jeu en terminal ou tapé à la main.
web-upload-drop = Dépose un fichier ici, ou choisis-en un
web-upload-busy = L’enregistrement est en cours de vérification…
web-upload-paste = Ou colle son texte
web-upload-do = Vérifier et montrer
web-upload-too-large = Ce fichier est plus gros que n’importe quelle partie. Est-ce bien un enregistrement ?
web-replay-opening = La partie se remet en place…
web-replay-line = Chronologie
web-replay-first = Au début
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-last = À la fin
web-replay-moment = Moment de la partie
web-replay-at = { $number } sur { $entries }, manche { $round }
web-replay-scoring = Décompte général après la manche { $round }
web-replay-eyes = Vu par
web-replay-open = Tout visible
web-replay-watch = Spectateur
web-replay-link = Lien vers ce moment
web-replay-leave = Quitter

## À propos

web-about-game =
    El Grande est un jeu de société de Wolfgang Kramer et Richard Ulrich. Ceci est un programme pour y jouer, fait avec soin et
    sans aucun lien avec ses éditeurs.
web-about-unknown =
    Les règles ne montrent pas toutes les cartes. Ce qui n’est pas établi est signalé sur la carte comme reconstitué ; un
    fichier de corrections peut le rectifier.
web-about-art = Plateau, pièces et cartes sont nos propres dessins, et tous les textes sont de notre plume.
web-about-credits = Merci à
web-credit-map = Régions d’Espagne
    .about = Assemblées à partir des provinces de l’Instituto Geográfico Nacional, via es-atlas ; simplifiées par nous.
web-credit-world = Côtes et voisins
    .about = Natural Earth, via world-atlas.
web-credit-fonts = Polices
    .about = Sous licence SIL Open Font License :
web-credit-software = Logiciels
    .about = Entre autres :
web-about-keys = Au clavier
web-about-keys-text =
    Tout s’atteint avec Tab et se choisit avec Entrée ou la barre d’espace. Quand on revoit une partie, les flèches vont pas à
    pas, Début et Fin au début et à la fin.
web-about-private = Vie privée
web-about-private-text =
    Un cookie dit qui tu es, un autre protège tes choix des inconnus. Les réglages restent dans ton navigateur. Rien n’est
    mesuré, et aucun autre serveur n’est contacté.

## Quand quelque chose ne marche pas : un titre, et .text avec la marche à suivre

web-error-unknown = Quelque chose s’est mal passé
    .text = On ne s’y attendait pas. Recharge la page ; tes parties sont gardées sur le serveur.
web-error-not-found = Cette page n’existe pas
    .text = L’adresse a peut-être été tronquée en chemin. De l’accueil, on va partout.
web-error-dead-link = Cette table n’existe pas
    .text = Le lien est peut-être incomplet, ou l’hôte a fermé la table. Demande un nouveau lien, ou joue ta propre partie.
web-error-dead-replay = Cette partie n’existe pas
    .text = Le lien est peut-être incomplet. On ne peut revoir une partie que lorsqu’elle est finie.
web-error-not-over = Cette partie n’est pas encore finie
    .text = D’ici là, tu peux la regarder à sa table ; ensuite, on pourra en revoir chaque coup.
    .action = Vers la table
web-error-unreachable = Le serveur ne répond pas
    .text = Vérifie ta connexion et réessaie. Ce que tu as choisi jusqu’ici est gardé.
web-error-too-fast = Ça fait beaucoup d’un coup
    .text = Le serveur demande un peu de patience. Attends un peu, puis réessaie.
web-error-chunk = Une partie de la page n’est pas arrivée
    .text = La connexion a été coupée, ou le serveur a été renouvelé entre-temps. Recharge la page ; rien n’est perdu.
web-error-closed-gone = Cette table n’existe plus
    .text = L’hôte l’a fermée. Demande un nouveau lien, ou crée ta propre table.
web-error-closed-signed-out = Tu t’es déconnecté
    .text =
        Cela vaut pour toutes les fenêtres. Reconnecte-toi pour continuer à jouer, ou recharge cette page pour regarder.

## Ce que le serveur refuse, selon ses codes

web-problem-unknown = Quelque chose s’est mal passé. Réessaie ; si cela se reproduit, recharge la page.
web-problem-unreachable = Le serveur ne répond pas. Vérifie ta connexion.
web-problem-not-found = Cela n’existe pas (ou plus).
web-problem-no-session = Dis d’abord qui tu es : donne un nom sur la page du compte.
web-problem-too-fast = Ça fait un peu trop d’un coup. Attends quelques secondes, puis réessaie.
web-problem-csrf = Ta session a expiré. Recharge la page.
web-problem-table-full = Toutes les places de cette table sont prises. Tu peux regarder.
web-problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Prends-en une autre, ou regarde.
web-problem-late = Trop tard : la partie a avancé. Regarde ce qui est demandé maintenant.
web-problem-not-your-seat = Ce n’est pas ta place.
web-problem-not-your-turn = Ce n’est pas ton tour.
web-problem-cannot-undo = Il n’y a rien à annuler. { $reason }
web-problem-not-started = La partie n’a pas encore commencé.
web-problem-over = La partie est finie.
web-problem-no-hints = Il n’y a pas de conseils à cette table.
web-problem-too-long = C’est trop long.
web-problem-unavailable = Le serveur est occupé un instant. Ton choix est gardé et sera renvoyé.
# $reason est ce que dit le serveur lui-même, en anglais.
web-problem-illegal = Ce n’est pas possible ici. { $reason }
web-problem-bad-setup = Impossible de jouer ainsi. { $reason }
web-problem-bad-record = Cet enregistrement ne peut pas être montré. { $reason }
web-problem-bad-position = Cette position est impossible. { $reason }
# Où se trouve une erreur dans un enregistrement : une ligne du texte, ou une partie des données.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Ligne { $line }
    } : { $reason }
web-problem-broken-game = Cette partie a été jouée avec d’autres règles que les nôtres et ne peut pas continuer ici.
web-problem-too-large = C’est plus gros que n’importe quelle partie. Est-ce bien un enregistrement ?
web-problem-started = La partie a déjà commencé. Tu peux regarder, ou créer ta propre table.
web-problem-open-seats = Il y a des places libres. Attends quelqu’un, ou mets-y des bots.
web-problem-not-yours = Seul l’hôte de cette table peut faire cela.
web-problem-not-your-table = Seuls ceux qui ont joué ici peuvent faire cela.
web-problem-not-over = Cette partie n’est pas encore finie. Ensuite, on pourra la revoir.
web-problem-nothing-to-review = Personne n’a rien choisi dans cette partie ; il n’y a rien à analyser.
web-problem-wrong-password = Identifiant ou mot de passe incorrect. Attention aux majuscules, et réessaie.
web-problem-login-taken = Cet identifiant est pris. Choisis-en un autre, ou connecte-toi si c’est le tien.
web-problem-signed-in = Tu es déjà connecté. Déconnecte-toi d’abord.
web-problem-bad-login = Un identifiant a de 3 à 64 lettres, chiffres ou signes parmi . _ - @, sans espaces.
web-problem-bad-password = Ce mot de passe ne convient pas : il faut au moins 8 caractères.
web-problem-bad-name = Ce nom ne convient pas : une ligne de 24 caractères au plus, sans « ; » ni signes invisibles.
web-problem-bad-holidays = Ces vacances ne sont pas possibles : elles commencent aujourd’hui ou plus tard et d’ici un an, ne se chevauchent pas et ne dépassent pas 30 jours par an.
web-problem-bad-zone = Ce fuseau horaire n’est pas connu ici.
web-problem-bad-clock =
    Ces temps ne conviennent pas : une pendule en temps réel a de 1 à 600 minutes et jusqu’à 600 secondes, une lente de 1 à
    30 jours.
web-problem-wrong-origin = Cette page ne peut pas parler à ce serveur. Ouvre-la à l’adresse du serveur lui-même.
web-problem-failed = Une erreur s’est produite sur le serveur. Elle est notée ; réessaie dans un instant.
web-problem-bad-request = Le serveur n’a pas compris. Recharge la page et réessaie.
web-problem-bad-message = Le serveur n’a pas compris. Recharge la page et réessaie.
web-problem-bad-method = Le serveur n’a pas compris. Recharge la page et réessaie.
web-problem-bad-seats = Il y a plus de places que de joueurs. Enlèves-en.
web-problem-no-such-bot = Ce bot n’existe pas ici. Choisis-en un autre.
web-problem-no-such-seat = Cette place n’existe pas à cette table.
web-problem-no-such-entry = La partie ne va pas si loin. Regarde un autre moment.
web-problem-no-such-language = Il n’y a pas de textes dans cette langue. Choisis-en une autre.
web-problem-too-many = C’était trop d’un coup. Demande moins.
web-problem-wrong-host = Ce serveur ne répond pas à ce nom. Ouvre-le à sa propre adresse.
web-problem-locked = Cette table a un mot de passe. Donne-le pour entrer.
web-problem-wrong-table-password = Ce n’est pas le mot de passe de cette table. Attention aux majuscules.
web-problem-bad-table-password = Le mot de passe d’une table a de 1 à 60 lettres.
web-problem-too-short = Un nom à chercher a au moins trois lettres.
web-problem-no-account = Pour cela, il faut un compte. Crées-en un sur la page du compte.
web-problem-no-such-friend = Tu peux inviter ceux qui t’ont parmi leurs amis ou qui ont joué avec toi.

## Réglages pour les yeux

web-settings-letters = Taille des lettres et des pièces
web-settings-letters-size = { $percent } %
web-settings-palette = Couleurs des joueurs
web-settings-palette-usual = Habituelles
web-settings-palette-deutan = Daltonisme : vert (deutan)
web-settings-palette-protan = Daltonisme : rouge (protan)
web-settings-palette-tritan = Daltonisme : bleu (tritan)
web-settings-contrast = Contraste fort
    .about = Lettres noires et blanches, contours marqués.
web-settings-pieces = Caballeros un par un sur le plateau
    .about = Comme dans la boîte, au lieu de leur nombre.
