"""What people do with their accounts: names, passwords, addresses, sessions, blocks, and leaving for good."""

from __future__ import annotations

import secrets as chance
import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.rules.places import COLOUR_IDS
from elgrande.server.store.accounts import Account, hashed
from elgrande.server.store.results import forget_player
from elgrande.server.store.tables import (
    accounts,
    blocks,
    chat,
    games,
    mutes,
    reports,
    seats,
    sessions,
    tokens,
)

_COLUMNS: Final = tuple(accounts.c[name] for name in Account._fields)
_AWAY: Final = 3600.0
"""Seconds after which it is noted again that somebody was here."""


class SessionRow(NamedTuple):
    handle: str
    token: str
    agent: str | None
    created: float
    seen: float | None


def change(connection: Connection, account: str, **values: Any) -> bool:
    """Change an account; False if its address belongs to somebody else."""
    try:
        with connection.begin_nested():
            connection.execute(accounts.update().where(accounts.c.id == account).values(**values))
    except IntegrityError:
        return False
    return True


def find(connection: Connection, **value: Any) -> Account | None:
    """An account by its id, login or address."""
    ((name, wanted),) = value.items()
    row = connection.execute(sa.select(*_COLUMNS).where(accounts.c[name] == wanted)).one_or_none()
    return None if row is None else Account(*row)


def search(connection: Connection, text: str, limit: int) -> list[Account]:
    """Accounts whose name or login holds a text; guests, too."""
    wanted = f"%{text.lower()}%"
    query = sa.select(*_COLUMNS).where(
        sa.or_(sa.func.lower(accounts.c.name).like(wanted), accounts.c.login.like(wanted))
    )
    return [
        Account(*row) for row in connection.execute(query.order_by(accounts.c.created.desc()).limit(limit))
    ]


# ---------------------------------------------------------------------- sessions


def sessions_of(connection: Connection, account: str) -> list[SessionRow]:
    columns = [sessions.c[name] for name in SessionRow._fields]
    query = sa.select(*columns).where(sessions.c.account == account, sessions.c.expires > time.time())
    return [
        SessionRow(row.handle or row.token[:24], *row[1:])
        for row in connection.execute(query.order_by(sessions.c.seen.desc()))
    ]


def touch(connection: Connection, token: str) -> None:
    """Note that a session is in use."""
    now = time.time()
    mine = sessions.c.token == hashed(token)
    stale = sa.or_(sessions.c.seen.is_(None), sessions.c.seen < now - _AWAY)
    connection.execute(sessions.update().where(mine, stale).values(seen=now))


def close_sessions(connection: Connection, account: str, but: str | None = None) -> list[str]:
    """End all sessions of an account but one; returns their hashes."""
    query = sa.select(sessions.c.token).where(sessions.c.account == account)
    gone = [str(one) for one in connection.execute(query).scalars() if one != but]
    connection.execute(sessions.delete().where(sessions.c.token.in_(gone)))
    return gone


def close_one(connection: Connection, token: str) -> list[str]:
    connection.execute(sessions.delete().where(sessions.c.token == token))
    return [token]


# ---------------------------------------------------------------------- what is sent by mail to be sent back


def new_token(
    connection: Connection, account: str, kind: str, seconds: float, value: str | None = None
) -> str:
    """A token that can be used once; earlier ones of the kind are worth nothing any more."""
    token = chance.token_urlsafe(24)
    now = time.time()
    connection.execute(tokens.delete().where(sa.or_(tokens.c.expires <= now, _of(account, kind))))
    values = {"token": hashed(token), "account": account, "kind": kind, "value": value}
    connection.execute(tokens.insert().values(**values, expires=now + seconds))
    return token


def use_token(connection: Connection, token: str, kind: str) -> tuple[str, str | None] | None:
    """The account and the value that a token stands for; None if it is used, old, or none of ours."""
    found = connection.execute(
        sa.select(tokens.c.account, tokens.c.value).where(
            tokens.c.token == hashed(token), tokens.c.kind == kind, tokens.c.expires > time.time()
        )
    ).one_or_none()
    if found is None:
        return None
    connection.execute(tokens.delete().where(_of(found.account, kind)))
    return str(found.account), found.value


def _of(account: str, kind: str) -> sa.ColumnElement[bool]:
    return sa.and_(tokens.c.account == account, tokens.c.kind == kind)


