### Lo que solo dicen las páginas del cliente web. La propia mesa habla con game.ftl y table.ftl.

## En todas partes

web-skip = Ir al contenido
web-nav = Páginas
web-nav-menu = Menú
web-nav-new = Nueva mesa
web-nav-lobby = Sala
    .long = Buscar partida
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-cards = Cartas
web-nav-replays = Partidas
web-nav-puzzles = Problemas
web-nav-about = Acerca de
web-nav-account = Cuenta
web-opening = Un momento, cargando la página…
web-fetching = Un momento, consultando al servidor…
web-trying-again = Lo intentamos de nuevo automáticamente.
web-retry = Reintentar
web-reload = Recargar la página
web-to-home = Ir al inicio
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado
web-just-now = ahora mismo

## Inicio

web-tagline = España, siglo XV. Envía a tus caballeros, no te alejes del Rey y conviértete en El Grande.
web-play-now = Jugar ya
web-play-now-starting = Preparando la mesa…
web-learn-now = ¿Es tu primera vez? Apréndelo en cinco minutos
web-play-now-about = Al momento, contra tres bots.
web-play-as = Juegas como { $name }.
web-change-name = Cambiar de nombre
web-table-quick = Una partida rápida
web-join = Unirse
web-join-label = Unirse con un enlace de invitación
web-join-placeholder = Enlace de invitación
web-join-bad-link = Esto no es un enlace de invitación. Acaba en /table/ y unas letras: cópialo entero y pégalo aquí.
web-my-tables = Tus mesas
web-my-tables-none = Ahora no estás en ninguna mesa. Juega ya, o crea una mesa nueva e invita a tus amigos.
web-turns =
    { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }
web-public-tables = Mesas públicas
web-public-tables-none =
    No hay ninguna partida pública en espera ni en curso. Empieza tú: crea una mesa nueva y hazla pública.
web-recent-games = Partidas terminadas
web-recent-games-none =
    Aún no ha terminado ninguna partida. Las partidas acabadas aparecen aquí, y también puedes subir registros.
