"""The learning example: what it learns from and how it plays, in small."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from elgrande.rules import Setup, new_table

pytest.importorskip("torch", reason="torch is not installed (extra 'learning')")


@pytest.fixture(scope="module")
def judge() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "research" / "judge.py"
    spec = importlib.util.spec_from_file_location("judge_example", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_it_learns_from_the_ends_of_turns_and_chooses_legally(judge: ModuleType) -> None:
    rows, aims = judge.played_games((1, 4, None, 16))
    assert len(rows) == len(aims)
    assert len(rows) >= 4 * 9 * 4, "four turns in each of nine rounds"
    assert 0 <= aims[:, 0].min() < aims[:, 0].max() == 1
    network = judge.Network(16)
    assert judge.learn(network, [(rows.repeat(20, 0), aims.repeat(20, 0))], 1, 1e-2, 1e12) > 0
    table = new_table(Setup("2015", 4), 3, telling=False)
    codes = judge.Judge(network, 1).choose_all([(table, int(table.decider))])
    assert codes[0] in list(table.options)


def test_the_curve_is_drawn(judge: ModuleType) -> None:
    point = {"minutes": 3.0, "greedy": 0.3, "greedy_error": 0.08}
    assert judge.drawn([point, {**point, "minutes": 9.0}]).count("<circle") == 2
