"""The benchmark's figures as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from elgrande.bench import COLUMNS, Report
from elgrande.locale import Speech


def show_report(report: Report, speech: Speech) -> RenderableType:
    """Each game with its compiled and its interpreted figures, one below the other."""
    grid = Grid(box=None, collapse_padding=True, pad_edge=False, header_style="dim")
    grid.add_column(speech.text("cli-game"))
    grid.add_column(speech.label("players"), justify="right")
    grid.add_column()
    for heading, _ in COLUMNS:
        grid.add_column(heading, justify="right")
    for game, players, *figures in report.rows():
        if report.compiled is not None:
            grid.add_row(game, players, speech.text("cli-compiled"), *figures[::2], style="bold")
        if report.interpreted is not None:
            grid.add_row(game, players, speech.text("cli-interpreted"), *figures[1::2], style="dim")
    return Group(Text(", ".join(filter(None, report.machine.values())), "dim"), grid)
