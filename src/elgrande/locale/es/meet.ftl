### Encontrar partidas y jugadores: el vestíbulo, la búsqueda rápida, los amigos, los perfiles, las puntuaciones.

meet-nav = Partidas y jugadores
meet-lobby = Buscar partida
meet-ranking = Clasificación
meet-friends = Amigos
meet-my-profile = Mi perfil
meet-profile = Perfil

## El vestíbulo

meet-tables = Mesas públicas
meet-any = cualquiera
meet-filter-state = Mesas que
meet-state-lobby = se están llenando
meet-state-playing = están jugando
meet-filter-edition = Edición
meet-filter-sets = Expansión
meet-no-sets = ninguna
meet-filter-players = Jugadores
meet-filter-clock = Reloj
meet-clock =
    { $kind ->
        [live] en vivo, con reloj
        [days] a lo largo de días
       *[none] sin reloj
    }
meet-filter-language = Idioma
meet-filter-free = Sitios libres, al menos
meet-filter-rating = Nivel medio
meet-rating-from = Nivel medio, al menos
meet-rating-to = Nivel medio, como máximo
meet-reset = Mostrar todas
meet-found =
    { $count ->
        [0] Ninguna mesa encaja
        [one] Una mesa
       *[other] { $count } mesas
    }
meet-none = Nadie juega a esto ahora mismo. Abre una mesa pública o espera a otros con la búsqueda rápida.
meet-locked = Contraseña
meet-mean-rating = Nivel { $rating }

## Invitaciones

meet-invitations = Tienes invitaciones
meet-invited-by = { $name } te llama a su mesa
meet-decline = No, gracias
meet-call = Invitar a amigos
meet-call-do = Invitar
meet-call-name = Invitar a { $name }
meet-called = Invitado
meet-room-locked = Esta mesa tiene contraseña. Dísela a quienes vayan a venir; los amigos que invites aquí no la necesitan.

## Búsqueda rápida

meet-pair = Búsqueda rápida
meet-pair-about = Di a qué quieres jugar. En cuanto haya bastante gente que quiera lo mismo, empieza la partida. Quienes juegan más o menos igual de bien van primero; cuanto más esperes, menos importa. También vale una mesa abierta de la sala que encaje.
meet-pair-game = Juego
meet-pair-do = Buscar jugadores
meet-pair-waiting =
    { $people ->
        [one] Eres el primero de { $players }
       *[other] Hay { $people } de { $players }
    }
meet-pair-stay = Quédate en esta página: la partida se abre sola.
meet-pair-go = No hace falta que te quedes: la partida estará entre tus mesas.
meet-pair-stop = Dejar de esperar
meet-pair-found = ¡Tu partida ha empezado!
meet-pair-others = Otros están esperando
meet-pair-count =
    { $people ->
        [one] Espera uno de { $players }
       *[other] Esperan { $people } de { $players }
    }
meet-pair-too = Yo también

## Amigos

meet-friends-need = Los amigos son para quienes tienen cuenta: así te reconocen en todos tus dispositivos.
meet-friends-list = Tus amigos
meet-friends-none = Todavía no tienes amigos aquí. Añádelos desde un perfil, en una mesa o con el enlace a un perfil.
meet-mutual = recíproco
meet-unfriend = Quitar de amigos
meet-unfriend-name = Quitar de amigos: { $name }
meet-befriend-name = Añadir como amigo: { $name }
meet-friend-add = Añadir a un amigo
meet-friend-add-about = Busca un nombre, pídele el enlace a su perfil o mándale el tuyo. Los amigos pueden invitarte, y ves en qué mesas públicas están.
meet-friend-link = Nombre o enlace a un perfil
meet-friend-search = Buscar
meet-friend-nobody = No se ha encontrado a nadie. Los perfiles privados solo se encuentran con el usuario completo.
meet-friend-bad-link = Esto no es un enlace a un perfil. Acaba en /player/ y unas letras: cópialo entero y pégalo aquí.
meet-friend-do = Añadir como amigo
meet-own-link = El enlace a tu perfil

## Perfiles

meet-you = Eres tú
meet-guest = Invitado
meet-not-public = No público
meet-since = Aquí desde el { $date }
meet-speaks = habla { $languages }
meet-hidden = { $name } se reserva lo demás.
meet-settings = Lo que ven los demás
meet-public = Todos pueden ver mi perfil
    .about = Si no, los demás solo ven tu nombre y no apareces en la clasificación.
meet-languages = Idiomas que hablo
meet-save = Guardar
meet-saved = Guardado
meet-somebody = alguien que se ha ido
meet-no-games = Todavía no hay ninguna partida terminada.

## Puntuaciones

meet-ratings = Nivel
meet-rating = Nivel
meet-ratings-none = Todavía no hay partidas que cuenten para el nivel. Cuentan las que terminan de jugar al menos dos personas con cuenta.
meet-provisional = provisional
meet-unrated = sin nivel todavía
meet-family-label = Juego
meet-family =
    { $family ->
        [base] El juego básico
        [2023] La edición de 2023
        [king-intrigant] Rey e Intrigante
       *[expansions] Con expansiones
    }
meet-speed-label = Ritmo
meet-speed =
    { $speed ->
        [days] a lo largo de días
       *[live] en vivo
    }
meet-game-count =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
meet-place = Puesto
meet-games = Partidas
meet-mine =
    { $games ->
        [one] Tu nivel es { $rating }, tras una partida.
       *[other] Tu nivel es { $rating }, tras { $games } partidas.
    }
meet-mine-provisional =
    { $games ->
        [one] Tu nivel es { $rating } tras una partida. Es provisional: con algunas más aparecerás aquí.
       *[other] Tu nivel es { $rating } tras { $games } partidas. Es provisional: con algunas más aparecerás aquí.
    }
meet-board-none = Nadie ha jugado aquí todavía bastantes partidas que cuenten. Los bots están para compararse.
meet-board-about = 400 puntos más son diez contra uno de quedar por delante del otro. Los bots están donde los han puesto sus enfrentamientos.

## Estadísticas

meet-results = Resultados
meet-results-all =
    { $games ->
        [one] Una partida, victorias { $share }, puesto medio { $rank }
       *[other] { $games } partidas, victorias { $share }, puesto medio { $rank }
    }
meet-played = Jugado
meet-wins = Victorias
meet-mean-rank = Puesto medio
meet-mean-points = Puntos
meet-sources = Puntos por partida, según su origen
meet-powers = Cartas de poder favoritas
meet-power-times = { $times } × en { $games }
meet-company = Con quién
meet-ahead = Delante
meet-behind = Detrás
meet-history = Partidas
meet-history-none = Ninguna partida que puedas ver.
meet-rank = { $rank }.º de { $players }
meet-with = con { $names }
meet-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
meet-rating-after = { $rating } ({ $change })
