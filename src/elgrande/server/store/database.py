"""A database behind an event loop: queries run in threads, and writes are committed together.

All writes that wait at the same time go into one transaction, so that one flush to the disk serves them all. A write
that fails, such as an entry that is there already, is undone alone by its savepoint. Nobody hears that a write is done
before the transaction is committed.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from elgrande.server.rows import Move, Stale
from elgrande.server.rows import StoreUnavailable as StoreUnavailable
from elgrande.server.store.moves import write_postgres, write_sqlite
from elgrande.server.tracing import span

T = TypeVar("T")
Job = Callable[[Connection], T]
_Write = tuple[Job[Any], Future[Any]]


class _Moving(NamedTuple):
    move: Move
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


_BATCH: Final = 200
"""Writes that are committed together at most."""
_TOGETHER: Final = 0.008
"""Seconds that a move waits for others, to be committed with them, where much happens:"""
_BUSY: Final = 0.04
"""... where the last ones were committed less than so many seconds ago."""
_READERS: Final = 4
_TIDY: Final = 2.0
"""Seconds between two checkpoints of SQLite."""
_POSTGRES_WRITERS: Final = 2


class Database:
    """Runs jobs, functions of a connection, on SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            _keep_private(Path(self.url.database))
        writers = 1 if self.is_sqlite else _POSTGRES_WRITERS
        self.engine = self._engine(2 * writers + _READERS + 1)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._jobs: queue.SimpleQueue[_Write | list[_Moving] | None] = queue.SimpleQueue()
        self._gathered: list[_Moving] = []
        self._handed_over = 0.0
        self.origin: str | None = None
        """The process by which others are told of moves; None while there can be no others."""
        self.others = False
        """Whether there are others who hear it."""
        self._closed = False
        self._keeps = True
        """Whether the last thing that was written could be kept."""
        self._writers = [
            threading.Thread(target=self._write_on, name=f"writer-{number}", daemon=True)
            for number in range(writers)
        ]
        for writer in self._writers:
            writer.start()
        self._closing = threading.Event()
        self._tidier = threading.Thread(target=self._tidy_up, name="tidier", daemon=True)
        if self.is_sqlite:
            self._tidier.start()

    def _engine(self, connections: int) -> Engine:
        if not self.is_sqlite:
            return sa.create_engine(self.url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
        engine = sa.create_engine(
            self.url, pool_size=connections, max_overflow=0, connect_args={"check_same_thread": False}
        )
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine

    # ------------------------------------------------------------------ jobs

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError as failure:
            raise unavailable(failure) from failure

    async def check(self) -> None:
        """Refused if it does not answer, or if the last write failed and one more does, too."""
        await self.read(lambda sql: sql.execute(sa.text("SELECT 1")).scalar())
        if not self._keeps:
            # A row is written as it is: that needs as much of the disk as any other.
            await self.write(
                lambda sql: sql.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
            )

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes, and come back when it is committed.

        A job must touch nothing but its connection: it may run again if it fails together with others.
        """
        if self._closed:
            raise StoreUnavailable("the server is shutting down; try again in a moment")
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    async def move(self, move: Move) -> None:
        """Change a table, and come back when that is committed; ``Stale`` if somebody else was faster."""
        if self._closed:
            raise StoreUnavailable("the server is shutting down; try again in a moment")
        loop = asyncio.get_running_loop()
        moving = _Moving(move, loop.create_future(), loop)
        self._gather(moving)
        with span("commit", table=move.game, entries=len(move.entries)):
            await moving.future

    def _gather(self, moving: _Moving) -> None:
        """Where much happens, what comes within a few milliseconds goes to a writer at once.

        To wake a thread and to flush to the disk costs more than to write a move.
        """
        gathered = self._gathered
        if gathered and gathered[0].loop is not moving.loop:
            self._jobs.put([moving])
            return
        gathered.append(moving)
        if len(gathered) == 1:
            busy = moving.loop.time() - self._handed_over < _BUSY
            moving.loop.call_later(_TOGETHER if busy else 0.0, self._hand_over, moving.loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered, self._gathered = self._gathered, []
        self._handed_over = loop.time()
        self._jobs.put(gathered)

    def write_now(self, job: Job[T]) -> T:
        """The same outside of an event loop."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future.result()

    def _write_on(self) -> None:
        mover = Mover(self)
        while True:
            first = self._jobs.get()
            if first is None:
                mover.close()
                return
            moves: list[_Moving] = []
            jobs: list[_Write] = []
            job: _Write | list[_Moving] | None = first
            while job is not None:
                if isinstance(job, list):
                    moves += job
                else:
                    jobs.append(job)
                if len(moves) + len(jobs) >= _BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                self._jobs.put(None)
            if moves:
                self._move(mover, moves)
            # Nobody waits any more for what was cancelled; from here on nothing can be.
            jobs = [one for one in jobs if one[1].set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)

    def _move(self, mover: Mover, moves: list[_Moving]) -> None:
        found = mover.write([moving.move for moving in moves])
        if any(isinstance(problem, StoreUnavailable) for problem in found):
            self._keeps = False
        elif None in found:
            self._keeps = True
        answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
        for moving, problem in zip(moves, found, strict=True):
            answers.setdefault(moving.loop, []).append((moving.future, problem))
        for loop, some in answers.items():
            with suppress(RuntimeError):
                # The loop may be closed: then nobody waits.
                loop.call_soon_threadsafe(_answer, some)

    def _commit(self, batch: list[_Write]) -> None:
        if len(batch) == 1:
            self._commit_alone(*batch[0])
            return
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with self._transaction() as connection:
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            results.append((future, job(connection), None))
                    except IntegrityError as refusal:
                        results.append((future, None, refusal))
                    except SQLAlchemyError:
                        raise
                    except Exception as failure:
                        results.append((future, None, failure))
        except SQLAlchemyError:
            # One of them may be to blame, or two transactions were in each other's way: now one by one.
            for job, future in batch:
                self._commit_alone(job, future)
            return
        self._keeps = True
        for future, result, problem in results:
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(result)

    def _commit_alone(self, job: Job[Any], future: Future[Any]) -> None:
        try:
            with self._transaction() as connection:
                result = job(connection)
        except IntegrityError as refusal:
            future.set_exception(refusal)
        except SQLAlchemyError as failure:
            self._keeps = False
            future.set_exception(unavailable(failure))
        except Exception as failure:
            future.set_exception(failure)
        else:
            self._keeps = True
            future.set_result(result)

    @contextmanager
    def disk(self) -> Iterator[None]:
        """Around everything that is written; a place where tests break it."""
        yield

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.disk(), self.engine.connect() as connection:
            if self.is_sqlite:
                connection = connection.execution_options(elgrande_writes=True)
            with connection.begin():
                yield connection

    def _tidy_up(self) -> None:
        """Move what SQLite has logged into its file now and then: here, so that no writer has to wait for it."""
        while not self._closing.wait(_TIDY):
            try:
                connection = self.engine.raw_connection()
                try:
                    connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
                finally:
                    connection.close()
            except (SQLAlchemyError, sqlite3.Error):
                # The next time will do.
                continue

    def close(self) -> None:
        """Finish what was begun, then let go."""
        if self._closed:
            return
        self._closed = True
        self._closing.set()
        if self._tidier.is_alive():
            self._tidier.join()
        gathered, self._gathered = self._gathered, []
        self._jobs.put(gathered)
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            writer.join()
        self._readers.shutdown()
        self.engine.dispose()


def _answer(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, problem in answers:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


class Mover:
    """The connection of one writer, on which it writes moves past SQLAlchemy."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._connection: sa.PoolProxiedConnection | None = None

    def write(self, moves: list[Move]) -> list[Exception | None]:
        """What came of each of them."""
        try:
            done = self._attempt(moves)
        except _DRIVERS as failure:
            # One of them may be to blame, or the connection is broken: now one by one, on a new one.
            if len(moves) == 1 and not self._broken(failure):
                return [self._problem(failure)]
            return [self._alone(move) for move in moves]
        except SQLAlchemyError as failure:
            return [unavailable(failure)] * len(moves)
        return [None if one else Stale("the table was changed meanwhile") for one in done]

    def _alone(self, move: Move) -> Exception | None:
        try:
            (done,) = self._attempt([move])
        except _DRIVERS as failure:
            return self._problem(failure)
        except SQLAlchemyError as failure:
            return unavailable(failure)
        return None if done else Stale("the table was changed meanwhile")

    def _attempt(self, moves: list[Move]) -> list[bool]:
        database = self.database
        if self._connection is None:
            self._connection = database.engine.raw_connection()
            if not database.is_sqlite:
                self._connection.rollback()
        driver: Any = self._connection.driver_connection
        try:
            with database.disk():
                if database.is_sqlite:
                    return write_sqlite(driver, moves)
                return write_postgres(driver, moves, database.origin, database.others)
        except BaseException:
            self._connection.invalidate()
            self._connection = None
            raise

    @staticmethod
    def _broken(failure: BaseException) -> bool:
        """Whether it is worth another attempt: the connection may have been broken before this was written."""
        return isinstance(failure, _postgres_errors("OperationalError"))

    @staticmethod
    def _problem(failure: BaseException) -> Exception:
        if isinstance(failure, (sqlite3.IntegrityError, *_postgres_errors("IntegrityError"))):
            return Stale("this entry is there already")
        return StoreUnavailable(f"the database does not answer ({_first_line(failure)})")

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _postgres_errors(name: str) -> tuple[type[Exception], ...]:
    """A kind of error of PostgreSQL; none where only SQLite is installed."""
    try:
        return (getattr(import_module("psycopg"), name),)
    except ModuleNotFoundError:
        return ()


_DRIVERS: Final[tuple[type[Exception], ...]] = (sqlite3.Error, *_postgres_errors("Error"))


def _first_line(failure: BaseException) -> str:
    return (str(failure).splitlines() or [type(failure).__name__])[0]


def database_url(url: str) -> URL:
    """An address as SQLAlchemy wants it; a plain path is a file of SQLite."""
    if "://" not in url:
        # By its one true name: a link to it is the same database, and its lock is beside the file.
        return URL.create("sqlite", database=str(Path(url).resolve()))
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            url = "postgresql+psycopg://" + url.removeprefix(prefix)
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreUnavailable(f"'{url}' is no database: {_EXAMPLES}") from None
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreUnavailable(f"there is no support for {found.get_backend_name()}: {_EXAMPLES}")
    return found


_EXAMPLES: Final = "write a path for SQLite, or postgresql://user:password@host/name"


def unavailable(failure: SQLAlchemyError) -> StoreUnavailable:
    """A sentence without the statement and its parameters, which are not for everybody's eyes."""
    detail = str(failure.orig).splitlines()[0] if isinstance(failure, DBAPIError) and failure.orig else ""
    return StoreUnavailable(f"the database does not answer ({detail or type(failure).__name__})")


def _prepare_sqlite(connection: Any, record: object) -> None:
    # SQLAlchemy's begin decides when a transaction starts, not the driver: savepoints need that.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # Every commit is flushed to the disk, so that not even a power cut loses what was acknowledged.
    cursor.execute("PRAGMA synchronous=FULL")
    # Checkpoints have a thread of their own; a writer does one only if that cannot keep up (80 MB).
    cursor.execute("PRAGMA wal_autocheckpoint=20000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("elgrande_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _keep_private(path: Path) -> None:
    """Passwords are in there, if only as hashes: nobody else on this machine is to read it."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        if os.name != "nt":
            path.chmod(0o600)
