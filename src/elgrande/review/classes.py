"""What a decision is called by what it gave away. All thresholds are here, and nowhere else."""

from __future__ import annotations

from typing import Final

EXCELLENT: Final = "excellent"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

THRESHOLDS: Final = {INACCURACY: 0.05, MISTAKE: 0.10, BLUNDER: 0.20}
"""What is given away of a chance to win from which on a decision is called so; less is excellent."""
CLASSES: Final = [EXCELLENT, *THRESHOLDS]


def class_of(lost: float) -> str:
    """What a decision is called that gave away so much.

    >>> class_of(0.049), class_of(0.05), class_of(0.3)
    ('excellent', 'inaccuracy', 'blunder')
    """
    return next((name for name in reversed(THRESHOLDS) if lost >= THRESHOLDS[name]), EXCELLENT)


def is_close(lost: float, error: float) -> bool:
    """Whether it may as well deserve another name, as far as one can be sure of it."""
    return class_of(max(0.0, lost - error)) != class_of(lost + error)


def accuracy_of(lost: float) -> float:
    """How good a decision was, from 1 to 0: nothing lost is 1, a blunder is 0, between them evenly."""
    return max(0.0, 1.0 - lost / THRESHOLDS[BLUNDER])
