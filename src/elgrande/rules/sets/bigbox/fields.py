"""What several sets keep on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import NUMBER, PLACE, SEAT, SEATS_MASK, field

GENERAL: Final[i64] = field("general", NUMBER, follows=True)
"""1 while a general scoring is going on."""
INQUISITOR: Final[i64] = field("inquisitor", SEAT)
"""The seat for which the black caballeros count and which commands them."""
ALLIANCE: Final[i64] = field("alliance", PLACE, 2)
"""The two regions that count as one in the next general scoring."""
SPIES: Final[i64] = field("spies", SEATS_MASK)
"""Seats that see the other discs before they set theirs in the next general scoring."""
FREE_CHOICE: Final[i64] = field("free_choice", SEATS_MASK)
"""Seats that may move two caballeros in the next general scoring."""
QUARANTINE: Final[i64] = field("quarantine", PLACE)
"""The region with the quarantine token of the Players' edition; taboo (see `effects.closed`)."""
PROTECTED: Final[i64] = field("protected", PLACE)
"""The region with the king token of the Special cards; taboo (see `effects.closed`)."""
ANYWHERE: Final[i64] = field("anywhere", SEAT)
"""The seat that may place in any region in this turn."""
