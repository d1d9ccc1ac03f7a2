"""What players of Grandissimo agree on: the cards that stay in the box, and the symbols on the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup

FIRST_GAME: Final = "first-game"
"""What the rulebook advises for a first game of Grandissimo: no prison, no ships, no Spanish Inquisition."""
SPANISH_INQUISITION: Final = "grd_spanish_inquisition"
STACK: Final = [
    "grd_boycott",
    "grd_league",
    "grd_double_turn",
    "grd_free_choice",
    "grd_king_incognito",
    "grd_eviction_order",
    "grd_score_coast",
    "grd_espionage",
    "grd_score_courts",
    "grd_action_stop",
    "grd_revolution",
    "grd_conquistadores",
    "grd_score_inland",
    SPANISH_INQUISITION,
    "grd_conspiracy",
    "grd_to_the_castillo",
    "grd_alliance",
    "grd_last_word",
    "grd_united_force",
]
"""The cards of stack 6."""


def left_out(setup: Setup) -> list[str]:
    """The cards of stack 6 that stay in the box."""
    chosen = setup.option("left-out").split("+")
    if FIRST_GAME in chosen:
        chosen.append(SPANISH_INQUISITION)
    return [card for card in STACK if card in chosen]


def symbols_shown(setup: Setup) -> str:
    """Which ships and prisons the cards show."""
    return "none" if FIRST_GAME in setup.option("left-out").split("+") else setup.option("symbols")
