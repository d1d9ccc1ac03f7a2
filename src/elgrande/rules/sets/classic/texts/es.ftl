### The action cards of 1995 and 2015.

card-c1-move3-any = Mueve hasta 3 caballeros de cualquier color. { rule-moving }
    .title = Mover 3 de cualquier color
card-c1-move4-any = Mueve hasta 4 caballeros de cualquier color. { rule-moving }
    .title = Mover 4 de cualquier color
card-c1-move4-own = Mueve hasta 4 de tus propios caballeros. { rule-moving }
    .title = Mover 4 de los tuyos
card-c1-move3-foreign = Mueve hasta 3 caballeros ajenos, de uno o varios colores. { rule-moving }
    .title = Mover 3 ajenos
card-c1-move2own-2foreign =
    Mueve hasta 2 de tus propios caballeros y hasta 2 ajenos, en el orden que quieras. Mover menos de un tipo no permite
    mover más del otro. { rule-moving }
    .title = Mover 2 tuyos y 2 ajenos
card-c1-region5-any =
    Elige una región que no sea la del Rey y mueve de ella hasta 5 caballeros de cualquier color, a una o varias regiones o
    al Castillo. Ninguno puede ir a la región del Rey.
    .title = Mover 5 de una región
card-c1-region-all-own =
    Elige una región que no sea la del Rey y mueve de ella tantos caballeros tuyos como quieras, a una o varias regiones o
    al Castillo. Ninguno puede ir a la región del Rey.
    .title = Mover los tuyos de una región
card-c1-place2-extra =
    Coloca hasta 2 caballeros de tu corte, además del 1 que esta carta permite de todos modos, en las regiones que quieras,
    limiten o no con la región del Rey, o en el Castillo. Ninguno puede ir a la región del Rey.
    .title = Colocar 2 más
card-c1-all-own-or-place2 =
    Usa una de dos acciones. O bien: { card-c1-region-all-own } O bien: { card-c1-place2-extra }
    .title = Mover los tuyos o colocar 2 más
    .first = Mover tus propios caballeros de una región
    .second = Colocar hasta 2 caballeros más de tu corte
card-c2-veto =
    Deja esta carta boca arriba ante ti. Hasta el final de la próxima ronda puedes detener una vez la acción especial de
    otro jugador, antes de que empiece o en cualquiera de sus pasos: ese paso no se lleva a cabo, lo hecho antes se
    mantiene y el resto se pierde. No puedes impedir que nadie coloque caballeros. Después, o si no la has usado al final
    de la próxima ronda, la carta se descarta.
    .title = Veto
card-c2-court-all = Cada rival, empezando por tu izquierda, devuelve a la provincia todos los caballeros de su corte.
    .title = Vaciar las cortes
card-c2-court-3 =
    Cada rival, empezando por tu izquierda, devuelve a la provincia 3 caballeros de su corte. Quien tenga menos los
    devuelve todos.
    .title = 3 de cada corte
card-c2-remove1-each =
    Puedes devolver a la provincia un caballero de cada rival que esté en las regiones. Tú eliges cuáles, de la misma región
    o de varias, y puedes perdonar a algún rival. { rule-safe-places }
    .title = Devolver uno de cada rival
card-c2-angry-king =
    { $option_angry_king ->
        [everybody] Cada jugador por turno, empezando por tu izquierda y terminando contigo,
       *[opponents] Cada rival por turno, empezando por tu izquierda,
    } devuelve a la provincia 3 de sus propios caballeros, los que quiera, de su corte y de las regiones. Quien tenga menos
    los devuelve todos. { rule-safe-places }
    .title = ¡El Rey está furioso!
card-c2-secret-all-of-region =
    Cada rival elige en secreto en su disco una región que no sea la del Rey donde tenga al menos 1 caballero. Todos los
    discos se muestran a la vez, y cada uno devuelve a la provincia todos sus caballeros de esa región. Quien no tenga
    ninguno en esas regiones no pierde nada.
    .title = Abandonar una región
card-c2-secret-2-of-region =
    Cada rival elige en secreto en su disco una región que no sea la del Rey donde tenga al menos 2 caballeros. Todos los
    discos se muestran a la vez, y cada uno devuelve a la provincia 2 caballeros de esa región. Quien no tenga 2 en ninguna
    elige una región con 1 y devuelve ese; quien no tenga ninguno no pierde nada.
    .title = Ceder 2 de una región
card-c2-score-choice =
    Elige una región: se puntúa enseguida, con todos los puestos que dan puntos y todas las bonificaciones. { $edition ->
        [1995] Se pueden elegir la región del Rey y el Castillo; lo que hay en el Castillo vuelve dentro después.
       *[other] Se puede elegir la región del Rey, pero no el Castillo.
    }
    .title = Puntuar una región a tu elección
card-c3-score-4 = Puntúa todas las regiones cuyo primer puesto valga 4 ahora. { rule-visible-values }
    .title = Puntuar las regiones de 4
card-c3-score-5 = Puntúa todas las regiones cuyo primer puesto valga 5 ahora. { rule-visible-values }
    .title = Puntuar las regiones de 5
card-c3-score-6-7 = Puntúa todas las regiones cuyo primer puesto valga 6 o 7 ahora. { rule-visible-values }
    .title = Puntuar las regiones de 6 o 7
