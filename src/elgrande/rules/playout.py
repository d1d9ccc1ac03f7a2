"""Random play: the fastest way through a game, for simulations, tests and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.rules.dice import Dice
from elgrande.rules.table import Table


def play_randomly(t: Table, dice: Dice) -> int:
    """Play a table to its end with random choices; returns how many decisions that took."""
    decisions: i64 = 0
    while not t.over:
        options = t.options
        t.play(options[dice.below(len(options))])
        decisions += 1
    return decisions
