"""Positions with a right answer: points to take, a trap to avoid, a disc to set, a Veto worth spending.

Each is a scenario whose last choice is the right one; a bot is asked just before it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.personalities import PERSONALITIES
from elgrande.build import compiled
from elgrande.record.scenario import Scenario, load_scenarios, run
from elgrande.record.scenario.steps import ChoiceStep
from elgrande.rules import Dice, print_choice

FILE = Path(__file__).with_name("tactics.yaml")
SCENARIOS = {scenario.name: scenario for scenario in load_scenarios(FILE)}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_position_is_as_it_says(name: str) -> None:
    outcome = run(SCENARIOS[name])
    assert outcome.passed, outcome


@pytest.mark.parametrize("bot", ["greedy", "search:150i"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_bots_find_the_right_answer(name: str, bot: str) -> None:
    """Whatever the dice say."""
    answers = {answer(SCENARIOS[name], bot, seed) for seed in range(1, 9 if compiled() else 2)}
    assert answers == {right_answer(SCENARIOS[name])}


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_likes_lead_astray_seldom(personality: str) -> None:
    """Somebody may like a Veto, or the Castillo, better than the right answer, but not often."""
    right = sum(
        answer(scenario, f"{personality}:150i", seed=1) == right_answer(scenario)
        for scenario in SCENARIOS.values()
    )
    assert right >= len(SCENARIOS) - 2


def choices(scenario: Scenario) -> list[ChoiceStep]:
    return [step for step in scenario.steps if isinstance(step, ChoiceStep)]


def right_answer(scenario: Scenario) -> str:
    return print_choice(choices(scenario)[-1].code)


def answer(scenario: Scenario, bot: str, seed: int) -> str:
    """What a bot chooses instead of the last choice of a scenario."""
    table = scenario.table()
    *before, last = choices(scenario)
    for step in before:
        table.choose(step.code, step.seat)
    seat = table.deciders[0] if last.seat is None else last.seat
    return consult(make_bot(bot), table, seat, Clock(), Dice(seed)).text
