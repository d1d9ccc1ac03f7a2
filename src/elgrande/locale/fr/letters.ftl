# What notices say that are sent by mail, to browsers or to other services.

letter-turn = C’est votre tour à la table « { $table } ».
letter-begin = La partie à la table « { $table } » commence.
letter-short = Votre temps à la table « { $table } » est bientôt écoulé.
letter-over = La partie à la table « { $table } » est finie.
letter-invite = { $name } vous invite à la table « { $table } ».
letter-message = { $name } vous a écrit à la table « { $table } ».
letter-confirm = El Grande : confirmez votre adresse e-mail
letter-confirm-about = Ouvrez ce lien pour confirmer que cette adresse est la vôtre. Si vous n’avez rien demandé, ne faites rien : sans le lien, rien ne se passe.
letter-recover = El Grande : choisir un nouveau mot de passe
letter-recover-about = Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe. Si vous n’avez rien demandé, ne faites rien : l’ancien reste valable.
letter-off = Ne plus recevoir ces messages, en un clic :
