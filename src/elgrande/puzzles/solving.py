"""Solving a puzzle: what is said to an answer, and what it does to a rating. Plain data in and out, nothing is kept."""

from __future__ import annotations

from typing import Final, NamedTuple

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import glimpse
from elgrande.puzzles.puzzle import Puzzle, Step
from elgrande.rules import Table
from elgrande.rules.errors import IllegalChoice

FIRST_RATING: Final = 1200
_STEP: Final = 32
"""How much of a surprise goes into a rating."""


class Explanation(NamedTuple):
    """Why an option is what it is: the key of a sentence and its arguments, as in advice."""

    key: str
    arguments: dict[str, object]


class Attempt:
    """Somebody at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.table = puzzle.table()
        self.number = 0
        """Which step is asked for."""

    @property
    def done(self) -> bool:
        return self.number >= len(self.puzzle.steps)

    @property
    def step(self) -> Step:
        return self.puzzle.steps[min(self.number, len(self.puzzle.steps) - 1)]

    def choose(self, code: int) -> bool:
        """Whether a choice is right; then it is made. Whatever is as good as the solution ends a series."""
        decision = self.table.decision_of(self.puzzle.seat)
        if self.done or decision is None or code not in decision.options:
            raise IllegalChoice("that cannot be chosen here")
        if code not in self.step.accepted:
            return False
        alike = code != self.step.solution
        self.table.choose(code, self.puzzle.seat)
        self.number = len(self.puzzle.steps) if alike else self.number + 1
        return True

    def why(self, code: int) -> Explanation:
        """What an option of the open decision does."""
        return explained(self.table, self.puzzle.seat, code)


def explained(t: Table, seat: int, code: int) -> Explanation:
    """What an option does, as the advisor would say it."""
    seen = glimpse(t, seat)
    policy = Policy(t.rules, Evaluation(t.rules, Weights(), SMALL_BOOK))
    key, arguments = Explainer(seen.known, seat, seen.decision, policy).why(code)
    return Explanation(key, arguments)


def new_rating(own: int, puzzle: int, solved: bool) -> int:
    """A rating after a puzzle, solved at the first try or not.

    >>> new_rating(1200, 1200, True), new_rating(1200, 1200, False), new_rating(1200, 2000, True)
    (1216, 1184, 1232)
    """
    expected = 1 / (1 + 10 ** ((puzzle - own) / 400))
    return round(own + _STEP * (float(solved) - expected))
