# What the expansions of the Big Box have on the table, as a screen names it before it tells where it is or who has it.

label-alliance = Alliance:
label-beside-castillo = Beside the Castillo:
label-delayed = Scored later:
label-galleon = On the ships:
label-inquisitor = Inquisitor:
label-jester = Court Jester:
label-last-card = with
label-last-word = Last word:
label-offices = Offices:
label-prison = Prison:
label-quarantine = Quarantine:
label-queen = Queen:
label-spies = Spies:
label-stand-in = In the King's place:
label-stopper = Action stop by
label-striker = Double strike:
