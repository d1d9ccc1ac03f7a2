### El curso: los textos de las lecciones y de la página que las rodea.
###
### Una lección tiene un título y una frase sobre ella. Cada una de sus notas tiene un encabezado y puede tener una
### respuesta a un intento equivocado. Las cifras son variables: el motor dice cuáles son en la mesa de esa lección.

learn-title = Aprender El Grande
learn-intro = Lecciones cortas en una mesa de verdad. Juegas tú, una idea cada vez; deja, repite o salta lo que quieras.
learn-begin = Empezar por la primera lección
learn-go-on = Seguir con «{ $lesson }»
learn-done = hecha
learn-progress =
    { $done ->
        [0] { $all } lecciones
        [one] Una de { $all } lecciones hecha
       *[other] { $done } de { $all } lecciones hechas
    }
learn-forget = Olvidar mi progreso
learn-chapter-first = El juego
learn-chapter-editions = En qué se diferencian las ediciones
learn-chapter-modules = Módulos de 2023
learn-chapter-expansions = Expansiones
learn-step = Paso { $step } de { $steps }
learn-next = Seguir
learn-skip = Saltar
learn-leave = Salir
learn-repeat = Repetir
learn-finished = Hecho: { $lesson }
learn-finished-text = Puedes mirar la mesa con calma o seguir adelante.
learn-next-lesson = Siguiente: { $lesson }
learn-all = Todas las lecciones
learn-finished-course = Hasta aquí el curso. Ahora, a jugar una partida de verdad.
learn-play = Jugar ya
learn-fold = Plegar o desplegar esta nota
learn-watch = Mira lo que hacen los demás…
learn-not-now = Las reglas lo permitirían, pero prueba lo que enseña esta lección.
learn-question = Tu respuesta

lesson-map = El mapa
    .about = Quién va en cabeza en cada sitio, y qué se gana con ello
lesson-map-pays =
    Cuando se puntúa Granada, quien más caballeros tiene allí recibe { $first } puntos; el segundo puesto, { $second }; el
    tercero, { $third }.
    .title = Cada región premia a los primeros
lesson-map-second =
    Con { $mine } caballeros vas aquí por detrás de los { $theirs } azules, en segundo puesto: { $now } puntos. Haz clic en
    Granada para colocar uno más.
    .title = Tú eres el círculo violeta
    .wrong = La lección va de Granada: coloca allí tu caballero.
lesson-map-more = Ahora empatas con Azul. Uno más y vas en cabeza.
    .title = Otra vez
    .wrong = Otro a Granada, por favor.
lesson-map-lead =
    { $mine } contra { $theirs }: ahora Granada te daría { $now } puntos. Tras nueve rondas, gana quien tenga más puntos.
    .title = Vas en cabeza

lesson-round = Una ronda
    .about = Carta de poder, carta de acción, colocar: una ronda no es más que eso
lesson-round-cards =
    En cada ronda hay cinco cartas de acción a la vista. Hay una para cada uno, y cada una se puede tomar una sola vez.
    .title = Las cartas de la ronda
lesson-round-power = Primero, cada jugador juega una carta de poder. La más alta elige antes. Juega tu { $power }.
    .title = ¿Quién elige primero?
    .wrong = Esta vez juega el { $power }.
lesson-round-order =
    Tu { $mine } es el más alto, así que empiezas tú; después va Naranja con { $next }. No puede haber dos cartas con el
    mismo número.
    .title = La más alta va primero
lesson-round-take = Toma la carta del mazo { $many }: te deja colocar { $many } caballeros.
    .title = Toma una carta de acción
    .wrong = En esta lección, toma la carta del mazo { $many }.
lesson-round-place =
    Coloca tus caballeros en las regiones iluminadas y usa lo que dice la carta encima de los caballeros. Puedes hacer las
    dos cosas, en el orden que quieras.
    .title = Coloca y actúa
lesson-round-after =
    Luego elige el siguiente. Tras nueve rondas acaba la partida, y cada tres rondas se puntúan todas las regiones.
    .title = Ese ha sido tu turno

lesson-early = Cartas altas: pronto
    .about = Para qué jugar una carta de poder alta
lesson-early-prize =
    Alguien tomará esta carta y puntuará las regiones que dan { $five }. Aragón vale { $aragon } para ti; Valencia,
    { $valencia }.
    .title = Una carta que te conviene
lesson-early-high =
    Para llevártela, sé el primero. El { $high } gana a todos, pero trae { $none } caballeros a tu corte. Juégalo.
    .title = Alta quiere decir pronto
    .wrong = Con una carta más baja puede que alguien se te adelante. Juega el { $high }.
lesson-early-first = Tu { $mine } va primero. Toma la puntuación.
    .title = Eliges primero
    .wrong = Querías la puntuación: toma la carta iluminada.
lesson-early-act = Ahora usa la acción especial de la carta.
    .title = Puntúa
    .wrong = Usa primero la acción especial.
lesson-early-gain = { $gain } puntos de golpe, por haber elegido primero.
    .title = Ha valido la pena

lesson-many = Cartas bajas: muchos
    .about = Para qué jugar una carta de poder baja
lesson-many-empty =
    Tienes { $court } caballeros en la corte, así que no puedes colocar ninguno. Los { $province } de la provincia aún no
    sirven.
    .title = Una corte vacía
lesson-many-low = Una carta de poder baja trae caballeros a la corte: el { $low } trae { $many }. Juégalo.
    .title = Baja quiere decir muchos
    .wrong = Necesitas caballeros. El { $low } es el que más trae.
lesson-many-last = Los demás han elegido antes que tú. Ahora llegan a la corte tus { $many } caballeros: tómalos todos.
    .title = Último, pero rico
    .wrong = Toma los { $many }.
lesson-many-place = { $court } en la corte. Toma una de las cartas que quedan y juega tu turno como quieras.
    .title = Ahora puedes colocar
lesson-many-end =
    Pronto o muchos: esa es la elección de cada ronda. Y cada carta de poder se juega una sola vez en la partida.
    .title = Cada cosa a su tiempo

lesson-court = Corte y provincia
    .about = El camino de un caballero
lesson-court-two =
    { $court } caballeros están en tu corte, listos para colocarse. { $province } están en la provincia y tienen que pasar
    antes por la corte.
    .title = Dos reservas
lesson-court-card = Toma la carta del mazo { $many }.
    .title = Colocar desde la corte
    .wrong = Esta vez, el mazo { $many }.
lesson-court-one = Coloca uno en Granada y fíjate en tu corte.
    .title = De la corte al tablero
    .wrong = A Granada, por favor.
lesson-court-fewer = Quedan { $court } en la corte. Coloca otro donde quieras.
    .title = Uno menos
    .wrong = Coloca un caballero en una de las regiones iluminadas.
lesson-court-stay =
    { $court } se quedan en la corte para más adelante; { $province } esperan en la provincia. Tu próxima carta de poder
    traerá más.
    .title = Administra lo tuyo

lesson-card = Tomar una carta
    .about = Una carta tiene dos mitades
lesson-card-halves =
    Abajo, { $many } caballeros que colocar. Arriba, una acción especial: aquí, puntuar una región a tu elección.
    .title = Dos mitades
lesson-card-take = Tómala.
    .title = Tuya
    .wrong = Toma la carta iluminada.
lesson-card-first = Granada vale { $now } para ti. Coloca primero y puntúa después: un caballero a Granada.
    .title = El orden lo eliges tú
    .wrong = Coloca primero en Granada.
lesson-card-again = Y el segundo.
    .title = Otra vez
    .wrong = De nuevo, Granada.
lesson-card-then = Ahora vas en cabeza: { $now } puntos. Usa la acción especial.
    .title = La otra mitad
    .wrong = Usa la acción especial.
lesson-card-where = Elige Granada.
    .title = ¿Qué región?
    .wrong = Granada es la que más te da.
lesson-card-gain = { $gain } puntos. En el orden contrario habrían sido menos.
    .title = El orden importa

lesson-king = Junto al Rey
    .about = Dónde puedes colocar
lesson-king-around = Solo colocas en regiones que limiten con la del Rey. Él está en el País Vasco.
    .title = El Rey decide dónde
lesson-king-place =
    Coloca un caballero en una de las regiones iluminadas. Prueba también en otra: la mesa te dirá por qué no.
    .title = Te toca
    .wrong = Coloca un caballero en una región iluminada.
lesson-king-closed = ¿Y el propio País Vasco, donde está el Rey? ¿Qué puede entrar o salir?
    .title = La región del Rey
    .nothing = Nada
    .own = Mis propios caballeros
    .any = Cualquier cosa, si lo dice una carta
    .wrong = No: nada entra y nada sale, diga lo que diga una carta.
lesson-king-another = Eso es. Coloca uno más, o mételo en el Castillo: la torre siempre está abierta.
    .title = A su lado, o a la torre
    .wrong = Coloca un caballero más.
lesson-king-end = Quien quiera cambiar algo allí tendrá que mover antes al Rey.
    .title = Donde está el Rey no entra nada

lesson-region = El Rey se mueve
    .about = Quien mueve al Rey abre una región y cierra otra
lesson-region-safe =
    Vas en cabeza en Granada: { $now } puntos, y nadie puede tocarlos mientras el Rey esté allí. Pero tú tampoco puedes
    añadir nada.
    .title = A salvo, pero cerrada
lesson-region-take = La carta del Rey lo mueve a cualquier región. Tómala.
    .title = La carta del Rey
    .wrong = Toma la carta del Rey.
lesson-region-move = Usa su acción especial.
    .title = Muévelo
    .wrong = Usa primero la acción especial.
lesson-region-where = A Sevilla.
    .title = ¿Adónde?
    .wrong = En esta lección, muévelo a Sevilla.
lesson-region-open =
    Ahora Sevilla está cerrada y sus vecinas abiertas, entre ellas Granada. Pero la bonificación del Rey se ha ido con él:
    Granada vale { $now }.
    .title = Se ha cerrado otra región
lesson-region-place = Coloca uno en Granada.
    .title = Ahora sí
    .wrong = Granada ya está abierta.
lesson-region-end = { $mine } caballeros. Donde va el Rey, va la partida.
    .title = Bien hecho

lesson-castillo = El Castillo y el disco
    .about = Qué hay en la torre, y adónde va
lesson-castillo-tower =
    Los caballeros de la torre no se ven: hay que acordarse de ellos. En una puntuación general, la torre es lo primero que se
    puntúa: { $first } para quien más tenga, { $second } para el segundo.
    .title = El Castillo
lesson-castillo-disc =
    Después, los de dentro van a la región de tu disco secreto. En Sevilla tienes { $mine } contra { $theirs }. Marca Sevilla
    en tu disco.
    .title = ¿Adónde van los tuyos?
    .wrong = Marca Sevilla en el disco: allí te ponen en cabeza.
lesson-castillo-scored =
    Primero el Castillo, luego todas las regiones: { $gain } puntos para ti. Ocurre tras la tercera, la sexta y la novena
    ronda.
    .title = La puntuación general

lesson-ties = Empates
    .about = Qué da un empate
lesson-ties-places = Azul y tú tenéis { $mine } cada uno en Granada, que da { $first }, { $second } y { $third }.
    .title = Dos empatados
lesson-ties-guess = ¿Cuánto recibís los dos?
    .title = Un empate en primer puesto
    .first = { $first } cada uno
    .lower = { $second } cada uno
    .share = La mitad de { $first } cada uno
    .wrong = No: quien empata recibe el puesto siguiente.
lesson-ties-act = Puntúala: usa la acción especial.
    .title = Veamos
    .wrong = Usa la acción especial.
