"""Secret choices with the disc: all concerned players at once, in any order, revealed together.

A disc shows the nine regions of Spain, whatever else is on the board (rulings G-16 and GR-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import DISC as DISC_CODE
from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import Effect, Scoring, allow_objection, announce_region, options_in
from elgrande.rules.effects.glance import FLAT, LOSS, Glance
from elgrande.rules.effects.losses import ALL, RETURNED
from elgrande.rules.effects.score import SECRET_SET
from elgrande.rules.places import CABALLEROS, COURT, NINE_REGIONS, NOWHERE, PLACE_IDS
from elgrande.rules.table import DISC

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class DiscTask(Task):
    """Players set their discs. Those with nothing to decide are not asked (ruling R-10)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.secret = DISC

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        """The places that a seat may set: a bit mask; 0 if it has nothing to decide."""
        raise NotImplementedError(self.kind)

    def revealed(self, t: Table, s: i64) -> None:
        """All discs are turned up: put the consequences on the agenda."""
        raise NotImplementedError(self.kind)

    def options_for(self, t: Table, s: i64, seat: i64) -> vec[i64]:
        return options_in(DISC_CODE, self.settings(t, s, seat))

    def resolve(self, t: Table, s: i64) -> bool:
        # Who has to decide is found out once, at the first visit; a set disc shows that the visit was made.
        if t.pending == 0:
            for seat in range(t.rules.players):
                t.seats[DISC + seat] = NOWHERE
                if self.settings(t, s, seat):
                    t.pending |= 1 << seat
            if t.pending == 0:
                self.revealed(t, s)
                return False
        seat = 0
        while not t.pending >> seat & 1:
            seat += 1
        return t.ask(s, seat, self.options_for(t, s, seat))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.seats[DISC + t.decider] = code - DISC_CODE
        t.pending &= ~(1 << t.decider)
        if t.pending:
            t.push(s)
            return
        t.reveals += 1
        self.show(t)
        self.revealed(t, s)

    def show(self, t: Table) -> None:
        """The discs are turned up as soon as all are set."""
        show_discs(t)


def show_discs(t: Table) -> None:
    """Everybody sees the discs that were set."""
    if t.telling:
        discs: dict[str, object] = {}
        for seat in range(t.rules.players):
            place = t.seats[DISC + seat]
            if place != NOWHERE:
                discs[str(seat)] = PLACE_IDS[place]
        if discs:
            t.tell("discs", {"discs": discs})


# ---------------------------------------------------------------------- losing caballeros of a region


class LoseFromSecretRegion(Effect):
    """Every opponent secretly sets a region and returns so many of his caballeros there (or all of them)."""

    form: ClassVar[Form] = Form(
        "lose_secret", [Number("count", 1, CABALLEROS, all=ALL)], "lose_secret(2) or lose_secret(all)"
    )
    asks: ClassVar[list[str]] = ["loss_disc"]

    def __init__(self, count: int = ALL) -> None:
        self.count: i64 = count

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(LOSS_DISCS, seat, self.count)

    def glance(self) -> Glance:
        return Glance(LOSS, 2.0)


class LossDiscs(DiscTask):
    """Each opponent sets a region to lose caballeros of.

    Ruling R-5: told to lose two, he must set a region with two or more if he has one outside the King's region, else
    one with one.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.count: Final = self.argument("count", agenda.COUNT)

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        if seat == self.seat.of(s):
            return 0
        wanted: i64 = 1 if self.count.of(s) == ALL else self.count.of(s)
        while wanted > 0:
            mask: i64 = 0
            regions = t.open_regions() & NINE_REGIONS
            for place in range(t.rules.span):
                if regions >> place & 1 and t.at(place, seat) >= wanted:
                    mask |= 1 << place
            if mask:
                return mask
            wanted -= 1
        return 0

    def revealed(self, t: Table, s: i64) -> None:
        players = t.rules.players
        for distance in range(players - 1, 0, -1):
            seat = (self.seat.of(s) + distance) % players
            place = t.seats[DISC + seat]
            if place != NOWHERE:
                count = t.at(place, seat)
                if self.count.of(s) < count:
                    count = self.count.of(s)
                t.then(RETURNED, seat, place, count)
                allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"count": None if self.count.of(s) == ALL else self.count.of(s)}


LOSS_DISCS: Final = LossDiscs("loss_disc")


# ---------------------------------------------------------------------- eviction


class Evict(Effect):
    """Name a region; every opponent secretly sets where all his caballeros from there go."""

    form: ClassVar[Form] = Form("evict")
    asks: ClassVar[list[str]] = ["region", "eviction_disc"]

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, t.open_regions())

    def carry_out(self, t: Table, seat: i64) -> None:
        # The King may have come between.
        if t.open_regions() >> t.param & 1:
            t.then(EVICTION_DISCS, seat)

    def glance(self) -> Glance:
        return Glance(FLAT, 3.0)


class EvictionDiscs(DiscTask):
    """Each opponent with caballeros in the named region sets another region; the King's region means his court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        if seat == self.seat.of(s) or t.at(t.param, seat) == 0:
            return 0
        return NINE_REGIONS & ~(1 << t.param)

    def revealed(self, t: Table, s: i64) -> None:
        players = t.rules.players
        for distance in range(players - 1, 0, -1):
            seat = (self.seat.of(s) + distance) % players
            if t.seats[DISC + seat] != NOWHERE:
                t.then(EVICTED, seat)
                allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[t.param]}


EVICTION_DISCS: Final = EvictionDiscs("eviction_disc")


class Evicted(Task):
    """A player's caballeros leave the named region for the region on his disc, or for his court."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        target = t.seats[DISC + seat]
        count = t.at(t.param, seat)
        if t.taboo() >> target & 1:
            target = COURT
        t.shift(seat, t.param, target, count)
        if t.telling:
            source = PLACE_IDS[t.param]
            if target == COURT:
                t.tell("to_court", {"colour": seat, "source": source, "count": count})
            else:
                for _ in range(count):
                    t.tell(
                        "moved", {"seat": seat, "colour": seat, "source": source, "place": PLACE_IDS[target]}
                    )
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.seat.of(s), "place": PLACE_IDS[t.seats[DISC + self.seat.of(s)]]}


EVICTED: Final = Evicted("evicted")


# ---------------------------------------------------------------------- secret scoring


class ScoreSecretly(Scoring):
    """Every player secretly sets a region; each region that exactly one player has set is scored."""

    form: ClassVar[Form] = Form("score_secret")
    asks: ClassVar[list[str]] = ["scoring_disc", "scoring_order"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(SECRET_DISCS, seat)

    def glance(self) -> Glance:
        return Glance(FLAT, 2.0)


class SecretDiscs(DiscTask):
    """All players, the active one too, set a region; the King's region is allowed."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        return NINE_REGIONS

    def revealed(self, t: Table, s: i64) -> None:
        once: i64 = 0
        twice: i64 = 0
        for seat in range(t.rules.players):
            mask: i64 = 1 << t.seats[DISC + seat]
            twice |= once & mask
            once |= mask
        t.then(SECRET_SET, self.seat.of(s), once & ~twice)


SECRET_DISCS: Final = SecretDiscs("scoring_disc")


EFFECTS: list[type[Effect]] = [LoseFromSecretRegion, Evict, ScoreSecretly]


TASKS: Final[list[Task]] = [LOSS_DISCS, EVICTION_DISCS, EVICTED, SECRET_DISCS]
"""The tasks of this room, in the order in which they get their numbers."""
