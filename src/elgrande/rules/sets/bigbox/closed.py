"""Tokens that make a region taboo like the King's: quarantine and royal protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.effects.arguments import Form, Word
from elgrande.rules.effects.base import Effect, announce_region
from elgrande.rules.places import NOWHERE, PLACE_IDS
from elgrande.rules.sets.bigbox.fields import PROTECTED, QUARANTINE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


KING_TOKEN: Final = "king_token"
QUARANTINE_TOKEN: Final = "quarantine"
CLOSING_TOKENS: Final = {KING_TOKEN: PROTECTED, QUARANTINE_TOKEN: QUARANTINE}
"""The tokens that close a region, with the field that says where each lies."""


class CloseRegion(Effect):
    """Put a token on a region, or move it to another one: until it moves on nothing may enter or leave the region.

    The quarantine is only put next to the King's region. A token may leave a region that the King has entered
    meanwhile (ruling E-09), but it is not put on a region that is taboo already.
    """

    form: ClassVar[Form] = Form(
        "close_region",
        [Word("token", list(CLOSING_TOKENS), "which token closes the region")],
        "close_region(king_token) or close_region(quarantine)",
    )
    asks: ClassVar[list[str]] = ["region"]

    def __init__(self, token: str) -> None:
        self.token = token
        self.field: i64 = CLOSING_TOKENS[token]

    def targets(self, t: Table) -> i64:
        regions = t.open_regions()
        if self.field == QUARANTINE:
            regions &= t.rules.placing[t.king]
        return regions

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t))

    def carry_out(self, t: Table, seat: i64) -> None:
        put_closing_token(t, self.field, t.param)


def put_closing_token(t: Table, field: i64, place: i64) -> None:
    """A closing token goes to a region, or away from the board (NOWHERE)."""
    t.extras[field] = place
    close_regions(t)
    if t.telling:
        token_id = QUARANTINE_TOKEN if field == QUARANTINE else KING_TOKEN
        t.tell("token", {"token": token_id, "place": None if place == NOWHERE else PLACE_IDS[place]})


def close_regions(t: Table) -> None:
    """Make the regions taboo that have a closing token."""
    t.closed = 0
    for token in (QUARANTINE, PROTECTED):
        if t.extras[token] != NOWHERE:
            t.closed |= 1 << t.extras[token]


EFFECTS: list[type[Effect]] = [CloseRegion]
