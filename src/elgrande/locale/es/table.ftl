### La mesa en el navegador: lo que dice la pantalla además de los textos del propio juego.

table-map = Mapa de España
# Un color en un lugar, para lectores de pantalla. $grande dice si está allí su Grande (yes o no).
table-pieces-of =
    { $seat }: { $grande ->
        [yes]
            { $count ->
                [0] Grande
                [one] 1 caballero y el Grande
               *[other] { $count } caballeros y el Grande
            }
       *[no]
            { $count ->
                [one] 1 caballero
               *[other] { $count } caballeros
            }
    }
table-rounds = Rondas
table-general-scoring = puntuación general
table-player-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
# Cómo se juega el Castillo: hidden u open.
table-castillo =
    { $value ->
        [open] Castillo a la vista
       *[hidden] Castillo oculto
    }

## Qué hacer

table-choose = Elige una de las opciones.
table-over = Fin de la partida
table-watching = Qué ocurre
# $number es cuántos son.
table-turn-of =
    { $number ->
        [one] Le toca a { $seats }
       *[other] { $seats } eligen
    }
# Lo que eligen los demás; $kind es el tipo de decisión, $number cuántos son.
table-waits =
    { $kind ->
        [power] { $seats } elige una carta de poder.
        [modifier] { $seats } piensa si usa un modificador.
        [draft]
            { $seats } { $number ->
                [one] elige
               *[other] eligen
            } modificadores.
        [supply] { $seats } lleva caballeros a su corte.
        [recall] { $seats } retira caballeros a su corte.
        [card] { $seats } elige una carta de acción.
        [turn] { $seats } va a colocar o a actuar.
        [place] { $seats } coloca caballeros.
        [place_extra] { $seats } coloca caballeros.
        [veto] { $seats } piensa si usa un veto.
        [lift] { $seats } mueve caballeros.
        [drop] { $seats } mueve caballeros.
        [king] { $seats } mueve al Rey.
        [grande] { $seats } mueve su Grande.
        [board] { $seats } pone una loseta de puntuación.
        [castillo_disc] { ajuste-discos }
        [scoring_disc] { ajuste-discos }
        [loss_disc] { ajuste-discos }
        [eviction_disc] { ajuste-discos }
       *[other] { $seats } está pensando.
    }
ajuste-discos =
    { $number ->
        [one] { $seats } ajusta su disco en secreto.
       *[other] { $seats } ajustan su disco en secreto.
    }
table-disc-set = Tu disco muestra: { $place }. Puedes cambiarlo hasta que todos hayan ajustado el suyo.
table-change-disc = Volver a ajustarlo
table-dial = Disco secreto
table-dial-unset = sin ajustar
table-discs = Se descubren los discos
table-scored-nobody = Aquí nadie recibe puntos.
table-scored-so-far = En esta puntuación, hasta ahora:
table-unseen = Lo que acaba de ocurrir
table-sending = enviando…
table-at-once = Cuántos de golpe:
# Una lista de todo lo que se puede elegir, para quien la prefiera.
table-all-options = Las { $count } opciones en una lista
table-pass-veto = Dejar pasar toda esta acción
# Dónde se pueden colocar caballeros; $places es una de las expresiones de abajo, o varias.
table-where = Van { $places }.
table-where-near = a regiones vecinas del Rey ({ $king })
table-where-anywhere = a cualquier región menos la del Rey ({ $king })
table-where-place = { a-lugar }
table-where-lit = Van adonde se ilumina el mapa.
table-look-at-cards =
    Señala una carta para leerla entera y ver en el mapa dónde podría servir. Los caballos dicen cuántos caballeros puedes
    colocar con ella.
table-why-not = ¿Por qué aquí no?
# Se pregunta antes de que acabe un turno del que queda algo: $open es lo que no se ha hecho (both, placing o action).
table-give-up =
    { $open ->
        [both] No has colocado caballeros ni usado la acción especial.
        [placing] Aún no has colocado caballeros.
       *[action] Aún no has usado la acción especial.
    } ¿Terminar tu turno de todos modos?
table-hot-seat =
    Le toca a { $seat }. Pasa la pantalla{ $number ->
        [one] .
       *[other] { " " }a uno de ellos.
    }
table-hot-seat-show = Soy { $seat }
table-hot-seat-cover = Tapar la pantalla
table-hot-seat-covered = Las cartas de todos están tapadas. Di quién eres para ver las tuyas.

