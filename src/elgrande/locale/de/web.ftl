### Was nur die Seiten im Browser sagen. Der Tisch selbst spricht mit game.ftl und table.ftl.

## Überall

web-skip = Zum Inhalt
web-nav = Seiten
web-nav-menu = Menü
web-nav-new = Neuer Tisch
web-nav-lobby = Lobby
    .long = Mitspieler finden
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-replays = Partien
web-nav-puzzles = Rätsel
web-nav-about = Über das Spiel
web-nav-account = Konto
web-opening = Einen Moment, die Seite wird geladen …
web-fetching = Einen Moment, es wird geladen …
web-trying-again = Wir versuchen es automatisch weiter.
web-retry = Noch einmal versuchen
web-reload = Seite neu laden
web-to-home = Zur Startseite
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-just-now = gerade eben

## Startseite

web-tagline = Spanien im 15. Jahrhundert. Entsende deine Caballeros, bleib dem König nah und werde El Grande.
web-play-now = Jetzt spielen
web-play-now-starting = Das Spiel wird aufgebaut …
web-learn-now = Neu hier? Lerne es in fünf Minuten
web-play-now-about = Sofort, gegen drei Bots.
web-play-as = Du spielst als { $name }.
web-change-name = Namen ändern
web-table-quick = Eine schnelle Partie
web-join = Mitspielen
web-join-label = Mit einem Einladungslink mitspielen
web-join-placeholder = Einladungslink
web-join-bad-link =
    Das ist kein Einladungslink. Er endet mit /table/ und einigen Buchstaben: Kopiere ihn ganz und füge ihn hier ein.
web-my-tables = Deine Tische
web-my-tables-none = Du sitzt gerade an keinem Tisch. Spiel gleich los, oder eröffne einen neuen Tisch und lade andere ein.
web-turns =
    { $count ->
        [one] An einem Tisch bist du am Zug
       *[other] An { $count } Tischen bist du am Zug
    }
web-public-tables = Öffentliche Tische
web-public-tables-none = Keine öffentliche Partie wartet oder läuft. Mach den Anfang: Eröffne einen Tisch und mache ihn öffentlich.
web-recent-games = Beendete Partien
web-recent-games-none = Noch ist keine Partie zu Ende. Beendete Partien erscheinen hier; du kannst auch Aufzeichnungen hochladen.
web-all-replays = Alle Partien
web-go-lobby = Zum Warteraum
web-go-play = Zum Tisch
web-go-join = Mitspielen
web-go-watch = Zuschauen
web-uploaded = hochgeladen
web-round = Runde { $round }
web-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
web-state-open =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-state-full = Alle Plätze sind besetzt.
web-state-over = Die Partie ist zu Ende.
web-state-won =
    { $count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gewonnen.
    }
web-state-held = Die Partie ruht: Niemand spielt mehr selbst.
web-state-held-mine = Die Partie wartet auf dich: Für alle spielen Bots.
web-state-waiting = Warten auf { $players }

## Neuer Tisch

web-new-edition = Ausgabe
web-new-sets = Erweiterungen und Module
web-new-set-not-here = Nicht in dieser Ausgabe; es gehört zu { $editions }.
web-new-options = Tischregeln
web-new-options-default = Standardregeln
web-new-options-changed =
    { $count ->
        [one] Eine geändert
       *[other] { $count } geändert
    }
web-new-seats = Plätze
web-new-players = Personen
web-new-strengths = Ein Page ist leicht zu schlagen; dann kommen Knappe, Hidalgo und Graf, und ein Herzog spielt am stärksten.
web-new-seat = Platz { $number }
web-new-hot-seat = Mehrere an diesem Bildschirm: Der Tisch zeigt, wer am Zug ist, und verbirgt, was geheim ist.
web-new-watching = Du hast keinen eigenen Platz: Du schaust zu.
web-new-shuffle = Plätze auslosen
web-new-clock = Zeit
web-new-table = Der Tisch
web-new-name = Name
web-new-name-placeholder = Tisch von { $name }
web-new-public = Öffentlich
    .yes = Alle finden ihn auf der Startseite, dürfen zuschauen und einen freien Platz nehmen.
    .no = Nur wer den Link hat, findet ihn.
web-new-hints = Tipps erlaubt
    .about = Man darf den Ratgeber fragen, was er tun würde und warum.
