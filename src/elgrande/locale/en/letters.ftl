# What notices say that are sent by mail, to browsers or to other services.

letter-turn = It is your turn at “{ $table }”.
letter-begin = The game at “{ $table }” begins.
letter-short = Your time at “{ $table }” is running out.
letter-over = The game at “{ $table }” is over.
letter-invite = { $name } invites you to “{ $table }”.
letter-message = { $name } has written to you at “{ $table }”.
letter-confirm = El Grande: confirm your e-mail address
letter-confirm-about = Open this link to confirm that this is your address. If you did not ask for this, ignore it: nothing happens unless you open the link.
letter-recover = El Grande: set a new password
letter-recover-about = Open this link within an hour to choose a new password. If you did not ask for this, ignore it: your old password stays as it is.
letter-off = Unsubscribe with one click:
