"""The quick bot: does what looks best at first sight."""

from __future__ import annotations

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.protocol import Answer, Clock, Glimpse
from elgrande.bots.settings import chosen_weights
from elgrande.rules import Dice, Rules


class QuickBot:
    """Follows the opinion that guides the simulations of a search, astray by ``noise`` points at most."""

    def __init__(self, noise: float = 0.01, weights: dict[str, float] | None = None) -> None:
        self.noise = noise
        self.weights = chosen_weights(weights)
        self._rules: Rules | None = None
        self._policy: Policy | None = None

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        if self._policy is None or self._rules is not glimpse.rules:
            self._rules = glimpse.rules
            self._policy = Policy(glimpse.rules, Evaluation(glimpse.rules, self.weights, SMALL_BOOK))
        return Answer(self._policy.pick(glimpse.known.copy(), dice, self.noise))
