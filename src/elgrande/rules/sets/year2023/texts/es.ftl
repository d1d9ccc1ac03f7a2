### The action cards of 2023.

card-n1-move2own-2foreign = { card-c1-move2own-2foreign }
    .title = { card-c1-move2own-2foreign.title }
    .note = { note-copies }
card-n1-move4-own = { card-c1-move4-own }
    .title = { card-c1-move4-own.title }
    .note = { note-stack }
card-n1-militia =
    Coloca hasta 2 caballeros de tu corte, además del 1 que esta carta permite de todos modos, en las regiones que quieras,
    juntos o separados, limiten o no con la región del Rey. Ninguno puede ir a la región del Rey ni al Castillo.
    .title = Milicia
card-n1-move3-any = { card-c1-move3-any }
    .title = { card-c1-move3-any.title }
    .note = { note-kept }
card-n1-move4-any = { card-c1-move4-any }
    .title = { card-c1-move4-any.title }
    .note = { note-kept }
card-n1-move3-foreign = { card-c1-move3-foreign }
    .title = { card-c1-move3-foreign.title }
    .note = { note-kept }
card-n1-region5-any = { card-c1-region5-any }
    .title = { card-c1-region5-any.title }
    .note = { note-kept }
card-n1-region-all-own = { card-c1-region-all-own }
    .title = { card-c1-region-all-own.title }
    .note = { note-kept }
card-n2-withdrawal = { card-c2-angry-king }
    .title = Retirada
    .note = { note-stack }
card-n2-civil-war = { card-c2-secret-all-of-region }
    .title = Guerra civil
card-n2-assassin = { card-c2-remove1-each } Con dos jugadores, el jugador fantasma cuenta aquí como rival.
    .title = Asesino
    .note =
        Los reglamentos explican esta carta sin mostrarla. No dicen su mazo, ni si cada rival tiene que perder uno.
card-n2-court-all = { card-c2-court-all }
    .title = { card-c2-court-all.title }
    .note = { note-kept }
card-n2-court-3 = { card-c2-court-3 }
    .title = { card-c2-court-3.title }
    .note = { note-kept }
card-n2-secret-2-of-region = { card-c2-secret-2-of-region }
    .title = { card-c2-secret-2-of-region.title }
    .note = { note-kept }
card-n2-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
    .note = { note-stack-and-copies }
card-n3-score-4 = { card-c3-score-4 }
    .title = Puesto avanzado
    .note = { note-copies }
card-n3-score-5 = { card-c3-score-5 }
    .title = Fiesta
    .note = { note-copies }
card-n3-score-6-7 = { card-c3-score-6-7 }
    .title = { card-c3-score-6-7.title }
    .note = { note-kept }
card-n3-revelation =
    { $set_new_regency ->
        [yes]
            Abre el Castillo y puntúalo. Quien esté allí solo en primer puesto recibe también la bonificación de su Grande si
            está dentro, y la del Rey si está junto a él. Después, todo vuelve dentro.
       *[no] { card-c3-score-castillo }
    }
    .title = Revelación
    .note = { note-copies }
card-n3-score-first-only = { card-c3-score-first-only }
    .title = { card-c3-score-first-only.title }
    .note = { note-kept }
card-n3-score-most = { card-c3-score-most }
    .title = { card-c3-score-most.title }
    .note = { note-kept }
card-n3-score-least = { card-c3-score-least }
    .title = { card-c3-score-least.title }
    .note = { note-kept }
card-n4-decree = { card-c4-scoreboard }
    .title = Decreto
    .note = { note-copies }
card-n4-empowerment =
    { card-c4-power-back } { $set_power_modifiers ->
        [yes] En su lugar puedes recuperar un modificador que hayas usado.
       *[no] { "" }
    }
    .title = Plenos poderes
    .note = { note-copies }
card-n4-court2 = { card-c4-court2 }
    .title = Llamados a la corte
    .note = { note-kept }
card-n4-new-home =
    { card-c4-grande } { $set_new_regency ->
        [yes] Un Grande que esté dentro del Castillo se queda allí.
       *[no] { "" }
    }
    .title = Nuevo hogar
    .note = { note-copies }
card-n4-coup = { card-c4-eviction } Con dos jugadores, los del jugador fantasma también se quedan.
    .title = Golpe de Estado
    .note = Los reglamentos hablan de esta carta en un ejemplo. No muestran su texto ni su mazo.
card-n4-royal-advisor =
    { card-c4-royal-advisor } { $set_new_regency ->
        [yes] { rule-neighbours-abroad }
       *[no] { "" }
    }
    .title = Consejo al Rey
    .note = { note-kept }
card-n5-majesty =
    Mueve al Rey a cualquier otra región, pero no al Castillo, a Francia ni a Portugal. { rule-king-then-placing } Esta carta
    está disponible en todas las rondas.
    .title = Su Majestad

note-kept = Los reglamentos no muestran esta carta; está tomada de la baraja de 1995.
note-copies = Los reglamentos muestran esta carta, pero no cuántas copias hay.
note-stack = Los reglamentos muestran esta carta, pero no su mazo.
note-stack-and-copies = Los reglamentos muestran esta carta, pero no su mazo ni cuántas copias hay.
note-stand-in = No se sabe nada de esta carta; esta ocupa su lugar.

# Qué región es «limítrofe» mientras el Rey no está en ninguna.
rule-neighbours-abroad =
    Desde Francia o Portugal va a una región que limite con ese país; desde el Castillo, a cualquiera.
