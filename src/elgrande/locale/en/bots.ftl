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
strength-squire = Squire
strength-hidalgo = Hidalgo
strength-count = Count
strength-duke = Duke

bot-title = { $name }, { $rank }

## Advice: what speaks for an option. It is said of the second and third option, too: facts, not superlatives.

advice-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
advice-leads = It makes you the strongest { in-place }: { advice-points } if it were scored now.
advice-defends = You lead { in-place }, and it makes the lead safer.
advice-overtakes = It puts you ahead of { $owner } { in-place }: { advice-points } for you if it were scored now, and { $less } less for them.
advice-holds = You lead { in-place } by only one before { $owner }: if they drew level, you would get { advice-points } less.
advice-rank =
    It brings you { $rank ->
        [2] second
       *[other] third
    } place { in-place }: { advice-points } if it were scored now.
advice-closer =
    { $count ->
        [0] It brings you level with { $owner } { in-place }.
        [one] It leaves you 1 caballero behind { $owner } { in-place }.
       *[other] It leaves you { $count } caballeros behind { $owner } { in-place }.
    }
advice-presence = It gives you a foothold { in-place }.
advice-castillo =
    { $count ->
        [one] You would have 1 caballero in the Castillo, free to go where it is needed.
       *[other] You would have { $count } caballeros in the Castillo, free to go where they are needed.
    }
advice-disc-court =
    Your { $count ->
        [one] caballero goes
       *[other] { $count } caballeros go
    } back to your court, to be placed again.
advice-scores =
    It scores { advice-points } for you at once; { $rivals ->
        [0] nobody else gets any.
       *[other] nobody else gets more than { $rivals }.
    }
advice-gains = If all regions were scored right afterwards, you would get { advice-points } more than before.
advice-costs = If all regions were scored right afterwards, { $owner } would get { advice-points } less than before.
advice-score =
    { $place ->
        [castillo] The Castillo
        [ship] The ship
       *[other] { $place_name }
    } would bring you { advice-points }.
advice-card-action = Of all special actions on offer it promises you most: { $card }.
advice-card-scores = Its scoring would bring you { advice-points } as things stand.
advice-card-denies = { $owner } chooses later and would get { advice-points } from its scoring as things stand.
advice-card-placing =
    It lets you place { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    }.
# $before: how many have played more; $waiting: how many have not played yet; $brings: caballeros; $points: what the best
# scoring on offer is worth now.
advice-order =
    { $before ->
        [0]
            { $waiting ->
                [0] With it you are the first to have a turn.
               *[other] Nobody has played more so far.
            }
        [one]
            { $waiting ->
                [0] With it you are the second to have a turn.
               *[other] One player has played more so far.
            }
       *[other]
            { $waiting ->
                [0] With it { $before } players have their turns before you.
               *[other] { $before } players have played more so far.
            }
    }
    { $brings ->
        [0] It brings no caballeros.
        [one] It brings 1 caballero.
       *[other] It brings { $brings } caballeros.
    }
    { $points ->
        [0] { "" }
       *[other] The best scoring on offer is worth { advice-points } to you now.
    }
advice-power-back = You can play { $power } once more in a later round.
advice-supply =
    { $count ->
        [0] You take none.
       *[other]
            Your court would have { $court ->
                [one] 1 caballero
               *[other] { $court } caballeros
            }.
    }
advice-keep =
    You keep { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    } at court for later.
advice-stop = You leave it at that.
advice-lift = Without that caballero { $owner } gets { advice-points } less { in-place }.
advice-lift-leader = { $owner } leads { in-place }, and the lead becomes smaller.
advice-spare = You can spare a caballero { in-place }: you lose no points there.
advice-drop = That caballero brings { $owner } no points { in-place }.
advice-give-up =
    { $points ->
        [0] You lose no points { in-place }.
       *[other] You lose { advice-points } { in-place }.
    }
advice-give-up-court = Nothing on the board changes for you.
advice-king = With the King in { $place_name } you can place in { $target }.
advice-king-guards = You lead in { $place_name }: the King makes it worth { advice-points } and keeps the others out.
advice-king-locks = You lead in { $place_name } by only one before { $owner }: with the King there nobody can catch up, and it is worth { advice-points }.
advice-grande = You lead { in-place }: your Grande adds his bonus there.
advice-veto = It stops { $seat }: { $card }.
advice-veto-saves = Without it { $card } may cost you { advice-points }.
advice-veto-denies = Without it { $card } may bring { $seat } { advice-points }.
advice-allow = You keep the Veto for later.
advice-general = It does well in games played out from here.
# $option: the option that comes second; $more: points; $percent: games of 100.
advice-better =
    { $more ->
        [one] 1 point
       *[other] { $more } points
    } more for you than “{ $option }”, if all regions were scored right afterwards.
advice-likelier = Of 100 imagined games “{ $option }” wins about { $percent } fewer.
