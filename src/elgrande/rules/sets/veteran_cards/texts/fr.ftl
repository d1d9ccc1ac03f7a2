### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Cartes Vétéran
    .about =
        Quatre cartes pour ceux qui connaissent le jeu, dont deux vetos. Pour chacune, une carte de son paquet est écartée sans être
        vue.

option-veterans = Choix des cartes Vétéran
    .about = Lesquelles des cartes Vétéran utilise-t-on ?
option-veterans-all = les quatre
option-veterans-veto = les deux vetos
option-veterans-intrigue = la carte pour déplacer ou placer
option-veterans-scoring = le décompte secret

card-v2-veto =
    Pose cette carte face visible devant toi. Jusqu’à la fin de la manche suivante, tu peux empêcher une fois l’action
    spéciale d’un autre joueur tout entière, juste après son annonce et avant qu’elle ne commence. Tu ne peux empêcher
    personne de placer des caballeros. Ensuite, ou si elle n’a pas servi à la fin de la manche suivante, la carte est
    défaussée.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Utilise l’une de ces deux actions. Soit : { card-c1-region-all-own } Soit : { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = Décompter des régions choisies en secret
    .note = { note-kept }
