"""The commands ``serve`` and ``play`` as processes: they start, say where they are, and end in good order."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.clients import Person

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


@contextmanager
def process(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A command that serves, and its port."""
    environ = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "ELGRANDE_THINKERS": "1"}
    command = [sys.executable, "-m", "elgrande", *arguments, "--port", "0"]
    served = subprocess.Popen(
        command,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert served.stdout is not None
    try:
        lines = []
        for line in served.stdout:
            lines.append(line)
            found = re.search(r"(?:served|running) at http://127\.0\.0\.1:(\d+)/", line)
            if found:
                break
        else:
            raise AssertionError("".join(lines))
        yield served, int(found[1])
    finally:
        if served.poll() is None:
            served.kill()
        served.wait()
        served.stdout.close()


def end(served: subprocess.Popen[str], number: int) -> str:
    """Tell it to end; returns what it still had to say."""
    served.send_signal(number)
    rest, _ = served.communicate(timeout=60)
    assert served.returncode == 0, rest
    return rest


def test_a_server_ends_in_good_order_and_goes_on_later(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with process(tmp_path, "serve", "--database", database, "--log", "json") as (served, port):
        person = Person(port, "Ana")
        table = person.start_table("me", "random")["id"]
        with person.connect(table) as socket:
            socket.when(socket.my_turn)
            reached = socket.number
        person.close()
        events = [
            json.loads(line) for line in end(served, signal.SIGTERM).splitlines() if line.startswith("{")
        ]
        assert "Traceback" not in json.dumps(events)
        assert {"opened", "started"} <= {event["event"] for event in events}
    with process(tmp_path, "serve", "--database", database) as (served, port):
        person = Person(port)
        assert person.get(f"/api/tables/{table}")["number"] >= reached
        person.close()
        assert "Traceback" not in end(served, signal.SIGINT)


def test_play_serves_this_machine_alone(tmp_path: Path) -> None:
    with process(tmp_path, "play", "--no-browser") as (served, port):
        person = Person(port, "Ana")
        assert person.get("/api/health")["ok"]
        assert person.http.get("/api/session", headers={"host": "evil.example"}).status_code == 421
        person.close()
        assert (tmp_path / "elgrande" / "elgrande.db").exists()
        assert "Traceback" not in end(served, signal.SIGINT)


def test_what_cannot_be_served_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    expected = {
        ("--port", "99999"): "--port cannot be '99999'",
        ("--thinkers", "-3"): "--thinkers cannot be '-3'",
        ("--port", "0", "--database", "mysql://x/y"): "there is no support for mysql",
        ("--port", "0", "--database", str(tmp_path / "file" / "games.db")): "cannot be used",
        ("--port", "0", "--database", str(tmp_path)): "is a folder",
    }
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "elgrande", "serve", *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        for arguments in expected
    ]
    for served, why in zip(started, expected.values(), strict=True):
        _, told = served.communicate(timeout=60)
        assert served.returncode != 0
        assert "Traceback" not in told
        assert why in told
    assert not tmp_path.with_name(tmp_path.name + ".lock").exists()
