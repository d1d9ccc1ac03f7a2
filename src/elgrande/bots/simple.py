"""Bots that hardly think."""

from __future__ import annotations

from elgrande.bots.protocol import Answer, Clock, Glimpse
from elgrande.rules import Dice


class RandomBot:
    """Chooses any option: the measure of how much thinking is worth."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return Answer(glimpse.options[dice.below(len(glimpse.options))])
