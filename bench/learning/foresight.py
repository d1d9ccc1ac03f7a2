#!/usr/bin/env python3
"""How well networks foresee the games of searches: what they say at the beginning of each round, and what came of it.

    python -m bench.learning.choices FOLDER --seconds 600 --cores 2 --iterations 300
    python -m bench.learning.foresight FOLDER grande.network other.network

For games of four: log loss of the winner by round, as the network says it and with its temperature fitted (one of 8 has nothing to
say); and how many points more at the end a point, a caballero on the board and one in court go along with, of two
seats that are alike in the rest, beside what the network makes of them. Games of quick players do not show that leads melt where
everybody looks for the leader; these do.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bench.learning.records import MIXES, games
from elgrande.bots.core.network import LearnedEvaluation
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import read_weights
from elgrande.rules import Setup, Table, new_table, rules_for
from elgrande.rules.places import COLOURS, COURT
from elgrande.rules.table import POINTS

PLAYERS = 4
TEMPERATURES = (0.5, 0.7, 0.85, 1.0, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 4.0, 6.0, 8.0)
ASSETS = ("point", "on the board", "in court")


class Moment(NamedTuple):
    """The beginning of a round: what a network says, what each seat has, and what came of it."""

    round: int
    chances: list[float]
    points: list[float]
    """At the end, by the network."""
    assets: list[list[float]]
    won: list[float]
    scores: list[int]


def moments(folder: Path, network: Path) -> list[Moment]:
    """The beginnings of all rounds, seen by a network."""
    judges: dict[int, tuple[LearnedEvaluation, Table]] = {}
    found = []
    for game in games(folder):
        edition, sets, players = MIXES[game["mix"]]
        if players != PLAYERS:
            continue
        if game["mix"] not in judges:
            setup = Setup(edition, players, sets)
            judge = LearnedEvaluation(rules_for(setup), Weights(), read_weights(network).network())
            judges[game["mix"]] = judge, new_table(setup, seed=1, telling=False)
        judge, table = judges[game["mix"]]
        scores, chances, last = game["scores"], judge.values[:], 0
        best = [score == max(scores) for score in scores]
        for state, *_ in game["choices"]:
            table.load_state(state)
            if table.round > last:
                last = int(table.round)
                judge.prospects(table, chances)
                found.append(
                    Moment(
                        last,
                        [chances[seat] for seat in range(PLAYERS)],
                        [judge.final[seat] for seat in range(PLAYERS)],
                        [_assets(table, judge, seat) for seat in range(PLAYERS)],
                        [won / sum(best) for won in best],
                        scores,
                    )
                )
    return found


def _assets(table: Table, judge: LearnedEvaluation, seat: int) -> list[float]:
    board = sum(table.pieces[place * COLOURS + seat] for place in judge.promises.places)
    return [float(table.seats[POINTS + seat]), float(board), float(table.pieces[COURT * COLOURS + seat])]


def log_loss(some: list[Moment], temperature: float = 1.0) -> float:
    """Of the winner."""
    total = 0.0
    for moment in some:
        odds = [max(chance, 1e-9) ** (1 / temperature) for chance in moment.chances]
        total -= sum(
            won * math.log(each / sum(odds)) for won, each in zip(moment.won, odds, strict=True) if won
        )
    return total / len(some)


def worths(some: list[Moment], by_network: bool) -> list[float]:
    """Points at the end that go along with one more of each asset, against the mean of the table."""
    assets, ends = [], []
    for moment in some:
        own = np.array(moment.assets)
        end = np.array(moment.points if by_network else moment.scores, float)
        assets.append(own - own.mean(0))
        ends.append(end - end.mean())
    found = np.linalg.lstsq(np.concatenate(assets), np.concatenate(ends), rcond=None)[0]
    return [float(worth) for worth in found]


def tell(found: list[Moment]) -> Iterator[str]:
    losses, fitted = [], []
    for now in sorted({moment.round for moment in found}):
        some = [moment for moment in found if moment.round == now]
        loss, (best, heat) = log_loss(some), min((log_loss(some, heat), heat) for heat in TEMPERATURES)
        losses.append(loss)
        fitted.append(best)
        words = [
            f"{name} {truth:.2f} ({said:.2f})"
            for name, truth, said in zip(ASSETS, worths(some, False), worths(some, True), strict=True)
        ]
        yield (
            f"  round {now}: {len(some)} games, log loss {loss:.3f}, fitted {best:.3f} with {heat:g}; "
            f"worth (as the network says): {', '.join(words)}"
        )
    yield f"  mean: {sum(losses) / len(losses):.4f}, fitted {sum(fitted) / len(fitted):.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("networks", nargs="+", type=Path)
    asked = parser.parse_args()
    for network in asked.networks:
        found = moments(asked.folder, network)
        if not found:
            raise SystemExit(f"{asked.folder}: no games of {PLAYERS} to learn from")
        print(network, *tell(found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
