### Was die Befehlszeile über sich selbst sagt: `elgrande --help`, und was an einer Zeile nicht stimmt.

help-usage = Aufruf:
help-options = Optionen
help-arguments = Angaben
help-commands = Befehle
help-error = Fehler
help-required = erforderlich
help-default = Vorgabe: { $value }
help-try = Hilfe gibt { $command }.
help-help = Diese Hilfe zeigen.
help-which = Welches Spiel
help-how = Wie gespielt wird
help-out = Was dabei herauskommt
help-examples = Beispiele:

## Befehle

help-elgrande = El Grande, das Brettspiel um Könige und Granden, in den Ausgaben von 1995, 2015 und 2023.
    .more = Mit `elgrande play` geht es los. Jeder Befehl hat seine eigene Hilfe: `elgrande play --help`.
help-play = Spielen: im Browser, allein gegen Bots oder mit Freunden, oder im Terminal.
    .more =
        Im Terminal tippt man die Taste vor einer Möglichkeit oder die Möglichkeit selbst; `?` hilft weiter. Wer früher
        aufhört, verliert nichts: Die Partie wird gespeichert.
    .browser = öffnet den Browser
    .here = hier, Ausgabe 2015, zu viert
    .thinkers = Gegner, die eine Sekunde nachdenken
help-simulate = Zufallsspieler viele Partien spielen lassen und sie zusammenfassen.
help-replay = Eine Aufzeichnung nachspielen: Jede Wahl wird geprüft, dann werden Verlauf und Tisch gezeigt.
    .moment = wie der Tisch nach 120 Einträgen stand
    .scenario = dieser Tisch als Szenario
help-scenario = Szenarien ausführen: eine Stellung, einige Entscheidungen und was danach gelten muss.
    .more = Der Rückgabewert ist 0, wenn alles gilt. docs/scenarios.md sagt, wie man eins schreibt.
help-cards = In den Aktionskarten blättern: Text, Anzahl, Wirkung und wie sicher all das ist.
    .all = alle 45 Karten von 1995 und 2015
help-bench = Messen, wie schnell die Regeln sind: Zufallspartien, Kopien und Ansichten, übersetzt und als reines Python.
    .all = jede Ausgabe, zu zweit bis zu fünft
help-test = Im Quelltext: alle Prüfungen ausführen. Weitere Angaben gehen an pytest.
help-doctor = Sagen, was installiert, übersetzt und gebaut ist, wo Partien liegen und was nicht stimmt.
    .more = Der Rückgabewert ist 1, wenn etwas zu tun ist.
    .report = zum Beilegen bei einer Fehlermeldung
help-docs = Die Dokumentation als Website bauen und im Browser lesen, ganz ohne Netz.
help-version = Sagen, welche Version das ist und ob die Regeln übersetzt sind.
help-review = Eine aufgezeichnete Partie noch einmal ansehen: was jede Entscheidung verschenkt hat und was das Glück getan hat.
help-puzzle = Ein Rätsel hier im Terminal lösen: Eine Wahl ist klar die beste.
help-puzzles = Alle Rätsel: auflisten, neu prüfen, neue suchen.
help-list = Alle Rätsel, die leichtesten zuerst.
help-check = Rätsel neu lösen und sagen, welche nicht mehr stimmen.
help-find = Rätsel in Partien starker Bots suchen. Was schon im Ordner liegt, zählt und bleibt.
help-arena = Bots gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist.
    .more =
        Jede Mischung wird mit den Bots auf jedem Platz gespielt, damit das Glück alle gleich trifft. Die Intervalle sind
        95-%-Konfidenzintervalle über die Mischungen. docs/arena.md erklärt die Zahlen.
help-dataset = Bots viele Partien spielen lassen und sie als Datenfelder zum Lernen aufschreiben.
    .more = In den Ordner kommen NumPy-Dateien mit je hundert Partien. docs/research.md sagt, was darin steht.
help-site = Das Spiel als Ordner mit Dateien schreiben, die im Browser ganz ohne Server laufen.
    .more = Jeder Webhost kann sie ausliefern, auch `python -m http.server`. Mehr in docs/site.md.
help-admin = Sich um einen Server kümmern.
help-rate = Festhalten, was bei beendeten Partien herauskam, und sie werten.
    .more = Server tun das von selbst. Mit --again werden alle Wertungen und Statistiken aus den Aufzeichnungen neu berechnet, von der ersten Partie an; die Zahlen bleiben gleich, solange das rechnende Programm sich nicht geändert hat.
