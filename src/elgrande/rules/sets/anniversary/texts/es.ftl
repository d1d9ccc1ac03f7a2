### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Aniversario
    .about = Cada jugador tiene un estandarte; donde esté quien lo lleva, gana los empates.

prompt-banner = ¿Cuál de tus caballeros lleva tu estandarte?

event-banner = El estandarte de { $seat } ondea ahora { en-lugar }.

label-banners = Estandartes:
