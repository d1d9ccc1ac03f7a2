"""What the Players' edition keeps on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import NUMBER, PLACE, SEAT, field, row

CASTILLO_AT: Final[i64] = field("castillo_at", PLACE)
"""The region where the Castillo stands, NOWHERE while it is at its usual place."""
BRIDGE_ENDS: Final[i64] = field("bridge", PLACE, 2)
"""The two regions between which the bridge lies."""
BRIDGE_OWNER: Final[i64] = field("bridge_owner", SEAT)
REVERSED: Final[i64] = field("reversed", NUMBER)
"""Mobile scoreboards that lie upside down: bit 0 for 8/4/0, bit 1 for 4/0/0."""
COLLAPSE: Final[i64] = field("collapse", NUMBER)
"""1 while the Castillo is in danger of collapse."""
MISTRESS: Final[i64] = field("mistress", NUMBER)
"""1 from the Mistress to the end of her round."""
STORM_SEAT: Final[i64] = field("storm_seat", SEAT)
"""The seat whose disc lies covered for the Tormenta of this round."""
STORM_PLACE: Final[i64] = field("storm_place", PLACE)
STORM_SHOWN: Final[i64] = field("storm_shown", NUMBER)
ARRIVED: Final[i64] = field("arrived", NUMBER, 9, follows=True)
"""What came into each of the nine regions in this round: five bits for each colour."""

# Rows of pieces beside the board.
BRIDGE: Final[i64] = row("bridge", "players-edition")
BESIDE: Final[i64] = row("beside_castillo", "players-edition")
"""Beside the Castillo while it is in danger of collapse: open, but otherwise inside."""
