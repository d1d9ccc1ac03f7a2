### Ce que la ligne de commande dit d’elle-même : `elgrande --help`, et ce qui ne va pas dans une ligne.

help-usage = Usage :
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-error = Erreur
help-required = obligatoire
help-default = par défaut : { $value }
help-try = Pour de l’aide : { $command }.
help-help = Afficher cette aide.
help-which = Quelle partie
help-how = Comment on joue
help-out = Ce qui en sort
help-examples = Exemples :

## Commandes

help-elgrande = El Grande, le jeu de plateau des rois et des Grands, dans ses éditions de 1995, 2015 et 2023.
    .more = Commence par `elgrande play`. Chaque commande a sa propre aide : `elgrande play --help`.
help-play = Jouer : dans le navigateur, seul contre des bots ou entre amis, ou bien dans le terminal.
    .more =
        Dans le terminal, tape la touche placée devant une possibilité, ou la possibilité elle-même ; `?` t’aide. Une
        partie quittée en cours de route est conservée.
    .browser = ouvre le navigateur
    .here = ici, édition 2015, à quatre
    .thinkers = des adversaires qui réfléchissent une seconde
help-simulate = Faire jouer beaucoup de parties à des joueurs au hasard, et les résumer.
help-replay = Rejouer un enregistrement : chaque choix est vérifié, puis le journal et la table sont affichés.
    .moment = l’état de la table après 120 entrées
    .scenario = cette table sous forme de scénario
help-scenario = Exécuter des scénarios : une position, quelques choix, et ce qui doit alors être vrai.
    .more = Le code de retour est 0 si tout est vrai. docs/scenarios.md explique comment en écrire un.
help-cards = Parcourir les cartes action : texte, nombre d’exemplaires, effet, et ce qui en est certain.
    .all = les 45 cartes de 1995 et 2015
help-bench = Mesurer la vitesse des règles : parties au hasard, copies et vues, compilées et en Python pur.
    .all = toutes les éditions, de deux à cinq joueurs
help-test = Dans les sources : exécuter toutes les vérifications. Le reste de la ligne va à pytest.
help-doctor = Dire ce qui est installé, compilé et construit, où sont les parties, et ce qui ne va pas.
    .more = Le code de retour est 1 s’il vaudrait mieux faire quelque chose.
    .report = à joindre à un rapport d’erreur
help-docs = Construire la documentation sous forme de site et la lire dans le navigateur, sans aucun réseau.
help-version = Dire quelle est cette version, et si ses règles sont compilées.
help-review = Relire une partie enregistrée : ce que chaque décision a coûté, et ce que la chance a fait.
help-puzzle = Résoudre un problème ici, dans le terminal : un choix est nettement le meilleur.
help-puzzles = Tous les problèmes : les lister, les vérifier, en chercher de nouveaux.
help-list = Tous les problèmes, les plus faciles d’abord.
help-check = Résoudre à nouveau des problèmes, et dire lesquels ne tiennent pas.
help-find = Chercher des problèmes dans des parties de bots forts. Ce qui est déjà dans le dossier compte et reste.
help-arena = Faire jouer des bots entre eux, et dire à quel point le résultat est sûr.
    .more =
        Chaque donne est jouée avec les bots à toutes les places, pour que la chance soit la même pour tous. Les intervalles
        sont des intervalles de confiance à 95 % sur les donnes. docs/arena.md explique les chiffres.
help-dataset = Faire jouer beaucoup de parties à des bots et les écrire en tableaux, pour l’apprentissage.
    .more = Le dossier reçoit des fichiers NumPy de cent parties chacun. docs/research.md dit ce qu’ils contiennent.
help-site = Écrire le jeu sous forme de fichiers qui tournent dans le navigateur sans serveur.
    .more = N’importe quel hébergeur peut les servir, `python -m http.server` aussi. docs/site.md en dit plus.
