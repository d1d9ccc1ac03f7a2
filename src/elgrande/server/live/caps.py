"""What one address may have at once, in all processes together: open lines, and tables where bots play alone.

Every process tells the others what the busiest addresses have with it, each second, and at once when a game of bots
begins; nothing of it is kept, and addresses are told by their hashes. Where an address was quicker than that and has too
many lines, each process cuts its share of them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from elgrande.server.lines import MOST_LINES
from elgrande.server.problems import Refusal
from elgrande.server.store.accounts import hashed

if TYPE_CHECKING:
    from elgrande.server.live.house import House

ALONE_HERE: Final = 3
"""Tables with bots alone that one address may have running at once,"""
ALONE_IN_ALL: Final = 40
"""... and all together."""
_WORTH_TELLING: Final = 8
"""Lines of an address of which the others are told."""
_MOST_TOLD: Final = 150
"""Addresses that are told, the busiest ones: a message has its limit."""


def _unreadable(address: str) -> str:
    return hashed(address)[:24]


class Told(NamedTuple):
    """What another process has told."""

    lines: Mapping[str, int] = {}
    alone: Mapping[str, int] = {}
    alone_in_all: int = 0


class Caps:
    def __init__(self, house: House) -> None:
        self.house = house
        self.elsewhere: dict[str, Told] = {}
        """By process."""
        self._said = Told()

    # ------------------------------------------------------------------ what there is

    def _lines(self) -> dict[str, int]:
        return {address: len(lines) for address, lines in self.house.lines_of.items() if lines}

    def _alone(self) -> Counter[str]:
        """Tables of bots that this process looks after, by where they were opened."""
        return Counter(
            table.address
            for table in self.house.tables.values()
            if table.alone and table.keeps and table.facts.state == "playing"
        )

    # ------------------------------------------------------------------ what is refused

    def check_line(self, address: str) -> None:
        """One more line is too many for an address that has all it may have."""
        if not self.house.settings.limits:
            return
        known = _unreadable(address)
        others = sum(told.lines.get(known, 0) for told in self.elsewhere.values())
        if len(self.house.lines_of.get(address, ())) + others >= MOST_LINES:
            raise Refusal("too_many", "too many lines are open from this address; close some of them")

    def check_alone(self, address: str) -> None:
        """Bots may play among themselves, but not at so many tables that people notice."""
        if not self.house.settings.limits:
            return
        known, mine = _unreadable(address), self._alone()
        others = sum(told.alone.get(known, 0) for told in self.elsewhere.values())
        if mine[address] + others >= ALONE_HERE:
            text = "bots play among themselves at several of your tables already; wait until a game is over"
            raise Refusal("too_many", text)
        if mine.total() + sum(told.alone_in_all for told in self.elsewhere.values()) >= ALONE_IN_ALL:
            text = "bots play among themselves at many tables already; come back later, or play along"
            raise Refusal("too_many", text)

    # ------------------------------------------------------------------ telling and hearing

    def tell(self) -> None:
        """Tell the others, if it is something else than before, or if there is something to tell at all."""
        lines = Counter({one: count for one, count in self._lines().items() if count >= _WORTH_TELLING})
        alone = self._alone()
        told = Told(
            {_unreadable(one): count for one, count in lines.most_common(_MOST_TOLD // 2)},
            {_unreadable(one): count for one, count in alone.most_common(_MOST_TOLD // 2) if one},
            alone.total(),
        )
        if told != Told() or self._said != told:
            self.house.publish("caps", *told)
        self._said = told

    def hear(self, process: str, told: Told) -> None:
        self.elsewhere[process] = told
        self._cut()

    def forget(self, process: str) -> None:
        self.elsewhere.pop(process, None)

    def _cut(self) -> None:
        """Where an address has too many lines, cut as large a part of those here as of all."""
        if not self.house.settings.limits:
            return
        for address, mine in self._lines().items():
            known = _unreadable(address)
            total = mine + sum(told.lines.get(known, 0) for told in self.elsewhere.values())
            if mine >= _WORTH_TELLING and total > MOST_LINES:
                for line in list(self.house.lines_of[address])[: math.ceil(mine * (1 - MOST_LINES / total))]:
                    line.transport.abort()
