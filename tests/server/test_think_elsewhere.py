"""Bots that think in other processes, which may stand on other machines."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from elgrande.bots import Clock, consult, make_bot
from elgrande.rules import Dice, Setup, new_table
from elgrande.server import think_elsewhere, thinking
from elgrande.server.app import create_app
from elgrande.server.settings import BadSettings, Settings
from elgrande.server.store.database import database_url
from elgrande.server.think_elsewhere import Elsewhere, Worker, packed, unpacked
from tests.server.clients import Person, play_on, running
from tests.server.postgres import new_database


def address_of(database: str) -> str:
    return database_url(database).set(drivername="postgresql").render_as_string(hide_password=False)


@pytest.fixture
def database(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture
def worker(database: str) -> Iterator[Worker]:
    """One that thinks in a thread."""
    found = Worker(address_of(database))
    yield found
    found.ended = True


def start(worker: Worker) -> None:
    threading.Thread(target=worker.run, daemon=True).start()


@pytest.mark.parametrize("setup", [Setup("2015", 4), Setup("2015", 2), Setup("2023", 3)], ids=str)
def test_a_table_is_the_same_after_its_way(setup: Setup) -> None:
    """Also in the middle of a game: the same bot with the same dice chooses the same there."""
    table = new_table(setup, 5)
    dice = Dice(9)
    for _ in range(40):
        seat = table.deciders[0]
        table.choose(consult(make_bot("random"), table, seat, Clock(), dice).code, seat)
    task, seconds, (there, seat) = unpacked(packed("choose", 0.5, table, table.deciders[0]))
    assert (task, seconds, seat) == ("choose", 0.5, table.deciders[0])
    assert there.state() == table.state()
    chosen = [consult(make_bot("quick"), one, seat, Clock(), Dice(3)).code for one in (table, there)]
    assert chosen[0] == chosen[1]


def test_bots_of_a_server_think_elsewhere(database: str, worker: Worker) -> None:
    with running(database=database, think_elsewhere=True) as server:
        start(worker)
        ana = Person(server.port, "Ana")
        table = ana.start_table("me", "builder:page", "greedy")["id"]
        with ana.connect(table) as socket:
            assert play_on(socket, random.Random(1), 4) == 4
            socket.when(socket.my_turn)
            if socket.decision is not None:
                socket.send(type="hint", id="h", seat=0)
                assert socket.until("hint", "refused")["type"] == "hint"
        thinkers = server.app.state.house.thinkers
        assert thinkers.thoughts > 0
        assert thinkers.late == 0
        assert thinkers.pids == []
        left = server.app.state.house.database.write_now(
            lambda sql: sql.execute(sa.text("SELECT count(*) FROM thoughts")).scalar()
        )
        assert left == 0
        ana.close()
        worker.ended = True


def test_without_workers_the_quick_bot_answers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "CROWDED", 0.1)
    monkeypatch.setattr(thinking, "GRACE", 0.1)
    with running(database=database, think_elsewhere=True) as server:
        ana = Person(server.port, "Ana")
        table = ana.start_table("me", "greedy")["id"]
        with ana.connect(table) as socket:
            assert play_on(socket, random.Random(1), 2) == 2
            assert "bot_stuck" in [message.get("code") for message in socket.seen]
        ana.close()


def test_a_task_of_a_lost_worker_is_taken_again_and_its_answer_dropped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first takes it and stands still; the second takes it after a while; then the first wakes up."""
    with running(database=database) as server:
        house = server.app.state.house
        table = new_table(Setup("2015", 3), 1, telling=False)
        elsewhere = Elsewhere(house.database, house.id)
        house.thinkers.elsewhere = elsewhere
        lost, found = Worker("unused"), Worker("unused")
        monkeypatch.setattr(think_elsewhere, "HOLD", 0.3)
        loop = server.server.servers[0].get_loop()
        asked = asyncio.run_coroutine_threadsafe(
            elsewhere.ask(0, 0.0, 20.0, "choose", "game 0", "greedy", table, table.deciders[0]), loop
        )
        with closing(psycopg.connect(address_of(database), autocommit=True)) as line:
            answers: list[Any] = []

            def stands_still(task: str, seconds: float, arguments: list[Any]) -> int:
                # While it does so, nobody else finds the task; then somebody does.
                with closing(psycopg.connect(address_of(database), autocommit=True)) as other:
                    answers.append(found.work(other))
                    while not found.work(other):
                        pass
                return -1

            monkeypatch.setattr(lost, "_do", stands_still)
            while not lost.work(line):
                pass
        code = asked.result(10)
        assert answers == [False]
        decision = table.decision
        assert decision is not None
        assert code in decision.options
        house.thinkers.elsewhere = None


def test_a_file_has_no_room_for_tasks(tmp_path: Any) -> None:
    with pytest.raises(BadSettings, match="needs PostgreSQL"):
        create_app(Settings(database=str(tmp_path / "elgrande.db"), think_elsewhere=True))
