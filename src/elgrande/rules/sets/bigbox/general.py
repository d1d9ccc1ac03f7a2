"""The steps of a general scoring that a game with an expansion has of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.places import NOWHERE
from elgrande.rules.scoring import score
from elgrande.rules.sets.bigbox.alliance import score_allies
from elgrande.rules.sets.bigbox.fields import ALLIANCE, GENERAL, SPIES
from elgrande.rules.table import Table


class GeneralBegins(Task):
    """A general scoring begins."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[GENERAL] = 1
        return False


GENERAL_BEGINS: Final = GeneralBegins("general_begins")


class ScoreRegions(Task):
    """All regions are scored one by one in the order of the scoring key. ``left``: which ones, 0 at first."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.left: Final = self.argument("left", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        left = self.left.of(s) or t.rules.regions
        place: i64 = 0
        while not left >> place & 1:
            place += 1
        left &= ~(1 << place)
        if left:
            t.then(SCORE_REGIONS, left)
        t.then(SCORE_REGION, place)
        t.moment(t.rules.before_region, place)
        return False


SCORE_REGIONS: Final = ScoreRegions("score_regions")


class ScoreRegion(Task):
    """One region of a general scoring."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        company = t.rules.company
        if company is not None and company.general(t, self.place.of(s)):
            return False
        if not score_allies(t, self.place.of(s)):
            score(t, self.place.of(s))
        return False


SCORE_REGION: Final = ScoreRegion("score_region")


class GeneralEnds(Task):
    """The general scoring is over: what was to last until then is taken off the table."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[GENERAL] = 0
        t.extras[ALLIANCE] = NOWHERE
        t.extras[ALLIANCE + 1] = NOWHERE
        t.extras[SPIES] = 0
        return False


GENERAL_ENDS: Final = GeneralEnds("general_ends")


TASKS: Final[list[Task]] = [GENERAL_BEGINS, SCORE_REGIONS, SCORE_REGION, GENERAL_ENDS]
"""The tasks of this room, in the order in which they get their numbers."""
