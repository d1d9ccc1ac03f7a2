"""Lessons. Nothing is kept of them: whoever asks sends all moves from the start."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from elgrande.server import lessons as made
from elgrande.server import limits
from elgrande.server.api.common import address_of, house_of, problems
from elgrande.server.lesson_messages import LessonList, LessonState, RuleBook

Asking = Request[Any, Any, Any]
LessonId = Annotated[str, PathParameter(max_length=40, description="The id of a lesson")]
Moves = Annotated[
    list[str] | None,
    QueryParameter(
        name="move",
        max_items=made.MOST_MOVES,
        description="What the learner has done so far, one by one: choices, answers, `next` for what was read",
    ),
]
Since = Annotated[
    int,
    QueryParameter(ge=-1, le=10_000, description="Entries that are known; -1 for the last state alone"),
]


@get("/", responses=problems(), summary="The course")
async def lessons() -> LessonList:
    return made.lessons()


@get("/{id:str}", responses=problems(404), summary="Where a lesson stands after some moves")
async def lesson(
    request: Asking, id: LessonId, moves: Moves = None, since: Since = -1
) -> Response[LessonState]:
    house_of(request).limits.check(limits.REPLAYS, address_of(request))
    found = await asyncio.to_thread(made.play, id, list(moves or []), since)
    return Response(msgspec.json.encode(found), media_type="application/json")  # type: ignore[arg-type]


@get("/rules", responses=problems(), summary="The rules to look up")
async def rules() -> RuleBook:
    return made.rule_book()


learn_router: Final = Router(
    "/",
    route_handlers=[Router("/lessons", route_handlers=[lessons, lesson]), rules],
    tags=["lessons"],
)
