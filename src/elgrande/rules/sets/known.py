"""All sets, as their folders declare them."""

from __future__ import annotations

from typing import Final

from elgrande.rules.ruleset import Card
from elgrande.rules.sets import load
from elgrande.rules.sets.game_set import IN_BIG_BOX, NO_STACKS, Clash, GameSet, Option

SETS: Final[list[GameSet]] = [module.SET for module in load("set")]
"""Every set in the order of the folders, those too that come into a game by themselves."""
MODULES: Final = [each for each in SETS if each.name]
"""What can be added to a game by ``--set NAME``."""
BIG_BOX: Final = [each.name for each in MODULES if each.family == IN_BIG_BOX]
"""The names of the expansions of the Big Box."""
CLASHES: Final[list[Clash]] = [
    *[clash for each in SETS for clash in each.clashes],
    *[
        Clash(each.name, other.name, "clash-stacks", NO_STACKS)
        for each in MODULES
        for other in MODULES
        if each.cards_alone and other.no_stacks
    ],
]
"""The mixes of sets that are impossible or advised against."""
SET_OPTIONS: Final[list[Option]] = [option for each in SETS for option in each.options]
"""The table options that sets bring."""


def set_of(card: str) -> str:
    """The set that brings a card, empty for a card of the editions' own decks."""
    return _SET_OF_CARD.get(card, "")


def cards_of_sets() -> list[Card]:
    """Every card that a set brings, in the order of the sets."""
    return [card for each in SETS for card in each.cards()]


_SET_OF_CARD: Final = {card.id: each.name for each in SETS for card in each.cards()}
