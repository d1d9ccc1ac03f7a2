"""The command line of the arena: what it prints, what it refuses, and what a kill leaves behind."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from elgrande.arena import Contest, Here, Match, read_results
from elgrande.arena.screen import Watch, duration, show_contest
from elgrande.locale import Speech
from tests.arena.command_line import app
from tests.arena.test_match import same

FIRST = "tests.arena.bots:First"
SLOW = "tests.arena.bots:Slow"
ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit status, output and errors of the command."""
    done = CliRunner().invoke(app, [*arguments, "--jobs", "1"])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done.exit_code, done.stdout, done.stderr


def test_a_match_ends_with_a_table() -> None:
    status, output, _ = run(FIRST, "random", "random", "--games", "6")
    assert status == 0
    assert "6 games in 2 deals: edition 2015, 3 players, seed 0" in output
    for words in (
        "First",
        "random\u00a0×2",
        "Win rate",
        "Average rank",
        "Share of",
        "95% confidence interval",
    ):
        assert words in output


def test_plain_data_for_other_programs(tmp_path: Path) -> None:
    arguments = [
        "random",
        FIRST,
        "--edition",
        "2023",
        "--set",
        "new-regency",
        "--option",
        "length=short",
        "-n",
        "4",
    ]
    status, output, _ = run(*arguments, "--seed", "9", "--json", "--results", str(tmp_path / "games.jsonl"))
    assert status == 0
    facts = json.loads(output)
    assert facts["match"] == {
        "bots": ["random", FIRST],
        "edition": "2023",
        "sets": ["new-regency"],
        "options": {"length": "short"},
        "seed": 9,
        "seating": "rotated",
    }
    assert (facts["games"], facts["interrupted"]) == (4, False)
    for standing in facts["standings"]:
        assert standing["win_rate"]["low"] <= standing["win_rate"]["value"] <= standing["win_rate"]["high"]
    assert len(read_results(tmp_path / "games.jsonl")) == 4


