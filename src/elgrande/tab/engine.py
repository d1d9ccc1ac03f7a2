"""The engine of a page: takes requests and messages as text, and answers as a server would."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from elgrande.server.frames import text_of
from elgrande.server.live import seating
from elgrande.server.live.answers import answer, refuse
from elgrande.server.live.connection import Connection, encode
from elgrande.server.live.table import LiveTable
from elgrande.server.messages import AskHint, ClientMessage, Closed
from elgrande.server.problems import Refusal
from elgrande.tab.browser import Browser
from elgrande.tab.house import TabHouse
from elgrande.tab.requests import Answer, Requests

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_FAILED: Final = "the engine of this page made a mistake; nothing was done"

log = logging.getLogger("elgrande.tab")


class Engine:
    """Everything that a page can ask for. One per tab."""

    def __init__(self, browser: Browser) -> None:
        self.house = TabHouse(browser)
        self.requests = Requests(self.house)

    def begin(self, kept: str) -> None:
        """Start with what the browser has kept."""
        self.house.database.begin(kept)

    async def request(self, method: str, address: str, body: str) -> list[object]:
        """A request: status, kind of content, and the content."""
        try:
            return list(await self.requests.answer(method, address, body))
        except Exception:
            log.exception("a request failed")
            problem = {"status": 500, "code": "failed", "text": _FAILED, "key": None, "args": {}}
            return list(Answer(500, "application/json", msgspec.json.encode(problem).decode()))

    def connect(self, address: str, send: Callable[[str], None], hang_up: Callable[[], None]) -> Visit:
        """Open a line to a table; it is closed by who opened it, or by the table."""
        return Visit(self.house, address, send, hang_up)

    async def moved(self, game: str) -> None:
        """Another tab has changed a table."""
        await self.house.hear_moved(game)


class Visit:
    """The line of a page to a table: in place of a WebSocket."""

    def __init__(
        self, house: TabHouse, address: str, send: Callable[[str], None], hang_up: Callable[[], None]
    ) -> None:
        self.house = house
        self._send = send
        self._hang_up = hang_up
        self._table: LiveTable | None = None
        self._connection: Connection | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._work = house.spawn(self._attend(address))

    # ------------------------------------------------------------------ what a connection writes to

    def write(self, frame: bytes) -> bool:
        self._send(text_of(frame).decode())
        return True

    def write_all(self, frames: Sequence[bytes]) -> bool:
        return all(self.write(frame) for frame in frames)

    def finish(self, code: int = 1000) -> None:
        self._hang_up()

    # ------------------------------------------------------------------ what the page does

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def close(self) -> None:
        self._work.cancel()
        if self._table is not None and self._connection is not None:
            self._connection.closed = True
            self._table.leave(self._connection)
            self._table = self._connection = None

    # ------------------------------------------------------------------ one after the other

    async def _attend(self, address: str) -> None:
        try:
            table, connection = await self._enter(address)
        except Refusal as refusal:
            self.write(encode(Closed(refusal.code, str(refusal))))
            self.finish()
            return
        while True:
            await self._take(table, connection, await self._heard.get())

    async def _enter(self, address: str) -> tuple[LiveTable, Connection]:
        url = urlsplit(address)
        query = parse_qs(url.query)
        table = await self.house.table(unquote(url.path.rpartition("/")[2]))
        async with table.lock:
            connection = Connection(self.house.database.me, None, query.get("shared") == ["1"], line=self)
            mine = seating.seats_of(table.rows, connection.account_id)
            asked = query.get("seat")
            if asked is None:
                connection.seat = connection.may_look_from(mine)
            elif asked[0].isdecimal() and int(asked[0]) in mine:
                connection.seat = int(asked[0])
            self._table, self._connection = table, connection
            table.enter(connection)
        return table, connection

    async def _take(self, table: LiveTable, connection: Connection, text: str) -> None:
        try:
            message = _DECODER.decode(text)
        except msgspec.DecodeError as problem:
            unread = Refusal("bad_message", f"this message cannot be read: {problem}")
            refuse(table, connection, None, unread)
            return
        if isinstance(message, AskHint):
            self.house.spawn(answer(table, connection, message))
        else:
            await answer(table, connection, message)
