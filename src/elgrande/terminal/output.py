"""Where commands print, and how they ask."""

from __future__ import annotations

import json
import sys
import unicodedata
from typing import Final, TextIO

import typer
from rich.console import Console

from elgrande.locale import FALLBACK, Speech
from elgrande.record import Game
from elgrande.terminal.look import FINE, PLAIN, Look
from elgrande.terminal.screen import Screen

WIDTH_WITHOUT_TERMINAL: Final = 100

IN_ASCII: Final = {"“": '"', "”": '"', "’": "'", "×": "x", "−": "-", "…": "..."}


class AsciiFile:
    """Writes to a file with nothing but ASCII: letters lose their accents."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.encoding = "ascii"

    def write(self, text: str) -> int:
        plain = "".join(IN_ASCII.get(sign, sign) for sign in text)
        letters = unicodedata.normalize("NFKD", plain)
        self.file.write(letters.encode("ascii", "ignore").decode("ascii"))
        return len(text)

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return self.file.isatty()

    def fileno(self) -> int:
        return self.file.fileno()


class Output:
    """A console, the signs that suit it, and the language that is spoken on it."""

    def __init__(self, ascii: bool = False, language: str = FALLBACK) -> None:
        self.language = language
        encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
        ascii = ascii or not encoding.startswith("utf")
        self.look: Look = PLAIN if ascii else FINE
        file: object = AsciiFile(sys.stdout) if ascii else None
        self.console = Console(file=file, highlight=False)  # type: ignore[arg-type]
        if not self.console.is_terminal:
            # Nothing to measure: as wide as the table likes it.
            self.console.width = WIDTH_WITHOUT_TERMINAL

    @property
    def interactive(self) -> bool:
        """Whether a person sits before it."""
        return self.console.is_terminal and sys.stdin.isatty()

    def screen_for(self, game: Game) -> Screen:
        """A screen for a game, with the names of its players."""
        setup = game.setup
        speech = Speech(self.language, rules=game.table.rules)
        speech.seats = [game.names.get(seat) or speech.colour_name(seat) for seat in range(setup.players)]
        facts: dict[str, str | int] = {"edition": setup.edition, "players": setup.players}
        if game.seed is None:
            title = speech.text("cli-title-unseeded", **facts)
        else:
            title = speech.text("cli-title", **facts, seed=str(game.seed))
        return Screen(self.console, speech, self.look, title)


def ask(question: str) -> str:
    """A line from the player. What is piped in is shown after its question, as if it had been typed."""
    if sys.stdin.isatty():
        return input(f" {question} ")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    typer.echo(f" {question} {line.rstrip()}")
    return line


def print_json(data: object) -> None:
    """Plain data, for other programs."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
