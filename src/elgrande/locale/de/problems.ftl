### Was die Befehlszeile sagt, wenn etwas nicht stimmt und wenn ein Server beginnt.

## Was an einer Zeile nicht stimmt

wrong-command = Den Befehl „{ $word }“ gibt es nicht.
wrong-flag = Die Option „{ $flag }“ gibt es hier nicht.
wrong-meant = War { $names } gemeint?
wrong-no-value = Hinter { $flag } fehlt eine Angabe.
wrong-missing = { $name } fehlt.
wrong-extra = „{ $words }“ ist hier zu viel.
wrong-file = { $name }: „{ $word }“ ist keine Datei, die sich lesen lässt.
wrong-range = { $name } muss zwischen { $low } und { $high } liegen.
wrong-least = { $name } muss mindestens { $low } sein.
wrong-number = { $name }: „{ $word }“ ist keine Zahl.
wrong-value = { $name }: „{ $word }“ kann hier nicht stehen.

## Was an dem nicht stimmt, was verlangt wurde

problem-option-form = „{ $text }“ ist keine Option: NAME=WERT, wie in --option castillo=open.
problem-option-twice = Die Option „{ $name }“ kann nicht „{ $first }“ und „{ $second }“ zugleich sein.
problem-seat = Den Platz „{ $text }“ gibt es nicht. Möglich sind 1 bis { $players } oder { $colours }.
problem-names-many = { $named } Namen sind zu viele für { $players } Spieler.
problem-names-same = Jeder braucht einen eigenen Namen, nicht { $names }.
problem-bots =
    Für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } wurden { $named } Bots genannt. Entweder einer für alle oder einer für jeden.
problem-provenance = Als „{ $text }“ ist keine Karte bekannt. Möglich sind { $known }.
problem-no-sources = Hier ist kein Quelltext zum Prüfen. Das Repository klonen und ./elgrande test aufrufen.
problem-no-pages = Hier sind keine Seiten zum Bauen. Das Repository klonen und ./elgrande docs aufrufen.
problem-port = { $address } Port { $port } lässt sich nicht benutzen: { $why }. Mit --port einen anderen wählen.
problem-address =
    Dieser Rechner hat keine Adresse „{ $address }“: { $why }. Mit --host eine andere wählen, etwa 127.0.0.1, oder 0.0.0.0
    für alle.
problem-setting-unknown = Die Einstellung { $where } gibt es nicht. Es gibt { $known }.
problem-setting = { $where } kann nicht „{ $text }“ sein. docs/server.md sagt, was möglich ist.
problem-unreadable = { $file } lässt sich nicht lesen: { $why }.
problem-unwritable = { $file } lässt sich nicht schreiben: { $why }.
problem-file = { $file } kann nicht benutzt werden: { $why }.
problem-toml = { $file } ist keine TOML-Datei: { $why }.
problem-workers =
    --workers { $number } braucht PostgreSQL: Eine SQLite-Datei ist für einen Prozess. Mit --database eine
    postgresql://-Adresse nennen oder auf --workers verzichten.
problem-workers-windows = --workers geht unter Windows nicht. Mehrere Server hinter einem Proxy starten.
problem-think = elgrande think braucht die postgresql://-Adresse, die die Server als --database haben.
problem-database-folder = Die Datenbank { $database } lässt sich nicht benutzen: Das ist ein Ordner. Eine Datei darin nennen, etwa { $example }.
problem-database = Die Datenbank { $database } lässt sich nicht benutzen: { $why }.
problem-database-none = Es gibt keine Datenbank { $database }. Sag mit --database, wo sie ist.
problem-database-taken = Ein anderer Server benutzt { $database }. Ihn erst beenden oder mit --database eine andere wählen.
problem-database-newer =
    Die Datenbank hat die Fassung { $found } und ist damit neuer als dieses elgrande ({ $own }). Ein neueres elgrande
    verwenden.
problem-database-silent = Die Datenbank antwortet nicht ({ $why }).
problem-extra = Dafür fehlt ein weiterer Teil: { $line }
problem-extra-here = Im Browser zu spielen braucht einen weiteren Teil, { $line }. Bis dahin hier im Terminal.
problem-no-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt { $known } und eigene Klassen als Modul:Klasse.
problem-no-games = Ein Wettkampf hat mindestens eine Partie.

## Was ein Server am Anfang sagt

server-at = El Grande ist unter { $address } zu finden
server-ends = Strg-C beendet es, Partien bleiben erhalten. Im Terminal: { $line }
server-served = El Grande ist unter { $address } zu erreichen
server-network = Im eigenen Netz unter { $address }
server-runs = El Grande läuft schon: { $address }
docs-at = Die Dokumentation ist unter { $address } zu lesen
docs-ends = Strg-C beendet es.
docs-folder = Die Seiten liegen in { $folder }
site-written = Das Spiel liegt in { $folder }. Zum Ausprobieren: python -m http.server --directory { $folder }
site-at = El Grande ist unter { $address } zu finden: gegen Bots oder zu mehreren an diesem Bildschirm. Mit Freunden anderswo nach: { $line }
rate-games =
    { $games ->
        [one] Eine Partie festgehalten, { $rated } davon gewertet.
       *[other] { $games } Partien festgehalten, { $rated } davon gewertet.
    }
rate-changed =
    { $count ->
        [0] Alle Zahlen sind wie zuvor.
        [one] Eine Zahl ist jetzt anders.
       *[other] { $count } Zahlen sind jetzt anders.
    }
dataset-files =
    { $number ->
        [one] Eine Datei
       *[other] { $number } Dateien
    } in { $folder }
admin-cli-done = Erledigt und festgehalten.
admin-cli-banned = gesperrt
