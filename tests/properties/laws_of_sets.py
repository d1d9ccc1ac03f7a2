"""What holds at every decision of a game with expansions of the Big Box."""

from __future__ import annotations

from functools import cache

from elgrande.rules import Table
from elgrande.rules.fields import CARD, FIELDS, NUMBER, PLACE, PLACES_MASK, SEAT, SEATS_MASK
from elgrande.rules.places import COLOURS, FRANCE, NEUTRAL, NOWHERE, PLACES
from elgrande.rules.sets.anniversary.fields import BEARER, WAITING
from elgrande.rules.sets.bigbox.marks import AMBASSADOR, CAPTAIN, ENVOY, SPOTS, THIRD, VICEROY, fields
from elgrande.rules.sets.colonies.fields import LADEN, ON_TABLE, SLOT_LOADS, SLOTS, STOCK, TABLE_AT, TOKENS
from elgrande.rules.sets.colonies.places import AMERICA, SHIP
from elgrande.rules.sets.grandissimo.fields import GUESTS, PRISON, SHIPS
from elgrande.rules.sets.grandissimo.places import GALLEON
from elgrande.rules.sets.names import ANNIVERSARY, COLONIES, GRANDISSIMO
from elgrande.rules.sets.players_edition.fields import BRIDGE
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.table import NO_CARD, NOBODY

GOLD, GOODS = 5, 11
"""Tokens in the box."""
OVERSEAS = 3
"""Ship, América and África, where laden caballeros are counted."""
SLOT_PLACES = {AMBASSADOR: FRANCE, ENVOY: FRANCE, THIRD: FRANCE, CAPTAIN: SHIP, VICEROY: AMERICA}


def check_sets(table: Table) -> None:
    """All laws about what expansions keep on the table."""
    check_fields(table)
    check_rows(table)
    sets = table.rules.setup.sets
    if COLONIES in sets:
        check_goods(table)
        check_slots(table)
        check_limitation_table(table)
    if ANNIVERSARY in sets:
        check_banners(table)


@cache
def bounds(players: int, cards: int) -> list[tuple[int, int, int]]:
    """What each number of the extras can be, by the kind of its field: where it lies, least and most."""
    ranges = {
        PLACE: (NOWHERE, PLACES - 1),
        SEAT: (NOBODY, NEUTRAL),
        CARD: (NO_CARD, cards - 1),
        PLACES_MASK: (0, (1 << PLACES) - 1),
        SEATS_MASK: (0, (1 << COLOURS) - 1),
        NUMBER: (0, 1 << 62),
    }
    return [(field.at + i, *ranges[field.kind]) for field in FIELDS.values() for i in range(field.size)]


def check_fields(table: Table) -> None:
    """Every field holds what its kind says: a place, a seat, a card, or a number that is not negative."""
    numbers = list(table.extras)
    for index, least, most in bounds(table.rules.players, len(table.rules.cards)):
        assert least <= numbers[index] <= most, index


def check_rows(table: Table) -> None:
    """Only what belongs there lies beside the board; black caballeros never do."""
    for row in range(PRISON, table.rules.rows):
        assert table.at(row, NEUTRAL) == 0
    assert table.at(GALLEON, NEUTRAL) == 0
    assert table.total_at(BRIDGE) <= 1
    for seat in range(table.rules.players):
        assert table.at(CARD_75, seat) <= 1
        assert table.at(GUESTS + seat, seat) == 0
        if GRANDISSIMO in table.rules.setup.sets and table.at(GALLEON, seat):
            assert seat in (table.extras[SHIPS], table.extras[SHIPS + 1])


# ---------------------------------------------------------------------- the colonies


def check_goods(table: Table) -> None:
    """Gold and goods lie beside the board, unclaimed in the colonies, or with caballeros; none is lost or made."""
    x = table.extras
    for load, number in ((1, GOLD), (2, GOODS)):
        carried = sum(
            x[LADEN + (2 * place + load - 1) * COLOURS + colour]
            for place in range(OVERSEAS)
            for colour in range(COLOURS)
        )
        in_francia = sum(1 for slot in range(3) if x[SLOT_LOADS + slot] == load)
        assert x[TOKENS + load - 1] + x[STOCK + load - 1] + carried + in_francia == number
    for place in range(OVERSEAS):
        for colour in range(COLOURS):
            laden = sum(x[LADEN + (2 * place + load) * COLOURS + colour] for load in range(2))
            assert laden <= table.at(SHIP + place, colour)


def check_slots(table: Table) -> None:
    """Who stands on a printed field is there, and in Francia everybody stands on one."""
    x = table.extras
    assert table.total_at(FRANCE) <= 3
    for colour in range(COLOURS):
        for place in (FRANCE, SHIP, AMERICA):
            spots = [spot for spot in range(AMBASSADOR, SPOTS) if SLOT_PLACES[spot] == place]
            on_fields = sum(1 for spot in spots if x[SLOTS + spot - AMBASSADOR] == colour)
            assert on_fields <= table.at(place, colour)
            assert place != FRANCE or on_fields == table.at(place, colour)
    for slot in range(3):
        assert x[SLOT_LOADS + slot] == 0 or x[SLOTS + slot] != NOBODY


def check_limitation_table(table: Table) -> None:
    """No more stand on the table than it has fields, and no more than are in its region; never in Francia."""
    x = table.extras
    standing = [sum(x[ON_TABLE + load * COLOURS + colour] for load in range(3)) for colour in range(COLOURS)]
    assert sum(standing) <= fields(table)
    assert x[TABLE_AT] != FRANCE
    for colour in range(COLOURS):
        assert standing[colour] == 0 or standing[colour] <= table.at(x[TABLE_AT], colour)


# ---------------------------------------------------------------------- banners


def check_banners(table: Table) -> None:
    """Every banner is with a caballero of its owner in a region, or waits for one."""
    for seat in range(table.rules.players):
        place = table.extras[BEARER + seat]
        waits = table.extras[WAITING] >> seat & 1 == 1
        if place == NOWHERE:
            # It waits, or its owner is being asked who gets it.
            continue
        assert not waits
        assert table.rules.regions >> place & 1
        assert table.at(place, seat) > 0
