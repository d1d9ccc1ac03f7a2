### Anniversary: a banner for each player, whose bearer wins ties.

set-anniversary = Anniversary
    .about = Every player has a banner; wherever its bearer stands, ties are won.

prompt-banner = Which of your caballeros takes your banner?

event-banner = The banner of { $seat } now flies { in-place }.

label-banners = Banners:
