"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from elgrande.research.core.observe import Observer
from elgrande.research.errors import BadAction, BadKeyword
from elgrande.research.openspiel_game import HISTORY
from elgrande.research.spaces import ACTIONS, SIZE, seen
from elgrande.rules import BadSetup

GAMES = [
    "elgrande",
    *(
        f"elgrande(edition={edition},players={players})"
        for edition in (1995, 2023)
        for players in (2, 3, 4, 5)
    ),
    *(f"elgrande(edition=2015,players={players})" for players in (2, 3, 5)),
    "elgrande(edition=2023,players=2,sets=new-regency+power-modifiers+veteran-cards)",
    "elgrande(edition=2023,players=4,sets=new-regency+power-modifiers+veteran-cards,reward=win)",
    "elgrande(edition=2023,players=3,options=stacks:merged+mulligan:yes,sets=veteran-cards,reward=points)",
    "elgrande(edition=1995,players=3,options=length:short+castillo:open+start:green,reward=difference)",
]
SECRETIVE = (
    "elgrande(edition=2023,players=3,sets=power-modifiers+new-regency+veteran-cards,options=length:short)"
)

each_game = pytest.mark.parametrize("name", GAMES)


def go_on(state: Any, random: np.random.Generator) -> None:
    """One random step."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([int(random.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(random.choice(state.legal_actions())))


def walk(name: str, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    random = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        go_on(state, random)
        yield state


# ---------------------------------------------------------------------- OpenSpiel's tests


@each_game
def test_random_simulation_and_serialisation(name: str) -> None:
    """Clones, histories, masks, strings, tensors, returns and serialisation, as OpenSpiel checks them."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [GAMES[0], GAMES[4], SECRETIVE])
def test_as_a_game_of_turns(name: str) -> None:
    """The same with simultaneous choices one after the other."""
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [GAMES[0], GAMES[1], GAMES[5], SECRETIVE])
def test_resampling_from_an_information_state(name: str) -> None:
    """What OpenSpiel's C++ test of resampling asks; Python cannot call that one."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for step, state in enumerate(walk(name, seed=2)):
        if state.is_chance_node() or state.is_terminal() or step % 7:
            continue
        before = str(state)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.history() == state.history()
            assert other.legal_actions(player) == state.legal_actions(player)
        assert str(state) == before, "resampling has changed the state"


def test_resampled_states_can_be_played_on() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    random = np.random.default_rng(1)
    for step, state in enumerate(walk(SECRETIVE, seed=3)):
        if step % 40 == 5 and not state.is_chance_node() and not state.is_terminal():
            other = state.resample_from_infostate(step % 3, sampler)
            while not other.is_terminal():
                go_on(other, random)
            assert sum(other.returns()) == pytest.approx(0)


def test_hands_that_others_cannot_know_differ_between_samples() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    random = np.random.default_rng(1)
    state = pyspiel.load_game(SECRETIVE).new_initial_state()
    while state.is_chance_node() or state.table.round == 0:
        go_on(state, random)
    hands = {state.resample_from_infostate(0, sampler).information_state_string(1) for _ in range(20)}
    assert len(hands) > 5


def test_an_mcts_bot_plays_it() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("elgrande(players=2,options=length:short)"))
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=3, evaluator=evaluator, random_state=random)
    state = game.new_initial_state()
    chosen = 0
    generator = np.random.default_rng(1)
    while not state.is_terminal() and chosen < 12:
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            chosen += 1
        else:
            go_on(state, generator)
    assert chosen == 12


# ---------------------------------------------------------------------- what they do not ask


def test_discs_are_set_at_the_same_time() -> None:
    kinds = set()
    for state in walk("elgrande(edition=1995,players=4)", seed=5):
        if state.is_simultaneous_node():
            kinds.add(state.table.decision.kind)
            asked = [player for player in range(4) if state.legal_actions(player)]
            assert asked == state.table.deciders
            assert len(asked) > 1
        elif not state.is_chance_node() and not state.is_terminal():
            assert state.legal_actions(state.current_player())
    assert "castillo_disc" in kinds


@each_game
def test_probabilities_add_up_and_cards_come_one_by_one(name: str) -> None:
    drawn = 0
    for state in walk(name, seed=4):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(chance > 0 for _, chance in outcomes)
            assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
            drawn += 1
    assert drawn <= pyspiel.load_game(name).max_chance_nodes_in_history()


def test_tensors_are_the_observation_of_version_0() -> None:
    game = pyspiel.load_game("elgrande(players=3)")
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    plain, full = make_observation(game), make_observation(game, recall)
    assert game.observation_tensor_size() == SIZE == plain.tensor.size
    assert game.information_state_tensor_size() == SIZE + 2 * HISTORY == full.tensor.size
    for step, state in enumerate(walk("elgrande(players=3)", seed=1)):
        if step % 30 == 20 and not state.is_chance_node():
            for player in range(3):
                expected = seen(Observer(state.table.rules).observe(state.table, player), np.uint8)
                plain.set_from(state, player)
                full.set_from(state, player)
                assert (plain.tensor == expected).all()
                assert (full.tensor[:SIZE] == expected).all()
                entries = full.dict["history"][:, 0] > 0
                assert entries.sum() == len(state.position.log)


def test_information_states_tell_secrets_apart_and_keep_them() -> None:
    """A modifier is passed on: the seat and its left neighbour know which, the third player does not."""
    first = pyspiel.load_game(SECRETIVE).new_initial_state()
    while first.is_chance_node():
        first.apply_action(first.chance_outcomes()[0][0])
    second = first.clone()
    choices = [first.legal_actions(player) for player in range(3)]
    first.apply_actions([actions[0] for actions in choices])
    second.apply_actions([choices[0][1], choices[1][0], choices[2][0]])
    same = [first.information_state_string(p) == second.information_state_string(p) for p in range(3)]
    assert same == [False, False, True]


@pytest.mark.parametrize(
    ("reward", "utility", "total"),
    [("rank", "ZERO_SUM", 0), ("win", "CONSTANT_SUM", 1), ("share", "CONSTANT_SUM", 1)],
)
def test_utilities_are_what_the_game_type_says(reward: str, utility: str, total: float) -> None:
    name = f"elgrande(players=3,options=length:short,reward={reward})"
    game = pyspiel.load_game(name)
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    assert game.utility_sum() == total
    *_, last = walk(name, seed=6)
    assert sum(last.returns()) == pytest.approx(total)


# ---------------------------------------------------------------------- bad input


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    for step, state in enumerate(walk("elgrande(players=3)", seed=8)):
        if step in (0, 3, 25, 60):
            before = (str(state), state.history())
            legal = state.legal_actions()
            wrong = next(action for action in range(ACTIONS) if action not in legal)
            with pytest.raises(BadAction):
                state.apply_action(wrong)
            assert (str(state), state.history()) == before


@pytest.mark.parametrize(
    ("name", "error", "message"),
    [
        ("elgrande(edition=1996)", BadSetup, "edition"),
        ("elgrande(players=9)", BadSetup, "2 to 5"),
        ("elgrande(sets=moon)", BadSetup, "moon"),
        ("elgrande(options=castillo)", BadKeyword, "name:value"),
        ("elgrande(reward=gold)", BadKeyword, "gold"),
    ],
)
def test_a_wrong_parameter_is_refused(name: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        pyspiel.load_game(name)


def test_resampling_needs_somebody_who_looks() -> None:
    state = pyspiel.load_game("elgrande").new_initial_state()
    with pytest.raises(BadAction, match="chance node"):
        state.resample_from_infostate(0, lambda: 0.5)