## Botones

table-undo = Deshacer
table-reset = Deshacer todo
table-confirm = Confirmar
table-rule = La regla
table-close = Cerrar
table-skip = Ir al presente
table-pause = Pausa
table-go-on = Seguir
table-step = Paso siguiente
table-again = Ver otra vez
table-undone = Se ha deshecho una decisión.
table-result = Ver el resultado
table-home = Inicio
table-help = Signos y teclas
table-what = ¿Qué es esto?
table-hint = Pista
table-hint-thinking = pensando…
table-hints = Pistas
table-advised = Consejo número { $rank }
table-chance = Probabilidad de ganar la partida
table-points-then = Puntos esperados tras la próxima puntuación general
table-points-expected =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Cartas y jugadores

table-take-card = Tomar esta carta
table-taken-by = La tiene { $seat }
table-places =
    { $count ->
        [0] No coloca caballeros
        [one] Coloca 1 caballero
       *[other] Coloca hasta { $count } caballeros
    }
table-reach = Ahora podría servir aquí: { $places }.
table-no-offer = No hay cartas disponibles.
table-unfold-cards =
    { $count ->
        [one] Una carta más
       *[other] { $count } cartas más
    }
table-fold-cards = Menos cartas
# $state es dónde está la carta: en la mano (hand, lit, staged), en la mesa (played) o usada (used).
table-power-card =
    { $power ->
        [0] Carta de poder sin valor
       *[other] Carta de poder { $power }
    }, trae { $brings ->
        [0] cero caballeros
        [one] 1 caballero
       *[other] { $brings } caballeros
    }{ $state ->
        [used] , usada
        [played] , en la mesa
       *[other] { "" }
    }
table-veto = Veto
table-vetos =
    { $count ->
        [one] tiene un veto
       *[other] tiene { $count } vetos
    }
table-substitute = Un bot juega por este jugador
table-bot = Bot
table-away = ausente
table-acted = ya ha jugado su turno
table-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
table-taken-back =
    { $count ->
        [one] Una de ellas se recuperó sin enseñarla.
       *[other] { $count } de ellas se recuperaron sin enseñarlas.
    }
table-without-castillo = El Castillo está cerrado y no se cuenta.
table-hand-over = Que un bot juegue por mí
table-take-back = Volver a jugar yo
table-spectator = Estás viendo esta partida.
table-open-hands = Cartas de poder restantes

## Una mano que se elige entre muchas cartas

table-hand-cards = Cartas de poder a elegir
table-hand-tray = Tu mano
# $face es el valor de la carta, o none.
table-hand-card =
    { $face ->
        [none] sin valor
       *[other] valor { $face }
    }, trae { $brings ->
        [0] cero caballeros
        [one] 1 caballero
       *[other] { $brings } caballeros
    }.
table-hand-put-back =
    { $face ->
        [none] Devolver { $name }
       *[other] Devolver { $face } ({ $name })
    }
table-hand-count = { $chosen } de { $count } cartas elegidas
table-suggest-recommended = Recomendada
table-suggest-random = Al azar
table-show-map = Ver el mapa
table-show-cards = Ver las cartas

## Lugares

table-king-here = Aquí está el Rey: nada entra ni sale.
table-mobile-here = Una loseta de puntuación tapa los valores impresos.
table-grandes-here = Grande en su hogar: { $names }
table-castillo-closed = Cerrado. Lo que entró sale en la próxima puntuación.
# $token es gold o goods, $count cuántos caballeros lo llevan.
table-carries =
    { $seat }: { $token ->
        [gold]
            { $count ->
                [one] un caballero con oro
               *[other] { $count } caballeros con oro
            }
       *[goods]
            { $count ->
                [one] un caballero con mercancías
               *[other] { $count } caballeros con mercancías
            }
    }
table-empty-place = Nadie tiene caballeros aquí.

## Registro y chat

table-log-empty = Aún no ha ocurrido nada.
table-chat = Chat
table-chat-empty = Nadie ha dicho nada todavía.

## El final

table-end-you-win = ¡Has ganado!
table-end-you-share = ¡Compartes la victoria!
table-end-wins =
    { $number ->
        [one] Gana { $winners }
       *[other] { $winners } comparten la victoria
    }
