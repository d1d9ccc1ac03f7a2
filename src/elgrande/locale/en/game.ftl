### What players are asked, what they can choose, and what happens.

## Questions, by the kind of the decision

prompt-power = Play a power card. Its value must not be on the table yet.
# $plain says whether the card can stand without a modifier.
prompt-modifier =
    { $plain ->
        [yes] You have played { $power }. Do you play a modifier with it?
       *[no] You have played { $power }, which is on the table already: play a modifier with it.
    }
prompt-draft = Pass one of your modifiers to the player on your left.
prompt-supply =
    You may take { $count ->
        [one] a caballero
       *[other] up to { $count } caballeros
    } from the province to your court.
prompt-recall =
    The province is used up. You may take { $left ->
        [one] one more caballero
       *[other] up to { $left } more caballeros
    } from the regions to your court.
prompt-ability = Do you use the ability of your modifier { $modifier }? { $ability }
prompt-card = Take an action card.
# $act and $placing say which of the two parts are possible now.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { turn-both }
               *[no] “{ $card }”: use the special action, or end your turn.
            }
       *[no] { turn-placing }
    }{ $office ->
        [yes] { " " }You may use the special action of your King or Intrigant card instead of your own.
       *[no] { "" }
    }
turn-both =
    { $left ->
        [one] “{ $card }”: place a caballero and use the special action, in either order.
       *[other] “{ $card }”: place up to { $left } caballeros and use the special action, in either order.
    }
turn-placing =
    { $left ->
        [one] “{ $card }”: place a caballero, or end your turn.
       *[other] “{ $card }”: place up to { $left } caballeros, or end your turn.
    }
prompt-place =
    Place { $left ->
        [one] one more caballero
       *[other] up to { $left } more caballeros
    }, or stop.
# $step says what would be stopped: the whole action (none), or one step of it, told by the facts that belong to it.
prompt-veto =
    { $seat } uses the special action of “{ $card }”.{ $step ->
        [moved] { " " }Next: { a-caballero } goes { from-source } { to-place }.
        [placed] { " " }Next: a caballero goes from court { to-place }.
        [gain] { " " }Next: { some-caballeros } from the province to court.
        [recalled] { " " }Next: a caballero goes { from-place } back to court.
        [court_loss] { " " }Next: { $loser } returns caballeros from court to the province.
        [returned] { " " }Next: { $loser } returns { some-caballeros } { from-place } to the province.
        [pledged] { " " }Next: { $loser } returns caballeros to the province: { $losses }.
        [evicted] { " " }Next: { $loser } has set { $place_name } for the caballeros that must leave.
        [score_one] { " " }Next: { the-place } is scored.
        [throw_grande] { " " }Next: the Grande of { $loser } is thrown into the Castillo.
        [trimmed] { " " }Next: { $loser } takes { some-caballeros } { from-place } back to court.
        [table_laid] { " " }Next: the limitation table is laid on { $place_name }.
        [travelled] { " " }Next: the Grande of { $loser } goes to { $place_name }.
        [thrown_in] { " " }Next: all { colour-word } caballeros in { $place_name } are thrown into the Castillo.
        [washed_away] { " " }Next: { $loser } takes { some-caballeros } { from-place } back to court.
        [castillo_emptied] { " " }Next: { $loser } takes all caballeros in the Castillo back to court.
        [ship_taken]
            { $loser ->
                [none] { " " }Next: an unused ship is taken.
               *[other] { " " }Next: a ship of { $loser } is taken.
            }
        [jailed] { " " }Next: a caballero of { $loser } goes { from-place } to prison.
        [pardoned] { " " }Next: all prisoners go { to-place }.
        [king_moved] { " " }Next: the King goes { to-place }.
        [board_laid]
            { $board ->
                [8] { " " }Next: the scoreboard 8/4/0 goes { board-to-place }.
               *[4] { " " }Next: the scoreboard 4/0/0 goes { board-to-place }.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }It is the first of its two actions.
                               *[other] { " " }Of its two actions it is this one: “{ $action }”.
                            }
                        [second]
                            { $action ->
                                [none] { " " }It is the second of its two actions.
                               *[other] { " " }Of its two actions it is this one: “{ $action }”.
                            }
                        [colour] { " " }The King changes places with the Grande of { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }The scoreboard 8/4/0 is turned over.
                               *[4] { " " }The scoreboard 4/0/0 is turned over.
                            }
                        [bridge] { " " }The bridge joins { $places }.
                        [alliance] { " " }The alliance is that of { $places }.
                        [three] { " " }{ $owner } chooses one of these regions, and it is scored: { $places }.
                        [pardon] { " " }All prisoners go { to-place }.
                        [name] { " " }The Grande of { $owner } stands in for the King.
                        [remove]
                            { $what ->
                                [25] { " " }It removes the Espionage of { $target }.
                                [75] { " " }It removes the Reserve of { $target }.
                                [bridge] { " " }It removes the bridge at { $target }.
                                [alliance] { " " }It removes the alliance of { $target }.
                                [quarantine] { " " }It removes the quarantine of { $target }.
                                [king_token] { " " }It removes the royal protection of { $target }.
                                [collapse] { " " }It removes the danger of collapse of { $target }.
                                [double] { " " }It removes the doubling of { $target }.
                               *[table] { " " }It removes the limitation table from { $target }.
                            }
                       *[board]
                            { $board ->
                                [8] { " " }The scoreboard 8/4/0 goes { board-to-place }.
                               *[4] { " " }The scoreboard 4/0/0 goes { board-to-place }.
                            }
                    }
                [place] { " " }This concerns { the-place }.
               *[none] { "" }
            }
    } Do you object with your Veto?
