"""A server that is killed in the middle of a game comes back with everything that it acknowledged."""

from __future__ import annotations

import multiprocessing
import random
import sqlite3
import threading
import time
from contextlib import closing, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import uvicorn
from websockets import ConnectionClosed, InvalidMessage

from elgrande.server.app import create_app
from elgrande.server.lines import protocols_for
from elgrande.server.network import listen
from elgrande.server.settings import Settings
from tests.properties.mixes import THOROUGH
from tests.server.clients import Data, Person, Socket, ids

KILLS = 30 if THOROUGH else 10
PRELOADED = [
    "tests.server.warm",
    "httpx",
    "uvicorn.loops.uvloop",
    "uvicorn.lifespan.on",
    "websockets.sync.client",
]
LOST = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError, EOFError, TimeoutError)


def serve(database: str, port: int) -> None:
    """What the process does that is going to be killed."""
    settings = Settings(database=database, limits=False, thinkers=1)
    config = uvicorn.Config(create_app(settings), log_config=None, **protocols_for(settings))
    uvicorn.Server(config).run([listen("127.0.0.1", port, any_port=False)])


class Victim:
    """A server in a process of its own, started again and again on the same database."""

    def __init__(self, database: Path | str) -> None:
        self.database = database
        with closing(listen("127.0.0.1", 0, any_port=False)) as listener:
            self.port: int = listener.getsockname()[1]
        # The modules are imported once; every server is forked from there.
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(PRELOADED)
        self.process: BaseProcess | None = None

    def start(self) -> None:
        self.process = self.context.Process(target=serve, args=(str(self.database), self.port), daemon=True)
        self.process.start()
        for _ in range(2000):
            with suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self.port}/api/health", timeout=5).status_code == 200:
                    return
            assert self.process.is_alive(), "the server did not come back"
            time.sleep(0.01)
        raise AssertionError("the server did not come back in time")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.join()
        self.process.close()


class Player:
    """Plays as fast as it can, and remembers what was acknowledged to it."""

    def __init__(self, port: int, dice: random.Random) -> None:
        self.port = port
        self.dice = dice
        self.person = Person(port, "Ana")
        self.table = ""
        self.acknowledged: dict[str, dict[str, int]] = {}
        """For each table the numbers by the ids of the choices."""
        self.open: Data | None = None
        """The choice that was sent and not answered."""
        self.until_enough = 0
        self.enough = threading.Event()
        """So many choices have been made that the server may die."""

    def sent(self) -> None:
        self.until_enough -= 1
        if self.until_enough <= 0:
            self.enough.set()

    def play(self) -> None:
        """Until the connection breaks."""
        try:
            while True:
                if not self.table:
                    self.table = self.person.start_table("me", "me", "random")["id"]
                    self.acknowledged[self.table] = {}
                with self.person.connect(self.table) as socket:
                    self.check(socket)
                    self.play_game(socket)
        except LOST:
            pass

    def check(self, socket: Socket) -> None:
        """What was acknowledged is there; what was not is sent again, and counts once."""
        known = self.acknowledged[self.table]
        assert socket.number >= max(known.values(), default=0)
        if self.open is not None:
            socket.send(**self.open)
            self.take(socket.until("ack", "refused"))

    def play_game(self, socket: Socket) -> None:
        while not socket.over:
            socket.when(lambda: socket.over or bool(socket.position and socket.position["mine_waiting"]))
            if not socket.position or not socket.position["mine_waiting"]:
                break
            seat = socket.position["mine_waiting"][0]
            if socket.hello["seat"] != seat:
                socket.send(type="look", seat=seat)
                socket.until("hello")
                continue
            if self.dice.random() < 0.1 and socket.position["can_undo"]:
                self.open = {"type": "undo", "id": f"k{next(ids)}", "seat": seat}
            else:
                choice = self.dice.choice(socket.options())
                message = {"number": socket.number, "seat": seat, "choice": choice}
                self.open = {"type": "choose", "id": f"k{next(ids)}", **message}
            socket.send(**self.open)
            self.sent()
            self.take(socket.until("ack", "refused"))
            number = max(self.acknowledged[self.table].values(), default=0)
            socket.reach(number)
        self.table, self.open = "", None

    def take(self, answer: Data) -> None:
        assert self.open is not None
        if answer["type"] == "ack":
            known = self.acknowledged[self.table]
            # Said twice, it is the same entry twice.
            assert known.get(answer["id"], answer["number"]) == answer["number"]
            known[answer["id"]] = answer["number"]
        else:
            assert answer["code"] in ("late", "not_your_turn", "illegal", "cannot_undo", "over"), answer
        self.open = None


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    dice = random.Random(1995)
    victim = Victim(tmp_path / "elgrande.db")
    victim.start()
    player = Player(victim.port, dice)
    for _ in range(KILLS):
        # Anywhere between the first message and the sixth, and up to some milliseconds after it was sent.
        player.until_enough = dice.randint(1, 6)
        player.enough.clear()
        thread = threading.Thread(target=player.play)
        thread.start()
        assert player.enough.wait(60)
        time.sleep(dice.random() * 0.004)
        victim.kill()
        thread.join(30)
        assert not thread.is_alive()
        victim.start()
    victim.kill()
    player.person.close()
    with closing(sqlite3.connect(victim.database)) as database:
        total = 0
        for table, known in player.acknowledged.items():
            rows = database.execute(
                "SELECT number, choice FROM entries WHERE game = ? ORDER BY number", [table]
            )
            entries = rows.fetchall()
            assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
            chosen = [choice for _, choice in entries if choice is not None]
            assert len(set(chosen)) == len(chosen)
            numbers = {choice: number for number, choice in entries if choice is not None}
            for id, number in known.items():
                assert numbers[id] == number
            # Besides what was acknowledged there can be one choice at most: the last one, unanswered.
            assert len(set(chosen) - set(known)) <= 1
            total += len(known)
        assert total > KILLS
