"""``elgrande serve``, and ``elgrande play`` in the browser. The server itself is imported only when it is needed."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Annotated, Final

import typer

from elgrande.locale import Speech
from elgrande.rules.errors import Reason
from elgrande.server.settings import BadSettings, Settings, read_settings
from elgrande.terminal.errors import gracefully
from elgrande.terminal.language import LanguageFlag, quiet_language

_PATIENCE: Final = 0.5
"""Seconds that a server which may be running already has to answer."""

DatabaseFlag = Annotated[
    str | None,
    typer.Option(
        metavar="PATH|URL",
    ),
]
PortFlag = Annotated[int | None, typer.Option(metavar="N")]
SettingsFlag = Annotated[Path | None, typer.Option(metavar="FILE", exists=True, dir_okay=False)]


@gracefully
def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS"),
    ] = None,
    port: PortFlag = None,
    database: DatabaseFlag = None,
    settings: SettingsFlag = None,
    https: Annotated[bool | None, typer.Option("--https/--http")] = None,
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    proxies: Annotated[str | None, typer.Option(metavar="A,B")] = None,
    thinkers: Annotated[int | None, typer.Option(metavar="N")] = None,
    workers: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=64),
    ] = 1,
    log: Annotated[str | None, typer.Option(metavar="text|json")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL")] = None,
    language: LanguageFlag = None,
) -> None:
    """Run a server where people play in their browsers, live or over days."""
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "https": https,
        "origins": origins or None,
        "proxies": proxies,
        "thinkers": thinkers,
        "log": log,
        "log_level": log_level,
    }
    chosen = read_settings(flags, file=settings)
    from elgrande.server.network import addresses_in_network
    from elgrande.server.run import serve as run

    def ready(address: str) -> None:
        speech = Speech(quiet_language(language))
        typer.echo(speech.text("server-served", address=address), err=True)
        for other in addresses_in_network(chosen.host, int(address.rstrip("/").rpartition(":")[2])):
            typer.echo(speech.text("server-network", address=other), err=True)

    if workers > 1:
        from elgrande.server.workers import serve_many

        raise typer.Exit(serve_many(chosen, workers, ready))
    run(chosen, ready)


@gracefully
def think(
    database: DatabaseFlag = None,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    settings: SettingsFlag = None,
    language: LanguageFlag = None,
) -> None:
    """Think for the bots of servers at a PostgreSQL, on this machine or another one."""
    chosen = read_settings({"database": database}, file=settings)
    if not chosen.database_url.startswith(("postgres://", "postgresql")):
        raise BadSettings(
            "elgrande think needs the postgresql:// address of the servers' --database",
            Reason("problem-think", {}),
        )
    from elgrande.server.logs import set_up_logs
    from elgrande.server.think_elsewhere import think as run

    set_up_logs(chosen.log, chosen.log_level)
    run(chosen.database_url, processes)


def play_in_browser(
    port: int | None, database: str | None, browser: bool, language: str | None = None
) -> None:
    """Serve on this machine alone, and open the browser. If a server of ours runs already, only open the browser."""
    # A page of a stranger could give its own name to this machine's address; nobody else is to be answered.
    flags = {"port": port, "database": database, "host": "127.0.0.1", "hosts": ["127.0.0.1", "localhost"]}
    settings = read_settings({**flags, "log_level": "warning"})
    running = find_running(settings) if database is None else None
    if running is not None:
        typer.echo(Speech(quiet_language(language)).text("server-runs", address=running))
        if browser:
            typer.launch(running)
        return
    from elgrande.server.run import open_browser
    from elgrande.server.run import serve as run

    def ready(address: str) -> None:
        speech = Speech(quiet_language(language))
        typer.echo(speech.text("server-at", address=address))
        typer.echo(speech.text("server-ends", line="elgrande play --terminal"))
        if browser:
            open_browser(address)

    run(settings, ready, any_port=True)


def find_running(settings: Settings) -> str | None:
    """The address of a server that is there already, if it is one of ours."""
    address = f"http://127.0.0.1:{settings.port}/"
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=_PATIENCE) as answer:
            return address if "rules" in json.load(answer) else None
    except (OSError, ValueError):
        return None