lesson-ties-score = Granada.
    .title = ¿Qué región?
    .wrong = Granada, por favor.
lesson-ties-lower =
    Los dos recibís el segundo puesto, { $gain } puntos. Verde recibe { $green } por el tercero: nadie se queda sin su
    puesto.
    .title = Un empate da el puesto siguiente
lesson-ties-more = En Valencia basta uno más que Azul: { $now } puntos. Un solo caballero puede valer mucho.
    .title = Basta uno más

lesson-grande = El Grande
    .about = Tu hogar y la región del Rey dan más
lesson-grande-home = Sevilla da { $first } por el primer puesto. Allí está tu Grande, y vas solo en cabeza: { $now } puntos.
    .title = Tu hogar
lesson-grande-king =
    La región del Rey también tiene bonificación: Granada da { $now } en vez de { $first } a quien vaya allí solo en cabeza.
    .title = Y la del Rey
lesson-grande-take = Esta carta mueve tu Grande. Tómala.
    .title = Un hogar nuevo
    .wrong = Toma la carta iluminada.
lesson-grande-act = Usa su acción especial.
    .title = Muévelo
    .wrong = Usa la acción especial.
lesson-grande-move = Envíalo adonde vayas a quedar en cabeza. A la región del Rey no: allí no entra nada.
    .title = ¿Adónde?
lesson-grande-end =
    La bonificación se va con él: ahora Sevilla te da { $now }. Los caballeros van y vienen; el Grande se queda.
    .title = Se lleva la bonificación

lesson-special = Puntuaciones especiales
    .about = Primero prepárate, después puntúa
lesson-special-which =
    Esta carta puntúa todas las regiones que dan { $four }. Tal como están, recibes { $sevilla } en Sevilla y { $galicia } en
    Galicia.
    .title = Solo algunas regiones
lesson-special-take = Tómala.
    .title = Tuya
    .wrong = Toma la puntuación.
lesson-special-before =
    Coloca antes tu caballero donde cuente: si vas solo en primer puesto, Sevilla da { $first } en vez de { $now }.
    .title = Prepárate
    .wrong = Sevilla: allí un caballero más deshace el empate.
lesson-special-now = Ahora, puntúa.
    .title = Y ahora
    .wrong = Usa la acción especial.
lesson-special-gain = { $gain } puntos. Los demás también puntúan, así que mira quién gana más.
    .title = Con previsión

lesson-last-round = Una última ronda
    .about = Por tu cuenta, hasta el final
lesson-last-round-goal =
    La novena ronda. Tienes { $mine } puntos; Azul, { $blue }; Verde, { $green }. Después se puntúa todo.
    .title = Toda tuya
lesson-last-round-play = Juega como quieras. Al final se puntúan la torre y todas las regiones.
    .title = Tu ronda
lesson-last-round-over = Tú, { $mine }; Azul, { $blue }; Verde, { $green }.
    .title = Fin de la partida

lesson-quiz = Un pequeño examen
    .about = ¿Lo tienes?
lesson-quiz-round = ¿Cómo empieza una ronda?
    .title = La ronda
    .power-first = Cada uno juega una carta de poder
    .card-first = Cada uno toma una carta de acción
    .place-first = Cada uno coloca caballeros
    .wrong = No: primero van las cartas de poder, que dicen quién elige antes.
lesson-quiz-thirteen = ¿Para qué jugarías aquí el { $high }?
    .title = Alta
    .early = Para ser el primero y llevarte la puntuación de la carta iluminada
    .many = Para conseguir caballeros
    .points = Da puntos
    .wrong = No: una carta alta solo hace que elijas pronto. No trae caballeros ni puntos.
lesson-quiz-one = ¿Y para qué el { $low }?
    .title = Baja
    .save = Para guardar las cartas buenas
    .many = Trae { $many } caballeros a la corte
    .early = Para ser el primero
    .wrong = No: las cartas bajas eligen al final, pero traen muchos caballeros.
