# Wat de uitbreidingen van de Big Box op tafel hebben, zoals een scherm het noemt voordat het zegt waar het is of van wie.

label-alliance = Alliantie:
label-beside-castillo = Naast het Castillo:
label-delayed = Later geteld:
label-galleon = Op de schepen:
label-inquisitor = Inquisiteur:
label-jester = Hofnar:
label-last-card = met
label-last-word = Laatste woord:
label-offices = Ambten:
label-prison = Gevangenis:
label-quarantine = Quarantaine:
label-queen = Koningin:
label-spies = Spionnen:
label-stand-in = Vervangt de Koning:
label-stopper = Actiestop door
label-striker = Dubbelslag:
