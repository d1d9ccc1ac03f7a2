"""Quick pairing: whoever wants to play the same is brought together, by whatever process they came.

Those who play alike well come first; who has waited longer takes less like opponents. A table in the lobby that is just what
somebody wants has a seat for him, too.
"""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.engine import Connection as Sql

from elgrande.ratings import Skill, shown
from elgrande.server.live import seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.facts import checked_clock, checked_setup, new_facts, setup_info, setup_of
from elgrande.server.lobby import pool_of
from elgrande.server.meeting_resources import Demand, Pairing, Wish, WishForm
from elgrande.server.problems import Refusal
from elgrande.server.resources import ClockSetting, DaysClock, NoClock, SetupInfo
from elgrande.server.store import pairing as store
from elgrande.server.store.accounts import Account, new_id
from elgrande.server.store.games import load_seats
from elgrande.server.store.results import ratings_of

if TYPE_CHECKING:
    from elgrande.server.live.house import House
    from elgrande.server.live.table import LiveTable


LONGEST_TITLE: Final = 60
_MOST_TABLES: Final = 500
"""Tables in the lobby that are looked through."""
_NEAR: Final = 150.0
"""Points of rating between those who may play together at once,"""
_STEP_LIVE: Final = 20.0
"""... and as many more for every so many seconds of waiting for a live game,"""
_STEP_DAYS: Final = 3 * 3600.0
"""... or for one over days."""
_STEPS: Final = 4
"""After so many steps it does not matter any more."""


def wish_key(setup: SetupInfo, clock: ClockSetting) -> str:
    """The same for all who want the same, however they said it."""
    facts = {**msgspec.to_builtins(setup), "clock": msgspec.to_builtins(clock)}
    facts["sets"] = sorted(facts["sets"])
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


