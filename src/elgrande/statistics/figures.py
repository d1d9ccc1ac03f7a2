"""What is noted of a game when it is over."""

from __future__ import annotations

from collections import Counter

import msgspec

from elgrande.record.game import Game
from elgrande.rules import ranks
from elgrande.rules.news import Event
from elgrande.statistics.sources import points_by_source


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat at the end of a game."""

    rank: int
    """1 for the best; who is equal by the rules shares a rank."""
    points: int
    sources: dict[str, int]
    """Where the points came from; only what brought any."""
    powers: dict[str, int]
    """How often each power card was played, by its value."""


class GameFigures(msgspec.Struct, frozen=True):
    seats: list[SeatFigures]


def figures_of(game: Game, decided: bool = False) -> GameFigures | None:
    """The figures of a game; None if it was not played to its end, since nobody has a rank then.

    A game that is ``decided``, because all but one have resigned, has those of the moment.
    """
    table = game.table
    if not (table.over or decided):
        return None
    players = int(table.rules.players)
    sources = points_by_source(game.log, players)
    powers = _powers(game.log, players)
    return GameFigures(
        [
            SeatFigures(
                rank,
                int(score),
                {name: points for name, points in sources[seat].items() if points},
                dict(sorted(powers[seat].items())),
            )
            for seat, (rank, score) in enumerate(zip(ranks(table), table.scores, strict=True))
        ]
    )


def _powers(log: list[Event], players: int) -> list[Counter[str]]:
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in log:
        if event.kind == "power":
            seat, power = event.facts["seat"], event.facts["power"]
            if isinstance(seat, int):
                found[seat]["joker" if power is None else str(power)] += 1
    return found
