# Parties entre personnes : comment elles finissent, qui l’on attend, comptes, ordre et avis.

## Comment une partie finit

people-end = Proposer de terminer la partie
people-end-alone = Terminer la partie
people-end-sure = Oui, la terminer
people-end-about = La partie est alors finie, sans vainqueur. Son enregistrement reste.
people-resign = Abandonner
people-resign-sure = Oui, abandonner pour de bon
people-resign-about = Tu ne pourras plus reprendre cette place.
people-delete-alone = Supprimer la partie
people-delete-sure = Oui, la supprimer
people-delete-about = La partie et son enregistrement disparaissent pour toujours.
people-resigned-note = Tu as abandonné cette partie.
people-ended-agreed = Tous ont accepté de terminer cette partie avant la fin.
people-ended-resigned = La partie est finie : tous sauf un ont abandonné.
people-ended-absence = La partie s’est terminée avant la fin, car quelqu’un manquait.
people-ended-abandoned = La partie est finie : personne n’a joué depuis longtemps.
people-ended-closed = Cette table a été fermée par les responsables du serveur.
people-see-record = Revoir la partie
people-end-asked =
    { $number ->
        [one] { $names } aimerait terminer la partie maintenant.
       *[other] { $names } aimeraient terminer la partie maintenant.
    }
people-end-agree = D’accord
people-end-asking = Tu proposes de terminer la partie. Elle finit quand tous ceux qui jouent sont d’accord.
people-end-withdraw = Continuer quand même
people-go-on = Continuer la partie
people-new-game = Nouvelle partie
people-go-on-about = Ta partie contre des bots en est à la manche { $round }, jouée { $when }.
people-archive = Archives : parties contre des bots laissées en route
people-archive-none = Rien ici. Les parties contre des bots y arrivent après deux semaines sans jouer.

## Attendre

people-waited =
    { $minutes ->
        [one] Vous attendez { $name } depuis une minute. Que faire ?
       *[other] Vous attendez { $name } depuis { $minutes } minutes. Que faire ?
    }
people-wish-remind = Rappeler
people-wish-bot = Un bot continue
people-wish-skip = Passer ce tour
people-wish-end = Terminer la partie
web-notice-resigned = { $name } a abandonné.
web-notice-absent = { $name } est absent depuis trop longtemps ; un bot continue.
web-notice-skipped = { $name } est absent ; un bot joue ce seul tour.
web-notice-reminded = On rappelle à { $name } que c’est son tour.
people-aside-left = { $name } est parti ; un bot continue.
people-aside-resigned = { $name } a abandonné.
people-aside-absent = { $name } était absent trop longtemps ; un bot continue.
people-aside-late = Le temps de { $name } était écoulé ; un bot continue.
people-aside-handed-over = Un bot joue pour { $name }.
people-aside-skipped = Un bot joue un tour pour { $name }.
people-aside-back = { $name } joue de nouveau.

## Règles d’une table

people-rule = Si quelqu’un ne joue plus
people-rule-absent = Si quelqu’un est absent
people-rule-vote = Les autres votent
    .about = Si quelqu’un est absent, les autres votent sur la suite.
people-rule-minutes =
    { $minutes ->
        [one] Après une minute
       *[other] Après { $minutes } minutes
    }
people-rule-minutes-short = attend { $minutes } min
people-rule-then = Ensuite
people-rule-then-remind = Un rappel
people-rule-then-bot = Un bot continue
people-rule-then-skip = Un bot joue ce seul tour
people-rule-then-end = La partie finit sans vainqueur
people-rule-after = Si quelqu’un est absent { $minutes } minutes pendant que d’autres attendent : { $then }.
people-rule-last = Sans aucun coup pendant { $days } jours, la partie est finie.
people-rule-clock = Avec une pendule, un bot continue quand le temps est écoulé.
people-rule-resigned = Si quelqu’un abandonne
people-rule-resigned-bot = Un bot continue pour ceux qui abandonnent.
people-rule-resigned-nobody = Personne ne joue pour ceux qui abandonnent.
people-clock-delay = Secondes de grâce par tour
people-clock-delay-short = { $seconds } s de grâce
people-clock-weekend = Les week-ends ne comptent pas
people-clock-still = La pendule est arrêtée et repart { $when }.
people-time-short = Il te reste peu de temps : { $left }.
people-clock-holidays = Jours de congé par partie
people-clock-holidays-short =
    { $days ->
        [one] un jour de congé
       *[other] { $days } jours de congé
    }
web-problem-resigned = Tu as abandonné ici ; cette place ne se reprend pas.
web-problem-not-waited = Attends encore un peu : la personne revient peut-être.
web-problem-bad-rule = Ces durées ne vont pas : de 2 minutes à une semaine d’attente, et un an au plus en tout.
