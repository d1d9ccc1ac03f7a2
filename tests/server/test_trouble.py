"""When the database fails in the middle of a game: nothing is lost, nothing is shown that was not kept."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from elgrande.server.course import Course
from elgrande.server.live.table import LiveTable
from elgrande.server.store import games
from elgrande.server.store.database import StoreUnavailable
from elgrande.server.store.moves import Move
from tests.server.clients import Person, Running, play_on

People = Callable[[str | None], Person]


class Trouble:
    """A database that fails for a while."""

    def __init__(self) -> None:
        self.left = 0
        """Writes that are still going to fail."""
        self.seats: Container[int] | None = None
        """If this is told, only choices for these seats fail; for nobody: only what is no choice."""

    def __call__(self, times: int, seats: Container[int] | None = None) -> None:
        """Let so many writes fail: all kinds, or the choices for some seats."""
        self.left = times
        self.seats = seats

    def strikes(self, move: Move | None = None) -> bool:
        """Whether the next write fails."""
        if self.seats is not None:
            if self.seats == () and move is not None:
                return False
            if self.seats != () and (
                move is None or not any(entry.seat in self.seats for entry in move.entries)
            ):
                return False
        self.left -= 1
        return self.left >= 0


@pytest.fixture
def broken(server: Running, monkeypatch: pytest.MonkeyPatch) -> Trouble:
    """Lets writes fail."""
    database = server.app.state.house.database
    write = type(database).write
    trouble = Trouble()

    async def fail(self: Any, job: Any) -> Any:
        if trouble.strikes():
            raise StoreUnavailable("the disk is full")
        return await write(self, job)

    move = type(database).move

    async def fail_to_move(self: Any, one: Move) -> None:
        if trouble.strikes(one):
            raise StoreUnavailable("the disk is full")
        await move(self, one)

    monkeypatch.setattr(type(database), "write", fail)
    monkeypatch.setattr(type(database), "move", fail_to_move)
    return trouble


def test_a_choice_that_cannot_be_kept_is_refused_and_can_be_sent_again(ana: Person, broken: Trouble) -> None:
    table = ana.start_table("me", "me")["id"]
    with ana.connect(table) as socket:
        assert socket.position is not None
        seat = socket.position["view"]["waiting"][0]["seat"]
        broken(1)
        message = {"type": "choose", "id": "once", "number": 0, "seat": seat, "choice": "power 9"}
        socket.send(**message)
        refused = socket.until("refused")
        assert (refused["code"], refused["id"], refused["number"]) == ("unavailable", "once", 0)
        assert socket.number == 0
        assert socket.position["view"]["waiting"][0]["seat"] == seat
        socket.send(**message)
        assert socket.until("ack")["number"] == 1


def test_bots_try_again(ana: Person, broken: Trouble) -> None:
    table = ana.start_table("me", "random", "random")["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        broken(2, {0, 1, 2} - set(socket.hello["mine"]))
        # Whatever the bots have chosen before, she may be the one who is asked next, too.
        while broken.left > 0:
            if socket.decision is not None:
                answer = socket.choose_first()
                assert answer["type"] == "ack", answer
                socket.reach(answer["number"])
            # Each failure is followed by a table sent anew.
            socket.when(lambda: socket.my_turn() or broken.left <= 0)
        socket.reach(socket.number + 1)
        socket.when(socket.my_turn)
        assert not socket.over


def test_what_the_table_answers_itself_is_tried_again(
    ana: Person, broken: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.start_table("me", "random", "random")["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        (seat,) = socket.hello["mine"]

        def first(course: Course, seat: int, dice: object) -> int | None:
            decision = course.game.table.decision_of(seat)
            return None if decision is None else decision.options[0]

        monkeypatch.setattr(Course, "only_answer", first)
        broken(2, {seat})
        # Something that is kept, after which the table answers for her: that fails, and is no fault of hers.
        socket.send(type="pass_veto", id="pass", seat=seat, on=False)
        assert socket.until("ack", "refused")["type"] == "ack"
        socket.reach(socket.number + 1)
        assert broken.left <= 0


def test_what_http_cannot_keep_is_a_problem_and_not_a_trace(ana: Person, broken: Trouble) -> None:
    # Bots of a table before this one may still be playing: not their choices.
    broken(1, ())
    problem = ana.refused("/api/tables", {})
    assert (problem["status"], problem["code"]) == (503, "unavailable")
    assert "disk" not in problem["text"]


def test_a_server_that_can_keep_nothing_is_not_well(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def full_disk() -> Iterator[None]:
        # Around whatever is written, the moves at other tables as well: one that succeeds says all is well again.
        if full:
            raise sa.exc.OperationalError("COMMIT", None, sqlite3.OperationalError("disk is full"))
        yield

    full = False
    monkeypatch.setattr(server.app.state.house.database, "disk", full_disk)
    assert ana.get("/api/health")["ok"]
    full = True
    assert ana.refused("/api/tables", {})["code"] == "unavailable"
    assert ana.get("/api/health", 503)["code"] == "unavailable"
    full = False
    # As soon as there is room again, it is well again, though nobody has written anything since.
    assert ana.get("/api/health")["ok"]


def test_chat_that_cannot_be_kept_is_refused(ana: Person, broken: Trouble) -> None:
    table = ana.open_table("me", "open")["id"]
    with ana.connect(table) as socket:
        broken(1)
        socket.send(type="chat", text="hello")
        assert socket.until("refused")["code"] == "unavailable"


def test_a_mistake_of_ours_is_told_in_one_sentence(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(games, "public_games", fail)
    answer = ana.http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "secret" not in answer.text
    table = ana.start_table("me", "me")["id"]
    live = server.app.state.house.tables[table]
    with ana.connect(table) as socket:
        monkeypatch.setattr(live.course, "choose", fail)
        seat = live.course.game.table.deciders[0]
        assert socket.choose("power 9", seat)["code"] == "unavailable"
        # The table was read again, and goes on.
        assert socket.choose("power 9", seat)["type"] == "ack"


def test_a_bot_whose_process_dies_is_answered_for(ana: Person, server: Running) -> None:
    table = ana.start_table("me", "builder:page")["id"]
    thinkers = server.app.state.house.thinkers
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        socket.reach(socket.choose(socket.options()[0])["number"])
        for process in thinkers.pids:
            os.kill(process, signal.SIGKILL)
        assert play_on(socket, random.Random(1), 3) == 3


def test_a_table_that_was_taken_over_is_looked_after_as_soon_as_the_database_answers(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.start_table("me", "random", "random")["id"]
    house = server.app.state.house
    read_on, left = LiveTable.read_on, [1, 2]

    async def gone_for_a_while(self: LiveTable) -> None:
        if left:
            left.pop()
            raise StoreUnavailable("the database does not answer")
        await read_on(self)

    monkeypatch.setattr(LiveTable, "read_on", gone_for_a_while)
    monkeypatch.setattr("elgrande.server.live.house.BEAT", 0.01)
    loop = house._sweeper.get_loop()
    asyncio.run_coroutine_threadsafe(house._look_after(table), loop).result(20)
    assert not left
