"""``elgrande admin rate``: ratings and figures of games from their records, without a running server or beside one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from elgrande.locale import Speech
from elgrande.server.admin import opened
from elgrande.server.command import DatabaseFlag, SettingsFlag
from elgrande.server.settings import read_settings
from elgrande.terminal.errors import gracefully
from elgrande.terminal.language import LanguageFlag, read_language

if TYPE_CHECKING:
    from elgrande.server.store import Database


class Report(NamedTuple):
    games: int
    """Games that were noted,"""
    rated: int
    """... and of these, how many are rated."""
    changed: int
    """Figures that were there and are different now, or are gone."""


@gracefully
def rate(
    again: Annotated[bool, typer.Option("--again")] = False,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Note what games came to that are over, and rate them. Servers do that by themselves."""
    chosen = read_settings({"database": database}, file=settings)
    speech = Speech(read_language(language))
    report = rate_games(chosen.database_url, again)
    typer.echo(speech.text("rate-games", games=report.games, rated=report.rated))
    if again:
        typer.echo(speech.text("rate-changed", count=report.changed))


def rate_games(url: str, again: bool) -> Report:
    """Do it. Nothing of a table that runs is touched, so a server may run beside it."""
    with opened(url) as database:
        return _rate(database, again)


def _rate(database: Database, again: bool) -> Report:
    from elgrande.server import records
    from elgrande.server.problems import Refusal
    from elgrande.server.results import result_of
    from elgrande.server.store import games
    from elgrande.server.store import results as store

    with database.engine.connect() as sql:
        due = store.all_over(sql) if again else store.without_result(sql, limit=10**9)
        before = store.figures(sql)
        found = []
        for game in due:
            stored = games.load_game(sql, game)
            if stored is None:
                continue
            try:
                figures = records.figures(stored)
            except Refusal:
                # Played by other rules: nobody knows any more how it ended.
                figures = None
            result = result_of(sql, stored.row, figures)
            if result is not None:
                found.append(result)
    if again:
        database.write_now(lambda sql: store.replace_results(sql, found))
    else:
        for one in found:
            database.write_now(lambda sql, one=one: store.add_result(sql, one))  # type: ignore[misc]
    with database.engine.connect() as sql:
        after = store.figures(sql)
    changed = sum(after.get(key) != value for key, value in before.items())
    return Report(len(found), sum(one.counted for one in found), changed)
