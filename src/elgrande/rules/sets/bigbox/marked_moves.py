"""Marks in motion: whatever tells caballeros apart follows them, and somebody says which of them is meant.

``marks`` says which kinds of caballeros there are and counts them; here they move, arrive and deliver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT
from elgrande.rules.errors import ImpossibleFact, Reason
from elgrande.rules.expansion import Expansion
from elgrande.rules.places import (
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    FRANCE,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PLACES,
    SPAIN,
    places_of,
)
from elgrande.rules.sets.anniversary.fields import BEARER_SPOT, WAITING
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.sets.bigbox.marks import (
    AMBASSADOR,
    ANY_KIND,
    BANNER,
    EMPTY_HANDED,
    GOLD,
    GOODS,
    NOTHING,
    PLAIN,
    SPOTS,
    TABLE,
    THIRD,
    bears_in,
    change_spot,
    count_kind,
    fields,
    free_fields,
    kinds,
    office_of,
    plainest,
    settle,
    special,
    take_off,
)
from elgrande.rules.sets.bigbox.words import CARRIED_IDS, SPOT_IDS
from elgrande.rules.sets.bigbox.words import STAND as STAND_CODE
from elgrande.rules.sets.bigbox.words import WHICH as WHICH_CODE
from elgrande.rules.sets.colonies.fields import SLOTS, STOCK, TABLE_AT
from elgrande.rules.table import NOBODY, POINTS

if TYPE_CHECKING:
    from elgrande.rules.table import Table

TOKEN_POINTS: Final = [0, 6, 4]
"""What gold and goods bring in Spain."""

"""The task in which gold or goods are paid, when the caballero that carries them has arrived."""
"""The task in which a seat gives its banner to another caballero."""


class Marks(Expansion):
    """Whatever tells caballeros apart follows them when they move."""

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        kind = t.picked
        t.picked = NOWHERE
        if count == 0:
            return
        if source == target:
            if kind != NOWHERE:
                change_spot(t, source, colour, kind, PLAIN if kind >> 2 == TABLE else TABLE)
            return
        apart = special(t, source, colour)
        if not apart and not special(t, target, colour) and not waits(t, colour):
            return
        left = count
        while left > 0:
            here = t.at(source, colour) + left
            carried: i64 = NOTHING
            if apart:
                if count > 1 or kind == NOWHERE or count_kind(t, source, colour, kind, here) == 0:
                    kind = plainest(t, source, colour, here)
                    if here == left and target == t.extras[TABLE_AT] and bears_in(t, source, colour):
                        # All of them go, so the bearer goes first and gets a field while there is one.
                        kind = t.extras[BEARER_SPOT + colour] << 2 | BANNER
                carried = take_off(t, source, colour, kind)
            left -= 1
            _arrives(t, colour, source, target, carried)

    def picking(self, t: Table, seat: i64, colour: i64, place: i64) -> None:
        ask_which(t, seat, colour, place, ANY_KIND)

    def mixed(self, t: Table, colour: i64, place: i64, count: i64) -> bool:
        mask = kinds(t, place, colour)
        return 0 < count < t.at(place, colour) and mask & (mask - 1) != 0

    def staying(self, t: Table, colour: i64, place: i64) -> bool:
        if t.extras[TABLE_AT] != place or t.picked == NOWHERE:
            return False
        spot = t.picked >> 2
        return spot == TABLE or (spot == PLAIN and free_fields(t) > 0)

    def arranged(self, t: Table) -> None:
        if t.extras[TABLE_AT] != NOWHERE and free_fields(t) < 0:
            raise ImpossibleFact(
                "tokens",
                f"the limitation table has only {fields(t)} fields",
                Reason("impossible-fields", {"most": fields(t)}),
            )
        for place in places_of(t.rules.regions):
            for colour in range(COLOURS):
                here = t.at(place, colour)
                if special(t, place, colour) and not fitting(t, place, colour, here):
                    raise ImpossibleFact(
                        "tokens",
                        f"fields, loads and banners in {PLACE_IDS[place]} do not fit the {here} caballeros that "
                        f"{COLOUR_IDS[colour]} has there",
                        Reason("impossible-marks", {"colour": COLOUR_IDS[colour], "place": PLACE_IDS[place]}),
                    )


def fitting(t: Table, place: i64, colour: i64, here: i64) -> bool:
    """Whether a colour has as many caballeros in a place as its marks need; in Francia all stand on fields."""
    for kind in range(4 * SPOTS):
        if count_kind(t, place, colour, kind, here) < 0:
            return False
    return place != FRANCE or count_kind(t, place, colour, PLAIN << 2, here) == 0


def waits(t: Table, colour: i64) -> bool:
    """Whether a banner waits for a caballero of a colour."""
    return t.extras[WAITING] >> colour & 1 == 1


def _arrives(t: Table, colour: i64, source: i64, target: i64, carried: i64) -> None:
    """A caballero comes to a place: its load is delivered or lost, and it takes its stand.

    Delivered is in Spain only, not in Francia (ruling G-02); it is lost outside the regions, also when its owner takes
    the caballero back in a shortage (ruling G-18).
    """
    x = t.extras
    if not t.rules.regions >> target & 1:
        if carried == BANNER:
            t.then(BANNER_FALLS, colour)
        elif carried:
            x[STOCK + carried - 1] += 1
            if t.telling:
                t.tell("token_lost", {"colour": colour, "token": CARRIED_IDS[carried]})
        return
    if carried in (GOLD, GOODS) and target < SPAIN:
        t.extras[STOCK + carried - 1] += 1
        if owner(t, colour) != NOBODY:
            t.then(DELIVERED, owner(t, colour), target, carried)
        carried = NOTHING
    taken = carried == NOTHING and waits(t, colour)
    if taken:
        x[WAITING] &= ~(1 << colour)
        carried = BANNER
    spot: i64 = PLAIN
    choices = 0
    if target == FRANCE:
        for slot in range(THIRD, AMBASSADOR - 1, -1):
            if x[SLOTS + slot - AMBASSADOR] == NOBODY:
                spot = slot
                choices += 1
    elif target == x[TABLE_AT] and source != CASTILLO and free_fields(t) > 0:
        spot = TABLE
    office = office_of(target)
    if office and carried != GOLD and carried != GOODS and x[SLOTS + office - AMBASSADOR] == NOBODY:
        choices = 2
    settle(t, target, colour, spot << 2 | carried)
    if choices > 1:
        t.then(ARRIVE, mover(t, colour), target, colour, spot << 2 | carried)
    if taken:
        t.then(DELIVERED, colour, target, BANNER)


def mover(t: Table, colour: i64) -> i64:
    """Who has put a caballero where it is now (ruling G-03)."""
    if t.active != NOBODY:
        return t.active
    return owner(t, colour)


def owner(t: Table, colour: i64) -> i64:
    """The seat that a caballero belongs to: a black one to the holder of the inquisitor's card, NOBODY without one."""
    return t.extras[INQUISITOR] if colour == NEUTRAL else colour


