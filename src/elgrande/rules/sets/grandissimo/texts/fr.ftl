### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Le Portugal rejoint le plateau, la Reine, le Bouffon et l’Inquisiteur général offrent leur aide, et deux paquets de
        plus apportent navires, prison, boycott, révolution et bien d’autres choses.

option-left-out = Cartes écartées
    .about = Quelles cartes du paquet 6 de Grandissimo restent dans la boîte ?
option-left-out-none = aucune
option-left-out-first-game = comme conseillé pour une première partie : ni prison, ni navires, ni Inquisition espagnole
option-left-out-grd-boycott = Boycott
option-left-out-grd-league = Ligue
option-left-out-grd-double-turn = Double tour
option-left-out-grd-free-choice = Libre choix
option-left-out-grd-king-incognito = Roi incognito
option-left-out-grd-eviction-order = Ordre d’expulsion
option-left-out-grd-score-coast = Décompter la côte
option-left-out-grd-espionage = Espionnage
option-left-out-grd-score-courts = Décompter les cours
option-left-out-grd-action-stop = Actions stoppées
option-left-out-grd-revolution = Révolution
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Décompter l’intérieur
option-left-out-grd-spanish-inquisition = Inquisition espagnole
option-left-out-grd-conspiracy = Conspiration
option-left-out-grd-to-the-castillo = Tous au Castillo
option-left-out-grd-alliance = Alliance
option-left-out-grd-last-word = Le dernier mot
option-left-out-grd-united-force = Forces unies
option-symbols = Navires et prisons
    .about = Quels symboles portent les cartes de Grandissimo ? La règle ne cite que deux prisons.
option-symbols-printed = ceux que la règle cite
option-symbols-reconstructed = d’autres aussi, inventés, pour que les navires entrent en jeu
option-symbols-none = aucun : navires et prison restent dans la boîte
option-stack-6 = Taille du paquet 6
    .about = Peut-on écarter tant de cartes de Grandissimo que les autres sortent plus d’une fois ?
option-stack-6-full = au moins une carte par manche
option-stack-6-small = aussi peu qu’on veut ; elles ressortent dans le même ordre
option-ships = Navires à deux joueurs
    .about = Combien de navires y a-t-il dans une partie de Grandissimo à deux ? La règle en conseille un.
option-ships-one = un
option-ships-two = deux

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

card-grd-boycott =
    Choisis en secret l’une des neuf régions d’Espagne. Au prochain décompte général, elle est dévoilée, et cette région n’est
    pas décomptée.{ made-up-prison }
    .title = Boycott
    .note = Que le choix soit secret, et ce qu’il entraîne, est notre hypothèse. { note-three }{ note-symbol }
card-grd-league =
    Tu peux poser chacun des deux écussons mobiles dans une région ou au Castillo, depuis le bord du plateau ou
    l’endroit où il se trouve, mais sans entrer dans la région royale ni en sortir.
    .title = Ligue
    .note = Combien d’écussons sont déplacés est reconstitué. { note-three }
card-grd-double-turn =
    { known-prison }Quand tu as tout fait avec cette carte, prends une carte action de plus. Utilise-la tout de suite, avec
    son action spéciale et ses caballeros, ou garde-la pour un prochain tour, en plus de la carte de ce tour-là.
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
    Ouvre le Castillo. Tous les caballeros des autres joueurs qui s’y trouvent retournent à leur cour ; les tiens, les Grandes
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

place-galleon = son navire
place-prison = prison
place-guests-violet = cour de Violet, en invité
place-guests-blue = cour de Bleu, en invité
place-guests-green = cour de Vert, en invité
place-guests-orange = cour d’Orange, en invité
place-guests-red = cour de Rouge, en invité

prompt-ship = Prends-tu un navire ?
prompt-land =
    { $left ->
        [1] Le caballero de ton navire débarque-t-il ?
       *[other] Les { $left } caballeros de ton navire débarquent-ils ? C’est tous ou aucun. Où va le prochain ?
    }
