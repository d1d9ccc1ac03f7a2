"""Positions in scenario files: what the defaults are, and which positions cannot be."""

import pytest

from elgrande.locale import Speech, languages
from elgrande.record.scenario import BadScenario, read_scenarios, run


def check(position: str, expect: str, game: str = "edition: 2015") -> None:
    """The expectations hold in a position, before anything is chosen."""
    text = f"name: a position\n{game}\nposition: {{{position}}}\nexpect: {{{expect}}}\n"
    (scenario,) = read_scenarios(text)
    outcome = run(scenario)
    assert outcome.passed, str(outcome)


def refused(position: str, game: str = "edition: 2015") -> str:
    """What is said about a position, each of whose entries stands on a line of its own from line 4 on."""
    lines = "\n".join("  " + entry.strip() for entry in position.split("|"))
    with pytest.raises(BadScenario) as error:
        read_scenarios(f"name: a position\n{game}\nposition:\n{lines}\nexpect: {{round: 1}}\n", "p")
    _is_told_in_every_language(error.value)
    return str(error.value)


def _is_told_in_every_language(error: BadScenario) -> None:
    assert error.field[0] == "position"
    assert error.reason is not None
    assert error.reason.key != "scenario-part", "the sentence is in English only"
    told = {Speech(language).reason(error.reason) for language in languages()}
    assert len(told) == len(languages())
    assert all(text[-1] in ".!" and "{" not in text for text in told)


# ---------------------------------------------------------------------- defaults


def test_only_the_king_must_be_placed() -> None:
    check(
        "king: aragon",
        "king: aragon, round: 1, start: violet, active: none, card: none, acted: [], order: [], "
        "caballeros: {court: {violet: 7, blue: 7, green: 7, orange: 7}, province: {violet: 23}, granada: {}, castillo: {}}, "
        "grandes: {violet: none}, boards: {8: none, 4: none}, scores: {violet: 0, blue: 0}, vetos: {violet: 0}, "
        "hand: {violet: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}, used: {violet: []}, played: {violet: none}, "
        "offer: [1, 2, 3, 4, 5], decision: {player: violet, kind: power}",
    )


def test_a_card_means_a_turn_of_the_start_player() -> None:
    check(
        "king: aragon, start: green, card: c5_king",
        "active: green, card: c5_king, decision: {player: green, kind: turn}, offer: [1, 2, 3, 4], "
        "played: {green: 13, orange: 12, violet: 11, blue: 10}, order: [green, orange, violet, blue]",
    )


def test_an_active_player_without_a_card_takes_his_supply() -> None:
    check(
        "king: aragon, active: blue, played: {violet: 9, blue: 2, green: 1, orange: 8}",
        "decision: {player: blue, kind: supply}, acted: [violet, orange]",
    )


def test_with_all_power_cards_on_the_table_the_highest_one_is_next() -> None:
    check(
        "king: aragon, played: {violet: 9, blue: 13, green: 1, orange: 8}",
        "active: blue, decision: {player: blue, kind: card}",
    )


def test_with_some_power_cards_on_the_table_the_next_player_plays_one() -> None:
    check(
        "king: aragon, start: blue, played: {blue: 13, green: 1}",
        "decision: {player: orange, kind: power}, refused: 'power 13, power 1'",
    )


def test_the_next_player_with_a_card_is_the_highest_who_has_not_acted() -> None:
    check(
        "king: aragon, played: {violet: 9, blue: 13, green: 1, orange: 8}, acted: [blue], card: c5_king",
        "active: violet",
    )


def test_phases_can_be_named() -> None:
    check("king: aragon, phase: round", "decision: {player: violet, kind: power}, round: 1")
    check("king: aragon, phase: card, active: green", "decision: {player: green, kind: card}")
    check("king: aragon, phase: turns, start: blue", "decision: {player: blue, kind: card}, active: blue")
    check("king: aragon, phase: scoring, round: 6", "round: 7, decision: {kind: power}")


