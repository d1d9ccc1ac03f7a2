# Lo que las expansiones de la Big Box ponen en la mesa, tal como lo nombra una pantalla antes de decir dónde está o quién lo
# tiene.

label-alliance = Alianza:
label-beside-castillo = Al pie del Castillo:
label-delayed = Se puntúa después:
label-galleon = En los barcos:
label-inquisitor = Inquisidor:
label-jester = Bufón:
label-last-card = con
label-last-word = Última palabra:
label-offices = Cargos:
label-prison = Prisión:
label-quarantine = Cuarentena:
label-queen = Reina:
label-spies = Espionaje:
label-stand-in = En lugar del Rey:
label-stopper = Acciones paradas por
label-striker = Golpe doble:
