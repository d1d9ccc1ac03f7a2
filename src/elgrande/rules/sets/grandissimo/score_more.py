"""Special scorings of Grandissimo: coast, inland and courts.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.effects.arguments import Form, Number, Word
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.score import COVERED, HIGHEST_VALUE, SCORE_SET
from elgrande.rules.places import COURT, NINE_REGIONS, PLACE_IDS
from elgrande.rules.scoring import Award
from elgrande.rules.sets.grandissimo.symbols import COAST
from elgrande.rules.table import POINTS

if TYPE_CHECKING:
    from elgrande.rules.table import Table

PARTS_OF_SPAIN: Final = {"coast": COAST, "inland": NINE_REGIONS & ~COAST}


class ScorePart(Effect):
    """Score all regions on the coast, Portugal included, or the three inland ones."""

    form: ClassVar[Form] = Form(
        "score_part",
        [Word("part", list(PARTS_OF_SPAIN), "which part of Spain")],
        "score_part(coast) or score_part(inland)",
    )
    asks: ClassVar[list[str]] = ["scoring_order"]

    def __init__(self, part: str) -> None:
        self.part = part
        self.regions: i64 = PARTS_OF_SPAIN[part]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, self.regions & t.rules.regions, COVERED)


class ScoreCourts(Effect):
    """Whoever has the most caballeros in his court is paid, and so are the next ones.

    Ruling GR-09: ties and the number of paid places are those of a region; each court counts only its own colour.
    """

    form: ClassVar[Form] = Form(
        "score_courts",
        [
            Number("first", 0, HIGHEST_VALUE),
            Number("second", 0, HIGHEST_VALUE),
            Number("third", 0, HIGHEST_VALUE),
        ],
        "score_courts(7, 5, 1)",
    )

    def __init__(self, first: int, second: int, third: int) -> None:
        self.first = first
        self.second = second
        self.third = third

    def carry_out(self, t: Table, seat: i64) -> None:
        result = self.awards(t)
        for award in result:
            t.seats[POINTS + award.colour] += award.points
        if t.telling:
            t.tell("scored", {"place": PLACE_IDS[COURT], "awards": [award.to_json() for award in result]})

    def awards(self, t: Table) -> list[Award]:
        """Who gets what, best first."""
        values = [self.first, self.second, self.third]
        counts: list[int] = [t.court(seat) for seat in range(t.rules.players)]
        result: list[Award] = []
        position = 1
        for count in sorted(set(counts), reverse=True):
            if count == 0:
                break
            members = counts.count(count)
            rank = position if members == 1 else position + 1
            for seat in range(len(counts)):
                if counts[seat] == count:
                    award = Award(seat, count, rank, members > 1)
                    if rank <= t.rules.paid_places:
                        award.value = values[rank - 1]
                    result.append(award)
            position = rank + 1
        return result


EFFECTS: list[type[Effect]] = [ScorePart, ScoreCourts]
