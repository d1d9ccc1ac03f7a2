### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = Karta siły automy to { $power }.
event-dummy-arrives =
    { $count ->
        [0] Automa dobiera { miejsce } i nic tam nie umieszcza.
       *[other] Automa umieszcza { kilku-caballero } { w-miejscu }.
    }
event-dummy-takes = Automa bierze kartę „{ $card }” ze stosu { $stack }, bez efektu.