prompt-either = Which of the two actions of your card do you use?
prompt-region = Which region do you name for your special action?
prompt-lift =
    Which caballero do you move{ $place ->
        [none] { "" }
        [ship] { " " }off the ship
       *[other] { " " }out of { $place_name }
    }? You may move { lift-allowance }.
lift-allowance =
    { $any ->
        [0]
            { $own ->
                [0] { lift-foreign }
               *[other]
                    { $foreign ->
                        [0] { lift-own }
                       *[other] { lift-own } and { lift-foreign }
                    }
            }
       *[other] { $any } more of any colour
    }
lift-own =
    { $own ->
        [any] any number of your own
       *[other] { $own } more of your own
    }
lift-foreign = { $foreign } more of others
prompt-drop = Where does the { colour-word } caballero { from-source } go?
prompt-place-extra =
    Place { $left ->
        [one] one more caballero
       *[other] up to { $left } more caballeros
    } with your special action, or stop.
prompt-pick-each = You may return one caballero of each opponent to the province. Which one is next?
prompt-lose =
    You must return { $left ->
        [one] one more caballero
       *[other] { $left } more caballeros
    } to the province. Where does the next one come from?
prompt-loss-disc =
    { $count ->
        [none] Secretly set a region. All your caballeros there go back to the province.
        [one] Secretly set a region. One of your caballeros there goes back to the province.
       *[other]
            Secretly set a region. { $count } of your caballeros there go back to the province, or the only one if
            there is just one.
    }
prompt-eviction-disc =
    Secretly set the region where all your caballeros from { $place_name } go. The King's region means your court.
prompt-scoring-disc = Secretly set a region. It is scored if no other player sets it.
prompt-castillo-disc =
    Secretly set the region where everything of yours in the Castillo goes. The King's region means your court.
prompt-scoring-order = Which region is scored next? Still to be scored: { $places }.
prompt-king = Where does the King go?
prompt-entourage =
    Which caballero goes along with the King to { $place_name }? { $left ->
        [one] One more goes.
       *[other] { $left } more go.
    }
prompt-swap = Whose Grande changes places with the King?
prompt-grande = Which region is the new home of your Grande?
prompt-board = Which mobile scoreboard do you lay where?
prompt-power-back = Which of your used cards do you take back?
prompt-which = Which { colour-word } caballero { in-place } do you mean?
prompt-arrive =
    { $place ->
        [france] Which field of Francia does the { colour-word } caballero take?
        [ship] Does the { colour-word } caballero become captain of the ship?
       *[other] Does the { colour-word } caballero become viceroy of América?
    }
prompt-settlers = Secretly set a region, not the King's. Two of your caballeros from the province go there.
prompt-voyage =
    Before your turn, each of your caballeros on the ship, in América and in África may travel one leg. Who travels next?
prompt-sail = Where does the { colour-word } caballero on the ship go?
prompt-claim = Do you claim a token?
prompt-transport-out = Which caballero goes to América or África next?
prompt-transport-home = Which caballero comes from América or África next?
prompt-ship-out = Where does the { colour-word } caballero { from-source } go?
prompt-fill =
    Who stands on the limitation table { in-place }? { $left ->
        [one] One field is free.
       *[other] { $left } fields are free.
    }
