"""The Veto: who is asked and when, what is stopped and what stands, how long it lasts."""

from typing import Unpack

import pytest

from tests.rules.table_setup import EDITIONS, Facts, Scene, both_old_editions, scene

TAKE_VETO = pytest.mark.parametrize("card", ["1995/c2_veto", "2015/c2_veto", "2023/v2_veto"])
MOVE4 = both_old_editions("c1_move4_any")
BOARD = "aragon: violet 2 blue 2; granada: green 3"


def king_card(edition: str) -> str:
    return "2023/n5_majesty" if edition == "2023" else f"{edition}/c5_king"


def with_veto(edition: str, /, card: str = "", board: str = "", **facts: Unpack[Facts]) -> Scene:
    """Violet has a card, others hold Vetos."""
    facts["sets"] = "veteran-cards" if edition == "2023" else ""
    facts.setdefault("vetos", "blue")
    return scene(card or king_card(edition), board, **facts)


# ---------------------------------------------------------------------- taking it


@TAKE_VETO
def test_using_the_card_means_laying_it_open(card: str) -> None:
    s = scene(card).do("act")
    assert s.vetos("violet") == 1
    assert s.told("veto_taken") == [{"seat": 0}]
    assert s.asked == "violet turn"


@TAKE_VETO
def test_the_card_may_be_taken_without_its_veto(card: str) -> None:
    assert scene(card).do("end").vetos("violet") == 0


@TAKE_VETO
def test_it_places_two_like_every_card_of_its_stack(card: str) -> None:
    s = scene(card).do("act", "to castillo", "to castillo")
    assert s.castillo() == "violet 2"


@TAKE_VETO
def test_it_lasts_for_the_rest_of_this_round_and_the_whole_next_one(card: str) -> None:
    s = scene(card, king="galicia").do("act", "end")
    held = {1: s.vetos("violet")}
    while s.table.round < 4:
        held.setdefault(s.table.round, s.vetos("violet"))
        s.idle()
    assert held == {1: 1, 2: 1, 3: 0}
    assert s.told("veto_lapsed") == [{"seat": 0, "count": 1}]


