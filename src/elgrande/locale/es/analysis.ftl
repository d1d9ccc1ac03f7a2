# Probar cosas: el tablero de análisis, el editor de posiciones y lo que uno puede llevarse.

analysis-title = Análisis
analysis-variations = Variantes
analysis-moment = Decisiones de esta variante
analysis-line = { $number }. ({ $count ->
    [one] una decisión
   *[other] { $count } decisiones
})
analysis-eyes = Lo que está oculto
analysis-eyes-about = Todo como fue, o inventado de nuevo lo que un jugador no podía saber
analysis-open = Todo a la vista
analysis-imagined = Como lo imagina { $name }
analysis-again = Imaginar otra cosa
analysis-keep = Guardar
analysis-kept = El análisis está guardado.
analysis-share = Copiar enlace
analysis-more = Más
analysis-leave = Salir del análisis
analysis-name = Nombre del análisis
analysis-variation-name = Nombre de esta variante
analysis-remove-variation = Quitar esta variante
analysis-play-bots = Jugar contra bots
analysis-play-friends = Jugar con amigos
analysis-edit = Cambiar la posición
analysis-analyse = Analizar
analysis-too-long = Es demasiado largo para un enlace; guárdalo antes.
analysis-broken-link = En este enlace no hay nada que analizar. Puede que esté cortado.
analysis-no-chart = En un análisis no hay gráfico de puntos.
analysis-mine = Mis análisis
analysis-mine-about = Empieza en cualquier momento de una partida grabada o compón una posición.
analysis-none = Todavía no guardas ninguno.
analysis-count = { $count ->
    [one] una variante
   *[other] { $count } variantes
}
analysis-remove = Quitar
analysis-export = Llevarse
analysis-export-png = Imagen del mapa (PNG)
analysis-export-svg = Dibujo del mapa (SVG)
analysis-export-scenario = Posición (escenario)
analysis-export-record = Partida hasta aquí (registro)
analysis-editor = Editor de posiciones
analysis-editor-about = Compón cualquier posición y juégala o analízala. Lo que quede abierto se deduce del resto o lo decide el azar.
analysis-position = Una posición
analysis-position-name = Nombre
analysis-edition = Edición
analysis-players = Jugadores
analysis-sets = Expansiones
analysis-facts = Lo que hay en la mesa
analysis-way = Cómo cambiarlo
analysis-way-form = Campos
analysis-way-text = Texto
analysis-text-about = La posición como escenario (YAML)
analysis-apply = Aplicar
analysis-possible = Esta posición es posible.
analysis-in-line = Línea { $line }: { $reason }
analysis-seat = Tu asiento
analysis-round = Ronda
analysis-phase = Momento
analysis-phase-round = antes de descubrir las cartas
analysis-phase-power = se juegan las cartas de poder
analysis-phase-turns = antes del siguiente turno
analysis-phase-supply = un turno: caballeros a la corte
analysis-phase-card = un turno: tomar una carta
analysis-phase-turn = un turno: con una carta
analysis-phase-scoring = puntuación general
analysis-start = Jugador inicial
analysis-active = Quién tiene el turno
analysis-king = Rey
analysis-caballeros = Caballeros
analysis-court = Corte
analysis-grande = Grande
analysis-points = Puntos
analysis-played = Carta de poder
analysis-hand = Mano
analysis-board = Tablero de puntos { $board }
analysis-offer = Carta ofrecida, mazo { $stack }
analysis-by-chance = al azar
analysis-no-card = ninguna
analysis-card = Carta del turno
