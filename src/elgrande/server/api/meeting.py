"""Finding a game: the lobby with its filters, quick pairing, passwords and invitations of tables."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.engine import Connection as Sql

from elgrande.ratings import Skill, is_provisional, shown
from elgrande.server import limits, lobby
from elgrande.server.api.common import address_of, check_id, house_of, problems, sessions_of
from elgrande.server.live.house import House
from elgrande.server.live.table import LiveTable
from elgrande.server.meeting_resources import (
    AtTable,
    Invitation,
    InvitationList,
    InviteForm,
    LobbyList,
    Pairing,
    PasswordForm,
    PeopleAtTable,
    WishForm,
)
from elgrande.server.problems import Refusal
from elgrande.server.resources import TableSummary
from elgrande.server.store import meeting as store
from elgrande.server.store.accounts import Account
from elgrande.server.store.people import is_blocked
from elgrande.server.store.results import ratings_of

_LISTED: Final = 60
PLAIN: Final = "none"
"""What stands for no set at all in an address."""

Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=24, description="The id of a table")]
State = Annotated[
    Literal["lobby", "playing"],
    QueryParameter(name="state", description="Tables that gather, or those that play"),
]
Edition = Annotated[str | None, QueryParameter(max_length=24, description="Only this edition")]
Sets = Annotated[
    list[str] | None,
    QueryParameter(name="set", description="Only with exactly these sets; `none` for the plain game"),
]
Players = Annotated[int | None, QueryParameter(ge=2, le=6, description="Only tables for so many")]
ClockKind = Annotated[Literal["none", "live", "days"] | None, QueryParameter(description="Only this clock")]
Spoken = Annotated[
    str | None, QueryParameter(max_length=8, description="Tables where this is spoken, or nothing is said")
]
Free = Annotated[int, QueryParameter(ge=0, le=6, description="At least so many open seats")]
Lowest = Annotated[
    int | None, QueryParameter(ge=-5000, le=9000, description="Mean rating of those who sit there, at least")
]
Highest = Annotated[int | None, QueryParameter(ge=-5000, le=9000, description="... and at most")]


@get("/lobby", responses=problems(), summary="Public tables that one looks for")
async def lobby_tables(
    request: Asking,
    shown_state: State = "lobby",
    edition: Edition = None,
    sets: Sets = None,
    players: Players = None,
    clock: ClockKind = None,
    language: Spoken = None,
    free: Free = 0,
    rating_from: Lowest = None,
    rating_to: Highest = None,
) -> LobbyList:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)
    wanted = None if sets is None else [name for name in sets if name != PLAIN]
    search = lobby.Search(edition, wanted, players, clock, language, free, rating_from, rating_to)
    looked = await house.database.read(lambda sql: lobby.look(sql, [shown_state]))
    tables = house.summaries(looked.listed, None if account is None else account.id)
    found = []
    for table, (_, rows) in zip(tables, looked.listed, strict=True):
        people = sorted({row.account for row in rows if row.account is not None})
        one = lobby.lobby_table(looked, table, people)
        if table.state == shown_state and lobby.fits(one, search):
            found.append(one)
    return LobbyList(found[:_LISTED])


# ---------------------------------------------------------------------- quick pairing


@get("/pairing", responses=problems(), summary="What one waits for, and what others do")
async def look(request: Asking) -> Pairing:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    return await house.pairings.look(await sessions_of(request).find(request))


@post("/pairing", status_code=200, responses=problems(401, 403), summary="Wait for others who want the same")
async def wish(request: Asking, data: JSONBody[WishForm]) -> Pairing:
    house, account = await _somebody(request)
    await house.pairings.wish(data, account)
    return await house.pairings.look(account)


@delete("/pairing", status_code=204, responses=problems(401, 403), summary="Wait no longer")
async def forget(request: Asking) -> None:
    house, account = await _somebody(request)
    await house.pairings.forget(account)


# ---------------------------------------------------------------------- doors and invitations


@post("/tables/{id:str}/enter", status_code=200, responses=problems(401, 403, 404), summary="Give a password")
async def enter(request: Asking, id: TableId, data: JSONBody[PasswordForm]) -> TableSummary:
    house, account = await _somebody(request)
    await house.check_everywhere(limits.TABLE_PASSWORDS, address_of(request))
    table = await _find(request, id)
    await house.doors.enter(table, account, data.password)
    return table.summary(account.id)


@post("/tables/{id:str}/invite", status_code=204, responses=problems(401, 403, 404, 409), summary="Invite")
async def invite(request: Asking, id: TableId, data: JSONBody[InviteForm]) -> None:
    house, account = await _somebody(request)
    table = await _find(request, id)
    if account.id != table.facts.owner and account.id not in {row.account for row in table.rows}:
        raise Refusal("not_your_table", "only who sits at a table can invite others to it", 403)
    if table.facts.state == "over":
        raise Refusal("over", "this game is over; nobody can be invited to it any more")

    def job(sql: Sql) -> str:
        person = store.find_person(sql, data.player)
        if person is None or not store.may_invite(sql, account.id, person.id):
            raise Refusal(
                "no_such_friend", "you can invite those who call you a friend or have played with you"
            )
        if is_blocked(sql, person.id, account.id):
            raise Refusal("blocked", "that player does not want to hear from you", 403)
        store.let_in(sql, table.id, person.id, account.id)
        return person.id

    house.notices.invite(table, [await house.database.write(job)], account.id)


@get("/invitations", responses=problems(), summary="Tables to which one is invited")
async def invitations(request: Asking) -> InvitationList:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)
    if account is None:
        return InvitationList([])
    own = account.id
    found = await house.database.read(lambda sql: _invitations(sql, own))
    tables = {table.id: table for table in house.summaries(found[1], own)}
    return InvitationList(
        [
            Invitation(by, tables[game])
            for game, by in found[0]
            if game in tables and not any(seat.mine for seat in tables[game].seats)
        ]
    )


def _invitations(sql: Sql, account: str) -> tuple[list[tuple[str, str | None]], Any]:
    found = store.invitations(sql, account)
    return found, store.listed_games(sql, [game for game, _ in found])


@delete("/invitations/{id:str}", status_code=204, responses=problems(401, 403), summary="Say no, or thanks")
async def answer(request: Asking, id: TableId) -> None:
    house, account = await _somebody(request)
    await house.database.write(lambda sql: store.answer_invitation(sql, id, account.id))


@get("/tables/{id:str}/people", responses=problems(404), summary="Who sits at a table, with their ratings")
async def people(request: Asking, id: TableId) -> PeopleAtTable:
    house = house_of(request)
    house.limits.check(limits.CATALOGUE, address_of(request))
    account = await sessions_of(request).find(request)
    table = await _find(request, id)
    family, speed = lobby.pool_of(table.facts.setup, table.facts.clock)
    seated = [(row.seat, row.account, row.name or "") for row in table.rows if row.account is not None]
    own = None if account is None else account.id

    def job(sql: Sql) -> tuple[dict[str, Any], set[str], dict[str, store.Person]]:
        ids = [who for _, who, _ in seated]
        friends = set() if own is None else {friend for friend, _, _ in store.friends_of(sql, own)}
        known = {who: one for who in ids if (one := store.find_person(sql, who)) is not None}
        return ratings_of(sql, ids), friends, known

    ratings, friends, known = await house.database.read(job)
    found = []
    for seat, who, name in seated:
        rows = [row for row in ratings.get(who, []) if (row["family"], row["speed"]) == (family, speed)]
        person = known.get(who)
        public = person is not None and person.public
        row = next(iter(rows), None) if public or who == own else None
        skill = None if row is None else Skill(row["mu"], row["sigma"])
        found.append(
            AtTable(
                seat=seat,
                id=who,
                name=name,
                guest=person is None or person.guest,
                rating=None if skill is None else shown(skill),
                provisional=skill is None or row is None or is_provisional(skill, row["games"]),
                friend=who in friends,
                mine=who == own,
            )
        )
    door = await house.doors.of(table.id)
    return PeopleAtTable(found, family, speed, door.password is not None, door.language)


# ---------------------------------------------------------------------- who asks


async def _somebody(request: Asking) -> tuple[House, Account]:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.MEETING, account.id)
    return house, account


async def _find(request: Asking, id: str) -> LiveTable:
    check_id(id)
    house = house_of(request)
    table = await house.table(id)
    await house.freshen(table)
    return table


meeting_router: Final = Router(
    "/",
    route_handlers=[
        lobby_tables,
        look,
        wish,
        forget,
        enter,
        invite,
        people,
        invitations,
        answer,
    ],
    tags=["meeting"],
)
