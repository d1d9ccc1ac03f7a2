### Las cartas de acción de Grandissimo. Por qué pueden preguntar los textos se dice en cards-classic.ftl.

## Frases que comparten varias cartas

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

## Cartas

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
    Rey está allí al instante. Puedes hacerlo hasta que se fijen los discos de la próxima puntuación general.
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
    Conserva esta carta. En la próxima puntuación general ves los discos de todos los demás antes de fijar el tuyo.
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

## Las cartas de personaje

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
