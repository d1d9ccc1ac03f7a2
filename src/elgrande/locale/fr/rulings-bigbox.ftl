# Comment les cas douteux de la Big Box sont tranchés ; en entier et avec les raisons dans docs/rulings.md.

## Communs à plusieurs extensions

ruling-a-01 = Tous les Grandes hors de la région royale vont au Castillo.
ruling-a-01b = Au Castillo, un Grande compte comme dans sa région d’origine quand on le décompte, puis de nouveau dans la région où il arrive.
ruling-a-01c = Le joueur dont le Grande est au Castillo ne peut pas choisir la région royale : un Grande n’a pas sa place à la cour.
ruling-a-02 = L’espion voit les autres disques du prochain décompte général avant de régler le sien, mais pas ceux des actions spéciales. Plusieurs espions règlent le leur ensemble, quand tous les autres ont fini.
ruling-a-03 = Deux caballeros de chaque joueur vont au Castillo, tous choisis par le joueur actif, dont deux des siens ; moins pour celui qui en a moins hors des régions taboues.
ruling-a-04 = Les régions alliées n’ont pas besoin d’être voisines.
ruling-a-04b = Chaque région alliée rapporte selon les chiffres qu’on y voit ; une région doublée ne double que sa part.
ruling-a-05 = Une égalité gagnée grâce à la bannière vaut une première place sans partage. Si personne ne peut prendre la bannière, elle attend le prochain de ses caballeros qui arrive dans une région. Aller en prison, par exemple, c’est partir : la bannière passe à un autre.
ruling-a-05b = À côté d’une tuile de limitation, la bannière ne départage personne ; celle d’un capitaine ou d’un vice-roi non plus.
ruling-a-06 = Un veto n’arrête une carte que l’on garde qu’au moment où elle est prise, pas quand elle agit.
ruling-a-07 = Un caballero qui porte de l’or ou une marchandise ne peut pas prendre la bannière.
ruling-a-08 = La bannière ne peut passer ni à un caballero de la région royale, ni à celui d’une autre région taboue. Si tous les autres y sont, elle attend.

## Grand Inquisiteur & Colonies

ruling-g-01 = América vaut 4·0·0 et África 4·2·1.
ruling-g-01b = América et África font partie des régions à 4.
ruling-g-02 = On ne livre rien en Francia ; le caballero garde son or ou sa marchandise.
ruling-g-03 = Le joueur qui met un caballero en Francia choisit sa case ; de même, c’est lui qui décide s’il devient capitaine ou vice-roi.
ruling-g-06 = L’or et les marchandises se posent avec l’action spéciale : pas sans elle, ni si un veto l’arrête avant qu’elle ne commence.
ruling-g-07 = Personne ne peut choisir une carte fermée pendant cette manche. On la ferme pendant son tour ou entre deux tours, même avant le premier.
ruling-g-08 = On peut garder le Coup double jusqu’à la fin de la manche suivante.
ruling-g-09 = La carte de l’Inquisiteur change de main avant le décompte des régions noires.
ruling-g-10 = Transport : autant de ses caballeros qu’on veut vers les colonies, puis autant qu’on veut de là vers d’autres régions.
ruling-g-11 = La tuile de limitation peut être posée outre-mer, mais pas en Francia.
ruling-g-12 = Le décompte différé peut viser n’importe quelle région, même la région royale, mais pas le Castillo.
ruling-g-13 = Tant que personne n’a l’Inquisiteur, la tuile est remplie par celui dont le tour vient de finir et, une fois le Castillo vidé, par le premier joueur.
ruling-g-14 = Les charges rapportent même quand on ne décompte que les premières places.
ruling-g-15 = Le capitaine et le vice-roi ne comptent pas quand on cherche la région la plus ou la moins peuplée.
ruling-g-16 = Les disques des autres cartes ne montrent que les neuf régions d’Espagne.
ruling-g-17 = Un caballero qu’un autre joueur a mis sur le navire pendant cette manche peut voyager au début du tour de son joueur.
ruling-g-18 = Si la province est vide, on peut aussi reprendre des caballeros chargés ou qui ont une charge ; ce qu’ils portent est perdu.
ruling-g-19 = Le premier disque ne peut pas montrer la région royale.
ruling-g-20 = Les cartes qui renvoient un caballero de chaque joueur n’atteignent pas les noirs.
ruling-g-21 = Le bonus du Grande sur le navire ne demande pas d’écusson.
ruling-g-22 = Les caballeros noirs du Castillo suivent le disque de celui qui a l’Inquisiteur. S’il désigne la cour, ou si personne ne l’a, ils restent dedans.
ruling-g-23 = Si le Coup double répète un décompte différé, le jeton va dans la nouvelle région.
ruling-g-24 = Les cartes qui sortent des caballeros d’une région ne peuvent pas les faire monter sur sa tuile ni en descendre. Celles qui déplacent n’importe quels caballeros le peuvent, chaque fois pour un déplacement.
ruling-g-25 = Tant que personne n’a l’Inquisiteur, les caballeros noirs ne font d’aucune région la plus peuplée et n’empêchent aucune d’être la moins peuplée.
ruling-g-26 = Là où se trouve la tuile de limitation, seuls ceux qui sont dessus comptent pour la région la plus ou la moins peuplée.
ruling-g-27 = L’or et les marchandises rapportent au joueur du caballero, même quand c’est un adversaire qui les amène en Espagne.

## Grandissimo

ruling-gr-02 = Personne ne quitte le Castillo pour le Portugal : il n’est pas sur le disque.
ruling-gr-03 = Dans un décompte général, le Roi incognito passe avant les disques, le Portugal est décompté en dernier, et le Roi revient tout à la fin.
ruling-gr-04 = Quand un navire est pris, les caballeros à bord vont à leur cour ; si leur joueur a un autre navire, ils restent à bord.
ruling-gr-04b = On prend d’abord un navire libre. S’il n’y en a pas, celui de n’importe quel joueur, même si l’on a déjà l’autre.
ruling-gr-07 = Boycott : une région choisie en secret n’est pas décomptée. Ligue : on peut déplacer les deux écussons. Ordre d’expulsion : les autres quittent le Castillo pour leur cour. Le dernier mot : le placement et le symbole attendent, pas les renforts. Roi incognito : perdu quand on règle les disques du prochain décompte général.
ruling-gr-08 = Une fois par tour, l’Inquisiteur général déplace les deux mercenaires, chacun avec un caballero de sa région si son joueur est d’accord. Ils comptent pour celui qui le détient.
ruling-gr-09 = Les cours se décomptent comme une région, avec les mêmes places et les mêmes égalités ; les invités ne comptent pas.
ruling-gr-10 = L’invité est placé au début du prochain tour de son hôte, sans rien coûter, là où l’hôte peut placer ou au Castillo. Il faut le placer.
ruling-gr-11 = Après une Révolution, le Roi revient sur le plateau, au Portugal, une fois passé le prochain décompte général. Si aucun Grande ne le remplace, il n’y a pas de région royale, et l’on ne place qu’au Castillo.
ruling-gr-12 = Va en prison un caballero de n’importe quel joueur, pris dans une région qui n’est pas taboue ; jamais un caballero du Castillo ni un mercenaire.
ruling-gr-13 = On gracie avant ou après le déplacement du Roi, jamais vers la région où il se trouve alors.
ruling-gr-14 = Sans Inquisiteur, les mercenaires ne comptent pas, même quand on cherche la région la plus ou la moins peuplée.
ruling-gr-15 = Le Boycott et le Roi incognito ne peuvent pas choisir le Portugal.
ruling-gr-16 = Une région boycottée quitte son alliance, et l’autre est décomptée seule.
ruling-gr-17 = Si le Roi incognito apparaît entre une annonce et son exécution, rien n’entre dans sa région ni n’en sort ; la carte est tout de même utilisée.
ruling-gr-18 = Un Roi incognito met fin à une Révolution : le Roi est de retour sur le plateau.
ruling-gr-19 = La carte de plus d’un Double tour est son action spéciale : un veto ou les Actions stoppées la font perdre.
ruling-gr-20 = Si le paquet 6 compte moins de cartes que de manches, les mêmes reviennent dans le même ordre ; celle que quelqu’un garde manque quand vient son tour.

## Roi & Intrigant

