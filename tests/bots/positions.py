"""Positions to ask bots about."""

from __future__ import annotations

from elgrande.rules import Position, Setup, Table, arrange, rules_for
from elgrande.rules.places import GALICIA

VIOLET, BLUE, GREEN, ORANGE = range(4)


def arranged(**facts: object) -> Table:
    """Four players of 2015 in the middle of violet's turn, as far as nothing else is said."""
    position = Position()
    for name, value in {"phase": "turn", "card": "c5_king", "king": GALICIA, **facts}.items():
        setattr(position, name, value)
    return arrange(rules_for(Setup("2015", 4)), position, seed=1, telling=False)
