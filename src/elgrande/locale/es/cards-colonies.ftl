### Las cartas de acción de Gran Inquisidor y Colonias. Por qué pueden preguntar los textos se dice en cards-classic.ftl.

## Frases que comparten varias cartas

note-numbers =
    Cuántos caballeros se colocan, y cuánto oro y cuántas mercancías se ponen, es suposición nuestra: el reglamento no muestra
    ninguna carta.
note-tokens =
    Cuánto oro y cuántas mercancías se ponen es suposición nuestra: el reglamento no muestra ninguna carta.
lay-gold = Primero pon 1 de oro en América.
lay-goods = Primero pon 1 mercancía en África.
lay-both = Primero pon 1 de oro en América y 1 mercancía en África.

## Cartas

card-gic-holy-inquisition =
    Toma la carta del Gran Inquisidor, aunque la tenga otro jugador, y mueve hasta 2 caballeros negros a otras regiones o al
    Castillo, pero sin entrar en la región del Rey ni salir de ella.
    .title = Santa Inquisición
card-gic-close-action-card =
    { lay-goods } Conserva esta carta. Una vez, en esta ronda o en otra, cierra una carta de acción disponible: nadie puede
    elegirla en esa ronda. Lo haces en tu propio turno o entre dos turnos.
    .title = Cerrar una carta de acción
    .note = Lo que hace cerrar se deduce del título. { note-numbers }
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
    quieras de allí a otras regiones. Por el camino pueden reclamar fichas, también las recién puestas, y traerlas a España.
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

## La carta de personaje

character-grand-inquisitor =
    Se toma con la Santa Inquisición o con la puntuación de las regiones negras, y se conserva hasta que otro lo tome. En cada
    turno tuyo puedes colocar un caballero más de los que permite tu carta, o tomar uno más de la provincia para tu corte. Los
    caballeros negros cuentan como tuyos en toda puntuación, y los mueves como si fueran tuyos.
    .title = Gran Inquisidor
