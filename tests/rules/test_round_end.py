"""The end of a round, the rounds that are played, and when the general scorings come."""

from typing import Unpack

import pytest

from elgrande.rules.knowledge import view
from tests.rules.table_setup import EDITIONS, Facts, Scene, new_game, scene


def last_turn(edition: str = "2015", /, board: str = "", **facts: Unpack[Facts]) -> Scene:
    """Violet, the last of the round, holds the King's card."""
    card = "n5_majesty" if edition == "2023" else "c5_king"
    facts.setdefault("played", "violet 1 blue 13 green 12 orange 11")
    return scene(f"{edition}/{card}", board, **facts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_cards_leave_and_new_ones_come(edition: str) -> None:
    s = last_turn(edition)
    before = s.offer
    s.do("end")
    assert s.table.round == 2
    assert sorted(s.offer) == [1, 2, 3, 4, 5]
    chance, cards = s.table.chance, s.table.rules.cards
    for stack in range(1, 5):
        assert s.offer[stack] == cards[chance.decks[stack][1]].id
        if stack in before:
            assert before[stack] == cards[chance.decks[stack][0]].id


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_kings_card_is_there_every_round(edition: str) -> None:
    s = last_turn(edition).do("end")
    assert s.offer[5] == ("n5_majesty" if edition == "2023" else "c5_king")


def test_with_new_regency_the_card_of_stack_five_changes_too() -> None:
    s = scene("r5_exile", played="violet 1 blue 13 green 12 orange 11").do("end")
    assert s.table.round == 2
    assert s.offer[5] != "r5_exile"


def test_the_start_marker_goes_to_the_lowest_card() -> None:
    s = last_turn(played="violet 2 blue 13 green 7 orange 9").do("end")
    assert s.asked == "violet power"
    assert s.told("start_marker") == [{"seat": 0}]


def test_power_cards_stay_used() -> None:
    s = last_turn(played="violet 1 blue 13 green 12 orange 11").do("end")
    assert s.spent("violet") == [1]
    assert s.spent("blue") == [13]
    assert 1 not in s.hand("violet")


def test_no_cards_are_on_offer_during_a_general_scoring() -> None:
    s = last_turn(round=3, board="castillo: violet 1").do("end")
    assert s.asked == "violet castillo_disc"
    assert s.offer == {}


def test_every_round_has_its_turns() -> None:
    s = new_game("2015").idle_game()
    assert len(s.told("turn")) == len(s.told("turn_over")) == 9 * 4
    assert [event["seat"] for event in s.told("turn")].count(0) == 9


def test_the_table_is_cleared_of_power_cards() -> None:
    s = last_turn("2023", played="violet 1 blue 13 green 12 orange 11").do("end")
    seats = view(s.table)["seats"]
    assert isinstance(seats, list)
    assert [(seat["power"], seat["total"], seat["acted"]) for seat in seats] == [(None, None, False)] * 4


def test_between_two_turns_nobody_is_active() -> None:
    s = last_turn()
    assert (view(s.table)["active"], view(s.table)["card"]) == (0, "c5_king")
    s.do("end")
    assert (view(s.table)["active"], view(s.table)["card"]) == (None, None)


def test_old_vetos_lapse_and_new_ones_grow_old() -> None:
    s = last_turn(old_vetos="blue", vetos="green").do("end")
    assert (s.vetos("blue"), s.vetos("green")) == (0, 1)
    s.idle_round()
    assert (s.vetos("blue"), s.vetos("green")) == (0, 0)
    assert s.told("veto_lapsed") == [{"seat": 1, "count": 1}, {"seat": 2, "count": 1}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_full_game_has_nine_rounds_and_three_general_scorings(edition: str) -> None:
    assert rounds_and_scorings(new_game(edition)) == (
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        [3, 6, 9],
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_short_game_skips_spaces_one_four_and_seven(edition: str) -> None:
    assert rounds_and_scorings(new_game(edition, options="length=short")) == ([2, 3, 5, 6, 8, 9], [3, 6, 9])


def rounds_and_scorings(s: Scene) -> tuple[list[object], list[object]]:
    """Of a whole game."""
    s.idle_game()
    rounds = [event["round"] for event in s.told("round")]
    return rounds, [event["round"] for event in s.told("general_scoring")]


@pytest.mark.parametrize("round", [1, 2, 4, 5, 7, 8])
def test_no_general_scoring_after_the_other_rounds(round: int) -> None:
    s = last_turn(round=round, board="aragon: violet 1").do("end")
    assert s.told("general_scoring") == []
    assert s.points == ""
    assert s.table.round == round + 1


@pytest.mark.parametrize("round", [3, 6])
def test_a_general_scoring_and_then_the_next_round(round: int) -> None:
    s = last_turn(round=round, board="aragon: violet 1").do("end")
    assert s.told("general_scoring") == [{"round": round}]
    assert s.points == "violet 5"
    assert s.table.round == round + 1
    assert s.asked == "violet power"


def test_after_the_third_general_scoring_the_game_is_over() -> None:
    s = last_turn(round=9, board="aragon: violet 1; galicia: blue 1").do("end")
    assert s.table.over
    assert s.points == "violet 5 blue 6"
    assert s.told("game_over") == [{"scores": [5, 6, 0, 0], "winners": [1]}]
    assert (s.table.decider, len(s.table.options)) == (-1, 0)


def test_used_and_left_over_cards_are_seen_again_only_on_the_open_pile_of_2023() -> None:
    old = last_turn("2015").do("end")
    assert view(old.table)["discards"] is None
    new = last_turn("2023")
    turned_up = [new.table.rules.cards[new.table.chance.decks[stack][0]].id for stack in range(1, 5)]
    new.do("end")
    # Four cards of round 1; the King's card is only turned down.
    assert view(new.table)["discards"] == turned_up


def discards(s: Scene) -> list[str]:
    pile = view(s.table)["discards"]
    assert isinstance(pile, list)
    return pile


def test_a_veto_that_is_held_lies_before_its_holder_and_not_on_the_pile() -> None:
    s = scene("v2_veto", sets="veteran-cards", played="violet 13 blue 3 green 2 orange 1").do("act", "end")
    assert s.vetos("violet") == 1
    assert "v2_veto" not in discards(s)
    s.idle_round()
    assert "v2_veto" not in discards(s)
    s.idle_round()
    # It has lapsed.
    assert s.vetos("violet") == 0
    assert discards(s).count("v2_veto") == 1


def test_a_veto_that_is_spoken_or_not_used_goes_to_the_pile() -> None:
    unused = scene("v2_veto", sets="veteran-cards", played="violet 13 blue 3 green 2 orange 1").do("end")
    assert discards(unused).count("v2_veto") == 1
    s = scene("n5_majesty", sets="veteran-cards", vetos="blue", round=4, stacks={2: ["v2_veto"]})
    assert "v2_veto" not in discards(s)
    s.do("act", "king aragon", "veto")
    assert discards(s).count("v2_veto") == 1
