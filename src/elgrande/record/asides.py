"""What happened at a table beside the game: who left or came back, and how a game ended that was not played to its end.

None of it is a rule: a table plays on by whoever chooses. But a record that is read later should tell it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elgrande.rules.places import COLOUR_IDS

LEFT: Final = "left"
RESIGNED: Final = "resigned"
ABSENT: Final = "absent"
LATE: Final = "late"
HANDED_OVER: Final = "handed_over"
SKIPPED: Final = "skipped"
BACK: Final = "back"

WORDS: Final = [LEFT, RESIGNED, ABSENT, LATE, HANDED_OVER, SKIPPED, BACK]
"""What can happen at a seat. A bot plays from then on, or for one turn where it was skipped; ``back`` ends that."""

AGREED: Final = "agreed"
ABSENCE: Final = "absence"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"

ENDINGS: Final = [AGREED, RESIGNED, ABSENCE, ABANDONED, CLOSED]
"""How a game ends before its last round: all agreed to it, all
but one resigned, somebody was waited for in vain, nobody came any more, or the
keepers of the place closed the table. The points are what they were then, and nobody has won."""


class Aside(NamedTuple):
    """Something that happened at a seat, after so many entries of the game."""

    after: int
    seat: int
    word: str
    bot: str | None = None
    """Who plays there from now on."""

    def __str__(self) -> str:
        words = [COLOUR_IDS[self.seat], self.word, *([] if self.bot is None else [self.bot])]
        return " ".join(words)
