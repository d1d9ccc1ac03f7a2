"""The other processes at the same PostgreSQL: who is alive, and what they tell each other.

Every process renews its row in ``processes``. Whoever does not is dead, or as good as dead: others take over the tables
that it kept. What was committed is told by NOTIFY in the same transaction; the rest, such as who is connected where, is
told beside it. Nothing depends on being heard: what is true is in the database, and whoever writes with an old revision
is refused there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Sql

from elgrande.record import RULES_VERSION
from elgrande.rules.errors import ElGrandeError
from elgrande.server import hours
from elgrande.server.catalogue import package_version
from elgrande.server.live.caps import Told
from elgrande.server.live.presence import Here, here
from elgrande.server.messages import Notice
from elgrande.server.store import StoreUnavailable
from elgrande.server.store.moves import CHANNEL, heard_of
from elgrande.server.store.tables import processes

if TYPE_CHECKING:
    import psycopg

    from elgrande.server.live.house import House
    from elgrande.server.live.table import LiveTable

LEASE: Final = 4.0
"""Seconds after which a process that does not renew its row counts as dead."""
BEAT: Final = 1.0
"""Seconds between two renewals."""
_AGAIN: Final = 0.5
"""Seconds until a broken line to the database is opened again."""
_MOST_AT_ONCE: Final = 50
"""Tables that are taken over at once."""
_LONGEST: Final = 7_000
"""Bytes of a message; PostgreSQL takes up to 8,000."""
_NOW: Final = "extract(epoch from clock_timestamp())"

log = logging.getLogger("elgrande.house")


class Neighbours:
    """What a process knows of the others, and tells them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.id = house.id
        self.alive: set[str] = set()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        url = house.database.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self.hears = False
        """Whether the others are heard."""

    # ------------------------------------------------------------------ coming and going

    async def open(self) -> None:
        """Become known, and begin to listen."""
        await self.house.database.write(self._register)
        self._tasks = [
            asyncio.create_task(work) for work in (self._listen(), self._speak(), self._stay_alive())
        ]
        for _ in range(100):
            # What is committed from now on is to be heard.
            if self.hears:
                break
            await asyncio.sleep(0.02)

    def _register(self, sql: Sql) -> None:
        now = float(sql.execute(sa.text(f"SELECT {_NOW}")).scalar() or 0.0)
        hours.agree(now)
        other = sa.select(processes.c.rules, processes.c.version).where(
            processes.c.until > now, processes.c.rules != RULES_VERSION
        )
        found = sql.execute(other).first()
        if found is not None:
            raise StoreUnavailable(
                f"servers of another version ({found.version}, rules {found.rules}) use this database; this one has the "
                f"rules {RULES_VERSION}, and both cannot play the same games: end those first"
            )
        sql.execute(processes.delete().where(processes.c.until < now - 3600))
        sql.execute(
            processes.insert().values(
                id=self.id,
                until=now + LEASE,
                started=now,
                version=package_version()[:40],
                rules=RULES_VERSION,
            )
        )

    async def close(self) -> None:
        """Leave the tables to the others, at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

        def leave(sql: Sql) -> None:
            sql.execute(processes.delete().where(processes.c.id == self.id))
            told = _packed("left", self.id, ())
            sql.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

        with suppress(ElGrandeError):
            await self.house.database.write(leave)

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                late, alive = await self.house.database.write(self._renew)
            except Exception as failure:
                log.warning("the lease could not be renewed", extra={"why": str(failure).splitlines()[:1]})
                continue
            self.house.caps.tell()
            gone = self.alive - alive
            self.alive = alive
            self.house.database.others = bool(alive)
            for process in gone:
                self._forget(process)
            if late:
                # Others may have taken over what was kept here.
                log.warning("the lease was over; the tables are looked at again")
                await self.house.look_again()

    def _renew(self, sql: Sql) -> tuple[bool, set[str]]:
        """Whether the lease had run out, and who is alive."""
        now = float(sql.execute(sa.text(f"SELECT {_NOW}")).scalar() or 0.0)
        mine = processes.c.id == self.id
        before = sql.execute(sa.select(processes.c.until).where(mine)).scalar()
        if before is None:
            sql.execute(
                processes.insert().values(
                    id=self.id,
                    until=now + LEASE,
                    started=now,
                    version=package_version()[:40],
                    rules=RULES_VERSION,
                )
            )
        else:
            sql.execute(processes.update().where(mine).values(until=now + LEASE))
        others = sa.select(processes.c.id).where(processes.c.until > now, processes.c.id != self.id)
        return before is None or before < now, {str(one) for one in sql.execute(others).scalars()}

    # ------------------------------------------------------------------ tables that nobody looks after

    async def take_over(self) -> list[str]:
        """Take tables whose bots or clocks are due and that no living process keeps."""
        return await self.house.database.write(self._take)

    def _take(self, sql: Sql) -> list[str]:
        found = sql.execute(
            sa.text(
                f"""
                UPDATE games SET keeper = :me, revision = revision + 1 WHERE id IN (
                    SELECT games.id FROM games LEFT JOIN processes ON processes.id = games.keeper
                    WHERE games.state = 'playing' AND games.wake <= {_NOW}
                    AND (processes.id IS NULL OR processes.until < {_NOW})
                    LIMIT :most FOR UPDATE OF games SKIP LOCKED
                ) RETURNING id, revision
                """
            ),
            {"me": self.id, "most": _MOST_AT_ONCE},
        ).all()
        if found:
            told = " ".join(f"{row.id}:{row.revision}" for row in found)
            sql.execute(sa.select(sa.func.pg_notify(CHANNEL, f"moved {self.id} {told}")))
        return [str(row.id) for row in found]

    # ------------------------------------------------------------------ speaking

    def publish(self, kind: str, *facts: Any) -> None:
        """Tell the others something, as soon as possible; if they do not hear it, nothing is lost."""
        text = _packed(kind, self.id, facts)
        if len(text) <= _LONGEST:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait(text)

    async def _speak(self) -> None:
        import psycopg

        text: str | None = None
        while True:
            try:
                async with await self._connect() as line:
                    while True:
                        text = text or await self._outgoing.get()
                        await line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                        text = None
            except psycopg.Error:
                await asyncio.sleep(_AGAIN)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        import psycopg

        return await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=5, **_KEEPALIVES
        )

    # ------------------------------------------------------------------ hearing

    async def _listen(self) -> None:
        import psycopg

        first = True
        while True:
            try:
                async with await self._connect() as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.hears = True
                    if not first:
                        # Whatever was said meanwhile was not heard.
                        await self.house.look_again()
                        self.house.sessions_changed()
                    first = False
                    async for heard in line.notifies():
                        self._hear(heard.payload)
            except (psycopg.Error, ElGrandeError) as failure:
                log.warning("the others are not heard", extra={"why": str(failure).splitlines()[:1]})
            self.hears = False
            await asyncio.sleep(_AGAIN)

    def _hear(self, payload: str) -> None:
        kind, sender, rest = payload.split(" ", 2)
        if sender == self.id:
            return
        try:
            if kind == "moved":
                for part in rest.split():
                    game, _, revision = part.rpartition(":")
                    self.house.hear_moved(game, int(revision))
            elif kind == "chosen":
                move = heard_of(rest)
                self.house.hear_moved(move.game, move.revision + 1, move)
            else:
                self._act(kind, sender, msgspec.json.decode(rest))
        except Exception:
            log.exception("a message of another process was not understood", extra={"kind": kind})

    def _act(self, kind: str, sender: str, facts: Sequence[Any]) -> None:
        house = self.house
        if kind == "left":
            self._forget(sender)
            house.spawn(house.take_over())
            return
        if kind == "sessions":
            house.sessions_changed()
            return
        if kind == "bans":
            house.spawn(house.watch.learn())
            return
        if kind == "thought":
            if house.thinkers.elsewhere is not None:
                house.thinkers.elsewhere.answered(*facts)
            return
        if kind == "caps":
            house.caps.hear(sender, Told(*facts))
            return
        if kind == "hang_up":
            house.hang_up_here(*facts)
            return
        table = house.tables.get(facts[0])
        if table is None:
            return
        if kind == "chat":
            house.hear_moved(table.id)
        elif kind == "notice":
            table.send_all(Notice(*facts[1:]))
        elif kind == "presence":
            names = {id: (name, guest) for id, (name, guest) in facts[3].items()} if facts[3:] else {}
            self._hear_presence(table, sender, Here(set(facts[1]), int(facts[2]), names))
        elif kind == "who" and table.connections:
            self.tell_presence(table)

    # ------------------------------------------------------------------ who is connected

    def tell_presence(self, table: LiveTable) -> None:
        accounts, watchers, names = here(table.connections)
        self.publish("presence", table.id, sorted(filter(None, accounts)), watchers, names)

    def _hear_presence(self, table: LiveTable, process: str, there: Here) -> None:
        if there.accounts or there.watchers:
            table.elsewhere[process] = there
        else:
            table.elsewhere.pop(process, None)
        table.tell_presence()

    def _forget(self, process: str) -> None:
        """A process is gone, and all who were connected to it."""
        self.alive.discard(process)
        self.house.caps.forget(process)
        for table in self.house.tables.values():
            if table.elsewhere.pop(process, None) is not None:
                table.tell_presence()


# A line that is cut somewhere in between must be noticed, although nothing is sent over it for long.
_KEEPALIVES: Final[dict[str, Any]] = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


def _packed(kind: str, sender: str, facts: Sequence[Any]) -> str:
    return f"{kind} {sender} {msgspec.json.encode(facts).decode()}"
