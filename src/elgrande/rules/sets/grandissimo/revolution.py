"""Revolution: the King is thrown into the Castillo, and a Grande may stand in for him.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import SOMETHING_ELSE, Effect, tell_announced
from elgrande.rules.effects.king import move_king
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS, PORTUGAL, UNCROWNED
from elgrande.rules.sets.bigbox.words import NAME
from elgrande.rules.sets.grandissimo.fields import REVOLUTION, STAND_IN
from elgrande.rules.table import GRANDE, NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class Revolt(Effect):
    """The King loses his function, and the Castillo does not become his region.

    Ruling GR-11: without a Grande in his stead there is no King's region, and only the Castillo is open for placing.
    """

    form: ClassVar[Form] = Form("revolution")
    asks: ClassVar[list[str]] = ["stand_in"]

    def usable(self, t: Table, seat: i64) -> bool:
        return t.extras[REVOLUTION] == 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(NAME_STAND_IN, seat)

    def announced(self, t: Table) -> str:
        return f"name {COLOUR_IDS[t.branch - 1]}" if t.branch else ""

    def carry_out(self, t: Table, seat: i64) -> None:
        stand_in = t.branch - 1
        t.extras[REVOLUTION] = 1
        t.extras[STAND_IN] = stand_in
        t.king = UNCROWNED if stand_in == NOBODY else t.seats[GRANDE + stand_in]
        if t.telling:
            t.tell("revolution", {"seat": seat, "stand_in": None if stand_in == NOBODY else stand_in})

    def remembers(self) -> i64:
        return SOMETHING_ELSE


class NameStandIn(Task):
    """The active player announces whose Grande takes over from the King, or that none does."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for seat in range(t.rules.players):
            place = t.seats[GRANDE + seat]
            if place >= 0 and t.rules.kings_regions >> place & 1:
                options = append(options, NAME + seat)
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code != STOP:
            t.branch = code - NAME + 1
            tell_announced(t, self.seat.of(s), f"name {COLOUR_IDS[code - NAME]}")


NAME_STAND_IN: Final = NameStandIn("stand_in")


def stand_in_follows(t: Table, place: i64) -> None:
    """The Grande with the King's function is what really moves."""
    seat = t.extras[STAND_IN]
    if seat != NOBODY:
        t.seats[GRANDE + seat] = place
        if t.telling:
            t.tell("grande", {"seat": seat, "place": PLACE_IDS[place]})


def restore_king(t: Table) -> None:
    """After the next general scoring the King comes back in Portugal; the Grande stays where it is (ruling GR-11)."""
    if t.extras[REVOLUTION]:
        t.extras[REVOLUTION] = 0
        t.extras[STAND_IN] = NOBODY
        move_king(t, PORTUGAL)


EFFECTS: list[type[Effect]] = [Revolt]


TASKS: Final[list[Task]] = [NAME_STAND_IN]
"""The tasks of this room, in the order in which they get their numbers."""
