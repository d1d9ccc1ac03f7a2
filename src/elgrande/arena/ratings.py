"""Ratings: one number for each bot that explains who finishes ahead of whom.

The ratings are those of the Plackett-Luce model that fit the games best: each place of a game goes to one of the bots
that have none yet, with chances in proportion to their strengths. Bots do not change while they play, so all games
are fitted at once, and the order in which they were played does not matter. They are given on the scale of Elo: 400
points more are odds of ten to one in a duel; the average of the bots is 0.

Where openskill is installed, its rating after the same games is given as well: it is what servers rate people with.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations, product
from typing import Any, Final, NamedTuple

from elgrande.arena.intervals import Estimate, around, jackknife_error
from elgrande.arena.result import Result

SCALE: Final = 400 / math.log(10)
_GROUPS: Final = 24
"""Groups of deals that are left out in turn to see how certain a rating is."""
_ROUNDS: Final = 5000

Deal = Sequence[Result]


class Places:
    """Who was placed before whom, summed up as far as the model asks for it."""

    def __init__(self) -> None:
        self.taken: dict[str, float] = defaultdict(float)
        """How often a bot took a place that another bot could have taken."""
        self.among: dict[tuple[str, ...], float] = defaultdict(float)
        """How often a place was taken out of these bots."""

    def add(self, bots: Sequence[str], ranks: Sequence[int], weight: float = 1.0) -> None:
        orders = _orders(bots, ranks)
        part = weight / len(orders)
        for order in orders:
            for place in range(len(order) - 1):
                left = order[place:]
                if len(set(left)) > 1:
                    self.taken[order[place]] += part
                    self.among[tuple(sorted(left))] += part

    def without(self, other: Places) -> Places:
        rest = Places()
        for name, count in self.taken.items():
            rest.taken[name] = count - other.taken.get(name, 0.0)
        for left, count in self.among.items():
            rest.among[left] = count - other.among.get(left, 0.0)
        return rest


def _orders(bots: Sequence[str], ranks: Sequence[int]) -> list[list[str]]:
    """All orders that agree with the ranks: more than one if bots tie."""
    groups = [
        [bot for bot, rank in zip(bots, ranks, strict=True) if rank == wanted]
        for wanted in sorted(set(ranks))
    ]
    return [
        [bot for group in order for bot in group]
        for order in product(*(permutations(group) for group in groups))
    ]


def fit(places: Places, names: Sequence[str], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The ratings under which the places are most likely (Hunter's minorisation-maximisation algorithm).

    One drawn duel between any two bots is added to what was played, so that a bot that never loses gets a rating
    that is high and not endless.
    """
    taken = {name: places.taken.get(name, 0.0) + 0.5 * (len(names) - 1) for name in names}
    among = _with_draws(places.among, names)
    strength = {name: math.exp(start[name] / SCALE) if start else 1.0 for name in names}
    for _ in range(_ROUNDS):
        pull = dict.fromkeys(names, 0.0)
        for left, count in among.items():
            part = count / sum(strength[name] for name in left)
            for name in left:
                pull[name] += part
        moved = {name: taken[name] / pull[name] if pull[name] else 1.0 for name in names}
        middle = math.exp(sum(math.log(value) for value in moved.values()) / len(names))
        moved = {name: value / middle for name, value in moved.items()}
        change = max(abs(math.log(moved[name] / strength[name])) for name in names)
        strength = moved
        if change < 1e-7:
            break
    return {name: SCALE * math.log(strength[name]) for name in names}


def _with_draws(among: Mapping[tuple[str, ...], float], names: Sequence[str]) -> dict[tuple[str, ...], float]:
    """One more duel between any two bots."""
    more = dict(among)
    for one, name in enumerate(names):
        for other in names[one + 1 :]:
            pair = (min(name, other), max(name, other))
            more[pair] = more.get(pair, 0.0) + 1
    return more


def model_errors(places: Places, names: Sequence[str], found: Mapping[str, float]) -> dict[str, float]:
    """How uncertain the ratings are if the model is right and all games are independent."""
    size = len(names)
    strength = {name: math.exp(found[name] / SCALE) for name in names}
    # Only differences are known; the constant makes the matrix invertible and is taken off again.
    information = [[1 / size] * size for _ in names]
    for left, count in _with_draws(places.among, names).items():
        whole = sum(strength[name] for name in left)
        parts = [left.count(name) * strength[name] / whole for name in names]
        for i in range(size):
            for j in range(size):
                information[i][j] += count * (parts[i] * (i == j) - parts[i] * parts[j])
    inverse = _inverse(information)
    return {name: SCALE * math.sqrt(max(0.0, inverse[i][i] - 1 / size)) for i, name in enumerate(names)}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By the method of Gauss and Jordan; the matrix is symmetric and positive, so nothing needs to be swapped."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def ratings(deals: Iterable[Deal], names: Sequence[str]) -> dict[str, Estimate]:
    """The rating of each bot with its interval; nothing for fewer than two deals.

    The interval rests on leaving out groups of whole deals. It is never narrower than the model itself would have it:
    a bot that wins everything wins whatever is left out, and its rating is uncertain all the same.
    """
    whole = Places()
    groups: list[Places] = []
    for number, deal in enumerate(deals):
        if number < _GROUPS:
            groups.append(Places())
        for result in deal:
            groups[number % _GROUPS].add(result.bots, result.ranks)
            whole.add(result.bots, result.ranks)
    if len(groups) < 2:
        return {}
    best = fit(whole, names)
    errors = model_errors(whole, names, best)
    partial = [fit(whole.without(group), names, best) for group in groups]
    return {
        name: around(
            best[name],
            max(errors[name], jackknife_error([some[name] for some in partial])),
            len(groups) - 1,
        )
        for name in names
    }


class Skill(NamedTuple):
    """A rating of openskill: its mean and how uncertain it is."""

    mu: float
    sigma: float


def has_openskill() -> bool:
    return find_spec("openskill") is not None


def skills(deals: Iterable[Deal], names: Sequence[str]) -> dict[str, Skill] | None:
    """The ratings that openskill gives the bots, game after game; None without openskill.

    A bot with several seats in a game is rated in each of them and goes on with the mean.
    """
    if not has_openskill():
        return None
    # By name, so that types are checked alike with and without it.
    model: Any = import_module("openskill.models").PlackettLuce()
    now: dict[str, Any] = {name: model.rating() for name in names}
    for deal in deals:
        for result in deal:
            teams = model.rate(
                [[now[name]] for name in result.bots], ranks=[float(rank) for rank in result.ranks]
            )
            for name in set(result.bots):
                own = [team[0] for team, bot in zip(teams, result.bots, strict=True) if bot == name]
                now[name] = model.rating(
                    mu=sum(rating.mu for rating in own) / len(own),
                    sigma=sum(rating.sigma for rating in own) / len(own),
                )
    return {name: Skill(rating.mu, rating.sigma) for name, rating in now.items()}
