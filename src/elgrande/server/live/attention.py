"""What a table does when nobody touches it: bots choose, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from elgrande.rules import Table
from elgrande.server.bots_at_work import Asker, Thought
from elgrande.server.cast import LEVELS, SUBSTITUTE
from elgrande.server.hours import now
from elgrande.server.live import endings, seating
from elgrande.server.live.idle import NOBODY, least
from elgrande.server.messages import Notice
from elgrande.server.problems import Refusal
from elgrande.server.rows import Stale

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable

_RETRY: Final = 2.0
"""Seconds until a bot tries again after the database did not answer."""
_DAY: Final = 86_400.0

log = logging.getLogger("elgrande.table")


class Attention:
    """Looks after the bots and the clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By the seats that are thought about."""
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        self._again: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        for timer in (self._timer, self._again):
            if timer is not None:
                timer.cancel()
        for task in self.thinking.values():
            task.cancel()

    def stop_bots(self) -> None:
        """What they think about is no longer for this process to choose."""
        if not self.table.keeps:
            for task in self.thinking.values():
                task.cancel()
            self.thinking.clear()

    # ------------------------------------------------------------------ bots

    def ask_bots(self) -> None:
        """Let every bot think that has to choose and does not think yet, unless they wait for people."""
        course = self.table.course
        if course is None or not self.table.running:
            return
        if self.table.closed or self.table.held or not self.table.keeps:
            return
        for seat in course.game.table.deciders:
            if seating.bot_of(self.table.rows[seat]) is not None and seat not in self.thinking:
                self.thinking[seat] = self.table.house.spawn(self._think(seat))
        if not self.thinking:
            self._think_ahead(course.game.table)

    def _think_ahead(self, state: Table) -> None:
        """While people decide, the bots at the table may think about what comes then."""
        bots = {seat: seating.bot_of(row) for seat, row in enumerate(self.table.rows)}
        levels = {seat: LEVELS[bot] for seat, bot in bots.items() if bot in LEVELS}
        if levels and not self.table.alone:
            self.table.house.thinkers.think_ahead(self.table.id, state, levels)

    async def _think(self, seat: int) -> None:
        """Let the bot at a seat choose, unless somebody was quicker."""
        table = self.table
        bot = seating.bot_of(table.rows[seat])
        try:
            # Under the lock: what others are just doing may still be refused by the database.
            async with table.lock:
                assert table.course is not None
                since, state = table.course.since[seat], table.course.game.table.copy()
            level = LEVELS.get(bot or "") or LEVELS[SUBSTITUTE]
            asked = state.decision_of(seat) is not None
            if asked and table.alone:
                await table.house.leisure.wait()
            asker = Asker(table.id, table.address, table.alone)
            thinkers = table.house.thinkers
            if bot == NOBODY and asked:
                thought: Thought | None = Thought(least(state, seat), True)
            else:
                thought = await thinkers.choose(table.id, seat, level, state, asker) if asked else None
            if asked and seating.nobody_plays(table.rows):
                # Whoever looks on must have the time to take his seat back.
                await asyncio.sleep(table.house.settings.bot_pause)
            async with table.lock:
                self.thinking.pop(seat, None)
                if thought is not None and not table.closed and self._still_asks(seat, since, bot):
                    if not thought.in_time:
                        table.notice(Notice("bot_stuck", seat, table.rows[seat].name))
                    await table.apply([table.course.choose(thought.code, seat)])
                await table.settle()
        except Exception as failure:
            if not isinstance(failure, Refusal | Stale):
                log.exception("a bot could not choose", extra={"table": table.id, "bot": bot})
            # Where somebody was quicker, at another process, the table is as that has left it.
            self.settle_again(0.0 if isinstance(failure, Stale) else _RETRY)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]

    def settle_again(self, seconds: float = _RETRY) -> None:
        """Something that the table does itself could not be kept: it is done once more, after a while."""
        if self._again is None and not self.table.closed:
            self._again = asyncio.get_running_loop().call_later(
                seconds, lambda: self.table.house.spawn(self._settle())
            )

    async def _settle(self) -> None:
        async with self.table.lock:
            self._again = None
            if not self.table.closed:
                await self.table.settle()

    def _still_asks(self, seat: int, since: int, bot: str | None) -> bool:
        """Whether a seat is asked what its bot has thought about."""
        course = self.table.course
        return (
            course is not None
            and self.table.running
            and self.table.keeps
            and not self.table.held
            and seat in course.game.table.deciders
            and course.since[seat] == since
            and seating.bot_of(self.table.rows[seat]) == bot
        )

    # ------------------------------------------------------------------ clocks

    def set_timer(self, at_least: float = 0.05) -> None:
        """Wake up when the next clock runs out, or before: whoever wakes up too early sets it anew."""
        table = self.table
        due = table.next_due() if table.running and table.keeps and not table.closed else None
        loop = asyncio.get_running_loop()
        delay = _DAY if due is None else min(max(0.0, due - now()) + at_least, _DAY)
        if self._timer is not None:
            if due is not None and self._rings <= loop.time() + delay:
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._rings = loop.time() + delay
            self._timer = loop.call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.table.house.spawn(self.look_at_clocks())

    async def look_at_clocks(self) -> None:
        """A bot takes over where somebody has run out of time, and whatever else the table waits for no longer."""
        table = self.table
        async with table.lock:
            if not table.running or table.closed or not table.keeps:
                return
            try:
                for seat in table.clocks.expired(now()):
                    await table.substitute(seat, None, "time_out")
                endings.attend(table)
                for deed in table.patience.due(now()):
                    await endings.do(table, deed)
                await table.settle()
            except (Refusal, Stale):
                self.set_timer(at_least=_RETRY)
