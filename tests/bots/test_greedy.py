"""The look one turn ahead: what it compares, and how much work it may do."""

from __future__ import annotations

import pytest

from elgrande.bots import glimpse
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.greedy import Greedy
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.build import compiled
from elgrande.rules import Dice, Setup, Table, imagine, new_table
from elgrande.rules.sets.setup import mixes

ENOUGH = 1000
"""Decisions that an answer may play; trying out the options of the last of them comes on top."""


def worth_of_whole_rounds(table: Table, seat: int, tables: int) -> list[float]:
    """What each option comes to at the end of the round, on the average of so many imagined tables."""
    evaluation = Evaluation(table.rules, Weights())
    policy = Policy(table.rules, evaluation)
    dice = Dice(5)
    seed = dice.next()
    totals = [0.0] * len(table.options)
    for number in range(tables):
        world = imagine(table, seat, dice)
        world.telling = False
        for index, option in enumerate(table.options):
            luck, t = Dice(seed + number), world.copy()
            t.play(option)
            while not t.over and t.round == table.round:
                t.play(policy.pick(t, luck, 0.0 if t.decider == seat else 1.0))
            evaluation.judge(t)
            totals[index] += evaluation.relative(seat) / tables
    return totals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_power_cards_are_compared_at_the_end_of_the_same_rounds(players: int, seed: int) -> None:
    table = new_table(Setup("2015", players), seed, telling=False)
    seat = table.decider
    known = glimpse(table, seat).known
    greedy = Greedy(table.rules, Weights())
    greedy.choose(known, seat, Dice(5))
    found = pytest.approx(list(greedy.values)[: len(known.options)])
    assert any(worth_of_whole_rounds(known, seat, tables) == found for tables in range(1, 13))


@pytest.mark.parametrize("edition", ["1995", "2015", "2023"])
def test_the_work_for_an_answer_is_limited(edition: str) -> None:
    most = 0
    for number, sets in enumerate(mixes(edition)):
        table = new_table(Setup(edition, 5, sets), number, telling=False)
        greedy = Greedy(table.rules, Weights())
        policy = Policy(table.rules, Evaluation(table.rules, Weights()))
        dice = Dice(number)
        asked = 0
        while not table.over and asked < (600 if compiled() else 40):
            greedy.choose(glimpse(table, table.decider).known, table.decider, dice)
            most = max(most, greedy.work())
            asked += 1
            table.play(policy.pick(table, dice, 1.0))
    assert ENOUGH // 2 < most <= ENOUGH + 200
