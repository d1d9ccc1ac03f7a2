"""Bots by name: ``random``, ``greedy``, ``search:0.25``, ``builder:duke``, ``my_module:MyBot``."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from elgrande.bots.errors import BadBotSetting, UnknownBot
from elgrande.bots.greedy import GreedyBot
from elgrande.bots.personalities import PERSONALITIES, STRENGTHS, CharacterBot
from elgrande.bots.protocol import Bot
from elgrande.bots.quick import QuickBot
from elgrande.bots.search import SearchBot
from elgrande.bots.simple import RandomBot

ENTRY_POINTS: Final = "elgrande.bots"
"""The group of entry points through which other packages offer bots."""

Maker = Callable[..., Bot]

BUILT_IN: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "quick": QuickBot,
    "greedy": GreedyBot,
    "search": SearchBot,
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
    offered = None if maker else _offered().get(head)
    if offered is not None:
        maker = offered.load()
    if maker is None:
        if len(parts) != 1:
            raise UnknownBot(
                f"there is no bot '{name}'; known are {', '.join(bot_names())}, "
                "and any class of yours as 'module:Class'"
            )
        maker = _load_class(name, head, parts[0])
        parts = []
    for part in parts:
        settings.update(_setting(name, part))
    return _make(name, maker, settings)


def _setting(name: str, part: str) -> dict[str, object]:
    """One setting out of a name."""
    key, equals, value = part.partition("=")
    try:
        if equals:
            return {key.replace("-", "_"): float(value)}
        if part in STRENGTHS:
            return {"strength": part}
        if part.endswith("i"):
            return {"iterations": int(part[:-1])}
        return {"seconds": float(part)}
    except ValueError:
        raise BadBotSetting(
            f"'{part}' in '{name}' is not a setting; write seconds as '0.25', iterations as '400i', "
            f"others as 'name=number', or the strength of a personality: {', '.join(STRENGTHS)}"
        ) from None


def _make(name: str, maker: Maker, settings: dict[str, object]) -> Bot:
    if settings:
        _check_settings(name, maker, settings)
    bot = maker(**settings)
    if not isinstance(bot, Bot):
        raise UnknownBot(f"'{name}' is not a bot: it has no method choose(glimpse, clock, dice)")
    return bot


def _check_settings(name: str, maker: Maker, settings: dict[str, object]) -> None:
    known = list(inspect.signature(maker).parameters)
    unknown = sorted(settings.keys() - set(known))
    if unknown:
        raise BadBotSetting(
            f"the bot '{name}' has no setting {' or '.join(unknown)}; it knows {', '.join(known) or 'none'}"
        )
    for limit in ("seconds", "iterations"):
        value = settings.get(limit)
        if isinstance(value, int | float) and value <= 0:
            raise BadBotSetting(f"the {limit} of '{name}' must be more than 0, not {value}")


def _load_class(name: str, module: str, attribute: str) -> Maker:
    # A command does not look for modules where it is started, but that is where people keep a bot they try out. Last,
    # so that nothing of ours can be hidden by a file there.
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        found: object = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as failure:
        raise UnknownBot(
            f"there is no bot '{name}' ({failure}); known are {', '.join(bot_names())}, and any class of yours as "
            "'module:Class', with the module in this folder or on PYTHONPATH"
        ) from failure
    if not callable(found):
        raise UnknownBot(f"'{name}' is not a bot: {attribute} of {module} is no class")
    return found


def _offered() -> dict[str, EntryPoint]:
    """Bots of other packages, not loaded yet."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
