"""The command ``elgrande review``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from elgrande.review.judge import STRENGTHS
from elgrande.review.page import page_of
from elgrande.review.review import Review, review
from elgrande.review.screen import show_review
from elgrande.terminal.errors import gracefully
from elgrande.terminal.files import BadFile, read_game
from elgrande.terminal.flags import AsciiFlag, JsonFlag, read_seat
from elgrande.terminal.language import LanguageFlag, read_language
from elgrande.terminal.output import Output, print_json

RecordArgument = Annotated[
    Path,
    typer.Argument(
        metavar="RECORD",
        exists=True,
        dir_okay=False,
        allow_dash=True,
    ),
]
SeatFlag = Annotated[
    str | None,
    typer.Option("--seat", metavar="SEAT"),
]
StrengthFlag = Annotated[
    str,
    typer.Option("--strength", metavar="|".join(STRENGTHS)),
]
SeedFlag = Annotated[int, typer.Option("--seed", min=0, metavar="N")]
HtmlFlag = Annotated[Path | None, typer.Option("--html", metavar="FILE", dir_okay=False)]


@gracefully
def review_game(
    file: RecordArgument,
    seat: SeatFlag = None,
    strength: StrengthFlag = "quick",
    seed: SeedFlag = 0,
    html: HtmlFlag = None,
    json_: JsonFlag = False,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Look at a recorded game again: what every decision gave away, and what luck did."""
    game = read_game(file, telling=False)
    seats = None if seat is None else [read_seat(seat, game.setup.players)]
    output = Output(ascii, read_language(language))
    speech = output.screen_for(game).speech
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        found = review(
            game,
            strength,
            seed,
            seats,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if html is not None:
        _write(html, page_of(found, speech))
    if json_:
        print_json(_plain(found))
    else:
        output.console.print(show_review(found, speech))


def _plain(found: Review) -> object:
    return msgspec.to_builtins(found)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"cannot write {path}: {problem.strerror}") from None