web-new-password = Passwort
    .about = Nur wer es kennt oder eingeladen wird, kommt herein. Ohne Passwort bleibt das Feld leer.
web-new-language = Sprache am Tisch
web-new-language-any = nicht festgelegt
web-new-impossible = So kann man nicht spielen:
web-new-then-lobby =
    { $count ->
        [one] Als Nächstes kommt der Warteraum, mit einem Link für den freien Platz.
       *[other] Als Nächstes kommt der Warteraum, mit einem Link für die { $count } freien Plätze.
    }
web-new-then-start = Kein Platz ist frei: Die Partie beginnt sofort.
web-new-create = Tisch eröffnen
web-new-start = Partie beginnen
web-new-creating = Der Tisch wird eröffnet …

web-clock-none = Keine Uhr
    .about = Nimm dir alle Zeit, die du willst.
web-clock-live = Live
    .about = Minuten für die ganze Partie, dazu ein paar Sekunden für jeden Zug.
web-clock-days = Fernpartie
    .about = Für jeden Zug sind einige Tage Zeit.
web-clock-minutes = Minuten pro Person
web-clock-increment = Sekunden pro Zug
web-clock-days-number = Tage pro Zug
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Plätze

web-seat-me = Ich
web-seat-person = Jemand anderes
web-seat-bots = Bots
web-seat-bot = Bot
web-seat-name = Name an diesem Platz
web-seat-open = frei
web-seat-waiting = Wartet auf jemanden
web-seat-you = du
web-seat-ready = Bereit
web-seat-here = da
web-seat-away = nicht da
web-seat-take = Hier sitzen
web-seat-also = Noch jemand spielt an diesem Bildschirm
web-seat-leave = Platz verlassen
web-seat-choose-bot = Bot für Platz { $number }
web-seat-add-bot = Einen Bot hierher setzen …
web-seat-free = Platz frei machen

## Bots ohne Persönlichkeit

web-bot-search = Der Denker
    .about = Spielt vor jeder Wahl Tausende Partien im Kopf, ohne eigenen Charakter.
web-bot-greedy = Der Gierige
    .about = Nimmt, was im Augenblick am meisten bringt.
web-bot-quick = Der Schnelle
    .about = Folgt wenigen einfachen Regeln, sehr rasch.
web-bot-random = Der Narr
    .about = Wählt zufällig.
web-bot-timed = { $name } ({ $seconds } s)

## Warteraum

