### Lo que se pregunta a los jugadores, lo que pueden elegir y lo que ocurre.

## Preguntas, según el tipo de decisión

prompt-power = Juega una carta de poder. Su valor no puede estar ya en la mesa.
# $plain dice si la carta puede quedarse sin modificador.
prompt-modifier =
    { $plain ->
        [yes] Has jugado el { $power }. ¿Le añades un modificador?
       *[no] Has jugado el { $power }, que ya está en la mesa: añádele un modificador.
    }
prompt-draft = Pasa uno de tus modificadores al jugador de tu izquierda.
prompt-supply =
    Puedes tomar { $count ->
        [one] un caballero
       *[other] hasta { $count } caballeros
    } de la provincia para tu corte.
prompt-recall =
    La provincia está vacía. Puedes retirar { $left ->
        [one] un caballero más
       *[other] hasta { $left } caballeros más
    } de las regiones a tu corte.
prompt-ability = ¿Usas la habilidad de tu modificador { $modifier }? { $ability }
prompt-card = Toma una carta de acción.
# $act y $placing dicen cuál de las dos partes es posible ahora.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { turno-completo }
               *[no] «{ $card }»: usa la acción especial o termina tu turno.
            }
       *[no] { turno-colocar }
    }{ $office ->
        [yes] { " " }En vez de tu acción especial, puedes usar la de tu carta de Rey o de Intrigante.
       *[no] { "" }
    }
turno-completo =
    { $left ->
        [one] «{ $card }»: coloca un caballero y usa la acción especial, en el orden que quieras.
       *[other] «{ $card }»: coloca hasta { $left } caballeros y usa la acción especial, en el orden que quieras.
    }
turno-colocar =
    { $left ->
        [one] «{ $card }»: coloca un caballero o termina tu turno.
       *[other] «{ $card }»: coloca hasta { $left } caballeros o termina tu turno.
    }
prompt-place =
    Coloca { $left ->
        [one] un caballero más
       *[other] hasta { $left } caballeros más
    } o déjalo ahí.
# $step dice qué se impediría: toda la acción (none) o uno de sus pasos, contado con sus datos.
prompt-veto =
    { $seat } usa la acción especial de «{ $card }».{ $step ->
        [moved] { " " }A continuación: un caballero { color } va { de-origen } { a-lugar }.
        [placed] { " " }A continuación: un caballero va de la corte { a-lugar }.
        [gain] { " " }A continuación: { $count ->
                [one] un caballero pasa
               *[other] { $count } caballeros pasan
            } de la provincia a la corte.
        [recalled] { " " }A continuación: un caballero vuelve { de-lugar } a la corte.
        [court_loss] { " " }A continuación: { $loser } devuelve caballeros de la corte a la provincia.
        [returned] { " " }A continuación: { $loser } devuelve { unos-caballeros } { de-lugar } a la provincia.
        [pledged] { " " }A continuación: { $loser } devuelve caballeros a la provincia: { $losses }.
        [evicted] { " " }A continuación: { $loser } ha elegido { el-lugar } para los caballeros que deben irse.
        [score_one] { " " }A continuación: se puntúa { el-lugar }.
        [throw_grande] { " " }A continuación: el Grande de { $loser } es arrojado al Castillo.
        [trimmed] { " " }A continuación: { $loser } retira { unos-caballeros } { de-lugar } a su corte.
        [table_laid] { " " }A continuación: la loseta de límite se pone { en-lugar }.
        [travelled] { " " }A continuación: el Grande de { $loser } va { a-lugar }.
        [thrown_in] { " " }A continuación: todos los caballeros { colores } { de-lugar } son arrojados al Castillo.
        [washed_away] { " " }A continuación: { $loser } retira { unos-caballeros } { de-lugar } a su corte.
        [castillo_emptied] { " " }A continuación: { $loser } retira a su corte todos sus caballeros del Castillo.
        [ship_taken]
            { $loser ->
                [none] { " " }A continuación: se toma un barco libre.
               *[other] { " " }A continuación: se toma un barco de { $loser }.
            }
        [jailed] { " " }A continuación: un caballero de { $loser } va { de-lugar } a prisión.
        [pardoned] { " " }A continuación: todos los presos van { a-lugar }.
        [king_moved] { " " }A continuación: el Rey va { rey-a-lugar }.
        [board_laid]
            { $board ->
                [8] { " " }A continuación: la loseta 8/4/0 se pone { en-lugar }.
               *[4] { " " }A continuación: la loseta 4/0/0 se pone { en-lugar }.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }Es la primera de sus dos acciones.
                               *[other] { " " }De sus dos acciones, es esta: «{ $action }».
                            }
                        [second]
                            { $action ->
                                [none] { " " }Es la segunda de sus dos acciones.
                               *[other] { " " }De sus dos acciones, es esta: «{ $action }».
                            }
                        [colour] { " " }El Rey cambia de sitio con el Grande de { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }Se da la vuelta a la loseta 8/4/0.
                               *[4] { " " }Se da la vuelta a la loseta 4/0/0.
                            }
                        [bridge] { " " }El puente une { $places }.
                        [alliance] { " " }La alianza une { $places }.
                        [three] { " " }{ $owner } elige una de estas regiones, que se puntúa: { $places }.
                        [pardon] { " " }Todos los presos van { a-lugar }.
                        [name] { " " }El Grande de { $owner } sustituye al Rey.
                        [remove]
                            { $what ->
                                [25] { " " }Se retira el Espionaje de { $target }.
                                [75] { " " }Se retira la Reserva de { $target }.
                                [bridge] { " " }Se retira el puente ({ $target }).
                                [alliance] { " " }Se retira la alianza ({ $target }).
                                [quarantine] { " " }Se levanta la cuarentena ({ $target }).
                                [king_token] { " " }Se retira la protección real ({ $target }).
                                [collapse] { " " }Se retira el peligro de derrumbe ({ $target }).
                                [double] { " " }Se retira la ficha de doble ({ $target }).
                               *[table] { " " }Se retira la loseta de límite ({ $target }).
                            }
                       *[board]
                            { $board ->
                                [8] { " " }La loseta 8/4/0 se pone { en-lugar }.
                               *[4] { " " }La loseta 4/0/0 se pone { en-lugar }.
                            }
                    }
                [place] { " " }Lugar elegido: { el-lugar }.
               *[none] { "" }
            }
    } ¿Usas tu veto?
