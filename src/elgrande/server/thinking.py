"""Where bots think: processes of their own, so that nobody's table waits for somebody else's bot.

A thought has a place of its own in a process before it begins. A bot's time counts from the moment when it is asked. So a
crowded server thinks less about each choice, but it still thinks, and tables wait little longer than on an idle one.
Tables at which people play come first, and among them those from addresses that have had the least of it lately; where
bots play among themselves they get what is left over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.bots.advice import SECONDS as ADVICE_SECONDS
from elgrande.rules import Table
from elgrande.server.bots_at_work import NOBODY, Asker, Thought
from elgrande.server.cast import Level
from elgrande.server.foresight import Foresight
from elgrande.server.luck import Luck
from elgrande.server.thinker import LAST as LAST_OF_ALL
from elgrande.server.thinker import START, Lost, Thinker, looking_back, thinking
from elgrande.server.tracing import span

if TYPE_CHECKING:
    from elgrande.server.think_elsewhere import Elsewhere

GRACE: Final = 1.5
"""Seconds beyond a bot's own time until the table goes on without it."""
LEAST: Final = 0.15
"""Seconds that a bot has for a thought in any case, however late it can begin; it is much better than none."""
CROWDED: Final = 6.0
"""Seconds beyond a bot's own time for which it may wait to begin."""
LAST: Final = 2
"""The rank of what waits for everything else."""
PATIENCE: Final = 600.0
"""Seconds for which it waits."""
ALONE: Final = 0.25
"""Seconds that a bot has at most where no person plays, so that nobody else waits long for its place."""
_START: Final = 8.0
"""Seconds that the first process may take to start."""
_HALF_LIFE: Final = 10.0
"""Seconds after which half of what an address has had is forgotten."""
_QUICK_BOTS: Final = 64
"""Setups for which a quick bot is kept."""

log = logging.getLogger("elgrande.bots")


class Places:
    """Who begins to think when a place is free."""

    def __init__(self, count: int) -> None:
        self.free = count
        self._waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self._had: dict[str, tuple[float, float]] = {}
        """Seconds that the bots for each address have thought, and when that was so."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def take(self, asker: Asker) -> None:
        if self.free and not self._waiting:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((asker, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise
        finally:
            self._waiting = [one for one in self._waiting if one[1] is not turn]

    def give_back(self, asker: Asker | None = None, seconds: float = 0.0) -> None:
        """A place is free again, after somebody's bot has thought for so long."""
        if asker is not None:
            self._had[asker.address] = (self.had(asker.address) + seconds, time.monotonic())
        self.free += 1
        waiting = [one for one in self._waiting if not one[1].done()]
        if waiting:
            _, turn = min(waiting, key=lambda one: (one[0].alone, self.had(one[0].address)))
            self.free -= 1
            turn.set_result(None)
        elif len(self._had) > 10_000:
            self._had.clear()

    def had(self, address: str) -> float:
        seconds, at = self._had.get(address, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - at) / _HALF_LIFE) if seconds else 0.0