web-all-replays = Todas las partidas
web-go-lobby = A la sala de espera
web-go-play = A la mesa
web-go-join = Unirse
web-go-watch = Mirar
web-uploaded = subida
web-round = Ronda { $round }
web-players =
    { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
web-state-open =
    { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
web-state-full = Todos los asientos están ocupados.
web-state-over = La partida ha terminado.
web-state-won =
    { $count ->
        [one] Ha ganado { $winners }.
       *[other] Han ganado { $winners }.
    }
web-state-held = La partida está en espera: ya no juega nadie.
web-state-held-mine = La partida te espera: los bots juegan por todos.
web-state-waiting = Esperando a { $players }

## Mesa nueva

web-new-edition = Edición
web-new-sets = Expansiones y módulos
web-new-set-not-here = No con esta edición; va con { $editions }.
web-new-options = Reglas de la mesa
web-new-options-default = Reglas habituales
web-new-options-changed =
    { $count ->
        [one] Una regla cambiada
       *[other] { $count } reglas cambiadas
    }
web-new-seats = Asientos
web-new-players = jugadores
web-new-strengths = Un Paje es un rival fácil; luego vienen el Escudero, el Hidalgo y el Conde, y un Duque es el más duro.
web-new-seat = Asiento { $number }
web-new-hot-seat = Varias personas en esta pantalla: la mesa muestra a quién le toca y oculta lo secreto.
web-new-watching = No tienes asiento propio: vas a mirar.
web-new-shuffle = Sortear los asientos
web-new-clock = Tiempo
web-new-table = La mesa
web-new-name = Nombre
web-new-name-placeholder = Mesa de { $name }
web-new-public = Pública
    .yes = Todos la encuentran en el inicio, pueden mirar y ocupar un asiento libre.
    .no = Solo la encuentra quien tiene el enlace.
web-new-hints = Pistas permitidas
    .about = Los jugadores pueden preguntar al consejero qué haría él, y por qué.
web-new-password = Contraseña
    .about = Solo entra quien la sabe o a quien invitas. Vacío si no hay.
web-new-language = Idioma en la mesa
web-new-language-any = sin indicar
web-new-impossible = Así no se puede jugar:
web-new-then-lobby =
    { $count ->
        [one] Después viene la sala de espera, con un enlace para el asiento libre.
       *[other] Después viene la sala de espera, con un enlace para los { $count } asientos libres.
    }
web-new-then-start = No hay asientos libres: la partida empieza enseguida.
web-new-create = Crear la mesa
web-new-start = Empezar la partida
web-new-creating = Preparando la mesa…

web-clock-none = Sin reloj
    .about = Tómate todo el tiempo que quieras.
web-clock-live = Tiempo real
    .about = Minutos para toda la partida, y unos segundos de vuelta en cada turno.
web-clock-days = En varios días
    .about = Cada jugador tiene varios días para cada turno.
web-clock-minutes = Minutos por jugador
web-clock-increment = Segundos por turno
web-clock-days-number = Días por turno
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [one] un día por turno
       *[other] { $days } días por turno
    }

## Asientos

web-seat-me = Yo
web-seat-person = Otra persona
web-seat-bots = Bots
web-seat-bot = Bot
web-seat-name = Nombre en este asiento
web-seat-open = libre
web-seat-waiting = Esperando a que alguien se siente
web-seat-you = tú
web-seat-ready = Listo
web-seat-here = aquí
web-seat-away = ausente
web-seat-take = Sentarse aquí
web-seat-also = Otra persona juega también en esta pantalla
web-seat-leave = Levantarse
web-seat-choose-bot = Bot para el asiento { $number }
web-seat-add-bot = Poner un bot aquí…
web-seat-free = Liberar el asiento

## Bots sin personalidad

web-bot-search = El pensador
    .about = Juega miles de partidas en su cabeza antes de cada decisión, sin carácter propio.
web-bot-greedy = El codicioso
    .about = Toma lo que más da en el momento.
web-bot-quick = El rápido
    .about = Sigue unas pocas reglas sencillas, muy deprisa.
web-bot-random = El loco
    .about = Elige al azar.
web-bot-timed = { $name } ({ $seconds } s)

## Sala de espera

web-lobby-public = Pública
web-lobby-private = Por invitación
web-lobby-begin = Cuándo empieza
web-lobby-open-owner = Invita a alguien o pon un bot.
web-lobby-open-guest = La partida empieza cuando estén ocupados y todos estén listos.
web-lobby-take-seat = Siéntate para jugar, o quédate a mirar.
web-lobby-unready =
    { $count ->
        [one] Un jugador aún no está listo.
       *[other] { $count } jugadores aún no están listos.
    }
web-lobby-can-start = Están todos: puedes empezar.
web-lobby-full =
    Todos los asientos están ocupados. Quédate aquí para mirar: la mesa se abre en esta página en cuanto empiece la partida. O
    crea tu propia mesa.
web-lobby-own-table = Crear mi propia mesa
web-lobby-all-ready = Todos los demás están listos.
web-lobby-owner-begins = La partida empieza sola cuando todos estén listos, tú incluido, o enseguida si la empiezas tú.
web-lobby-guest-begins = La partida empieza sola cuando todos estén listos, o cuando la empiece el anfitrión.
web-lobby-ready-yes = Los demás ven que puedes empezar.
web-lobby-ready-no = Márcalo cuando puedas empezar.
web-lobby-start = Empezar la partida
web-lobby-ready = Estoy listo
web-lobby-give-up = Cerrar la mesa
web-lobby-give-up-sure = ¿Cerrar esta mesa? Su enlace dejará de funcionar.
web-lobby-invite = Invitación
web-lobby-invite-about = Quien abra este enlace puede mirar y ocupar un asiento libre, sin cuenta.
web-lobby-people = Quién está aquí
web-locked = Una mesa con contraseña
web-locked-about = Quien te ha invitado puede decirte la contraseña. También hace falta para mirar.
web-locked-password = Contraseña de la mesa
web-locked-enter = Entrar
web-lobby-invite-here =
    Esta dirección solo funciona en este ordenador. Para amigos que estén en otro sitio, inicia el juego con «elgrande serve
    --host 0.0.0.0» y ábrelo con el nombre o la dirección IP de este ordenador en la red.
web-lobby-invite-network =
    Esta dirección es para amigos de la misma red; los que estén más lejos necesitan una pública.

## Chat

web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-nameless = Para hablar hace falta un nombre: pon uno en la página
web-chat-waits = Se enviará en cuanto vuelva la conexión.

## La conexión con la mesa

web-table-opening = Buscando la mesa…
web-table-laying = Preparando el tablero…
web-line-waiting = El servidor aún no responde. Seguimos intentándolo.
web-line-lost = Se ha perdido la conexión.
web-line-kept = Tu decisión está guardada y se enviará de nuevo.
web-line-again =
    { $seconds ->
        [one] Próximo intento en un segundo.
       *[other] Próximo intento en { $seconds } segundos.
    }
web-line-trying = Conectando de nuevo…
web-line-back = Ha vuelto la conexión. No se ha perdido nada.

web-notice-left = { $name } se ha ido; sigue un bot.
web-notice-time-out = A { $name } se le ha acabado el tiempo; sigue un bot.
web-notice-taken-back = { $name } vuelve a jugar.
web-notice-handed-over = Un bot juega por { $name }.
# El propio asiento. $code: left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Se te ha acabado el tiempo; un bot juega por ti. Puedes volver a jugar cuando quieras.
        [taken-back] Vuelves a jugar tú.
       *[other] Un bot juega por ti. Puedes volver a jugar cuando quieras.
    }
