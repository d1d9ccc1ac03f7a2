"""Puzzles. Nothing is kept of them: whoever asks sends all choices from the start."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from elgrande.server import limits
from elgrande.server import puzzles as made
from elgrande.server.api.common import address_of, house_of, problems
from elgrande.server.puzzle_messages import PuzzleList, PuzzleState

Asking = Request[Any, Any, Any]
PuzzleId = Annotated[str, PathParameter(max_length=80, description="The name of a puzzle")]
Moves = Annotated[
    list[str] | None,
    QueryParameter(name="move", max_items=made.MOST_MOVES, description="What was chosen so far, one by one"),
]
Show = Annotated[bool, QueryParameter(description="Whether the solution is told, too")]


@get("/", responses=problems(), summary="All puzzles, and that of the day")
async def puzzles(request: Asking) -> PuzzleList:
    house_of(request).limits.check(limits.LISTS, address_of(request))
    return made.puzzles(datetime.now(UTC).date())


@get("/{id:str}", responses=problems(404), summary="Where a puzzle stands after some choices")
async def puzzle(
    request: Asking, id: PuzzleId, moves: Moves = None, show: Show = False
) -> Response[PuzzleState]:
    house_of(request).limits.check(limits.REPLAYS, address_of(request))
    found = await asyncio.to_thread(made.play, id, list(moves or []), show)
    return Response(msgspec.json.encode(found), media_type="application/json")  # type: ignore[arg-type]


puzzle_router: Final = Router("/puzzles", route_handlers=[puzzles, puzzle], tags=["puzzles"])
