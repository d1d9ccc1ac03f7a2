"""Dice for a game that nobody has seen before: their numbers come from the system, and none tells the next."""

from __future__ import annotations

import secrets
from array import array
from typing import Final

from elgrande.rules.dice import Thrown

_NUMBERS: Final = 4_000
"""Many times more than the largest setup needs."""


def fresh_dice() -> Thrown:
    """Dice to shuffle one new game with."""
    return Thrown(list(array("I", secrets.token_bytes(_NUMBERS * array("I").itemsize))))
