### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Cards of the Big Box
    .about = Whether to include cards whose effect had to be reconstructed because no rulebook gives it.
option-cards-all = all of them
option-cards-established = only those with an established effect

prompt-which = Which { colour-word } caballero { in-place } do you mean?
prompt-arrive =
    { $place ->
        [france] Which space in Francia does the { colour-word } caballero take?
        [ship] Does the { colour-word } caballero become captain of the ship?
       *[other] Does the { colour-word } caballero become viceroy of América?
    }
prompt-spied-disc =
    The other discs show { $discs }. Now set the region that your caballeros in the Castillo go to.
prompt-ally = Which region is allied with { $place_name }?
prompt-throw =
    { $left ->
        [one] One more caballero goes into the Castillo. Which one?
       *[other] Up to { $left } more caballeros go into the Castillo. Which one is next?
    }

choice-which =
    { $carried ->
        [gold] { which-spot }, with gold
        [goods] { which-spot }, with goods
        [banner] { which-spot }, with the banner
       *[unladen] { which-spot }
    }
choice-stand =
    { $spot ->
        [ambassador] It becomes ambassador
        [envoy] It becomes envoy
        [third] It takes the third space
        [captain] It becomes captain
        [viceroy] It becomes viceroy
        [table] It stands on the limitation table
       *[plain] It holds no office
    }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] The Grande of { $owner }
    }

# $place is "none" when a token leaves the board or the Castillo goes home.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] The Castillo goes back to its usual place.
               *[other] The Castillo moves to { $place_name }.
            }
        [collapse]
            { $place ->
                [none] The Castillo is no longer in danger of collapse.
               *[other] The Castillo is in danger of collapse: caballeros now stand beside it.
            }
        [quarantine]
            { $place ->
                [none] The quarantine is lifted.
               *[other] { $place_name } is under quarantine.
            }
        [double] The points of { $place_name } are doubled in the next general scoring.
        [undoubled] The points of { $place_name } are no longer doubled.
        [unallied] { $place_name } is no longer in an alliance.
        [table] A limitation table lies on { $place_name }.
       *[king_token]
            { $place ->
                [none] The royal protection ends.
               *[other] { $place_name } is under royal protection.
            }
    }
event-started =
    { $count ->
        [one] { $seat } begins with one more caballero in { $place_name }.
       *[other] { $seat } begins with { $count } more caballeros in { $place_name }.
    }
event-placing-anywhere = { $seat } may place caballeros in any region this turn.
event-inquisitor = { $seat } takes the inquisitor's card.
event-kept = { $seat } keeps “{ $card }”.
event-spy = { $seat } will see everybody else's disc in the next general scoring.
# Only the spy himself is shown what the others have set.
event-spied =
    { $discs ->
        [none] { $seat } looks at everybody else's disc.
       *[other] { $seat } looks at everybody else's disc: { $discs }.
    }
event-alliance = { $seat } allies { $places } for the next general scoring.

refusal-option-needs-big-box = The table option “{ $option }” needs a set of the Big Box.
