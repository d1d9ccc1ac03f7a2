"""The learned bot: a search that asks a network what tables are worth."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from elgrande.bots.core.learned_search import BOTH, LearnedMind, LearnedSearch
from elgrande.bots.core.search import Search
from elgrande.bots.errors import BadWeights
from elgrande.bots.protocol import Glimpse
from elgrande.bots.search import SearchBot
from elgrande.bots.weights_file import GRANDE, Weights, read_weights
from elgrande.rules import Dice

EXPLORATION: Final = 0.6
NOISE: Final = 1.5


class GrandeBot(SearchBot):
    """Searches as ``search`` does, for so many seconds or iterations, with a network that has learned from games.

    Where the network does not fit the game, or its file cannot be used, it plays as ``search``; ``falls_back`` says why.
    """

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        exploration: float = EXPLORATION,
        noise: float = NOISE,
        warmth: float = 1.2,
        margin: float = 0.1,
        horizon: int = BOTH,
        glance: int = 0,
        early: float = 0.5,
        late: float = 0.5,
        network: str | None = None,
        weights: dict[str, float] | None = None,
        taste: dict[str, float] | None = None,
        learned: bool = True,
    ) -> None:
        super().__init__(seconds, iterations, weights, exploration, noise, warmth, margin, taste)
        self.horizon = horizon
        self.glance = glance
        self.early = early
        self.late = late
        self.falls_back = ""
        """Why it plays as ``search``; empty while it does not."""
        self._learned: LearnedMind | None = None
        self._weights: Weights | None = None
        if not learned:
            return
        try:
            self._weights = _weights(GRANDE if network is None else Path(network))
        except BadWeights as problem:
            if network is not None:
                raise
            self._fall_back(str(problem))

    def _fall_back(self, why: str) -> None:
        self.falls_back = f"grande plays as search: {why}"
        if self.falls_back not in _told:
            _told.add(self.falls_back)
            print(self.falls_back, file=sys.stderr)

    def _begin(self, glimpse: Glimpse, dice: Dice) -> Search:
        if self._weights is None:
            return super()._begin(glimpse, dice)
        if self._learned is None or self._learned.rules is not glimpse.rules:
            self._last = None
            misfit = self._weights.misfit(glimpse.setup)
            if misfit:
                self._fall_back(misfit)
                self._weights = None
                return super()._begin(glimpse, dice)
            self._learned = LearnedMind(
                glimpse.rules,
                self.weights,
                self.tuning,
                self._weights.network(),
                self.horizon,
                self.glance == 1,
                self.early,
                self.late,
            )
        search = LearnedSearch(glimpse.known, glimpse.seat, self._learned, dice)
        taken_over = self._last is not None and search.take_over(*self._last)
        self._last = None
        if not taken_over:
            search.look_ahead()
        if self.taste is not None:
            self.taste.take_interest(search)
        return search


_told: set[str] = set()
"""What was said already: once is enough."""


@cache
def _weights(path: Path) -> Weights:
    return read_weights(path)
