"""What those who look after a server see and do. Everything they do is noted, in the same transaction."""

from __future__ import annotations

import ipaddress
import time
from functools import singledispatch
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server import acts
from elgrande.server.account_resources import (
    AdminView,
    Announcement,
    BanInfo,
    DeedInfo,
    KnownAccount,
    ReportInfo,
    ResetLink,
    Storage,
)
from elgrande.server.acts import Act
from elgrande.server.live.seating import clean_name
from elgrande.server.problems import Refusal
from elgrande.server.resources import Resource
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


class Desk(NamedTuple):
    """Where somebody does an act: on the page or at the command line."""

    sql: Connection
    who: str
    """For the log."""
    address: str
    """The server's, for links."""


class Outcome(NamedTuple):
    """What an act came to."""

    facts: dict[str, Any]
    """What is noted about it."""
    answer: Resource | None = None
    """What is told to who did it, if that is more than that it is done."""
    gone: str | None = None
    """An account whose lines have to end."""
    table: str | None = None
    """A table that is no longer what it was."""


def perform(act: Act, desk: Desk) -> Outcome:
    """Do what an administrator wants, and write it down."""
    outcome = _do(act, desk)
    values = {"at": time.time(), "who": desk.who[:64], "what": act.noted, "facts": outcome.facts}
    desk.sql.execute(deeds.insert().values(**values))
    return outcome


@singledispatch
def _do(act: Act, desk: Desk) -> Outcome:
    raise NotImplementedError(act.noted)


def _wanted(desk: Desk, text: str) -> Account:
    """An account by its login or its id."""
    found = people.find(desk.sql, login=text.strip().lower()) or people.find(desk.sql, id=text.strip())
    if found is None:
        raise Refusal("not_found", f"there is no account '{text[:64]}'; name its login or its id", 404)
    return found


# ---------------------------------------------------------------------- accounts


@_do.register
def _appoint(act: acts.Appoint, desk: Desk) -> Outcome:
    account = _wanted(desk, act.account)
    if account.guest:
        raise Refusal("guest", "a guest cannot look after a server; an account can")
    people.change(desk.sql, account.id, role=None if act.dismiss else "admin")
    return Outcome({"account": account.id, "login": account.login, "dismiss": act.dismiss})


@_do.register
def _rename(act: acts.Rename, desk: Desk) -> Outcome:
    account, name = _wanted(desk, act.account), clean_name(act.name)
    people.change(desk.sql, account.id, name=name)
    facts = {"account": account.id, "before": account.name, "name": name}
    return Outcome(facts, known(account._replace(name=name)))


@_do.register
def _reset_password(act: acts.ResetPassword, desk: Desk) -> Outcome:
    account = _wanted(desk, act.account)
    if account.guest:
        raise Refusal("guest", "guests have no password")
    token = people.new_token(desk.sql, account.id, "recover", DAY)
    facts = {"account": account.id, "login": account.login}
    return Outcome(facts, ResetLink(f"{desk.address}/recover/{token}"))


# ---------------------------------------------------------------------- keeping out


@_do.register
def _ban(act: acts.Ban, desk: Desk) -> Outcome:
    """Nobody can use an account any more, or for some days, and its sessions end; or nothing comes in from a range."""
    why = act.why[:200]
    until = None if act.days is None else time.time() + act.days * DAY
    if (network := _network(act)) is not None:
        desk.sql.execute(bans.delete().where(bans.c.network == network))
        desk.sql.execute(bans.insert().values(network=network, until=until, why=why))
        return Outcome({"network": network, "days": act.days, "why": why})
    account = _wanted(desk, act.account or "")
    if account.admin:
        raise Refusal("admin", "an administrator cannot be banned; dismiss him first")
    people.change(desk.sql, account.id, banned=FOR_GOOD if until is None else until)
    people.close_sessions(desk.sql, account.id)
    facts = {"account": account.id, "name": account.name, "days": act.days, "why": why}
    return Outcome(facts, gone=account.id)


@_do.register
def _unban(act: acts.Unban, desk: Desk) -> Outcome:
    if (network := _network(act)) is not None:
        desk.sql.execute(bans.delete().where(bans.c.network == network))
        return Outcome({"network": network})
    account = _wanted(desk, act.account or "")
    people.change(desk.sql, account.id, banned=None)
    return Outcome({"account": account.id, "name": account.name})


def _network(act: acts.Ban | acts.Unban) -> str | None:
    """The address range that is meant, if it is not an account."""
    if (act.account is None) == (act.network is None):
        raise Refusal("bad_request", "name an account or an address range, one of them", 400)
    return None if act.network is None else network_of(act.network)


def network_of(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise Refusal("bad_network", "write an address or a range, such as 192.0.2.0/24", 400) from None


def banned_networks(connection: Connection) -> list[str]:
    query = sa.select(bans.c.network).where(sa.or_(bans.c.until.is_(None), bans.c.until > time.time()))
    return [str(one) for one in connection.execute(query).scalars()]


# ---------------------------------------------------------------------- tables, reports, announcements


@_do.register
def _close_table(act: acts.CloseTable, desk: Desk) -> Outcome:
    """Records stay."""
    this = games.c.id == act.table
    row = desk.sql.execute(sa.select(games).where(this)).mappings().one_or_none()
    if row is None:
        raise Refusal("not_found", f"there is no table '{act.table[:24]}'", 404)
    if row["state"] == "lobby":
        desk.sql.execute(games.delete().where(this))
    elif row["state"] == "playing":
        values = {
            "state": "over",
            "ended": "closed",
            "wake": None,
            "status": {**row["status"], "waiting": []},
            "revision": games.c.revision + 1,
            "changed": time.time(),
        }
        desk.sql.execute(games.update().where(this).values(**values))
    else:
        raise Refusal("over", "the game at this table is over already")
    facts = {"table": act.table, "name": row["name"], "state": row["state"]}
    return Outcome(facts, table=act.table)


@_do.register
def _close_report(act: acts.CloseReport, desk: Desk) -> Outcome:
    found = desk.sql.execute(reports.update().where(reports.c.id == act.id).values(closed=time.time()))
    if found.rowcount != 1:
        raise Refusal("not_found", f"there is no report {act.id}", 404)
    return Outcome({"report": act.id})


@_do.register
def _announce(act: acts.Announce, desk: Desk) -> Outcome:
    line = " ".join(act.text.split())
    if not 0 < len(line) <= 500:
        raise Refusal("bad_text", "an announcement has 1 to 500 letters", 400)
    until = None if act.days is None else time.time() + act.days * DAY
    desk.sql.execute(announcements.insert().values(at=time.time(), until=until, text=line))
    return Outcome({"text": line, "days": act.days})


@_do.register
def _withdraw(act: acts.Withdraw, desk: Desk) -> Outcome:
    found = desk.sql.execute(announcements.delete().where(announcements.c.id == act.id))
    if found.rowcount != 1:
        raise Refusal("not_found", f"there is no announcement {act.id}", 404)
    return Outcome({"announcement": act.id})


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
