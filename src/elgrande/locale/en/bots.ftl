### Bots: who they are, and why they advise what they advise.

## Personalities. Attribute .about: how they play.

bot-builder = Doña Leonor
    .about = Counts on her own people: she brings many caballeros, holds what she has and seldom meddles with others.
bot-schemer = Don Fadrique
    .about = Moves other people's caballeros about, whispers in the Castillo and objects whenever it hurts.
bot-courtier = Marqués de Ayala
    .about = Never far from the King: wherever the King goes, he has seen to it.

## Their strengths

strength-page = Page
strength-hidalgo = Hidalgo
strength-duke = Duke

bot-title = { $name }, { $rank }

## Advice: why an option is a good one

advice-leads = It makes you the strongest { in-place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it were scored now.
advice-defends = You lead { in-place }, and it makes the lead safer.
advice-rank =
    It brings you { $rank ->
        [2] second
       *[other] third
    } place { in-place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it were scored now.
advice-presence = It gives you a foothold { in-place }.
advice-castillo =
    You would have { $count ->
        [one] 1 caballero
       *[other] { $count } caballeros
    } in the Castillo, ready for wherever they are needed.
advice-disc-court =
    Your { $count ->
        [one] caballero goes
       *[other] { $count } caballeros go
    } back to your court, to be placed again.
advice-scores =
    It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for you at once; nobody else gets more than { $rivals }.
advice-score =
    { $place ->
        [castillo] The Castillo
        [ship] The ship
       *[other] { $place_name }
    } would bring you { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
advice-act = Use the special action now: { $card }.
advice-region = It does you the most good { in-place }.
advice-card-action = Its special action is the best on offer for you: { $card }.
advice-card-placing =
    It lets you place { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    }, and there are good places for them.
advice-power-early = With { $power } you are early in the order and choose among more cards.
advice-power-supply = { $power } brings { $count } caballeros to your court, which you need.
advice-power-back = Having { $power } in hand again makes a later round stronger.
advice-supply =
    { $count ->
        [0] More caballeros in court would not help you now.
        [one] The caballero will be needed.
       *[other] The { $count } caballeros will be needed.
    }
advice-keep =
    { $count ->
        [0] There is nothing more to gain here.
       *[other] What you have in court is worth more later.
    }
advice-lift = Without that caballero { $owner } gets less { in-place }.
advice-lift-leader = { $owner } leads { in-place }: take a caballero away from there.
advice-lift-own = Your caballero is worth more elsewhere than { in-place }.
advice-drop = That caballero harms you least { in-place }.
advice-give-up = You lose the least { $place ->
        [court] in your court
       *[other] { in-place }
    }.
advice-king = With the King in { $place_name } you can place where you want to.
advice-king-guards = You lead in { $place_name }: the King adds his bonus and keeps the others out.
advice-grande = Your Grande is most likely to earn his bonus { in-place }.
advice-board = The scoreboard of { $board } helps you most { board-to-place }.
advice-veto = Stop { $seat }: what { $card } would do costs you more than a Veto is worth.
advice-allow = Keep the Veto: what { $seat } does harms you little.
advice-general = It comes out best in the games imagined from here.
