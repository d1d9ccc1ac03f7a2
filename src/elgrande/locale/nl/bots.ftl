### Bots: wie ze zijn en waarom ze aanraden wat ze aanraden.

## Persoonlijkheden. Attribuut .about: hoe ze spelen.

bot-builder = Doña Leonor
    .about = Bouwt op haar eigen mensen: ze haalt veel caballero's, houdt wat ze heeft en bemoeit zich zelden met anderen.
bot-schemer = Don Fadrique
    .about = Schuift met andermans caballero's, fluistert in het Castillo en spreekt zijn veto uit waar het pijn doet.
bot-courtier = Marqués de Ayala
    .about = Nooit ver van de Koning: waar die ook heen gaat, de markies heeft ervoor gezorgd.

## Hun sterkte

strength-page = Page
strength-squire = Schildknaap
strength-hidalgo = Hidalgo
strength-count = Graaf
strength-duke = Hertog

bot-title = { $name }, { $rank }

## Advies: wat voor een mogelijkheid pleit. Het wordt ook van de tweede en derde gezegd: feiten, geen overtreffende trap.

advice-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
advice-leads = Zo ben je { in-plaats } de sterkste: { advice-points } als er nu geteld werd.
advice-defends = Je staat { in-plaats } voor, en zo wordt je voorsprong veiliger.
advice-overtakes = Zo kom je { in-plaats } voor { $owner } te staan: { advice-points } voor jou als er nu geteld werd, en { $less } minder voor { $owner }.
advice-holds = Je staat { in-plaats } maar één caballero voor op { $owner }: bij een gelijke stand kreeg je { advice-points } minder.
advice-rank =
    Zo word je { $rank ->
        [2] tweede
       *[other] derde
    } { in-plaats }: { advice-points } als er nu geteld werd.
advice-closer =
    { $count ->
        [0] Zo kom je { in-plaats } gelijk met { $owner }.
        [one] Zo sta je { in-plaats } nog 1 caballero achter op { $owner }.
       *[other] Zo sta je { in-plaats } nog { $count } caballero's achter op { $owner }.
    }
advice-presence = Zo krijg je voet aan de grond { in-plaats }.
advice-castillo =
    { $count ->
        [one] Je zou 1 caballero in het Castillo hebben, vrij om te gaan waar hij nodig is.
       *[other] Je zou { $count } caballero's in het Castillo hebben, vrij om te gaan waar ze nodig zijn.
    }
advice-disc-court =
    { $count ->
        [one] Je caballero gaat terug naar je hof en kan opnieuw worden gezet.
       *[other] Je { $count } caballero's gaan terug naar je hof en kunnen opnieuw worden gezet.
    }
advice-scores =
    Het levert je meteen { advice-points } op; { $rivals ->
        [0] verder krijgt niemand iets.
       *[other] niemand anders krijgt meer dan { $rivals }.
    }
advice-gains = Werden meteen daarna alle regio's geteld, dan kreeg je { advice-points } meer dan eerst.
advice-costs = Werden meteen daarna alle regio's geteld, dan kreeg { $owner } { advice-points } minder dan eerst.
advice-score =
    { $place ->
        [castillo] Het Castillo
        [ship] Het schip
       *[other] { $place_name }
    } zou je { advice-points } opleveren.
advice-card-action = Van alle speciale acties op tafel belooft deze je het meest: { $card }.
advice-card-scores = De telling ervan zou je nu { advice-points } opleveren.
advice-card-denies = { $owner } kiest later en zou door de telling ervan { advice-points } krijgen zoals het er nu voor staat.
advice-card-placing =
    Hiermee mag je { $count ->
        [one] één caballero
       *[other] { $count } caballero's
    } zetten.
# $before: hoeveel er hoger hebben gespeeld; $waiting: hoeveel er nog niet hebben gespeeld; $brings: caballero's; $points:
# wat de beste telling op tafel nu waard is.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] Hiermee ben je als eerste aan de beurt.
               *[other] Nog niemand heeft hoger gespeeld.
            }
        [one]
            { $waiting ->
                [0] Hiermee ben je als tweede aan de beurt.
               *[other] Tot nu toe heeft één speler hoger gespeeld.
            }
       *[other]
            { $waiting ->
                [0] Hiermee komen { $before } spelers vóór jou aan de beurt.
               *[other] Tot nu toe hebben { $before } spelers hoger gespeeld.
            }
    }
    { $brings ->
        [0] De kaart levert geen caballero's op.
        [one] De kaart levert 1 caballero op.
       *[other] De kaart levert { $brings } caballero's op.
    }
    { $points ->
        [0] { "" }
       *[other] De beste telling op tafel is je nu { advice-points } waard.
    }
advice-power-back = Je kunt de { $power } in een latere ronde nog eens spelen.
advice-supply =
    { $count ->
        [0] Je neemt er geen.
       *[other]
            Aan je hof { $court ->
                [one] zou 1 caballero staan
               *[other] zouden { $court } caballero's staan
            }.
    }
advice-keep =
    Je houdt { $count ->
        [one] één caballero
       *[other] { $count } caballero's
    } aan het hof voor later.
advice-stop = Je laat het hierbij.
advice-lift = Zonder die caballero krijgt { $owner } { in-plaats } { advice-points } minder.
advice-lift-leader = { $owner } staat { in-plaats } voor, en die voorsprong wordt kleiner.
advice-spare = Je kunt { in-plaats } een caballero missen: je verliest daar geen punten.
advice-drop = Die caballero levert { $owner } { in-plaats } geen punten op.
advice-give-up =
    { $points ->
        [0] Je verliest { in-plaats } geen punten.
       *[other] Je verliest { in-plaats } { advice-points }.
    }
advice-give-up-court = Op het bord verandert er voor jou niets.
advice-king = Met de Koning in { $place_name } kun je zetten in { $target }.
advice-king-guards =
    Je staat voor in { $place_name }: de Koning maakt het { advice-points } waard en houdt de anderen buiten.
advice-king-locks = Je staat in { $place_name } maar één caballero voor op { $owner }: met de Koning erbij haalt niemand je in, en het is { advice-points } waard.
advice-grande = Je staat { in-plaats } voor: je Grande voegt daar zijn bonus toe.
advice-veto = Het houdt { $seat } tegen: { $card }.
advice-veto-saves = Zonder het veto kost { $card } je misschien { advice-points }.
advice-veto-denies = Zonder het veto levert { $card } { $seat } misschien { advice-points } op.
advice-allow = Je bewaart het veto voor later.
advice-general = In de spellen die vanaf hier zijn doorgespeeld, pakt het goed uit.
# $option: de op een na beste mogelijkheid; $more: punten; $percent: spellen van de 100.
advice-better =
    { $more ->
        [one] 1 punt
       *[other] { $more } punten
    } meer voor jou dan met “{ $option }”, als direct daarna alle regio's geteld zouden worden.
advice-likelier = Van 100 ingebeelde spellen wint “{ $option }” er ongeveer { $percent } minder.
