"""A match: who plays whom, under which rules, with which shuffles, and in which seats.

A *deal* is one shuffle of everything. It is played several times, with the bots in other seats each time, so that good
cards and good seats come to everybody alike. All games of a deal together are one observation: they resemble each
other, different deals do not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import permutations
from typing import Final

from elgrande.arena.errors import BadMatch
from elgrande.bots import make_bot
from elgrande.corrections import load_corrections
from elgrande.rules import Setup
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.setup import DEFAULT_EDITION

ROTATED: Final = "rotated"
ALL: Final = "all"
SEATINGS: Final = (ROTATED, ALL)


@dataclass(frozen=True)
class Match:
    """Bots, one for each seat, and the game they play. Plain data, so that it can travel to other machines.

    >>> match = Match(("greedy", "random", "random"))
    >>> [game.bots for game in match.games(deals=1)]
    [('greedy', 'random', 'random'), ('random', 'greedy', 'random'), ('random', 'random', 'greedy')]
    """

    bots: tuple[str, ...]
    edition: str = DEFAULT_EDITION
    sets: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    seating: str = ROTATED
    """``rotated``: every bot moves on by one seat. ``all``: every order of the bots around the table."""
    cards: str = ""
    """The text of a correction file, empty without one."""

    def __getstate__(self) -> dict[str, object]:
        """What travels is what was given; the rest is worked out again, and compiled objects cannot travel."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def check(self) -> None:
        """Refuse what cannot be played, before anything is started."""
        Setup(self.edition, len(self.bots), list(self.sets), self.options)
        if self.seating not in SEATINGS:
            raise BadMatch(f"there is no seating '{self.seating}'; choose {' or '.join(SEATINGS)}")
        for name in dict.fromkeys(self.bots):
            make_bot(name)
        self.corrections()

    @cached_property
    def setup(self) -> Setup:
        return Setup(self.edition, len(self.bots), list(self.sets), self.options)

    def corrections(self) -> Corrections | None:
        return load_corrections(self.cards, "the correction file") if self.cards else None

    @property
    def names(self) -> list[str]:
        """The different bots, each once."""
        return list(dict.fromkeys(self.bots))

    def copies(self, name: str) -> int:
        """How many seats a bot has in every game."""
        return self.bots.count(name)

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The bots by seat, for each game of a deal. Every bot sits in every seat equally often."""
        players = len(self.bots)
        orders: Iterator[tuple[str, ...]]
        if self.seating == ALL:
            orders = permutations(self.bots)
        else:
            orders = (self.bots[players - turn :] + self.bots[: players - turn] for turn in range(players))
        return list(dict.fromkeys(orders))

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        return -(-games // len(self.seatings))

    def game(self, deal: int, turn: int) -> Game:
        return Game(self, deal, turn)

    def games(self, deals: int) -> Iterator[Game]:
        """All games, deal by deal."""
        for deal in range(deals):
            for turn in range(len(self.seatings)):
                yield Game(self, deal, turn)

    def shuffle(self, deal: int) -> int:
        """The seed of the table for a deal."""
        return shuffle_of(self.seed, deal)

    def to_json(self) -> dict[str, object]:
        """Everything that makes this match the match it is."""
        facts: dict[str, object] = {
            "bots": list(self.bots),
            "edition": self.edition,
            "sets": list(self.setup.sets),
            "options": self.setup.chosen_options(),
            "seed": self.seed,
            "seating": self.seating,
        }
        if self.cards:
            facts["cards"] = hashlib.sha256(self.cards.encode()).hexdigest()[:16]
        return facts


@dataclass(frozen=True)
class Game:
    """One game of a match."""

    match: Match
    deal: int
    turn: int
    """Which of the seatings of the match."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by seat."""
        return self.match.seatings[self.turn]

    @property
    def shuffle(self) -> int:
        return self.match.shuffle(self.deal)

    def dice_seed(self, seat: int) -> int:
        """The seed of the random numbers that a bot gets."""
        return _mixed(self.match.seed, self.deal, self.turn, seat)


def shuffle_of(seed: int, deal: int) -> int:
    """The seed of the table for a deal of a match with a seed."""
    return _mixed(seed, deal)


def _mixed(*numbers: int) -> int:
    """A seed made of several numbers: neighbouring numbers give seeds that have nothing in common."""
    digest = hashlib.sha256(" ".join(str(number) for number in numbers).encode()).digest()
    return int.from_bytes(digest[:6], "big")