class Thinkers:
    """Asks bots and the advisor. A bot that is late, or whose process died, is answered for by the quick one."""

    def __init__(
        self,
        processes: int,
        elsewhere: Elsewhere | None = None,
        luck: Luck | None = None,
        ahead: bool = False,
    ) -> None:
        self.processes = processes
        self.foresight = Foresight() if ahead and elsewhere is None else None
        """Who thinks about what is to come while people decide; None if nobody does."""
        self.luck = luck or Luck()
        self.elsewhere = elsewhere
        """Other machines that think; then no process here does."""
        self.places = Places(processes)
        self._idle: list[Thinker] = []
        self._all: list[Thinker] = []
        self._proved = False
        """Whether a process has answered: the first one needs time to start."""
        self._quick: dict[str, Bot] = {}
        self._begun = 0.0
        self._closed = False
        self._reviewer: Thinker | None = None
        """Where games that are over are judged; there is none before the first one."""
        self.thoughts = 0
        self.late = 0
        """Thoughts that were asked for so far, and those for which the quick bot had to answer."""

    async def choose(
        self, game: str, seat: int, level: Level, table: Table, asker: Asker = NOBODY
    ) -> Thought:
        """What a bot chooses for a seat."""
        if level.name == "random":
            return Thought(
                consult(make_bot(level.id), table, seat, Clock(), self.luck.dice(table, seat)).code, True
            )
        if level.name == "quick":
            return Thought(self._choose_quickly(table, seat), True)
        foreseen = self.foresight.answer(game, seat, level, table) if self.foresight else None
        if foreseen is not None:
            return Thought(foreseen, True)
        with span("thought", bot=level.id, table=asker.table):
            return await self._think(game, seat, level, table, asker)

    async def _think(self, game: str, seat: int, level: Level, table: Table, asker: Asker) -> Thought:
        self.thoughts += 1
        own = min(level.seconds, ALONE) if asker.alone else level.seconds
        until = time.monotonic() + own
        try:
            if self.elsewhere is not None:
                asked = (f"{game} {seat}", level.id, table, seat)
                patience = own + CROWDED + GRACE
                return Thought(
                    int(await self.elsewhere.ask(asker.alone, own, patience, "choose", *asked)), True
                )
            async with asyncio.timeout(None if asker.alone else own + CROWDED):
                await self.places.take(asker)
            seconds = max(until - time.monotonic(), min(LEAST, own))
            arguments = (f"{game} {seat}", level.id, table, seat, seconds, secrets.randbits(60))
            return Thought(int(await self._run(asker, seconds, "choose", *arguments)), True)
        except Exception as failure:
            self.late += 1
            log.warning("bot late or lost", extra={"bot": level.id, "why": type(failure).__name__})
            return Thought(self._choose_quickly(table, seat), False)

    def think_ahead(self, game: str, table: Table, bots: dict[int, Level]) -> None:
        """Let the bots at a table think about what is to come, if nobody else thinks or waits for it."""
        if self.foresight is not None and self.places.free == self.processes and not self._closed:
            self.foresight.begin(game, table, bots)

    def _choose_quickly(self, table: Table, seat: int) -> int:
        """What the quick bot chooses: it takes less time than the way to another process."""
        # One bot for each setup that was played lately: it keeps its opinions as long as the rules are the same.
        key = table.rules.setup.key()
        bot = self._quick.pop(key, None) or make_bot("quick")
        if len(self._quick) >= _QUICK_BOTS:
            del self._quick[next(iter(self._quick))]
        self._quick[key] = bot
        return consult(bot, table, seat, Clock(), self.luck.dice(table, seat)).code

    async def advise(self, table: Table, seat: int, asker: Asker = NOBODY) -> list[dict[str, Any]]:
        """The best options of a seat."""
        if self.elsewhere is not None:
            patience = ADVICE_SECONDS + CROWDED + GRACE
            told: list[dict[str, Any]] = await self.elsewhere.ask(
                0, ADVICE_SECONDS, patience, "advise", table, seat
            )
            return told
        async with asyncio.timeout(CROWDED):
            await self.places.take(asker)
        found: list[dict[str, Any]] = await self._run(
            asker, ADVICE_SECONDS, "advise", table, seat, secrets.randbits(60)
        )
        return found

    async def look_back(self, seconds: float, *arguments: Any) -> Any:
        """Judge some decisions of a game that is over, in a process that gets what all others leave over."""
        if self.elsewhere is not None:
            return await self.elsewhere.ask(LAST, seconds, seconds + PATIENCE, "look_back", *arguments)
        if self._closed:
            raise RuntimeError("the server is shutting down")
        if self._reviewer is None:
            self._reviewer = Thinker(looking_back, LAST_OF_ALL)
        return await asyncio.wrap_future(self._reviewer.ask(seconds, "look_back", *arguments))

    async def _run(self, asker: Asker, seconds: float, task: str, *arguments: object) -> Any:
        """Do something in a process, at a place that was taken before."""
        begun = time.monotonic()
        if self._closed:
            self.places.give_back()
            raise RuntimeError("the server is shutting down")
        self.warm_up()
        thinker = self._idle.pop()
        work = asyncio.wrap_future(thinker.ask(seconds, task, *arguments))

        def done(work: asyncio.Future[Any]) -> None:
            # Not before it is really done: whoever is late still has the process to himself.
            self._idle.append(thinker)
            self.places.give_back(asker, time.monotonic() - begun)
            if not work.cancelled():
                work.exception()

        work.add_done_callback(done)
        limit = seconds + GRACE + (0.0 if self._proved else _START)
        found = await asyncio.wait_for(asyncio.shield(work), limit)
        self._proved = True
        return found

    # ------------------------------------------------------------------ the processes

    def warm_up(self) -> None:
        """Start the processes before the first bot has to choose."""
        if self.elsewhere is not None:
            return
        self._begun = self._begun or time.monotonic()
        while len(self._all) < self.processes:
            thinker = Thinker(thinking)
            self._all.append(thinker)
            self._idle.append(thinker)

    @property
    def well(self) -> int:
        """How many processes answer."""
        return sum(thinker.well for thinker in self._all)

    @property
    def ok(self) -> bool:
        """Whether bots can think, as far as one can know."""
        return not self._all or self.well > 0 or time.monotonic() < self._begun + START

    @property
    def lost(self) -> int:
        """How many processes were lost so far."""
        return sum(thinker.lost for thinker in self._all)

    @property
    def pids(self) -> list[int]:
        return [thinker.pid for thinker in self._all if thinker.pid is not None]

    def close(self) -> None:
        self._closed = True
        if self.foresight is not None:
            self.foresight.close()
        everybody = [*self._all, *([] if self._reviewer is None else [self._reviewer])]
        for thinker in everybody:
            thinker.close()
        for thinker in everybody:
            thinker.join()
        self._all, self._idle, self._reviewer = [], [], None


__all__ = ["Asker", "CROWDED", "GRACE", "LEAST", "NOBODY", "Lost", "Thinkers", "Thought"]
