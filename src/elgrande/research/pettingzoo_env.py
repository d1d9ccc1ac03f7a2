"""El Grande for PettingZoo: the agents of a game one after the other (AEC), or all of them at every step (parallel).

env = elgrande_v0.env(edition="2015", players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
    env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces as gym
from pettingzoo import AECEnv, ParallelEnv

from elgrande.research.errors import BadAction, BadKeyword, NotReady
from elgrande.research.play import ILLEGAL_REWARD, Observation, Play, check_render_mode, not_begun
from elgrande.research.render import render
from elgrande.rules.table import POINTS

RENDER_MODES = ["human", "ansi", "rgb_array"]


class _Seats:
    """What both kinds of environments share: agents, spaces, the game, seeds and pictures."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "elgrande_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "2015",
        players: int = 4,
        sets: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        form: str = "flat",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        self.play = Play(edition, players, sets, options, reward, form, illegal, version)
        self.metadata = {**self.metadata, "name": f"elgrande_v{version}"}
        self.render_mode = check_render_mode(render_mode, RENDER_MODES)
        if max_cycles is not None and max_cycles < 1:
            raise BadKeyword(f"max_cycles is at least 1, or None for whole games, not {max_cycles}")
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._begun = False
        self._punished = False
        self._points = [0] * players

    def observation_space(self, agent: str) -> gym.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        if not self._begun:
            raise not_begun()
        return self.play.look(self._seat[agent])

    def render(self) -> Any:
        if not self._begun:
            raise not_begun()
        return render(self.play.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(int(self._random.integers(1 << 31)))
        self._begun = True
        self._points = [0] * self.play.players
        self._punished = False
        self.agents = list(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)

    def _check_running(self) -> None:
        if not self._begun:
            raise not_begun()
        if not self.agents:
            raise NotReady("the game is over; call reset() for a new one")

    def _reward(self) -> bool:
        """Put down what the last choice has brought; returns whether there was something."""
        play = self.play
        if play.dense:
            scores = [play.table.seats[POINTS + seat] for seat in range(play.players)]
            for agent, now, before in zip(self.possible_agents, scores, self._points, strict=True):
                self.rewards[agent] = float(now - before)
            self._points = scores
            return True
        if play.table.over:
            for agent, reward in zip(self.possible_agents, play.final_rewards(), strict=True):
                self.rewards[agent] = reward
            return True
        if self._punished:
            self._punished = False
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.infos = {agent: {} for agent in self.agents}
        return False

    def _punish(self, agent: str, action: object) -> None:
        """An illegal action has its price, and may end the game."""
        if self.play.illegal == "end":
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._punished = True
        self.infos[agent]["illegal"] = self.play.complaint(self._seat[agent], self.play.as_number(action))


class ElGrande(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after the other. Where several choose at the same time, none sees what the others chose.

    The checks of PettingZoo's wrappers are built in, so none is needed.
    """

    def __init__(self, **keywords: Any) -> None:
        _Seats.__init__(self, **keywords)
        self._decisions = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self._decisions = 0
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.table.decider]

    def step(self, action: int | np.integer | None) -> None:
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        seat = self._seat[agent]
        chosen = play.checked(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if chosen is None:
            self._punish(agent, action)
            self._accumulate_rewards()
            self._deads_step_first()
            return
        play.choose(seat, chosen)
        if self._reward():
            self._accumulate_rewards()
        self._decisions += 1
        if play.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        if self.max_cycles is not None and self._decisions >= self.max_cycles * play.players:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        self.agent_selection = self.possible_agents[play.table.decider]


Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ElGrandeParallel(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at every step. Those with an empty mask have nothing to choose; what they say is ignored.

    Where several have something to choose, they really do so at the same time.
    """

    def __init__(self, **keywords: Any) -> None:
        _Seats.__init__(self, **keywords)
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, self.infos

    def step(self, actions: Mapping[str, int | np.integer]) -> Steps:
        self._check_running()
        play = self.play
        asked = [self.possible_agents[seat] for seat in play.table.deciders]
        chosen: dict[str, int] = {}
        for agent in asked:
            if agent not in actions:
                raise BadAction(f"{agent} has to choose now, but is not among the actions")
            number = play.checked(self._seat[agent], actions[agent])
            if number is None:
                self._punish(agent, actions[agent])
                return self._outcome()
            chosen[agent] = number
        for agent, number in chosen.items():
            play.choose(self._seat[agent], number)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._reward()
        self._cycles += 1
        if play.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        return self._outcome()

    def _outcome(self) -> Steps:
        looks = {agent: self.observe(agent) for agent in self.agents}
        outcome = looks, self.rewards, self.terminations, self.truncations, self.infos
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agents = []
        return outcome


def env(**keywords: Any) -> ElGrande:
    """One agent after the other. Keywords: edition, players, sets, options, reward, form, illegal, max_cycles
    (the game is broken off after so many decisions for each player), render_mode, version."""
    return ElGrande(**keywords)


def parallel_env(**keywords: Any) -> ElGrandeParallel:
    """All agents at every step. Keywords as for ``env``; ``max_cycles`` counts steps."""
    return ElGrandeParallel(**keywords)


raw_env = env
