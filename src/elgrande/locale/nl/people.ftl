# Spellen onder mensen: hoe ze eindigen, op wie je wacht, accounts, orde en berichten.

## Hoe een spel eindigt

people-end = Voorstellen om te stoppen
people-end-alone = Spel beëindigen
people-end-sure = Ja, nu beëindigen
people-end-about = Het spel is dan voorbij, en niemand heeft gewonnen. Het verslag blijft.
people-resign = Opgeven
people-resign-sure = Ja, voorgoed opgeven
people-resign-about = Daarna kun je niet meer terug naar je plaats.
people-delete-alone = Spel verwijderen
people-delete-sure = Ja, verwijderen
people-delete-about = Het spel en het verslag ervan zijn dan voorgoed weg.
people-resigned-note = Je hebt dit spel opgegeven.
people-ended-agreed = Iedereen vond het goed dit spel eerder te beëindigen.
people-ended-resigned = Het spel is voorbij: op één na heeft iedereen opgegeven.
people-ended-absence = Het spel eindigde eerder, omdat er iemand ontbrak.
people-ended-abandoned = Het spel is voorbij: er is lang niet verder gespeeld.
people-ended-closed = Deze tafel is gesloten door wie de server beheert.
people-see-record = Spel terugkijken
people-end-asked =
    { $number ->
        [one] { $names } wil het spel nu beëindigen.
       *[other] { $names } willen het spel nu beëindigen.
    }
people-end-agree = Akkoord
people-end-asking = Je stelt voor te stoppen. Het spel eindigt als iedereen die speelt akkoord is.
people-end-withdraw = Toch verder spelen
people-go-on = Verder spelen
people-new-game = Nieuw spel
people-go-on-about = Je spel tegen bots is in ronde { $round }, laatst gespeeld { $when }.
people-archive = Archief: spellen tegen bots die je liet liggen
people-archive-none = Hier is niets. Spellen tegen bots komen hier als je twee weken niet verder hebt gespeeld.

## Wachten

people-waited =
    { $minutes ->
        [one] Jullie wachten al een minuut op { $name }. Wat moet er gebeuren?
       *[other] Jullie wachten al { $minutes } minuten op { $name }. Wat moet er gebeuren?
    }
people-wish-remind = Herinneren
people-wish-bot = Een bot speelt verder
people-wish-skip = Deze beurt overslaan
people-wish-end = Spel beëindigen
web-notice-resigned = { $name } heeft opgegeven.
web-notice-absent = { $name } is te lang weg; een bot speelt verder.
web-notice-skipped = { $name } is weg; een bot speelt alleen deze beurt.
web-notice-reminded = { $name } wordt aan de beurt herinnerd.
people-aside-left = { $name } is vertrokken; een bot speelt verder.
people-aside-resigned = { $name } heeft opgegeven.
people-aside-absent = { $name } was te lang weg; een bot speelt verder.
people-aside-late = De tijd van { $name } was om; een bot speelt verder.
people-aside-handed-over = Een bot speelt voor { $name }.
people-aside-skipped = Een bot speelt één beurt voor { $name }.
people-aside-back = { $name } speelt weer zelf.

## Regels van een tafel

people-rule = Als iemand niet verder speelt
people-rule-absent = Als iemand weg is
people-rule-vote = De anderen stemmen
    .about = Is er iemand weg, dan stemmen de anderen over wat er gebeurt.
people-rule-minutes =
    { $minutes ->
        [one] Na één minuut
       *[other] Na { $minutes } minuten
    }
people-rule-minutes-short = wacht { $minutes } min
people-rule-then = Dan
people-rule-then-remind = Herinneren
people-rule-then-bot = Een bot speelt verder
people-rule-then-skip = Een bot speelt alleen deze beurt
people-rule-then-end = Het spel eindigt zonder winnaar
people-rule-after = Is iemand { $minutes } minuten weg terwijl anderen wachten: { $then }.
people-rule-last = Zonder een zet in { $days } dagen is het spel voorbij.
people-rule-clock = Met een klok speelt een bot verder als de tijd om is.
people-rule-resigned = Als iemand opgeeft
people-rule-resigned-bot = Voor wie opgeeft speelt een bot verder.
people-rule-resigned-nobody = Voor wie opgeeft speelt niemand verder.
people-clock-delay = Vrije seconden per beurt
people-clock-delay-short = { $seconds } s vrij
people-clock-weekend = Weekenden tellen niet mee
people-clock-still = De klok staat stil en loopt { $when } verder.
people-time-short = Je tijd raakt op: nog { $left }.
people-clock-holidays = Vrije dagen per spel
people-clock-holidays-short =
    { $days ->
        [one] één vrije dag
       *[other] { $days } vrije dagen
    }
web-problem-resigned = Je hebt hier opgegeven; naar deze plaats kun je niet terug.
web-problem-not-waited = Wacht nog even: misschien is die persoon zo terug.
web-problem-bad-rule = Deze tijden gaan niet: 2 minuten tot een week wachten, en in totaal hoogstens een jaar.