prompt-table = Where do you move the limitation table?
prompt-close = Do you close an action card for this round?
prompt-strike = “{ $card }” of { $seat } has just been used. Do you repeat its special action with your Double strike?
prompt-banner = Which of your caballeros takes your banner?
prompt-start-disc = Secretly set the region where one more of your caballeros begins, from the province.
prompt-hand =
    Secretly choose the { $count } power cards that you play this game with, one after the other.
prompt-row-card = Use your own card of the row, or take an action card instead.
prompt-trim =
    { $left ->
        [one] One caballero too many is in { $place_name }. Which one goes to its owner's court?
       *[other] { $left } caballeros too many are in { $place_name }. Which one goes to its owner's court next?
    }
prompt-reserve =
    { $place ->
        [none] A special scoring is about to begin. Do you send your reserve to a region?
       *[other] { $place_name } is scored next. Do you send your reserve to a region?
    }
prompt-removal = What do you remove?
prompt-second-card = Play a second card after your Joker. Its value must not be on the table yet.
prompt-travel-disc = Secretly set another region for your Grande. In a taboo region it does not arrive: it stays.
prompt-bridge-end = Where does the bridge from { $place_name } lead?
prompt-cross-bridge = Your bridge joins { $places }. You may move your caballeros over it before your turn.
prompt-turn-board = Which mobile scoreboard do you turn over?
prompt-storm-disc = Secretly set the region of your Tormenta. You show it when your turn begins.
prompt-spied-disc =
    You see the discs of the others: { $discs }. Now set the region where your caballeros in the Castillo go.
prompt-ally = Which region is allied with { $place_name }?
prompt-throw =
    { $left ->
        [one] One more caballero goes into the Castillo. Which one?
       *[other] Up to { $left } more caballeros go into the Castillo. Which one is next?
    }
prompt-ship = Do you take a ship?
prompt-land =
    { $left ->
        [one] Does the caballero on your ship go ashore?
       *[other] Do the { $left } caballeros on your ship go ashore? All of them must. Where does the next one go?
    }
prompt-jail = Which caballero goes to prison?
prompt-royal = Where does the King go? You may also pardon the prisoners first.
prompt-royal-move = Where does the King go?
prompt-pardon = Do you pardon the prisoners? They all go to one region.
prompt-place-guest = Place the { colour-word } caballero that is a guest at your court.
prompt-march =
    { $left ->
        [one] Which mercenary goes now?
       *[other] Which mercenary goes first?
    }
prompt-march-to = Where does the mercenary { from-source } go?
prompt-companion = Does a caballero { from-source } go along { to-place }? Its owner must agree.
prompt-consent = { $seat } wants to take one of your caballeros { from-source } along { to-place }. Do you agree?
prompt-boycott = Secretly choose the region that is not scored in the next general scoring.
prompt-incognito = Secretly choose the region where the King will turn up when you like.
# $seat is the player whose turn it is, or "none".
prompt-unmask =
    { $seat ->
        [none] Do you turn over the King incognito now?
       *[other] It is the turn of { $seat }. Do you turn over the King incognito now?
    }
prompt-last-unmask = Do you turn over the King incognito before the general scoring? Later it is lost.
prompt-further-card = Take a further action card.
prompt-stand-in = Whose Grande stands in for the King?
prompt-league = Which mobile scoreboard do you lay where?
prompt-name-region =
    { $left ->
        [3] Name three different regions. Which is the first?
        [2] You have named { $places }. Which is the second?
       *[1] You have named { $places }. Which is the third?
    }
prompt-chooser = Which player chooses one of { $places }?
prompt-chosen-region = { $seat } has named { $places }. Which of them is scored?

## Choices. $kind is the kind of the decision, or "none" if it is not known.

choice-stop =
    { $kind ->
        [recall] Take no more
        [place] Place no more
        [place_extra] Place no more
        [lift] Move no more
        [pick_each] Return no more
        [voyage] Nobody else travels
        [transport_out] Nobody else goes there
        [transport_home] Nobody else comes from there
        [table] Leave the limitation table where it is
        [cross_bridge] Move no more over the bridge
        [ship] Take no ship
        [land] Stay on board
        [jail] Send nobody to prison
        [pardon] Pardon nobody
        [march] Move no more mercenaries
        [companion] Nobody goes along
        [last_unmask] Let it be lost
        [stand_in] None
        [league] Lay no more
       *[other] Stop here
    }
