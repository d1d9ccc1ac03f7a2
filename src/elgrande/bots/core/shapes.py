"""What kind of special action a card has, as far as the quick policy tells them apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.rules.effects.base import Effect, EitherOr
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.king import MoveKing
from elgrande.rules.effects.losses import LoseFromCourt
from elgrande.rules.effects.move import MoveCaballeros, PlaceExtra
from elgrande.rules.effects.score import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosenRegion,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreMost,
)
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.ruleset import Rules

# Kinds below 100 are the number of the weight that says what the action is worth.
VALUE_SCORING: Final = 100
CHOICE_SCORING: Final = 101
CASTILLO_SCORING: Final = 102
MOST_SCORING: Final = 103
FEWEST_SCORING: Final = 104
FIRSTS_SCORING: Final = 105
COURT_LOSS: Final = 106
MOVES: Final = 107
EXTRA: Final = 108
TAKE: Final = 109
KING_MOVE: Final = 110
POWER_BACK: Final = 111
FLAT: Final = 112

_UNKNOWN_ACTION: Final = 1.5
"""What a special action is taken to be worth that the policy knows nothing about, in points."""


class Shape:
    """The kind of a special action with its numbers."""

    def __init__(self, kind: int, worth: float = 1.0, low: int = 0, high: int = 0) -> None:
        self.kind: i64 = kind
        self.worth = worth
        self.low: i64 = low
        self.high: i64 = high


def shape_of(effect: Effect) -> Shape:
    if isinstance(effect, EitherOr):
        first = shape_of(effect.first)
        return Shape(first.kind, first.worth * 1.2, first.low, first.high)
    if isinstance(effect, MoveCaballeros):
        own = min(effect.own, 4)
        return Shape(MOVES, float(effect.any) + 0.7 * float(own) + 0.8 * float(effect.foreign))
    if isinstance(effect, PlaceExtra):
        return Shape(EXTRA, float(effect.up_to))
    if isinstance(effect, ScoreByValue):
        return Shape(VALUE_SCORING, 1.0, effect.low, effect.high)
    if isinstance(effect, ScoreChosenRegion):
        return Shape(CHOICE_SCORING)
    if isinstance(effect, ScoreCastillo):
        return Shape(CASTILLO_SCORING)
    if isinstance(effect, ScoreMost):
        return Shape(MOST_SCORING)
    if isinstance(effect, ScoreFewest):
        return Shape(FEWEST_SCORING)
    if isinstance(effect, ScoreFirstPlaces):
        return Shape(FIRSTS_SCORING)
    if isinstance(effect, LoseFromCourt):
        return Shape(COURT_LOSS, 1.0, effect.count)
    if isinstance(effect, TakeFromProvince):
        return Shape(TAKE, float(effect.up_to))
    if isinstance(effect, MoveKing):
        return Shape(KING_MOVE)
    if isinstance(effect, TakePowerCardBack):
        return Shape(POWER_BACK)
    if isinstance(effect, HoldVeto):
        return Shape(W.VETO)
    if isinstance(effect, MoveGrande):
        return Shape(W.GRANDE)
    if isinstance(effect, MoveScoreboard):
        return Shape(W.BOARD)
    return Shape(FLAT, _UNKNOWN_ACTION)


def shapes_of(rules: Rules) -> list[Shape]:
    """The shape of each card's special action."""
    return [shape_of(effect) for effect in rules.effects]
