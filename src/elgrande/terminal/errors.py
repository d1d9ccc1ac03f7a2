"""How a command fails: one sentence and an exit status, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

import typer

from elgrande.locale import FALLBACK, Speech
from elgrande.rules.errors import BadSetup, ElGrandeError, Reason
from elgrande.terminal.extras import advice_for
from elgrande.terminal.language import quiet_language

USAGE: Final = 2
"""The command was asked for something that does not exist."""
FAILED: Final = 1
"""What it was given is wrong, or a check has failed."""
INTERRUPTED: Final = 130

P = ParamSpec("P")


def gracefully(command: Callable[P, None]) -> Callable[P, None]:
    """The same command, with everything that can go wrong in the game told in one sentence."""

    @wraps(command)
    def wrapped(*arguments: P.args, **flags: P.kwargs) -> None:
        try:
            command(*arguments, **flags)
        except ElGrandeError as problem:
            tell(problem, flags.get("language"))
            raise typer.Exit(USAGE if isinstance(problem, BadSetup) else FAILED) from None
        except ModuleNotFoundError as problem:
            advice = advice_for(problem.name)
            if advice is None:
                raise
            tell(advice, flags.get("language"))
            raise typer.Exit(FAILED) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # Whoever was reading has seen enough, as in `elgrande cards | head`.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(FAILED) from None
        except OSError as problem:
            if problem.filename is None:
                raise
            file, why = str(problem.filename), problem.strerror or ""
            reason = Reason("problem-file", {"file": file, "why": why})
            tell(ElGrandeError(f"{file} cannot be used: {why}", reason), flags.get("language"))
            raise typer.Exit(FAILED) from None

    return wrapped


def tell(problem: ElGrandeError, asked: object = None) -> None:
    """Say what is wrong, in the player's language where it has words for it."""
    typer.echo(f"elgrande: {sentence_of(problem, asked)}", err=True)


def sentence_of(problem: ElGrandeError, asked: object = None) -> str:
    """The sentence of a problem. In English it is the one for developers, which names what can be typed."""
    language = quiet_language(asked if isinstance(asked, str) else None)
    if problem.reason is None or language == FALLBACK:
        return str(problem)
    return Speech(language).reason(problem.reason)
