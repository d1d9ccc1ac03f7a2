### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Kaarten van de Big Box
    .about = Doen kaarten mee waarvan het effect gereconstrueerd moest worden omdat het in geen enkel spelregelboekje staat?
option-cards-all = allemaal
option-cards-established = alleen die met een zeker effect

prompt-which = Welke { kleur } caballero { in-plaats } bedoel je?
prompt-arrive =
    { $place ->
        [france] Welk veld van Francia neemt de { kleur } caballero in?
        [ship] Wordt de { kleur } caballero kapitein van het schip?
       *[other] Wordt de { kleur } caballero onderkoning van América?
    }
prompt-spied-disc =
    Je ziet de kiesschijven van de anderen: { $discs }. Stel nu de regio in waar je caballero's uit het Castillo heen gaan.
prompt-ally = Met welke regio sluit { $place_name } een alliantie?
prompt-throw =
    { $left ->
        [one] Er gaat nog één caballero in het Castillo. Welke?
       *[other] Er gaan nog maximaal { $left } caballero's in het Castillo. Welke is de volgende?
    }

choice-which =
    { $carried ->
        [gold] { welke-plek }, met goud
        [goods] { welke-plek }, met goederen
        [banner] { welke-plek }, met het vaandel
       *[unladen] { welke-plek }
    }
choice-stand =
    { $spot ->
        [ambassador] Hij wordt ambassadeur
        [envoy] Hij wordt gezant
        [third] Hij neemt het derde veld
        [captain] Hij wordt kapitein
        [viceroy] Hij wordt onderkoning
        [table] Hij staat op het begrenzingstableau
       *[plain] Hij krijgt geen ambt
    }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] De Grande van { $owner }
    }

# $place is "none" als een fiche van het bord gaat of het Castillo naar huis terugkeert.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] Het Castillo gaat terug naar zijn vaste plek.
               *[other] Het Castillo verhuist naar { $place_name }.
            }
        [collapse]
            { $place ->
                [none] Het Castillo dreigt niet meer in te storten.
               *[other] Het Castillo dreigt in te storten: caballero's staan er voortaan naast.
            }
        [quarantine]
            { $place ->
                [none] De quarantaine is opgeheven.
               *[other] { $place_name } is in quarantaine.
            }
        [double] De punten van { $place_name } tellen bij de volgende algemene puntentelling dubbel.
        [undoubled] De punten van { $place_name } tellen niet meer dubbel.
        [unallied] De alliantie met { $place_name } is voorbij.
        [table] In { $place_name } ligt nu een begrenzingstableau.
       *[king_token]
            { $place ->
                [none] De koninklijke bescherming is voorbij.
               *[other] { $place_name } staat onder koninklijke bescherming.
            }
    }
event-started =
    { $count ->
        [one] { $seat } begint met nog een caballero in { $place_name }.
       *[other] { $seat } begint met nog { $count } caballero's in { $place_name }.
    }
event-placing-anywhere = { $seat } mag deze beurt caballero's in elke regio zetten.
event-inquisitor = { $seat } neemt de Grootinquisiteurskaart.
event-kept = { $seat } bewaart “{ $card }”.
event-spy = { $seat } ziet bij de volgende algemene puntentelling de kiesschijven van de anderen.
# Alleen de spion zelf ziet wat de anderen hebben ingesteld.
event-spied =
    { $discs ->
        [none] { $seat } bekijkt de kiesschijven van de anderen.
       *[other] { $seat } bekijkt de kiesschijven van de anderen: { $discs }.
    }
event-alliance = { $seat } sluit voor de volgende algemene puntentelling een alliantie tussen { $places }.

refusal-option-needs-big-box = De tafelregel “{ $option }” heeft een uitbreiding van de Big Box nodig.
