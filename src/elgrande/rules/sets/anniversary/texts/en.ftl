### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Anniversary
    .about = Every player has a banner, and its bearer wins ties.

prompt-banner = Which of your caballeros takes your banner?

event-banner = { $seat }'s banner now flies { in-place }.

label-banners = Banners:
