"""Which of several caballeros is meant, and where one stands: choices that several sets share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import choices, over_colours

SPOT_IDS: Final = ["plain", "table", "ambassador", "envoy", "third", "captain", "viceroy"]
"""Where in a place a caballero can stand: anywhere, on the limitation table, or on a printed field."""
CARRIED_IDS: Final = ["unladen", "gold", "goods", "banner"]

WHICH: Final[i64] = choices([f"which {spot} {carried}" for spot in SPOT_IDS for carried in CARRIED_IDS])
"""Which of several caballeros of a colour: where it stands and what it carries."""
STAND: Final[i64] = choices([f"stand {spot}" for spot in SPOT_IDS])
"""Where in its place a caballero takes its stand."""
NAME: Final[i64] = over_colours("name")
"""Name another player: whose Grande stands in for the King, or who chooses a region."""
