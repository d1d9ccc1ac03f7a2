"""The published ladder: its matches can be played, and its README says what its figures say."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bench.ladder import __main__ as ladder
from bench.ladder.figures import FOLDER, read_figures, table, with_table, write_figures
from bench.ladder.matches import RUNGS, rung
from elgrande.arena import Match

FIRST = "tests.arena.bots:First"
SMALL = replace(rung("greedy-random-2p"), match=Match((FIRST, "random"), seed=2026), games=4)
"""A match of bots that do not think."""


def test_every_match_can_be_played() -> None:
    for each in RUNGS:
        each.match.check()
        each.quick().match.check()
        assert each.command.startswith("elgrande arena ")
    assert len({each.id for each in RUNGS}) == len(RUNGS)


def test_the_goals_of_the_ladder() -> None:
    assert {each.id: each.goal for each in RUNGS if each.goal} == {
        "greedy-random": 0.97,
        "search-greedy": 0.55,
        "search-time": 0.25,
        "grande-search": 0.38,
        "grande-search-1s": 0.35,
        "grande-search-2p": 1 / 2,
        "grande-search-3p": 1 / 3,
        "grande-search-5p": 1 / 5,
        "grande-search-1995": 0.25,
        "grande-search-2023": 0.25,
        "grande-search-modules": 0.25,
        "grande-search-inquisitor-colonies": 0.25,
        "grande-search-grandissimo": 0.25,
        "grande-search-anniversary": 0.25,
        "grande-search-king-intrigant": 0.25,
        "grande-search-players-edition": 0.25,
        "grande-search-special-cards": 0.25,
    }
    assert {each.id: each.rate for each in RUNGS if each.rate} == {
        "grande-search": 0.45,
        "grande-search-1s": 0.45,
        "grande-greedy": 0.92,
        "grande-time": 0.4,
    }
    assert rung("search-greedy").match.bots == ("search:0.25", "greedy", "greedy", "greedy")


@pytest.mark.parametrize(
    ("value", "low", "told"),
    [
        (0.5, 0.4, "reached"),
        (0.44, 0.4, "half reached"),
        (0.5, 0.3, "half reached"),
        (0.4, 0.3, "not reached"),
    ],
)
def test_a_goal_is_a_rate_and_what_it_is_for_certain(value: float, low: float, told: str) -> None:
    figures = read_figures()["grande-search"]
    figures["standings"][0]["win_rate"] |= {"value": value, "low": low}
    assert f"| 45 %, above 38 % for certain: {told} |" in table({"grande-search": figures})


def test_the_readme_shows_the_figures_that_are_published() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert readme == with_table(readme, read_figures())


def test_a_match_is_played_and_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "rung", lambda id: SMALL)
    (tmp_path / "README.md").write_text("Before.\n<!-- figures --><!-- end of figures -->\nAfter.\n")
    arguments = ["--only", "greedy-random-2p", "--jobs", "1"]
    assert ladder.main(arguments, tmp_path) == 0
    assert "greedy-random-2p: 2 players" in capsys.readouterr().out
    figures = json.loads((tmp_path / "figures.json").read_text())["greedy-random-2p"]
    assert figures["command"] == f"elgrande arena {FIRST} random --edition 2015 --seed 2026 --games 4"
    assert (figures["games"], figures["deals"], figures["match"]["seed"]) == (4, 2, 2026)
    assert {"commit", "sources", "compiled"} <= set(figures["program"])
    readme = (tmp_path / "README.md").read_text()
    assert readme.startswith("Before.\n<!-- figures -->\n| match |")
    assert f"| greedy-random-2p | `{FIRST}`, `random` | 2015 | 4 | " in readme
    assert readme.endswith("<!-- end of figures -->\nAfter.\n")
    assert ladder.main(arguments, tmp_path) == 0
    assert len((tmp_path / "results" / "greedy-random-2p.jsonl").read_text().splitlines()) == 4
    assert ladder.main([*arguments, "--fresh"], tmp_path) == 0


def test_a_quick_run_publishes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rung", lambda id: SMALL)
    assert ladder.main(["--quick", "--only", "greedy-random-2p", "--jobs", "1"], tmp_path) == 0
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        ladder.main(["--only", "grand-prix"], tmp_path)
    assert left.value.code == 2
    assert "there is no match 'grand-prix' on the ladder" in capsys.readouterr().err


def test_kept_games_of_another_version_are_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "results"
    folder.mkdir()
    (folder / "greedy-random-2p.jsonl").write_text("something else\n")
    assert ladder.main(["--only", "greedy-random-2p", "--jobs", "1"], tmp_path) == 1
    assert "line 1: this is not JSON" in capsys.readouterr().err


def test_the_table_of_the_field_is_ordered_by_rating() -> None:
    standing = {
        "win_rate": {"value": 0.5, "low": 0.4, "high": 0.6},
        "mean_rank": {"value": 2, "low": 1, "high": 3},
    }
    common = {
        **standing,
        "points_share": standing["win_rate"],
        "seconds_per_decision": {"p50": 0.001, "max": 0.01},
    }
    names = ["random", "greedy", "search:1", "search:0.25"]
    field = {
        "games": 8,
        "parity": 0.25,
        "match": {"bots": names, "edition": "2015"},
        "program": {"commit": "abc", "version": "1"},
        "standings": [
            {"bot": name, "rating": {"value": 100.0 * n, "low": 0.0, "high": 1.0}, **common}
            for n, name in enumerate(names)
        ],
    }
    lines = table({"field": field}).splitlines()
    assert [line.split("`")[1] for line in lines[-4:]] == names[::-1]


def test_times_are_told_as_everywhere() -> None:
    figures = read_figures()["greedy-random-2p"]
    figures["standings"][0]["seconds_per_decision"] |= {"p50": 0.0002249, "max": 1.0132}
    assert "| 225\u00a0µs / 1.01\u00a0s |" in table({"greedy-random-2p": figures})


def test_figures_without_a_readme_are_fine(tmp_path: Path) -> None:
    write_figures({}, tmp_path)
    assert read_figures(tmp_path) == {}
