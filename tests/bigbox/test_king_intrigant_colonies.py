"""King & Intrigant with the Grand Inquisitor & Colonies: the stacks 6 and 7 beside the row."""

from typing import Unpack

import pytest

from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import NO_CARD
from tests.bigbox.power_scenes import PowerScene, power_scene
from tests.rules.table_setup import Facts, game_of, new_game

SETS = "king-intrigant inquisitor-colonies"
FOUR = "blue 180 green 100 violet 70 orange 20"


def turns(board: str = "", **facts: Unpack[Facts]) -> PowerScene:
    facts["sets"], facts["phase"] = SETS, "turns"
    facts.setdefault("played", FOUR)
    return power_scene("", board, **facts)


def test_the_mix_is_allowed_with_a_warning() -> None:
    warnings = Setup("2015", 4, SETS.split()).warnings
    assert len(warnings) == 1
    assert "advises against it" in str(warnings[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stacks_6_and_7_lie_beside_the_row(players: int) -> None:
    rules = game_of(players=players, sets=SETS)
    assert not any(rules.stacks[stack] for stack in range(1, 6))
    assert rules.cards[rules.standing[6]].id == "gic_holy_inquisition"
    assert len(rules.stacks[7]) == 11
    assert rules.standing[players + 1] == NO_CARD or players == 5


def test_ruling_k_13_both_sets_begin_with_their_own_caballeros() -> None:
    s = new_game(players=4, sets=SETS)
    asked = []
    while s.decision.kind != "hand":
        asked.append(s.decision.kind)
        s.do(s.options[0])
    assert asked == ["settlers"] * 4 + ["start_disc"] * 4
    # Two in the home region, two settlers and one more, the last three from the province.
    assert [s.table.province(seat) for seat in range(4)] == [36 - 2 - 7 - 2 - 1] * 4
    assert [s.table.court(seat) for seat in range(4)] == [7] * 4


def test_a_player_decides_in_his_turn_between_his_own_card_and_the_stacks() -> None:
    s = turns()
    assert s.asked == "blue row_card"
    assert s.options == ["card 4", "card 6", "card 7"]


def test_ruling_k_11_the_own_card_is_unused_then_and_nobody_else_gets_it() -> None:
    s = turns()
    s.do("card 6")
    assert s.asked == "blue turn"
    # Holy Inquisition lets him place 3 and use its own special action, not that of his power card.
    assert s.decision.subject == {"card": "gic_holy_inquisition", "left": 3}
    s.do("end")
    # Green is second all the same: the Caballero card with the most caballeros, not the King's.
    while s.asked != "green row_card":
        s.idle()
    assert s.options == ["card 3", "card 7"]
    s.do("card 3")
    assert s.decision.subject == {"card": "ki_100", "left": 4}


def test_a_used_card_is_gone_for_the_round_and_back_in_the_next() -> None:
    s = turns()
    s.do("card 6", "end")
    while s.asked != "green row_card":
        s.idle()
    assert "card 6" not in s.options
    s.idle_round()
    assert s.table.offer[6] != NO_CARD


@pytest.mark.parametrize("players", [2, 3])
def test_with_a_card_of_the_stacks_there_is_no_office(players: int) -> None:
    played = "violet 170 blue 20" + (" green 100" if players == 3 else "")
    s = turns(players=players, played=played)
    assert s.asked == "violet row_card"
    own = s.copy().do(f"card {players}")
    assert "office" in own.options
    s.do("card 6")
    assert "office" not in s.options
    assert "act" in s.options


def test_20_the_ship_can_be_reached_but_not_the_colonies() -> None:
    s = turns(played="blue 180 violet 20 green 100 orange 10", king="castilla_la_vieja")
    while s.asked != "violet row_card":
        s.idle()
    s.do("card 2")
    assert "to ship" not in s.options
    s.do("act")
    assert "to ship" in s.options
    assert not {"to america", "to africa", "to castilla_la_vieja"} & set(s.options)
