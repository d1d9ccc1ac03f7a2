### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = Die Machtkarte des Dummys ist die { $power }.
event-dummy-arrives =
    { $count ->
        [0] Der Dummy zieht { $place_name } und setzt dort nichts ein.
       *[other] Der Dummy setzt { einige-caballeros } in { $place_name } ein.
    }
event-dummy-takes = Der Dummy nimmt „{ $card }“ von Stapel { $stack }, ohne Wirkung.