prompt-either = ¿Cuál de las dos acciones de tu carta usas?
prompt-region = ¿Qué región eliges para tu acción especial?
prompt-lift =
    ¿Qué caballero { $place ->
        [none] { "" }
       *[other] { de-lugar }{ " " }
    }mueves? Puedes mover { cuantos-mover }.
cuantos-mover =
    { $any ->
        [0]
            { $own ->
                [0] { cuantos-ajenos } más
               *[other]
                    { $foreign ->
                        [0] { cuantos-tuyos }
                       *[other] { cuantos-tuyos } y { cuantos-ajenos }
                    }
            }
       *[other] { $any } más de cualquier color
    }
cuantos-tuyos =
    { $own ->
        [any] todos los tuyos que quieras
       *[other] { $own } más de los tuyos
    }
cuantos-ajenos =
    { $foreign ->
        [one] 1 ajeno
       *[other] { $foreign } ajenos
    }
prompt-drop = ¿Adónde va el caballero { color } { de-origen }?
prompt-place-extra =
    Coloca { $left ->
        [one] un caballero más
       *[other] hasta { $left } caballeros más
    } con tu acción especial o déjalo ahí.
prompt-pick-each = Puedes devolver a la provincia un caballero de cada rival. ¿Cuál es el siguiente?
prompt-lose =
    Debes devolver { $left ->
        [one] un caballero más
       *[other] { $left } caballeros más
    } a la provincia. ¿De dónde sale el siguiente?
prompt-loss-disc =
    { $count ->
        [none] Elige en secreto una región. Todos tus caballeros de allí vuelven a la provincia.
        [one] Elige en secreto una región. Uno de tus caballeros de allí vuelve a la provincia.
       *[other]
            Elige en secreto una región. { $count } de tus caballeros de allí vuelven a la provincia, o el único que haya si
            solo hay uno.
    }
prompt-eviction-disc =
    Elige en secreto la región adonde van todos tus caballeros { de-lugar }. Si es la del Rey, vuelven a tu corte.
prompt-scoring-disc = Elige en secreto una región. Se puntúa si nadie más la elige.
prompt-castillo-disc =
    Elige en secreto la región adonde va todo lo que tienes en el Castillo. Si es la del Rey, todo vuelve a tu corte.
prompt-scoring-order = ¿Qué región se puntúa ahora? Quedan: { $places }.
prompt-king = ¿Adónde va el Rey?
prompt-entourage =
    ¿Qué caballero acompaña al Rey { a-lugar }? { $left ->
        [one] Falta uno.
       *[other] Faltan { $left }.
    }
