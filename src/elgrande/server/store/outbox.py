"""Notices on their way. What is put here is sent once, by whichever process comes first, however often one of them dies."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.server.resources import NoticeSettings
from elgrande.server.store.tables import accounts, entries, games, mutes, outbox, seats, subscriptions

HOUR: Final = 3600.0
HELD: Final = 60.0
"""Seconds for which a process may take to send something, before another one tries."""
MOST_TRIES: Final = 9
_REMEMBERED: Final = 14 * 86_400.0
"""Seconds for which it is remembered that something was sent."""


class Letter(NamedTuple):
    """Something to be sent."""

    id: int
    key: str
    account: str | None
    game: str | None
    kind: str
    channel: str
    to: str
    facts: dict[str, Any]
    tries: int


_COLUMNS: Final = tuple(outbox.c[name] for name in Letter._fields)


# ---------------------------------------------------------------------- putting


def settings_of(connection: Connection, account: str) -> tuple[str | None, str, NoticeSettings]:
    """Somebody's confirmed address, his language, and what he wants to hear of."""
    columns = (accounts.c.email, accounts.c.language, accounts.c.notices)
    row = connection.execute(sa.select(*columns).where(accounts.c.id == account)).one_or_none()
    if row is None:
        return None, "en", NoticeSettings()
    return row.email, row.language or "en", msgspec.convert(row.notices or {}, NoticeSettings)


def put(
    connection: Connection,
    account: str,
    kind: str,
    about: str,
    facts: dict[str, Any],
    game: str | None = None,
    due: float | None = None,
) -> int:
    """Queue a notice for all the ways in which somebody wants to hear of it; returns how many there are.

    ``about`` tells it from every other one of its kind: the same is never put twice.
    """
    email, language, wanted = settings_of(connection, account)
    told = {**facts, "language": language}
    now = time.time()
    if kind == "message" and game is not None and _muted(connection, account, game):
        return 0
    rows: list[tuple[str, str, float]] = []
    if email is not None and kind in wanted.mail:
        rows.append(("mail", email, _after_the_last(connection, account, game, max(now, due or 0.0))))
    if kind in wanted.hook and wanted.hook_url:
        rows.append(("hook", wanted.hook_url, due or now))
    if kind in wanted.push:
        found = connection.execute(sa.select(subscriptions.c.id).where(subscriptions.c.account == account))
        rows += [("push", str(id), due or now) for id in found.scalars()]
    return sum(
        put_one(
            connection,
            f"{kind} {about} {account} {channel} {to}"[:160],
            account,
            kind,
            channel,
            to,
            told,
            game,
            at,
        )
        for channel, to, at in rows
    )


def _muted(connection: Connection, account: str, game: str) -> bool:
    query = sa.select(mutes.c.game).where(mutes.c.account == account, mutes.c.game == game)
    return connection.execute(query).first() is not None


def _after_the_last(connection: Connection, account: str, game: str | None, due: float) -> float:
    """When the next mail about a table may go: an hour after the one before it."""
    if game is None:
        return due
    same = (
        outbox.c.account == account,
        outbox.c.game == game,
        outbox.c.channel == "mail",
        outbox.c.why.is_(None),
    )
    # What is due much later, such as that time is short, does not keep anything else back.
    last = connection.execute(
        sa.select(sa.func.max(outbox.c.due)).where(*same, outbox.c.due <= due + HOUR)
    ).scalar()
    return due if last is None else max(due, float(last) + HOUR)


def put_one(
    connection: Connection,
    key: str,
    account: str | None,
    kind: str,
    channel: str,
    to: str,
    facts: dict[str, Any],
    game: str | None = None,
    due: float | None = None,
) -> bool:
    """Queue one notice; False if it was put before."""
    now = time.time()
    values = {
        "key": key,
        "account": account,
        "game": game,
        "kind": kind,
        "channel": channel,
        "to": to,
        "facts": facts,
        "made": now,
        "due": due or now,
        "tries": 0,
        "held": 0.0,
    }
    try:
        with connection.begin_nested():
            connection.execute(outbox.insert().values(**values))
    except IntegrityError:
        return False
    return True


# ---------------------------------------------------------------------- sending


def claim(connection: Connection, holder: str, most: int) -> list[Letter]:
    """Take what is due and what nobody sends just now."""
    now = time.time()
    waiting = (
        sa.select(outbox.c.id)
        .where(outbox.c.done.is_(None), outbox.c.due <= now, outbox.c.held < now)
        .order_by(outbox.c.due)
        .limit(most)
    )
    if connection.dialect.name == "postgresql":
        waiting = waiting.with_for_update(skip_locked=True)
    ids = [int(id) for id in connection.execute(waiting).scalars()]
    if not ids:
        return []
    taken = outbox.update().where(outbox.c.id.in_(ids))
    connection.execute(taken.values(holder=holder, held=now + HELD, tries=outbox.c.tries + 1))
    rows = connection.execute(sa.select(*_COLUMNS).where(outbox.c.id.in_(ids)).order_by(outbox.c.due))
    return [Letter(*row) for row in rows]


