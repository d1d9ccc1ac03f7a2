"""Bringing caballeros from the province to court: the supply of a power card, and cards that do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import FROM, MOST_TAKEN, STOP, TAKE
from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import ROOM, Effect, allow_objection, pick
from elgrande.rules.effects.glance import TAKEN, Glance
from elgrande.rules.places import COURT, PLACE_IDS, PROVINCE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class TakeFromProvince(Effect):
    """Take up to so many caballeros from the province to court; the shortage rule applies."""

    # The choice 'take 7' does not exist.
    form: ClassVar[Form] = Form("take", [Number("up_to", 1, MOST_TAKEN)], "take(2)")
    asks: ClassVar[list[str]] = ["supply", "recall"]

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def usable(self, t: Table, seat: i64) -> bool:
        return t.province(seat) > 0 or can_recall(t, seat)

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SUPPLY, seat, self.up_to, 1)

    def glance(self) -> Glance:
        return Glance(TAKEN, float(self.up_to))


def can_recall(t: Table, seat: i64) -> bool:
    """Whether the seat has a caballero in a region that is not taboo."""
    regions = t.open_regions()
    for place in range(t.rules.span):
        if regions >> place & 1 and t.at(place, seat) > 0:
            return True
    return False


class Supply(Task):
    """The player takes up to so many caballeros from the province (ruling R-3).

    Only when the province is used up may the missing ones come from the regions (ruling R-4). ``from_card``: it is
    a card that brings them, whose "up to" the strict reading of 1995 leaves alone.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.most = self.argument("most", agenda.COUNT)
        self.from_card = self.argument("from_card", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        most = self.most.of(s)
        stock = t.province(seat)
        if most == 0:
            return False
        if stock == 0:
            t.then(RECALL, seat, most)
            return False
        if stock < most:
            most = stock
        options = vec[i64](capacity=MOST_TAKEN + 1)
        fewest = most if t.rules.exact_supply and not self.from_card.of(s) else 0
        for count in range(fewest, most + 1):
            options = append(options, TAKE + count)
        if len(options) == 1:
            self.choose(t, s, TAKE + most)
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        count = code - TAKE
        missing = self.most.of(s) - count
        if missing > 0 and count == t.province(seat):
            t.then(RECALL, seat, missing)
        if t.rules.stepwise_veto and t.objectors():
            # Each caballero is a step that can be objected to.
            for _ in range(count):
                t.then(GAIN, seat, 1)
                allow_objection(t)
        elif count:
            gain(t, seat, count)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"count": self.most.of(s)}


SUPPLY: Final = Supply("supply")


def gain(t: Table, seat: i64, count: i64) -> None:
    t.shift(seat, PROVINCE, COURT, count)
    if t.telling:
        t.tell("supply", {"seat": seat, "count": count})


class Gain(Task):
    """Caballeros come from the province to court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.count = self.argument("count", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        gain(t, self.seat.of(s), self.count.of(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"count": self.count.of(s)}


GAIN: Final = Gain("gain")


class Recall(Task):
    """Shortage: the player may fill up what the province lacks with own caballeros from the regions."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.left = self.argument("left", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if self.left.of(s) == 0:
            return False
        options = vec[i64](capacity=ROOM)
        regions = t.open_regions()
        for place in range(t.rules.span):
            if regions >> place & 1 and t.at(place, seat) > 0:
                options = append(options, FROM + place)
        if len(options) == 0:
            return False
        return t.ask(s, seat, append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.then(RECALL, self.seat.of(s), self.left.of(s) - 1)
        t.then(RECALLED, self.seat.of(s), code - FROM)
        allow_objection(t)
        pick(t, self.seat.of(s), self.seat.of(s), code - FROM)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s)}


RECALL: Final = Recall("recall")


class Recalled(Task):
    """A caballero goes from a region back to its owner's court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.place = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        t.shift(self.seat.of(s), self.place.of(s), COURT, 1)
        if t.telling:
            t.tell("recalled", {"seat": self.seat.of(s), "place": PLACE_IDS[self.place.of(s)]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


RECALLED: Final = Recalled("recalled")


EFFECTS: list[type[Effect]] = [TakeFromProvince]


TASKS: Final[list[Task]] = [SUPPLY, GAIN, RECALL, RECALLED]
"""The tasks of this room, in the order in which they get their numbers."""
