"""Special scorings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import REGION
from elgrande.rules.effects.arguments import Flag, Form, Number
from elgrande.rules.effects.base import Effect, Scoring, allow_objection, announce_region, options_in
from elgrande.rules.effects.glance import (
    CASTILLO_SCORING,
    CHOICE_SCORING,
    FEWEST_SCORING,
    FIRSTS_SCORING,
    MOST_SCORING,
    VALUE_SCORING,
    Glance,
)
from elgrande.rules.places import CASTILLO, CASTILLO_BIT, COLOUR_IDS, COLOURS, PLACE_IDS, PLACES, places_of
from elgrande.rules.scoring import least_populous, most_populous, regions_by_first_value, score
from elgrande.rules.table import DISC

if TYPE_CHECKING:
    from elgrande.rules.table import Table


HIGHEST_VALUE: Final = 20
"""No scoreboard shows more."""

_FIXED: Final = 1
"""Bit of a series of regions: their order is fixed."""
COVERED: Final = 2
"""Bit of a series of regions: nothing has been shown since the action was announced (ruling F-11)."""


class ScoreChosenRegion(Scoring):
    """Score one region of choice, the King's included; in 1995 the Castillo may be chosen too (edition row 11).

    With ``present`` only a region where the player has a caballero.
    """

    form: ClassVar[Form] = Form(
        "score_region", [Flag("present", False)], "score_region or score_region(present=yes)"
    )
    asks: ClassVar[list[str]] = ["region"]

    def __init__(self, present: bool = False) -> None:
        self.present = present

    def regions(self, t: Table, seat: i64) -> i64:
        mask = t.rules.regions
        if t.rules.castillo_may_be_chosen:
            mask |= CASTILLO_BIT
        if self.present:
            for place in range(PLACES):
                if mask >> place & 1 and t.at(place, seat) == 0:
                    mask &= ~(1 << place)
        return mask

    def usable(self, t: Table, seat: i64) -> bool:
        return self.regions(t, seat) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.regions(t, seat))

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.param == CASTILLO:
            t.then(OPEN_CASTILLO)
        else:
            t.then(SCORE_ONE, t.param)

    def glance(self) -> Glance:
        return Glance(CHOICE_SCORING)


class ScoreByValue(Scoring):
    """Score every region whose visible first value lies in a range."""

    form: ClassVar[Form] = Form(
        "score_value",
        [Number("low", 1, HIGHEST_VALUE), Number("high", 1, HIGHEST_VALUE, least="low")],
        "score_value(4) or score_value(6, 7)",
    )
    asks: ClassVar[list[str]] = ["scoring_order"]

    def __init__(self, low: int, high: int) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, regions_by_first_value(t, self.low, self.high), COVERED)

    def glance(self) -> Glance:
        return Glance(VALUE_SCORING, 1.0, self.low, self.high)


class ScoreMost(Scoring):
    """Score the region with the most caballeros in all; all of them if several tie."""

    form: ClassVar[Form] = Form("score_most")
    asks: ClassVar[list[str]] = ["scoring_order"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, most_populous(t), COVERED)

    def glance(self) -> Glance:
        return Glance(MOST_SCORING)


class ScoreFewest(Scoring):
    """Score the region with the fewest caballeros in all, empty regions left out; all of them if several tie."""

    form: ClassVar[Form] = Form("score_fewest")
    asks: ClassVar[list[str]] = ["scoring_order"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, least_populous(t), COVERED)

    def glance(self) -> Glance:
        return Glance(FEWEST_SCORING)


class ScoreFirstPlaces(Scoring):
    """Score all regions, but only a sole first place earns, with its bonuses (ruling R-14)."""

    form: ClassVar[Form] = Form("score_firsts")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SCORE_SET, seat, t.rules.regions, _FIXED | COVERED, 1)

    def glance(self) -> Glance:
        return Glance(FIRSTS_SCORING)


class ScoreCastillo(Scoring):
    """Open and score the Castillo; everything in it goes back inside."""

    form: ClassVar[Form] = Form("score_castillo")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(OPEN_CASTILLO)

    def glance(self) -> Glance:
        return Glance(CASTILLO_SCORING)


class ScoreSet(Task):
    """Several regions are scored one after the other.

    The order changes no points, so the active player is asked for it only while a Veto could end the series
    (``known``: bits for what is known of the series).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.places: Final = self.argument("places", agenda.PLACES)
        self.known: Final = self.argument("known", agenda.SEAT)
        self.first_only: Final = self.argument("first_only", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        mask = self.places.of(s)
        if mask == 0:
            return False
        if mask & (mask - 1) and not self.known.of(s) & _FIXED and t.rules.stepwise_veto and t.objectors():
            return t.ask(s, self.seat.of(s), options_in(REGION, mask))
        place = 0
        while not mask >> place & 1:
            place += 1
        self.score_next(t, s, place)
        # What was announced has been answered by the holders of a Veto already; they are not asked the same twice.
        if not self.known.of(s) & COVERED:
            allow_objection(t)
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        self.score_next(t, s, code - REGION)
        allow_objection(t)

    def score_next(self, t: Table, s: i64, place: i64) -> None:
        rest = self.places.of(s) & ~(1 << place)
        if rest:
            t.then(SCORE_SET, self.seat.of(s), rest, self.known.of(s) & _FIXED, self.first_only.of(s))
        t.then(SCORE_ONE, place, self.first_only.of(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"places": [PLACE_IDS[place] for place in places_of(self.places.of(s))]}


SCORE_SET: Final = ScoreSet("scoring_order")


class SecretSet(Task):
    """The regions that were set by one player each are scored.

    Edition row 23: in 1995 the order is that of the players from the left of the active one; later he chooses.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.places: Final = self.argument("places", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        mask = self.places.of(s)
        if not t.rules.secret_scoring_clockwise:
            t.then(SCORE_SET, self.seat.of(s), mask)
            return False
        players = t.rules.players
        # The active player's own choice is the last one, so it lies deepest on the agenda.
        for distance in range(players, 0, -1):
            place = t.seats[DISC + (self.seat.of(s) + distance) % players]
            if mask >> place & 1:
                t.then(SCORE_ONE, place)
                allow_objection(t)
        return False


SECRET_SET: Final = SecretSet("secret_set")


class ScoreOne(Task):
    """One region is scored."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)
        self.first_only: Final = self.argument("first_only", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        score(t, self.place.of(s), self.first_only.of(s) == 1)
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


SCORE_ONE: Final = ScoreOne("score_one")


class OpenCastillo(Task):
    """The Castillo is opened and scored; its caballeros go back inside."""

    def resolve(self, t: Table, s: i64) -> bool:
        open_castillo(t)
        t.then(SCORE_ONE, CASTILLO)
        allow_objection(t)
        return False


OPEN_CASTILLO: Final = OpenCastillo("open_castillo")


def open_castillo(t: Table) -> None:
    """Everybody sees what is in the Castillo."""
    t.reveals += 1
    if t.telling:
        counts: dict[str, object] = {}
        for colour in range(COLOURS):
            if t.at(CASTILLO, colour):
                counts[COLOUR_IDS[colour]] = t.at(CASTILLO, colour)
        t.tell("castillo_opened", {"counts": counts})


EFFECTS: list[type[Effect]] = [
    ScoreChosenRegion,
    ScoreByValue,
    ScoreMost,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreCastillo,
]


TASKS: Final[list[Task]] = [SCORE_SET, SECRET_SET, SCORE_ONE, OPEN_CASTILLO]
"""The tasks of this room, in the order in which they get their numbers."""
