### New Regency (2023): ten cards for the King instead of one.

set-new-regency = Nouvelle Régence
    .about =
        Dix cartes spéciales remplacent la carte Roi, une par manche : le Roi part à l’étranger, au Castillo, ou échange sa
        place avec un Grande.

card-r5-exile =
    Déplace le Roi hors du pays, en France ou au Portugal. Tant qu’il y est, il n’y a pas de région royale : rien n’est
    fermé, et personne ne reçoit le bonus royal. On ne place des caballeros que dans les régions qui bordent ce pays, ou au
    Castillo. D’autres cartes peuvent le faire revenir.
    .title = Exil
card-r5-entourage =
    Déplace le Roi dans n’importe quelle autre région et emmène avec lui 2 caballeros de son ancienne région, des couleurs de
    ton choix. S’il n’y en a qu’un, il le suit seul. Personne ne le suit s’il n’était pas dans une région.
    .title = Suite royale
    .note =
        Les règles expliquent cette carte sans montrer son texte : la destination, les couleurs et qui choisit sont
        notre hypothèse.
card-r5-competition =
    Déplace le Roi dans n’importe quelle autre région et jette dans le Castillo tous les Grandes qui s’y trouvent. À chaque
    décompte du Castillo, ils donnent leur bonus à leur joueur s’il y est seul en tête. Ils en sortent au prochain décompte
    général, pour la région que montre son disque ; si c’est la région royale, ils restent à l’intérieur.
    .title = Concurrence
card-r5-country-seat =
    Déplace le Roi dans la région qui compte le moins de caballeros, toutes couleurs confondues ; en cas d’égalité, tu
    choisis. Les régions vides sont exclues. Sa région actuelle compte aussi ; si elle est seule à en avoir le moins, il
    reste.
    .title = Maison de campagne
card-r5-revolt =
    Mets le Roi à côté du Castillo, qui devient la région royale jusqu’à ce qu’il soit déplacé. On place des caballeros dans
    n’importe laquelle des neuf régions mais pas au Castillo, et rien n’y entre ni n’en sort. Son décompte peut rapporter le
    bonus royal ; lors d’un décompte général, ses caballeros et ses Grandes restent à l’intérieur.
    .title = Révolte
card-r5-smuggling =
    Le Roi reste où il est. Quand tu places ensuite des caballeros pendant ce tour, tu peux aussi les placer dans la région
    royale. Impossible tant que le Roi est en France ou au Portugal.
    .title = Contrebande
card-r5-substitute =
    Échange le Roi avec le Grande de n’importe quel joueur. Les deux doivent être dans des régions, et pas dans la même.
    .title = Doublure
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Remplacement : Roi dans une région voisine
    .note = { note-stand-in }
card-r5-unknown-9 =
    Déplace le Roi dans n’importe quelle autre région, mais ni au Castillo, ni en France, ni au Portugal.
    { rule-king-then-placing }
    .title = Remplacement : Roi où tu veux
    .note = { note-stand-in }
card-r5-unknown-10 =
    Déplace le Roi dans la région qui compte le plus de caballeros, toutes couleurs confondues ; en cas d’égalité, tu
    choisis. Sa région actuelle compte aussi ; si elle est seule à en avoir le plus, il reste.
    .title = Remplacement : Roi dans la région la plus peuplée
    .note = { note-stand-in }
