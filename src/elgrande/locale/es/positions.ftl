### Por qué una posición no puede darse y qué no se puede leer en el texto de un escenario. Se muestra con su línea o campo.

## Posiciones que no pueden darse

impossible-negative = { $count } es menos que nada.
impossible-word = «{ $found }» no existe aquí. Hay: { $known }.
impossible-range = Tiene que ser un número de { $low } a { $high }, no { $found }.
impossible-without = Para esto hace falta «{ $set }».
impossible-nobody = Nadie tiene ese color en esta partida.
impossible-round = La ronda { $round } no se juega. Las rondas de esta partida son { $known }.
impossible-scoring = No hay puntuación general después de la ronda { $round }.
impossible-phase-played = En ese momento no hay cartas de poder en la mesa.
impossible-phase-acted = En ese momento nadie ha tenido aún su turno.
impossible-phase-offer = Durante una puntuación no hay cartas de acción en la oferta.
impossible-phase-card = En ese momento nadie tiene una carta delante.
impossible-phase-card-missing = Di qué carta se ha tomado para este turno.
impossible-active = { $owner } ya ha tenido su turno; no puede tocarle otra vez.
impossible-acted = { $owner } no puede haber tenido ya su turno: falta alguien con una carta de poder más alta.
impossible-no-king = Di dónde está el Rey.
impossible-king = El Rey no puede estar ahí: { $place_name }.
impossible-place = Ahí no puede haber caballeros: { $place_name }.
impossible-black =
    En esta partida solo hay { $most ->
        [one] un caballero negro
       *[other] { $most } caballeros negros
    }.
