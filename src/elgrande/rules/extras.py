"""What the expansions keep on the table beside pieces and cards: which number lies where in ``Table.extras``.

Every field has a name, under which scenarios set it, and a kind, which says what its numbers mean. Each set has its
own section. A game with any set of the Big Box has all fields; a base game has none.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.places import NOWHERE

NUMBER: Final = "number"
PLACE: Final = "place"
"""A place, or NOWHERE."""
SEAT: Final = "seat"
"""A seat or colour, or NOBODY."""
PLACES_MASK: Final = "places"
SEATS_MASK: Final = "seats"
CARD: Final = "card"
"""The number of a card in the rules, or NO_CARD."""
KINDS: Final = [NUMBER, PLACE, SEAT, PLACES_MASK, SEATS_MASK, CARD]


class Field:
    """Some numbers in a row."""

    def __init__(self, name: str, at: int, kind: str, size: int = 1) -> None:
        self.name = name
        self.at = at
        self.kind = kind
        self.size = size
        """More than 1: a number for each seat or colour, or a list."""

    @property
    def start(self) -> int:
        """What stands there before the game."""
        return NOWHERE if self.kind in (PLACE, SEAT, CARD) else 0


# ---------------------------------------------------------------------- shared by several sets

GENERAL: Final = 0
"""1 while a general scoring is going on."""
INQUISITOR: Final = 1
"""The seat for which the black caballeros count and which commands them."""
ALLIANCE: Final = 2
"""The two regions that count as one in the next general scoring."""
SPIES: Final = 4
"""Seats that see the other discs before they set theirs in the next general scoring."""
FREE_CHOICE: Final = 5
"""The seat that may move two caballeros in the next general scoring."""
SHARED_FIELDS: Final = [
    Field("general", GENERAL, NUMBER),
    Field("inquisitor", INQUISITOR, SEAT),
    Field("alliance", ALLIANCE, PLACE, 2),
    Field("spies", SPIES, SEATS_MASK),
    Field("free_choice", FREE_CHOICE, SEAT),
]

# ---------------------------------------------------------------------- each set begins at its own number

COLONIES_AT: Final = 16
GRANDISSIMO_AT: Final = 136
ANNIVERSARY_AT: Final = 216
INTRIGANT_AT: Final = 236
PLAYERS_EDITION_AT: Final = 276
SPECIAL_CARDS_AT: Final = 306
SIZE: Final = 340

COLONIES_FIELDS: Final[list[Field]] = []
GRANDISSIMO_FIELDS: Final[list[Field]] = []
ANNIVERSARY_FIELDS: Final[list[Field]] = []
INTRIGANT_FIELDS: Final[list[Field]] = []
PLAYERS_EDITION_FIELDS: Final[list[Field]] = []
SPECIAL_CARDS_FIELDS: Final[list[Field]] = []

FIELDS: Final = {
    field.name: field
    for field in (
        SHARED_FIELDS
        + COLONIES_FIELDS
        + GRANDISSIMO_FIELDS
        + ANNIVERSARY_FIELDS
        + INTRIGANT_FIELDS
        + PLAYERS_EDITION_FIELDS
        + SPECIAL_CARDS_FIELDS
    )
}


def empty_extras() -> list[int]:
    """Everything as it is before the game."""
    numbers = [0] * SIZE
    for field in FIELDS.values():
        for i in range(field.size):
            numbers[field.at + i] = field.start
    return numbers
