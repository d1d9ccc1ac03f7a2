"""PettingZoo's own test suite, and what it does not ask."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from elgrande.research import elgrande_v0
from elgrande.research.errors import BadAction, BadKeyword, NotReady
from elgrande.research.spaces import ACTIONS, PLANES, SIZE
from elgrande.rules import BadSetup

GAMES: list[dict[str, Any]] = [
    {"edition": "1995", "players": 5},
    {"edition": "2015", "players": 4, "reward": "win"},
    {"edition": "2015", "players": 2, "form": "planes", "reward": "points"},
    {"edition": "2023", "players": 2, "sets": ["new-regency", "power-modifiers", "veteran-cards"]},
    {"edition": "2023", "players": 3, "options": {"castillo": "open"}, "reward": "difference"},
    {"edition": "2015", "players": 3, "illegal": "stay", "reward": "share"},
]

DICTIONARIES = (
    # PettingZoo knows its own environments with masks by name and warns of all others.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def random_game(env: elgrande_v0.ElGrande, seed: int) -> Iterator[str]:
    """Play a game with random legal actions; stops at every agent before it acts."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        yield agent
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))


# ---------------------------------------------------------------------- PettingZoo's suite


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize("keywords", GAMES, ids=str)
def test_api(keywords: dict[str, Any]) -> None:
    api_test(elgrande_v0.env(**keywords), num_cycles=150)


@pytest.mark.parametrize("keywords", GAMES[:4], ids=str)
def test_seeds(keywords: dict[str, Any]) -> None:
    seed_test(lambda: elgrande_v0.env(**keywords), num_cycles=60)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(elgrande_v0.env)
    assert "El Grande 2015, round 1 of 9" in capsys.readouterr().out


def test_parallel_api() -> None:
    parallel_api_test(elgrande_v0.parallel_env(illegal="random", options={"length": "short"}), num_cycles=300)


