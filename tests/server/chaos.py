"""Several servers at one PostgreSQL, people who play on them wherever they come through, and all kinds of trouble."""

from __future__ import annotations

import os
import random
import signal
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from typing import Any, Final

import httpx
import sqlalchemy as sa

from elgrande.server.store.database import database_url
from tests.server.clients import Data, Person, Socket
from tests.server.test_kill import LOST, Player, Victim

REST: Final = 0.02
"""Seconds from one choice to the next: so many people play at once that the machine would do nothing else."""
PATIENCE: Final = 60.0
"""Seconds after which a game must have gone on, whatever was done to the servers."""


class Wire:
    """A line to the database that can be cut: nothing gets through, and nobody is told."""

    def __init__(self, database: str) -> None:
        url = sa.make_url(database)
        folder = url.query.get("host")
        self._to = (f"{folder}/.s.PGSQL.{url.port or 5432}", url.host, url.port or 5432)
        self._folder = folder
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        plain = url.set(host="127.0.0.1", port=port)
        if folder is not None:
            plain = plain.difference_update_query(["host"])
        self.address = plain.render_as_string(hide_password=False)
        self.whole = threading.Event()
        self.whole.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = self._open()
            except OSError:
                near.close()
                continue
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _open(self) -> socket.socket:
        if self._folder is None:
            return socket.create_connection((str(self._to[1]), self._to[2]), timeout=5)
        far = socket.socket(socket.AF_UNIX)
        far.connect(self._to[0])
        return far

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                self.whole.wait()
                other.sendall(data)
        for line in (one, other):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        one.close()

    def close(self) -> None:
        self.whole.set()
        self._listener.close()


