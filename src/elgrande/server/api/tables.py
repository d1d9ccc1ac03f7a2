"""Tables: listed, opened, joined, started."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from elgrande.server import limits
from elgrande.server.api.common import address_of, check_id, house_of, problems, sessions_of
from elgrande.server.live import answers, endings, seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.table import LiveTable
from elgrande.server.points import points_of
from elgrande.server.problems import Refusal
from elgrande.server.resources import (
    BotForm,
    EndForm,
    PointsSoFar,
    SeatNumber,
    SitForm,
    TableForm,
    TableList,
    TableSummary,
    VoteForm,
)
from elgrande.server.store import games as store
from elgrande.server.store import people
from elgrande.server.store.accounts import Account

_LISTED: Final = 60

Asking = Request[Any, Any, Any]
Work = Callable[[LiveTable, Account], Awaitable[None]]
TableId = Annotated[
    str, PathParameter(max_length=24, description="The id of a table, which is also its invitation")
]
Archived = Annotated[bool, QueryParameter(description="Games against bots that nobody goes on with")]
States = Annotated[
    Literal["lobby", "playing", "over"] | None,
    QueryParameter(name="state", description="Only tables in this state"),
]

Looking = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=4, description="An own seat; without it as spectators see it"),
]


@get("/", responses=problems(), summary="Public tables")
async def public_tables(request: Asking, shown: States = None) -> TableList:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)
    states = ("lobby", "playing") if shown is None else (shown,)
    listed = await house.listed.get(states, lambda sql: store.public_games(sql, states, _LISTED))
    return TableList(house.summaries(listed, None if account is None else account.id))


@get("/mine", responses=problems(), summary="Tables where one has a seat")
async def my_tables(request: Asking, archived: Archived = False) -> TableList:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)
    if account is None:
        return TableList([])
    listed = await house.database.read(lambda sql: store.games_of(sql, account.id, _LISTED, archived))
    tables = [table for table in house.summaries(listed, account.id) if not table.uploaded]
    return TableList(sorted(tables, key=_urgency))


def _urgency(table: TableSummary) -> tuple[int, float]:
    """Tables that wait for the asker first, then running ones, those that gather, and those that are over."""
    waits = any(table.seats[seat].mine for seat in table.waiting)
    group = {"playing": 0 if waits else 1, "lobby": 2, "over": 3}[table.state]
    return group, -table.changed


@post("/", status_code=201, responses=problems(401, 403, 409), summary="Open a table")
async def open_table(request: Asking, data: JSONBody[TableForm]) -> TableSummary:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.TABLES, account.id)
    await house.check_everywhere(limits.TABLES_HERE, address_of(request))
    table = await house.new_table(data, account, address_of(request))
    return table.summary(account.id)


@get("/{id:str}", responses=problems(404), summary="One table")
async def one_table(request: Asking, id: TableId) -> TableSummary:
    house_of(request).limits.check(limits.CATALOGUE, address_of(request))
    account = await sessions_of(request).find(request)
    table = await _find(request, id)
    return table.summary(None if account is None else account.id)


@post("/{id:str}/sit", status_code=200, responses=problems(401, 403, 404, 409), summary="Take a seat")
async def sit(request: Asking, id: TableId, data: JSONBody[SitForm]) -> TableSummary:
    table, account = await _arrive(request, id)
    await house_of(request).doors.check(table, account)
    owner = table.facts.owner
    if await house_of(request).database.read(lambda sql: people.is_blocked(sql, owner, account.id)):
        raise Refusal("blocked", "the host of this table does not want to play with you", 403)

    async def work(table: LiveTable, account: Account) -> None:
        _in_lobby(table)
        await table.keep(seating.with_person(table.rows, data.seat, account.id, data.name or account.name))
        table.tell_table()

    return await _changed(table, account, work)


@post("/{id:str}/leave", status_code=200, responses=problems(401, 403, 404, 409), summary="Give up a seat")
async def leave(request: Asking, id: TableId, data: JSONBody[SeatNumber]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _holds(table, account, data.seat)
        if table.facts.state == "lobby":
            rows = seating.without(table.rows, data.seat)
            await table.keep(rows, owner=seating.owner_of(rows, table.facts.owner))
            table.tell_table()
        elif table.facts.state == "playing":
            await table.substitute(data.seat, None, "left")
            await table.settle()

    return await _change(request, id, work)


@post(
    "/{id:str}/bot", status_code=200, responses=problems(401, 403, 404, 409), summary="Give a seat to a bot"
)
async def seat_bot(request: Asking, id: TableId, data: JSONBody[BotForm]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _in_lobby(table)
        _owns(table, account)
        await table.keep(seating.with_bot(table.rows, data.seat, data.bot, data.name))
        table.tell_table()

    return await _change(request, id, work)


@post("/{id:str}/open", status_code=200, responses=problems(401, 403, 404, 409), summary="Free a seat")
async def free_seat(request: Asking, id: TableId, data: JSONBody[SeatNumber]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _in_lobby(table)
        _owns(table, account)
        await table.keep(seating.without(table.rows, data.seat))
        table.tell_table()

    return await _change(request, id, work)


@post("/{id:str}/start", status_code=200, responses=problems(401, 403, 404, 409), summary="Start the game")
async def start(request: Asking, id: TableId) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _owns(table, account)
        await table.start()

    return await _change(request, id, work)


@post("/{id:str}/rematch", status_code=200, responses=problems(401, 403, 404, 409), summary="Play again")
async def rematch(request: Asking, id: TableId) -> TableSummary:
    table, account = await _arrive(request, id)
    house = house_of(request)
    house.limits.check(limits.TABLES, account.id)
    return (await house.rematch(table, account)).summary(account.id)


@post(
    "/{id:str}/hand_over",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Let a bot play for an own seat",
)
async def hand_over(request: Asking, id: TableId, data: JSONBody[BotForm]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _holds(table, account, data.seat)
        await answers.hand_over(table, data.seat, data.bot)

    return await _change(request, id, work)


@post(
    "/{id:str}/take_back",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Play a seat oneself again",
)
async def take_back(request: Asking, id: TableId, data: JSONBody[SeatNumber]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _holds(table, account, data.seat)
        await answers.take_seat_back(table, data.seat)

    return await _change(request, id, work)


@post("/{id:str}/resign", status_code=200, responses=problems(401, 403, 404, 409), summary="Give up for good")
async def resign(request: Asking, id: TableId, data: JSONBody[SeatNumber]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        _holds(table, account, data.seat)
        await endings.resign(table, data.seat)
        await table.settle()

    return await _change(request, id, work)


@post(
    "/{id:str}/end",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Say that one would like to end the game now",
)
async def end(request: Asking, id: TableId, data: JSONBody[EndForm]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        await endings.agree(table, seating.seats_of(table.rows, account.id), data.on)

    return await _change(request, id, work)


@post(
    "/{id:str}/vote",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Say what to do about somebody who is waited for",
)
async def vote(request: Asking, id: TableId, data: JSONBody[VoteForm]) -> TableSummary:
    async def work(table: LiveTable, account: Account) -> None:
        await endings.vote(table, seating.seats_of(table.rows, account.id), data.seat, data.wish)
        await table.settle()

    return await _change(request, id, work)


@get("/{id:str}/points", responses=problems(404, 409), summary="Where everybody's points came from")
async def points(request: Asking, id: TableId) -> PointsSoFar:
    house_of(request).limits.check(limits.REPLAYS, address_of(request))
    table = await _find(request, id)
    await house_of(request).doors.check(table, await sessions_of(request).find(request))
    async with table.lock:
        if table.course is None:
            raise Refusal("not_started", "the game has not started yet")
        return points_of(table.course)


@delete("/{id:str}", status_code=204, responses=problems(401, 403, 404, 409), summary="Give up a table")
async def give_up(request: Asking, id: TableId) -> None:
    table, account = await _arrive(request, id)
    _owns(table, account)
    await house_of(request).give_up(table, account)


# ---------------------------------------------------------------------- who may do what


async def _find(request: Asking, id: str) -> LiveTable:
    check_id(id)
    house = house_of(request)
    table = await house.table(id)
    await house.freshen(table)
    return table


async def _arrive(request: Asking, id: str) -> tuple[LiveTable, Account]:
    house_of(request).limits.check(limits.CATALOGUE, address_of(request))
    account = await sessions_of(request).need(request)
    return await _find(request, id), account


async def _change(request: Asking, id: str, work: Work) -> TableSummary:
    """Somebody does something at a table; returns how it is then."""
    return await _changed(*await _arrive(request, id), work)


async def _changed(table: LiveTable, account: Account, work: Work) -> TableSummary:
    await at_table(table, partial(work, table, account))
    return table.summary(account.id)


def _in_lobby(table: LiveTable) -> None:
    if table.facts.state != "lobby":
        raise Refusal("started", "the game has started; you can watch it, or open a table of your own")


def _owns(table: LiveTable, account: Account) -> None:
    if table.facts.owner != account.id:
        raise Refusal("not_yours", "only who opened the table can do that", 403)


def _holds(table: LiveTable, account: Account, seat: int) -> None:
    if seat not in seating.seats_of(table.rows, account.id):
        raise Refusal("not_your_seat", "that is not your seat", 403)


@get(
    "/{id:str}/position",
    responses=problems(403, 404, 409),
    media_type="text/plain",
    summary="The table as a scenario, with what one knows of it",
)
async def as_position(request: Asking, id: TableId, seat: Looking = None) -> str:
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    table = await _find(request, id)
    if seat is not None:
        account = await sessions_of(request).find(request)
        if account is None or seat not in seating.seats_of(table.rows, account.id):
            raise Refusal("not_your_seat", "that is not your seat", 403)
    if table.course is None:
        raise Refusal("not_started", "the game has not started yet")
    async with table.lock:
        state = table.course.game.table.copy()
        name = f"table {table.id} after {table.course.number} entries"
    return await house.replays.position(state, seat, name)


table_router: Final = Router(
    "/tables",
    route_handlers=[
        public_tables,
        my_tables,
        open_table,
        one_table,
        sit,
        leave,
        seat_bot,
        free_seat,
        start,
        rematch,
        hand_over,
        take_back,
        resign,
        end,
        vote,
        points,
        as_position,
        give_up,
    ],
    tags=["tables"],
)
