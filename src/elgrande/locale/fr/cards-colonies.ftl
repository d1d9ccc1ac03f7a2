### Les cartes action de Grand Inquisiteur & Colonies. Ce que les textes peuvent demander est dit dans cards-classic.ftl.

## Des phrases que plusieurs cartes partagent

note-numbers =
    Le nombre de caballeros à placer, et d’or et de marchandises à poser, est notre hypothèse : la règle ne montre aucune
    carte.
note-tokens = Le nombre d’or et de marchandises à poser est notre hypothèse : la règle ne montre aucune carte.
lay-gold = Pose d’abord 1 or en América.
lay-goods = Pose d’abord 1 marchandise en África.
lay-both = Pose d’abord 1 or en América et 1 marchandise en África.

## Les cartes

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
    exécute de nouveau l’action spéciale de sa carte ; tous les choix te reviennent. Tu ne places pas de caballeros.
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
    { lay-goods } Prends la carte du Grand Inquisiteur, puis décompte chaque région où se trouve au moins un caballero noir ;
    les noirs comptent pour toi.
    .title = Décompter les régions noires
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Ensuite, déplace autant de tes caballeros que tu veux directement en América ou en África, puis autant que
    tu veux de là vers d’autres régions. En chemin, ils peuvent réclamer des jetons, même ceux qui viennent d’être posés, et
    les rapporter en Espagne.
    .title = Transport
    .note = Combien de caballeros peuvent se déplacer, et par où, est reconstitué. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Ensuite, tu peux déplacer la tuile de limitation dans une autre région, sans entrer dans la région royale ni
    en sortir, et jamais en Francia. Si tous les caballeros de la région n’y tiennent pas, tu dis lesquels y prennent place.
    .title = Tuile de limitation
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Ensuite, choisis une région, la région royale comprise. Elle est décomptée à la fin de la manche suivante,
    avant un décompte général ; choisie pendant la dernière manche, elle l’est après le dernier décompte général.
    .title = Décompte différé
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Ensuite, tous les Grandes hors de la région royale sont jetés dans le Castillo. Ils y
    comptent comme dans leur région d’origine, et en sortent au prochain décompte général pour les régions que montrent les disques de leurs joueurs.
    .title = Conspiration
    .note = Quels Grandes y sont jetés est notre hypothèse. { note-numbers }

## La carte Personnage

character-grand-inquisitor =
    On le prend avec la Sainte Inquisition ou avec le décompte des régions noires, et on le garde jusqu’à ce qu’un autre le
    prenne. À chacun de tes tours, tu peux placer un caballero de plus que ne le permet ta carte, ou en prendre un de plus en
    province pour ta cour. Les caballeros noirs comptent comme les tiens à chaque décompte, et tu les déplaces comme les tiens.
    .title = Grand Inquisiteur
