# Co dodatki z Big Boxa mają na stole: tak nazywa to ekran, zanim powie, gdzie to jest albo kto to ma.

label-alliance = Sojusz:
label-beside-castillo = Obok castillo:
label-delayed = Podliczane później:
label-galleon = Na statkach:
label-inquisitor = Inkwizytor:
label-jester = Błazen:
label-last-card = z kartą
label-last-word = Ostatnie słowo:
label-offices = Urzędy:
label-prison = Więzienie:
label-quarantine = Kwarantanna:
label-queen = Królowa:
label-spies = Szpiedzy:
label-stand-in = Zastępuje króla:
label-stopper = Wstrzymanie akcji:
label-striker = Podwójne uderzenie:
