"""The benchmark measures what it says. How fast anything is, is not tested."""

import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from elgrande.bench import (
    BenchFailed,
    Figures,
    Report,
    measure,
    measure_elsewhere,
    play_in_a_loop,
    run_bench,
)
from elgrande.build import compiled
from elgrande.rules import BadSetup, Dice, Setup, new_table
from elgrande.rules.playout import play_randomly

ROOT = Path(__file__).resolve().parents[1]
INSTANT = 0.001


@pytest.fixture(scope="module")
def report() -> Report:
    return run_bench(["2015", "2023"], [2, 5], ["new-regency"], seconds=INSTANT, repetitions=1)


def known(report: Report) -> list[Figures]:
    return [*(report.compiled or []), *(report.interpreted or [])]


def test_every_edition_is_measured_with_every_number_of_players(report: Report) -> None:
    games = [("2015", 2), ("2015", 5), ("2023", 2), ("2023", 5)]
    for figures in (report.compiled, report.interpreted):
        if figures is not None:
            assert [(one.edition, one.players) for one in figures] == games


def test_plain_rules_are_always_measured_and_compiled_ones_if_there_are_any(report: Report) -> None:
    assert report.interpreted is not None
    assert (report.compiled is not None) == compiled()


def test_every_figure_is_a_positive_number(report: Report) -> None:
    for figures in known(report):
        for field in fields(Figures):
            if field.name not in ("edition", "players", "sets"):
                assert getattr(figures, field.name) > 0


def test_decisions_and_games_belong_to_the_same_games(report: Report) -> None:
    for figures in known(report):
        per_game = figures.decisions_per_second / figures.games_per_second
        assert per_game == pytest.approx(figures.decisions_per_game)


def test_a_module_is_added_to_the_editions_that_know_it(report: Report) -> None:
    assert {(one.edition, *one.sets) for one in known(report)} == {("2015",), ("2023", "new-regency")}


def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no set 'bread'"):
        run_bench(["2015"], [2], ["bread"], seconds=INSTANT, repetitions=1)


def test_the_report_is_json(report: Report) -> None:
    data = json.loads(json.dumps(report.to_json()))
    assert sorted(data) == ["compiled", "interpreted", "machine"]
    assert data["interpreted"][0]["edition"] == "2015"
    assert data["machine"]["python"].startswith("3.")


def test_the_rows_fit_under_the_headings(report: Report) -> None:
    rows = report.rows()
    assert [row[:2] for row in rows] == [
        ["2015", "2"],
        ["2015", "5"],
        ["2023 +new-regency", "2"],
        ["2023 +new-regency", "5"],
    ]
    assert {len(row) for row in rows} == {len(Report.headings())}


def test_what_was_not_measured_is_a_dash(report: Report) -> None:
    only_plain = replace(report, compiled=None)
    for row in only_plain.rows():
        assert row[2::2] == ["-"] * 6
        assert "-" not in row[3::2]


def test_numbers_are_written_for_people() -> None:
    figures = Figures("2015", 5, [], 9876.5, 2987654.3, 302.5, 0.26e-6, 18.4e-6, 3.87e-6, 1543210.9)
    report = Report({}, [figures], None)
    [row] = report.rows()
    assert row[:2] == ["2015", "5"]
    assert row[2::2] == ["9,876", "2,987,654", "1,543,211", "0.26 µs", "18 µs", "3.87 µs"]
    assert row[3::2] == ["-"] * 6


def test_progress_is_told_game_by_game() -> None:
    told: list[str] = []
    run_bench(["1995"], [3], seconds=INSTANT, repetitions=1, interpreted=False, progress=told.append)
    assert told == [f"1995, 3 players, {'compiled' if compiled() else 'interpreted'}"]


def test_without_a_second_python_only_the_installed_rules_are_measured() -> None:
    report = run_bench(["1995"], [3], seconds=INSTANT, repetitions=1, interpreted=False)
    assert (report.compiled is None) != (report.interpreted is None)


def test_random_play_is_measured_on_games_that_are_really_played() -> None:
    setup = Setup("2015", 3)
    figures = measure(setup, seconds=INSTANT, repetitions=1)
    one_game = play_randomly(new_table(setup, 0, telling=False), Dice(0))
    assert 0.5 * one_game < figures.decisions_per_game < 2 * one_game


def test_a_loop_of_plain_python_plays_the_same_games() -> None:
    one, other = new_table(Setup("2015", 3), 4), new_table(Setup("2015", 3), 4)
    assert play_in_a_loop(one, Dice(1)) == play_randomly(other, Dice(1))
    assert one.state() == other.state()


def test_a_second_python_that_fails_says_why(tmp_path: Path) -> None:
    package = tmp_path / "elgrande"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('half of it is missing')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    with pytest.raises(BenchFailed, match=r"(?s)could not be measured: .*half of it is missing"):
        measure_elsewhere(Setup("2015", 2), INSTANT, 1, environment)


def test_the_script_runs_from_a_checkout() -> None:
    command = [sys.executable, str(ROOT / "bench" / "run.py"), "--edition", "2015", "--players", "2"]
    done = subprocess.run(
        [*command, "--seconds", "0.001", "--repetitions", "1", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert [one["players"] for one in json.loads(done.stdout)["interpreted"]] == [2]
