### Names and the small parts that sentences are made of.

## Places. Regions are called as printed on the board, so only the others are named here.

place-france = France
# As printed on the board of the colonies.
place-francia = Francia
place-portugal = Portugal
place-castillo = Castillo
place-court = court
place-province = province
## Colours and seats

colour-violet = Violet
colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-red = Red
colour-grey = Grey

# The colour that nobody plays.
seat-dummy = the dummy
seat-black = the black caballeros

## Lists: "one, two and three"

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-nothing = nothing

# A card on offer and its stack.
item-offer = “{ $card }” ({ $stack })
# A place and the player whose disc shows it.
item-disc = { $place_name } ({ $seat })
# A player and how many caballeros there are of his.
item-caballeros = { $seat } { $count }
# A number of caballeros and where they come from.
item-loss = { $count } { from-place }
# A player and his points.
item-points = { $seat } { $points }

## Places within a sentence. $place and $source are ids, $place_name and $source_name the names.

the-place =
    { $place ->
        [castillo] the Castillo
        [court] the court
        [province] the province
        [ship] the ship
        [galleon] a ship
        [prison] the prison
        [bridge] the bridge
        [beside_castillo] the foot of the Castillo
       *[other] { $place_name }
    }
in-place =
    { $place ->
        [castillo] in the Castillo
        [court] at court
        [province] in the province
        [ship] on the ship
        [galleon] on board a ship
        [bridge] on the bridge
        [beside_castillo] beside the Castillo
        [card_75] on card 75
       *[other] in { $place_name }
    }
to-place =
    { $place ->
        [castillo] into the Castillo
        [court] to court
        [province] to the province
        [ship] to the ship
        [galleon] on board a ship
        [bridge] to the bridge
        [beside_castillo] beside the Castillo
       *[other] to { $place_name }
    }
from-place =
    { $place ->
        [castillo] from the Castillo
        [court] from court
        [province] from the province
        [ship] from the ship
        [galleon] from a ship
        [bridge] from the bridge
        [beside_castillo] from the foot of the Castillo
       *[other] from { $place_name }
    }
from-source =
    { $source ->
        [castillo] from the Castillo
        [court] from court
        [province] from the province
        [ship] from the ship
        [galleon] from a ship
        [bridge] from the bridge
        [beside_castillo] from the foot of the Castillo
       *[other] from { $source_name }
    }
# Where the King or a scoreboard is put: beside the Castillo, never inside.
king-to-place =
    { $place ->
        [castillo] beside the Castillo
       *[other] to { $place_name }
    }
board-to-place =
    { $place ->
        [castillo] at the Castillo
        [ship] on the ship
       *[other] in { $place_name }
    }

## Caballeros within a sentence. $colour is the id of a colour.

colour-word =
    { $colour ->
        [violet] violet
        [blue] blue
        [green] green
        [orange] orange
        [red] red
        [black] black
       *[grey] grey
    }
a-caballero =
    { $colour ->
        [orange] an orange caballero
       *[other] a { colour-word } caballero
    }
some-caballeros =
    { $count ->
        [one] one caballero
       *[other] { $count } caballeros
    }

## Cards and modifiers

# A printed title that several cards share, and our own label.
card-full-name = { $name }: { $label }

modifier-name =
    { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    }
## Why somebody gets points

award-reason =
    { award-rank }{ $tied ->
        [yes] , tied
       *[no] { "" }
    }: { $value }{ $king ->
        [0] { "" }
       *[other] { " " }+ { $king } for the King
    }{ $grande ->
        [0] { "" }
       *[other] { " " }+ { $grande } for the Grande
    }{ $office ->
        [0] { "" }
       *[other] { " " }+ { $office } for an office
    }{ $times ->
        [2] , doubled
       *[other] { "" }
    }
award-rank =
    { $rank ->
        [0] no place
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }

## How well a fact is known

provenance-printed = printed
    .about = A rulebook says so.
provenance-cross-checked = cross-checked
    .about = A public source says so, and it agrees with the rulebooks wherever they can be compared.
provenance-reconstructed = reconstructed
    .about =
        Not established: worked out from what is known, or made up so that the game can be played. A correction
        file can replace it.
provenance-invented = invented
    .about = Our own invention: a house card that is in no box.
provenance-corrected = corrected
    .about = Replaced by the correction file of this table.

## Headings and short words for any client

label-board = Board
label-card = Card
label-castillo = Castillo
label-copies = Copies
label-court = Court
label-effect = Special action
label-grande = Grande
label-hand = Hand
label-hidden = hidden
label-king = King
label-log = Log
label-note = Note
label-offer = Action cards
label-options = Options
label-played = Played
label-player = Player
label-players = Players
label-points = Points
label-preview = If it were scored now
label-provenance = Source
label-province = Province
label-rank = Rank
label-region = Region
label-round = Round
label-score = Score
label-scoreboard = Scoreboard
label-seed = Seed
label-sets = Sets
label-stack = Stack
label-start-player = Start player
label-turn-order = Turn order
label-used = Used
label-vetos = Vetoes
label-winner = Winner
label-winners = Winners
label-your-turn = Your turn
