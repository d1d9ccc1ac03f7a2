### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = La carta de poder del jugador fantasma es un { $power }.
event-dummy-arrives =
    { $count ->
        [0] El jugador fantasma saca { el-lugar } y no coloca nada allí.
       *[other] El jugador fantasma coloca { unos-caballeros } { en-lugar }.
    }
event-dummy-takes = El jugador fantasma toma «{ $card }» del mazo { $stack }, sin efecto.
