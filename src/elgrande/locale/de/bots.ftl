### Bots: wer sie sind und warum sie raten, was sie raten.

## Persönlichkeiten. Attribut .about: wie sie spielen.

bot-builder = Doña Leonor
    .about = Baut auf die eigenen Leute: Sie holt viele Caballeros, hält, was sie hat, und mischt sich selten ein.
bot-schemer = Don Fadrique
    .about = Verschiebt die Caballeros der anderen, flüstert im Castillo und legt Veto ein, wo immer es wehtut.
bot-courtier = Marqués de Ayala
    .about = Nie weit vom König: Wohin der auch geht, der Marqués hat dafür gesorgt.

## Ihre Stärken

strength-page = Page
strength-hidalgo = Hidalgo
strength-duke = Herzog

bot-title = { $name }, { $rank }

## Ratschläge: warum eine Möglichkeit gut ist

rat-punkte =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
advice-leads = Damit bist du { im-ort } am stärksten: { rat-punkte }, wenn jetzt gewertet würde.
advice-defends = Du führst { im-ort }, und der Vorsprung wird sicherer.
advice-rank =
    Damit wirst du { $rank ->
        [2] Zweiter
       *[other] Dritter
    } { im-ort }: { rat-punkte }, wenn jetzt gewertet würde.
advice-presence = Damit fasst du { im-ort } Fuß.
advice-castillo =
    Du hättest { $count ->
        [one] 1 Caballero
       *[other] { $count } Caballeros
    } im Castillo, bereit für den Ort, an dem sie gebraucht werden.
advice-disc-court =
    { $count ->
        [one] Dein Caballero geht
       *[other] Deine { $count } Caballeros gehen
    } zurück an deinen Hof und können neu eingesetzt werden.
advice-scores = Das bringt dir sofort { rat-punkte }; niemand sonst bekommt mehr als { $rivals }.
advice-score =
    { $place ->
        [castillo] Das Castillo
        [ship] Das Schiff
       *[other] { $place_name }
    } brächte dir { rat-punkte }.
advice-act = Nutze jetzt die Sonderaktion: { $card }.
advice-region = Am meisten nützt es dir { im-ort }.
advice-card-action = Ihre Sonderaktion ist für dich die beste, die ausliegt: { $card }.
advice-card-placing =
    Mit ihr darfst du { $count ->
        [one] einen Caballero
       *[other] { $count } Caballeros
    } einsetzen, und es gibt gute Plätze dafür.
advice-power-early = Mit der { $power } bist du früh an der Reihe und wählst unter mehr Karten.
advice-power-supply = Die { $power } bringt { $count } Caballeros an deinen Hof, und du brauchst sie.
advice-power-back = Die { $power } wieder auf der Hand macht eine spätere Runde stärker.
advice-supply =
    { $count ->
        [0] Mehr Caballeros am Hof helfen dir jetzt nicht.
        [one] Der Caballero wird gebraucht.
       *[other] Die { $count } Caballeros werden gebraucht.
    }
advice-keep =
    { $count ->
        [0] Hier ist nichts mehr zu holen.
       *[other] Was du am Hof hast, ist später mehr wert.
    }
advice-lift = Ohne diesen Caballero bekommt { $owner } { im-ort } weniger.
advice-lift-leader = { $owner } führt { im-ort }: Nimm dort einen Caballero weg.
advice-lift-own = Dein Caballero ist anderswo mehr wert als { im-ort }.
advice-drop = Am wenigsten schadet dir dieser Caballero { im-ort }.
advice-give-up = Am wenigsten verlierst du { $place ->
        [court] an deinem Hof
       *[other] { im-ort }
    }.
advice-king = Mit dem König in { $place_name } kannst du einsetzen, wo du willst.
advice-king-guards = Du führst in { $place_name }: Der König bringt seinen Bonus und hält die anderen fern.
advice-grande = Am ehesten verdient dein Grande seinen Bonus { im-ort }.
advice-board = Die Wertungstafel mit der { $board } hilft dir am meisten { tafel-im-ort }.
advice-veto = Halte { $seat } auf: Was { $card } anrichten würde, kostet dich mehr, als ein Veto wert ist.
advice-allow = Behalte das Veto: Was { $seat } vorhat, schadet dir wenig.
advice-general = In den Partien, die von hier aus durchgespielt wurden, kommt das am besten heraus.
