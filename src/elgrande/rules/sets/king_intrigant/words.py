"""The power cards of King & Intrigant and of the sets that add to them, as choices name them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import choices

_SPECIAL_CARDS: Final = [15, 25, 35, 65, 75, 95, 115, 135, 145, 155]
POWER_FACES: Final = [
    *map(str, sorted([*range(10, 181, 10), *range(13, 104, 10), *_SPECIAL_CARDS])),
    "joker",
]
"""The power cards of King & Intrigant and its additions as their players call them; the first has number 1."""

OFFICE: Final[i64] = choices(["office"])
"""Use the special action of the King or Intrigant card instead of that of the own power card."""
KEEP: Final[i64] = choices([f"keep {face}" for face in POWER_FACES])
"""Choose a power card for the own hand."""
PLAY: Final[i64] = choices([f"play {face}" for face in POWER_FACES])
"""Play a power card of the own hand."""
