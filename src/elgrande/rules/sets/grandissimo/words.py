"""Choices that only Grandissimo has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import choices, over_colours

WORDS: Final = {
    "mercenaries": "move the mercenaries",
    "save": "keep the card for a later turn",
    "spend": "use the card that was kept",
    "unmask": "turn over the King incognito",
    "wait": "not now",
    "pass_turn": "not in this turn",
    "pass_round": "not in this round",
    "agree": "let the caballero go along",
    "refuse": "keep the caballero back",
    "ship": "take an unused ship",
}
MERCENARIES: Final[i64] = choices(list(WORDS))
SAVE: Final[i64] = MERCENARIES + 1
SPEND: Final[i64] = MERCENARIES + 2
UNMASK: Final[i64] = MERCENARIES + 3
WAIT: Final[i64] = MERCENARIES + 4
PASS_TURN: Final[i64] = MERCENARIES + 5
PASS_ROUND: Final[i64] = MERCENARIES + 6
AGREE: Final[i64] = MERCENARIES + 7
REFUSE: Final[i64] = MERCENARIES + 8
SHIP: Final[i64] = MERCENARIES + 9
GUEST: Final[i64] = over_colours("guest")
"""Put a caballero into the court of another player."""
SHIP_FROM: Final[i64] = over_colours("ship_from")
"""Take a ship from another player."""
BORROWED: Final = ["bonus"]
"""Choices of other sets that this one has too."""
