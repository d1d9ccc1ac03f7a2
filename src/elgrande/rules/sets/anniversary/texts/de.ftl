### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Jubiläum
    .about = Alle haben ein Banner; wo sein Träger steht, gewinnt man bei Gleichstand.

prompt-banner = Welcher deiner Caballeros bekommt dein Banner?

event-banner = Das Banner von { $seat } weht jetzt { im-ort }.

label-banners = Banner:
