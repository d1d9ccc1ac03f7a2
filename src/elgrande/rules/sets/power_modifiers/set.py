"""Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability."""

from __future__ import annotations

from typing import Final

from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.corrections import Corrections, corrected_modifier
from elgrande.rules.sets.game_set import GameSet
from elgrande.rules.sets.names import POWER_MODIFIERS
from elgrande.rules.sets.power_modifiers import modifiers
from elgrande.rules.sets.power_modifiers.cards import power_modifiers


def _join(rules: Rules, corrections: Corrections) -> None:
    rules.modifiers = [corrected_modifier(modifier, corrections) for modifier in power_modifiers()]
    for modifier in rules.modifiers:
        rules.modifier_values[modifier.number] = modifier.value
    rules.after_setup = [modifiers.DRAFT]
    rules.after_power = [modifiers.PLAY_MODIFIER]
    rules.after_supply = [modifiers.ABILITY]


SET: Final = GameSet(
    POWER_MODIFIERS,
    ["2023"],
    "sixteen modifiers that change power cards (a reconstructed list)",
    join=_join,
    rooms=[modifiers],
)