table-end-board = Ver el tablero
table-end-sources = De dónde salieron los puntos
table-end-rounds = Puntos a lo largo de las rondas
table-end-scorings = Puntos por puntuación
table-end-scoring = Tras la ronda { $round }
table-end-between = Entre puntuaciones
table-end-counting = Contando puntos…
table-end-rematch = Jugar otra vez
table-end-replay = Ver la repetición
table-end-share = Copiar el enlace a la repetición
table-source-general = Regiones
table-source-castillo = Castillo
table-source-special = Puntuaciones especiales
table-source-king = Rey
table-source-grande = Grande
table-source-other = Otros

## Ayuda

table-sign-count = caballeros de un jugador
table-sign-grande = con el Grande, que aquí tiene su hogar
table-sign-pill = puntos para el primer, segundo y tercer puesto
table-sign-mobile = una loseta de puntuación
table-sign-king = la región del Rey: nada entra ni sale
table-sign-touched = donde podría servir la carta que miras
table-sign-gold = oro, y quién lo lleva
table-sign-goods = mercancías, y quién las lleva
table-sign-preview = lo que daría una puntuación ahora
table-sign-reconstructed = los reglamentos no muestran esta carta entera
table-keys = Teclas
table-key-first = a lo primero que se puede elegir
table-key-tab = a lo siguiente que se puede elegir
table-key-arrows = de región en región por el mapa
table-key-enter = elegir
table-key-confirm = confirmar o terminar el turno
table-key-what = ¿Qué es esto? Explica lo que se toca o lo que tiene el foco
table-key-undo = deshacer
table-key-reset = deshacer todo este turno
table-key-hint = pedir una pista
table-key-again = ver otra vez lo ocurrido desde tu última decisión
table-key-skip = ir al presente
table-key-log = registro y chat
table-key-escape = soltar lo elegido
table-map-credit = Mapa: provincias de España © Instituto Geográfico Nacional (CC-BY 4.0), otras tierras Natural Earth.

## Lo que traen las expansiones: cargos, fichas, cosas que duran un tiempo

table-facts = En esta mesa
table-fact-yes = sí

## El registro, por rondas y turnos

table-log-powers = Jugadas: { $list }
table-log-takes = toma { $card }
table-log-places = { $count } { registro-a }
table-log-moves =
    { $count ->
        [one] mueve 1 caballero
       *[other] mueve { $count } caballeros
    }
table-log-scores =
    { $points ->
        [one] recibe { $points } punto
       *[other] recibe { $points } puntos
    }
table-log-king = el Rey { registro-a }
table-log-grande = el Grande { registro-a }
table-log-grande-of = el Grande de { $seat } { registro-a }
table-log-board = una loseta de puntuación { registro-a }
table-log-vetoed = veto de { $seat }
table-log-nothing = nada
# Sigue a una frase que dice que unos caballeros van a la corte.
table-log-king-there = , porque el Rey estaba { registro-en }.
table-log-award = { $seat } { $points } ({ $reason })
table-log-filter = Mostrar
table-log-all = Todo
table-log-scorings = Solo puntuaciones
table-log-copy = Copiar
table-log-copied = Copiado
table-log-show = Verlo en el mapa
# Aquí $place es ya el nombre del lugar.
registro-a =
    { $place ->
        [Castillo] al { $place }
        [barco] al { $place }
        [puente] al { $place }
       *[other] a { $place }
    }
registro-en =
    { $place ->
        [Castillo] en el { $place }
       *[other] en { $place }
    }

## Mirar el mapa más de cerca

table-map-tools = Vista del mapa
table-map-closer = Acercar
table-map-farther = Alejar
table-map-fit = Todo el mapa
table-lens-plain = El mapa tal cual
table-lens-lead = Quién va en cabeza en cada región, y por cuánto
table-lens-points = Dónde te daría puntos un caballero más
table-lens-changes = Qué ha cambiado desde tu última decisión

## A qué se juega aquí

table-info = Sobre esta mesa
table-info-sets = Expansiones
table-info-watching = Espectadores
table-info-link = Copiar el enlace a esta partida
table-info-position = Copiar la posición como escenario
table-info-position-link = Copiar un enlace con la posición
table-info-position-long = Esta posición es demasiado larga para un enlace; cópiala como escenario.
table-watcher-guest = { $name } (invitado)
table-watchers =
    { $count ->
        [0] sin espectadores
        [one] 1 espectador
       *[other] { $count } espectadores
    }
