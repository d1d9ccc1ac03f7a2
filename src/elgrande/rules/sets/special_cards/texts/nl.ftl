### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Speciale kaarten
    .about = Nog tien machtkaarten voor Koning & Intrigant: feesten, spionnen, een staatsgreep en koninklijke bescherming.

option-removal = Verwijderen
    .about = Wat kan kaart 115 van de Speciale kaarten van tafel halen?
option-removal-cards = Spionage, Reserve en begrenzingstableaus
option-removal-tokens = ook brug, alliantie, quarantaine en andere blijvende fiches

card-sc-fiesta =
    Je haalt deze beurt geen caballero's uit de provincie. Zet maximaal 5 caballero's van je hof, naast die van je kaart uit de rij,
    volgens de gewone regel: naast de Koningsregio of in het Castillo. Heb je de Konings- of de Intrigantenkaart, dan komt die
    actie altijd in de plaats van deze.
    .title = Fiesta
    .note = In de spelregels is de waarde van deze kaart niet te zien; die is onze aanname.
card-sc-espionage =
    Deze kaart blijft tot en met de volgende algemene puntentelling open voor je liggen. Bij die telling bekijk je de kiesschijven
    van alle andere spelers voordat je de jouwe instelt. Bij kiesschijven voor een speciale actie helpt deze kaart niet.
    .title = Spionage
    .note =
        Wat de eigenaar precies te zien krijgt, is onze interpretatie, en ook dat dit kaart 25 is. { note-ki-supply }
card-sc-coup =
    Alle Grandes die niet in een taboeregio staan, worden in het Castillo geworpen. Bij de volgende algemene puntentelling geldt dat
    als hun thuisregio, en daarna gaan ze samen met de caballero's van hun eigenaar naar de regio op de kiesschijf.
    .title = Staatsgreep
    .note = Of alle Grandes erin gaan of maar enkele, is niet bekend. { note-value-and-supply }
card-sc-maximum-6 =
    Leg een van de drie begrenzingstableaus op een regio die niet taboe is. Staan er meer dan 6 caballero's, dan wijs
    jij aan welke naar hun hof teruggaan. Voortaan mogen er niet meer dan 6 staan: in een volle regio kan niemand meer,
    en caballero's die er door een kiesschijf heen gaan en geen plaats vinden, gaan naar het hof.
    .title = Maximaal 6
    .note = Wie het overschot aanwijst, is onze aanname. { note-value-and-supply }
card-sc-075 =
    Zet een caballero van je hof op deze kaart, die open voor je blijft liggen. Eén keer, vóór een extra puntentelling of meteen
    voordat bij een algemene puntentelling een regio wordt geteld, mag je hem naar een regio verplaatsen die niet taboe is.
    .title = Reserve
    .note = Waar de caballero vandaan komt en wie eerst beslist, is onze aanname. { note-ki-supply }
card-sc-royal-protection =
    Leg het Koningsfiche op een regio die niet taboe is, of verplaats het daarheen. Net als in de Koningsregio kan er
    niets in of uit, ook niet bij algemene puntentellingen, tot het fiche verhuist. Een Koningsbonus levert dat niet op.
    .title = Koninklijke bescherming
    .note = Welke regio's je mag kiezen, is onze interpretatie. { note-value-and-supply }
card-sc-removal =
    Verwijder één van deze: Spionage (25) of een Reserve (75) die open voor een speler ligt, of een begrenzingstableau dat niet in een
    taboeregio ligt. De caballero van een Reserve gaat naar het hof van zijn eigenaar; caballero's op een tableau blijven.
    .title = Verwijderen
    .note = Wat er met de caballero's gebeurt, is onze interpretatie. { note-value-and-supply }
card-sc-135 =
    Kies een regio waar je minstens 1 caballero hebt: die wordt meteen geteld, met alle plaatsen en bonussen.
    .title = Een regio met eigen caballero's tellen
    .note = Hoeveel regio's er worden geteld, is onze aanname. { note-ki-supply }
card-sc-145 = Kies een regio: die wordt meteen geteld, met alle plaatsen en bonussen.
    .title = Een regio naar keuze tellen
    .note = Hoeveel regio's er worden geteld, is onze aanname. { note-ki-supply }
card-sc-155 =
    Noem drie verschillende regio's en een andere speler. Die speler kiest er één van: die regio wordt meteen geteld,
    met alle plaatsen en bonussen.
    .title = Eén van drie regio's tellen
    .note = { note-ki-supply }

place-card-75 = kaart 75

prompt-trim =
    { $left ->
        [one] Er staat één caballero te veel in { $place_name }. Welke gaat terug naar zijn hof?
       *[other] Er staan { $left } caballero's te veel in { $place_name }. Welke gaat nu terug naar zijn hof?
    }
prompt-reserve =
    { $place ->
        [none] Er komt een extra puntentelling. Stuur je je reserve naar een regio?
       *[other] Nu wordt { $place_name } geteld. Stuur je je reserve naar een regio?
    }
prompt-removal = Wat verwijder je?
prompt-name-region =
    { $left ->
        [3] Noem drie verschillende regio's. Welke is de eerste?
        [2] Je hebt { $places } genoemd. Welke is de tweede?
       *[1] Je hebt { $places } genoemd. Welke is de derde?
    }
prompt-chooser = Welke speler kiest uit { $places }?
prompt-chosen-region = { $seat } heeft { $places } genoemd. Welke daarvan wordt geteld?

choice-remove =
    { $what ->
        [25] De Spionage van { $target } verwijderen
        [75] De Reserve van { $target } verwijderen
        [bridge] De brug bij { $target } verwijderen
        [alliance] De alliantie met { $target } verwijderen
        [quarantine] De quarantaine van { $target } opheffen
        [king_token] De koninklijke bescherming van { $target } opheffen
        [collapse] Het instortingsgevaar opheffen ({ $target })
        [double] De verdubbeling van { $target } opheffen
       *[table] Het begrenzingstableau in { $target } verwijderen
    }

event-region-chosen = { $seat } kiest { de-plaats }.
event-in-reserve = { $seat } zet een caballero in reserve.
event-reserve-used = { $seat } stuurt de reserve naar { $place_name }.
event-card-removed =
    { $power ->
        [25] De Spionage van { $seat } wordt verwijderd.
       *[75] De Reserve van { $seat } wordt verwijderd; de caballero gaat naar het hof.
    }
event-table-removed = Het begrenzingstableau in { $place_name } wordt verwijderd.

label-limited = Maximaal zes:
label-protected = Beschermd:
label-reserves = Kaart 75:

refusal-region-full = In { $place_name } is geen plaats meer: een begrenzingstableau beperkt daar het aantal caballero's.