def next_due(connection: Connection) -> float | None:
    """When something is to be sent."""
    found = connection.execute(sa.select(sa.func.min(outbox.c.due)).where(outbox.c.done.is_(None))).scalar()
    return None if found is None else float(found)


def done(connection: Connection, id: int, why: str | None = None) -> None:
    """It is sent, or there is no use in trying again, and this is why."""
    values = {"done": time.time(), "holder": None, "why": why and why[:200]}
    connection.execute(outbox.update().where(outbox.c.id == id).values(**values))


def later(connection: Connection, letter: Letter, why: str) -> None:
    """It could not be sent; it is tried again, after a longer and longer time."""
    if letter.tries >= MOST_TRIES:
        done(connection, letter.id, f"given up: {why}")
        return
    pause = min(6 * HOUR, 15.0 * 3 ** (letter.tries - 1))
    values = {"due": time.time() + pause, "held": 0.0, "holder": None}
    connection.execute(outbox.update().where(outbox.c.id == letter.id).values(**values))


def put_back(connection: Connection, ids: list[int]) -> None:
    """Nobody has tried to send these after all."""
    values = {"held": 0.0, "holder": None, "tries": outbox.c.tries - 1}
    connection.execute(outbox.update().where(outbox.c.id.in_(ids)).values(**values))


def still_true(connection: Connection, letter: Letter) -> bool:
    """Whether a notice about somebody's turn is not out of date."""
    if letter.kind not in ("turn", "short") or letter.game is None:
        return True
    row = connection.execute(
        sa.select(games.c.state, games.c.status).where(games.c.id == letter.game)
    ).one_or_none()
    if row is None or row.state != "playing":
        return False
    mine = sa.select(seats.c.seat).where(
        seats.c.game == letter.game,
        seats.c.account == letter.account,
        seats.c.substitute.is_(None),
        seats.c.seat.in_(row.status.get("waiting", [])),
    )
    asked = [int(seat) for seat in connection.execute(mine).scalars()]
    if letter.kind == "turn" or not asked:
        return bool(asked)
    # It is his turn, but perhaps another one than that whose time was running short.
    since = sa.select(entries.c.number).where(
        entries.c.game == letter.game,
        entries.c.seat.in_(asked),
        entries.c.number > letter.facts.get("number", 0),
    )
    return connection.execute(since.limit(1)).first() is None


def forget_old(connection: Connection) -> None:
    connection.execute(outbox.delete().where(outbox.c.done < time.time() - _REMEMBERED))


def unheard(
    connection: Connection, since: float, kinds: Sequence[str] = ("turn",)
) -> list[tuple[str, str, int]]:
    """Whose turn has come lately without a notice: the game, the account, and the entry it was after."""
    rows = connection.execute(
        sa.select(games.c.id, games.c.number, games.c.status, games.c.changed).where(
            games.c.state == "playing", games.c.changed >= since
        )
    ).all()
    found: list[tuple[str, str, int]] = []
    for row in rows:
        query = sa.select(seats.c.account).where(
            seats.c.game == row.id,
            seats.c.account.is_not(None),
            seats.c.substitute.is_(None),
            seats.c.seat.in_(row.status.get("waiting", [])),
        )
        for account in connection.execute(query).scalars():
            told = sa.select(outbox.c.id).where(
                outbox.c.account == account,
                outbox.c.game == row.id,
                outbox.c.kind.in_(kinds),
                outbox.c.made >= row.changed - 2.0,
            )
            if connection.execute(told.limit(1)).first() is None:
                found.append((str(row.id), str(account), int(row.number)))
    return found


# ---------------------------------------------------------------------- browsers


def subscribe(connection: Connection, id: str, account: str, endpoint: str, key: str, auth: str) -> None:
    """A browser wants to be told; one that was somebody else's is this one's now."""
    connection.execute(subscriptions.delete().where(subscriptions.c.endpoint == endpoint))
    values = {"id": id, "account": account, "endpoint": endpoint, "key": key, "auth": auth}
    connection.execute(subscriptions.insert().values(**values, made=time.time()))


def unsubscribe(connection: Connection, endpoint: str | None = None, id: str | None = None) -> None:
    same = subscriptions.c.endpoint == endpoint if id is None else subscriptions.c.id == id
    connection.execute(subscriptions.delete().where(same))


def subscription(connection: Connection, id: str) -> tuple[str, str, str] | None:
    columns = (subscriptions.c.endpoint, subscriptions.c.key, subscriptions.c.auth)
    row = connection.execute(sa.select(*columns).where(subscriptions.c.id == id)).one_or_none()
    return None if row is None else (row.endpoint, row.key, row.auth)


def count_subscriptions(connection: Connection, account: str) -> int:
    query = sa.select(sa.func.count()).select_from(subscriptions).where(subscriptions.c.account == account)
    return int(connection.execute(query).scalar() or 0)