ruling-k-01 = Les cartes de la rangée placent 2 et 4 caballeros à deux joueurs, 1, 3 et 5 à trois, 1, 2, 4 et 5 à quatre, de 1 à 5 à cinq, de l’Intrigant au Roi.
ruling-k-04 = La carte 30 vide entièrement la cour de tous les adversaires.
ruling-k-05 = Un veto arrête aussi l’action de la carte Roi ou Intrigant.
ruling-k-08 = Tout y est doublé, pour tous et avec tous les bonus. La région est annoncée ouvertement ; ce peut être n’importe laquelle des neuf, même la région royale. Deux au plus sont doublées.
ruling-k-09 = À deux et à trois joueurs, celui qui a la carte Roi ou Intrigant choisit entre l’action de celle-ci et celle de sa carte de pouvoir.
ruling-k-11 = Le joueur qui prend une carte du paquet 6 ou 7 laisse inutilisée sa carte de la rangée.
ruling-k-12 = Carte Intrigant : tous tes caballeros ne sont pas obligés de quitter la région, et ils peuvent aller à plusieurs endroits, même au Castillo.
ruling-k-13 = Avec les colonies, les caballeros des deux extensions commencent sur le plateau : deux, puis un, chaque fois avec un disque.
ruling-k-14 = Quand on ne joue que des cartes établies, les décomptes sont écartés s’il reste plus de treize autres cartes.

## Édition des joueurs

ruling-e-02 = Après deux Jokers, les deuxièmes cartes suivent dans l’ordre où les Jokers ont été joués.
ruling-e-03 = Un Castillo posé dans une région vaut ce que dit l’écusson visible là-bas, même mobile, et aussi lors des valorisations spéciales.
ruling-e-04 = Guerre civile : un caballero de sa propre cour va en province, et avec lui tous ceux des autres dans une région.
ruling-e-06 = On ne fait passer le pont qu’à ses propres caballeros, chacun une fois avant un tour. Celui du pont ne peut pas être déplacé.
ruling-e-07 = On ne retourne que les colonnes qui servent : 4·8 à trois joueurs, 8 à deux. Un écusson dans une région taboue ne peut pas être retourné.
ruling-e-08 = Celui qui est envoyé au Castillo reste au pied, à la vue de tous, jusqu’au prochain décompte général, et personne là-bas ne peut être déplacé.
ruling-e-09 = Une région en quarantaine est taboue, sans plus : pas de bonus, et rien ne change pour placer. Le Roi peut y entrer. Le jeton ne se pose pas sur une région déjà taboue.
ruling-e-10 = Ceux qui sont arrivés dans la région pendant cette manche retournent à la cour : de chaque couleur, autant qu’il en est venu sans repartir ; pas d’une région taboue.
ruling-e-11 = Maîtresse : pour le reste de la manche, tous peuvent placer dans n’importe quelle région qui n’est pas taboue.

## Cartes spéciales

ruling-s-03 = Le joueur qui pose la tuile désigne ceux qui sont de trop. Ensuite, ce sont ceux qui arrivent et, s’ils sont plusieurs, ceux qui sont le plus loin du premier joueur dans le sens horaire.
ruling-s-04 = Le caballero vient de la cour. Ceux qui ont une Réserve décident dans le sens horaire à partir du premier joueur.
ruling-s-05 = On peut protéger toute région qui n’est pas taboue. Si la carte est rejouée, le jeton se déplace.
ruling-s-06 = Le caballero d’une Réserve va à la cour ; ceux d’une tuile restent dans la région.
ruling-s-08 = Avant une valorisation spéciale, on demande une seule fois : après le moment des vetos et avant que rien n’ait lieu, disques compris.
ruling-s-09 = Il y a trois tuiles ; une quatrième ne fait rien. La tuile se pose en dernier : après un veto, il n’y en a pas.
ruling-s-10 = Avec la Fiesta, celui qui a la carte Roi ou Intrigant ne peut utiliser que l’action de celle-ci, quel que soit le nombre de joueurs.
ruling-s-11 = Si l’on peut aussi retirer des jetons : pont, alliance, quarantaine, jeton du Roi, risque d’effondrement et doublement, même dans une région taboue. Le caballero du pont va à la cour ; celui qui est au pied du Castillo y entre.
