### Was die Seite sagt, bevor sie ihre Texte hat. Nur diese wenigen sind in sie eingebaut.

web-boot-loading = El Grande wird aufgebaut …
web-boot-unreachable =
    Der Server antwortet nicht. Wir versuchen es alle paar Sekunden wieder; prüfe deine Verbindung oder frage, wer den
    Server betreibt.
web-boot-retry = Jetzt versuchen
