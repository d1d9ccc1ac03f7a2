### King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own.

set-king-intrigant = Rey e Intrigante
    .about =
        Sin cartas de acción disponibles: cada jugador se hace una mano de trece cartas de poder que actúan por sí mismas. La
        más alta de la ronda manda sobre el Rey; la más baja intriga.

card-ki-010 =
    Esta carta no tiene acción especial. Siempre es la más baja, así que recibes la carta de Intrigante y puedes usar su
    acción.
    .title = Intrigante
    .note = { note-ki-supply }
card-ki-020 =
    Los caballeros que coloques en este turno pueden ir a cualquier región, limite o no con la región del Rey. La región del
    Rey sigue cerrada para ellos. Úsala antes de colocar.
    .title = Colocar en cualquier sitio
    .note = { note-ki-value }
card-ki-030 = { card-c2-court-all }
    .title = Vaciar las cortes
    .note = Puede que solo salgan 3 caballeros de cada corte. { note-ki-value }
card-ki-040 =
    Deja esta carta boca arriba ante ti. Hasta el final de la próxima ronda puedes detener una vez la acción especial de otro
    jugador, también la de una carta de Rey o de Intrigante, antes de que empiece o en cualquiera de sus pasos: ese paso no se
    lleva a cabo, lo hecho antes se mantiene y el resto se pierde. No puedes impedir que nadie coloque caballeros.
    .title = Veto
card-ki-050 = { card-c2-angry-king }
    .title = Cada uno devuelve 3
    .note = { note-ki-value }
card-ki-060 = { card-c2-remove1-each }
    .title = Devolver uno de cada rival
    .note = { note-ki-value }
card-ki-070 = { card-c4-grande }
    .title = Grande
    .note = { note-ki-value }
card-ki-080 = { card-c4-scoreboard }
    .title = Loseta de puntuación
    .note =
        El reglamento remite aquí a una carta del juego básico sin nombrarla; la loseta es la que mejor encaja.
        { note-ki-value }
card-ki-090 = { card-c2-score-choice }
    .title = Puntuar una región a tu elección
    .note = { note-ki-scoring }
card-ki-100 = { card-c3-score-4 }
    .title = Puntuar las regiones de 4
    .note = { note-ki-scoring }
card-ki-110 = { card-c3-score-5 }
    .title = Puntuar las regiones de 5
    .note = { note-ki-scoring }
card-ki-120 = { card-c3-score-6-7 }
    .title = Puntuar las regiones de 6 o 7
    .note = { note-ki-scoring }
card-ki-130 = { rule-open-castillo } { rule-castillo-bonuses } { rule-castillo-stays }
    .title = Puntuar el Castillo
    .note = { note-ki-scoring }
card-ki-140 = { card-c4-secret-scoring }
    .title = Puntuar regiones elegidas en secreto
    .note = { note-ki-scoring }
card-ki-150 =
    Elige una de las nueve regiones y pon en ella una ficha 2x. Todo lo que dé en la próxima puntuación general vale el doble,
    para todos los jugadores y con todas las bonificaciones; en las puntuaciones especiales, no. Hay dos fichas: si las dos
    están en el tablero, no puedes hacerlo.
    .title = Región doblada
    .note =
        Que también se doblen las bonificaciones y que la región se muestre abiertamente es nuestra lectura. { note-ki-value }
card-ki-160 =
    Arroja al Castillo 2 caballeros de cada jugador, tú incluido. Los eliges todos tú, de cualquier región menos la del Rey; de
    quien tenga menos van todos.
    .title = ¡Al Castillo!
    .note = Cuántos caballeros de los demás van dentro es suposición nuestra. { note-ki-value }
card-ki-170 = { card-c4-royal-advisor }
    .title = Consejero real
    .note = { note-ki-value }
card-ki-180 =
    Esta carta no tiene acción especial. Siempre es la más alta, así que recibes la carta de Rey y puedes usar su acción.
    .title = Rey
    .note = { note-ki-supply }
card-ki-intrigant-2 = { intrigant-text } { office-or-power }
    .title = Carta de Intrigante
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-3 = { intrigant-text } { office-or-power }
    .title = Carta de Intrigante
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-intrigant-45 = { intrigant-text } { office-for-power }
    .title = Carta de Intrigante
    .first = { intrigant-first }
    .second = { intrigant-second }
    .note = { note-ki-row }
card-ki-caballero-2 = Usa la acción especial de tu carta de poder y coloca hasta 2 caballeros.
    .title = Carta de Caballero 2
card-ki-caballero-3 = Usa la acción especial de tu carta de poder y coloca hasta 3 caballeros.
    .title = Carta de Caballero 3
    .note = { note-ki-row }
card-ki-caballero-4 = Usa la acción especial de tu carta de poder y coloca hasta 4 caballeros.
    .title = Carta de Caballero 4
    .note = { note-ki-row }
card-ki-king-2 = { king-text } { office-or-power }
    .title = Carta de Rey
    .note = { note-ki-row }
card-ki-king-3 = { king-text } { office-or-power }
    .title = Carta de Rey
    .note = { note-ki-row }
card-ki-king-45 = { king-text } { office-for-power }
    .title = Carta de Rey
    .note = { note-ki-row }

prompt-start-disc = Elige en secreto la región donde empieza un caballero más, de la provincia.
prompt-hand = Elige en secreto, una a una, las { $count } cartas de poder con las que jugarás esta partida.
prompt-row-card = Usa tu carta de la fila o toma una carta de acción en su lugar.

choice-office = Usar la acción especial de tu carta de Rey o de Intrigante
choice-keep =
    { $face ->
        [joker] Quedarte con el Comodín
       *[other]
            { $brings ->
                [0] Quedarte con el { $face } ({ $face_title }), que no trae caballeros
                [one] Quedarte con el { $face } ({ $face_title }), que trae un caballero
               *[other] Quedarte con el { $face } ({ $face_title }), que trae { $brings } caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Jugar el Comodín
       *[other]
            { $brings ->
                [0] Jugar el { $face } ({ $face_title }), que no trae caballeros
                [one] Jugar el { $face } ({ $face_title }), que trae un caballero
               *[other] Jugar el { $face } ({ $face_title }), que trae { $brings } caballeros
            }
    }

event-hand-chosen = { $seat } ha elegido su mano.
event-office = { $seat } recibe «{ $card }».

label-doubled = Vale el doble:

refusal-same-value = Dos cartas de poder tienen el valor { $value }; «{ $name }» necesita otro.

note-ki-supply = El reglamento no muestra cuántos caballeros trae esta carta; el número es suposición nuestra.
note-ki-value =
    El reglamento no muestra el valor de esta carta ni cuántos caballeros trae. Los valores siguen el orden en que explica las
    cartas; los caballeros son suposición nuestra.
note-ki-scoring =
    Se sabe que las cartas de 90 a 140 son puntuaciones especiales, pero no cuál tiene qué valor; los caballeros que traen
    también son suposición nuestra.
note-ki-row =
    Cuántos caballeros permiten colocar las cartas de la fila solo se muestra en una de ellas; esto es suposición nuestra.

intrigant-text =
    O mueves un caballero de cualquier color, o eliges una región y mueves de ella tantos caballeros tuyos como quieras, a uno
    o varios lugares. { rule-moving }
intrigant-first = Mover un caballero de cualquier color
intrigant-second = Mover tus propios caballeros de una región
office-or-power = Puedes hacer esto o usar la acción especial de tu carta de poder.
office-for-power = Esto sustituye a la acción especial de tu carta de poder.
king-text = Mueve al Rey a cualquier otra región, pero no al Castillo. { rule-king-then-placing }