help-admin = Administrer un serveur.
help-rate = Noter le résultat des parties terminées et les classer.
    .more = Les serveurs le font d’eux-mêmes. Avec --again, tous les classements et statistiques sont recalculés à partir des parties enregistrées, depuis la première ; les chiffres restent les mêmes tant que le programme qui les calcule n’a pas changé.
help-appoint = Nommer un compte administrateur ; il trouve alors la page /admin.
help-accounts = Chercher des comptes par une partie de leur nom.
help-ban = Exclure un compte ou une plage d’adresses.
help-unban = Admettre de nouveau un compte ou une plage d’adresses.
help-rename = Donner un autre nom à quelqu’un.
help-reset-password = Créer un lien pour choisir un nouveau mot de passe, pour un jour et une seule fois.
help-close-table = Terminer la partie d’une table, ou l’enlever si aucune n’a commencé.
help-close-report = Noter qu’un signalement est traité.
help-announce = Dire quelque chose à tous, en tête de chaque page.
help-withdraw = Retirer une annonce.
help-show = Signalements, exclusions, annonces, ce qui est conservé et ce qui a été fait.
help-serve = Faire tourner un serveur où l’on joue dans son navigateur, en direct ou sur plusieurs jours.
    .more =
        Chaque option peut aussi être une variable d’environnement (ELGRANDE_PORT) ou figurer dans un fichier TOML.
        docs/server.md en dit plus.
    .alone = pour cette machine seulement
help-think = Réfléchir pour les bots de serveurs reliés à un PostgreSQL, sur cette machine ou une autre.
    .more = Les serveurs ont besoin du réglage `think_elsewhere`. Lances-en autant que tu veux, où tu veux.

## Options

flag-version = Dire quelle est cette version.
flag-language = La langue de tout ce que dit le jeu ; sinon celle de ton environnement (LANG).
flag-edition = La boîte dont on prend les cartes et les règles.
flag-players = Nombre de joueurs, de 2 à 5.
flag-sets = Un module à ajouter, à répéter pour chacun des suivants : { $list }.
flag-option = Une option de table, à répéter pour chacune des suivantes, la valeur habituelle d’abord : { $list }.
flag-seed = Le même nombre mélange la même partie.
flag-cards = Tes corrections de cartes qui ne sont pas établies.
flag-seat = Ta place : une couleur, ou un numéro à partir de 1.
flag-names = Les noms : le tien d’abord, puis ceux des adversaires dans le sens horaire.
flag-bots =
    Qui occupe les autres places : un bot pour toutes, ou à répéter pour chacune, dans le sens horaire depuis ta gauche.
    { $list }, search:1 (secondes de réflexion) ou module:Class ; sinon { $usual }.
flag-record = Noter la partie au fur et à mesure.
flag-resume = Reprendre une partie enregistrée.
flag-ascii = Dessiner avec de simples lettres et traits.
flag-scroll = Afficher ligne par ligne, sans jamais effacer l’écran.
flag-terminal = Jouer ici, dans le terminal. Chacune des options ci-dessus revient au même.
flag-port = 8000 si rien n’est dit ; 0 pour n’importe quel port libre.
flag-database =
    Où sont gardées les parties : un fichier SQLite, ou postgresql://user:password@host/name. Sinon, un fichier dans ton dossier de données.
