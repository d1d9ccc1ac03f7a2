### De tafel in de browser: wat het scherm zegt naast de teksten van het spel zelf.

table-map = Kaart van Spanje
# Een kleur op een plaats, voor schermlezers. $grande zegt of de Grande daar is (yes of no).
table-pieces-of =
    { $seat }: { $grande ->
        [yes]
            { $count ->
                [0] Grande
                [one] 1 caballero en de Grande
               *[other] { $count } caballero's en de Grande
            }
       *[no]
            { $count ->
                [one] 1 caballero
               *[other] { $count } caballero's
            }
    }
table-rounds = Ronden
table-general-scoring = algemene puntentelling
table-player-count =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
# Hoe het Castillo wordt gespeeld: dicht of open.
table-castillo =
    { $value ->
        [open] Castillo open
       *[hidden] Castillo dicht
    }

## Wat te doen

table-choose = Kies een van de mogelijkheden.
table-over = Het spel is afgelopen
table-watching = Wat er gebeurt
# $number is hoeveel het er zijn.
table-turn-of =
    { $number ->
        [one] { $seats } is aan de beurt
       *[other] { $seats } kiezen
    }
# Wat anderen kiezen; $kind is de soort beslissing, $number hoeveel het er zijn.
table-waits =
    { $kind ->
        [power] { $seats } kiest een machtkaart.
        [modifier] { $seats } denkt na over een modificator.
        [draft]
            { $seats } { $number ->
                [one] kiest
               *[other] kiezen
            } modificatoren.
        [supply] { $seats } haalt caballero's naar het hof.
        [recall] { $seats } haalt caballero's terug naar het hof.
        [card] { $seats } kiest een actiekaart.
        [turn] { $seats } gaat zetten of de actie uitvoeren.
        [place] { $seats } zet caballero's.
        [place_extra] { $seats } zet caballero's.
        [veto] { $seats } denkt na over een veto.
        [lift] { $seats } verplaatst caballero's.
        [drop] { $seats } verplaatst caballero's.
        [king] { $seats } verplaatst de Koning.
        [grande] { $seats } verplaatst de Grande.
        [board] { $seats } legt een scoretegel.
        [castillo_disc] { stelt-schijf-in }
        [scoring_disc] { stelt-schijf-in }
        [loss_disc] { stelt-schijf-in }
        [eviction_disc] { stelt-schijf-in }
       *[other] { $seats } denkt na.
    }
stelt-schijf-in =
    { $number ->
        [one] { $seats } stelt in het geheim de kiesschijf in.
       *[other] { $seats } stellen in het geheim hun kiesschijven in.
    }
table-disc-set = Je kiesschijf staat op { $place }. Je kunt hem nog veranderen tot iedereen klaar is.
table-change-disc = Opnieuw instellen
table-dial = Kiesschijf
table-dial-unset = nog niet ingesteld
table-discs = De kiesschijven gaan open
table-scored-nobody = Hier krijgt niemand punten.
table-scored-so-far = In deze telling tot nu toe:
table-unseen = Wat er net is gebeurd
table-sending = onderweg…
table-at-once = Hoeveel tegelijk:
# Een lijst van alles wat je kunt kiezen, voor wie dat liever heeft.
table-all-options = Alle { $count } mogelijkheden als lijst
table-pass-veto = Laat deze hele actie doorgaan
# Waar caballero's gezet mogen worden; $places is een of meer van de zinsdelen hieronder.
table-where = Ze gaan { $places }.
table-where-near = naast de Koning ({ $king })
table-where-anywhere = naar elke regio behalve die van de Koning ({ $king })
table-where-place =
    { $place ->
        [castillo] in het Castillo
        [ship] naar het schip
       *[other] naar { $place_name }
    }
table-where-lit = Ze gaan naar waar het bord oplicht.
table-look-at-cards = Wijs een kaart aan om alles te lezen en op het bord te zien waar die iets kan doen. De paarden zeggen hoeveel caballero's je ermee mag zetten.
table-why-not = Waarom hier niet?
table-rule = De regel
# Gevraagd voordat een beurt eindigt waarin nog iets over is: $open is wat nog niet is gedaan (both, placing of action).
table-give-up =
    { $open ->
        [both] Je hebt geen caballero's gezet en de speciale actie niet uitgevoerd.
        [placing] Je hebt nog geen caballero's gezet.
       *[action] Je hebt de speciale actie nog niet uitgevoerd.
    } Toch je beurt beëindigen?
