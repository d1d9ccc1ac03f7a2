### Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables.

set-special-cards = Special cards
    .about = Ten more power cards for King & Intrigant: feasts, spies, a coup and royal protection.

option-removal = Removal
    .about = What card 115 of the Special cards can remove from the table.
option-removal-cards = Espionage, Reserve and limitation tables
option-removal-tokens = also bridge, alliance, quarantine and other tokens that last

card-sc-fiesta =
    You take no caballeros from the province in this turn. Place up to 5 caballeros from your court on top of those of
    your card of the row, by the usual rule: next to the King's region or in the Castillo. If you have the King or
    Intrigant card, its action always takes the place of this one.
    .title = Fiesta
    .note = The rulebook does not show the value of this card; it is our assumption.
card-sc-espionage =
    This card stays open in front of you until the next general scoring is over. In that scoring you look at the discs
    of all other players before you set your own. It does not help with discs that are set for a special action.
    .title = Espionage
    .note =
        What exactly its owner sees is our reading, and so is that this is the card 25. { note-ki-supply }
card-sc-coup =
    All Grandes that are not in a taboo region are thrown into the Castillo. In the next general scoring they count as
    at home there, and then leave it together with their owners' caballeros for the region on the disc.
    .title = Coup
    .note = Whether all Grandes or only some go in is not known. { note-value-and-supply }
card-sc-maximum-6 =
    Put one of the three limitation tables on a region that is not taboo. If there are more than 6 caballeros, you
    choose which ones go back to court. From then on there may be no more than 6: a full region cannot be entered, and
    caballeros sent there by a disc that find no room go to court.
    .title = Maximum 6
    .note = Who chooses the surplus is our assumption. { note-value-and-supply }
card-sc-075 =
    Put a caballero of your court on this card, which stays open in front of you. Once, before a special scoring or
    right before any region is scored in a general scoring, you may move it to a region that is not taboo.
    .title = Reserve
    .note = Where the caballero comes from and who decides first is our assumption. { note-ki-supply }
card-sc-royal-protection =
    Put the king token on a region that is not taboo, or move it there. Like the King's region it can be neither entered
    nor left, even in general scorings, until the token moves on. It brings no King's bonus.
    .title = Royal protection
    .note = Which regions may be chosen is our reading. { note-value-and-supply }
card-sc-removal =
    Remove one of these: Espionage (25) or a Reserve (75) that lies open in front of a player, or a limitation table
    that is not in a taboo region. The caballero of a Reserve goes to its owner's court; caballeros on a limitation
    table stay.
    .title = Removal
    .note = What becomes of the caballeros is our reading. { note-value-and-supply }
card-sc-135 =
    Name a region where you have at least 1 caballero: it is scored at once, with every paid place and all bonuses.
    .title = Score a region with your own
    .note = How many regions are scored is our assumption. { note-ki-supply }
card-sc-145 = Name any region: it is scored at once, with every paid place and all bonuses.
    .title = Score any region
    .note = How many regions are scored is our assumption. { note-ki-supply }
card-sc-155 =
    Name three different regions and another player. That player chooses one of the three: it is scored at once, with
    every paid place and all bonuses.
    .title = Score one of three
    .note = { note-ki-supply }

place-card-75 = card 75

prompt-trim =
    { $left ->
        [one] There is one caballero too many in { $place_name }. Which one goes to its owner's court?
       *[other] There are { $left } caballeros too many in { $place_name }. Which one goes to its owner's court next?
    }
prompt-reserve =
    { $place ->
        [none] A special scoring is about to begin. Do you send your reserve to a region?
       *[other] { $place_name } is scored next. Do you send your reserve to a region?
    }
prompt-removal = What do you remove?
prompt-name-region =
    { $left ->
        [3] Name three different regions. Which is the first?
        [2] You have named { $places }. Which is the second?
       *[1] You have named { $places }. Which is the third?
    }
prompt-chooser = Which player chooses one of { $places }?
prompt-chosen-region = { $seat } has named { $places }. Which of them is scored?

choice-remove =
    { $what ->
        [25] Remove { $target }'s Espionage
        [75] Remove { $target }'s Reserve
        [bridge] Remove the bridge at { $target }
        [alliance] Remove the alliance of { $target }
        [quarantine] Remove the quarantine from { $target }
        [king_token] Remove the royal protection from { $target }
        [collapse] Remove the danger of collapse from { $target }
        [double] Remove the doubling from { $target }
       *[table] Remove the limitation table from { $target }
    }

event-region-chosen = { $seat } chooses { the-place }.
event-in-reserve = { $seat } puts a caballero in reserve.
event-reserve-used = { $seat } sends the reserve to { $place_name }.
event-card-removed =
    { $power ->
        [25] { $seat }'s Espionage is removed.
       *[75] { $seat }'s Reserve is removed; its caballero goes to court.
    }
event-table-removed = The limitation table is removed from { $place_name }.

label-limited = Six at most:
label-protected = Protected:
label-reserves = Card 75:

refusal-region-full = There is no room left in { $place_name }: a limitation table caps the caballeros there.
