"""Whatever people do or leave undone, a game ends within the time that its rule says.

Here are the real table, its clocks, its patience and its bots, and a real game. Only time is another one: whenever nothing
is left to be done, it is at once as late as it has to be for something to happen.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.rules import Dice, Setup, Table, print_choice
from elgrande.server import hours
from elgrande.server.bots_at_work import NOBODY, Asker, Thought
from elgrande.server.cast import Level
from elgrande.server.limits import Limits
from elgrande.server.live import answers, endings, facts
from elgrande.server.live.at_table import at_table
from elgrande.server.live.connection import Connection
from elgrande.server.live.patience import longest
from elgrande.server.live.table import LiveTable
from elgrande.server.luck import Luck
from elgrande.server.messages import Choose, ClientMessage, HandOver, PassVeto, TakeBack, Undo
from elgrande.server.metrics import Metrics
from elgrande.server.problems import Refusal
from elgrande.server.resources import ClockSetting, TableRule
from elgrande.server.rows import Account, ChatRow, EntryRow, Move, SeatRow, Stale, Stored
from tests.properties.mixes import scaled
from tests.server.agreements import CLOCKS, RULES

MONDAY = 1_700_438_400.0
DAY = 86_400.0
MOMENT = 60.0
"""Seconds that it may take until something is noticed and done."""


class Leap(asyncio.SelectorEventLoop):
    """A loop in which nobody waits: when there is nothing to do, time leaps to where there is."""

    def __init__(self) -> None:
        super().__init__(_Leaping(self))
        self.passed = 0.0

    def time(self) -> float:
        return getattr(self, "passed", 0.0)


class _Leaping(selectors.DefaultSelector):
    def __init__(self, loop: Leap) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nothing would ever happen here again"
        # A little more, or what is due would never be: so large a number keeps no nanoseconds.
        self.loop.passed += max(0.0, timeout) + 1e-6
        return super().select(0)


class Foreseen(Luck):
    """Luck that is the same whenever a game is tried again."""

    def __init__(self, luck: random.Random) -> None:
        self.random = luck

    def deal(self) -> Dice:
        return Dice(self.random.randrange(10**9))

    def dice(self, table: Table, seat: int) -> Dice:
        return self.deal()


class Home:
    """A house with one table, kept in memory as a database keeps it."""

    id = "here"
    shared = False
    settings = SimpleNamespace(bot_pause=0.3)

    def __init__(self, luck: random.Random, row: dict[str, Any], seats: list[SeatRow]) -> None:
        self.random = luck
        self.luck: Luck = Foreseen(luck)
        self.row = {**row, "revision": 0, "keeper": None, "record": None, "clocks": None, "around": None}
        self.seats = seats
        self.entries: list[EntryRow] = []
        self.snapshot: dict[str, Any] | None = None
        self.metrics, self.limits = Metrics(), Limits(enabled=False)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def database(self) -> Home:
        return self

    thinkers = leisure = database

    # ------------------------------------------------------------------ the database

    async def move(self, move: Move) -> None:
        if move.revision != self.row["revision"]:
            raise Stale("somebody was faster")
        if self.random.random() < 0.01:
            raise Stale("somebody might have been faster")
        self.row |= {**move.values, "revision": move.revision + 1}
        found = {row.seat: row for row in [*self.seats, *move.seats]}
        self.seats = [found[seat] for seat in sorted(found)]
        self.entries += move.entries
        if move.snapshot is not None:
            self.snapshot = {"number": move.snapshot[0], **msgspec.json.decode(move.snapshot[1])}

    async def load(self, game: str) -> Stored:
        kept = msgspec.json.decode(msgspec.json.encode(self.row))
        return Stored(kept, list(self.seats), list(self.entries), self.snapshot, [])

    async def load_since(self, game: str, since: int, said_since: int) -> Stored | None:
        return await self.load(game)

    async def keep_line(self, game: str, account: str, row: ChatRow, message: str | None) -> None:
        return None

    # ------------------------------------------------------------------ bots and luck

    async def choose(
        self, game: str, seat: int, level: Level, table: Table, asker: Asker = NOBODY
    ) -> Thought:
        decision = table.decision_of(seat)
        assert decision is not None
        return Thought(self.random.choice(decision.options), True)

    def think_ahead(self, game: str, table: Table, bots: dict[int, Level]) -> None:
        pass

    async def advise(self, table: Table, seat: int, asker: Asker = NOBODY) -> list[dict[str, Any]]:
        return []

    async def wait(self) -> None:
        pass

    # ------------------------------------------------------------------ the house

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def forget(self, table: LiveTable) -> None:
        raise AssertionError("the table cannot be read again")

    def happened(self, table: LiveTable, what: str, by: str | None = None) -> None:
        pass

    def publish(self, kind: str, *told: Any) -> None:
        pass

    def tell_presence(self, table: LiveTable) -> None:
        pass

    def check_alone(self, address: str) -> None:
        pass


class Evening:
    """People at a table who do sensible things and others, or nothing at all."""

    def __init__(self, home: Home, luck: random.Random, people: int) -> None:
        self.home, self.random = home, luck
        self.lines = [Connection(Account(f"p{seat}", f"P{seat}", None, None), seat) for seat in range(people)]
        self.said = 0

    async def begin(self) -> None:
        await self.open()
        async with self.table.lock:
            await self.table.start()

    async def open(self) -> None:
        """The server starts, and finds the table as it was kept."""
        stored = await self.home.load("")
        self.table = LiveTable(self.home, stored, await facts.course_of(stored))
        async with self.table.lock:
            await self.table.settle()

    async def happen(self) -> None:
        """Somebody does something; what may not be done is refused."""
        table, seat = self.table, self.random.randrange(len(self.lines))
        line = self.lines[seat]
        deeds: dict[str, Callable[[], Awaitable[Any]]] = {
            "leave": lambda: table.substitute(seat, None, "left"),
            "resign": lambda: endings.resign(table, seat),
            "end": lambda: endings.agree(table, [seat], self.random.random() < 0.7),
            "vote": lambda: endings.vote(
                table,
                [seat],
                self.random.randrange(len(table.rows)),
                self.random.choice([None, "bot", "skip", "end", "remind"]),
            ),
        }
        others = ["vote", "vote", "undo", "bot", "back", "back", "veto", "come", "restart"]
        what = self.random.choice(["choose"] * 12 + [*deeds, *others])
        if line not in table.connections:
            # Who is not there can do nothing but come, and servers restart without him.
            what = self.random.choice(["come", "restart", *["nothing"] * 8])
        if what in deeds:
            await self.act(deeds[what])
        elif what == "come":
            if line in table.connections:
                table.leave(line)
            else:
                table.enter(line)
        elif what == "restart":
            await self.restart()
        elif what != "nothing":
            await answers.answer(table, line, self.message(what, seat))

    def message(self, what: str, seat: int) -> ClientMessage:
        self.said += 1
        id = f"m{self.said}"
        match what:
            case "undo":
                return Undo(id, seat)
            case "bot":
                return HandOver(seat=seat, bot=None, id=id)
            case "back":
                return TakeBack(seat=seat, id=id)
            case "veto":
                return PassVeto(seat=seat, on=self.random.random() < 0.7, id=id)
        course = self.table.course
        decision = None if course is None else course.game.table.decision_of(seat)
        text = print_choice(self.random.choice(decision.options)) if decision is not None else "power 1"
        return Choose(id, self.table.number, seat, text)

    async def act(self, deed: Callable[[], Awaitable[Any]]) -> None:
        async def work() -> None:
            self.table.check_running()
            await deed()
            await self.table.settle()

        with suppress(Refusal):
            await at_table(self.table, work)

    async def restart(self) -> None:
        """The server ends, with whatever it is about, and begins anew; everybody has to come again."""
        async with self.table.lock:
            self.table.close("shutdown", "")
        for task in list(self.home.tasks):
            task.cancel()
        await asyncio.sleep(0)
        for line in self.lines:
            line.closed = False
        await self.open()


async def play(evening: Evening, rule: TableRule, clock: ClockSetting, deeds: int) -> float:
    """A game until it is over; returns how much of the time was left that it may take."""
    luck, loop = evening.random, asyncio.get_running_loop()
    await evening.begin()
    while evening.table.running:
        if deeds > 0:
            deeds -= 1
            await evening.happen()
            pauses = [*[0.0] * 8, 1.0, 30.0, 130.0, 150.0, 2_000.0, DAY, 5 * DAY]
        else:
            # From here on nobody does anything any more.
            pauses = [DAY, 30 * DAY]
        await asyncio.sleep(luck.choice(pauses))
        left = longest(rule, clock, evening.table.number) + MOMENT - loop.time()
        assert left > 0 or not evening.table.running, "the game should have ended by now"
    evening.table.close("gone", "")
    return left


SETUPS = st.sampled_from(
    [
        ("1995", 2, ()),
        ("2015", 3, ()),
        ("2015", 4, ("king-intrigant",)),
        ("2015", 2, ("inquisitor-colonies",)),
        ("2023", 3, ("new-regency", "power-modifiers")),
    ]
)


@given(
    box=SETUPS,
    clock=CLOCKS,
    rule=RULES,
    people=st.integers(1, 4),
    seed=st.integers(0, 10**9),
    deeds=st.integers(0, 500),
)
@settings(max_examples=scaled(120), deadline=None)
def test_a_game_ends_in_time(
    box: tuple[str, int, tuple[str, ...]],
    clock: ClockSetting,
    rule: TableRule,
    people: int,
    seed: int,
    deeds: int,
) -> None:
    luck = random.Random(seed)
    edition, players, sets = box
    people = min(people, players)
    rows = [SeatRow(seat, "person", f"p{seat}", f"P{seat}") for seat in range(people)]
    rows += [SeatRow(seat, "bot", None, f"B{seat}", "quick") for seat in range(people, players)]
    with pytest.MonkeyPatch.context() as patch:
        loop = Leap()
        patch.setattr(hours, "time", SimpleNamespace(monotonic=loop.time))
        patch.setattr(hours, "_begun", MONDAY)
        # No time passes while something is read in a thread, so it is read here.
        patch.setattr(facts, "_AT_ONCE", 10**9)
        try:
            setup = Setup(edition, players, list(sets), {"length": "short"})
            first = facts.new_facts("table", "p0", "Always", setup, clock, rule=rule)
            evening = Evening(Home(luck, first.row(), rows), luck, people)
            loop.run_until_complete(play(evening, rule, clock, deeds))
            assert evening.home.row["state"] == "over"
            assert evening.home.row["ended"]
        finally:
            loop.close()