choice-act = Use the special action
choice-end = End your turn
choice-veto = Use your Veto
choice-allow = Let it pass
choice-first = Use the first of the two actions
choice-second = Use the second of the two actions
choice-plain = Play the power card without a modifier
choice-use =
    { $kind ->
        [strike] Repeat the special action
       *[other] Use the ability
    }
choice-skip =
    { $kind ->
        [claim] Claim nothing now
        [close] Close no card now
        [strike] Not this time
        [reserve] Keep your reserve
       *[other] Do without the ability
    }
choice-power =
    { $brings ->
        [0] Play power card { $power }, which brings no caballeros
        [one] Play power card { $power }, which brings one caballero
       *[other] Play power card { $power }, which brings { $brings } caballeros
    }
choice-modifier =
    { $kind ->
        [draft] Pass on the modifier { $modifier }
       *[other] Play the modifier { $modifier }
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] Take no caballeros
        [one] Take one caballero to your court
       *[other] Take { $count } caballeros to your court
    }
choice-card =
    { $card ->
        [none] Take the card of stack { $stack }
       *[other] Take “{ $card }” from stack { $stack }
    }
choice-to =
    { $kind ->
        [drop] Move it { to-place }
        [sail] Move it { to-place }
        [ship_out] Move it { to-place }
        [land] Land it { in-place }
        [march_to] Move it { to-place }
        [place_guest] Place the guest { in-place }
        [reserve] Send your reserve { to-place }
       *[other]
            { $place ->
                [galleon] Place a caballero on your ship
               *[other] Place a caballero { in-place }
            }
    }
choice-from =
    { $kind ->
        [recall] Take a caballero { from-place } to your court
        [lose] Return a caballero { from-place } to the province
       *[other] Take a caballero { from-place }
    }
choice-region =
    { $kind ->
        [scoring_order] Score { the-place } next
        [royal] Pardon the prisoners, who all go { to-place }, and move the King then
        [pardon] Pardon the prisoners, who all go { to-place }
        [table] Move the limitation table { to-place }
        [bridge_end] Lead the bridge to { $place_name }
        [ally] Ally it with { $place_name }
        [boycott] Choose { $place_name }
        [chosen_region] Score { the-place }
        [incognito] Choose { $place_name }
       *[other] Name { the-place }
    }
choice-disc = Set your disc to { the-place }
choice-king = Move the King { king-to-place }
choice-grande = Move your Grande { to-place }
choice-swap = Swap the King with the Grande of { $owner }
choice-back = Take power card { $power } back
choice-reuse = Take the modifier { $modifier } back ({ $ability_title })
choice-board =
    { $board ->
        [8] Lay the scoreboard 8/4/0 { board-to-place }
       *[4] Lay the scoreboard 4/0/0 { board-to-place }
    }
choice-lift =
    { $kind ->
        [pick_each] Return { a-caballero } { from-place } to the province
        [entourage] Take { a-caballero } { from-place } along
        [voyage] Let { a-caballero } { from-place } travel
        [fill] Put { a-caballero } on the table
        [banner] Give it to a caballero { in-place }
        [throw] Throw { a-caballero } { from-place } into the Castillo
        [jail] Send { a-caballero } { from-place } to prison
        [march] Move the mercenary { from-place }
        [companion] Take { a-caballero } along
        [trim] Send { a-caballero } { from-place } to its owner's court
        [cross_bridge] Move { a-caballero } { from-place } over the bridge
       *[other] Move { a-caballero } { from-place }
    }
choice-which =
    { $carried ->
        [gold] { which-spot }, with gold
        [goods] { which-spot }, with goods
        [banner] { which-spot }, with the banner
       *[unladen] { which-spot }
    }
which-spot =
    { $spot ->
        [table] One on the limitation table
        [ambassador] The ambassador
        [envoy] The envoy
        [third] The one on the third field
        [captain] The captain
        [viceroy] The viceroy
       *[plain] One of the others
    }
choice-stand =
    { $spot ->
        [ambassador] It becomes ambassador
        [envoy] It becomes envoy
        [third] It takes the third field
        [captain] It becomes captain
        [viceroy] It becomes viceroy
        [table] It stands on the limitation table
       *[plain] It holds no office
    }
choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Put a caballero on gold
               *[black] Put a black caballero on gold
            }
       *[goods]
            { $whose ->
                [own] Put a caballero on goods
               *[black] Put a black caballero on goods
            }
    }
choice-close =
    { $card ->
        [none] Close the card of stack { $stack }
       *[other] Close “{ $card }” (stack { $stack })
    }
choice-bonus = Take an extra caballero from the province to your court
choice-office = Use the special action of your King or Intrigant card
choice-keep =
    { $face ->
        [joker] Keep the Joker
       *[other]
            { $brings ->
                [0] Keep { $face } ({ $face_title }), which brings no caballeros
                [one] Keep { $face } ({ $face_title }), which brings one caballero
               *[other] Keep { $face } ({ $face_title }), which brings { $brings } caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Play the Joker
       *[other]
            { $brings ->
                [0] Play { $face } ({ $face_title }), which brings no caballeros
                [one] Play { $face } ({ $face_title }), which brings one caballero
               *[other] Play { $face } ({ $face_title }), which brings { $brings } caballeros
            }
    }
choice-remove =
    { $what ->
        [25] Remove the Espionage of { $target }
        [75] Remove the Reserve of { $target }
        [bridge] Remove the bridge at { $target }
        [alliance] Remove the alliance of { $target }
        [quarantine] Remove the quarantine of { $target }
        [king_token] Remove the royal protection of { $target }
        [collapse] Remove the danger of collapse of { $target }
        [double] Remove the doubling of { $target }
       *[table] Remove the limitation table from { $target }
    }
choice-mercenaries = Move the mercenaries
choice-save = Keep this card for a later turn
choice-spend = Use the card that you have kept
choice-unmask = Turn over the King incognito
choice-wait = Not now
choice-pass-turn = Not in this turn
choice-pass-round = Not in this round
choice-agree = Let it go along
choice-refuse = Keep it where it is
choice-ship = Take an unused ship
choice-guest = Put one of your caballeros into the court of { $owner }
choice-ship-from = Take a ship from { $owner }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] The Grande of { $owner }
    }
choice-dismantle = Take your caballero off the bridge, which then leaves the board
choice-turn =
    { $board ->
        [8] Turn the scoreboard 8/4/0 over
       *[4] Turn the scoreboard 4/0/0 over
    }

## Events. A fact that is hidden from the reader, or that does not apply, is "none".

event-round = Round { $round } begins.
event-offer = On offer: { $cards }.
event-power =
    { $power ->
        [0] { $seat } plays the Joker.
       *[other] { $seat } plays power card { $power }.
    }
event-modifier = { $seat } adds the modifier { $modifier }: { $total }.
event-dummy-power = The dummy's power card is { $power }.
event-dummy-arrives =
    { $count ->
        [0] The dummy draws { $place_name } and places nothing there.
       *[other] The dummy places { some-caballeros } in { $place_name }.
    }
event-dummy-takes = The dummy takes “{ $card }” from stack { $stack }, without effect.
event-turn = It is the turn of { $seat }.
event-supply = { $seat } takes { some-caballeros } from the province to court.
event-recalled = { $seat } takes a caballero { from-place } back to court.
event-card = { $seat } takes “{ $card }” from stack { $stack }.
# $choice says what was announced: nothing yet (none), the first or second of two actions, a place, the Grande of a
# colour, a scoreboard with its place, a scoreboard to turn over, or the two ends of a bridge.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } announces: the first of the two actions.
               *[other] { $seat } announces: “{ $action }”.
            }
        [second]
            { $action ->
                [none] { $seat } announces: the second of the two actions.
               *[other] { $seat } announces: “{ $action }”.
            }
        [place] { $seat } announces: { the-place }.
        [colour] { $seat } announces: the Grande of { $owner }.
        [board]
            { $board ->
                [8] { $seat } announces: the scoreboard 8/4/0 { board-to-place }.
               *[4] { $seat } announces: the scoreboard 4/0/0 { board-to-place }.
            }
        [turn]
            { $board ->
                [8] { $seat } announces: the scoreboard 8/4/0 is turned over.
               *[4] { $seat } announces: the scoreboard 4/0/0 is turned over.
            }
        [bridge] { $seat } announces: the bridge joins { $places }.
        [alliance] { $seat } announces: an alliance of { $places }.
        [three] { $seat } announces: { $owner } chooses one of { $places }.
        [pardon] { $seat } announces: a pardon, all prisoners { to-place }.
        [name] { $seat } announces: the Grande of { $owner } stands in for the King.
        [remove]
            { $what ->
                [25] { $seat } announces: the Espionage of { $target } is removed.
                [75] { $seat } announces: the Reserve of { $target } is removed.
                [bridge] { $seat } announces: the bridge at { $target } is removed.
                [alliance] { $seat } announces: the alliance of { $target } is removed.
                [quarantine] { $seat } announces: the quarantine of { $target } is removed.
                [king_token] { $seat } announces: the royal protection of { $target } is removed.
                [collapse] { $seat } announces: the danger of collapse of { $target } is removed.
                [double] { $seat } announces: the doubling of { $target } is removed.
               *[table] { $seat } announces: the limitation table in { $target } is removed.
            }
       *[none] { $seat } uses the special action of “{ $card }”.
    }
