"""Positions of Grandissimo in one line each: the active seat, violet, has just taken a card.

s = grand("grd_boycott", "aragon: violet 2")
s.do("act", "region granada")
"""

from __future__ import annotations

from typing import Any

from elgrande.rules.knowledge import view
from tests.bigbox.colony_scenes import ColonyScene, colony
from tests.rules.table_setup import seat_of

BOARD = (
    "aragon: violet 3 blue 3 green 2 orange 2; granada: violet 1 blue 2 green 2 orange 2; sevilla: violet 1; "
    "galicia: violet 1; castillo: violet 2 blue 1 green 2"
)
GRANDES = "violet aragon blue sevilla green granada orange valencia"


class GrandScene(ColonyScene):
    """A scene with words for what Grandissimo keeps on the table."""

    def do(self, *choices: str) -> GrandScene:
        super().do(*choices)
        return self

    def copy(self) -> GrandScene:
        return GrandScene(self.table.copy())

    def idle(self) -> GrandScene:
        options = self.options
        words = ("end", "take 0", "stop", "allow", "pass_round", "refuse", "card 1", "card 2", "card 3")
        return self.do(next((word for word in words if word in options), options[0]))

    def idle_until(self, asked: str) -> GrandScene:
        while self.asked != asked:
            self.idle()
        return self

    def seen_by(self, colour: str | None) -> dict[str, object]:
        """What a seat, or a spectator, sees of the set."""
        shown = view(self.table, None if colour is None else seat_of(colour))["grandissimo"]
        assert isinstance(shown, dict)
        return shown


def grand(card: str = "", board: str = BOARD, **facts: Any) -> GrandScene:
    """A table in the middle of a game of Grandissimo; the facts are those of ``colony``."""
    return GrandScene(colony(card, board, **{"sets": "grandissimo", "grandes": GRANDES, **facts}).table)
