"""Sending caballeros back to the province."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import FROM, LIFT, STOP
from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import ROOM, Effect, allow_objection, pick
from elgrande.rules.effects.glance import COURT_LOSSES, LOSS, Glance
from elgrande.rules.places import CABALLEROS, COLOURS, COURT, COURT_BIT, NEUTRAL, PLACE_IDS, PLACES, PROVINCE

if TYPE_CHECKING:
    from elgrande.rules.table import Table

ALL: Final = 99


def send_home(t: Table, colour: i64, place: i64, count: i64) -> None:
    """Caballeros go from a place back to their province."""
    if count == 0:
        return
    t.shift(colour, place, PROVINCE, count)
    if t.telling:
        t.tell("returned", {"colour": colour, "place": PLACE_IDS[place], "count": count})


class LoseFromCourt(Effect):
    """Every opponent returns so many caballeros of his court, or all of them if he has fewer (ruling R-7)."""

    form: ClassVar[Form] = Form(
        "lose_court", [Number("count", 1, CABALLEROS, all=ALL)], "lose_court(3) or lose_court(all)"
    )

    def __init__(self, count: int = ALL) -> None:
        self.count: i64 = count

    def carry_out(self, t: Table, seat: i64) -> None:
        players = t.rules.players
        first: i64 = 1
        while first < players and t.court((seat + first) % players) == 0:
            first += 1
        for distance in range(players - 1, 0, -1):
            t.then(COURT_LOSS, (seat + distance) % players, self.count)
            # Nothing new is shown by the first loss, so the objection to it is the one before the action.
            if distance > first:
                allow_objection(t)

    def empties_courts(self) -> bool:
        return True

    def glance(self) -> Glance:
        return Glance(COURT_LOSSES, 1.0, self.count)


class CourtLoss(Task):
    """A player returns caballeros of his court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.count = self.argument("count", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        count = t.court(seat)
        if self.count.of(s) < count:
            count = self.count.of(s)
        send_home(t, seat, COURT, count)
        return False

    def changes(self, t: Table, s: i64) -> bool:
        return t.court(self.seat.of(s)) > 0

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.seat.of(s)}


COURT_LOSS: Final = CourtLoss("court_loss")


class ReturnOneOfEach(Effect):
    """The active player may return one caballero of each opponent from the regions (ruling R-6)."""

    form: ClassVar[Form] = Form("return_one_each")
    asks: ClassVar[list[str]] = ["pick_each"]

    def usable(self, t: Table, seat: i64) -> bool:
        regions = t.open_regions()
        others = opponents(t, seat)
        for place in range(t.rules.span):
            if regions >> place & 1:
                for colour in range(COLOURS):
                    if others >> colour & 1 and t.at(place, colour) > 0:
                        return True
        return False

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(PICK_EACH, seat, opponents(t, seat))

    def glance(self) -> Glance:
        return Glance(LOSS, 1.5)


def opponents(t: Table, seat: i64) -> i64:
    """The colours of a seat's opponents, the dummy among them but no black caballeros (ruling G-20): a bit mask."""
    others: i64 = (1 << t.rules.players) - 1 & ~(1 << seat)
    return others | 1 << NEUTRAL if t.rules.dummy else others


