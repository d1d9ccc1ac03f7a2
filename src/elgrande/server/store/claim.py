"""One server for one database: a second one would not know what the first one has in memory."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from elgrande.rules.errors import Reason
from elgrande.server.store.database import StoreUnavailable, unavailable

_LOCK: Final = "pg_try_advisory_lock_shared(1995, 2015)"
"""Shared by all servers that know of each other; those of earlier versions want it for themselves alone.

PostgreSQL keeps such locks for each database apart, and frees them when the session ends, however it ends.
"""
_PATIENCE: Final = 3.0
"""Seconds until PostgreSQL has noticed that the session of a server that was killed is over."""
_WATCH: Final = 2.0
"""Seconds between two looks at the session that holds the lock."""
# A machine that has vanished, with the server on it, must not keep the lock for hours.
_KEEPALIVES: Final = {
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

log = logging.getLogger("elgrande.store")


class Claim(Protocol):
    """The right to a database, until it is closed."""

    def close(self) -> None: ...


def claim(url: URL, lost: Callable[[], None] | None = None) -> Claim | None:
    """Take a database for this process alone, as long as it runs.

    ``lost`` is called if another server has taken it meanwhile; by default this one then ends in good order.
    """
    if url.get_backend_name() == "postgresql":
        return PostgresClaim(url, lost or _end)
    if not url.database or os.name == "nt":
        return None
    return _claim_file(url.database)


def _claim_file(database: str) -> Claim:
    """Hold a lock beside a file of SQLite; the system frees it whatever happens."""
    import fcntl

    if Path(database).is_dir():
        raise StoreUnavailable(
            f"the database {database} cannot be used: it is a folder; "
            f"name a file in it, such as {Path(database) / 'elgrande.db'}",
            Reason(
                "problem-database-folder",
                {"database": database, "example": str(Path(database) / "elgrande.db")},
            ),
        )
    path = Path(database + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("ab")
    except OSError as problem:
        raise StoreUnavailable(
            f"the database {database} cannot be used: {problem.strerror}",
            Reason("problem-database", {"database": database, "why": problem.strerror or ""}),
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreUnavailable(
            f"another server uses {database}; end it first, or choose another file with --database",
            Reason("problem-database-taken", {"database": database}),
        ) from None
    return lock


class PostgresClaim:
    """An advisory lock, held by a connection that does nothing else.

    If that connection breaks, because the database was restarted or the line was cut, the lock is gone, and is taken
    again as soon as the database answers. Until then nothing is lost: an entry of a game that is there already cannot be
    written again. But if another server has got the lock first, the games in the memory of this one are out of date.
    """

    def __init__(self, url: URL, lost: Callable[[], None]) -> None:
        self._engine = sa.create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._lost = lost
        self._closing = threading.Event()
        try:
            self._connection = self._connect()
            taken = self._take(_PATIENCE)
        except SQLAlchemyError as failure:
            raise unavailable(failure) from failure
        if not taken:
            self._connection.close()
            name = url.render_as_string(hide_password=True).replace("+psycopg", "")
            raise StoreUnavailable(
                f"another server uses {name}; end it first, or choose another database with --database",
                Reason("problem-database-taken", {"database": name}),
            )
        self._watcher = threading.Thread(target=self._watch, name="claim", daemon=True)
        self._watcher.start()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        for name, value in _KEEPALIVES.items():
            connection.execute(sa.select(sa.func.set_config(name, value, False)))
        return connection

    def _take(self, patience: float) -> bool:
        until = time.monotonic() + patience
        while not self._connection.execute(sa.text(f"SELECT {_LOCK}")).scalar():
            if time.monotonic() >= until:
                return False
            time.sleep(0.1)
        return True

    def _watch(self) -> None:
        broken = False
        while not self._closing.wait(_WATCH):
            try:
                if not broken:
                    self._connection.execute(sa.text("SELECT 1"))
                    continue
                self._connection = self._connect()
                taken = self._take(_PATIENCE)
            except SQLAlchemyError:
                if not broken:
                    log.warning("the connection that claims the database is lost; it is claimed again")
                broken = True
                with suppress(SQLAlchemyError):
                    self._connection.close()
                continue
            if not taken:
                log.error("another server has taken the database meanwhile")
                self._lost()
                return
            broken = False

    def close(self) -> None:
        self._closing.set()
        self._watcher.join()
        with suppress(SQLAlchemyError):
            self._connection.close()
        self._engine.dispose()


def _end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)
