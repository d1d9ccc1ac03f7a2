"""The ships, as one place: caballeros of whoever holds them. Portugal is on every board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.places import place

GALLEON: Final[i64] = place("galleon", beside="grandissimo")
