"""What tells caballeros of one colour apart: the field they stand on, and what they carry.

``Table.pieces`` counts caballeros by place and colour; the numbers here say which of them stand on a printed field or
on the limitation table, and which carry gold, goods or a banner. A *kind* packs both: ``4 * spot + carried``. Whatever
a caballero carries follows it when it moves; ``Table.picked`` says which kind the next single step takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elgrande.rules.bits import bit
from elgrande.rules.places import COLOURS, FRANCE, NEUTRAL, NOWHERE
from elgrande.rules.sets.anniversary.fields import BEARER, BEARER_SPOT
from elgrande.rules.sets.colonies.fields import LADEN, ON_TABLE, SLOT_LOADS, SLOTS, TABLE_AT, VOYAGERS
from elgrande.rules.sets.colonies.places import AFRICA, AMERICA, SHIP
from elgrande.rules.table import NOBODY

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

SMALL_TABLE: Final = 6
LARGE_TABLE: Final = 10

# Which kinds a question is about.
ANY_KIND: Final = 0
VOYAGER: Final = 1
BESIDE_TABLE: Final = 2
EMPTY_HANDED: Final = 3
IN_NO_OFFICE: Final = 4
"""With empty hands and on no printed field."""


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