class Pairings:
    """Brings people together. All that it knows is in the database."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def wish(self, form: WishForm, account: Account) -> None:
        """Somebody wants to play; if enough others want the same, the game begins."""
        setup, clock = checked_setup(form.setup), checked_clock(form.clock)
        if isinstance(clock, NoClock):
            raise Refusal("bad_clock", "strangers play by a clock: choose a live one, or days", 400)
        info = setup_info(setup)
        now = time.time()
        values: dict[str, Any] = {
            "account": account.id,
            "name": account.name,
            "wish": wish_key(info, clock),
            "players": info.players,
            "setup": msgspec.to_builtins(info),
            "clock": msgspec.to_builtins(clock),
            "since": now,
            "seen": now,
            "waits": isinstance(clock, DaysClock),
        }
        game = await self.house.database.write(lambda sql: _wish(sql, values))
        if game is not None:
            await self._begin(game)
        else:
            await self._join_one(values)

    async def look(self, account: Account | None) -> Pairing:
        """How it stands for somebody, who is taken to be there still."""
        if account is None:
            return await self.house.database.read(lambda sql: _stands(sql, None))
        id = account.id
        own, game = await self.house.database.write(lambda sql: _come_again(sql, id))
        if game is not None:
            await self._begin(game)
        elif own is not None:
            await self._join_one(own)
        return await self.house.database.read(lambda sql: _stands(sql, id))

    async def forget(self, account: Account) -> None:
        await self.house.database.write(lambda sql: store.forget_wish(sql, account.id))

    async def catch_up(self) -> None:
        """Begin what a process that died could not, and forget who has gone."""
        for game in await self.house.database.read(store.not_started):
            await self._begin(game)
        await self.house.database.write(lambda sql: store.forget_gone(sql, time.time()))
        for wish in await self.house.database.read(lambda sql: store.all_waiting(sql, time.time())):
            found = await self.house.database.write(partial(_match_again, wish=wish))
            if found is not None:
                await self._begin(found)
            else:
                await self._join_one(wish)

    async def _join_one(self, wish: Mapping[Any, Any]) -> None:
        """Take a seat at a table in the lobby that is just what somebody waits for, if there is one."""
        account, write = str(wish["account"]), self.house.database.write
        for game in await self.house.database.read(lambda sql: _fitting(sql, wish, time.time())):
            table = await self.house.table(game)
            await self.house.freshen(table)
            if not wish["waits"] and not any(table.presence().connected):
                # Who wants to play now has nothing of a table at which nobody is.
                continue
            if not await write(partial(store.take_out, account=account, game=game)):
                return
            try:
                await at_table(table, partial(_sit, table, wish))
                return
            except Refusal:
                await write(partial(store.put_back, account=account, game=game))

    async def _begin(self, game: str) -> None:
        table = await self.house.table(game)
        await self.house.freshen(table)

        async def start() -> None:
            if table.facts.state == "lobby" and all(row.kind == "person" and row.ready for row in table.rows):
                await table.start()

        await at_table(table, start)


def _wish(sql: Sql, values: dict[str, Any]) -> str | None:
    store.put_wish(sql, values)
    return _match(sql, values)


def _come_again(sql: Sql, account: str) -> tuple[Mapping[Any, Any] | None, str | None]:
    """Somebody who waits is heard of again: perhaps he was missed. Returns the wish, and the game that was found."""
    own = store.wish_of(sql, account)
    if own is None or own["game"] is not None:
        return None, None
    store.is_there(sql, account)
    return own, _match(sql, own)


def _match_again(sql: Sql, wish: Mapping[Any, Any]) -> str | None:
    return _match(sql, wish) if store.still_waits(sql, wish["account"]) else None


async def _sit(table: LiveTable, wish: Mapping[Any, Any]) -> None:
    """Sit down, ready to begin."""
    account = str(wish["account"])
    if table.facts.state != "lobby" or account in {row.account for row in table.rows}:
        raise Refusal("table_full", "there is no seat at this table any more")
    rows = seating.with_person(table.rows, None, account, str(wish["name"]))
    rows = [row._replace(ready=True) if row.account == account else row for row in rows]
    await table.keep(rows)
    table.tell_table()
    if all(row.kind == "bot" or row.ready for row in rows):
        await table.start()


def _fitting(sql: Sql, wish: Mapping[Any, Any], now: float) -> list[str]:
    """Tables in the lobby that are just what somebody waits for, with people who play about as well."""
    same = [
        game
        for game, setup, clock in store.gathering(sql, _MOST_TABLES)
        if setup["players"] == wish["players"]
        and wish_key(msgspec.convert(setup, SetupInfo), _clock({"clock": clock})) == wish["wish"]
    ]
    taken = load_seats(sql, same)
    account = str(wish["account"])
    found = []
    for game in same:
        people = [row.account for row in taken.get(game, []) if row.account is not None]
        full = all(row.kind != "open" for row in taken.get(game, []))
        if (
            full
            or account in people
            or any(account in pair for pair in store.blocks_among(sql, [account, *people]))
        ):
            continue
        numbers = _numbers(sql, wish, [account, *people])
        others = [number for one in people if (number := numbers.get(one)) is not None]
        mean = sum(others) / len(others) if others else None
        if near(numbers.get(account), mean, reach(now - wish["since"], wish["waits"])):
            found.append(game)
    return found


# ---------------------------------------------------------------------- who plays about as well


def reach(waited: float, over_days: bool) -> float:
    """How far apart in rating somebody may be from who has waited so many seconds; in the end that does not matter."""
    steps = waited / (_STEP_DAYS if over_days else _STEP_LIVE)
    return _NEAR * (1 + steps) if steps < _STEPS else math.inf


def near(one: float | None, other: float | None, apart: float) -> bool:
    """Whether two play together; of who has no rating yet nobody knows better."""
    return one is None or other is None or abs(one - other) <= apart


def _numbers(sql: Sql, wish: Mapping[Any, Any], people: Sequence[str]) -> dict[str, float]:
    """The ratings of some people in what is wished, as far as they have any."""
    pool = pool_of(msgspec.convert(wish["setup"], SetupInfo), _clock(wish))
    return {
        account: float(shown(Skill(row["mu"], row["sigma"])))
        for account, rows in ratings_of(sql, people).items()
        for row in rows
        if (row["family"], row["speed"]) == pool
    }


def _match(sql: Sql, wish: Mapping[Any, Any]) -> str | None:
    """Open a table if enough people want this; returns its id."""
    now = time.time()
    waiting = store.waiting_for(sql, wish["wish"], now)
    if len(waiting) < wish["players"]:
        return None
    ids = [one.account for one in waiting]
    reaches = {one.account: reach(now - one.since, wish["waits"]) for one in waiting}
    blocked = store.blocks_among(sql, ids)
    chosen = company(waiting, wish["players"], blocked, _numbers(sql, wish, ids), reaches)
    if chosen is None:
        return None
    people = _named_apart(chosen)
    name = ", ".join(one.name for one in people)
    if len(name) > LONGEST_TITLE:
        name = name[: LONGEST_TITLE - 1] + "…"
    setup = setup_of(msgspec.convert(wish["setup"], SetupInfo))
    facts = new_facts(new_id(), people[0].account, name, setup, _clock(wish), True, False, True)
    store.bring_together(sql, people, facts.row())
    return facts.id


def _stands(sql: Sql, account: str | None) -> Pairing:
    now = time.time()
    own = None if account is None else store.wish_of(sql, account)
    people = 0 if own is None else len(store.waiting_for(sql, own["wish"], now))
    demand = [_demand(row) for row in store.demand(sql, now)]
    return Pairing(None if own is None else _wish_info(own, people), demand)


def company(
    waiting: Sequence[store.Waiting],
    players: int,
    blocked: Collection[frozenset[str]],
    numbers: Mapping[str, float] | None = None,
    reaches: Mapping[str, float] | None = None,
) -> list[store.Waiting] | None:
    """Who plays together: who has waited longest, with those who play most like him and do not mind each other.

    None if there are not enough. Of two people, the one who has waited longer says how far apart they may be.
    """
    known, wide = numbers or {}, reaches or {}

    def fit(one: store.Waiting, other: store.Waiting) -> bool:
        apart = max(wide.get(one.account, math.inf), wide.get(other.account, math.inf))
        return frozenset((one.account, other.account)) not in blocked and near(
            known.get(one.account), known.get(other.account), apart
        )

    for number, first in enumerate(waiting):

        def distance(one: store.Waiting, first: store.Waiting = first) -> float:
            pair = known.get(first.account), known.get(one.account)
            return 0.0 if pair[0] is None or pair[1] is None else abs(pair[0] - pair[1])

        group = [first]
        for one in sorted(waiting[number + 1 :], key=distance):
            if len(group) < players and all(fit(one, other) for other in group):
                group.append(one)
        if len(group) == players:
            return group
    return None


def _named_apart(people: list[store.Waiting]) -> list[store.Waiting]:
    """Strangers may have the same name; at a table they must not."""
    found: list[store.Waiting] = []
    for one in people:
        name, number = one.name, 2
        while name in {other.name for other in found}:
            name, number = f"{one.name[:21]} {number}", number + 1
        found.append(one._replace(name=name))
    return found


def _wish_info(row: Any, people: int) -> Wish:
    return Wish(
        setup=msgspec.convert(row["setup"], SetupInfo),
        clock=_clock(row),
        since=row["since"],
        people=people,
        game=row["game"],
    )


def _demand(row: Any) -> Demand:
    return Demand(msgspec.convert(row["setup"], SetupInfo), _clock(row), int(row["people"]))


def _clock(row: Any) -> ClockSetting:
    clock: ClockSetting = msgspec.convert(row["clock"], ClockSetting)
    return clock
