"""The general scoring: the Castillo is opened, scored and emptied, then every region is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elgrande.rules.agenda import Task
from elgrande.rules.effects.discs import DiscTask, show_discs
from elgrande.rules.effects.score import open_castillo
from elgrande.rules.places import CASTILLO, COLOURS, COURT, NINE_REGIONS, NOWHERE, PLACE_IDS
from elgrande.rules.scoring import in_castillo, score
from elgrande.rules.table import DISC, GRANDE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class GeneralDiscs(DiscTask):
    """Each player with something in the Castillo secretly sets the region where it will go.

    The King's region may be set; it means the own court. With the King at the Castillo nothing leaves it, so nobody
    is asked (ruling R-16).
    """

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        if t.king == CASTILLO or not to_leave(t, seat):
            return 0
        if t.rules.company is not None and t.seats[GRANDE + seat] == CASTILLO:
            # Ruling A-01c: a Grande cannot go to court, so its owner may not set a region that would mean that.
            return NINE_REGIONS & ~t.taboo()
        return NINE_REGIONS

    def show(self, t: Table) -> None:
        """The discs stay covered until the Castillo has been scored."""

    def revealed(self, t: Table, s: i64) -> None:
        """The discs are read when the Castillo is emptied."""


GENERAL_DISCS: Final = GeneralDiscs("castillo_disc")


def to_leave(t: Table, seat: i64) -> bool:
    """Whether a seat has anything in the Castillo that will go where its disc says."""
    if in_castillo(t, seat):
        return True
    if t.rules.company is None:
        return False
    followers = t.commanded(seat)
    for colour in range(COLOURS):
        if followers >> colour & 1 and t.at(CASTILLO, colour) > 0:
            return True
    return False


class GeneralCastillo(Task):
    """The Castillo is opened and scored."""

    def resolve(self, t: Table, s: i64) -> bool:
        open_castillo(t)
        score(t, CASTILLO)
        return False


GENERAL_CASTILLO: Final = GeneralCastillo("general_castillo")


class LeaveCastillo(Task):
    """Everybody's caballeros leave the Castillo for the region on his disc, or for his court if the King is there.

    Ruling R-12: a Grande goes along to a region but stays inside if the King's region was set. What the neutral
    colour has inside stays, as nobody sets its disc.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        show_discs(t)
        players = t.rules.players
        for distance in range(players):
            seat = (t.start + distance) % players
            target = t.seats[DISC + seat]
            if target == NOWHERE:
                continue
            t.seats[DISC + seat] = NOWHERE
            count = t.at(CASTILLO, seat)
            grande = t.seats[GRANDE + seat] == CASTILLO
            if t.taboo() >> target & 1:
                target = COURT
                grande = False
            t.shift(seat, CASTILLO, target, count)
            if target != COURT:
                # Caballeros that he commands without owning them never leave the board (ruling G-22).
                followers = t.commanded(seat) & ~(1 << seat)
                for colour in range(COLOURS):
                    if followers >> colour & 1:
                        bring_out(t, seat, colour, target)
            if grande:
                t.seats[GRANDE + seat] = target
            if t.telling:
                facts: dict[str, object] = {"seat": seat, "place": PLACE_IDS[target]}
                facts["count"] = count
                facts["grande"] = grande
                t.tell("left_castillo", facts)
        return False


LEAVE_CASTILLO: Final = LeaveCastillo("leave_castillo")


def bring_out(t: Table, seat: i64, colour: i64, target: i64) -> None:
    """The caballeros of a colour that a seat commands leave the Castillo with its own."""
    count = t.at(CASTILLO, colour)
    t.shift(colour, CASTILLO, target, count)
    if t.telling:
        for _ in range(count):
            facts: dict[str, object] = {"seat": seat, "colour": colour}
            facts["source"] = PLACE_IDS[CASTILLO]
            facts["place"] = PLACE_IDS[target]
            t.tell("moved", facts)


class GeneralRegions(Task):
    """All regions are scored in the order of the scoring key."""

    def resolve(self, t: Table, s: i64) -> bool:
        for place in range(t.rules.span):
            if t.rules.regions >> place & 1:
                score(t, place)
        return False


GENERAL_REGIONS: Final = GeneralRegions("general_regions")


class CloseScoring(Task):
    """After a general scoring the region cards of the dummy are shuffled again."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.draws = 0
        return False


CLOSE_SCORING: Final = CloseScoring("close_scoring")


GENERAL_SCORING: Final[list[Task]] = [
    GENERAL_DISCS,
    GENERAL_CASTILLO,
    LEAVE_CASTILLO,
    GENERAL_REGIONS,
    CLOSE_SCORING,
]
"""The steps of a general scoring, in order."""


TASKS: Final[list[Task]] = [GENERAL_DISCS, GENERAL_CASTILLO, LEAVE_CASTILLO, GENERAL_REGIONS, CLOSE_SCORING]
"""The tasks of this room, in the order in which they get their numbers."""
