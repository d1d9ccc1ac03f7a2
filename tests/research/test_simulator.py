"""Many games at once: the same games that the rules would play one by one."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from elgrande.build import pure_environment
from elgrande.research.core.actions import code_of, mask
from elgrande.research.core.observe import Observer
from elgrande.research.errors import BadAction, BadKeyword, BadShape, NotReady
from elgrande.research.simulator import BatchSimulator, Step
from elgrande.research.spaces import ACTIONS, REWARDS, SIZE, seen
from elgrande.rules import BadSetup, Dice, Setup, new_table
from tests.properties.mixes import BOXES, name_of, scaled

SHORT = {"length": "short"}


def same(one: Step, two: Step) -> bool:
    arrays: list[tuple[Any, Any]] = list(zip(one, two, strict=True))
    return all(np.array_equal(a, b) for a, b in arrays)


def test_arrays_have_one_row_for_each_game() -> None:
    now = BatchSimulator(6, players=3).reset(seed=1)
    assert now.observations.shape == (6, SIZE)
    assert now.observations.dtype == np.uint8
    assert now.masks.shape == (6, ACTIONS)
    assert now.masks.dtype == np.int8
    assert now.seats.shape == (6,)
    assert now.rewards.shape == (6, 3)
    assert now.dones.shape == (6,)
    assert now.dones.dtype == np.bool_


def test_what_is_returned_belongs_to_the_caller() -> None:
    simulator = BatchSimulator(4, options=SHORT)
    first = simulator.reset(seed=1)
    kept = first.observations.copy()
    first.masks[:] = 0
    simulator.step(simulator.sample())
    assert (first.observations == kept).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = BatchSimulator(5, seed=3), BatchSimulator(5, seed=8)
    assert not same(one.reset(), two.reset())
    now = one.reset(seed=4)
    assert same(now, two.reset(seed=4))
    for _ in range(50):
        actions = one.sample()
        assert (actions == two.sample()).all()
        now = one.step(actions)
        assert same(now, two.step(actions))


@pytest.mark.parametrize("box", BOXES, ids=name_of)
def test_games_are_those_of_the_rules(box: Setup) -> None:
    """A row follows a table that is played beside it, to the end of the game."""
    simulator = BatchSimulator(
        1, edition=box.edition, players=box.players, sets=box.sets, options={**box.chosen_options(), **SHORT}
    )
    now = simulator.reset(seed=5)
    dice = Dice(5)
    setup = Setup(box.edition, box.players, box.sets, {**box.chosen_options(), **SHORT})
    table = new_table(setup, dice.next())
    observer = Observer(table.rules)
    while True:
        seat = table.decider
        assert now.seats[0] == seat
        assert (now.observations[0] == seen(observer.observe(table, seat), np.uint8)).all()
        assert (now.masks[0] == seen(mask(table, seat), np.int8)).all()
        action = simulator.sample()
        table.choose(code_of(int(action[0]), seat, box.players))
        now = simulator.step(action)
        assert now.dones[0] == table.over
        if table.over:
            break
    assert list(simulator.scores[0]) == table.scores
    assert simulator.played == 1
    assert now.rewards[0].sum() == pytest.approx(0)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_when_they_are_due(reward: str) -> None:
    simulator = BatchSimulator(3, players=3, reward=reward, options=SHORT)
    simulator.reset(seed=2)
    earned = np.zeros((3, 3))
    ended = np.zeros(3, bool)
    while not ended.all():
        now = simulator.step(simulator.sample())
        earned[~ended] += now.rewards[~ended]
        if reward != "points":
            assert not now.rewards[~now.dones].any()
        for game in np.flatnonzero(now.dones & ~ended):
            scores = simulator.scores[game]
            if reward == "points":
                assert list(earned[game]) == list(scores)
            elif reward == "share":
                assert list(earned[game]) == pytest.approx(list(scores / scores.sum()))
            elif reward == "difference":
                assert earned[game].max() == np.sort(scores)[-1] - np.sort(scores)[-2]
            else:
                assert earned[game].argmax() == scores.argmax()
        ended |= now.dones


def test_a_game_that_ends_is_followed_by_a_new_one() -> None:
    simulator = BatchSimulator(2, players=2, options=SHORT)
    simulator.reset(seed=1)
    games = scaled(30)
    while simulator.played < games:
        now = simulator.step(simulator.sample())
        assert now.masks.any(axis=1).all()
        assert (now.seats < 2).all()


FINGERPRINT = """
import hashlib
from elgrande.research.simulator import BatchSimulator

