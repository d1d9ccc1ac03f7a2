"""What tells caballeros of one colour apart: the field they stand on, and what they carry.

``Table.pieces`` counts caballeros by place and colour; the numbers here say which of them stand on a printed field or
on the limitation table, and which carry gold, goods or a banner. A *kind* packs both: ``4 * spot + carried``. Whatever
a caballero carries follows it when it moves; ``Table.picked`` says which kind the next single step takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import ARRIVE, WHICH, Task, arg_a, arg_b, arg_c, arg_d
from elgrande.rules.bits import bit
from elgrande.rules.choices import CARRIED_IDS, SPOT_IDS
from elgrande.rules.choices import STAND as STAND_CODE
from elgrande.rules.choices import WHICH as WHICH_CODE
from elgrande.rules.expansion import Expansion
from elgrande.rules.extras import (
    BEARER,
    BEARER_SPOT,
    INQUISITOR,
    LADEN,
    ON_TABLE,
    SLOT_LOADS,
    SLOTS,
    STOCK,
    TABLE_AT,
    VOYAGERS,
    WAITING,
)
from elgrande.rules.places import (
    AFRICA,
    AMERICA,
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    FRANCE,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    SHIP,
    SPAIN,
    places_of,
)
from elgrande.rules.position_checks import ImpossibleFact
from elgrande.rules.table import NOBODY, POINTS

if TYPE_CHECKING:
    from elgrande.rules.table import Table

PLAIN: Final = 0
TABLE: Final = 1
AMBASSADOR: Final = 2
ENVOY: Final = 3
THIRD: Final = 4
CAPTAIN: Final = 5
VICEROY: Final = 6
SPOTS: Final = 7

NOTHING: Final = 0
GOLD: Final = 1
GOODS: Final = 2
BANNER: Final = 3

TOKEN_POINTS: Final = [0, 6, 4]
"""What gold and goods bring in Spain."""
SMALL_TABLE: Final = 6
LARGE_TABLE: Final = 10

# Which kinds a question is about.
ANY_KIND: Final = 0
VOYAGER: Final = 1
BESIDE_TABLE: Final = 2
EMPTY_HANDED: Final = 3
IN_NO_OFFICE: Final = 4
"""With empty hands and on no printed field."""

BANNER_FALLS: Final = 160
"""The task in which a seat gives its banner to another caballero."""


# ---------------------------------------------------------------------- counting


def laden_at(place: i64, load: i64, colour: i64) -> i64:
    """Where in the extras the laden caballeros of a colour in a place are counted."""
    return LADEN + ((place - SHIP) * 2 + load - 1) * COLOURS + colour


def overseas(place: i64) -> bool:
    """Whether a place is the ship, América or África."""
    return SHIP <= place <= AFRICA


def bears(t: Table, place: i64, colour: i64, spot: i64) -> bool:
    """Whether the banner bearer of a colour stands in a spot of a place."""
    return bears_in(t, place, colour) and t.extras[BEARER_SPOT + colour] == spot


def bears_in(t: Table, place: i64, colour: i64) -> bool:
    """Whether the banner bearer of a colour stands in a place."""
    return colour < NEUTRAL and t.extras[BEARER + colour] == place


def office_of(place: i64) -> i64:
    """The printed field of the ship or of América that does not count in its majority; PLAIN elsewhere."""
    if place == SHIP:
        return CAPTAIN
    return VICEROY if place == AMERICA else PLAIN


def fields(t: Table) -> i64:
    """How many fields the limitation table has."""
    return SMALL_TABLE if t.rules.players <= 3 else LARGE_TABLE


def free_fields(t: Table) -> i64:
    """How many fields of the limitation table are free."""
    free = fields(t)
    for i in range(3 * COLOURS):
        free -= t.extras[ON_TABLE + i]
    return free


def on_table(t: Table, colour: i64) -> i64:
    """Caballeros of a colour on the limitation table."""
    x = t.extras
    return x[ON_TABLE + colour] + x[ON_TABLE + COLOURS + colour] + x[ON_TABLE + 2 * COLOURS + colour]


def count_kind(t: Table, place: i64, colour: i64, kind: i64, here: i64) -> i64:
    """How many of the ``here`` caballeros of a colour in a place are of a kind."""
    x = t.extras
    spot = kind >> 2
    carried = kind & 3
    if carried == BANNER:
        return 1 if bears(t, place, colour, spot) else 0
    table_here = x[TABLE_AT] == place
    if spot >= AMBASSADOR:
        if spot <= THIRD:
            if place != FRANCE or x[SLOT_LOADS + spot - AMBASSADOR] != carried:
                return 0
        elif office_of(place) != spot or carried:
            return 0
        if x[SLOTS + spot - AMBASSADOR] != colour:
            return 0
        return 0 if bears(t, place, colour, spot) else 1
    if spot == TABLE:
        if not table_here:
            return 0
        count = x[ON_TABLE + carried * COLOURS + colour]
        return count - 1 if carried == NOTHING and bears(t, place, colour, TABLE) else count
    if carried:
        if not overseas(place):
            return 0
        count = x[laden_at(place, carried, colour)]
        return count - x[ON_TABLE + carried * COLOURS + colour] if table_here else count
    return here - marked(t, place, colour)


def marked(t: Table, place: i64, colour: i64) -> i64:
    """How many caballeros of a colour in a place are not quite plain."""
    x = t.extras
    count: i64 = 0
    if place == FRANCE:
        for slot in range(3):
            if x[SLOTS + slot] == colour:
                count += 1
    elif overseas(place):
        count = x[laden_at(place, GOLD, colour)] + x[laden_at(place, GOODS, colour)]
        office = office_of(place)
        if office and x[SLOTS + office - AMBASSADOR] == colour:
            count += 1
    if x[TABLE_AT] == place:
        count += x[ON_TABLE + colour]
    if bears(t, place, colour, PLAIN):
        count += 1
    return count


def special(t: Table, place: i64, colour: i64) -> bool:
    """Whether caballeros of a colour in a place can differ."""
    return place == FRANCE or overseas(place) or t.extras[TABLE_AT] == place or bears_in(t, place, colour)


def kinds(t: Table, place: i64, colour: i64, wanted: i64 = ANY_KIND) -> i64:
    """The kinds of caballeros that a colour has in a place: a bit mask."""
    here = t.at(place, colour)
    if here == 0 or not t.rules.regions >> place & 1:
        return 0
    if not special(t, place, colour):
        return 1
    mask: i64 = 0
    for kind in range(4 * SPOTS):
        if count_kind(t, place, colour, kind, here) > 0 and fits(t, place, colour, kind, wanted):
            mask |= 1 << kind
    return mask


def fits(t: Table, place: i64, colour: i64, kind: i64, wanted: i64) -> bool:
    """Whether a kind of caballero is one of those a question is about."""
    if wanted == VOYAGER:
        return voyagers(t, place, colour, kind) > 0
    if wanted == BESIDE_TABLE:
        return kind >> 2 == PLAIN
    if wanted == EMPTY_HANDED:
        return kind & 3 == NOTHING
    if wanted == IN_NO_OFFICE:
        return kind & 3 == NOTHING and kind >> 2 <= TABLE
    return True


# ---------------------------------------------------------------------- who may still travel


def _voyager_field(place: i64, colour: i64) -> i64:
    return VOYAGERS + place - SHIP + (3 if colour == NEUTRAL else 0)


def _voyager_shift(kind: i64) -> i64:
    """Six bits for each kind: plain ones, those on the table, the office with and without a banner."""
    spot = kind >> 2
    if spot <= TABLE:
        return 6 * kind
    return 54 if kind & 3 == BANNER else 48


def voyagers(t: Table, place: i64, colour: i64, kind: i64) -> i64:
    """How many of a kind may still leave a place by ship in this turn."""
    return t.extras[_voyager_field(place, colour)] >> _voyager_shift(kind) & 63


def add_voyagers(t: Table, place: i64, colour: i64, kind: i64, count: i64) -> None:
    t.extras[_voyager_field(place, colour)] += bit(_voyager_shift(kind)) * count


# ---------------------------------------------------------------------- taking marks off and putting them on


def take_off(t: Table, place: i64, colour: i64, kind: i64) -> i64:
    """A caballero of a kind gives up its spot; returns what it carries."""
    x = t.extras
    spot = kind >> 2
    carried = kind & 3
    load: i64 = 0 if carried == BANNER else carried
    if spot == TABLE:
        x[ON_TABLE + load * COLOURS + colour] -= 1
    elif spot >= AMBASSADOR:
        x[SLOTS + spot - AMBASSADOR] = NOBODY
        if spot <= THIRD:
            x[SLOT_LOADS + spot - AMBASSADOR] = 0
    if load and overseas(place):
        x[laden_at(place, load, colour)] -= 1
    if carried == BANNER:
        x[BEARER + colour] = NOWHERE
    return carried


def settle(t: Table, place: i64, colour: i64, kind: i64) -> None:
    """A caballero takes its spot in a place with what it carries."""
    x = t.extras
    spot = kind >> 2
    carried = kind & 3
    load: i64 = 0 if carried == BANNER else carried
    if spot == TABLE:
        x[ON_TABLE + load * COLOURS + colour] += 1
    elif spot >= AMBASSADOR:
        x[SLOTS + spot - AMBASSADOR] = colour
        if spot <= THIRD:
            x[SLOT_LOADS + spot - AMBASSADOR] = load
    if load and overseas(place):
        x[laden_at(place, load, colour)] += 1
    if carried == BANNER:
        x[BEARER + colour] = place
        x[BEARER_SPOT + colour] = spot


def change_spot(t: Table, place: i64, colour: i64, kind: i64, spot: i64) -> None:
    """A caballero changes its spot within its place."""
    settle(t, place, colour, spot << 2 | take_off(t, place, colour, kind))


_PREFERRED: Final = [PLAIN << 2, TABLE << 2, PLAIN << 2 | GOODS, PLAIN << 2 | GOLD, PLAIN << 2 | BANNER]


def plainest(t: Table, place: i64, colour: i64, here: i64) -> i64:
    """The kind of caballero that gives up least."""
    for kind in _PREFERRED:
        if count_kind(t, place, colour, kind, here) > 0:
            return kind
    best: i64 = PLAIN
    for kind in range(4 * SPOTS):
        if count_kind(t, place, colour, kind, here) > 0:
            best = kind
    return best


# ---------------------------------------------------------------------- moving


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
            raise ImpossibleFact("tokens", f"the limitation table has only {fields(t)} fields")
        for place in places_of(t.rules.regions):
            for colour in range(COLOURS):
                here = t.at(place, colour)
                if special(t, place, colour) and not fitting(t, place, colour, here):
                    raise ImpossibleFact(
                        "tokens",
                        f"fields, loads and banners in {PLACE_IDS[place]} do not fit the {here} caballeros that "
                        f"{COLOUR_IDS[colour]} has there",
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
        _deliver(t, colour, target, carried)
        carried = NOTHING
    if carried == NOTHING and waits(t, colour):
        x[WAITING] &= ~(1 << colour)
        carried = BANNER
        if t.telling:
            t.tell("banner", {"seat": colour, "place": PLACE_IDS[target]})
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


def mover(t: Table, colour: i64) -> i64:
    """Who has put a caballero where it is now (ruling G-03)."""
    if t.active != NOBODY:
        return t.active
    return owner(t, colour)


def owner(t: Table, colour: i64) -> i64:
    """The seat that a caballero belongs to: a black one to the holder of the inquisitor's card, NOBODY without one."""
    return t.extras[INQUISITOR] if colour == NEUTRAL else colour


def _deliver(t: Table, colour: i64, place: i64, load: i64) -> None:
    """Gold or goods have come to Spain."""
    t.extras[STOCK + load - 1] += 1
    seat = owner(t, colour)
    if seat == NOBODY:
        return
    t.seats[POINTS + seat] += TOKEN_POINTS[load]
    if t.telling:
        facts: dict[str, object] = {"seat": seat, "token": CARRIED_IDS[load], "place": PLACE_IDS[place]}
        facts["points"] = TOKEN_POINTS[load]
        t.tell("delivered", facts)


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

    def resolve(self, t: Table, s: i64) -> bool:
        mask = kinds(t, arg_b(s), arg_c(s), arg_d(s))
        options = vec[i64]()
        for kind in range(4 * SPOTS):
            if mask >> kind & 1:
                options = append(options, WHICH_CODE + kind)
        return t.ask(s, arg_a(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.picked = code - WHICH_CODE

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": arg_c(s), "place": PLACE_IDS[arg_b(s)]}


class Arrive(Task):
    """Whoever has put a caballero into a place says where it stands there. Arguments: seat, place, colour, its kind.

    In Francia it must take one of the free fields, which one is his choice (ruling G-03); as captain or viceroy it may.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        place = arg_b(s)
        spot = arg_d(s) >> 2
        options = vec[i64]()
        for other in range(SPOTS):
            if other == spot or self.free(t, place, other):
                options = append(options, STAND_CODE + other)
        return t.ask(s, arg_a(s), options)

    def free(self, t: Table, place: i64, spot: i64) -> bool:
        """Whether a printed field of a place is free."""
        if place == FRANCE:
            return AMBASSADOR <= spot <= THIRD and t.extras[SLOTS + spot - AMBASSADOR] == NOBODY
        return spot != PLAIN and spot == office_of(place) and t.extras[SLOTS + spot - AMBASSADOR] == NOBODY

    def choose(self, t: Table, s: i64, code: i64) -> None:
        spot = code - STAND_CODE
        change_spot(t, arg_b(s), arg_c(s), arg_d(s), spot)
        if t.telling and spot >= AMBASSADOR:
            t.tell("stands", {"colour": arg_c(s), "place": PLACE_IDS[arg_b(s)], "spot": SPOT_IDS[spot]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": arg_c(s), "place": PLACE_IDS[arg_b(s)]}


TASKS: dict[int, Task] = {WHICH: Which("which"), ARRIVE: Arrive("arrive")}
