"""Gymnasium's checker, and a seat among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from elgrande.bots import UnknownBot
from elgrande.research.errors import BadAction, BadKeyword, NotReady
from elgrande.research.gymnasium_env import ElGrandeSolo

IDS = ["elgrande/ElGrande-v0", *(f"elgrande/ElGrande-{year}-v0" for year in ("1995", "2015", "2023"))]
SHORT = {"length": "short"}


def make(name: str = IDS[0], **keywords: Any) -> ElGrandeSolo:
    env = gymnasium.make(name, **keywords).unwrapped
    assert isinstance(env, ElGrandeSolo)
    return env


def play(env: ElGrandeSolo, seed: int) -> tuple[float, int]:
    """A game with random legal actions; returns the sum of rewards and the number of actions."""
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    total, count, over = 0.0, 0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 0
        observation, reward, over, truncated, _ = env.step(random.choice(legal))
        assert not truncated
        total += reward
        count += 1
    return total, count


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_checks_every_registered_environment(name: str) -> None:
    check_env(make(name))


@pytest.mark.parametrize(
    "keywords",
    [
        {"opponents": "greedy", "players": 3},
        {"opponents": ["greedy", "random", "random"], "form": "planes", "seat": 2},
        {"edition": "2023", "sets": ["power-modifiers", "veteran-cards"], "players": 2, "reward": "points"},
    ],
    ids=str,
)
def test_gymnasium_checks_it_with_keywords(keywords: dict[str, Any]) -> None:
    check_env(make(**keywords))


def test_an_id_can_name_its_module() -> None:
    env = gymnasium.make("elgrande.research.gymnasium_env:elgrande/ElGrande-2023-v0", players=2)
    assert env.unwrapped.play.setup.edition == "2023"  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_played_to_its_end(players: int) -> None:
    total, count = play(make(players=players, options=SHORT, reward="win"), seed=3)
    assert 0 <= total <= 1
    assert count > 20


def test_dense_points_add_up_to_the_own_score() -> None:
    env = make(reward="points", options=SHORT)
    total, _ = play(env, seed=2)
    assert total == env.play.table.scores[env.seat]


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(make(options=SHORT), seed=5) == play(make(options=SHORT), seed=5)


def test_the_seat_is_drawn_unless_it_is_fixed() -> None:
    drawn = make()
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    fixed = make(seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}


def test_it_is_always_the_own_decision() -> None:
    env = make(edition="2023", sets=["power-modifiers"], players=3, seat=1, options=SHORT)
    observation, _ = env.reset(seed=1)
    random = np.random.default_rng(1)
    over = False
    while not over:
        assert env.play.table.decider == 1
        observation, _, over, _, _ = env.step(random.choice(np.flatnonzero(observation["action_mask"])))


def test_greedy_opponents_are_hard_to_beat_by_chance() -> None:
    env = make(opponents="greedy", reward="difference", options=SHORT, players=2)
    assert sum(play(env, seed=seed)[0] for seed in range(3)) < 0


def test_an_illegal_action_changes_nothing_and_costs_one() -> None:
    env = make()
    observation, _ = env.reset(seed=1)
    before = env.play.table.state()
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert "legal are" in info["illegal"]
    assert env.play.table.state() == before
    assert (again["observation"] == observation["observation"]).all()


def test_an_illegal_action_can_end_the_game_or_be_an_error() -> None:
    env = make(illegal="end")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert env.step(wrong)[3] is True
    with pytest.raises(NotReady, match="over"):
        env.step(wrong)
    strict = make(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(BadAction, match="not legal"):
        strict.step(wrong)


def test_stepping_before_the_first_reset_is_refused() -> None:
    env = make()
    with pytest.raises(NotReady, match="reset"):
        env.step(10)
    with pytest.raises(NotReady, match="reset"):
        env.render()


@pytest.mark.parametrize(
    ("keywords", "error", "message"),
    [
        ({"opponents": ["greedy"]}, BadKeyword, "need 3 opponents"),
        ({"opponents": "genius"}, UnknownBot, "genius"),
        ({"seat": 4}, BadKeyword, "0 to 3"),
        ({"reward": "gold"}, BadKeyword, "gold"),
    ],
)
def test_a_wrong_keyword_is_refused(keywords: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        ElGrandeSolo(**keywords)
