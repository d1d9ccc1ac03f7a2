"""Bots and the advisor in a page: a worker of their own thinks, so that the table never waits for them to answer.

To start that worker takes as long as to start the engine, and as much memory. So bots that need a moment only think in the
engine until the worker is there; where the machine has too few cores to run both at once, they stay there.

There, the rules are not compiled, and a search gets through far less in a second than on a server. So who thinks longest
is not offered, and who is offered keeps to the clock.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from elgrande.bots import Clock, consult, make_bot
from elgrande.record import Game, from_json
from elgrande.rules import Table
from elgrande.server.bots_at_work import NOBODY, Asker, Bots, Thought, advice, dice
from elgrande.server.cast import LEVELS, Level
from elgrande.server.live.facts import head_of
from elgrande.tab.browser import Browser
from elgrande.tab.reviews import Look, Looker

TOO_SLOW: Final = frozenset({"count", "duke"})
"""Strengths that a page cannot do justice to: they look at a thousand and more continuations."""
OFFERED: Final = {
    id: level for id, level in LEVELS.items() if level.strength not in TOO_SLOW and id != "search:0.25"
}
"""The bots that a page offers."""
LIGHT: Final = frozenset(id for id, level in OFFERED.items() if level.seconds <= 0.1 or id == "greedy")
"""Those that answer within a moment."""


class Task(msgspec.Struct, tag="task", tag_field="kind"):
    """What a worker is asked."""

    what: str
    key: str
    bot: str
    head: dict[str, Any]
    state: list[Any]
    seat: int
    seconds: float
    seed: int


class Thinkers:
    """Asks the worker in which bots think; the quickest of them answer here."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._here = Bots()
        self.thinking = 0
        """How many of them think now."""

    def think_ahead(self, game: str, table: Table, bots: dict[int, Level]) -> None:
        """Nobody does here: the battery is the person's own."""

    async def choose(
        self, game: str, seat: int, level: Level, table: Table, asker: Asker = NOBODY
    ) -> Thought:
        if level.name == "random":
            return Thought(consult(make_bot(level.id), table, seat, Clock(), dice()).code, True)
        if level.name == "quick":
            return Thought(self._quickly(table, seat), True)
        # A table from another place may have a bot that is not offered here.
        bot = level if level.id in OFFERED else LEVELS["greedy"]
        if bot.id in LIGHT and not self.browser.spare():
            # What was said before reaches the page first.
            await asyncio.sleep(0)
            seed = int(dice().below(1 << 30))
            return Thought(self._here.choose(f"{game} {seat}", bot.id, table, seat, bot.seconds, seed), True)
        try:
            task = _task("choose", f"{game} {seat}", bot.id, table, seat, bot.seconds)
            return Thought(int(await self._thought(task)), True)
        except Exception:
            # The worker is gone or hangs; the page starts another one.
            return Thought(self._quickly(table, seat), False)

    async def _thought(self, task: str) -> str:
        self.thinking += 1
        try:
            return await self.browser.think(task)
        finally:
            self.thinking -= 1

    def _quickly(self, table: Table, seat: int) -> int:
        key = table.rules.setup.key()
        return self._here.choose(key, "quick", table, seat, 1.0, int(dice().below(1 << 30)))

    async def advise(self, table: Table, seat: int, asker: Asker = NOBODY) -> list[dict[str, Any]]:
        task = _task("advise", "", "", table, seat, 0.0)
        found: list[dict[str, Any]] = msgspec.json.decode(await self._thought(task))
        return found


def _task(what: str, key: str, bot: str, table: Table, seat: int, seconds: float) -> str:
    head = head_of(Game(table))
    seed = int(dice().below(1 << 30))
    return msgspec.json.encode(Task(what, key, bot, head, table.state(), seat, seconds, seed)).decode()


class Worker:
    """What runs in the worker of the bots, and in the one that looks back at games."""

    def __init__(self) -> None:
        self._bots = Bots()
        self._looker = Looker()

    def think(self, text: str) -> str:
        task = msgspec.json.decode(text, type=Task | Look)
        if isinstance(task, Look):
            return self._looker.look(task)
        table = from_json({**task.head, "entries": []}, telling=False).table
        table.load_state(task.state)
        if task.what == "advise":
            return msgspec.json.encode(advice(table, task.seat, task.seed)).decode()
        return str(self._bots.choose(task.key, task.bot, table, task.seat, task.seconds, task.seed))
