"""How well networks foresee the games of searches is reckoned as it is told."""

from __future__ import annotations

import argparse
import gzip
import json
import math
from pathlib import Path

import pytest

from bench.learning.choices import work
from bench.learning.foresight import Moment, log_loss, moments, tell, worths
from bench.learning.records import MIXES, games
from elgrande.bots.weights_file import GRANDE as FILE
from elgrande.rules import Dice


def moment(chances: list[float], won: int, scores: list[int], assets: list[list[float]]) -> Moment:
    victory = [float(seat == won) for seat in range(4)]
    return Moment(3, chances, [float(score) / 2 for score in scores], assets, victory, scores)


NOTHING = [[0.0, 0.0, 0.0] for _ in range(4)]


def test_the_log_loss_is_that_of_the_winner() -> None:
    found = [
        moment([0.7, 0.1, 0.1, 0.1], 0, [9, 1, 1, 1], NOTHING),
        moment([0.4, 0.2, 0.2, 0.2], 1, [1, 9, 1, 1], NOTHING),
    ]
    assert log_loss(found) == pytest.approx(-(math.log(0.7) + math.log(0.2)) / 2)
    assert log_loss(found, 1e9) == pytest.approx(math.log(4))


def test_what_things_are_worth_is_read_off_the_results() -> None:
    """Points at the end of which each asset brings its part; the network of these moments says half of everything."""
    dice, found = Dice(5), []
    for _ in range(40):
        assets = [[float(dice.below(30)), float(dice.below(9)), float(dice.below(9))] for _ in range(4)]
        scores = [round(2 * point + 4 * board + 6 * court) for point, board, court in assets]
        found.append(moment([0.25] * 4, 0, scores, assets))
    assert worths(found, by_network=False) == pytest.approx([2, 4, 6])
    assert worths(found, by_network=True) == pytest.approx([1, 2, 3])
    lines = list(tell(found))
    assert "round 3: 40 games, log loss 1.386" in lines[0]
    assert "point 2.00 (1.00), on the board 4.00 (2.00), in court 6.00 (3.00)" in lines[0]


def test_the_beginnings_of_all_rounds_are_seen(tmp_path: Path) -> None:
    """Of a game of searches as it was written down, and not of games of other numbers of players."""
    asked = argparse.Namespace(seed=1, seconds=0.01, iterations=12, network=FILE, folder=tmp_path)
    assert work((0, asked)) == 1
    written = list(games(tmp_path))
    assert len(written) == 1
    assert len(written[0]["learned"]) == len(written[0]["scores"]) == 4
    with gzip.open(tmp_path / "2-0.choices", "wt", encoding="ascii") as file:
        file.write(json.dumps({**written[0], "mix": MIXES.index(("2015", [], 2))}) + "\n")
    found = moments(tmp_path, FILE)
    assert [each.round for each in found] == list(range(1, 10))
    for each in found:
        assert sum(each.chances) == pytest.approx(1)
        assert sum(each.won) == pytest.approx(1)
        assert each.scores == written[0]["scores"]
    assert [points for points, _, _ in found[0].assets] == [0.0] * 4
