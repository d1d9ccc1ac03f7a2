"""A game that has ended, as the ratings see it: who sat where, and who came in before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elgrande.ratings.ladder import bot_skill
from elgrande.ratings.skill import NEWCOMER, Skill, rate


class Contender(NamedTuple):
    """Who sat at a seat when the game ended: a person, or a bot of its own."""

    account: str | None
    member: bool = False
    """Whether that person had an account then, and not only a cookie."""
    bot: str | None = None
    left: bool = False
    """Whether that person had left the seat to a bot, or to nobody, when the game ended."""


class Outcome(NamedTuple):
    family: str
    speed: str
    seats: Sequence[Contender]
    ranks: Sequence[int]


class Rated(NamedTuple):
    """What a game has done to the rating of one seat."""

    before: Skill
    after: Skill


def counts(seats: Sequence[Contender]) -> bool:
    """Whether a game is rated: at least two people, all of them with accounts, nobody at two seats.

    A person who has left is still the one whose game it is: otherwise one could walk away from a defeat.
    """
    people = [seat for seat in seats if seat.bot is None]
    known = {seat.account for seat in people if seat.member and seat.account is not None}
    return len(people) >= 2 and len(known) == len(people)


def ranks_of(seats: Sequence[Contender], ranks: Sequence[int]) -> list[int]:
    """The ranks that count: who has left comes in after all who have not, whatever a bot has made of the seat."""
    order = [(seat.left, rank) for seat, rank in zip(seats, ranks, strict=True)]
    return [1 + sum(other < own for other in order) for own in order]


def rate_outcome(outcome: Outcome, known: Mapping[str, Skill]) -> list[Rated]:
    """The ratings before and after a game. Bots are what the ladder says: they do not learn, and so do not move."""
    before = [
        bot_skill(seat.bot) if seat.account is None else known.get(seat.account, NEWCOMER)
        for seat in outcome.seats
    ]
    after = rate(before, outcome.ranks)
    return [
        Rated(old, old if seat.account is None else new)
        for seat, old, new in zip(outcome.seats, before, after, strict=True)
    ]
