"""Beyond the sea: the ship and the colonies. Francia is on every board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.places import place

SHIP: Final[i64] = place("ship")
AMERICA: Final[i64] = place("america")
AFRICA: Final[i64] = place("africa")
