# Cómo se resuelven los casos dudosos de la Big Box; completo y con razones en docs/rulings.md.

## Comunes a varias expansiones

ruling-a-01 = Van al Castillo todos los Grandes que estén fuera de la región del Rey.
ruling-a-01b = En el Castillo, un Grande cuenta como en su hogar cuando se puntúa, y después otra vez en la región a la que llega.
ruling-a-01c = Quien tiene su Grande en el Castillo no puede elegir la región del Rey: un Grande no tiene sitio en la corte.
ruling-a-02 = Quien espía ve los demás discos de la próxima puntuación general antes de ajustar el suyo, pero no los de acciones especiales. Si espían varios, ajustan el suyo a la vez, cuando todos los demás han terminado.
ruling-a-03 = Van al Castillo dos caballeros de cada jugador, todos elegidos por el jugador activo, también dos suyos; menos, de quien tenga menos fuera de las regiones tabú.
ruling-a-04 = Las regiones aliadas no tienen por qué ser vecinas.
ruling-a-04b = Cada región aliada puntúa con los valores visibles allí; una doblada solo dobla su parte.
ruling-a-05 = Un empate que se gana gracias al estandarte cuenta como primer puesto en solitario. Si nadie puede llevar el estandarte, espera al próximo caballero propio que llegue a una región. Ir a prisión o algo parecido cuenta como marcharse: el estandarte pasa a otro.
ruling-a-05b = Fuera de la loseta de límite, el estandarte no rompe empates; tampoco el de un capitán o un virrey.
ruling-a-06 = Un veto solo detiene una carta que se guarda cuando se toma, no cuando actúa.
ruling-a-07 = Un caballero que lleva oro o mercancías no puede llevar el estandarte.
ruling-a-08 = El estandarte no puede pasar a un caballero de la región del Rey ni de otra región tabú. Si todos los demás están allí, espera.

## Gran Inquisidor y Colonias

ruling-g-01 = América vale 4/0/0 y África 4/2/1.
ruling-g-01b = América y África cuentan entre las regiones de 4.
ruling-g-02 = En Francia no se entrega nada; el caballero conserva el oro o las mercancías.
ruling-g-03 = Quien pone un caballero en Francia elige su casilla; también, si pasa a ser capitán o virrey.
ruling-g-06 = El oro y las mercancías se ponen con la acción especial: no sin ella, ni si un veto la detiene antes de empezar.
ruling-g-07 = Nadie puede elegir una carta cerrada en esa ronda. Se cierra en el propio turno o entre dos turnos, también antes del primero.
ruling-g-08 = El Golpe doble se puede guardar hasta el final de la próxima ronda.
ruling-g-09 = La carta del Inquisidor cambia de manos antes de puntuar las regiones negras.
ruling-g-10 = Transporte: tantos caballeros propios como se quiera a las colonias, y luego tantos como se quiera de allí a otras regiones.
ruling-g-11 = La loseta de límite puede estar en ultramar, pero no en Francia.
ruling-g-12 = La puntuación aplazada puede elegir cualquier región, también la del Rey, pero no el Castillo.
ruling-g-13 = Mientras nadie tenga al Inquisidor, llena la loseta quien acaba de terminar su turno y, tras vaciarse el Castillo, el jugador inicial.
ruling-g-14 = Los cargos dan puntos aunque solo se puntúen los primeros puestos.
ruling-g-15 = El capitán y el virrey no cuentan cuando se busca la región más o menos poblada.
ruling-g-16 = Los discos de las demás cartas solo muestran las nueve regiones de España.
ruling-g-17 = Un caballero que otro jugador haya puesto en el barco en esta ronda puede viajar cuando empiece el turno de su dueño.
ruling-g-18 = Si la provincia está vacía, también se pueden retirar caballeros cargados o con un cargo; lo que llevan se pierde.
ruling-g-19 = El primer disco no puede mostrar la región del Rey.
ruling-g-20 = Las cartas que devuelven un caballero de cada jugador no afectan a los negros.
ruling-g-21 = La bonificación del Grande en el barco no requiere una loseta de puntuación.
ruling-g-22 = Los caballeros negros del Castillo siguen el disco de quien tenga al Inquisidor. Si los manda a la corte, o si nadie tiene al Inquisidor, se quedan dentro.
ruling-g-23 = Si el Golpe doble repite una puntuación aplazada, la ficha pasa a la nueva región.
ruling-g-24 = Las cartas que sacan caballeros de una región no pueden subirlos a su loseta ni bajarlos de ella. Las que mueven caballeros cualesquiera sí, con un movimiento cada vez.
ruling-g-25 = Mientras nadie tenga al Inquisidor, los caballeros negros no hacen de ninguna región la más poblada ni impiden que sea la menos poblada.
ruling-g-26 = Donde está la loseta de límite, solo los que están en ella cuentan para la región más o menos poblada.
ruling-g-27 = El oro y las mercancías dan puntos al dueño del caballero, aunque sea un rival quien los lleve a España.

## Grandissimo

ruling-gr-02 = Nadie sale del Castillo a Portugal: no está en el disco.
ruling-gr-03 = En una puntuación general, el Rey de incógnito va antes de los discos, Portugal se puntúa el último y el Rey vuelve al final del todo.
ruling-gr-04 = Cuando se toma un barco, los caballeros de a bordo van a su corte; si su dueño tiene otro barco, siguen a bordo.
ruling-gr-04b = Primero se toma un barco libre. Si no lo hay, el de cualquier jugador, aunque ya se tenga el otro.
ruling-gr-07 = Boicot: una región elegida en secreto no se puntúa. Liga: se pueden mover las dos losetas. Orden de desalojo: los demás salen del Castillo a sus cortes. La última palabra: la colocación y el símbolo esperan, los refuerzos no. Rey de incógnito: se pierde al ajustar los discos de la próxima puntuación general.
ruling-gr-08 = Una vez por turno, el Inquisidor general mueve a los dos mercenarios, cada uno con un caballero de su región si su dueño está de acuerdo. Cuentan para quien lo tiene.
ruling-gr-09 = Las cortes se puntúan como una región, con los mismos puestos y empates; los invitados no cuentan.
ruling-gr-10 = El invitado se coloca al empezar el próximo turno del anfitrión, sin coste, donde este pueda colocar o en el Castillo. Es obligatorio colocarlo.
ruling-gr-11 = Tras una Revolución, el Rey vuelve al tablero, en Portugal, cuando acaba la próxima puntuación general. Si no lo sustituye ningún Grande, no hay región del Rey y solo se coloca en el Castillo.
ruling-gr-12 = A prisión va un caballero de cualquier jugador desde una región que no sea tabú; nadie del Castillo, y ningún mercenario.
ruling-gr-13 = El indulto se concede antes o después de mover al Rey, nunca a la región donde esté en ese momento.
ruling-gr-14 = Sin Inquisidor, los mercenarios no cuentan, tampoco cuando se busca la región más o menos poblada.
ruling-gr-15 = El Boicot y el Rey de incógnito no pueden elegir Portugal.
ruling-gr-16 = Una región boicoteada sale de su alianza, y la otra se puntúa sola.
ruling-gr-17 = Si el Rey de incógnito aparece entre un anuncio y su acción, nada entra en su región ni sale de ella; la carta queda usada igualmente.
ruling-gr-18 = Un Rey de incógnito pone fin a una Revolución: el Rey vuelve a estar en el tablero.
ruling-gr-19 = La carta adicional de un Turno doble es su acción especial: un veto o un Alto a las acciones la anula.
ruling-gr-20 = Si el mazo 6 tiene menos cartas que rondas, vuelven las mismas en el mismo orden; la que alguien guarda falta cuando le tocaría.

## Rey e Intrigante

