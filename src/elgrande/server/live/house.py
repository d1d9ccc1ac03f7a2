"""All tables of a server: found, loaded, made, and looked after when nobody else does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import Connection as Sql

from elgrande.server.account_resources import Announcement
from elgrande.server.doors import Doors, new_door
from elgrande.server.hours import now
from elgrande.server.limits import Limits, Rate
from elgrande.server.lines import Line
from elgrande.server.live import endings, seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.caps import Caps
from elgrande.server.live.facts import (
    Facts,
    checked_clock,
    checked_rule,
    checked_setup,
    checked_title,
    course_of,
    new_facts,
    setup_of,
)
from elgrande.server.live.lists import LISTED_FOR, Lists
from elgrande.server.live.neighbours import BEAT, Neighbours
from elgrande.server.live.pace import ALONE_PAUSE, Pace
from elgrande.server.live.table import LiveTable
from elgrande.server.luck import Luck
from elgrande.server.metrics import Metrics
from elgrande.server.pairing import Pairings
from elgrande.server.post.notices import Notices
from elgrande.server.post.office import Office
from elgrande.server.problems import Refusal, no_such_table, too_fast
from elgrande.server.replays import Replays
from elgrande.server.resources import TableForm, TableSummary
from elgrande.server.results import Results
from elgrande.server.reviews import Reviews
from elgrande.server.settings import Settings
from elgrande.server.store import Database, StoreUnavailable, outbox
from elgrande.server.store import games as store
from elgrande.server.store.accounts import Account, forget_expired, hashed, new_id
from elgrande.server.store.buckets import forget_full, take
from elgrande.server.store.games import ChatRow, Listed, SeatRow, Stored
from elgrande.server.store.meeting import Door, put_door
from elgrande.server.store.moves import Move, Stale
from elgrande.server.think_elsewhere import Elsewhere
from elgrande.server.thinking import Thinkers
from elgrande.server.watch import Watch

_SWEEP: Final = 20.0
"""Seconds from one look around the house to the next."""
_LEAST_IDLE: Final = 60.0
"""Seconds that a table stays in memory in any case."""
_ABANDONED: Final = 7 * 86_400.0
"""A table that has not started after so many seconds is cleared away."""

_NO_MORE: Final = 2**31 - 1
"""A number that no entry, no line of chat and no revision has."""

log = logging.getLogger("elgrande.house")


class House:
    """Knows every table. One house per server process."""

    def __init__(self, settings: Settings, database: Database, luck: Luck) -> None:
        self.settings = settings
        self.luck = luck
        self.database = database
        self.id = new_id()
        self.shared = not database.is_sqlite
        """Whether there may be other processes at the same database."""
        self.neighbours = Neighbours(self) if self.shared else None
        self.sessions_changed: Callable[[], None] = lambda: None
        """What is to be done when another process has changed names or sessions."""
        self._behind: dict[str, list[tuple[int, Move | None]]] = {}
        """Tables that others have changed: the revisions that were told, and what led to them where that was told, too."""
        elsewhere = Elsewhere(database, self.id) if settings.think_elsewhere else None
        # With a single process there is no core to spare.
        ahead = settings.think_ahead and settings.thinker_count > 1
        self.thinkers = Thinkers(settings.thinker_count, elsewhere, luck, ahead)
        self.replays = Replays()
        self.reviews = Reviews(database, self.thinkers, self.replays)
        self.results = Results(self)
        self.doors = Doors(database)
        self.pairings = Pairings(self)
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.office = Office(settings, database, self.id)
        self.notices = Notices(self)
        self.watch = Watch(database)
        self.tables: dict[str, LiveTable] = {}
        self.listed = Lists(database, LISTED_FOR if settings.limits else 0.0)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self.lines_of: dict[str, set[Line]] = {}
        """The lines that are open to each address."""
        self.caps = Caps(self)
        self.leisure = Pace(ALONE_PAUSE if settings.limits else 0.0)
        """How fast bots may choose where they play among themselves, all of them together."""

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin to look after the tables."""
        if self.neighbours is not None:
            await self.neighbours.open()
            self.database.origin = self.id
        await self.watch.learn()
        await self.office.open()
        self._sweeper = asyncio.create_task(self._sweep())
        self._later = asyncio.create_task(self.notices.catch_up())
        self.reviews.wake()

    async def close(self) -> None:
        """Finish what is being committed, say goodbye to everybody, and stop."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            self._later.cancel()
        await self.office.close()
        for table in list(self.tables.values()):
            async with table.lock:
                table.close("shutdown", "the server restarts; you will be connected again in a moment")
        if self.neighbours is not None:
            await self.neighbours.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5.0)
        await self.reviews.close()
        self.thinkers.close()
        self.replays.close()

    def happened(self, table: LiveTable, what: str, by: str | None = None) -> None:
        """Something that people may want to hear of who are not there. A game that is over is noted and rated."""
        self.notices.happened(table, what, by)
        if self.shared and table.alone and what != "moved":
            self.caps.tell()
        if what == "over":
            self.results.soon(table.id)

    async def learn_bans(self) -> None:
        await self.watch.learn()
        self.publish("bans")

    async def announced(self) -> list[Announcement]:
        return await self.watch.announced()

    def forget_announced(self) -> None:
        self.watch.forget()

    def send_away(self, account: str, code: str, text: str) -> None:
        """End all lines of somebody."""
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.account_id == account:
                    connection.close(code, text)

    def hear_blocks(self, account: str, blocked: set[str]) -> None:
        """Somebody does not want to hear some others."""
        for table in self.tables.values():
            for connection in table.connections:
                if connection.account_id == account:
                    connection.blocked = blocked
                    connection.send(table.hello(connection))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that must not end when the connection ends that asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if isinstance(failure, StoreUnavailable):
            log.warning("the database does not answer", extra={"why": str(failure).splitlines()[0]})
        elif failure is not None and not isinstance(failure, Refusal):
            log.error("a task failed", exc_info=failure)

    async def _sweep(self) -> None:
        """Wake tables that need attention, and let idle ones go."""
        turn = 0
        while True:
            try:
                if turn % round(_SWEEP / self._pause) == 0:
                    await self._look_around(turn)
                elif self.shared:
                    await self.take_over()
            except StoreUnavailable as failure:
                log.warning("the database does not answer", extra={"why": str(failure).splitlines()[0]})
            except Exception:
                log.exception("looking around failed")
            turn += 1
            await asyncio.sleep(self._pause)

    @property
    def _pause(self) -> float:
        return BEAT if self.shared else _SWEEP

    async def _look_around(self, turn: int) -> None:
        keeper = self.id if self.shared else None
        for game in await self.database.read(lambda sql: store.to_wake(sql, now(), keeper)):
            if game not in self.tables:
                await self._wake(game)
        if self.shared:
            await self.take_over()
        self._let_go()
        await self.results.catch_up()
        await self.pairings.catch_up()
        await self.watch.learn()
        if turn % round(3600 / self._pause) == 0:
            await self.database.write(self._clear_away)

    async def take_over(self) -> None:
        """Look after tables whose process has died."""
        assert self.neighbours is not None
        if self.closing:
            return
        for game in await self.neighbours.take_over():
            log.info("taken over", extra={"table": game})
            self.spawn(self._look_after(game))

    async def _look_after(self, game: str) -> None:
        while not self.closing:
            try:
                table = await self.table(game)
                async with table.lock:
                    await table.read_on()
                    await table.settle()
                await self._wake(game)
                return
            except StoreUnavailable:
                # It is ours by now, so nobody else would do it.
                await asyncio.sleep(BEAT)

    # ------------------------------------------------------------------ other processes

    @property
    def processes(self) -> int:
        """How many servers are at the same database, this one included."""
        return 1 + (0 if self.neighbours is None else len(self.neighbours.alive))

    @property
    def ready(self) -> bool:
        """Whether somebody may be sent here: it does not end just now, and hears the others."""
        return not self.closing and (self.neighbours is None or self.neighbours.hears)

    async def check_everywhere(self, rate: Rate, who: str) -> None:
        """A limit that holds for all servers together; for what is rare, and worth a question to the database."""
        self.limits.check(rate, who)
        if self.shared and self.limits.enabled:
            wait = await self.database.write(lambda sql: take(sql, repr(rate), who, rate.burst, rate.seconds))
            if wait:
                raise too_fast(wait)

    def publish(self, kind: str, *facts: Any) -> None:
        """Tell other processes something, if there are any."""
        if self.neighbours is not None:
            self.neighbours.publish(kind, *facts)

    def tell_presence(self, table: LiveTable) -> None:
        if self.neighbours is not None:
            self.neighbours.tell_presence(table)

    def hear_moved(self, game: str, revision: int = _NO_MORE, move: Move | None = None) -> None:
        """Another process has changed a table, or said something there."""
        table = self.tables.get(game)
        if table is not None and table.revision < revision:
            self._behind.setdefault(game, []).append((revision, move))
            if len(self._behind[game]) == 1:
                self.spawn(self._catch_up(game))

    async def _catch_up(self, game: str) -> None:
        table = self.tables.get(game)
        while table is not None and self._behind.get(game):
            async with table.lock:
                for revision, move in self._behind.pop(game, []):
                    if table.revision >= revision or table.closed:
                        continue
                    try:
                        if move is not None and move.revision == table.revision:
                            await table.follow(move)
                        else:
                            await table.read_on()
                    except StoreUnavailable:
                        # As soon as the database is heard again, all tables are looked at.
                        return
        self._behind.pop(game, None)

    async def freshen(self, table: LiveTable) -> None:
        """See to it that a table is as the database has it: what others committed may not have been heard yet."""
        if not self.shared:
            return
        revision = await self.database.read(lambda sql: store.revision_of(sql, [table.id]))
        if revision.get(table.id) != table.revision:
            async with table.lock:
                await table.read_on()

    async def look_again(self) -> None:
        """Compare all tables in memory with the database."""
        found = await self.database.read(lambda sql: store.revision_of(sql, list(self.tables)))
        for table in list(self.tables.values()):
            if found.get(table.id) != table.revision:
                self.hear_moved(table.id)

    async def _wake(self, game: str) -> None:
        try:
            table = await self.table(game)
            await table.attention.look_at_clocks()
            due = table.wake() if table.running else None
            if due is None or due > now():
                await self.database.write(lambda sql: store.change_game(sql, game, {"wake": due}))
        except Refusal as problem:
            log.warning("a table cannot be woken", extra={"table": game, "why": str(problem)})
            if problem.code == "broken_game":
                await self.database.write(lambda sql: store.change_game(sql, game, {"wake": None}))

    def _let_go(self) -> None:
        now = time.monotonic()
        limit = max(_LEAST_IDLE, self.settings.idle_minutes * 60)
        if len(self.tables) > self.settings.most_tables:
            limit = _LEAST_IDLE
        for table in list(self.tables.values()):
            if table.is_idle and now - table.idle_since >= limit:
                table.close("gone", "")
                self.forget(table)

    def _clear_away(self, sql: Sql) -> None:
        forget_expired(sql)
        store.remove_abandoned(sql, time.time() - _ABANDONED)
        forget_full(sql, time.time() - 86_400)
        outbox.forget_old(sql)
        if self.settings.archive_days:
            store.archive_left(sql, time.time() - self.settings.archive_days * 86_400)
        if self.settings.guest_days:
            store.remove_old(sql, time.time() - self.settings.guest_days * 86_400)

    # ------------------------------------------------------------------ finding tables

    async def table(self, game: str) -> LiveTable:
        """A table, in memory from now on."""
        table = self.tables.get(game)
        if table is not None:
            # Somebody is about to do something with it: it must not leave the memory in between.
            table.idle_since = time.monotonic()
            return table
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load_table(game))
        return await asyncio.shield(self._loading[game])

    async def _table_if_there(self, game: str | None) -> LiveTable | None:
        """A table that may have been given up since."""
        try:
            return None if game is None else await self.table(game)
        except Refusal as problem:
            if problem.status != 404:
                raise
            return None

    async def _load_table(self, game: str) -> LiveTable:
        try:
            stored = await self.load(game)
            table = LiveTable(self, stored, await course_of(stored))
            self.tables[game] = table
            if self.shared:
                self.publish("who", game)
            async with table.lock:
                with suppress(Stale):
                    await table.settle()
            return table
        finally:
            self._loading.pop(game, None)

    async def load(self, game: str) -> Stored:
        """A table as the database has it."""
        stored = await self.database.read(lambda sql: store.load_game(sql, game))
        if stored is None:
            raise no_such_table()
        return stored

    async def load_head(self, game: str) -> Stored:
        """The same without its entries and its chat, of which there may be many."""
        stored = await self.load_since(game, _NO_MORE, _NO_MORE)
        if stored is None:
            raise no_such_table()
        return stored

    async def load_since(self, game: str, since: int, said_since: int) -> Stored | None:
        """The same with the entries and the chat after some only; None if the table was given up."""
        return await self.database.read(
            lambda sql: store.load_game(sql, game, since=since, said_since=said_since)
        )

    async def keep_line(self, game: str, account: str, row: ChatRow, message: str | None) -> ChatRow | None:
        """Keep a line of chat; None if it is kept already."""
        return await self.database.write(lambda sql: store.add_chat(sql, game, account, row, message))

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def hang_up(self, session: str | None, code: str, text: str) -> None:
        """End the lines of a session that is closed, wherever they are."""
        if session is not None:
            self.hang_up_here(hashed(session), code, text)
            self.publish("hang_up", hashed(session), code, text)

    def hang_up_here(self, session: str, code: str, text: str) -> None:
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.session == session:
                    connection.close(code, text)

    def check_alone(self, address: str) -> None:
        """Bots may play among themselves, but not at so many tables that people notice."""
        self.caps.check_alone(address)

    def mates(self, address: str) -> set[Line]:
        """The lines that are open to an address."""
        for group in [group for group, lines in self.lines_of.items() if not lines]:
            del self.lines_of[group]
        return self.lines_of.setdefault(address, set())

    def summaries(self, listed: Listed, account: str | None) -> list[TableSummary]:
        """Tables out of the database, with who is connected to them."""
        found: list[TableSummary] = []
        for row, rows in listed:
            live = self.tables.get(row["id"])
            if live is not None:
                found.append(live.summary(account))
            else:
                found.append(Facts.of(row).summary(rows, account))
        return found

    # ------------------------------------------------------------------ new tables

    async def new_table(self, form: TableForm, account: Account, address: str = "") -> LiveTable:
        """A new table; with ``start`` its game begins at once."""
        setup = checked_setup(form.setup)
        rows = seating.first_rows(int(setup.players), form.seats, account.id, account.name)
        if form.start:
            seating.check_full(rows)
        name = checked_title(form.name or account.name)
        facts = new_facts(
            new_id(),
            account.id,
            name,
            setup,
            checked_clock(form.clock),
            form.public,
            form.hints,
            form.shuffle_seats,
            checked_rule(form.rule),
        )
        if form.start and not any(row.kind == "person" for row in rows):
            self.check_alone(address)
        table = await self._add(facts, rows, await new_door(form.password, form.language))
        table.address = address
        if form.start:
            async with table.lock:
                await table.start()
        return table

    async def rematch(self, table: LiveTable, account: Account) -> LiveTable:
        """The same people and bots at a new table. Whoever asks later gets the same one."""
        found: list[LiveTable] = []

        async def find() -> None:
            if account.id not in {row.account for row in table.rows}:
                raise Refusal("not_your_table", "only who played here can ask for another game", 403)
            if table.facts.state != "over":
                raise Refusal("not_over", "this game is not over yet")
            again = await self._table_if_there(table.facts.rematch)
            if again is None:
                again = await self._set_up_again(table, account)
                self.notices.invite(again, [row.account for row in again.rows if row.account], account.id)
                await table.keep(rematch=again.id)
                table.tell_table()
            found.append(again)

        await at_table(table, find)
        again = found[-1]
        await self.freshen(again)

        async def be_ready() -> None:
            if again.facts.state == "lobby":
                # Whoever asks for it wants to play.
                rows = [row._replace(ready=row.ready or row.account == account.id) for row in again.rows]
                if rows != again.rows:
                    await again.keep(rows)
                    again.tell_table()
                if all(row.kind == "bot" or row.ready for row in rows):
                    await again.start()

        await at_table(again, be_ready)
        return again

    async def _set_up_again(self, table: LiveTable, account: Account) -> LiveTable:
        old = table.facts
        facts = new_facts(
            new_id(),
            account.id,
            old.name,
            setup_of(old.setup),
            old.clock,
            old.public,
            old.hints,
            old.shuffle_seats,
            old.rule,
        )
        rows = [row._replace(substitute=None, ready=row.account == account.id) for row in table.rows]
        again = await self._add(facts, rows, await self.doors.of(table.id))
        again.address = table.address
        return again

    async def _add(self, facts: Facts, rows: list[SeatRow], door: Door) -> LiveTable:
        def job(sql: Sql) -> None:
            store.add_game(sql, facts.row(), rows)
            put_door(sql, facts.id, door)

        await self.database.write(job)
        log.info("opened", extra={"table": facts.id})
        return await self.table(facts.id)

    async def give_up(self, table: LiveTable, account: Account) -> None:
        """A table that has not started is cleared away, and a game that its owner plays alone against bots."""

        async def remove() -> None:
            if table.facts.state != "lobby":
                endings.check_deletable(table, account.id)
            revision = table.revision
            if not await self.database.write(lambda sql: store.remove_game(sql, table.id, revision)):
                await table.read_again()
                raise Stale("the table was changed meanwhile")
            table.close("gone", "this table was given up")
            self.forget(table)
            self.publish("chat", table.id)

        await at_table(table, remove)