# ---------------------------------------------------------------------- blocks, mutes and reports


def blocked_by(connection: Connection, account: str) -> dict[str, str]:
    """Whom somebody has blocked, with their names."""
    query = sa.select(accounts.c.id, accounts.c.name).join(blocks, blocks.c.blocked == accounts.c.id)
    found = connection.execute(query.where(blocks.c.account == account).order_by(accounts.c.name))
    return {str(id): str(name) for id, name in found}


def is_blocked(connection: Connection, by: str | None, account: str) -> bool:
    query = sa.select(blocks.c.at).where(blocks.c.account == by, blocks.c.blocked == account)
    return by is not None and connection.execute(query).first() is not None


def block(connection: Connection, account: str, other: str, on: bool) -> None:
    connection.execute(blocks.delete().where(blocks.c.account == account, blocks.c.blocked == other))
    if on:
        connection.execute(blocks.insert().values(account=account, blocked=other, at=time.time()))


def mute(connection: Connection, account: str, game: str, on: bool) -> None:
    connection.execute(mutes.delete().where(mutes.c.account == account, mutes.c.game == game))
    if on:
        connection.execute(mutes.insert().values(account=account, game=game))


def is_muted(connection: Connection, account: str, game: str) -> bool:
    query = sa.select(mutes.c.game).where(mutes.c.account == account, mutes.c.game == game)
    return connection.execute(query).first() is not None


def report(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(reports.insert().values(**values, at=time.time()))


def lately_reported(connection: Connection, reporter: str, since: float) -> int:
    query = sa.select(sa.func.count()).select_from(reports)
    return int(
        connection.execute(query.where(reports.c.reporter == reporter, reports.c.at > since)).scalar() or 0
    )


# ---------------------------------------------------------------------- leaving for good


def remove(connection: Connection, account: Account, bot: str, bot_name: str) -> list[str]:
    """Forget somebody: bots play on for him, and his name stands nowhere any more. Returns the tables concerned."""
    mine = sa.select(seats.c.game, seats.c.seat).where(seats.c.account == account.id)
    sitting = [(str(game), int(seat)) for game, seat in connection.execute(mine)]
    concerned: set[str] = set()
    for game, seat in sitting:
        concerned.add(game)
        _leave(connection, game, seat, bot, bot_name)
    owned = connection.execute(sa.select(games.c.id, games.c.name).where(games.c.owner == account.id)).all()
    for game, title in owned:
        concerned.add(str(game))
        if account.name and account.name in title:
            connection.execute(games.update().where(games.c.id == game).values(name="El Grande"))
    connection.execute(chat.delete().where(chat.c.account == account.id))
    connection.execute(reports.update().where(reports.c.reported == account.id).values(name="", text=""))
    # Whoever has one of them in memory has it as it was.
    connection.execute(games.update().where(games.c.id.in_(concerned)).values(revision=games.c.revision + 1))
    forget_player(connection, account.id)
    connection.execute(accounts.delete().where(accounts.c.id == account.id))
    return sorted(concerned)


def _leave(connection: Connection, game: str, seat: int, bot: str, bot_name: str) -> None:
    row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().one()
    changed: dict[str, Any] = {}
    at = (seats.c.game == game, seats.c.seat == seat)
    if row["state"] == "lobby":
        free = {"kind": "open", "account": None, "name": None, "ready": False}
        connection.execute(seats.update().where(*at).values(**free))
        return
    if row["state"] == "playing":
        taken = connection.execute(sa.select(seats.c.name).where(seats.c.game == game)).scalars()
        name = bot_name if bot_name not in set(taken) else f"{bot_name} {seat + 1}"
        plays = {"kind": "bot", "account": None, "name": name, "bot": bot, "substitute": None}
        connection.execute(seats.update().where(*at).values(**plays))
        changed = {"wake": 0.0, "asides": [*(row["asides"] or []), [row["number"], seat, "left", bot]]}
    else:
        connection.execute(seats.update().where(*at).values(account=None, name=None))
    if row["record"] is not None:
        names = dict(row["record"].get("names", {}))
        names.pop(COLOUR_IDS[seat], None)
        changed["record"] = {**row["record"], "names": names}
    connection.execute(games.update().where(games.c.id == game).values(**changed))
