"""Means with 95 % confidence intervals for results that come in deals.

The games of a deal share their shuffles, so they are not independent; deals are. Every interval here therefore rests on
how much whole deals differ from each other. That charges for deals that go alike, and it pays back what mirrored seats
save: a deal in which every bot has had every seat differs less from the next one than single games do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from elgrande.arena.quantiles import beta_quantile, t_quantile

LEVEL: Final = 0.95
_TAIL: Final = (1 + LEVEL) / 2
_ENDLESS: Final = 10**7
"""Degrees of freedom at which Student's t is normal."""


class Estimate(NamedTuple):
    """A mean and the ends of its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        return Estimate(*(shift + factor * number for number in self))

    def to_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share(totals: Sequence[float], weights: Sequence[float]) -> Estimate:
    """The mean of numbers between 0 and 1, such as shares of wins.

    For each deal its total and the number of observations in the total. The interval is that of Korn and Graubard:
    the exact binomial one, for as many independent games as would make the mean as certain as the deals make it.
    Near 0 and 1, where one that goes by the normal distribution promises too much, it stays honest.
    """
    deals = [(total, weight) for total, weight in zip(totals, weights, strict=True) if weight > 0]
    count = len(deals)
    weight = sum(weight for _, weight in deals)
    if count == 0:
        return Estimate(math.nan, 0.0, 1.0)
    mean = min(1.0, max(0.0, sum(total for total, _ in deals) / weight))
    if count == 1:
        return Estimate(mean, 0.0, 1.0)
    residues = sum((total - mean * weight) ** 2 for total, weight in deals)
    variance = count / (count - 1) * residues / weight**2
    # Few deals say little about how much deals differ; Student's t allows for that.
    caution = (t_quantile(_TAIL, _ENDLESS) / t_quantile(_TAIL, count - 1)) ** 2
    # If all deals came out the same, as when everything is won, nothing tells how much the games of a deal resemble
    # each other; then no more is certain than that there were so many deals.
    games = caution * (mean * (1 - mean) / variance if variance > 1e-15 else count)
    won = games * mean
    return Estimate(
        mean,
        beta_quantile(1 - _TAIL, won, games - won + 1) if mean > 1e-12 else 0.0,
        beta_quantile(_TAIL, won + 1, games - won) if mean < 1 - 1e-12 else 1.0,
    )


def within(totals: Sequence[float], weights: Sequence[float], low: float, high: float) -> Estimate:
    """The mean of numbers between two bounds, such as ranks."""
    width = high - low
    scaled = [(total - low * weight) / width for total, weight in zip(totals, weights, strict=True)]
    return share(scaled, weights).scaled(width, low)


def jackknife_error(values: Sequence[float]) -> float:
    """How uncertain a figure is that came out like this with each of several equal groups of deals left out."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt((count - 1) / count * sum((value - mean) ** 2 for value in values))


def around(value: float, error: float, freedom: int) -> Estimate:
    """A value with an interval made of its standard error."""
    reach = t_quantile(_TAIL, freedom) * error
    return Estimate(value, value - reach, value + reach)
