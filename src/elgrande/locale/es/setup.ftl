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

set-new-regency = Nueva Regencia
    .about =
        Diez cartas especiales sustituyen a la carta del Rey y salen de una en una cada ronda: el Rey se va al extranjero, al
        Castillo o cambia de sitio con un Grande.
set-veteran-cards = Cartas de veterano
    .about =
        Cuatro cartas para quienes conocen el juego, dos vetos entre ellas. Por cada una se deja fuera, sin mirarla, una carta
        de su mazo.
set-power-modifiers = Modificadores de poder
    .about =
        Cada uno recibe tres de dieciséis modificadores. Se puede jugar uno con una carta de poder: cambia el orden de turno,
        y algunos tienen una habilidad. La lista de modificadores está reconstruida.
set-inquisitor-colonies = Gran Inquisidor y Colonias
    .about =
        Más allá de España están Francia, América y África, adonde se llega en barco. Hay oro y mercancías que traer a casa, y
        el Gran Inquisidor manda sobre los caballeros negros.
set-grandissimo = Grandissimo
    .about =
        Portugal se suma al tablero; la Reina, el Bufón y el Inquisidor general ofrecen su ayuda, y dos mazos más traen barcos,
        una prisión, un boicot, una revolución y otras cosas.
set-anniversary = Aniversario
    .about = Cada jugador tiene un estandarte; donde esté quien lo lleva, gana los empates.
set-king-intrigant = Rey e Intrigante
    .about =
        Sin cartas de acción disponibles: cada jugador se hace una mano de trece cartas de poder que actúan por sí mismas. La
        más alta de la ronda manda sobre el Rey; la más baja intriga.
set-players-edition = Edición de los jugadores
    .about = Once cartas de poder más para Rey e Intrigante, entre ellas el Comodín y un Castillo viajero.
set-special-cards = Cartas especiales
    .about = Diez cartas de poder más para Rey e Intrigante: fiestas, espías, un golpe de Estado y protección real.

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

option-veterans = Selección de cartas de veterano
    .about = ¿Cuáles de las cartas de veterano se usan?
option-veterans-all = las cuatro
option-veterans-veto = los dos vetos
option-veterans-intrigue = la carta de mover o colocar
option-veterans-scoring = la puntuación secreta

option-start = Jugador inicial
    .about = ¿Quién empieza la primera ronda?
option-start-random = por sorteo
option-start-violet = { colour-violet }
option-start-blue = { colour-blue }
option-start-green = { colour-green }
option-start-orange = { colour-orange }
option-start-red = { colour-red }

option-cards = Cartas de la Big Box
    .about = ¿Se juega con las cartas cuyo efecto hubo que reconstruir porque ningún reglamento lo cuenta?
option-cards-all = todas
option-cards-established = solo las de efecto confirmado

option-left-out = Cartas fuera
    .about = ¿Qué cartas del mazo 6 de Grandissimo se quedan en la caja?
option-left-out-none = ninguna
option-left-out-first-game = lo aconsejado para una primera partida: sin prisión, sin barcos, sin Inquisición española
option-left-out-grd-boycott = Boicot
option-left-out-grd-league = Liga
option-left-out-grd-double-turn = Turno doble
option-left-out-grd-free-choice = Libre elección
option-left-out-grd-king-incognito = Rey de incógnito
option-left-out-grd-eviction-order = Orden de desalojo
option-left-out-grd-score-coast = Puntuar la costa
option-left-out-grd-espionage = Espionaje
option-left-out-grd-score-courts = Puntuar las cortes
option-left-out-grd-action-stop = Alto a las acciones
option-left-out-grd-revolution = Revolución
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Puntuar el interior
option-left-out-grd-spanish-inquisition = Inquisición española
option-left-out-grd-conspiracy = Conspiración
option-left-out-grd-to-the-castillo = ¡Al Castillo!
option-left-out-grd-alliance = Alianza
option-left-out-grd-last-word = La última palabra
option-left-out-grd-united-force = Fuerzas unidas

option-symbols = Barcos y prisiones
    .about = ¿Qué símbolos llevan las cartas de Grandissimo? El reglamento solo menciona dos prisiones.
option-symbols-printed = los que menciona el reglamento
option-symbols-reconstructed = también otros inventados, para que entren en juego los barcos
option-symbols-none = ninguno: barcos y prisión se quedan en la caja
option-stack-6 = Tamaño del mazo 6
    .about = ¿Se pueden dejar fuera tantas cartas de Grandissimo que salgan más de una vez?
option-stack-6-full = al menos una carta por ronda
option-stack-6-small = tan pocas como se quiera; vuelven a salir en el mismo orden
option-ships = Barcos con dos jugadores
    .about = ¿Cuántos barcos hay en una partida de Grandissimo para dos? El reglamento aconseja uno.
option-ships-one = uno
option-ships-two = dos
option-removal = Eliminación
    .about = Qué puede retirar de la mesa la carta 115 de las Cartas especiales.
option-removal-cards = Espionaje, Reserva y losetas de límite
option-removal-tokens = también puente, alianza, cuarentena y otras fichas duraderas
