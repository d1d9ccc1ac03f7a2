### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Cartas especiales
    .about = Diez cartas de poder más para Rey e Intrigante: fiestas, espías, un golpe de Estado y protección real.

option-removal = Eliminación
    .about = Qué puede retirar de la mesa la carta 115 de las Cartas especiales.
option-removal-cards = Espionaje, Reserva y losetas de límite
option-removal-tokens = también puente, alianza, cuarentena y otras fichas duraderas

card-sc-fiesta =
    En este turno no tomas caballeros de la provincia. Coloca hasta 5 caballeros de tu corte además de los de tu carta de la
    fila, según la regla de siempre: junto a la región del Rey o en el Castillo. Si tienes la carta de Rey o de Intrigante, su
    acción sustituye siempre a esta.
    .title = Fiesta
    .note = El reglamento no muestra el valor de esta carta; es suposición nuestra.
card-sc-espionage =
    Esta carta se queda boca arriba ante ti hasta que acabe la próxima puntuación general. En ella miras los discos de todos los
    demás jugadores antes de ajustar el tuyo. No sirve para los discos de una acción especial.
    .title = Espionaje
    .note = Qué ve exactamente su dueño es nuestra lectura, y también que esta sea la carta 25. { note-ki-supply }
card-sc-coup =
    Todos los Grandes que no estén en una región tabú son arrojados al Castillo. En la próxima puntuación general cuentan allí
    como en su hogar, y luego salen con los caballeros de su dueño a la región del disco.
    .title = Golpe de Estado
    .note = No se sabe si entran todos los Grandes o solo algunos. { note-value-and-supply }
card-sc-maximum-6 =
    Pon una de las tres losetas de límite en una región que no sea tabú. Si allí hay más de 6 caballeros, tú nombras los que
    vuelven a su corte. Desde entonces no puede haber más de 6: en una región llena no se entra, y quien llegue por un disco y
    no encuentre sitio va a la corte.
    .title = Máximo 6
    .note = Quién nombra a los sobrantes es suposición nuestra. { note-value-and-supply }
card-sc-075 =
    Pon un caballero de tu corte en esta carta, que se queda boca arriba ante ti. Una vez, antes de una puntuación especial o
    justo antes de que se puntúe cualquier región en una puntuación general, puedes moverlo a una región que no sea tabú.
    .title = Reserva
    .note = De dónde sale el caballero y quién decide primero es suposición nuestra. { note-ki-supply }
card-sc-royal-protection =
    Pon la ficha del Rey en una región que no sea tabú, o muévela allí. Como en la región del Rey, nada puede entrar ni salir,
    tampoco en las puntuaciones generales, hasta que la ficha se mueva. No da la bonificación del Rey.
    .title = Protección real
    .note = Qué regiones se pueden elegir es nuestra lectura. { note-value-and-supply }
card-sc-removal =
    Retira una de estas cosas: el Espionaje (25) o una Reserva (75) que esté boca arriba ante un jugador, o una loseta de límite
    que no esté en una región tabú. El caballero de una Reserva va a la corte de su dueño; los caballeros de una loseta se
    quedan.
    .title = Eliminación
    .note = Qué pasa con los caballeros es nuestra lectura. { note-value-and-supply }
card-sc-135 =
    Elige una región donde tengas al menos 1 caballero: se puntúa enseguida, con todos los puestos que dan puntos y todas las
    bonificaciones.
    .title = Puntuar una región donde estés
    .note = Cuántas regiones se puntúan es suposición nuestra. { note-ki-supply }
card-sc-145 =
    Elige cualquier región: se puntúa enseguida, con todos los puestos que dan puntos y todas las bonificaciones.
    .title = Puntuar cualquier región
    .note = Cuántas regiones se puntúan es suposición nuestra. { note-ki-supply }
card-sc-155 =
    Elige tres regiones distintas y a otro jugador. Ese jugador escoge una de las tres: se puntúa enseguida, con todos los
    puestos que dan puntos y todas las bonificaciones.
    .title = Puntuar una de tres
    .note = { note-ki-supply }

place-card-75 = carta 75

prompt-trim =
    { $left ->
        [one] Sobra un caballero { en-lugar }. ¿Cuál vuelve a su corte?
       *[other] Sobran { $left } caballeros { en-lugar }. ¿Cuál vuelve ahora a su corte?
    }
prompt-reserve =
    { $place ->
        [none] Va a empezar una puntuación especial. ¿Envías tu reserva a una región?
       *[other] Ahora se puntúa { el-lugar }. ¿Envías tu reserva a una región?
    }
prompt-removal = ¿Qué retiras?
prompt-name-region =
    { $left ->
        [3] Elige tres regiones distintas. ¿Cuál es la primera?
        [2] Has elegido { $places }. ¿Cuál es la segunda?
       *[1] Has elegido { $places }. ¿Cuál es la tercera?
    }
prompt-chooser = ¿Quién elige entre { $places }?
prompt-chosen-region = { $seat } ha elegido { $places }. ¿Cuál de ellas se puntúa?

choice-remove =
    { $what ->
        [25] Retirar el Espionaje de { $target }
        [75] Retirar la Reserva de { $target }
        [bridge] Retirar el puente ({ $target })
        [alliance] Retirar la alianza ({ $target })
        [quarantine] Levantar la cuarentena ({ $target })
        [king_token] Retirar la protección real ({ $target })
        [collapse] Retirar el peligro de derrumbe ({ $target })
        [double] Retirar la ficha de doble ({ $target })
       *[table] Retirar la loseta de límite ({ $target })
    }

event-region-chosen = { $seat } elige { el-lugar }.
event-in-reserve = { $seat } pone un caballero en reserva.
event-reserve-used = { $seat } envía su reserva { a-lugar }.
event-card-removed =
    { $power ->
        [25] Se retira el Espionaje de { $seat }.
       *[75] Se retira la Reserva de { $seat }; su caballero va a la corte.
    }
event-table-removed = Se retira la loseta de límite { de-lugar }.

label-limited = Seis como máximo:
label-protected = Protegida:
label-reserves = Carta 75:

refusal-region-full = Ya no cabe nadie { en-lugar }: una loseta limita allí los caballeros.
