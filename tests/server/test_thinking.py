"""Where bots think, when more of them want to than there is room for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from elgrande.rules import Setup, Table, new_table
from elgrande.server import thinking
from elgrande.server.cast import LEVELS
from elgrande.server.thinking import LEAST, Thinkers, Thought


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """Room for one thought at a time."""
    thinkers = Thinkers(1)
    thinkers.warm_up()
    yield thinkers
    thinkers.close()


def position() -> Table:
    return new_table(Setup("2015", 3), 7, telling=False)


async def choose(thinkers: Thinkers, number: int, level: str = "search:1") -> Thought:
    table = position()
    return await thinkers.choose(f"game {number}", table.deciders[0], LEVELS[level], table)


def test_a_crowd_of_bots_thinks_less_and_not_never(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them ask at once: the first has all of its time, the others what is left of theirs, or the least."""
    given: list[float] = []
    run = one._run

    async def note(seconds: float, task: Any, *arguments: Any) -> Any:
        given.append(arguments[4])
        return await run(seconds, task, *arguments)

    monkeypatch.setattr(one, "_run", note)

    async def crowd() -> list[Thought]:
        return await asyncio.gather(*(choose(one, number) for number in range(8)))

    thoughts = asyncio.run(crowd())
    assert [thought.in_time for thought in thoughts] == [True] * 8
    assert given[0] == pytest.approx(1.0, abs=0.2)
    # A search takes at least half of the time it is given, so the fourth finds less left than the least.
    assert given == sorted(given, reverse=True)
    assert given[3:] == [LEAST] * 5
    asked = position().decision
    assert asked is not None
    assert {thought.code for thought in thoughts} <= set(asked.options)


def test_who_cannot_begin_at_all_is_answered_for(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "CROWDED", 0.0)

    async def crowd() -> list[Thought]:
        level = LEVELS["search:0.25"]
        await one._places.acquire()
        table = position()
        return [await one.choose("game", table.deciders[0], level, table)]

    assert [thought.in_time for thought in asyncio.run(crowd())] == [False]


def test_a_late_thought_keeps_its_place_until_it_ends(one: Thinkers) -> None:
    """Whoever comes next does not wait in vain behind it, but for it."""

    async def late() -> tuple[bool, bool, int]:
        await choose(one, 0, "search:0.25")
        await one._places.acquire()
        with pytest.raises(TimeoutError):
            await one._run(0.05, time.sleep, 0.8)
        taken = one._places.locked()
        next_one = await choose(one, 1, "search:0.25")
        return taken, next_one.in_time, one._places._value

    assert asyncio.run(late()) == (True, True, 1)
