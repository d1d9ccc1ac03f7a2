### Wat spelers gevraagd wordt, wat ze kunnen kiezen en wat er gebeurt.

## Vragen, naar de soort beslissing

prompt-power = Speel een machtkaart. De waarde mag nog niet op tafel liggen.
# $plain zegt of de kaart zonder modificator mag blijven liggen.
prompt-modifier =
    { $plain ->
        [yes] Je hebt de { $power } gespeeld. Speel je er een modificator bij?
       *[no] Je hebt de { $power } gespeeld, maar die ligt al op tafel: speel er een modificator bij.
    }
prompt-draft = Geef een van je modificatoren door aan je linkerbuur.
prompt-supply =
    Je mag { $count ->
        [one] één caballero
       *[other] maximaal { $count } caballero's
    } uit de provincie naar je hof halen.
prompt-recall =
    De provincie is leeg. Je mag nog { $left ->
        [one] één caballero
       *[other] maximaal { $left } caballero's
    } uit de regio's naar je hof halen.
prompt-ability = Gebruik je de vaardigheid van je modificator { $modifier }? { $ability }
prompt-card = Kies een actiekaart.
# $act en $placing zeggen welke van de twee delen nu mogelijk zijn.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { beurt-beide }
               *[no] “{ $card }”: voer de speciale actie uit of beëindig je beurt.
            }
       *[no] { beurt-zetten }
    }{ $office ->
        [yes] { " " }In plaats van je eigen speciale actie mag je die van je Konings- of Intrigantenkaart uitvoeren.
       *[no] { "" }
    }
beurt-beide =
    { $left ->
        [one] “{ $card }”: zet een caballero en voer de speciale actie uit, in de volgorde die je wilt.
       *[other] “{ $card }”: zet maximaal { $left } caballero's en voer de speciale actie uit, in de volgorde die je wilt.
    }
beurt-zetten =
    { $left ->
        [one] “{ $card }”: zet een caballero of beëindig je beurt.
       *[other] “{ $card }”: zet maximaal { $left } caballero's of beëindig je beurt.
    }
prompt-place =
    Zet nog { $left ->
        [one] één caballero
       *[other] maximaal { $left } caballero's
    } of stop.
