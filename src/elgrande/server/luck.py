"""Where chance comes from: the system, so that nobody can foresee it.

A program that builds the application may bring luck of its own, as tests do for a game that is known beforehand. There is
no setting for that: nobody can leave it on by mistake.
"""

from __future__ import annotations

from elgrande.record import fresh_dice
from elgrande.rules import Dice, Table
from elgrande.server.bots_at_work import dice


class Luck:
    """Luck that nobody can foresee."""

    def deal(self) -> Dice:
        """Dice to shuffle a new game with."""
        return fresh_dice()

    def dice(self, table: Table, seat: int) -> Dice:
        """Dice for what is chosen at a seat at random."""
        return dice()