# El propio asiento, donde juega un bot: por falta de tiempo o por deseo; la partida sigue, o espera.
web-mine-time-plays = Se te ha acabado el tiempo; un bot juega por ti.
web-mine-time-waits = Se te ha acabado el tiempo. Ya no juega nadie, así que la partida te espera.
web-mine-wish-plays = Un bot juega por ti.
web-mine-wish-waits = Un bot juega por ti. Ya no juega nadie, así que la partida espera.
web-mine-agreed = Dejas que acaben los bots. La partida aún espera a los demás.
web-mine-finish = Dejar que acaben los bots
web-again-asked =
    { $number ->
        [0] Los demás quieren jugar otra vez.
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
web-again-join = Unirse
web-notice-bot-stuck = { $name } no encontró respuesta a tiempo; ha elegido un bot más rápido.

## Cuenta

web-account-nobody =
    Nadie ha iniciado sesión. Para jugar basta un nombre; con una cuenta tienes tus partidas en todos tus dispositivos.
web-account-guest =
    Juegas como invitado, { $name }. Este navegador te recuerda; con una cuenta tienes tus partidas en todos tus dispositivos.
web-account-member = Has iniciado sesión como { $name }. Tienes tus partidas en todos tus dispositivos.
web-account-as-guest = Jugar como invitado
web-account-name = Tu nombre
    .about = Es lo que ven los demás en la mesa.
web-account-name-save = Usar este nombre
web-account-profile = Perfil, nivel y estadísticas
web-account-name-set = Ahora te llamas { $name }.
web-account-register = Crear una cuenta
    .about = Tus partidas de invitado vienen contigo. Guardamos un usuario y una contraseña, nada más.
web-account-register-do = Crear la cuenta
web-account-registered = La cuenta está creada y has iniciado sesión.
web-account-login = Usuario
web-account-password = Contraseña
    .about = Al menos 8 caracteres, y que no sea de las que todos probarían primero.
web-account-log-in = Iniciar sesión
web-account-logged-in = Has iniciado sesión.
web-account-log-out = Cerrar sesión
    .about = Tus partidas siguen siendo tuyas: inicia sesión en cualquier dispositivo.
web-account-logged-out = Has cerrado sesión.

## Ajustes de este navegador

web-settings = Ajustes
web-settings-kept = Los ajustes valen para este navegador.
web-settings-auto = El del navegador
web-settings-language = Idioma
web-settings-theme = Claro u oscuro
web-settings-theme-auto = Como el sistema
web-settings-theme-light = Pergamino de día
web-settings-theme-dark = Mapa de noche
web-settings-speed = Animaciones
web-settings-speed-off = Nada se mueve
web-settings-speed-slow = Con calma
web-settings-speed-normal = Ágiles
web-settings-speed-fast = Rápidas
web-settings-confirm = Confirmar antes de terminar mi turno
    .about = Hasta que confirmes, tus decisiones se pueden deshacer.
web-settings-automatic = Responder por mí cuando no hay nada que elegir
    .about = No se hace una pregunta con una sola respuesta.
web-settings-explain = Decir por qué
    .about = Una línea discreta bajo lo que se pregunta dice de qué se trata.
web-settings-translateplaces = Traducir los nombres de las regiones
    .about = En español no cambia nada: el tablero ya lleva los nombres españoles.
web-settings-sound = Sonido
    .about = Unas notas punteadas cuando te toca.
web-settings-volume = Volumen

## Partidas

web-watch-replay = Ver la repetición
web-review = Repasar la partida
web-play-on = Seguir jugando desde aquí
web-play-on-about = Una mesa nueva con esta posición: tú ocupas el asiento y los bots los demás.
web-try-out = Probar variantes
web-try-out-about = Todos los asientos son tuyos y todo puede deshacerse
web-play-on-friends = Seguir con amigos
web-play-on-friends-about = Una mesa nueva con esta posición: tú ocupas el asiento, los demás quedan libres para quien tenga el enlace.
web-change-position = Cambiar esta posición
web-export = Exportar
web-analyses = Mis análisis
web-editor = Editor de posiciones
web-more = Más
web-download-text = Registro
web-download-whole = Descargar el registro de esta partida
web-upload = Subir una partida
web-upload-about = Un registro descargado aquí, escrito por el juego en la terminal o a mano.
web-upload-drop = Suelta un archivo aquí o elige uno
web-upload-busy = Comprobando el registro…
web-upload-paste = O pega su texto
web-upload-do = Comprobar y mostrar
web-upload-too-large = Este archivo es más grande que cualquier partida. ¿Seguro que es un registro?
web-replay-opening = Cargando la partida…
web-replay-line = Línea de tiempo
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-moment = Momento de la partida
web-replay-at = { $number } de { $entries }, ronda { $round }
web-replay-scoring = Puntuación general tras la ronda { $round }
web-replay-eyes = Visto por
web-replay-open = Todo a la vista
web-replay-watch = Espectador
web-replay-link = Enlace a este momento
web-replay-leave = Salir

## Acerca de

web-about-game =
    El Grande es un juego de mesa de Wolfgang Kramer y Richard Ulrich. Esto es un programa para jugarlo, hecho con cariño y sin
    relación alguna con sus editores.
web-about-unknown =
    Los reglamentos no muestran todas las cartas. Lo que no está confirmado se marca en la carta como reconstruido; un archivo
    de correcciones puede arreglarlo.
web-about-art = El tablero, las piezas y las cartas son dibujos nuestros, y todos los textos están en nuestras palabras.
web-about-credits = Gracias a
web-credit-map = Regiones de España
    .about = Unidas a partir de las provincias del Instituto Geográfico Nacional, vía es-atlas; simplificadas por nosotros.
web-credit-world = Costas y vecinos
    .about = Natural Earth, vía world-atlas.
web-credit-fonts = Tipos de letra
    .about = Con licencia SIL Open Font License:
web-credit-software = Programas
    .about = Entre otros:
web-about-keys = Con el teclado
web-about-keys-text =
    A todo se llega con Tab y todo se elige con Intro o la barra espaciadora. Al ver una partida, las flechas van paso a paso;
    Inicio y Fin, al principio y al final.
web-about-private = Privacidad
web-about-private-text =
    Una cookie dice quién eres, otra protege tus decisiones de extraños. Los ajustes se quedan en tu navegador. No se mide nada
    ni se contacta con ningún otro servidor.

## Cuando algo no funciona: un título, y .text con el siguiente paso

web-error-unknown = Algo ha ido mal
    .text = No lo esperábamos. Recarga la página; tus partidas están guardadas en el servidor.
web-error-not-found = Esta página no existe
    .text = Puede que la dirección se haya cortado por el camino. Desde el inicio se llega a todas partes.
web-error-dead-link = Esta mesa no existe
    .text =
        Puede que el enlace esté incompleto o que el anfitrión haya cerrado la mesa. Pide un enlace nuevo o juega tu propia
        partida.
web-error-dead-replay = Esta partida no existe
    .text = Puede que el enlace esté incompleto. Una partida solo se puede volver a ver cuando ha terminado.
web-error-not-over = Esta partida aún no ha terminado
    .text = Hasta entonces puedes verla en su mesa; después se podrá volver a ver cada jugada.
    .action = A la mesa
web-error-unreachable = El servidor no responde
    .text = Revisa tu conexión e inténtalo de nuevo. Lo que has elegido hasta ahora está guardado.
web-error-too-fast = Eso ha sido mucho de golpe
    .text = El servidor pide un momento de paciencia. Espera un poco e inténtalo de nuevo.
web-error-chunk = Una parte de la página no ha llegado
    .text =
        Se ha cortado la conexión, o el servidor se ha renovado entretanto. Recarga la página; no se ha perdido nada.
web-error-closed-gone = Esta mesa ya no existe
    .text = El anfitrión la ha cerrado. Pide un enlace nuevo o crea tu propia mesa.
web-error-closed-signed-out = Has cerrado sesión
    .text =
        Eso vale para todas las ventanas. Inicia sesión de nuevo para seguir jugando, o recarga esta página para mirar.

## Lo que rechaza el servidor, según sus códigos

web-problem-unknown = Algo ha ido mal. Inténtalo de nuevo; si vuelve a pasar, recarga la página.
web-problem-unreachable = El servidor no responde. Revisa tu conexión.
web-problem-not-found = Eso no existe (o ya no).
web-problem-no-session = Di primero quién eres: pon un nombre en la página de la cuenta.
web-problem-too-fast = Eso ha sido demasiado de golpe. Espera unos segundos e inténtalo de nuevo.
web-problem-csrf = Tu sesión ha caducado. Recarga la página.
web-problem-table-full = Todos los asientos de esta mesa están ocupados. Puedes mirar.
web-problem-seat-taken = Alguien ha sido más rápido: este asiento está ocupado. Elige otro o mira.
web-problem-late = Demasiado tarde: la partida ha avanzado. Mira qué se pregunta ahora.
web-problem-not-your-seat = Este no es tu asiento.
web-problem-not-your-turn = No es tu turno.
web-problem-cannot-undo = No hay nada que deshacer. { $reason }
web-problem-not-started = La partida aún no ha empezado.
web-problem-over = La partida ha terminado.
web-problem-no-hints = En esta mesa no hay pistas.
web-problem-too-long = Es demasiado largo.
web-problem-unavailable = El servidor está ocupado un momento. Tu decisión está guardada y se enviará de nuevo.
# $reason es lo que dice el propio servidor, en inglés.
web-problem-illegal = Eso no se puede hacer aquí. { $reason }
web-problem-bad-setup = Así no se puede jugar. { $reason }
web-problem-bad-record = Este registro no se puede mostrar. { $reason }
web-problem-bad-position = Esta posición no es posible. { $reason }
# Dónde hay un error en un registro: una línea del texto, o una parte de los datos.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Línea { $line }
    }: { $reason }