# $step zegt wat zou worden tegengehouden: de hele actie (none) of één stap ervan, verteld met de gegevens van die stap.
prompt-veto =
    { $seat } voert de speciale actie van “{ $card }” uit.{ $step ->
        [moved] { " " }Nu: { een-caballero } gaat { uit-bron } { naar-plaats }.
        [placed] { " " }Nu: een caballero gaat van het hof { naar-plaats }.
        [gain]
            { $count ->
                [one] { " " }Nu: één caballero gaat uit de provincie naar het hof.
               *[other] { " " }Nu: { $count } caballero's gaan uit de provincie naar het hof.
            }
        [recalled] { " " }Nu: een caballero gaat { uit-plaats } terug naar het hof.
        [court_loss] { " " }Nu: { $loser } stuurt caballero's van het hof terug naar de provincie.
        [returned] { " " }Nu: { $loser } stuurt { enkele-caballeros } { uit-plaats } terug naar de provincie.
        [pledged] { " " }Nu: { $loser } stuurt caballero's terug naar de provincie: { $losses }.
        [evicted] { " " }Nu: { $loser } heeft { $place_name } ingesteld voor de caballero's die moeten vertrekken.
        [score_one] { " " }Nu: { de-plaats } wordt geteld.
        [throw_grande] { " " }Nu: de Grande van { $loser } wordt in het Castillo geworpen.
        [trimmed] { " " }Nu: { $loser } haalt { enkele-caballeros } { uit-plaats } terug naar het hof.
        [table_laid] { " " }Nu: het begrenzingstableau komt in { $place_name } te liggen.
        [travelled] { " " }Nu: de Grande van { $loser } gaat naar { $place_name }.
        [thrown_in] { " " }Nu: alle { kleur } caballero's in { $place_name } worden in het Castillo geworpen.
        [washed_away] { " " }Nu: { $loser } haalt { enkele-caballeros } { uit-plaats } terug naar het hof.
        [castillo_emptied] { " " }Nu: { $loser } haalt alle caballero's uit het Castillo terug naar het hof.
        [ship_taken]
            { $loser ->
                [none] { " " }Nu: een ongebruikt schip wordt gepakt.
               *[other] { " " }Nu: een schip van { $loser } wordt afgepakt.
            }
        [jailed] { " " }Nu: een caballero van { $loser } gaat { uit-plaats } naar de gevangenis.
        [pardoned] { " " }Nu: alle gevangenen gaan { naar-plaats }.
        [king_moved] { " " }Nu: { koning-gaat }.
        [board_laid]
            { $board ->
                [8] { " " }Nu: de scoretegel 8/4/0 komt { tegel-in-plaats } te liggen.
               *[4] { " " }Nu: de scoretegel 4/0/0 komt { tegel-in-plaats } te liggen.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }Het is de eerste van de twee acties.
                               *[other] { " " }Van de twee acties is het deze: “{ $action }”.
                            }
                        [second]
                            { $action ->
                                [none] { " " }Het is de tweede van de twee acties.
                               *[other] { " " }Van de twee acties is het deze: “{ $action }”.
                            }
                        [colour] { " " }De Koning wisselt van plaats met de Grande van { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }De scoretegel 8/4/0 wordt omgedraaid.
                               *[4] { " " }De scoretegel 4/0/0 wordt omgedraaid.
                            }
                        [bridge] { " " }De brug verbindt { $places }.
                        [alliance] { " " }Het is een alliantie van { $places }.
                        [three] { " " }{ $owner } kiest een van deze regio's, die dan wordt geteld: { $places }.
                        [pardon] { " " }Alle gevangenen gaan { naar-plaats }.
                        [name] { " " }De Grande van { $owner } vervangt de Koning.
                        [remove]
                            { $what ->
                                [25] { " " }De Spionage van { $target } wordt verwijderd.
                                [75] { " " }De Reserve van { $target } wordt verwijderd.
                                [bridge] { " " }De brug bij { $target } wordt verwijderd.
                                [alliance] { " " }De alliantie met { $target } wordt verwijderd.
                                [quarantine] { " " }De quarantaine van { $target } wordt opgeheven.
                                [king_token] { " " }De koninklijke bescherming van { $target } wordt opgeheven.
                                [collapse] { " " }Het instortingsgevaar wordt opgeheven ({ $target }).
                                [double] { " " }De verdubbeling van { $target } wordt opgeheven.
                               *[table] { " " }Het begrenzingstableau in { $target } wordt verwijderd.
                            }
                       *[board]
                            { $board ->
                                [8] { " " }De scoretegel 8/4/0 komt { tegel-in-plaats } te liggen.
                               *[4] { " " }De scoretegel 4/0/0 komt { tegel-in-plaats } te liggen.
                            }
                    }
                [place] { " " }Het gaat om { de-plaats }.
               *[none] { "" }
            }
    } Spreek je je veto uit?
prompt-either = Welke van de twee acties van je kaart voer je uit?
prompt-region = Welke regio kies je voor je speciale actie?
prompt-lift =
    Welke caballero verplaats je{ $place ->
        [none] { "" }
       *[other] { " " }{ uit-plaats }
    }? Je mag nog { verplaats-aantal } verplaatsen.
verplaats-aantal =
    { $any ->
        [0]
            { $own ->
                [0] { verplaats-vreemde }
               *[other]
                    { $foreign ->
                        [0] { verplaats-eigen }
                       *[other] { verplaats-eigen } en { verplaats-vreemde }
                    }
            }
       *[other] { $any } van welke kleur ook
    }
