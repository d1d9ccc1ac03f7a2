"""The searching bot: many imagined games from every decision."""

from __future__ import annotations

from typing import Final

from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights, weights_from
from elgrande.bots.protocol import Answer, Clock, Glimpse, Reason
from elgrande.rules import Dice

DEFAULT_SECONDS: Final = 0.25
_MANY: Final = 1 << 40
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
    ) -> None:
        self.seconds = seconds
        self.iterations = None if iterations is None else int(iterations)
        self.weights = Weights() if weights is None else weights_from(weights)
        self.tuning = Tuning(exploration, noise, warmth)
        self._mind: Mind | None = None

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        if len(glimpse.options) == 1:
            return Answer(glimpse.options[0])
        limit = clock.tightened(self.seconds, self.iterations)
        if limit.seconds is None and limit.iterations is None:
            limit = clock.tightened(DEFAULT_SECONDS, None)
        seconds = limit.remaining()
        if self._mind is None or self._mind.rules is not glimpse.rules:
            self._mind = Mind(glimpse.rules, self.weights, self.tuning)
        search = Search(glimpse.known, glimpse.seat, self._mind, dice)
        done = search.run(
            _MANY if limit.iterations is None else limit.iterations,
            0.0 if seconds is None else max(0.001, seconds),
        )
        found = search.findings()
        reasons = [Reason(finding.code, finding.chance, finding.points) for finding in found[:_SHOWN]]
        return Answer(found[0].code, reasons, done)
