### Les cartes action de Grandissimo. Ce que les textes peuvent demander est dit dans cards-classic.ftl.

## Des phrases que plusieurs cartes partagent

note-three = Le nombre de caballeros à placer est notre hypothèse : la règle ne montre aucune carte.

# Les symboles avec lesquels la table joue : $option_symbols.
prison-symbol = Prison : tu peux d’abord envoyer un caballero d’une région en prison.
ship-symbol = Navire : tu peux d’abord prendre un navire.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }Le symbole est inventé.
       *[other] { "" }
    }

## Les cartes

card-grd-boycott =
    Choisis en secret l’une des neuf régions d’Espagne. Au prochain décompte général, elle est dévoilée, et cette région n’est
    pas décomptée.{ made-up-prison }
    .title = Boycott
    .note = Que le choix soit secret, et ce qu’il entraîne, est notre hypothèse. { note-three }{ note-symbol }
card-grd-league =
    Tu peux poser chacun des deux écussons mobiles dans une région ou au Castillo, depuis le bord du plateau ou là où il se
    trouve, mais sans entrer dans la région royale ni en sortir.
    .title = Ligue
    .note = Combien d’écussons sont déplacés est reconstitué. { note-three }
card-grd-double-turn =
    { known-prison }Quand tu as tout fait avec cette carte, prends une carte action de plus. Utilise-la tout de suite, avec
    son action spéciale et ses caballeros, ou garde-la pour un tour prochain, en plus de la carte de ce tour-là.
    .title = Double tour
card-grd-free-choice =
    Garde cette carte. Au prochain décompte général, quand le Castillo a été décompté et vidé et avant la première région,
    déplace jusqu’à 2 de tes caballeros, mais sans entrer dans la région royale ni en sortir.{ made-up-ship }
    .title = Libre choix
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Choisis en secret l’une des neuf régions d’Espagne. Quand tu veux, même pendant le tour d’un autre joueur, dévoile-la : le
    Roi s’y trouve aussitôt. Tu peux le faire jusqu’au réglage des disques du prochain décompte général.
    .title = Roi incognito
    .note = Jusqu’à quand on peut la dévoiler est notre hypothèse. { note-three }
card-grd-eviction-order =
    Ouvre le Castillo. Tous les caballeros des autres joueurs qui s’y trouvent retournent à leur cour ; les tiens, les Grandes
    et le Roi y restent. Il n’y a pas de décompte.
    .title = Ordre d’expulsion
    .note = Ce que deviennent les caballeros est reconstitué. { note-three }
card-grd-score-coast =
    Décompte toutes les régions de la côte : Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla et Portugal.{ made-up-ship }
    .title = Décompter la côte
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Garde cette carte. Au prochain décompte général, tu vois les disques de tous les autres avant de régler le tien.
    .title = Espionnage
    .note = Ce que voit son détenteur est notre hypothèse. { note-three }
card-grd-score-courts =
    Tous comptent les caballeros de leur cour : 7 points pour celui qui en a le plus, 5 pour le deuxième et 1 pour le troisième, les
    égalités se réglant comme dans une région.
    .title = Décompter les cours
    .note = { note-three }
card-grd-action-stop =
    Tous ceux qui jouent plus tard dans cette manche peuvent placer des caballeros, mais perdent l’action spéciale de leur
    carte.{ made-up-prison }
    .title = Actions stoppées
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Jette le Roi dans le Castillo, où il n’a plus aucune fonction. Tu peux désigner un Grande qui reprend toutes ses fonctions
    jusqu’à son retour, au Portugal, après le prochain décompte général. Sans lui, il n’y a pas de région royale, et l’on ne
    place des caballeros qu’au Castillo.
    .title = Révolution
    .note = La façon dont le Roi revient est tirée d’une autre édition. { note-three }
card-grd-conquistadores =
    Pas d’action spéciale : les 3 caballeros que tu places avec cette carte viennent de la province au lieu de ta cour, tant
    qu’il y en a.{ made-up-ship }
    .title = Conquistadores
    .note = Que ces trois-là soient les seuls qu’elle permette de placer est notre lecture de la règle.{ note-symbol }
card-grd-score-inland =
    Décompte Aragón, Castilla la Vieja et Castilla la Nueva.
    .title = Décompter l’intérieur
    .note = { note-three }
card-grd-spanish-inquisition =
    Prends l’Inquisiteur général jusqu’après le prochain décompte général. Une fois à chacun de tes tours, dès celui-ci, tu
    peux déplacer les deux mercenaires, et ils comptent pour toi lors des décomptes. Chacun peut emmener un caballero de sa
    région si son propriétaire est d’accord.
    .title = Inquisition espagnole
    .note = Ce que fait l’Inquisiteur général est reconstitué. { note-three }
card-grd-conspiracy =
    Tous les Grandes hors de la région royale sont jetés dans le Castillo. Ils y comptent comme dans leur région d’origine, et en sortent au
    prochain décompte général pour les régions que montrent les disques de leurs joueurs.
    .title = Conspiration
    .note = Quels Grandes y sont jetés est notre hypothèse. { note-three }
card-grd-to-the-castillo =
    Jette dans le Castillo 2 caballeros de chaque joueur, toi compris, pris dans des régions de ton choix, pour autant qu’il y
    en ait assez hors de la région royale.
    .title = Tous au Castillo
    .note = Combien de caballeros des autres y sont jetés est notre hypothèse. { note-three }
card-grd-alliance =
    Choisis deux régions, mais pas la région royale. Au prochain décompte général, leurs caballeros sont comptés ensemble, et
    chaque place rapporte les points des deux régions.
    .title = Alliance
    .note = { note-three }
card-grd-last-word =
    Le reste de ton tour attend que tous les autres aient joué le leur dans cette manche.{ made-up-ship }
    .title = Le dernier mot
    .note = Ce qui attend exactement est notre hypothèse. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] Pas d’action spéciale.
       *[other] { prison-symbol }
    }
    .title = Forces unies
card-grd-queen-and-jester =
    Prends la Reine ou le Bouffon, même à un autre joueur.
    .title = Reine et Bouffon
    .first = Prendre la Reine : à chaque tour, un caballero de plus à ta cour, ou un de plus à placer
    .second = Prendre le Bouffon : à chaque tour, un de tes caballeros de la province dans la cour d’un autre

## Les cartes Personnage

character-queen =
    À chaque tour, tu places un caballero de plus que ne le permet ta carte, ou tu en prends un de plus en province pour ta
    cour. Pendant le tour où tu la prends, tu peux seulement en placer un de plus, et seulement si tu n’en as pas encore placé.
    .title = Reine
character-court-jester =
    À chaque tour, tu peux mettre un de tes caballeros de la province à la cour d’un autre joueur, qui doit le placer au début
    de son prochain tour.
    .title = Bouffon
character-general-inquisitor =
    On le prend avec l’Inquisition espagnole et on le garde jusqu’après le prochain décompte général. Une fois par tour, tu peux
    déplacer les deux mercenaires, et chacun peut emmener un caballero de sa région si son propriétaire est d’accord. D’ici là,
    les mercenaires comptent comme les tiens. Ce que fait cette carte est reconstitué.
    .title = Inquisiteur général
