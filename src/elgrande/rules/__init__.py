"""The rules of El Grande: a library that stands alone.

>>> from elgrande.rules import Setup, new_table
>>> table = new_table(Setup("2015", players=4), seed=7)
>>> table.decision.kind
'power'
>>> table.choose("power 9")
"""

from elgrande.rules.choices import ACTIONS, parse_choice, print_choice
from elgrande.rules.dice import Dice
from elgrande.rules.errors import (
    BadCorrection,
    BadPosition,
    BadSetup,
    ElGrandeError,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    UnknownCard,
    UnknownChoice,
)
from elgrande.rules.facts import Seen
from elgrande.rules.knowledge import imagine, part, told, view
from elgrande.rules.outlook import reach
from elgrande.rules.position import Position, arrange
from elgrande.rules.ruleset import Card, Rules
from elgrande.rules.scoring import awards, everything, preview, preview_points, ranks, winners
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.king_intrigant.hands import random_hand, recommended_hand
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import OPTIONS, Setup
from elgrande.rules.table import Decision, Table

__all__ = [
    "ACTIONS",
    "MODULES",
    "OPTIONS",
    "BadCorrection",
    "BadPosition",
    "BadSetup",
    "Card",
    "Decision",
    "Dice",
    "ElGrandeError",
    "GameOver",
    "IllegalChoice",
    "NotYourDecision",
    "Position",
    "Rules",
    "Seen",
    "Setup",
    "Table",
    "UnknownCard",
    "UnknownChoice",
    "arrange",
    "awards",
    "everything",
    "imagine",
    "new_table",
    "parse_choice",
    "part",
    "preview",
    "preview_points",
    "print_choice",
    "random_hand",
    "ranks",
    "reach",
    "recommended_hand",
    "rules_for",
    "told",
    "view",
    "winners",
]