def test_max_cycles() -> None:
    """The test lets every agent act in every cycle and knows no masks: that is the parallel environment."""

    def parallel_env(max_cycles: int) -> elgrande_v0.ElGrandeParallel:
        return elgrande_v0.parallel_env(max_cycles=max_cycles, illegal="random")

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def test_performance_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the clock says: the benchmark stops after five seconds, which here pass quickly."""
    clock = iter(range(0, 100, 2))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(elgrande_v0.env())
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------------- what it does not ask


def test_every_agent_gets_its_reward_at_the_end() -> None:
    env = elgrande_v0.env(players=3, reward="rank", options={"length": "short"})
    final: dict[str, float] = {}
    for agent in random_game(env, seed=3):
        _, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            final[agent] = reward
            scores = env.play.table.scores
    assert set(final) == set(env.possible_agents)
    assert sum(final.values()) == pytest.approx(0)
    assert final[f"player_{int(np.argmax(scores))}"] == max(final.values())
    assert env.agents == []


def test_dense_points_add_up_to_the_score() -> None:
    env = elgrande_v0.env(players=4, reward="points", options={"length": "short"})
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in random_game(env, seed=4):
        earned[agent] += env.last(observe=False)[1]
    assert list(earned.values()) == env.play.table.scores


def test_the_dict_form_holds_the_planes_of_the_flat_form() -> None:
    flat, named = elgrande_v0.env(), elgrande_v0.env(form="planes")
    flat.reset(seed=6)
    named.reset(seed=6)
    row = flat.observe("player_2")["observation"]
    parts = named.observe("player_2")["observation"]
    assert row.shape == (SIZE,)
    for plane in PLANES:
        assert parts[plane.name].shape == plane.shape
        assert (parts[plane.name].reshape(-1) == row[plane.start : plane.start + plane.size]).all()


def test_all_agents_can_be_observed_but_only_one_may_act() -> None:
    env = elgrande_v0.env(players=4)
    for number, agent in enumerate(random_game(env, seed=8)):
        for other in env.agents:
            asked = bool(env.observe(other)["action_mask"].any())
            if other == agent and not env.terminations[agent]:
                assert asked
            elif not env.play.table.pending:
                assert not asked
        if number == 60:
            break


def test_several_choose_at_the_same_time_without_seeing_each_other() -> None:
    """With power modifiers everybody first passes one to the left."""
    keywords = {"edition": "2023", "players": 3, "sets": ["power-modifiers"]}
    env = elgrande_v0.env(**keywords)
    seen_later = []
    for choice in (0, -1):
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[choice]))
        assert env.agent_selection == "player_1"
        seen_later.append(env.observe("player_1")["observation"])
    assert (seen_later[0] == seen_later[1]).all()

    together = elgrande_v0.parallel_env(**keywords)
    looks, _ = together.reset(seed=5)
    assert all(look["action_mask"].any() for look in looks.values())
    actions = {agent: int(look["action_mask"].argmax()) for agent, look in looks.items()}
    looks, *_ = together.step(actions)
    assert together.play.table.round == 1
    assert sum(bool(look["action_mask"].any()) for look in looks.values()) == 1


def test_pettingzoo_can_make_it_by_name() -> None:
    env = pettingzoo.make("aec", "elgrande/ElGrande-v0", edition="2023", players=3)
    assert env.unwrapped.play.setup.edition == "2023"
    together = pettingzoo.make("parallel", "elgrande/ElGrande-v0", players=2)
    assert len(together.possible_agents) == 2


def test_a_game_can_be_broken_off() -> None:
    env = elgrande_v0.env(players=3, max_cycles=5)
    acted = 0
    for agent in random_game(env, seed=1):
        if env.truncations[agent]:
            break
        acted += 1
    assert acted == 15
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


# ---------------------------------------------------------------------- bad input


def illegal_action(env: elgrande_v0.ElGrande) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
    env = elgrande_v0.env()
    env.reset(seed=1)
    agent, before = env.agent_selection, env.play.table.state()
    env.step(illegal_action(env))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    assert "'stop') is not legal for seat" in env.infos[agent]["illegal"]
    assert env.play.table.state() == before
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_an_illegal_action_can_cost_one_and_be_repeated() -> None:
    env = elgrande_v0.env(illegal="stay")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.play.table.state()
    env.step(illegal_action(env))
    assert env.play.table.state() == before
    assert (env.agent_selection, env.rewards[agent]) == (agent, -1.0)
    env.step(int(env.observe(agent)["action_mask"].argmax()))
    assert env.rewards[agent] == 0.0
    assert env.infos[agent] == {}


def test_an_illegal_action_can_be_an_error() -> None:
    env = elgrande_v0.env(illegal="raise")
    env.reset(seed=1)
    before = env.play.table.state()
    wrong: list[Any] = [illegal_action(env), ACTIONS, -1, "power 9", None, 1.5]
    for action in wrong:
        with pytest.raises(BadAction):
            env.step(action)
    assert env.play.table.state() == before


def test_calls_out_of_order_are_refused() -> None:
    env = elgrande_v0.env(options={"length": "short"})
    for call in (lambda: env.step(10), lambda: env.observe("player_0"), env.render):
        with pytest.raises(NotReady, match="reset"):
            call()
    for _ in random_game(env, seed=1):
        pass
    with pytest.raises(NotReady, match="over"):
        env.step(10)
    together = elgrande_v0.parallel_env(illegal="raise")
    with pytest.raises(NotReady, match="reset"):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(BadAction, match="has to choose now"):
        together.step({})


@pytest.mark.parametrize(
    ("keywords", "error", "message"),
    [
        ({"edition": "1996"}, BadSetup, "edition"),
        ({"players": 7}, BadSetup, "2 to 5"),
        ({"sets": ["power-modifiers"]}, BadSetup, "2023"),
        ({"reward": "gold"}, BadKeyword, "gold"),
        ({"form": "tree"}, BadKeyword, "flat, planes"),
        ({"illegal": "shrug"}, BadKeyword, "end, stay, raise, random"),
        ({"render_mode": "film"}, BadKeyword, "human, ansi, rgb_array"),
        ({"max_cycles": 0}, BadKeyword, "at least 1"),
        ({"colour": "red"}, TypeError, "colour"),
    ],
)
def test_a_wrong_keyword_is_refused(keywords: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        elgrande_v0.env(**keywords)


def test_nothing_warns_in_ordinary_use() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in random_game(elgrande_v0.env(players=2, options={"length": "short"}), seed=2):
            pass
