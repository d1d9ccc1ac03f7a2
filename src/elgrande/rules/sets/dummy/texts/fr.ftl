### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = La carte de pouvoir du joueur fantôme est le { $power }.
event-dummy-arrives =
    { $count ->
        [0] Le joueur fantôme tire { le-lieu } et n’y place rien.
       *[other] Le joueur fantôme place { des-caballeros } { au-lieu }.
    }
event-dummy-takes = Le joueur fantôme prend « { $card } » (paquet { $stack }), sans effet.
