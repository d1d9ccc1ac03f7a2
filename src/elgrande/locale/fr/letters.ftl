# What notices say that are sent by mail, to browsers or to other services.

letter-turn = C’est ton tour à la table « { $table } ».
letter-begin = La partie à la table « { $table } » commence.
letter-short = Ton temps à la table « { $table } » est bientôt écoulé.
letter-over = La partie à la table « { $table } » est finie.
letter-invite = { $name } t’invite à la table « { $table } ».
letter-message = { $name } t’a écrit à la table « { $table } ».
letter-confirm = El Grande : confirme ton adresse e-mail
letter-confirm-about = Ouvre ce lien pour confirmer que cette adresse est la tienne. Si tu n’as rien demandé, ne fais rien : sans le lien, rien ne se passe.
letter-recover = El Grande : choisir un nouveau mot de passe
letter-recover-about = Ouvre ce lien dans l’heure pour choisir un nouveau mot de passe. Si tu n’as rien demandé, ne fais rien : l’ancien reste valable.
letter-off = Ne plus recevoir ces messages, en un clic :
