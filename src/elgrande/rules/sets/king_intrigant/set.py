"""King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.ruleset import Card
from elgrande.rules.sets.bigbox.castillo import ThrowOfEach
from elgrande.rules.sets.bigbox.placing import PlaceAnywhere
from elgrande.rules.sets.game_set import IN_BIG_BOX, NO_STACKS, Clash, GameSet
from elgrande.rules.sets.king_intrigant import answers, doubling
from elgrande.rules.sets.king_intrigant.cards import intrigant_cards, row_cards
from elgrande.rules.sets.names import GRANDISSIMO, KING_INTRIGANT

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup


def _cards() -> list[Card]:
    return [*row_cards(), *intrigant_cards()]


def _deck(setup: Setup, cards: list[Card]) -> list[Card]:
    """There are no action stacks."""
    return []


SET: Final = GameSet(
    KING_INTRIGANT,
    ["2015"],
    "no action stacks: each player picks thirteen of his own power cards",
    family=IN_BIG_BOX,
    cards=_cards,
    deck=_deck,
    join=answers.join,
    clashes=[Clash(GRANDISSIMO, KING_INTRIGANT, "clash-stacks", NO_STACKS)],
    rooms=[answers, doubling],
    verbs=[PlaceAnywhere, ThrowOfEach],
    no_stacks=True,
)
