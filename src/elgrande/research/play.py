"""One game behind an environment: begin, look, act. What PettingZoo and Gymnasium have in common."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces as gym

from elgrande.research.core.rewards import DENSE, final_reward
from elgrande.research.errors import BadAction, BadKeyword, NotReady
from elgrande.research.spaces import (
    Interface,
    Mask,
    highest,
    interface_for,
    planes,
    reward_number,
    seen,
    setup_of,
)
from elgrande.rules import Dice, Rules, Table, new_table, rules_for

FORMS: Final = {
    "flat": "one array of bytes",
    "planes": "a dict of arrays, one for each plane",
}
ILLEGAL: Final = {
    "end": "the game ends; whoever did it gets the reward -1, the others 0",
    "stay": "nothing changes; whoever did it gets the reward -1 and chooses again",
    "raise": "BadAction is raised and nothing changes",
    "random": "a random legal action is taken instead",
}
ILLEGAL_REWARD: Final = -1.0

Observation = dict[str, Any]


class Play:
    """A game of one setup that can be begun again and again."""

    def __init__(
        self,
        edition: str,
        players: int,
        sets: Sequence[str] | None,
        options: Mapping[str, str] | None,
        reward: str,
        form: str,
        illegal: str,
        version: int = 0,
    ) -> None:
        self.setup = setup_of(edition, players, sets, options, version)
        self.players = players
        self.reward = reward_number(reward)
        self.dense = self.reward == DENSE
        _check("form", form, FORMS)
        _check("illegal", illegal, ILLEGAL)
        self.flat = form == "flat"
        self.illegal = illegal
        self.rules: Rules = rules_for(self.setup)
        self.interface: Interface = interface_for(self.rules, version)
        self.dice = Dice(0)
        self.table: Table = new_table(self.setup, 0, telling=False)

    def begin(self, seed: int) -> None:
        self.table = new_table(self.setup, seed, telling=False)
        self.dice = Dice(seed)

    # ------------------------------------------------------------------ spaces

    def observation_space(self) -> gym.Dict:
        known = self.interface.planes
        whole = gym.Box(0, highest(known), (self.interface.size,), np.uint8)
        parts = gym.Dict({plane.name: gym.Box(0, plane.high, plane.shape, np.uint8) for plane in known})
        return gym.Dict(
            {
                "observation": whole if self.flat else parts,
                "action_mask": gym.Box(0, 1, (self.interface.actions,), np.int8),
            }
        )

    def action_space(self) -> gym.Discrete:
        return gym.Discrete(self.interface.actions)

    # ------------------------------------------------------------------ looking and acting

    def look(self, seat: int) -> Observation:
        """What a seat sees and may do."""
        whole = seen(self.interface.observe(self.table, seat), np.uint8).copy()
        return {
            "observation": whole if self.flat else planes(whole, self.interface.planes),
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: int) -> Mask:
        return seen(self.interface.mask(self.table, seat), np.int8).copy()

    def checked(self, seat: int, action: object) -> int | None:
        """The action as a number; None if it is illegal and costs something."""
        number = self.as_number(action)
        if self.interface.is_legal(self.table, seat, number):
            return number
        if self.illegal == "random":
            legal = self.interface.legal_actions(self.table, seat)
            return legal[self.dice.below(len(legal))]
        if self.illegal == "raise":
            raise BadAction(self.complaint(seat, number))
        return None

    def complaint(self, seat: int, action: int) -> str:
        """What was wrong with an action, and what would be right."""
        known = self.interface
        name = f" ('{known.name(action)}')" if 0 <= action < known.actions else ""
        legal = ", ".join(
            f"{other} ('{known.name(other)}')" for other in known.legal_actions(self.table, seat)
        )
        return f"action {action}{name} is not legal for seat {seat} now; legal are {legal or 'none'}"

    def choose(self, seat: int, action: int) -> None:
        """Take a legal action."""
        self.table.play_for(seat, self.interface.code_of(action, seat))

    def final_rewards(self) -> list[float]:
        return [final_reward(self.table, self.reward, seat) for seat in range(self.players)]

    def as_number(self, action: object) -> int:
        try:
            return operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            most = self.interface.actions - 1
            raise BadAction(f"an action is a whole number from 0 to {most}, not {action!r}") from None


def check_render_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    if mode is not None:
        _check("render_mode", mode, modes)
    return mode


def not_begun() -> NotReady:
    return NotReady("call reset() first")


def _check(keyword: str, value: str, known: Sequence[str] | Mapping[str, str]) -> None:
    if value not in known:
        raise BadKeyword(f"{keyword} cannot be '{value}'; choose one of {', '.join(known)}")
