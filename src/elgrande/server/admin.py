"""``elgrande admin``: look after a server from the command line, whether it runs or not."""

from __future__ import annotations

import getpass
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from elgrande.locale import Speech
from elgrande.server.command import DatabaseFlag, SettingsFlag
from elgrande.server.settings import Settings, read_settings
from elgrande.terminal.errors import gracefully
from elgrande.terminal.help import SpokenCommand, SpokenGroup
from elgrande.terminal.language import LanguageFlag, read_language

if TYPE_CHECKING:
    from elgrande.server.store import Database

T = TypeVar("T")
LoginFlag = Annotated[str, typer.Argument()]
NetworkFlag = Annotated[str | None, typer.Option(metavar="RANGE")]
DaysFlag = Annotated[float | None, typer.Option(metavar="N", min=0.01)]

admin = typer.Typer(no_args_is_help=True, cls=SpokenGroup)


@contextmanager
def opened(database: str | None, settings: Path | None) -> Iterator[tuple[Database, Settings]]:
    """The database of a server, in the form that this version wants."""
    from elgrande.server.store import Database
    from elgrande.server.store.claim import claim
    from elgrande.server.store.database import database_url
    from elgrande.server.store.migrate import HEAD, migrate, version_of

    chosen = read_settings({"database": database}, file=settings)
    with closing(Database(chosen.database_url)) as found:
        if version_of(found) != HEAD:
            # Only who has the database for himself may change its form.
            lock = claim(database_url(chosen.database_url))
            try:
                migrate(found)
            finally:
                if lock is not None:
                    lock.close()
        yield found, chosen


def _do(database: str | None, settings: Path | None, language: str | None, job: Callable[[Any], T]) -> T:
    """Do something, and say that it is done."""
    with opened(database, settings) as (found, _):
        done = found.write_now(job)
    typer.echo(Speech(read_language(language)).text("admin-cli-done"))
    return done


def _who() -> str:
    """Who does it, for the log."""
    return f"{getpass.getuser()} (elgrande admin)"[:64]


@admin.command(cls=SpokenCommand)
@gracefully
def appoint(
    login: LoginFlag,
    dismiss: Annotated[bool, typer.Option("--dismiss")] = False,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Make an account an administrator: it finds the page /admin."""
    from elgrande.server.store import order

    _do(database, settings, language, lambda sql: order.appoint(sql, _who(), login, not dismiss))


@admin.command(cls=SpokenCommand)
@gracefully
def accounts(
    text: Annotated[str, typer.Argument()] = "",
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Find accounts."""
    from elgrande.server.store import people

    speech = Speech(read_language(language))
    with opened(database, settings) as (found, _):
        for one in found.write_now(lambda sql: people.search(sql, text, 100)):
            words = [one.id, one.login or f"({speech.text('admin-guest')})", one.name]
            if one.admin:
                words.append("admin")
            if one.banned is not None and one.banned > time.time():
                words.append(speech.text("admin-cli-banned"))
            typer.echo("  ".join(words))


@admin.command(cls=SpokenCommand)
@gracefully
def ban(
    login: Annotated[str | None, typer.Argument()] = None,
    network: NetworkFlag = None,
    days: DaysFlag = None,
    why: Annotated[str, typer.Option()] = "",
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Keep an account or an address range out."""
    from elgrande.server.store import order

    def job(sql: Any) -> None:
        order.check_one(login, network)
        if login is not None:
            order.ban_account(sql, _who(), login, days, why)
        else:
            order.ban_network(sql, _who(), network or "", days, why)

    _do(database, settings, language, job)


@admin.command(cls=SpokenCommand)
@gracefully
def unban(
    login: Annotated[str | None, typer.Argument()] = None,
    network: NetworkFlag = None,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Let an account or an address range in again."""
    from elgrande.server.store import order

    def job(sql: Any) -> None:
        order.check_one(login, network)
        if login is not None:
            order.unban_account(sql, _who(), login)
        else:
            order.unban_network(sql, _who(), network or "")

    _do(database, settings, language, job)


@admin.command(cls=SpokenCommand)
@gracefully
def rename(
    login: LoginFlag,
    name: Annotated[str, typer.Argument()],
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Give somebody another name."""
    from elgrande.server.live.seating import clean_name
    from elgrande.server.store import order

    _do(database, settings, language, lambda sql: order.rename(sql, _who(), login, clean_name(name)))


@admin.command("reset-password", cls=SpokenCommand)
@gracefully
def reset_password(
    login: LoginFlag,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Make a link with which somebody can set a new password, for a day and once."""
    from elgrande.server.store import order

    with opened(database, settings) as (found, chosen):
        token = found.write_now(lambda sql: order.reset_password(sql, _who(), login))
    typer.echo(Speech(read_language(language)).text("admin-reset-link"))
    typer.echo(f"{chosen.public_address}/recover/{token}")


@admin.command("close-table", cls=SpokenCommand)
@gracefully
def close_table(
    table: Annotated[str, typer.Argument()],
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """End the game at a table, or clear it away if none has begun."""
    from elgrande.server.store import order

    _do(database, settings, language, lambda sql: order.close_table(sql, _who(), table))


@admin.command(cls=SpokenCommand)
@gracefully
def announce(
    text: Annotated[str, typer.Argument()],
    days: DaysFlag = None,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Tell everybody something at the head of every page."""
    from elgrande.server.store import order

    _do(database, settings, language, lambda sql: order.announce(sql, _who(), text, days))


@admin.command(cls=SpokenCommand)
@gracefully
def withdraw(
    number: Annotated[int, typer.Argument()],
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Take an announcement back; ``elgrande admin show`` has their numbers."""
    from elgrande.server.store import order

    _do(database, settings, language, lambda sql: order.withdraw(sql, _who(), number))


@admin.command(cls=SpokenCommand)
@gracefully
def show(database: DatabaseFlag = None, settings: SettingsFlag = None, language: LanguageFlag = None) -> None:
    """Reports, bans, announcements, storage, and what administrators have done."""
    from elgrande.server.store import order

    speech = Speech(read_language(language))
    with opened(database, settings) as (found, chosen):
        view = found.write_now(lambda sql: order.overview(sql, chosen.guest_days, chosen.archive_days))
    parts: list[tuple[str, list[str]]] = [
        (
            speech.text("admin-reports"),
            [
                f"{one.id}  {one.name} ({one.reported})  {one.reason}  {one.text}"
                for one in view.reports
                if not one.closed
            ],
        ),
        (
            speech.text("admin-ban-network"),
            [f"{one.network}  {_day(one.until)}  {one.why}" for one in view.bans],
        ),
        (
            speech.text("admin-announce"),
            [f"{one.id}  {_day(one.until)}  {one.text}" for one in view.announcements],
        ),
        (
            speech.text("admin-deeds"),
            [f"{_day(one.at)}  {one.who}  {one.what}  {one.facts}" for one in view.deeds],
        ),
    ]
    for title, lines in parts:
        typer.echo(f"{title}:")
        for line in lines or [speech.text("admin-none")]:
            typer.echo(f"  {line}")
    kept = view.storage
    typer.echo(
        speech.text(
            "admin-storage-text",
            accounts=kept.accounts,
            guests=kept.guests,
            playing=kept.games.get("playing", 0),
            over=kept.games.get("over", 0),
            megabytes=-(-(kept.bytes or 0) // 1_000_000),
            waiting=kept.waiting,
        )
    )


def _day(moment: float | None) -> str:
    return "" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))