digest = hashlib.sha256()
simulator = BatchSimulator(3, edition="2023", sets=["new-regency", "power-modifiers", "veteran-cards"], seed=9)
now = simulator.reset()
for _ in range(120):
    for array in now:
        digest.update(array.tobytes())
    now = simulator.step(simulator.sample())
print(digest.hexdigest())
"""


def test_compiled_and_plain_code_see_the_same() -> None:
    with pure_environment() as pure:
        seen_by = [
            subprocess.run(
                [sys.executable, "-c", FINGERPRINT], env=environment, check=True, capture_output=True
            ).stdout
            for environment in (dict(os.environ), pure)
        ]
    assert len(seen_by[0].strip()) == 64
    assert seen_by[0] == seen_by[1]


# ---------------------------------------------------------------------- several processes


def test_workers_share_the_rows_among_them() -> None:
    with BatchSimulator(5, players=3, workers=2, options=SHORT) as simulator:
        first = simulator.reset(seed=7)
        now = first
        for _ in range(40):
            actions = simulator.sample()
            assert now.masks[np.arange(5), actions].all()
            now = simulator.step(actions)
        assert now.observations.shape == (5, SIZE)
        assert len({row.tobytes() for row in now.observations}) == 5
        before = now.observations.copy()
        with pytest.raises(BadAction, match="game 4"):
            simulator.step([*actions_of(now)[:4], ACTIONS])
        assert same(simulator.reset(seed=7), first)
        assert not (before == simulator.reset().observations).all()
        assert simulator.played == 0
    with pytest.raises(NotReady, match="closed"):
        simulator.reset()


def actions_of(now: Step) -> list[int]:
    """The first legal action of every game."""
    return [int(action) for action in now.masks.argmax(axis=1)]


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("keywords", "error", "message"),
    [
        ({"games": 0}, BadKeyword, "at least one game"),
        ({"games": 4, "workers": 5}, BadKeyword, "1 to 4 workers"),
        ({"games": 4, "reward": "gold"}, BadKeyword, "rank, win"),
        ({"games": 4, "edition": "1996"}, BadSetup, "1995, 2015 or 2023"),
        ({"games": 4, "players": 6}, BadSetup, "2 to 5 players"),
        ({"games": 4, "sets": ["moon"]}, BadSetup, "no set 'moon'"),
        ({"games": 4, "options": {"castillo": "blue"}}, BadSetup, "hidden or open"),
        ({"games": 4, "colour": "blue"}, TypeError, "colour"),
    ],
)
def test_a_wrong_keyword_is_refused(keywords: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        BatchSimulator(**keywords)


@pytest.mark.parametrize(
    ("actions", "error", "message"),
    [
        ([10, 10], BadShape, "each of 3 games"),
        ([[10], [10], [10]], BadShape, "each of 3 games"),
        ([10.0, 10.0, 10.0], BadShape, "whole numbers"),
        ([10, 10, 0], BadAction, r"action 0 \('stop'\) is not legal for seat \d in game 2"),
        ([10, -1, 10], BadAction, "action -1 is not legal"),
        ([10, 10, ACTIONS], BadAction, f"action {ACTIONS} is not legal"),
    ],
)
def test_wrong_actions_change_nothing(actions: list[Any], error: type[Exception], message: str) -> None:
    simulator, other = BatchSimulator(3), BatchSimulator(3)
    now = simulator.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(error, match=message):
        simulator.step(actions)
    choice = actions_of(now)
    assert same(simulator.step(choice), other.step(choice))
