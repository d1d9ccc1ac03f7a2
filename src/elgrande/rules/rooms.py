"""The rooms that belong to no set: the course of the game, and the verbs that any card can use."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from elgrande.rules import flow, general_scoring
from elgrande.rules.effects import base, court, discs, king, losses, move, score, supply

COURSE: Final[list[ModuleType]] = [flow, general_scoring]
VERBS: Final[list[ModuleType]] = [move, base, court, losses, score, supply, discs, king]
