"""Positions of Grandissimo in one line each: the active seat, violet, has just taken a card.

s = grand("grd_boycott", "aragon: violet 2")
s.do("act", "region granada")
"""

from __future__ import annotations

from typing import Unpack

from elgrande.rules.knowledge import part, view
from elgrande.rules.sets.grandissimo.facts import GrandissimoFacts, SeenGrandissimo
from tests.bigbox.colony_scenes import ColonyScene, colony
from tests.rules.table_setup import Facts, seat_of

BOARD = (
    "aragon: violet 3 blue 3 green 2 orange 2; granada: violet 1 blue 2 green 2 orange 2; sevilla: violet 1; "
    "galicia: violet 1; castillo: violet 2 blue 1 green 2"
)
GRANDES = "violet aragon blue sevilla green granada orange valencia"


class GrandScene(ColonyScene):
    """A scene with words for what Grandissimo keeps on the table."""

    IDLING = ("end", "take 0", "stop", "allow", "pass_round", "refuse", "card 1", "card 2", "card 3")

    def seen_by(self, colour: str | None) -> SeenGrandissimo:
        """What a seat, or a spectator, sees of the set."""
        seen = view(self.table, None if colour is None else seat_of(colour))
        return part(seen, GrandissimoFacts)["grandissimo"]


def grand(card: str = "", board: str = BOARD, **facts: Unpack[Facts]) -> GrandScene:
    """A table in the middle of a game of Grandissimo."""
    facts.setdefault("sets", "grandissimo")
    facts.setdefault("grandes", GRANDES)
    return GrandScene(colony(card, board, **facts).table)
