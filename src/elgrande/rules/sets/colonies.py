"""Grand Inquisitor & Colonies."""

from __future__ import annotations

from elgrande.rules.agenda import Task
from elgrande.rules.expansion import Expansion
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.corrections import Corrections

TASKS: dict[int, Task] = {}


class Colonies(Expansion):
    """The answers of the set."""


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    return Colonies()
