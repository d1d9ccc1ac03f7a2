"""Regions whose points are doubled in the next general scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, announce_region
from elgrande.rules.places import NINE_REGIONS, NOWHERE, PLACE_IDS
from elgrande.rules.sets.bigbox.fields import GENERAL
from elgrande.rules.sets.king_intrigant.fields import DOUBLED, DOUBLER
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table

DOUBLES: Final = 2
"""Tokens that double a region."""


def doubled(t: Table) -> i64:
    """The regions with a doubling token: a bit mask."""
    mask: i64 = 0
    for token in range(DOUBLES):
        if t.extras[DOUBLED + token] != NOWHERE:
            mask |= 1 << t.extras[DOUBLED + token]
    return mask


def times(t: Table, place: i64) -> i64:
    """How often the points of a place are paid now: special scorings double nothing."""
    return 2 if t.extras[GENERAL] and doubled(t) >> place & 1 else 1


class DoubleRegion(Effect):
    """Take a doubling token and a region card: all that the region brings in the next general scoring is doubled.

    Ruling K-08: it lies there openly, bonuses are doubled too, for all players. There is one card of each of the
    nine regions, so no region is doubled twice; the King's region may be named, as nothing is changed in it.
    """

    form: ClassVar[Form] = Form("double_region")
    asks: ClassVar[list[str]] = ["region"]

    def targets(self, t: Table) -> i64:
        for token in range(DOUBLES):
            if t.extras[DOUBLED + token] == NOWHERE:
                return NINE_REGIONS & ~doubled(t)
        return 0

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t))

    def carry_out(self, t: Table, seat: i64) -> None:
        token = 0 if t.extras[DOUBLED] == NOWHERE else 1
        t.extras[DOUBLED + token] = t.param
        t.extras[DOUBLER + token] = seat
        if t.telling:
            t.tell("token", {"token": "double", "place": PLACE_IDS[t.param]})


class ReturnDoubles(Task):
    """After the general scoring the tokens and the region cards are handed back."""

    def resolve(self, t: Table, s: i64) -> bool:
        for token in range(DOUBLES):
            t.extras[DOUBLED + token] = NOWHERE
            t.extras[DOUBLER + token] = NOBODY
        return False


RETURN_DOUBLES: Final = ReturnDoubles("return_doubles")


EFFECTS: list[type[Effect]] = [DoubleRegion]


TASKS: Final[list[Task]] = [RETURN_DOUBLES]
"""The tasks of this room, in the order in which they get their numbers."""
