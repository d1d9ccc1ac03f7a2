# Cómo se resuelven los casos dudosos; completo y con razones en docs/rulings.md.

ruling-r-1 = Quien usa la carta del Grande mueve su propio Grande; los demás no mueven el suyo. No puede salir de la región del Rey ni entrar en ella.
ruling-r-2 = La ira del Rey solo alcanza a los rivales. En una mesa de 1995 hay una opción para que alcance a todos.
ruling-r-3 = Puedes llevar a la corte menos caballeros de los que dice la carta de poder. En una mesa de 1995 una opción exige exactamente esos.
ruling-r-4 = Si en la provincia hay pocos, se pueden tomar todos, y los que falten, de las regiones, pero nunca de la región del Rey ni del Castillo.
ruling-r-5 = Quien tenga dos caballeros en alguna región que no sea la del Rey debe ajustar una así; si no, una donde tenga uno solo.
ruling-r-6 = No hay que alcanzar a nadie: se elige como mucho un caballero de cada rival y se puede perdonar a algunos.
ruling-r-7 = Quien deba devolver más de los que tiene devuelve cuantos pueda, nunca de la región del Rey ni del Castillo.
ruling-r-8 = Una loseta de puntuación tiene que cambiar de lugar: a una región o al Castillo donde no haya otra, y no donde esté el Rey.
ruling-r-9 = Un veto impide cualquier acción especial, incluidas la carta del Rey y la toma de otro veto, pero nunca colocar, los refuerzos, la habilidad de un modificador ni una puntuación general. Un veto pronunciado no se puede impedir.
ruling-r-10 = Lo que una carta prohíbe no se puede ajustar en el disco. La región del Rey sí, en una puntuación general y en la expulsión, y significa la propia corte.
ruling-r-11 = Cada movimiento lleva un caballero de una región a otra o al Castillo. El mismo se puede mover otra vez, lo que cuesta otro movimiento.
ruling-r-12 = Un Grande en el Castillo va a la región del disco de su dueño. Si es la del Rey, se queda dentro, y hasta que salga ninguna región es su hogar.
ruling-r-13 = Cuando estas cartas llevan un Grande o caballeros junto con el Rey, el tabú no los detiene. Competencia: primero se mueve el Rey y luego los Grandes de su nueva región van al Castillo.
ruling-r-14 = Si solo se puntúan los primeros puestos, el primero en solitario recibe también las bonificaciones. Un empate en cabeza no da nada.
ruling-r-15 = Mientras el Rey está en el extranjero, se coloca en las regiones de esa frontera y en el Castillo. Nada es tabú y nadie recibe su bonificación.
ruling-r-16 = Mientras el Rey está junto al Castillo, no entra ni sale nada de él. Se puede puntuar, con su bonificación; se coloca en las nueve regiones.
ruling-r-17 = Se puede elegir una región vacía para puntuar, y tomar una carta sin usarla.
ruling-r-18 = Todos ven cuántos caballeros de qué color entran en el Castillo. Después nadie puede mirar; lo dicho, dicho está.
ruling-r-19 = Cualquier carta de poder jugada puede volver, también la de esta ronda. Sigue contando para el orden de los turnos y los demás no saben cuál es.
ruling-r-20 = Una región con la loseta 4/0/0 pertenece a las de 4; una con 8/4/0, a ninguna. Tener más o menos caballeros no depende de los valores.
ruling-r-21 = El jugador neutral tiene caballeros y no decide nada: no ajusta discos ni elige pérdidas. Se le puede quitar un caballero como a un rival.
ruling-r-22 = La suma puede ser menor que 1 o mayor que 13, y ninguna carta posterior puede igualarla. Un modificador por ronda como mucho; para los refuerzos solo cuenta la carta de poder.
ruling-r-23 = Una acción que ya no encuentra nada que hacer se lleva a cabo hasta donde sea posible, y la carta queda usada.
ruling-r-24 = Descubiertos los discos, las pérdidas y los movimientos se hacen en sentido horario, desde la izquierda del jugador activo.
ruling-r-25 = Todos pueden ver cuántos caballeros hay en cada corte y en cada provincia.
