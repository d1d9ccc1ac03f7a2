### Los bots: quiénes son y por qué aconsejan lo que aconsejan.

## Personalidades. Atributo .about: cómo juegan.

bot-builder = Doña Leonor
    .about = Confía en los suyos: trae muchos caballeros, conserva lo que tiene y rara vez se mete con los demás.
bot-schemer = Don Fadrique
    .about = Mueve los caballeros de los demás, conspira en el Castillo y veta allí donde duele.
bot-courtier = Marqués de Ayala
    .about = Nunca lejos del Rey: vaya adonde vaya, ha sido cosa suya.

## Su fuerza

strength-page = Paje
strength-squire = Escudero
strength-hidalgo = Hidalgo
strength-count = Conde
strength-duke = Duque

bot-title = { $name }, { $rank }

## Consejos: qué habla a favor de una opción. También se dice de la segunda y la tercera: hechos, no superlativos.

advice-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
advice-leads = Te pones en cabeza { en-lugar }: { advice-points } si se puntuara ahora.
advice-defends = Vas en cabeza { en-lugar }, y afianzas la ventaja.
advice-overtakes = Adelantas a { $owner } { en-lugar }: { advice-points } para ti si se puntuara ahora, y { $less } menos para tu rival.
advice-holds = Vas en cabeza { en-lugar } por un solo caballero ante { $owner }: con un empate tendrías { advice-points } menos.
advice-rank =
    Pasas al { $rank ->
        [2] segundo
       *[other] tercer
    } puesto { en-lugar }: { advice-points } si se puntuara ahora.
advice-closer =
    { $count ->
        [0] Igualas a { $owner } { en-lugar }.
        [one] Te quedas a 1 caballero de { $owner } { en-lugar }.
       *[other] Te quedas a { $count } caballeros de { $owner } { en-lugar }.
    }
advice-presence = Te da presencia { en-lugar }.
advice-castillo =
    { $count ->
        [one] Tendrías 1 caballero en el Castillo, libre para ir adonde haga falta.
       *[other] Tendrías { $count } caballeros en el Castillo, libres para ir adonde haga falta.
    }
advice-disc-court =
    { $count ->
        [one] Tu caballero vuelve a tu corte y podrás
       *[other] Tus { $count } caballeros vuelven a tu corte y podrás
    } { $count ->
        [one] colocarlo de nuevo.
       *[other] colocarlos de nuevo.
    }
advice-scores =
    Te da { advice-points } enseguida; { $rivals ->
        [0] nadie más recibe nada.
       *[other] nadie más recibe más de { $rivals }.
    }
advice-gains = Si justo después se puntuaran todas las regiones, tendrías { advice-points } más que antes.
advice-costs = Si justo después se puntuaran todas las regiones, { $owner } tendría { advice-points } menos que antes.
advice-score = Puntuar { el-lugar } te daría { advice-points }.
advice-card-action = De todas las acciones especiales disponibles es la que más te promete: { $card }.
advice-card-scores = Tal como está la partida, su puntuación te daría { advice-points }.
advice-card-denies = { $owner } elige más tarde, y su puntuación le daría { advice-points } tal como están las cosas.
advice-card-placing =
    Te deja colocar { $count ->
        [one] un caballero
       *[other] { $count } caballeros
    }.
# $before: cuántos han jugado más alto; $waiting: cuántos no han jugado aún; $brings: caballeros; $points: lo que vale
# ahora la mejor puntuación disponible.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] Con ella eres el primero en jugar tu turno.
               *[other] De momento nadie ha jugado más alto.
            }
        [one]
            { $waiting ->
                [0] Con ella eres el segundo en jugar tu turno.
               *[other] De momento un jugador ha jugado más alto.
            }
       *[other]
            { $waiting ->
                [0] Con ella hay { $before } jugadores antes que tú.
               *[other] De momento { $before } jugadores han jugado más alto.
            }
    }
    { $brings ->
        [0] No trae caballeros.
        [one] Trae 1 caballero.
       *[other] Trae { $brings } caballeros.
    }
    { $points ->
        [0] { "" }
       *[other] La mejor puntuación disponible vale ahora { advice-points } para ti.
    }
advice-power-back = Podrás volver a jugar el { $power } en otra ronda.
advice-supply =
    { $count ->
        [0] No tomas ninguno.
       *[other]
            Tu corte tendría { $court ->
                [one] 1 caballero
               *[other] { $court } caballeros
            }.
    }
advice-keep =
    Guardas { $count ->
        [one] un caballero
       *[other] { $count } caballeros
    } en la corte para después.
advice-stop = Lo dejas ahí.
advice-lift = Sin ese caballero, { $owner } recibe { advice-points } menos { en-lugar }.
advice-lift-leader = { $owner } va en cabeza { en-lugar }, y su ventaja se reduce.
advice-spare = Puedes prescindir de un caballero { en-lugar }: allí no pierdes puntos.
advice-drop = Ese caballero no da puntos a { $owner } { en-lugar }.
advice-give-up =
    { $points ->
        [0] No pierdes puntos { en-lugar }.
       *[other] Pierdes { advice-points } { en-lugar }.
    }
advice-give-up-court = En el tablero no cambia nada para ti.
advice-king = Con el Rey { en-lugar } puedes colocar en esta región: { $target }.
advice-king-guards = Vas en cabeza { en-lugar }: con el Rey, la región vale { advice-points } y los demás se quedan fuera.
advice-king-locks = Vas en cabeza { en-lugar } por un solo caballero ante { $owner }: con el Rey allí nadie te alcanza, y la región vale { advice-points }.
advice-grande = Vas en cabeza { en-lugar }: tu Grande suma allí su bonificación.
advice-veto = Detiene a { $seat }: { $card }.
advice-veto-saves = Sin él, { $card } puede costarte { advice-points }.
advice-veto-denies = Sin él, { $card } puede dar { advice-points } a { $seat }.
advice-allow = Guardas tu veto para después.
advice-general = En las partidas simuladas desde aquí, sale bien.
# $option: la segunda opción; $more: puntos; $percent: partidas de cada 100.
advice-better =
    { $more ->
        [one] 1 punto
       *[other] { $more } puntos
    } más para ti que con «{ $option }», si justo después se puntuaran todas las regiones.
advice-likelier = De 100 partidas imaginadas, «{ $option }» gana unas { $percent } menos.
