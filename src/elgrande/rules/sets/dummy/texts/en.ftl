### The dummy: a colour that nobody plays, in every game of two in 2023.

event-dummy-power = The dummy's power card is { $power }.
event-dummy-arrives =
    { $count ->
        [0] The dummy draws { $place_name } and places nothing there.
       *[other] The dummy places { some-caballeros } in { $place_name }.
    }
event-dummy-takes = The dummy takes “{ $card }” from stack { $stack }, without effect.
