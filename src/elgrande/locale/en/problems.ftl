### What the command line says when something is wrong, and when a server begins.

## What is wrong with a line

wrong-command = There is no command “{ $word }”.
wrong-flag = There is no flag “{ $flag }” here.
# $names are commands or flags that were perhaps meant
wrong-meant = Did you mean { $names }?
wrong-no-value = After { $flag } a value is missing.
wrong-missing = { $name } is missing.
wrong-extra = “{ $words }” is too much here.
wrong-file = { $name }: “{ $word }” is no file that can be read.
wrong-range = { $name } must be from { $low } to { $high }.
wrong-least = { $name } must be at least { $low }.
wrong-number = { $name }: “{ $word }” is no number.
wrong-value = { $name }: “{ $word }” cannot stand here.

## What is wrong with what was asked for

problem-option-form = “{ $text }” is no option: write NAME=VALUE, as in --option castillo=open.
problem-option-twice = The option “{ $name }” cannot be both “{ $first }” and “{ $second }”.
problem-seat = There is no seat “{ $text }”. Choose 1 to { $players } or one of { $colours }.
problem-names-many = { $named } names are too many for { $players } players.
problem-names-same = Every player needs a name of their own, not { $names }.
problem-bots =
    { $named } bots were named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Name one for all of them, or one for each.
problem-provenance = Cards are not known as “{ $text }”. Choose one of { $known }.
problem-no-sources = There are no sources here to test. Clone the repository and run ./elgrande test.
problem-no-pages = There are no pages here to build. Clone the repository and run ./elgrande docs.
problem-port = { $address } port { $port } cannot be used: { $why }. Choose another one with --port.
problem-address =
    This machine has no address “{ $address }”: { $why }. Choose another one with --host, such as 127.0.0.1, or 0.0.0.0 for
    everybody.
problem-setting-unknown = There is no setting { $where }. There are { $known }.
problem-setting = { $where } cannot be “{ $text }”. docs/server.md says what it can be.
problem-unreadable = { $file } cannot be read: { $why }.
problem-unwritable = { $file } cannot be written: { $why }.
problem-file = { $file } cannot be used: { $why }.
problem-toml = { $file } is no TOML file: { $why }.
problem-workers =
    --workers { $number } needs PostgreSQL: a file of SQLite is for one process. Name a postgresql:// address with
    --database, or do without --workers.
problem-workers-windows = --workers cannot be used on Windows. Start several servers behind a proxy.
problem-think = elgrande think needs the postgresql:// address of the servers' --database.
problem-database-folder = The database { $database } cannot be used: it is a folder. Name a file in it, such as { $example }.
problem-database = The database { $database } cannot be used: { $why }.
problem-database-none = There is no database { $database }. Say where it is with --database.
problem-database-taken = Another server uses { $database }. End it first, or choose another one with --database.
problem-database-newer =
    The database has the form { $found }, which is newer than this elgrande ({ $own }). Use a newer elgrande.
problem-database-silent = The database does not answer ({ $why }).
# $line is what to type
problem-extra = For this a further part is needed: { $line }
problem-extra-here = Playing in the browser needs a further part, { $line }. Until then, here in the terminal.
problem-no-bot = There is no bot '{ $name }'. There are { $known }, and classes of your own as module:Class.
problem-no-games = A match has at least one game.

## What a server says when it begins

server-at = El Grande is at { $address }
server-ends = Ctrl-C ends it; games are kept. In the terminal: { $line }
server-served = El Grande is served at { $address }
server-network = In your network it is at { $address }
server-runs = El Grande runs already: { $address }
docs-at = The documentation is at { $address }
docs-ends = Ctrl-C ends it.
docs-folder = The pages are in { $folder }
site-written = The game is in { $folder }. Try it with: python -m http.server --directory { $folder }
site-at = El Grande is at { $address }: against bots, or several at this screen. With friends elsewhere, after: { $line }
rate-games =
    { $games ->
        [one] One game noted, { $rated } of them rated.
       *[other] { $games } games noted, { $rated } of them rated.
    }
rate-changed =
    { $count ->
        [0] All figures are as before.
        [one] One figure is different now.
       *[other] { $count } figures are different now.
    }
dataset-files =
    { $number ->
        [one] One file
       *[other] { $number } files
    } in { $folder }
admin-cli-done = Done, and written down.
admin-cli-banned = banned
