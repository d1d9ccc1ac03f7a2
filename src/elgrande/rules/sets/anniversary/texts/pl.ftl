### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Jubileusz
    .about = Każdy gracz ma sztandar; tam, gdzie stoi jego chorąży, wygrywa remisy.

prompt-banner = Który z twoich caballero bierze twój sztandar?

event-banner = Sztandar gracza { $seat } powiewa teraz { w-miejscu }.

label-banners = Sztandary:
