"""A browser made of dictionaries: what the engine of a page needs, without a page."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from elgrande.server.rows import new_id
from elgrande.tab.bots import Worker
from elgrande.tab.engine import Engine, Visit


class PaperBrowser:
    """Keeps what it is given, unless it is told to refuse. Two engines can share what is kept, like two tabs."""

    def __init__(self, kept: dict[str, dict[str, str]] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.refuses = ""
        self.told: list[dict[str, Any]] = []
        self.worker = Worker()
        self.thoughts = 0
        self.looks = 0
        self.cores = 4

    async def keep(self, changes: str) -> str:
        await asyncio.sleep(0)
        if self.refuses:
            return self.refuses
        asked = json.loads(changes)
        if asked["game"] is not None:
            found = self.kept.get("games", {}).get(asked["game"])
            if found is None or json.loads(found)["row"]["revision"] != asked["revision"]:
                return "stale"
        for change in asked["changes"]:
            store = self.kept.setdefault(change["store"], {})
            if change["value"] is None:
                store.pop(change["key"], None)
            else:
                store[change["key"]] = change["value"]
        return "kept"

    async def recall(self, game: str) -> str:
        entries = self.kept.get("entries", {})
        found = [json.loads(entries[key]) for key in sorted(entries) if key.startswith(f"{game}/")]
        return json.dumps(
            {
                "entries": found,
                "snapshot": self.kept.get("snapshots", {}).get(game),
                "game": self.kept.get("games", {}).get(game),
            }
        )

    async def find(self, store: str, key: str) -> str:
        return self.kept.get(store, {}).get(key, "")

    async def look_back(self, task: str) -> str:
        await asyncio.sleep(0)
        self.looks += 1
        return self.worker.think(task)

    def spare(self) -> bool:
        return self.cores > 2

    async def think(self, task: str) -> str:
        await asyncio.sleep(0)
        self.thoughts += 1
        return self.worker.think(task)

    def tell(self, event: str) -> None:
        self.told.append(json.loads(event))

    def begin(self) -> Engine:
        """A page that is opened with what was kept."""
        engine = Engine(self)
        beginning = {
            "games": self.kept.get("games", {}),
            "me": self.kept.get("people", {}).get("me"),
            "kept": self.refuses or "kept",
        }
        engine.begin(json.dumps(beginning))
        return engine


async def ask(engine: Engine, method: str, address: str, form: object = None) -> Any:
    """What a request is answered with; an error if it is refused."""
    status, kind, body = await engine.request(method, address, "" if form is None else json.dumps(form))
    assert isinstance(body, str)
    if not isinstance(status, int) or status >= 400:
        raise Refused(json.loads(body))
    return body if kind == "text/plain" else json.loads(body) if body else None


class Refused(Exception):
    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["text"])
        self.code = problem["code"]


class Player:
    """The person at a page: looks at one table and chooses there."""

    def __init__(self, engine: Engine, table: str) -> None:
        self.messages: list[dict[str, Any]] = []
        self.hung_up = False
        self.position: dict[str, Any] | None = None
        self.number = 0
        self.sent = 0
        self._own = new_id()
        self._news = asyncio.Event()
        self.visit: Visit = engine.connect(f"wss://page/ws/tables/{table}?shared=1", self._hear, self._ended)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if message.get("position") is not None:
            self.position = message["position"]
        if "number" in message:
            self.number = max(self.number, message["number"])
        self._news.set()

    def _ended(self) -> None:
        self.hung_up = True
        self._news.set()

    async def until(self, kind: str, after: int = 0) -> dict[str, Any]:
        """The first message of a kind after so many others."""
        while True:
            for message in self.messages[after:]:
                if message["type"] == kind:
                    return message
            self._news.clear()
            async with asyncio.timeout(60):
                await self._news.wait()

    async def asked(self) -> dict[str, Any] | None:
        """The next decision; nothing when the game is over."""
        while True:
            if self.position is not None and self.position["decision"] is not None:
                decision: dict[str, Any] = self.position["decision"]
                return decision
            if self.position is not None and self.position["view"]["over"]:
                return None
            self._news.clear()
            async with asyncio.timeout(60):
                await self._news.wait()

    async def do(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.sent += 1
        id, before = f"{kind} {self.sent} {self._own}", len(self.messages)
        self.visit.hear(json.dumps({"type": kind, "id": id, **facts}))
        while True:
            for message in self.messages[before:]:
                if message.get("id") == id:
                    return message
            self._news.clear()
            async with asyncio.timeout(60):
                await self._news.wait()

    async def choose(self, choice: str) -> dict[str, Any]:
        assert self.position is not None
        decision = self.position["decision"]
        self.position = {**self.position, "decision": None}
        answer = await self.do("choose", seat=decision["seat"], number=self.number, choice=choice)
        assert answer["type"] == "ack", answer
        return answer


async def first_table(engine: Engine, **form: Any) -> str:
    """A table with a person and three bots that begins at once."""
    await ask(engine, "POST", "/api/session/guest", {"name": "Ana"})
    bots = [{"kind": "bot", "bot": "random"}] * 3
    wanted = {"seats": [{"kind": "me"}, *bots], "start": True, **form}
    table = await ask(engine, "POST", "/api/tables", wanted)
    return str(table["id"])