prompt-swap = ¿El Grande de quién cambia de sitio con el Rey?
prompt-grande = ¿Qué región será el nuevo hogar de tu Grande?
prompt-board = ¿Qué loseta de puntuación pones, y dónde?
prompt-power-back = ¿Cuál de tus cartas usadas recuperas?
prompt-which = ¿Cuál de los caballeros { colores } { de-lugar }?
prompt-arrive =
    { $place ->
        [france] ¿Qué casilla de Francia ocupa el caballero { color }?
        [ship] ¿El caballero { color } pasa a ser capitán del barco?
       *[other] ¿El caballero { color } pasa a ser virrey de América?
    }
prompt-settlers = Elige en secreto una región que no sea la del Rey. Llegan allí dos de tus caballeros de la provincia.
prompt-voyage =
    Antes de tu turno, cada caballero tuyo en el barco, en América y en África puede hacer una etapa. ¿Quién viaja ahora?
prompt-sail = ¿Adónde va el caballero { color } { de-origen }?
prompt-claim = ¿Reclamas una ficha?
prompt-transport-out = ¿Qué caballero va ahora a América o África?
prompt-transport-home = ¿Qué caballero vuelve ahora de América o África?
prompt-ship-out = ¿Adónde va el caballero { color } { de-origen }?
prompt-fill =
    ¿Quién ocupa la loseta de límite { en-lugar }? { $left ->
        [one] Queda una casilla libre.
       *[other] Quedan { $left } casillas libres.
    }
prompt-table = ¿Adónde mueves la loseta de límite?
prompt-close = ¿Cierras una carta de acción en esta ronda?
prompt-strike = { $seat } acaba de usar «{ $card }». ¿Repites su acción especial con tu Golpe doble?
prompt-banner = ¿Cuál de tus caballeros lleva tu estandarte?
prompt-start-disc = Elige en secreto la región donde empieza un caballero más, de la provincia.
prompt-hand = Elige en secreto, una a una, las { $count } cartas de poder con las que jugarás esta partida.
prompt-row-card = Usa tu carta de la fila o toma una carta de acción en su lugar.
prompt-trim =
    { $left ->
        [one] Sobra un caballero { en-lugar }. ¿Cuál vuelve a su corte?
       *[other] Sobran { $left } caballeros { en-lugar }. ¿Cuál vuelve ahora a su corte?
    }
prompt-reserve =
    { $place ->
        [none] Va a empezar una puntuación especial. ¿Envías tu reserva a una región?
       *[other] Ahora se puntúa { el-lugar }. ¿Envías tu reserva a una región?
    }
prompt-removal = ¿Qué retiras?
prompt-second-card = Juega una segunda carta tras tu Comodín. Su valor no puede estar ya en la mesa.
prompt-travel-disc = Elige en secreto otra región para tu Grande. Si es tabú, se queda donde está.
prompt-bridge-end = ¿Adónde lleva el puente que sale { de-lugar }?
prompt-cross-bridge = Tu puente une { $places }. Antes de tu turno puedes pasar por él tus caballeros.
prompt-turn-board = ¿A qué loseta de puntuación das la vuelta?
prompt-storm-disc = Elige en secreto la región de tu Tormenta. La muestras cuando empiece tu turno.
prompt-spied-disc =
    Ves los discos de los demás: { $discs }. Elige ahora la región adonde van tus caballeros del Castillo.
prompt-ally = ¿Con qué región se alía { el-lugar }?
prompt-throw =
    { $left ->
        [one] Un caballero más va al Castillo. ¿Cuál?
       *[other] Hasta { $left } caballeros más van al Castillo. ¿Cuál es el siguiente?
    }
prompt-ship = ¿Tomas un barco?
prompt-land =
    { $left ->
        [one] ¿Desembarca el caballero de tu barco?
       *[other] ¿Desembarcan los { $left } caballeros de tu barco? O todos o ninguno. ¿Adónde va el siguiente?
    }
prompt-jail = ¿Qué caballero va a prisión?
prompt-royal = ¿Adónde va el Rey? Antes puedes también indultar a los presos.
prompt-royal-move = ¿Adónde va el Rey?
prompt-pardon = ¿Indultas a los presos? Van todos a la misma región.
prompt-place-guest = Coloca el caballero { color } invitado en tu corte.
prompt-march =
    { $left ->
        [one] ¿Qué mercenario se mueve ahora?
       *[other] ¿Qué mercenario se mueve primero?
    }