event-region-chosen = { $seat } chooses { the-place }.
event-vetoed = { $by } objects: “{ $card }” of { $seat } ends here.
event-veto-taken = { $seat } now holds a Veto.
event-veto-lapsed =
    { $count ->
        [one] A Veto of { $seat } lapses unused.
       *[other] { $count } Vetos of { $seat } lapse unused.
    }
event-placed = { $seat } places a caballero { in-place }.
event-moved = { $seat } moves { a-caballero } { from-source } { to-place }.
event-returned =
    { $count ->
        [one] One { colour-word } caballero goes { from-place } back to the province.
       *[other] { $count } { colour-word } caballeros go { from-place } back to the province.
    }
event-to-court =
    { $count ->
        [one] One { colour-word } caballero goes { from-source } to its owner's court.
       *[other] { $count } { colour-word } caballeros go { from-source } to their owner's court.
    }
event-discs = The discs show: { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] The Castillo is opened: it is empty.
       *[other] The Castillo is opened. Caballeros in it: { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] The Grande of { $seat } leaves the Castillo { left-for-place }.
               *[other] { $seat }'s Grande and { some-caballeros } leave the Castillo { left-for-place }.
            }
       *[no]
            { $count ->
                [0] Nothing of { $seat } leaves the Castillo.
               *[other] { $seat } takes { some-caballeros } out of the Castillo, { to-place }.
            }
    }
left-for-place =
    { $place ->
        [court] for court
       *[other] for { $place_name }
    }
event-scored =
    { $place ->
        [castillo] The Castillo is scored: { scored-points }.
        [court] The courts are scored: { scored-points }.
        [ship] The ship is scored: { scored-points }.
       *[other] { $place_name } is scored: { scored-points }.
    }
scored-points =
    { $awards_number ->
        [0] nobody gets points
       *[other] { $awards }
    }
event-king = The King moves { king-to-place }.
event-grande = The Grande of { $seat } moves { to-place }.
event-board =
    { $board ->
        [8] The scoreboard 8/4/0 now lies { board-to-place }.
       *[4] The scoreboard 4/0/0 now lies { board-to-place }.
    }
# Only the player himself is shown which card it was.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none] { $seat } takes a used card back, unseen.
               *[other] { $seat } takes power card { $power } back.
            }
       *[other] { $seat } takes the modifier { $modifier } back.
    }
# Only the two players concerned are shown which modifier it was.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } passes a modifier to { $to }.
       *[other] { $seat } passes the modifier { $modifier } to { $to }.
    }
event-smuggling = { $seat } may place caballeros in the King's region this turn.
event-turn-over = { $seat } ends the turn.
event-start-marker = { $seat } gets the start marker.
event-general-scoring = General scoring after round { $round }.
event-game-over =
    { $winners_number ->
        [one] The game is over: { $winners } wins. { $scores }.
       *[other] The game is over: { $winners } share the victory. { $scores }.
    }

## Events of the Players' edition

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
        [unallied] The alliance of { $place_name } is over.
        [table] A limitation table lies on { $place_name }.
       *[king_token]
            { $place ->
                [none] The royal protection ends.
               *[other] { $place_name } is under royal protection.
            }
    }
event-started =
    { $count ->
        [one] { $seat } begins with a further caballero in { $place_name }.
       *[other] { $seat } begins with { $count } further caballeros in { $place_name }.
    }