class Roamer(Player):
    """Plays at one table through one server after the other, and remembers what was acknowledged."""

    def __init__(self, ports: list[int], dice: random.Random, seats: tuple[str, ...]) -> None:
        self.ports = ports
        self.seats = seats
        self.stopped = False
        self.failure: BaseException | None = None
        self.moved = time.monotonic()
        """When the game went on last."""
        super().__init__(dice.choice(ports), dice)

    def go_elsewhere(self) -> None:
        port = self.dice.choice(self.ports)
        self.person.port = port
        self.person.http.base_url = httpx.URL(f"http://127.0.0.1:{port}")

    def run(self) -> None:
        try:
            while not self.stopped:
                self.go_elsewhere()
                self.play()
                time.sleep(0.02)
        except BaseException as failure:
            self.failure = failure

    def play(self) -> None:
        with suppress(*LOST, AssertionError) if self.stopped else suppress(*LOST, Unavailable):
            if not self.table:
                answer = self.person.ask(
                    "POST",
                    "/api/tables",
                    {
                        "seats": [
                            {"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat}
                            for seat in self.seats
                        ],
                        "setup": {"players": len(self.seats)},
                        "start": True,
                    },
                )
                if answer.status_code >= 500:
                    return
                assert answer.status_code == 201, answer.text
                self.table = answer.json()["id"]
                self.acknowledged[self.table] = {}
            with self.person.connect(self.table) as line:
                if not line.hello:
                    return
                self.check(line)
                self.play_game(line)

    def play_game(self, socket: Socket) -> None:
        receive = socket.receive

        def impatient(timeout: float = 20) -> Data:
            if self.stopped:
                raise EOFError
            message = receive(min(timeout, 5.0))
            if message["type"] == "closed":
                raise EOFError
            return message

        socket.receive = impatient  # type: ignore[method-assign]
        super().play_game(socket)

    def take(self, answer: Data) -> None:
        if answer["type"] == "refused" and answer["code"] in ("unavailable", "too_fast"):
            raise Unavailable
        super().take(answer)
        self.moved = time.monotonic()
        time.sleep(REST)


class Unavailable(Exception):
    """It was not done, or nobody knows: to be sent again."""


class Servers:
    """Some servers at one database; any of them can be killed, paused and started again."""

    def __init__(self, database: str, count: int) -> None:
        self.victims = [Victim(database) for _ in range(count)]
        self._starting: dict[Victim, Future[None]] = {}
        self._starters = ThreadPoolExecutor(count)
        for victim in self.victims:
            victim.start()

    @property
    def ports(self) -> list[int]:
        return [victim.port for victim in self.victims]

    def kill(self, dice: random.Random) -> None:
        victim = dice.choice(self.victims)
        victim.kill()
        time.sleep(dice.random() * 0.3)
        victim.start()

    def kill_another(self, dice: random.Random) -> None:
        """Kill one of those that are up, and go on while it starts again; one stays up in any case."""
        while len(up := [victim for victim in self.victims if not self._starts(victim)]) < 2:
            time.sleep(0.01)
        victim = dice.choice(up)
        victim.kill()
        self._starting[victim] = self._starters.submit(self._start_later, victim, dice.random() * 0.3)

    def all_up(self) -> None:
        while any(self._starts(victim) for victim in self.victims):
            time.sleep(0.01)

    def _starts(self, victim: Victim) -> bool:
        """Whether a server is still about to start. If it could not, that is raised here."""
        starting = self._starting.get(victim)
        if starting is not None and starting.done():
            del self._starting[victim]
            starting.result()
        return victim in self._starting

    @staticmethod
    def _start_later(victim: Victim, seconds: float) -> None:
        time.sleep(seconds)
        victim.start()

    def pause(self, dice: random.Random, seconds: float) -> None:
        """One of them stands still until the others take it for dead."""
        victim = dice.choice(self.victims)
        assert victim.process is not None
        assert victim.process.pid is not None
        os.kill(victim.process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(victim.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        self.all_up()
        self._starters.shutdown()
        for victim in self.victims:
            victim.kill()


@contextmanager
def playing(servers: Servers, tables: int, seed: int) -> Iterator[list[Roamer]]:
    """People at some tables, half of them with bots, for as long as it is in use."""
    dice = random.Random(seed)
    roamers = [
        Roamer(
            servers.ports,
            random.Random(dice.random()),
            ("me", "random", "quick") if number % 2 else ("me", "me", "quick"),
        )
        for number in range(tables)
    ]
    threads = [threading.Thread(target=roamer.run, daemon=True) for roamer in roamers]
    for thread in threads:
        thread.start()
    try:
        yield roamers
    finally:
        for roamer in roamers:
            roamer.stopped = True
        for thread in threads:
            thread.join(30)
        for roamer in roamers:
            roamer.person.close()


def all_go_on(roamers: list[Roamer]) -> None:
    """Wait until something was acknowledged at every table; it must not take long."""
    begun = time.monotonic()
    while not all(roamer.moved > begun for roamer in roamers):
        for roamer in roamers:
            if roamer.failure is not None:
                raise roamer.failure
        assert time.monotonic() < begun + PATIENCE, "a game does not go on"
        time.sleep(0.05)


def check_kept(database: str, roamers: list[Roamer]) -> int:
    """Nothing that was acknowledged is lost, nothing is there twice; returns how much was acknowledged."""
    engine = sa.create_engine(database_url(database))
    total = 0
    with closing(engine.connect()) as sql:
        for roamer in roamers:
            if roamer.failure is not None:
                raise roamer.failure
            for table, known in roamer.acknowledged.items():
                rows: Any = sql.execute(
                    sa.text("SELECT number, choice FROM entries WHERE game = :game ORDER BY number"),
                    {"game": table},
                ).all()
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                chosen = [row.choice for row in rows if row.choice is not None]
                assert len(set(chosen)) == len(chosen)
                numbers = {row.choice: row.number for row in rows if row.choice is not None}
                for id, number in known.items():
                    assert numbers[id] == number, "a choice that was acknowledged is lost"
                # Besides what was acknowledged there can be one choice at most: the last one, unanswered.
                assert len(set(chosen) - set(known)) <= 1
                total += len(known)
    engine.dispose()
    return total


__all__ = ["Person", "Roamer", "Servers", "Wire", "all_go_on", "check_kept", "playing"]
