### Was die Seite sagt, wo sie allein spielt, ohne Server.

web-tab-loading = Das Spiel wird auf deinem Gerät aufgebaut: { $percent } %. Du kannst dich inzwischen umsehen.
web-tab-failed = Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, versuche einen neueren Browser.
web-tab-storage-full = Dein Browser hat keinen Platz mehr. Die Partie geht weiter, ist aber verloren, wenn du die Seite schließt: Spiele sie zu Ende oder schaffe Platz auf deinem Gerät.
web-tab-storage-forbidden = Dein Browser merkt sich für diese Seite nichts. Du kannst spielen, aber die Partie ist verloren, wenn du die Seite schließt; vielleicht liegt es an einem privaten Fenster oder an den Einstellungen des Browsers.
web-tab-understood = Verstanden
web-tab-update = Es gibt eine neue Fassung dieser Seite.
web-tab-update-load = Jetzt laden
web-tab-friends = Mit Freunden spielen
web-tab-friends-how = Auf dieser Seite läuft das Spiel nur in deinem Browser: gegen Bots oder zu mehreren an diesem Bildschirm. Um mit Freunden anderswo zu spielen, muss jemand von euch einen Server betreiben; dafür genügen ein Rechner mit Python und zwei Befehle:
web-tab-friends-records = Partien können umziehen, hin und zurück: Lade hier eine Aufzeichnung herunter und öffne sie dort.
web-tab-bots = Hier denken die Bots auf deinem eigenen Gerät, langsamer als auf einem Server. Die Bots, die am weitesten vorausschauen, stehen nicht zur Wahl; ein Hidalgo denkt eine Zehntelsekunde nach, der suchende Bot eine Sekunde.
web-tab-kept = Dein Name und deine Partien werden nur in diesem Browser gespeichert.
web-tab-carried = Die Partie in diesem Link wird geöffnet …
web-tab-too-long = Diese Partie ist zu lang für einen Link; gib stattdessen ihre Datei weiter.
web-tab-elsewhere = Partien auf dieser Seite bleiben in dem Browser, in dem sie gespielt wurden. Wer die Partie hat, kann sie dort als Link teilen, der sie enthält.
web-problem-engine = Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, versuche einen neueren Browser.
web-problem-carried = In diesem Link ist keine Partie, die sich öffnen ließe; vielleicht ist er unvollständig.
