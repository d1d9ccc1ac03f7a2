"""The dummy of the two-player game of 2023: a colour that nobody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.places import NEUTRAL, PLACE_IDS, PROVINCE
from elgrande.rules.table import PLAYED, TOTAL

if TYPE_CHECKING:
    from elgrande.rules.table import Table

REGIONS_DRAWN: Final = 2
CABALLEROS_EACH: Final = 2


class DummyArrives(Task):
    """Two region cards are drawn; caballeros of the dummy go there, but not to the King's region (ruling R-21)."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.reveals += 1
        scorings = 0
        for space in t.rules.scoring_spaces:
            if space < t.round:
                scorings += 1
        cards = t.chance.dummy_regions[scorings]
        for i in range(REGIONS_DRAWN):
            place = cards[REGIONS_DRAWN * t.draws + i]
            count: i64 = CABALLEROS_EACH
            if t.province(NEUTRAL) < count:
                count = t.province(NEUTRAL)
            if t.taboo() >> place & 1:
                count = 0
            t.shift(NEUTRAL, PROVINCE, place, count)
            if t.telling:
                t.tell("dummy_arrives", {"place": PLACE_IDS[place], "count": count})
        t.draws += 1
        return False


DUMMY_ARRIVES: Final = DummyArrives("dummy_arrives")


class DummyPower(Task):
    """The dummy's top power card is turned up: its value is blocked, and it decides the dummy's place in the order."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round: Final = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        t.reveals += 1
        value = t.chance.dummy_powers[self.round.of(s)]
        t.seats[PLAYED + NEUTRAL] = value
        t.seats[TOTAL + NEUTRAL] = value
        if t.telling:
            t.tell("dummy_power", {"power": value})
        return False


DUMMY_POWER: Final = DummyPower("dummy_power")


TASKS: Final[list[Task]] = [DUMMY_ARRIVES, DUMMY_POWER]
"""The tasks of this room, in the order in which they get their numbers."""
