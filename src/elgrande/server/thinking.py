"""Where bots think: processes of their own, so that nobody's table waits for somebody else's bot.

A thought has a place of its own in a process before it begins; those that wait for one begin in the order in which they
were asked. A bot's time counts from the moment when it is asked. So a crowded server thinks less about each choice, but
it still thinks, and tables wait little longer than on an idle one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.bots.advice import SECONDS as ADVICE_SECONDS
from elgrande.bots.advice import advise
from elgrande.rules import Dice, Table
from elgrande.server.cast import Level

GRACE: Final = 1.5
"""Seconds beyond a bot's own time until the table goes on without it."""
LEAST: Final = 0.15
"""Seconds that a bot has for a thought in any case, however late it can begin; it is much better than none."""
CROWDED: Final = 6.0
"""Seconds beyond a bot's own time for which it may wait to begin."""
_START: Final = 8.0
"""Seconds that the first process may take to start."""
_KEPT: Final = 64
"""Bots that a process remembers, with what they have found out."""

_QUICK_BOTS: Final = 64
"""Setups for which a quick bot is kept."""

log = logging.getLogger("elgrande.bots")


class Thought(NamedTuple):
    code: int
    in_time: bool


class Thinkers:
    """Asks bots and the advisor. A bot that is late, or whose process died, is answered for by the quick one."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None
        self._places = asyncio.Semaphore(processes)
        self._proved = False
        """Whether a process has answered: the first one needs time to start."""
        self._quick: dict[str, Bot] = {}
        self._closed = False

    async def choose(self, game: str, seat: int, level: Level, table: Table) -> Thought:
        """What a bot chooses for a seat."""
        if level.name == "random":
            return Thought(consult(make_bot(level.id), table, seat, Clock(), dice()).code, True)
        if level.name == "quick":
            return Thought(self._choose_quickly(table, seat), True)
        until = time.monotonic() + level.seconds
        try:
            async with asyncio.timeout(level.seconds + CROWDED):
                await self._places.acquire()
            seconds = max(until - time.monotonic(), min(LEAST, level.seconds))
            arguments = (f"{game} {seat}", level.id, table, seat, seconds, secrets.randbits(60))
            code = await self._run(seconds + GRACE, _choose, *arguments)
            return Thought(int(code), True)
        except Exception as failure:
            log.warning("bot late or lost", extra={"bot": level.id, "why": type(failure).__name__})
            return Thought(self._choose_quickly(table, seat), False)

    def _choose_quickly(self, table: Table, seat: int) -> int:
        """What the quick bot chooses: it takes less time than the way to another process."""
        # One bot for each setup that was played lately: it keeps its opinions as long as the rules are the same.
        key = table.rules.setup.key()
        bot = self._quick.pop(key, None) or make_bot("quick")
        if len(self._quick) >= _QUICK_BOTS:
            del self._quick[next(iter(self._quick))]
        self._quick[key] = bot
        return consult(bot, table, seat, Clock(), dice()).code

    async def advise(self, table: Table, seat: int) -> list[dict[str, Any]]:
        """The best options of a seat."""
        async with asyncio.timeout(CROWDED):
            await self._places.acquire()
        found: list[dict[str, Any]] = await self._run(
            ADVICE_SECONDS + GRACE, _advise, table, seat, secrets.randbits(60)
        )
        return found

    async def _run(self, seconds: float, task: Any, *arguments: object) -> Any:
        """Do something in a process, at a place that was taken before."""
        try:
            if self._closed:
                raise RuntimeError("the server is shutting down")
            pool = self._warm_pool()
            work = asyncio.get_running_loop().run_in_executor(pool, task, *arguments)
        except BaseException:
            self._places.release()
            raise
        # Not before it is really done: whoever is late still has the process to himself.
        work.add_done_callback(lambda _: self._places.release())
        try:
            found = await asyncio.wait_for(asyncio.shield(work), seconds + (0.0 if self._proved else _START))
            self._proved = True
            return found
        except TimeoutError:
            # Nobody listens any more to what it will say.
            work.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                self._proved = False
            raise

    def warm_up(self) -> None:
        """Start the processes before the first bot has to choose."""
        self._warm_pool()

    def _warm_pool(self) -> Executor:
        if self._pool is None:
            # Not forked: threads and sockets of the server stay out of it.
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(self.processes, context, initializer=_prepare)
            with _deaf_to_interrupts():
                for _ in range(self.processes):
                    pool.submit(_nothing)
            self._pool = pool
        return self._pool

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C, not even before they can say so themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def dice() -> Dice:
    """Dice that nobody can foresee."""
    return Dice(secrets.randbits(60))


# ---------------------------------------------------------------------- in the other processes

_bots: OrderedDict[str, tuple[str, Bot]] = OrderedDict()


def _prepare() -> None:
    """Ctrl-C is for the server, which ends its processes itself; should it be killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # People who wait for the server go before bots who think.
        os.nice(5)
    # What was loaded so far stays; looking through it for garbage after every thought would keep answers back.
    gc.freeze()
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _nothing() -> None:
    """What a process is given to do to start it."""


def _choose(key: str, name: str, table: Table, seat: int, seconds: float, seed: int) -> int:
    known = _bots.pop(key, None)
    bot = known[1] if known is not None and known[0] == name else make_bot(name)
    _bots[key] = (name, bot)
    if len(_bots) > _KEPT:
        _bots.popitem(last=False)
    return consult(bot, table, seat, Clock(seconds=seconds), Dice(seed)).code


def _advise(table: Table, seat: int, seed: int) -> list[dict[str, Any]]:
    return [{"code": reason.code, **reason.to_json()} for reason in advise(table, seat, Dice(seed))]