flag-browser = Ouvrir le navigateur quand tout est prêt.
flag-games = Combien de parties.
flag-json = Afficher des données brutes pour d’autres programmes.
flag-file = Un enregistrement ; - pour l’entrée standard.
flag-to = S’arrêter après tant d’entrées de l’enregistrement.
flag-position = Écrire la table sous forme de scénario, y compris tout ce qui est caché.
flag-check = Dire seulement si l’enregistrement est correct.
flag-files = Des scénarios en YAML.
flag-verbose = Annoncer chaque étape, pas seulement les échecs.
flag-words = Seulement les cartes avec ces mots.
flag-stack = Seulement ce paquet.
flag-provenance = Seulement les cartes connues ainsi : printed, reconstructed, ...
flag-editions = Seulement cette édition, ou ces éditions si on le répète.
flag-bench-players = Seulement ce nombre de joueurs, ou ces nombres.
flag-seconds = Durée de chaque répétition ; la meilleure des cinq compte.
flag-docs-port = 0 pour n’importe quel port libre.
flag-docs-browser = Ouvrir le navigateur.
flag-folder = Écrire seulement les pages dans un dossier.
flag-again = Tout calculer à partir des parties enregistrées, pas seulement ce qui manque.
flag-site-folder = Où l’écrire ; une version plus ancienne y est remplacée.
flag-dataset-folder = Où vont les fichiers ; ceux qui s’y trouvent déjà restent.
flag-dataset-bots = À répéter pour chaque place, dans le sens horaire ; sinon { $usual }.
flag-dataset-observations = La version des observations et des actions : 0 pour les jeux de base, 1 pour tout mélange avec extensions.
flag-dataset-seed = Le nombre de la première partie ; les autres suivent.
flag-arena-bots =
    Un bot pour chaque place : random, greedy, search:0.25 (secondes), search:400i (itérations), module:Class ; le même bot
    peut occuper plusieurs places.
flag-arena-players = Nombre de joueurs ; autant que de bots.
flag-arena-seed = Le même nombre donne la même rencontre.
flag-arena-games = Combien de parties, arrondi à des donnes entières.
flag-seats = Chaque donne est jouée une fois pour chaque place, ou une fois pour chaque ordre autour de la table.
flag-until = S’arrêter dès qu’il est établi si le premier bot gagne plus ou moins souvent que cela (0.55, par exemple).
flag-jobs = Parties en même temps ; sinon tous les cœurs.
flag-ray = Jouer sur une grappe Ray, ou sur un Ray de cette machine (il faut elgrande[ray]).
flag-results = Noter chaque partie (lignes JSON) ; une rencontre déjà commencée y continue.
flag-any-version = Continuer avec des résultats joués par une autre version.
flag-html = Écrire un rapport avec des graphiques.
flag-account = L’identifiant de connexion d’un compte, ou son id.
flag-dismiss = Retirer ce rôle.
flag-text = Une partie d’un nom ou d’un identifiant.
flag-announce-text = Ce que tous doivent lire.
flag-network = Des adresses au lieu d’un compte : 192.0.2.0/24.
flag-days = Pour tant de jours ; pour toujours sans cela.
flag-why = Un mot à ce sujet, pour le journal.
flag-name = Le nouveau nom.
flag-table = L’id d’une table, tel qu’il est dans son lien.
flag-withdraw-id = Son numéro, comme le dit `elgrande admin show`.
flag-close-report-id = Son numéro, comme le dit `elgrande admin show`.
flag-host = Où écouter : 127.0.0.1, ou 0.0.0.0 pour tout le monde.
flag-settings = Un fichier TOML de réglages.
flag-https = Les navigateurs viennent par https, à travers un proxy.
flag-origins = Une autre adresse de ce serveur.
flag-proxies = Proxys dont on croit les en-têtes X-Forwarded.
flag-thinkers = Processus où les bots réfléchissent.
flag-workers = Processus du serveur ; plus d’un demande PostgreSQL.
flag-log = La forme du journal.
flag-log-level = debug, info, warning ou error.
flag-processes = Combien réfléchissent en même temps.
flag-review-seat = Seulement les décisions d’une place : une couleur, ou un numéro à partir de 1.
flag-review-seed = La même graine donne la même relecture.
flag-strength = Combien on réfléchit à chaque décision.
flag-id = Le nom d’un problème ; sans lui, le problème du jour.
flag-ids = Des noms de problèmes ; sans eux, tous.
flag-kind = Son sujet : power, king, veto ...
flag-set = Seulement avec ce module.
flag-deep = Exiger tout ce qu’on exige des nouveaux ; prend des secondes pour chacun.
flag-find-folder = Où ils sont écrits.
flag-find-player = Qui joue les parties.
flag-want = Combien il doit y en avoir.
flag-minutes = Abandonner après tant de minutes.
