"""Where bots think, when more of them want to than there is room for, and when a process is lost."""

from __future__ import annotations

import asyncio
import multiprocessing.context
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from elgrande.rules import Setup, Table, new_table
from elgrande.server import thinker, thinking
from elgrande.server.cast import LEVELS
from elgrande.server.live.pace import Pace
from elgrande.server.thinking import LEAST, NOBODY, Asker, Places, Thinkers, Thought
from tests.server.clients import Person, running


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """Room for one thought at a time."""
    thinkers = Thinkers(1)
    thinkers.warm_up()
    wait_for(lambda: thinkers.well == 1)
    yield thinkers
    thinkers.close()


def wait_for(true: Callable[[], object], seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come to that"
        time.sleep(0.02)


def position() -> Table:
    return new_table(Setup("2015", 3), 7, telling=False)


async def choose(thinkers: Thinkers, number: int, level: str = "search:1", asker: Asker = NOBODY) -> Thought:
    table = position()
    return await thinkers.choose(f"game {number}", table.deciders[0], LEVELS[level], table, asker)


def test_a_crowd_of_bots_thinks_less_and_not_never(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them ask at once: the first has all of its time, the others what is left of theirs, or the least."""
    given: list[float] = []
    run = one._run

    async def note(asker: Asker, seconds: float, task: str, *arguments: Any) -> Any:
        given.append(arguments[4])
        return await run(asker, seconds, task, *arguments)

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
        await one.places.take(Asker())
        return [await choose(one, 0, "search:0.25")]

    assert [thought.in_time for thought in asyncio.run(crowd())] == [False]
    assert one.late == 1


def test_a_late_thought_keeps_its_place_until_it_ends(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes next does not wait in vain behind it, but for it."""
    monkeypatch.setattr(thinking, "GRACE", 0.05)

    async def late() -> tuple[int, bool, int]:
        await choose(one, 0, "search:0.25")
        await one.places.take(Asker())
        with pytest.raises(TimeoutError):
            await one._run(Asker(), 0.0, "sleep", 0.8)
        free = one.places.free
        monkeypatch.setattr(thinking, "GRACE", 1.5)
        next_one = await choose(one, 1, "search:0.25")
        await asyncio.sleep(0.05)
        return free, next_one.in_time, one.places.free

    assert asyncio.run(late()) == (0, True, 1)


# ---------------------------------------------------------------------- processes that are lost


def test_a_process_that_dies_while_idle_is_replaced(one: Thinkers) -> None:
    (dead,) = one.pids
    os.kill(dead, signal.SIGKILL)
    thoughts = [asyncio.run(choose(one, number, "search:0.25")) for number in range(2)]
    assert thoughts[1].in_time
    wait_for(lambda: one.well == 1)
    assert one.pids != [dead]
    assert one.lost == 1


def test_a_process_that_dies_in_a_thought_is_replaced(one: Thinkers) -> None:
    async def murder() -> list[bool]:
        thought = asyncio.create_task(choose(one, 1))
        await asyncio.sleep(0.2)
        os.kill(one.pids[0], signal.SIGKILL)
        first = await thought
        await asyncio.to_thread(wait_for, lambda: one.well == 1)
        return [first.in_time, (await choose(one, 2, "search:0.25")).in_time]

    assert asyncio.run(murder()) == [False, True]


def test_a_process_that_hangs_is_replaced(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "HUNG", 0.5)
    (hung,) = one.pids
    os.kill(hung, signal.SIGSTOP)
    # Nobody asks it for anything, and yet it is noticed.
    wait_for(lambda: one.lost == 1 and one.well == 1)
    assert one.pids != [hung]
    assert asyncio.run(choose(one, 1, "search:0.25")).in_time


def test_a_process_that_takes_long_to_start_gets_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a crowded machine it would never be there if it had to begin anew each time."""
    monkeypatch.setattr(thinker, "START", 0.02)
    monkeypatch.setattr(thinker, "_MOST_OFTEN", 0.0)
    slow = thinker.Thinker(thinker.thinking)
    try:
        wait_for(lambda: slow.well)
        assert slow.lost > 0
        assert slow.ask(0.0, "sleep", 0.0).result() is None
    finally:
        slow.close()
        slow.join()


def test_health_tells_whether_bots_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server:
        thinkers: Thinkers = server.app.state.house.thinkers
        ana = Person(server.port)
        thinkers.warm_up()
        wait_for(lambda: ana.get("/api/health")["thinkers"] == 1)
        assert ana.get("/api/health")["ok"]
        monkeypatch.setattr(thinker, "_MOST_OFTEN", 3600.0)
        monkeypatch.setattr(thinking, "START", 0.0)
        os.kill(thinkers.pids[0], signal.SIGKILL)
        wait_for(lambda: ana.get("/api/health")["thinkers"] == 0)
        health = ana.get("/api/health")
        assert not health["ok"]
        assert health["thinkers_lost"] == 1
        # Its thread sleeps for an hour now; nobody is to wait for it.
        thinkers._all.clear()
        ana.close()


# ---------------------------------------------------------------------- who comes first


def order_of(*askers: Asker, had: dict[str, float]) -> list[str]:
    """In which order those who wait get the one place."""

    async def all_of_them() -> list[str]:
        places = Places(1)
        await places.take(Asker())
        for address, seconds in had.items():
            places._had[address] = (seconds, time.monotonic())
        begun: list[str] = []

        async def one(asker: Asker) -> None:
            await places.take(asker)
            begun.append(asker.table)
            places.give_back(asker, 1.0)

        tasks = [asyncio.create_task(one(asker)) for asker in askers]
        await asyncio.sleep(0)
        places.give_back()
        await asyncio.gather(*tasks)
        return begun

    return asyncio.run(all_of_them())


def test_tables_with_people_come_first() -> None:
    assert order_of(Asker("bots", "a", True), Asker("people", "b"), had={}) == ["people", "bots"]


def test_an_address_with_many_tables_shares_with_the_others() -> None:
    many = [Asker(f"many {number}", "greedy") for number in range(5)]
    order = order_of(*many, Asker("one", "modest"), had={"greedy": 30.0})
    assert order[0] == "one"
    # Also if nobody has thought before: after its first one it is the other's turn.
    order = order_of(*many, Asker("one", "modest"), had={})
    assert order.index("one") <= 1


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def impatient() -> tuple[int, int]:
        places = Places(1)
        await places.take(Asker())
        waiting = asyncio.create_task(places.take(Asker("a")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        places.give_back()
        return places.free, places.waiting

    assert asyncio.run(impatient()) == (1, 0)


def test_bots_alone_think_shortly(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    run = one._run

    async def note(asker: Asker, seconds: float, task: str, *arguments: Any) -> Any:
        given.append(seconds)
        return await run(asker, seconds, task, *arguments)

    monkeypatch.setattr(one, "_run", note)
    assert asyncio.run(choose(one, 1, "search:1", Asker("t", "a", True))).in_time
    assert given[0] <= thinking.ALONE


# ---------------------------------------------------------------------- tables of bots alone


def test_an_address_cannot_have_many_tables_of_bots_alone(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db"), limits=True) as server:
        people = [Person(server.port, name) for name in ("Ana", "Ben")]
        for number in range(3):
            people[number % 2].start_table("quick", "quick", "quick")
        form = {"setup": {"players": 2}, "seats": [{"kind": "bot", "bot": "quick"}] * 2, "start": True}
        assert people[0].refused("/api/tables", form)["code"] == "too_many"
        waiting = people[1].open_table("quick", "quick")["id"]
        assert people[1].refused(f"/api/tables/{waiting}/start", {})["code"] == "too_many"
        # Who plays himself is welcome.
        people[1].start_table("me", "quick")
        for person in people:
            person.close()


def test_bots_alone_are_in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them want to choose at once, they do so one after the other."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def crowd() -> None:
        pace = Pace(0.5)
        for _ in range(4):
            await pace.wait()

    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(crowd())
    assert slept == [0.0, 0.5, 1.0, 1.5]


def test_a_process_that_cannot_be_started_is_lost_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: object) -> None:
        raise AssertionError("daemonic processes are not allowed to have children")

    monkeypatch.setattr(multiprocessing.context.SpawnProcess, "start", start)
    one = thinker.Thinker(thinker.thinking)
    try:
        with pytest.raises(thinker.Lost):
            one.ask(0.1, "sleep", 0).result(20)
    finally:
        one.close()
        one.join()
