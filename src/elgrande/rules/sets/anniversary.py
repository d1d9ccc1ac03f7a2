"""Anniversary: a banner for each player, whose bearer wins ties."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import Task, arg_a, arg_b
from elgrande.rules.choices import LIFT, SPOT_IDS
from elgrande.rules.expansion import Expansion
from elgrande.rules.extras import BEARER, BEARER_SPOT, TABLE_AT, WAITING
from elgrande.rules.marked_moves import BANNER_FALLS, ask_which
from elgrande.rules.marks import (
    BANNER,
    EMPTY_HANDED,
    TABLE,
    kinds,
    office_of,
    settle,
    take_off,
)
from elgrande.rules.places import NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.anniversary_facts import AnniversaryFacts, Banner
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.table import Table

BANNER_GIVEN = 161


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    return Anniversary()


class Anniversary(Expansion):
    """Banner bearers break ties."""

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        for seat in range(t.rules.players):
            # Ruling A-05b: a bearer who does not count in the scoring breaks no tie.
            if t.extras[BEARER + seat] == place and row[seat] > 0 and counts(t, place, seat):
                row[seat] += 1

    def prepare(self, t: Table) -> None:
        for seat in range(t.rules.players):
            t.extras[BEARER + seat] = t.chance.homes[seat]

    def arranged(self, t: Table) -> None:
        for seat in range(t.rules.players):
            if t.extras[BEARER + seat] == NOWHERE:
                t.extras[WAITING] |= 1 << seat

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        banners: list[Banner | None] = []
        for other in range(t.rules.players):
            place = t.extras[BEARER + other]
            if place == NOWHERE:
                banners.append(None)
            else:
                banners.append({"place": PLACE_IDS[place], "spot": SPOT_IDS[t.extras[BEARER_SPOT + other]]})
        shown: AnniversaryFacts = {"banners": banners}
        seen.update(shown)


def counts(t: Table, place: i64, seat: i64) -> bool:
    """Whether the bearer of a seat counts in a scoring of his place: on the limitation table, and in no office."""
    spot = t.extras[BEARER_SPOT + seat]
    if t.extras[TABLE_AT] == place:
        return spot == TABLE
    return spot == 0 or spot != office_of(place)


class BannerFalls(Task):
    """The bearer has left the regions: his owner gives the banner to another caballero with empty hands at once.

    Ruling A-07: whoever carries gold or goods cannot take it.
    Ruling A-08: nor can anybody in the King's region, or in another one that is taboo.
    Ruling A-05: without one, the banner waits for the next that comes into a region.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        seat = arg_a(s)
        options = vec[i64]()
        regions = t.open_regions()
        for place in range(t.rules.span):
            if regions >> place & 1 and kinds(t, place, seat, EMPTY_HANDED):
                options = append(options, LIFT + seat * PLACES + place)
        if len(options) == 0:
            t.extras[WAITING] |= 1 << seat
            return False
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = arg_a(s)
        place = (code - LIFT) % PLACES
        t.then(BANNER_GIVEN, seat, place)
        ask_which(t, seat, seat, place, EMPTY_HANDED)


class BannerGiven(Task):
    """A caballero takes the banner."""

    def resolve(self, t: Table, s: i64) -> bool:
        seat = arg_a(s)
        place = arg_b(s)
        kind = t.picked
        t.picked = NOWHERE
        take_off(t, place, seat, kind)
        settle(t, place, seat, kind | BANNER)
        if t.telling:
            t.tell("banner", {"seat": seat, "place": PLACE_IDS[place]})
        return False


TASKS: dict[int, Task] = {
    BANNER_FALLS: BannerFalls("banner"),
    BANNER_GIVEN: BannerGiven("banner_given"),
}
