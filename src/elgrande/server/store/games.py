"""Tables, seats, entries and chat in the database."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from elgrande.server.rows import ChatRow as ChatRow
from elgrande.server.rows import EntryRow as EntryRow
from elgrande.server.rows import SeatRow as SeatRow
from elgrande.server.rows import Stored as Stored
from elgrande.server.store.tables import (
    accounts,
    calendars,
    chat,
    entries,
    games,
    processes,
    seats,
    sessions,
    snapshots,
)

# ---------------------------------------------------------------------- writing


def add_game(connection: Connection, values: dict[str, Any], rows: Sequence[SeatRow]) -> None:
    connection.execute(games.insert().values(**values))
    put_seats(connection, values["id"], rows)


def put_seats(connection: Connection, game: str, rows: Sequence[SeatRow]) -> None:
    """Replace the seats of a table."""
    connection.execute(seats.delete().where(seats.c.game == game))
    if rows:
        connection.execute(seats.insert(), [{"game": game, **row._asdict()} for row in rows])


def change_game(connection: Connection, game: str, values: dict[str, Any]) -> None:
    connection.execute(games.update().where(games.c.id == game).values(**values))


def add_entries(connection: Connection, game: str, rows: Sequence[EntryRow]) -> None:
    """Append to a game. An entry whose number is taken is refused: nothing is done twice."""
    now = time.time()
    # Past SQLAlchemy: an uploaded game may have thousands, and whoever plays waits until they are written.
    sign = "?" if connection.dialect.name == "sqlite" else "%s"
    names = ("game", *EntryRow._fields, "at")
    sql = f"INSERT INTO entries ({', '.join(names)}) VALUES ({', '.join([sign] * len(names))})"
    connection.exec_driver_sql(sql, [(game, *row, now) for row in rows])


def put_snapshot(connection: Connection, game: str, number: int, data: str) -> None:
    connection.execute(snapshots.delete().where(snapshots.c.game == game))
    connection.execute(snapshots.insert().values(game=game, number=number, data=data))


def add_chat(
    connection: Connection, game: str, account: str, row: ChatRow, message: str | None = None
) -> ChatRow | None:
    """Keep a line of chat; None if this message of this account is kept already."""
    same = (chat.c.game == game, chat.c.account == account, chat.c.message == message)
    if message is not None and connection.execute(sa.select(chat.c.id).where(*same)).first() is not None:
        return None
    values = {**row._asdict(), "game": game, "account": account, "message": message}
    del values["id"]
    result = connection.execute(chat.insert().values(**values))
    assert result.inserted_primary_key is not None
    return row._replace(id=int(result.inserted_primary_key[0]))


def remove_game(connection: Connection, game: str, revision: int | None = None) -> bool:
    """Remove a game; with a revision only if it has that one still."""
    query = games.delete().where(games.c.id == game)
    if revision is not None:
        query = query.where(games.c.revision == revision)
    return connection.execute(query).rowcount > 0


# ---------------------------------------------------------------------- reading


def load_game(
    connection: Connection, game: str, lines: int = 200, since: int | None = None, said_since: int = 0
) -> Stored | None:
    """Everything about one table, with its latest chat; or only the entries and the chat after some."""
    row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().one_or_none()
    if row is None:
        return None
    columns = (entries.c.number, entries.c.seat, entries.c.text, entries.c.auto, entries.c.choice)
    # As many as the row knows of: between two queries there may be more.
    done = connection.execute(
        sa.select(*columns)
        .where(entries.c.game == game, entries.c.number > (since or 0), entries.c.number <= row["number"])
        .order_by(entries.c.number)
    )
    data = None
    if since is None:
        data = connection.execute(sa.select(snapshots.c.data).where(snapshots.c.game == game)).scalar()
    said = connection.execute(
        sa.select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.account)
        .where(chat.c.game == game, chat.c.id > said_since)
        .order_by(chat.c.id.desc())
        .limit(lines)
    )
    until = None
    if connection.dialect.name == "postgresql":
        # Where nobody is alive who looks after it, time has stood still since then.
        alive = sa.select(processes.c.until).where(processes.c.id == row["keeper"])
        until = float(connection.execute(alive).scalar() or 0.0)
    taken = load_seats(connection, [game]).get(game, [])
    by_days = row["clock"]["kind"] == "days"
    return Stored(
        row,
        taken,
        [EntryRow(*entry) for entry in done],
        None if data is None else json.loads(data),
        [ChatRow(*line) for line in said][::-1],
        until,
        calendars_of(connection, [seat.account for seat in taken if seat.account]) if by_days else {},
    )


def calendars_of(connection: Connection, people: Sequence[str]) -> dict[str, tuple[str, list[list[str]]]]:
    """Time zone and holidays of those who have said something about them."""
    query = sa.select(calendars).where(calendars.c.account.in_(people))
    return {account: (zone, away) for account, zone, away in connection.execute(query)}


def load_seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables."""
    columns = [seats.c[name] for name in ("game", *SeatRow._fields)]
    query = sa.select(*columns).where(seats.c.game.in_(tables)).order_by(seats.c.game, seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for game, *values in connection.execute(query):
        found.setdefault(game, []).append(SeatRow(*values))
    return found


Listed = list[tuple[RowMapping, list[SeatRow]]]


def public_games(connection: Connection, states: Sequence[str], limit: int) -> Listed:
    """Public tables, those that changed last first."""
    query = sa.select(games).where(games.c.public, games.c.state.in_(states), ~games.c.uploaded)
    return _listed(connection, query.order_by(games.c.changed.desc()).limit(limit))


def games_of(connection: Connection, account: str, limit: int, archived: bool = False) -> Listed:
    """Tables where an account has a seat, or that it opened: all that are not over, and so many that are."""
    sitting = sa.select(seats.c.game).where(seats.c.account == account)
    own = sa.or_(games.c.id.in_(sitting), games.c.owner == account)
    query = sa.select(games).where(own).order_by(games.c.changed.desc())
    if archived:
        return _listed(connection, query.where(games.c.archived, games.c.state == "playing"))
    query = query.where(sa.or_(~games.c.archived, games.c.state == "over"))
    over = games.c.state == "over"
    return [*_listed(connection, query.where(~over)), *_listed(connection, query.where(over).limit(limit))]


def records(connection: Connection, account: str | None, limit: int) -> Listed:
    """Games that can be replayed: public ones, and those of an account."""
    mine = sa.select(seats.c.game).where(seats.c.account == account)
    visible: sa.ColumnElement[bool] = games.c.public & ~games.c.uploaded
    if account is not None:
        visible = sa.or_(visible, games.c.id.in_(mine), games.c.owner == account)
    query = sa.select(games).where(games.c.state == "over", visible)
    return _listed(connection, query.order_by(games.c.changed.desc()).limit(limit))


def _listed(connection: Connection, query: sa.Select[Any]) -> Listed:
    rows = list(connection.execute(query).mappings())
    taken = load_seats(connection, [row["id"] for row in rows])
    return [(row, taken.get(row["id"], [])) for row in rows]


def revision_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How often some tables were changed so far."""
    query = sa.select(games.c.id, games.c.revision).where(games.c.id.in_(tables))
    return {str(id): int(revision) for id, revision in connection.execute(query)}


def to_wake(connection: Connection, until: float, keeper: str | None = None) -> list[str]:
    """Running games that must be looked after: a bot has to choose, or a clock runs out."""
    query = sa.select(games.c.id).where(games.c.state == "playing", games.c.wake <= until)
    if keeper is not None:
        query = query.where(games.c.keeper == keeper)
    return [str(game) for game in connection.execute(query).scalars()]


def remove_abandoned(connection: Connection, before: float) -> None:
    """Tables that never started."""
    connection.execute(games.delete().where(games.c.state == "lobby", games.c.changed < before))


def archive_left(connection: Connection, before: float) -> None:
    """Games that one person plays against bots, and has not gone on with for long."""
    people = (
        sa.select(seats.c.game)
        .where(seats.c.kind == "person")
        .group_by(seats.c.game)
        .having(sa.func.count(seats.c.account.distinct()) == 1)
    )
    left = (games.c.state == "playing", games.c.changed < before, ~games.c.archived)
    connection.execute(games.update().where(*left, games.c.id.in_(people)).values(archived=True))


def count_uploads(connection: Connection, account: str) -> int:
    """How many records an account has uploaded."""
    query = sa.select(sa.func.count()).select_from(games)
    found = connection.execute(query.where(games.c.owner == account, games.c.uploaded)).scalar()
    return int(found or 0)


def remove_old(connection: Connection, before: float) -> None:
    """What guests have left behind: records they uploaded, games that are over and in which nobody with an account
    sat, and then the guests themselves, unless they are signed in somewhere or have a seat."""
    guest = accounts.c.login.is_(None)
    guests = sa.select(accounts.c.id).where(guest)
    known = sa.select(accounts.c.id).where(~guest)
    stays = sa.select(seats.c.game).where(seats.c.account.in_(known))
    connection.execute(
        games.delete().where(
            games.c.state == "over",
            games.c.changed < before,
            sa.or_(games.c.owner.is_(None), games.c.owner.in_(guests)),
            games.c.id.not_in(stays),
        )
    )
    for column in (sessions.c.account, seats.c.account, games.c.owner):
        guests = guests.where(accounts.c.id.not_in(sa.select(column).where(column.is_not(None))))
    connection.execute(accounts.delete().where(guest, accounts.c.created < before, accounts.c.id.in_(guests)))
