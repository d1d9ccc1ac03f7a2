"""Intervals hold what they promise: checked against known values and on made-up deals whose truth is known."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pytest

from elgrande.arena.intervals import Estimate, share, within
from elgrande.arena.quantiles import beta_below, beta_quantile, t_quantile

GAMES = 4
"""Games of a deal."""

DealMaker = Callable[[Random], int]


# ---------------------------------------------------------------------- quantiles


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)]
)
def test_quantiles_of_t_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(value, abs=0.0005)
    assert t_quantile(0.025, freedom) == pytest.approx(-value, abs=0.0005)


def test_t_becomes_normal() -> None:
    assert t_quantile(0.975, 10**7) == pytest.approx(1.959964, abs=1e-5)


def test_beta_distributions_with_whole_numbers_are_binomial_sums() -> None:
    n, k, x = 12, 5, 0.37
    at_least = sum(math.comb(n, i) * x**i * (1 - x) ** (n - i) for i in range(k, n + 1))
    assert beta_below(x, k, n - k + 1) == pytest.approx(at_least, abs=1e-12)
    assert beta_quantile(at_least, k, n - k + 1) == pytest.approx(x, abs=1e-9)
    assert (beta_below(0.0, 2, 3), beta_below(1.0, 2, 3)) == (0.0, 1.0)


# ---------------------------------------------------------------------- known results


def test_many_deals_of_one_game_give_the_exact_binomial_interval() -> None:
    """Clopper and Pearson for 80 of 100 are 70.82 % to 87.33 %; hardly anything is added for estimating the spread."""
    estimate = share([1.0] * 80 + [0.0] * 20, [1.0] * 100)
    assert estimate.value == pytest.approx(0.8)
    assert estimate.low == pytest.approx(0.7082, abs=0.003)
    assert estimate.high == pytest.approx(0.8733, abs=0.003)


def test_deals_that_go_alike_count_as_one_game_each() -> None:
    """Fifty deals of four games, each won or lost as a whole, say no more than fifty games."""
    alike = share([4.0] * 30 + [0.0] * 20, [4.0] * 50)
    single = share([1.0] * 30 + [0.0] * 20, [1.0] * 50)
    assert alike == pytest.approx(single)


def test_deals_that_all_end_even_say_more_than_their_games() -> None:
    """If luck evens out within every deal, two hundred games say more than two hundred games of pure luck."""
    even = share([2.0] * 48 + [1.0, 3.0], [4.0] * 50)
    luck = share([1.0] * 100 + [0.0] * 100, [1.0] * 200)
    assert even.high - even.low < 0.5 * (luck.high - luck.low)


def test_winning_everything_is_not_certainty() -> None:
    """Games of deals that all came out the same may be copies of each other, so deals count, not games."""
    few, many = share([4.0] * 10, [4.0] * 10), share([4.0] * 200, [4.0] * 200)
    assert (few.value, few.high) == (1.0, 1.0)
    assert few.low == pytest.approx(0.025 ** (1 / 7.5), abs=0.005)
    assert few.low < many.low < 1
    assert few == share([1.0] * 10, [1.0] * 10)


def test_one_deal_says_nothing_about_how_deals_differ() -> None:
    assert share([3.0], [4.0]) == Estimate(0.75, 0.0, 1.0)
    assert math.isnan(share([], []).value)


def test_deals_of_different_weight_are_weighed() -> None:
    assert share([1.0, 0.0, 0.0], [1.0, 3.0, 0.0]).value == pytest.approx(0.25)


def test_ranks_lie_between_their_bounds() -> None:
    always_last = within([12.0] * 20, [4.0] * 20, 1, 3)
    assert (always_last.value, always_last.high) == (3.0, 3.0)
    assert 2.6 < always_last.low < 3
    assert within([8.0, 7.0, 9.0], [4.0] * 3, 1, 3).value == pytest.approx(2.0)


# ---------------------------------------------------------------------- made-up deals with a known truth


def independent(rate: float) -> DealMaker:
    return lambda random: sum(random.random() < rate for _ in range(GAMES))


def alike(rate: float, likeness: float) -> DealMaker:
    """The games of a deal resemble each other: some deals suit the bot, some do not."""
    size = 1 / likeness - 1

    def make(random: Random) -> int:
        own = random.betavariate(rate * size, (1 - rate) * size)
        return sum(random.random() < own for _ in range(GAMES))

    return make


def copies(rate: float) -> DealMaker:
    """The shuffles alone decide: all games of a deal end alike."""
    return lambda random: GAMES * (random.random() < rate)


def mirrored(*rates: float) -> DealMaker:
    """Seats differ, and every deal has each of them once."""
    return lambda random: sum(random.random() < rate for rate in rates)


@pytest.mark.parametrize(
    ("rate", "make"),
    [
        (0.25, independent(0.25)),
        (0.98, independent(0.98)),
        (0.55, alike(0.55, 0.3)),
        (0.95, alike(0.95, 0.1)),
        (0.97, alike(0.97, 0.5)),
        (0.97, copies(0.97)),
        (0.5, mirrored(0.9, 0.7, 0.3, 0.1)),
        (0.25, mirrored(0.7, 0.2, 0.08, 0.02)),
    ],
)
def test_the_truth_lies_inside_19_times_out_of_20(rate: float, make: DealMaker) -> None:
    random, trials, deals = Random(2), 250, 40
    inside = 0
    for _ in range(trials):
        estimate = share([make(random) for _ in range(deals)], [GAMES] * deals)
        inside += estimate.low <= rate <= estimate.high
    # 95 % less three standard deviations of so many trials.
    assert inside / trials >= 0.95 - 3 * math.sqrt(0.95 * 0.05 / trials)


def test_mirrored_seats_make_the_interval_narrower() -> None:
    random, deals = Random(3), 100
    plain = share([independent(0.5)(random) for _ in range(deals)], [GAMES] * deals)
    mirror = share([mirrored(0.95, 0.85, 0.15, 0.05)(random) for _ in range(deals)], [GAMES] * deals)
    assert mirror.high - mirror.low < 0.75 * (plain.high - plain.low)