prompt-march-to = ¿Adónde va el mercenario { de-origen }?
prompt-companion = ¿Lo acompaña un caballero { de-origen } { a-lugar }? Su dueño tiene que estar de acuerdo.
prompt-consent = { $seat } quiere llevarse uno de tus caballeros { de-origen } { a-lugar }. ¿Estás de acuerdo?
prompt-boycott = Elige en secreto la región que no se puntuará en la próxima puntuación general.
prompt-incognito = Elige en secreto la región donde aparecerá el Rey cuando tú quieras.
# $seat es el jugador a quien le toca, o «none».
prompt-unmask =
    { $seat ->
        [none] ¿Descubres ahora al Rey de incógnito?
       *[other] Es el turno de { $seat }. ¿Descubres ahora al Rey de incógnito?
    }
prompt-last-unmask = ¿Descubres al Rey de incógnito antes de la puntuación general? Después se pierde.
prompt-further-card = Toma otra carta de acción.
prompt-stand-in = ¿El Grande de quién sustituye al Rey?
prompt-league = ¿Qué loseta de puntuación pones, y dónde?
prompt-name-region =
    { $left ->
        [3] Elige tres regiones distintas. ¿Cuál es la primera?
        [2] Has elegido { $places }. ¿Cuál es la segunda?
       *[1] Has elegido { $places }. ¿Cuál es la tercera?
    }
prompt-chooser = ¿Quién elige entre { $places }?
prompt-chosen-region = { $seat } ha elegido { $places }. ¿Cuál de ellas se puntúa?

## Opciones. $kind es el tipo de decisión, o «none» si no se conoce.

choice-stop =
    { $kind ->
        [recall] No retirar más
        [place] No colocar más
        [place_extra] No colocar más
        [lift] No mover más
        [pick_each] No devolver más
        [voyage] No viaja nadie más
        [transport_out] No va nadie más
        [transport_home] No vuelve nadie más
        [table] Dejar la loseta donde está
        [cross_bridge] No pasa nadie más el puente
        [ship] No tomar ningún barco
        [land] Quedarse a bordo
        [jail] No enviar a nadie a prisión
        [pardon] No indultar a nadie
        [march] No mover más mercenarios
        [companion] No lo acompaña nadie
        [last_unmask] Dejar que se pierda
        [stand_in] Ninguno
        [league] No poner más
       *[other] Dejarlo aquí
    }
choice-act = Usar la acción especial
choice-end = Terminar tu turno
choice-veto = Usar tu veto
choice-allow = Dejar que ocurra
choice-first = Usar la primera de las dos acciones
choice-second = Usar la segunda de las dos acciones
choice-plain = Jugar la carta de poder sin modificador
choice-use =
    { $kind ->
        [strike] Repetir la acción especial
       *[other] Usar la habilidad
    }
choice-skip =
    { $kind ->
        [claim] No reclamar nada
        [close] No cerrar ninguna carta
        [strike] Esta vez no
        [reserve] Guardar tu reserva
       *[other] Renunciar a la habilidad
    }
choice-power =
    { $brings ->
        [0] Jugar la carta de poder { $power }, que no trae caballeros
        [one] Jugar la carta de poder { $power }, que trae un caballero
       *[other] Jugar la carta de poder { $power }, que trae { $brings } caballeros
    }
choice-modifier =
    { $kind ->
        [draft] Pasar el modificador { $modifier }
       *[other] Jugar el modificador { $modifier }
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] No tomar caballeros
        [one] Tomar un caballero para tu corte
       *[other] Tomar { $count } caballeros para tu corte
    }
choice-card =
    { $card ->
        [none] Tomar la carta del mazo { $stack }
       *[other] Tomar «{ $card }» del mazo { $stack }
    }
choice-to =
    { $kind ->
        [drop] Moverlo { a-lugar }
        [sail] Moverlo { a-lugar }
        [ship_out] Moverlo { a-lugar }
        [land] Desembarcarlo { en-lugar }
        [march_to] Moverlo { a-lugar }
        [place_guest] Colocar al invitado { en-lugar }
        [reserve] Enviar tu reserva { a-lugar }
       *[other]
            { $place ->
                [galleon] Colocar un caballero en tu barco
               *[other] Colocar un caballero { en-lugar }
            }
    }
choice-from =
    { $kind ->
        [recall] Retirar un caballero { de-lugar } a tu corte
        [lose] Devolver un caballero { de-lugar } a la provincia
       *[other] Tomar un caballero { de-lugar }
    }
