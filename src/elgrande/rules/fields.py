"""What the sets keep on the table beside pieces and cards: which number lies where in ``Table.extras``.

Every field has a name, under which scenarios set it, and a kind, which says what its numbers mean. Each set declares its
own in its folder; where they lie follows from the order of the sets. A game with any set of the Big Box has all of them,
a base game has none.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.places import NOWHERE, PLACE_IDS, place
from elgrande.rules.sets import FOLDERS, load_from

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

    def __init__(self, name: str, at: int, kind: str, size: int = 1, follows: bool = False) -> None:
        self.name = name
        self.at = at
        self.kind = kind
        self.size = size
        """More than 1: a number for each seat or colour, or a list."""
        self.follows = follows
        """Whether the game sets it by itself, so that nobody has to say it of a position."""
        self.folder = ""
        """The folder of the set that declares it."""

    @property
    def start(self) -> int:
        """What stands there before the game."""
        return NOWHERE if self.kind in (PLACE, SEAT, CARD) else 0


FIELDS: Final[dict[str, Field]] = {}
"""All fields by their names, in the order in which they lie."""
SEATS_OF_ROWS: Final[dict[int, int]] = {}
"""The seat that a row of pieces belongs to, for those that only a game with that seat has."""


def field(name: str, kind: str, size: int = 1, follows: bool = False) -> int:
    """Declare the next field: where it lies."""
    if name in FIELDS:
        raise ValueError(f"there is a field '{name}' already")
    at = sum([known.size for known in FIELDS.values()])
    FIELDS[name] = Field(name, at, kind, size, follows)
    return at


def row(id: str, of: str, seat: int | None = None) -> int:
    """Declare the next row of pieces beside the board, which no choice names; its number follows those of the places."""
    number = place(id, beside=of)
    if seat is not None:
        SEATS_OF_ROWS[number] = seat
    return number


for _folder in FOLDERS:
    _known = list(FIELDS)
    load_from(_folder, "fields")
    for _field in FIELDS.values():
        if _field.name not in _known:
            _field.folder = _folder

WIDE_ROWS: Final = len(PLACE_IDS)
"""Rows of pieces in a game with a set of the Big Box."""


def empty_extras() -> list[int]:
    """Everything as it is before the game."""
    return [each.start for each in FIELDS.values() for _ in range(each.size)]
