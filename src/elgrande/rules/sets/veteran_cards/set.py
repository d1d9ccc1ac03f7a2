"""Veteran cards (2023): each takes the place of an unseen card of its stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.corrections import Corrections, corrected_card
from elgrande.rules.sets.game_set import GameSet, Option
from elgrande.rules.sets.names import VETERAN_CARDS
from elgrande.rules.sets.stacks import add_card
from elgrande.rules.sets.veteran_cards.cards import veteran_cards

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup

GROUPS: Final = {"v2_veto": "veto", "v1_all_own_or_place2": "intrigue", "v4_secret_scoring": "scoring"}
"""The group of each card; a table can do without some of them."""


def veteran_groups(setup: Setup) -> list[str]:
    """Which groups of veteran cards are used."""
    chosen = setup.option("veterans")
    groups = ["veto", "intrigue", "scoring"] if chosen == "all" else chosen.split("+")
    return [group for group in groups if group != "veto" or setup.option("veto") == "yes"]


def _join(rules: Rules, corrections: Corrections) -> None:
    groups = veteran_groups(rules.setup)
    for card in veteran_cards():
        if GROUPS[card.id] in groups:
            add_card(rules, corrected_card(card, corrections), rules.veterans)


SET: Final = GameSet(
    VETERAN_CARDS,
    ["2023"],
    "four cards for players who know the game, the Veto among them",
    cards=veteran_cards,
    join=_join,
    options=[
        Option(
            "veterans",
            ["all", "veto", "intrigue", "scoring"],
            "which veteran cards are used: all, or a list with + between",
            ["2023"],
            needs=VETERAN_CARDS,
            listed=True,
            everything="all",
        )
    ],
)