web-lobby-public = Öffentlich
web-lobby-private = Auf Einladung
web-lobby-begin = Wann es losgeht
web-lobby-open-owner = Lade jemanden ein oder setze einen Bot dorthin.
web-lobby-open-guest = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
web-lobby-take-seat = Setz dich, um mitzuspielen, oder bleib und schau zu.
web-lobby-unready =
    { $count ->
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
web-lobby-can-start = Alle sind da: Du kannst beginnen.
web-lobby-full = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen: Der Tisch erscheint auf dieser Seite, sobald es losgeht. Oder eröffne einen eigenen Tisch.
web-lobby-own-table = Eigenen Tisch eröffnen
web-lobby-all-ready = Alle anderen sind bereit.
web-lobby-owner-begins = Es geht von selbst los, wenn alle bereit sind, auch du, oder sofort, wenn du die Partie beginnst.
web-lobby-guest-begins = Es geht von selbst los, wenn alle bereit sind oder sobald der Tisch gestartet wird.
web-lobby-ready-yes = Die anderen sehen, dass du beginnen kannst.
web-lobby-ready-no = Setz den Haken, wenn du beginnen kannst.
web-lobby-start = Partie beginnen
web-lobby-ready = Ich bin bereit
web-lobby-give-up = Tisch auflösen
web-lobby-give-up-sure = Diesen Tisch auflösen? Sein Link funktioniert dann nicht mehr.
web-lobby-invite = Einladung
web-lobby-invite-about = Wer diesen Link öffnet, kann zuschauen und einen freien Platz nehmen, ohne Konto.
web-lobby-people = Wer ist da
web-locked = Ein Tisch mit Passwort
web-locked-about = Wer dich eingeladen hat, kann dir das Passwort sagen. Auch Zuschauer brauchen es.
web-locked-password = Passwort des Tisches
web-locked-enter = Eintreten
web-lobby-invite-here = Diese Adresse funktioniert nur auf diesem Rechner. Für Freunde anderswo starte das Spiel mit „elgrande serve --host 0.0.0.0“ und öffne es unter dem Namen oder der Nummer dieses Rechners im Netz.
web-lobby-invite-network = Diese Adresse gilt für Freunde im selben Netz; wer weiter weg ist, braucht eine öffentliche Adresse.

## Gespräch

web-chat = Chat
web-chat-empty = Noch hat niemand etwas geschrieben.
web-chat-say = Schreib etwas
web-chat-send = Senden
web-chat-nameless = Zum Chatten brauchst du einen Namen: Gib einen an auf der Seite
web-chat-waits = Es wird gesendet, sobald die Verbindung wieder da ist.

## Die Verbindung zum Tisch

web-table-opening = Der Tisch wird gesucht …
web-table-laying = Der Spielplan wird ausgelegt …
web-line-waiting = Der Server antwortet noch nicht. Wir versuchen es weiter.
web-line-lost = Die Verbindung ist unterbrochen.
web-line-kept = Deine Wahl ist aufgehoben und wird noch einmal gesendet.
web-line-again =
    { $seconds ->
        [one] Nächster Versuch in einer Sekunde.
       *[other] Nächster Versuch in { $seconds } Sekunden.
    }
web-line-trying = Verbindung wird wiederhergestellt …
web-line-back = Die Verbindung steht wieder. Nichts ist verloren.

web-notice-left = { $name } ist gegangen; ein Bot spielt weiter.
web-notice-time-out = Die Zeit von { $name } ist um; ein Bot spielt weiter.
web-notice-taken-back = { $name } spielt wieder selbst.
web-notice-handed-over = Ein Bot spielt für { $name }.
# Somebody's own seat. $code: left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Deine Zeit ist um; ein Bot spielt für dich. Du kannst jederzeit selbst weiterspielen.
        [taken-back] Du spielst wieder selbst.
       *[other] Ein Bot spielt für dich. Du kannst jederzeit selbst weiterspielen.
    }
