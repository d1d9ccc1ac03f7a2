"""The lines to clients: what uvicorn speaks over them, with an end to the patience for those who misuse it.

A client that never reads, never finishes what it sends, or opens line upon line must cost a bounded number of bytes and
a bounded time, whatever else it does.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from elgrande.server.frames import end_of, is_part, plain_text
from elgrande.server.settings import Settings

MOST_WAITING: Final = 1_000_000
"""Bytes that may wait for a slow client; a whole hello of a long game has a quarter of that."""
MOST_FOR_ADDRESS: Final = 8_000_000
"""The same for all clients at one address."""
MOST_LINES: Final = 250
"""Lines that one address may have at once, except a proxy."""
_SLOW: Final = 65_536
_GOODBYE: Final = 5.0
"""Seconds until a line is cut that does not end by itself."""
_HEADERS: Final = 10.0
"""Seconds in which the head of a request must be there,"""
_BODY: Final = 60.0
"""... then its body,"""
_ANSWER: Final = 120.0
"""... and in which the answer must be given and taken."""
_LARGEST_HEAD: Final = 300_000
"""Bytes that may have come before the head of a request is complete; one piece of what arrives has up to 256 KB."""

LARGEST_MESSAGE: Final = 16_384
"""Bytes of a message from a client."""
_LONGEST_HEAD: Final = 14
"""Bytes before the text in a frame."""

EXTENSION: Final = "elgrande.line"
"""Where a handler finds the line in its scope."""


def group_of(address: str) -> str:
    """Those addresses that belong to one house: with IPv6 everybody has at least 2**64 of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


class Listener(Protocol):
    """Who takes what comes over a line."""

    def hear(self, text: str | bytes) -> bool:
        """Take a message; False if no more should come until ``Line.go_on``."""

    def lost(self) -> None:
        """The line has ended."""


class _Nothing:
    """In place of what a line needs only until it has a listener."""

    def put_nowait(self, event: object) -> None: ...

    def set(self) -> None: ...

    def clear(self) -> None: ...


