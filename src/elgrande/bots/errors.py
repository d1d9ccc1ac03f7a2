"""What can go wrong with bots, each with a sentence to act on."""

from __future__ import annotations

import importlib
import importlib.metadata
import traceback
from typing import Final

from elgrande.rules.errors import ElGrandeError

_IMPORTING: Final = ("<frozen importlib", importlib.__file__, importlib.metadata.__file__)
"""Files in which nobody looks for the mistake of a module that cannot be imported."""


class BotError(ElGrandeError):
    """Base of every error that concerns a bot."""


class UnknownBot(BotError):
    """A name that no bot has, or one whose bot cannot be made."""


class BadBotSetting(BotError):
    """A setting that the bot does not know or cannot use."""


class BadWeights(BotError):
    """A file of weights that is missing, damaged or of another version."""


class BadAnswer(BotError):
    """A bot chose something that it could not choose."""


def told(failure: BaseException, else_where: str = "") -> str:
    """What went wrong in somebody's code, in one line: the error, and the file and line that it comes from.

    ``else_where`` is the place to name if the failure did not get as far as into a file: where it was caught is none.
    """
    message = failure.msg if isinstance(failure, SyntaxError) else str(failure)
    error = ": ".join(filter(None, (type(failure).__name__, " ".join(message.split()))))
    place = where(failure) or else_where
    return f"{error} ({place})" if place else error


def where(failure: BaseException) -> str:
    """The file and line that a failure comes from, empty if it is the place where it was caught."""
    if isinstance(failure, SyntaxError) and failure.filename:
        return f"{failure.filename}, line {failure.lineno}"
    frames = [
        frame
        for frame in traceback.extract_tb(failure.__traceback__)[1:]
        if not frame.filename.startswith(_IMPORTING)
    ]
    return f"{frames[-1].filename}, line {frames[-1].lineno}" if frames else ""
