"""What the sets are called in setups, records and on the command line."""

from __future__ import annotations

from typing import Final

NEW_REGENCY: Final = "new-regency"
VETERAN_CARDS: Final = "veteran-cards"
POWER_MODIFIERS: Final = "power-modifiers"
COLONIES: Final = "inquisitor-colonies"
GRANDISSIMO: Final = "grandissimo"
ANNIVERSARY: Final = "anniversary"
KING_INTRIGANT: Final = "king-intrigant"
PLAYERS_EDITION: Final = "players-edition"
SPECIAL_CARDS: Final = "special-cards"
