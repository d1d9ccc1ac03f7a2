"""Bringing a database to the form that this version wants."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from elgrande.rules.errors import Reason
from elgrande.server.store.database import Database, StoreUnavailable, unavailable

HEAD: Final = "0010"
"""The newest migration."""
FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(database: Database) -> None:
    """Apply what is missing. A database of a newer version is left alone, with a sentence about it."""
    try:
        if database.is_sqlite and database.url.database:
            Path(database.url.database).parent.mkdir(parents=True, exist_ok=True)
        found = version_of(database)
    except OSError as problem:
        raise StoreUnavailable(
            f"{database.url.database} cannot be used: {problem.strerror}",
            Reason(
                "problem-database", {"database": database.url.database or "", "why": problem.strerror or ""}
            ),
        ) from None
    except sa.exc.SQLAlchemyError as failure:
        raise at_start(failure) from failure
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise StoreUnavailable(
            f"the database has the form {found}, which is newer than this elgrande ({HEAD}); use a newer elgrande",
            Reason("problem-database-newer", {"found": str(found), "own": str(HEAD)}),
        )
    # Imported late: it takes longer than everything else at a start, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with database.engine.connect() as connection:
        writing = connection.execution_options(elgrande_writes=True)
        with writing.begin():
            if not database.is_sqlite:
                # Two servers that start at the same time must not migrate at the same time.
                writing.execute(sa.text("SELECT pg_advisory_xact_lock(1995)"))
            config.attributes["connection"] = writing
            command.upgrade(config, "head")


def version_of(database: Database) -> str | None:
    """The migration that a database has; None for a new one."""
    with database.engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)


def at_start(failure: sa.exc.SQLAlchemyError) -> StoreUnavailable:
    """The same sentence for whoever starts a server, in his language. Players are told less."""
    problem = unavailable(failure)
    why = str(problem).rpartition("(")[2].rstrip(")")
    problem.reason = Reason("problem-database-silent", {"why": why})
    return problem
