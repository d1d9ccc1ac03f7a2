"""``elgrande site``: the game as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elgrande.terminal.errors import gracefully


@gracefully
def site(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to write it; an older site there is replaced.")
    ],
) -> None:
    """In a checkout: write the game as a folder of files that plays in the browser without any server.

    Any web host can serve it, and so can `python -m http.server`. docs/site.md tells more.

    Examples:

    - `elgrande site public`
    """
    from elgrande.tab.publish import publish

    publish(folder.absolute(), typer.echo)
    typer.echo(f"The game is in {folder}; try it with: python -m http.server --directory {folder}")
