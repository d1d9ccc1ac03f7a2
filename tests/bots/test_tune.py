"""Tuning the weights: repeatable, fair to both sides, and honest about the result."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bench.weights import __main__ as command
from bench.weights import tuning
from bench.weights.__main__ import main
from bench.weights.files import BY_HAND, read_weights
from bench.weights.tuning import Comparison, Deal, Tuner, chosen, compare, default_values, play
from elgrande.arena import Estimate
from elgrande.bots import make_bot
from elgrande.bots.core.weights import WEIGHT_NAMES, WEIGHTS
from elgrande.rules import Setup

SHORT = Setup("2015", 2, [], {"length": "short"})
QUICK = [
    *("--bot", "quick", "--players", "2", "--weights", "power"),
    *("--steps", "1", "--games", "2", "--check", "4"),
]


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


@pytest.mark.parametrize("players", [2, 3])
def test_equal_weights_are_equally_good(players: int) -> None:
    same = default_values()
    setup = Setup("2015", players, [], {"length": "short"})
    for seed in (5, 6):
        deals = [Deal("quick", setup, seed, exchanged, same, same) for exchanged in (False, True)]
        result = compare(None, deals)
        assert (result.wins.value, result.lead) == (0.5, 0.0)
        assert play(deals[0]) != (0.5, 0.0)


def test_a_deal_is_played_the_same_way_again() -> None:
    deal = Deal("quick", SHORT, 5, False, default_values(), {**default_values(), "power": 0.0})
    assert play(deal) == play(deal)


def test_few_games_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play", lambda deal: (12.0, 1.0))
    same = default_values()
    for games, proven in ((2, False), (4, False), (40, True)):
        result = compare(None, tuner().deals(same, same, games, 0))
        assert result.wins.value == 1.0
        assert (result.wins.low > 0.5) == proven


def test_the_command_writes_down_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "runs" / "tuned.json"
    assert main([*QUICK, "--seed", "7", "--out", str(out)]) == 0
    assert "0.5 is parity" in capsys.readouterr().out
    report = json.loads(out.read_text())
    assert report["weights"].keys() == default_values().keys()
    assert report["command"]["seed"] == 7
    assert report["wins"]["low"] <= report["wins"]["value"] <= report["wins"]["high"]
    assert [path.name for path in out.parent.iterdir()] == ["tuned.json"]
    assert main([*QUICK, "--start", str(out)]) == 0


def test_what_was_tuned_is_kept_before_it_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(pool: object, deals: list[Deal]) -> Comparison:
        if deals[0].seed == tuner(seed=1).deals({}, {}, 2, 0)[0].seed:
            raise KeyboardInterrupt
        return Comparison(5.0, Estimate(0.5, 0.0, 1.0))

    monkeypatch.setattr(tuning, "compare", interrupted)
    monkeypatch.setattr(command, "compare", interrupted)
    out = tmp_path / "tuned.json"
    assert main([*QUICK, "--out", str(out)]) == 130
    report = json.loads(out.read_text())
    assert report["weights"]["power"] != default_values()["power"]
    assert "wins" not in report


def test_the_weights_set_by_hand_are_there_to_start_from() -> None:
    weights = json.loads(BY_HAND.read_text(encoding="utf-8"))["weights"]
    assert list(weights) == WEIGHT_NAMES
    assert read_weights(BY_HAND) == weights
    assert (weights["king"], weights["doubt_1"], weights["win_scale"]) == (2.5, 1.1, 12.0)
    make_bot("greedy", weights=weights)
    Tuner("greedy", SHORT, chosen("all"), weights, 1)


def test_weights_that_a_file_does_not_name_are_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    file.write_text('{"weights": {"power": 2.5}}')
    assert read_weights(file) == {**default_values(), "power": 2.5}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (None, "cannot read .*start.json: No such file"),
        ("weights", "holds no weights: it is not JSON"),
        ("[1, 2]", r"holds no weights; .* as in by-hand\.json"),
        ('{"matches": []}', "holds no weights; "),
        ('{"weights": 3}', "holds no weights; "),
        ('{"weights": {"castle": 3}}', "holds a wrong weight: there is no weight 'castle'; known are"),
        ('{"weights": {"king": "much"}}', "the weight 'king' must be a finite number, not 'much'"),
        ('{"weights": {"king": 80}}', "the weight 'king' must be from 0.0 to 8.0, not 80"),
    ],
)
def test_a_wrong_file_is_answered_before_anything_is_played(
    text: str | None, problem: str, tmp_path: Path, nobody_plays: None, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "start.json"
    if text is not None:
        file.write_text(text)
    assert main([*QUICK, "--start", str(file)]) == 1
    assert re.fullmatch(rf"bench\.weights: .*{problem}.*\n", capsys.readouterr().err)


def test_a_result_that_cannot_be_kept_is_refused_before_anything_is_played(
    tmp_path: Path, nobody_plays: None, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for out, problem in ((tmp_path, "it is a folder"), (tmp_path / "file" / "tuned.json", "cannot write")):
        assert main([*QUICK, "--out", str(out)]) == 1
        assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--weights", "castle"], "there is no weight 'castle'; known are"),
        (["--edition", "1894"], "there is no edition '1894'"),
        (["--bot", "random"], "the bot 'random' has no setting weights"),
        (["--bot", "gredy"], "there is no bot 'gredy'"),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(
    words: list[str], problem: str, nobody_plays: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, *words]) == 1
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--games", "0"], "--games: must be from 2 to 8192, not 0"),
        (["--check", "2"], "--check: must be from 4 to 8192, not 2"),
        (["--check", "9000"], "--check: must be from 4 to 8192, not 9000"),
        (["--steps", "0"], "--steps: must be from 1 to 1008, not 0"),
        (["--jobs", "0"], "--jobs: must be at least 1, not 0"),
        (["--games", "many"], "--games: invalid whole number value: 'many'"),
    ],
)
def test_numbers_have_limits(
    words: list[str], problem: str, nobody_plays: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*QUICK, *words])
    assert problem in capsys.readouterr().err


@pytest.fixture
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(deal: Deal) -> tuple[float, float]:
        raise AssertionError("a game was played")

    monkeypatch.setattr(tuning, "play", play)