def test_used_cards_are_passed_over_when_power_cards_are_dealt_out() -> None:
    check(
        "king: aragon, round: 3, card: c5_king, used: {violet: [13, 12], blue: [10]}",
        "played: {violet: 11, blue: 9, green: 8, orange: 7}",
    )


def test_a_hand_says_what_was_used() -> None:
    check(
        "king: aragon, round: 9, card: c5_king, hand: {violet: [1, 2, 3, 4, 5]}, "
        "played: {violet: 13, blue: 12, green: 11, orange: 10}",
        "hand: {violet: [1, 2, 3, 4, 5]}, used: {violet: [6, 7, 8, 9, 10, 11, 12]}, played: {violet: 13}",
    )


def test_the_court_holds_what_the_province_leaves() -> None:
    check(
        "king: aragon, caballeros: {granada: {violet: 20}, province: {violet: 4}}",
        "caballeros: {court: {violet: 6, blue: 7}, province: {violet: 4}}",
    )
    check("king: aragon, caballeros: {granada: {violet: 28}}", "caballeros: {court: {violet: 2}}")


def test_vetos_last_until_the_next_round_unless_told_otherwise() -> None:
    check("king: aragon, vetos: {blue: 2}", "vetos: {blue: {this_round: 0, next_round: 2}}")
    check(
        "king: aragon, vetos: {blue: {this_round: 1, next_round: 1}}",
        "vetos: {blue: {this_round: 1, next_round: 1}}",
    )


def test_the_offer_can_be_a_list_of_stacks_or_cards_by_stack() -> None:
    check("king: aragon, phase: turns, offer: [1, 2, 3, 5]", "offer: [1, 2, 3, 5]")
    check(
        "king: aragon, offer: {2: c2_veto, 4: none}",
        "offer: {2: c2_veto, 4: none, 5: c5_king}",
    )


