"""Players: profiles, leaderboards, friends."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.engine import Connection as Sql

from elgrande.locale.texts import languages
from elgrande.server import limits, profiles
from elgrande.server.api.common import address_of, house_of, problems, sessions_of
from elgrande.server.meeting_resources import (
    Family,
    FoundPlayer,
    FoundPlayers,
    Friend,
    FriendForm,
    FriendList,
    Leaderboard,
    Profile,
    ProfileForm,
    Speed,
)
from elgrande.server.problems import Refusal
from elgrande.server.store import meeting as store
from elgrande.server.store.accounts import Account
from elgrande.server.store.results import ratings_of
from elgrande.statistics import statistics_of

_ON_BOARD: Final = 100
MOST_FRIENDS: Final = 200
_LEAST_LETTERS: Final = 3
_MOST_FOUND: Final = 8

Asking = Request[Any, Any, Any]
PlayerId = Annotated[str, PathParameter(max_length=24, description="The id of a player")]
SearchedName = Annotated[str, QueryParameter(max_length=40, description="How a name begins, or a login")]
FamilyName = Annotated[Family, QueryParameter(description="What is played")]
SpeedName = Annotated[Speed, QueryParameter(description="Live, or over days")]


@get("/players", responses=problems(401, 403), summary="Players by name")
async def search(request: Asking, name: SearchedName) -> FoundPlayers:
    """Those whose name begins so and whose profile is public, and who has exactly this login."""
    house = house_of(request)
    account = await sessions_of(request).need(request)
    _check_member(account)
    await house.check_everywhere(limits.SEARCH, account.id)
    text = " ".join(name.split())
    if len(text) < _LEAST_LETTERS:
        raise Refusal("too_short", f"a name to look for has {_LEAST_LETTERS} letters or more", 400)

    def job(sql: Sql) -> FoundPlayers:
        friends = {friend for friend, _, _ in store.friends_of(sql, account.id)}
        found = store.find_people(sql, text, account.id, _MOST_FOUND)
        return FoundPlayers([FoundPlayer(id, called, id in friends) for id, called in found])

    return await house.database.read(job)


def _check_member(account: Account) -> None:
    if account.guest:
        raise Refusal("no_account", "friends are for those with an account: make one first", 403)


@get("/players/{id:str}", responses=problems(404), summary="A player")
async def profile(request: Asking, id: PlayerId) -> Profile:
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    account = await sessions_of(request).find(request)
    return await house.database.read(lambda sql: _profile(sql, id, None if account is None else account.id))


@put("/players/{id:str}", status_code=200, responses=problems(401, 403, 404), summary="Change one's profile")
async def change(request: Asking, id: PlayerId, data: JSONBody[ProfileForm]) -> Profile:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.MEETING, account.id)
    if account.id != id:
        raise Refusal("not_yours", "that is somebody else's profile", 403)
    known = languages()
    chosen = [name for name in known if name in data.languages]
    if len(chosen) != len(data.languages):
        raise Refusal("no_such_language", f"the languages are {', '.join(known)}, each once", 400)
    await house.database.write(lambda sql: store.put_profile(sql, id, data.public, chosen))
    return await house.database.read(lambda sql: _profile(sql, id, id))


def _profile(sql: Sql, id: str, asker: str | None) -> Profile:
    person = store.find_person(sql, id)
    if person is None or (person.guest and asker != id):
        raise Refusal("not_found", "there is no such player; perhaps the account was deleted", 404)
    mine = asker == id
    told = Profile(
        id=id,
        name=person.name,
        guest=person.guest,
        since=person.since,
        public=person.public,
        languages=person.languages,
        mine=mine,
        friend=asker is not None and any(friend == id for friend, _, _ in store.friends_of(sql, asker)),
        ratings=[],
        statistics=None,
        company=[],
        history=[],
    )
    if not (person.public or mine):
        told.languages = []
        return told
    games = profiles.by_game(store.played_by(sql, id))
    facts = store.game_facts(sql, [seats[0]["game"] for seats in games])
    # A game at a private table is for those who sat there.
    visible = {
        seats[0]["game"]
        for seats in games
        if mine
        or facts.get(seats[0]["game"], {}).get("public")
        or any(asker is not None and row["account"] == asker for row in seats)
    }
    told.ratings = [profiles.rating_info(row) for row in ratings_of(sql, [id]).get(id, [])]
    told.statistics = statistics_of(profiles.played(id, games))
    told.company = profiles.company(told.statistics.company, games)
    told.history = profiles.history(id, games, facts, visible)
    return told


@get("/leaderboard", responses=problems(), summary="The best players")
async def leaderboard(request: Asking, family: FamilyName = "base", speed: SpeedName = "live") -> Leaderboard:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).find(request)

    def job(sql: Sql) -> Leaderboard:
        rows = store.board(sql, family, speed, _ON_BOARD)
        own = [] if account is None else ratings_of(sql, [account.id]).get(account.id, [])
        mine = next((row for row in own if (row["family"], row["speed"]) == (family, speed)), None)
        told = None if mine is None else profiles.rating_info(mine)
        return Leaderboard(family, speed, profiles.board_rows(rows), told)

    return await house.database.read(job)


# ---------------------------------------------------------------------- friends


@get("/friends", responses=problems(401), summary="One's friends, and where they play")
async def friends(request: Asking) -> FriendList:
    house = house_of(request)
    house.limits.check(limits.LISTS, address_of(request))
    account = await sessions_of(request).need(request)

    def job(sql: Sql) -> tuple[list[tuple[str, str, bool]], dict[str, list[str]], Any]:
        found = store.friends_of(sql, account.id)
        tables = store.tables_of(sql, [id for id, _, _ in found])
        return (
            found,
            tables,
            store.listed_games(sql, sorted({game for some in tables.values() for game in some})),
        )

    found, tables, listed = await house.database.read(job)
    shown = {table.id: table for table in house.summaries(listed, account.id)}
    return FriendList(
        [
            Friend(id, name, mutual, [shown[game] for game in tables.get(id, []) if game in shown])
            for id, name, mutual in found
        ]
    )


@post("/friends", status_code=204, responses=problems(401, 403, 404, 409), summary="Call somebody a friend")
async def befriend(request: Asking, data: JSONBody[FriendForm]) -> None:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.MEETING, account.id)
    _check_member(account)

    def job(sql: Sql) -> None:
        person = store.find_person(sql, data.player)
        if person is None or person.guest or person.id == account.id:
            raise Refusal("not_found", "there is no such player; perhaps the link is incomplete", 404)
        if store.count_friends(sql, account.id) >= MOST_FRIENDS:
            raise Refusal("too_many", f"you have {MOST_FRIENDS} friends already")
        store.add_friend(sql, account.id, person.id)

    await house.database.write(job)


@delete("/friends/{id:str}", status_code=204, responses=problems(401, 403), summary="A friend no longer")
async def unfriend(request: Asking, id: PlayerId) -> None:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.MEETING, account.id)
    await house.database.write(lambda sql: store.remove_friend(sql, account.id, id))


player_router: Final = Router(
    "/", route_handlers=[search, profile, change, leaderboard, friends, befriend, unfriend], tags=["players"]
)
