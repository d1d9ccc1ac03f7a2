### Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table.

set-inquisitor-colonies = Gran Inquisidor y Colonias
    .about =
        Más allá de España están Francia, América y África, adonde se llega en barco. Hay oro y mercancías que traer a casa, y
        el Gran Inquisidor manda sobre los caballeros negros.

character-grand-inquisitor =
    Se toma con la Santa Inquisición o con la puntuación de las regiones negras, y se conserva hasta que otro lo tome. En cada
    turno tuyo puedes colocar un caballero más de los que permite tu carta, o tomar uno más de la provincia para tu corte. Los
    caballeros negros cuentan como tuyos en toda puntuación, y los mueves como si fueran tuyos.
    .title = Gran Inquisidor

card-gic-holy-inquisition =
    Toma la carta del Gran Inquisidor, aunque la tenga otro jugador, y mueve hasta 2 caballeros negros a otras regiones o al
    Castillo, pero sin entrar en la región del Rey ni salir de ella.
    .title = Santa Inquisición
card-gic-close-action-card =
    { lay-goods } Conserva esta carta. Una vez, en esta ronda o en otra, cierra una carta de acción disponible: nadie puede
    elegirla en esa ronda. Lo haces en tu propio turno o entre dos turnos.
    .title = Cerrar una carta de acción
    .note = Qué significa cerrarla se deduce del título. { note-numbers }
card-gic-double-strike =
    { lay-gold } Conserva esta carta hasta el final de la próxima ronda. Una vez, justo después del turno de otro jugador,
    lleva a cabo de nuevo la acción especial de su carta; todo lo decides tú. No colocas caballeros.
    .title = Golpe doble
    .note = Cuánto tiempo se puede guardar la carta es suposición nuestra. { note-numbers }
card-gic-free-choice =
    { lay-goods } Conserva esta carta. En la próxima puntuación general, cuando el Castillo se haya puntuado y vaciado y antes
    de la primera región, mueve hasta 2 de tus caballeros, pero sin entrar en la región del Rey ni salir de ella.
    .title = Libre elección
    .note = { note-numbers }
card-gic-score-new-regions =
    { lay-both } Después puntúa Francia, el barco, América y África, con todos sus cargos.
    .title = Puntuar las nuevas regiones
    .note = { note-numbers }
card-gic-score-black-regions =
    { lay-goods } Toma la carta del Gran Inquisidor y puntúa todas las regiones con al menos un caballero negro; los negros
    cuentan para ti.
    .title = Puntuar las regiones negras
    .note = { note-tokens }
card-gic-transport =
    { lay-both } Después mueve tantos caballeros tuyos como quieras directamente a América o África, y luego tantos como
    quieras de allí a otras regiones. Por el camino pueden tomar fichas, también las recién puestas, y traerlas a
    España.
    .title = Transporte
    .note = Cuántos caballeros pueden moverse, y por dónde, está reconstruido. { note-numbers }
card-gic-move-limitation-table =
    { lay-goods } Después puedes mover la loseta de límite a otra región, sin entrar en la región del Rey ni salir de ella, y
    nunca a Francia. Si no caben en ella todos los caballeros de la región, tú dices cuáles la ocupan.
    .title = Loseta de límite
    .note = { note-numbers }
card-gic-delayed-scoring =
    { lay-gold } Después elige una región, incluida la del Rey. Se puntúa al final de la próxima ronda, antes de una puntuación
    general; si se elige en la última ronda, se puntúa tras la última puntuación general.
    .title = Puntuación aplazada
    .note = { note-numbers }
card-gic-conspiracy =
    { lay-goods } Después, todos los Grandes que estén fuera de la región del Rey son arrojados al Castillo. Allí cuentan como
    en su hogar, y salen en la próxima puntuación general a las regiones que muestren los discos de sus dueños.
    .title = Conspiración
    .note = Qué Grandes se arrojan dentro es suposición nuestra. { note-numbers }

place-ship = barco
place-america = América
place-africa = África

prompt-settlers = Elige en secreto una región que no sea la del Rey. Llegan allí dos de tus caballeros de la provincia.
prompt-voyage =
    Antes de tu turno, cada caballero tuyo en el barco, en América y en África puede hacer una etapa. ¿Quién viaja ahora?
prompt-sail = ¿Adónde va el caballero { color } { de-origen }?
prompt-claim = ¿Tomas una ficha?
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

event-tokens = { $seat } pone { fichas-puestas }.
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
event-token-lost =
    { $token ->
        [gold] El oro de { un-caballero } vuelve a la reserva.
       *[goods] Las mercancías de { un-caballero } vuelven a la reserva.
    }
event-stands =
    { $spot ->
        [ambassador] El caballero { color } es embajador en Francia.
        [envoy] El caballero { color } es enviado en Francia.
        [captain] El caballero { color } es capitán del barco.
        [viceroy] El caballero { color } es virrey de América.
       *[third] El caballero { color } ocupa la tercera casilla de Francia.
    }
event-closed = { $seat } cierra «{ $card }» (mazo { $stack }) en esta ronda.
event-struck = Golpe doble de { $seat }: se repite la acción especial de «{ $card }».
event-delayed =
    { $place ->
        [ship] El barco se puntuará al final de la próxima ronda.
       *[other] { $place_name } se puntuará al final de la próxima ronda.
    }
event-table = La loseta de límite está ahora { en-lugar }.
event-on-table = Un caballero { color } ocupa la loseta de límite.

label-ambassador = embajador
label-bonus-used = La bonificación del turno está usada
label-captain = capitán
label-closed = Mazos cerrados:
label-closers = Puede cerrar una carta:
label-delayed-until = tras la ronda
label-envoy = enviado
label-fields = casillas
label-gold = oro
label-goods = mercancías
label-laden = Cargados:
label-strike-until = hasta la ronda
label-supply = Reserva:
label-table = Loseta de límite:
label-third = tercera casilla
label-unclaimed = Libre:
label-viceroy = virrey

# Expansiones que no van juntas, y una mezcla que aun así se puede jugar.
clash-not-listed = «{ $set }» y «{ $other_set }» no se combinan: la Big Box no menciona esa mezcla.
clash-odd-situations =
    «{ $set }» con «{ $other_set }»: el reglamento lo desaconseja. Pueden darse situaciones raras que los jugadores tendrán que
    resolver por su cuenta.

note-numbers =
    Cuántos caballeros se colocan, y cuánto oro y cuántas mercancías se ponen, es suposición nuestra: el reglamento no muestra
    ninguna carta.
note-tokens =
    Cuánto oro y cuántas mercancías se ponen es suposición nuestra: el reglamento no muestra ninguna carta.
lay-gold = Primero pon 1 ficha de oro en América.
lay-goods = Primero pon 1 ficha de mercancías en África.
lay-both = Primero pon 1 ficha de oro en América y 1 de mercancías en África.
