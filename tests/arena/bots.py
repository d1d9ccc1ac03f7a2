"""Bots for the tests of the arena: each does one thing."""

from __future__ import annotations

import time

from elgrande.bots import Answer, Clock, Glimpse
from elgrande.rules import Dice


class First:
    """Takes the first option."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return Answer(glimpse.options[0])


class Last:
    """Takes the last option."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return Answer(glimpse.options[-1])


class Slow(First):
    """Takes the first option, after a while."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        time.sleep(0.002)
        return super().choose(glimpse, clock, dice)


class Broken:
    """Breaks down as soon as it goes on placing."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        if glimpse.decision.kind == "place":
            raise ZeroDivisionError("no caballeros to divide by")
        return Answer(glimpse.options[0])


class Cheat:
    """Plays a card that it does not have."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return Answer("veto")
