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
strength-squire = Knappe
strength-hidalgo = Hidalgo
strength-count = Graf
strength-duke = Herzog

bot-title = { $name }, { $rank }

## Ratschläge: warum eine Möglichkeit gut ist

advice-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
advice-leads = Damit bist du { im-ort } am stärksten: { advice-points }, wenn jetzt gewertet würde.
advice-defends = Du führst { im-ort }, und der Vorsprung wird sicherer.
advice-overtakes = Damit liegst du { im-ort } vor { $owner }: { advice-points } für dich, wenn jetzt gewertet würde, und { $less } weniger für { $owner }.
advice-holds = Du führst { im-ort } nur um einen vor { $owner }: Bei Gleichstand bekämst du { advice-points } weniger.
advice-rank =
    Damit kommst du { im-ort } auf den { $rank ->
        [2] zweiten
       *[other] dritten
    } Platz: { advice-points }, wenn jetzt gewertet würde.
advice-closer =
    { $count ->
        [0] Damit ziehst du { im-ort } mit { $owner } gleich.
        [one] Damit fehlt dir { im-ort } noch 1 Caballero zu { $owner }.
       *[other] Damit fehlen dir { im-ort } noch { $count } Caballeros zu { $owner }.
    }
advice-presence = Damit fasst du { im-ort } Fuß.
advice-castillo =
    { $count ->
        [one] Du hättest 1 Caballero im Castillo, frei für den Ort, an dem er gebraucht wird.
       *[other] Du hättest { $count } Caballeros im Castillo, frei für den Ort, an dem sie gebraucht werden.
    }
advice-disc-court =
    { $count ->
        [one] Dein Caballero geht
       *[other] Deine { $count } Caballeros gehen
    } zurück an deinen Hof und { $count ->
        [one] kann
       *[other] können
    } neu eingesetzt werden.
advice-scores =
    Das bringt dir sofort { advice-points }; { $rivals ->
        [0] sonst bekommt niemand etwas.
       *[other] niemand sonst bekommt mehr als { $rivals }.
    }
advice-gains =
    { $points ->
        [one] Würden gleich danach alle Regionen gewertet, bekämst du 1 Punkt mehr als vorher.
       *[other] Würden gleich danach alle Regionen gewertet, bekämst du { $points } Punkte mehr als vorher.
    }
advice-costs = Würden gleich danach alle Regionen gewertet, bekäme { $owner } { advice-points } weniger als vorher.
advice-score =
    { $place ->
        [castillo] Das Castillo
        [ship] Das Schiff
       *[other] { $place_name }
    } brächte dir { advice-points }.
advice-card-action = Von allen Sonderaktionen, die ausliegen, verspricht sie dir am meisten: { $card }.
advice-card-scores = Ihre Wertung brächte dir, wie es jetzt steht, { advice-points }.
advice-card-denies = { $owner } wählt später und bekäme durch ihre Wertung beim jetzigen Stand { advice-points }.
advice-card-placing =
    Mit ihr darfst du { $count ->
        [one] einen Caballero
       *[other] { $count } Caballeros
    } einsetzen.
# $before: wie viele höher gespielt haben; $waiting: wie viele noch nicht gespielt haben.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] Mit ihr bist du zuerst am Zug.
               *[other] Bisher hat niemand höher gespielt.
            }
        [one]
            { $waiting ->
                [0] Mit ihr bist du an zweiter Stelle am Zug.
               *[other] Bisher hat eine Person höher gespielt.
            }
       *[other]
            { $waiting ->
                [0] Mit ihr sind { $before } vor dir am Zug.
               *[other] Bisher haben { $before } höher gespielt.
            }
    }
    { $brings ->
        [0] Sie bringt keine Caballeros.
        [one] Sie bringt 1 Caballero.
       *[other] Sie bringt { $brings } Caballeros.
    }
    { $points ->
        [0] { "" }
       *[other] Die beste ausliegende Wertung bringt dir jetzt { advice-points }.
    }
advice-power-back = Du kannst die { $power } in einer späteren Runde noch einmal spielen.
advice-supply =
    { $count ->
        [0] Du nimmst keinen.
       *[other]
            An deinem Hof { $court ->
                [one] wäre dann 1 Caballero
               *[other] wären dann { $court } Caballeros
            }.
    }
advice-keep =
    Du behältst { $count ->
        [one] einen Caballero
       *[other] { $count } Caballeros
    } am Hof für später.
advice-stop = Du lässt es dabei.
advice-lift = Ohne diesen Caballero bekommt { $owner } { im-ort } { advice-points } weniger.
advice-lift-leader = { $owner } führt { im-ort }, und der Vorsprung wird kleiner.
advice-spare = Du kannst { im-ort } einen Caballero entbehren: Du verlierst dort keine Punkte.
advice-drop = Dieser Caballero bringt { $owner } { im-ort } keine Punkte.
advice-give-up =
    { $points ->
        [0] Du verlierst { im-ort } keine Punkte.
       *[other] Du verlierst { im-ort } { advice-points }.
    }
advice-give-up-court = Auf dem Spielplan ändert sich für dich nichts.
advice-king = Mit dem König in { $place_name } kannst du in { $target } einsetzen.
advice-king-guards = Du führst in { $place_name }: Der König macht es { advice-points } wert und hält die anderen fern.
advice-king-locks = Du führst in { $place_name } nur um einen vor { $owner }: Steht der König dort, holt dich niemand ein, und es ist { advice-points } wert.
advice-grande = Du führst { im-ort }: Dein Grande bringt dort seinen Bonus.
advice-veto = Es hält { $seat } auf: { $card }.
advice-veto-saves = Ohne das Veto kostet dich { $card } vielleicht { advice-points }.
advice-veto-denies = Ohne das Veto bringt { $card } { $seat } vielleicht { advice-points }.
advice-allow = Du behältst das Veto für später.
advice-general = In den Partien, die von hier aus durchgespielt wurden, geht das gut aus.
# $option: die zweitbeste Möglichkeit; $more: Punkte; $percent: Partien von 100.
advice-better =
    { $more ->
        [one] 1 Punkt
       *[other] { $more } Punkte
    } mehr für dich als mit „{ $option }“, wenn gleich danach alle Regionen gewertet würden.
advice-likelier = Von 100 vorgestellten Partien gewinnt „{ $option }“ etwa { $percent } weniger.
