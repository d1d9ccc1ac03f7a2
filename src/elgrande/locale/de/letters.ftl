# What notices say that are sent by mail, to browsers or to other services.

letter-turn = Du bist am Zug am Tisch „{ $table }“.
letter-begin = Die Partie am Tisch „{ $table }“ beginnt.
letter-short = Deine Zeit am Tisch „{ $table }“ wird knapp.
letter-over = Die Partie am Tisch „{ $table }“ ist zu Ende.
letter-invite = { $name } lädt dich an den Tisch „{ $table }“ ein.
letter-message = { $name } hat dir am Tisch „{ $table }“ geschrieben.
letter-confirm = El Grande: bestätige deine E-Mail-Adresse
letter-confirm-about = Öffne diesen Link, um zu bestätigen, dass das deine Adresse ist. Wenn du nicht darum gebeten hast, tu nichts: Ohne den Link geschieht nichts.
letter-recover = El Grande: neues Passwort festlegen
letter-recover-about = Öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu wählen. Wenn du nicht darum gebeten hast, tu nichts: Dein altes Passwort bleibt, wie es ist.
letter-off = Keine solchen Mails mehr, mit einem Klick:
