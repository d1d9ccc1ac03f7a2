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
which-spot =
    { $spot ->
        [table] One on the limitation table
        [ambassador] The ambassador
        [envoy] The envoy
        [third] The one on the third space
        [captain] The captain
        [viceroy] The viceroy
       *[plain] One of the others
    }
## Events. A fact that is hidden from the reader, or that does not apply, is "none".

event-round = Round { $round } begins.
event-offer = On offer: { $cards }.
event-power =
    { $power ->
        [none] { $seat } plays the Joker.
       *[other] { $seat } plays power card { $power }.
    }
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
event-vetoed = { $by } objects: “{ $card }” of { $seat } ends here.
event-veto-taken = { $seat } now holds a Veto.
event-veto-lapsed =
    { $count ->
        [one] A Veto of { $seat } lapses unused.
       *[other] { $count } Vetoes of { $seat } lapse unused.
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

## Events of Grand Inquisitor & Colonies and of Anniversary

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
## Events of Grandissimo
