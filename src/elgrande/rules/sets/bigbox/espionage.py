"""Espionage: its owner looks at the other discs before he sets his own in the next general scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect
from elgrande.rules.general_scoring import GeneralDiscs
from elgrande.rules.news import Event
from elgrande.rules.places import NOWHERE, PLACE_IDS
from elgrande.rules.sets.bigbox.fields import SPIES
from elgrande.rules.table import DISC, NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class Spy(Effect):
    """Keep the card open until the next general scoring (ruling A-02). Other discs are not spied on."""

    form: ClassVar[Form] = Form("spy")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[SPIES] |= 1 << seat
        if t.telling:
            t.tell("spy", {"seat": seat})


class SpiedDiscs(GeneralDiscs):
    """The discs of a general scoring: everybody else sets his before the spies do."""

    def concerned(self, t: Table, seat: i64) -> bool:
        """Whether it is for a seat to set its disc now, if it has something to decide."""
        return t.extras[SPIES] >> seat & 1 == 0

    def resolve(self, t: Table, s: i64) -> bool:
        if t.pending == 0:
            self.begin(t)
            for seat in range(t.rules.players):
                if self.concerned(t, seat) and self.settings(t, s, seat):
                    t.pending |= 1 << seat
            if t.pending == 0:
                self.revealed(t, s)
                return False
            self.look(t)
        seat = 0
        while not t.pending >> seat & 1:
            seat += 1
        return t.ask(s, seat, self.options_for(t, s, seat))

    def begin(self, t: Table) -> None:
        for seat in range(t.rules.players):
            t.seats[DISC + seat] = NOWHERE

    def look(self, t: Table) -> None:
        """The others have nothing to look at."""

    def revealed(self, t: Table, s: i64) -> None:
        if t.extras[SPIES]:
            t.then(SPY_DISCS)


SPIED_DISCS: Final = SpiedDiscs("castillo_disc")


class SpyDiscs(SpiedDiscs):
    """The spies see the discs of the others and set theirs; several of them at the same time."""

    def concerned(self, t: Table, seat: i64) -> bool:
        return t.extras[SPIES] >> seat & 1 == 1

    def begin(self, t: Table) -> None:
        """The discs of the others stay as they are."""

    def look(self, t: Table) -> None:
        if t.telling:
            for seat in range(t.rules.players):
                if t.pending >> seat & 1:
                    t.news.append(Event("spied", {"seat": seat}, {"discs": covered_discs(t)}, 1 << seat))

    def revealed(self, t: Table, s: i64) -> None:
        """The discs are read when the Castillo is emptied."""

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        # Only spies are asked, so only they read it.
        return {"discs": covered_discs(t)}


SPY_DISCS: Final = SpyDiscs("spied_disc")


def covered_discs(t: Table) -> dict[str, object]:
    """What those who are no spies have set."""
    discs: dict[str, object] = {}
    for seat in range(t.rules.players):
        if not t.extras[SPIES] >> seat & 1 and t.seats[DISC + seat] != NOWHERE:
            discs[str(seat)] = PLACE_IDS[t.seats[DISC + seat]]
    return discs


def spies_on(t: Table, viewer: i64, seat: i64) -> bool:
    """Whether a seat may look at the covered disc of another now."""
    if viewer == NOBODY or viewer == seat or t.over or not t.extras[SPIES] >> viewer & 1:
        return False
    if t.extras[SPIES] >> seat & 1:
        return False
    return t.task is SPY_DISCS


EFFECTS: list[type[Effect]] = [Spy]


TASKS: Final[list[Task]] = [SPIED_DISCS, SPY_DISCS]
"""The tasks of this room, in the order in which they get their numbers."""
