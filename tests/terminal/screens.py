"""Screens without a terminal: what is drawn comes back as text."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from elgrande.locale import Speech
from elgrande.rules.table import Table
from elgrande.terminal.look import FINE, Look
from elgrande.terminal.screen import Screen


def console(width: int = 100, height: int = 50) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, highlight=False)


def screen_of(table: Table, width: int = 100, look: Look = FINE) -> Screen:
    return Screen(console(width), Speech(rules=table.rules), look)


def text_of(what: RenderableType, width: int = 100) -> str:
    """A drawing as plain text, without blanks at the ends of lines."""
    paper = console(width)
    paper.print(what)
    file = paper.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())