choice-region =
    { $kind ->
        [scoring_order] Puntuar ahora { el-lugar }
        [royal] Indultar a los presos, que van todos { a-lugar }, y mover luego al Rey
        [pardon] Indultar a los presos, que van todos { a-lugar }
        [table] Mover la loseta de límite { a-lugar }
        [bridge_end] Llevar el puente { a-lugar }
        [ally] Aliarla con { el-lugar }
        [boycott] Elegir { el-lugar }
        [chosen_region] Puntuar { el-lugar }
        [incognito] Elegir { el-lugar }
       *[other] Elegir { el-lugar }
    }
choice-disc = Marcar { el-lugar } en tu disco
choice-king = Mover al Rey { rey-a-lugar }
choice-grande = Mover tu Grande { a-lugar }
choice-swap = Cambiar al Rey por el Grande de { $owner }
choice-back = Recuperar la carta de poder { $power }
choice-reuse = Recuperar el modificador { $modifier } ({ $ability_title })
choice-board =
    { $board ->
        [8] Poner la loseta 8/4/0 { en-lugar }
       *[4] Poner la loseta 4/0/0 { en-lugar }
    }
choice-lift =
    { $kind ->
        [pick_each] Devolver { un-caballero } { de-lugar } a la provincia
        [entourage] Llevarse { un-caballero } { de-lugar }
        [voyage] Hacer viajar { un-caballero } { de-lugar }
        [fill] Poner { un-caballero } en la loseta
        [banner] Dárselo a un caballero { en-lugar }
        [throw] Arrojar { un-caballero } { de-lugar } al Castillo
        [jail] Enviar { un-caballero } { de-lugar } a prisión
        [march] Mover el mercenario { de-lugar }
        [companion] Llevarse { un-caballero }
        [trim] Devolver { un-caballero } { de-lugar } a su corte
        [cross_bridge] Pasar { un-caballero } { de-lugar } por el puente
       *[other] Mover { un-caballero } { de-lugar }
    }
choice-which =
    { $carried ->
        [gold] { cual-caballero }, con oro
        [goods] { cual-caballero }, con mercancías
        [banner] { cual-caballero }, con el estandarte
       *[unladen] { cual-caballero }
    }
cual-caballero =
    { $spot ->
        [table] Uno de la loseta de límite
        [ambassador] El embajador
        [envoy] El enviado
        [third] El de la tercera casilla
        [captain] El capitán
        [viceroy] El virrey
       *[plain] Uno de los otros
    }
choice-stand =
    { $spot ->
        [ambassador] Pasa a ser embajador
        [envoy] Pasa a ser enviado
        [third] Ocupa la tercera casilla
        [captain] Pasa a ser capitán
        [viceroy] Pasa a ser virrey
        [table] Ocupa la loseta de límite
       *[plain] No ocupa ningún cargo
    }
choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Poner un caballero sobre oro
               *[black] Poner un caballero negro sobre oro
            }
       *[goods]
            { $whose ->
                [own] Poner un caballero sobre mercancías
               *[black] Poner un caballero negro sobre mercancías
            }
    }
choice-close =
    { $card ->
        [none] Cerrar la carta del mazo { $stack }
       *[other] Cerrar «{ $card }» (mazo { $stack })
    }
choice-bonus = Tomar un caballero más de la provincia para tu corte
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
choice-remove =
    { $what ->
        [25] Retirar el Espionaje de { $target }
        [75] Retirar la Reserva de { $target }
        [bridge] Retirar el puente ({ $target })
        [alliance] Retirar la alianza ({ $target })
        [quarantine] Levantar la cuarentena ({ $target })
        [king_token] Retirar la protección real ({ $target })
        [collapse] Retirar el peligro de derrumbe ({ $target })
        [double] Retirar la ficha de doble ({ $target })
       *[table] Retirar la loseta de límite ({ $target })
    }
choice-mercenaries = Mover los mercenarios
choice-save = Guardar esta carta para otro turno
choice-spend = Usar la carta que has guardado
choice-unmask = Descubrir al Rey de incógnito
choice-wait = Ahora no
choice-pass-turn = En este turno no
choice-pass-round = En esta ronda no
choice-agree = Dejar que vaya
choice-refuse = Dejarlo donde está
choice-ship = Tomar un barco libre
choice-guest = Poner uno de tus caballeros en la corte de { $owner }
choice-ship-from = Quitarle un barco a { $owner }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] El Grande de { $owner }
    }
choice-dismantle = Quitar tu caballero del puente, que sale del tablero
choice-turn =
    { $board ->
        [8] Dar la vuelta a la loseta 8/4/0
       *[4] Dar la vuelta a la loseta 4/0/0
    }

## Sucesos. Lo que se oculta al lector, o no se aplica, es «none».

event-round = Empieza la ronda { $round }.
event-offer = Cartas disponibles: { $cards }.
event-power =
    { $power ->
        [0] { $seat } juega el Comodín.
       *[other] { $seat } juega la carta de poder { $power }.
    }
event-modifier = { $seat } añade el modificador { $modifier }: total { $total }.
event-dummy-power = La carta de poder del jugador fantasma es un { $power }.
event-dummy-arrives =
    { $count ->
        [0] El jugador fantasma saca { el-lugar } y no coloca nada allí.
       *[other] El jugador fantasma coloca { unos-caballeros } { en-lugar }.
    }
event-dummy-takes = El jugador fantasma toma «{ $card }» del mazo { $stack }, sin efecto.
event-turn = Le toca a { $seat }.
event-supply = { $seat } toma { unos-caballeros } de la provincia para su corte.
event-recalled = { $seat } retira un caballero { de-lugar } a su corte.
event-card = { $seat } toma «{ $card }» del mazo { $stack }.
# $choice dice qué se anuncia: nada aún (none), la primera o la segunda de dos acciones, un lugar, el Grande de un color, una
# loseta con su lugar, una loseta a la que dar la vuelta, o los dos extremos de un puente.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } anuncia: la primera de las dos acciones.
               *[other] { $seat } anuncia: «{ $action }».
            }
        [second]
            { $action ->
                [none] { $seat } anuncia: la segunda de las dos acciones.
               *[other] { $seat } anuncia: «{ $action }».
            }
        [place] { $seat } anuncia: { el-lugar }.
        [colour] { $seat } anuncia: el Grande de { $owner }.
        [board]
            { $board ->
                [8] { $seat } anuncia: la loseta 8/4/0 { en-lugar }.
               *[4] { $seat } anuncia: la loseta 4/0/0 { en-lugar }.
            }
        [turn]
            { $board ->
                [8] { $seat } anuncia: se da la vuelta a la loseta 8/4/0.
               *[4] { $seat } anuncia: se da la vuelta a la loseta 4/0/0.
            }
        [bridge] { $seat } anuncia: el puente une { $places }.
        [alliance] { $seat } anuncia: una alianza entre { $places }.
        [three] { $seat } anuncia: { $owner } elige entre { $places }.
        [pardon] { $seat } anuncia: indulto para todos los presos, que van { a-lugar }.
        [name] { $seat } anuncia: el Grande de { $owner } sustituye al Rey.
        [remove]
            { $what ->
                [25] { $seat } anuncia: se retira el Espionaje de { $target }.
                [75] { $seat } anuncia: se retira la Reserva de { $target }.
                [bridge] { $seat } anuncia: se retira el puente ({ $target }).
                [alliance] { $seat } anuncia: se retira la alianza ({ $target }).
                [quarantine] { $seat } anuncia: se levanta la cuarentena ({ $target }).
                [king_token] { $seat } anuncia: se retira la protección real ({ $target }).
                [collapse] { $seat } anuncia: se retira el peligro de derrumbe ({ $target }).
                [double] { $seat } anuncia: se retira la ficha de doble ({ $target }).
               *[table] { $seat } anuncia: se retira la loseta de límite ({ $target }).
            }
       *[none] { $seat } usa la acción especial de «{ $card }».
    }
event-region-chosen = { $seat } elige { el-lugar }.
event-vetoed = Veto de { $by }: «{ $card }» de { $seat } se detiene aquí.
event-veto-taken = { $seat } tiene ahora un veto.
event-veto-lapsed =
    { $count ->
        [one] { $seat } pierde un veto sin haberlo usado.
       *[other] { $seat } pierde { $count } vetos sin haberlos usado.
    }
event-placed = { $seat } coloca un caballero { en-lugar }.
event-moved = { $seat } mueve { un-caballero } { de-origen } { a-lugar }.
event-returned =
    { $count ->
        [one] Un caballero { color } vuelve { de-lugar } a la provincia.
       *[other] { $count } caballeros { colores } vuelven { de-lugar } a la provincia.
    }
event-to-court =
    { $count ->
        [one] Un caballero { color } vuelve { de-origen } a su corte.
       *[other] { $count } caballeros { colores } vuelven { de-origen } a su corte.
    }
event-discs = Los discos muestran: { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] Se abre el Castillo: está vacío.
       *[other] Se abre el Castillo. Caballeros dentro: { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] El Grande de { $seat } sale del Castillo { a-lugar }.
               *[other] El Grande de { $seat } y { unos-caballeros } salen del Castillo { a-lugar }.
            }
       *[no]
            { $count ->
                [0] Nada de { $seat } sale del Castillo.
               *[other] { $seat } saca { unos-caballeros } del Castillo { a-lugar }.
            }
    }
event-scored =
    { $place ->
        [court] Se puntúan las cortes: { puntos-ganados }.
       *[other] Se puntúa { el-lugar }: { puntos-ganados }.
    }
puntos-ganados =
    { $awards_number ->
        [0] nadie recibe puntos
       *[other] { $awards }
    }
event-king = El Rey va { rey-a-lugar }.
event-grande = El Grande de { $seat } va { a-lugar }.
event-board =
    { $board ->
        [8] La loseta 8/4/0 está ahora { en-lugar }.
       *[4] La loseta 4/0/0 está ahora { en-lugar }.
    }
# Solo el propio jugador ve qué carta es.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none] { $seat } recupera una carta usada, sin enseñarla.
               *[other] { $seat } recupera la carta de poder { $power }.
            }
       *[other] { $seat } recupera el modificador { $modifier }.
    }
# Solo los dos jugadores implicados ven qué modificador es.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } pasa un modificador a { $to }.
       *[other] { $seat } pasa el modificador { $modifier } a { $to }.
    }
event-smuggling = { $seat } puede colocar caballeros en la región del Rey durante este turno.
event-turn-over = { $seat } termina su turno.
event-start-marker = { $seat } recibe el marcador de jugador inicial.
event-general-scoring = Puntuación general tras la ronda { $round }.
event-game-over =
    { $winners_number ->
        [one] Fin de la partida: gana { $winners }. { $scores }.
       *[other] Fin de la partida: { $winners } comparten la victoria. { $scores }.
    }

## Sucesos de la Edición de los jugadores

# $place es «none» cuando una ficha sale del tablero o el Castillo vuelve a su sitio.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] El Castillo vuelve a su sitio de siempre.
               *[other] El Castillo está ahora { en-lugar }.
            }
        [collapse]
            { $place ->
                [none] El Castillo ya no corre peligro de derrumbe.
               *[other] El Castillo corre peligro de derrumbe: los caballeros se quedan a su pie.
            }
        [quarantine]
            { $place ->
                [none] Se levanta la cuarentena.
               *[other] Cuarentena { en-lugar }.
            }
        [double] Los puntos { de-lugar } valdrán el doble en la próxima puntuación general.
        [undoubled] Los puntos { de-lugar } ya no valen el doble.
        [unallied] Termina la alianza { de-lugar }.
        [table] Hay una loseta de límite { en-lugar }.
       *[king_token]
            { $place ->
                [none] Termina la protección real.
               *[other] Protección real { en-lugar }.
            }
    }
event-started =
    { $count ->
        [one] { $seat } empieza con un caballero más { en-lugar }.
       *[other] { $seat } empieza con { $count } caballeros más { en-lugar }.
    }
event-hand-chosen = { $seat } ha elegido su mano.
event-office = { $seat } recibe «{ $card }».
event-placing-anywhere = { $seat } puede colocar caballeros en cualquier región durante este turno.
event-in-reserve = { $seat } pone un caballero en reserva.
event-reserve-used = { $seat } envía su reserva { a-lugar }.
event-card-removed =
    { $power ->
        [25] Se retira el Espionaje de { $seat }.
       *[75] Se retira la Reserva de { $seat }; su caballero va a la corte.
    }
event-table-removed = Se retira la loseta de límite { de-lugar }.
event-bridge =
    { $seat ->
        [none] El puente sale del tablero, y su caballero vuelve a la corte.
       *[other] { $seat } tiende el puente entre { $places }.
    }
event-bridge-point = El puente da un punto a { $seat }.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] La loseta 8/4/0 está ahora del revés.
               *[no] La loseta 8/4/0 vuelve a estar del derecho.
            }
       *[4]
            { $reversed ->
                [yes] La loseta 4/0/0 está ahora del revés.
               *[no] La loseta 4/0/0 vuelve a estar del derecho.
            }
    }
