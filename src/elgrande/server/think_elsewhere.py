"""Bots that think on other machines: what they are to think about waits in PostgreSQL for whoever has time.

A worker takes one task at a time, for so long and no longer: if it dies, another takes the task again. Whoever asked is
told the answer by NOTIFY. A task that nobody waits for any more is gone, and so is the answer to it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.engine import Connection as Sql

from elgrande.record import Game, from_json
from elgrande.rules import Table
from elgrande.server.bots_at_work import Bots, advice
from elgrande.server.hours import now
from elgrande.server.live.facts import head_of
from elgrande.server.looking_back import LookingBack
from elgrande.server.store import Database
from elgrande.server.store.accounts import new_id
from elgrande.server.store.database import database_url
from elgrande.server.store.moves import CHANNEL
from elgrande.server.store.tables import thoughts

if TYPE_CHECKING:
    import psycopg

WAITING: Final = "elgrande_think"
"""On which workers hear that there is something to think about."""
HOLD: Final = 2.0
"""Seconds beyond its time for which a worker may keep a task; then another one takes it."""
_AGAIN: Final = 1.0
"""Seconds between two looks at the queue if nothing is heard."""

log = logging.getLogger("elgrande.bots")


class Elsewhere:
    """Has other machines think, for one server process."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._open: dict[str, asyncio.Future[Any]] = {}

    @property
    def waiting(self) -> int:
        return len(self._open)

    async def ask(self, rank: int, seconds: float, patience: float, task: str, *arguments: Any) -> Any:
        """The answer of some worker; ``TimeoutError`` if there was none in time."""
        id = new_id()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[id] = future
        asked = now()
        values = {
            "id": id,
            "asker": self.process,
            "rank": rank,
            "asked": asked,
            "until": asked + patience,
            "held": 0.0,
            "task": packed(task, seconds, *arguments),
        }

        def put(sql: Sql) -> None:
            sql.execute(thoughts.insert().values(**values))
            sql.exec_driver_sql(f"NOTIFY {WAITING}")

        try:
            await self.database.write(put)
            return await asyncio.wait_for(future, patience)
        finally:
            del self._open[id]
            if not future.done() or future.cancelled():
                with suppress(Exception):
                    await self.database.write(
                        lambda sql: sql.execute(thoughts.delete().where(thoughts.c.id == id)).close()
                    )

    def answered(self, id: str, right: bool, found: Any) -> None:
        """A worker has thought; if nobody waits for it any more, that was in vain."""
        future = self._open.get(id)
        if future is not None and not future.done():
            if right:
                future.set_result(found)
            else:
                future.set_exception(RuntimeError(str(found)))


# ---------------------------------------------------------------------- tables on their way


def packed(task: str, seconds: float, *arguments: Any) -> str:
    """A task as text; tables in it as their setup, their chance and their state."""
    sent = [_packed_table(one) if isinstance(one, Table) else one for one in arguments]
    return msgspec.json.encode({"task": task, "seconds": seconds, "arguments": sent}).decode()


def _packed_table(table: Table) -> dict[str, Any]:
    return {"head": head_of(Game(table)), "state": table.state()}


def unpacked(text: str) -> tuple[str, float, list[Any]]:
    task = msgspec.json.decode(text)
    return task["task"], float(task["seconds"]), [_unpacked(one) for one in task["arguments"]]


def _unpacked(one: Any) -> Any:
    if not isinstance(one, dict):
        return one
    table = from_json({**one["head"], "entries": []}, telling=False).table
    table.load_state(one["state"])
    return table


# ---------------------------------------------------------------------- the workers

_TAKE: Final = """
    UPDATE thoughts SET worker = %(me)s, held = extract(epoch from clock_timestamp()) + %(hold)s
    WHERE id = (
        SELECT id FROM thoughts
        WHERE until > extract(epoch from clock_timestamp()) AND held < extract(epoch from clock_timestamp())
        ORDER BY rank, asked LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, task
"""
_ANSWER: Final = """
    WITH done AS (DELETE FROM thoughts WHERE id = %(id)s AND worker = %(me)s RETURNING id)
    SELECT pg_notify(%(channel)s, %(told)s) FROM done
"""


class Worker:
    """Takes tasks out of the database, one after the other."""

    def __init__(self, address: str) -> None:
        self.id = new_id()
        self.address = address
        self.bots = Bots()
        self.looking_back = LookingBack()
        self.ended = False

    def run(self) -> None:
        """Until told to end, whatever happens to the database."""
        import psycopg

        while not self.ended:
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as line:
                    line.execute(f"LISTEN {WAITING}")
                    while not self.ended:
                        if not self.work(line):
                            for _ in line.notifies(timeout=_AGAIN, stop_after=1):
                                pass
            except psycopg.Error as failure:
                log.warning("the database does not answer", extra={"why": str(failure).splitlines()[:1]})
                time.sleep(_AGAIN)

    def work(self, line: psycopg.Connection[Any]) -> bool:
        """Do one task; False if there is none."""
        taken = line.execute(_TAKE, {"me": self.id, "hold": HOLD}).fetchone()
        if taken is None:
            return False
        id, text = taken
        try:
            task, seconds, arguments = unpacked(text)
            line.execute(
                "UPDATE thoughts SET held = held + %s WHERE id = %s AND worker = %s", (seconds, id, self.id)
            )
            answer = True, self._do(task, seconds, arguments)
        except Exception as failure:
            log.exception("a thought failed")
            answer = False, f"{type(failure).__name__}: {failure}"
        told = f"thought {self.id} {msgspec.json.encode([id, *answer]).decode()}"
        line.execute(_ANSWER, {"id": id, "me": self.id, "channel": CHANNEL, "told": told})
        return True

    def _do(self, task: str, seconds: float, arguments: list[Any]) -> Any:
        if task == "advise":
            table, seat = arguments
            return advice(table, seat, secrets.randbits(60))
        if task == "look_back":
            return self.looking_back.look_back(*arguments)
        key, name, table, seat = arguments
        return self.bots.choose(key, name, table, seat, seconds, secrets.randbits(60))


def _work(address: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(address)

    def end(*_: object) -> None:
        worker.ended = True

    signal.signal(signal.SIGTERM, end)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    worker.run()


def think(database: str, processes: int) -> None:
    """Have so many processes think for the servers at a database, until told to end."""
    address = database_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    context = multiprocessing.get_context("spawn")
    ended = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: ended.set())

    def start() -> BaseProcess:
        process = context.Process(target=_work, args=(address,), daemon=True)
        process.start()
        return process

    workers = [start() for _ in range(processes)]
    while not ended.wait(0.5):
        for place, worker in enumerate(workers):
            if not worker.is_alive():
                log.error("a worker died; another one is started")
                workers[place] = start()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(10)
