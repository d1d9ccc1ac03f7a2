"""Results files: written line by line, read back, gone on with; what is not ours is refused and left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande.arena import BadResults, Ledger, Match, Result, read_results
from elgrande.arena.result import SOURCES
from tests.arena.made_up import result

MATCH = Match(("greedy", "random"), seed=3)
GAMES = [result(MATCH, deal, turn, [30, 20]) for deal in range(2) for turn in range(2)]


def write(path: Path, games: list[Result]) -> Path:
    with Ledger(path, MATCH) as ledger:
        for game in games:
            ledger.append(game)
    return path


def reopened(path: Path, match: Match = MATCH) -> list[Result]:
    with Ledger(path, match) as ledger:
        return ledger.results


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = write(tmp_path / "new" / "folder" / "games.jsonl", GAMES)
    assert read_results(path) == GAMES
    assert reopened(path) == GAMES


def test_a_line_tells_everything_about_a_game(tmp_path: Path) -> None:
    line = json.loads(write(tmp_path / "games.jsonl", GAMES[:1]).read_text())
    assert line["match"]["bots"] == ["greedy", "random"]
    assert line["match"]["edition"] == "2015"
    assert (line["match"]["seed"], line["deal"], line["turn"]) == (3, 0, 0)
    assert (line["bots"], line["scores"], line["ranks"]) == (["greedy", "random"], [30, 20], [1, 2])
    assert set(line["times"][0]) == {"decisions", "mean", "p50", "p99", "max", "counts"}
    assert set(line["points"][0]) == set(SOURCES)
    assert {"version", "commit", "sources", "compiled"} <= set(line["program"])


@pytest.mark.parametrize("kept", [1, 10, 200, -30])
def test_a_last_line_that_was_cut_off_is_dropped(tmp_path: Path, kept: int) -> None:
    path = write(tmp_path / "games.jsonl", GAMES)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:kept])
    assert read_results(path) == GAMES[:3]
    with Ledger(path, MATCH) as ledger:
        assert ledger.results == GAMES[:3]
        ledger.append(GAMES[3])
    assert path.read_bytes() == b"".join(lines)


def test_zeros_after_a_power_failure_are_dropped(tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", GAMES[:3])
    whole = path.read_bytes()
    for rest in (b"\0" * 300, GAMES[3].line().encode()[:200] + b"\0" * 300):
        path.write_bytes(whole + rest)
        assert reopened(path) == GAMES[:3]
        assert path.read_bytes() == whole


def test_a_game_is_on_the_disk_when_it_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    synced: list[bytes] = []
    monkeypatch.setattr("os.fsync", lambda file: synced.append(path.read_bytes()))
    lines = write(path, GAMES[:2]).read_bytes().splitlines(keepends=True)
    assert synced == [lines[0], lines[0] + lines[1]]


def test_a_last_line_that_lacks_only_its_end_is_kept(tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", GAMES[:2])
    path.write_bytes(path.read_bytes()[:-1])
    assert reopened(path) == GAMES[:2]
    write(path, GAMES[2:])
    assert read_results(path) == GAMES


def broken_line(**changes: object) -> str:
    facts = json.loads(GAMES[0].line())
    for name, value in changes.items():
        if value is None:
            del facts[name]
        else:
            facts[name] = value
    return json.dumps(facts)


def broken_times(**changes: object) -> list[object]:
    """The times of both seats, of which those of the second are wrong."""
    first, second = json.loads(GAMES[0].line())["times"]
    return [first, {**second, **changes}]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hello\n", "line 2: this is not JSON"),
        ("hello", "line 2: this is not JSON"),
        ("[1, 2]\n", "line 2: this is not a game of the arena"),
        ('{"name": "something else"}\n', "line 2: this is not a game of the arena"),
        ('{"arena": 1, "match":\n', "line 2: this is not JSON"),
        (
            broken_line(arena=1) + "\n",
            "line 2: this is format 1 of a results file; this program reads format 2",
        ),
        (broken_line(arena=9) + "\n", "line 2: this is format 9"),
        (broken_line(scores=None) + "\n", "line 2: 'scores' is missing"),
        (broken_line(scores=[1]) + "\n", "line 2: 'scores' has 1 entries for 2 seats"),
        (broken_line(scores=["1", "2"]) + "\n", "line 2: 'scores' holds something"),
        (broken_line(ranks=[True, False]) + "\n", "line 2: 'ranks' holds something"),
        (broken_line(deal="0") + "\n", "line 2: 'deal' must be a whole number"),
        (broken_line(seconds="1") + "\n", "line 2: 'seconds' must be a number"),
        (broken_line(bots=["greedy"]) + "\n", "line 2: 'bots' names 1 bots"),
        (broken_line(times=[{}, {}]) + "\n", "line 2: 'counts' is missing"),
        (broken_line(points=[{}, {}]) + "\n", "line 2: 'regions' is missing"),
        (
            broken_line(times=broken_times(counts={"84": 1, "96": 1})) + "\n",
            "line 2: 'counts' do not add up to the 3",
        ),
        (
            broken_line(times=broken_times(counts={"80": 3, "96": 0})) + "\n",
            "line 2: 'counts' do not add up to the 3",
        ),
        (
            broken_line(times=broken_times(counts={"80": 3, "4000": 1})) + "\n",
            "line 2: 'counts' has a step .* beyond",
        ),
        (
            broken_line(times=broken_times(counts={"--5": 3})) + "\n",
            "line 2: '--5' in 'counts' is not the number of",
        ),
        (
            broken_line(times=broken_times(counts={"٣": 3})) + "\n",
            "line 2: '٣' in 'counts' is not the number of",
        ),
        (
            broken_line(times=broken_times(p50=0.5)) + "\n",
            "line 2: 'p50', 'p99' and 'max' are not in ascending order",
        ),
        (
            broken_line(times=broken_times(max=float("nan"))) + "\n",
            "line 2: 'max' must be a number of seconds",
        ),
        (broken_line(times=broken_times(mean=-1)) + "\n", "line 2: 'mean' must be a number of seconds"),
        (broken_line(seconds=float("inf")) + "\n", "line 2: 'seconds' must be a number of seconds"),
        (broken_line(seconds=10**400) + "\n", "line 2: 'seconds' must be a number of seconds"),
        (broken_line(ranks=[0, 1]) + "\n", "line 2: 'ranks' are no ranks of 2 seats"),
        (broken_line(ranks=[1, 9]) + "\n", "line 2: 'ranks' are no ranks of 2 seats"),
        (broken_line(ranks=[2, 2]) + "\n", "line 2: 'ranks' are no ranks of 2 seats"),
        (broken_line(start=2) + "\n", "line 2: 'start' must be a seat, 0 to 1"),
        (
            broken_line(scores=[31, 20]) + "\n",
            r"line 2: 'points' come to .30, 20., but 'scores' are .31, 20.",
        ),
        (broken_line(shuffle=1) + "\n", "line 2: 'shuffle' is not that of deal 0"),
        (broken_line(deal=7) + "\n", "line 2: 'shuffle' is not that of deal 7"),
        pytest.param("[" * 100_000 + "\n", "line 2: this is not JSON", id="nested"),
        (broken_line(ranks=[0, 1]), "line 2: 'ranks' are no ranks of 2 seats"),
        (broken_line(arena=1), "line 2: this is format 1"),
        (broken_line(turn=7) + "\n", "line 2 is no game of its own match"),
        (broken_line(bots=["random", "greedy"]) + "\n", "line 2 is no game of its own match"),
    ],
)
def test_a_broken_file_is_refused_with_the_line_and_left_as_it_is(
    tmp_path: Path, line: str, words: str
) -> None:
    path = write(tmp_path / "games.jsonl", GAMES[:1])
    path.write_text(path.read_text() + line)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=words):
        reopened(path)
    assert path.read_bytes() == before


def test_something_else_altogether_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    with pytest.raises(BadResults, match=r"picture\.png, line 1: this is not text"):
        reopened(picture)
    assert picture.read_bytes() == b"\x89PNG\r\n\x1a\n\x00\x00"
    with pytest.raises(BadResults, match="cannot write"):
        reopened(tmp_path)
    with pytest.raises(BadResults, match="cannot read"):
        read_results(tmp_path / "nothing.jsonl")


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (Match(("random", "greedy"), seed=3), "bots is greedy random there and random greedy here"),
        (Match(("greedy", "random"), seed=4), "seed is 3 there and 4 here"),
        (Match(("greedy", "random"), seed=3, edition="1995"), "edition is 2015 there and 1995 here"),
        (
            Match(("greedy", "random"), seed=3, options={"length": "short"}),
            "options is nothing there and length=short here",
        ),
    ],
)
def test_results_of_another_match_are_refused(tmp_path: Path, match: Match, words: str) -> None:
    path = write(tmp_path / "games.jsonl", GAMES)
    with pytest.raises(BadResults, match=f"holds games of another match .{words}"):
        reopened(path, match)


def test_of_several_differences_the_first_one_is_told(tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", GAMES)
    options = {"length": "short"}
    for match, words in (
        (Match(("greedy",) * 3, "2023", ("new-regency",), options, 4, "all"), "bots is greedy random there"),
        (Match(MATCH.bots, "2023", ("new-regency",), options, 4, "all"), "edition is 2015 there"),
        (Match(MATCH.bots, "2015", ("king-intrigant",), options, 4, "all"), "sets is nothing there"),
        (Match(MATCH.bots, "2015", (), options, 4, "all"), "options is nothing there"),
    ):
        with pytest.raises(BadResults, match=f"holds games of another match .{words}"):
            reopened(path, match)


def test_results_of_another_version_are_refused_unless_they_are_wanted(tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", GAMES)
    facts = json.loads(GAMES[0].line())
    facts["program"]["sources"] = "somebody else's"
    path.write_text(json.dumps(facts) + "\n")
    with pytest.raises(BadResults, match=r"was made by another version .*--any-version"):
        reopened(path)
    with Ledger(path, MATCH, any_program=True) as ledger:
        assert len(ledger.results) == 1


def test_two_matches_cannot_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="only where files can be locked this way")
    path = tmp_path / "games.jsonl"
    with Ledger(path, MATCH), pytest.raises(BadResults, match="in use by another match"):
        reopened(path)
    assert reopened(path) == []
