"""The learned bot: a search that asks a network what tables are worth."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind, LearnedSearch
from elgrande.bots.core.search import Search, Tuning
from elgrande.bots.errors import BadWeights
from elgrande.bots.protocol import Glimpse
from elgrande.bots.search import SearchBot
from elgrande.bots.weights_file import GRANDE, Weights, read_weights
from elgrande.rules import Dice, Rules

EXPLORATION: Final = 0.4
MARGIN: Final = 0.3
"""More than in ``search``: what the network says of points is less noisy than what it says of victories."""


class GrandeBot(SearchBot):
    """Searches as ``search`` does, for so many seconds or iterations, with a network that has learned from games.

    Where the network does not fit the game, or its file cannot be used, it plays as ``search``; ``falls_back`` says why.
    """

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        exploration: float | None = None,
        noise: float = 1.5,
        warmth: float = 1.2,
        margin: float | None = None,
        horizon: int = END_OF_ROUND,
        network: str | None = None,
        weights: dict[str, float] | None = None,
        taste: dict[str, float] | None = None,
        learned: bool = True,
        opinions: bool = True,
        fair: bool = True,
        memory: bool = True,
    ) -> None:
        super().__init__(seconds, iterations, weights, noise=noise, warmth=warmth, taste=taste)
        self._own_tuning = Tuning(
            EXPLORATION if exploration is None else exploration,
            noise,
            warmth,
            MARGIN if margin is None else margin,
        )
        # What it plays with where it plays as search.
        self.tuning.exploration = self.tuning.exploration if exploration is None else exploration
        self.tuning.margin = self.tuning.margin if margin is None else margin
        self.horizon = horizon
        self.opinions = opinions
        """Whether it plays its simulations by what was learned about the options of decisions."""
        self.fair = fair
        """Whether it tries action cards alike, however good they look at first."""
        self.memory = memory
        """Whether its simulations learn from what became of choices in earlier ones of the same search."""
        self.falls_back = ""
        """Why it plays as ``search``; empty while it does not."""
        self._rules: Rules | None = None
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
        if self._rules is not glimpse.rules:
            self._rules = glimpse.rules
            self._learned, self._last = self._mind_for(glimpse), None
        if self._learned is None:
            return super()._begin(glimpse, dice)
        search = LearnedSearch(glimpse.known, glimpse.seat, self._learned, dice)
        search.fair = self.fair
        taken_over = self._last is not None and search.take_over(*self._last)
        self._last = None
        if not taken_over:
            search.look_ahead()
        if self.taste is not None:
            self.taste.take_interest(search)
        return search

    def _mind_for(self, glimpse: Glimpse) -> LearnedMind | None:
        """What it plays a game with; nothing if the network does not fit."""
        if self._weights is None:
            return None
        misfit = self._weights.misfit(glimpse.setup)
        if misfit:
            self._fall_back(misfit)
            return None
        self.falls_back = ""
        network = self._weights.network()
        opinions = self._weights.opinions if self.opinions else None
        return LearnedMind(
            glimpse.rules, self.weights, self._own_tuning, network, self.horizon, opinions, self.memory
        )


_told: set[str] = set()
"""What was said already: once is enough."""


@cache
def _weights(path: Path) -> Weights:
    return read_weights(path)