impossible-grey-court = Los caballeros grises y negros no tienen corte.
impossible-caballeros = { $owner } tendría { $count } caballeros en total. Tienen que ser { $most }.
impossible-grande = El Grande de { $owner } no puede estar ahí: { $place_name }.
impossible-board = Ahí no puede haber una loseta de puntuación: { $place_name }.
impossible-boards = Dos losetas de puntuación no pueden estar en el mismo lugar.
impossible-power-card = En esta partida no hay carta de poder { $value }.
impossible-power-used = { $owner } no puede haber jugado la carta de poder { $value }: ya la usó antes.
impossible-power-held = { $owner } no puede tener en la mano la carta de poder { $value }: ya está jugada.
impossible-power-twice = { $owner } tiene cada carta de poder una sola vez.
impossible-power-left =
    { $owner } ha usado demasiadas cartas de poder: { $count ->
        [one] queda una
       *[other] quedan { $count }
    } para { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
impossible-power-missing = { $owner } no tiene ninguna carta de poder en la mesa.
impossible-power-gap = Las cartas de poder se juegan en sentido horario desde el jugador inicial, sin huecos.
impossible-power-same = Dos jugadores no pueden tener el mismo valor de poder en una ronda.
impossible-played-unsaid = Di qué cartas de poder hay en la mesa: las más altas están todas usadas.
impossible-hands = En esta partida todos tienen todas las cartas de poder. Di cuáles se han usado.
impossible-modifier-alone = { $owner } tiene un modificador en la mesa, pero ninguna carta de poder.
impossible-modifier-twice = Cada modificador existe una sola vez.
impossible-veto-card = { $owner } tiene una sola carta de poder con veto.
impossible-vetos =
    { $count ->
        [one] No puede haber un veto en juego
       *[other] No puede haber { $count } vetos en juego
    }: esta partida tiene { $most }.
impossible-no-card = En esta partida no hay ninguna carta «{ $found }».
impossible-stack = «{ $card }» no va en el mazo { $stack }.
impossible-stack-height = El mazo { $stack } no es tan alto como para que «{ $card }» salga entonces.
impossible-stack-taken = En el mazo { $stack } hay otra carta donde debería estar «{ $card }».
impossible-copies = No hay tantas copias de «{ $card }».
impossible-offer-short =
    { $count ->
        [one] Un jugador necesita
       *[other] { $count } jugadores necesitan
    } todavía una carta, pero solo { $left ->
        [one] hay una
       *[other] hay { $left }
    } en la oferta.
impossible-no-dummy = Solo la partida para dos de la edición de 2023 tiene un jugador neutral.
impossible-dummy-power = El neutral tiene la carta de poder { $value } una sola vez.
impossible-dummy-rounds = No quedan tantas rondas.
impossible-region-card = No hay carta de región para eso: { $place_name }.
impossible-region-twice = Entre dos puntuaciones cada carta de región sale una sola vez.
impossible-region-many = No se sacan tantas cartas de región antes de la próxima puntuación.
impossible-tokens = Las fichas vienen con las expansiones de la Big Box.
impossible-parts =
    «{ $found }» solo tiene { $most ->
        [one] una parte
       *[other] { $most } partes
    }.
impossible-fields =
    El tablero de limitación solo tiene { $most ->
        [one] una casilla
       *[other] { $most } casillas
    }.
impossible-marks =
    Lo que llevan los caballeros de { $owner } y dónde están no encaja con su número: { $place_name }.
impossible-load =
    { $what ->
        [gold] Solo hay { $most } fichas de oro.
       *[goods] Solo hay { $most } fichas de mercancías.
    }
impossible-stock =
    { $what ->
        [gold] Todo el oro que no está en ultramar ni lo lleva nadie está junto al tablero: { $count }, no { $found }.
       *[goods] Todas las mercancías que no están en ultramar ni las lleva nadie están junto al tablero: { $count }, no { $found }.
    }

## El texto de un escenario

scenario-yaml = Esto no se puede leer: no es YAML válido.
scenario-part = Esto no puede estar aquí ({ $why }).
scenario-empty = Aquí no hay nada. Una posición necesita al menos «name», «position» y «expect».
scenario-several = Aquí hay varios escenarios; una partida empieza con uno.
scenario-missing = Falta algo: { $found }.
scenario-text = Aquí va una sola palabra o un número.
scenario-number = «{ $found }» no es un número entero.
scenario-list = Aquí va una lista, entre corchetes.
scenario-entries = Aquí van nombres con dos puntos y un valor.
scenario-twice = «{ $found }» está aquí dos veces, la primera en la línea { $first }.
scenario-name = «{ $found }» no vale como nombre de jugador. Usa letras, cifras, guiones y guiones bajos.
scenario-same-name = Dos jugadores no pueden llamarse los dos «{ $found }».
scenario-hand = Indica la mano o las cartas usadas de un jugador, no las dos cosas.
scenario-merged = En esta partida los mazos 2 y 3 son un solo mazo, el número 2.
scenario-step = Paso a paso: cada elección y cada expectativa es un elemento aparte.
scenario-corrections = El archivo de correcciones { $found } no se puede leer aquí.
scenario-further = Esta no es una mesa de esta partida: «further» pertenece a la versión del programa que lo escribió.

## Lo que las expansiones tienen en la mesa, según los campos del editor de posiciones

field-inquisitor = Inquisidor
field-alliance = Alianza
field-spies = Espionaje
field-free-choice = Libre elección
field-quarantine = Cuarentena
field-protected = Ficha del Rey
field-anywhere = Puede colocar en cualquier región
field-slots = Casillas (Francia 1–3, capitán, virrey)
field-slot-loads = Carga en Francia (1 oro, 2 mercancías)
field-gold-on-ship = Caballeros con oro, barco
field-goods-on-ship = Caballeros con mercancías, barco
field-gold-in-america = Caballeros con oro, América
field-goods-in-america = Caballeros con mercancías, América
field-gold-in-africa = Caballeros con oro, África
field-goods-in-africa = Caballeros con mercancías, África
field-table-at = Tablero de limitación
field-on-table = Caballeros en ese tablero
field-gold-on-table = … con oro
field-goods-on-table = … con mercancías
field-tokens = Oro en América, mercancías en África
field-bonus-used = Bonificación del Inquisidor usada
field-closers = Puede cerrar una carta
field-striker = Golpe doble
field-strike-until = Golpe doble hasta la ronda (desde 0)
field-last-action = Última acción especial
field-delayed = Se puntúa después
field-delayed-due = … tras la ronda (desde 0)
field-shut = Mazos cerrados (2, 4, 8 … sumados)
field-queen = Reina
field-queen-ready = Tenían la Reina en su turno
field-queen-used = Han usado la Reina
field-jester = Bufón
field-jester-used = Han usado el Bufón
field-marched = Han usado el Inquisidor general
field-ships = Barcos
field-boycott = Boicot
field-boycott-by = … de
field-boycott-known = … conocido por
field-incognito = Rey de incógnito
field-incognito-by = … de
field-incognito-known = … conocido por
field-incognito-wait = … se pregunta después (0 enseguida)
field-stopper = Acciones paradas por
field-last-word = Última palabra
field-last-card = … con la carta
field-last-said = … ha empezado
field-double-turn = Turno doble
field-further-card = Carta adicional en uso
field-saved = Carta guardada
field-saved-by = … de
field-revolution = Revolución
field-stand-in = En lugar del Rey
field-conquered = Colocados desde la provincia este turno
field-placers = Han colocado caballeros esta ronda
field-bearers = Portaestandartes
field-bearer-spots = … en la casilla (0 ninguna)
field-banners-waiting = Estandartes por asignar
field-office-card = Carta de Rey o Intrigante en uso
field-doubled = Regiones dobladas
field-doubler = … de
field-castillo-at = El Castillo está en
field-bridge = Puente
field-bridge-owner = … de
field-reversed = Losetas giradas (1, 2, 3 ambas)
field-collapse = El Castillo amenaza ruina
field-mistress = Favorita
field-storm-seat = Tormenta de
field-storm-place = … en
field-storm-shown = … está descubierta
field-limited = Tableros para seis
