### Las cartas de poder de las Cartas especiales. Por qué pueden preguntar los textos se dice en cards-classic.ftl.

card-sc-fiesta =
    En este turno no tomas caballeros de la provincia. Coloca hasta 5 caballeros de tu corte además de los de tu carta de la
    fila, según la regla de siempre: junto a la región del Rey o en el Castillo. Si tienes la carta de Rey o de Intrigante, su
    acción sustituye siempre a esta.
    .title = Fiesta
    .note = El reglamento no muestra el valor de esta carta; es suposición nuestra.
card-sc-espionage =
    Esta carta se queda boca arriba ante ti hasta que acabe la próxima puntuación general. En ella miras los discos de todos los
    demás jugadores antes de fijar el tuyo. No sirve para los discos de una acción especial.
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
