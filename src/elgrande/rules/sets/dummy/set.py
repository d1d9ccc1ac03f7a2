"""The dummy: a colour that nobody plays, in every game of two in 2023."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.dummy import dummy
from elgrande.rules.sets.editions import EDITIONS
from elgrande.rules.sets.game_set import GameSet

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup


def _applies(setup: Setup) -> bool:
    return EDITIONS[setup.edition].dummy_with_two and setup.players == 2


def _join(rules: Rules, corrections: Corrections) -> None:
    rules.dummy = True
    rules.at_round_start = [dummy.DUMMY_ARRIVES]
    rules.before_power = [dummy.DUMMY_POWER]


SET: Final = GameSet("", ["2023"], applies=_applies, join=_join, rooms=[dummy])