def test_a_question_is_answered_in_a_sentence() -> None:
    status, output, _ = run("random", FIRST, "--games", "80", "--until", "0.1")
    assert status == 0
    words = " ".join(output.split())
    assert "random wins more often than 10.0%" in words
    assert "Interval valid whenever the match stops" in words


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["greedy", "gready"], "there is no bot 'gready'"),
        (["greedy", "search:fast"], "'fast' in 'search:fast' is not a setting"),
        (["greedy", "no.such.module:Bot"], "there is no bot 'no.such.module:Bot'"),
        (["greedy"], "for 2 to 5 players, not 1"),
        (["random"] * 6, "for 2 to 5 players, not 6"),
        (["greedy", "random", "--players", "4"], "2 bots cannot sit on 4 seats"),
        (["greedy", "random", "--edition", "1999"], "no edition '1999'"),
        (["greedy", "random", "--set", "intrigue"], "no set 'intrigue'"),
        (["greedy", "random", "--option", "castillo=ajar"], "cannot be 'ajar'"),
        (["greedy", "random", "--option", "castillo"], "write NAME=VALUE"),
        (["greedy", "random", "--games", "0"], "at least one game"),
        (["greedy", "random", "--games", "many"], "'many' is not a valid int"),
        (["greedy", "random", "--until", "55"], "between 0 and 1; 55 is not"),
        (["greedy", "random", "--seats", "fixed"], "no seating 'fixed'"),
        (["greedy", "random", "--results", "/dev/null/games.jsonl"], "cannot write /dev/null/games.jsonl"),
        (["greedy", "random", "--cards", "no-such-file.yaml"], "cannot read no-such-file.yaml"),
        ([], "Missing argument"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(arguments: list[str], words: str) -> None:
    status, output, errors = run(*arguments)
    assert (status, output) == (2, "")
    assert words in " ".join(errors.split())
    assert "Traceback" not in errors


def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    results = tmp_path / "games.jsonl"
    status, output, errors = run(
        "greedy", "random", "-o", str(results), "--html", str(tmp_path / "file" / "report.html")
    )
    assert (status, output) == (2, "")
    assert "cannot write" in errors
    assert not results.exists()


def test_a_broken_results_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("1,2,3\n")
    status, _, errors = run("greedy", "random", "--results", str(path))
    assert (status, path.read_text()) == (2, "1,2,3\n")
    assert errors.startswith(f"elgrande: {path}, line 1: this is not JSON")


def test_a_full_disk_is_a_breakdown_and_not_bad_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    path = tmp_path / "games.jsonl"
    status, output, errors = run("random", FIRST, "--results", str(path))
    assert (status, output) == (1, "")
    assert errors.strip().endswith(f"elgrande: cannot write {path}: {os.strerror(errno.ENOSPC)}")


def test_a_bot_that_breaks_down_ends_the_match_with_its_name() -> None:
    status, _, errors = run("tests.arena.bots:Broken", FIRST)
    assert status == 1
    assert "Broken broke down at a 'place' decision" in errors


def test_a_bot_from_a_file_in_the_folder_plays_on_several_processes(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from elgrande.bots import Answer\n"
        "class Spendthrift:\n"
        "    def choose(self, glimpse, clock, dice):\n"
        "        return Answer(glimpse.options[-1])\n"
    )
    # -P: as with the installed command, the folder is not where Python looks for modules by itself.
    command = [
        sys.executable,
        "-P",
        "-m",
        "elgrande",
        "arena",
        "my_bots:Spendthrift",
        "random",
        "-n",
        "4",
        "-j",
        "2",
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "my_bots:Spendthrift" in done.stdout


def test_ray_that_is_not_installed_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, _, errors = run("greedy", "random", "--ray", "local")
    assert status == 1
    assert "pip install elgrande[ray]" in errors


# ---------------------------------------------------------------------- on the screen


def test_the_running_result_is_shown_while_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.arena.screen.BETWEEN_TABLES", 0.0)
    console = Console(file=StringIO(), force_terminal=True, width=120)
    contest = Contest(Match((FIRST, "random")), games=6)
    with Watch(contest, console, Speech()) as watch:
        contest.run(Here(), watch)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "Win rate" in shown
    assert "6/6" in shown


def test_logs_get_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.arena.screen.BETWEEN_LINES", 0.0)
    console = Console(file=StringIO(), width=200)
    contest = Contest(Match((FIRST, "random")), games=4)
    with Watch(contest, console, Speech()) as watch:
        contest.run(Here(), watch)
    assert isinstance(console.file, StringIO)
    last = console.file.getvalue().splitlines()[-1]
    assert last.startswith("4/4; ")


def test_games_that_do_not_count_are_mentioned() -> None:
    contest = Contest(Match((FIRST, "random")), games=2)
    contest.run(Here())
    contest.tally.add(next(iter(Here().play([contest.match.game(5, 0)]))))
    console = Console(file=StringIO(), width=120)
    console.print(show_contest(contest, Speech()))
    assert isinstance(console.file, StringIO)
    assert "One more game is not counted" in console.file.getvalue()


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (4321.0, "4320 s"),
        (2.5, "2.5 s"),
        (1.0149, "1.01 s"),
        (0.9996, "1 s"),
        (0.9994, "999 ms"),
        (0.0123, "12.3 ms"),
        (0.001, "1 ms"),
        (0.00099961, "1 ms"),
        (0.0000456, "45.6 µs"),
        (0.0, "0 µs"),
    ],
)
def test_times_are_told_in_the_unit_that_suits_them(seconds: float, words: str) -> None:
    assert duration(seconds) == words.replace(" ", "\u00a0")


# ---------------------------------------------------------------------- interrupted


def _as_in_a_terminal() -> None:
    """Tests that run in the background of a shell would pass on that Ctrl-C is to be ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(path: Path) -> subprocess.Popen[str]:
    """A match of slow bots on two processes that is well under way."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])}
    command = [
        sys.executable,
        "-m",
        "tests.arena.command_line",
        SLOW,
        FIRST,
        "-n",
        "2000",
        "-j",
        "2",
        "-o",
        str(path),
    ]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_as_in_a_terminal,
    )
    deadline = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") >= 3):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return process


@pytest.mark.skipif(os.name == "nt", reason="signals work differently there")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "The same command continues where it stopped." in errors
    assert "Traceback" not in errors
    assert "games in" in output
    assert len(read_results(path)) >= 3


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the workers")
def test_after_a_kill_the_workers_leave_and_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) >= 2
    process.kill()
    process.communicate(timeout=60)
    deadline = time.monotonic() + 60
    while any(_alive(child) for child in children):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    with path.open("ab") as file:
        file.write(b'{"arena": 1, "mat')
    kept = len(read_results(path))
    contest = Contest(Match((SLOW, FIRST)), games=kept + 3, results=path)
    contest.run(Here())
    assert contest.resumed == kept
    assert contest.tally.counted == contest.planned
    assert all(
        same(game, next(iter(Here().play([contest.match.game(*game.key)]))))
        for game in read_results(path)[:2]
    )


def _alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except FileNotFoundError:
        return False