verplaats-eigen =
    { $own ->
        [any] zoveel eigen als je wilt
       *[other] { $own } eigen
    }
verplaats-vreemde = { $foreign } van anderen
prompt-drop = Waar gaat de { kleur } caballero { uit-bron } naartoe?
prompt-place-extra =
    Zet met je speciale actie nog { $left ->
        [one] één caballero
       *[other] maximaal { $left } caballero's
    } of stop.
prompt-pick-each = Je mag van elke tegenstander één caballero naar de provincie terugsturen. Welke is de volgende?
prompt-lose =
    Je moet nog { $left ->
        [one] één caballero
       *[other] { $left } caballero's
    } naar de provincie terugsturen. Waar komt de volgende vandaan?
prompt-loss-disc =
    { $count ->
        [none] Stel in het geheim een regio in. Al je caballero's daar gaan terug naar de provincie.
        [one] Stel in het geheim een regio in. Eén van je caballero's daar gaat terug naar de provincie.
       *[other]
            Stel in het geheim een regio in. { $count } van je caballero's daar gaan terug naar de provincie, of de enige
            als er maar één staat.
    }
prompt-eviction-disc =
    Stel in het geheim de regio in waar al je caballero's uit { $place_name } heen gaan. De Koningsregio betekent: naar
    je hof.
prompt-scoring-disc = Stel in het geheim een regio in. Die wordt geteld als niemand anders hem instelt.
prompt-castillo-disc =
    Stel in het geheim de regio in waar alles heen gaat wat je in het Castillo hebt. De Koningsregio betekent: naar je
    hof.
prompt-scoring-order = Welke regio wordt nu geteld? Nog te tellen: { $places }.
prompt-king = Waar gaat de Koning heen?
prompt-entourage =
    Welke caballero gaat met de Koning mee naar { $place_name }? { $left ->
        [one] Er gaat er nog één mee.
       *[other] Er gaan er nog { $left } mee.
    }
prompt-swap = Wiens Grande wisselt van plaats met de Koning?
prompt-grande = Welke regio wordt de nieuwe thuisregio van je Grande?
prompt-board = Welke scoretegel leg je waar?
prompt-power-back = Welke van je gebruikte kaarten neem je terug?
## Keuzes. $kind is de soort beslissing, of "none" als die niet bekend is.

choice-stop =
    { $kind ->
        [recall] Geen meer nemen
        [place] Geen meer zetten
        [place_extra] Geen meer zetten
        [lift] Geen meer verplaatsen
        [pick_each] Geen meer terugsturen
        [voyage] Niemand reist meer
        [transport_out] Niemand gaat er meer heen
        [transport_home] Niemand komt er meer vandaan
        [table] Begrenzingstableau laten liggen
        [cross_bridge] Geen meer over de brug verplaatsen
        [ship] Geen schip nemen
        [land] Aan boord blijven
        [jail] Niemand naar de gevangenis sturen
        [pardon] Niemand gratie geven
        [march] Geen huurling meer verplaatsen
        [companion] Niemand gaat mee
        [last_unmask] Laten vervallen
        [stand_in] Niemand
        [league] Geen meer leggen
       *[other] Hier stoppen
    }
choice-act = Speciale actie uitvoeren
choice-end = Beurt beëindigen
choice-veto = Veto uitspreken
choice-allow = Laten gebeuren
choice-first = De eerste van de twee acties uitvoeren
choice-second = De tweede van de twee acties uitvoeren
choice-plain = Machtkaart zonder modificator spelen
choice-use =
    { $kind ->
        [strike] Speciale actie herhalen
       *[other] Vaardigheid gebruiken
    }
choice-skip =
    { $kind ->
        [claim] Nu niets in bezit nemen
        [close] Nu geen kaart sluiten
        [strike] Deze keer niet
        [reserve] Reserve houden
       *[other] Vaardigheid niet gebruiken
    }
