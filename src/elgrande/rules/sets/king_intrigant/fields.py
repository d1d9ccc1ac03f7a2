"""What King & Intrigant keeps on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import CARD, PLACE, SEAT, field

OFFICE_CARD: Final[i64] = field("office_card", CARD)
"""The King or Intrigant card whose special action the active seat may use instead of its own."""
DOUBLED: Final[i64] = field("doubled", PLACE, 2)
"""The regions whose points are doubled in the next general scoring."""
DOUBLER: Final[i64] = field("doubler", SEAT, 2)
"""Who has doubled them."""
