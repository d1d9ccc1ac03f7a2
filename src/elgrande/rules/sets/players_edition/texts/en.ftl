### Players' edition of King & Intrigant: eleven more power cards and the tokens that they bring.

set-players-edition = Players' edition
    .about = Eleven more power cards for King & Intrigant, the Joker and a wandering Castillo among them.

card-pe-joker =
    The Joker has no value. When everybody has played, you play a second card, whose value nobody has played in this
    round; it decides your place in the turn order, your supply and your special action. Two cards are used up.
    .title = Joker
card-pe-travel-day =
    Every opponent secretly sets a region for their Grande, not the one where it is, and moves it there. A Grande in a
    taboo region or in the Castillo stays, and so does one whose owner has set a taboo region.
    .title = Travel day
    .note = { note-supply }
card-pe-shift =
    Move the Castillo, unopened, to a region that is not taboo. All caballeros of that region are thrown into it. From
    then on region and Castillo can both be used as usual, side by side. Until the next general scoring is over, the
    Castillo is scored by the scoreboard of the region; then it goes back to its place.
    .title = Shift
    .note = { note-supply }
card-pe-civil-war =
    Return a caballero from your court to the province and name a region that is not taboo: all caballeros of other
    players there go back to the province. Without a caballero at court you cannot do this.
    .title = Civil war
    .note = { note-value-and-supply } Only two details of the effect are known; the rest is reconstructed.
card-pe-alliance =
    Put the two alliance tokens on two regions that are not taboo, or move them if they lie on the board already. In the
    next general scoring the two regions count as one: the caballeros of both are added, and each place earns the points
    of both regions. Whoever is alone in first place gets the bonuses of both. Afterwards the tokens leave the board.
    .title = Alliance
    .note = { note-value-and-supply }
card-pe-bridge =
    Lay the bridge between two neighbouring regions that are not taboo and put a caballero of your court on it, besides
    those that you place. While it stands there, you may move any number of your caballeros between the two regions
    right before each of your turns, and you score 1 point in each general scoring. Whoever plays this card later moves
    the bridge; your caballero then goes back to your court.
    .title = Bridge building
    .note = { note-value-and-supply }
card-pe-revolt =
    Turn a mobile scoreboard on the board upside down, or back again; not in a taboo region. Upside down it reads 0/4/8
    or 0/0/4, and the last places earn what the first ones usually do; whoever is the only player there gets the largest
    number. It stays turned when it is moved.
    .title = Revolt
    .note = { note-value-and-supply }
card-pe-collapse =
    Lay the token at the Castillo. Until the next general scoring is over, caballeros that are sent to the Castillo
    stand beside it for all to see. In every scoring of the Castillo those inside and those beside it count together,
    and they leave it together.
    .title = Danger of collapse
    .note = { note-value-and-supply } When caballeros stand beside the Castillo, and for how long, is reconstructed.
card-pe-quarantine =
    Put the quarantine token on a region next to the King's region, or move it there. The region with the token is taboo
    like the King's region, until somebody moves the token.
    .title = Quarantine
    .note = { note-value-and-supply }
card-pe-tormenta =
    When you play this card you secretly set a region, which you reveal when your turn begins. All caballeros that
    entered that region earlier in this round go back to their owners' courts.
    .title = Tormenta
    .note = { note-value-and-supply } All that is known of the effect is when the disc is set and shown.
card-pe-mistress =
    For the rest of the round everybody may place caballeros in any region that is not taboo. The King gives no bonus in
    this round, nor in a general scoring right after it.
    .title = Mistress
    .note = { note-value-and-supply } Only the loss of the King's bonus is known; the rest is reconstructed.

place-bridge = bridge
place-beside-castillo = foot of the Castillo

prompt-second-card = Play a second card after your Joker. Its value must not be on the table yet.
prompt-travel-disc = Secretly set another region for your Grande. If that region is taboo, the Grande stays where it is.
prompt-bridge-end = Where does the bridge from { $place_name } lead?
prompt-cross-bridge = Your bridge joins { $places }. You may move your caballeros over it before your turn.
prompt-turn-board = Which mobile scoreboard do you turn over?
prompt-storm-disc = Secretly set the region for your Tormenta. You reveal it when your turn begins.

choice-dismantle = Take your caballero off the bridge, which then leaves the board
choice-turn =
    { $board ->
        [8] Turn the scoreboard 8/4/0 over
       *[4] Turn the scoreboard 4/0/0 over
    }

event-bridge =
    { $seat ->
        [none] The bridge leaves the board, and the caballero on it goes back to court.
       *[other] { $seat } lays the bridge between { $places }.
    }
event-bridge-point = The bridge brings { $seat } a point.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] The scoreboard 8/4/0 now lies upside down.
               *[no] The scoreboard 8/4/0 lies the right way up again.
            }
       *[4]
            { $reversed ->
                [yes] The scoreboard 4/0/0 now lies upside down.
               *[no] The scoreboard 4/0/0 lies the right way up again.
            }
    }
# Only the player himself is shown which region it was.
event-storm-set =
    { $place ->
        [none] { $seat } sets a region for the Tormenta and keeps it covered.
       *[other] { $seat } sets { $place_name } for the Tormenta and keeps it covered.
    }
event-storm = { $seat }'s Tormenta strikes { $place_name }.
event-mistress = { $seat } brings in the King's mistress: he gives no bonus in this round, and everybody may place in any region.

label-bridge = Bridge:
label-collapse = Danger of collapse
label-mistress = The Mistress
label-reversed = Upside down:
label-storm = Tormenta:

note-value-and-supply =
    The rulebook gives neither the value nor the number of caballeros that the card brings; both are our assumption.
note-supply = The rulebook does not say how many caballeros the card brings; the number is our assumption.
