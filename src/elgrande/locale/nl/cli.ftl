### Wat de opdrachtregel zegt, behalve wat er in het spel gebeurt.

## De tafel op het scherm

cli-title = uitgave { $edition }, { $players } spelers, seed { $seed }
cli-title-unseeded = uitgave { $edition }, { $players } spelers
# Volgt op de titel waar de waarden op het bord niet zeker zijn.
cli-boards-unsure = { ", " }scoretabellen { $mark }
cli-closed = dicht
# What stands before something, as in "Turn order:".
cli-colon = { $label }:
cli-belongings = hof { $court }, provincie { $province }
# Caballero's van de dummy die niet op het bord staan.
cli-stock = provincie { $count }
cli-you = jij
cli-starts = begint
cli-vetos =
    { $count ->
        [one] veto
       *[other] { $count } veto's
    }
cli-hand = Machtkaarten
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# Na een zin die meerdere keren achter elkaar geldt.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [one] Hiervoor nog één regel: typ log
       *[other] Hiervoor nog { $count } regels: typ log
    }
cli-card-of = De kaart van { $seat }

## Vragen

cli-ask = >
cli-ask-default = (Enter: { $choice }) >
# De woorden typ je in elke taal zoals ze er staan.
cli-ask-hand = (een hele hand ineens: { $recommended } of { $random }) >
cli-done = Enter: verder. undo: terugnemen. >
# Hierna volgt de speler.
cli-you-are = Jij bent
cli-introduction = Typ de toets van een mogelijkheid en dan Enter; ? legt de rest uit.
cli-no-answer = Typ een van de toetsen, of ? voor hulp.
cli-no-option = “{ $answer }” is geen van de mogelijkheden. Typ een van de toetsen, of ? voor hulp.
cli-ambiguous = “{ $answer }” past op { $options }.
cli-cannot-undo =
    Er valt niets terug te nemen: sinds je laatste keuze is er iets geheims getoond of heeft iemand anders iets gedaan.
cli-undone = Teruggenomen.
cli-file = BESTAND
cli-saved = Het spel staat in { $file }.
cli-look-again = Het spel is bewaard. Zo bekijk je het opnieuw:
cli-left = Je spel is bewaard. Zo ga je later verder:

## Hulp

cli-help-keys = Typ de toets vóór een mogelijkheid en dan Enter.
cli-help-notation =
    Of typ de mogelijkheid zelf, zoals { $example }, of zoveel ervan dat duidelijk is wat je bedoelt: { $short }
cli-help-several = Meerdere antwoorden op één regel gelden na elkaar: { $example }
cli-help-help = deze hulp
cli-help-undo = je laatste keuze terugnemen, zolang er niets geheims is getoond en niemand anders iets heeft gedaan
cli-help-score = wat iedereen zou krijgen als er nu geteld werd, en waarom
cli-help-cards = de openliggende kaarten met hun hele tekst
cli-help-log = wat er tot nu toe is gebeurd, één regel per beurt
cli-help-log-all = alles wat er is gebeurd, tot in detail
cli-help-board = de tafel nog eens tonen
cli-help-save = het spel in een bestand schrijven en dat bijhouden
cli-help-quit = stoppen; het spel blijft bewaard
cli-help-places = Plaatsen:
cli-help-signs =
    { $crown } een Grande, { $king } de Koning, van wie de regio taboe is, { $mobile } een scoretegel, { $horse } een caballero
    die je met een actiekaart zet of die een machtkaart oplevert, { $scoring } een algemene puntentelling. Kaarten:
    { $reconstructed } gereconstrueerd, { $invented } verzonnen, { $corrected } door je bestand gecorrigeerd.
cli-castillo-unknown = Het Castillo is dicht en telt niet mee.

## Simulaties

cli-wins = Gewonnen
cli-least = Minste punten
cli-mean = Gemiddeld
cli-most = Meeste
# $sets zijn de namen van de sets, $sets_number hoeveel het er zijn.
cli-simulated =
    { $games } willekeurige spellen: uitgave { $edition }{ $sets_number ->
        [0] { "" }
       *[other] { " " }met { $sets }
    }, { $players } spelers, vanaf seed { $seed }
cli-decisions =
    Beslissingen per spel: { $least } tot { $most }, gemiddeld { $mean }. Gedeelde overwinningen: { $shared }.
cli-speed = { $seconds } s: { $games } spellen/s, { $decisions } beslissingen/s

## De meting

cli-game = Spel
cli-compiled = gecompileerd
cli-interpreted = puur Python

## Andere opdrachten

cli-characters = Karakterkaarten
cli-no-stack = De rij en de machtkaarten van elke speler ({ $count } kaarten)
cli-stack =
    Stapel { $stack }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
cli-no-cards = Zo'n kaart is er niet.
cli-sound = { $file } is in orde: { $entries } regels.
cli-waiting = Wachten op { $players }.
cli-passed = geslaagd
cli-failed = MISLUKT
cli-scenarios =
    { $passed } geslaagd, { $failed } mislukt, { $checked } verwachtingen gecontroleerd{ $unread ->
        [0] .
        [one] ; één bestand was niet te lezen.
       *[other] ; { $unread } bestanden waren niet te lezen.
    }

## elgrande doctor

cli-doctor-version = Versie
cli-doctor-python = Python
cli-doctor-rules = Regels
cli-doctor-page = Pagina
cli-doctor-extras = Extra's
cli-doctor-not-installed = Niet geïnstalleerd
cli-doctor-language = Talen
cli-doctor-terminal = Terminal
cli-doctor-package = Pakket
cli-doctor-games = Spellen
cli-doctor-verdict =
    { $wrong ->
        [0] Alles is in orde.
        [one] Eén ding is niet in orde.
       *[other] { $wrong } dingen zijn niet in orde.
    }
