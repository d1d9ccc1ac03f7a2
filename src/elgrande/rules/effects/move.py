"""Moving caballeros on the board, and placing them outside the usual limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT as LIFT_CODE
from elgrande.rules.choices import STOP, TO
from elgrande.rules.effects.arguments import Flag, Form, Number
from elgrande.rules.effects.base import ROOM, Effect, allow_objection, announce_region, options_in, pick
from elgrande.rules.effects.glance import EXTRA, MOVES, Glance
from elgrande.rules.places import (
    CABALLEROS,
    CASTILLO,
    CASTILLO_BIT,
    COLOUR_IDS,
    COLOURS,
    COURT,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PLACES,
)

if TYPE_CHECKING:
    from elgrande.rules.table import Table

ANY_NUMBER: Final = 99

# Limits of a series of moves: bits.
REGIONS_ONLY: Final = 1
"""None of the caballeros may go into the Castillo."""
NEUTRAL_ONLY: Final = 2
"""Only caballeros of the colour that nobody plays."""
_LIMIT_BITS: Final = 2


class MoveCaballeros(Effect):
    """Move up to so many caballeros between regions, or into the Castillo, one at a time.

    The allowances for own, foreign and any caballeros are separate (ruling R-11). With ``one_region`` all of them
    start in one region, which is announced. Without ``castillo`` they go to regions only.
    """

    form: ClassVar[Form] = Form(
        "move",
        [
            Number("any", 1, CABALLEROS, "any", 0, all=ANY_NUMBER),
            Number("own", 1, CABALLEROS, "own", 0, all=ANY_NUMBER),
            Number("foreign", 1, CABALLEROS, "foreign", 0, all=ANY_NUMBER),
            Flag("one_region", False),
            Flag("castillo", True),
        ],
        "move(any=4), move(own=2, foreign=2), move(own=all, one_region=yes) or move(own=1, castillo=no)",
    )
    asks: ClassVar[list[str]] = ["region", "lift", "drop"]

    def __init__(
        self, any: int = 0, own: int = 0, foreign: int = 0, one_region: bool = False, castillo: bool = True
    ) -> None:
        self.any: i64 = any
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.one_region = one_region
        self.castillo = castillo

    def sources(self, t: Table, seat: i64) -> i64:
        """The regions that hold a caballero this effect may move."""
        mask: i64 = 0
        regions = t.open_regions()
        followers = t.commanded(seat) & ~(1 << seat)
        for place in range(t.rules.span):
            if regions >> place & 1:
                own = t.at(place, seat)
                if followers:
                    for colour in range(COLOURS):
                        if followers >> colour & 1:
                            own += t.at(place, colour)
                foreign = t.total_at(place) - own
                if (own > 0 and self.any + self.own > 0) or (foreign > 0 and self.any + self.foreign > 0):
                    mask |= 1 << place
        return mask

    def usable(self, t: Table, seat: i64) -> bool:
        return self.sources(t, seat) != 0

    def announces(self) -> bool:
        return self.one_region

    def announce(self, t: Table, seat: i64) -> None:
        if self.one_region:
            announce_region(t, seat, self.sources(t, seat))

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(LIFT, seat, self.own, self.foreign, self.any, 0 if self.castillo else REGIONS_ONLY)

    def flaw(self) -> str:
        if self.any + self.own + self.foreign == 0:
            return "how many caballeros of which colours is missing"
        if self.any and self.own + self.foreign:
            return "'any' covers own and foreign caballeros and stands without them"
        return ""

    def glance(self) -> Glance:
        # More own caballeros than a few are rarely worth moving.
        own = min(self.own, 4)
        return Glance(MOVES, float(self.any) + 0.7 * float(own), foreign=self.foreign)


class Lift(Task):
    """The player picks the next caballero to move, or stops."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.own = self.argument("own", agenda.COUNT)
        self.foreign = self.argument("foreign", agenda.COUNT)
        self.any = self.argument("any", agenda.COUNT)
        self.limits = self.argument("limits", _LIMIT_BITS)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        own = self.own.of(s)
        foreign = self.foreign.of(s)
        any_left = self.any.of(s)
        regions = t.open_regions()
        if t.param != NOWHERE:
            regions &= 1 << t.param
        everybody: i64 = (1 << COLOURS) - 1
        movable = everybody
        if self.limits.of(s) & NEUTRAL_ONLY:
            movable = 1 << NEUTRAL
        elif any_left == 0:
            commanded = t.commanded(seat)
            movable = (commanded if own else 0) | (everybody & ~commanded if foreign else 0)
        options = vec[i64](capacity=ROOM)
        pieces = t.pieces
        for place in range(t.rules.span):
            if regions >> place & 1:
                first = place * COLOURS
                for colour in range(COLOURS):
                    if movable >> colour & 1 and pieces[first + colour] > 0:
                        options = append(options, LIFT_CODE + colour * PLACES + place)
        if len(options) == 0:
            return False
        return t.ask(s, seat, append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT_CODE) // PLACES
        place = (code - LIFT_CODE) % PLACES
        seat = self.seat.of(s)
        own = self.own.of(s)
        foreign = self.foreign.of(s)
        any_left = self.any.of(s)
        limits = self.limits.of(s)
        if any_left:
            any_left -= 1
        elif t.commanded(seat) >> colour & 1:
            own -= 1
        else:
            foreign -= 1
        if own + foreign + any_left > 0:
            t.then(LIFT, seat, own, foreign, any_left, limits)
        t.then(DROP, seat, colour, place, limits)
        pick(t, seat, colour, place)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        facts: dict[str, object] = {
            "own": self.own.of(s),
            "foreign": self.foreign.of(s),
            "any": self.any.of(s),
        }
        facts["place"] = PLACE_IDS[t.param] if t.param != NOWHERE else None
        return facts


