# What notices say that are sent by mail, to browsers or to other services.

letter-turn = Je bent aan de beurt aan tafel “{ $table }”.
letter-begin = Het spel aan tafel “{ $table }” begint.
letter-short = Je tijd aan tafel “{ $table }” raakt op.
letter-over = Het spel aan tafel “{ $table }” is voorbij.
letter-invite = { $name } nodigt je uit aan tafel “{ $table }”.
letter-message = { $name } heeft je geschreven aan tafel “{ $table }”.
letter-confirm = El Grande: bevestig je e-mailadres
letter-confirm-about = Open deze link om te bevestigen dat dit jouw adres is. Heb je er niet om gevraagd, doe dan niets: zonder de link gebeurt er niets.
letter-recover = El Grande: kies een nieuw wachtwoord
letter-recover-about = Open deze link binnen een uur om een nieuw wachtwoord te kiezen. Heb je er niet om gevraagd, doe dan niets: je oude wachtwoord blijft zoals het is.
letter-off = Geen mails meer zoals deze, met één klik:
