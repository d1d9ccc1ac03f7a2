"""What kind of special action a card has, as far as the quick policy tells them apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.rules.effects.base import Effect, EitherOr, NoAction
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.discs import Evict, LoseFromSecretRegion, ScoreSecretly
from elgrande.rules.effects.king import MoveKing, MoveKingWithEntourage
from elgrande.rules.effects.losses import EachReturns, LoseFromCourt, ReturnOneOfEach
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
CASTILLO_SCORING: Final = 101
MOST_SCORING: Final = 102
FEWEST_SCORING: Final = 103
FIRSTS_SCORING: Final = 104
LAST_FIXED_SCORING: Final = 104
"""Up to here, what is scored is fixed when the action begins."""
CHOICE_SCORING: Final = 105
COURT_LOSS: Final = 110
MOVES: Final = 111
EXTRA: Final = 112
TAKE: Final = 113
POWER_BACK: Final = 114
LOSS: Final = 115
FLAT: Final = 116

_UNKNOWN_ACTION: Final = 1.5
"""What a special action is taken to be worth that the policy knows nothing about, in points."""
_SECRET_SCORING: Final = 2.0
_EVICTION: Final = 3.0
_MOST_MOVED: Final = 4
"""More own caballeros than this are rarely worth moving."""


class Shape:
    """The kind of a special action with its numbers."""

    def __init__(self, kind: int, worth: float = 1.0, low: int = 0, high: int = 0) -> None:
        self.kind: i64 = kind
        self.worth = worth
        self.low: i64 = low
        self.high: i64 = high
        self.other: Shape | None = None
        """The alternative, where a card has two."""


def shape_of(effect: Effect, foreign: float) -> Shape:
    """``foreign`` is what moving a foreign caballero is worth, as a part of what moving any one is."""
    if isinstance(effect, EitherOr):
        first = shape_of(effect.first, foreign)
        first.other = shape_of(effect.second, foreign)
        return first
    if isinstance(effect, MoveCaballeros):
        own = min(effect.own, _MOST_MOVED)
        return Shape(MOVES, float(effect.any) + 0.7 * float(own) + foreign * float(effect.foreign))
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
    if isinstance(effect, ScoreSecretly):
        return Shape(FLAT, _SECRET_SCORING)
    if isinstance(effect, LoseFromCourt):
        return Shape(COURT_LOSS, 1.0, effect.count)
    if isinstance(effect, ReturnOneOfEach):
        return Shape(LOSS, 1.5)
    if isinstance(effect, LoseFromSecretRegion | EachReturns):
        return Shape(LOSS, 2.0)
    if isinstance(effect, Evict):
        return Shape(FLAT, _EVICTION)
    if isinstance(effect, TakeFromProvince):
        return Shape(TAKE, float(effect.up_to))
    if isinstance(effect, MoveKingWithEntourage):
        return Shape(W.KING, 1.3)
    if isinstance(effect, MoveKing):
        return Shape(W.KING)
    if isinstance(effect, TakePowerCardBack):
        return Shape(POWER_BACK)
    if isinstance(effect, HoldVeto):
        return Shape(W.VETO)
    if isinstance(effect, MoveGrande):
        return Shape(W.GRANDE)
    if isinstance(effect, MoveScoreboard):
        return Shape(W.BOARD)
    if isinstance(effect, NoAction):
        return Shape(FLAT, 0.0)
    return Shape(FLAT, _UNKNOWN_ACTION)


def shapes_of(rules: Rules, foreign: float) -> list[Shape]:
    """The shape of each card's special action."""
    return [shape_of(effect, foreign) for effect in rules.effects]
