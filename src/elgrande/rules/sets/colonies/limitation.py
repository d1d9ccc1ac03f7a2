"""The limitation table: only those who stand on it count in a scoring of its region."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT, REGION, STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, options_in, tell_announced
from elgrande.rules.places import COLOURS, FRANCE, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.sets.bigbox.marked_moves import ask_which
from elgrande.rules.sets.bigbox.marks import (
    BANNER,
    BESIDE_TABLE,
    PLAIN,
    TABLE,
    bears,
    change_spot,
    count_kind,
    free_fields,
    kinds,
)
from elgrande.rules.sets.colonies.fields import ON_TABLE, TABLE_AT
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


def table_targets(t: Table) -> i64:
    """Where the limitation table may go now, the colonies and the ship too (ruling G-11): a bit mask."""
    here = t.extras[TABLE_AT]
    if here == NOWHERE or t.taboo() >> here & 1:
        return 0
    return t.open_regions() & ~(1 << here) & ~(1 << FRANCE)


class MoveTable(Effect):
    """The table may go to another region; the player decides who stands on it there."""

    form: ClassVar[Form] = Form("limitation_table")
    asks: ClassVar[list[str]] = ["table", "fill"]

    def usable(self, t: Table, seat: i64) -> bool:
        return table_targets(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_TABLE, seat)

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.param == NOWHERE:
            return
        old = t.extras[TABLE_AT]
        for seat_there in range(t.rules.players):
            # Whoever stood on it stays in the old region, the banner bearer too.
            if bears(t, old, seat_there, TABLE):
                change_spot(t, old, seat_there, TABLE << 2 | BANNER, PLAIN)
        for i in range(3 * COLOURS):
            t.extras[ON_TABLE + i] = 0
        t.extras[TABLE_AT] = t.param
        if t.telling:
            t.tell("table", {"place": PLACE_IDS[t.param]})
        t.then(FILL, seat)


class AnnounceTable(Task):
    """The active player announces where the limitation table goes, or that it stays."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), append(options_in(REGION, table_targets(t)), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.param = code - REGION
        tell_announced(t, self.seat.of(s), PLACE_IDS[t.param])


ANNOUNCE_TABLE: Final = AnnounceTable("table")


class Refill(Task):
    """After every turn the holder of the inquisitor's card fills the table.

    Ruling G-13: without a holder it is the player whose turn has just ended.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        holder = t.extras[INQUISITOR]
        t.then(FILL, self.seat.of(s) if holder == NOBODY else holder)
        return False


REFILL: Final = Refill("refill")


class GeneralFill(Task):
    """When the Castillo has been emptied the table is filled; without a holder by the start player (ruling G-13)."""

    def resolve(self, t: Table, s: i64) -> bool:
        holder = t.extras[INQUISITOR]
        t.then(FILL, t.start if holder == NOBODY else holder)
        return False


GENERAL_FILL: Final = GeneralFill("general_fill")


class Fill(Task):
    """A player puts caballeros from beside the table on its free fields, as many as possible."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        place = t.extras[TABLE_AT]
        free = 0 if place == NOWHERE else free_fields(t)
        if free == 0:
            return False
        total: i64 = 0
        sorts = 0
        options = vec[i64]()
        for colour in range(COLOURS):
            mask = kinds(t, place, colour, BESIDE_TABLE)
            if mask:
                options = append(options, LIFT + colour * PLACES + place)
                sorts += 2 if mask & (mask - 1) else 1
                total += _beside(t, place, colour)
        if total == 0:
            return False
        if total > free and sorts > 1:
            return t.ask(s, self.seat.of(s), options)
        fill_up(t, place)
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        colour = (code - LIFT) // PLACES
        place = (code - LIFT) % PLACES
        t.push(s)
        t.then(FILLED, self.seat.of(s), colour, place)
        ask_which(t, self.seat.of(s), colour, place, BESIDE_TABLE)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[t.extras[TABLE_AT]], "left": free_fields(t)}


FILL: Final = Fill("fill")


def _beside(t: Table, place: i64, colour: i64) -> i64:
    """Caballeros of a colour beside the table."""
    count: i64 = 0
    for carried in range(4):
        count += count_kind(t, place, colour, PLAIN << 2 | carried, t.at(place, colour))
    return count


def fill_up(t: Table, place: i64) -> None:
    """Put the caballeros beside the table on it while there is room."""
    for colour in range(COLOURS):
        for carried in range(4):
            kind = PLAIN << 2 | carried
            while free_fields(t) > 0 and count_kind(t, place, colour, kind, t.at(place, colour)) > 0:
                change_spot(t, place, colour, kind, TABLE)


class Filled(Task):
    """A caballero steps on the table."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        kind = t.picked
        t.picked = NOWHERE
        change_spot(t, self.place.of(s), self.colour.of(s), kind, TABLE)
        if t.telling:
            t.tell("on_table", {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]})
        return False


FILLED: Final = Filled("filled")


EFFECTS: list[type[Effect]] = [MoveTable]


TASKS: Final[list[Task]] = [ANNOUNCE_TABLE, REFILL, GENERAL_FILL, FILL, FILLED]
"""The tasks of this room, in the order in which they get their numbers."""