prompt-jail = Quel caballero va en prison ?
prompt-royal = Où va le Roi ? Tu peux aussi gracier d’abord les prisonniers.
prompt-royal-move = Où va le Roi ?
prompt-pardon = Gracies-tu les prisonniers ? Ils vont tous dans la même région.
prompt-place-guest = Place le caballero { couleur } invité à ta cour.
prompt-march =
    { $left ->
        [1] Quel mercenaire part maintenant ?
       *[other] Quel mercenaire part en premier ?
    }
prompt-march-to = Où va le mercenaire { de-source } ?
prompt-companion = Un caballero { de-source } le suit-il { au-lieu } ? Son propriétaire doit être d’accord.
prompt-consent = { $seat } veut emmener un de tes caballeros { de-source } { au-lieu }. Es-tu d’accord ?
prompt-boycott = Choisis en secret la région qui ne comptera pas au prochain décompte général.
prompt-incognito = Choisis en secret la région où le Roi apparaîtra quand tu le voudras.
# $seat est celui dont c’est le tour, ou « none ».
prompt-unmask =
    { $seat ->
        [none] Dévoiles-tu maintenant le Roi incognito ?
       *[other] C’est à { $seat } de jouer. Dévoiles-tu maintenant le Roi incognito ?
    }
prompt-last-unmask = Dévoiles-tu le Roi incognito avant le décompte général ? Après, il est perdu.
prompt-further-card = Prends une carte action de plus.
prompt-stand-in = Quel Grande remplace le Roi ?
prompt-league = Quel écusson poses-tu, et où ?

choice-mercenaries = Déplacer les mercenaires
choice-save = Garder cette carte pour un prochain tour
choice-spend = Utiliser la carte que tu as gardée
choice-unmask = Dévoiler le Roi incognito
choice-wait = Pas maintenant
choice-pass-turn = Pas pendant ce tour
choice-pass-round = Pas pendant cette manche
choice-agree = Le laisser partir
choice-refuse = Le garder où il est
choice-ship = Prendre un navire libre
choice-guest = Mettre un de tes caballeros à la cour de { $owner }
choice-ship-from = Prendre un navire à { $owner }

event-ship =
    { $loser ->
        [none] { $seat } prend un navire.
       *[other] { $seat } prend un navire à { $loser }.
    }
event-landed = { $seat } débarque un caballero { au-lieu }.
event-jailed = Un caballero { couleur } va { du-lieu } en prison.
event-pardoned = Tous les prisonniers sont graciés et vont { au-lieu }.
event-character =
    { $character ->
        [queen] { $seat } prend la Reine.
       *[jester] { $seat } prend le Bouffon.
    }
event-guest = { $seat } met un caballero à la cour de { $host }.
event-guest-placed = { $seat } place { un-caballero }, un invité, { au-lieu }.
event-refused = { $seat } ne laisse pas partir son caballero.
event-boycott = { $seat } boycotte une région.
event-boycotted = { $seat } boycotte { le-lieu } : pas de décompte là-bas.
event-incognito = { $seat } a choisi où le Roi voyage incognito.
event-unmasked = { $seat } dévoile le Roi incognito.
event-incognito-lapsed = { $seat } perd son Roi incognito.
event-kept-used = { $seat } utilise « { $card } », gardée d’un tour précédent.
event-stopped = Après { $seat }, plus personne n’a d’action spéciale pendant cette manche.
event-last-word = { $seat } aura le dernier mot de cette manche.
event-revolution =
    { $stand_in ->
        [none] Révolution : le Roi est jeté dans le Castillo, et personne ne le remplace.
       *[other] Révolution : le Roi est jeté dans le Castillo. Le Grande de { $stand_in } le remplace.
    }

label-boycott = Boycott :
label-free-choice = Libre choix :
label-guests = Invités :
label-incognito = Roi incognito :
label-king-in-castillo = Le Roi est dans le Castillo
label-saved = Gardée :
label-ships = Navires :

refusal-ships = Un ou deux navires : le choix n’existe qu’à deux joueurs ; à { $count }, il y en a toujours deux.

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
