"""``elgrande admin``: look after a server from the command line, whether it runs or not."""

from __future__ import annotations

import getpass
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from elgrande.server.command import DatabaseFlag
from elgrande.server.settings import Settings, read_settings
from elgrande.terminal.errors import gracefully

if TYPE_CHECKING:
    from elgrande.server.store import Database

T = TypeVar("T")
SettingsFlag = Annotated[
    Path | None,
    typer.Option(metavar="FILE", exists=True, dir_okay=False, help="A TOML file with settings."),
]
Login = Annotated[str, typer.Argument(help="The login of an account, or its id.")]
Days = Annotated[float | None, typer.Option(metavar="N", help="For so many days; for good if not said.")]
Why = Annotated[str, typer.Option(help="A word about it, for the log.")]

admin = typer.Typer(no_args_is_help=True, help="Look after a server: accounts, bans, tables, announcements.")


@contextmanager
def _opened(database: str | None, settings: Path | None) -> Iterator[tuple[Database, Settings]]:
    from elgrande.server.store import Database
    from elgrande.server.store.migrate import migrate

    chosen = read_settings({"database": database}, file=settings)
    with closing(Database(chosen.database_url)) as found:
        migrate(found)
        yield found, chosen


def _do(database: str | None, settings: Path | None, job: Callable[[Any], T]) -> T:
    with _opened(database, settings) as (found, _):
        return found.write_now(job)


def _who() -> str:
    """Who does it, for the log."""
    return f"{getpass.getuser()} at the command line"[:64]


@admin.command()
@gracefully
def appoint(
    login: Login,
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Take it away again.")] = False,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
) -> None:
    """Make an account an administrator: it finds the page /admin."""
    from elgrande.server.store import order

    account = _do(database, settings, lambda sql: order.appoint(sql, _who(), login, not dismiss))
    typer.echo(f"{account.login} is {'no longer an' if dismiss else 'an'} administrator")


@admin.command()
@gracefully
def accounts(
    text: Annotated[str, typer.Argument(help="A part of a name or a login.")] = "",
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
) -> None:
    """Find accounts."""
    from elgrande.server.store import people

    for one in _do(database, settings, lambda sql: people.search(sql, text, 100)):
        banned = "  banned" if one.banned is not None and one.banned > time.time() else ""
        typer.echo(f"{one.id}  {one.login or '(guest)'}  {one.name}{'  admin' if one.admin else ''}{banned}")


@admin.command()
@gracefully
def ban(
    login: Annotated[str | None, typer.Argument(help="The login of an account, or its id.")] = None,
    network: Annotated[str | None, typer.Option(metavar="RANGE", help="Or addresses: 192.0.2.0/24.")] = None,
    days: Days = None,
    why: Why = "",
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
) -> None:
    """Keep an account or an address range out."""
    from elgrande.server.store import order

    if (login is None) == (network is None):
        raise typer.BadParameter("name an account or --network, one of them")

    def job(sql: Any) -> None:
        if login is not None:
            order.ban_account(sql, _who(), login, days, why)
        else:
            order.ban_network(sql, _who(), network or "", days, why)

    _do(database, settings, job)
    typer.echo(f"{login or network} is banned")


@admin.command()
@gracefully
def unban(
    login: Annotated[str | None, typer.Argument(help="The login of an account, or its id.")] = None,
    network: Annotated[str | None, typer.Option(metavar="RANGE", help="Or addresses: 192.0.2.0/24.")] = None,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
) -> None:
    """Let an account or an address range in again."""
    from elgrande.server.store import order

    def job(sql: Any) -> None:
        if login is not None:
            order.unban_account(sql, _who(), login)
        if network is not None:
            order.unban_network(sql, _who(), network)

    _do(database, settings, job)
    typer.echo(f"{login or network} is not banned")


@admin.command()
@gracefully
def rename(login: Login, name: str, database: DatabaseFlag = None, settings: SettingsFlag = None) -> None:
    """Give somebody another name."""
    from elgrande.server.live.seating import clean_name
    from elgrande.server.store import order

    _do(database, settings, lambda sql: order.rename(sql, _who(), login, clean_name(name)))
    typer.echo(f"{login} is called {name}")


@admin.command("reset-password")
@gracefully
def reset_password(login: Login, database: DatabaseFlag = None, settings: SettingsFlag = None) -> None:
    """Make a link with which somebody can set a new password, for a day and once."""
    from elgrande.server.store import order

    with _opened(database, settings) as (found, chosen):
        token = found.write_now(lambda sql: order.reset_password(sql, _who(), login))
        typer.echo(f"{chosen.public_address}/recover/{token}")


@admin.command("close-table")
@gracefully
def close_table(table: str, database: DatabaseFlag = None, settings: SettingsFlag = None) -> None:
    """End the game at a table, or clear it away if none has begun."""
    from elgrande.server.store import order

    _do(database, settings, lambda sql: order.close_table(sql, _who(), table))
    typer.echo(f"the table {table} is closed")


@admin.command()
@gracefully
def announce(
    text: str, days: Days = None, database: DatabaseFlag = None, settings: SettingsFlag = None
) -> None:
    """Tell everybody something at the head of every page."""
    from elgrande.server.store import order

    _do(database, settings, lambda sql: order.announce(sql, _who(), text, days))
    typer.echo("it is announced, within half a minute")


@admin.command()
@gracefully
def withdraw(id: int, database: DatabaseFlag = None, settings: SettingsFlag = None) -> None:
    """Take an announcement back; `elgrande admin show` has their numbers."""
    from elgrande.server.store import order

    _do(database, settings, lambda sql: order.withdraw(sql, _who(), id))
    typer.echo("it is withdrawn")


@admin.command()
@gracefully
def show(database: DatabaseFlag = None, settings: SettingsFlag = None) -> None:
    """Reports, bans, announcements, storage, and what administrators have done."""
    from elgrande.server.store import order

    with _opened(database, settings) as (found, chosen):
        view = found.write_now(lambda sql: order.overview(sql, chosen.guest_days, chosen.archive_days))
    for report in view.reports:
        state = "closed" if report.closed else "open"
        typer.echo(
            f"report {report.id} ({state}): {report.name} ({report.reported}), {report.reason}: {report.text}"
        )
    for ban_ in view.bans:
        typer.echo(f"banned: {ban_.network} {_until(ban_.until)} {ban_.why}")
    for one in view.announcements:
        typer.echo(f"announcement {one.id} {_until(one.until)}: {one.text}")
    kept = view.storage
    typer.echo(
        f"{kept.accounts} accounts, {kept.guests} guests, {kept.entries} entries, {kept.chat} lines of chat"
    )
    typer.echo("games: " + ", ".join(f"{number} {state}" for state, number in kept.games.items()))
    typer.echo(f"{(kept.bytes or 0) / 1e6:.1f} MB; {kept.waiting} notices wait to be sent")
    for deed in view.deeds:
        typer.echo(f"{_day(deed.at)} {deed.who}: {deed.what} {deed.facts}")


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))


def _until(moment: float | None) -> str:
    return "" if moment is None else f"until {_day(moment)}"
