"""Bots by name: ``random``, ``greedy``, ``search:0.25``, ``builder:duke``, ``my_module:MyBot``."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from elgrande.bots.errors import BadBotSetting, UnknownBot, told, where
from elgrande.bots.grande import GrandeBot
from elgrande.bots.greedy import GreedyBot
from elgrande.bots.personalities import PERSONALITIES, STRENGTHS, CharacterBot
from elgrande.bots.protocol import Bot
from elgrande.bots.quick import QuickBot
from elgrande.bots.search import SearchBot
from elgrande.bots.settings import LIMITS, RANGES, Range, checked_number, parameters_of, takes_number
from elgrande.bots.simple import RandomBot
from elgrande.rules.errors import ElGrandeError, Reason

ENTRY_POINTS: Final = "elgrande.bots"
"""The group of entry points through which other packages offer bots."""

Maker = Callable[..., Bot]

BUILT_IN: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "quick": QuickBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "grande": GrandeBot,
    **{name: partial(CharacterBot, name) for name in PERSONALITIES},
}


def bot_names() -> list[str]:
    """All bots that can be asked for by name: our own first, then those of other packages."""
    return [*BUILT_IN, *sorted(_offered().keys() - BUILT_IN.keys())]


def make_bot(name: str, **settings: object) -> Bot:
    """A new bot by its name.

    A name is that of one of our bots, one that another package offers, or ``module:Class``. After our bots' names
    settings may follow, each after a colon: ``search:0.25`` thinks a quarter of a second, ``search:400i`` makes 400
    iterations, ``search:400i:exploration=0.8`` names a further setting. Settings can be given by keyword as well.
    """
    head, *parts = name.strip().split(":")
    maker = BUILT_IN.get(head)
    if maker is not None:
        return _make(name, maker, _settings(name, maker, parts, settings, RANGES))
    offered = _offered().get(head)
    if offered is not None:
        maker = _load_offered(name, offered)
    elif len(parts) == 1:
        maker = _load_class(name, head, parts.pop())
    else:
        raise _nobody(name)
    return _make(name, maker, _settings(name, maker, parts, settings, LIMITS))


def _settings(
    name: str, maker: Maker, parts: list[str], given: dict[str, object], ranges: Mapping[str, Range]
) -> dict[str, object]:
    """All settings of a bot: those in its name, of which each is a number or a strength, and those beside it."""
    parameters = parameters_of(maker)
    numbers = {key: parameter for key, parameter in parameters.items() if takes_number(parameter)}
    in_name = [*numbers, *({"strength"} & parameters.keys())]
    settings = dict(given)
    for part in parts:
        key, value = _setting(name, part)
        if key not in in_name:
            raise BadBotSetting(_no_setting(name, key, in_name))
        if key in settings:
            raise BadBotSetting(f"{key} of '{name}' is given twice; once is enough")
        settings[key] = value
    for key, value in settings.items():
        if key not in parameters:
            raise BadBotSetting(_no_setting(name, key, list(parameters)))
        if key in numbers:
            settings[key] = checked_number(name, key, value, numbers[key], ranges)
    return settings


def _setting(name: str, part: str) -> tuple[str, object]:
    """One setting out of a name."""
    key, equals, value = part.partition("=")
    try:
        if equals:
            return key.replace("-", "_"), _number(value)
        if part in STRENGTHS:
            return "strength", part
        if part.endswith("i"):
            return "iterations", int(part[:-1])
        return "seconds", float(part)
    except ValueError:
        raise BadBotSetting(
            f"'{part}' in '{name}' is not a setting; write seconds as '0.25', iterations as '400i', "
            f"others as 'name=number', or the strength of a personality: {', '.join(STRENGTHS)}"
        ) from None


def _number(text: str) -> int | float:
    try:
        return int(text)
    except ValueError:
        return float(text)


def _no_setting(name: str, key: str, known: list[str]) -> str:
    return f"the bot '{name}' has no setting {key or 'without a name'}; it knows {', '.join(known) or 'none'}"


def _make(name: str, maker: Maker, settings: dict[str, object]) -> Bot:
    try:
        bot: object = maker(**settings)
    except ElGrandeError:
        raise
    except (Exception, SystemExit) as failure:
        raise UnknownBot(f"the bot '{name}' cannot be made: {told(failure, _home(maker))}") from failure
    if not isinstance(bot, Bot) or not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"'{name}' is not a bot: it has no method choose(glimpse, clock, dice)")
    return bot


def _home(maker: Maker) -> str:
    """Where a class is written down, empty if that cannot be said."""
    try:
        return f"{inspect.getsourcefile(maker)}, line {inspect.getsourcelines(maker)[1]}"
    except (TypeError, OSError):
        return ""


def _load_class(name: str, module: str, attribute: str) -> Maker:
    # A command does not look for modules where it is started, but that is where people keep a bot they try out. Last,
    # so that nothing of ours can be hidden by a file there.
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)
    if not all(module.split(".")):
        raise _nobody(name, f"'{module}' is not the name of a module")
    try:
        found: object = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as failure:
        missing = isinstance(failure, ModuleNotFoundError) and f"{module}.".startswith(f"{failure.name}.")
        if missing or (isinstance(failure, AttributeError) and not where(failure)):
            raise _nobody(name, str(failure)) from failure
        raise UnknownBot(f"the bot '{name}' cannot be loaded: {told(failure)}") from failure
    if not callable(found):
        raise UnknownBot(f"'{name}' is not a bot: {attribute} of {module} is no class")
    return found


def _load_offered(name: str, point: EntryPoint) -> Maker:
    try:
        found: object = point.load()
    except (Exception, SystemExit) as failure:
        raise UnknownBot(
            f"the bot '{name}', which another package offers as {point.value}, cannot be loaded: {told(failure)}"
        ) from failure
    if not callable(found):
        raise UnknownBot(f"'{name}' is not a bot: {point.value}, which another package offers, is no class")
    return found


def _nobody(name: str, reason: str = "") -> UnknownBot:
    because = f" ({reason})" if reason else ""
    known = ", ".join(bot_names())
    return UnknownBot(
        f"there is no bot '{name}'{because}; known are {known}, and any class of yours as "
        "'module:Class', with the module in this folder or on PYTHONPATH",
        # What is wrong with somebody's own class, programs say in English.
        None if reason else Reason("problem-no-bot", {"name": name, "known": known}),
    )


def _offered() -> dict[str, EntryPoint]:
    """Bots of other packages, not loaded yet."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
