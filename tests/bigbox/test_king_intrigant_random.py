"""King & Intrigant and Special cards: whole games at random, in every mix and with the table options."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine, view
from elgrande.rules.places import COLOURS
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.setup import Setup, mixes
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.sets.special_cards.limits import FIELDS, limited
from elgrande.rules.table import HAND, SPENT, Table
from tests.bigbox.looking import asked

MIXES = [mix for mix in mixes("2015") if "king-intrigant" in mix]
OPTIONS = [
    {},
    {"cards": "established"},
    {"veto": "no", "length": "short"},
    {"castillo": "open", "tie-break": "yes"},
]


def check(t: Table) -> None:
    """What must be true at every decision."""
    rules = t.rules
    for colour in range(rules.players):
        assert sum(t.pieces[row * COLOURS + colour] for row in range(rules.rows)) == rules.caballeros
        assert t.at(CARD_75, colour) <= 1
        hand, spent = t.seats[HAND + colour], t.seats[SPENT + colour]
        assert hand & spent == 0
        assert (hand | spent) & ~rules.powers == 0
        assert bin(hand | spent).count("1") <= rules.hand_size
    assert t.depth < rules.agenda_size - 20
    for place in range(9):
        if limited(t) >> place & 1:
            assert t.total_at(place) <= FIELDS


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_come_to_an_end_and_lose_nothing(mix: list[str], players: int) -> None:
    for seed, options in enumerate(OPTIONS):
        t = new_table(Setup("2015", players, mix, options), seed, telling=False)
        dice = Dice(seed)
        while not t.over:
            check(t)
            choices = asked(t).options
            assert choices
            t.choose(choices[dice.below(len(choices))])
        assert all(points >= 0 for points in t.scores)


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_imagined_tables_look_the_same_and_can_be_played_to_the_end(mix: list[str]) -> None:
    t = new_table(Setup("2015", 4, mix), 5, telling=False)
    dice = Dice(5)
    step = 0
    while not t.over:
        step += 1
        if step % 23 == 0:
            for seat in [None, 0, 2]:
                other = imagine(t, seat, dice)
                assert view(other, seat) == view(t, seat)
                check(other)
        if step % 90 == 0:
            while not other.over:
                options = asked(other).options
                other.choose(options[dice.below(len(options))])
        choices = asked(t).options
        t.choose(choices[dice.below(len(choices))])
