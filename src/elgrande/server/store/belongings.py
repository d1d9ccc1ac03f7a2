"""All that the server knows of somebody, for himself."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.ratings import Skill, shown
from elgrande.server.store.meeting_tables import friends, invited, pairing, profiles
from elgrande.server.store.outbox import settings_of
from elgrande.server.store.people import blocked_by
from elgrande.server.store.progress import all_progress
from elgrande.server.store.result_tables import ratings, result_seats, results
from elgrande.server.store.tables import (
    accounts,
    analyses,
    calendars,
    chat,
    entries,
    games,
    mutes,
    outbox,
    reports,
    seats,
    sessions,
    subscriptions,
)


def everything_of(connection: Connection, account: str) -> dict[str, Any]:
    """Everything but the password, and what others have said of him."""

    def rows(query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(query).mappings()]

    def of(table: sa.Table, *names: str, who: str = "account") -> list[dict[str, Any]]:
        columns = [table.c[name] for name in names]
        return rows(sa.select(*columns).where(table.c[who] == account).order_by(*columns[:1]))

    row = connection.execute(sa.select(accounts).where(accounts.c.id == account)).mappings().one()
    known = {name: value for name, value in row.items() if name not in ("password", "notices")}
    seated = sa.select(seats.c.game).where(seats.c.account == account)
    own_entries = (
        sa.select(entries.c.game, entries.c.number, entries.c.seat, entries.c.text, entries.c.at)
        .join(seats, (seats.c.game == entries.c.game) & (seats.c.seat == entries.c.seat))
        .where(seats.c.account == account)
        .order_by(entries.c.game, entries.c.number)
    )
    own_tables = sa.select(
        games.c.id, games.c.name, games.c.state, games.c.ended, games.c.setup, games.c.created
    ).where(sa.or_(games.c.id.in_(seated), games.c.owner == account))
    own_results = (
        sa.select(
            *[
                results.c[name]
                for name in ("game", "ended", "edition", "players", "family", "speed", "counted")
            ],
            *[
                result_seats.c[name]
                for name in ("seat", "left", "rank", "points", "sources", "powers", "mu", "sigma")
            ],
        )
        .join(results, results.c.game == result_seats.c.game)
        .where(result_seats.c.account == account)
        .order_by(results.c.ended)
    )
    called = (
        sa.select(accounts.c.name, friends.c.since)
        .join(friends, friends.c.friend == accounts.c.id)
        .where(friends.c.account == account)
        .order_by(friends.c.since)
    )
    return {
        "account": known,
        "notices": msgspec.to_builtins(settings_of(connection, account)[2]),
        "browsers": of(subscriptions, "made", "endpoint"),
        "notices_sent": of(outbox, "made", "kind", "channel", "game", "done"),
        "profile": of(profiles, "public", "languages"),
        "calendar": of(calendars, "zone", "away"),
        "friends": rows(called),
        "invitations": of(invited, "at", "game", "answered"),
        "waiting": of(pairing, "since", "setup", "clock", "game"),
        "ratings": [
            {**one, "rating": shown(Skill(one["mu"], one["sigma"]))}
            for one in of(ratings, "family", "speed", "mu", "sigma", "games", "changed")
        ],
        "results": rows(own_results),
        "sessions": of(sessions, "created", "expires", "agent", "seen"),
        "tables": rows(own_tables),
        "choices": rows(own_entries),
        "progress": all_progress(connection, account),
        "analyses": of(analyses, "name", "data", "changed"),
        "chat": of(chat, "at", "game", "text"),
        "muted": [one["game"] for one in of(mutes, "game")],
        "blocked": list(blocked_by(connection, account).values()),
        "reports": of(reports, "at", "name", "reason", "text", who="reporter"),
    }
