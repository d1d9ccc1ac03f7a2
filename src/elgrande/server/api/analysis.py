"""The analysis board, positions that are put together by hand, and analyses that people keep."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy.engine import Connection as Sql

from elgrande.server import analysis, limits
from elgrande.server.analysis_messages import (
    Analyses,
    AnalysisAdvice,
    AnalysisAnswer,
    AnalysisBrief,
    AnalysisForm,
    AnalysisKept,
    AnalysisLine,
    AnalysisQuestion,
    AnalysisState,
    AnalysisWritten,
    PositionForm,
    PositionPlay,
    PositionTold,
)
from elgrande.server.api.common import (
    address_of,
    check_id,
    entries_of,
    house_of,
    problems,
    sessions_of,
)
from elgrande.server.bots_at_work import Asker as Thinking
from elgrande.server.opening import open_at
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.replays import Begun
from elgrande.server.resources import TableSummary
from elgrande.server.rows import new_id
from elgrande.server.store import analyses as store
from elgrande.server.store.analyses import AnalysisRow

Asking = Request[Any, Any, Any]
AnalysisId = Annotated[str, PathParameter(max_length=24, description="The id of an analysis")]
_LARGEST_BODY: Final = 4 * analysis.LARGEST_KEPT
MOST_OF_GUESTS: Final = 20
"""Analyses that a guest may keep,"""
MOST: Final = 200
"""... and somebody with an account."""


_asked = partial(
    post, status_code=200, responses=problems(404, 409, 413), request_max_body_size=_LARGEST_BODY
)
"""A question about a line of choices: it comes as a body and changes nothing."""


# ---------------------------------------------------------------------- the board


@_asked("/", summary="How the table stands after some choices")
async def states(request: Asking, data: JSONBody[AnalysisLine]) -> Response[AnalysisState]:
    begun = await _begun(request, data)
    found = await house_of(request).replays.analysis(data, begun)
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@_asked("/advice", summary="What the advisor would choose after some choices")
async def advice(request: Asking, data: JSONBody[AnalysisLine]) -> AnalysisAdvice:
    house = house_of(request)
    house.limits.check(limits.HINTS, address_of(request))
    table = await house.replays.analysed(data, await _begun(request, data))
    asker = Thinking(address=address_of(request), alone=True)
    try:
        found = await house.thinkers.advise(table, table.deciders[0], asker)
    except Exception:
        raise Refusal("unavailable", "the advisor has no answer just now; ask again", 503) from None
    return AnalysisAdvice(analysis.told_advice(found))


@_asked("/answer", summary="What is suggested after some choices, or where a card could do something")
async def answer(request: Asking, data: JSONBody[AnalysisQuestion]) -> Response[AnalysisAnswer]:
    begun = await _begun(request, data)
    found = await house_of(request).replays.answered(data, begun)
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@_asked("/text", summary="The table after some choices as a scenario and as a record")
async def written(request: Asking, data: JSONBody[AnalysisLine]) -> Response[AnalysisWritten]:
    begun = await _begun(request, data)
    found = await house_of(request).replays.written(data, begun)
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


async def _begun(request: Asking, form: AnalysisLine) -> Begun | None:
    """The game that an analysis begins with, if it is one."""
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    analysis.check_line(form)
    if form.record is None:
        return None
    check_id(form.record)
    stored = await house.load_head(form.record)
    check_over(stored)
    return Begun(stored, entries_of(request, stored))


# ---------------------------------------------------------------------- what is kept


@get("/kept", responses=problems(401), summary="My analyses")
async def mine(request: Asking) -> Analyses:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.LISTS, address_of(request))
    rows = await house.database.read(lambda sql: store.of_account(sql, account.id, MOST))
    return Analyses([_brief(row) for row in rows])


@post(
    "/kept",
    status_code=201,
    responses=problems(401, 403, 413),
    request_max_body_size=_LARGEST_BODY,
    summary="Keep an analysis",
)
async def keep(request: Asking, data: JSONBody[AnalysisForm]) -> AnalysisKept:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.UPLOADS, account.id)
    text = _checked(data)
    most = MOST_OF_GUESTS if account.guest else MOST

    def job(sql: Sql) -> AnalysisRow:
        if store.count(sql, account.id) >= most:
            told = f"you keep {most} analyses, and there is no room for more; remove one first"
            raise Refusal("too_many", told)
        return store.put(sql, new_id(), account.id, data.name, text)

    return _told(await house.database.write(job), account.id)


@get("/kept/{id:str}", responses=problems(404), summary="An analysis that somebody keeps")
async def one(request: Asking, id: AnalysisId) -> AnalysisKept:
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    account = await sessions_of(request).find(request)
    check_id(id)
    row = await house.database.read(lambda sql: store.find(sql, id))
    if row is None:
        raise _gone()
    return _told(row, None if account is None else account.id)


@put(
    "/kept/{id:str}",
    responses=problems(401, 403, 404, 413),
    request_max_body_size=_LARGEST_BODY,
    summary="Change an analysis of mine",
)
async def change(request: Asking, id: AnalysisId, data: JSONBody[AnalysisForm]) -> AnalysisKept:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.CHOICES, account.id)
    check_id(id)
    text = _checked(data)

    def job(sql: Sql) -> AnalysisRow:
        _own(store.find(sql, id), account.id)
        return store.put(sql, id, account.id, data.name, text)

    return _told(await house.database.write(job), account.id)


@delete(
    "/kept/{id:str}",
    status_code=204,
    responses=problems(401, 403, 404),
    summary="Remove an analysis of mine",
)
async def remove(request: Asking, id: AnalysisId) -> None:
    account = await sessions_of(request).need(request)
    check_id(id)

    def job(sql: Sql) -> None:
        _own(store.find(sql, id), account.id)
        store.remove(sql, id, account.id)

    await house_of(request).database.write(job)


def _own(row: AnalysisRow | None, account: str) -> None:
    if row is None:
        raise _gone()
    if row.account != account:
        raise Refusal("not_yours", "this analysis is somebody else's; keep one of your own", 403)


def _gone() -> Refusal:
    return Refusal("not_found", "there is no such analysis; it may have been removed", 404)


def _checked(form: AnalysisForm) -> str:
    """An analysis as it is kept."""
    form.name = " ".join(form.name.split())
    text = msgspec.json.encode(form).decode()
    analysis.check_kept(form, len(text))
    return text


def _told(row: AnalysisRow, account: str | None) -> AnalysisKept:
    form = msgspec.json.decode(row.data, type=AnalysisForm)
    return AnalysisKept(row.id, row.account == account, row.changed, form)


def _brief(row: AnalysisRow) -> AnalysisBrief:
    form = msgspec.json.decode(row.data, type=AnalysisForm)
    return AnalysisBrief(row.id, row.name, form.record, form.entry, len(form.variations), row.changed)


analysis_router: Final = Router(
    "/analysis",
    route_handlers=[states, advice, answer, written, mine, keep, one, change, remove],
    tags=["analysis"],
)


# ---------------------------------------------------------------------- positions


@post(
    "/",
    status_code=200,
    responses=problems(413),
    request_max_body_size=_LARGEST_BODY,
    summary="Whether a position can be, and how it looks",
)
async def position(request: Asking, data: JSONBody[PositionForm]) -> Response[PositionTold]:
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    found = await house.replays.told_position(data.text)
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@post(
    "/play",
    status_code=201,
    responses=problems(401, 403, 409, 413),
    request_max_body_size=_LARGEST_BODY,
    summary="Play a position at a new table",
)
async def play(request: Asking, data: JSONBody[PositionPlay]) -> TableSummary:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.TABLES, account.id)
    opening = await house.replays.opened(data, account)
    table = await open_at(house, opening, address_of(request))
    return table.summary(account.id)


position_router: Final = Router("/positions", route_handlers=[position, play], tags=["analysis"])
