### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Grand Inquisiteur & Colonies
    .about =
        Au-delà de l’Espagne s’étendent Francia, América et África, que l’on rejoint par la mer. L’or et les marchandises
        n’attendent que d’être rapportés, et le Grand Inquisiteur commande aux caballeros noirs.

character-grand-inquisitor =
    On le prend avec la Sainte Inquisition ou avec le décompte des régions noires, et on le garde jusqu’à ce qu’un autre le
    prenne. À chacun de tes tours, tu peux placer un caballero de plus que ne le permet ta carte, ou en prendre un de plus en
    province pour ta cour. Les caballeros noirs comptent comme les tiens à chaque décompte, et tu les déplaces comme les tiens.
    .title = Grand Inquisiteur

card-gic-holy-inquisition =
    Prends la carte du Grand Inquisiteur, même à un autre joueur, et déplace jusqu’à 2 caballeros noirs vers d’autres régions
    ou au Castillo, mais sans entrer dans la région royale ni en sortir.
    .title = Sainte Inquisition
card-gic-close-action-card =
    { lay-goods } Garde cette carte. Une fois, pendant cette manche ou une autre, ferme une carte action proposée : personne
    ne peut la choisir pendant cette manche-là. Tu le fais pendant ton tour, ou entre deux tours.
    .title = Fermer une carte action
    .note = Ce que fait la fermeture découle du titre. { note-numbers }
card-gic-double-strike =
    { lay-gold } Garde cette carte jusqu’à la fin de la manche suivante. Une fois, juste après le tour d’un autre joueur,
    exécute de nouveau l’action spéciale de sa carte ; tous les choix te reviennent. Tu ne places pas de caballeros.
    .title = Coup double
    .note = Combien de temps la carte se garde est notre hypothèse. { note-numbers }
card-gic-free-choice =
    { lay-goods } Garde cette carte. Au prochain décompte général, quand le Castillo a été décompté et vidé et avant la
    première région, déplace jusqu’à 2 de tes caballeros, mais sans entrer dans la région royale ni en sortir.
    .title = Libre choix
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Ensuite, décompte Francia, le navire, América et África, avec toutes leurs charges.
    .title = Décompter les nouvelles régions
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Prends la carte du Grand Inquisiteur, puis décompte chaque région où se trouve au moins un caballero noir ;
    les noirs comptent pour toi.
    .title = Décompter les régions noires
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Ensuite, déplace autant de tes caballeros que tu veux directement en América ou en África, puis autant
    que tu veux de là vers d’autres régions. En chemin, ils peuvent prendre des jetons, même ceux qui viennent d’être
    posés, et les rapporter en Espagne.
    .title = Transport
    .note = Combien de caballeros peuvent se déplacer, et par où, est reconstitué. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Ensuite, tu peux déplacer la tuile de limitation dans une autre région, sans entrer dans la région royale ni
    en sortir, et jamais en Francia. Si tous les caballeros de la région n’y tiennent pas, tu dis lesquels y prennent place.
    .title = Tuile de limitation
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Ensuite, choisis une région, la région royale comprise. Elle est décomptée à la fin de la manche suivante,
    avant un décompte général ; choisie pendant la dernière manche, elle l’est après le dernier décompte général.
    .title = Décompte différé
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Ensuite, tous les Grandes hors de la région royale sont jetés dans le Castillo. Ils y
    comptent comme dans leur région d’origine, et en sortent au prochain décompte général pour les régions que montrent les disques de leurs joueurs.
    .title = Conspiration
    .note = Quels Grandes y sont jetés est notre hypothèse. { note-numbers }

place-ship = navire
place-america = América
place-africa = África

prompt-settlers = Choisis une région en secret, mais pas la région royale. Deux de tes caballeros y arrivent de la province.
prompt-voyage =
    Avant ton tour, chacun de tes caballeros sur le navire, en América et en África peut faire une étape. Qui voyage
    ensuite ?
