"""Throwing caballeros of everybody into the Castillo, and emptying it for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT
from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import Effect, allow_objection, pick
from elgrande.rules.effects.move import MOVED
from elgrande.rules.effects.score import open_castillo
from elgrande.rules.places import CASTILLO, CASTILLO_BIT, COURT, PLACE_IDS, PLACES

if TYPE_CHECKING:
    from elgrande.rules.table import Table


_BITS: Final = 3
"""Room for the number of caballeros of one colour that still have to go, in the argument of a step."""
_QUOTA: Final = (1 << _BITS) - 1


class ThrowOfEach(Effect):
    """So many caballeros of every player, picked by the active one, go from the regions into the Castillo.

    Ruling A-03: his own too, all of them as far as they stand outside the taboo regions; or he leaves it all out.
    """

    # What is still to go is kept in so many bits for each colour.
    form: ClassVar[Form] = Form("throw_each", [Number("count", 1, _QUOTA)], "throw_each(2)")
    asks: ClassVar[list[str]] = ["throw"]

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def usable(self, t: Table, seat: i64) -> bool:
        if t.taboo() & CASTILLO_BIT:
            return False
        return len(throws(t, self.quotas(t))) > 0

    def quotas(self, t: Table) -> i64:
        quotas: i64 = 0
        for colour in range(t.rules.players):
            quotas |= self.count << (_BITS * colour)
        return quotas

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(THROW, seat, self.quotas(t))


def throws(t: Table, quotas: i64) -> vec[i64]:
    """The caballeros that can go next: those of colours which have not lost as many as they must."""
    options = vec[i64]()
    regions = t.open_regions()
    for place in range(t.rules.span):
        if regions >> place & 1:
            for colour in range(t.rules.players):
                if quotas >> (_BITS * colour) & _QUOTA and t.at(place, colour) > 0:
                    options = append(options, LIFT + colour * PLACES + place)
    return options


class Throw(Task):
    """The active player picks the next caballero for the Castillo. ``quotas``: how many of each colour are left."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.quotas: Final = self.argument("quotas", 18)

    def resolve(self, t: Table, s: i64) -> bool:
        if t.taboo() & CASTILLO_BIT:
            return False
        options = throws(t, self.quotas.of(s))
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        colour = (code - LIFT) // PLACES
        place = (code - LIFT) % PLACES
        t.then(THROW, seat, self.quotas.of(s) - (1 << (_BITS * colour)))
        t.then(MOVED, seat, colour, place, CASTILLO)
        allow_objection(t)
        pick(t, seat, colour, place)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        left: i64 = 0
        for colour in range(t.rules.players):
            left += self.quotas.of(s) >> (_BITS * colour) & _QUOTA
        return {"left": left}


THROW: Final = Throw("throw")


# ---------------------------------------------------------------------- eviction order


class EmptyCastillo(Effect):
    """The Castillo is opened; what the others have in it goes to their courts (ruling GR-07).

    Own caballeros, Grandes and the King stay inside. Nothing is scored.
    """

    form: ClassVar[Form] = Form("eviction_order")

    def carry_out(self, t: Table, seat: i64) -> None:
        open_castillo(t)
        players = t.rules.players
        for distance in range(players - 1, 0, -1):
            other = (seat + distance) % players
            if t.at(CASTILLO, other) > 0:
                t.then(EVICTED_FROM_CASTILLO, other)
                allow_objection(t)


class EvictedFromCastillo(Task):
    """A player's caballeros leave the Castillo for his court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        count = t.at(CASTILLO, colour)
        t.shift(colour, CASTILLO, COURT, count)
        if t.telling:
            t.tell("to_court", {"colour": colour, "source": PLACE_IDS[CASTILLO], "count": count})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.colour.of(s), "place": PLACE_IDS[CASTILLO]}


EVICTED_FROM_CASTILLO: Final = EvictedFromCastillo("castillo_emptied")


EFFECTS: list[type[Effect]] = [ThrowOfEach, EmptyCastillo]


TASKS: Final[list[Task]] = [THROW, EVICTED_FROM_CASTILLO]
"""The tasks of this room, in the order in which they get their numbers."""