choice-power =
    { $brings ->
        [0] Machtkaart { $power } spelen: levert geen caballero's op
        [one] Machtkaart { $power } spelen: levert één caballero op
       *[other] Machtkaart { $power } spelen: levert { $brings } caballero's op
    }
choice-modifier =
    { $kind ->
        [draft] Modificator { $modifier } doorgeven
       *[other] Modificator { $modifier } spelen
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] Geen caballero's nemen
        [one] Eén caballero naar je hof halen
       *[other] { $count } caballero's naar je hof halen
    }
choice-card =
    { $card ->
        [none] De kaart van stapel { $stack } nemen
       *[other] “{ $card }” van stapel { $stack } nemen
    }
choice-to =
    { $kind ->
        [drop] Caballero { naar-plaats } verplaatsen
        [sail] Caballero { naar-plaats } verplaatsen
        [ship_out] Caballero { naar-plaats } verplaatsen
        [land] Caballero { in-plaats } aan land zetten
        [march_to] Huurling { naar-plaats } verplaatsen
        [place_guest] De gast { in-plaats } zetten
        [reserve] Je reserve { naar-plaats } sturen
       *[other]
            { $place ->
                [castillo] Een caballero in het Castillo werpen
                [galleon] Een caballero op je schip zetten
               *[other] Een caballero { in-plaats } zetten
            }
    }
choice-from =
    { $kind ->
        [recall] Een caballero { uit-plaats } naar je hof halen
        [lose] Een caballero { uit-plaats } terugsturen naar de provincie
       *[other] Een caballero { uit-plaats } nemen
    }
choice-region =
    { $kind ->
        [scoring_order] Nu { de-plaats } tellen
        [royal] Gevangenen gratie geven: ze gaan allemaal { naar-plaats }, daarna gaat de Koning
        [pardon] Gevangenen gratie geven: ze gaan allemaal { naar-plaats }
        [table] Begrenzingstableau { tegel-in-plaats } leggen
        [bridge_end] De brug naar { $place_name } leggen
        [ally] Alliantie met { $place_name }
        [boycott] { $place_name } kiezen
        [chosen_region] { $place_name } laten tellen
        [incognito] { $place_name } kiezen
       *[other]
            { $place ->
                [castillo] Het Castillo kiezen
                [ship] Het schip kiezen
               *[other] { $place_name } kiezen
            }
    }
choice-disc = Kiesschijf op { de-plaats } zetten
choice-king =
    { $place ->
        [castillo] De Koning naast het Castillo zetten
       *[other] De Koning naar { $place_name } verplaatsen
    }
choice-grande = Je Grande { naar-plaats } verplaatsen
choice-swap = De Koning wisselen met de Grande van { $owner }
choice-back = Machtkaart { $power } terugnemen
choice-reuse = Modificator { $modifier } terugnemen ({ $ability_title })
choice-board =
    { $board ->
        [8] Scoretegel 8/4/0 { tegel-in-plaats } leggen
       *[4] Scoretegel 4/0/0 { tegel-in-plaats } leggen
    }
choice-lift =
    { $kind ->
        [pick_each] { een-caballero-hoofd } { uit-plaats } terugsturen naar de provincie
        [entourage] { een-caballero-hoofd } { uit-plaats } meenemen
        [voyage] { een-caballero-hoofd } { uit-plaats } laten reizen
        [fill] { een-caballero-hoofd } op het tableau zetten
        [banner] Vaandel aan een caballero { in-plaats } geven
        [throw] { een-caballero-hoofd } { uit-plaats } in het Castillo werpen
        [jail] { een-caballero-hoofd } { uit-plaats } naar de gevangenis sturen
        [march] De huurling { uit-plaats } verplaatsen
        [companion] { een-caballero-hoofd } meenemen
        [trim] { een-caballero-hoofd } { uit-plaats } terugsturen naar zijn hof
        [cross_bridge] { een-caballero-hoofd } { uit-plaats } over de brug verplaatsen
       *[other] { een-caballero-hoofd } { uit-plaats } verplaatsen
    }
