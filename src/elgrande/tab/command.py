"""``elgrande site``: the game as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from elgrande.locale import Speech
from elgrande.terminal.errors import gracefully
from elgrande.terminal.extras import PLAY
from elgrande.terminal.language import LanguageFlag, quiet_language, read_language

PORT: Final = 8010
"""Not that of a server: a browser takes what lies at one address for one page, and keeps it."""


@gracefully
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False)],
    language: LanguageFlag = None,
) -> None:
    """Write the game as a folder of files that plays in the browser without any server."""
    from elgrande.tab.publish import publish

    publish(folder.absolute(), typer.echo)
    typer.echo(Speech(read_language(language)).text("site-written", folder=str(folder)))


def plays_alone() -> bool:
    """Whether there is a page here that can be played on without a server."""
    from elgrande.tab.publish import can_publish

    return can_publish()


def play_alone(port: int | None, browser: bool, language: str | None = None) -> None:
    """Play in the browser without a server: as in a site, but on this machine."""
    from elgrande.server.settings import data_folder
    from elgrande.tab.alone import serve_site

    speech = Speech(quiet_language(language))

    def ready(address: str) -> None:
        typer.echo(speech.text("site-at", address=address, line=PLAY.line))
        typer.echo(speech.text("server-ends", line="elgrande play --terminal"))
        if browser:
            typer.launch(address)

    serve_site(data_folder() / "site", PORT if port is None else port, ready)
