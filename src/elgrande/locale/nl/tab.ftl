### Wat de pagina zegt waar ze alleen speelt, zonder server.

web-tab-loading = Het spel wordt op je apparaat klaargezet: { $percent }%. Je kunt intussen rondkijken.
web-tab-failed = Het spel kon in deze browser niet starten. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.
web-tab-storage-full = Je browser heeft geen ruimte meer. De partij gaat door, maar is weg als je de pagina sluit: speel die uit, of maak ruimte op je apparaat.
web-tab-storage-forbidden = Je browser bewaart niets voor deze pagina. Je kunt spelen, maar de partij is weg als je de pagina sluit; misschien komt het door een privévenster of door de instellingen van de browser.
web-tab-understood = Begrepen
web-tab-update = Er is een nieuwe versie van deze pagina.
web-tab-update-load = Nu laden
web-tab-friends = Met vrienden spelen
web-tab-friends-how = Deze pagina speelt alleen in jouw browser: tegen bots, of met meer mensen aan dit scherm. Om met vrienden elders te spelen draait een van jullie een server; daarvoor zijn een computer met Python en twee opdrachten genoeg:
web-tab-friends-records = Partijen kunnen verhuizen, heen en terug: download hier een verslag en open het daar.
web-tab-bots = Hier denken de bots op je eigen apparaat, langzamer dan op een server. Wie het verst vooruitkijkt, staat er niet bij; een hidalgo denkt een tiende seconde na, de zoekende bot een seconde.
web-tab-kept = Je naam en je partijen worden alleen in deze browser bewaard.
web-tab-carried = De partij in deze link wordt geopend…
web-tab-too-long = Deze partij is te lang voor een link; geef in plaats daarvan het bestand door.
web-tab-elsewhere = Partijen op deze pagina blijven in de browser waarin ze gespeeld zijn. Wie de partij heeft, kan haar daar delen als een link waar ze in zit.
web-problem-engine = Het spel kon in deze browser niet starten. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.
web-problem-carried = In deze link zit geen partij die te openen is; misschien is hij niet compleet.