LIFT: Final = Lift("lift")


class Drop(Task):
    """The player says where the caballero goes that he has picked."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.colour = self.argument("colour", agenda.SEAT)
        self.source = self.argument("source", agenda.PLACE)
        self.limits = self.argument("limits", _LIMIT_BITS)

    def resolve(self, t: Table, s: i64) -> bool:
        targets = t.enterable(self.colour.of(s), t.open_places() & ~(1 << self.source.of(s)))
        if self.limits.of(s) & REGIONS_ONLY:
            targets &= ~CASTILLO_BIT
        # Ruling G-24: out of one region means that he leaves it.
        company = t.rules.company
        if (
            t.param == NOWHERE
            and company is not None
            and company.staying(t, self.colour.of(s), self.source.of(s))
        ):
            targets |= 1 << self.source.of(s)
        return t.ask(s, self.seat.of(s), target_options(targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(MOVED, self.seat.of(s), self.colour.of(s), self.source.of(s), code - TO)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "source": PLACE_IDS[self.source.of(s)]}


DROP: Final = Drop("drop")


class Moved(Task):
    """A caballero walks from one region to another place."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.colour = self.argument("colour", agenda.SEAT)
        self.source = self.argument("source", agenda.PLACE)
        self.target = self.argument("target", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        source = self.source.of(s)
        target = self.target.of(s)
        t.shift(colour, source, target, 1)
        if t.telling:
            t.tell(
                "moved",
                {
                    "seat": self.seat.of(s),
                    "colour": colour,
                    "source": PLACE_IDS[source],
                    "place": PLACE_IDS[target],
                },
            )
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {
            "move": [
                COLOUR_IDS[self.colour.of(s)],
                PLACE_IDS[self.source.of(s)],
                PLACE_IDS[self.target.of(s)],
            ]
        }


MOVED: Final = Moved("moved")


def target_options(mask: i64) -> vec[i64]:
    """Options to put a caballero into the places of a mask."""
    return options_in(TO, mask)


def put_from_court(t: Table, seat: i64, place: i64) -> None:
    """One caballero goes from a court to a place on the board."""
    put_from(t, seat, COURT, place)


def put_from(t: Table, seat: i64, source: i64, place: i64) -> None:
    """One caballero goes from a court, or from where else it may come, to a place on the board."""
    t.shift(seat, source, place, 1)
    if t.telling:
        t.tell("placed", {"seat": seat, "place": PLACE_IDS[place]})


BY_THE_KING: Final = 2
"""Extra caballeros go where placing is allowed anyway: next to the King's region and into the Castillo."""


class PlaceExtra(Effect):
    """Place up to so many extra caballeros from court in regions of choice; with ``castillo`` also there."""

    form: ClassVar[Form] = Form(
        "place", [Number("up_to", 1, CABALLEROS), Flag("castillo", True)], "place(2) or place(2, castillo=no)"
    )
    asks: ClassVar[list[str]] = ["place_extra"]

    def __init__(self, up_to: int, castillo: bool) -> None:
        self.up_to: i64 = up_to
        self.castillo = castillo

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(PLACE_EXTRA, seat, self.up_to, 1 if self.castillo else 0)

    def glance(self) -> Glance:
        return Glance(EXTRA, float(self.up_to))


class PlaceExtraTask(Task):
    """The player places the next extra caballero, or stops."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.left = self.argument("left", agenda.COUNT)
        self.where = self.argument("where", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if self.left.of(s) == 0 or t.court(seat) == 0:
            return False
        targets = (
            t.placing_targets() if self.where.of(s) == BY_THE_KING else t.from_court(seat, t.open_places())
        )
        if not self.where.of(s):
            targets &= ~CASTILLO_BIT
        return t.ask(s, seat, append(target_options(targets), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.then(PLACE_EXTRA, self.seat.of(s), self.left.of(s) - 1, self.where.of(s))
        t.then(PLACED, self.seat.of(s), code - TO)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s)}


PLACE_EXTRA: Final = PlaceExtraTask("place_extra")


class Placed(Task):
    """An extra caballero goes from court to the board."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.place = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        put_from_court(t, self.seat.of(s), self.place.of(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


PLACED: Final = Placed("placed")


class ThrowIntoCastillo(Effect):
    """One own caballero from court goes into the Castillo."""

    form: ClassVar[Form] = Form("throw_castillo")

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0 and t.taboo() & CASTILLO_BIT == 0

    def carry_out(self, t: Table, seat: i64) -> None:
        put_from_court(t, seat, CASTILLO)


EFFECTS: list[type[Effect]] = [MoveCaballeros, PlaceExtra, ThrowIntoCastillo]


TASKS: Final[list[Task]] = [LIFT, DROP, MOVED, PLACE_EXTRA, PLACED]
"""The tasks of this room, in the order in which they get their numbers."""
