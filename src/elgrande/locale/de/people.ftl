# Spiele unter Leuten: wie sie enden, auf wen man wartet, Konten, Ordnung und Nachrichten.

## Wie eine Partie endet

people-end = Vorschlagen, die Partie zu beenden
people-end-alone = Partie beenden
people-end-sure = Ja, jetzt beenden
people-end-about = Die Partie ist dann vorbei, und niemand hat gewonnen. Die Aufzeichnung bleibt.
people-resign = Aufgeben
people-resign-sure = Ja, endgültig aufgeben
people-resign-about = Danach gibt es kein Zurück an diesen Platz.
people-delete-alone = Partie löschen
people-delete-sure = Ja, löschen
people-delete-about = Die Partie und ihre Aufzeichnung sind dann endgültig weg.
people-resigned-note = Du hast in dieser Partie aufgegeben.
people-ended-agreed = Alle waren einverstanden, diese Partie vorzeitig zu beenden.
people-ended-resigned = Die Partie ist vorbei: Alle bis auf eine Person haben aufgegeben.
people-ended-absence = Die Partie endete vorzeitig, weil jemand fehlte.
people-ended-abandoned = Die Partie ist vorbei: Lange hat niemand weitergespielt.
people-ended-closed = Dieser Tisch wurde von denen geschlossen, die den Server betreuen.
people-see-record = Partie noch einmal ansehen
people-end-asked =
    { $number ->
        [one] { $names } möchte die Partie jetzt beenden.
       *[other] { $names } möchten die Partie jetzt beenden.
    }
people-end-agree = Einverstanden
people-end-asking = Du schlägst vor, die Partie zu beenden. Sie endet, wenn alle einverstanden sind, die mitspielen.
people-end-withdraw = Doch weiterspielen
people-go-on = Weiterspielen
people-new-game = Neue Partie
people-go-on-about = Deine Partie gegen Bots steht in Runde { $round }, zuletzt gespielt { $when }.
people-archive = Archiv: liegen gebliebene Partien gegen Bots
people-archive-none = Hier ist nichts. Partien gegen Bots kommen hierher, wenn du zwei Wochen nicht weitergespielt hast.

## Warten

people-waited =
    { $minutes ->
        [one] Ihr wartet seit einer Minute auf { $name }. Was soll geschehen?
       *[other] Ihr wartet seit { $minutes } Minuten auf { $name }. Was soll geschehen?
    }
people-wish-remind = Erinnern
people-wish-bot = Ein Bot spielt weiter
people-wish-skip = Diesen Zug auslassen
people-wish-end = Partie beenden
web-notice-resigned = { $name } hat aufgegeben.
web-notice-absent = { $name } war zu lange weg; ein Bot spielt weiter.
web-notice-skipped = { $name } ist weg; ein Bot spielt diesen einen Zug.
web-notice-reminded = { $name } bekommt eine Erinnerung.
people-aside-left = { $name } ist gegangen; ein Bot spielt weiter.
people-aside-resigned = { $name } hat aufgegeben.
people-aside-absent = { $name } war zu lange weg; ein Bot spielt weiter.
people-aside-late = Die Zeit von { $name } war um; ein Bot spielt weiter.
people-aside-handed-over = Ein Bot spielt für { $name }.
people-aside-skipped = Ein Bot spielt einen Zug für { $name }.
people-aside-back = { $name } spielt wieder selbst.

## Regeln eines Tisches

people-rule = Wenn jemand nicht weiterspielt
people-rule-absent = Wenn jemand weg ist
people-rule-vote = Die anderen stimmen ab
    .about = Ist jemand weg, stimmen die anderen ab, was geschieht.
people-rule-minutes =
    { $minutes ->
        [one] Nach einer Minute
       *[other] Nach { $minutes } Minuten
    }
people-rule-minutes-short = wartet { $minutes } min
people-rule-then = Dann
people-rule-then-remind = Erinnern
people-rule-then-bot = Ein Bot spielt weiter
people-rule-then-skip = Ein Bot spielt diesen einen Zug
people-rule-then-end = Die Partie endet ohne Sieger
people-rule-after = Ist jemand { $minutes } Minuten weg, während andere warten: { $then }.
people-rule-last = Geschieht { $days } Tage lang nichts, ist die Partie vorbei.
people-rule-clock = Mit Uhr spielt ein Bot weiter, wenn die Zeit um ist.
people-rule-resigned = Wenn jemand aufgibt
people-rule-resigned-bot = Für alle, die aufgeben, spielt ein Bot weiter.
people-rule-resigned-nobody = Für alle, die aufgeben, spielt niemand weiter.
people-clock-delay = Freie Sekunden je Zug
people-clock-delay-short = { $seconds } s frei
people-clock-weekend = Wochenenden zählen nicht
people-clock-still = Die Uhr steht und läuft { $when } weiter.
people-time-short = Deine Zeit wird knapp: noch { $left }.
people-clock-holidays = Freie Tage je Partie
people-clock-holidays-short =
    { $days ->
        [one] ein freier Tag
       *[other] { $days } freie Tage
    }
web-problem-resigned = Du hast hier aufgegeben; an diesen Platz gibt es kein Zurück.
web-problem-not-waited = Warte erst noch ein wenig: Vielleicht ist die Person gleich wieder da.
web-problem-bad-rule = Diese Zeiten gehen nicht: Möglich sind 2 Minuten bis eine Woche Wartezeit und insgesamt höchstens ein Jahr.