# ---------------------------------------------------------------------- being asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_holder_is_asked_after_the_announcement(edition: str) -> None:
    s = with_veto(edition).do("act", "king aragon")
    assert s.asked == "blue veto"
    assert s.options == ["veto", "allow"]
    assert s.decision.subject["seat"] == 0
    assert s.decision.subject["card"] == king_card(edition).split("/")[1]
    assert s.decision.subject["place"] == "aragon"
    assert s.king == "galicia"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_veto_before_it_begins_stops_all_of_it(edition: str) -> None:
    s = with_veto(edition).do("act", "king aragon", "veto")
    assert s.king == "galicia"
    assert s.vetos("blue") == 0
    assert s.told("vetoed") == [{"seat": 0, "by": 1, "card": king_card(edition).split("/")[1]}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_lets_it_happen_keeps_the_card(edition: str) -> None:
    s = with_veto(edition).do("act", "king aragon", "allow")
    assert s.king == "aragon"
    assert s.vetos("blue") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_stopped_player_still_places_but_gets_no_other_action(edition: str) -> None:
    s = with_veto(edition)
    offer = s.offer
    s.do("act", "king aragon", "veto")
    assert s.asked == "violet turn"
    assert s.options == ["to pais_vasco", "to castilla_la_vieja", "to castillo", "end"]
    assert s.offer == offer
    s.do("to castillo", "stop")
    assert s.asked.split()[0] != "violet"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_placed_before_stands(edition: str) -> None:
    s = with_veto(edition).do("to castillo", "to castillo", "stop", "act", "king aragon", "veto")
    assert s.castillo() == "violet 2"
    assert s.asked.split()[0] != "violet"


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_asked_about_his_own_action(edition: str) -> None:
    s = with_veto(edition, vetos="violet").do("act", "king aragon")
    assert s.king == "aragon"
    assert s.vetos("violet") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_veto_nobody_is_asked(edition: str) -> None:
    assert with_veto(edition, vetos="").do("act", "king aragon").king == "aragon"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_is_not_used_cannot_be_stopped(edition: str) -> None:
    s = with_veto(edition).do("end")
    assert s.vetos("blue") == 1
    assert s.told("announced") == []


# ---------------------------------------------------------------------- part of an action (1995 and 2015)


@MOVE4
def test_two_moves_stand_the_third_is_undone_the_fourth_is_lost(card: str) -> None:
    s = scene(card, BOARD, vetos="blue").do("act", "allow")
    s.do("lift green granada", "to sevilla", "allow", "lift green granada", "to sevilla", "allow")
    s.do("lift blue aragon", "to castillo")
    assert s.asked == "blue veto"
    assert s.decision.subject["move"] == ["blue", "aragon", "castillo"]
    s.do("veto")
    assert s.at("sevilla") == "green 2"
    assert s.at("aragon") == "violet 2 blue 2"
    assert s.castillo() == ""
    assert s.asked == "violet turn"
    assert "act" not in s.options


@MOVE4
def test_each_move_is_made_only_after_the_holder_has_let_it_happen(card: str) -> None:
    s = scene(card, BOARD, vetos="blue").do("act", "allow", "lift green granada", "to sevilla")
    assert s.at("granada") == "green 3"
    s.do("allow")
    assert s.at("granada") == "green 2"


def test_in_2023_nothing_can_be_stopped_once_it_has_begun() -> None:
    s = scene("n1_move4_any", BOARD, vetos="blue", sets="veteran-cards").do("act", "allow")
    s.do("lift green granada", "to sevilla", "lift green granada", "to sevilla", "stop")
    assert s.told("vetoed") == []
    assert s.at("sevilla") == "green 2"
    assert s.vetos("blue") == 1


def test_in_2023_the_veto_before_it_begins_stops_every_move() -> None:
    s = scene("n1_move4_any", BOARD, vetos="blue", sets="veteran-cards").do("act", "veto")
    assert s.asked == "violet turn"
    assert "act" not in s.options
    assert s.at("granada") == "green 3"


# ---------------------------------------------------------------------- several holders


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("holders", "order"),
    [
        # Violet has played a 9, orange a 7 and blue a 5; green with its 12 has had its turn.
        ("blue orange", ["orange veto", "blue veto"]),
        ("blue green", ["blue veto", "green veto"]),
        ("green orange", ["orange veto", "green veto"]),
    ],
)
def test_holders_are_asked_in_the_order_of_turns(edition: str, holders: str, order: list[str]) -> None:
    s = with_veto(edition, vetos=holders, played="violet 9 blue 5 green 12 orange 7")
    s.do("act", "king aragon")
    asked = []
    while s.decision.kind == "veto":
        asked.append(s.asked)
        s.do("allow")
    assert asked == order
    assert s.king == "aragon"


@pytest.mark.parametrize(
    ("played", "order"),
    [
        ("green 9 violet 7 blue 5 orange 12", ["violet veto", "blue veto"]),
        ("green 9 violet 5 blue 7 orange 12", ["blue veto", "violet veto"]),
        ("green 9 violet 12 blue 5 orange 13", ["blue veto", "violet veto"]),
        ("green 9 violet 5 blue 12 orange 13", ["violet veto", "blue veto"]),
        ("green 9 violet 13 blue 12 orange 1", ["violet veto", "blue veto"]),
        ("green 9 violet 12 blue 13 orange 1", ["blue veto", "violet veto"]),
    ],
)
def test_the_order_of_turns_counts_and_not_that_of_the_seats(played: str, order: list[str]) -> None:
    s = scene("c5_king", active="green", played=played, vetos="violet blue").do("act", "king aragon")
    asked = [s.asked]
    s.do("allow")
    asked.append(s.asked)
    assert asked == order


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_veto_ends_it_and_only_that_card_is_used_up(edition: str) -> None:
    s = with_veto(edition, vetos="blue green").do("act", "king aragon", "allow", "veto")
    assert (s.vetos("blue"), s.vetos("green")) == (1, 0)
    assert s.king == "galicia"
    s = with_veto(edition, vetos="blue green").do("act", "king aragon", "veto")
    assert (s.vetos("blue"), s.vetos("green")) == (0, 1)
    assert s.asked == "violet turn"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_veto_cannot_be_vetoed(edition: str) -> None:
    s = with_veto(edition, vetos="blue green").do("act", "king aragon", "veto")
    assert s.asked == "violet turn"


