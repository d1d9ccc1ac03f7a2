# Comment les cas douteux sont tranchés ; en entier et avec les raisons dans docs/rulings.md.

ruling-r-1 = Qui utilise la carte Grande déplace son propre Grande ; les autres ne déplacent pas le leur. Il ne peut ni quitter la région royale ni y entrer.
ruling-r-2 = La colère du Roi ne frappe que les adversaires. À une table de 1995, une option frappe tout le monde.
ruling-r-3 = On peut prendre à la cour moins de caballeros que n’en indique la carte de pouvoir. À une table de 1995, une option en exige exactement autant.
ruling-r-4 = Si la province n’en a pas assez, on peut tous les prendre, et ceux qui manquent dans les régions, mais jamais dans la région royale ni au Castillo.
ruling-r-5 = Qui a deux caballeros dans une région autre que celle du Roi doit régler une telle région ; sinon, une où il en a un seul.
ruling-r-6 = Personne n’est frappé d’office : on prend au plus un caballero à chaque adversaire et l’on peut en épargner.
ruling-r-7 = Qui doit en rendre plus qu’il n’en a rend tout ce qu’il peut, jamais de la région royale ni du Castillo.
ruling-r-8 = Un écusson doit changer de place : vers une région ou le Castillo qui n’en a pas, et pas là où se tient le Roi.
ruling-r-9 = Un veto empêche n’importe quelle action spéciale, y compris la carte du Roi et la prise d’un autre veto, mais jamais de placer, ni les renforts, ni la capacité d’un modificateur, ni un décompte général. Rien n’arrête un veto déjà opposé.
ruling-r-10 = Ce qu’une carte interdit ne peut pas être réglé sur le disque. La région royale peut l’être lors d’un décompte général et d’une expulsion : elle désigne alors la cour.
ruling-r-11 = Chaque déplacement mène un caballero d’une région à une autre ou au Castillo. On peut déplacer le même encore une fois, ce qui compte comme un déplacement de plus.
ruling-r-12 = Un Grande au Castillo va dans la région du disque de son propriétaire. Si c’est la région royale, il reste dedans, et d’ici là aucune région n’est sa région d’origine.
ruling-r-13 = Quand ces cartes emmènent un Grande ou des caballeros avec le Roi, le tabou ne les retient pas. Concurrence : le Roi se déplace d’abord, puis les Grandes de sa nouvelle région vont au Castillo.
ruling-r-14 = Quand on ne décompte que les premières places, qui est seul en tête reçoit aussi les bonus. Une égalité en tête ne rapporte rien.
ruling-r-15 = Quand le Roi est à l’étranger, on place dans les régions de cette frontière et au Castillo. Rien n’est tabou, et personne n’a son bonus.
ruling-r-16 = Quand le Roi se tient à côté du Castillo, rien n’y entre ni n’en sort. On peut le décompter, avec son bonus ; on place dans les neuf régions.
ruling-r-17 = On peut faire décompter une région vide, et prendre une carte sans s’en servir.
ruling-r-18 = Tous voient combien de caballeros de quelle couleur entrent au Castillo. Ensuite, personne ne regarde ; ce qui est dit est dit.
ruling-r-19 = Toute carte de pouvoir jouée peut revenir, même celle de cette manche. Elle compte toujours pour l’ordre du tour, et les autres n’apprennent pas laquelle c’est.
ruling-r-20 = Une région avec l’écusson 4·0·0 fait partie des régions à 4, une avec 8·4·0 d’aucun groupe. Le plus ou le moins de caballeros ne dépend pas des chiffres.
ruling-r-21 = Le joueur neutre possède des caballeros et ne décide de rien : pas de disque, pas de choix de pertes. On peut lui en prendre un comme à un adversaire.
ruling-r-22 = La somme peut être inférieure à 1 ou supérieure à 13, et aucune carte suivante ne peut l’égaler. Un modificateur par manche au plus ; pour les renforts, seule la carte de pouvoir compte.
ruling-r-23 = Une action qui n’a plus rien à faire est exécutée autant que possible, et la carte est utilisée.
ruling-r-24 = Une fois les disques dévoilés, pertes et déplacements se font dans le sens horaire, à partir de la gauche du joueur actif.
ruling-r-25 = Tous peuvent voir combien de caballeros il y a dans chaque cour et chaque province.
