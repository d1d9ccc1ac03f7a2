"""The end of the game: ranks, winners, shared victory, and the optional tie-break."""

import pytest

from elgrande.rules.scoring import ranks, winners
from tests.rules.table_setup import EDITIONS, scene


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win(edition: str) -> None:
    t = scene(points="violet 60 blue 71 green 70 orange 5", edition=edition).table
    assert ranks(t) == [3, 1, 2, 4]
    assert winners(t) == [1]


def test_equal_points_share_a_rank_and_the_next_one_is_skipped() -> None:
    t = scene(points="violet 50 blue 60 green 50 orange 40").table
    assert ranks(t) == [2, 1, 2, 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_at_the_top_is_a_shared_victory(edition: str) -> None:
    t = scene(points="violet 60 blue 60 green 50 orange 60", edition=edition).table
    assert winners(t) == [0, 1, 3]
    assert ranks(t) == [1, 1, 4, 1]


def test_without_the_option_courts_do_not_break_a_tie() -> None:
    t = scene(points="violet 60 blue 60", courts="violet 9 blue 1").table
    assert winners(t) == [0, 1]


def test_tie_break_by_court() -> None:
    t = scene(
        points="violet 60 blue 60 green 60", courts="violet 3 blue 4 green 2", options="tie-break=yes"
    ).table
    assert winners(t) == [1]
    assert ranks(t) == [2, 1, 3, 4]


def test_then_by_province() -> None:
    t = scene(
        board="aragon: violet 5 blue 2",
        points="violet 60 blue 60",
        courts="violet 4 blue 4",
        options="tie-break=yes",
    ).table
    assert winners(t) == [1]


def test_then_by_the_highest_unused_power_card() -> None:
    t = scene(
        points="violet 60 blue 60",
        spent="violet 13 violet 11 blue 12 blue 13",
        played="violet 1 blue 2 green 3 orange 4",
        options="tie-break=yes",
    ).table
    assert winners(t) == [0]


def test_points_come_before_the_tie_break() -> None:
    t = scene(points="violet 61 blue 60", courts="violet 0 blue 20", options="tie-break=yes").table
    assert winners(t) == [0]


def test_who_is_equal_in_everything_shares_even_with_the_tie_break() -> None:
    t = scene(
        points="violet 60 blue 60",
        played="violet 5 blue 6 green 7 orange 8",
        options="tie-break=yes",
    ).table
    assert winners(t) == [0, 1]


def test_the_last_news_name_scores_and_winners() -> None:
    s = scene(phase="scoring", round=9, points="violet 10 blue 10 green 3")
    assert s.table.over
    assert s.told("game_over") == [{"scores": [10, 10, 3, 0], "winners": [0, 1]}]
    assert s.table.decision is None
    assert s.deciders == []
