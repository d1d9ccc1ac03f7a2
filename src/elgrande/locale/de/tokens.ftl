# Was die Erweiterungen der Big Box auf dem Tisch haben, wie es ein Bildschirm nennt, bevor er sagt, wo es ist oder wer es
# hat.

label-alliance = Allianz:
label-beside-castillo = Neben dem Castillo:
label-delayed = Später gewertet:
label-galleon = Auf den Schiffen:
label-inquisitor = Inquisitor:
label-jester = Hofnarr:
label-last-card = mit
label-last-word = Letztes Wort:
label-offices = Ämter:
label-prison = Gefängnis:
label-quarantine = Quarantäne:
label-queen = Königin:
label-spies = Spionage:
label-stand-in = Vertritt den König:
label-stopper = Aktionsstopp von
label-striker = Doppelschlag:
