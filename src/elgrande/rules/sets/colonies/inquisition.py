"""The Grand Inquisitor's cards, and a scoring that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import Effect, Scoring, announce_region
from elgrande.rules.effects.move import LIFT, NEUTRAL_ONLY
from elgrande.rules.effects.score import COVERED, SCORE_SET
from elgrande.rules.places import CABALLEROS, FRANCE, NOWHERE, PLACE_IDS
from elgrande.rules.scoring import score
from elgrande.rules.sets.bigbox.black import black_regions, take_inquisitor
from elgrande.rules.sets.colonies.fields import DELAYED, DELAYED_DUE
from elgrande.rules.sets.colonies.places import AFRICA, AMERICA, SHIP

if TYPE_CHECKING:
    from elgrande.rules.table import Table


NEW_REGIONS: Final = 1 << FRANCE | 1 << SHIP | 1 << AMERICA | 1 << AFRICA


class HolyInquisition(Effect):
    """Take the Grand Inquisitor's card and move up to so many black caballeros."""

    form: ClassVar[Form] = Form("holy_inquisition", [Number("count", 1, CABALLEROS)], "holy_inquisition(2)")
    asks: ClassVar[list[str]] = ["lift", "drop"]

    def __init__(self, count: int = 2) -> None:
        self.count: i64 = count

    def carry_out(self, t: Table, seat: i64) -> None:
        take_inquisitor(t, seat)
        t.then(LIFT, seat, 0, 0, self.count, NEUTRAL_ONLY)


class ScoreBlackRegions(Scoring):
    """Take the Grand Inquisitor's card (ruling G-09), then score every region with a black caballero."""

    form: ClassVar[Form] = Form("score_black")
    asks: ClassVar[list[str]] = ["scoring_order"]

    def carry_out(self, t: Table, seat: i64) -> None:
        take_inquisitor(t, seat)
        t.then(SCORE_SET, seat, black_regions(t), COVERED)


class ScoreNewRegions(Scoring):
    """Score Francia, the ship, América and África."""

    form: ClassVar[Form] = Form("score_new")
    asks: ClassVar[list[str]] = ["scoring_order"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, NEW_REGIONS & t.rules.regions, COVERED)


class DelayScoring(Effect):
    """Choose a region, the King's too but not the Castillo (ruling G-12): it is scored at the end of the next round.

    There is one token: if the action is repeated, it goes to the new region (ruling G-23).
    """

    form: ClassVar[Form] = Form("score_later")
    asks: ClassVar[list[str]] = ["region"]

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, t.rules.regions)

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[DELAYED] = t.param
        t.extras[DELAYED_DUE] = t.rules.round_index(t.round) + 1
        if t.telling:
            t.tell("delayed", {"place": PLACE_IDS[t.param]})


class ScoreDelayed(Task):
    """The region of a delayed scoring is scored at the end of the round for which it was put off."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round: Final = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[DELAYED] != NOWHERE and t.extras[DELAYED_DUE] == self.round.of(s):
            place = t.extras[DELAYED]
            t.extras[DELAYED] = NOWHERE
            score(t, place)
        return False


SCORE_DELAYED: Final = ScoreDelayed("score_delayed")


class ScoreLast(Task):
    """What was put off in the last round is scored after everything else. ``round``: the one that has ended."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round: Final = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[DELAYED] != NOWHERE and self.round.of(s) + 1 == len(t.rules.rounds):
            place = t.extras[DELAYED]
            t.extras[DELAYED] = NOWHERE
            score(t, place)
        return False


SCORE_LAST: Final = ScoreLast("score_last")


EFFECTS: list[type[Effect]] = [HolyInquisition, ScoreBlackRegions, ScoreNewRegions, DelayScoring]


TASKS: Final[list[Task]] = [SCORE_DELAYED, SCORE_LAST]
"""The tasks of this room, in the order in which they get their numbers."""
