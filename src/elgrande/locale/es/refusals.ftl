### Por qué algo no se puede hacer, o más vale no hacerlo. Cada texto nombra la regla; de ella debe quedar claro qué hacer.

## Preparar una partida

refusal-no-edition = No existe la edición «{ $name }».
refusal-players = El Grande es para 2 a 5 jugadores, no para { $count }.
refusal-no-set = No existe la expansión «{ $name }».
refusal-set-edition = «{ $set }» no va con la edición de { $edition }. Elige otra edición o déjala fuera.
refusal-set-needs = «{ $set }» necesita «{ $other_set }».
refusal-no-option = No existe la opción de mesa «{ $name }».
refusal-option-value = «{ $option }» no puede ser «{ $value }».
refusal-option-list = «{ $option }»: elige «{ $value }» o cartas sueltas, no las dos cosas.
refusal-option-edition = La edición de { $edition } no conoce la opción de mesa «{ $option }».
refusal-option-needs = La opción de mesa «{ $option }» necesita «{ $set }».
refusal-stack-short =
    En el mazo { $stack } { $count ->
        [one] solo quedaría una carta
       *[other] solo quedarían { $count } cartas
    }. Hace falta una para cada una de las { $rounds } rondas.
refusal-merged-stacks = Los mazos 2 y 3 solo se barajan juntos con dos o tres jugadores, no con { $count }.
refusal-start = { $owner } no puede empezar: con { $count } jugadores nadie juega ese color.
refusal-name = «{ $name }» no vale como nombre: escribe una sola línea, sin punto y coma.

clash-stacks =
    «{ $set }» y «{ $other_set }» no van juntas: una necesita los mazos de acción que la otra suprime.
## Decisiones en la mesa

refusal-over = La partida ha terminado; ya no hay nada que elegir.
refusal-not-asked = Ahora no tienes nada que elegir.
refusal-not-offered = Eso no está entre lo que puedes elegir ahora.
refusal-no-action = No hay ninguna acción especial en curso que se pueda vetar.
refusal-unknown-choice = No existe la opción «{ $name }».
refusal-kings-region = { $place_name } es la región del Rey: nada puede entrar ni salir.
refusal-closed-region = { $place_name } está cerrada por una ficha: nada puede entrar ni salir.
refusal-not-neighbouring =
    Los caballeros de la corte van al Castillo o a las regiones vecinas del Rey. { $place_name } no limita con { $source_name }.
refusal-same-place = El caballero ya está ahí. Elige otro lugar para él.
refusal-nobody-there = No hay caballeros { en-lugar }.
refusal-none-there =
    { $colour ->
        [black] No hay caballeros negros { en-lugar }.
       *[other] { $owner } no tiene caballeros { en-lugar }.
    }
refusal-too-few-there =
    Debes elegir una región con tantos caballeros tuyos como tengas que devolver, mientras haya alguna.
refusal-king-there = El Rey ya está { en-lugar }.
refusal-grande-there = Tu Grande ya está { en-lugar }.
refusal-board-there = Ahí ya hay una loseta de puntuación; solo puede haber una.
refusal-not-there =
    { $card ->
        [none] Aquí las reglas no permiten elegir { el-lugar }.
       *[other] «{ $card }» no permite elegir { el-lugar }. Su texto dice qué se puede.
    }
refusal-placing-used = Ya has colocado tus caballeros en este turno.
refusal-court-empty = No hay en tu corte ningún caballero que colocar.
refusal-action-used = Ya has usado la acción especial de este turno.
refusal-action-idle = La acción especial de «{ $card }» no tendría ahora ningún efecto.
refusal-power-used = Ya no tienes en la mano la carta de poder { $value }.
refusal-power-taken = Alguien ha jugado ya un { $value } en esta ronda. Cada valor se juega una sola vez.
refusal-card-taken = La carta del mazo { $stack } ya no está. Cada carta se toma una vez por ronda.
refusal-supply =
    No puedes tomar { $count }: tu carta de poder trae un número determinado, y en tu provincia hay { $left }.
refusal-undo-revealed = Desde entonces se ha mostrado algo oculto.
refusal-undo-acted = { $seat } ha jugado desde entonces.
refusal-undo-nothing = No has elegido nada que se pueda deshacer.
refusal-undo-limit = En esta partida ya se ha deshecho tanto que no se puede deshacer nada más.

## Registros de partidas

refusal-no-record = Esto no es el registro de una partida; empezaría por «{ $title }».
refusal-record-json = Esto no es JSON que se pueda leer.
refusal-record-cut = Falta algo. Puede que el registro esté cortado.
refusal-record-version =
    El registro es de la versión { $found }, y este servidor lee las versiones 1 a { $newest }. Quizá pueda uno más nuevo.
refusal-record-unknown = «{ $found }» no existe aquí.
refusal-record-value = «{ $found }» no puede estar aquí.
refusal-record-order = «{ $found }» no va en este sitio.
refusal-record-twice = Esto ya estaba dicho en la línea { $first }.
refusal-record-chance =
    Lo que se dice aquí de las cartas barajadas, los hogares o la semilla no puede haber ocurrido en esta partida.
refusal-record-choice = «{ $found }» no era posible en ese momento de la partida.
refusal-record-result = Las decisiones llevan a otro resultado: { $found }.
refusal-record-corrections =
    La partida se jugó con el archivo de correcciones { $found }, que aquí no se puede usar.
