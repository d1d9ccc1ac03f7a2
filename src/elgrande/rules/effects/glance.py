"""What a special action is about, at a glance: enough for a bot to tell what it is worth looking at closely."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Pieces that are moved or kept, each worth what a bot thinks of them.
HELD_VETO: Final = 1
KING_MOVE: Final = 2
GRANDE_MOVE: Final = 3
BOARD_MOVE: Final = 4

VALUE_SCORING: Final = 100
"""Regions are scored whose first value lies between ``low`` and ``high``."""
CASTILLO_SCORING: Final = 101
MOST_SCORING: Final = 102
FEWEST_SCORING: Final = 103
FIRSTS_SCORING: Final = 104
LAST_FIXED_SCORING: Final = 104
"""Up to here, what is scored is fixed when the action begins."""
CHOICE_SCORING: Final = 105
COURT_LOSSES: Final = 110
"""The courts of the others lose up to ``low`` caballeros each."""
MOVES: Final = 111
EXTRA: Final = 112
TAKEN: Final = 113
CARD_BACK: Final = 114
LOSS: Final = 115
FLAT: Final = 116
"""Anything else: worth so many points."""

_UNKNOWN_ACTION: Final = 1.5
"""What a special action is taken to be worth that says nothing about itself, in points."""


class Glance:
    """The kind of a special action with its numbers."""

    def __init__(
        self,
        kind: int,
        worth: float = 1.0,
        low: int = 0,
        high: int = 0,
        foreign: int = 0,
        other: Glance | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.worth = worth
        """Points, caballeros, or times what such an action is usually worth, by its kind."""
        self.low: i64 = low
        self.high: i64 = high
        self.foreign: i64 = foreign
        """Caballeros of others that it lets move, beside those counted in its worth."""
        self.other = other
        """The alternative, where there are two."""


def unknown() -> Glance:
    """An action that says nothing about itself."""
    return Glance(FLAT, _UNKNOWN_ACTION)
