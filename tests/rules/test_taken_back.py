"""What the others can know of power cards that were taken back unseen."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.facts import SeenSeat
from elgrande.rules.knowledge import imagine, view
from elgrande.rules.table import HAND
from tests.rules.table_setup import Scene, powers, scene

USED = (2, 4, 7, 9)


def wait_for(s: Scene, question: str) -> Scene:
    """The others play high power cards and do as little as possible until blue is asked."""
    while s.asked != question:
        if s.decision.kind == "power":
            s.do(s.options[-1])
        else:
            s.idle()
    return s


def blue_took_back(card: int, again_in_round: int = 2) -> Scene:
    """Blue has used 2, 7 and 9 and takes one of them back; then round 2 begins.

    The same card is there once more in a later round.
    """
    between = ["c4_court2"] * (again_in_round - 2)
    s = scene(
        phase="card",
        active="blue",
        spent="blue 2 blue 7",
        played="blue 9 green 8 orange 6 violet 5",
        stacks={4: ["c4_power_back", *between, "c4_power_back"]},
    )
    return s.do("card 4", "act", f"back {card}", "end").idle_round()


def blue_took_back_two(card: int, other: int) -> Scene:
    """In round 2 blue plays the 4 and takes another card back; then round 3 begins."""
    s = wait_for(blue_took_back(card), "blue power").do("power 4")
    wait_for(s, "blue card").do("card 4", "act", f"back {other}", "end")
    return s.idle_round()


def play(s: Scene, value: int) -> Scene:
    return wait_for(s, "blue power").do(f"power {value}")


def known(s: Scene, viewer: int | None) -> SeenSeat:
    """What a viewer is shown of blue."""
    return view(s.table, viewer)["seats"][1]


def thinkable(s: Scene, viewer: int, cards: tuple[int, ...] = USED) -> set[int]:
    """Those of some cards that blue may hold as far as the viewer knows."""
    found: set[int] = set()
    for seed in range(80):
        hand = powers(imagine(s.table, viewer, Dice(seed)).seats[HAND + 1])
        found |= {value for value in hand if value in cards}
    return found


@pytest.mark.parametrize("card", [2, 7, 9])
def test_the_others_know_that_one_is_back_but_not_which(card: int) -> None:
    s = blue_took_back(card)
    assert known(s, 0)["taken_back"] == 1
    assert known(s, 0)["hand"] is None
    assert card in s.hand("blue")
    assert thinkable(s, 0) == {2, 4, 7, 9}
    # The 4 has not been used yet, so blue holds it in any case.
    assert thinkable(s, 1) == {4, card}


def test_when_it_is_played_again_nothing_is_hidden_any_more() -> None:
    s = play(blue_took_back(7), 7)
    assert known(s, 0)["taken_back"] == 0
    assert thinkable(s, 0) == {4}


def test_another_card_tells_nothing_about_it() -> None:
    s = play(blue_took_back(7), 4)
    assert known(s, 0)["taken_back"] == 1
    assert thinkable(s, 0) == {2, 7, 9}


def test_two_cards_may_be_back() -> None:
    s = blue_took_back_two(7, 4)
    assert known(s, 0)["taken_back"] == 2
    assert thinkable(s, 0) == {2, 4, 7, 9}
    assert thinkable(s, 1) == {4, 7}


def test_a_card_that_came_back_only_later_leaves_the_first_guess() -> None:
    # The 4 was not yet used when the first card came back, so that one is 2, 7 or 9.
    s = play(blue_took_back_two(7, 4), 4)
    assert known(s, 0)["taken_back"] == 1
    assert thinkable(s, 0) == {2, 7, 9}


def test_a_card_that_may_have_come_back_either_time_leaves_the_wider_guess() -> None:
    s = play(blue_took_back_two(7, 4), 7)
    assert known(s, 0)["taken_back"] == 1
    assert thinkable(s, 0) == {2, 4, 9}


def test_cards_used_between_two_returns_belong_to_the_second_guess_only() -> None:
    s = play(blue_took_back(7, again_in_round=3), 4).idle_round()
    wait_for(play(s, 5), "blue card").do("card 4", "act", "back 4", "end").idle_round()
    # The 4 must be the second one; the first is 2, 7 or 9, and the 5 is not among them.
    assert thinkable(play(s, 4), 0, (2, 5, 7, 9)) == {2, 7, 9}


def test_after_a_card_was_played_again_the_next_return_is_guessed_anew() -> None:
    s = play(blue_took_back(7, again_in_round=3), 7).idle_round()
    wait_for(play(s, 4), "blue card").do("card 4", "act", "back 4", "end").idle_round()
    assert known(s, 0)["taken_back"] == 1
    assert thinkable(s, 0) == {2, 4, 7, 9}


def test_used_cards_of_each_seat_are_seen_by_all() -> None:
    s = blue_took_back(7)
    assert known(s, 0)["seen"] == known(s, None)["seen"] == [2, 7, 9]
    assert known(s, 1)["spent"] == [2, 9]
    assert known(s, 0)["spent"] is None