web-problem-broken-game = Esta partida se jugó con otras reglas que las nuestras y no puede seguir aquí.
web-problem-too-large = Esto es más grande que cualquier partida. ¿Seguro que es un registro?
web-problem-started = La partida ya ha empezado. Puedes mirar o crear tu propia mesa.
web-problem-open-seats = Hay asientos libres. Espera a alguien o pon bots.
web-problem-not-yours = Solo el anfitrión de esta mesa puede hacer eso.
web-problem-not-your-table = Solo quienes jugaron aquí pueden hacer eso.
web-problem-not-over = Esta partida aún no ha terminado. Después se podrá volver a ver.
web-problem-nothing-to-review = Nadie ha elegido nada en esta partida; no hay nada que analizar.
web-problem-wrong-password = Usuario o contraseña incorrectos. Fíjate en las mayúsculas e inténtalo de nuevo.
web-problem-login-taken = Este usuario ya existe. Elige otro, o inicia sesión si es el tuyo.
web-problem-signed-in = Ya has iniciado sesión. Ciérrala primero.
web-problem-bad-login = Un usuario tiene de 3 a 64 letras, cifras o signos como . _ - @, sin espacios.
web-problem-bad-password = Esta contraseña no vale: necesita al menos 8 caracteres.
web-problem-bad-name = Este nombre no vale: una línea de 24 caracteres como máximo, sin «;» ni signos invisibles.
web-problem-bad-holidays = Estas vacaciones no son posibles: empiezan hoy o más tarde y antes de un año, no se solapan y no pasan de 30 días al año.
web-problem-bad-zone = Aquí no se conoce esta zona horaria.
web-problem-bad-clock =
    Estos tiempos no valen: un reloj en tiempo real tiene de 1 a 600 minutos y hasta 600 segundos; uno lento, de 1 a 30 días.
