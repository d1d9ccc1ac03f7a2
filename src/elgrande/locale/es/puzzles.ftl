# Problemas: la página, el terminal y lo que se dice de una respuesta.

puzzles-title = Problemas
puzzles-intro = Posiciones de partidas de bots fuertes en las que una elección es claramente la mejor. Encuéntrala.
puzzles-today = Problema del día
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-any = Todos
puzzles-kind = Tema
puzzles-edition = Edición
puzzles-found-none = No hay ningún problema así.
puzzles-solved =
    { $count ->
        [one] Un problema resuelto
       *[other] { $count } problemas resueltos
    }
puzzles-streak = { $count } seguidos
puzzles-rating = Tu nivel en problemas: { $rating }
puzzles-hardness = Dificultad { $rating }
puzzles-you = Juegas con { $colour }. ¿Qué es lo mejor?
puzzles-step = ¿Y después? Elección { $step } de { $steps }.
puzzles-right = ¡Correcto!
puzzles-right-also = Correcto. «{ $choice }» es igual de bueno.
puzzles-wrong = No es lo mejor: cuesta un { $percent } % de probabilidad de ganar. Inténtalo otra vez o mira la solución.
puzzles-wrong-unknown = No es lo mejor. Inténtalo otra vez o mira la solución.
puzzles-show = Mostrar la solución
puzzles-solution = Solución: { $choice } ({ $percent } % de ganar).
puzzles-others = Qué más se miró:
puzzles-worse = { $choice }: { $percent } % menos
puzzles-found = El { $percent } % de los bots más débiles lo encuentra.
puzzles-leave = Todos los problemas
puzzles-done = resuelto
puzzles-cli-ask = Tu elección, «solution» para verla, o «quit»:
puzzles-kind-power = cartas de poder
puzzles-kind-card = elección de la carta
puzzles-kind-placing = colocar
puzzles-kind-moving = mover
puzzles-kind-king = el Rey
puzzles-kind-castillo = Castillo y discos
puzzles-kind-scoring = puntuaciones especiales
puzzles-kind-action = acciones especiales
puzzles-kind-veto = Veto
puzzles-kind-last-round = la última ronda
