"""Observations and actions for people: names, shapes, texts. ``docs/research.md`` lists them all.

What stands here without a ruleset is version 0; ``interface_for`` gives either version for a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, cast

import numpy as np
import numpy.typing as npt

from elgrande.research.core.actions import action_of, code_of
from elgrande.research.core.interface import Interface, Version0, name_of
from elgrande.research.core.layout import CARD_IDS, PLANES, SIZE, VERSION, VETO_STEP_NAMES, Plane
from elgrande.research.core.observe_v1 import Version1
from elgrande.research.core.rewards import REWARDS
from elgrande.research.core.vocabulary import ACTIONS, NUMBER
from elgrande.research.errors import BadAction, BadKeyword, BadShape
from elgrande.rules import Rules, Setup, parse_choice, print_choice
from elgrande.rules.sets.known import BIG_BOX

__all__ = [
    "ACTIONS",
    "CARD_IDS",
    "PLANES",
    "REWARDS",
    "SIZE",
    "VERSION",
    "VETO_STEP_NAMES",
    "VERSIONS",
    "Bytes",
    "Interface",
    "Mask",
    "Plane",
    "action_name",
    "action_text",
    "highest",
    "interface_for",
    "parse_action",
    "planes",
    "reward_number",
    "seen",
    "setup_of",
]

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
"""The kind of mask that Gymnasium's spaces sample with."""

_Kind = TypeVar("_Kind", bound=np.generic)

VERSIONS: Final = [0, 1]
"""Versions of observations and actions: the base games alike, and every mix with a layout of its own."""


def seen(values: object, kind: type[_Kind]) -> npt.NDArray[_Kind]:
    """A vector of the compiled core as an array: the same memory, not to be written to."""
    return np.frombuffer(cast("memoryview[int]", values), kind)


def interface_for(rules: Rules, version: int) -> Interface:
    """Observations and actions of a game in one of the versions."""
    if version not in VERSIONS:
        raise BadKeyword(
            f"there is no version {version} of observations and actions; choose one of {VERSIONS}"
        )
    return Version0(rules) if version == 0 else Version1(rules)


def planes(observation: Bytes, known: Sequence[Plane] = PLANES) -> dict[str, Bytes]:
    """Observations by the names of their planes: views, not copies. Leading axes are kept.

    ``known`` are the planes of an interface; without them, those of version 0.
    """
    size = sum(plane.size for plane in known)
    if observation.shape[-1:] != (size,):
        raise BadShape(f"an observation has {size} numbers in its last axis, not {observation.shape[-1:]}")
    before = observation.shape[:-1]
    return {
        plane.name: observation[..., plane.start : plane.start + plane.size].reshape(*before, *plane.shape)
        for plane in known
    }


def highest(known: Sequence[Plane] = PLANES) -> Bytes:
    """The largest number that can stand at each position of an observation."""
    return np.concatenate([np.full(plane.size, plane.high, np.uint8) for plane in known])


def action_name(action: int) -> str:
    """What an action means to whoever takes it: ``lift left1 granada`` takes a caballero of the left neighbour."""
    if not 0 <= action < ACTIONS:
        raise BadAction(f"there is no action {action}; actions are 0 to {ACTIONS - 1}")
    return name_of(action)


def action_text(action: int, seat: int, players: int) -> str:
    """The choice at the table that a seat makes with an action, in the notation of game records."""
    action_name(action)
    return print_choice(code_of(action, seat, players))


def parse_action(text: str, seat: int, players: int) -> int:
    """The action with which a seat makes a choice given as text."""
    code = parse_choice(text)
    if NUMBER[code] < 0:
        raise BadAction(f"'{text}' belongs to an expansion that version 0 of the actions does not know")
    return action_of(code, seat, players)


def setup_of(
    edition: str,
    players: int,
    sets: Sequence[str] | None,
    options: Mapping[str, str] | None,
    version: int = 0,
) -> Setup:
    """The game that the keywords of an environment ask for."""
    if isinstance(sets, str):
        raise BadKeyword(f"sets is a list of names, not the text '{sets}'; write sets=['{sets}']")
    for name in sets or []:
        if name in BIG_BOX and version == 0:
            raise BadKeyword(
                f"version 0 of observations and actions does not know the set '{name}'; version 1 does"
            )
    return Setup(edition, players, list(sets or []), dict(options or {}))


def reward_number(reward: str) -> int:
    """The number of a kind of reward."""
    if reward not in REWARDS:
        raise BadKeyword(f"there is no reward '{reward}'; choose one of {', '.join(REWARDS)}")
    return list(REWARDS).index(reward)
