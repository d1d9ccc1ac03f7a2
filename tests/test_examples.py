"""The programs in ``examples`` run, and do what they say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_there_are_five() -> None:
    names = {path.stem for path in EXAMPLES.glob("*.py")}
    assert names == {"bot", "tournament", "statistic", "scenario", "learning"}


def test_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    example("bot")["main"]()
    text = capsys.readouterr().out
    assert "nobody, the game is over" in text
    assert re.search(r"'Castellan': \d+", text)


def test_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    example("tournament")["main"](games=12)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("greedy")
    assert lines[-1].startswith("random")


def test_a_statistic_with_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plot.svg"
    example("statistic")["main"]("200", str(file))
    shares = [float(share) for share in re.findall(r"([\d.]+) % of", capsys.readouterr().out)]
    assert len(shares) == 4
    assert sum(shares) == pytest.approx(100, abs=0.3)
    assert file.read_text().count("<rect") == 4


def test_a_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    example("scenario")["main"]()
    assert capsys.readouterr().out.endswith("alone in the King's region: holds\n")


def test_a_loop_that_learns(capsys: pytest.CaptureFixture[str]) -> None:
    example("learning")["main"](games=300, trials=100)
    before, after = (float(share) for share in re.findall(r"([\d.]+) %", capsys.readouterr().out))
    assert after > before
