### Lo que dice la línea de órdenes cuando algo falla y cuando empieza un servidor.

## Qué falla en una línea

wrong-command = No existe el comando «{ $word }».
wrong-flag = Aquí no hay ninguna opción «{ $flag }».
wrong-meant = ¿Querías decir { $names }?
wrong-no-value = Falta un valor después de { $flag }.
wrong-missing = Falta { $name }.
wrong-extra = «{ $words }» sobra aquí.
wrong-file = { $name }: «{ $word }» no es un archivo que se pueda leer.
wrong-range = { $name } debe estar entre { $low } y { $high }.
wrong-least = { $name } debe ser al menos { $low }.
wrong-number = { $name }: «{ $word }» no es un número.
wrong-value = { $name }: «{ $word }» no puede estar aquí.

## Qué falla en lo que se pide

problem-option-form = «{ $text }» no es una opción: escribe NOMBRE=VALOR, como en --option castillo=open.
problem-option-twice = La opción «{ $name }» no puede ser «{ $first }» y «{ $second }» a la vez.
problem-seat = No hay ningún asiento «{ $text }». Elige de 1 a { $players }, o uno de { $colours }.
problem-names-many = { $named } nombres son demasiados para { $players } jugadores.
problem-names-same = Cada jugador necesita un nombre propio, no { $names }.
problem-bots =
    Se han nombrado { $named } bots para { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }. Nombra uno para todos, o uno para cada uno.
problem-provenance = Ninguna carta se conoce como «{ $text }». Elige entre { $known }.
problem-no-sources = Aquí no hay fuentes que comprobar. Clona el repositorio y ejecuta ./elgrande test.
problem-no-pages = Aquí no hay páginas que construir. Clona el repositorio y ejecuta ./elgrande docs.
problem-port = No se puede usar { $address } con el puerto { $port }: { $why }. Elige otro con --port.
problem-address =
    Esta máquina no tiene la dirección «{ $address }»: { $why }. Elige otra con --host, como 127.0.0.1, o 0.0.0.0 para
    todos.
problem-setting-unknown = No hay ningún ajuste { $where }. Hay { $known }.
problem-setting = { $where } no puede ser «{ $text }». docs/server.md dice qué puede ser.
problem-unreadable = No se puede leer { $file }: { $why }.
problem-unwritable = No se puede escribir { $file }: { $why }.
problem-file = { $file } no se puede usar: { $why }.
problem-toml = { $file } no es un archivo TOML: { $why }.
problem-workers =
    --workers { $number } necesita PostgreSQL: un archivo de SQLite es para un solo proceso. Indica una dirección postgresql:// con --database, o prescinde de --workers.
problem-workers-windows = --workers no se puede usar en Windows. Pon en marcha varios servidores detrás de un proxy.
problem-think = elgrande think necesita la dirección postgresql:// del --database de los servidores.
problem-database-folder = La base de datos { $database } no sirve: es una carpeta. Nombra un archivo en ella, como { $example }.
problem-database = La base de datos { $database } no sirve: { $why }.
problem-database-none = No hay ninguna base de datos { $database }. Di dónde está con --database.
problem-database-taken = Otro servidor usa { $database }. Detenlo antes, o elige otra con --database.
problem-database-newer =
    La base de datos tiene la forma { $found }, más nueva que este elgrande ({ $own }). Usa un elgrande más nuevo.
problem-database-silent = La base de datos no responde ({ $why }).
problem-extra = Para esto hace falta otra parte: { $line }
problem-extra-here = Para jugar en el navegador hace falta otra parte, { $line }. Mientras tanto, aquí en la terminal.
problem-no-bot = No hay ningún bot «{ $name }». Hay { $known }, y clases tuyas como módulo:Clase.
problem-no-games = Un encuentro tiene al menos una partida.

## Lo que dice un servidor al empezar

server-at = El Grande está en { $address }
server-ends = Ctrl-C lo termina; las partidas se conservan. En la terminal: { $line }
server-served = El Grande se sirve en { $address }
server-network = En tu red está en { $address }
server-runs = El Grande ya está en marcha: { $address }
docs-at = La documentación está en { $address }
docs-ends = Ctrl-C lo termina.
docs-folder = Las páginas están en { $folder }
site-written = El juego está en { $folder }. Para probarlo: python -m http.server --directory { $folder }
site-at = El Grande está en { $address }: contra bots o entre varios ante esta pantalla. Con amigos en otros lugares, después de: { $line }
rate-games = 
    { $games ->
        [one] Una partida anotada; para el nivel, { $rated }.
       *[other] { $games } partidas anotadas; para el nivel, { $rated }.
    }
rate-changed =
    { $count ->
        [0] Todas las cifras están como antes.
        [one] Una cifra es distinta ahora.
       *[other] { $count } cifras son distintas ahora.
    }
dataset-files =
    { $number ->
        [one] Un archivo
       *[other] { $number } archivos
    } en { $folder }
admin-cli-done = Hecho y anotado.
admin-cli-banned = expulsado
