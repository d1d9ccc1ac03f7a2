"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from elgrande.server import limits
from elgrande.server.api.common import address_of, check_id, check_request, house_of, sessions_of
from elgrande.server.lines import EXTENSION, Line
from elgrande.server.live import seating
from elgrande.server.live.answers import answer, refuse
from elgrande.server.live.connection import Connection, encode
from elgrande.server.live.house import House
from elgrande.server.live.table import LiveTable
from elgrande.server.logs import about
from elgrande.server.messages import AskHint, ClientMessage, Closed
from elgrande.server.problems import Refusal
from elgrande.server.sessions import COOKIE
from elgrande.server.store import people
from elgrande.server.store.accounts import Account, hashed
from elgrande.server.store.moves import Stale

_PATIENCE: Final = 20
"""Messages that make no sense until the server hangs up."""
_PENALTY: Final = 1.0
"""Seconds that who has sent too much waits for the next answer."""
_AHEAD: Final = 8
"""Messages that a client may be ahead of the answers."""
_DECODER: Final = msgspec.json.Decoder(ClientMessage)

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Socket, id: FromPath[str]) -> None:
    """A client comes to a table, plays or watches, and goes."""
    house = house_of(socket)
    await socket.accept()
    line = cast(Line, cast(Any, socket.scope["extensions"])[EXTENSION])
    try:
        check_request(socket)
        _check_origin(socket, house.settings.origins)
        address = address_of(socket)
        house.limits.check(limits.CONNECTIONS, address)
        house.caps.check_line(address)
        line.join(house.mates(address))
        check_id(id)
        table = await house.table(id)
        await house.freshen(table)
        account = await sessions_of(socket).find(socket)
        await house.doors.check(table, account)
        blocked, muted = await _unheard(house, id, account)
        async with table.lock:
            shared = socket.query_params.get("shared") == "1"
            token = socket.cookies.get(COOKIE)
            session = None if token is None else hashed(token)
            connection = Connection(account, None, shared, session, line)
            connection.blocked, connection.muted = blocked, muted
            mine = seating.seats_of(table.rows, connection.account_id)
            connection.seat = _first_seat(socket, connection, mine)
            if mine and table.facts.archived:
                with suppress(Refusal, Stale):
                    await table.keep(archived=False)
            table.enter(connection)
            if connection.mine:
                table.address = address
    except Refusal as refusal:
        line.write(encode(Closed(refusal.code, str(refusal))))
        line.finish(4404 if refusal.code == "not_found" else 4400)
        return
    line.hand_to(Visitor(house, table, connection, line, address))


async def _unheard(house: House, table: str, account: Account | None) -> tuple[set[str], bool]:
    """Whom somebody does not want to hear, and whether he reads this chat at all."""
    if account is None:
        return set(), False
    who = account.id
    return await house.database.read(
        lambda sql: (set(people.blocked_by(sql, who)), people.is_muted(sql, who, table))
    )


class Visitor:
    """Takes the messages of a client one after the other; what was begun is finished even if he is gone."""

    __slots__ = ("_busy", "_heard", "_nonsense", "_who", "connection", "house", "line", "table")

    def __init__(
        self, house: House, table: LiveTable, connection: Connection, line: Line, address: str
    ) -> None:
        self.house = house
        self.table = table
        self.connection = connection
        self.line = line
        self._who = connection.account_id or address
        self._heard: list[str | bytes] = []
        self._busy = False
        self._nonsense = 0

    def hear(self, text: str | bytes) -> bool:
        self._heard.append(text)
        if not self._busy:
            self._busy = True
            self.house.spawn(self._work())
        return len(self._heard) < _AHEAD

    def lost(self) -> None:
        self.connection.closed = True
        self._heard.clear()
        self.table.leave(self.connection)

    async def _work(self) -> None:
        about.set({"table": self.table.id})
        try:
            while self._heard:
                await self.take(self._heard.pop(0))
                self.line.go_on()
        finally:
            self._busy = False

    async def take(self, text: str | bytes) -> None:
        """Do what a message asks for, and come back when that is done."""
        table, connection = self.table, self.connection
        try:
            self.house.limits.check(limits.MESSAGES, self._who)
            message = _DECODER.decode(text)
        except Refusal as refusal:
            refuse(table, connection, _id_in(text), refusal)
            # Nothing more is read from this line meanwhile: to refuse a flood must not be work, too.
            await asyncio.sleep(_PENALTY)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._nonsense += 1
            unread = Refusal("bad_message", f"this message cannot be read: {problem}")
            refuse(table, connection, None, unread)
            if self._nonsense >= _PATIENCE:
                connection.close("bad_message", "too many messages that cannot be read")
        else:
            if isinstance(message, AskHint):
                self.house.spawn(answer(table, connection, message))
            else:
                await answer(table, connection, message)


def _id_in(text: str | bytes) -> str | None:
    """The id of a message that is refused unread, so that its sender knows which one it was."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return None


def _first_seat(socket: Socket, connection: Connection, mine: list[int]) -> int | None:
    """The seat that is looked from: the one asked for, else an own one."""
    asked = socket.query_params.get("seat")
    if asked is None:
        return connection.may_look_from(mine)
    if asked.isascii() and asked.isdecimal() and len(asked) < 3 and int(asked) in mine:
        return int(asked)
    return None


def _check_origin(socket: Socket, origins: list[str]) -> None:
    """A page of another site must not use the cookie of whoever looks at it."""
    origin = socket.headers.get("origin")
    if origin is None or origin.rstrip("/") in {other.rstrip("/") for other in origins}:
        return
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        place = ""
    if not place or place != socket.headers.get("host", "").lower():
        raise Refusal("wrong_origin", "this page may not talk to this server", 403)