# Aan het begin van een zin.
een-caballero-hoofd = Een { kleur } caballero
welke-plek =
    { $spot ->
        [table] Een op het begrenzingstableau
        [ambassador] De ambassadeur
        [envoy] De gezant
        [third] Die op het derde veld
        [captain] De kapitein
        [viceroy] De onderkoning
       *[plain] Een van de anderen
    }
## Gebeurtenissen. Een feit dat voor de lezer verborgen is, of niet van toepassing, is "none".

event-round = Ronde { $round } begint.
event-offer = Op tafel: { $cards }.
event-power =
    { $power ->
        [none] { $seat } speelt de Joker.
       *[other] { $seat } speelt machtkaart { $power }.
    }
event-turn = { $seat } is aan de beurt.
event-supply = { $seat } haalt { enkele-caballeros } uit de provincie naar het hof.
event-recalled = { $seat } haalt een caballero { uit-plaats } terug naar het hof.
event-card = { $seat } neemt “{ $card }” van stapel { $stack }.
# $choice zegt wat is aangekondigd: nog niets (none), de eerste of tweede van twee acties, een plaats, de Grande van een
# kleur, een scoretegel en een plaats, een scoretegel om te draaien, of de twee uiteinden van een brug.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } kondigt aan: de eerste van de twee acties.
               *[other] { $seat } kondigt aan: “{ $action }”.
            }
        [second]
            { $action ->
                [none] { $seat } kondigt aan: de tweede van de twee acties.
               *[other] { $seat } kondigt aan: “{ $action }”.
            }
        [place] { $seat } kondigt aan: { de-plaats }.
        [colour] { $seat } kondigt aan: de Grande van { $owner }.
        [board]
            { $board ->
                [8] { $seat } kondigt aan: de scoretegel 8/4/0 { tegel-in-plaats }.
               *[4] { $seat } kondigt aan: de scoretegel 4/0/0 { tegel-in-plaats }.
            }
        [turn]
            { $board ->
                [8] { $seat } kondigt aan: de scoretegel 8/4/0 wordt omgedraaid.
               *[4] { $seat } kondigt aan: de scoretegel 4/0/0 wordt omgedraaid.
            }
        [bridge] { $seat } kondigt aan: de brug verbindt { $places }.
        [alliance] { $seat } kondigt aan: een alliantie van { $places }.
        [three] { $seat } kondigt aan: { $owner } kiest uit { $places }.
        [pardon] { $seat } kondigt aan: gratie, alle gevangenen { naar-plaats }.
        [name] { $seat } kondigt aan: de Grande van { $owner } vervangt de Koning.
        [remove]
            { $what ->
                [25] { $seat } kondigt aan: de Spionage van { $target } wordt verwijderd.
                [75] { $seat } kondigt aan: de Reserve van { $target } wordt verwijderd.
                [bridge] { $seat } kondigt aan: de brug bij { $target } wordt verwijderd.
                [alliance] { $seat } kondigt aan: de alliantie met { $target } wordt verwijderd.
                [quarantine] { $seat } kondigt aan: de quarantaine van { $target } wordt opgeheven.
                [king_token] { $seat } kondigt aan: de koninklijke bescherming van { $target } wordt opgeheven.
                [collapse] { $seat } kondigt aan: het instortingsgevaar wordt opgeheven ({ $target }).
                [double] { $seat } kondigt aan: de verdubbeling van { $target } wordt opgeheven.
               *[table] { $seat } kondigt aan: het begrenzingstableau in { $target } wordt verwijderd.
            }
       *[none] { $seat } voert de speciale actie van “{ $card }” uit.
    }
