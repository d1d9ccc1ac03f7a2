### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Modificadores de poder
    .about =
        Cada uno recibe tres de dieciséis modificadores. Se puede jugar uno con una carta de poder: cambia el orden de turno,
        y algunos tienen una habilidad. La lista de modificadores está reconstruida.

# Atributo .title: la habilidad en pocas palabras.
modifier-plain = Sin habilidad: solo cambia el valor de la carta de poder.
    .title = sin habilidad
modifier-supply =
    Toma 1 caballero más de la provincia para tu corte. Si la provincia está vacía, puedes tomar uno de una región, pero no
    de la región del Rey ni del Castillo.
    .title = 1 más a la corte
modifier-castillo = Pon 1 caballero de tu corte en el Castillo, salvo que el Rey esté junto a él.
    .title = 1 al Castillo
modifier-move =
    Mueve 1 de tus propios caballeros de una región a otra. No puede entrar en la región del Rey ni salir de ella, y tampoco
    puede ir al Castillo.
    .title = mover 1 de los tuyos

event-modifier = { $seat } añade el modificador { $modifier }: total { $total }.
# Solo los dos jugadores implicados ven qué modificador es.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } pasa un modificador a { $to }.
       *[other] { $seat } pasa el modificador { $modifier } a { $to }.
    }
