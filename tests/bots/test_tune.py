"""Tuning the weights: repeatable, fair to both sides, and honest about the result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande.bots.core.weights import WEIGHTS
from elgrande.bots.tune import Deal, Tuner, chosen, compare, default_values, main, play
from elgrande.rules import Setup

SHORT = Setup("2015", 2, [], {"length": "short"})


def tuner(seed: int = 3) -> Tuner:
    return Tuner("quick", SHORT, chosen("power,castillo"), default_values(), seed)


def test_the_same_seed_tunes_the_same_weights() -> None:
    results = []
    for _ in range(2):
        tuning = tuner()
        for number in range(2):
            tuning.step(None, number, 2, 2)
        results.append(tuning.result())
    assert results[0] == results[1]
    assert results[0] != default_values()
    changed = {name for name, value in results[0].items() if value != default_values()[name]}
    assert changed <= {"power", "castillo"}


def test_weights_stay_within_their_ranges() -> None:
    tuning = tuner()
    values = tuning.values([5.0, -5.0])
    ranges = {weight.name: (weight.low, weight.high) for weight in WEIGHTS}
    assert (values["power"], values["castillo"]) == (ranges["power"][1], ranges["castillo"][0])


def test_every_deal_is_played_from_both_sides() -> None:
    deals = tuner().deals(default_values(), {**default_values(), "power": 0.0}, 4, 1)
    assert [(deal.seed - deals[0].seed, deal.exchanged) for deal in deals] == [
        (0, False),
        (0, True),
        (1, False),
        (1, True),
    ]
    assert {deal.seed for deal in tuner().deals({}, {}, 4, 2)}.isdisjoint(deal.seed for deal in deals)


def test_equal_weights_are_equally_good() -> None:
    same = default_values()
    deals = [Deal("quick", SHORT, 5, exchanged, same, same) for exchanged in (False, True)]
    result = compare(None, deals)
    assert 0.0 <= result.wins <= 1.0
    assert play(deals[0]) == play(deals[0])


def test_the_command_writes_down_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tuned.json"
    words = [
        "--bot",
        "quick",
        "--players",
        "2",
        "--steps",
        "1",
        "--games",
        "2",
        "--check",
        "2",
        "--weights",
        "power",
        "--seed",
        "7",
    ]
    assert main([*words, "--out", str(out)]) == 0
    assert "0.5 is parity" in capsys.readouterr().out
    report = json.loads(out.read_text())
    assert report["weights"].keys() == default_values().keys()
    assert report["command"]["seed"] == 7
    assert main([*words, "--start", str(out)]) == 0


def test_a_wrong_word_is_answered_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--weights", "castle"]) == 1
    assert "there is no weight 'castle'; known are" in capsys.readouterr().err
    assert main(["--edition", "1894", "--steps", "0"]) == 1
    assert "there is no edition '1894'" in capsys.readouterr().err
