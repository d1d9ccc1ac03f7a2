"""Quick pairing: whoever wants to play the same is brought together, by whatever process they came."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.engine import Connection as Sql

from elgrande.server.live.at_table import at_table
from elgrande.server.live.facts import checked_clock, checked_setup, new_facts, setup_info, setup_of
from elgrande.server.meeting_resources import Demand, Pairing, Wish, WishForm
from elgrande.server.problems import Refusal
from elgrande.server.resources import ClockSetting, DaysClock, NoClock, SetupInfo
from elgrande.server.store import pairing as store
from elgrande.server.store.accounts import Account, new_id

if TYPE_CHECKING:
    from elgrande.server.live.house import House


LONGEST_TITLE: Final = 60


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

    async def look(self, account: Account | None) -> Pairing:
        """How it stands for somebody, who is taken to be there still."""
        if account is None:
            return await self.house.database.read(lambda sql: _stands(sql, None))
        id = account.id
        game = await self.house.database.write(lambda sql: _come_again(sql, id))
        if game is not None:
            await self._begin(game)
        return await self.house.database.read(lambda sql: _stands(sql, id))

    async def forget(self, account: Account) -> None:
        await self.house.database.write(lambda sql: store.forget_wish(sql, account.id))

    async def catch_up(self) -> None:
        """Begin what a process that died could not, and forget who has gone."""
        for game in await self.house.database.read(store.not_started):
            await self._begin(game)
        await self.house.database.write(lambda sql: store.forget_gone(sql, time.time()))

    async def _begin(self, game: str) -> None:
        table = await self.house.table(game)
        await self.house.freshen(table)

        async def start() -> None:
            if table.facts.state == "lobby" and all(row.kind == "person" for row in table.rows):
                await table.start()

        await at_table(table, start)


def _wish(sql: Sql, values: dict[str, Any]) -> str | None:
    store.put_wish(sql, values)
    return _match(sql, values)


def _come_again(sql: Sql, account: str) -> str | None:
    """Somebody who waits is heard of again: perhaps he was missed."""
    own = store.wish_of(sql, account)
    if own is None or own["game"] is not None:
        return None
    store.is_there(sql, account)
    return _match(sql, own)


def _match(sql: Sql, wish: Mapping[Any, Any]) -> str | None:
    """Open a table if enough people want this; returns its id."""
    waiting = store.waiting_for(sql, wish["wish"], time.time())
    if len(waiting) < wish["players"]:
        return None
    chosen = company(waiting, wish["players"], store.blocks_among(sql, waiting))
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
    waiting: Sequence[store.Waiting], players: int, blocked: Collection[frozenset[str]]
) -> list[store.Waiting] | None:
    """Who plays together: those who have waited longest and do not mind each other; None if there are not enough."""
    for first in range(len(waiting) - players + 1):
        group: list[store.Waiting] = []
        for one in waiting[first:]:
            if not any(frozenset((one.account, other.account)) in blocked for other in group):
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
