"""A WebSocket as cheap as it can be had in Python: whoever measures a server must not be what is busy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from elgrande.server.frames import end_of

_OPENING: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_NO_MASK: Final = bytes(4)


class Line(asyncio.Protocol):
    """Calls ``hear`` with every text, and ``lost`` at the end. What comes before somebody listens, waits."""

    def __init__(self) -> None:
        self.hear: Callable[[bytes], None] | None = None
        self.lost: Callable[[], None] = lambda: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def open(self, path: str, host: str, headers: dict[str, str]) -> None:
        assert self._transport is not None
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._transport.write(_OPENING.format(path=path, host=host, headers=more).encode())

    def listen(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear, self.lost = hear, lost
        self._take_apart()

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.opened.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
            self._data = rest
        self._take_apart()

    def _take_apart(self) -> None:
        data, start = self._data, 0
        while self.hear is not None and (end := end_of(data, start)) and end <= len(data):
            kind, size = data[start], data[start + 1] & 0x7F
            text = data[start + (2 if size < 126 else 4 if size == 126 else 10) : end]
            start = end
            if kind == _TEXT:
                self.hear(text)
            elif kind == _PING:
                self._write(0x8A, text)
            elif kind == _CLOSE:
                self.hang_up()
        self._data = data[start:] if start else data

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + text)

    async def close(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        if self._transport is not None and not self.closed:
            self.closed = True
            self._write(_CLOSE, b"\x03\xe8")
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has hung up"))
        mine, self.closed = self.closed, True
        if not mine:
            self.lost()


async def open_line(address: str, headers: dict[str, str]) -> Line:
    """A line to an address with ws://."""
    parts = urlsplit(address)
    _, line = await asyncio.get_running_loop().create_connection(
        Line, parts.hostname or "127.0.0.1", parts.port or 80
    )
    line.open(parts.path + (f"?{parts.query}" if parts.query else ""), parts.netloc, headers)
    await asyncio.wait_for(line.opened, 60)
    return line
