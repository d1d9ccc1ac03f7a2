"""Reviews in a page: of what everybody decided there, made bit by bit, and not lost with the tab."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from elgrande.review.judge import Strength
from elgrande.server import looking_back
from elgrande.server.problems import Refusal
from elgrande.tab import reviews
from elgrande.tab.engine import Engine
from tests.tab.browsers import PaperBrowser, Player, Refused, ask, first_table
from tests.tab.test_engine import play


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """One decision at a time, and hardly any thought."""
    monkeypatch.setitem(reviews.EFFORTS, "quick", Strength(first=4, each=2, most=2, longest=2))
    monkeypatch.setattr(looking_back, "AT_ONCE", 0.0)


async def until(engine: Engine, address: str, enough: Any) -> Any:
    """Look again and again, as the page does."""
    async with asyncio.timeout(120):
        while not enough(found := await ask(engine, "GET", address)):
            await asyncio.sleep(0.01)
    return found


def test_a_review_goes_on_where_it_was_when_the_tab_was_closed() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        setup = {"edition": "2015", "players": 2, "options": {"length": "short"}}
        id = await first_table(engine, setup=setup, seats=seats)
        address = f"/api/records/{id}/review"
        with pytest.raises(Refused) as refused:
            await ask(engine, "POST", address, {"strength": "quick"})
        assert refused.value.code == "not_over"
        await play(Player(engine, id))
        assert (await ask(engine, "GET", address))["state"] == "none"
        with pytest.raises(Refused):
            await ask(engine, "GET", f"{address}?strength=endless")
        asked = await ask(engine, "POST", address, {"strength": "quick"})
        assert (asked["state"], asked["done"]) == ("waiting", 0)
        halfway = await until(engine, address, lambda found: found["done"] >= 10)
        assert 10 <= halfway["done"] < halfway["total"]

        later = PaperBrowser(browser.kept)
        again = later.begin()
        found = await until(again, address, lambda state: state["state"] == "done")
        # What was kept is not thought about again.
        assert 0 < later.looks <= halfway["total"] - 8
        review = found["review"]
        assert review["seats"] == [0, 1]
        assert {decision["seat"] for decision in review["decisions"]} == {0, 1}
        assert {balance["seat"] for balance in review["balance"]} == {0, 1}
        assert len(review["decisions"]) == found["total"] == halfway["total"]
        assert review["names"]["0"] == "Ana"
        # There it stays, without another thought, until the game is removed.
        third = PaperBrowser(browser.kept)
        assert (await ask(third.begin(), "GET", address))["review"] == review
        assert third.looks == 0

    asyncio.run(run())


def test_a_review_waits_for_bots_and_is_removed_with_its_record() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        id = await first_table(engine, setup={"edition": "2015", "players": 2}, seats=seats)
        await play(Player(engine, id))
        record = await ask(engine, "GET", f"/api/records/{id}/text")
        brought = (await ask(engine, "POST", "/api/records", {"record": record}))["id"]
        engine.house.thinkers.thinking = 1
        await ask(engine, "POST", f"/api/records/{brought}/review", {"strength": "quick"})
        await asyncio.sleep(0.05)
        assert browser.looks == 0
        engine.house.thinkers.thinking = 0
        await until(engine, f"/api/records/{brought}/review", lambda state: state["done"] >= 9)
        assert any(key.startswith(f"{brought}/review/") for key in browser.kept["snapshots"])
        await ask(engine, "DELETE", f"/api/records/{brought}")
        for _ in range(200):
            await asyncio.sleep(0.05)
            if not any(key.startswith(f"{brought}/") for key in browser.kept["snapshots"]):
                break
        # A decision that was being looked at meanwhile must not come back, and no further one is looked at.
        looks = browser.looks
        await asyncio.sleep(0.05)
        assert not any(key.startswith(f"{brought}/") for key in browser.kept["snapshots"])
        assert browser.looks <= looks + 1

    asyncio.run(run())


def test_what_a_review_wants_to_keep_while_its_record_is_removed_is_not_kept() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine, start=False)
        memory = engine.house.database
        await memory.keep_review(id, "quick", "what was found before")
        assert f"{id}/review/quick" in browser.kept["snapshots"]
        removal = asyncio.create_task(memory.remove(id, 0))
        await asyncio.sleep(0)
        await memory.keep_review(id, "quick", "what was found meanwhile")
        await removal
        assert id not in memory.games
        assert f"{id}/review/quick" not in browser.kept["snapshots"]

    asyncio.run(run())


def test_a_record_that_is_removed_while_it_is_read_does_not_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine, start=False)
        memory, recall, gone = engine.house.database, browser.recall, asyncio.Event()

        async def slow(game: str) -> str:
            found = await recall(game)
            await gone.wait()
            return found

        monkeypatch.setattr(browser, "recall", slow)
        reading = asyncio.create_task(memory.load(id))
        await asyncio.sleep(0)
        await memory.remove(id, 0)
        gone.set()
        with pytest.raises(Refusal) as refused:
            await reading
        assert refused.value.code == "not_found"
        assert id not in memory.games

    asyncio.run(run())


def test_a_record_that_could_not_be_removed_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine, start=False)
        memory = engine.house.database

        async def broken(changes: str) -> str:
            raise RuntimeError("the browser is closing")

        with monkeypatch.context() as patched:
            patched.setattr(browser, "keep", broken)
            with pytest.raises(RuntimeError):
                await memory.remove(id, 0)
        assert id in memory.games
        await memory.remove(id, 0)
        assert id not in memory.games
        assert id not in browser.kept["games"]

    asyncio.run(run())
