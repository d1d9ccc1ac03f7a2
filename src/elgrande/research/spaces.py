"""Version 0 of observations and actions, for people: names, shapes, texts. ``docs/research.md`` lists them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, cast

import numpy as np
import numpy.typing as npt

from elgrande.research.core.actions import action_of, code_of
from elgrande.research.core.layout import CARD_IDS, PLANES, SIZE, VERSION, VETO_STEP_NAMES, Plane
from elgrande.research.core.rewards import REWARDS
from elgrande.research.core.vocabulary import ACTIONS, LIFT, NUMBER, PLACES, SWAP, TEXTS
from elgrande.research.errors import BadAction, BadKeyword, BadShape
from elgrande.rules import Setup, parse_choice, print_choice
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.rules.sets.known import BIG_BOX

__all__ = [
    "ACTIONS",
    "CARD_IDS",
    "PLANES",
    "REWARDS",
    "SIZE",
    "VERSION",
    "VETO_STEP_NAMES",
    "Bytes",
    "Mask",
    "Plane",
    "action_name",
    "action_text",
    "highest",
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

_DISTANCES: Final = ["own", "left1", "left2", "left3", "left4", "neutral"]


def seen(values: object, kind: type[_Kind]) -> npt.NDArray[_Kind]:
    """A vector of the compiled core as an array: the same memory, not to be written to."""
    return np.frombuffer(cast("memoryview[int]", values), kind)


def planes(observation: Bytes) -> dict[str, Bytes]:
    """Observations by the names of their planes: views, not copies. Leading axes are kept."""
    if observation.shape[-1:] != (SIZE,):
        raise BadShape(f"an observation has {SIZE} numbers in its last axis, not {observation.shape[-1:]}")
    before = observation.shape[:-1]
    return {
        plane.name: observation[..., plane.start : plane.start + plane.size].reshape(*before, *plane.shape)
        for plane in PLANES
    }


def highest() -> Bytes:
    """The largest number that can stand at each position of an observation."""
    return np.concatenate([np.full(plane.size, plane.high, np.uint8) for plane in PLANES])


def action_name(action: int) -> str:
    """What an action means to whoever takes it: ``lift left1 granada`` takes a caballero of the left neighbour."""
    if not 0 <= action < ACTIONS:
        raise BadAction(f"there is no action {action}; actions are 0 to {ACTIONS - 1}")
    if action >= LIFT:
        distance, place = divmod(action - LIFT, PLACES)
        return f"lift {_DISTANCES[distance]} {PLACE_IDS[place]}"
    if SWAP <= action < SWAP + COLOURS:
        return f"swap {_DISTANCES[action - SWAP]}"
    return TEXTS[action]


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
    edition: str, players: int, sets: Sequence[str] | None, options: Mapping[str, str] | None
) -> Setup:
    """The game that the keywords of an environment ask for."""
    if isinstance(sets, str):
        raise BadKeyword(f"sets is a list of names, not the text '{sets}'; write sets=['{sets}']")
    for name in sets or []:
        if name in BIG_BOX:
            raise BadKeyword(f"version 0 of observations and actions does not know the set '{name}'")
    return Setup(edition, players, list(sets or []), dict(options or {}))


def reward_number(reward: str) -> int:
    """The number of a kind of reward."""
    if reward not in REWARDS:
        raise BadKeyword(f"there is no reward '{reward}'; choose one of {', '.join(REWARDS)}")
    return list(REWARDS).index(reward)
