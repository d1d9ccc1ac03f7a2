"""What the quick policy makes of a special action: what its effect says at a glance, in the policy's own weights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.rules.effects.glance import (
    BOARD_MOVE,
    CASTILLO_SCORING,
    CHOICE_SCORING,
    EXTRA,
    FEWEST_SCORING,
    FIRSTS_SCORING,
    FLAT,
    GRANDE_MOVE,
    HELD_VETO,
    KING_MOVE,
    LAST_FIXED_SCORING,
    LOSS,
    MOST_SCORING,
    MOVES,
    VALUE_SCORING,
    Glance,
)
from elgrande.rules.effects.glance import CARD_BACK as POWER_BACK
from elgrande.rules.effects.glance import COURT_LOSSES as COURT_LOSS
from elgrande.rules.effects.glance import TAKEN as TAKE
from elgrande.rules.ruleset import Rules

__all__ = [
    "CASTILLO_SCORING",
    "CHOICE_SCORING",
    "COURT_LOSS",
    "EXTRA",
    "FEWEST_SCORING",
    "FIRSTS_SCORING",
    "FLAT",
    "LAST_FIXED_SCORING",
    "LOSS",
    "MOST_SCORING",
    "MOVES",
    "POWER_BACK",
    "TAKE",
    "VALUE_SCORING",
    "Shape",
    "shape_of",
    "shapes_of",
]

_WEIGHTS: Final = {HELD_VETO: W.VETO, KING_MOVE: W.KING, GRANDE_MOVE: W.GRANDE, BOARD_MOVE: W.BOARD}
"""The weight that says what an action with such a piece is worth; its number is then the kind of the shape."""


class Shape:
    """The kind of a special action with its numbers."""

    def __init__(self, kind: int, worth: float = 1.0, low: int = 0, high: int = 0) -> None:
        self.kind: i64 = kind
        self.worth = worth
        self.low: i64 = low
        self.high: i64 = high
        self.other: Shape | None = None
        """The alternative, where a card has two."""


def shape_of(glance: Glance, foreign: float) -> Shape:
    """``foreign`` is what moving a foreign caballero is worth, as a part of what moving any one is."""
    kind = int(glance.kind)
    worth = glance.worth + foreign * float(glance.foreign)
    shape = Shape(_WEIGHTS.get(kind, kind), worth, glance.low, glance.high)
    if glance.other is not None:
        shape.other = shape_of(glance.other, foreign)
    return shape


def shapes_of(rules: Rules, foreign: float) -> list[Shape]:
    """The shape of each card's special action."""
    return [shape_of(effect.glance(), foreign) for effect in rules.effects]
