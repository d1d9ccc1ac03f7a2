"""Choices that only the Special cards have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import choices, over_places
from elgrande.rules.places import COLOUR_IDS

REMOVE: Final[i64] = choices([f"remove {card} {colour}" for card in ("25", "75") for colour in COLOUR_IDS])
"""Take a lasting card of a player, or a limitation table, off the table."""
over_places("remove table")
REMOVED_TOKENS: Final = ["bridge", "alliance", "quarantine", "king_token", "collapse", "double"]
REMOVE_TOKEN: Final[i64] = min([over_places(f"remove {token}") for token in REMOVED_TOKENS])
"""Take a token off the table: which, and where it lies."""
