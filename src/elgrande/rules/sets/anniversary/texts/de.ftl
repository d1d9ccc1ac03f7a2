### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Jubiläum
    .about = Alle haben ein Banner; wo der Caballero steht, der es trägt, gewinnt er Gleichstände.

prompt-banner = Welcher deiner Caballeros bekommt dein Banner?

event-banner = Das Banner von { $seat } weht jetzt { im-ort }.

label-banners = Banner:
