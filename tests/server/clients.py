"""A server to test, and people who play on it as a browser would: over HTTP and WebSockets."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from elgrande.server.app import create_app
from elgrande.server.lines import protocols_for
from elgrande.server.luck import Luck
from elgrande.server.network import listen
from elgrande.server.settings import Settings

Data = dict[str, Any]
ids = count(1)


class Running:
    """A server that runs in a thread of its own."""

    def __init__(self, settings: Settings, luck: Luck | None = None) -> None:
        self.settings = settings
        self.app = create_app(settings, luck)
        listener = listen("127.0.0.1", 0, any_port=False)
        self.port: int = listener.getsockname()[1]
        config = uvicorn.Config(
            self.app, log_config=None, timeout_graceful_shutdown=3, **protocols_for(settings)
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


@contextmanager
def running(luck: Luck | None = None, **settings: Any) -> Iterator[Running]:
    server = Running(Settings(**{"limits": False, "thinkers": 1, "bot_pause": 0, **settings}), luck)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: cookies, and the token that protects them."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.sockets: list[Socket] = []
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)
        self.get("/api/session")
        if name is not None:
            self.post("/api/session/guest", {"name": name})

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()

    def headers(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies.get("elgrande_csrf") or ""}

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        return self.http.request(method, path, json=data, headers=self.headers())

    def get(self, path: str, expected: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == expected, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, data: object = None, expected: int | None = None) -> Data:
        answer = self.ask("POST", path, {} if data is None else data)
        assert answer.status_code == expected if expected else answer.status_code < 300, answer.text
        found: Data = answer.json()
        return found

    def refused(self, path: str, data: object = None, method: str = "POST") -> Data:
        """Ask for something that is refused; returns the problem."""
        answer = self.ask(method, path, data)
        assert answer.status_code >= 400, answer.text
        found: Data = answer.json()
        assert set(found) == {"status", "code", "text", "key", "args"}
        assert found["status"] == answer.status_code
        return found

    def open_table(self, *seats: str, **form: Any) -> Data:
        """A table with ``me``, ``open`` and bots at its seats."""
        forms = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        setup = {"players": len(seats), **form.pop("setup", {})}
        return self.post("/api/tables", {"seats": forms, "setup": setup, **form})

    def start_table(self, *seats: str, **form: Any) -> Data:
        return self.open_table(*seats, start=True, **form)

    def connect(self, table: str, seat: int | None = None, shared: bool = False) -> Socket:
        return Socket(self, table, seat, shared)


class Socket:
    """A connection to a table, with the state that a client keeps."""

    def __init__(self, person: Person, table: str, seat: int | None = None, shared: bool = False) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        wanted = {"seat": seat, "shared": 1 if shared else None}
        query = "?" + "&".join(f"{name}={value}" for name, value in wanted.items() if value is not None)
        address = f"ws://127.0.0.1:{person.port}/ws/tables/{table}{query}"
        headers = {"Cookie": cookies} if cookies else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            # What nobody reads must not hold up the end: a full queue stops the closing too, for ten seconds.
            connect(address, additional_headers=headers, max_size=None, max_queue=None)
        )
        person.sockets.append(self)
        self.number = 0
        self.position: Data | None = None
        self.log: list[Data] = []
        self.table: Data = {}
        self.hello: Data = {}
        self.seen: list[Data] = []
        self.until("hello", "closed")

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def drop(self) -> None:
        """Go without a word: from a server that reads nothing more there would be no answer to it."""
        self.socket.close_timeout = 0.05

    # ------------------------------------------------------------------ messages

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Data:
        message: Data = json.loads(self.socket.recv(timeout))
        self.seen.append(message)
        self._keep(message)
        return message

    def until(self, *kinds: str, timeout: float = 20) -> Data:
        """The next message of one of these kinds."""
        while True:
            message = self.receive(timeout)
            if message["type"] in kinds:
                return message

    def when(self, true: Callable[[], object], timeout: float = 20) -> None:
        """Take messages until something is so."""
        while not true():
            self.receive(timeout)

    def reach(self, number: int) -> None:
        """Take messages until so many entries are known."""
        self.when(lambda: self.number >= number)

    def _keep(self, message: Data) -> None:
        kind = message["type"]
        if kind == "hello":
            self.hello = message
            self.number, self.position, self.log = message["number"], message["position"], message["log"]
            self.table = message["table"]
        elif kind in ("update", "catchup"):
            if kind == "update":
                assert message["number"] == self.number + 1, "an update is missing"
            self.number, self.position = message["number"], message["position"]
            self.log = self.log[: message["log_from"]] + message["news"]
        elif kind == "table":
            self.table = message["table"]

    # ------------------------------------------------------------------ playing

    @property
    def decision(self) -> Data | None:
        return self.position and self.position["decision"]

    def options(self) -> list[str]:
        assert self.decision is not None
        return [option["text"] for option in self.decision["options"]]

    def choose(self, choice: str, seat: int | None = None, **changes: Any) -> Data:
        """Choose, and wait for the answer: ``ack`` or ``refused``."""
        who = seat if seat is not None else (self.decision or {"seat": 0})["seat"]
        message = {"id": f"c{next(ids)}", "number": self.number, "seat": who, "choice": choice, **changes}
        self.send(type="choose", **message)
        return self.until("ack", "refused")

    def choose_first(self) -> Data:
        return self.choose(self.options()[0])

    def undo(self, seat: int, kind: str = "undo") -> Data:
        self.send(type=kind, id=f"u{next(ids)}", seat=seat)
        return self.until("ack", "refused")

    @property
    def over(self) -> bool:
        return self.position is not None and bool(self.position["view"]["over"])

    def my_turn(self) -> bool:
        return self.over or self.decision is not None


def play_on(socket: Socket, dice: random.Random, choices: int | None = None) -> int:
    """Choose at random for the seat of a socket, so often or until the game is over; returns how often."""
    made = 0
    while not socket.over and (choices is None or made < choices):
        socket.when(socket.my_turn)
        if socket.decision is None:
            break
        answer = socket.choose(dice.choice(socket.options()))
        assert answer["type"] == "ack", answer
        socket.reach(answer["number"])
        made += 1
    return made