table-hot-seat =
    { $number ->
        [one] { $seat } is aan de beurt. Geef het scherm door.
       *[other] { $seat } zijn aan de beurt. Geef het scherm aan een van hen.
    }
table-hot-seat-show = Ik ben { $seat }
table-hot-seat-cover = Scherm afdekken
table-hot-seat-covered = Alle kaarten zijn afgedekt. Zeg wie je bent om de jouwe te zien.

## Knoppen

table-undo = Terug
table-reset = Opnieuw
table-confirm = Bevestigen
table-close = Sluiten
table-skip = Overslaan
table-pause = Pauze
table-go-on = Verder
table-step = Volgende stap
table-again = Nog eens zien
table-undone = Een keuze is teruggenomen.
table-result = Uitslag tonen
table-home = Startpagina
table-help = Tekens en toetsen
table-what = Wat is dit?
table-hint = Tip
table-hint-thinking = denkt na…
table-hints = Tips
table-advised = Advies nummer { $rank }
table-chance = Kans om te winnen
table-points-then = Verwachte punten na de volgende algemene puntentelling
table-points-expected =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Kaarten en spelers

table-take-card = Deze kaart nemen
table-taken-by = Genomen door { $seat }
table-places =
    { $count ->
        [0] Zet geen caballero's
        [one] Zet 1 caballero
       *[other] Zet maximaal { $count } caballero's
    }
table-reach = Zou hier nu iets kunnen doen: { $places }.
table-no-offer = Er liggen geen kaarten open.
table-unfold-cards =
    { $count ->
        [one] Nog één kaart
       *[other] Nog { $count } kaarten
    }
table-fold-cards = Minder kaarten
# $state is waar de kaart is: in de hand (hand, lit, staged), op tafel (played) of opgebruikt (used).
table-power-card =
    { $power ->
        [0] Machtkaart zonder waarde
       *[other] Machtkaart { $power }
    }, levert { $brings ->
        [0] geen caballero's
        [one] 1 caballero
       *[other] { $brings } caballero's
    } op{ $state ->
        [used] , gebruikt
        [played] , op tafel
       *[other] { "" }
    }
table-veto = Veto
table-vetos =
    { $count ->
        [one] heeft een veto
       *[other] heeft { $count } veto's
    }
table-substitute = Een bot speelt voor deze speler
table-bot = Bot
table-away = afwezig
table-acted = is deze ronde al geweest
table-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
table-taken-back =
    { $count ->
        [one] Eén ervan is gedekt teruggenomen.
       *[other] { $count } ervan zijn gedekt teruggenomen.
    }
table-without-castillo = Het Castillo is dicht en telt niet mee.
table-hand-over = Laat een bot voor mij spelen
table-take-back = Weer zelf spelen
table-spectator = Je kijkt naar dit spel.
table-open-hands = Overige machtkaarten

## Een hand die uit veel kaarten wordt gekozen

table-hand-cards = Machtkaarten om uit te kiezen
table-hand-tray = Jouw hand
# $face is de waarde van de kaart, of none.
table-hand-card =
    { $face ->
        [none] geen waarde
       *[other] waarde { $face }
    }, levert { $brings ->
        [0] geen caballero's
        [one] 1 caballero
       *[other] { $brings } caballero's
    } op.
table-hand-put-back =
    { $face ->
        [none] { $name } terugleggen
       *[other] { $face } ({ $name }) terugleggen
    }
table-hand-count = { $chosen } van { $count } kaarten gekozen
table-suggest-recommended = Aanbevolen
table-suggest-random = Willekeurig
table-show-map = Naar het bord
table-show-cards = Naar de kaarten

## Plaatsen

table-king-here = Hier is de Koning: niets gaat erin of eruit.
table-mobile-here = Een scoretegel ligt over de gedrukte waarden.
table-grandes-here = Thuisregio van de Grande van: { $names }
table-castillo-closed = Dicht. Wat erin ging, komt er bij de volgende telling uit.
# $token is gold of goods, $count hoeveel caballero's het dragen.
table-carries =
    { $seat }: { $token ->
        [gold]
            { $count ->
                [one] een caballero met goud
               *[other] { $count } caballero's met goud
            }
       *[goods]
            { $count ->
                [one] een caballero met goederen
               *[other] { $count } caballero's met goederen
            }
    }
table-empty-place = Niemand heeft hier caballero's.

## Verloop en chat

table-log-empty = Er is nog niets gebeurd.
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.

## Het einde

table-end-you-win = Je hebt gewonnen!
table-end-you-share = Je deelt de overwinning!
table-end-wins =
    { $number ->
        [one] { $winners } wint
       *[other] { $winners } delen de overwinning
    }
table-end-board = Bord bekijken
table-end-sources = Waar de punten vandaan kwamen
table-end-rounds = Punten per ronde
table-end-scorings = Punten per telling
table-end-scoring = Na ronde { $round }
table-end-between = Tussen de tellingen
table-end-counting = De punten worden geteld…
table-end-rematch = Nog een keer
table-end-replay = Terugkijken
table-end-share = Link naar het verslag kopiëren
table-source-general = Regio's
table-source-castillo = Castillo
table-source-special = Extra puntentellingen
table-source-king = Koning
table-source-grande = Grande
table-source-other = Overig

## Hulp

table-sign-count = caballero's van een speler
table-sign-grande = met de Grande, wiens thuisregio dit is
table-sign-pill = punten voor de eerste, tweede en derde plaats
table-sign-mobile = een scoretegel
table-sign-king = de Koningsregio: niets gaat erin of eruit
table-sign-touched = waar de kaart die je bekijkt iets kan doen
table-sign-gold = goud, en wie het draagt
table-sign-goods = goederen, en wie ze draagt
table-sign-preview = wat een telling nu zou opleveren
table-sign-reconstructed = de spelregels tonen deze kaart niet helemaal
table-keys = Toetsen
table-key-first = naar het eerste dat je kunt kiezen
table-key-tab = naar het volgende dat je kunt kiezen
table-key-arrows = van regio naar regio op het bord
table-key-enter = kiezen
table-key-confirm = bevestigen, of je beurt beëindigen
table-key-what = Wat is dit? Legt uit wat je aantikt of wat de focus heeft
table-key-undo = terugnemen
table-key-reset = alles van deze beurt terugnemen
table-key-hint = een tip vragen
table-key-again = nog eens zien wat er sinds je laatste keuze is gebeurd
table-key-skip = overslaan tot nu
table-key-log = verloop en chat
table-key-escape = de keuze loslaten
table-map-credit = Kaart: provincies van Spanje © Instituto Geográfico Nacional (CC-BY 4.0), overige landen Natural Earth.

## Wat sets meebrengen: ambten, fiches, wat een tijdje geldt

table-facts = Aan deze tafel
table-fact-yes = ja

## Het verloop, per ronde en beurt.
table-log-powers = Gespeeld: { $list }
table-log-takes = neemt { $card }
table-log-places = { $count } naar { $place }
table-log-moves =
    { $count ->
        [one] verplaatst 1 caballero
       *[other] verplaatst { $count } caballero's
    }
table-log-scores = scoort { $points }
table-log-king = de Koning naar { $place }
table-log-grande = de Grande naar { $place }
table-log-grande-of = de Grande van { $seat } naar { $place }
table-log-board = een scoretegel naar { $place }
table-log-vetoed = Veto van { $seat }
table-log-nothing = niets
# Volgt op een zin die zegt dat caballero's naar het hof gaan.
table-log-king-there = , omdat de Koning in { $place } stond.
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Tonen
table-log-all = Alles
table-log-scorings = Alleen tellingen
table-log-copy = Kopiëren
table-log-copied = Gekopieerd
table-log-show = Op het bord tonen

## Het bord van dichterbij bekijken.
table-map-tools = Weergave van het bord
table-map-closer = Dichterbij
table-map-farther = Verder weg
table-map-fit = Het hele bord
table-lens-plain = Het bord zoals het is
table-lens-lead = Wie waar voorstaat, en met hoeveel
table-lens-points = Waar één caballero meer je punten zou opleveren
table-lens-changes = Wat er sinds je laatste keuze is veranderd

## Wat hier wordt gespeeld.
table-info = Over deze tafel
table-info-sets = Uitbreidingen
table-info-watching = Toeschouwers
table-info-link = Link naar dit spel kopiëren
table-info-position = Stelling als scenario kopiëren
table-info-position-link = Link met de stelling kopiëren
table-info-position-long = Deze stelling is te lang voor een link; kopieer die als scenario.
table-watcher-guest = { $name } (gast)
table-watchers =
    { $count ->
        [0] niemand kijkt mee
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
