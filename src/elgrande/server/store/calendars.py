"""Where people live and when they are away, in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server.live.calendars import PLAIN, Calendar
from elgrande.server.store.tables import calendars, games, seats


def calendar_of(connection: Connection, account: str) -> Calendar:
    query = sa.select(calendars.c.zone, calendars.c.away).where(calendars.c.account == account)
    row = connection.execute(query).one_or_none()
    return PLAIN if row is None else Calendar.from_json(row.zone, row.away)


def put_calendar(connection: Connection, account: str, calendar: Calendar) -> list[str]:
    """Keep where somebody lives and when he is away; returns the running games whose clocks follow it."""
    connection.execute(calendars.delete().where(calendars.c.account == account))
    values = {"account": account, "zone": calendar.zone, "away": calendar.to_json()}
    connection.execute(calendars.insert().values(**values))
    sitting = sa.select(seats.c.game).where(seats.c.account == account)
    query = sa.select(games.c.id, games.c.clock).where(games.c.id.in_(sitting), games.c.state == "playing")
    found = [str(id) for id, clock in connection.execute(query) if clock["kind"] == "days"]
    # Whoever has one of them in memory has it as it was, and it may have to be looked after sooner.
    changed = games.update().where(games.c.id.in_(found))
    connection.execute(changed.values(revision=games.c.revision + 1, wake=0.0))
    return found
