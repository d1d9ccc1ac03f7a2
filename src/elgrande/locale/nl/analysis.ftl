# Uitproberen: het analysebord, de stellingeneditor en wat je kunt meenemen.

analysis-title = Analyse
analysis-variations = Varianten
analysis-moment = Keuzes van deze variant
analysis-line = { $number }. ({ $count ->
    [one] één keuze
   *[other] { $count } keuzes
})
analysis-eyes = Wat verborgen is
analysis-eyes-about = Alles zoals het was, of opnieuw bedacht wat een speler niet kon weten
analysis-open = Alles open
analysis-imagined = Zoals { $name } het zich voorstelt
analysis-again = Iets anders bedenken
analysis-keep = Bewaren
analysis-kept = De analyse is bewaard.
analysis-share = Link kopiëren
analysis-more = Meer
analysis-leave = Analyse verlaten
analysis-name = Naam van de analyse
analysis-variation-name = Naam van deze variant
analysis-remove-variation = Deze variant verwijderen
analysis-play-bots = Tegen bots spelen
analysis-play-friends = Met vrienden spelen
analysis-edit = Stelling veranderen
analysis-analyse = Analyseren
analysis-too-long = Dit is te lang voor een link; bewaar het eerst.
analysis-broken-link = In deze link staat niets om te analyseren. Misschien is hij afgekapt.
analysis-no-chart = In een analyse is er geen puntengrafiek.
analysis-mine = Mijn analyses
analysis-mine-about = Begin op een willekeurig moment van een opname, of stel een stelling samen.
analysis-none = Je hebt er nog geen bewaard.
analysis-count = { $count ->
    [one] één variant
   *[other] { $count } varianten
}
analysis-remove = Verwijderen
analysis-export = Meenemen
analysis-export-png = Afbeelding van de kaart (PNG)
analysis-export-svg = Tekening van de kaart (SVG)
analysis-export-scenario = Stelling (scenario)
analysis-export-record = Spel tot hier (opname)
analysis-editor = Stellingeneditor
analysis-editor-about = Stel een willekeurige stelling samen en speel of analyseer haar. Wat open blijft, volgt uit de rest of uit het toeval.
analysis-position = Een stelling
analysis-position-name = Naam
analysis-edition = Editie
analysis-players = Spelers
analysis-sets = Uitbreidingen
analysis-facts = Wat er op tafel ligt
analysis-way = Hoe je het verandert
analysis-way-form = Velden
analysis-way-text = Tekst
analysis-text-about = De stelling als scenario (YAML)
analysis-apply = Toepassen
analysis-possible = Deze stelling is mogelijk.
analysis-in-line = Regel { $line }: { $reason }
analysis-seat = Jouw plaats
analysis-round = Ronde
analysis-phase = Moment
analysis-phase-round = voordat de kaarten worden omgedraaid
analysis-phase-power = machtskaarten worden gespeeld
analysis-phase-turns = voor de volgende beurt
analysis-phase-supply = een beurt: caballeros naar het hof
analysis-phase-card = een beurt: een kaart nemen
analysis-phase-turn = een beurt: met een kaart
analysis-phase-scoring = algemene telling
analysis-start = Startspeler
analysis-active = Wie aan de beurt is
analysis-king = Koning
analysis-caballeros = Caballeros
analysis-court = Hof
analysis-grande = Grande
analysis-points = Punten
analysis-played = Machtskaart
analysis-hand = Hand
analysis-board = Scorebord { $board }
analysis-offer = Open kaart, stapel { $stack }
analysis-by-chance = door het toeval
analysis-no-card = geen
analysis-card = Kaart van de beurt
