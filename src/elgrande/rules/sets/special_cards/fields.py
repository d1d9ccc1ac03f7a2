"""What the Special cards keep on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import PLACE, field, row

LIMITED: Final[i64] = field("limited", PLACE, 3)
"""The regions with a limitation table of the Special cards."""

# Rows of pieces beside the board.
CARD_75: Final[i64] = row("card_75", "special-cards")
