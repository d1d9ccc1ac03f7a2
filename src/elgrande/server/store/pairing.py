"""Those who wait for a game, in the database: so it does not matter by which process anybody came."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from elgrande.server.store.games import SeatRow, add_game
from elgrande.server.store.meeting_tables import doors, pairing
from elgrande.server.store.tables import blocks, games

_LOCK: Final = 1997
"""PostgreSQL's advisory lock of whoever brings people together: one after the other."""
PATIENCE: Final = 20.0
"""Seconds after which somebody who waits for a live game and is not heard of has gone."""
LONGEST: Final = 14 * 86_400.0
"""Seconds that a wish for a game over days is kept."""


class Waiting(NamedTuple):
    account: str
    name: str
    since: float = 0.0


def put_wish(connection: Connection, values: dict[str, Any]) -> None:
    """Somebody waits; what he wished before is forgotten."""
    _one_at_a_time(connection)
    connection.execute(pairing.delete().where(pairing.c.account == values["account"]))
    connection.execute(pairing.insert().values(**values))


def waiting_for(connection: Connection, wish: str, now: float) -> list[Waiting]:
    """Who waits for the same thing and has not found it, the longest first."""
    query = (
        sa.select(pairing.c.account, pairing.c.name, pairing.c.since)
        .where(pairing.c.wish == wish, pairing.c.game.is_(None), _there(now))
        .order_by(pairing.c.since, pairing.c.account)
    )
    return [Waiting(account, name, float(since)) for account, name, since in connection.execute(query)]


def all_waiting(connection: Connection, now: float) -> list[RowMapping]:
    """All wishes over days that have found nothing yet, the oldest first: nobody else looks after them."""
    query = sa.select(pairing).where(pairing.c.game.is_(None), pairing.c.waits, _there(now))
    return list(connection.execute(query.order_by(pairing.c.since, pairing.c.account)).mappings())


def gathering(connection: Connection, most: int) -> list[tuple[str, Any, Any]]:
    """Public tables without a password that wait for people: id, setup and clock, the oldest first."""
    query = (
        sa.select(games.c.id, games.c.setup, games.c.clock)
        .outerjoin(doors, doors.c.game == games.c.id)
        .where(games.c.public, games.c.state == "lobby", doors.c.password.is_(None))
        .order_by(games.c.created)
        .limit(most)
    )
    return [(id, setup, clock) for id, setup, clock in connection.execute(query)]


def take_out(connection: Connection, account: str, game: str) -> bool:
    """Somebody who waits is about to sit down at a table; False if he has found something else."""
    _one_at_a_time(connection)
    own = (pairing.c.account == account) & pairing.c.game.is_(None)
    return connection.execute(pairing.update().where(own).values(game=game)).rowcount > 0


def put_back(connection: Connection, account: str, game: str) -> None:
    """There was no seat for him after all."""
    own = (pairing.c.account == account) & (pairing.c.game == game)
    connection.execute(pairing.update().where(own).values(game=None))


def blocks_among(connection: Connection, ids: Sequence[str]) -> set[frozenset[str]]:
    """Pairs of them of whom one does not want to meet the other."""
    query = sa.select(blocks.c.account, blocks.c.blocked)
    query = query.where(blocks.c.account.in_(ids), blocks.c.blocked.in_(ids))
    return {frozenset(map(str, pair)) for pair in connection.execute(query)}


def bring_together(connection: Connection, people: list[Waiting], values: dict[str, Any]) -> None:
    """Open a table for people who have waited."""
    rows = [SeatRow(seat, "person", one.account, one.name, ready=True) for seat, one in enumerate(people)]
    add_game(connection, values, rows)
    found = pairing.c.account.in_([one.account for one in people])
    connection.execute(pairing.update().where(found).values(game=values["id"]))


def wish_of(connection: Connection, account: str) -> RowMapping | None:
    return connection.execute(sa.select(pairing).where(pairing.c.account == account)).mappings().first()


def is_there(connection: Connection, account: str) -> None:
    """Somebody still waits."""
    _one_at_a_time(connection)
    connection.execute(pairing.update().where(pairing.c.account == account).values(seen=time.time()))


def still_waits(connection: Connection, account: str) -> bool:
    """Whether somebody has found nothing yet; nobody else can find him anything before this is done."""
    _one_at_a_time(connection)
    query = sa.select(pairing.c.account).where(pairing.c.account == account, pairing.c.game.is_(None))
    return connection.execute(query).first() is not None


def forget_wish(connection: Connection, account: str) -> None:
    connection.execute(pairing.delete().where(pairing.c.account == account))


def demand(connection: Connection, now: float) -> list[RowMapping]:
    """What people wait for, and how many of them."""
    query = sa.select(
        pairing.c.wish, sa.func.count().label("people"), sa.func.min(pairing.c.account).label("one")
    ).where(pairing.c.game.is_(None), _there(now))
    grouped = query.group_by(pairing.c.wish).subquery()
    return list(
        connection.execute(
            sa.select(pairing.c.setup, pairing.c.clock, grouped.c.people)
            .join(grouped, grouped.c.one == pairing.c.account)
            .order_by(grouped.c.people.desc(), grouped.c.wish)
            .limit(12)
        ).mappings()
    )


def not_started(connection: Connection) -> list[str]:
    """Tables of people who were brought together and whose game has not begun: a process died in between."""
    query = (
        sa.select(pairing.c.game).join(games, games.c.id == pairing.c.game).where(games.c.state == "lobby")
    )
    return [str(game) for game in connection.execute(query.distinct()).scalars()]


def forget_gone(connection: Connection, now: float) -> None:
    """Forget those who have gone, and those who have found a game a while ago."""
    found = pairing.c.game.is_not(None) & (pairing.c.seen < now - 86_400)
    gone = ~pairing.c.waits & (pairing.c.seen < now - 10 * PATIENCE)
    old = pairing.c.waits & (pairing.c.since < now - LONGEST)
    connection.execute(pairing.delete().where(sa.or_(found, gone & pairing.c.game.is_(None), old)))


def _there(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(
        pairing.c.waits & (pairing.c.since >= now - LONGEST),
        ~pairing.c.waits & (pairing.c.seen >= now - PATIENCE),
    )


def _one_at_a_time(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
