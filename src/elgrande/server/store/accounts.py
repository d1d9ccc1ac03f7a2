"""Players and their sessions in the database."""

from __future__ import annotations

import hashlib
import secrets as chance
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.rules.errors import ElGrandeError
from elgrande.server.rows import Account as Account
from elgrande.server.rows import new_id as new_id
from elgrande.server.store.progress import inherit_progress
from elgrande.server.store.results import inherit_results
from elgrande.server.store.tables import accounts, games, seats, secrets, sessions

DAY: Final = 86_400.0


class LoginTaken(ElGrandeError):
    """Somebody else has that login."""


def hashed(token: str) -> str:
    """What the database keeps of a session's cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def server_secret(
    connection: Connection, name: str, make: Callable[[], str] = lambda: chance.token_hex(32)
) -> str:
    """A secret of the server, made up when it is first asked for; of two that make one up, the first one's counts."""
    wanted = sa.select(secrets.c.value).where(secrets.c.name == name)
    found = connection.execute(wanted).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(secrets.insert().values(name=name, value=make()))
        except IntegrityError:
            pass
        found = connection.execute(wanted).scalar_one()
    return str(found)


# ---------------------------------------------------------------------- accounts


_COLUMNS: Final = tuple(accounts.c[name] for name in Account._fields)


def add_guest(connection: Connection, name: str) -> Account:
    account = Account(new_id(), name, None, None)
    connection.execute(accounts.insert().values(**account._asdict(), created=time.time()))
    return account


def rename(connection: Connection, account: str, name: str) -> None:
    connection.execute(accounts.update().where(accounts.c.id == account).values(name=name))


def add_account(connection: Connection, login: str, password: str, name: str) -> Account:
    """A new account; ``password`` is its hash."""
    account = Account(new_id(), name, login, password)
    try:
        connection.execute(accounts.insert().values(**account._asdict(), created=time.time()))
    except IntegrityError:
        raise LoginTaken(f"the login '{login}' is taken; choose another one") from None
    return account


def promote(connection: Connection, guest: str, login: str, password: str, name: str) -> Account:
    """Turn a guest into an account; his seats stay his."""
    values = {"login": login, "password": password, "name": name}
    try:
        connection.execute(accounts.update().where(accounts.c.id == guest).values(**values))
    except IntegrityError:
        raise LoginTaken(f"the login '{login}' is taken; choose another one") from None
    return Account(guest, name, login, password)


def find_login(connection: Connection, login: str) -> Account | None:
    row = connection.execute(sa.select(*_COLUMNS).where(accounts.c.login == login)).one_or_none()
    return None if row is None else Account(*row)


def inherit(connection: Connection, guest: str, account: str) -> list[str]:
    """Give an account what a guest had; returns the tables concerned."""
    tables = connection.execute(sa.select(seats.c.game).where(seats.c.account == guest).distinct()).scalars()
    concerned = [str(game) for game in tables]
    connection.execute(seats.update().where(seats.c.account == guest).values(account=account))
    owned = connection.execute(sa.select(games.c.id).where(games.c.owner == guest)).scalars()
    concerned += [str(game) for game in owned if game not in concerned]
    connection.execute(games.update().where(games.c.owner == guest).values(owner=account))
    inherit_results(connection, guest, account)
    inherit_progress(connection, guest, account)
    # Whoever has one of them in memory has it as it was.
    connection.execute(games.update().where(games.c.id.in_(concerned)).values(revision=games.c.revision + 1))
    return concerned


# ---------------------------------------------------------------------- sessions


def open_session(connection: Connection, account: str, days: float, agent: str | None = None) -> str:
    """A new session; the token is for the cookie and is nowhere else."""
    token = chance.token_urlsafe(32)
    now = time.time()
    values = {
        "token": hashed(token),
        "account": account,
        "created": now,
        "expires": now + days * DAY,
        "handle": new_id(),
        "agent": (agent or "")[:120] or None,
        "seen": now,
    }
    connection.execute(sessions.insert().values(**values))
    return token


def find_session(connection: Connection, token: str) -> Account | None:
    query = (
        sa.select(*_COLUMNS)
        .join(sessions, sessions.c.account == accounts.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.expires > time.time())
        .where(sa.or_(accounts.c.banned.is_(None), accounts.c.banned <= time.time()))
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Account(*row)


def close_session(connection: Connection, token: str) -> None:
    connection.execute(sessions.delete().where(sessions.c.token == hashed(token)))


def forget_expired(connection: Connection) -> None:
    connection.execute(sessions.delete().where(sessions.c.expires <= time.time()))
