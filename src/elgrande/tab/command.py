"""``elgrande site``: the game as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elgrande.locale import Speech
from elgrande.terminal.errors import gracefully
from elgrande.terminal.language import LanguageFlag, read_language


@gracefully
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False)],
    language: LanguageFlag = None,
) -> None:
    """In a checkout: write the game as a folder of files that plays in the browser without any server."""
    from elgrande.tab.publish import publish

    publish(folder.absolute(), typer.echo)
    typer.echo(Speech(read_language(language)).text("site-written", folder=str(folder)))
