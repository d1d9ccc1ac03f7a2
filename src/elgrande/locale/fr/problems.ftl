### Ce que dit la ligne de commande quand quelque chose ne va pas, et quand un serveur démarre.

## Ce qui ne va pas dans une ligne

wrong-command = Il n’y a pas de commande « { $word } ».
wrong-flag = Il n’y a pas d’option « { $flag } » ici.
wrong-meant = Voulais-tu dire { $names } ?
wrong-no-value = Il manque une valeur après { $flag }.
wrong-missing = Il manque { $name }.
wrong-extra = « { $words } » est de trop ici.
wrong-file = { $name } : « { $word } » n’est pas un fichier lisible.
wrong-range = { $name } doit être compris entre { $low } et { $high }.
wrong-least = { $name } doit valoir au moins { $low }.
wrong-number = { $name } : « { $word } » n’est pas un nombre.
wrong-value = { $name } : « { $word } » n’a pas sa place ici.

## Ce qui ne va pas dans ce qui est demandé

problem-option-form = « { $text } » n’est pas une option : écris NOM=VALEUR, comme --option castillo=open.
problem-option-twice = L’option « { $name } » ne peut pas être à la fois « { $first } » et « { $second } ».
problem-seat = Il n’y a pas de place « { $text } ». Choisis de 1 à { $players }, ou parmi { $colours }.
problem-names-many = { $named } noms, c’est trop pour { $players } joueurs.
problem-names-same = Chaque joueur doit avoir un nom à lui, et non { $names }.
problem-bots =
    { $named } bots sont nommés pour { $seats ->
        [one] une place
       *[other] { $seats } places
    }. Nommes-en un pour toutes, ou un pour chacune.
problem-provenance = Aucune carte n’est connue comme « { $text } ». Choisis parmi { $known }.
problem-no-sources = Il n’y a pas de sources à vérifier ici. Clone le dépôt et lance ./elgrande test.
problem-no-pages = Il n’y a pas de pages à construire ici. Clone le dépôt et lance ./elgrande docs.
problem-port = { $address }, port { $port } : impossible de l’utiliser ({ $why }). Choisis-en un autre avec --port.
problem-address =
    Cette machine n’a pas d’adresse « { $address } » : { $why }. Choisis-en une autre avec --host, par exemple 127.0.0.1,
    ou 0.0.0.0 pour tout le monde.
problem-setting-unknown = Il n’y a pas de réglage { $where }. Il y a { $known }.
problem-setting = { $where } ne peut pas être « { $text } ». docs/server.md dit ce qui est possible.
problem-unreadable = { $file } est illisible : { $why }.
problem-unwritable = Impossible d’écrire { $file } : { $why }.
problem-file = { $file } ne peut pas être utilisé : { $why }.
problem-toml = { $file } n’est pas un fichier TOML : { $why }.
problem-workers =
    --workers { $number } demande PostgreSQL : un fichier SQLite est pour un seul processus. Donne une adresse postgresql:// avec --database, ou passe-toi de --workers.
problem-workers-windows = --workers ne fonctionne pas sous Windows. Lance plusieurs serveurs derrière un proxy.
problem-think = elgrande think demande l’adresse postgresql:// du --database des serveurs.
problem-database-folder = La base { $database } ne convient pas : c’est un dossier. Nomme un fichier dedans, par exemple { $example }.
problem-database = La base { $database } ne convient pas : { $why }.
problem-database-none = Il n’y a pas de base de données { $database }. Dis où elle est avec --database.
problem-database-taken = Un autre serveur utilise { $database }. Arrête-le d’abord, ou choisis une autre base avec --database.
problem-database-newer =
    La base a la forme { $found }, plus récente que cet elgrande ({ $own }). Prends un elgrande plus récent.
problem-database-silent = La base ne répond pas ({ $why }).
problem-extra = Il faut pour cela une partie de plus : { $line }
problem-extra-here = Jouer dans le navigateur demande une partie de plus, { $line }. En attendant, ici dans le terminal.
problem-no-bot = Il n’y a pas de bot « { $name } ». Il y a { $known }, et tes propres classes sous la forme module:Classe.
problem-no-games = Un match a au moins une partie.

## Ce que dit un serveur au départ

server-at = El Grande est à l’adresse { $address }
server-ends = Ctrl-C l’arrête, les parties sont conservées. Dans le terminal : { $line }
server-served = El Grande est servi à l’adresse { $address }
server-network = Dans ton réseau, il est à l’adresse { $address }
server-runs = El Grande tourne déjà : { $address }
docs-at = La documentation est à l’adresse { $address }
docs-ends = Ctrl-C l’arrête.
docs-folder = Les pages sont dans { $folder }
site-written = Le jeu est dans { $folder }. Pour l’essayer : python -m http.server --directory { $folder }
site-at = El Grande est à l’adresse { $address } : contre des bots, ou à plusieurs devant cet écran. Avec des amis ailleurs, après : { $line }
rate-games =
    { $games ->
        [one] Une partie notée, { $rated } classée.
       *[other] { $games } parties notées, dont { $rated } classées.
    }
rate-changed =
    { $count ->
        [0] Tous les chiffres sont comme avant.
        [one] Un chiffre est différent à présent.
       *[other] { $count } chiffres sont différents à présent.
    }
dataset-files =
    { $number ->
        [one] Un fichier
       *[other] { $number } fichiers
    } dans { $folder }
admin-cli-done = C’est fait, et noté.
admin-cli-banned = banni
