### Lo que dice la página cuando juega sola, sin servidor.

web-tab-loading = El juego se prepara en tu dispositivo: { $percent } %. Mientras tanto puedes mirar lo demás.
web-tab-failed = El juego no ha podido arrancar en este navegador. Vuelve a cargar la página; si no sirve, prueba con un navegador más nuevo.
web-tab-storage-full = A tu navegador no le queda espacio. La partida sigue, pero se perderá cuando cierres la página: termínala o libera espacio en tu dispositivo.
web-tab-storage-forbidden = Tu navegador no guarda nada para esta página. Puedes jugar, pero la partida se perderá cuando la cierres; quizá se deba a una ventana privada o a los ajustes del navegador.
web-tab-understood = Entendido
web-tab-update = Hay una versión nueva de esta página.
web-tab-update-load = Cargarla ahora
web-tab-friends = Jugar con amigos
web-tab-friends-how = Esta página juega solo en tu navegador: contra bots o entre varios ante esta pantalla. Para jugar con amigos en otro lugar, uno de vosotros pone en marcha un servidor; bastan un ordenador con Python y dos comandos:
web-tab-friends-records = Las partidas pueden ir y volver: descarga aquí un registro y ábrelo allí.
web-tab-bots = Aquí los bots piensan en tu propio dispositivo, más lento que un servidor. No se ofrecen los que ven más lejos; un hidalgo piensa una décima de segundo, el bot de búsqueda un segundo.
web-tab-kept = Tu nombre y tus partidas se guardan solo en este navegador.
web-tab-carried = Abriendo la partida de este enlace…
web-tab-too-long = Esta partida es demasiado larga para un enlace; pasa su archivo en su lugar.
web-tab-elsewhere = Las partidas de esta página se guardan en el navegador en que se jugaron. Quien tenga la partida puede compartirla allí con un enlace que la contiene.
web-problem-engine = El juego no ha podido arrancar en este navegador. Vuelve a cargar la página; si no sirve, prueba con un navegador más nuevo.
web-problem-carried = En este enlace no hay ninguna partida que se pueda abrir; quizá esté incompleto.
