"""Tokens that make a region taboo like the King's: quarantine and royal protection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elgrande.rules.effects.base import Effect, announce_region
from elgrande.rules.extras import PROTECTED, QUARANTINE
from elgrande.rules.places import NOWHERE, PLACE_IDS

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class CloseRegion(Effect):
    """Put a token on a region, or move it to another one: until it moves on nothing may enter or leave the region.

    The field says which token it is. ``beside_king``: only next to the King's region. The token may leave a region
    that the King has entered meanwhile (ruling E-09), but it is not put on a region that is taboo already.
    """

    def __init__(self, field: int, beside_king: bool) -> None:
        self.field: i64 = field
        self.beside_king = beside_king

    def targets(self, t: Table) -> i64:
        regions = t.open_regions()
        if self.beside_king:
            regions &= t.rules.placing[t.king]
        return regions

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t) != 0

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t))

    def carry_out(self, t: Table, seat: i64) -> None:
        put_closing_token(t, self.field, t.param)


def put_closing_token(t: Table, field: i64, place: i64) -> None:
    """A closing token goes to a region, or away from the board (NOWHERE)."""
    t.extras[field] = place
    close_regions(t)
    if t.telling:
        token_id = "quarantine" if field == QUARANTINE else "king_token"
        t.tell("token", {"token": token_id, "place": None if place == NOWHERE else PLACE_IDS[place]})


def close_regions(t: Table) -> None:
    """Make the regions taboo that have a closing token."""
    t.closed = 0
    for token in (QUARANTINE, PROTECTED):
        if t.extras[token] != NOWHERE:
            t.closed |= 1 << t.extras[token]
