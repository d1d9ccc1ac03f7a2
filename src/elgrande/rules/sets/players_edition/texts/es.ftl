### Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring.

set-players-edition = Edición de los jugadores
    .about = Once cartas de poder más para Rey e Intrigante, entre ellas el Comodín y un Castillo viajero.

card-pe-joker =
    El Comodín no tiene valor. Cuando todos los demás hayan jugado, juegas una segunda carta, con un valor que nadie haya jugado
    en esta ronda; ella decide tu turno, tus refuerzos y tu acción especial. Se gastan las dos cartas.
    .title = Comodín
card-pe-travel-day =
    Cada uno de los demás jugadores elige en secreto una región para su Grande, distinta de la que ocupa, y lo mueve allí. Un
    Grande que esté en una región tabú o en el Castillo se queda, y también aquel cuyo dueño haya elegido una región tabú.
    .title = Día de viaje
    .note = { note-supply }
card-pe-shift =
    Mueve el Castillo, sin abrirlo, a una región que no sea tabú. Todos los caballeros de esa región son arrojados dentro. A
    partir de entonces, región y Castillo se usan los dos como siempre, uno al lado del otro. Hasta que acabe la próxima
    puntuación general, el Castillo se puntúa con los valores de la región; después vuelve a su sitio.
    .title = Traslado
    .note = { note-supply }
card-pe-civil-war =
    Devuelve un caballero de tu corte a la provincia y elige una región que no sea tabú: todos los caballeros de los demás
    jugadores que estén allí vuelven a la provincia. Sin un caballero en la corte no puedes hacerlo.
    .title = Guerra civil
    .note = { note-value-and-supply } Del efecto solo se conocen dos detalles; el resto está reconstruido.
card-pe-alliance =
    Pon las dos fichas de alianza en dos regiones que no sean tabú, o muévelas si ya están en el tablero. En la próxima
    puntuación general las dos regiones cuentan como una: se suman los caballeros de ambas, y cada puesto da los puntos de
    las dos. Quien esté solo en primer puesto recibe las bonificaciones de ambas. Después, las fichas salen del tablero.
    .title = Alianza
    .note = { note-value-and-supply }
card-pe-bridge =
    Tiende el puente entre dos regiones vecinas que no sean tabú y pon en él un caballero de tu corte, además de los que
    coloques. Mientras siga allí, justo antes de cada turno tuyo puedes mover tantos caballeros tuyos como quieras entre las dos
    regiones, y cada puntuación general te da 1 punto. Quien juegue esta carta más tarde mueve el puente; tu caballero vuelve
    entonces a tu corte.
    .title = Construcción del puente
    .note = { note-value-and-supply }
card-pe-revolt =
    Pon del revés una loseta de puntuación del tablero, o vuelve a ponerla del derecho; no en una región tabú. Del revés
    se lee 0/4/8 o 0/0/4, y los últimos puestos reciben lo que suelen recibir los primeros; quien esté allí solo recibe
    el número mayor. Sigue del revés cuando se mueve.
    .title = Alzamiento
    .note = { note-value-and-supply }
card-pe-collapse =
    Pon la ficha junto al Castillo. Hasta que acabe la próxima puntuación general, los caballeros que se envían al Castillo se
    quedan a su pie, a la vista de todos. En cada puntuación del Castillo cuentan juntos los de dentro y los del pie, y salen
    juntos.
    .title = Peligro de derrumbe
    .note =
        { note-value-and-supply } Cuándo se quedan los caballeros al pie del Castillo, y cuánto tiempo, está reconstruido.
card-pe-quarantine =
    Pon la ficha de cuarentena en una región vecina de la del Rey, o muévela allí. La región con la ficha es tabú como la región
    del Rey, hasta que alguien mueva la ficha.
    .title = Cuarentena
    .note = { note-value-and-supply }
card-pe-tormenta =
    Al jugar esta carta eliges en secreto una región, que muestras cuando empieza tu turno. Todos los caballeros que hayan
    llegado antes a esa región en esta ronda vuelven a las cortes de sus dueños.
    .title = Tormenta
    .note = { note-value-and-supply } Del efecto solo se sabe cuándo se ajusta y se muestra el disco.
card-pe-mistress =
    Durante el resto de la ronda, todos pueden colocar caballeros en cualquier región que no sea tabú. El Rey no da bonificación
    en esta ronda, ni en una puntuación general justo después.
    .title = Amante
    .note = { note-value-and-supply } Solo se sabe que se pierde la bonificación del Rey; el resto está reconstruido.

place-bridge = puente
place-beside-castillo = pie del Castillo

prompt-second-card = Juega una segunda carta tras tu Comodín. Su valor no puede estar ya en la mesa.
prompt-travel-disc = Elige en secreto otra región para tu Grande. Si es tabú, se queda donde está.
prompt-bridge-end = ¿Adónde lleva el puente que sale { de-lugar }?
prompt-cross-bridge = Tu puente une { $places }. Antes de tu turno puedes pasar por él tus caballeros.
prompt-turn-board = ¿A qué loseta de puntuación das la vuelta?
prompt-storm-disc = Elige en secreto la región de tu Tormenta. La muestras cuando empiece tu turno.

choice-dismantle = Quitar tu caballero del puente, que sale del tablero
choice-turn =
    { $board ->
        [8] Dar la vuelta a la loseta 8/4/0
       *[4] Dar la vuelta a la loseta 4/0/0
    }

event-bridge =
    { $seat ->
        [none] El puente sale del tablero, y su caballero vuelve a la corte.
       *[other] { $seat } tiende el puente entre { $places }.
    }
event-bridge-point = El puente da un punto a { $seat }.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] La loseta 8/4/0 está ahora del revés.
               *[no] La loseta 8/4/0 vuelve a estar del derecho.
            }
       *[4]
            { $reversed ->
                [yes] La loseta 4/0/0 está ahora del revés.
               *[no] La loseta 4/0/0 vuelve a estar del derecho.
            }
    }
# Solo el propio jugador ve qué región es.
event-storm-set =
    { $place ->
        [none] { $seat } elige en secreto una región para la Tormenta.
       *[other] { $seat } elige en secreto { el-lugar } para la Tormenta.
    }
event-storm = La Tormenta de { $seat } descarga sobre { el-lugar }.
event-mistress =
    { $seat } trae a la amante del Rey: en esta ronda el Rey no da bonificación, y todos pueden colocar en cualquier región.

label-bridge = Puente:
label-collapse = Peligro de derrumbe
label-mistress = La amante
label-reversed = Del revés:
label-storm = Tormenta:

note-value-and-supply =
    El reglamento no da el valor de la carta ni cuántos caballeros trae; las dos cosas son suposición nuestra.
note-supply = El reglamento no dice cuántos caballeros trae la carta; el número es suposición nuestra.
