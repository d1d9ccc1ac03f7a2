"""How far people have come: with lessons, with puzzles. A few words for each, and not many of them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.rules.errors import ElGrandeError
from elgrande.server.store.tables import progress

MOST: Final = 2_000
"""Of one kind, for one account."""


class TooMuchProgress(ElGrandeError):
    """More than is kept for anybody."""


def progress_of(connection: Connection, account: str, kind: str) -> dict[str, str]:
    """What is kept of one kind, in the order of its names."""
    query = sa.select(progress.c.name, progress.c.value).where(*_of(account, kind)).order_by(progress.c.name)
    return {str(name): str(value) for name, value in connection.execute(query)}


def keep(connection: Connection, account: str, kind: str, entries: Mapping[str, str]) -> dict[str, str]:
    """Keep these; an empty value takes a name away, and all others stay as they are. Returns what is kept now."""
    before = progress_of(connection, account, kind)
    gone = [name for name, value in entries.items() if not value and name in before]
    changed = {name: value for name, value in entries.items() if value and before.get(name) != value}
    if len(before.keys() | changed.keys()) - len(gone) > MOST:
        raise TooMuchProgress(f"no more than {MOST} of these are kept")
    connection.execute(progress.delete().where(*_of(account, kind), progress.c.name.in_(gone)))
    now = time.time()
    for name, value in changed.items():
        _put(connection, account, kind, name, {"value": value, "changed": now})
    return progress_of(connection, account, kind)


def _put(connection: Connection, account: str, kind: str, name: str, values: dict[str, Any]) -> None:
    change = progress.update().where(*_of(account, kind), progress.c.name == name).values(**values)
    if connection.execute(change).rowcount:
        return
    try:
        with connection.begin_nested():
            row = {"account": account, "kind": kind, "name": name, **values}
            connection.execute(progress.insert().values(**row))
    except IntegrityError:
        # Another window of the same account was faster.
        connection.execute(change)


def inherit_progress(connection: Connection, guest: str, account: str) -> None:
    """What somebody did as a guest is his account's, unless that has done the same already."""
    own = sa.select(progress.c.kind, progress.c.name).where(progress.c.account == account)
    known = {(str(kind), str(name)) for kind, name in connection.execute(own)}
    room: dict[str, int] = {}
    for kind, _ in known:
        room[kind] = room.get(kind, 0) + 1
    rows = connection.execute(sa.select(progress).where(progress.c.account == guest)).mappings().all()
    for row in rows:
        kind, name = str(row["kind"]), str(row["name"])
        if (kind, name) not in known and room.get(kind, 0) < MOST:
            room[kind] = room.get(kind, 0) + 1
            _put(connection, account, kind, name, {"value": row["value"], "changed": row["changed"]})
    connection.execute(progress.delete().where(progress.c.account == guest))


def all_progress(connection: Connection, account: str) -> list[dict[str, Any]]:
    """Everything that is kept of somebody, for himself."""
    columns = [progress.c[name] for name in ("kind", "name", "value", "changed")]
    query = (
        sa.select(*columns).where(progress.c.account == account).order_by(progress.c.kind, progress.c.name)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def _of(account: str, kind: str) -> tuple[sa.ColumnElement[bool], ...]:
    return progress.c.account == account, progress.c.kind == kind
