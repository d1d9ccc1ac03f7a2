"""Action cards are tried alike by the learned search, however good they look at first."""

from __future__ import annotations

import pytest

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind, LearnedSearch
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.search import Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import GRANDE, read_weights
from elgrande.rules import Dice, Setup, Table, flow, new_table
from elgrande.rules.agenda import Task

FILE = read_weights(GRANDE)
SHARE = 48
"""Simulations that every card gets before half of them are given up."""


def waiting_for(task: Task, options: int, round: int = 1) -> Table:
    """A table out of a game that the quick policy plays, with so many options at a decision, or more."""
    table = new_table(Setup("2015", 4), 5, telling=False)
    policy, dice = Policy(table.rules, Evaluation(table.rules, Weights())), Dice(5)
    while table.task is not task or len(table.options) < options or table.round < round:
        table.play(policy.pick(table, dice, 1.0))
    return table


def begun(table: Table, fair: bool, seed: int = 2) -> LearnedSearch:
    mind = LearnedMind(table.rules, Weights(), Tuning(), FILE.network(), END_OF_ROUND, FILE.opinions)
    search = LearnedSearch(settled(table, int(table.decider)), int(table.decider), mind, Dice(seed))
    search.look_ahead()
    search.fair = fair
    return search


def visits(search: LearnedSearch) -> list[int]:
    return [int(count) for count in search.root.visits]


@pytest.mark.parametrize("fair", [False, True])
def test_a_card_that_looks_bad_at_first_is_looked_at_all_the_same(fair: bool) -> None:
    search = begun(waiting_for(flow.TAKE_CARD, 5), fair)
    worst = min(range(5), key=lambda slot: search.root.totals[slot])
    for slot in range(5):
        search.root.priors[slot] = 0.0005 if slot == worst else 0.24
    done = search.run(1500, 0.0)
    assert sum(visits(search)) == done
    assert (min(visits(search)) >= SHARE) is fair
    assert (visits(search)[worst] >= SHARE) is fair


def test_the_better_half_gets_more_and_the_best_of_it_is_chosen() -> None:
    search = begun(waiting_for(flow.TAKE_CARD, 4, round=5), fair=True)
    search.run(2000, 0.0)
    counts = visits(search)
    means = [search.root.totals[slot] / counts[slot] for slot in range(len(counts))]
    last = [slot for slot in range(len(counts)) if counts[slot] >= max(counts) - 1]
    chosen = max(last, key=lambda slot: means[slot])
    assert search.findings()[0].code == search.root.codes[chosen]
    assert min(counts) < max(counts)


def test_a_hopeless_card_is_given_up_before_its_half_is() -> None:
    """Who is sure of one card does not think about the others as long as he might."""
    search = begun(waiting_for(flow.TAKE_CARD, 2), fair=True)
    for slot in range(len(search.root.codes)):
        search.root.visits[slot] = 200
        search.root.totals[slot] = 190.0 if slot == 1 else 10.0
    assert search.run(4000, 0.0) < 300
    assert search.findings()[0].code == search.root.codes[1]


@pytest.mark.parametrize(
    ("task", "iterations"),
    [(flow.POWER, 400), (flow.TURN, 400), (flow.TAKE_CARD, 280), (flow.TAKE_CARD, 330)],
    ids=["power", "turn", "few simulations", "too few for all cards"],
)
def test_everything_else_is_left_to_the_tree(task: Task, iterations: int) -> None:
    table = waiting_for(task, 5)
    plain, fair = begun(table, fair=False), begun(table, fair=True)
    assert (plain.run(iterations, 0.0), visits(plain)) == (fair.run(iterations, 0.0), visits(fair))
    assert fair.favourite == -1


def test_the_same_dice_give_the_same_shares() -> None:
    table = waiting_for(flow.TAKE_CARD, 3, round=7)
    first, again = begun(table, fair=True), begun(table, fair=True)
    assert first.run(900, 0.0) == again.run(900, 0.0)
    assert visits(first) == visits(again)
    assert [found.code for found in first.findings()] == [found.code for found in again.findings()]


def test_by_the_clock_there_is_an_answer_too() -> None:
    search = begun(waiting_for(flow.TAKE_CARD, 5), fair=True)
    done = search.run(1 << 40, 0.05)
    assert 0 < done == sum(visits(search))
    assert search.findings()[0].visits > 0