lesson-quiz-king = El Rey está en Granada. ¿Quién puede colocar o mover caballeros allí?
    .title = La región del Rey
    .anyone = Cualquiera
    .nobody = Nadie
    .cards = Quien tenga la carta adecuada
    .wrong = No: nada entra ni sale de la región del Rey, diga lo que diga una carta.
lesson-quiz-tie =
    Azul y tú estáis empatados en Aragón, que da { $first }, { $second } y { $third }. ¿Cuánto recibes si se puntúa?
    .title = Un empate
    .first = { $first } puntos
    .second = { $mine } puntos
    .half = La mitad de { $first } puntos
    .wrong = No: un empate da el puesto siguiente, { $second } puntos.
lesson-quiz-done = No necesitas saber más. El resto está en las cartas, y la mesa te dice qué se puede hacer.
    .title = Ya sabes jugar a El Grande

lesson-castillo-1995 = El Castillo de 1995
    .about = Se puede elegir como una región
lesson-castillo-1995-tower =
    En 1995 la torre cuenta como una región que se puede elegir. El primer puesto da { $first }, y la mayoría de los de
    dentro son tuyos.
    .title = Una región especial
lesson-castillo-1995-act = Usa la puntuación a tu elección.
    .title = Puntúa
    .wrong = Usa la acción especial.
lesson-castillo-1995-choose = Elige el Castillo: también está en la lista de todas las opciones.
    .title = ¿Qué lugar?
    .wrong = Esta vez, el Castillo.
lesson-castillo-1995-gain = { $gain } puntos. En las ediciones posteriores esa carta no podría elegirlo.
    .title = Puntuado y cerrado de nuevo

lesson-veto = El veto
    .about = Detener la acción de otro, paso a paso
lesson-veto-hold =
    Tienes un veto: hasta el final de la próxima ronda puedes detener, una vez, una acción especial de otro jugador.
    .title = Una objeción en la manga
lesson-veto-allow =
    Azul empieza una acción. En esta edición se te preguntará de nuevo antes de cada paso: de momento, déjala pasar.
    .title = Espera y verás
    .wrong = Déjala pasar: aún podrás vetar.
lesson-veto-stop = Ahora va a salir de Aragón uno de tus caballeros. Usa tu veto.
    .title = Ahora
    .wrong = Este es el paso que quieres detener.
lesson-veto-saved =
    Los { $mine } siguen allí, y el resto de la acción de Azul se pierde. En la edición de 2023 solo se puede detener el
    comienzo.
    .title = Detenida

lesson-edition-2023 = La edición de 2023
    .about = Otros nombres, otros puestos
lesson-edition-2023-names =
    El País Vasco se llama aquí Navarra, y las dos Castillas son Castilla y Toledo. El mapa es el mismo.
    .title = Tres nombres nuevos
lesson-edition-2023-two =
    Con tres jugadores dan puntos dos puestos: { $first } para Azul, { $second } para ti, { $third } para Verde.
    .title = Dos puestos

lesson-regency = Nueva Regencia
    .about = El Rey en el extranjero
lesson-regency-card = Este módulo sustituye la carta del Rey por otras diez. La tuya manda al Rey al exilio.
    .title = Cartas nuevas para el Rey
lesson-regency-act = Úsala.
    .title = Al exilio
    .wrong = Usa la acción especial.
lesson-regency-where = A Francia.
    .title = ¿Adónde?
    .wrong = En esta lección, a Francia.
lesson-regency-free = Ahora se coloca junto a Francia o en el Castillo. Coloca uno.
    .title = A lo largo de la frontera
lesson-regency-open =
    Mientras él está fuera no hay nada tabú: Granada está abierta a cualquier movimiento, y nadie recibe su bonificación.
    .title = Un reino sin rey

lesson-modifiers = Modificadores de poder
    .about = Una carta de poder con algo más
lesson-modifiers-hand = Con tu carta de poder puedes jugar un modificador. Su valor se suma para el orden de turno.
    .title = Modificadores