card-c3-score-castillo =
    { rule-open-castillo } { $set_grandissimo ->
        [yes] { rule-castillo-bonuses }
       *[no]
            { $set_inquisitor_colonies ->
                [yes] { rule-castillo-bonuses }
               *[no] No hay bonificaciones por el Rey ni por un Grande, porque ninguno puede estar dentro.
            }
    } { rule-castillo-stays }
    .title = Puntuar el Castillo
card-c3-score-first-only =
    Puntúa todas las regiones, pero solo recibe puntos quien esté solo en primer puesto: el primer valor, con las
    bonificaciones del Rey y del Grande. Un empate en primer puesto no da nada a nadie. El Castillo no se puntúa.
    .title = Puntuar solo primeros puestos
card-c3-score-most =
    Puntúa la región con más caballeros, contando todos los colores; si varias empatan, se puntúan todas ellas.
    { rule-counting-heads }
    .title = Puntuar la región más poblada
card-c3-score-least =
    Puntúa la región con menos caballeros, contando todos los colores; si varias empatan, se puntúan todas ellas. Las
    regiones vacías no entran. { rule-counting-heads }
    .title = Puntuar la región menos poblada
card-c3-score-choice = { card-c2-score-choice }
    .title = { card-c2-score-choice.title }
card-c4-scoreboard =
    Toma una de las dos losetas de puntuación (8/4/0 o 4/0/0), de al lado del tablero o de donde esté, y ponla en otro
    lugar: una región o el Castillo. Sus valores sustituyen a los impresos en toda puntuación. En cada lugar solo cabe una
    loseta, ninguna puede entrar en la región del Rey ni salir de ella, y ninguna vuelve a salir del tablero.
    .title = Loseta de puntuación
card-c4-power-back =
    Recupera en tu mano una de tus cartas de poder usadas, sin tener que enseñarla. Puede ser la de esta ronda, que sigue
    contando para el orden de turno y el marcador de jugador inicial.
    .title = Cartas de poder
card-c4-court2 =
    Toma hasta 2 de tus caballeros de la provincia para tu corte. Si en la provincia hay menos, puedes tomar los que falten
    de las regiones, pero no de la región del Rey ni del Castillo.
    .title = La corte
card-c4-grande =
    Mueve tu Grande a otra región, que pasa a ser tu hogar. No puede entrar en la región del Rey ni salir de ella, ni ir
    al Castillo. Varios Grandes pueden compartir región.
    .title = Grande
card-c4-secret-scoring =
    Cada jugador, tú incluido, elige en secreto una región en su disco; se permite la región del Rey, y el Castillo no está
    en el disco. Todos los discos se muestran a la vez. Cada región que haya elegido un solo jugador se puntúa{ $edition ->
        [1995] , en el orden de los jugadores desde tu izquierda.
       *[other] . { rule-scoring-order }
    }
    .title = Puntuar regiones elegidas en secreto
card-c4-eviction =
    Elige una región que no sea la del Rey. Cada rival con caballeros allí elige en secreto otra región en su disco. Todos
    los discos se muestran a la vez, y cada uno mueve todos sus caballeros de la región elegida a la que ha marcado; quien
    haya marcado la región del Rey los lleva a su corte. Tus propios caballeros se quedan.
    .title = Desalojo
card-c4-royal-advisor = Mueve al Rey a una región que limite con la suya. { rule-king-then-placing }
    .title = Consejero real
card-c5-king =
    Mueve al Rey a cualquier otra región, pero no al Castillo. { rule-king-then-placing } { $set_grandissimo ->
        [yes]
            Antes o después de moverlo puedes indultar a los presos: van todos a una misma región, que no sea la que ocupe el
            Rey en ese momento. Esta carta está disponible en todas las rondas.
       *[no] Esta carta está disponible en todas las rondas.
    }
    .title = Carta del Rey

# Para las cartas que puntúan el Castillo: cómo, con qué bonificaciones y qué pasa después.
rule-open-castillo =
    Abre el Castillo, para que todos vean quién hay dentro, y puntúalo enseguida como una región: todos los puestos que
    dan puntos, según los valores visibles allí.
rule-castillo-bonuses =
    Quien esté allí solo en primer puesto recibe también la bonificación de su Grande si otra carta lo ha metido en el
    Castillo. No hay bonificación del Rey.
rule-castillo-stays = Después, todos los caballeros se quedan en el Castillo; no se usan los discos.
# Para las cartas que mueven caballeros en el tablero.
rule-moving =
    Cada uno va de una región a cualquier otra o al Castillo. Nada puede entrar en la región del Rey ni salir de ella, y del
    Castillo no sale nadie.
# Para las cartas que devuelven caballeros a la provincia.
rule-safe-places = Los caballeros de la región del Rey y del Castillo están a salvo.
# Para las puntuaciones especiales de regiones de cierto valor.
rule-visible-values =
    Una loseta de puntuación cuenta en lugar de los valores impresos. La región del Rey se puntúa como las demás; el
    Castillo, nunca. { rule-scoring-order }
rule-scoring-order =
    { $edition ->
        [2023] { "" }
       *[other] Si otro jugador tiene un veto, tú eliges el orden.
    }
# Para las puntuaciones de la región más llena y la más vacía.
rule-counting-heads =
    La región del Rey cuenta como las demás; el Castillo y los Grandes no cuentan. { rule-scoring-order }
rule-king-then-placing = Si lo haces antes de colocar caballeros, para colocarlos vale ya la nueva región del Rey.
