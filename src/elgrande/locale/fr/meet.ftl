### Trouver des parties et des joueurs : le salon, la recherche rapide, les amis, les profils, les classements.

meet-nav = Parties et joueurs
meet-lobby = Trouver une partie
meet-ranking = Classement
meet-friends = Amis
meet-my-profile = Mon profil
meet-profile = Profil

## Le salon

meet-tables = Tables publiques
meet-any = peu importe
meet-filter-state = Tables
meet-state-lobby = qui se remplissent
meet-state-playing = qui jouent
meet-filter-edition = Édition
meet-filter-sets = Extension
meet-no-sets = aucune
meet-filter-players = Joueurs
meet-filter-clock = Pendule
meet-clock =
    { $kind ->
        [live] en direct, avec pendule
        [days] sur plusieurs jours
       *[none] sans pendule
    }
meet-filter-language = Langue
meet-filter-free = Places libres, au moins
meet-filter-rating = Cote moyenne
meet-rating-from = Cote moyenne, au moins
meet-rating-to = Cote moyenne, au plus
meet-reset = Tout montrer
meet-found =
    { $count ->
        [0] Aucune table ne convient
        [one] Une table
       *[other] { $count } tables
    }
meet-none = Personne n’y joue en ce moment. Ouvre une table publique, ou attends d’autres joueurs avec la recherche rapide.
meet-locked = Mot de passe
meet-mean-rating = Cote { $rating }

## Invitations

meet-invitations = Tu as une invitation
meet-invited-by = { $name } t’attend à sa table
meet-decline = Non, merci
meet-call = Inviter des amis
meet-call-do = Inviter
meet-call-name = Inviter { $name }
meet-called = Invité
meet-room-locked = Cette table a un mot de passe. Donne-le à ceux qui doivent venir ; les amis invités ici n’en ont pas besoin.

## Recherche rapide

meet-pair = Recherche rapide
meet-pair-about = Dis à quoi tu veux jouer. Dès qu’assez de gens veulent la même chose, la partie commence. Ceux qui jouent à peu près aussi bien que toi viennent d’abord ; plus tu attends, moins cela compte. Une table ouverte du salon qui convient compte aussi.
meet-pair-game = Jeu
meet-pair-do = Chercher des joueurs
meet-pair-waiting =
    { $people ->
        [one] Tu es le premier sur { $players }
       *[other] { $people } sur { $players } sont là
    }
meet-pair-stay = Reste sur cette page : la partie s’ouvre d’elle-même.
meet-pair-go = Tu peux partir : la partie sera parmi tes tables.
meet-pair-stop = Ne plus attendre
meet-pair-found = Ta partie a commencé !
meet-pair-others = D’autres attendent
meet-pair-count =
    { $people ->
        [one] Un joueur sur { $players } attend
       *[other] { $people } joueurs sur { $players } attendent
    }
meet-pair-too = Moi aussi

## Amis

meet-friends-need = Les amis sont pour ceux qui ont un compte : ils te reconnaissent ainsi sur tous tes appareils.
meet-friends-list = Tes amis
meet-friends-none = Tu n’as encore aucun ami ici. Ajoutes-en depuis un profil, à une table, ou avec le lien d’un profil.
meet-mutual = réciproque
meet-unfriend = Retirer des amis
meet-unfriend-name = Retirer des amis : { $name }
meet-befriend-name = Ajouter aux amis : { $name }
meet-friend-add = Ajouter un ami
meet-friend-add-about = Cherche un nom, demande-lui le lien de son profil, ou envoie le tien. Tes amis peuvent t’inviter, et tu vois à quelles tables publiques ils sont.
meet-friend-link = Nom, ou lien d’un profil
meet-friend-search = Chercher
meet-friend-nobody = Personne. Les profils privés ne se trouvent qu’avec l’identifiant entier.
meet-friend-bad-link = Ce n’est pas le lien d’un profil. Il finit par /player/ et quelques lettres : copie-le en entier et colle-le ici.
meet-friend-do = Ajouter aux amis
meet-own-link = Le lien de ton profil

## Profils

meet-you = C’est toi
meet-guest = Invité
meet-not-public = Non public
meet-since = Ici depuis le { $date }
meet-speaks = parle { $languages }
meet-hidden = { $name } garde le reste pour soi.
meet-settings = Ce que voient les autres
meet-public = Tout le monde peut voir mon profil
    .about = Sinon, les autres ne voient que ton nom, et tu n’es pas au classement.
meet-languages = Langues que je parle
meet-save = Enregistrer
meet-saved = Enregistré
meet-somebody = quelqu’un qui est parti
meet-no-games = Pas encore de partie terminée.

## Cotes

meet-ratings = Cotes
meet-rating = Cote
meet-ratings-none = Pas encore de partie cotée. Comptent les parties jouées jusqu’au bout par au moins deux personnes ayant un compte.
meet-provisional = provisoire
meet-unrated = pas encore de cote
meet-family-label = Jeu
meet-family =
    { $family ->
        [base] Le jeu de base
        [2023] L’édition de 2023
        [king-intrigant] Roi & Intrigant
       *[expansions] Avec extensions
    }
meet-speed-label = Rythme
meet-speed =
    { $speed ->
        [days] sur plusieurs jours
       *[live] en direct
    }
meet-game-count =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
meet-place = Place
meet-games = Parties
meet-mine =
    { $games ->
        [one] Ta cote est de { $rating }, après une partie.
       *[other] Ta cote est de { $rating }, après { $games } parties.
    }
meet-mine-provisional =
    { $games ->
        [one] Ta cote est de { $rating } après une partie. Elle est provisoire : encore quelques-unes, et tu seras ici.
       *[other] Ta cote est de { $rating } après { $games } parties. Elle est provisoire : encore quelques-unes, et tu seras ici.
    }
meet-board-none = Personne n’a encore joué assez de parties cotées ici. Les bots sont là pour se comparer.
meet-board-about = 400 points de plus valent dix contre un de finir devant l’autre. Les bots sont là où leurs matchs les ont placés.

## Statistiques

meet-results = Résultats
meet-results-all =
    { $games ->
        [one] Une partie, victoires { $share }, rang moyen { $rank }
       *[other] { $games } parties, victoires { $share }, rang moyen { $rank }
    }
meet-played = Joué
meet-wins = Victoires
meet-mean-rank = Rang moyen
meet-mean-points = Points
meet-sources = Points par partie, selon leur origine
meet-powers = Cartes de pouvoir préférées
meet-power-times = { $times } × en { $games }
meet-company = Avec qui
meet-ahead = Devant
meet-behind = Derrière
meet-history = Parties
meet-history-none = Aucune partie que tu puisses voir.
meet-rank = { $rank ->
        [1] 1ᵉʳ
       *[other] { $rank }ᵉ
    } sur { $players }
meet-with = avec { $names }
meet-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }
meet-rating-after = { $rating } ({ $change })
