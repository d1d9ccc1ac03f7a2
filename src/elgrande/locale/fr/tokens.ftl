# Ce que les extensions de la Big Box posent sur la table, tel qu’un écran le nomme avant de dire où c’est ou qui l’a.

label-alliance = Alliance :
label-beside-castillo = Au pied du Castillo :
label-delayed = Décompte différé :
label-galleon = Sur les navires :
label-inquisitor = Inquisiteur :
label-jester = Bouffon :
label-last-card = avec
label-last-word = Dernier mot :
label-offices = Charges :
label-prison = Prison :
label-quarantine = Quarantaine :
label-queen = Reine :
label-spies = Espionnage :
label-stand-in = À la place du Roi :
label-stopper = Actions stoppées par
label-striker = Coup double :
