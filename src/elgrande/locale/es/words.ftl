### Los nombres y las piezas pequeñas de las que se hacen las frases.
###
### El tono: de tú, como entre jugadores en una mesa de España; los botones y las opciones van en infinitivo.
### Los términos: carta de poder, carta de acción, corte, provincia, Castillo, Rey, Grande, caballero, disco secreto,
### loseta de puntuación (8/4/0 y 4/0/0), mazo, ronda (nueve por partida) y turno (el de cada jugador). Una región se
### «puntúa», en una puntuación general o en una especial.

## Lugares. Las regiones se llaman como en el tablero; aquí solo están los demás.

place-france = Francia
# Como figura en el tablero de las colonias.
place-francia = Francia
place-portugal = Portugal
place-castillo = Castillo
place-court = corte
place-province = provincia
## Colores y asientos

colour-violet = Violeta
colour-blue = Azul
colour-green = Verde
colour-orange = Naranja
colour-red = Rojo
colour-grey = Gris

# El color que nadie juega. Sin artículo: «un caballero de Fantasma».
seat-dummy = Fantasma
seat-black = Negro

## Listas: «uno, dos y tres»

list-comma = { $first }, { $next }
list-and = { $first } y { $last }
list-nothing = nada

# Una carta disponible y su mazo.
item-offer = «{ $card }» ({ $stack })
# Un lugar y el jugador cuyo disco lo muestra.
item-disc = { $place_name } ({ $seat })
# Un jugador y cuántos caballeros suyos hay.
item-caballeros = { $seat } { $count }
# Unos caballeros y de dónde vienen.
item-loss = { $count } { de-lugar }
# Un jugador y sus puntos.
item-points = { $seat } { $points }

## Los lugares en una frase. $place y $source son identificadores; $place_name y $source_name, los nombres.

# «el Castillo», «el País Vasco», «Granada»
el-lugar =
    { $place ->
        [castillo] el Castillo
        [court] la corte
        [province] la provincia
        [ship] el barco
        [galleon] un barco
        [prison] la prisión
        [bridge] el puente
        [beside_castillo] el pie del Castillo
        [card_75] la carta 75
        [guests_violet] la { $place_name }
        [guests_blue] la { $place_name }
        [guests_green] la { $place_name }
        [guests_orange] la { $place_name }
        [guests_red] la { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] { $place_name }
               *[other] el { $place_name }
            }
       *[other] { $place_name }
    }
# Dónde: «en el Castillo», «en Galicia».
en-lugar =
    { $place ->
        [castillo] en el Castillo
        [court] en la corte
        [province] en la provincia
        [ship] en el barco
        [galleon] a bordo de un barco
        [prison] en prisión
        [bridge] en el puente
        [beside_castillo] al pie del Castillo
        [card_75] en la carta 75
        [guests_violet] en la { $place_name }
        [guests_blue] en la { $place_name }
        [guests_green] en la { $place_name }
        [guests_orange] en la { $place_name }
        [guests_red] en la { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] en { $place_name }
               *[other] en el { $place_name }
            }
       *[other] en { $place_name }
    }
# Adónde: «al Castillo», «a Galicia».
a-lugar =
    { $place ->
        [castillo] al Castillo
        [court] a la corte
        [province] a la provincia
        [ship] al barco
        [galleon] a bordo de un barco
        [prison] a prisión
        [bridge] al puente
        [beside_castillo] al pie del Castillo
        [card_75] a la carta 75
        [guests_violet] a la { $place_name }
        [guests_blue] a la { $place_name }
        [guests_green] a la { $place_name }
        [guests_orange] a la { $place_name }
        [guests_red] a la { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] a { $place_name }
               *[other] al { $place_name }
            }
       *[other] a { $place_name }
    }
