### What the command line says when something is wrong, and when a server begins.

## What is wrong with a line

wrong-command = There is no command “{ $word }”.
wrong-flag = There is no flag “{ $flag }” here.
# $names are commands or flags that were perhaps meant
wrong-meant = Did you mean { $names }?
wrong-no-value = { $flag } needs a value.
wrong-missing = { $name } is missing.
wrong-extra = “{ $words }” does not belong here.
wrong-file = { $name }: “{ $word }” is not a file that can be read.
wrong-range = { $name } must be from { $low } to { $high }.
wrong-least = { $name } must be at least { $low }.
wrong-number = { $name }: “{ $word }” is not a number.
wrong-value = { $name }: “{ $word }” is not possible here.

## What is wrong with what was asked for

problem-option-form = “{ $text }” is not an option: write NAME=VALUE, as in --option castillo=open.
problem-option-twice = The option “{ $name }” cannot be both “{ $first }” and “{ $second }”.
problem-seat = There is no seat “{ $text }”. Choose 1 to { $players } or one of { $colours }.
problem-names-many = { $named } names are too many for { $players } players.
problem-names-same = Every player needs a name of their own, not { $names }.
problem-bots =
    { $named } bots were named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Name one for all of them, or one for each.
problem-provenance = “{ $text }” is not a way in which cards are known. Choose one of { $known }.
problem-no-sources = There are no sources here to test. Clone the repository and run ./elgrande test.
problem-no-pages = There are no pages here to build. Clone the repository and run ./elgrande docs.
problem-port = { $address } port { $port } cannot be used: { $why }. Choose another one with --port.
problem-address =
    This machine has no address “{ $address }”: { $why }. Choose another one with --host, such as 127.0.0.1, or 0.0.0.0 for
    everybody.
problem-setting-unknown = There is no setting { $where }. The settings are { $known }.
problem-setting = { $where } cannot be “{ $text }”. docs/server.md lists what it can be.
problem-unreadable = { $file } cannot be read: { $why }.
problem-unwritable = { $file } cannot be written: { $why }.
problem-file = { $file } cannot be used: { $why }.
problem-toml = { $file } is not a TOML file: { $why }.
problem-workers =
    --workers { $number } needs PostgreSQL: an SQLite file is for one process only. Name a postgresql:// address with
    --database, or do without --workers.
problem-workers-windows = --workers cannot be used on Windows. Start several servers behind a proxy.
problem-think = elgrande think needs the postgresql:// address of the servers' --database.
problem-database-folder = The database { $database } cannot be used: it is a folder. Name a file in it, such as { $example }.
problem-database = The database { $database } cannot be used: { $why }.
problem-database-none = There is no database { $database }. Give its location with --database.
problem-database-taken = Another server is using { $database }. Stop it first, or choose another database with --database.
problem-database-newer =
    The database has schema { $found }, which is newer than that of this elgrande ({ $own }). Use a newer elgrande.
problem-database-silent = The database is not responding ({ $why }).
# $line is what to type
problem-extra = This needs an extra part: { $line }
problem-extra-here = Playing in the browser needs an extra part, { $line }. Until then, play here in the terminal.
problem-no-bot = There is no bot '{ $name }'. The bots are { $known }, and your own classes as module:Class.
problem-no-games = A match needs at least one game.

## What a server says when it begins

server-at = El Grande is running at { $address }
server-ends = Press Ctrl-C to stop it; games are kept. In the terminal: { $line }
server-served = El Grande is served at { $address }
server-network = On your network it is at { $address }
server-runs = El Grande is already running: { $address }
docs-at = The documentation is at { $address }
docs-ends = Press Ctrl-C to stop.
docs-folder = The pages are in { $folder }
site-written = The game is in { $folder }. Try it with: python -m http.server --directory { $folder }
site-at = El Grande is at { $address }: against bots, or several people at this screen. To play with friends elsewhere, first run: { $line }
rate-games =
    { $games ->
        [one] One game noted, { $rated } of them rated.
       *[other] { $games } games noted, { $rated } of them rated.
    }
rate-changed =
    { $count ->
        [0] No figure has changed.
        [one] One figure has changed.
       *[other] { $count } figures have changed.
    }
dataset-files =
    { $number ->
        [one] One file
       *[other] { $number } files
    } in { $folder }
admin-cli-done = Done, and logged.
admin-cli-banned = banned
