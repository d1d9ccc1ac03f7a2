### Lo que dice la línea de comandos, aparte de lo que ocurre en la partida.

## La mesa en la pantalla

cli-title = edición { $edition }, { $players } jugadores, semilla { $seed }
cli-title-unseeded = edición { $edition }, { $players } jugadores
# Sigue al título cuando los valores del tablero no están confirmados.
cli-boards-unsure = { ", " }valores { $mark }
cli-closed = cerrado
# What stands before something, as in "Turn order:".
cli-colon = { $label }:
cli-belongings = corte { $court }, provincia { $province }
# Los caballeros del jugador fantasma que no están en el tablero.
cli-stock = provincia { $count }
cli-you = tú
cli-starts = empieza
cli-vetos =
    { $count ->
        [one] veto
       *[other] { $count } vetos
    }
cli-hand = Cartas de poder
cli-board =
    { $board ->
        [8] 8/4/0
       *[other] 4/0/0
    }
# Tras una frase que se cumple varias veces seguidas.
cli-times = (×{ $count })
cli-more-log =
    { $count ->
        [one] Hay una línea más antes de esta: escribe log
       *[other] Hay { $count } líneas más antes de esta: escribe log
    }
cli-card-of = La carta de { $seat }

## Preguntas

cli-ask = >
cli-ask-default = (Intro: { $choice }) >
# Estas palabras se escriben tal cual, en todos los idiomas.
cli-ask-hand = (una mano entera de golpe: { $recommended } o { $random }) >
cli-done = Intro: seguir. undo: deshacer. >
# Seguido del jugador.
cli-you-are = Eres
cli-introduction = Escribe la tecla de una opción y pulsa Intro; ? explica lo demás.
cli-no-answer = Escribe una de las teclas, o ? para ver la ayuda.
cli-no-option = «{ $answer }» no es ninguna de las opciones. Escribe una de las teclas, o ? para ver la ayuda.
cli-ambiguous = «{ $answer }» puede ser { $options }.
cli-cannot-undo =
    No hay nada que deshacer: desde tu última decisión se ha mostrado algo oculto o ha jugado otra persona.
cli-undone = Deshecho.
cli-file = ARCHIVO
cli-saved = La partida queda escrita en { $file }.
cli-look-again = La partida queda escrita. Para verla otra vez:
cli-left = Tu partida queda guardada. Para seguir más tarde:

## Ayuda

cli-help-keys = Escribe la tecla que hay delante de una opción y pulsa Intro.
cli-help-notation =
    O escribe la propia opción, como { $example }, o solo lo bastante para que quede clara: { $short }
cli-help-several = Varias respuestas en una línea se dan una tras otra: { $example }
cli-help-help = esta ayuda
cli-help-undo =
    deshacer tu última decisión, mientras no se haya mostrado nada oculto ni haya jugado nadie más
cli-help-score = lo que recibiría cada uno si se puntuara ahora, y por qué
cli-help-cards = las cartas disponibles con su texto completo
cli-help-log = lo que ha ocurrido hasta ahora, una línea por turno
cli-help-log-all = todo lo que ha ocurrido, con detalle
cli-help-board = mostrar otra vez la mesa
cli-help-save = escribir la partida en un archivo y mantenerlo al día
cli-help-quit = salir; la partida queda guardada
cli-help-places = Lugares:
cli-help-signs =
    { $crown } un Grande, { $king } el Rey, cuya región es tabú, { $mobile } una loseta de puntuación, { $horse } un caballero
    que coloca una carta o trae una carta de poder, { $scoring } una puntuación general. Cartas: { $reconstructed }
    reconstruida, { $invented } inventada, { $corrected } corregida por tu archivo.
cli-castillo-unknown = El Castillo está cerrado y no se cuenta.

## Simulaciones

cli-wins = Victorias
cli-least = Puntos mín.
cli-mean = Media
cli-most = Máx.
# $sets son los nombres de las expansiones, $sets_number cuántas son.
cli-simulated =
    { $games } partidas al azar: edición { $edition }{ $sets_number ->
        [0] { "" }
       *[other] { " " }con { $sets }
    }, { $players } jugadores, desde la semilla { $seed }
cli-decisions =
    Decisiones por partida: de { $least } a { $most }, { $mean } de media. Victorias compartidas: { $shared }.
cli-speed = { $seconds } s: { $games } partidas/s, { $decisions } decisiones/s

## La prueba de velocidad

cli-game = Partida
cli-compiled = compilado
cli-interpreted = Python puro

## Otros comandos

cli-characters = Cartas de personaje
cli-no-stack = La fila y las cartas de poder de cada jugador ({ $count } cartas)
cli-stack =
    Mazo { $stack }: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
cli-no-cards = No hay ninguna carta así.
cli-sound = { $file } está en orden: { $entries } entradas.
cli-waiting = Esperando a { $players }.
cli-passed = superado
cli-failed = FALLIDO
cli-scenarios =
    { $passed } superados, { $failed } fallidos, { $checked } expectativas comprobadas{ $unread ->
        [0] .
        [one] ; un archivo no se pudo leer.
       *[other] ; { $unread } archivos no se pudieron leer.
    }

## elgrande doctor

cli-doctor-version = Versión
cli-doctor-python = Python
cli-doctor-rules = Reglas
cli-doctor-page = Página
cli-doctor-extras = Extras
cli-doctor-not-installed = Sin instalar
cli-doctor-language = Idiomas
cli-doctor-terminal = Terminal
cli-doctor-package = Paquete
cli-doctor-games = Partidas
cli-doctor-verdict =
    { $wrong ->
        [0] Todo está bien.
        [one] Hay un problema.
       *[other] Hay { $wrong } problemas.
    }