ruling-k-01 = Con las cartas de la fila se colocan 2 y 4 caballeros con dos jugadores, 1, 3 y 5 con tres, 1, 2, 4 y 5 con cuatro, y de 1 a 5 con cinco, del Intrigante al Rey.
ruling-k-04 = La carta 30 vacía del todo las cortes de los rivales.
ruling-k-05 = Un veto detiene también la acción de la carta de Rey o de Intrigante.
ruling-k-08 = Allí se dobla todo, para todos y con todas las bonificaciones. La región se dice abiertamente; puede ser cualquiera de las nueve, también la del Rey. Como mucho hay dos dobladas.
ruling-k-09 = Con dos y tres jugadores, quien tiene la carta de Rey o de Intrigante elige entre esa acción y la suya.
ruling-k-11 = Quien toma una carta del mazo 6 o 7 deja sin usar su carta de la fila.
ruling-k-12 = Carta de Intrigante: no tienen que irse todos los caballeros de la región, y pueden ir a varios lugares, también al Castillo.
ruling-k-13 = Con las colonias empiezan en el tablero los caballeros de las dos expansiones: dos y luego uno, cada vez con su disco.
ruling-k-14 = Si solo se usan cartas de efecto confirmado, las puntuaciones se dejan fuera cuando quedan más de trece cartas distintas de ellas.

## Edición de los jugadores

ruling-e-02 = Tras dos Comodines, las segundas cartas siguen el orden en que se jugaron los Comodines.
ruling-e-03 = Un Castillo que está en una región vale lo que digan los valores visibles allí, también los de una loseta, y también en puntuaciones especiales.
ruling-e-04 = Guerra civil: un caballero de la propia corte va a la provincia, y con él todos los ajenos de una región.
ruling-e-06 = Por el puente solo pasan caballeros propios, cada uno una vez antes de un turno. El que está en él no se puede mover.
ruling-e-07 = Del revés solo se invierten las columnas que se usan: 4/8 con tres jugadores, 8 con dos. En una región tabú no se puede dar la vuelta a una loseta.
ruling-e-08 = Quien es enviado al Castillo se queda a su pie, a la vista, hasta la próxima puntuación general, y allí no se puede mover a nadie.
ruling-e-09 = Una región en cuarentena es tabú y nada más: no hay bonificación, y para colocar no cambia nada. El Rey puede entrar. La ficha no se pone en una región que ya es tabú.
ruling-e-10 = Quienes llegaron a la región en esta ronda vuelven a la corte: de cada color, tantos como llegaron y no se han ido; no desde una región tabú.
ruling-e-11 = Amante: durante el resto de la ronda todos pueden colocar en cualquier región que no sea tabú.

## Cartas especiales

ruling-s-03 = Quien pone la loseta nombra los que sobran. Después sobran los que llegan y, si son varios, los más alejados del jugador inicial en sentido horario.
ruling-s-04 = El caballero sale de la corte. Quienes tienen una Reserva deciden en sentido horario desde el jugador inicial.
ruling-s-05 = Se puede proteger cualquier región que no sea tabú. Si se vuelve a jugar la carta, la ficha se mueve.
ruling-s-06 = El caballero de una Reserva va a la corte; los de una loseta se quedan en la región.
ruling-s-08 = Antes de una puntuación especial se pregunta una sola vez: pasado el momento del veto y antes de que ocurra nada, discos incluidos.
ruling-s-09 = Hay tres losetas; una cuarta no hace nada. La loseta se pone al final: tras un veto no hay ninguna.
ruling-s-10 = Con la Fiesta, quien tiene la carta de Rey o de Intrigante solo puede usar la acción de esa carta, sea cual sea el número de jugadores.
ruling-s-11 = Si también se pueden retirar fichas: puente, alianza, cuarentena, ficha del Rey, peligro de derrumbe y doble, también de regiones tabú. El caballero del puente va a la corte; quien está al pie del Castillo entra en él.
