"""Alliance: two regions count as one in the next general scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import REGION
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import A_PLACE, Effect, announce_region, options_in, tell_announced
from elgrande.rules.places import NOWHERE, PLACE_IDS
from elgrande.rules.scoring import score
from elgrande.rules.sets.bigbox.fields import ALLIANCE, GENERAL

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class Ally(Effect):
    """Put the two alliance tokens on two regions, from wherever they lie.

    Ruling A-04: they need not be neighbours. Neither may be taboo when the tokens are laid.
    """

    form: ClassVar[Form] = Form("alliance")
    asks: ClassVar[list[str]] = ["region", "ally"]

    def usable(self, t: Table, seat: i64) -> bool:
        regions = t.open_regions()
        return regions & (regions - 1) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ALLY, seat)
        announce_region(t, seat, t.open_regions())

    def announced(self, t: Table) -> str:
        return f"alliance {PLACE_IDS[t.param]} {PLACE_IDS[t.branch]}"

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.taboo() & (1 << t.param | 1 << t.branch):
            # The King has come to one of them in the meantime.
            return
        t.extras[ALLIANCE] = t.param
        t.extras[ALLIANCE + 1] = t.branch
        if t.telling:
            t.tell("alliance", {"seat": seat, "places": [PLACE_IDS[t.param], PLACE_IDS[t.branch]]})

    def remembers(self) -> i64:
        return A_PLACE


class AllyWith(Task):
    """The active player announces the second region."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(REGION, t.open_regions() & ~(1 << t.param)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = code - REGION
        tell_announced(t, self.seat.of(s), f"alliance {PLACE_IDS[t.param]} {PLACE_IDS[t.branch]}")

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[t.param]}


ALLY: Final = AllyWith("ally")


def score_allies(t: Table, place: i64) -> bool:
    """Score both regions of the alliance when the first of them comes up; False if a region is not in it.

    Their caballeros are counted together (see ``expansion.counted``), so the same player is first in both; each
    region pays by its own scoreboard and with its own bonuses and doubling (ruling A-04b).
    """
    first = t.extras[ALLIANCE]
    second = t.extras[ALLIANCE + 1]
    if first == NOWHERE or (place != first and place != second):
        return False
    if not scored_with_ally(t, place):
        score(t, place)
        score(t, second if place == first else first)
    return True


def scored_with_ally(t: Table, place: i64) -> bool:
    """Whether a region of an alliance comes up second, so that it has been scored with the first."""
    first = t.extras[ALLIANCE]
    second = t.extras[ALLIANCE + 1]
    return first != NOWHERE and place == (second if first < second else first)


def ally_of(t: Table, place: i64) -> i64:
    """The region that is counted together with another in a general scoring, NOWHERE if there is none."""
    if t.extras[GENERAL] and t.extras[ALLIANCE] != NOWHERE:
        if place == t.extras[ALLIANCE]:
            return t.extras[ALLIANCE + 1]
        if place == t.extras[ALLIANCE + 1]:
            return t.extras[ALLIANCE]
    return NOWHERE


def allied_regions(t: Table) -> list[str]:
    """The two regions with the tokens, by id; nothing while the tokens lie beside the board."""
    if t.extras[ALLIANCE] == NOWHERE:
        return []
    return [PLACE_IDS[t.extras[ALLIANCE]], PLACE_IDS[t.extras[ALLIANCE + 1]]]


EFFECTS: list[type[Effect]] = [Ally]


TASKS: Final[list[Task]] = [ALLY]
"""The tasks of this room, in the order in which they get their numbers."""
