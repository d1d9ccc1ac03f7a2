"""Random games of Grandissimo under all its table options: no dead end, nothing created, nothing lost."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.places import COLOURS, COURT, NEUTRAL, NOWHERE, PROVINCE, UNCROWNED
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.grandissimo.agreement import STACK as GRANDISSIMO_STACK
from elgrande.rules.sets.grandissimo.fields import (
    BOYCOTT,
    BOYCOTT_BY,
    GUESTS,
    INCOGNITO,
    INCOGNITO_BY,
    PRISON,
    REVOLUTION,
    SAVED,
    SAVED_BY,
    SHIPS,
    STAND_IN,
)
from elgrande.rules.sets.grandissimo.places import GALLEON
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import GRANDE, NO_CARD, NOBODY, Table

OPTIONS: list[dict[str, str]] = [
    {},
    {"symbols": "reconstructed"},
    {"symbols": "none"},
    {"stack-6": "small", "left-out": "+".join(GRANDISSIMO_STACK[4:])},
    {"left-out": "first-game"},
    {"cards": "established", "length": "short"},
]
SETS = [["grandissimo"], ["grandissimo", "anniversary"]]
GAMES = 4


def check(t: Table) -> None:
    x = t.extras
    for colour in range(t.rules.players):
        assert sum(t.at(row, colour) for row in range(t.rules.rows)) == t.rules.caballeros
        # Guests are at other courts, and only whoever has a ship is on board.
        assert t.at(GUESTS + colour, colour) == 0
        assert t.at(GALLEON, colour) == 0 or colour in (x[SHIPS], x[SHIPS + 1])
    assert sum(t.at(row, NEUTRAL) for row in range(t.rules.rows)) == 2
    for row in (COURT, PROVINCE, PRISON, GALLEON, *range(GUESTS, GUESTS + t.rules.players)):
        assert t.at(row, NEUTRAL) == 0
    assert min(t.pieces) >= 0
    assert (x[BOYCOTT] == NOWHERE) == (x[BOYCOTT_BY] == NOBODY)
    assert (x[INCOGNITO] == NOWHERE) == (x[INCOGNITO_BY] == NOBODY)
    assert x[BOYCOTT] == NOWHERE or x[BOYCOTT] != x[INCOGNITO]
    assert (x[SAVED] == NO_CARD) == (x[SAVED_BY] == NOBODY)
    if x[STAND_IN] != NOBODY:
        assert x[REVOLUTION] == 1
        assert t.seats[GRANDE + x[STAND_IN]] == t.king
    assert (t.king == UNCROWNED) == (x[REVOLUTION] == 1 and x[STAND_IN] == NOBODY)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("sets", SETS, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_come_to_their_end(players: int, sets: list[str], options: dict[str, str]) -> None:
    setup = Setup("2015", players, sets, options)
    for seed in range(GAMES):
        t = new_table(setup, seed, telling=False)
        dice = Dice(seed)
        for _ in range(2000):
            if t.over:
                break
            assert len(t.options) > 0
            assert len(set(t.options)) == len(t.options)
            check(t)
            t.play(t.options[dice.below(len(t.options))])
        assert t.over
        assert (
            sum(t.at(row, colour) for row in range(t.rules.rows) for colour in range(COLOURS))
            == 30 * players + 2
        )
