### Ce que dit la page quand elle joue seule, sans serveur.

web-tab-loading = La partie se met en place sur ton appareil : { $percent } %. Tu peux regarder autour de toi en attendant.
web-tab-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Recharge la page ; si cela ne suffit pas, essaie un navigateur plus récent.
web-tab-storage-full = Ton navigateur n’a plus de place. La partie continue, mais elle sera perdue quand tu fermeras la page : finis-la, ou libère de la place sur ton appareil.
web-tab-storage-forbidden = Ton navigateur ne garde rien pour cette page. Tu peux jouer, mais la partie sera perdue quand tu la fermeras ; une fenêtre privée ou les réglages du navigateur en sont peut-être la cause.
web-tab-understood = Compris
web-tab-update = Il y a une nouvelle version de cette page.
web-tab-update-load = La charger maintenant
web-tab-friends = Jouer entre amis
web-tab-friends-how = Cette page joue dans ton seul navigateur : contre des bots, ou à plusieurs devant cet écran. Pour jouer avec des amis ailleurs, l’un de vous fait tourner un serveur ; il suffit d’un ordinateur avec Python et de deux commandes :
web-tab-friends-records = Les parties peuvent passer de l’un à l’autre : télécharge ici un enregistrement et ouvre-le là-bas.
web-tab-bots = Ici, les bots réfléchissent sur ton propre appareil, plus lent qu’un serveur. Ceux qui voient le plus loin ne sont pas proposés ; un hidalgo réfléchit un dixième de seconde, le bot qui cherche, une seconde.
web-tab-kept = Ton nom et tes parties restent dans ce seul navigateur.
web-tab-carried = Ouverture de la partie contenue dans ce lien…
web-tab-too-long = Cette partie est trop longue pour un lien ; transmets plutôt son fichier.
web-tab-elsewhere = Les parties de cette page restent dans le navigateur où elles ont été jouées. Celui qui possède la partie peut l’y partager par un lien qui la contient.
web-problem-engine = Le jeu n’a pas pu démarrer dans ce navigateur. Recharge la page ; si cela ne suffit pas, essaie un navigateur plus récent.
web-problem-carried = Ce lien ne contient pas de partie que l’on puisse ouvrir ; il est peut-être incomplet.
