### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Portugal se suma al tablero; la Reina, el Bufón y el Inquisidor general ofrecen su ayuda, y dos mazos más traen barcos,
        una prisión, un boicot, una revolución y otras cosas.

option-left-out = Cartas excluidas
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
    .about = ¿Se pueden dejar fuera tantas cartas de Grandissimo que las demás salgan más de una vez?
option-stack-6-full = al menos una carta por ronda
option-stack-6-small = tan pocas como se quiera; vuelven a salir en el mismo orden
option-ships = Barcos con dos jugadores
    .about = ¿Cuántos barcos hay en una partida de Grandissimo para dos? El reglamento aconseja uno.
option-ships-one = uno
option-ships-two = dos

character-queen =
    En cada turno colocas un caballero más de los que permite tu carta, o tomas uno más de la provincia para tu corte. En el
    turno en que la tomas solo puedes colocar uno más, y solo si aún no has colocado ninguno.
    .title = Reina
character-court-jester =
    En cada turno puedes poner uno de tus caballeros de la provincia en la corte de otro jugador, que debe colocarlo al empezar
    su próximo turno.
    .title = Bufón
character-general-inquisitor =
    Se toma con la Inquisición española y se conserva hasta después de la próxima puntuación general. Una vez por turno puedes
    mover a los dos mercenarios, y cada uno puede llevarse un caballero de su región si su dueño está de acuerdo. Hasta entonces
    los mercenarios cuentan como tuyos. Lo que hace esta carta está reconstruido.
    .title = Inquisidor general

card-grd-boycott =
    Elige en secreto una de las nueve regiones de España. En la próxima puntuación general se muestra, y esa región no se
    puntúa.{ made-up-prison }
    .title = Boicot
    .note = Que la elección sea secreta, y lo que provoca, es suposición nuestra. { note-three }{ note-symbol }
card-grd-league =
    Puedes poner cada una de las dos losetas de puntuación en una región o en el Castillo, de al lado del tablero o de donde
    esté, pero sin entrar en la región del Rey ni salir de ella.
    .title = Liga
    .note = Cuántas losetas se mueven está reconstruido. { note-three }
card-grd-double-turn =
    { known-prison }Cuando hayas hecho todo lo de esta carta, toma otra carta de acción. Úsala enseguida, con su acción
    especial y sus caballeros, o guárdala y úsala en otro turno además de la carta de ese turno.
    .title = Turno doble
card-grd-free-choice =
    Conserva esta carta. En la próxima puntuación general, cuando el Castillo se haya puntuado y vaciado y antes de la primera
    región, mueve hasta 2 de tus caballeros, pero sin entrar en la región del Rey ni salir de ella.{ made-up-ship }
    .title = Libre elección
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Elige en secreto una de las nueve regiones de España. Cuando quieras, también en el turno de otro jugador, muéstrala: el
    Rey está allí al instante. Puedes hacerlo hasta que se ajusten los discos de la próxima puntuación general.
    .title = Rey de incógnito
    .note = Hasta cuándo se puede mostrar es suposición nuestra. { note-three }
card-grd-eviction-order =
    Abre el Castillo. Todos los caballeros de los demás jugadores vuelven a sus cortes; los tuyos, los Grandes y el Rey se
    quedan dentro. No se puntúa nada.
    .title = Orden de desalojo
    .note = Qué pasa con los caballeros está reconstruido. { note-three }
card-grd-score-coast =
    Puntúa todas las regiones de la costa: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla y Portugal.{ made-up-ship }
    .title = Puntuar la costa
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Conserva esta carta. En la próxima puntuación general ves los discos de todos los demás antes de ajustar el tuyo.
    .title = Espionaje
    .note = Qué ve su dueño es suposición nuestra. { note-three }
card-grd-score-courts =
    Todos cuentan los caballeros de su corte: 7 puntos para quien tenga más, 5 para el segundo y 1 para el tercero, con los
    empates como en una región.
    .title = Puntuar las cortes
    .note = { note-three }
card-grd-action-stop =
    Todos los que jueguen después en esta ronda pueden colocar caballeros, pero pierden la acción especial de su carta.{ made-up-prison }
    .title = Alto a las acciones
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Arroja al Rey al Castillo, donde no tiene ninguna función. Puedes nombrar a un Grande que asuma todas sus funciones hasta
    que vuelva, en Portugal, tras la próxima puntuación general. Sin él no hay región del Rey, y solo se colocan caballeros en
    el Castillo.
    .title = Revolución
    .note = Cómo vuelve el Rey está tomado de otra edición. { note-three }
card-grd-conquistadores =
    Sin acción especial: los 3 caballeros que colocas con esta carta salen de la provincia en vez de tu corte, mientras haya.{ made-up-ship }
    .title = Conquistadores
    .note = Que esos tres sean todos los que permite colocar es nuestra lectura del reglamento.{ note-symbol }
card-grd-score-inland =
    Puntúa Aragón, Castilla la Vieja y Castilla la Nueva.
    .title = Puntuar el interior
    .note = { note-three }
card-grd-spanish-inquisition =
    Toma al Inquisidor general hasta después de la próxima puntuación general. Una vez en cada turno tuyo, también en este,
    puedes mover a los dos mercenarios, que cuentan para ti en las puntuaciones. Cada uno puede llevarse un caballero de su
    región si el dueño está de acuerdo.
    .title = Inquisición española
    .note = Qué hace el Inquisidor general está reconstruido. { note-three }
card-grd-conspiracy =
    Todos los Grandes que estén fuera de la región del Rey son arrojados al Castillo. Allí cuentan como en su hogar, y salen
    en la próxima puntuación general a las regiones que muestren los discos de sus dueños.
    .title = Conspiración
    .note = Qué Grandes se arrojan dentro es suposición nuestra. { note-three }
card-grd-to-the-castillo =
    Arroja al Castillo 2 caballeros de cada jugador, tú incluido, de las regiones que elijas, siempre que haya tantos fuera de
    la región del Rey.
    .title = ¡Al Castillo!
    .note = Cuántos caballeros de los demás se arrojan dentro es suposición nuestra. { note-three }
card-grd-alliance =
    Elige dos regiones que no sean la del Rey. En la próxima puntuación general sus caballeros se cuentan juntos, y cada puesto
    da los puntos de las dos regiones.
    .title = Alianza
    .note = { note-three }
card-grd-last-word =
    El resto de tu turno espera hasta que todos los demás hayan tenido el suyo en esta ronda.{ made-up-ship }
    .title = La última palabra
    .note = Qué espera exactamente es suposición nuestra. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] Sin acción especial.
       *[other] { prison-symbol }
    }
    .title = Fuerzas unidas
card-grd-queen-and-jester =
    Toma a la Reina o al Bufón, aunque lo tenga otro jugador.
    .title = Reina y Bufón
    .first = Tomar a la Reina: en cada turno, un caballero más a tu corte o uno más colocado
    .second = Tomar al Bufón: en cada turno, uno de tus caballeros de la provincia a la corte de otro

place-galleon = su barco
place-prison = prisión
place-guests-violet = corte de Violeta, como invitado
place-guests-blue = corte de Azul, como invitado
place-guests-green = corte de Verde, como invitado
place-guests-orange = corte de Naranja, como invitado
place-guests-red = corte de Rojo, como invitado

prompt-ship = ¿Tomas un barco?
prompt-land =
    { $left ->
        [one] ¿Desembarca el caballero de tu barco?
       *[other] ¿Desembarcan los { $left } caballeros de tu barco? O todos o ninguno. ¿Adónde va el siguiente?
    }
prompt-jail = ¿Qué caballero va a prisión?
prompt-royal = ¿Adónde va el Rey? Antes puedes también indultar a los presos.
prompt-royal-move = ¿Adónde va el Rey?
prompt-pardon = ¿Indultas a los presos? Van todos a la misma región.
prompt-place-guest = Coloca el caballero { color } invitado en tu corte.
prompt-march =
    { $left ->
        [one] ¿Qué mercenario se mueve ahora?
       *[other] ¿Qué mercenario se mueve primero?
    }
