"""Ratings of people, on one scale with the bots: several players at once, by what is played and how fast.

Pure: what a game comes to follows from who played it, the ranks that the rules gave, and what was known before.
"""

from elgrande.ratings.families import FAMILIES, SPEEDS, family_of, speed_of
from elgrande.ratings.ladder import LADDER, bot_skill
from elgrande.ratings.outcome import Contender, Outcome, Rated, counts, ranks_of, rate_outcome
from elgrande.ratings.skill import NEWCOMER, Skill, is_provisional, rate, shown

__all__ = [
    "FAMILIES",
    "SPEEDS",
    "family_of",
    "speed_of",
    "Skill",
    "NEWCOMER",
    "rate",
    "shown",
    "is_provisional",
    "LADDER",
    "bot_skill",
    "Contender",
    "Outcome",
    "Rated",
    "counts",
    "ranks_of",
    "rate_outcome",
]