# Somebody's own seat, where a bot plays: because the time was up or it was wished; the game goes on, or waits.
web-mine-time-plays = Deine Zeit ist um; ein Bot spielt für dich.
web-mine-time-waits = Deine Zeit ist um. Niemand spielt mehr selbst, darum wartet das Spiel auf dich.
web-mine-wish-plays = Ein Bot spielt für dich.
web-mine-wish-waits = Ein Bot spielt für dich. Niemand spielt mehr selbst, darum wartet das Spiel.
web-mine-agreed = Du lässt die Bots zu Ende spielen. Das Spiel wartet noch auf die anderen.
web-mine-finish = Bots zu Ende spielen lassen
web-again-asked =
    { $number ->
        [0] Die anderen möchten noch einmal spielen.
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
web-again-join = Mitspielen
web-notice-bot-stuck = { $name } fand nicht rechtzeitig eine Antwort; ein schnellerer Bot hat gewählt.

## Konto

web-account-nobody =
    Niemand ist angemeldet. Zum Spielen genügt ein Name; mit einem Konto hast du deine Partien auf jedem Gerät.
web-account-guest =
    Du bist Gast, { $name }. Dieser Browser merkt sich dich; mit einem Konto hast du deine Partien auf jedem Gerät.
web-account-member = Du bist als { $name } angemeldet. Deine Partien hast du auf jedem Gerät.
web-account-as-guest = Als Gast spielen
web-account-name = Dein Name
    .about = So sehen dich die anderen am Tisch.
web-account-name-save = Diesen Namen nehmen
web-account-profile = Profil, Wertungen und Statistik
web-account-name-set = Du heißt jetzt { $name }.
web-account-register = Konto anlegen
    .about = Deine Partien als Gast kommen mit. Wir bewahren einen Anmeldenamen und ein Passwort auf, sonst nichts.
web-account-register-do = Konto anlegen
web-account-registered = Das Konto ist angelegt, und du bist angemeldet.
web-account-login = Anmeldename
web-account-password = Passwort
    .about = Mindestens 8 Zeichen, und keines, das alle zuerst probieren würden.
web-account-log-in = Anmelden
web-account-logged-in = Du bist angemeldet.
web-account-log-out = Abmelden
    .about = Deine Partien bleiben dir: Melde dich auf irgendeinem Gerät wieder an.
web-account-logged-out = Du bist abgemeldet.

## Einstellungen dieses Browsers

web-settings = Einstellungen
web-settings-kept = Die Einstellungen gelten für diesen Browser.
web-settings-auto = Wie der Browser
web-settings-language = Sprache
web-settings-theme = Hell oder dunkel
web-settings-theme-auto = Wie das System
web-settings-theme-light = Pergament bei Tag
web-settings-theme-dark = Karte bei Nacht
web-settings-speed = Animationen
web-settings-speed-off = Aus
web-settings-speed-slow = Gemächlich
web-settings-speed-normal = Flott
web-settings-speed-fast = Schnell
web-settings-confirm = Bestätigen, bevor mein Zug endet
    .about = Bis du bestätigst, kannst du alles zurücknehmen.
web-settings-automatic = Für mich antworten, wenn es nur eine Möglichkeit gibt
    .about = Eine Frage mit nur einer Antwort wird nicht gestellt.
web-settings-explain = Sagen, warum
    .about = Eine leisere Zeile unter der Frage sagt, worum es geht.
web-settings-translateplaces = Namen der Regionen übersetzen
    .about = Wie in der deutschen Anleitung statt wie auf dem Spielplan.
web-settings-sound = Ton
    .about = Ein paar gezupfte Töne, wenn du am Zug bist.
web-settings-volume = Lautstärke

## Partien

web-watch-replay = Ansehen
web-review = Partie nachlesen
web-play-on = Von hier aus weiterspielen
web-play-on-about = Ein neuer Tisch mit dieser Stellung: Du übernimmst den Platz, Bots die anderen.
web-try-out = Varianten probieren
web-try-out-about = Alle Plätze gehören dir, und alles lässt sich zurücknehmen
web-play-on-friends = Mit Freunden weiterspielen
web-play-on-friends-about = Ein neuer Tisch mit dieser Stellung: Du nimmst den Platz, die anderen bleiben offen für alle, die den Link haben.
web-change-position = Diese Stellung ändern
web-export = Exportieren
web-analyses = Meine Analysen
web-editor = Stellungseditor
web-more = Mehr
web-download-text = Aufzeichnung
web-download-whole = Die Aufzeichnung dieser Partie herunterladen
web-upload = Partie hochladen
web-upload-about = Eine Aufzeichnung von hier, vom Spiel im Terminal oder von Hand geschrieben.
web-upload-drop = Datei hierher ziehen oder auswählen
web-upload-busy = Die Aufzeichnung wird geprüft …
web-upload-paste = Oder ihren Text einfügen
web-upload-do = Prüfen und zeigen
web-upload-too-large = Diese Datei ist größer als jede Partie. Ist es wirklich eine Aufzeichnung?
web-replay-opening = Die Partie wird wieder aufgebaut …
web-replay-line = Zeitleiste
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-moment = Moment der Partie
web-replay-at = { $number } von { $entries }, Runde { $round }
web-replay-scoring = Allgemeine Wertung nach Runde { $round }
web-replay-eyes = Aus Sicht von
web-replay-open = Alles offen
web-replay-watch = Zuschauer
web-replay-link = Link zu diesem Moment
web-replay-leave = Verlassen

## Über das Spiel

web-about-game =
    El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich. Dies ist ein Programm, um es zu spielen, mit Sorgfalt
    gemacht und ohne Verbindung zu den Verlagen.
web-about-unknown =
    Die Anleitungen zeigen nicht jede Karte. Was nicht belegt ist, steht auf der Karte als rekonstruiert; eine Korrekturdatei
    kann es berichtigen.
web-about-art = Spielplan, Figuren und Karten haben wir selbst gezeichnet, und alle Texte sind unsere eigenen Worte.
web-about-credits = Dank an
web-credit-map = Regionen Spaniens
    .about =
        Aus den Provinzen des Instituto Geográfico Nacional zusammengefügt, über es-atlas; von uns vereinfacht.
web-credit-world = Küsten und Nachbarn
    .about = Natural Earth, über world-atlas.
web-credit-fonts = Schriften
    .about = Unter der SIL Open Font License:
web-credit-software = Programme
    .about = Unter anderem:
web-about-keys = Mit der Tastatur
web-about-keys-text =
    Alles ist mit der Tabulatortaste zu erreichen und mit der Eingabe- oder Leertaste zu wählen. Beim Ansehen einer Partie gehen die
    Pfeiltasten Schritt für Schritt, Pos1 und Ende zum Anfang und zum Ende.
web-about-private = Privatsphäre
web-about-private-text =
    Ein Cookie sagt, wer du bist, ein zweites schützt deine Eingaben vor Fremden. Einstellungen bleiben in deinem Browser. Es gibt kein Tracking, und nichts geht an Dritte.

## Wenn etwas nicht geht: eine Überschrift und .text mit dem nächsten Schritt

web-error-unknown = Etwas ist schiefgegangen
    .text = Damit haben wir nicht gerechnet. Lade die Seite neu; deine Partien sind auf dem Server aufgehoben.
web-error-not-found = Diese Seite gibt es nicht
    .text = Vielleicht ist die Adresse unterwegs gekürzt worden. Von der Startseite kommst du überallhin.
web-error-dead-link = Diesen Tisch gibt es nicht
    .text =
        Vielleicht ist der Link unvollständig, oder der Tisch wurde aufgelöst. Bitte um einen neuen Link, oder spiele eine
        eigene Partie.
web-error-dead-replay = Diese Partie gibt es nicht
    .text = Vielleicht ist der Link unvollständig. Ansehen kann man eine Partie erst, wenn sie zu Ende ist.
web-error-not-over = Diese Partie läuft noch
    .text = Bis sie zu Ende ist, kannst du am Tisch zuschauen; danach lässt sich jeder Zug noch einmal ansehen.
    .action = Zum Tisch
web-error-unreachable = Der Server antwortet nicht
    .text = Prüfe deine Verbindung und versuche es noch einmal. Was du bisher gewählt hast, ist aufgehoben.
web-error-too-fast = Das war viel auf einmal
    .text = Der Server bittet um einen Moment Geduld. Warte ein wenig und versuche es noch einmal.
web-error-chunk = Ein Teil der Seite ist nicht angekommen
    .text =
        Die Verbindung ist abgerissen, oder der Server wurde inzwischen erneuert. Lade die Seite neu; nichts ist verloren.
web-error-closed-gone = Diesen Tisch gibt es nicht mehr
    .text = Er wurde aufgelöst. Bitte um einen neuen Link, oder eröffne einen eigenen Tisch.
web-error-closed-signed-out = Du hast dich abgemeldet
    .text = Das gilt für jedes Fenster. Melde dich wieder an, um weiterzuspielen, oder lade die Seite neu, um zuzuschauen.

## Was der Server ablehnt, nach seinen Kennungen

web-problem-unknown = Etwas ist schiefgegangen. Versuche es noch einmal; wenn es wieder geschieht, lade die Seite neu.
web-problem-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung.
web-problem-not-found = Das gibt es nicht (mehr).
web-problem-no-session = Sag zuerst, wer du bist: Gib auf der Seite „Konto“ einen Namen an.
web-problem-too-fast = Das war etwas viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
web-problem-csrf = Deine Sitzung ist abgelaufen. Lade die Seite neu.
web-problem-table-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zuschauen.
web-problem-seat-taken = Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen, oder schau zu.
web-problem-late = Das war zu spät: Am Tisch ging es weiter. Schau nach, was jetzt gefragt ist.
web-problem-not-your-seat = Das ist nicht dein Platz.
web-problem-not-your-turn = Du bist nicht am Zug.
web-problem-cannot-undo = Es gibt nichts zurückzunehmen. { $reason }
web-problem-not-started = Die Partie hat noch nicht begonnen.
web-problem-over = Die Partie ist zu Ende.
web-problem-no-hints = An diesem Tisch gibt es keine Tipps.
web-problem-too-long = Das ist zu lang.
web-problem-unavailable = Der Server ist einen Moment beschäftigt. Deine Wahl ist aufgehoben und wird noch einmal gesendet.
# $reason ist, was der Server selbst sagt, auf Englisch.
web-problem-illegal = Das geht hier nicht. { $reason }
web-problem-bad-setup = So kann man nicht spielen. { $reason }
web-problem-bad-record = Diese Aufzeichnung lässt sich nicht zeigen. { $reason }
web-problem-bad-position = Diese Stellung ist nicht möglich. { $reason }
# Wo ein Fehler in einer Aufzeichnung steht: eine Zeile des Textes oder ein Teil der Daten.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Zeile { $line }
    }: { $reason }