class Delivered(Task):
    """Gold or goods have come to Spain: the owner of the caballero is paid (ruling G-27). Or a banner has found a bearer.

    Arguments: his seat, the place, what it is. A step of its own, so that the move is told first.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.load: Final = self.argument("load", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if self.load.of(s) == BANNER:
            if t.telling:
                t.tell("banner", {"seat": seat, "place": PLACE_IDS[self.place.of(s)]})
            return False
        points = TOKEN_POINTS[self.load.of(s)]
        t.seats[POINTS + seat] += points
        if t.telling:
            facts: dict[str, object] = {"seat": seat, "token": CARRIED_IDS[self.load.of(s)]}
            facts["place"] = PLACE_IDS[self.place.of(s)]
            facts["points"] = points
            t.tell("delivered", facts)
        return False


DELIVERED: Final = Delivered("delivered")


# ---------------------------------------------------------------------- asking


def ask_which(t: Table, seat: i64, colour: i64, place: i64, wanted: i64) -> None:
    """Find out which caballero of a colour in a place the next step takes; the seat is asked if there are several."""
    t.picked = NOWHERE
    mask = kinds(t, place, colour, wanted)
    if mask & (mask - 1):
        t.then(WHICH, seat, place, colour, wanted)
    elif mask:
        kind: i64 = 0
        while not mask >> kind & 1:
            kind += 1
        t.picked = kind


class Which(Task):
    """A player says which of several different caballeros of a colour he means. Arguments: seat, place, colour, kinds."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.wanted: Final = self.argument("wanted", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        mask = kinds(t, self.place.of(s), self.colour.of(s), self.wanted.of(s))
        options = vec[i64]()
        for kind in range(4 * SPOTS):
            if mask >> kind & 1:
                options = append(options, WHICH_CODE + kind)
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.picked = code - WHICH_CODE

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]}


