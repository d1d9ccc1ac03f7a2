"""Travel day: the Grandes of all opponents change their homes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection
from elgrande.rules.effects.discs import DiscTask
from elgrande.rules.places import CASTILLO, NINE_REGIONS, NOWHERE, PLACE_IDS
from elgrande.rules.table import DISC, GRANDE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


def can_travel(t: Table, seat: i64) -> bool:
    """Whether a Grande can leave: one in a taboo region stays, and so does one in the Castillo."""
    home = t.seats[GRANDE + seat]
    return home != NOWHERE and home != CASTILLO and not t.taboo() >> home & 1


class OthersMoveGrandes(Effect):
    """Every opponent secretly sets another region for his Grande and moves it there."""

    form: ClassVar[Form] = Form("travel_day")
    asks: ClassVar[list[str]] = ["travel_disc"]

    def usable(self, t: Table, seat: i64) -> bool:
        for other in range(t.rules.players):
            if other != seat and can_travel(t, other):
                return True
        return False

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(TRAVEL_DISCS, seat)


class TravelDiscs(DiscTask):
    """Each opponent sets a region other than that of his Grande; a taboo region means that the Grande stays."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        if seat == self.seat.of(s) or not can_travel(t, seat):
            return 0
        return NINE_REGIONS & ~(1 << t.seats[GRANDE + seat])

    def revealed(self, t: Table, s: i64) -> None:
        players = t.rules.players
        for distance in range(players - 1, 0, -1):
            seat = (self.seat.of(s) + distance) % players
            place = t.seats[DISC + seat]
            if place != NOWHERE and not t.taboo() >> place & 1:
                t.then(TRAVELLED, seat)
                allow_objection(t)


TRAVEL_DISCS: Final = TravelDiscs("travel_disc")


class Travelled(Task):
    """A Grande goes to the region on its owner's disc."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        place = t.seats[DISC + seat]
        t.seats[GRANDE + seat] = place
        if t.telling:
            t.tell("grande", {"seat": seat, "place": PLACE_IDS[place]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.seat.of(s), "place": PLACE_IDS[t.seats[DISC + self.seat.of(s)]]}


TRAVELLED: Final = Travelled("travelled")


EFFECTS: list[type[Effect]] = [OthersMoveGrandes]


TASKS: Final[list[Task]] = [TRAVEL_DISCS, TRAVELLED]
"""The tasks of this room, in the order in which they get their numbers."""
