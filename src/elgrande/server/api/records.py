"""Records and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.engine import Connection as Sql

from elgrande.server import limits, records
from elgrande.server.api.common import address_of, house_of, problems, sessions_of
from elgrande.server.live.facts import course_from
from elgrande.server.live.house import title
from elgrande.server.messages import Replay
from elgrande.server.points import points_of
from elgrande.server.problems import no_such_table
from elgrande.server.resources import PointsSoFar, RecordForm, RecordInfo, RecordList
from elgrande.server.store import games as store
from elgrande.server.store.games import Stored

_LISTED: Final = 100
_LARGEST_BODY: Final = 4 * records.LARGEST

Asking = Request[Any, Any, Any]
RecordId = Annotated[
    str, PathParameter(max_length=24, description="The id of a finished table or an uploaded record")
]
Eyes = Annotated[
    str, QueryParameter(name="seat", max_length=8, description="A seat, or `watch` for spectators, or `open`")
]
First = Annotated[int, QueryParameter(ge=0, le=100_000, description="First state: after so many entries")]
Last = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="Last state")]


@get("/", responses=problems(), summary="Games to replay")
async def list_records(request: Asking) -> RecordList:
    account = await sessions_of(request).find(request)
    who = None if account is None else account.id
    listed = await house_of(request).database.read(lambda sql: store.records(sql, who, _LISTED))
    return RecordList([records.record_info(row, rows) for row, rows in listed])


@post(
    "/",
    status_code=201,
    responses=problems(401, 403, 413),
    request_max_body_size=_LARGEST_BODY,
    summary="Upload a record",
)
async def upload(request: Asking, data: JSONBody[RecordForm]) -> RecordInfo:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.UPLOADS, account.id)
    name = title(data.name or account.name)
    course = await asyncio.to_thread(records.read_upload, data.record)
    values, rows, entries = records.rows_for(course, name, account)

    def job(sql: Sql) -> None:
        store.add_game(sql, values, rows)
        if entries:
            store.add_entries(sql, values["id"], entries)

    await house.database.write(job)
    return records.record_info(values, rows)


@get("/{id:str}", responses=problems(404, 409), summary="What is in a record")
async def one_record(request: Asking, id: RecordId) -> RecordInfo:
    stored = await _find(request, id)
    records.check_over(stored)
    return records.record_info(stored.row, stored.seats)


@get("/{id:str}/text", responses=problems(404, 409), summary="Download as text", media_type="text/plain")
async def as_text(request: Asking, id: RecordId) -> Response[str]:
    stored = await _find(request, id)
    text = await asyncio.to_thread(records.text_of, stored)
    return Response(text, media_type="text/plain", headers=_attachment(id, "txt"))


@get("/{id:str}/json", responses=problems(404, 409), summary="Download as JSON")
async def as_json(request: Asking, id: RecordId) -> Response[dict[str, Any]]:
    stored = await _find(request, id)
    data = await asyncio.to_thread(records.data_of, stored)
    return Response(data, headers=_attachment(id, "json"))


@get("/{id:str}/replay", responses=problems(404, 409), summary="How the game stood, entry by entry")
async def replay(
    request: Asking, id: RecordId, eyes: Eyes = "watch", first: First = 0, last: Last = None
) -> Response[Replay]:
    stored = await _find(request, id)
    end = min(len(stored.entries), first + 59) if last is None else last
    found = await asyncio.to_thread(records.replay, stored, eyes, first, end)
    return Response(msgspec.json.encode(found), media_type="application/json")  # type: ignore[arg-type]


@get("/{id:str}/points", responses=problems(404, 409), summary="Where everybody's points came from")
async def points(request: Asking, id: RecordId) -> PointsSoFar:
    stored = await _find(request, id)
    records.check_over(stored)
    return points_of(await asyncio.to_thread(course_from, stored.row["record"], stored.entries))


async def _find(request: Asking, id: str) -> Stored:
    """The game that is asked for; whatever is told of it, it is played once more for that."""
    house_of(request).limits.check(limits.REPLAYS, address_of(request))
    if not id.isascii() or len(id) > 24:
        raise no_such_table()
    return await house_of(request).load(id)


def _attachment(id: str, ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="elgrande-{id}.{ending}"'}


record_router: Final = Router(
    "/records",
    route_handlers=[list_records, upload, one_record, as_text, as_json, replay, points],
    tags=["records"],
)
