"""New Regency (2023): ten cards for the King instead of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.places import CASTILLO, FRANCE, PORTUGAL, mask_of
from elgrande.rules.ruleset import Card, Rules
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.game_set import GameSet
from elgrande.rules.sets.names import NEW_REGENCY
from elgrande.rules.sets.new_regency.cards import new_regency_cards

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup

KINGS_STACK: Final = 5


def _deck(setup: Setup, cards: list[Card]) -> list[Card]:
    """They replace the King's card and are turned up like all others."""
    return [card for card in cards if card.stack != KINGS_STACK] + new_regency_cards()


def _join(rules: Rules, corrections: Corrections) -> None:
    rules.kings_refuges = mask_of([CASTILLO, FRANCE, PORTUGAL])
    rules.grandes_in_castillo = True


SET: Final = GameSet(
    NEW_REGENCY,
    ["2023"],
    "ten special cards replace the King's card",
    cards=new_regency_cards,
    deck=_deck,
    join=_join,
)
