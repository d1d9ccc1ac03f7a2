"""El Grande for Gymnasium: one seat is yours, bots play the others.

import gymnasium, elgrande.research.gymnasium_env
env = gymnasium.make("elgrande/ElGrande-v0", opponents="greedy")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.research.errors import BadKeyword, NotReady
from elgrande.research.play import ILLEGAL_REWARD, Observation, Play, check_render_mode, not_begun
from elgrande.research.render import render
from elgrande.research.spaces import VERSIONS
from elgrande.rules import Dice
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.table import POINTS

RENDER_MODES = ["human", "ansi", "rgb_array"]


class ElGrandeSolo(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat is played from outside.

    ``opponents`` is the name of a bot, or a list with one name for each other seat, from the left. ``seat`` is the
    seat that is played; without it, another one is drawn for every game. An illegal action changes nothing and costs
    a reward of -1, as usual with Gymnasium; ``illegal`` can be ``end``, ``raise`` or ``random`` instead.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        edition: str = "2015",
        players: int = 4,
        sets: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "rank",
        form: str = "flat",
        illegal: str = "stay",
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        self.play = Play(edition, players, sets, options, reward, form, illegal, version)
        self.render_mode = check_render_mode(render_mode, RENDER_MODES)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise BadKeyword(
                f"{players} players need {players - 1} opponents, not {len(self.opponents)}; "
                "one name stands for all of them"
            )
        if seat is not None and not 0 <= seat < players:
            raise BadKeyword(f"with {players} players the seats are 0 to {players - 1}, not {seat}")
        self.fixed_seat = seat
        self.seat = 0
        self._bots: list[Bot | None] = [
            None if name == "random" else make_bot(name) for name in self.opponents
        ]
        self._dice = Dice(0)
        self._running = False
        self._begun = False
        self._points = 0
        self.observation_space = self.play.observation_space()
        self.action_space = self.play.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(1 << 31)))
        self._dice = Dice(int(self.np_random.integers(1 << 31)))
        drawn = int(self.np_random.integers(self.play.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self._bots = [None if name == "random" else make_bot(name) for name in self.opponents]
        self._running = self._begun = True
        self._points = 0
        self._let_others_play()
        return self.play.look(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise not_begun()
        if not self._running:
            raise NotReady("the game is over; call reset() for a new one")
        play = self.play
        chosen = play.checked(self.seat, action)
        if chosen is None:
            self._running = play.illegal == "stay"
            info = self._info()
            info["illegal"] = play.complaint(self.seat, play.as_number(action))
            return play.look(self.seat), ILLEGAL_REWARD, False, not self._running, info
        play.choose(self.seat, chosen)
        self._let_others_play()
        over = play.table.over
        self._running = not over
        return play.look(self.seat), self._reward(), over, False, self._info()

    def render(self) -> Any:
        if not self._begun:
            raise not_begun()
        return render(self.play.table, self.render_mode)

    def _let_others_play(self) -> None:
        """The bots choose until it is the own seat's decision, or the game is over."""
        table = self.play.table
        while not table.over and not (table.decider == self.seat or table.pending >> self.seat & 1):
            self._let_play(table.decider)
        # Where all choose at the same time, the own choice is the last to be made; nobody sees the others'.
        while table.pending and table.decider != self.seat:
            self._let_play(table.decider)

    def _let_play(self, seat: int) -> None:
        table = self.play.table
        bot = self._bots[(seat - self.seat - 1) % self.play.players]
        if bot is None:
            options = table.options
            table.play(options[self._dice.below(len(options))])
        else:
            table.play(consult(bot, table, seat, Clock(), self._dice).code)

    def _reward(self) -> float:
        play = self.play
        if play.dense:
            now = play.table.seats[POINTS + self.seat]
            made, self._points = now - self._points, now
            return float(made)
        return play.final_rewards()[self.seat] if play.table.over else 0.0

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.play.table.scores}


def _register() -> None:
    """The ids under which Gymnasium knows the game: the usual one, and one for each edition, in both versions."""
    for name, edition in [("ElGrande", "2015"), *((f"ElGrande-{year}", year) for year in EDITION_NAMES)]:
        for version in VERSIONS:
            if f"elgrande/{name}-v{version}" not in gymnasium.registry:
                gymnasium.register(
                    f"elgrande/{name}-v{version}",
                    entry_point="elgrande.research.gymnasium_env:ElGrandeSolo",
                    kwargs={"edition": edition, "version": version},
                )
                # Version 0 is not out of date, as Gymnasium would have it: it serves all base games with one layout.
                gymnasium.registry[f"elgrande/{name}-v{version}"].version = 0 if version == 0 else None


_register()
