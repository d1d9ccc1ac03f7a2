"""What a game is worth: five ways to say who did well."""

from __future__ import annotations

import pytest

from elgrande.research.core.rewards import final_reward
from elgrande.research.spaces import reward_number
from elgrande.rules import Setup, Table, new_table
from elgrande.rules.table import POINTS


def table_with(points: list[int]) -> Table:
    table = new_table(Setup("2015", len(points)), seed=1)
    for seat, number in enumerate(points):
        table.seats[POINTS + seat] = number
    return table


def rewards(kind: str, points: list[int]) -> list[float]:
    table = table_with(points)
    return [final_reward(table, reward_number(kind), seat) for seat in range(len(points))]


@pytest.mark.parametrize(
    ("kind", "points", "expected"),
    [
        ("rank", [90, 60, 80, 70], [1, -1, 1 / 3, -1 / 3]),
        ("rank", [90, 90, 80, 70], [2 / 3, 2 / 3, -1 / 3, -1]),
        ("rank", [50, 50, 50], [0, 0, 0]),
        ("rank", [40, 50], [-1, 1]),
        ("win", [90, 60, 80, 70], [1, 0, 0, 0]),
        ("win", [90, 60, 90, 70], [0.5, 0, 0.5, 0]),
        ("share", [60, 20, 20], [0.6, 0.2, 0.2]),
        ("share", [0, 0], [0.5, 0.5]),
        ("difference", [90, 60, 80, 70], [10, -30, -10, -20]),
        ("points", [90, 60, 80, 70], [0, 0, 0, 0]),
    ],
)
def test_the_reward_at_the_end(kind: str, points: list[int], expected: list[float]) -> None:
    assert rewards(kind, points) == pytest.approx(expected)


def test_a_tie_is_broken_if_the_table_plays_so() -> None:
    table = new_table(Setup("2015", 2, options={"tie-break": "yes"}), seed=1)
    table.seats[POINTS], table.seats[POINTS + 1] = 50, 50
    assert sum(final_reward(table, reward_number("win"), seat) for seat in range(2)) == 1