web-problem-broken-game = Diese Partie wurde nach anderen Regeln als unseren gespielt und kann hier nicht weitergehen.
web-problem-too-large = Das ist größer als jede Partie. Ist es wirklich eine Aufzeichnung?
web-problem-started = Die Partie hat schon begonnen. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
web-problem-open-seats = Es gibt freie Plätze. Warte auf jemanden, oder setze Bots dorthin.
web-problem-not-yours = Das kann nur, wer den Tisch eröffnet hat.
web-problem-not-your-table = Das kann nur, wer hier mitgespielt hat.
web-problem-not-over = Diese Partie ist noch nicht zu Ende. Danach kann man sie ansehen.
web-problem-nothing-to-review = In dieser Partie hat niemand etwas entschieden; es gibt nichts durchzusehen.
web-problem-wrong-password =
    Anmeldename oder Passwort stimmt nicht. Achte auf Groß- und Kleinschreibung und versuche es noch einmal.
web-problem-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
web-problem-signed-in = Du bist schon angemeldet. Melde dich erst ab.
web-problem-bad-login = Ein Anmeldename hat 3 bis 64 Buchstaben, Ziffern oder eines von . _ - @ und keine Leerzeichen.
web-problem-bad-password = Dieses Passwort geht nicht: Es braucht mindestens 8 Zeichen.
web-problem-bad-name = Dieser Name geht nicht: bitte eine Zeile mit höchstens 24 Zeichen, ohne „;“ und unsichtbare Zeichen.
web-problem-bad-holidays = Dieser Urlaub geht nicht: Er beginnt heute oder später und binnen eines Jahres, überschneidet sich nicht und hat höchstens 30 Tage im Jahr.
web-problem-bad-zone = Diese Zeitzone ist hier nicht bekannt.
web-problem-bad-clock =
    Diese Zeiten gehen nicht: eine Uhr hat 1 bis 600 Minuten und bis zu 600 Sekunden, eine langsame 1 bis 30 Tage.
