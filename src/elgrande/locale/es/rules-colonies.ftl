# Las reglas de Gran Inquisidor y Colonias, con nuestras palabras. Una prueba comprueba los números.

rules-colonies = Gran Inquisidor y Colonias
rules-colonies-box =
    Además de España, el tablero muestra Francia, un barco, América y África. Cada color recibe 6 caballeros más y tiene
    así 36, y hay 4 negros. Se añaden la carta del Gran Inquisidor, una loseta de límite con 6 casillas por un lado y 10
    por el otro, 5 fichas de oro y 11 de mercancías, una ficha para una puntuación aplazada y 12 cartas de acción. Se
    juega con las reglas de 2015, de 2 a 5 jugadores.
    .title = Qué entra en juego
rules-colonies-setup =
    Después de la región del Rey se descubren otras tres cartas de región. En cada una de las dos primeras regiones se
    ponen 2 caballeros negros, y en la tercera, la loseta de límite: con 2 o 3 jugadores por el lado de 6 casillas, con 4
    o 5 por el de 10. Luego vienen los hogares, como siempre; con 5 jugadores se usan las 9 cartas de región. Hay 1 ficha
    de oro en América y 2 de mercancías en África; las otras 4 de oro y 9 de mercancías forman la reserva. Nadie tiene
    aún al Gran Inquisidor.
    .title = Preparación
rules-colonies-settlers =
    Antes de la primera ronda, cada jugador elige en secreto una región en su disco, cualquiera menos la del Rey. Los
    discos se muestran a la vez, y 2 caballeros de cada jugador van allí desde la provincia. Así, cada uno empieza con 7
    caballeros en la corte, 4 en el tablero y 25 en la provincia.
    .title = Los primeros colonos
rules-colonies-regions =
    Francia, el barco, América y África son regiones como las de España: se mueven caballeros a ellas, los Grandes y las
    losetas de puntuación pueden ir allí, y se puntúan. Hay tres excepciones. El disco muestra solo las 9 regiones de
    España, así que nadie sale del Castillo a una nueva. El Rey puede entrar en Francia, pero en ninguna de las otras. Y
    nadie coloca en América ni en África.
    .title = Cuatro regiones nuevas
rules-colonies-placing =
    En Francia colocas mientras el Rey esté en Aragón o Cataluña; en el barco, mientras esté en una región costera:
    Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco o Francia. Con el Rey en Francia colocas en Aragón, en
    Cataluña, en el barco y en el Castillo. Una carta que te deja colocar en cualquier región vale también para Francia y
    el barco, pero nunca para América y África.
    .title = Colocar en el extranjero
    .picture = El Rey está en Cataluña. Se puede colocar donde el contorno es dorado, también en Francia, y en el barco, que no sale en la imagen.
rules-colonies-francia =
    Francia tiene 3 casillas, una por caballero; cuando están todas ocupadas, no entra nadie más. Quien pone allí un
    caballero elige una casilla libre: la del embajador da 2 puntos cada vez que se puntúa Francia, la del enviado 1, la
    tercera nada. Todos cuentan también para la mayoría. Si una casilla queda libre, nadie cambia de sitio. Un Grande no
    necesita casilla.
    .title = Francia, embajador y enviado
rules-colonies-offices =
    Quien pone un caballero en el barco puede hacerlo capitán, y en América, virrey, si la casilla está libre. El capitán
    da 3 puntos cada vez que se puntúa el barco; el virrey, 5 cada vez que se puntúa América; pero ninguno de los dos
    cuenta allí para la mayoría. Ambos pueden seguir viaje o ser movidos como los demás; la casilla queda entonces libre.
    Un caballero con oro o mercancías no puede ser ni lo uno ni lo otro, y un virrey que toma oro renuncia a su cargo.
    .title = Capitán y virrey
    .picture = Un sello indica quién tiene un cargo: el capitán de azul da { $captain } puntos y el virrey de violeta, { $viceroy }. El virrey no cuenta para la mayoría, así que verde va primero en solitario en América y recibe { $first }.
rules-colonies-voyage =
    Justo al empezar tu turno, cada caballero tuyo en ultramar puede hacer una etapa, gratis: de América o África al
    barco, o del barco a América, a África o a una región costera. La región del Rey está cerrada, y Francia también si
    está llena. Quien ha llegado en este turno no sigue viaje, y nadie está obligado a viajar. Hay un solo barco para
    todos, sea cual sea el número de jugadores; se queda donde está, y en él caben todos.
    .title = Viajes
rules-colonies-moves =
    Las cartas que mueven caballeros llevan desde cualquier región directamente a las nuevas, y también de vuelta, sin
    barco. Lo que lleva un caballero va con él, y también se puede mover a quien tiene un cargo. Si los caballeros de un
    color en un lugar no son todos iguales, quien mueve uno dice cuál.
    .title = Mover con cartas
rules-colonies-tokens =
    Las cartas del mazo 7 ponen oro en América y mercancías en África: 1 ficha de oro, 1 de mercancías o 1 de cada. Así
    empieza la acción especial, y se hace hasta donde alcance la reserva. Cuánto pone una carta es suposición
    nuestra: el reglamento no muestra ninguna.
    .title = Oro y mercancías
rules-colonies-claim =
    En cualquier momento de tu turno puedes poner un caballero tuyo de América sobre oro, o uno de África sobre
    mercancías, si las hay. No cuesta nada. Un caballero lleva como mucho 1 ficha. Nadie se la puede quitar, y va con él a
    todas partes. Los caballeros cargados cuentan para las mayorías como los demás.
    .title = Tomar oro y mercancías
rules-colonies-home =
    Cuando un caballero cargado llega a una de las 9 regiones de España, su dueño recibe enseguida 6 puntos por el oro o
    4 por las mercancías, sin importar quién lo haya movido. El caballero se queda allí, y la ficha vuelve a la reserva.
    En Francia no se cobra nada, y se conserva la carga. Quien llega al Castillo, a la corte o a la provincia la pierde.
    Lo que no haya llegado a casa al acabar la partida no vale nada.
    .title = Traerlo a casa
rules-colonies-inquisitor =
    Tomas la carta del Gran Inquisidor, aunque la tenga otro jugador, con la Santa Inquisición, que además mueve hasta 2
    caballeros negros, o con la puntuación de las regiones negras. La conservas hasta que otro la tome. En cada turno
    tuyo, ya desde este, puedes colocar 1 caballero más de los que permite tu carta de acción, o bien tomar 1 más de la
    provincia para tu corte.
    .title = El Gran Inquisidor
rules-colonies-black =
    Los 4 caballeros negros cuentan en toda puntuación para quien tiene al Gran Inquisidor. Ese jugador los mueve como
    propios, los hace viajar, los pone sobre oro y mercancías y cobra lo que traen a casa. Mientras no lo tenga nadie, no
    se tienen en cuenta en las puntuaciones y, aparte de la Santa Inquisición, solo los mueven las cartas que mueven
    caballeros ajenos o cualesquiera. Nunca van a una corte ni a la provincia.
    .title = Los caballeros negros
    .picture = Violeta tiene al Gran Inquisidor: los caballeros negros cuentan para él, con ellos va primero y recibe { $violet } puntos. Azul es segundo y recibe { $blue }.
rules-colonies-table =
    En la región de la loseta de límite solo cuentan, cuando se puntúa, los que están en ella; los demás están al lado.
    Quien llega ocupa una casilla libre si la hay; solo los que salen del Castillo se ponen primero al lado. Cuando un
    caballero sale de la región, quien lo mueve lo toma de la loseta o de al lado.
    .title = La loseta de límite
rules-colonies-fill =
    Después de cada turno, los que están al lado de la loseta pasan a sus casillas libres, tantos como quepan. Si hay
    varias posibilidades, decide quien tiene al Gran Inquisidor. Lo mismo ocurre en una puntuación general, cuando el
    Castillo se ha vaciado.
    .title = Llenar la loseta
rules-colonies-shift =
    Con 3 de las cartas puedes mover la loseta a otra región: sin entrar en la región del Rey ni salir de ella, y nunca a
    Francia. Los que estaban en ella se quedan; en la nueva región, tú dices quién la ocupa. Otras cartas que mueven
    caballeros también pueden subir uno a la loseta o bajarlo de ella dentro de la región, de modo que un cambio cuesta 2
    movimientos.
    .title = Mover la loseta
rules-colonies-values =
    Francia vale 3/1/0, América 4/0/0 y África 4/2/1; los puntos de los cargos se suman. Los números de América y África
    no están en el reglamento; proceden de la crónica de una partida. El barco no tiene números: sin una loseta de
    puntuación solo da puntos a su capitán, y la bonificación del Grande a quien esté solo en primer puesto y tenga su
    Grande a bordo. La bonificación del Rey se puede ganar en Francia. Con 2 o 3 jugadores dan puntos menos puestos,
    como en España, pero sí todos los cargos.
    .title = Qué valen las regiones nuevas
