"""``elgrande admin``: look after a server from the command line, whether it runs or not."""

from __future__ import annotations

import getpass
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args

import typer
from msgspec import Meta, structs

from elgrande.locale import Speech
from elgrande.rules.errors import Reason
from elgrande.server.account_resources import ResetLink
from elgrande.server.acts import ACTS, Act
from elgrande.server.command import DatabaseFlag, SettingsFlag
from elgrande.server.settings import Settings, read_settings
from elgrande.terminal.errors import gracefully
from elgrande.terminal.help import SpokenCommand, SpokenGroup
from elgrande.terminal.language import LanguageFlag, read_language

if TYPE_CHECKING:
    from elgrande.server.store import Database

_METAVARS: Final = {"network": "RANGE", "days": "N"}

admin = typer.Typer(no_args_is_help=True, cls=SpokenGroup)


@contextmanager
def opened(url: str) -> Iterator[Database]:
    """The database of a server, in the form that this version wants."""
    from sqlalchemy.exc import SQLAlchemyError

    from elgrande.server.store import Database, StoreUnavailable
    from elgrande.server.store.claim import claim
    from elgrande.server.store.database import database_url
    from elgrande.server.store.migrate import HEAD, at_start, migrate, version_of

    place = database_url(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").exists():
        # A new one would be of no use to anybody, and hide that the name is wrong.
        raise StoreUnavailable(
            f"there is no database {place.database}; say where it is with --database",
            Reason("problem-database-none", {"database": str(place.database)}),
        )
    with closing(Database(url)) as found:
        try:
            version = version_of(found)
        except SQLAlchemyError as failure:
            raise at_start(failure) from None
        if version != HEAD:
            # Only who has the database for himself may change its form.
            lock = claim(place)
            try:
                migrate(found)
            finally:
                if lock is not None:
                    lock.close()
        yield found


@contextmanager
def _at_hand(database: str | None, settings: Path | None) -> Iterator[tuple[Database, Settings]]:
    """The database that flags and settings tell of."""
    chosen = read_settings({"database": database}, file=settings)
    with opened(chosen.database_url) as found:
        yield found, chosen


def _who() -> str:
    """Who does it, for the log."""
    return f"{getpass.getuser()} (elgrande admin)"[:64]


def _command(act: type[Act]) -> Callable[..., None]:
    """An act as a command: what must be said and the account are arguments, the rest are flags."""

    def command(**said: Any) -> None:
        from elgrande.server.store import order

        database, settings, language = (said.pop(name) for name in ("database", "settings", "language"))
        with _at_hand(database, settings) as (found, chosen):
            outcome = found.write_now(
                lambda sql: order.perform(act(**said), order.Desk(sql, _who(), chosen.public_address))
            )
        speech = Speech(read_language(language))
        if isinstance(outcome.answer, ResetLink):
            typer.echo(speech.text("admin-reset-link"))
            typer.echo(outcome.answer.link)
        else:
            typer.echo(speech.text("admin-cli-done"))

    usual = {"database": DatabaseFlag, "settings": SettingsFlag, "language": LanguageFlag}
    parameters = [_parameter(field) for field in structs.fields(act)]
    parameters += [_named(name, hint, None) for name, hint in usual.items()]
    command.__doc__ = act.__doc__
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return gracefully(command)


def _parameter(field: structs.FieldInfo) -> Parameter:
    if field.required or field.name == "account":
        how: Any = typer.Argument()
    elif field.type is bool:
        how = typer.Option(f"--{field.name}")
    else:
        limits = _limits(field.type)
        how = typer.Option(metavar=_METAVARS.get(field.name), min=limits.ge, max=limits.le)
    return _named(
        field.name, Annotated[_plain(field.type), how], Parameter.empty if field.required else field.default
    )


def _named(name: str, hint: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=hint, default=default)


def _limits(hint: Any) -> Meta:
    """Between what a number has to be."""
    found = [meta for part in get_args(hint) for meta in get_args(part) if isinstance(meta, Meta)]
    return found[0] if found else Meta()


def _plain(hint: Any) -> Any:
    """The same type without limits."""
    return hint if _limits(hint) == Meta() else float | None


for _act in ACTS:
    admin.command(_act.noted.replace("_", "-"), cls=SpokenCommand)(_command(_act))


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
    with _at_hand(database, settings) as (found, _):
        for one in found.write_now(lambda sql: people.search(sql, text, 100)):
            words = [one.id, one.login or f"({speech.text('admin-guest')})", one.name]
            if one.admin:
                words.append("admin")
            if one.banned is not None and one.banned > time.time():
                words.append(speech.text("admin-cli-banned"))
            typer.echo("  ".join(words))


@admin.command(cls=SpokenCommand)
@gracefully
def show(database: DatabaseFlag = None, settings: SettingsFlag = None, language: LanguageFlag = None) -> None:
    """Reports, bans, announcements, storage, and what administrators have done."""
    from elgrande.server.store import order

    speech = Speech(read_language(language))
    with _at_hand(database, settings) as (found, chosen):
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
            [f"{_day(one.at)}  {one.who}  {one.what}  {_told(one.facts)}" for one in view.deeds],
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


def _told(facts: dict[str, Any]) -> str:
    """What is noted about an act, as words; what was left open is left out."""
    return ", ".join(f"{name}: {value}" for name, value in facts.items() if value not in (None, "", False))


def _day(moment: float | None) -> str:
    return "" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))