def test_the_next_cards_of_a_stack() -> None:
    check(
        "king: aragon, round: 2, offer: {2: c2_veto}, stacks: {2: [c2_court_3, c2_veto]}",
        "offer: {2: c2_veto}, stacks: {2: [c2_court_3, c2_veto]}",
    )
    check(
        "king: aragon, phase: round, round: 2, stacks: {2: [c2_veto, c2_court_3]}",
        "offer: {2: c2_veto}, stacks: {2: [c2_court_3]}",
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_card_that_made_room_for_a_veteran_card_can_be_called_back(seed: int) -> None:
    check(
        "king: aragon, offer: {2: n2_assassin}, stacks: {2: [v2_veto, n2_withdrawal]}",
        "offer: {2: n2_assassin}, stacks: {2: [v2_veto, n2_withdrawal]}",
        f"edition: 2023\nsets: [veteran-cards]\nseed: {seed}",
    )


def test_the_dummy() -> None:
    game = "edition: 2023\nplayers: 2"
    check(
        "king: aragon, round: 4, phase: round, dummy: {regions: [granada, aragon, sevilla], power: [8]}",
        "played: {grey: 8}, caballeros: {granada: {grey: 2}, aragon: {}, province: {grey: 28}}, "
        "excludes: power 8",
        game,
    )
    check("king: aragon, phase: power, played: {grey: 3}", "played: {grey: 3}, refused: power 3", game)
    check("king: aragon, card: n5_majesty", "order: [violet, blue, grey], played: {grey: 11}", game)
    check("king: aragon, caballeros: {galicia: {grey: 30}}", "caballeros: {province: {grey: 0}}", game)


def test_new_regency_lets_the_king_and_grandes_go_further() -> None:
    game = "edition: 2023\nsets: [new-regency]"
    check("king: france, grandes: {blue: castillo}", "king: france, grandes: {blue: castillo}", game)
    check(
        "king: castillo, card: r5_exile", "includes: 'to galicia, to valencia', excludes: to castillo", game
    )


def test_modifiers() -> None:
    check(
        "king: aragon, played: {violet: 5, blue: 6, green: 7, orange: 9}, played_modifiers: {violet: 8}, "
        "modifiers: {blue: [1, 2]}",
        "order: [orange, violet, green, blue], modifiers: {blue: [1, 2], violet: []}, played_modifiers: {violet: 8}",
        "edition: 2023\nsets: [power-modifiers]",
    )


# ---------------------------------------------------------------------- impossible positions


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("king: france", "p:4: the King cannot be in 'france' in this game"),
        ("king: castillo", "p:4: the King cannot be in 'castillo' in this game"),
        ("king: aragon | phase: later", "p:5: there is no phase 'later'; known are round, power, turns, supply, card, turn, scoring"),
        ("king: aragon | round: 10", "p:5: expected the number of the round from 1 to 9, not 10"),
        ("king: aragon | phase: scoring", "p:5: there is no general scoring after round 1"),
        ("king: aragon | phase: turn", "p:4: the phase 'turn' needs the card that the active seat has taken"),
        ("king: aragon | phase: power | card: c5_king", "p:6: in the phase 'power' nobody has a card in front of him"),
        ("king: aragon | phase: round | played: {violet: 1}", "p:6: in the phase 'round' no power cards are on the table"),
        ("king: aragon | phase: power | acted: [violet]", "p:6: in the phase 'power' nobody has had a turn"),
        ("king: aragon | phase: scoring | round: 3 | offer: [1]", "p:7: in the phase 'scoring' no action cards are on offer"),
        ("king: aragon | caballeros: {aragon: {blue: 30}, granada: {blue: 1}}", "p:5: blue would have 31 caballeros (31 on the board); each colour has 30"),
        ("king: aragon | caballeros: {aragon: {blue: 30}, court: {blue: 1}}", "p:5: blue would have 31 caballeros (30 on the board, 1 in court); each colour has 30"),
        ("king: aragon | caballeros: {court: {blue: 1}, province: {blue: 28}}", "p:5: blue would have 29 caballeros (0 on the board, 1 in court, 28 in the province); each colour has 30"),
        ("king: aragon | caballeros: {france: {blue: 1}}", "p:5: there is no place for caballeros 'france'; known are "),
        ("king: aragon | caballeros: {granada: {red: 1}}", "p:5: there is no player 'red'; known are violet, blue, green, orange"),
        ("king: aragon | grandes: {blue: castillo}", "p:5: the Grande of blue cannot be in 'castillo' in this game"),
        ("king: aragon | boards: {8: granada, 4: granada}", "p:5: two mobile scoreboards cannot lie in one place"),
        ("king: aragon | played: {violet: 5, blue: 5}", "p:5: two players cannot have the same power value in one round"),
        ("king: aragon | played: {blue: 5}", "p:5: power cards are played clockwise from the start player, without gaps"),
        ("king: aragon | active: blue | played: {blue: 5}", "p:6: violet has no power card on the table"),
        ("king: aragon | round: 3 | played: {violet: 5} | used: {violet: [5]}", "p:6: violet cannot play power card 5: it was used before"),
        ("king: aragon | used: {violet: [5, 5]}", "p:5: violet has only one power card of each value"),
        ("king: aragon | used: {violet: [1, 2, 3, 4, 5]}", "p:5: violet has used too many power cards: 8 are left for 9 rounds"),
        ("king: aragon | hand: {violet: [1]}", "p:5: violet has used too many power cards: 1 are left for 9 rounds"),
        ("king: aragon | hand: {violet: [1, 1]}", "p:5: violet has only one power card of each value"),
        ("king: aragon | hand: {violet: [1]} | used: {violet: [2]}", "p:5: give either `hand` or `used` for violet, not both"),
        ("king: aragon | hand: {violet: [1]} | played: {violet: 1}", "p:5: power card 1 of violet is on the table, not in hand"),
        ("king: aragon | modifiers: {violet: [1]}", "p:5: modifiers need the set 'power-modifiers'"),
        ("king: aragon | vetos: {violet: 2, blue: 1}", "p:5: 3 Vetos cannot be out: there are 2 in this game, one card for each"),
        ("king: aragon | vetos: {violet: 2} | card: c2_veto", "p:5: 2 Vetos cannot be out: there are 1 in this game, one card for each"),
        ("king: aragon | acted: [blue] | active: blue", "p:5: the turn of blue is over; it cannot be the active seat"),
        ("king: aragon | acted: [green] | active: blue", "p:5: green cannot have had a turn: the power card of blue, whose turn it is, is higher"),
        ("king: aragon | phase: turns | acted: [blue]", "p:6: blue cannot have had a turn before violet, whose power card is higher"),
        ("king: aragon | phase: turns | offer: [1]", "p:6: 4 colours still need a card, but only 1 are on offer"),
        ("king: aragon | offer: {1: c2_veto}", "p:5: the card 'c2_veto' does not belong to stack 1 of this game"),
        ("king: aragon | offer: {5: c2_veto}", "p:5: the card 'c2_veto' does not belong to stack 5 of this game"),
        ("king: aragon | offer: {1: c5_king}", "p:5: the card 'c5_king' does not belong to stack 1 of this game"),
        ("king: aragon | offer: {1: n1_militia}", "p:5: there is no card 'n1_militia' in this game; "),
        ("king: aragon | card: c2_veto | offer: {2: c2_court_3}", "p:5: the cards 'c2_court_3' and 'c2_veto' cannot both lie in stack 2 there"),
        ("king: aragon | stacks: {2: [c2_veto, c2_veto, c2_veto]}", "p:5: there are not so many copies of the card 'c2_veto'"),
        ("king: aragon | round: 9 | stacks: {2: [c2_veto, c2_court_3, c2_court_all]}", "p:6: stack 2 is not so high that 'c2_court_all' could come up then"),
        ("king: aragon | dummy: {power: [3]}", "p:5: only the two-player game of 2023 has a dummy"),
    ],
)  # fmt: skip
def test_impossible_positions(position: str, message: str) -> None:
    assert refused(position).startswith(message)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("king: aragon | caballeros: {court: {grey: 3}}", "p:6: the dummy has no court"),
        ("king: aragon | caballeros: {granada: {grey: 3}, province: {grey: 3}}", "p:6: grey would have 6 caballeros "),
        ("king: aragon | offer: [3]", "p:6: stacks 2 and 3 are one stack in this game, number 2"),
        ("king: aragon | phase: power | played: {grey: 3} | dummy: {power: [3]}", "p:8: the dummy has only one power card 3"),
        ("king: aragon | round: 9 | dummy: {power: [3]}", "p:7: so many rounds do not follow"),
        ("king: aragon | round: 9 | dummy: {regions: [granada]}", "p:7: no round follows in which the dummy draws region cards"),
        ("king: aragon | dummy: {regions: [granada, granada]}", "p:6: each region card is drawn once between two scorings"),
        ("king: aragon | active: blue | played: {violet: 4, blue: 5}", "p:7: grey has no power card on the table"),
    ],
)  # fmt: skip
def test_impossible_positions_with_the_dummy(position: str, message: str) -> None:
    assert refused(position, "edition: 2023\nplayers: 2").startswith(message)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("king: aragon | modifiers: {violet: [1], blue: [1]}", "p:6: each modifier exists once"),
        ("king: aragon | played_modifiers: {violet: 1}", "p:6: violet has a modifier on the table but no power card"),
        ("king: aragon | played: {violet: 5, blue: 6} | played_modifiers: {violet: 5}", "p:6: two players cannot have the same power value in one round"),
    ],
)  # fmt: skip
def test_impossible_modifiers(position: str, message: str) -> None:
    assert refused(position, "edition: 2023\nsets: [power-modifiers]").startswith(message)


