"""Power modifiers of 2023: dealt and passed, played with a power card, and their abilities.

Numbers 1 to 8 are the values -3 -2 -1 -1 +1 +1 +2 +3 without ability; 9 to 16 have one.
"""

from typing import Unpack

import pytest

from elgrande.rules.errors import NotYourDecision
from elgrande.rules.knowledge import told, view
from elgrande.rules.table import HAND, MODIFIER_BIT, TOTAL
from tests.rules.table_setup import Facts, Scene, new_game, scene

MINUS_3, MINUS_1, PLUS_1, PLUS_2 = 1, 3, 5, 7


def hand_of(s: Scene, seat: int) -> list[int]:
    """The modifiers in a hand."""
    return [number for number in range(1, 17) if s.table.seats[HAND + seat] >> (MODIFIER_BIT + number) & 1]


def power(modifiers: str, played: str = "", played_modifiers: str = "", start: str = "violet") -> Scene:
    return scene(
        edition="2023",
        sets="power-modifiers",
        phase="power",
        modifiers=modifiers,
        played=played,
        played_modifiers=played_modifiers,
        start=start,
    )


def supply(number: int, board: str = "", **facts: Unpack[Facts]) -> Scene:
    facts["edition"] = "2023"
    facts["sets"] = "power-modifiers " + facts.get("sets", "")
    facts["phase"] = "supply"
    facts["played_modifiers"] = f"violet {number}"
    facts.setdefault("played", "violet 13 blue 10 green 9 orange 8")
    return scene("", board, **facts)


# ---------------------------------------------------------------------- deal and pass


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_each_and_one_is_passed_to_the_left(players: int) -> None:
    s = new_game("2023", players, sets="power-modifiers")
    dealt = [hand_of(s, seat) for seat in range(players)]
    assert [len(hand) for hand in dealt] == [3] * players
    assert len({number for hand in dealt for number in hand}) == 3 * players
    assert s.table.deciders == list(range(players))
    assert s.decision.kind == "draft"
    for hand in dealt:
        s.do(f"modifier {hand[0]}")
    for seat in range(players):
        assert sorted(hand_of(s, seat)) == sorted([*dealt[seat][1:], dealt[seat - 1][0]])
    assert s.decision.kind == "power"


def test_only_own_ones_can_be_passed_and_only_once() -> None:
    s = new_game("2023", 3, sets="power-modifiers")
    assert s.options == [f"modifier {number}" for number in hand_of(s, 0)]
    s.refuses(f"modifier {hand_of(s, 1)[0]}")
    s.table.choose(f"modifier {hand_of(s, 1)[0]}", 1)
    with pytest.raises(NotYourDecision):
        s.table.choose(f"modifier {hand_of(s, 1)[1]}", 1)


def test_passing_happens_at_the_same_time_in_any_order() -> None:
    one, two = (new_game("2023", 3, sets="power-modifiers") for _ in range(2))
    for seat in (0, 1, 2):
        one.table.choose(f"modifier {hand_of(one, seat)[1]}", seat)
    for seat in (2, 0, 1):
        two.table.choose(f"modifier {hand_of(two, seat)[1]}", seat)
    assert one.table.state() == two.table.state()


def test_who_passed_what_is_known_to_giver_and_taker_only() -> None:
    s = new_game("2023", 3, sets="power-modifiers")
    passed = [hand_of(s, seat)[0] for seat in range(3)]
    for number in passed:
        s.do(f"modifier {number}")
    seen = {
        viewer: [
            event.get("modifier") for event in told(s.table, viewer) if event["event"] == "modifier_passed"
        ]
        for viewer in (0, 1, 2, None)
    }
    assert seen[None] == [None, None, None]
    assert seen[0] == [passed[0], None, passed[2]]
    assert seen[1] == [passed[0], passed[1], None]


def test_hands_are_hidden() -> None:
    s = power(f"violet {PLUS_1} blue {MINUS_1}")
    seats = view(s.table, 0)["seats"]
    assert isinstance(seats, list)
    assert [seat["modifiers"] for seat in seats] == [[PLUS_1], None, None, None]
    assert [seat["hand_size"] for seat in seats] == [14, 14, 13, 13]


def test_the_dummy_gets_none() -> None:
    s = new_game("2023", 2, sets="power-modifiers")
    assert s.table.deciders == [0, 1]
    assert len(s.table.chance.modifier_box) == 10


def test_every_modifier_of_a_hand_can_be_passed() -> None:
    for seed in range(6):
        s = new_game("2023", 5, sets="power-modifiers", seed=seed)
        for seat, colour in enumerate(s.deciders):
            assert s.options_of(colour) == [f"modifier {number}" for number in hand_of(s, seat)]


# ---------------------------------------------------------------------- playing


def test_a_modifier_may_be_played_with_the_power_card() -> None:
    s = power(f"violet {PLUS_1} violet {MINUS_3}").do("power 9")
    assert s.asked == "violet modifier"
    assert s.options == ["plain", f"modifier {MINUS_3}", f"modifier {PLUS_1}"]
    assert s.decision.subject == {"power": 9}
    s.do(f"modifier {PLUS_1}")
    assert s.told("modifier") == [{"seat": 0, "modifier": PLUS_1, "total": 10}]
    assert hand_of(s, 0) == [MINUS_3]
    assert s.asked == "blue power"


def test_modifiers_in_hand_add_no_power_cards() -> None:
    s = power("violet 1 violet 2 violet 16")
    assert s.options == [f"power {value}" for value in range(1, 14)]


def test_or_not() -> None:
    s = power(f"violet {PLUS_1}").do("power 9", "plain")
    assert hand_of(s, 0) == [PLUS_1]
    s.refuses("power 9")


def test_without_modifiers_nothing_is_asked() -> None:
    assert power("blue 1").do("power 9").asked == "blue power"


def test_one_modifier_a_round() -> None:
    s = power(f"violet {PLUS_1} violet {MINUS_3}").do("power 9", f"modifier {PLUS_1}")
    assert s.asked == "blue power"


def test_nine_and_one_is_fine_after_a_nine() -> None:
    s = power(f"blue {PLUS_1}").do("power 9", "power 9")
    # The bare 9 is taken, so the modifier has to be played.
    assert s.asked == "blue modifier"
    assert s.options == [f"modifier {PLUS_1}"]


def test_seven_and_one_is_not_possible_after_an_eight() -> None:
    s = power(f"blue {PLUS_1}").do("power 8", "power 7")
    # Only the plain 7 is left, so there is nothing to ask.
    assert s.asked == "green power"
    assert hand_of(s, 1) == [PLUS_1]


def test_a_value_that_no_modifier_can_save_cannot_be_played() -> None:
    s = power(f"green {PLUS_1}").do("power 8", "power 9")
    assert s.asked == "green power"
    s.refuses("power 8")
    assert "power 9" in s.options


def test_later_plain_cards_avoid_earlier_totals() -> None:
    s = power(f"violet {PLUS_1}").do("power 9", f"modifier {PLUS_1}")
    s.refuses("power 10")
    assert "power 9" in s.options


@pytest.mark.parametrize(
    ("value", "modifier", "total"), [(1, MINUS_3, -2), (13, 8, 16), (2, MINUS_1, 1), (13, PLUS_2, 15)]
)
def test_totals_may_leave_the_range_of_the_cards(value: int, modifier: int, total: int) -> None:
    s = power(f"violet {modifier}").do(f"power {value}", f"modifier {modifier}")
    assert s.told("modifier")[0]["total"] == total


def test_turn_order_and_start_marker_go_by_the_total() -> None:
    s = power(f"violet {MINUS_3} blue {PLUS_2}").do(
        "power 3", f"modifier {MINUS_3}", "power 12", f"modifier {PLUS_2}"
    )
    s.do("power 13", "power 1")
    # Totals 0, 14, 13 and 1.
    assert s.asked == "blue card"
    s.idle_round()
    order = [event["seat"] for event in s.told("turn")]
    assert order == [1, 2, 3, 0]
    assert s.asked == "violet power"


def test_a_total_of_zero_counts_as_lowest_and_blocks_only_itself() -> None:
    s = power(f"violet {MINUS_3}").do("power 3", f"modifier {MINUS_3}")
    assert s.offered("power") == [str(value) for value in range(1, 14)]


def test_the_supply_goes_by_the_power_card_alone() -> None:
    s = supply(8, played="violet 9 blue 11 green 10 orange 8")
    # 9+3 = 12, but a 9 brings two.
    assert s.options == ["take 0", "take 1", "take 2"]


def test_a_modifier_works_in_its_own_round_only() -> None:
    s = power("blue 14", start="blue").do("power 12", "modifier 14", "power 3", "power 2", "power 1", "skip")
    s.idle_round()
    while s.decision.kind == "power":
        s.do(s.options[-1])
    kinds = set()
    while s.table.round == 2:
        kinds.add(s.decision.kind)
        s.idle()
    assert "ability" not in kinds


def test_used_modifiers_do_not_come_back_by_themselves() -> None:
    s = power(f"violet {PLUS_1}").do("power 9", f"modifier {PLUS_1}", "power 1", "power 2", "power 3")
    s.idle_round()
    assert hand_of(s, 0) == []


# ---------------------------------------------------------------------- taking one back


def test_a_used_modifier_can_be_taken_back_instead_of_a_power_card() -> None:
    s = scene(
        "n4_empowerment",
        sets="power-modifiers",
        played="violet 9 blue 5 green 3 orange 2",
        played_modifiers=f"violet {PLUS_1}",
    ).do("act")
    assert s.options == ["back 9", f"reuse {PLUS_1}"]
    s.do(f"reuse {PLUS_1}")
    assert hand_of(s, 0) == [PLUS_1]
    assert s.spent("violet") == [9]
    # It still counts for this round.
    assert s.table.seats[TOTAL] == 10
    secret = {"power": None, "modifier": None, "joker": None}
    assert told(s.table, 1)[-1] == {"event": "power_back", "seat": 0, **secret}


