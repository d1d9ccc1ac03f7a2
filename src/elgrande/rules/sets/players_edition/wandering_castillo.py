"""The Castillo wanders to a region, or is in danger of collapse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection, announce_region
from elgrande.rules.places import CASTILLO, COLOURS, NEUTRAL, NOWHERE, PLACE_IDS
from elgrande.rules.sets.players_edition.fields import BESIDE, CASTILLO_AT, COLLAPSE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class MoveCastillo(Effect):
    """The Castillo goes unopened to a region, and everybody there is thrown into it; the region lives on beside it.

    Until after the next general scoring the Castillo is worth what the scoreboard says that is visible in the region.
    """

    form: ClassVar[Form] = Form("move_castillo")
    asks: ClassVar[list[str]] = ["region"]

    def targets(self, t: Table) -> i64:
        regions = t.open_regions()
        if t.extras[CASTILLO_AT] != NOWHERE:
            regions &= ~(1 << t.extras[CASTILLO_AT])
        return regions

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t))

    def carry_out(self, t: Table, seat: i64) -> None:
        place = t.param
        t.extras[CASTILLO_AT] = place
        if t.telling:
            t.tell("token", {"token": "castillo", "place": PLACE_IDS[place]})
        if t.at(place, NEUTRAL):
            t.then(THROWN_IN, NEUTRAL, place)
            allow_objection(t)
        players = t.rules.players
        for distance in range(players - 1, -1, -1):
            colour = (seat + distance) % players
            if t.at(place, colour):
                t.then(THROWN_IN, colour, place)
                allow_objection(t)


class ThrownIn(Task):
    """All caballeros of a colour in a region are thrown into the Castillo."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        place = self.place.of(s)
        count = t.at(place, colour)
        t.shift(colour, place, CASTILLO, count)
        if t.telling:
            for _ in range(count):
                facts: dict[str, object] = {"seat": t.active, "colour": colour}
                facts["source"] = PLACE_IDS[place]
                facts["place"] = PLACE_IDS[CASTILLO]
                t.tell("moved", facts)
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]}


THROWN_IN: Final = ThrownIn("thrown_in")


class CastilloReturns(Task):
    """The Castillo has been emptied and goes back to its usual place."""

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[CASTILLO_AT] != NOWHERE:
            t.extras[CASTILLO_AT] = NOWHERE
            if t.telling:
                t.tell("token", {"token": "castillo", "place": None})
        return False


CASTILLO_RETURNS: Final = CastilloReturns("castillo_returns")


# ---------------------------------------------------------------------- danger of collapse


class EndangerCastillo(Effect):
    """Until the next general scoring caballeros are put openly beside the Castillo instead of into it (ruling E-08)."""

    form: ClassVar[Form] = Form("collapse")

    def usable(self, t: Table, seat: i64) -> bool:
        return t.extras[COLLAPSE] == 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[COLLAPSE] = 1
        if t.telling:
            t.tell("token", {"token": "collapse", "place": PLACE_IDS[CASTILLO]})


def stay_beside(t: Table, colour: i64, count: i64) -> None:
    """Caballeros that were sent to the Castillo in danger stand beside it."""
    t.pieces[CASTILLO * COLOURS + colour] -= count
    t.pieces[BESIDE * COLOURS + colour] += count


class Gather(Task):
    """The Castillo has been scored: those beside it leave with those inside, and the danger is over."""

    def resolve(self, t: Table, s: i64) -> bool:
        for colour in range(COLOURS):
            count = t.at(BESIDE, colour)
            t.pieces[BESIDE * COLOURS + colour] = 0
            t.pieces[CASTILLO * COLOURS + colour] += count
        if t.extras[COLLAPSE]:
            t.extras[COLLAPSE] = 0
            if t.telling:
                t.tell("token", {"token": "collapse", "place": None})
        return False


GATHER: Final = Gather("gather")


EFFECTS: list[type[Effect]] = [MoveCastillo, EndangerCastillo]


TASKS: Final[list[Task]] = [THROWN_IN, CASTILLO_RETURNS, GATHER]
"""The tasks of this room, in the order in which they get their numbers."""
