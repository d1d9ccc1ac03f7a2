"""Anniversary: a banner for each player, whose bearer wins ties."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.expansion import Expansion
from elgrande.rules.places import NOWHERE, PLACE_IDS
from elgrande.rules.sets.anniversary.facts import AnniversaryFacts, Banner
from elgrande.rules.sets.anniversary.fields import BEARER, BEARER_SPOT, WAITING
from elgrande.rules.sets.bigbox.marks import TABLE, office_of
from elgrande.rules.sets.bigbox.words import SPOT_IDS
from elgrande.rules.sets.colonies.fields import TABLE_AT
from elgrande.rules.table import Table


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
