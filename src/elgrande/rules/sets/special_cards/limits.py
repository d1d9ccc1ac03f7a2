"""Limitation tables of the Special cards: regions that hold six caballeros and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection, announce_region, pick
from elgrande.rules.places import COLOURS, COURT, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.sets.special_cards.fields import LIMITED

if TYPE_CHECKING:
    from elgrande.rules.table import Table


TABLES: Final = 3
FIELDS: Final = 6
"""Caballeros that a table has room for."""


def limited(t: Table) -> i64:
    """The regions with a table: a bit mask."""
    mask: i64 = 0
    for table in range(TABLES):
        if t.extras[LIMITED + table] != NOWHERE:
            mask |= 1 << t.extras[LIMITED + table]
    return mask


def full(t: Table) -> i64:
    """The regions that no further caballero may enter: a bit mask."""
    mask: i64 = 0
    for table in range(TABLES):
        place = t.extras[LIMITED + table]
        if place != NOWHERE and t.total_at(place) >= FIELDS:
            mask |= 1 << place
    return mask


class LimitRegion(Effect):
    """Lay a table on a region: no more than six caballeros may be there.

    Ruling S-03: who lays it names those that are too many; they go to their owners' courts.
    Ruling S-09: the table is laid last, so that no Veto leaves a region above its limit; there is no fourth table.
    """

    form: ClassVar[Form] = Form("limit_region")
    asks: ClassVar[list[str]] = ["region", "trim"]

    def targets(self, t: Table) -> i64:
        for table in range(TABLES):
            if t.extras[LIMITED + table] == NOWHERE:
                return t.open_regions() & ~limited(t)
        return 0

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t))

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(TRIM, seat, t.param)


class Trim(Task):
    """The player names the next caballero that is too many in a region; then the table is laid there.

    Arguments: seat, place, and whether one has been named before.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.begun: Final = self.argument("begun", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        place = self.place.of(s)
        if t.total_at(place) <= FIELDS:
            t.then(TABLE_LAID, place)
            # Without a surplus the objection to the table is the one before the action.
            if self.begun.of(s):
                allow_objection(t)
            return False
        options = vec[i64]()
        for colour in range(COLOURS):
            if t.at(place, colour) > 0:
                options = append(options, LIFT + colour * PLACES + place)
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        colour = (code - LIFT) // PLACES
        t.then(TRIM, self.seat.of(s), self.place.of(s), 1)
        t.then(TRIMMED, colour, self.place.of(s))
        allow_objection(t)
        pick(t, self.seat.of(s), colour, self.place.of(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)], "left": t.total_at(self.place.of(s)) - FIELDS}


TRIM: Final = Trim("trim")


class Trimmed(Task):
    """A caballero that is too many goes back to its owner's court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        send_to_court(t, self.colour.of(s), self.place.of(s), 1)
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)], "count": 1}


TRIMMED: Final = Trimmed("trimmed")


def send_to_court(t: Table, colour: i64, place: i64, count: i64) -> None:
    """Caballeros go from a region to their owner's court."""
    t.shift(colour, place, COURT, count)
    if t.telling:
        t.tell("to_court", {"colour": colour, "source": PLACE_IDS[place], "count": count})


class TableLaid(Task):
    """A table is laid on a region."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        table = 0
        while t.extras[LIMITED + table] != NOWHERE:
            table += 1
        t.extras[LIMITED + table] = self.place.of(s)
        if t.telling:
            t.tell("token", {"token": "table", "place": PLACE_IDS[self.place.of(s)]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


TABLE_LAID: Final = TableLaid("table_laid")


def turn_away(t: Table, colour: i64, place: i64, count: i64) -> None:
    """Caballeros have come to a region all at once, as a disc said: those that find no room go to court."""
    if t.total_at(place) > FIELDS:
        t.then(SURPLUS, colour, place, count)


class Surplus(Task):
    """Of the caballeros that have just come to a region those beyond its limit go to their owner's court.

    Ruling S-03: who was there stays. Of several colours that arrive at the same time those that are nearer to the
    start player, clockwise, find room first: their steps lie deeper on the agenda.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.count: Final = self.argument("count", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        count = t.total_at(self.place.of(s)) - FIELDS
        if self.count.of(s) < count:
            count = self.count.of(s)
        if count > 0:
            send_to_court(t, self.colour.of(s), self.place.of(s), count)
        return False


SURPLUS: Final = Surplus("surplus")


EFFECTS: list[type[Effect]] = [LimitRegion]


TASKS: Final[list[Task]] = [TRIM, TRIMMED, TABLE_LAID, SURPLUS]
"""The tasks of this room, in the order in which they get their numbers."""