WHICH: Final = Which("which")


class Arrive(Task):
    """Whoever has put a caballero into a place says where it stands there. Arguments: seat, place, colour, its kind.

    In Francia it must take one of the free fields, which one is his choice (ruling G-03); as captain or viceroy it may.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.kind_there: Final = self.argument("kind_there", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        place = self.place.of(s)
        spot = self.kind_there.of(s) >> 2
        options = vec[i64]()
        for other in range(SPOTS):
            if other == spot or self.free(t, place, other):
                options = append(options, STAND_CODE + other)
        return t.ask(s, self.seat.of(s), options)

    def free(self, t: Table, place: i64, spot: i64) -> bool:
        """Whether a printed field of a place is free."""
        if place == FRANCE:
            return AMBASSADOR <= spot <= THIRD and t.extras[SLOTS + spot - AMBASSADOR] == NOBODY
        return spot != PLAIN and spot == office_of(place) and t.extras[SLOTS + spot - AMBASSADOR] == NOBODY

    def choose(self, t: Table, s: i64, code: i64) -> None:
        spot = code - STAND_CODE
        change_spot(t, self.place.of(s), self.colour.of(s), self.kind_there.of(s), spot)
        if t.telling and spot >= AMBASSADOR:
            t.tell(
                "stands",
                {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)], "spot": SPOT_IDS[spot]},
            )

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]}


ARRIVE: Final = Arrive("arrive")


class BannerFalls(Task):
    """The bearer has left the regions: his owner gives the banner to another caballero with empty hands at once.

    Ruling A-07: whoever carries gold or goods cannot take it.
    Ruling A-08: nor can anybody in the King's region, or in another one that is taboo.
    Ruling A-05: without one, the banner waits for the next that comes into a region.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        options = vec[i64]()
        regions = t.open_regions()
        for place in range(t.rules.span):
            if regions >> place & 1 and kinds(t, place, seat, EMPTY_HANDED):
                options = append(options, LIFT + seat * PLACES + place)
        if len(options) == 0:
            t.extras[WAITING] |= 1 << seat
            return False
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        place = (code - LIFT) % PLACES
        t.then(BANNER_GIVEN, seat, place)
        ask_which(t, seat, seat, place, EMPTY_HANDED)


BANNER_FALLS: Final = BannerFalls("banner")


class BannerGiven(Task):
    """A caballero takes the banner."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        place = self.place.of(s)
        kind = t.picked
        t.picked = NOWHERE
        take_off(t, place, seat, kind)
        settle(t, place, seat, kind | BANNER)
        if t.telling:
            t.tell("banner", {"seat": seat, "place": PLACE_IDS[place]})
        return False


BANNER_GIVEN: Final = BannerGiven("banner_given")


TASKS: Final[list[Task]] = [DELIVERED, WHICH, ARRIVE, BANNER_FALLS, BANNER_GIVEN]
"""The tasks of this room, in the order in which they get their numbers."""
