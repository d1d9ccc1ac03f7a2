"""The bench that says what ten times the simulations are worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.learning import times


def asked(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> None:
    monkeypatch.setattr("sys.argv", ["times", *words, "--out", str(out)])
    times.main()


def test_figures_are_kept_by_the_number_of_simulations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "times.json"
    assert times.read_times(out) == []
    asked(monkeypatch, out, "2", "1", "--deals", "1")
    first = times.read_times(out)
    assert [(figure["simulations"], figure["games"]) for figure in first] == [(1, 4), (2, 4)]
    assert all(0 <= figure["low"] <= figure["wins"] <= figure["high"] <= 1 for figure in first)
    assert "20 against 2: 4 games" in capsys.readouterr().out
    asked(monkeypatch, out, "2", "--deals", "1")
    assert times.read_times(out) == first, "the same simulations play the same games"


def test_nothing_is_played_or_lost_for_numbers_that_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "times.json"
    out.write_text("[]")
    with pytest.raises(SystemExit):
        asked(monkeypatch, out, "0")
    assert "numbers from 1" in capsys.readouterr().err
    assert out.read_text() == "[]"
