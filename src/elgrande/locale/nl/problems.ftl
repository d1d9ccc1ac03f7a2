### Wat de opdrachtregel zegt als er iets niet klopt, en als een server begint.

## Wat er aan een regel niet klopt

wrong-command = Er is geen opdracht “{ $word }”.
wrong-flag = Er is hier geen optie “{ $flag }”.
wrong-meant = Bedoelde je { $names }?
wrong-no-value = Achter { $flag } ontbreekt een waarde.
wrong-missing = { $name } ontbreekt.
wrong-extra = “{ $words }” is hier te veel.
wrong-file = { $name }: “{ $word }” is geen bestand dat gelezen kan worden.
wrong-range = { $name } moet tussen { $low } en { $high } liggen.
wrong-least = { $name } moet minstens { $low } zijn.
wrong-number = { $name }: “{ $word }” is geen getal.
wrong-value = { $name }: “{ $word }” kan hier niet staan.

## Wat er niet klopt aan wat gevraagd werd

problem-option-form = “{ $text }” is geen optie: schrijf NAAM=WAARDE, zoals in --option castillo=open.
problem-option-twice = De optie “{ $name }” kan niet tegelijk “{ $first }” en “{ $second }” zijn.
problem-seat = Er is geen plaats “{ $text }”. Kies 1 tot { $players }, of een van { $colours }.
problem-names-many = { $named } namen zijn te veel voor { $players } spelers.
problem-names-same = Elke speler heeft een eigen naam nodig, niet { $names }.
problem-bots =
    Er zijn { $named } bots genoemd voor { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }. Noem er één voor alle, of één voor elke.
problem-provenance = Geen kaart is bekend als “{ $text }”. Kies uit { $known }.
problem-no-sources = Hier is geen broncode om te controleren. Kloon de repository en voer ./elgrande test uit.
problem-no-pages = Hier zijn geen bladzijden om te bouwen. Kloon de repository en voer ./elgrande docs uit.
problem-port = { $address } poort { $port } is niet te gebruiken: { $why }. Kies een andere met --port.
problem-address =
    Deze computer heeft geen adres “{ $address }”: { $why }. Kies een ander met --host, zoals 127.0.0.1, of 0.0.0.0 voor
    iedereen.
problem-setting-unknown = Er is geen instelling { $where }. Er zijn { $known }.
problem-setting = { $where } kan niet “{ $text }” zijn. docs/server.md zegt wat het kan zijn.
problem-unreadable = { $file } kan niet gelezen worden: { $why }.
problem-unwritable = { $file } kan niet geschreven worden: { $why }.
problem-file = { $file } kan niet worden gebruikt: { $why }.
problem-toml = { $file } is geen TOML-bestand: { $why }.
problem-workers =
    --workers { $number } heeft PostgreSQL nodig: een SQLite-bestand is voor één proces. Noem een postgresql://-adres met
    --database, of doe het zonder --workers.
problem-workers-windows = --workers werkt niet onder Windows. Start meerdere servers achter een proxy.
problem-think = elgrande think heeft het postgresql://-adres nodig dat de servers als --database hebben.
problem-database-folder = De database { $database } kan niet gebruikt worden: het is een map. Noem een bestand erin, zoals { $example }.
problem-database = De database { $database } kan niet gebruikt worden: { $why }.
problem-database-none = Er is geen database { $database }. Zeg met --database waar die is.
problem-database-taken = Een andere server gebruikt { $database }. Stop die eerst, of kies een andere met --database.
problem-database-newer =
    De database heeft de vorm { $found }, nieuwer dan deze elgrande ({ $own }). Gebruik een nieuwere elgrande.
problem-database-silent = De database antwoordt niet ({ $why }).
problem-extra = Daarvoor is nog een onderdeel nodig: { $line }
problem-extra-here = Spelen in de browser vraagt nog een onderdeel, { $line }. Tot dan hier in de terminal.
problem-no-bot = Er is geen bot “{ $name }”. Er zijn { $known }, en eigen klassen als module:Klasse.
problem-no-games = Een match heeft minstens één partij.

## Wat een server zegt als hij begint

server-at = El Grande staat op { $address }
server-ends = Ctrl-C beëindigt het; partijen blijven bewaard. In de terminal: { $line }
server-served = El Grande is bereikbaar op { $address }
server-network = In je netwerk staat het op { $address }
server-runs = El Grande draait al: { $address }
docs-at = De documentatie staat op { $address }
docs-ends = Ctrl-C beëindigt het.
docs-folder = De bladzijden staan in { $folder }
site-written = Het spel staat in { $folder }. Om het te proberen: python -m http.server --directory { $folder }
site-at = El Grande staat op { $address }: tegen bots, of met meer mensen aan dit scherm. Met vrienden elders na: { $line }
rate-games =
    { $games ->
        [one] Eén partij vastgelegd, { $rated } daarvan gewaardeerd.
       *[other] { $games } partijen vastgelegd, { $rated } daarvan gewaardeerd.
    }
rate-changed =
    { $count ->
        [0] Alle cijfers zijn als voorheen.
        [one] Eén cijfer is nu anders.
       *[other] { $count } cijfers zijn nu anders.
    }
dataset-files =
    { $number ->
        [one] Eén bestand
       *[other] { $number } bestanden
    } in { $folder }
admin-cli-done = Gedaan en vastgelegd.
admin-cli-banned = uitgesloten