@MOVE4
def test_every_holder_is_asked_at_every_step(card: str) -> None:
    s = scene(card, BOARD, vetos="blue green").do("act", "allow", "allow", "lift blue aragon", "to sevilla")
    assert s.asked == "blue veto"
    s.do("allow")
    assert s.asked == "green veto"
    s.do("veto")
    assert s.at("aragon") == "violet 2 blue 2"
    assert (s.vetos("blue"), s.vetos("green")) == (1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_two_vetos_the_older_one_is_spent(edition: str) -> None:
    s = with_veto(edition, vetos="blue", old_vetos="blue").do("act", "king aragon", "veto")
    assert s.vetos("blue") == 1
    s = with_veto(
        edition,
        vetos="blue",
        old_vetos="blue",
        played="violet 1 blue 13 green 12 orange 11",
    ).do("act", "king aragon", "veto", "end")
    # The younger one is still there in the next round.
    assert s.table.round == 2
    assert s.vetos("blue") == 1
    assert s.told("veto_lapsed") == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("old", [True, False])
def test_a_used_veto_is_gone_and_does_not_lapse(edition: str, old: bool) -> None:
    held: Facts = {"old_vetos": "blue", "vetos": ""} if old else {"vetos": "blue"}
    s = with_veto(edition, **held).do("act", "king aragon", "veto", "end").idle_round().idle_round()
    assert s.vetos("blue") == 0
    assert s.told("veto_lapsed") == []


# ---------------------------------------------------------------------- against a Veto


@TAKE_VETO
def test_taking_a_veto_can_be_vetoed_by_the_holder_of_the_other_one(card: str) -> None:
    s = scene(card, vetos="blue").do("act")
    assert s.asked == "blue veto"
    s.do("veto")
    assert (s.vetos("violet"), s.vetos("blue")) == (0, 0)
    assert s.asked == "violet turn"
    assert "to castillo" in s.options


@TAKE_VETO
def test_a_veto_that_was_allowed_is_held(card: str) -> None:
    s = scene(card, vetos="blue").do("act", "allow")
    assert (s.vetos("violet"), s.vetos("blue")) == (1, 1)


# ---------------------------------------------------------------------- what cannot be stopped


def test_power_cards_supply_and_taking_a_card_cannot_be_stopped() -> None:
    s = scene(phase="power", vetos="blue green")
    kinds = []
    while s.decision.kind != "turn":
        kinds.append(s.decision.kind)
        s.do(s.options[0])
    assert "veto" not in kinds


def test_a_disc_of_the_general_scoring_cannot_be_stopped() -> None:
    s = scene(board="castillo: violet 1", phase="scoring", round=3, vetos="blue").do("disc aragon")
    assert s.at("aragon") == "violet 1"
    assert s.told("vetoed") == []


@pytest.mark.parametrize("modifier", [9, 10, 12])
def test_the_ability_of_a_modifier_cannot_be_stopped(modifier: int) -> None:
    s = scene(
        board="aragon: violet 2",
        edition="2023",
        sets="power-modifiers veteran-cards",
        phase="supply",
        played="violet 13 blue 10 green 9 orange 8",
        played_modifiers=f"violet {modifier}",
        vetos="blue green",
    )
    assert s.asked == "violet ability"
    s.do("use")
    while s.decision.kind != "card":
        assert s.asked.startswith("violet")
        s.do(s.options[-1] if s.decision.kind != "lift" else s.options[0])
    assert s.told("vetoed") == []


def test_the_last_round_may_end_with_an_unused_veto() -> None:
    s = scene("c5_king", round=9, vetos="blue", played="violet 1 blue 13 green 12 orange 11").do("end")
    assert s.table.over
