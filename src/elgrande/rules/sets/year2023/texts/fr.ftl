### The action cards of 2023.

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Place jusqu’à 2 caballeros de ta cour, en plus du 1 que cette carte permet de toute façon, dans des régions de ton
    choix, ensemble ou séparément, adjacentes ou non à la région royale. Aucun ne peut aller dans la région royale ni au
    Castillo.
    .title = Milice
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }
card-n2-withdrawal = { card-c2-angry-king }
    .title = Retraite
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Guerre civile
card-n2-assassin = { card-c2-remove1-each } À deux joueurs, le joueur fantôme compte ici comme un adversaire.
    .title = Assassin
    .note =
        Les règles expliquent cette carte sans la montrer. Elles ne disent ni son paquet, ni si chaque adversaire doit en
        perdre un.
card-n2-court-all = { card-c2-court-all }
    .title = { card-c2-court-all.title }
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = { card-c2-court-3.title }
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = Décompter une région de ton choix
    .note = { note-stack-and-copies }
card-n3-score-4 = { card-c3-score-4 }
    .title = Avant-poste
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = Décompter les régions à 6 ou 7
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Ouvre le Castillo et décompte-le. Le joueur qui y est seul en tête reçoit aussi le bonus de son Grande s’il est à
            l’intérieur, et celui du Roi s’il se tient à côté. Tout retourne ensuite à l’intérieur.
       *[no] { card-c3-score-castillo }
    }
    .title = Révélation
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = Décompter les premières places
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = Décompter la région la plus peuplée
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = Décompter la région la moins peuplée
    .note = { note-kept }
card-n4-decree = { card-c4-scoreboard }
    .title = Décret
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] À la place, tu peux reprendre un modificateur que tu as utilisé.
       *[no] { "" }
    }
    .title = Pleins pouvoirs
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Appelés à la cour
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Un Grande qui est dans le Castillo y reste.
       *[no] { "" }
    }
    .title = Nouvelle patrie
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } À deux joueurs, ceux du joueur fantôme restent aussi.
    .title = Coup d’État
    .note = Les règles parlent de cette carte dans un exemple. Ni son texte ni son paquet ne sont montrés.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Conseil au Roi
    .note = { note-kept }
card-n5-majesty =
    Déplace le Roi dans n’importe quelle autre région, mais ni au Castillo, ni en France, ni au Portugal.
    { rule-king-then-placing } Cette carte est proposée à chaque manche.
    .title = Votre Majesté

note-kept = Les règles ne montrent pas cette carte ; elle est reprise du jeu de 1995.
note-copies = Les règles montrent cette carte, mais pas combien il y en a d’exemplaires.
note-stack = Les règles montrent cette carte, mais pas son paquet.
note-stack-and-copies = Les règles montrent cette carte, mais ni son paquet ni le nombre d’exemplaires.
note-stand-in = On ne sait rien de cette carte : celle-ci en tient lieu.

# Ce qui est « adjacent » tant que le Roi n’est dans aucune région.
rule-neighbours-abroad =
    De France ou du Portugal, il va dans une région qui borde ce pays ; du Castillo, dans n’importe laquelle.
