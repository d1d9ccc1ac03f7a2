"""One open WebSocket: whose it is, what it looks at, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from elgrande.server.messages import Closed, ServerMessage
from elgrande.server.store.accounts import Account

_LONGEST_QUEUE: Final = 400
"""Messages that a slow client may be behind."""

Send = Callable[[str], Awaitable[None]]

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    """A client at a table. Sending never waits: a client that is too slow is sent away."""

    def __init__(
        self, account: Account | None, seat: int | None, shared: bool = False, session: str | None = None
    ) -> None:
        self.account = account
        self.seat = seat
        """The seat that is looked from; None for a spectator."""
        self.mine: list[int] = []
        self.shared = shared
        """Whether the people of several own seats sit before the same screen."""
        self.hinting = False
        self.session = session
        """The session it came with; it ends when that is closed."""
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False

    @property
    def account_id(self) -> str | None:
        return None if self.account is None else self.account.id

    def may_look_from(self, mine: list[int]) -> int | None:
        """The seat to look from if none was named: the own one. Who of several sits there must say so first."""
        return mine[0] if mine and not (self.shared and len(mine) > 1) else None

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Something that is encoded already."""
        if self.closed:
            return
        if self._outgoing.qsize() >= _LONGEST_QUEUE:
            self.close("too_slow", "this connection is too slow for the table; connect again")
            return
        self._outgoing.put_nowait(text)

    def close(self, code: str, text: str) -> None:
        """Say why, then hang up."""
        if not self.closed:
            self._outgoing.put_nowait(encode(Closed(code, text)))
            self._outgoing.put_nowait(None)
            self.closed = True

    async def pump(self, send: Send) -> None:
        """Send what is to be sent, until the connection is closed."""
        while (text := await self._outgoing.get()) is not None:
            await send(text)
