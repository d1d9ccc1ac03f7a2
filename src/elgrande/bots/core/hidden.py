"""A table without secrets: the same for all tables that look alike to a seat.

Bots get what their seat knows as such a table. It is an imagined one, with everything that the seat cannot know put
into a fixed order, so that nothing a bot works out from it can depend on what is hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine
from elgrande.rules.ruleset import Chance
from elgrande.rules.sets.power_modifiers import modifiers
from elgrande.rules.table import HAND, MODIFIER_BIT, PASSED, SEEN, Table


class NoDice(Dice):
    """Dice without luck: always the lowest number, and shuffling sorts."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: i64) -> i64:
        return 0

    def shuffled(self, items: list[int]) -> list[int]:
        return sorted(items)


def settled(t: Table, seat: int) -> Table:
    """The table as the seat knows it, the rest in a fixed order, waiting for the seat's own decision.

    Where several seats decide at the same time, the seat is the one whose turn it is to say.
    """
    known = imagine(t, seat, NoDice())
    known.telling = False
    _forget_modifiers(known, seat)
    if known.decider != seat and known.pending >> seat & 1:
        packed = known.agenda[known.depth - 1]
        known.decider = seat
        known.options = known.task.options_for(known, packed, seat)
    return known


def _forget_modifiers(t: Table, seat: int) -> None:
    """Who was dealt and who passed on which modifier is known only as far as the seat had it in hand."""
    if not t.rules.modifiers:
        return
    away: i64 = 0
    players = t.rules.players
    for other in range(players):
        away |= t.seats[HAND + other] | t.seats[SEEN + other]
        if other != seat and (other + 1) % players != seat and t.task is not modifiers.DRAFT:
            t.seats[PASSED + other] = 0
    old = t.chance
    dealt: list[list[int]] = [list(old.modifiers[seat]) if other == seat else [] for other in range(players)]
    box: list[int] = [
        modifier.number for modifier in t.rules.modifiers if not away >> (MODIFIER_BIT + modifier.number) & 1
    ]
    t.chance = Chance(
        old.start,
        old.king,
        old.homes,
        old.decks,
        old.removed,
        old.mulligans,
        old.dummy_powers,
        old.dummy_regions,
        dealt,
        box,
        old.turned,
    )