prompt-sail = Où va le caballero { couleur } { de-source } ?
prompt-claim = Prends-tu un jeton ?
prompt-transport-out = Quel caballero part maintenant pour América ou África ?
prompt-transport-home = Quel caballero revient maintenant d’América ou d’África ?
prompt-ship-out = Où va le caballero { couleur } { de-source } ?
prompt-fill =
    Qui prend place sur la tuile de limitation { au-lieu } ? { $left ->
        [1] Une case est libre.
       *[other] { $left } cases sont libres.
    }
prompt-table = Où déplaces-tu la tuile de limitation ?
prompt-close = Fermes-tu une carte action pour cette manche ?
prompt-strike =
    { $seat } vient d’utiliser « { $card } ». Répètes-tu son action spéciale avec ton Coup double ?

choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Mettre un caballero sur de l’or
               *[black] Mettre un caballero noir sur de l’or
            }
       *[goods]
            { $whose ->
                [own] Mettre un caballero sur une marchandise
               *[black] Mettre un caballero noir sur une marchandise
            }
    }
choice-close =
    { $card ->
        [none] Fermer la carte du paquet { $stack }
       *[other] Fermer « { $card } » (paquet { $stack })
    }
choice-bonus = Prendre un caballero de plus en province pour ta cour

event-tokens = { $seat } pose { jetons-poses }.
event-claimed =
    { $token ->
        [gold] { $seat } met { un-caballero } sur de l’or.
       *[goods] { $seat } met { un-caballero } sur une marchandise.
    }
event-delivered =
    { $token ->
        [gold] De l’or arrive { au-lieu } : { points-livres } pour { $seat }.
       *[goods] Une marchandise arrive { au-lieu } : { points-livres } pour { $seat }.
    }
event-token-lost =
    { $token ->
        [gold] L’or d’{ un-caballero } retourne dans la réserve.
       *[goods] La marchandise d’{ un-caballero } retourne dans la réserve.
    }
event-stands =
    { $spot ->
        [ambassador] Le caballero { couleur } est ambassadeur en Francia.
        [envoy] Le caballero { couleur } est envoyé en Francia.
        [captain] Le caballero { couleur } est capitaine du navire.
        [viceroy] Le caballero { couleur } est vice-roi d’América.
       *[third] Le caballero { couleur } prend la troisième case de Francia.
    }
event-closed = { $seat } ferme « { $card } » (paquet { $stack }) pour cette manche.
event-struck = { $seat } joue son Coup double : l’action spéciale de « { $card } » est répétée.
event-delayed =
    { $place ->
        [ship] Le navire sera décompté à la fin de la manche suivante.
       *[other] { $place_name } : décompte à la fin de la manche suivante.
    }
event-table = La tuile de limitation est maintenant { au-lieu }.
event-on-table = Un caballero { couleur } monte sur la tuile de limitation.

label-ambassador = ambassadeur
label-bonus-used = Le bonus du tour est utilisé
label-captain = capitaine
label-closed = Paquets fermés :
label-closers = Peut fermer une carte :
label-delayed-until = après la manche
label-envoy = envoyé
label-fields = cases
label-gold = or
label-goods = marchandises
label-laden = Chargés :
label-strike-until = jusqu’à la manche
label-supply = Réserve :
label-table = Tuile de limitation :
label-third = troisième case
label-unclaimed = Libre :
label-viceroy = vice-roi

# Des extensions qui ne vont pas ensemble, et un mélange qu’on peut tout de même jouer.
clash-not-listed =
    « { $set } » et « { $other_set } » ne se combinent pas : la Big Box ne cite pas ce mélange.
clash-odd-situations =
    « { $set } » avec « { $other_set } » : la règle le déconseille. Des situations bizarres peuvent survenir, que les joueurs
    devront régler eux-mêmes.

note-numbers =
    Le nombre de caballeros à placer, et de jetons d’or et de marchandises à poser, est notre hypothèse : la règle ne
    montre aucune carte.
note-tokens = Le nombre de jetons d’or et de marchandises à poser est notre hypothèse : la règle ne montre aucune carte.
lay-gold = Pose d’abord 1 jeton d’or en América.
lay-goods = Pose d’abord 1 marchandise en África.
lay-both = Pose d’abord 1 jeton d’or en América et 1 marchandise en África.
