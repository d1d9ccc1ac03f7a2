### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Jubileumuitbreiding
    .about = Iedere speler heeft een vaandel; waar je vaandeldrager staat, win je bij een gelijke stand.

prompt-banner = Welke van je caballero's krijgt je vaandel?

event-banner = Het vaandel van { $seat } wappert nu { in-plaats }.

label-banners = Vaandels:
