"""One rating: a mean and how uncertain it is, as openskill has it, and the number that people see."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MEAN: Final = 25.0
"""Where everybody begins,"""
DOUBT: Final = MEAN / 3
"""... and how little is known then."""
BETA: Final = MEAN / 6
"""How much a single game says: the deviation of one game from one's skill."""

MIDDLE: Final = 1500
"""The number that a newcomer sees."""
SCALE: Final = 400 / math.log(10) / (2 * BETA)
"""Points for one unit of the mean: 400 more are odds of ten to one to come in before the other at a table of four."""

GAMES: Final = 10
"""A rating is provisional before so many games,"""
CERTAIN: Final = 6.0
"""... and while its deviation is larger than this."""


class Skill(NamedTuple):
    mu: float
    sigma: float


NEWCOMER: Final = Skill(MEAN, DOUBT)


def shown(skill: Skill) -> int:
    """The number that people see."""
    return round(MIDDLE + SCALE * (skill.mu - MEAN))


def is_provisional(skill: Skill, games: int) -> bool:
    return games < GAMES or skill.sigma > CERTAIN


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DOUBT, beta=BETA)


def rate(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What everybody's skill is after a game; equal ranks are a draw between those who share them."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in after]
