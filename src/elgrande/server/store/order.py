"""What those who look after a server see and do. Everything they do is noted, in the same transaction."""

from __future__ import annotations

import ipaddress
import time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server.account_resources import (
    AdminView,
    Announcement,
    BanInfo,
    DeedInfo,
    KnownAccount,
    ReportInfo,
    Storage,
)
from elgrande.server.problems import Refusal
from elgrande.server.store import people
from elgrande.server.store.accounts import Account
from elgrande.server.store.tables import (
    accounts,
    announcements,
    bans,
    chat,
    deeds,
    entries,
    games,
    outbox,
    reports,
)

DAY: Final = 86_400.0
FOR_GOOD: Final = 1e11
"""A moment that is far enough away."""


def note(connection: Connection, who: str, what: str, **facts: Any) -> None:
    """Write down what an administrator has done."""
    connection.execute(deeds.insert().values(at=time.time(), who=who[:64], what=what, facts=facts))


def wanted(connection: Connection, text: str) -> Account:
    """An account by its login or its id."""
    found = people.find(connection, login=text.strip().lower()) or people.find(connection, id=text.strip())
    if found is None:
        raise Refusal("not_found", f"there is no account '{text[:64]}'; name its login or its id", 404)
    return found


def check_one(account: str | None, network: str | None) -> None:
    if (account is None) == (network is None):
        raise Refusal("bad_request", "name an account or an address range, one of them", 400)


# ---------------------------------------------------------------------- accounts


def appoint(connection: Connection, who: str, login: str, on: bool) -> Account:
    """Make somebody an administrator, or not any more."""
    account = wanted(connection, login)
    if account.guest:
        raise Refusal("guest", "a guest cannot look after a server; an account can")
    people.change(connection, account.id, role="admin" if on else None)
    note(connection, who, "appoint" if on else "dismiss", account=account.id, login=account.login)
    return account


def ban_account(connection: Connection, who: str, login: str, days: float | None, why: str) -> Account:
    """Nobody can use an account any more, or for some days; its sessions end."""
    account = wanted(connection, login)
    if account.admin:
        raise Refusal("admin", "an administrator cannot be banned; dismiss him first")
    until = FOR_GOOD if days is None else time.time() + days * DAY
    people.change(connection, account.id, banned=until)
    people.close_sessions(connection, account.id)
    note(connection, who, "ban", account=account.id, name=account.name, days=days, why=why[:200])
    return account


def unban_account(connection: Connection, who: str, login: str) -> Account:
    account = wanted(connection, login)
    people.change(connection, account.id, banned=None)
    note(connection, who, "unban", account=account.id, name=account.name)
    return account


def rename(connection: Connection, who: str, login: str, name: str) -> Account:
    account = wanted(connection, login)
    people.change(connection, account.id, name=name)
    note(connection, who, "rename", account=account.id, before=account.name, name=name)
    return account


def reset_password(connection: Connection, who: str, login: str) -> str:
    """A token with which a new password can be set, for a day and once."""
    account = wanted(connection, login)
    if account.guest:
        raise Refusal("guest", "guests have no password")
    note(connection, who, "reset_password", account=account.id, login=account.login)
    return people.new_token(connection, account.id, "recover", DAY)


# ---------------------------------------------------------------------- addresses


