"""The searching bot: many imagined games from every decision."""

from __future__ import annotations

from typing import Final

from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.protocol import Answer, Clock, Glimpse, Reason
from elgrande.bots.settings import chosen_taste, chosen_weights
from elgrande.bots.thinking import think, unswept
from elgrande.rules import Dice

DEFAULT_SECONDS: Final = 0.25
_SHOWN: Final = 5


class SearchBot:
    """Searches for so many seconds, or so many iterations, at every decision; by default a quarter of a second."""

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        weights: dict[str, float] | None = None,
        exploration: float = 0.6,
        noise: float = 1.5,
        warmth: float = 1.2,
        margin: float = 0.1,
        taste: dict[str, float] | None = None,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.weights = chosen_weights(weights)
        self.taste = chosen_taste(taste)
        self.tuning = Tuning(exploration, noise, warmth, margin)
        self._mind: Mind | None = None
        self._last: tuple[Search, int] | None = None

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        if len(glimpse.options) == 1:
            return Answer(glimpse.options[0])
        with unswept():
            return self._search(glimpse, clock, dice)

    def _search(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        search = self._begin(glimpse, dice)
        limit = clock.tightened(self.seconds, self.iterations)
        if limit.seconds is None and limit.iterations is None:
            limit = clock.tightened(DEFAULT_SECONDS, None)
        done = think(search, limit)
        found = search.findings()
        if self.taste is not None:
            liked = self.taste.favourite(search, found).code
            found.sort(key=lambda finding: finding.code != liked)
        self._last = (search, found[0].code)
        reasons = [Reason(finding.code, finding.chance, finding.points) for finding in found[:_SHOWN]]
        return Answer(found[0].code, reasons, done)

    def _begin(self, glimpse: Glimpse, dice: Dice) -> Search:
        """A search from the decision, with what the last one already found out about it."""
        if self._mind is None or self._mind.rules is not glimpse.rules:
            self._mind = Mind(glimpse.rules, self.weights, self.tuning)
            self._last = None
        search = Search(glimpse.known, glimpse.seat, self._mind, dice)
        taken_over = self._last is not None and search.take_over(*self._last)
        # Letting go of an old tree takes time, too: better now than when the time is up.
        self._last = None
        if not taken_over:
            search.look_ahead()
        if self.taste is not None:
            self.taste.take_interest(search)
        return search