_NOTHING: Final = _Nothing()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that is written to without waiting, and cut when too much waits for its client.

    Once a listener has taken it over, nothing is left of the request by which it was opened: there may be thousands.
    """

    listener: Listener | None = None
    mates: set[Line] | None = None
    """All lines from the same address, once it has come to a table."""
    counted: tuple[dict[str, int], str] | None = None
    """Where it is counted, and for whom."""
    _unread = b""
    _read = 0
    """What has come and was not taken apart yet, and how much of it was."""
    _goes_on = False
    """Whether the message goes on in the next frame."""
    _too_long = False
    _heard_lately = False
    """Whether a text has come since the client was last asked whether it is there."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def hand_to(self, listener: Listener) -> None:
        """From now on whatever comes is for this listener."""
        self.listener = listener
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._heard(event.get("text") or event.get("bytes") or "")
            elif event["type"] == "websocket.disconnect":
                self._end()
        self.go_on()

    def go_on(self) -> None:
        """More may come."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self._take_apart()
            if not self.read_paused:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        # Up to 256 KB come at once, thousands of messages: they are taken apart only as they are answered.
        self._unread = self._unread[self._read :] + data if self._read < len(self._unread) else data
        self._read = 0
        self._take_apart()

    def _take_apart(self) -> None:
        """Frame by frame. A whole text, as almost all of them are, is taken here; the rest is for ``websockets``."""
        while self._read < len(self._unread) and not self.read_paused and not self.transport.is_closing():
            start, data = self._read, self._unread
            if not self.handshake_initiated or self._too_long:
                end = len(data)
            else:
                end = end_of(data, start)
                # It need not be waited for: it is refused by its head.
                self._too_long = end > start + LARGEST_MESSAGE + _LONGEST_HEAD
                if self._too_long:
                    end = len(data)
                elif not end or end > len(data):
                    return
            self._read = end
            self._take(data if not start and end == len(data) else data[start:end])
        if self._read >= len(self._unread):
            self._unread, self._read = b"", 0

    def _take(self, frame: bytes) -> None:
        if self.handshake_initiated and not self._too_long:
            if self.listener is not None and not self._goes_on and not self.close_sent:
                text = plain_text(frame)
                if text is not None and len(text) <= LARGEST_MESSAGE:
                    self._heard(text)
                    return
            part = is_part(frame)
            if part is not None:
                self._goes_on = part
        super().data_received(frame)

    def _heard(self, text: str | bytes) -> None:
        self._heard_lately = True
        if self.listener is not None and not self.listener.hear(text) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _end(self) -> None:
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lost()

    async def run_asgi(self) -> None:
        """What uvicorn does, but for hanging up after it: the line may have a listener by then."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a WebSocket could not be opened")
            self.send_500_response()
        if self.listener is None:
            if self.close_timer is None:
                self.transport.close()
        else:
            # All that only the opening needed; a line may be open for days.
            self.queue, self.writable = cast(Any, _NOTHING), cast(Any, _NOTHING)
            self.scope = self.request = self.response = None  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.loop.call_later(_GOODBYE, self.transport.abort)

    @property
    def waiting(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def join(self, mates: set[Line]) -> None:
        mates.add(self)
        self.mates = mates

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if the client had too much to read already, and the line is cut."""
        if self.close_sent or self.transport.is_closing():
            return True
        self.transport.write(frame)
        return self._bounded()

    def write_all(self, frames: Sequence[bytes]) -> bool:
        return self.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def _bounded(self) -> bool:
        waiting = self.waiting
        if waiting > MOST_WAITING:
            self.transport.abort()
            return False
        if waiting > _SLOW and self.mates and sum(line.waiting for line in self.mates) > MOST_FOR_ADDRESS:
            max(self.mates, key=lambda line: line.waiting).transport.abort()
        return not self.transport.is_closing()

    def finish(self, code: int = 1000) -> None:
        """End the line; whoever does not take part in that is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._end()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(_GOODBYE, self.transport.abort)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._bounded()

    def send_keepalive_ping(self) -> None:
        """Who has just said something need not be asked whether he is there: thousands of lines would be, all the time."""
        if self._heard_lately:
            self._heard_lately = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if self.listener is None and not self.disconnected:
            # To close waits until everything was taken, which may be never.
            self.loop.call_later(_GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.mates is not None:
            self.mates.discard(self)
        if self.counted is not None:
            _one_less(*self.counted)
            self.counted = None
        super().connection_lost(exc)
        self._end()


class Door(HttpToolsProtocol):
    """HTTP, for those who come to the point."""

    trusted: frozenset[str] = frozenset()
    """Addresses of proxies, from which everybody comes."""
    lines: dict[str, int]
    """How many lines each address has."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._reading_head = True
        self._from: str | None = None
        host = self.client[0] if self.client else ""
        if host not in self.trusted and "*" not in self.trusted:
            self._from = group_of(host)
            self.lines[self._from] = self.lines.get(self._from, 0) + 1
            if self.lines[self._from] > MOST_LINES:
                transport.abort()
                return
        self._wait(_HEADERS)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._reading_head:
            self._head += len(data)
            if self._head > _LARGEST_HEAD:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._reading_head = True
        self._wait(_HEADERS)

    def on_headers_complete(self) -> None:
        self._reading_head = False
        self._wait(_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(_ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._wait(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        # From here on the WebSocket counts for its address, until its end.
        line_from, self._from = self._from, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if line_from is not None:
            assert isinstance(protocol, Line)
            protocol.counted = (self.lines, line_from)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        if self._from is not None:
            _one_less(self.lines, self._from)
            self._from = None
        super().connection_lost(exc)


def _one_less(lines: dict[str, int], group: str) -> None:
    left = lines.get(group, 0) - 1
    if left > 0:
        lines[group] = left
    else:
        lines.pop(group, None)


def protocols_for(settings: Settings) -> dict[str, Any]:
    """What uvicorn is to speak: arguments for its ``Config``."""
    proxies = settings.proxies if settings.limits else "*"
    trusted = frozenset(part.strip() for part in proxies.split(",") if part.strip())
    door = type("Door", (Door,), {"trusted": trusted, "lines": {}})
    return {
        "http": door,
        "ws": Line,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 25.0,
        "ws_ping_timeout": 30.0,
    }