# De dónde: «del Castillo», «de Galicia».
de-lugar =
    { $place ->
        [castillo] del Castillo
        [court] de la corte
        [province] de la provincia
        [ship] del barco
        [galleon] de un barco
        [prison] de prisión
        [bridge] del puente
        [beside_castillo] del pie del Castillo
        [card_75] de la carta 75
        [guests_violet] de la { $place_name }
        [guests_blue] de la { $place_name }
        [guests_green] de la { $place_name }
        [guests_orange] de la { $place_name }
        [guests_red] de la { $place_name }
        [pais_vasco]
            { $place_name ->
                [Navarra] de { $place_name }
               *[other] del { $place_name }
            }
       *[other] de { $place_name }
    }
de-origen =
    { $source ->
        [castillo] del Castillo
        [court] de la corte
        [province] de la provincia
        [ship] del barco
        [galleon] de un barco
        [prison] de prisión
        [bridge] del puente
        [beside_castillo] del pie del Castillo
        [card_75] de la carta 75
        [guests_violet] de la { $source_name }
        [guests_blue] de la { $source_name }
        [guests_green] de la { $source_name }
        [guests_orange] de la { $source_name }
        [guests_red] de la { $source_name }
        [pais_vasco]
            { $source_name ->
                [Navarra] de { $source_name }
               *[other] del { $source_name }
            }
       *[other] de { $source_name }
    }
# El Rey se coloca junto al Castillo, nunca dentro.
rey-a-lugar =
    { $place ->
        [castillo] junto al Castillo
       *[other] { a-lugar }
    }

## Los caballeros en una frase. $colour es el identificador de un color.

color =
    { $colour ->
        [violet] violeta
        [blue] azul
        [green] verde
        [orange] naranja
        [red] rojo
        [black] negro
       *[grey] gris
    }
colores =
    { $colour ->
        [violet] violetas
        [blue] azules
        [green] verdes
        [orange] naranjas
        [red] rojos
        [black] negros
       *[grey] grises
    }
un-caballero = un caballero { color }
unos-caballeros =
    { $count ->
        [one] un caballero
       *[other] { $count } caballeros
    }

## Cartas y modificadores

# Un título impreso que comparten varias cartas, y nuestro propio nombre.
card-full-name = { $name }: { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Por qué alguien recibe puntos

award-reason =
    { award-rank }{ $tied ->
        [yes] , empatado
       *[no] { "" }
    }: { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } por el Rey
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } por el Grande
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } por un cargo
    }{ $times ->
        [2] , doblado
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] sin puesto
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $rank }.º puesto
    }

## De dónde se sabe algo

provenance-printed = impreso
    .about = Lo dice un reglamento.
provenance-cross-checked = contrastado
    .about = Lo dice una fuente pública, que coincide con los reglamentos en todo lo que se puede comparar.
provenance-reconstructed = reconstruido
    .about =
        Sin confirmar: deducido de lo que se sabe, o inventado para que se pueda jugar. Un archivo de correcciones puede
        sustituirlo.
provenance-invented = inventado
    .about = Invención nuestra: una carta de la casa que no está en ninguna caja.
provenance-corrected = corregido
    .about = Sustituido por el archivo de correcciones de esta mesa.

## Títulos y palabras cortas

label-board = Tablero
label-card = Carta
label-castillo = Castillo
label-copies = Copias
label-court = Corte
label-effect = Acción especial
label-grande = Grande
label-hand = Mano
label-hidden = oculto
label-king = Rey
label-log = Registro
label-note = Nota
label-offer = Cartas de acción
label-options = Opciones
label-played = Jugada
label-player = Jugador
label-players = Jugadores
label-points = Puntos
label-preview = Si se puntuara ahora
label-provenance = Fuente
label-province = Provincia
label-rank = Puesto
label-region = Región
label-round = Ronda
label-score = Puntos
label-scoreboard = Valores
label-seed = Semilla
label-sets = Expansiones
label-stack = Mazo
label-start-player = Jugador inicial
label-turn-order = Orden de turno
label-used = Usadas
label-vetos = Vetos
label-winner = Ganador
label-winners = Ganadores
label-your-turn = Te toca
