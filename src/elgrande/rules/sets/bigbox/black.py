"""The black caballeros, which nobody owns: they count for whoever holds the inquisitor's card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.places import COLOURS, NEUTRAL
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


def set_black(t: Table, place: i64, count: i64) -> None:
    """Put black caballeros on the board before the game."""
    t.pieces[place * COLOURS + NEUTRAL] += count


def count_black(t: Table, row: vec[i64]) -> None:
    """Black caballeros count as the holder's; without a holder nobody heeds them."""
    holder = t.extras[INQUISITOR]
    if holder != NOBODY:
        row[holder] += row[NEUTRAL]
    row[NEUTRAL] = 0


def unheeded(t: Table, place: i64) -> i64:
    """How many black caballeros of a place belong to nobody, so that they are ignored wherever regions are scored."""
    return t.at(place, NEUTRAL) if t.extras[INQUISITOR] == NOBODY else 0


def black_regions(t: Table) -> i64:
    """The regions with at least one black caballero: a bit mask."""
    mask: i64 = 0
    for place in range(t.rules.span):
        if t.rules.regions >> place & 1 and t.at(place, NEUTRAL) > 0:
            mask |= 1 << place
    return mask


def take_inquisitor(t: Table, seat: i64) -> None:
    """A seat takes the inquisitor's card, also from another one."""
    t.extras[INQUISITOR] = seat
    if t.telling:
        t.tell("inquisitor", {"seat": seat})
