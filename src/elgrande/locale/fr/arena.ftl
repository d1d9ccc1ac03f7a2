### Ce que dit l’arène : tableaux, rapports, et ce qu’ils signifient.

## Le tableau des résultats

arena-bot = Bot
arena-win-rate = Victoires
arena-mean-rank = Rang moyen
arena-points-share = Part des points
arena-points = Points
arena-rating = Classement
arena-openskill = openskill
arena-time = Temps par décision
# Sous la médiane.
arena-longest = max. { $time }
# Après la médiane : ce que presque aucune décision, et ce qu’aucune décision n’a dépassé.
arena-time-rest = 99 % { $p99 }, max. { $longest }
arena-played =
    { $games ->
        [1] Une partie
       *[other] { $games } parties
    } en { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    } : édition { $edition }, { $players } joueurs, graine { $seed }
arena-intervals =
    Sous chaque chiffre, son intervalle de confiance à 95 %, sur les donnes. Des bots égaux gagneraient { $parity } chacun.
arena-not-counted =
    { $games ->
        [1] Une partie de plus n’est pas comptée
       *[other] { $games } parties de plus ne sont pas comptées
    } : seules les donnes complètes le sont, dans leur ordre.

## Un match qui s’arrête quand sa question est tranchée

arena-verdict =
    { $answer ->
        [above] Tranché après { $deals } donnes : { $bot } gagne plus souvent que { $mark }.
        [below] Tranché après { $deals } donnes : { $bot } gagne moins souvent que { $mark }.
       *[open] Non tranché après { $deals } donnes : { $bot } gagne peut-être plus, peut-être moins souvent que { $mark }.
    } Intervalle valable à tout moment où l’on s’arrête : { $interval }.
arena-stopped =
    Les intervalles du tableau valent pour un nombre de parties fixé d’avance ; après un arrêt anticipé, ils sont un peu trop
    étroits.
arena-go-on = Interrompu. La même commande reprend là où elle s’est arrêtée.
arena-lost =
    Interrompu. Avec { $flag } FICHIER, les parties sont gardées, et la même commande reprend là où elle s’est arrêtée.

## Le rapport

arena-report = El Grande · arène
arena-nothing = Aucune donne n’a encore été jouée jusqu’au bout.
arena-rating-note =
    Le classement vient d’un modèle de Plackett-Luce sur l’échelle Elo : 400 points de plus, c’est dix contre un en duel ; la
    moyenne de ces bots est 0.
arena-ladder = Échelle
arena-ladder-note = Des points avec leur intervalle à 95 %. La ligne pointillée est là où seraient des bots égaux.
arena-duels = Qui finit devant
arena-duels-note =
    Combien de fois le bot de la ligne finit devant celui de la colonne ; une égalité compte pour moitié.
arena-by-seat = Victoires selon la place
arena-by-seat-note =
    Chaque bot a occupé chaque place de chaque donne. Sous chaque place, combien de fois elle a été occupée. La ligne pointillée
    est ce que gagneraient des bots égaux.
arena-by-order = Victoires selon l’ordre à la première manche
arena-by-order-note =
    Celui qui joue la première carte de pouvoir de la partie est 1 ; les autres suivent dans le sens des aiguilles d’une
    montre.
arena-by-power = Victoires selon la première carte de pouvoir
arena-by-power-note =
    La carte de pouvoir de la première manche. Un bot joue une carte parce que la position le demande : on voit donc ce qui va
    de pair avec la victoire, pas ce qui la cause. Les cartes rares ont de larges intervalles.
arena-by-source = Points selon leur origine
arena-by-source-note =
    La moyenne d’une partie. Régions, Castillo, bonus et charges sont ceux des décomptes généraux ; les valorisations spéciales
    comptent avec tout ce qu’elles rapportent.
arena-source-regions = Régions
arena-source-castillo = Castillo
arena-source-king = Bonus royal
arena-source-grande = Bonus du Grande
arena-source-special = Valorisations spéciales
arena-source-offices = Charges
arena-source-goods = Or et marchandises
arena-source-bridge = Pont
arena-time-note =
    Le point est la médiane ; les marques sont ce que 99 % des décisions ne dépassent pas, et la plus longue. L’échelle est
    logarithmique.
