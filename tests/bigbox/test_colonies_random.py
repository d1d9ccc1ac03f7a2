"""Random games with the colonies and with banners: no dead end, nothing created, nothing lost."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.places import COLOURS, COURT, FRANCE, NEUTRAL, NOWHERE, PROVINCE
from elgrande.rules.sets.anniversary.fields import BEARER, WAITING
from elgrande.rules.sets.bigbox.marked_moves import BANNER_FALLS, BANNER_GIVEN
from elgrande.rules.sets.bigbox.marks import (
    GOLD,
    GOODS,
    SPOTS,
    count_kind,
    free_fields,
)
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.colonies.fields import LADEN, SLOT_LOADS, SLOTS, STOCK, TOKENS
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table

COLONIES = "inquisitor-colonies"
BANNERS = "anniversary"
MIXES = [
    [COLONIES],
    [BANNERS],
    [COLONIES, BANNERS],
    [COLONIES, "king-intrigant"],
    [COLONIES, BANNERS, "king-intrigant"],
    [BANNERS, "grandissimo"],
    [BANNERS, "king-intrigant", "players-edition", "special-cards"],
]
GAMES = 3


def check_kinds(t: Table) -> None:
    """Every caballero of a region is of exactly one kind."""
    for place in range(t.rules.span):
        if t.rules.regions >> place & 1:
            for colour in range(COLOURS):
                here = t.at(place, colour)
                numbers = [count_kind(t, place, colour, kind, here) for kind in range(4 * SPOTS)]
                assert min(numbers) >= 0
                assert sum(numbers) == here


def check_colonies(t: Table) -> None:
    x = t.extras
    for load, total in ((GOLD, 5), (GOODS, 11)):
        carried = sum(
            x[LADEN + (2 * place + load - 1) * COLOURS + colour]
            for place in range(3)
            for colour in range(COLOURS)
        )
        carried += sum(1 for slot in range(3) if x[SLOT_LOADS + slot] == load)
        assert x[TOKENS + load - 1] + x[STOCK + load - 1] + carried == total
    assert sum(t.at(place, NEUTRAL) for place in range(t.rules.rows)) == 4
    assert t.at(COURT, NEUTRAL) == t.at(PROVINCE, NEUTRAL) == 0
    assert free_fields(t) >= 0
    for colour in range(COLOURS):
        assert t.at(FRANCE, colour) == sum(1 for slot in range(3) if x[SLOTS + slot] == colour)


def check_banners(t: Table) -> None:
    """Each banner flies over one of its owner's caballeros, waits for one, or is about to be given on."""
    falling = any(t.task_of(t.agenda[i]) in (BANNER_FALLS, BANNER_GIVEN) for i in range(t.depth))
    for seat in range(t.rules.players):
        place = t.extras[BEARER + seat]
        waits = t.extras[WAITING] >> seat & 1 == 1
        if place == NOWHERE:
            assert waits or falling
        else:
            assert not waits
            assert t.at(place, seat) > 0


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_come_to_their_end_with_everything_accounted_for(players: int, sets: list[str]) -> None:
    setup = Setup("2015", players, sets)
    for seed in range(GAMES):
        t = new_table(setup, seed, telling=False)
        dice = Dice(seed)
        for _ in range(3000):
            if t.over:
                break
            assert len(t.options) > 0
            check_kinds(t)
            if COLONIES in sets:
                check_colonies(t)
            if BANNERS in sets:
                check_banners(t)
            t.play(t.options[dice.below(len(t.options))])
        assert t.over
