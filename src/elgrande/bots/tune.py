"""Tunes the weights of the evaluation by play: ``python -m elgrande.bots.tune --steps 60 --seed 1``.

Simultaneous perturbation (SPSA): in every step all weights are moved a little at random, once forwards and once
backwards; bots with the one set play against bots with the other, each deal twice with the seats exchanged, and the
weights go some way towards the set that did better. In the end the tuned weights play the old ones on deals of their
own; only if that shows them to be better should they be adopted. The same command gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final, NamedTuple

from elgrande.bots.core.weights import WEIGHTS, Weight
from elgrande.bots.errors import BadBotSetting
from elgrande.bots.protocol import Clock, consult
from elgrande.bots.registry import make_bot
from elgrande.rules import Dice, Setup, new_table, winners
from elgrande.rules.errors import ElGrandeError

REACH: Final = 0.08
"""How far the weights are moved to try a direction, as a part of their range."""
PACE: Final = 0.0015
"""How far they go towards the better side, per point that it was better."""
WIN_BONUS: Final = 10.0
"""A win is worth so many points when two sets of weights are compared."""

Values = dict[str, float]


class Deal(NamedTuple):
    """A game between two sets of weights on every other seat."""

    bot: str
    setup: Setup
    seed: int
    exchanged: bool
    first: Values
    second: Values


class Comparison(NamedTuple):
    """What came of games between two sets of weights."""

    lead: float
    """Points (and wins, as points) by which the first set was better, per game."""
    wins: float
    """Part of the games that the first set won; it has half of the seats."""
    margin: float
    """Half the width of the 95 % interval of that part."""


def play(deal: Deal) -> tuple[float, float]:
    """Play a deal; returns the lead and the wins of the first set."""
    table = new_table(deal.setup, deal.seed, telling=False)
    sides = [(seat + deal.exchanged) % 2 for seat in range(deal.setup.players)]
    bots = [make_bot(deal.bot, weights=deal.second if side else deal.first) for side in sides]
    dice = [Dice(deal.seed * 64 + 8 * deal.exchanged + seat) for seat in range(deal.setup.players)]
    while not table.over:
        seat = table.deciders[0]
        table.choose(consult(bots[seat], table, seat, Clock(), dice[seat]).code, seat)
    best = winners(table)
    wins = sum(1.0 / len(best) for seat in best if sides[seat] == 0)
    means = [
        sum(table.scores[seat] for seat in range(len(sides)) if sides[seat] == side) / sides.count(side)
        for side in range(2)
    ]
    return means[0] - means[1] + WIN_BONUS * (2.0 * wins - 1.0), wins


def compare(pool: Pool | None, deals: list[Deal]) -> Comparison:
    results = [play(deal) for deal in deals] if pool is None else pool.map(play, deals, chunksize=2)
    # A deal and its mirror image belong together: only what they say together is worth counting.
    pairs = [(results[i][1] + results[i + 1][1]) / 2 for i in range(0, len(results), 2)]
    wins = sum(pairs) / len(pairs)
    spread = sum((pair - wins) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    margin = 1.96 * math.sqrt(spread / len(pairs))
    return Comparison(sum(lead for lead, _ in results) / len(results), wins, margin)


class Tuner:
    """Tunes some of the weights, the rest staying as they are."""

    def __init__(self, bot: str, setup: Setup, weights: list[Weight], start: Values, seed: int) -> None:
        self.bot = bot
        self.setup = setup
        self.weights = weights
        self.start = start
        self.dice = Dice(seed)
        self.seed = seed
        self.place = [self._unit(weight, start[weight.name]) for weight in weights]
        """Where each weight is within its range, 0 to 1."""
        self.visited: list[list[float]] = []

    @staticmethod
    def _unit(weight: Weight, value: float) -> float:
        return (value - weight.low) / (weight.high - weight.low)

    def values(self, place: list[float]) -> Values:
        """The weights for a place in the space of weights."""
        moved = {
            weight.name: round(weight.low + (weight.high - weight.low) * min(1.0, max(0.0, at)), 4)
            for weight, at in zip(self.weights, place, strict=True)
        }
        return {**self.start, **moved}

    def deals(self, first: Values, second: Values, games: int, series: int) -> list[Deal]:
        """So many games, two of each deal; every series has deals of its own."""
        seed = (self.seed * 1009 + series) * 4096
        return [
            Deal(self.bot, self.setup, seed + game // 2, game % 2 == 1, first, second)
            for game in range(games + games % 2)
        ]

    def step(self, pool: Pool | None, number: int, steps: int, games: int) -> Comparison:
        """Try a direction and go towards the better side."""
        direction = [1.0 if self.dice.below(2) else -1.0 for _ in self.weights]
        reach = REACH / (number + 1) ** 0.101
        forwards = [at + reach * way for at, way in zip(self.place, direction, strict=True)]
        backwards = [at - reach * way for at, way in zip(self.place, direction, strict=True)]
        result = compare(pool, self.deals(self.values(forwards), self.values(backwards), games, number + 1))
        delay = 1.0 + 0.1 * steps
        pace = PACE * (delay / (number + delay)) ** 0.602
        for i, way in enumerate(direction):
            self.place[i] = min(1.0, max(0.0, self.place[i] + pace * result.lead / (2.0 * reach) * way))
        self.visited.append(list(self.place))
        return result

    def result(self) -> Values:
        """The tuned weights: the mean of where the second half of the steps went."""
        late = self.visited[len(self.visited) // 2 :] or [self.place]
        return self.values([sum(column) / len(late) for column in zip(*late, strict=True)])


def default_values() -> Values:
    return {weight.name: weight.default for weight in WEIGHTS}


def chosen(names: str) -> list[Weight]:
    """Weights by their names with commas between, or all of them."""
    if names == "all":
        return list(WEIGHTS)
    known = {weight.name: weight for weight in WEIGHTS}
    for name in names.split(","):
        if name not in known:
            raise BadBotSetting(f"there is no weight '{name}'; known are {', '.join(known)}")
    return [known[name] for name in names.split(",")]


@contextmanager
def workers(jobs: int) -> Iterator[Pool | None]:
    if jobs <= 1:
        yield None
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool


def tune(arguments: argparse.Namespace) -> int:
    setup = Setup(arguments.edition, arguments.players)
    start = default_values()
    if arguments.start:
        start.update(json.loads(Path(arguments.start).read_text(encoding="utf-8"))["weights"])
    tuner = Tuner(arguments.bot, setup, chosen(arguments.weights), start, arguments.seed)
    with workers(arguments.jobs) as pool:
        for number in range(arguments.steps):
            result = tuner.step(pool, number, arguments.steps, arguments.games)
            print(f"step {number + 1}/{arguments.steps}: lead {result.lead:+.2f}", flush=True)
        tuned = tuner.result()
        check = compare(pool, tuner.deals(tuned, start, arguments.check, 0))
    for weight in tuner.weights:
        print(f"{weight.name:16} {start[weight.name]:8.3f} -> {tuned[weight.name]:8.3f}")
    better = check.wins - check.margin > 0.5
    print(
        f"tuned against before, {arguments.check} games: wins {check.wins:.3f} +- {check.margin:.3f} "
        f"(0.5 is parity), {check.lead:+.2f} points: {'adopt them' if better else 'not shown to be better'}"
    )
    if arguments.out:
        report = {"weights": tuned, "before": start, "wins": check.wins, "margin": check.margin}
        report["command"] = vars(arguments)
        Path(arguments.out).write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m elgrande.bots.tune", description=__doc__.split("\n")[0])
    parser.add_argument("--bot", default="greedy", help="the bot that plays, such as greedy or search:100i")
    parser.add_argument("--weights", default="all", help="names with commas between, or all")
    parser.add_argument("--steps", type=int, default=60, help="directions to try")
    parser.add_argument("--games", type=int, default=24, help="games for each direction")
    parser.add_argument("--check", type=int, default=200, help="games of the result against the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    parser.add_argument("--start", help="a file of an earlier run to go on from")
    parser.add_argument("--out", help="a file for the result")
    try:
        return tune(parser.parse_args(words))
    except (ElGrandeError, OSError, ValueError, KeyError) as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