def test_reasons_use_the_names_of_the_scenario() -> None:
    message = refused("king: aragon | grandes: {green: castillo}", "players: [green, blue]")
    assert message == "p:5: the Grande of green cannot be in 'castillo' in this game"


def test_a_round_that_the_short_game_leaves_out() -> None:
    message = refused("king: aragon", "options: {length: short}")
    assert message == "p:4: round 1 is not played; the rounds of this game are 2, 3, 5, 6, 8, 9"


# ---------------------------------------------------------------------- expansions

INTRIGANT = "edition: 2015\nsets: [king-intrigant, players-edition]"
COLONIES = "edition: 2015\nsets: [inquisitor-colonies, anniversary]"


def test_chosen_hands() -> None:
    check(
        "king: aragon, hand: {violet: [10, 40, joker]}, used: {violet: [180]}",
        "hand: {violet: [10, 40, joker]}, used: {violet: [180]}, legal: {violet: 'play 10, play 40, play joker'}",
        INTRIGANT,
    )
    check(
        "king: aragon, phase: turns, played: {violet: 40, blue: 30, green: 20, orange: 10}",
        "played: {violet: 40}, order: [violet, blue, green, orange], decision: {player: violet, kind: supply}",
        INTRIGANT,
    )


def test_the_colonies_have_more_regions_stacks_and_caballeros() -> None:
    check(
        "king: aragon, offer: {6: gic_holy_inquisition, 7: gic_transport}, "
        "caballeros: {ship: {violet: 2, grey: 1}, france: {blue: 1}}, grandes: {green: castillo}, "
        "tokens: {slots: [none, blue], gold_on_ship: {violet: 1}, bearers: [ship]}",
        "offer: {6: gic_holy_inquisition, 7: gic_transport}, caballeros: {ship: {violet: 2, grey: 1}, province: {violet: 27}}, "
        "tokens: {slots: [none, blue, none, none, none], gold_on_ship: {violet: 1, blue: 0}}",
        COLONIES,
    )


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("king: aragon | tokens: {qeen: violet}", "p:6: there is no token 'qeen'; did you mean 'queen'?"),
        ("king: aragon | tokens: {queen: granada}", "p:6: there is no player or black caballeros 'granada'; known are "),
        ("king: aragon | tokens: {slots: [violet, blue, green, orange, violet, blue]}", "p:6: 'slots' has 5 parts, not 6"),
        ("king: aragon | tokens: {alliance: {violet: granada}}", "p:6: 'alliance' does not go by player; write a list of up to 2"),
        ("king: aragon | caballeros: {prison: {violet: 1}}", "p:6: there is no place for caballeros 'prison'; "),
        ("king: aragon | caballeros: {granada: {grey: 5}}", "p:6: there are only 4 black caballeros in this game"),
        ("king: aragon | caballeros: {court: {grey: 1}}", "p:6: black caballeros stay on the board"),
        ("king: ship", "p:5: the King cannot be in 'ship' in this game"),
    ],
)  # fmt: skip
def test_impossible_positions_of_the_colonies(position: str, message: str) -> None:
    assert refused(position, COLONIES).startswith(message)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("king: aragon | hand: {violet: [13, 14]}", "p:6: there is no power card '14'; did you mean '140'?"),
        ("king: aragon | hand: {violet: [40]} | used: {violet: [40]}", "p:6: violet cannot hold a power card that was played already"),
        ("king: aragon | vetos: {violet: 2}", "p:6: violet has only one power card with a Veto"),
        ("king: aragon | hand: {violet: [40, 40]}", "p:6: violet has only one power card of each value"),
    ],
)  # fmt: skip
def test_impossible_hands(position: str, message: str) -> None:
    assert refused(position, INTRIGANT).startswith(message)


def test_tokens_need_an_expansion() -> None:
    assert refused("king: aragon | tokens: {queen: violet}") == "p:5: tokens need a set of the Big Box"
