"""``elgrande doctor``: what is installed, how it runs, where things lie, and what is wrong."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from elgrande.build import PACKAGE, compiled, stale
from elgrande.locale import Speech, languages
from elgrande.terminal.extras import EXTRAS, PLAY
from elgrande.terminal.files import state_folder
from elgrande.terminal.language import VARIABLES

OLDEST_PYTHON: Final = (3, 11)
PAGE: Final = PACKAGE / "server" / "static" / "index.html"


class Finding(NamedTuple):
    """One thing that was looked at."""

    key: str
    """What it is about."""
    what: str
    wrong: bool = False
    """Whether something had better be done about it."""


def findings(version: str) -> list[Finding]:
    """Everything that is worth knowing when something does not work."""
    return [*_program(version), *_extras(), *_places()]


def _program(version: str) -> Iterator[Finding]:
    yield Finding("version", version)
    old = sys.version_info < OLDEST_PYTHON
    yield Finding("python", f"{platform.python_version()} ({sys.executable}), {platform.platform()}", old)
    if stale():
        yield Finding("rules", "compiled, but edited since: run ./elgrande build", True)
    elif compiled():
        yield Finding("rules", "compiled")
    else:
        compiler = shutil.which(os.environ.get("CC") or "cc")
        tip = "there is a C compiler" if compiler else "there is no C compiler"
        yield Finding("rules", f"plain Python: the same game, with slower bots ({tip})")
    if PAGE.is_file():
        yield Finding("page", str(PAGE.parent))
    else:
        yield Finding("page", "not built: ./elgrande play builds it in a checkout", not PLAY.missing)


def _extras() -> Iterator[Finding]:
    here = [extra.name for extra in EXTRAS if not extra.missing]
    yield Finding("extras", ", ".join(here) or "none")
    for extra in EXTRAS:
        if extra.missing and len(extra.missing) < len(extra.modules):
            yield Finding("extras", f"{extra.name} is not whole: {', '.join(extra.missing)} not found", True)
    absent = [extra.name for extra in EXTRAS if len(extra.missing) == len(extra.modules)]
    if absent:
        yield Finding("not-installed", ", ".join(absent))


def _places() -> Iterator[Finding]:
    set_here = [f"{name}={os.environ[name]}" for name in VARIABLES if os.environ.get(name)]
    yield Finding("language", f"{', '.join(languages())}; {', '.join(set_here) or 'none set'}")
    encoding = (sys.stdout.encoding or "ascii").lower()
    if not encoding.replace("-", "").startswith("utf"):
        yield Finding("terminal", f"{encoding}: drawn with plain letters; UTF-8 shows more", True)
    yield Finding("package", str(PACKAGE))
    folder = state_folder()
    wrong = not _writable(folder)
    yield Finding("games", f"{folder}{': cannot be written to' if wrong else ''}", wrong)


def _writable(folder: Path) -> bool:
    """Whether the folder, or the first of those above it that is there, takes files."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def show(found: list[Finding], speech: Speech) -> RenderableType:
    """The findings as a table, and whether anything is wrong."""
    headings = {
        "version": speech.text("cli-doctor-version"),
        "python": speech.text("cli-doctor-python"),
        "rules": speech.text("cli-doctor-rules"),
        "page": speech.text("cli-doctor-page"),
        "extras": speech.text("cli-doctor-extras"),
        "not-installed": speech.text("cli-doctor-not-installed"),
        "language": speech.text("cli-doctor-language"),
        "terminal": speech.text("cli-doctor-terminal"),
        "package": speech.text("cli-doctor-package"),
        "games": speech.text("cli-doctor-games"),
    }
    grid = Grid.grid(padding=(0, 2))
    for finding in found:
        style = "bold red" if finding.wrong else ""
        grid.add_row(Text(headings[finding.key], "dim"), Text(finding.what, style, overflow="fold"))
    wrong = sum(finding.wrong for finding in found)
    verdict = Text(speech.text("cli-doctor-verdict", wrong=wrong), "bold red" if wrong else "bold green")
    return Group(grid, verdict)
