### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Anniversaire
    .about = Chaque joueur a une bannière ; là où se tient son porteur, le joueur gagne les égalités.

prompt-banner = Lequel de tes caballeros prend ta bannière ?

event-banner = { $seat } a maintenant sa bannière { au-lieu }.

label-banners = Bannières :