help-appoint = Einem Konto die Betreuung übertragen; es hat dann Zugang zur Seite /admin.
help-accounts = Konten nach einem Teil ihres Namens suchen.
help-ban = Ein Konto oder einen Adressbereich aussperren.
help-unban = Ein Konto oder einen Adressbereich wieder zulassen.
help-rename = Jemandem einen anderen Namen geben.
help-reset-password = Einen Link erzeugen, mit dem jemand einen Tag lang und nur einmal ein neues Passwort festlegen kann.
help-close-table = Die Partie an einem Tisch beenden oder ihn wegräumen, wenn noch keine begonnen hat.
help-close-report = Eine Meldung als erledigt vermerken.
help-announce = Allen etwas sagen, am Kopf jeder Seite.
help-withdraw = Eine Ankündigung zurückziehen.
help-show = Meldungen, Sperren und Ankündigungen zeigen, dazu, was gespeichert ist und was zur Betreuung getan wurde.
help-serve = Einen Server betreiben, auf dem Leute im Browser spielen, live oder in Fernpartien.
    .more =
        Jede Option kann auch eine Umgebungsvariable sein (ELGRANDE_PORT) oder in einer TOML-Datei stehen. Mehr in
        docs/server.md.
    .alone = nur für diesen Rechner
help-think = Für die Bots von Servern mit PostgreSQL nachdenken, auf diesem Rechner oder einem anderen.
    .more = Die Server brauchen die Einstellung `think_elsewhere`. Davon dürfen beliebig viele laufen, egal wo.

## Optionen

flag-version = Sagen, welche Version das ist.
flag-language = Die Sprache von allem, was das Spiel sagt; sonst die der Umgebung (LANG).
flag-edition = Die Schachtel, deren Karten und Regeln gelten.
flag-players = Anzahl der Spieler, 2 bis 5.
flag-sets = Ein Modul dazu, für jedes weitere noch einmal: { $list }.
flag-option = Eine Tischoption, für jede weitere noch einmal, das Übliche zuerst: { $list }.
flag-seed = Dieselbe Startzahl mischt dieselbe Partie.
flag-cards = Eigene Berichtigungen zu Karten, die nicht belegt sind.
flag-seat = Der eigene Platz: eine Farbe oder eine Nummer ab 1.
flag-names = Namen: zuerst der eigene, dann im Uhrzeigersinn die der anderen.
flag-bots =
    Wer auf den anderen Plätzen sitzt: ein Bot für alle oder für jeden noch einmal, im Uhrzeigersinn von links. { $list },
    search:1 (Sekunden zum Nachdenken) oder module:Class; sonst { $usual }.
flag-record = Die Partie mitschreiben.
flag-resume = Eine gespeicherte Partie fortsetzen.
flag-ascii = Nur mit einfachen Buchstaben und Linien zeichnen.
flag-scroll = Zeile für Zeile ausgeben, den Bildschirm nie löschen.
flag-terminal = Hier im Terminal spielen. Jede der Optionen oben bedeutet das auch.
flag-port = Sonst 8000; 0 für irgendeinen freien.
flag-database =
    Wo Partien liegen: eine SQLite-Datei oder postgresql://user:password@host/name. Sonst eine Datei im Datenordner.
flag-browser = Den Browser öffnen, sobald alles bereit ist.
flag-games = Wie viele Partien.
flag-json = Reine Daten für andere Programme ausgeben.
flag-file = Eine Aufzeichnung; - ist, was durch die Pipe kommt.
flag-to = Nach so vielen Einträgen der Aufzeichnung anhalten.
flag-position = Den Tisch als Szenario aufschreiben, alles Verdeckte eingeschlossen.
flag-check = Nur sagen, ob die Aufzeichnung in Ordnung ist.
flag-files = Szenarien in YAML.
flag-verbose = Jeden Schritt melden, nicht nur Fehler.
flag-words = Nur Karten mit diesen Wörtern.
flag-stack = Nur dieser Stapel.
flag-provenance = Nur Karten, die so bekannt sind: printed, reconstructed, ...
flag-editions = Nur diese Ausgabe, oder mehrere, wenn noch einmal genannt.
flag-bench-players = Nur diese Anzahl von Spielern, auch mehrere Angaben.
flag-seconds = Zeit für jede Wiederholung; die beste von fünf zählt.
flag-docs-port = 0 für irgendeinen freien.
flag-docs-browser = Den Browser öffnen.
flag-folder = Die Seiten nur in einen Ordner schreiben.
flag-again = Alles aus den Aufzeichnungen berechnen, nicht nur, was fehlt.
flag-site-folder = Wohin es geschrieben wird; eine ältere Fassung dort wird ersetzt.
flag-dataset-folder = Wohin die Dateien kommen; vorhandene bleiben.
flag-dataset-bots = Für jeden Platz noch einmal, im Uhrzeigersinn; sonst { $usual }.
flag-dataset-observations = Die Version der Beobachtungen und Aktionen: 0 für die Grundspiele, 1 für jede Mischung mit Erweiterungen.
flag-dataset-seed = Die Startzahl der ersten Partie; die anderen folgen.
flag-arena-bots =
    Ein Bot für jeden Platz: random, greedy, search:0.25 (Sekunden), search:400i (Durchläufe), module:Class; derselbe
    Bot darf auf mehreren Plätzen sitzen.
flag-arena-players = Anzahl der Spieler; so viele, wie es Bots sind.
flag-arena-seed = Dieselbe Startzahl ergibt denselben Wettkampf.
flag-arena-games = Wie viele Partien, aufgerundet auf ganze Mischungen.
flag-seats = Jede Mischung wird einmal für jeden Platz gespielt oder einmal für jede Sitzordnung.
flag-until = Aufhören, sobald feststeht, ob der erste Bot öfter oder seltener gewinnt als angegeben (etwa 0.55).
flag-jobs = Partien zugleich; sonst alle Kerne.
flag-ray = Auf einem Ray-Cluster spielen, oder auf einem Ray dieses Rechners (braucht elgrande[ray]).
flag-results = Jede Partie aufschreiben (JSON-Zeilen); ein Wettkampf, der schon darin steht, geht weiter, wo er aufgehört hat.
flag-any-version = Mit Ergebnissen einer anderen Version weitermachen.
flag-html = Einen Bericht mit Diagrammen schreiben.
flag-account = Der Anmeldename eines Kontos, oder seine Kennung.
flag-dismiss = Sie wieder entziehen.
flag-text = Ein Teil eines Namens oder Anmeldenamens.
flag-announce-text = Was alle lesen sollen.
flag-network = Adressen anstelle eines Kontos: 192.0.2.0/24.
flag-days = Für so viele Tage; ohne Angabe für immer.
flag-why = Ein Wort dazu, für das Protokoll.
flag-name = Der neue Name.
flag-table = Die Kennung eines Tisches, wie sie in seinem Link steht.
flag-withdraw-id = Ihre Nummer, wie `elgrande admin show` sie nennt.
flag-close-report-id = Ihre Nummer, wie `elgrande admin show` sie nennt.
flag-host = Wo der Server lauscht: 127.0.0.1, oder 0.0.0.0 für alle.
flag-settings = Eine TOML-Datei mit Einstellungen.
flag-https = Browser kommen über https und durch einen Proxy.
flag-origins = Eine weitere Adresse dieses Servers.
flag-proxies = Proxys, deren X-Forwarded-Angaben geglaubt wird.
flag-thinkers = Prozesse, in denen Bots nachdenken.
flag-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
flag-log = Die Form des Protokolls.
flag-log-level = debug, info, warning oder error.
flag-processes = Wie viele zugleich nachdenken.
flag-review-seat = Nur die Entscheidungen eines Platzes: eine Farbe oder eine Zahl ab 1.
flag-review-seed = Dieselbe Startzahl ergibt dieselbe Nachlese.
flag-strength = Wie gründlich über jede Entscheidung nachgedacht wird.
flag-id = Der Name eines Rätsels; ohne Angabe das Rätsel des Tages.
flag-ids = Namen von Rätseln; ohne Angabe alle.
flag-kind = Worum es geht: power, king, veto ...
flag-set = Nur mit dieser Erweiterung.
flag-deep = An allem messen, was für neue gilt; dauert einige Sekunden je Rätsel.
flag-find-folder = Wohin sie geschrieben werden.
flag-find-player = Wer die Partien spielt.
flag-want = Wie viele es werden sollen.
flag-minutes = Nach so vielen Minuten aufgeben.
