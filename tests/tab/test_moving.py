"""A game moves between a page and a server, as a record: both say the same of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import Person, running
from tests.tab.browsers import PaperBrowser, Player, ask, first_table
from tests.tab.test_engine import play

SAME = ("setup", "scores", "winners", "names", "entries")
"""What a record tells of its game, wherever it lies."""


def test_a_record_goes_from_the_page_to_a_server_and_back(tmp_path: Path) -> None:
    async def played() -> tuple[dict[str, Any], str]:
        engine = PaperBrowser().begin()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        id = await first_table(engine, setup={"edition": "2015", "players": 2}, seats=seats)
        await play(Player(engine, id))
        told = await ask(engine, "GET", f"/api/records/{id}")
        return told, await ask(engine, "GET", f"/api/records/{id}/text")

    async def brought_back(text: str) -> tuple[dict[str, Any], str]:
        engine = PaperBrowser().begin()
        await ask(engine, "POST", "/api/session/guest", {"name": "Ana"})
        told = await ask(engine, "POST", "/api/records", {"record": text})
        return told, await ask(engine, "GET", f"/api/records/{told['id']}/text")

    here, text = asyncio.run(played())
    with running(database=str(tmp_path / "elgrande.db")) as server:
        ana = Person(server.port, "Ana")
        there = ana.post("/api/records", {"record": text})
        text_there = ana.http.get(f"/api/records/{there['id']}/text").text
        ana.close()
    back, text_back = asyncio.run(brought_back(text_there))
    assert text == text_there == text_back
    assert {name: here[name] for name in SAME} == {name: there[name] for name in SAME}
    assert {name: there[name] for name in SAME} == {name: back[name] for name in SAME}