@pytest.mark.parametrize("number", [1, 8, 16])
def test_any_modifier_can_be_taken_back_and_played_again(number: int) -> None:
    s = scene(
        "n4_empowerment",
        sets="power-modifiers",
        played="violet 9 blue 5 green 3 orange 2",
        played_modifiers=f"violet {number}",
    ).do("act")
    assert s.options == ["back 9", f"reuse {number}"]
    s.do(f"reuse {number}")
    assert hand_of(s, 0) == [number]
    known = {"power": None, "modifier": number, "joker": False}
    assert told(s.table, 0)[-1] == {"event": "power_back", "seat": 0, **known}
    s.idle_round()
    while s.asked != "violet power":
        s.idle()
    s.do(s.options[-1])
    assert f"modifier {number}" in s.options


def test_a_modifier_taken_back_keeps_its_effect_on_the_start_marker() -> None:
    s = scene(
        "n4_empowerment",
        sets="power-modifiers",
        played="violet 3 blue 1 green 12 orange 11",
        played_modifiers=f"violet {MINUS_3}",
        acted="blue green orange",
    ).do("act", f"reuse {MINUS_3}", "end")
    assert s.asked == "violet power"


# ---------------------------------------------------------------------- abilities


@pytest.mark.parametrize("number", [9, 11, 13, 16])
def test_one_more_caballero_from_the_province(number: int) -> None:
    s = supply(number)
    assert s.asked == "violet ability"
    assert s.options == ["use", "skip"]
    assert s.decision.subject == {"modifier": number}
    s.do("use", "take 1")
    assert s.court("violet") == 8
    assert s.asked == "violet card"


@pytest.mark.parametrize("number", [10, 14])
def test_one_caballero_from_court_into_the_castillo(number: int) -> None:
    s = supply(number).do("use")
    assert (s.castillo(), s.court("violet")) == ("violet 1", 6)
    assert s.asked == "violet card"


@pytest.mark.parametrize("number", [12, 15])
def test_one_own_caballero_from_a_region_to_another(number: int) -> None:
    s = supply(number, "aragon: violet 2 blue 1; galicia: violet 1").do("use")
    assert s.options == ["lift violet aragon", "stop"]
    s.do("lift violet aragon")
    s.refuses("to castillo", "to galicia", "to aragon")
    s.do("to sevilla")
    assert (s.at("aragon"), s.at("sevilla")) == ("violet 1 blue 1", "violet 1")
    assert s.asked == "violet card"


def test_a_modifier_is_played_and_its_ability_used_in_the_same_round() -> None:
    s = power("blue 14", start="blue").do("power 12")
    assert s.asked == "blue modifier"
    assert s.decision.subject == {"power": 12}
    s.do("modifier 14", "power 3", "power 2", "power 1")
    assert s.told("modifier") == [{"seat": 1, "modifier": 14, "total": 13}]
    assert s.asked == "blue ability"
    s.do("use")
    assert s.castillo() == "blue 1"


def test_the_ability_of_a_later_player() -> None:
    s = scene(
        board="granada: blue 2; aragon: violet 3 green 1",
        edition="2023",
        sets="power-modifiers",
        phase="card",
        played="violet 13 blue 13 green 2 orange 1",
        played_modifiers="violet 7 blue 12",
        offer={1: "n1_region5_any"},
    )
    # The region that violet names for its own action does not bind the ability of blue.
    s.do("card 1", "act", "region aragon", "lift green aragon", "to sevilla", "stop", "end")
    assert s.asked == "blue ability"
    assert s.decision.subject == {"modifier": 12}
    s.do("use")
    assert s.options == ["lift blue granada", "stop"]
    s.do("lift blue granada", "to valencia")
    assert s.asked == "blue card"


def test_an_ability_may_be_left_out() -> None:
    s = supply(10).do("skip")
    assert s.castillo() == ""
    assert s.asked == "violet card"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8])
def test_plain_modifiers_have_no_ability(number: int) -> None:
    assert supply(number, played="violet 13 blue 9 green 8 orange 7").asked == "violet card"


def test_abilities_come_after_the_supply_and_before_the_card() -> None:
    s = supply(14, played="violet 9 blue 13 green 12 orange 11", courts="violet 0")
    assert s.asked == "violet supply"
    s.do("take 2")
    assert s.asked == "violet ability"
    s.do("use")
    assert s.castillo() == "violet 1"


def test_the_last_caballero_of_the_court_can_go_into_the_castillo() -> None:
    assert supply(10, courts="violet 1").do("use").castillo() == "violet 1"


def test_an_ability_that_can_do_nothing_is_not_offered() -> None:
    assert supply(10, courts="violet 0").asked == "violet card"
    assert supply(12, "galicia: violet 2; castillo: violet 2").asked == "violet card"
    assert supply(10, king="castillo", sets="new-regency").asked == "violet card"


def test_the_shortage_rule_holds_for_the_ability_too() -> None:
    s = supply(9, "aragon: violet 23").do("use", "from aragon")
    assert s.court("violet") == 8
