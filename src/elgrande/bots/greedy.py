"""The greedy bot: takes what looks best for itself now."""

from __future__ import annotations

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights, weights_from
from elgrande.bots.protocol import Answer, Clock, Glimpse
from elgrande.rules import Dice


class GreedyBot:
    """Looks ahead to the end of its own turn."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self._evaluation = Evaluation(Weights() if weights is None else weights_from(weights))

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        policy = Policy(glimpse.rules, self._evaluation)
        return Answer(policy.pick(glimpse.known.copy(), dice, 0.01))