lesson-modifiers-power = Juega el { $power }, que trae { $many } caballeros.
    .title = Primero, la carta de poder
    .wrong = Juega el { $power }.
lesson-modifiers-add = Ahora añade tu modificador.
    .title = Después, el modificador
    .wrong = Esta vez, añade el modificador.
lesson-modifiers-end = Tu { $power } cuenta como { $total } en el orden de turno, pero trae los mismos caballeros que antes.
    .title = El total decide

lesson-banners = Estandartes
    .about = Quien tiene el estandarte gana el empate
lesson-banners-tie =
    Azul y tú estáis empatados en Aragón, pero allí está tu estandarte: { $now } para ti, { $blue } para Azul.
    .title = Quien lleva el estandarte
lesson-banners-act = Puntúa una región.
    .title = Compruébalo
    .wrong = Usa la acción especial.
lesson-banners-score = Aragón.
    .title = ¿Cuál?
    .wrong = Aragón, donde está tu estandarte.
lesson-banners-gain =
    { $gain } para ti, { $blue } para Azul. Cuando quien lo lleva sale de una región, el estandarte espera a tu próximo
    caballero.
    .title = Se acabó el empate

lesson-colonies = Colonias
    .about = Francia, el barco, América y África
lesson-colonies-places =
    Cuatro regiones más. Desde Francia y el barco, los caballeros zarpan en busca de oro y mercancías, y los traen a casa a
    cambio de puntos.
    .title = Al otro lado del mar
lesson-colonies-next = El Rey está en Aragón, que limita con Francia. Coloca allí un caballero.
    .title = Francia es vecina
    .wrong = A Francia, por favor.
lesson-colonies-office = Algunas casillas son cargos, que dan puntos por sí solos. Hazte enviado.
    .title = Un cargo
    .wrong = Hazte enviado.
lesson-colonies-end = Tienes { $mine } en Francia. Todo lo demás está en las cartas de los mazos seis y siete.
    .title = Un pie en el extranjero

lesson-grandissimo = Grandissimo
    .about = Portugal y un sexto mazo
lesson-grandissimo-tenth = Ahora Portugal es una región. Da { $first } al primero, y nada a los demás.
    .title = La décima región
lesson-grandissimo-place = El Rey está en Sevilla, al lado de Portugal. Coloca allí un caballero.
    .title = Quien llega primero
    .wrong = A Portugal, por favor.
lesson-grandissimo-end =
    { $now } puntos si se puntuara ahora. Un sexto mazo trae a la Reina, al Bufón y más cosas: lee su carta.
    .title = Tuya, por ahora

lesson-intrigant = Rey e Intrigante
    .about = Las cartas de poder dicen lo que puedes hacer
lesson-intrigant-hand = No hay mazos. Tus cartas de poder tienen sus propias acciones; antes de la partida eliges trece.
    .title = Una mano a tu medida
lesson-intrigant-play = Juega una de las tuyas.
    .title = Orden y acción en una
lesson-intrigant-row = Ahora te toca: usa tu propia carta, o toma otra de las que hay.
    .title = Úsala
lesson-intrigant-end = Lo que te guardes ahora lo tendrás después: cada carta se juega una sola vez.
    .title = Elige bien

lesson-few = Dos y tres jugadores
    .about = Dan puntos menos puestos
lesson-few-first = Con dos jugadores solo da puntos el primer puesto: { $blue } para Azul en Aragón, { $mine } para ti. Con tres, dan puntos dos puestos.
    .title = Solo el primero
lesson-few-tie = En Sevilla hay empate entre Azul y tú. ¿Qué recibe cada uno?
    .title = ¿Y un empate?
    .first = Los puntos del primer puesto
    .nothing = Nada
    .wrong = Un empate se paga como el puesto siguiente, y aquí ese no da nada.
lesson-few-end = Eso es: { $mine } puntos cada uno. Con un caballero más, los { $first } son tuyos.
    .title = Uno más decide

lesson-dummy = El jugador fantasma
    .about = Dos jugadores en la edición de 2023