event-vetoed = { $by } spreekt een veto uit: “{ $card }” van { $seat } stopt hier.
event-veto-taken = { $seat } heeft nu een veto.
event-veto-lapsed =
    { $count ->
        [one] Een veto van { $seat } vervalt ongebruikt.
       *[other] { $count } veto's van { $seat } vervallen ongebruikt.
    }
event-placed =
    { $place ->
        [castillo] { $seat } werpt een caballero in het Castillo.
       *[other] { $seat } zet een caballero { in-plaats }.
    }
event-moved = { $seat } verplaatst { een-caballero } { uit-bron } { naar-plaats }.
event-returned =
    { $count ->
        [one] Eén { kleur } caballero gaat { uit-plaats } terug naar de provincie.
       *[other] { $count } { kleur } caballero's gaan { uit-plaats } terug naar de provincie.
    }
event-to-court =
    { $count ->
        [one] Eén { kleur } caballero gaat { uit-bron } naar het eigen hof.
       *[other] { $count } { kleur } caballero's gaan { uit-bron } naar het eigen hof.
    }
event-discs = De kiesschijven tonen: { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] Het Castillo gaat open: het is leeg.
       *[other] Het Castillo gaat open. Caballero's erin: { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] De Grande van { $seat } gaat uit het Castillo { naar-plaats }.
               *[other] De Grande van { $seat } en { enkele-caballeros } gaan uit het Castillo { naar-plaats }.
            }
       *[no]
            { $count ->
                [0] Niets van { $seat } verlaat het Castillo.
               *[other] { $seat } haalt { enkele-caballeros } uit het Castillo, { naar-plaats }.
            }
    }
event-scored =
    { $place ->
        [castillo] Het Castillo wordt geteld: { getelde-punten }.
        [court] De hoven worden geteld: { getelde-punten }.
        [ship] Het schip wordt geteld: { getelde-punten }.
       *[other] { $place_name } wordt geteld: { getelde-punten }.
    }
getelde-punten =
    { $awards_number ->
        [0] niemand krijgt punten
       *[other] { $awards }
    }
event-king =
    { $place ->
        [castillo] De Koning staat nu naast het Castillo.
       *[other] De Koning gaat naar { $place_name }.
    }
event-grande = De Grande van { $seat } gaat { naar-plaats }.
event-board =
    { $board ->
        [8] De scoretegel 8/4/0 ligt nu { tegel-in-plaats }.
       *[4] De scoretegel 4/0/0 ligt nu { tegel-in-plaats }.
    }
# Alleen de speler zelf krijgt te zien welke kaart het was.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none]
                    { $joker ->
                        [yes] { $seat } neemt de Joker terug.
                       *[no] { $seat } neemt een gebruikte kaart gedekt terug.
                    }
               *[other] { $seat } neemt machtkaart { $power } terug.
            }
       *[other] { $seat } neemt modificator { $modifier } terug.
    }
event-smuggling = { $seat } mag deze beurt caballero's in de Koningsregio zetten.
event-turn-over = { $seat } beëindigt de beurt.
event-start-marker = { $seat } krijgt de startspelerfiguur.
event-general-scoring = Algemene puntentelling na ronde { $round }.
event-game-over =
    { $winners_number ->
        [one] Het spel is afgelopen: { $winners } wint. { $scores }.
       *[other] Het spel is afgelopen: { $winners } delen de overwinning. { $scores }.
    }

## Gebeurtenissen van de Spelers' editie

## Gebeurtenissen van Grootinquisiteur & Koloniën en van de Jubileumuitbreiding

gelegde-fiches =
    { $gold ->
        [0] { enkele-goederen }
       *[other]
            { $goods ->
                [0] { $gold } goud
               *[other] { $gold } goud en { enkele-goederen }
            }
    }
enkele-goederen =
    { $goods ->
        [one] 1 goederenfiche
       *[other] { $goods } goederenfiches
    }
## Gebeurtenissen van Grandissimo