rules-colonies-special =
    Cuando se puntúan todas las regiones de un valor, cuenta el número visible más alto: América y África son regiones
    de 4. Francia y el barco no entran en ningún valor si no hay allí una loseta de puntuación. Donde eliges una región,
    puedes elegir una nueva. Para la región más o menos poblada solo se cuentan los que contarían en su puntuación: ni
    el capitán ni el virrey, nadie que esté al lado de la loseta de límite, ni caballeros negros que no sean de nadie.
    .title = Puntuaciones especiales
rules-colonies-stacks =
    Hay 7 mazos, y tomas una de entre 7 cartas como mucho. La Santa Inquisición es el mazo 6 y está disponible en todas
    las rondas, como la carta del Rey. Las 11 cartas del mazo 7 se barajan, y en cada ronda se descubre una. La Santa
    Inquisición coloca 3 caballeros, y las cartas del mazo 7 colocan 2: para todas menos una, ese número es suposición
    nuestra.
    .title = Los mazos 6 y 7
rules-colonies-scorings =
    «Puntuar las nuevas regiones» puntúa Francia, el barco, América y África, con sus cargos. «Puntuar las regiones
    negras» te da primero al Gran Inquisidor y después puntúa todas las regiones con al menos un caballero negro, también
    en ultramar, pero no el Castillo.
    .title = Dos cartas de puntuación
rules-colonies-later =
    Con «Puntuación aplazada» eliges una región y pones allí la ficha. Se puntúa al final de la próxima ronda, antes de
    una puntuación general. Si la eliges en la última ronda, se puntúa cuando ha acabado todo lo demás.
    .title = Puntuación aplazada
rules-colonies-close =
    Conservas «Cerrar una carta de acción». Una vez, en esta ronda o en otra, cierras una carta disponible, y nadie
    puede tomarla en esa ronda. Lo haces en tu turno, o entre dos turnos, antes de que elija el jugador siguiente. Qué
    significa cerrarla se deduce del título.
    .title = Cerrar una carta de acción
rules-colonies-strike =
    Conservas «Golpe doble» hasta el final de la próxima ronda. Una vez, justo después del turno de otro jugador, llevas a
    cabo de nuevo la acción especial de su carta. Todo lo decides tú, y no colocas nada. Lo que no se usó, o lo que detuvo
    un veto, no se puede repetir; un veto también puede detener la repetición. Cuánto tiempo se guarda la carta es
    suposición nuestra.
    .title = Golpe doble
rules-colonies-free =
    Conservas «Libre elección» para la próxima puntuación general. Cuando el Castillo se ha puntuado y vaciado, y antes de
    la primera región, puedes mover hasta 2 de tus caballeros, sin entrar en la región del Rey ni salir de ella.
    .title = Libre elección
rules-colonies-transport =
    «Transporte» lleva tantos caballeros tuyos como quieras directamente a América o África, y después tantos como quieras
    de allí a otras regiones. Entretanto pueden tomar oro y mercancías, también recién puestos, y traerlos a España.
    Cuántos pueden ir, y por dónde, está reconstruido.
    .title = Transporte
rules-colonies-conspiracy =
    «Conspiración» arroja al Castillo a todos los Grandes que estén fuera de la región del Rey. Allí están en su hogar:
    quien esté solo en primer puesto cuando se puntúa el Castillo recibe la bonificación por el suyo. En la próxima
    puntuación general, cada uno va a la región del disco de su dueño, aunque no haya dentro ningún caballero suyo. A qué
    Grandes se refiere es suposición nuestra.
    .title = Grandes en el Castillo
rules-colonies-general =
    En una puntuación general, primero se puntúa y se vacía el Castillo, como siempre. Luego se usa Libre elección y se
    llena la loseta de límite; después se puntúan las regiones de España y, tras ellas, Francia, el barco, América y
    África. Una puntuación aplazada que ya toque va antes de todo eso. Solo la de la última ronda
    viene tras la última puntuación general, y entonces gana quien tenga más puntos.
    .title = Puntuación general y final
rules-colonies-mix =
    La expansión se combina con los estandartes. Con Rey e Intrigante se puede jugar tras un aviso: los mazos 6 y 7
    están junto a la fila, y en tu turno puedes tomar una de sus cartas en lugar de la tuya, que queda entonces sin
    usar. No se combina con Grandissimo, ni con la Edición de los jugadores, ni con las Cartas especiales. Solo se
    ofrece una opción: dejar fuera Transporte, por ser una carta de efecto no confirmado.
    .title = Otras expansiones y opciones