# Solo el propio jugador ve qué región es.
event-storm-set =
    { $place ->
        [none] { $seat } elige en secreto una región para la Tormenta.
       *[other] { $seat } elige en secreto { el-lugar } para la Tormenta.
    }
event-storm = La Tormenta de { $seat } descarga sobre { el-lugar }.
event-mistress =
    { $seat } trae a la amante del Rey: en esta ronda el Rey no da bonificación, y todos pueden colocar en cualquier región.

## Sucesos de Gran Inquisidor y Colonias y de Aniversario

event-tokens = { $seat } pone { fichas-puestas }.
fichas-puestas =
    { $gold ->
        [0] { unas-mercancias }
       *[other]
            { $goods ->
                [0] { $gold } de oro
               *[other] { $gold } de oro y { unas-mercancias }
            }
    }
unas-mercancias =
    { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    }
event-claimed =
    { $token ->
        [gold] { $seat } pone { un-caballero } sobre oro.
       *[goods] { $seat } pone { un-caballero } sobre mercancías.
    }
event-delivered =
    { $token ->
        [gold] Llega oro { a-lugar }: { puntos-entregados } para { $seat }.
       *[goods] Llegan mercancías { a-lugar }: { puntos-entregados } para { $seat }.
    }
puntos-entregados =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-token-lost =
    { $token ->
        [gold] El oro de { un-caballero } vuelve a las existencias.
       *[goods] Las mercancías de { un-caballero } vuelven a las existencias.
    }
event-stands =
    { $spot ->
        [ambassador] El caballero { color } es embajador en Francia.
        [envoy] El caballero { color } es enviado en Francia.
        [captain] El caballero { color } es capitán del barco.
        [viceroy] El caballero { color } es virrey de América.
       *[third] El caballero { color } ocupa la tercera casilla de Francia.
    }
event-inquisitor = { $seat } toma la carta del Inquisidor.
event-kept = { $seat } se queda con «{ $card }».
event-closed = { $seat } cierra «{ $card }» (mazo { $stack }) en esta ronda.
event-struck = Golpe doble de { $seat }: se repite la acción especial de «{ $card }».
event-delayed =
    { $place ->
        [ship] El barco se puntuará al final de la próxima ronda.
       *[other] { $place_name } se puntuará al final de la próxima ronda.
    }
event-table = La loseta de límite está ahora { en-lugar }.
event-on-table = Un caballero { color } ocupa la loseta de límite.
event-banner = El estandarte de { $seat } ondea ahora { en-lugar }.

## Sucesos de Grandissimo

event-spy = { $seat } verá los discos de los demás en la próxima puntuación general.
# Solo el espía ve lo que han elegido los demás.
event-spied =
    { $discs ->
        [none] { $seat } mira los discos de los demás.
       *[other] { $seat } mira los discos de los demás: { $discs }.
    }
event-alliance = { $seat } alía { $places } para la próxima puntuación general.
event-ship =
    { $loser ->
        [none] { $seat } toma un barco.
       *[other] { $seat } le quita un barco a { $loser }.
    }
event-landed = { $seat } desembarca un caballero { en-lugar }.
event-jailed = Un caballero { color } va { de-lugar } a prisión.
event-pardoned = Todos los presos son indultados y van { a-lugar }.
event-character =
    { $character ->
        [queen] { $seat } toma a la Reina.
       *[jester] { $seat } toma al Bufón.
    }
event-guest = { $seat } pone un caballero en la corte de { $host }.
event-guest-placed = { $seat } coloca { un-caballero } invitado { en-lugar }.
event-refused = { $seat } no deja ir a su caballero.
event-boycott = { $seat } boicotea una región.
event-boycotted = { $seat } boicotea { el-lugar }: allí no se puntúa.
event-incognito = { $seat } ha elegido adónde viaja el Rey de incógnito.
event-unmasked = { $seat } descubre al Rey de incógnito.
event-incognito-lapsed = { $seat } pierde su Rey de incógnito.
event-kept-used = { $seat } usa «{ $card }», guardada de un turno anterior.
event-stopped = Después de { $seat }, nadie tiene acción especial en esta ronda.
event-last-word = { $seat } tendrá la última palabra en esta ronda.
event-revolution =
    { $stand_in ->
        [none] Revolución: el Rey es arrojado al Castillo, y nadie lo sustituye.
       *[other] Revolución: el Rey es arrojado al Castillo. El Grande de { $stand_in } lo sustituye.
    }