web-problem-wrong-origin = Diese Seite darf nicht mit diesem Server sprechen. Öffne sie unter der Adresse des Servers.
web-problem-failed = Auf dem Server ist ein Fehler aufgetreten. Er ist notiert; versuche es gleich noch einmal.
web-problem-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-problem-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-problem-bad-method = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-problem-bad-seats = Es gibt mehr Plätze als Mitspielende. Nimm einige weg.
web-problem-no-such-bot = Diesen Bot gibt es hier nicht. Wähle einen anderen.
web-problem-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
web-problem-no-such-entry = So weit geht die Partie nicht. Sieh dir einen anderen Moment an.
web-problem-no-such-language = In dieser Sprache gibt es keine Texte. Wähle eine andere.
web-problem-too-many = Das war zu viel auf einmal. Frag nach weniger.
web-problem-wrong-host = Unter diesem Namen ist der Server nicht zu haben. Öffne ihn unter seiner eigenen Adresse.
web-problem-locked = Dieser Tisch hat ein Passwort. Gib es ein, um einzutreten.
web-problem-wrong-table-password = Das ist nicht das Passwort dieses Tisches. Achte auf Groß- und Kleinschreibung.
web-problem-bad-table-password = Das Passwort eines Tisches hat 1 bis 60 Buchstaben.
web-problem-too-short = Ein Name, nach dem gesucht wird, hat mindestens drei Buchstaben.
web-problem-no-account = Dafür brauchst du ein Konto. Leg auf der Kontoseite eines an.
web-problem-no-such-friend = Einladen kannst du, wer dich als Freund hat oder mit dir gespielt hat.

## Einstellungen für die Augen.
web-settings-letters = Größe von Schrift und Steinen
web-settings-letters-size = { $percent } %
web-settings-palette = Farben der Spieler
web-settings-palette-usual = Übliche
web-settings-palette-deutan = Bei Grünblindheit
web-settings-palette-protan = Bei Rotblindheit
web-settings-palette-tritan = Bei Blaublindheit
web-settings-contrast = Starker Kontrast
    .about = Schrift in Schwarz und Weiß, kräftige Ränder.
web-settings-pieces = Einzelne Caballeros auf dem Plan
    .about = Wie in der Schachtel, statt ihrer Anzahl.
