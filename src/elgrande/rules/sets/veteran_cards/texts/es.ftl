### Veteran cards (2023): each takes the place of an unseen card of its stack.

set-veteran-cards = Cartas de veterano
    .about =
        Cuatro cartas para quienes conocen el juego, dos vetos entre ellas. Por cada una se deja fuera, sin mirarla, una carta
        de su mazo.

option-veterans = Selección de cartas de veterano
    .about = ¿Cuáles de las cartas de veterano se usan?
option-veterans-all = las cuatro
option-veterans-veto = los dos vetos
option-veterans-intrigue = la carta de mover o colocar
option-veterans-scoring = la puntuación secreta

card-v2-veto =
    Deja esta carta boca arriba ante ti. Hasta el final de la próxima ronda puedes detener una vez por completo la acción
    especial de otro jugador, justo después de que la anuncie y antes de que empiece. No puedes impedir que nadie coloque
    caballeros. Después, o si no la has usado al final de la próxima ronda, la carta se descarta.
    .title = Veto
    .note = { note-stack-and-copies }
card-v1-all-own-or-place2 =
    Usa una de dos acciones. O bien: { card-c1-region-all-own } O bien: { card-n1-militia }
    .title = { card-c1-all-own-or-place2.title }
    .first = { card-c1-all-own-or-place2.first }
    .second = { card-c1-all-own-or-place2.second }
    .note = { note-kept }
card-v4-secret-scoring = { card-c4-secret-scoring }
    .title = { card-c4-secret-scoring.title }
    .note = { note-kept }
