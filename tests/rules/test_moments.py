"""A task that stands at a named moment and wants to know what it is about is told the right thing."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from elgrande.build import PACKAGE
from elgrande.rules.agenda import Task
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import Setup

GUIDE = (Path(__file__).parents[2] / "docs" / "extending.md").read_text("utf-8")
MOMENTS = {
    "after_setup": "",
    "at_round_start": "round",
    "before_power": "round",
    "after_power": "seat",
    "after_powers": "round",
    "before_turn": "seat",
    "after_supply": "seat",
    "before_action": "seat",
    "before_effect": "seat",
    "before_turn_over": "seat",
    "after_turn": "seat",
    "at_round_end": "round",
    "after_scoring": "round",
    "general_scoring": "",
    "before_discs": "",
    "before_leaving": "",
    "after_leaving": "",
    "before_regions": "",
    "before_region": "place",
    "after_regions": "",
    "after_general": "",
}
"""The moments, and what a task that stands there is told: the first argument of its step, if it is called so."""


def every_mix() -> list[Rules]:
    """Each edition with each set and each pair of sets that it allows."""
    found = []
    names = [each.name for each in MODULES]
    mixes = [[], *[[name] for name in names], *[list(pair) for pair in combinations(names, 2)], names]
    for edition in EDITION_NAMES:
        for players in (2, 4):
            for mix in mixes:
                try:
                    found.append(rules_for(Setup(edition, players, mix)))
                except ElGrandeError:
                    continue
    return found


RULES = every_mix()


def tasks_at(rules: Rules, moment: str) -> list[Task]:
    tasks = getattr(rules, moment)
    assert isinstance(tasks, list)
    return tasks


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_task_at_a_moment_asks_for_what_the_moment_is_about(moment: str) -> None:
    for rules in RULES:
        for task in tasks_at(rules, moment):
            if task.told:
                assert task.arguments[0].name == MOMENTS[moment], f"{task} at {moment}"


def test_some_tasks_want_to_be_told() -> None:
    told = {
        task.arguments[0].name
        for rules in RULES
        for moment in MOMENTS
        for task in tasks_at(rules, moment)
        if task.told
    }
    assert told == {"seat", "round", "place"}


def test_no_moment_is_left_out() -> None:
    with_tasks = {
        name
        for rules in RULES
        for name in dir(rules)
        if isinstance(found := getattr(rules, name), list) and any(isinstance(each, Task) for each in found)
    }
    assert with_tasks - {"tasks"} <= MOMENTS.keys()


def test_whoever_calls_a_moment_says_what_it_is_about() -> None:
    spoken = {"": "", "played": "round", "now": "round", "round": "round", "seat": "seat", "place": "place"}
    called = set()
    for path in sorted((PACKAGE / "rules").rglob("*.py")):
        for moment, subject in re.findall(
            r"\.moment\((?:t\.)?rules\.(\w+)(?:, (.+))?\)", path.read_text("utf-8")
        ):
            last = re.sub(r"\.of\(s\)|\)$", "", subject).rpartition(".")[2]
            assert spoken[last] == MOMENTS[moment], f"{path.name}: {moment} about '{subject}'"
            called.add(moment)
    of_scorings = {
        "before_discs",
        "before_leaving",
        "after_leaving",
        "before_regions",
        "after_regions",
        "after_general",
    }
    assert called == MOMENTS.keys() - of_scorings


def test_the_guide_lists_the_moments() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (seat|round|place|) *\|", GUIDE, re.MULTILINE)
    assert dict(rows) == MOMENTS
