"""Thinking on the opponents' time: while a person decides, a bot thinks about what it will be asked next.

What the person will do is guessed, as the quick policy would do it, on a table that shows no more than the bot may know.
If that is how it comes, the answer is there at once; if not, nothing is lost. All of it happens in a process of its own
that everybody else goes before, and only while nobody else on the server thinks.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections import OrderedDict
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, NamedTuple

from elgrande.bots import Clock, consult, glimpse, make_bot
from elgrande.rules import Dice, Table, imagine
from elgrande.server.thinker import Tasks, Thinker

if TYPE_CHECKING:
    from elgrande.server.cast import Level

_LONGEST: Final = 60
"""Decisions of others that are guessed at most."""
_KEPT: Final = 256
"""Games for which an answer is kept."""
_GENTLY: Final = 10
"""How much more everybody else goes first, beyond what holds for all that bots think."""

log = logging.getLogger("elgrande.bots")


class Foreseen(NamedTuple):
    """An answer to a question that has not been asked yet."""

    seat: int
    bot: str
    state: list[int]
    """The table as the seat would know it."""
    code: int


class Foresight:
    """The answers that were thought of ahead, and the process that thinks of them."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self._running: Future[Foreseen | None] | None = None
        self._answers: OrderedDict[str, Foreseen] = OrderedDict()
        self._last: tuple[str, list[int]] = ("", [])
        """What was thought about last: a table is not thought about twice as long as nothing happens there."""
        self.used = 0
        """Answers that were there when they were asked for."""

    @property
    def free(self) -> bool:
        return self._running is None or self._running.done()

    def begin(self, game: str, table: Table, bots: dict[int, Level]) -> None:
        """Think about the next decision of the first bot that will have one; ``free`` says whether there is time."""
        longest = max((level.seconds for level in bots.values()), default=0.0)
        now = (game, table.state())
        if not self.free or not longest or now == self._last:
            return
        self._last = now
        if self._thinker is None:
            self._thinker = Thinker(foreseeing)
        asked = {seat: (level.id, level.seconds) for seat, level in bots.items() if level.seconds}
        work = self._thinker.ask(longest, "foresee", table.copy(), asked, secrets.randbits(60))
        self._running = work
        work.add_done_callback(lambda done: self._keep(game, done))

    def _keep(self, game: str, done: Future[Foreseen | None]) -> None:
        found = None if done.cancelled() or done.exception() is not None else done.result()
        if found is not None:
            self._answers[game] = found
            while len(self._answers) > _KEPT:
                self._answers.popitem(last=False)

    def answer(self, game: str, seat: int, level: Level, table: Table) -> int | None:
        """What was thought of ahead, if it is this very question."""
        found = self._answers.get(game)
        if found is None or (found.seat, found.bot) != (seat, level.id):
            return None
        del self._answers[game]
        if found.state != glimpse(table, seat).known.state():
            return None
        self.used += 1
        return found.code

    def close(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker.join()


# ---------------------------------------------------------------------- in the other process


def foreseeing() -> Tasks:
    if hasattr(os, "nice"):
        os.nice(_GENTLY)
    return {"foresee": foresee}


def foresee(table: Table, bots: dict[int, tuple[str, float]], seed: int) -> Foreseen | None:
    """The answer of the first bot that will be asked, if everybody else does as the quick policy would."""
    dice = Dice(seed)
    for seat, (name, seconds) in bots.items():
        coming = _until_asked(imagine(table, seat, dice), seat, list(bots), dice)
        if coming is not None:
            answer = consult(make_bot(name), coming, seat, Clock(seconds=seconds), dice)
            return Foreseen(seat, name, glimpse(coming, seat).known.state(), answer.code)
    return None


def _until_asked(table: Table, seat: int, bots: list[int], dice: Dice) -> Table | None:
    """The table when a bot is asked; None if another one is asked first, or nobody knows what comes."""
    table.telling = False
    quick, reveals = make_bot("quick"), table.reveals
    for _ in range(_LONGEST):
        if table.over or table.reveals != reveals:
            return None
        asked = [other for other in table.deciders if other in bots]
        if asked:
            return table if asked[0] == seat and len(table.deciders) == 1 else None
        who = table.deciders[0]
        table.play_for(who, consult(quick, table, who, Clock(), dice).code)
    return None
