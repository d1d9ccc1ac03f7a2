### Lo que dice la arena: tablas, informes y lo que significan.

## La tabla de resultados

arena-bot = Bot
arena-win-rate = Victorias
arena-mean-rank = Puesto medio
arena-points-share = Parte de los puntos
arena-points = Puntos
arena-rating = Nivel
arena-openskill = openskill
arena-time = Tiempo por decisión
# Debajo de la mediana.
arena-longest = máx. { $time }
# Tras la mediana: lo que casi ninguna decisión, y lo que ninguna decisión superó.
arena-time-rest = 99 % { $p99 }, máx. { $longest }
arena-played =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } en { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }: edición { $edition }, { $players } jugadores, semilla { $seed }
arena-intervals =
    Debajo de cada cifra, su intervalo de confianza del 95 %, sobre los repartos. Bots iguales ganarían { $parity } cada uno.
arena-not-counted =
    { $games ->
        [one] Una partida más no se cuenta
       *[other] { $games } partidas más no se cuentan
    }: solo cuentan los repartos completos, en su orden.

## Un duelo que se detiene cuando la pregunta está decidida

arena-verdict =
    { $answer ->
        [above] Decidido tras { $deals } repartos: { $bot } gana más a menudo que { $mark }.
        [below] Decidido tras { $deals } repartos: { $bot } gana menos a menudo que { $mark }.
       *[open] Sin decidir tras { $deals } repartos: { $bot } puede ganar más o menos a menudo que { $mark }.
    } Intervalo válido se pare cuando se pare: { $interval }.
arena-stopped =
    Los intervalos de la tabla valen para un número de partidas fijado de antemano; tras una parada anticipada son algo
    demasiado estrechos.
arena-go-on = Interrumpido. El mismo comando sigue donde se quedó.
arena-lost = Interrumpido. Con { $flag } ARCHIVO se guardan las partidas, y el mismo comando sigue donde se quedó.

## El informe

arena-report = El Grande · arena
arena-nothing = Aún no se ha jugado ningún reparto hasta el final.
arena-rating-note =
    Los niveles son los de un modelo de Plackett-Luce en la escala Elo: 400 puntos más equivalen a diez contra uno en un duelo;
    la media de estos bots es 0.
arena-ladder = Clasificación
arena-ladder-note = Puntos con sus intervalos del 95 %. La línea discontinua es donde estarían bots iguales.
arena-duels = Quién queda por delante
arena-duels-note =
    Cuántas veces queda el bot de la fila por delante del bot de la columna; los empates cuentan la mitad.
arena-by-seat = Victorias por asiento
arena-by-seat-note =
    Cada bot ha tenido cada asiento de cada reparto. Debajo de cada asiento se lee cuántas veces se ocupó. La línea discontinua
    es lo que ganarían bots iguales.
arena-by-order = Victorias por orden en la primera ronda
arena-by-order-note =
    Quien juega la primera carta de poder de la partida es el 1; los demás siguen en el sentido de las agujas del reloj.
arena-by-power = Victorias por primera carta de poder
arena-by-power-note =
    La carta de poder de la primera ronda. Un bot juega una carta porque la posición lo pide: esto muestra qué acompaña a la
    victoria, no qué la causa. Las cartas raras tienen intervalos anchos.
arena-by-source = Puntos por origen
arena-by-source-note =
    La media de una partida. Regiones, Castillo, bonificaciones y cargos son los de las puntuaciones generales; las
    puntuaciones especiales cuentan con todo lo que dan.
arena-source-regions = Regiones
arena-source-castillo = Castillo
arena-source-king = Bonificación del Rey
arena-source-grande = Bonificación del Grande
arena-source-special = Puntuaciones especiales
arena-source-offices = Cargos
arena-source-goods = Oro y mercancías
arena-source-bridge = Puente
arena-time-note =
    El punto es la mediana; las marcas son lo que no supera el 99 % de las decisiones, y la más larga. La escala es
    logarítmica.
