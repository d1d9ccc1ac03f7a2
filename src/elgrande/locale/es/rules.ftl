### Las reglas para consultar, en nuestras propias palabras. Qué párrafo vale dónde está en lessons/book.yaml.

rules-title = Reglas
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Un párrafo.
       *[other] { $count } párrafos.
    }
rules-contents = Índice
rules-for = Para
rules-everything = Todas las ediciones y expansiones
rules-lesson = Probarlo en una lección
rules-only = Solo: { $where }
rules-card-list = Todas las cartas
rules-see = Véase también
rules-ruling = Aclaración { $number }
rules-rulings = Aclaraciones
cards-rule = En las reglas

cards-title = Cartas
cards-search = Buscar en las cartas
cards-edition = Edición
cards-set = Expansión
cards-stack = Mazo
cards-any = cualquiera
cards-count =
    { $count ->
        [0] Ninguna carta.
        [one] Una carta.
       *[other] { $count } cartas.
    }
cards-copies =
    { $count ->
        [one] una vez en la baraja
       *[other] { $count } veces en la baraja
    }
cards-copies-unknown = no se sabe cuántas hay en la baraja

rules-game = El juego
rules-game-aim =
    Ponte en cabeza en las regiones de España. Los caballeros de una región dan puntos cuando se puntúa; tras nueve rondas
    gana quien tenga más puntos.
    .title = De qué va
rules-game-words =
    La corte es tu propia reserva: desde ella colocas. La provincia guarda el resto, que tiene que pasar antes por la corte.
    Tu hogar es la región donde está tu Grande. El Castillo es la torre. Lo que prohíbe la región del Rey se llama tabú.
    .title = Términos
    .picture = Violeta tiene { $court } caballeros en la corte, listos para colocarse, y { $province } en la provincia. Las cartas de poder los llevan de derecha a izquierda.
rules-game-start =
    Cada jugador empieza con un Grande y dos caballeros en su hogar, siete en la corte y los demás en la provincia, y con
    cartas de poder del 1 al 13.
    .title = Cómo empieza
rules-round = Una ronda
rules-round-cards =
    Se descubren cinco cartas de acción, una de cada mazo. Cada una se puede tomar una vez; el número del mazo dice cuántos
    caballeros coloca. La carta del Rey está en todas las rondas.
    .title = Cartas de acción
rules-round-power =
    En el sentido de las agujas del reloj desde el jugador inicial, cada uno juega una carta de poder. Ningún valor se puede
    jugar dos veces en una ronda, y cada carta se juega una sola vez en la partida.
    .title = Cartas de poder
rules-round-order =
    La carta de poder más alta tiene el primer turno; la más baja, el último. Las cartas altas traen pocos caballeros; las
    bajas, muchos.
    .title = Orden de turno
    .picture = Debajo de cada carta de poder, los caballeros que trae: { $high } con el 13, { $low } con el 1.
rules-round-end =
    Las cartas de acción se retiran, se hayan tomado o no. Quien jugó la carta de poder más baja pasa a ser jugador inicial.
    Tras las rondas 3, 6 y 9 hay una puntuación general.
    .title = Fin de una ronda
rules-turn = Un turno
rules-turn-supply = Primero puedes tomar caballeros de la provincia para tu corte, como mucho los que diga tu carta de poder.
    .title = Refuerzos
rules-turn-recall =
    Si en la provincia no hay bastantes, puedes retirar a cambio caballeros tuyos de las regiones, pero no de la región del
    Rey ni del Castillo.
    .title = Cuando la provincia está vacía
rules-turn-take = Tomas una de las cartas de acción que quedan. Es obligatorio tomar una.
    .title = Tomar una carta
rules-turn-place = Puedes colocar caballeros de tu corte, como mucho los que diga la carta: en regiones que limiten con la del Rey, o en el Castillo. Puedes colocar menos, o ninguno.
    .title = Colocar
    .picture = El Rey está en la región rayada. Se puede colocar donde el contorno es dorado: en sus vecinas y en el Castillo.
rules-turn-action =
    La acción especial de la carta se puede usar o no, antes o después de colocar. Una vez empezada, se lleva a cabo hasta
    donde sea posible.
    .title = Acción especial
rules-turn-move =
    Los caballeros que se mueven van de una región a otra región o al Castillo, tan lejos como quieras. La región del Rey
    está cerrada para ellos.
    .title = Mover
rules-turn-undo = Puedes deshacer lo que has hecho hasta que se muestre algo oculto o actúe otro jugador.
    .title = Deshacer
