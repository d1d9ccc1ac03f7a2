"""The flags that mean the same in every command, and the game that they describe."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from elgrande.locale import FALLBACK, Speech
from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import DEFAULT_EDITION, Setup
from elgrande.terminal.language import quiet_language

_SETUP = "Which game"

EditionFlag = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        metavar="|".join(EDITION_NAMES),
        rich_help_panel=_SETUP,
    ),
]
PlayersFlag = Annotated[
    int,
    typer.Option("--players", "-p", metavar="N", rich_help_panel=_SETUP),
]
SetFlag = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME",
        rich_help_panel=_SETUP,
    ),
]
OptionFlag = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        rich_help_panel=_SETUP,
    ),
]
CardsFlag = Annotated[
    Path | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        rich_help_panel=_SETUP,
    ),
]
SeedFlag = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", rich_help_panel=_SETUP),
]
GamesFlag = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")]
JsonFlag = Annotated[bool, typer.Option("--json")]
AsciiFlag = Annotated[bool, typer.Option("--ascii")]

DEFAULT_PLAYERS = 4

__all__ = [
    "DEFAULT_EDITION",
    "DEFAULT_PLAYERS",
    "AsciiFlag",
    "CardsFlag",
    "EditionFlag",
    "GamesFlag",
    "JsonFlag",
    "OptionFlag",
    "PlayersFlag",
    "SeedFlag",
    "SetFlag",
    "new_seed",
    "read_seat",
    "read_setup",
]


def read_setup(
    edition: str, players: int, sets: Sequence[str] | None, options: Sequence[str] | None
) -> Setup:
    """The game that the flags describe. Why a mix had better not be played is said on the way."""
    chosen: dict[str, str] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(
                f"'{text}' is no option: write NAME=VALUE, as in --option castillo=open",
                Reason("problem-option-form", {"text": text}),
            )
        if chosen.get(name, value) != value:
            raise BadSetup(
                f"the option '{name}' cannot be both '{chosen[name]}' and '{value}'",
                Reason("problem-option-twice", {"name": name, "first": chosen[name], "second": value}),
            )
        chosen[name] = value
    setup = Setup(edition, players, list(sets or []), chosen)
    for warning in setup.warnings:
        language = quiet_language()
        text = f"warning: {warning}" if language == FALLBACK else Speech(language).reason(warning.reason)
        typer.echo(f"elgrande: {text}", err=True)
    return setup


def read_seat(text: str, players: int) -> int:
    """A seat by its colour or by its number, counted from 1."""
    colours = COLOUR_IDS[:players]
    if text.lower() in colours:
        return colours.index(text.lower())
    if text.isdecimal() and 1 <= int(text) <= players:
        return int(text) - 1
    raise BadSetup(
        f"there is no seat '{text}'; choose 1 to {players} or one of {', '.join(colours)}",
        Reason("problem-seat", {"text": text, "players": players, "colours": ", ".join(colours)}),
    )


def new_seed() -> int:
    """A seed that nobody chose, short enough to be told to a friend."""
    return secrets.randbelow(1_000_000)