web-problem-wrong-origin = Esta página no puede hablar con este servidor. Ábrela en la dirección del propio servidor.
web-problem-failed = Ha ocurrido un error en el servidor. Queda anotado; inténtalo de nuevo en un momento.
web-problem-bad-request = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
web-problem-bad-message = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
web-problem-bad-method = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
web-problem-bad-seats = Hay más asientos que jugadores. Quita alguno.
web-problem-no-such-bot = Ese bot no existe aquí. Elige otro.
web-problem-no-such-seat = Ese asiento no existe en esta mesa.
web-problem-no-such-entry = La partida no llega tan lejos. Mira otro momento.
web-problem-no-such-language = No hay textos en ese idioma. Elige otro.
web-problem-too-many = Eso ha sido demasiado de golpe. Pide menos.
web-problem-wrong-host = Este servidor no responde a ese nombre. Ábrelo en su propia dirección.
web-problem-locked = Esta mesa tiene contraseña. Escríbela para entrar.
web-problem-wrong-table-password = Esa no es la contraseña de esta mesa. Cuida las mayúsculas.
web-problem-bad-table-password = La contraseña de una mesa tiene de 1 a 60 letras.
web-problem-too-short = Un nombre que buscar tiene al menos tres letras.
web-problem-no-account = Para eso hace falta una cuenta. Créala en la página de la cuenta.
web-problem-no-such-friend = Puedes invitar a quienes te tienen como amigo o han jugado contigo.

## Ajustes para la vista

web-settings-letters = Tamaño de letras y piezas
web-settings-letters-size = { $percent } %
web-settings-palette = Colores de los jugadores
web-settings-palette-usual = Los habituales
web-settings-palette-deutan = Daltonismo: verde (deután)
web-settings-palette-protan = Daltonismo: rojo (protán)
web-settings-palette-tritan = Daltonismo: azul (tritán)
web-settings-contrast = Contraste alto
    .about = Letras en blanco y negro, bordes marcados.
web-settings-pieces = Caballeros sueltos en el mapa
    .about = Como en la caja, en vez de su número.
