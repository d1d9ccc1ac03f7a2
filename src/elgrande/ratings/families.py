"""What is rated apart: families of games, and speeds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

FAMILIES: Final = ("base", "2023", "king-intrigant", "expansions")
"""The game as it was from 1995 on; that of 2023; King & Intrigant; and everything with another expansion."""
SPEEDS: Final = ("live", "days")

_OF_EDITION: Final = {"2023": "2023"}
"""Editions that are a family of their own."""
_OF_SETS: Final = {frozenset(["king-intrigant"]): "king-intrigant"}
"""Sets that make one, if there is no other beside them."""
_DAY: Final = 86_400.0


def family_of(edition: str, sets: Collection[str]) -> str:
    """The family that a game belongs to."""
    if not sets:
        return _OF_EDITION.get(edition, "base")
    return _OF_SETS.get(frozenset(sets), "expansions")


def speed_of(clock: str, seconds: float) -> str:
    """Live or over days, by the kind of clock; without one, by how long the game took from first to last."""
    if clock in SPEEDS:
        return clock
    return "days" if seconds > _DAY else "live"
