### Por qué se pregunta algo, en una línea discreta bajo la pregunta, y las notas que acompañan una primera partida.

why-power = La alta va primero, la baja trae más caballeros.
why-supply = Para colocar caballeros hay que tenerlos antes en la corte.
why-recall = La provincia se ha agotado: lo que falta puede volver del tablero.
why-card = Colocas tantos caballeros como diga su mazo, y puedes usar lo que hace.
why-place = Más caballeros que los demás quiere decir más puntos allí.
why-region = Piensa en quién gana allí además de ti.
why-lift = Tómalos donde cuenten poco y ponlos donde decidan algo.
why-drop = La región del Rey está cerrada.
why-king = Desde entonces su región queda cerrada, y todos colocan en las vecinas.
why-grande = Allí, ir solo en primer puesto te da dos puntos más.
why-board = Allí cuentan sus valores en lugar de los impresos.
why-castillo-disc = Cuando se haya puntuado el Castillo, los tuyos van allí, antes de que se puntúen las regiones.
why-scoring-disc = Nadie ve tu disco hasta que todos hayan ajustado el suyo.
why-loss-disc = Nadie ve tu disco hasta que todos hayan ajustado el suyo.
why-eviction-disc = Todo lo que tengas en esa región sale de ella.
why-veto = Solo se puede usar una vez.
why-pick-each = Los caballeros devueltos van a la provincia.
why-lose = Van a la provincia, de donde puedes volver a traerlos.
why-power-back = Cada carta que recuperes se puede jugar otra vez.
why-scoring-order = El orden solo importa si alguien puede vetar.

coach-ok = Entendido
coach-off = No más notas
coach-start = Jugar una primera partida, con notas
coach-about = Contra bots de la fuerza más baja. Una nota breve explica cada cosa la primera vez que aparece.
coach-power =
    Juega alto para elegir pronto, bajo para conseguir caballeros. Ningún número se repite en una ronda, y cada carta se
    juega una vez en la partida.
    .title = ¿Pronto o muchos?
coach-supply = Toma todos los que puedas: solo se coloca lo que está en la corte.
    .title = Los caballeros llegan a la corte
coach-card = Mira las dos mitades: cuántos caballeros coloca y qué hace. Las cartas que dejes serán para los demás.
    .title = Toma una carta
coach-turn = Coloca en las regiones iluminadas, y usa la acción especial antes o después. Luego termina tu turno.
    .title = Tu turno
coach-place = Las marcas muestran cuánto recibiría ahora cada uno. Deshaz empates, o esconde algunos en el Castillo.
    .title = ¿Dónde?
coach-lift = Haz clic en un caballero y luego en el lugar adonde va. Nada entra ni sale de la región del Rey.
    .title = Mover
coach-king = Donde él está ya no cambia nada, y todos colocan a su lado.
    .title = El Rey se mueve
coach-grande = Muévelo adonde vayas a estar solo en primer puesto: dos puntos más en cada puntuación.
    .title = Un hogar nuevo
coach-region = Allí puntúan todos, no solo tú: busca la mayor diferencia.
    .title = Una puntuación
coach-castillo-disc = Marca adónde van tus caballeros de la torre. Llegan antes de que se puntúen las regiones.
    .title = El disco secreto
coach-veto = Puedes detener esto. La carta se gasta, así que pregúntate cuánto te cuesta lo que va a pasar.
    .title = ¿Una objeción?
