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
choice-allow = Dejarlo pasar
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
## Sucesos. Lo que se oculta al lector, o no se aplica, es «none».

event-round = Empieza la ronda { $round }.
event-offer = Cartas disponibles: { $cards }.
event-power =
    { $power ->
        [none] { $seat } juega el Comodín.
       *[other] { $seat } juega la carta de poder { $power }.
    }
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

## Sucesos de Gran Inquisidor y Colonias y de Aniversario

fichas-puestas =
    { $gold ->
        [0] { unas-mercancias }
       *[other]
            { $goods ->
                [0] { unas-fichas-de-oro }
               *[other] { unas-fichas-de-oro } y { unas-mercancias }
            }
    }
unas-fichas-de-oro =
    { $gold ->
        [one] 1 ficha de oro
       *[other] { $gold } fichas de oro
    }
unas-mercancias =
    { $goods ->
        [one] 1 ficha de mercancías
       *[other] { $goods } fichas de mercancías
    }
puntos-entregados =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
## Sucesos de Grandissimo
