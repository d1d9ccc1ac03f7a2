"""Where points come from, told by the news of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.rules.news import Event

SOURCES: Final = ("regions", "castillo", "king", "grande", "special", "offices", "goods", "bridge")
"""Where points come from: the scoreboards of the regions and of the Castillo in general scorings, the King's bonus and
the Grande bonus in them, and special scorings with everything that they bring. With expansions also the offices in
general scorings, gold and goods that were brought to Spain, and the bridge."""


def points_by_source(news: Sequence[Event], players: int) -> list[dict[str, int]]:
    """Where the points of each seat came from; together they are its score."""
    points = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    general = False
    for event in news:
        facts = event.facts
        if event.kind == "general_scoring":
            general = True
        elif event.kind == "round":
            general = False
        elif event.kind == "scored":
            place = "castillo" if facts["place"] == "castillo" else "regions"
            _add_awards(points, facts["awards"], place if general else "special")
        elif event.kind == "delivered":
            _add(points, facts["seat"], "goods", facts["points"])
        elif event.kind == "bridge_point":
            _add(points, facts["seat"], "bridge", 1)
    return points


def _add_awards(points: list[dict[str, int]], awards: object, source: str) -> None:
    assert isinstance(awards, list)
    for award in awards:
        if award["seat"] is None:
            continue
        for part, name in (("value", source), ("king", "king"), ("grande", "grande"), ("office", "offices")):
            own = "special" if source == "special" else name
            _add(points, award["seat"], own, award[part] * award["times"])


def _add(points: list[dict[str, int]], seat: object, source: str, more: object) -> None:
    assert isinstance(seat, int)
    assert isinstance(more, int)
    points[seat][source] += more
