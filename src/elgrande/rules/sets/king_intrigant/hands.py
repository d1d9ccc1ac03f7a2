"""Quick picks for King & Intrigant: a whole hand of power cards at once, as a list of `keep` choices.

for choice in recommended_hand(table, seat):
    table.choose(choice, seat)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.dice import Dice
from elgrande.rules.sets.king_intrigant.words import KEEP, POWER_FACES
from elgrande.rules.table import HAND

if TYPE_CHECKING:
    from elgrande.rules.table import Table

RECOMMENDED: Final = [
    "10",
    "180",
    "40",
    "20",
    "170",
    "60",
    "90",
    "120",
    "150",
    "70",
    "joker",
    "15",
    "135",
    "80",
    "130",
    "53",
    "160",
    "100",
    "145",
    "110",
    "50",
    "30",
    "140",
]
"""Cards that are easy to use and go well together, the most important ones first.

The lowest and the highest card give a sure Intrigant and King; the others are spread over the values, so that there
is a card for every place in the order of turns.
"""


def recommended_hand(t: Table, seat: int) -> list[int]:
    """The choices with which a seat fills up its hand as we recommend."""
    order = [POWER_FACES.index(face) + 1 for face in RECOMMENDED]
    order += [number for number in range(1, t.rules.power_cards + 1) if number not in order]
    return _first(t, seat, order)


def random_hand(t: Table, seat: int, dice: Dice) -> list[int]:
    """The choices with which a seat fills up its hand at random."""
    return _first(t, seat, dice.shuffled(list(range(1, t.rules.power_cards + 1))))


def _first(t: Table, seat: int, order: list[int]) -> list[int]:
    """The first cards of an order that the seat can still choose, as many as its hand lacks."""
    hand: int = t.seats[HAND + seat]
    chosen = sum(1 for number in order if hand >> number & 1)
    free = [number for number in order if t.rules.powers >> number & 1 and not hand >> number & 1]
    return [KEEP + number - 1 for number in free[: t.rules.hand_size - chosen]]