prompt-march-to = ¿Adónde va el mercenario { de-origen }?
prompt-companion = ¿Lo acompaña un caballero { de-origen } { a-lugar }? Su dueño tiene que estar de acuerdo.
prompt-consent = { $seat } quiere llevarse uno de tus caballeros { de-origen } { a-lugar }. ¿Estás de acuerdo?
prompt-boycott = Elige en secreto la región que no se puntuará en la próxima puntuación general.
prompt-incognito = Elige en secreto la región donde aparecerá el Rey cuando tú quieras.
# $seat es el jugador a quien le toca, o «none».
prompt-unmask =
    { $seat ->
        [none] ¿Descubres ahora al Rey de incógnito?
       *[other] Es el turno de { $seat }. ¿Descubres ahora al Rey de incógnito?
    }
prompt-last-unmask = ¿Descubres al Rey de incógnito antes de la puntuación general? Después se pierde.
prompt-further-card = Toma otra carta de acción.
prompt-stand-in = ¿Qué Grande sustituye al Rey?
prompt-league = ¿Qué loseta de puntuación pones, y dónde?

choice-mercenaries = Mover a los mercenarios
choice-save = Guardar esta carta para otro turno
choice-spend = Usar la carta que has guardado
choice-unmask = Descubrir al Rey de incógnito
choice-wait = Ahora no
choice-pass-turn = En este turno no
choice-pass-round = En esta ronda no
choice-agree = Dejar que vaya
choice-refuse = Dejarlo donde está
choice-ship = Tomar un barco libre
choice-guest = Poner uno de tus caballeros en la corte de { $owner }
choice-ship-from = Quitarle un barco a { $owner }

event-ship =
    { $loser ->
        [none] { $seat } toma un barco.
       *[other] { $seat } le quita un barco a { $loser }.
    }
event-landed = { $seat } desembarca un caballero { en-lugar }.
event-jailed = Un caballero { color } va { de-lugar } a prisión.
event-pardoned = Todos los presos son indultados y van { a-lugar }.
event-character =
    { $character ->
        [queen] { $seat } toma a la Reina.
       *[jester] { $seat } toma al Bufón.
    }
event-guest = { $seat } pone un caballero en la corte de { $host }.
event-guest-placed = { $seat } coloca { un-caballero } invitado { en-lugar }.
event-refused = { $seat } no deja ir a su caballero.
event-boycott = { $seat } boicotea una región.
event-boycotted = { $seat } boicotea { el-lugar }: allí no se puntúa.
event-incognito = { $seat } ha elegido adónde viaja el Rey de incógnito.
event-unmasked = { $seat } descubre al Rey de incógnito.
event-incognito-lapsed = { $seat } pierde su Rey de incógnito.
event-kept-used = { $seat } usa «{ $card }», guardada de un turno anterior.
event-stopped = Después de { $seat }, nadie tiene acción especial en esta ronda.
event-last-word = { $seat } tendrá la última palabra en esta ronda.
event-revolution =
    { $stand_in ->
        [none] Revolución: el Rey es arrojado al Castillo, y nadie lo sustituye.
       *[other] Revolución: el Rey es arrojado al Castillo. El Grande de { $stand_in } lo sustituye.
    }

label-boycott = Boicot:
label-free-choice = Libre elección:
label-guests = Invitados:
label-incognito = Rey de incógnito:
label-king-in-castillo = El Rey está en el Castillo
label-saved = Guardada:
label-ships = Barcos:

refusal-ships = Uno o dos barcos solo se elige con dos jugadores; con { $count } siempre hay dos.

note-three = Cuántos caballeros se colocan es suposición nuestra: el reglamento no muestra ninguna carta.

# Los símbolos con los que juega la mesa: $option_symbols.
prison-symbol = Prisión: antes puedes enviar a prisión un caballero de una región.
ship-symbol = Barco: antes puedes tomar un barco.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }El símbolo es inventado.
       *[other] { "" }
    }
