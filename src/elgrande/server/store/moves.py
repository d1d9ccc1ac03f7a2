"""What happens at a table, written past SQLAlchemy: it is most of what a server writes, and always the same.

A table has a revision. Whoever writes says which one he has seen, and is refused if there is a newer one: so any number
of processes can have the same table in memory, and none of them writes what it made of an old state. That an entry of
a game can be there only once is the second fence.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from elgrande.server.rows import Move as Move
from elgrande.server.rows import SeatRow
from elgrande.server.rows import Stale as Stale

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "elgrande"
"""On which PostgreSQL tells all processes what was committed."""
_JSON: Final = frozenset({"setup", "clock", "record", "status", "clocks", "around", "rule", "asides"})
_ENTRY: Final = ("number", "seat", "text", "auto", "choice")
_SEAT: Final = SeatRow._fields
_ENTRY_TYPES: Final = ("int", "int", "varchar", "bool", "varchar")
_SEAT_TYPES: Final = ("int", "varchar", "varchar", "varchar", "varchar", "varchar", "bool")


def _columns(move: Move) -> list[Any]:
    return [
        _encoded(value) if name in _JSON and value is not None else value
        for name, value in move.values.items()
    ]


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------------- SQLite


def write_sqlite(connection: sqlite3.Connection, moves: Sequence[Move]) -> list[bool]:
    """Write all of them in one transaction; tells which were done and which came too late."""
    done: list[bool] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for move in moves:
            done.append(_move_sqlite(connection, move))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return done


def _move_sqlite(connection: sqlite3.Connection, move: Move) -> bool:
    names = tuple(move.values)
    found = connection.execute(_update_sqlite(names), [*_columns(move), move.game, move.revision])
    if found.rowcount != 1:
        return False
    if move.entries:
        connection.executemany(_INSERT_ENTRY, [(move.game, *row, move.at) for row in move.entries])
    if move.seats:
        connection.executemany(_UPSERT_SEAT, [(move.game, *row) for row in move.seats])
    if move.snapshot is not None:
        connection.execute(_UPSERT_SNAPSHOT, (move.game, *move.snapshot))
    return True


@cache
def _update_sqlite(names: tuple[str, ...]) -> str:
    changed = "".join(f"{name} = ?, " for name in names)
    return f"UPDATE games SET {changed}revision = revision + 1 WHERE id = ? AND revision = ?"


def _upsert(columns: Sequence[str]) -> str:
    return ", ".join(f"{name} = excluded.{name}" for name in columns)


_INSERT_ENTRY: Final = f"INSERT INTO entries (game, {', '.join(_ENTRY)}, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
_UPSERT_SEAT: Final = (
    f"INSERT INTO seats (game, {', '.join(_SEAT)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    f"ON CONFLICT (game, seat) DO UPDATE SET {_upsert(_SEAT[1:])}"
)
_UPSERT_SNAPSHOT: Final = (
    "INSERT INTO snapshots (game, number, data) VALUES (?, ?, ?) "
    f"ON CONFLICT (game) DO UPDATE SET {_upsert(('number', 'data'))}"
)


# ---------------------------------------------------------------------- PostgreSQL


def write_postgres(
    connection: psycopg.Connection[Any], moves: Sequence[Move], origin: str | None, others: bool = False
) -> list[bool]:
    """The same with PostgreSQL, in one exchange; the other processes are told by ``origin``.

    If ``others`` are there to hear it, choices are told with all that follows from them, so that nobody has to ask; and
    then that there was something, for those of an earlier version, and for what was too long to be told.
    """
    with connection.pipeline(), connection.transaction():
        asked = []
        for move in moves:
            told = told_of(move, origin) if others and origin is not None else None
            sql = _statement(
                tuple(move.values),
                len(move.entries),
                len(move.seats),
                move.snapshot is not None,
                told is not None,
            )
            arguments = [*_columns(move), move.game, move.revision]
            for row in move.entries:
                arguments += [*row, move.at]
            for seat in move.seats:
                arguments += seat
            if move.snapshot is not None:
                arguments += move.snapshot
            if told is not None:
                arguments += CHANNEL, told
            asked.append(connection.execute(sql, arguments))
        # After it, so that whoever has understood it has nothing more to do.
        for first in range(0, len(moves) if origin is not None else 0, _TOLD_AT_ONCE):
            some = moves[first : first + _TOLD_AT_ONCE]
            heads = " ".join(f"{move.game}:{move.revision + 1}" for move in some)
            connection.execute(_NOTIFY, (CHANNEL, f"moved {origin} {heads}"))
    return [cursor.fetchone() is not None for cursor in asked]


def told_of(move: Move, origin: str) -> str | None:
    """A choice as other processes are told of it; None if they have to read what has changed."""
    if not move.entries or move.seats:
        return None
    said = msgspec.json.encode(move._replace(snapshot=None)).decode()
    told = f"chosen {origin} {said}"
    return told if len(told.encode()) <= _LONGEST else None


def heard_of(said: str) -> Move:
    """The choice that another process has told of."""
    return _MOVE.decode(said)


_MOVE: Final = msgspec.json.Decoder(Move)
_LONGEST: Final = 7_000
"""Bytes of a message, of which PostgreSQL takes up to 8,000."""
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
_TOLD_AT_ONCE: Final = 150
"""Tables in one message."""


@cache
def _statement(names: tuple[str, ...], entries: int, seats: int, snapshot: bool, told: bool) -> bytes:
    """One statement for a whole move: what follows is done, and told, only if the revision was right."""
    changed = "".join(f"{name} = %s{'::json' if name in _JSON else ''}, " for name in names)
    parts = [
        f"moved AS (UPDATE games SET {changed}revision = revision + 1 "
        "WHERE id = %s AND revision = %s RETURNING id)"
    ]
    if entries:
        rows = _rows((*_ENTRY_TYPES, "float8"), entries)
        parts.append(
            f"said AS (INSERT INTO entries (game, {', '.join(_ENTRY)}, at) "
            f"SELECT moved.id, e.* FROM moved, (VALUES {rows}) AS e)"
        )
    if seats:
        parts.append(
            f"sat AS (INSERT INTO seats (game, {', '.join(_SEAT)}) "
            f"SELECT moved.id, s.* FROM moved, (VALUES {_rows(_SEAT_TYPES, seats)}) AS s "
            f"ON CONFLICT (game, seat) DO UPDATE SET {_upsert(_SEAT[1:])})"
        )
    if snapshot:
        parts.append(
            "kept AS (INSERT INTO snapshots (game, number, data) "
            "SELECT moved.id, k.* FROM moved, (VALUES (%s::int, %s::text)) AS k "
            f"ON CONFLICT (game) DO UPDATE SET {_upsert(('number', 'data'))})"
        )
    return f"WITH {', '.join(parts)} SELECT {'pg_notify(%s, %s)' if told else 'id'} FROM moved".encode()


def _rows(types: Sequence[str], count: int) -> str:
    row = "(" + ", ".join(f"%s::{kind}" for kind in types) + ")"
    return ", ".join([row] * count)
