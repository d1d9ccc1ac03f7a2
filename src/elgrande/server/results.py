"""Notes what games came to when they are over: played again in a process of their own, then kept and rated.

Nothing depends on who does it or when. A game that was over when a server died is found by the next look around.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import Connection as Sql

from elgrande.ratings import Contender, counts, family_of, ranks_of, speed_of
from elgrande.server.problems import Refusal
from elgrande.server.store import StoreUnavailable
from elgrande.server.store import games as game_store
from elgrande.server.store import results as store
from elgrande.server.store.games import Stored
from elgrande.server.store.results import Result, SeatResult
from elgrande.statistics import GameFigures

if TYPE_CHECKING:
    from elgrande.server.live.house import House

_AT_ONCE: Final = 20
"""Games that are noted at one look around."""
_RECENT: Final = 86_400.0
"""Seconds back that most looks reach; the first one reaches back to the first game."""

log = logging.getLogger("elgrande.results")


class Results:
    """Sees to it that every game that is over is noted, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._turn = asyncio.Lock()
        self._all_noted = False

    def soon(self, game: str) -> None:
        """A game has just ended."""
        self.house.spawn(self._note(game))

    async def catch_up(self) -> None:
        """Note what was missed."""
        since = time.time() - _RECENT if self._all_noted else 0.0
        found = await self.house.database.read(lambda sql: store.without_result(sql, _AT_ONCE, since))
        for game in found:
            await self._note(game)
        self._all_noted = self._all_noted or len(found) < _AT_ONCE

    async def _note(self, game: str) -> None:
        async with self._turn:
            if self.house.closing:
                return
            try:
                stored = await self.house.load(game)
                found = await self._figures(stored)
                await self.house.database.write(lambda sql: _add(sql, stored.row, found))
            except (Refusal, StoreUnavailable) as problem:
                log.warning("a game is noted later", extra={"table": game, "why": str(problem)})

    async def _figures(self, stored: Stored) -> GameFigures | None:
        try:
            return await self.house.replays.figures(stored)
        except Refusal as problem:
            if problem.code != "broken_game":
                raise
            return None


def _add(sql: Sql, row: Mapping[Any, Any], figures: GameFigures | None) -> None:
    result = result_of(sql, row, figures)
    if result is not None and store.add_result(sql, result):
        log.info("noted", extra={"table": result.game, "rated": result.counted})


def result_of(sql: Sql, row: Mapping[Any, Any], figures: GameFigures | None) -> Result | None:
    """What is noted of a game; None if it has been removed meanwhile."""
    game = str(row["id"])
    if not game_store.revision_of(sql, [game]):
        return None
    first, last = store.duration(sql, game)
    seated = store.contenders(sql, game)
    setup = row["setup"]
    if figures is not None and (len(figures.seats) != len(seated) or row["begins"] is not None):
        # Whoever begins with a position has not played a game from its beginning.
        figures = None
    return Result(
        game=game,
        ended=last,
        edition=str(setup["edition"]),
        players=int(setup["players"]),
        family=family_of(setup["edition"], setup["sets"]),
        speed=speed_of(row["clock"]["kind"], last - first),
        regular=figures is not None,
        counted=figures is not None and counts(seated),
        seats=[] if figures is None else _seats(seated, figures),
    )


def _seats(seated: list[Contender], figures: GameFigures) -> list[SeatResult]:
    ranks = ranks_of(seated, [one.rank for one in figures.seats])
    return [
        SeatResult(seat, who, rank, one.points, one.sources, one.powers)
        for seat, (who, one, rank) in enumerate(zip(seated, figures.seats, ranks, strict=True))
    ]
