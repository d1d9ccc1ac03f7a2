"""The suites of PettingZoo, Gymnasium and OpenSpiel over every allowed mix, with version 1; and data sets of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import elgrande.research.openspiel_game
from elgrande.research import elgrande_v1
from elgrande.research.dataset import write_games
from elgrande.research.gymnasium_env import ElGrandeSolo
from elgrande.research.simulator import BatchSimulator
from elgrande.research.spaces import interface_for, planes
from elgrande.rules import Setup, rules_for
from tests.properties.mixes import THOROUGH, name_of
from tests.research.test_pettingzoo import DICTIONARIES
from tests.research.test_version_1 import BOXES

CYCLES = 400 if THOROUGH else 30
each_box = pytest.mark.parametrize("box", BOXES, ids=name_of)


def keywords(box: Setup) -> dict[str, Any]:
    return {
        "edition": box.edition,
        "players": box.players,
        "sets": box.sets,
        "options": box.chosen_options(),
    }


def named(box: Setup) -> str:
    """The game as OpenSpiel is asked for it."""
    sets = f",sets={'+'.join(box.sets)}" if box.sets else ""
    return f"elgrande_v1(edition={box.edition},players={box.players}{sets},options=length:short)"


@each_box
@pytest.mark.filterwarnings(*DICTIONARIES)
def test_pettingzoo(box: Setup) -> None:
    api_test(elgrande_v1.env(**keywords(box)), num_cycles=CYCLES)


@each_box
def test_pettingzoo_parallel(box: Setup) -> None:
    parallel_api_test(elgrande_v1.parallel_env(**keywords(box)), num_cycles=CYCLES // 3)


@each_box
def test_gymnasium(box: Setup) -> None:
    env = gymnasium.make("elgrande/ElGrande-v1", **keywords(box)).unwrapped
    assert isinstance(env, ElGrandeSolo)
    check_env(env, skip_render_check=True)


def test_the_ids_of_version_1_are_known() -> None:
    for year in ("1995", "2015", "2023"):
        env = gymnasium.make(f"elgrande/ElGrande-{year}-v1").unwrapped
        assert isinstance(env, ElGrandeSolo)
        assert env.play.setup.edition == year
        assert env.play.interface.version == 1
    env = pettingzoo.make("aec", "elgrande/ElGrande-v1", sets=["anniversary"])
    assert env.metadata["name"] == "elgrande_v1"
    assert env.unwrapped.play.setup.sets == ["anniversary"]


@each_box
def test_openspiel(box: Setup) -> None:
    """A random game, copied and asked for everything along the way."""
    game = pyspiel.load_game(named(box))
    assert isinstance(game, elgrande.research.openspiel_game.ElGrandeGame1)
    random = np.random.default_rng(5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        steps += 1
        if steps % 40 == 0:
            look_closely(game, state, sampler)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(box.players)]
            state.apply_actions([int(random.choice(actions)) if actions else 0 for actions in legal])
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    look_closely(game, state, sampler)


def look_closely(game: Any, state: Any, sampler: Any) -> None:
    copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(copied) == str(state)
    for player in range(game.num_players()):
        assert len(state.observation_tensor(player)) == game.interface.size
        if not state.is_chance_node() and not state.is_terminal():
            other = state.resample_from_infostate(player, sampler)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize(
    "name",
    [
        "elgrande_v1",
        "elgrande_v1(players=3,sets=grandissimo,options=stack-6:small+left-out:first-game+length:short)",
        *([named(box) for box in BOXES] if THOROUGH else []),
    ],
)
def test_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_secret_choice_stays_secret_in_the_history() -> None:
    """Cards that a player keeps for his hand in King & Intrigant."""
    state = pyspiel.load_game("elgrande_v1(sets=king-intrigant)").new_initial_state()
    while state.table is None or state.table.task.kind != "hand":
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_actions([state.legal_actions(player)[0] for player in range(4)])
    for _ in range(3):
        state.apply_actions([state.legal_actions(player)[player] for player in range(4)])
    own, other = (state.information_state_string(player).count("keep") for player in (0, 1))
    assert own == other == 3, "the own ones and nobody else's"


def test_games_for_learning_with_expansions(tmp_path: Path) -> None:
    written = write_games(
        tmp_path,
        ["quick"],
        2,
        players=3,
        sets=["inquisitor-colonies"],
        options={"length": "short"},
        version=1,
    )
    assert [path.name for path in written] == ["games-v1-0000000.npz"]
    known = interface_for(rules_for(Setup("2015", 3, ["inquisitor-colonies"])), 1)
    with np.load(written[0]) as arrays:
        rows = arrays["observations"]
        masks = np.unpackbits(arrays["masks"], axis=1)[:, : known.actions]
        assert rows.shape == (len(arrays["actions"]), known.size)
        assert (masks[np.arange(len(rows)), arrays["actions"]] == 1).all()
        assert planes(rows, known.planes)["colonies_offices"].any()


def test_several_processes_see_the_same() -> None:
    agreed: dict[str, Any] = {"sets": ["anniversary"], "version": 1, "seed": 4}
    with BatchSimulator(2, workers=2, **agreed) as spread:
        now = spread.reset(seed=4)
        assert now.observations.shape == (2, spread.interface.size)
        for _ in range(10):
            now = spread.step(spread.sample())
        assert (now.masks.sum(axis=1) > 0).all()
