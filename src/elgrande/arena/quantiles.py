"""Quantiles of the beta distribution and of Student's t, which the standard library lacks."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

_TINY: Final = 1e-300
_STEPS: Final = 10_000


def beta_below(x: float, a: float, b: float) -> float:
    """The chance that a beta distributed number is at most x: the regularised incomplete beta function.

    >>> round(beta_below(0.5, 2, 2), 9)
    0.5
    """
    if x <= 0:
        return 0.0
    if x >= 1:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        # The continued fraction converges quickly on the other side only.
        return 1 - beta_below(1 - x, b, a)
    logarithm = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    return math.exp(logarithm) / a * _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by the method of Lentz."""
    value, c, d = 1.0, 1.0, 0.0
    for i in range(_STEPS):
        m = i // 2
        if i == 0:
            part = 1.0
        elif i % 2 == 0:
            part = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        else:
            part = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / _not_zero(1 + part * d)
        c = _not_zero(1 + part / c)
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value - 1


def _not_zero(x: float) -> float:
    return x if abs(x) > _TINY else _TINY


def beta_quantile(p: float, a: float, b: float) -> float:
    """The number that a beta distributed one stays below with chance p."""
    low, high = 0.0, 1.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        if beta_below(middle, a, b) < p:
            low = middle
        else:
            high = middle
    return (low + high) / 2


@lru_cache(maxsize=4096)
def t_quantile(p: float, freedom: int) -> float:
    """The number that Student's t with so many degrees of freedom stays below with chance p.

    >>> round(t_quantile(0.975, 10), 3)
    2.228
    """
    if p < 0.5:
        return -t_quantile(1 - p, freedom)
    square = beta_quantile(2 * p - 1, 0.5, freedom / 2)
    return math.sqrt(freedom * square / (1 - square))