class PickEach(Task):
    """The active player picks a caballero of an opponent he has not picked from yet, or stops."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.colours = self.argument("colours", agenda.SEATS)

    def resolve(self, t: Table, s: i64) -> bool:
        colours = self.colours.of(s)
        regions = t.open_regions()
        options = vec[i64](capacity=ROOM)
        for place in range(t.rules.span):
            if regions >> place & 1:
                for colour in range(COLOURS):
                    if colours >> colour & 1 and t.at(place, colour) > 0:
                        options = append(options, LIFT + colour * PLACES + place)
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT) // PLACES
        place = (code - LIFT) % PLACES
        t.then(PICK_EACH, self.seat.of(s), self.colours.of(s) & ~(1 << colour))
        t.then(RETURNED, colour, place, 1, 1)
        allow_objection(t)
        pick(t, self.seat.of(s), colour, place)


PICK_EACH: Final = PickEach("pick_each")


class Returned(Task):
    """Caballeros go from a place to the province.

    Where they differ, their owner says which ones, unless somebody has done so already (``picked``).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour = self.argument("colour", agenda.SEAT)
        self.place = self.argument("place", agenda.PLACE)
        self.count = self.argument("count", agenda.COUNT)
        self.picked = self.argument("picked", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        place = self.place.of(s)
        count = self.count.of(s)
        company = t.rules.company
        if company is not None and not self.picked.of(s) and company.mixed(t, colour, place, count):
            if count > 1:
                t.then(RETURNED, colour, place, count - 1)
            t.then(RETURNED, colour, place, 1, 1)
            company.picking(t, colour, colour, place)
            return False
        send_home(t, colour, place, count)
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)], "count": self.count.of(s)}


RETURNED: Final = Returned("returned")


class EachReturns(Effect):
    """Clockwise from the left, each opponent returns so many own caballeros of his choice from court and regions.

    Ruling R-2: opponents only, unless the table plays the strict reading of 1995, where the active player is last.
    """

    form: ClassVar[Form] = Form("each_returns", [Number("count", 1, CABALLEROS)], "each_returns(3)")
    asks: ClassVar[list[str]] = ["lose"]

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def carry_out(self, t: Table, seat: i64) -> None:
        players = t.rules.players
        if t.rules.angry_king_hits_all:
            t.then(PLEDGE, seat, self.count)
        for distance in range(players - 1, 0, -1):
            t.then(PLEDGE, (seat + distance) % players, self.count)

    def glance(self) -> Glance:
        return Glance(LOSS, 2.0)


class Pledge(Task):
    """A player chooses the next of his caballeros to return; all of them together are one step for a Veto."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.left = self.argument("left", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        left = self.left.of(s)
        places = t.open_regions() | COURT_BIT
        options = vec[i64](capacity=ROOM)
        total: i64 = 0
        for place in range(PLACES):
            if places >> place & 1:
                here = t.at(place, seat) - t.pledge[place]
                if here > 0:
                    total += here
                    options = append(options, FROM + place)
        if left == 0 or total == 0:
            t.then(PLEDGED, seat)
            allow_objection(t)
            return False
        if total <= left or len(options) == 1:
            for place in range(PLACES):
                if places >> place & 1:
                    here = t.at(place, seat) - t.pledge[place]
                    t.pledge[place] += here if here < left else left
            t.then(PLEDGED, seat)
            allow_objection(t)
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.pledge[code - FROM] += 1
        t.then(PLEDGE, self.seat.of(s), self.left.of(s) - 1)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s)}


PLEDGE: Final = Pledge("lose")


class Pledged(Task):
    """A player returns the caballeros he has chosen."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        company = t.rules.company
        for place in range(PLACES):
            count = t.pledge[place]
            if company is not None and company.mixed(t, self.seat.of(s), place, count):
                t.then(RETURNED, self.seat.of(s), place, count)
            else:
                send_home(t, self.seat.of(s), place, count)
            t.pledge[place] = 0
        return False

    def changes(self, t: Table, s: i64) -> bool:
        for place in range(PLACES):
            if t.pledge[place]:
                return True
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        losses: dict[str, object] = {}
        for place in range(PLACES):
            if t.pledge[place]:
                losses[PLACE_IDS[place]] = t.pledge[place]
        return {"loser": self.seat.of(s), "losses": losses}


PLEDGED: Final = Pledged("pledged")


EFFECTS: list[type[Effect]] = [LoseFromCourt, ReturnOneOfEach, EachReturns]


TASKS: Final[list[Task]] = [COURT_LOSS, PICK_EACH, RETURNED, PLEDGE, PLEDGED]
"""The tasks of this room, in the order in which they get their numbers."""
