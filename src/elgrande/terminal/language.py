"""In which language a command speaks: the one that was asked for, else the player's own, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Annotated, Final

import typer

from elgrande.locale import FALLBACK, languages

VARIABLES: Final = ("ELGRANDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the player's language stands, the first that is set before the others."""
OWN_VARIABLE: Final = VARIABLES[0]
ASKED: Final[ContextVar[str | None]] = ContextVar("asked", default=None)
"""The language that the line asks for, wherever it stands in it."""


def _asked_before(context: typer.Context, language: str | None) -> str | None:
    """What stands before the name of the command, ``elgrande --language de play``, holds where it says nothing else."""
    return language or context.find_root().params.get("language")


LanguageFlag = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="|".join(languages()),
        callback=_asked_before,
    ),
]


def read_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language for a command: the one that was asked for, or that of the environment.

    A language that the game does not speak becomes English, and whoever has asked for it is told so.
    """
    wanted = asked or environ.get(OWN_VARIABLE)
    if wanted:
        language = known_language(wanted)
        if language is None:
            typer.echo(
                f"elgrande: warning: there are no texts in the language '{wanted}'; known are "
                f"{', '.join(languages())}; this is English",
                err=True,
            )
        return language or FALLBACK
    for variable in VARIABLES[1:]:
        if environ.get(variable):
            # As everywhere, the first one that is set decides, whether we speak its language or not.
            return known_language(environ[variable]) or FALLBACK
    return FALLBACK


def quiet_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The same, for words that are shown before the command itself reads its flags."""
    for name in (asked, ASKED.get(), *(environ.get(variable) for variable in VARIABLES)):
        if name:
            return known_language(name) or FALLBACK
    return FALLBACK


def known_language(name: str) -> str | None:
    """The language of ours that a name means: de, DE, de_AT.UTF-8 and de-CH are all German. None if there is none."""
    code = name.partition(".")[0].partition("@")[0].replace("-", "_").lower()
    for candidate in (code, code.partition("_")[0]):
        if candidate in languages():
            return candidate
    return None
