"""All tables of a page. There is one person at it, and nobody else changes anything but another tab."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, NamedTuple

from elgrande.server.limits import Limits
from elgrande.server.live import seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.facts import Facts, checked_clock, checked_setup, course_of, new_facts, setup_of
from elgrande.server.live.table import LiveTable
from elgrande.server.luck import Luck
from elgrande.server.metrics import Metrics
from elgrande.server.play_on import Opening
from elgrande.server.problems import Refusal, no_such_table
from elgrande.server.resources import TableForm, TableSummary
from elgrande.server.rows import Account, ChatRow, SeatRow, Stored, new_id
from elgrande.tab.bots import OFFERED, Thinkers
from elgrande.tab.browser import Browser
from elgrande.tab.memory import Memory, Row

_LONGEST_TITLE = 60

log = logging.getLogger("elgrande.tab")


class Wishes(NamedTuple):
    bot_pause: float = 1.0
    """Seconds between the choices of bots where nobody plays himself any more."""


class NoHurry:
    async def wait(self) -> None:
        """Let the page breathe between two choices of bots that play among themselves."""
        await asyncio.sleep(0)


class TabHouse:
    """Knows every table that is kept in this browser."""

    shared = False

    def __init__(self, browser: Browser) -> None:
        self.id = new_id()
        self.browser = browser
        self.database = Memory(browser)
        self.thinkers = Thinkers(browser)
        self.metrics = Metrics()
        self.limits = Limits(enabled=False)
        self.luck = Luck()
        self.settings = Wishes()
        self.leisure = NoHurry()
        self.tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ what a table needs

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, Refusal):
            log.error("a task failed", exc_info=failure)

    def happened(self, table: LiveTable, what: str, by: str | None = None) -> None:
        """Nobody is told or rated here: everybody sits before this screen."""

    async def load(self, game: str) -> Stored:
        return await self.database.load(game)

    async def load_since(self, game: str, since: int, said_since: int) -> Stored | None:
        if game not in self.database.games:
            return None
        stored = await self.database.load(game)
        entries = [row for row in stored.entries if row.number > since]
        said = [line for line in stored.chat if line.id > said_since]
        return stored._replace(entries=entries, chat=said)

    async def keep_line(self, game: str, account: str, row: ChatRow, message: str | None) -> ChatRow | None:
        return await self.database.say(game, row)

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def publish(self, kind: str, *facts: Any) -> None:
        """There is nobody else to tell."""

    def tell_presence(self, table: LiveTable) -> None:
        """There is nobody else to tell."""

    def check_alone(self, address: str) -> None:
        """Bots may play among themselves as they like: it is the player's own machine."""

    # ------------------------------------------------------------------ finding tables

    async def table(self, game: str) -> LiveTable:
        """A table, in memory from now on."""
        async with self._loading:
            table = self.tables.get(game)
            if table is None:
                stored = await self.load(game)
                table = self.tables[game] = LiveTable(self, stored, await course_of(stored))
        if not table.attention.thinking:
            async with table.lock:
                await table.settle()
        return table

    async def hear_moved(self, game: str) -> None:
        """Another tab has changed a table."""
        table = self.tables.get(game)
        if table is not None:
            async with table.lock:
                await table.read_on()

    def need(self) -> Account:
        """Who plays; refused as long as nobody has said it."""
        if self.database.me is None:
            raise Refusal("no_session", "say who you are first: play as a guest, or log in", 401)
        return self.database.me

    def summaries(self) -> list[TableSummary]:
        """All tables but records that somebody brought."""
        account = None if self.database.me is None else self.database.me.id
        found: list[TableSummary] = []
        for game, kept in self.database.games.items():
            live = self.tables.get(game)
            facts = Facts.of(Row(kept.row)) if live is None else live.facts
            if not facts.uploaded:
                rows = kept.seats if live is None else live.rows
                found.append(facts.summary(rows, account))
        return found

    # ------------------------------------------------------------------ new tables

    async def new_table(self, form: TableForm) -> LiveTable:
        account = self.need()
        setup = checked_setup(form.setup)
        for seat in form.seats:
            if seat.kind == "bot" and seat.bot is not None and seat.bot not in OFFERED:
                raise Refusal("no_such_bot", f"'{seat.bot}' does not play in a page; choose another one", 400)
        rows = seating.first_rows(int(setup.players), form.seats, account.id, account.name)
        if form.start:
            seating.check_full(rows)
        facts = new_facts(
            new_id(),
            account.id,
            title(form.name or account.name),
            setup,
            checked_clock(form.clock),
            hints=form.hints,
            shuffle_seats=form.shuffle_seats,
        )
        table = await self._add(facts, rows)
        if form.start:
            async with table.lock:
                await table.start()
        return table

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The same people and bots at a new table. Whoever asks later gets the same one."""
        if table.facts.state != "over":
            raise Refusal("not_over", "this game is not over yet")
        if table.facts.rematch in self.database.games:
            return await self.table(str(table.facts.rematch))
        old = table.facts
        facts = new_facts(
            new_id(),
            self.need().id,
            old.name,
            setup_of(old.setup),
            old.clock,
            hints=old.hints,
            shuffle_seats=old.shuffle_seats,
        )
        again = await self._add(facts, [row._replace(substitute=None, ready=False) for row in table.rows])

        async def remember() -> None:
            await table.keep(rematch=again.id)
            table.tell_table()

        await at_table(table, remember)
        async with again.lock:
            await again.start()
        return again

    async def _add(self, facts: Facts, rows: list[SeatRow]) -> LiveTable:
        await self.database.add(facts.row(), rows)
        return await self.table(facts.id)

    async def open_at(self, opening: Opening) -> LiveTable:
        """A table that goes on from a moment, or begins with a position."""
        await self.database.add(opening.values, opening.rows, opening.entries)
        table = await self.table(str(opening.values["id"]))
        if opening.start:
            async with table.lock:
                await table.start()
        return table

    async def remove(self, game: str) -> None:
        """Clear away a table or a record for good."""
        kept = self.database.games.get(game)
        if kept is None:
            raise no_such_table()
        await self.database.remove(game, int(kept.row["number"]))
        table = self.tables.get(game)
        if table is not None:
            table.close("gone", "this table was given up")
            self.forget(table)


def title(text: str) -> str:
    """The name of a table."""
    name = " ".join(text.split())
    if not name or len(name) > _LONGEST_TITLE:
        raise Refusal("bad_name", f"the name of a table is a line of at most {_LONGEST_TITLE} letters", 400)
    return name