rules-king = El Rey
rules-king-taboo =
    En la región del Rey nada entra y de ella nada sale: ni caballeros, ni Grandes, ni losetas de puntuación, diga lo que
    diga una carta. Se puntúa como todas las demás.
    .title = Su región es tabú
rules-king-move = Lo mueven las cartas. Desde entonces su nueva región está cerrada, y se coloca en las vecinas.
    .title = Mover al Rey
rules-king-bonus = Quien esté solo en primer puesto en su región recibe dos puntos más, en toda puntuación.
    .title = Bonificación del Rey
rules-castillo = El Castillo
rules-castillo-in =
    En el Castillo siempre se puede colocar, y siempre se puede mover a él. Todos ven lo que entra, pero nadie puede mirar
    dentro. Nada sale antes de una puntuación general.
    .title = A la torre
rules-castillo-region = Cuando una carta puntúa una región a tu elección, puedes elegir el Castillo.
    .title = Se puede elegir
rules-castillo-no-region = El Castillo no es una región: una carta que habla de regiones no se refiere a él.
    .title = No es una región
rules-scoring = Puntuación
rules-scoring-places =
    Los tres números de una región son para quien más caballeros tiene, para el segundo y para el tercero. Quien no tiene
    ninguno allí no recibe nada. El Grande no cuenta.
    .title = Tres puestos
    .picture = Quien tiene más caballeros recibe { $first }, el segundo { $second } y el tercero { $third }.
rules-scoring-ties =
    Los empatados reciben todos el puesto siguiente, y el suyo no lo recibe nadie: si dos empatan en primer puesto, los dos
    cobran el segundo, y el jugador siguiente es tercero.
    .title = Empates
    .picture = Violeta y azul comparten el primer puesto: cada uno recibe { $each }, no { $first }. Verde es tercero y recibe { $third }.
rules-scoring-bonus =
    Quien esté solo en primer puesto recibe dos puntos más si allí está su Grande, y otros dos si está el Rey. Un empate no
    da bonificación. Varios Grandes pueden compartir región.
    .title = Bonificaciones
    .picture = Violeta va primero en solitario donde está su Grande: { $granada } y 2 son { $grande }. Azul va primero en solitario donde está el Rey: { $valencia } y 2 son { $king }.
rules-scoring-special =
    Algunas cartas puntúan enseguida: las regiones de un valor, las más llenas, una a tu elección. Reciben puntos todos los
    que están allí, no solo tú.
    .title = Puntuaciones especiales
rules-scoring-general =
    Primero, todo el que tenga caballeros en el Castillo ajusta un disco secreto. Se puntúa el Castillo; los de dentro van a
    la región del disco, o a la corte si muestra la región del Rey; después se puntúan todas las regiones.
    .title = Puntuación general
    .picture = El disco de violeta muestra Sevilla: una vez puntuado el Castillo, { $count } caballeros van allí.
rules-scoring-boards =
    Junto al tablero hay dos losetas de puntuación, 8/4/0 y 4/0/0. Una carta pone una en una región o en el Castillo: sus
    valores cuentan entonces en lugar de los impresos. Una por lugar, y nunca donde está el Rey.
    .title = Losetas de puntuación
    .picture = Con la loseta 8/4/0, el primero recibe { $first } y el segundo { $second }, sea lo que sea lo impreso.
rules-scoring-few = Con tres jugadores solo dan puntos dos puestos, con dos jugadores solo uno; en 2023, siempre dos.
    .title = Dos y tres jugadores
rules-veto = El veto
rules-veto-hold =
    Quien ha usado una carta de veto lo conserva hasta el final de la ronda siguiente y puede detener una acción especial de
    otro. No detiene ni la colocación, ni los refuerzos, ni una puntuación general.
    .title = Tener un veto
rules-veto-steps =
    Se puede usar antes de una acción y antes de cada uno de sus pasos. Lo hecho hasta entonces vale; el resto se pierde.
    .title = En cada paso
rules-veto-once = Solo se puede usar antes de que empiece una acción, y la detiene entera.
    .title = Antes de empezar
rules-losses = Pérdidas y discos
rules-losses-return =
    Los caballeros que se devuelven van a la provincia. Nada se devuelve de la región del Rey ni del Castillo.
    .title = Devolver
rules-losses-discs = Con los discos secretos, todos eligen una región al mismo tiempo. Se descubren a la vez.
    .title = Discos secretos
