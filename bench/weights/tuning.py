"""Tunes weights by simultaneous perturbation (SPSA).

In every step all weights are moved a little at random, once forwards and once backwards; bots with the one set play
against bots with the other, each deal twice with the seats exchanged, and the weights go some way towards the set that
did better.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Final, NamedTuple

from elgrande.arena.intervals import Estimate, share
from elgrande.bots import BadBotSetting, Clock, consult, make_bot
from elgrande.bots.core.weights import WEIGHTS, Weight
from elgrande.rules import Dice, Setup, new_table, winners

REACH: Final = 0.08
"""How far the weights are moved to try a direction, as a part of their range."""
PACE: Final = 0.0015
"""How far they go towards the better side, per point that it was better."""
WIN_BONUS: Final = 10.0
"""A win is worth so many points when two sets of weights are compared."""
MOST_GAMES: Final = 8192
"""So many games can be played in a step, or to check the result, with deals of their own."""
MOST_STEPS: Final = 1008
"""So many steps can be made before the deals of the next seed begin."""

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
    wins: Estimate
    """Part of the games that the first set won; it has half of the seats of a deal, so 0.5 is parity."""


def play(deal: Deal) -> tuple[float, float]:
    """Play a deal; returns the lead and the wins of the first set."""
    table = new_table(deal.setup, deal.seed, telling=False)
    sides = [(seat + deal.exchanged) % 2 for seat in range(deal.setup.players)]
    bots = [make_bot(deal.bot, weights=deal.second if side else deal.first) for side in sides]
    # The same luck at every seat, whoever sits there: weights that are equal are then equally good to the last point,
    # and what is found between others comes from them.
    dice = [Dice(deal.seed * 64 + seat) for seat in range(deal.setup.players)]
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
    """Play deals, each followed by its mirror image."""
    results = [play(deal) for deal in deals] if pool is None else pool.map(play, deals, chunksize=2)
    # A deal and its mirror image belong together: only what they say together is worth counting.
    pairs = [results[i][1] + results[i + 1][1] for i in range(0, len(results), 2)]
    return Comparison(sum(lead for lead, _ in results) / len(results), share(pairs, [2.0] * len(pairs)))


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
        seed = (self.seed * (MOST_STEPS + 1) + series) * (MOST_GAMES // 2)
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
    """The weights that our bots play with."""
    return {weight.name: weight.default for weight in WEIGHTS}


def chosen(names: str) -> list[Weight]:
    """Weights by their names with commas between, or all of them."""
    if names == "all":
        return list(WEIGHTS)
    known = {weight.name: weight for weight in WEIGHTS}
    wanted = list(dict.fromkeys(names.split(",")))
    for name in wanted:
        if name not in known:
            raise BadBotSetting(f"there is no weight '{name}'; known are {', '.join(known)}")
    return [known[name] for name in wanted]


@contextmanager
def workers(jobs: int) -> Iterator[Pool | None]:
    """Processes to play in; none if one game is played at a time."""
    if jobs <= 1:
        yield None
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool
