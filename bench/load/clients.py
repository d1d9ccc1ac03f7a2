"""Random clients: four at every table, all in one event loop, and what they measure."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec

from bench.load.lines import Line, open_line

SEATS: Final = 4


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    seat: int
    since: int
    options: list[Option]


class View(msgspec.Struct):
    over: bool


class Position(msgspec.Struct):
    view: View
    decision: Decision | None


class Message(msgspec.Struct):
    """As much of a message as a random client needs."""

    type: str
    number: int = 0
    seat: int | None = None
    id: str | None = None
    code: str | None = None
    position: Position | None = None


DECODER: Final = msgspec.json.Decoder(Message)


class Figures:
    """What all clients of a run have seen."""

    def __init__(self) -> None:
        self.measuring = False
        self.choices = 0
        self.errors: dict[str, int] = {}
        self.delays: list[float] = []
        """Seconds from the choice of one client to the update of another."""

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


class Table:
    """One table with its four clients. ``pause`` is the mean time until somebody chooses who can."""

    def __init__(self, id: str, figures: Figures, dice: random.Random, pause: float) -> None:
        self.id = id
        self.figures = figures
        self.dice = dice
        self.pause = pause
        self.ids = 0
        self.sent: dict[str, float] = {}
        self.kept: dict[str, int] = {}
        """What was acknowledged, by its id: the number of its entry."""
        self.by_number: dict[int, float] = {}
        self.early: dict[int, list[float]] = {}
        self.over = False

    async def play(self, seat: int, line: Line) -> None:
        """One client, until the game or the connection ends."""
        client = Client(self, seat, line)
        line.listen(client.hear, client.lost)
        try:
            await client.ended
        finally:
            client.stop()

    def acknowledged(self, message: Message) -> None:
        """The choice has a number now: updates with that number are its updates."""
        assert message.id is not None
        sent = self.sent.pop(message.id)
        self.kept[message.id] = message.number
        if self.figures.measuring:
            self.figures.choices += 1
            self.by_number[message.number] = sent
            for arrived in self.early.pop(message.number, []):
                self.figures.delays.append(arrived - sent)

    def arrived(self, number: int, now: float) -> None:
        if not self.figures.measuring:
            return
        sent = self.by_number.get(number)
        if sent is not None:
            self.figures.delays.append(now - sent)
        else:
            self.early.setdefault(number, []).append(now)


class Client:
    """One of the four."""

    def __init__(self, table: Table, seat: int, line: Line) -> None:
        self.table = table
        self.seat = seat
        self.line = line
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._number = 0
        self._answered = -1
        self._waiting: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def lost(self) -> None:
        if not self.table.over:
            self.table.figures.error("lost connection")
        self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        table, message = self.table, DECODER.decode(text)
        if message.type == "ack":
            table.acknowledged(message)
            return
        if message.type == "refused":
            table.figures.error(f"refused: {message.code}")
            self._answered = -1
        elif message.type == "update":
            if message.number != self._number + 1:
                table.figures.error("gap")
            if message.seat != self.seat:
                table.arrived(message.number, now)
        elif message.type != "hello":
            if message.type == "closed":
                table.figures.error(f"closed: {message.code}")
            return
        self._number = max(self._number, message.number)
        if message.position is None:
            return
        if message.position.view.over:
            table.over = True
            self._end()
            return
        asked = message.position.decision
        if asked is not None and asked.since != self._answered:
            self._answered = asked.since
            self.stop()
            choice = table.dice.choice(asked.options).text
            pause = table.dice.expovariate(1 / table.pause) if table.pause else 0.0
            self._waiting = asyncio.get_running_loop().call_later(pause, self._choose, self._number, choice)

    def _choose(self, number: int, choice: str) -> None:
        table = self.table
        table.ids += 1
        id = f"{self.seat}.{table.ids}"
        message = {"type": "choose", "id": id, "number": number, "seat": self.seat, "choice": choice}
        table.sent[id] = time.perf_counter()
        self.line.send(msgspec.json.encode(message))


class Crowd:
    """Four people who sit together at all tables."""

    def __init__(
        self, addresses: Sequence[str], headers: dict[str, str] | None = None, spread: bool = False
    ) -> None:
        self.addresses = addresses
        self.spread = spread
        self.headers = headers or {}
        self.people = [
            httpx.AsyncClient(base_url=addresses[0], timeout=60, headers=self.headers) for _ in range(SEATS)
        ]
        self._next = 0
        self._at: dict[str, str] = {}
        """By which server each table was opened; its people come by the same one."""

    async def arrive(self) -> None:
        for seat, person in enumerate(self.people):
            await person.get("/api/session")
            await self.post(seat, "/api/session/guest", {"name": f"P{seat}"})

    async def post(self, seat: int, path: str, data: dict[str, Any]) -> Any:
        person = self.people[seat]
        answer = await person.post(path, json=data, headers={"x-csrf-token": person.cookies["elgrande_csrf"]})
        answer.raise_for_status()
        return answer.json()

    async def new_table(self) -> str:
        address = self.addresses[self._next % len(self.addresses)]
        self._next += 1
        table = await self.post(0, f"{address}/api/tables", {"seats": [{"kind": "me"}]})
        id = str(table["id"])
        self._at[id] = address
        for seat in range(1, SEATS):
            await self.post(seat, f"{address}/api/tables/{id}/sit", {"seat": seat})
        return id

    async def start(self, table: str) -> None:
        await self.post(0, f"{self._at[table]}/api/tables/{table}/start", {})

    async def connect(self, table: str) -> list[Line]:
        """Everybody comes by the server where the table was opened; spread out, each by the next one."""
        lines = []
        first = self.addresses.index(self._at[table])
        for seat, person in enumerate(self.people):
            cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            server = self.addresses[(first + seat * self.spread) % len(self.addresses)]
            address = server.replace("http", "ws") + f"/ws/tables/{table}"
            lines.append(await open_line(address, {"Cookie": cookies, **self.headers}))
        return lines

    async def leave(self) -> None:
        for person in self.people:
            await person.aclose()


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the sorted values lies."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


@asynccontextmanager
async def games(crowd: Crowd, figures: Figures, tables: int, pause: float) -> AsyncIterator[list[Table]]:
    """So many tables at which everybody plays, until it is enough."""
    ids = [await crowd.new_table() for _ in range(tables)]
    sockets = [await crowd.connect(id) for id in ids]
    dice = random.Random(1995)
    playing = [Table(id, figures, random.Random(dice.random()), pause) for id in ids]
    tasks = [
        asyncio.create_task(table.play(seat, socket))
        for table, group in zip(playing, sockets, strict=True)
        for seat, socket in enumerate(group)
    ]
    for id in ids:
        await crowd.start(id)
    try:
        yield playing
    finally:
        for table in playing:
            table.over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What was sent is done by now, and what was acknowledged known.
        for line in (line for group in sockets for line in group):
            line.hang_up()
        await crowd.leave()