event-hand-chosen = { $seat } has chosen a hand.
event-office = { $seat } has “{ $card }”.
event-placing-anywhere = { $seat } may place caballeros in any region this turn.
event-in-reserve = { $seat } puts a caballero in reserve.
event-reserve-used = { $seat } sends the reserve to { $place_name }.
event-card-removed =
    { $power ->
        [25] The Espionage of { $seat } is removed.
       *[75] The Reserve of { $seat } is removed; its caballero goes to court.
    }
event-table-removed = The limitation table is removed from { $place_name }.
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
event-storm = The Tormenta of { $seat } is coming over { $place_name }.
event-mistress = { $seat } brings the King's mistress: he gives no bonus in this round, and all may place in any region.

## Events of Grand Inquisitor & Colonies and of Anniversary

event-tokens = { $seat } lays { laid-tokens }.
laid-tokens =
    { $gold ->
        [0] { some-goods }
       *[other]
            { $goods ->
                [0] { $gold } gold
               *[other] { $gold } gold and { some-goods }
            }
    }
some-goods =
    { $goods ->
        [one] one goods token
       *[other] { $goods } goods tokens
    }
event-claimed =
    { $token ->
        [gold] { $seat } puts { a-caballero } on gold.
       *[goods] { $seat } puts { a-caballero } on goods.
    }
event-delivered =
    { $token ->
        [gold] Gold comes to { $place_name }: { $points } points for { $seat }.
       *[goods] Goods come to { $place_name }: { $points } points for { $seat }.
    }
event-token-lost =
    { $token ->
        [gold] The gold of { a-caballero } goes back to the supply.
       *[goods] The goods of { a-caballero } go back to the supply.
    }
event-stands =
    { $spot ->
        [ambassador] The { colour-word } caballero is ambassador in Francia.
        [envoy] The { colour-word } caballero is envoy in Francia.
        [captain] The { colour-word } caballero is captain of the ship.
        [viceroy] The { colour-word } caballero is viceroy of América.
       *[third] The { colour-word } caballero takes the third field of Francia.
    }
event-inquisitor = { $seat } takes the inquisitor's card.
event-kept = { $seat } keeps “{ $card }”.
event-closed = { $seat } closes “{ $card }” (stack { $stack }) for this round.
event-struck = { $seat } strikes twice: the special action of “{ $card }” is repeated.
event-delayed =
    { $place ->
        [ship] The ship will be scored at the end of the next round.
       *[other] { $place_name } will be scored at the end of the next round.
    }
event-table = The limitation table goes to { the-place }.
event-on-table = A { colour-word } caballero steps on the limitation table.
event-banner = The banner of { $seat } now flies { in-place }.

## Events of Grandissimo

event-spy = { $seat } will see the discs of the others in the next general scoring.
# Only the spy himself is shown what the others have set.
event-spied =
    { $discs ->
        [none] { $seat } looks at the discs of the others.
       *[other] { $seat } looks at the discs of the others: { $discs }.
    }
event-alliance = { $seat } allies { $places } for the next general scoring.
event-ship =
    { $loser ->
        [none] { $seat } takes a ship.
       *[other] { $seat } takes a ship from { $loser }.
    }
event-landed = { $seat } lands a caballero { in-place }.
event-jailed = The prison takes in { a-caballero } { from-place }.
event-pardoned = All prisoners are pardoned and go { to-place }.
event-character =
    { $character ->
        [queen] { $seat } takes the Queen.
       *[jester] { $seat } takes the Court Jester.
    }
event-guest = { $seat } puts a caballero into the court of { $host }.
event-guest-placed = { $seat } places { a-caballero }, a guest, { in-place }.
event-refused = { $seat } does not let a caballero go along.
event-boycott = { $seat } boycotts a region.
event-boycotted = The region that { $seat } boycotts is { $place_name }: it is not scored.
event-incognito = { $seat } has chosen where the King travels incognito.
event-unmasked = { $seat } turns over the King incognito.
event-incognito-lapsed = The King incognito of { $seat } is lost.
event-kept-used = { $seat } uses “{ $card }”, kept from an earlier turn.
event-stopped = After { $seat } nobody has a special action in this round.
event-last-word = { $seat } will have the last word in this round.
event-revolution =
    { $stand_in ->
        [none] Revolution: the King is thrown into the Castillo, and nobody takes his place.
       *[other] Revolution: the King is thrown into the Castillo. The Grande of { $stand_in } takes his place.
    }
