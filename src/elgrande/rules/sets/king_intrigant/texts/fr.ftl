### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = Roi & Intrigant
    .about =
        Pas de cartes action proposées : chaque joueur compose une main de treize cartes de pouvoir qui agissent par
        elles-mêmes. La plus forte de la manche commande au Roi, la plus faible intrigue.

card-ki-010 =
    Cette carte n’a pas d’action spéciale. Elle est toujours la plus faible : tu reçois donc la carte Intrigant et peux
    utiliser son action.
    .title = Intrigant
    .note = { note-ki-supply }
card-ki-020 =
    Les caballeros que tu places pendant ce tour peuvent aller dans n’importe quelle région, adjacente ou non à la région
    royale. La région royale leur reste fermée. Utilise ceci avant de placer.
    .title = Placer partout
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = Vider les cours
    .note = Il se peut que 3 caballeros seulement quittent chaque cour. { note-ki-value }
card-ki-040 =
    Pose cette carte face visible devant toi. Jusqu’à la fin de la manche suivante, tu peux arrêter une fois l’action spéciale
    d’un autre joueur, celle d’une carte Roi ou Intrigant comprise, avant qu’elle ne commence ou à n’importe laquelle de ses
    étapes : cette étape n’a pas lieu, ce qui la précède reste acquis, et le reste est perdu. Tu ne peux empêcher personne de
    placer des caballeros.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Chacun en renvoie 3
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = Renvoyer un de chaque adversaire
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Écusson de valeur
    .note =
        La règle renvoie ici à une carte du jeu de base sans la nommer ; l’écusson convient le mieux. { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Décompter une région de ton choix
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Décompter les régions à 4
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Décompter les régions à 5
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Décompter les régions à 6 ou 7
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Décompter le Castillo
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = Décompter des régions choisies en secret
    .note = { note-ki-scoring }
card-ki-150 =
    Désigne l’une des neuf régions et poses-y un jeton 2x. Tout ce qu’elle rapporte au prochain décompte général est doublé,
    pour tous les joueurs et avec tous les bonus ; pas lors des valorisations spéciales. Il y a deux jetons : s’ils sont tous
    deux sur le plateau, ce n’est pas possible.
    .title = Région doublée
    .note =
        Que les bonus soient doublés aussi et que la région soit annoncée ouvertement, c’est notre lecture. { note-ki-value }
card-ki-160 =
    Jette dans le Castillo 2 caballeros de chaque joueur, toi compris. Tu les choisis tous, dans n’importe quelles régions sauf
    la région royale ; si un joueur en a moins, tous y vont.
    .title = Tous au Castillo
    .note = Combien de caballeros des autres y vont est notre hypothèse. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Conseiller royal
    .note = { note-ki-value }
card-ki-180 =
    Cette carte n’a pas d’action spéciale. Elle est toujours la plus forte : tu reçois donc la carte Roi et peux utiliser son
    action.
    .title = Roi
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } { office-or-power }
    .title = Carte Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } { office-or-power }
    .title = Carte Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } { office-for-power }
    .title = Carte Intrigant
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Utilise l’action spéciale de ta carte de pouvoir et place jusqu’à 2 caballeros.
    .title = Carte Caballero 2
card-ki-caballero-3 = Utilise l’action spéciale de ta carte de pouvoir et place jusqu’à 3 caballeros.
    .title = Carte Caballero 3
    .note = { note-ki-row }
card-ki-caballero-4 = Utilise l’action spéciale de ta carte de pouvoir et place jusqu’à 4 caballeros.
    .title = Carte Caballero 4
    .note = { note-ki-row }
card-ki-king-2 = { king-text } { office-or-power }
    .title = Carte Roi
    .note = { note-ki-row }
card-ki-king-3 = { king-text } { office-or-power }
    .title = Carte Roi
    .note = { note-ki-row }
card-ki-king-45 = { king-text } { office-for-power }
    .title = Carte Roi
    .note = { note-ki-row }

prompt-start-disc = Choisis en secret la région où commence un caballero de plus, pris en province.
prompt-hand = Choisis en secret, une par une, les { $count } cartes de pouvoir avec lesquelles tu joueras cette partie.
prompt-row-card = Utilise ta carte de la rangée, ou prends une carte action à la place.

choice-office = Utiliser l’action spéciale de ta carte Roi ou Intrigant
choice-keep =
    { $face ->
        [joker] Garder le Joker
       *[other]
            { $brings ->
                [0] Garder { $face } ({ $face_title }), qui n’apporte aucun caballero
                [1] Garder { $face } ({ $face_title }), qui apporte un caballero
               *[other] Garder { $face } ({ $face_title }), qui apporte { $brings } caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Jouer le Joker
       *[other]
            { $brings ->
                [0] Jouer { $face } ({ $face_title }), qui n’apporte aucun caballero
                [1] Jouer { $face } ({ $face_title }), qui apporte un caballero
               *[other] Jouer { $face } ({ $face_title }), qui apporte { $brings } caballeros
            }
    }

event-hand-chosen = { $seat } a choisi sa main.
event-office = { $seat } reçoit « { $card } ».

label-doubled = Compte double :

refusal-same-value = Deux cartes de pouvoir ont la valeur { $value } ; il en faut une autre pour « { $name } ».

note-ki-supply = La règle ne montre pas combien de caballeros apporte cette carte ; le nombre est notre hypothèse.
note-ki-value =
    La règle ne montre ni la valeur de cette carte ni combien de caballeros elle apporte. Les valeurs suivent l’ordre dans
    lequel elle explique les cartes ; les caballeros sont notre hypothèse.
note-ki-scoring =
    On sait que les cartes de 90 à 140 sont des valorisations spéciales, mais pas laquelle a quelle valeur ; les caballeros
    qu’elles apportent sont aussi notre hypothèse.
note-ki-row =
    Combien de caballeros les cartes de la rangée permettent de placer n’est montré que pour l’une d’elles ; ceci est notre
    hypothèse.

intrigant-text =
    Soit tu déplaces un caballero de n’importe quelle couleur, soit tu désignes une région et en déplaces autant de tes
    propres caballeros que tu veux, vers un ou plusieurs lieux. { rule-moving }
intrigant-first = Déplacer un caballero de n’importe quelle couleur
intrigant-second = Déplacer tes propres caballeros d’une région
office-or-power = Tu peux faire ceci ou utiliser l’action spéciale de ta carte de pouvoir.
office-for-power = Ceci remplace l’action spéciale de ta carte de pouvoir.
king-text = Déplace le Roi dans n’importe quelle autre région, mais pas au Castillo. { rule-king-then-placing }
