### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = De machtkaart van de dummy is { $power }.
event-dummy-arrives =
    { $count ->
        [0] De dummy trekt { $place_name } en zet daar niets.
       *[other] De dummy zet { enkele-caballeros } in { $place_name }.
    }
event-dummy-takes = De dummy neemt “{ $card }” van stapel { $stack }, zonder effect.
