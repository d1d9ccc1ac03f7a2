### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Grootinquisiteur & Koloniën
    .about =
        Buiten Spanje liggen Francia, América en África, per schip te bereiken. Goud en goederen wachten om thuis te worden
        gebracht, en de Grootinquisiteur voert het bevel over de zwarte caballero's.

character-grand-inquisitor =
    Je krijgt hem met de Heilige inquisitie of met de telling van de zwarte regio's en houdt hem tot iemand anders hem
    neemt. In elk van je beurten mag je één caballero meer zetten dan je kaart toestaat, of er één meer uit de provincie
    naar je hof halen. De zwarte caballero's tellen bij elke telling voor jou, en je verplaatst ze alsof het je eigen
    caballero's zijn.
    .title = Grootinquisiteur

card-gic-holy-inquisition =
    Neem de Grootinquisiteurskaart, ook van een andere speler, en verplaats maximaal 2 zwarte caballero's naar andere regio's of in
    het Castillo, maar niet naar of uit de Koningsregio.
    .title = Heilige inquisitie
card-gic-close-action-card =
    { lay-goods } Bewaar deze kaart. Sluit één keer, in deze of een latere ronde, een openliggende actiekaart: niemand kan die
    dan in die ronde kiezen. Je doet dat in je eigen beurt of tussen twee beurten.
    .title = Actiekaart sluiten
    .note = Wat sluiten doet, volgt uit de titel. { note-numbers }
card-gic-double-strike =
    { lay-gold } Bewaar deze kaart tot het einde van de volgende ronde. Voer één keer, meteen na de beurt van een andere speler,
    de speciale actie van zijn kaart nog eens uit; alle keuzes zijn aan jou. Caballero's zet je daarbij niet.
    .title = Dubbelslag
    .note = Hoe lang je de kaart mag bewaren, is onze aanname. { note-numbers }
card-gic-free-choice =
    { lay-goods } Bewaar deze kaart. Verplaats bij de volgende algemene puntentelling, als het Castillo is geteld en leeggemaakt
    en voordat de eerste regio wordt geteld, maximaal 2 eigen caballero's, maar niet naar of uit de Koningsregio.
    .title = Vrije keuze
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Tel daarna Francia, het schip, América en África, met al hun ambten.
    .title = De nieuwe regio's tellen
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Neem de Grootinquisiteurskaart en tel daarna elke regio met minstens één zwarte caballero; de zwarte tellen
    voor jou.
    .title = De zwarte regio's tellen
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Verplaats daarna zoveel eigen caballero's als je wilt rechtstreeks naar América of África, en dan zoveel als je
    wilt van daar naar andere regio's. Onderweg mogen ze fiches in bezit nemen, ook de net gelegde, en naar Spanje brengen.
    .title = Transport
    .note = Hoeveel caballero's er mogen gaan en langs welke weg, is gereconstrueerd. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Daarna mag je het begrenzingstableau naar een andere regio verplaatsen, niet naar of uit de
    Koningsregio en nooit naar Francia. Passen niet alle caballero's daar erop, dan kies jij welke wel.
    .title = Begrenzingstableau
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Kies daarna een regio, de Koningsregio mag ook. Die wordt aan het einde van de volgende ronde geteld, vóór een
    algemene puntentelling; kies je in de laatste ronde, dan na de laatste algemene puntentelling.
    .title = Uitgestelde telling
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Daarna worden alle Grandes buiten de Koningsregio in het Castillo geworpen. Dat geldt dan als hun
    thuisregio; bij de volgende algemene puntentelling gaan ze naar de regio's op de kiesschijven van hun eigenaars.
    .title = Complot
    .note = Welke Grandes erin worden geworpen, is onze aanname. { note-numbers }

place-ship = schip
place-america = América
place-africa = África

prompt-settlers =
    Stel in het geheim een regio in, maar niet de Koningsregio. Twee van je caballero's uit de provincie gaan daarheen.
prompt-voyage =
    Vóór je beurt mag elk van je caballero's op het schip, in América en in África één stap reizen. Welke reist er nu?
prompt-sail = Waar gaat de { kleur } caballero van het schip naartoe?
prompt-claim = Neem je goud of goederen in bezit?
prompt-transport-out = Welke caballero gaat nu naar América of África?
prompt-transport-home = Welke caballero vertrekt nu uit América of África?
prompt-ship-out = Waar gaat de { kleur } caballero { uit-bron } naartoe?
prompt-fill =
    Welke caballero komt { in-plaats } op het begrenzingstableau? { $left ->
        [one] Eén veld is vrij.
       *[other] { $left } velden zijn vrij.
    }
prompt-table = Waar leg je het begrenzingstableau?
prompt-close = Sluit je een actiekaart voor deze ronde?
prompt-strike = { $seat } heeft net “{ $card }” gebruikt. Herhaal je die speciale actie met je Dubbelslag?

choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Een caballero op een goudfiche zetten
               *[black] Een zwarte caballero op een goudfiche zetten
            }
       *[goods]
            { $whose ->
                [own] Een caballero op een goederenfiche zetten
               *[black] Een zwarte caballero op een goederenfiche zetten
            }
    }
choice-close =
    { $card ->
        [none] De kaart van stapel { $stack } sluiten
       *[other] “{ $card }” (stapel { $stack }) sluiten
    }
choice-bonus = Een extra caballero uit de provincie naar je hof halen

event-tokens = { $seat } legt { gelegde-fiches }.
event-claimed =
    { $token ->
        [gold] { $seat } zet { een-caballero } op een goudfiche.
       *[goods] { $seat } zet { een-caballero } op een goederenfiche.
    }
event-delivered =
    { $token ->
        [gold] Goud bereikt { $place_name }: { $points } punten voor { $seat }.
       *[goods] Goederen bereiken { $place_name }: { $points } punten voor { $seat }.
    }
event-token-lost =
    { $token ->
        [gold] Het goud van { een-caballero } gaat terug naar de voorraad.
       *[goods] De goederen van { een-caballero } gaan terug naar de voorraad.
    }
event-stands =
    { $spot ->
        [ambassador] De { kleur } caballero is ambassadeur in Francia.
        [envoy] De { kleur } caballero is gezant in Francia.
        [captain] De { kleur } caballero is kapitein van het schip.
        [viceroy] De { kleur } caballero is onderkoning van América.
       *[third] De { kleur } caballero neemt het derde veld van Francia in.
    }
event-closed = { $seat } sluit “{ $card }” (stapel { $stack }) voor deze ronde.
event-struck = { $seat } slaat dubbel toe: de speciale actie van “{ $card }” wordt herhaald.
event-delayed =
    { $place ->
        [ship] Het schip wordt aan het einde van de volgende ronde geteld.
       *[other] { $place_name } wordt aan het einde van de volgende ronde geteld.
    }
event-table = Het begrenzingstableau ligt nu { tegel-in-plaats }.
event-on-table = Een { kleur } caballero stapt op het begrenzingstableau.

label-ambassador = ambassadeur
label-bonus-used = De bonus van deze beurt is gebruikt
label-captain = kapitein
label-closed = Gesloten stapels:
label-closers = Mag een kaart sluiten:
label-delayed-until = na ronde
label-envoy = gezant
label-fields = velden
label-gold = goud
label-goods = goederen
label-laden = Draagt:
label-strike-until = tot ronde
label-supply = Voorraad:
label-table = Begrenzingstableau:
label-third = derde veld
label-unclaimed = Vrij:
label-viceroy = onderkoning

# Sets die niet te combineren zijn, en een combinatie die toch gespeeld kan worden.
clash-not-listed =
    “{ $set }” en “{ $other_set }” zijn niet te combineren: de Big Box noemt die combinatie niet.
clash-odd-situations =
    “{ $set }” met “{ $other_set }”: de spelregels raden het af. Er kunnen vreemde situaties ontstaan die jullie zelf moeten
    oplossen.

note-numbers =
    Hoeveel caballero's je zet en hoeveel goud en goederen je legt, is onze aanname: in de spelregels staat geen kaart
    afgebeeld.
note-tokens = Hoeveel goud en goederen je legt, is onze aanname: in de spelregels staat geen kaart afgebeeld.
lay-gold = Leg eerst 1 goudfiche in América.
lay-goods = Leg eerst 1 goederenfiche in África.
lay-both = Leg eerst 1 goudfiche in América en 1 goederenfiche in África.
