### Lo que se acuerda antes de una partida: ediciones, módulos, opciones de mesa.

## Ediciones

edition-1995 = Edición de 1995
    .about =
        La primera edición: 45 cartas de acción, un veto que puede detener una acción especial a medias y un Castillo que se
        puede elegir para una puntuación especial.
edition-2015 = Edición de 2015
    .about =
        Las 45 cartas de acción de 1995 con reglas revisadas: un veto puede detener una acción especial a medias, y el
        Castillo no es una región.
edition-2023 = Edición de 2023
    .about =
        Una baraja revisada de 41 cartas de acción, tres módulos en la caja y un jugador fantasma en las partidas de dos. Los
        reglamentos no muestran todas las cartas; esas están marcadas como reconstruidas.

## Módulos

## Las opciones y sus valores

option-castillo = Castillo
    .about = ¿Pueden todos mirar dentro del Castillo? En cualquier caso, todos ven lo que entra.
option-castillo-hidden = oculto hasta que se abre
option-castillo-open = a la vista de todos

option-length = Duración
    .about =
        ¿Cuántas rondas se juegan? Hay una puntuación general cada tres rondas, o cada dos en una partida corta.
option-length-full = nueve rondas
option-length-short = seis rondas: sin la 1, la 4 y la 7

option-veto = Veto
    .about = ¿Se juega con las cartas de veto?
option-veto-yes = con cartas de veto
option-veto-no = sin cartas de veto

option-tie-break = Empate final
    .about =
        ¿Se comparte la victoria en caso de empate, o deciden los caballeros en la corte, luego los de la provincia y luego la
        carta de poder más alta que quede en la mano?
option-tie-break-no = victoria compartida
option-tie-break-yes = se desempata

option-mulligan = Comienzo suave
    .about = ¿Qué pasa con una carta que quita tres o todos los caballeros de las cortes si sale en la primera ronda?
option-mulligan-no = se queda
option-mulligan-yes = va bajo su mazo y se descubre la siguiente

option-angry-king = Rey furioso
    .about = ¿Quién devuelve caballeros cuando el Rey está furioso? La lectura estricta de 1995 dice que todos.
option-angry-king-opponents = solo los rivales
option-angry-king-everybody = todos, el jugador activo el último

option-supply = Refuerzos
    .about =
        ¿Se pueden tomar menos caballeros de los que trae la carta de poder? La lectura estricta de 1995 dice que no.
option-supply-up-to = los que se quiera hasta ese número
option-supply-exact = exactamente ese número

option-stacks = Mazos 2 y 3
    .about = ¿Se barajan juntos los mazos 2 y 3? Con tres jugadores se elige; con dos, siempre.
option-stacks-separate = separados
option-stacks-merged = barajados juntos

option-start = Jugador inicial
    .about = ¿Quién empieza la primera ronda?
option-start-random = por sorteo
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }
