"""Players' edition of King & Intrigant."""

from __future__ import annotations

from elgrande.rules.agenda import Task
from elgrande.rules.expansion import Expansion
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.corrections import Corrections

TASKS: dict[int, Task] = {}


class PlayersEdition(Expansion):
    """The answers of the set."""


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    return PlayersEdition()
