"""Lines to tables that are misused: never read, never ended, flooded, in pieces. Nobody else notices any of it."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from elgrande.server import lines
from elgrande.server.api import socket as socket_api
from elgrande.server.api.socket import Visitor
from elgrande.server.frames import frame_of
from elgrande.server.lines import group_of
from tests.server.clients import Person, Running, running
from tests.server.strangers import status_of, was_cut

People = Callable[[str | None], Person]


def test_who_never_reads_is_cut_off(server: Running, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often he asks for everything: only so much waits for him."""
    monkeypatch.setattr(lines, "MOST_WAITING", 200_000)
    ana = people("Ana")
    table = ana.start_table("me", "me")["id"]
    house = server.app.state.house
    with sockets.socket() as line:
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        text = json.dumps({"type": "resync", "since": 0}).encode()
        frame = bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text
        waited = [0]

        def ask_again() -> None:
            line.sendall(frame)
            waited.extend(one.waiting for mates in house.lines_of.values() for one in mates)

        assert was_cut(ask_again)
    assert max(waited) < 400_000
    until = time.monotonic() + 10
    while house.tables[table].connections and time.monotonic() < until:
        time.sleep(0.01)
    assert not house.tables[table].connections


class Told:
    """A line that remembers what was done to it."""

    def __init__(self, waiting: int) -> None:
        self.size = waiting
        self.cut = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.cut

    def write(self, data: bytes) -> None:
        self.size += len(data)

    def abort(self) -> None:
        self.cut = True


def test_an_address_cannot_have_much_waiting_in_all() -> None:
    """Many lines that are each a little slow: the slowest is cut off."""
    mates: set[Any] = set()
    together = []
    for number in range(20):
        line = lines.Line.__new__(lines.Line)
        line.close_sent = False
        line.transport = Told(number * 40_000)  # type: ignore[assignment]
        line.join(mates)
        together.append(line)
    for line in together:
        line.write(b"x" * 1000)
    assert not any(line.transport.is_closing() for line in together)
    for _ in range(10):
        for line in together:
            line.write(b"x" * 30_000)
    waiting = sum(line.waiting for line in together if not line.transport.is_closing())
    assert waiting <= lines.MOST_FOR_ADDRESS
    assert together[-1].transport.is_closing()
    assert not together[0].transport.is_closing()


def test_only_who_says_nothing_is_asked_whether_he_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "schedule_ping", lambda line: done.append("later"))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda line: done.append("asked"))
    line = lines.Line.__new__(lines.Line)
    line.send_keepalive_ping()
    line._heard("{}")
    line.send_keepalive_ping()
    line.send_keepalive_ping()
    assert done == ["asked", "later", "asked"]


def test_who_does_not_come_to_the_point_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_HEADERS", 0.3)
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        assert line.recv(100) == b""
    monkeypatch.setattr(lines, "_BODY", 0.3)
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"POST /api/session/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{")
        # An answer may come before the end, since the token is missing; the line ends in any case.
        while line.recv(10_000):
            pass


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        assert was_cut(lambda: line.sendall(b"x-a: " + b"y" * 16_000 + b"\r\n"))


def test_an_address_has_so_many_lines_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 20)
    with running(database=str(tmp_path / "elgrande.db"), limits=True) as server:
        crowd_the_door(server)


def crowd_the_door(server: Running) -> None:
    held = [sockets.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(30)]
    ended = 0
    for line in held:
        line.settimeout(1.0)
        try:
            line.sendall(b"GET /api/session HTTP/1.1\r\nHost: a\r\n\r\n")
            ended += line.recv(10) == b""
        except TimeoutError:
            pass
        except OSError:
            ended += 1
    assert ended >= 10
    for line in held:
        line.close()
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            assert status_of(server.port, "/api/session") == 200
            break
        except (IndexError, OSError):
            time.sleep(0.05)
    else:
        pytest.fail("those who come later are kept out")


def test_a_flood_of_messages_is_not_even_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends too much is told so once; then nothing is read from him for a while, and others go on."""
    monkeypatch.setattr(socket_api, "_PENALTY", 3600.0)
    with running(database=str(tmp_path / "elgrande.db"), limits=True) as server:
        ana, ben = Person(server.port, "Ana"), Person(server.port, "Ben")
        table = ana.start_table("me", "me")["id"]
        with ana.connect(table) as flood, ben.connect(table) as other:
            for _ in range(200):
                flood.send(type="ping")
            assert flood.until("refused")["code"] == "too_fast"
            with pytest.raises(TimeoutError):
                flood.until("pong", "refused", timeout=0.5)
            other.send(type="ping")
            other.until("pong")
            flood.drop()
        ana.close()
        ben.close()


def test_neighbours_in_ipv6_are_one_address() -> None:
    assert group_of("2001:db8:1:2::1") == group_of("2001:db8:1:2:ffff::9")
    assert group_of("2001:db8:1:2::1") != group_of("2001:db8:1:3::1")
    assert group_of("::ffff:10.0.0.1") == group_of("10.0.0.1") == "10.0.0.1"
    assert group_of("10.0.0.1") != group_of("10.0.0.2")
    assert group_of("fe80::1%eth0") == group_of("fe80::2")
    assert group_of("no address") == "no address"


def test_a_flood_on_a_line_is_taken_apart_only_as_it_is_answered(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.start_table("me", "me")["id"]

    async def slowly(self: Visitor, text: str | bytes) -> None:
        await asyncio.sleep(0.2)

    monkeypatch.setattr(Visitor, "take", slowly)
    with ana.connect(table) as socket:
        frame = frame_of(b'{"type":"ping"}')
        # As a client sends it: masked, here with nothing.
        masked = bytes([frame[0], frame[1] | 128]) + bytes(4) + frame[2:]
        socket.socket.socket.sendall(masked * 9_000)
        [connection] = server.app.state.house.tables[table].connections
        line = connection.line
        for _ in range(100):
            if line.read_paused and line._unread:
                break
            time.sleep(0.05)
        assert len(line._unread) > 1_000
        assert len(line.listener._heard) < 100
        socket.drop()


def test_messages_come_in_whatever_pieces(ana: Person) -> None:
    """Several at once, one byte by byte, and one in several frames with a ping in between."""
    table = ana.start_table("me", "me")["id"]

    def frame(opcode: Opcode, text: bytes, last: bool = True) -> bytes:
        return Frame(opcode, text, fin=last).serialize(mask=True)

    def wish(number: int) -> bytes:
        return json.dumps({"type": "chat", "id": f"w{number}", "text": f"line {number}"}).encode()

    with ana.connect(table) as socket:
        line = socket.socket.socket
        line.sendall(b"".join(frame(Opcode.TEXT, wish(number)) for number in range(3)))
        for byte in frame(Opcode.TEXT, wish(3)):
            line.sendall(bytes([byte]))
        whole = wish(4)
        line.sendall(frame(Opcode.TEXT, whole[:9], last=False) + frame(Opcode.PING, b"there?"))
        line.sendall(frame(Opcode.CONT, whole[9:20], last=False) + frame(Opcode.CONT, whole[20:]))
        socket.when(lambda: [one.get("id") for one in socket.seen if one["type"] == "ack"][4:] == ["w4"])
        assert [one["id"] for one in socket.seen if one["type"] == "ack"] == [f"w{n}" for n in range(5)]


@pytest.mark.parametrize("size", [lines.LARGEST_MESSAGE + 1, 1_000_000])
def test_a_message_that_is_too_long_ends_the_line(ana: Person, size: int) -> None:
    table = ana.start_table("me", "me")["id"]
    with ana.connect(table) as socket:
        socket.socket.socket.sendall(Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)[:20_000])
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_who_chooses_is_answered_and_shown_in_one_breath(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time that a line is written to is work for the system: an answer and what follows from it go together."""
    table = ana.start_table("me", "me")["id"]
    written: list[bytes] = []
    write = lines.Line.write

    def noted(self: lines.Line, frame: bytes) -> bool:
        written.append(frame)
        return write(self, frame)

    with ana.connect(table, 0) as one, ana.connect(table, 1) as other:
        socket = one if one.decision is not None else other
        monkeypatch.setattr(lines.Line, "write", noted)
        socket.reach(socket.choose(socket.options()[0])["number"])
    [answered] = [frame for frame in written if b'"type":"ack"' in frame]
    assert 0 < answered.index(b'"type":"ack"') < answered.index(b'"type":"update"')
