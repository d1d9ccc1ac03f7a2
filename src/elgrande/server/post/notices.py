"""Who is to be told of what happens at a table: those whom it concerns and who are not there to see it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import Connection as Sql

from elgrande.server.hours import now
from elgrande.server.store import outbox

if TYPE_CHECKING:
    from elgrande.server.live.house import House
    from elgrande.server.live.table import LiveTable

_AFTER_START: Final = 60.0
"""Seconds after the start of a server until it is looked whether somebody was not told of his turn."""
_LATELY: Final = 3_600.0


class Notices:
    """Puts notices into the queue."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._told: dict[str, set[tuple[int, int]]] = {}
        """By table: seats, and since which entry they are asked."""

    def happened(self, table: LiveTable, what: str, by: str | None = None) -> None:
        """Something has happened at a table, and is committed: it ``moved``, ``began``, is ``over``, or ``said``."""
        match what:
            case "moved":
                self._turns(table)
            case "began":
                self._tell(table, "begin", self._absent(table, by), table.id)
                self._turns(table)
            case "over":
                self._told.pop(table.id, None)
                people = [row.account for row in table.rows if row.account and row.substitute is None]
                self._tell(table, "over", self._away(table, people), table.id)
            case "said":
                hour = int(time.time() // 3600)
                self._tell(table, "message", self._absent(table, by), f"{table.id} {hour}", by)

    def invite(self, table: LiveTable, accounts: Iterable[str], by: str) -> None:
        """Somebody asks others to his table."""
        self._tell(table, "invite", [one for one in accounts if one != by], table.id, by)

    def _away(self, table: LiveTable, accounts: Iterable[str]) -> list[str]:
        """Those who are not connected to a table."""
        there = table.there
        return sorted({one for one in accounts if one not in there})

    def _absent(self, table: LiveTable, by: str | None) -> list[str]:
        return [
            one for one in self._away(table, [row.account for row in table.rows if row.account]) if one != by
        ]

    def _turns(self, table: LiveTable) -> None:
        """Tell everybody who is asked now and was not told yet."""
        if not table.running or table.course is None:
            return
        course = table.course
        asked = {(seat, course.since[seat]) for seat in table.people(course.game.table.deciders)}
        before = self._told.get(table.id, set())
        self._told[table.id] = asked
        for seat, since in asked - before:
            account = table.rows[seat].account
            if account is None or not self._away(table, [account]):
                continue
            facts = {"number": since}
            self._tell(table, "turn", [account], f"{table.id} {seat} {since}", None, facts)
            expiry = table.clocks.expiry(seat)
            if expiry is not None and (due := expiry - table.clocks.short / 1000) > now():
                self._tell(table, "short", [account], f"{table.id} {seat} {since}", None, facts, due)

    def _tell(
        self,
        table: LiveTable,
        kind: str,
        accounts: list[str],
        about: str,
        by: str | None = None,
        facts: dict[str, Any] | None = None,
        due: float | None = None,
    ) -> None:
        if not accounts:
            return
        name = next((row.name for row in table.rows if row.account == by and by is not None), None)
        told = {"title": table.facts.name, "path": f"/table/{table.id}", "name": name or "", **(facts or {})}
        game = table.id

        def job(sql: Sql) -> int:
            return sum(outbox.put(sql, account, kind, about, told, game, due) for account in accounts)

        self.house.spawn(self._put(job))

    async def _put(self, job: Any) -> None:
        if await self.house.database.write(job):
            self.house.office.stir()

    async def catch_up(self) -> None:
        """After a start: whose turn came just before the server ended, and who is not here, is told now."""
        await asyncio.sleep(_AFTER_START)
        since = time.time() - _LATELY
        for game, account, number in await self.house.database.read(lambda sql: outbox.unheard(sql, since)):
            table = await self.house.table(game)
            if table.running and self._away(table, [account]):
                self._tell(table, "turn", [account], f"{game} again {number}", None, {"number": number})
