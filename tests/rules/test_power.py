"""Power cards: who plays when, which values are barred, what order of turns comes out, and who begins next."""

from typing import Unpack

import pytest

from tests.rules.table_setup import EDITIONS, Facts, Scene, new_game, scene


def power_phase(edition: str = "2015", /, **facts: Unpack[Facts]) -> Scene:
    facts["edition"], facts["phase"] = edition, "power"
    return scene(**facts)


def finish_round(s: Scene) -> list[str]:
    """Everybody takes a card and does nothing more; returns the order of the turns."""
    order = []
    while True:
        kind = s.decision.kind
        if kind == "supply":
            s.do("take 0")
        elif kind == "card":
            order.append(s.asked.split()[0])
            s.do(s.options[0])
        elif kind == "turn":
            if s.asked.split()[0] not in order:
                order.append(s.asked.split()[0])
            s.do("end")
        else:
            return order


@pytest.mark.parametrize("edition", EDITIONS)
def test_clockwise_from_the_start_player(edition: str) -> None:
    s = power_phase(edition, start="green")
    asked = []
    for value in (4, 5, 6, 7):
        asked.append(s.asked)
        s.do(f"power {value}")
    assert asked == ["green power", "orange power", "violet power", "blue power"]


def test_all_thirteen_values_are_open_to_the_first_player() -> None:
    assert power_phase().options == [f"power {value}" for value in range(1, 14)]


def test_no_value_twice_in_a_round() -> None:
    s = power_phase().do("power 7", "power 3")
    assert s.offered("power") == [str(value) for value in range(1, 14) if value not in (7, 3)]
    s.refuses("power 7", "power 3")
    s.do("power 2")
    s.refuses("power 7", "power 3", "power 2")


def test_a_used_card_does_not_come_back() -> None:
    s = power_phase(spent="violet 9 violet 1")
    s.refuses("power 9", "power 1")
    s.do("power 10")
    assert s.hand("violet") == [2, 3, 4, 5, 6, 7, 8, 11, 12, 13]
    assert s.spent("violet") == [1, 9, 10]


def test_in_the_last_round_five_players_still_have_a_legal_card() -> None:
    low = " ".join(
        f"{colour} {value}"
        for colour in ("violet", "blue", "green", "orange", "red")
        for value in range(6, 14)
    )
    s = scene(players=5, phase="power", round=9, spent=low)
    for value in (1, 2, 3, 4):
        s.do(f"power {value}")
    assert s.asked == "red power"
    assert s.options == ["power 5"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_go_from_the_highest_card_down(edition: str) -> None:
    s = power_phase(edition, start="blue")
    s.do("power 8", "power 3", "power 5", "power 9")
    assert finish_round(s) == ["violet", "blue", "orange", "green"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_power_cards_of_a_new_round_everybody_has_a_turn(edition: str) -> None:
    s = new_game(edition, options="start=violet")
    for power in ("power 13", "power 12", "power 11", "power 10"):
        s.do(power)
    s.idle_round()
    assert [event["seat"] for event in s.told("turn")] == [0, 1, 2, 3]
    assert [event["seat"] for event in s.told("turn_over")] == [0, 1, 2, 3]
    assert len(s.told("card")) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lowest_card_gets_the_start_marker(edition: str) -> None:
    s = power_phase(edition).do("power 7", "power 3", "power 2", "power 8")
    finish_round(s)
    assert s.told("start_marker") == [{"seat": 2}]
    assert s.asked == "green power"
    assert s.table.start == 2


def test_power_cards_are_told() -> None:
    s = power_phase().do("power 7", "power 3")
    assert s.told("power") == [{"seat": 0, "power": 7}, {"seat": 1, "power": 3}]


def test_played_cards_lie_open_until_the_end_of_the_round_and_then_free_their_values() -> None:
    s = power_phase().do("power 7", "power 3", "power 2", "power 8")
    finish_round(s)
    # Green, who had the 2, begins; only its own used card is missing.
    assert s.offered("power") == [str(value) for value in range(1, 14) if value != 2]
    s.do("power 8")
    assert "power 7" in s.options
    assert s.asked == "orange power"
    s.refuses("power 8")


@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_cards_left_over_each_round(players: int, left: int) -> None:
    s = power_phase(players=players)
    for value in range(1, players + 1):
        s.do(f"power {value}")
    taken = 0
    while s.table.round == 1:
        taken += s.decision.kind == "card"
        s.do({"supply": "take 0", "turn": "end"}.get(s.decision.kind, s.options[0]))
    # With five players the last card goes to the last one without a question.
    assert taken == min(players, 4)
    assert 5 - players == left
