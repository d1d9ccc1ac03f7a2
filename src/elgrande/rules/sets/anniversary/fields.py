"""What the Anniversary keeps on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import NUMBER, PLACE, SEATS_MASK, field

BEARER: Final[i64] = field("bearers", PLACE, 5)
"""The region where each seat's banner bearer stands."""
BEARER_SPOT: Final[i64] = field("bearer_spots", NUMBER, 5)
"""Where in the region he stands (see `rules.marks`)."""
WAITING: Final[i64] = field("banners_waiting", SEATS_MASK)
"""Seats whose banner waits for the next caballero that comes into a region."""
