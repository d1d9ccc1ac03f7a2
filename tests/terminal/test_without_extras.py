"""Where only the base package is installed: what needs more says so in one sentence, and the terminal plays."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

HIDDEN = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        return None

sys.meta_path.insert(0, Hidden())
from elgrande.terminal import extras
extras.find_spec = lambda name: None if name in {hidden!r} else object()
from elgrande.tab import publish
publish.can_publish = lambda: False
from elgrande.cli import main
sys.argv = ["elgrande", *{line!r}]
main()
"""


def command(hidden: set[str], *line: str) -> list[str]:
    """The command on a machine that has not got some modules, nor the page that plays without a server."""
    return [sys.executable, "-c", HIDDEN.format(hidden=hidden, line=list(line))]


def environment(tmp_path: Path, language: str = "en") -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(tmp_path), "ELGRANDE_LANGUAGE": language, "TERM": "xterm"}


SERVER = {"litestar", "uvicorn", "sqlalchemy", "alembic", "argon2", "websockets"}


@pytest.mark.parametrize(
    ("hidden", "line", "extra"),
    [
        (SERVER, ["play"], "play"),
        (SERVER, ["serve"], "play"),
        ({"numpy"}, ["dataset", "games"], "research"),
        ({"mkdocs"}, ["docs"], "docs"),
    ],
    ids=["play", "serve", "dataset", "docs"],
)
def test_without_a_terminal_one_sentence_says_what_to_install(
    hidden: set[str], line: list[str], extra: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        command(hidden, *line),
        env=environment(tmp_path),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("elgrande: ")
    assert done.stderr.endswith(f"pip install 'elgrande[{extra}]'\n")
    assert done.stderr.count("\n") == 1
    assert not done.stdout


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_on_a_terminal_it_says_so_and_plays_there(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(SERVER, "play"), env=environment(tmp_path, "de"), stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    seen = b""
    until = time.monotonic() + 60
    try:
        # The question for a power card is the first one.
        while b"elgrande[play]" not in seen or b"Machtkarte" not in seen:
            assert time.monotonic() < until, seen.decode(errors="replace")
            if select.select([ours], [], [], 1)[0]:
                seen += os.read(ours, 65536)
        while process.poll() is None:
            assert time.monotonic() < until
            # The end of the input leaves the game, as soon as it is asked for.
            os.write(ours, b"\x04")
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    seen += os.read(ours, 65536)
                except OSError:
                    break
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    told = seen.decode(errors="replace")
    assert "Im Browser zu spielen braucht einen weiteren Teil" in told
    assert "Traceback" not in told


def test_a_server_on_sqlite_needs_nothing_of_postgresql(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command({"psycopg"}, "play", "--no-browser", "--port", "0", "--database", str(tmp_path / "games.db")),
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.terminate()
        assert said.startswith("El Grande is running at http://127.0.0.1:"), said + process.stdout.read()