def network_of(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise Refusal("bad_network", "write an address or a range, such as 192.0.2.0/24", 400) from None


def ban_network(connection: Connection, who: str, network: str, days: float | None, why: str) -> None:
    found = network_of(network)
    until = None if days is None else time.time() + days * DAY
    connection.execute(bans.delete().where(bans.c.network == found))
    connection.execute(bans.insert().values(network=found, until=until, why=why[:200]))
    note(connection, who, "ban", network=found, days=days, why=why[:200])


def unban_network(connection: Connection, who: str, network: str) -> None:
    found = network_of(network)
    connection.execute(bans.delete().where(bans.c.network == found))
    note(connection, who, "unban", network=found)


def banned_networks(connection: Connection) -> list[str]:
    query = sa.select(bans.c.network).where(sa.or_(bans.c.until.is_(None), bans.c.until > time.time()))
    return [str(one) for one in connection.execute(query).scalars()]


# ---------------------------------------------------------------------- tables, reports, announcements


def close_table(connection: Connection, who: str, game: str) -> None:
    """End a running game, or clear away a table that has not started. Records stay."""
    row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().one_or_none()
    if row is None:
        raise Refusal("not_found", f"there is no table '{game[:24]}'", 404)
    if row["state"] == "lobby":
        connection.execute(games.delete().where(games.c.id == game))
    elif row["state"] == "playing":
        values = {
            "state": "over",
            "ended": "closed",
            "wake": None,
            "status": {**row["status"], "waiting": []},
            "revision": games.c.revision + 1,
            "changed": time.time(),
        }
        connection.execute(games.update().where(games.c.id == game).values(**values))
    else:
        raise Refusal("over", "the game at this table is over already")
    note(connection, who, "close_table", table=game, name=row["name"], state=row["state"])


def close_report(connection: Connection, who: str, id: int) -> None:
    found = connection.execute(reports.update().where(reports.c.id == id).values(closed=time.time()))
    if found.rowcount != 1:
        raise Refusal("not_found", f"there is no report {id}", 404)
    note(connection, who, "close_report", report=id)


def announce(connection: Connection, who: str, text: str, days: float | None) -> None:
    line = " ".join(text.split())
    if not 0 < len(line) <= 500:
        raise Refusal("bad_text", "an announcement has 1 to 500 letters", 400)
    until = None if days is None else time.time() + days * DAY
    connection.execute(announcements.insert().values(at=time.time(), until=until, text=line))
    note(connection, who, "announce", text=line, days=days)


def withdraw(connection: Connection, who: str, id: int) -> None:
    found = connection.execute(announcements.delete().where(announcements.c.id == id))
    if found.rowcount != 1:
        raise Refusal("not_found", f"there is no announcement {id}", 404)
    note(connection, who, "withdraw", announcement=id)


def announced(connection: Connection) -> list[Announcement]:
    now = time.time()
    query = sa.select(announcements).where(
        sa.or_(announcements.c.until.is_(None), announcements.c.until > now)
    )
    rows = connection.execute(query.order_by(announcements.c.id.desc()).limit(5)).mappings()
    return [Announcement(row["id"], row["text"], row["at"], row["until"]) for row in rows]


# ---------------------------------------------------------------------- looking


def known(account: Account) -> KnownAccount:
    banned = account.banned if account.banned is not None and account.banned > time.time() else None
    return KnownAccount(account.id, account.name, account.login, account.admin, banned)


def open_reports(connection: Connection, limit: int = 100) -> list[ReportInfo]:
    """Reports, those that nobody has dealt with first."""
    query = sa.select(reports).order_by(reports.c.closed.is_not(None), reports.c.at.desc()).limit(limit)
    return [
        ReportInfo(
            row["id"],
            row["at"],
            row["reporter"],
            row["reported"],
            row["name"],
            row["game"],
            row["reason"],
            row["text"],
            row["closed"],
        )
        for row in connection.execute(query).mappings()
    ]


def deeds_done(connection: Connection, limit: int = 100) -> list[DeedInfo]:
    query = sa.select(deeds).order_by(deeds.c.id.desc()).limit(limit)
    return [
        DeedInfo(row["at"], row["who"], row["what"], row["facts"])
        for row in connection.execute(query).mappings()
    ]


def storage(connection: Connection, guest_days: float, archive_days: float) -> Storage:
    def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        query = sa.select(sa.func.count()).select_from(table).where(*where)
        return int(connection.execute(query).scalar() or 0)

    states = connection.execute(
        sa.select(games.c.state, sa.func.count()).where(~games.c.uploaded).group_by(games.c.state)
    )
    found = {str(state): int(number) for state, number in states}
    found["uploaded"] = count(games, games.c.uploaded)
    if connection.dialect.name == "postgresql":
        size = "SELECT pg_database_size(current_database())"
    else:
        size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return Storage(
        accounts=count(accounts, accounts.c.login.is_not(None)),
        guests=count(accounts, accounts.c.login.is_(None)),
        games=found,
        entries=count(entries),
        chat=count(chat),
        bytes=int(connection.execute(sa.text(size)).scalar() or 0),
        guest_days=guest_days,
        archive_days=archive_days,
        waiting=count(outbox, outbox.c.done.is_(None)),
    )


def overview(connection: Connection, guest_days: float, archive_days: float) -> AdminView:
    """All that the page for administrators shows."""
    networks = connection.execute(sa.select(bans).order_by(bans.c.network)).mappings()
    return AdminView(
        reports=open_reports(connection),
        bans=[BanInfo(row["network"], row["until"], row["why"]) for row in networks],
        announcements=announced(connection),
        deeds=deeds_done(connection),
        storage=storage(connection, guest_days, archive_days),
    )
