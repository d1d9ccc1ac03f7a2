"""The greedy bot: takes what is best for itself at the end of its own turn."""

from __future__ import annotations

from elgrande.bots.core.greedy import Greedy
from elgrande.bots.protocol import Answer, Clock, Glimpse
from elgrande.bots.settings import chosen_weights
from elgrande.rules import Dice


class GreedyBot:
    """Looks ahead to the end of its own turn and no further; answers in a few milliseconds."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights = chosen_weights(weights)
        self._greedy: Greedy | None = None

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        if self._greedy is None or self._greedy.rules is not glimpse.rules:
            self._greedy = Greedy(glimpse.rules, self.weights)
        return Answer(self._greedy.choose(glimpse.known, glimpse.seat, dice))
