### Lo que la línea de órdenes dice de sí misma: `elgrande --help`, y qué falla en una línea.

help-usage = Uso:
help-options = Opciones
help-arguments = Argumentos
help-commands = Comandos
help-error = Error
help-required = obligatorio
help-default = si no: { $value }
help-try = Para ver la ayuda: { $command }.
help-help = Mostrar esta ayuda.
help-which = Qué partida
help-how = Cómo se juega
help-out = Qué se obtiene
help-examples = Ejemplos:

## Órdenes

help-elgrande = El Grande, el juego de mesa de reyes y Grandes, en sus ediciones de 1995, 2015 y 2023.
    .more = Empieza con `elgrande play`. Cada comando tiene su propia ayuda: `elgrande play --help`.
help-play = Jugar: en el navegador, a solas contra bots o con amigos; o en la terminal.
    .more =
        En la terminal, escribe la tecla que precede a una opción, o la opción misma; `?` ayuda. Una partida que se deja a
        medias se conserva.
    .browser = abre el navegador
    .here = aquí, edición de 2015, cuatro jugadores
    .thinkers = rivales que piensan un segundo
help-simulate = Hacer que jugadores al azar jueguen muchas partidas, y resumirlas.
help-replay = Volver a jugar un registro: se comprueba cada elección y se muestran el diario y la mesa.
    .moment = cómo estaba la mesa tras 120 anotaciones
    .scenario = esa mesa como escenario
help-scenario = Ejecutar escenarios: una posición, unas elecciones y lo que debe cumplirse después.
    .more = El código de salida es 0 si todo se cumple. docs/scenarios.md explica cómo escribir uno.
help-cards = Hojear las cartas de acción: texto, número de copias, efecto y cuánto se sabe de todo ello.
    .all = las 45 cartas de 1995 y 2015
help-bench = Medir la rapidez de las reglas: partidas al azar, copias y vistas, compiladas y en Python puro.
    .all = todas las ediciones, de dos a cinco jugadores
help-test = En las fuentes: ejecutar todas las comprobaciones. Lo demás de la línea va a pytest.
help-doctor = Decir qué está instalado, compilado y construido, dónde están las partidas y qué falla.
    .more = El código de salida es 1 si conviene hacer algo.
    .report = para acompañar el aviso de un fallo
help-docs = Construir la documentación como sitio web y leerla en el navegador, sin red alguna.
help-version = Decir qué versión es esta, y si sus reglas están compiladas.
help-review = Repasar una partida guardada: lo que costó cada decisión y lo que hizo la suerte.
help-puzzle = Resolver un problema aquí, en la terminal: una elección es claramente la mejor.
help-puzzles = Todos los problemas: listarlos, comprobarlos, buscar nuevos.
help-list = Todos los problemas, los más fáciles primero.
help-check = Resolver problemas de nuevo y decir cuáles no se sostienen.
help-find = Buscar problemas en partidas de bots fuertes. Lo que ya está en la carpeta cuenta y se queda.
help-arena = Hacer que los bots jueguen entre sí, y decir cuán seguro es el resultado.
    .more =
        Cada reparto se juega con los bots en todos los asientos, para que la suerte sea igual para todos. Los intervalos son de confianza al 95 % sobre los repartos. docs/arena.md explica las cifras.
help-dataset = Hacer que los bots jueguen muchas partidas y anotarlas como tablas de datos para aprender de ellas.
    .more = La carpeta recibe archivos de NumPy con cien partidas cada uno. docs/research.md dice qué contienen.
help-site = Escribir el juego como carpeta de archivos que funciona en el navegador sin servidor.
    .more = Cualquier alojamiento web puede servirla, y también `python -m http.server`. docs/site.md cuenta más.
help-admin = Administrar un servidor.
help-rate = Anotar el resultado de las partidas terminadas y calcular el nivel de los jugadores.
    .more = Los servidores lo hacen por sí solos. Con --again, todas las clasificaciones y estadísticas se calculan de nuevo a partir de las partidas guardadas, desde la primera; las cifras son las mismas mientras no cambie el programa que las calcula.
help-appoint = Hacer administradora a una cuenta, que encuentra entonces la página /admin.
help-accounts = Buscar cuentas por una parte de su nombre.
help-ban = Dejar fuera una cuenta o un rango de direcciones.
help-unban = Volver a admitir una cuenta o un rango de direcciones.
help-rename = Dar otro nombre a alguien.
help-reset-password = Crear un enlace para elegir otra contraseña, por un día y una sola vez.
help-close-table = Terminar la partida de una mesa, o retirarla si no ha empezado ninguna.
help-close-report = Anotar que una denuncia está atendida.
help-announce = Decir algo a todos, al principio de cada página.
help-withdraw = Retirar un anuncio.
help-show = Denuncias, expulsiones, anuncios, lo que se guarda y lo que se ha hecho.
help-serve = Poner en marcha un servidor donde se juega en el navegador, en vivo o a lo largo de días.
    .more =
        Cada opción puede ser también una variable de entorno (ELGRANDE_PORT) o estar en un archivo TOML. docs/server.md
        dice más.
    .alone = solo para esta máquina
help-think = Pensar por los bots de servidores conectados a un PostgreSQL, en esta máquina o en otra.
    .more = Los servidores necesitan el ajuste `think_elsewhere`. Pon en marcha tantos como quieras, donde quieras.

## Opciones

flag-version = Decir qué versión es esta.
flag-language = El idioma de todo lo que dice el juego; si no, el de tu entorno (LANG).
flag-edition = La caja cuyas cartas y reglas se usan.
flag-players = Número de jugadores, de 2 a 5.
flag-sets = Un módulo que añadir, y otra vez por cada uno más: { $list }.
flag-option = Una opción de mesa, y otra vez por cada una más, primero lo habitual: { $list }.
flag-seed = El mismo número baraja la misma partida.
flag-cards = Tus correcciones de cartas que no están confirmadas.
flag-seat = Tu asiento: un color, o un número a partir de 1.
flag-names = Nombres: primero el tuyo, luego los de tus rivales en el sentido del reloj.
flag-bots =
    Quién ocupa los demás asientos: un bot para todos, o uno por asiento, en el sentido del reloj desde tu izquierda.
    { $list }, search:1 (segundos para pensar) o module:Class; si no, { $usual }.
flag-record = Anotar la partida según avanza.
flag-resume = Seguir con una partida guardada.
flag-ascii = Dibujar solo con letras y líneas sencillas.
flag-scroll = Escribir línea a línea, sin borrar nunca la pantalla.
flag-terminal = Jugar aquí, en la terminal. Cualquiera de las opciones de arriba también lo significa.
flag-port = 8000 si no se dice; 0 para uno libre cualquiera.
flag-database =
    Dónde se guardan las partidas: un archivo de SQLite, o postgresql://user:password@host/name. Si no, un archivo en tu carpeta de datos.
flag-browser = Abrir el navegador cuando todo esté listo.
flag-games = Cuántas partidas.
flag-json = Escribir datos sin adornos para otros programas.
flag-file = Un registro; - es la entrada estándar.
flag-to = Detenerse tras tantas anotaciones del registro.
flag-position = Escribir la mesa como escenario, con todo lo oculto.
flag-check = Decir solo si el registro es correcto.
flag-files = Escenarios en YAML.
flag-verbose = Contar cada paso, no solo los fallos.
flag-words = Solo cartas con estas palabras.
flag-stack = Solo este mazo.
flag-provenance = Solo cartas conocidas así: printed, reconstructed, ...
flag-editions = Solo esta edición, o estas si se repite.
flag-bench-players = Solo este número de jugadores, o estos.
flag-seconds = Tiempo de cada repetición; cuenta la mejor de cinco.
flag-docs-port = 0 para uno libre cualquiera.
flag-docs-browser = Abrir el navegador.
flag-folder = Solo escribir las páginas en una carpeta.
flag-again = Calcular todo a partir de las partidas guardadas, no solo lo que falta.
flag-site-folder = Dónde escribirlo; se sustituye una versión anterior.
flag-dataset-folder = Adónde van los archivos; los que ya están se conservan.
flag-dataset-bots = Otra vez por cada asiento, en el sentido del reloj; si no, { $usual }.
flag-dataset-observations = La versión de las observaciones y acciones: 0 para los juegos básicos, 1 para cualquier mezcla con expansiones.
flag-dataset-seed = El número de la primera partida; las demás le siguen.
flag-arena-bots =
    Un bot por asiento: random, greedy, search:0.25 (segundos), search:400i (iteraciones), module:Class; el mismo bot puede
    ocupar varios asientos.
flag-arena-players = Número de jugadores; tantos como bots.
flag-arena-seed = El mismo número da el mismo encuentro.
flag-arena-games = Cuántas partidas, redondeadas a repartos enteros.
flag-seats = Cada reparto se juega una vez por asiento, o una vez por cada orden alrededor de la mesa.
flag-until = Parar en cuanto se sepa si el primer bot gana más o menos a menudo que esto (0.55, por ejemplo).
flag-jobs = Partidas a la vez; si no, todos los núcleos.
flag-ray = Jugar en un clúster de Ray, o en un Ray de esta máquina (necesita elgrande[ray]).
flag-results = Anotar cada partida (líneas JSON); un encuentro que ya está sigue donde quedó.
flag-any-version = Seguir con resultados que jugó otra versión.
flag-html = Escribir un informe con gráficos.
flag-account = El usuario de una cuenta, o su identificador.
flag-dismiss = Quitarle ese cargo.
flag-text = Una parte de un nombre o de un usuario.
flag-announce-text = Lo que todos deben leer.
flag-network = Direcciones en vez de una cuenta: 192.0.2.0/24.
flag-days = Por tantos días; para siempre si no se dice.
flag-why = Una palabra sobre ello, para el registro.
flag-name = El nombre nuevo.
flag-table = El identificador de una mesa, como está en su enlace.
flag-withdraw-id = Su número, como lo dice `elgrande admin show`.
flag-close-report-id = Su número, como lo dice `elgrande admin show`.
flag-host = Dónde escuchar: 127.0.0.1, o 0.0.0.0 para todos.
flag-settings = Un archivo TOML con ajustes.
flag-https = Los navegadores vienen por https, a través de un proxy.
flag-origins = Otra dirección de este servidor.
flag-proxies = Proxies cuyas cabeceras X-Forwarded se creen.
flag-thinkers = Procesos donde piensan los bots.
flag-workers = Procesos del servidor; más de uno necesita PostgreSQL.
flag-log = La forma del registro de sucesos.
flag-log-level = debug, info, warning o error.
flag-processes = Cuántos piensan a la vez.
flag-review-seat = Solo las decisiones de un asiento: un color, o un número desde 1.
flag-review-seed = La misma semilla da el mismo repaso.
flag-strength = Cuánto se piensa cada decisión.
flag-id = El nombre de un problema; sin él, el problema del día.
flag-ids = Nombres de problemas; sin ellos, todos.
flag-kind = Su tema: power, king, veto ...
flag-set = Solo con este módulo.
flag-deep = Exigirles todo lo que se exige a los nuevos; tarda segundos con cada uno.
flag-find-folder = Dónde se escriben.
flag-find-player = Quién juega las partidas.
flag-want = Cuántos tiene que haber.
flag-minutes = Dejarlo tras tantos minutos.
