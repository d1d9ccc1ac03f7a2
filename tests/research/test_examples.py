"""The examples run, from their first line to their last."""

from __future__ import annotations

import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="needs the extra 'learning'")


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("play_*.py")), ids=lambda path: path.stem)
def test_examples_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out


def test_each_interface_has_its_example() -> None:
    names = {path.stem for path in EXAMPLES.glob("play_*.py")}
    assert names == {"play_batch", "play_gymnasium", "play_openspiel", "play_pettingzoo"}


@needs_torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_advantages_are_carried_back_seat_by_seat() -> None:
    """Two seats in turns; seat 0 is ahead by 2 after its second decision, which ends the game."""
    advantages = runpy.run_path(str(EXAMPLES / "ppo.py"))["advantages"]
    rewards = np.zeros((4, 1, 4))
    rewards[2, 0, :2] = (2, -2)
    dones = np.array([[False], [False], [True], [False]])
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.0], [1.0], [7.0]], np.float32)
    found, valid = advantages(rewards, dones, seats, values, trace=1.0)
    assert found[:3, 0] == pytest.approx([1.5, -2.0, 1.0])
    assert list(valid[:, 0]) == [True, True, True, False]


@needs_torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_games_are_watched_from_every_seat() -> None:
    observations, masks, choices, to_come = runpy.run_path(str(EXAMPLES / "ppo.py"))["watched_games"](1, 5)
    assert len(observations) == len(choices) == len(to_come) > 100
    assert masks[np.arange(len(choices)), choices].all()
    # All that is still to be won is shared out among the four seats.
    assert to_come[: len(to_come) // 2].min() < 0 < to_come[: len(to_come) // 2].max()


@needs_torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_learning_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One update and two evaluations of a tiny network, and a curve is drawn."""
    curve = tmp_path / "curve.svg"
    words = "ppo.py --minutes 0.0001 --watch 0 --evaluations 1 --evaluation-games 2 --games 8 --steps 16"
    words += f" --minibatch 32 --width 8 --curve {curve} --save {tmp_path / 'net.npz'}"
    monkeypatch.setattr(sys, "argv", words.split())
    runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="__main__")
    assert capsys.readouterr().out.count('"greedy"') == 2
    assert curve.read_text().count("<polyline") == 2
    assert curve.with_suffix(".json").exists()
    assert (tmp_path / "net.npz").exists()