rules-losses-back = Una carta puede devolverte a la mano una carta de poder usada, también la de esta ronda, sin enseñarla.
    .title = Recuperar una carta de poder
rules-modules = Módulos de 2023
rules-modules-regency =
    Diez cartas sustituyen a la carta del Rey. Pueden mandar al Rey al extranjero, donde nada es tabú, o al pie del Castillo,
    que entonces queda cerrado.
    .title = Nueva Regencia
    .picture = El Rey está en Francia. Se puede colocar donde el contorno es dorado: en las regiones de esa frontera y en el Castillo. No hay ninguna región rayada: nada es tabú.
rules-modules-veterans = Otras cuatro cartas, entre ellas dos vetos, sustituyen a cartas de sus mazos.
    .title = Cartas de veterano
rules-modules-modifiers =
    Con una carta de poder puedes jugar un modificador: su valor se suma para el orden de turno, no para los refuerzos. Algunos tienen una habilidad propia.
    .title = Modificadores de poder
    .picture = Violeta ha jugado el { $power } con un modificador +3, que suman { $total }: más que el { $blue } de azul, así que violeta juega antes.
rules-modules-dummy =
    Con dos jugadores se suma un tercer color: sus caballeros cuentan para las mayorías y toma una carta cada ronda, pero no
    recibe puntos.
    .title = El jugador fantasma
    .picture = El jugador fantasma, en gris, va primero pero no recibe nada. Violeta es segundo y recibe { $second }, no { $first }.
rules-expansions = Expansiones
rules-expansions-banners = Cada jugador tiene un caballero con estandarte. Donde esté, su dueño gana los empates.
    .title = Estandartes
    .picture = Violeta y azul tienen los mismos caballeros, pero violeta tiene allí el estandarte: violeta recibe { $first } y azul { $second }.
rules-expansions-colonies =
    Francia, el barco, América y África son regiones nuevas. Los caballeros zarpan hacia allí en busca de oro y mercancías;
    los negros son de quien tenga al Gran Inquisidor.
    .title = Gran Inquisidor y Colonias
    .picture = Lo que recibiría ahora cada uno en ultramar. Con el embajador, Francia da a violeta { $violet } en total; verde recibe { $green } en América y naranja { $orange } en África. Verde lleva oro y naranja, mercancías.
rules-expansions-grandissimo =
    Portugal es una décima región, y un sexto mazo trae a la Reina, al Bufón y al Inquisidor general, además de prisión y
    barcos.
    .title = Grandissimo
    .picture = Portugal limita con Sevilla, donde está el Rey: se puede colocar allí igual que en sus otras vecinas. Desde el Castillo no va nadie.
rules-expansions-intrigant =
    No hay mazos: tus trece cartas de poder, elegidas antes de la partida, dicen lo que puedes hacer.
    .title = Rey e Intrigante
    .picture = La carta de poder más alta recibe la carta de Rey; la más baja, la de Intrigante. Los caballitos dicen cuántos caballeros coloca cada carta de la fila.
rules-expansions-powers = Once cartas de poder más entre las que elegir, para Rey e Intrigante. Tienden puentes y sellan alianzas, trasladan el Castillo, dan la vuelta a las losetas o ponen una región en cuarentena.
    .title = Edición de los jugadores
    .picture = El Rey está en Castilla la Nueva, y Valencia está en cuarentena: las dos están rayadas y son tabú. Se puede colocar donde el contorno es dorado.
rules-expansions-special = Diez cartas de poder más entre las que elegir, para Rey e Intrigante. Algunas se quedan boca arriba ante ti: Espionaje, Reserva. Otras limitan o protegen una región, o puntúan una.
    .title = Cartas especiales
    .picture = Una loseta no deja que haya más de seis caballeros en Valencia. Con { $violet } violetas, { $blue } azules y uno verde está llena: su contorno no es dorado, aunque el Rey esté al lado.
rules-end = El final
rules-end-win =
    Tras la última puntuación general gana quien tenga más puntos. Con los mismos puntos se comparte la victoria, salvo que
    se haya acordado un desempate.
    .title = Ganar
rules-end-short = La partida corta se salta las rondas 1, 4 y 7: seis rondas, con una puntuación general cada dos.
    .title = La partida corta
rules-end-known =
    Cortes, provincias, puntos y cartas jugadas están a la vista. Ocultos están los mazos, los discos hasta que todos estén
    ajustados, y lo que hay en el Castillo, si no se juega a la vista.
    .title = Quién sabe qué
