"""Records and replays."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.engine import Connection as Sql

from elgrande.server import limits, records
from elgrande.server.api.common import (
    ENTRIES_AT_ONCE,
    address_of,
    check_id,
    entries_of,
    house_of,
    problems,
    sessions_of,
)
from elgrande.server.live.facts import checked_title
from elgrande.server.messages import Replay
from elgrande.server.pages import answer_with
from elgrande.server.problems import Refusal
from elgrande.server.resources import PointsSoFar, RecordForm, RecordInfo, RecordList
from elgrande.server.store import games as store
from elgrande.server.store.games import Stored

_LISTED: Final = 100
_LARGEST_BODY: Final = 4 * records.LARGEST
MOST_OF_GUESTS: Final = 20
"""Records that a guest may have uploaded at a time,"""
MOST_UPLOADS: Final = 200
"""... and somebody with an account."""

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
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)
    who = None if account is None else account.id
    listed = await house.listed.get(("records", who), lambda sql: store.records(sql, who, _LISTED))
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
    name = checked_title(data.name or account.name)
    await house.check_everywhere(limits.UPLOADS_HERE, address_of(request))
    values, rows, entries = await house.replays.read(data.record, name, account)
    most = MOST_OF_GUESTS if account.guest else MOST_UPLOADS

    def job(sql: Sql) -> None:
        if store.count_uploads(sql, account.id) >= most:
            text = f"you have uploaded {most} records, and there is no room for more; remove one first"
            raise Refusal("too_many", text)
        # As long as it is not all there it belongs to nobody, and nobody sees it.
        store.add_game(sql, {**values, "owner": None, "number": 0}, rows)

    write, game = house.database.write, str(values["id"])
    await write(job)
    for start in range(0, len(entries), ENTRIES_AT_ONCE):
        # Piece by piece: between two of them others are kept who play.
        piece = entries[start : start + ENTRIES_AT_ONCE]
        await write(partial(store.add_entries, game=game, rows=piece))
    whole = {"owner": values["owner"], "number": values["number"]}
    await write(partial(store.change_game, game=game, values=whole))
    return records.record_info(values, rows)


@get("/{id:str}", responses=problems(404, 409), summary="What is in a record")
async def one_record(request: Asking, id: RecordId) -> RecordInfo:
    stored = await _find(request, id)
    records.check_over(stored)
    return records.record_info(stored.row, stored.seats)


@delete("/{id:str}", status_code=204, responses=problems(401, 403, 404, 409), summary="Remove an upload")
async def remove(request: Asking, id: RecordId) -> None:
    account = await sessions_of(request).need(request)
    stored = await _find(request, id)
    if not stored.row["uploaded"] or stored.row["owner"] != account.id:
        raise Refusal("not_yours", "only who uploaded a record can remove it", 403)
    await house_of(request).database.write(lambda sql: store.remove_game(sql, id))


@get(
    "/{id:str}/text",
    responses=problems(404, 409),
    media_type="text/plain",
    exclude_from_compression=True,
    summary="Download as text",
)
async def as_text(request: Asking, id: RecordId) -> Response[str]:
    return await _answer(request, id, "text", ending="txt")


@get(
    "/{id:str}/json", responses=problems(404, 409), exclude_from_compression=True, summary="Download as JSON"
)
async def as_json(request: Asking, id: RecordId) -> Response[dict[str, Any]]:
    return await _answer(request, id, "data", ending="json")


@get(
    "/{id:str}/replay",
    responses=problems(404, 409),
    exclude_from_compression=True,
    summary="How the game stood, entry by entry",
)
async def replay(
    request: Asking, id: RecordId, eyes: Eyes = "watch", first: First = 0, last: Last = None
) -> Response[Replay]:
    stored = await _find(request, id)
    end = min(stored.row["number"], first + 59) if last is None else last
    return await _answer(request, id, "replay", eyes, first, end, stored=stored)


@get(
    "/{id:str}/points",
    responses=problems(404, 409),
    exclude_from_compression=True,
    summary="Where everybody's points came from",
)
async def points(request: Asking, id: RecordId) -> Response[PointsSoFar]:
    return await _answer(request, id, "points")


@get(
    "/{id:str}/position",
    responses=problems(404, 409),
    media_type="text/plain",
    exclude_from_compression=True,
    summary="How the game stood after some entries, as a scenario",
)
async def as_position(request: Asking, id: RecordId, at: First = 0) -> Response[str]:
    return await _answer(request, id, "position", at)


async def _answer(
    request: Asking,
    id: str,
    task: str,
    *arguments: Any,
    ending: str | None = None,
    stored: Stored | None = None,
) -> Response[Any]:
    """What is told of a game that is played once more for that."""
    found = stored or await _find(request, id)
    records.check_over(found)
    page = await house_of(request).replays.page(task, found, entries_of(request, found), *arguments)
    answer = answer_with(request, page)
    if ending is not None:
        answer.headers["Content-Disposition"] = f'attachment; filename="elgrande-{id}.{ending}"'
    return answer


async def _find(request: Asking, id: str) -> Stored:
    """The game that is asked for."""
    house_of(request).limits.check(limits.REPLAYS, address_of(request))
    check_id(id)
    return await house_of(request).load_head(id)


record_router: Final = Router(
    "/records",
    route_handlers=[list_records, upload, one_record, remove, as_text, as_json, replay, points, as_position],
    tags=["records"],
)