lesson-dummy-third = Con dos jugadores participa un jugador fantasma gris. Tiene más caballeros que nadie en Aragón, así que allí te quedas con el segundo puesto: { $mine } puntos, no { $first }.
    .title = Un tercer color
lesson-dummy-guess = ¿Quién recibe los puntos del primer puesto en Aragón?
    .title = ¿Y el primer puesto?
    .you = Tú
    .blue = Azul
    .nobody = Nadie
    .wrong = El fantasma tiene el primer puesto y no puntúa: esos puntos se pierden.
lesson-dummy-power = También tiene una carta de poder, sacada de su propio mazo; ese valor ya está cogido. Juega una de las tuyas.
    .title = Juega también
lesson-dummy-end = En su turno coloca caballeros en regiones sacadas al azar y toma una carta de la oferta. No decide nada.
    .title = Puro azar

lesson-strict-1995 = 1995 al pie de la letra
    .about = Opciones para quien lo quiera duro
lesson-strict-1995-options = Aquí rigen dos opciones de 1995: una carta de poder trae exactamente los caballeros que dice, y «¡El Rey está furioso!» alcanza a todos. Tienes { $court } en la corte.
    .title = Al pie de la letra
lesson-strict-1995-act = Usa «¡El Rey está furioso!» y verás.
    .title = ¡El Rey está furioso!
    .wrong = Usa esta vez la acción especial.
lesson-strict-1995-lose = Los demás ya han devuelto los suyos; ahora te toca a ti perder algunos. Elige de dónde.
    .title = Tú también
lesson-strict-1995-end = Sin esta opción no habrías perdido a nadie. Mira las opciones antes de sentarte.
    .title = Conoce tu mesa

lesson-veterans = Cartas de veterano
    .about = El veto de 2023
lesson-veterans-cards = Este módulo cambia algunas cartas, y el veto está entre las nuevas. Tú tienes uno.
    .title = Para veteranos
lesson-veterans-once = Azul quiere mover caballeros. En 2023 se te pregunta una sola vez, antes de que pase nada. Tienes { $mine } en Aragón: usa el veto.
    .title = Ahora o nunca
    .wrong = Impídelo esta vez: elige el veto.
lesson-veterans-saved = Se pierde la acción entera y tus { $mine } caballeros se quedan. En ediciones anteriores habrías podido esperar al paso que más duele.
    .title = Entera
lesson-players-edition = Edición de los jugadores
    .about = Once cartas de poder más
lesson-players-edition-cards = Tu carta de poder es la guerra civil. En Aragón, Azul tiene { $theirs } caballeros y tú { $mine }; en tu corte hay { $court }.
    .title = Más donde elegir
lesson-players-edition-act = Úsala.
    .title = Guerra civil
    .wrong = Usa la acción especial de tu carta.
lesson-players-edition-region = Cuesta un caballero de tu corte: entonces todos los demás dejan una región. Elige Aragón.
    .title = Fuera los demás
    .wrong = Elige Aragón, donde manda Azul.
lesson-players-edition-end = Azul tiene allí ahora { $theirs }, tú sigues con { $mine } y en la corte quedan { $court }. Así de fuertes son las cartas de este conjunto: míralas en la lista.
    .title = Vas primero

lesson-special-cards = Cartas especiales
    .about = Diez cartas de poder más
lesson-special-cards-cards = Tu carta de poder es la Fiesta: no trae a nadie a la corte, pero allí tienes { $court }.
    .title = Una fiesta
lesson-special-cards-act = Úsala.
    .title = Fiesta
    .wrong = Usa la acción especial de tu carta.
lesson-special-cards-place = Te deja colocar cinco caballeros además de los que puedes colocar de todos modos. Coloca tres junto a la región del Rey.
    .title = Todos a la vez
lesson-special-cards-end = Quedan { $court } en la corte: una carta baja que llena una región en un turno, si has ahorrado para ella.
    .title = Con previsión
