"""What bots and the advisor are asked for, wherever they think: in a process, or in a worker of a page."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.bots.advice import advise
from elgrande.rules import Dice, Table

_KEPT: Final = 64
"""Bots that are remembered, with what they have found out."""


class Thought(NamedTuple):
    code: int
    in_time: bool


class Asker(NamedTuple):
    """For whom a bot thinks."""

    table: str = ""
    address: str = ""
    alone: bool = False
    """Whether no person plays at the table."""


NOBODY: Final = Asker()


class Bots:
    """The bots of a process, with what they have found out about their games."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[str, Bot]] = OrderedDict()

    def choose(self, key: str, name: str, table: Table, seat: int, seconds: float, seed: int) -> int:
        known = self._known.pop(key, None)
        bot = known[1] if known is not None and known[0] == name else make_bot(name)
        self._known[key] = (name, bot)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return consult(bot, table, seat, Clock(seconds=seconds), Dice(seed)).code


def advice(table: Table, seat: int, seed: int) -> list[dict[str, Any]]:
    """The best options of a seat, with reasons."""
    return [{"code": reason.code, **reason.to_json()} for reason in advise(table, seat, Dice(seed))]


def dice() -> Dice:
    """Dice that nobody can foresee."""
    return Dice(secrets.randbits(60))
