"""Card 75: a caballero in reserve, which enters a region right before a scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import SKIP, TO
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.move import target_options
from elgrande.rules.places import COURT, PLACE_IDS
from elgrande.rules.sets.bigbox.alliance import scored_with_ally
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.table import NO_CARD

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class PutInReserve(Effect):
    """Put a caballero from court on the card, which stays open; it may go to a region before a later scoring."""

    form: ClassVar[Form] = Form("reserve")

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0 and t.at(CARD_75, seat) == 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.shift(seat, COURT, CARD_75, 1)
        if t.telling:
            t.tell("in_reserve", {"seat": seat})


def reserves(t: Table) -> bool:
    """Whether anybody has a caballero on his card."""
    return t.total_at(CARD_75) > 0


class BeforeSpecialScoring(Task):
    """The special action that begins is perhaps a special scoring: the owners of a reserve are asked before it.

    Ruling S-08: nobody can object any more, and nothing of the scoring has happened yet.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        if reserves(t) and t.action != NO_CARD and t.rules.effects[t.action].is_scoring(t):
            t.then(RESERVE, 0)
        return False


BEFORE_SPECIAL: Final = BeforeSpecialScoring("before_special")


class BeforeRegion(Task):
    """A region is next in a general scoring: the owners of a reserve are asked before it."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        if reserves(t) and not scored_with_ally(t, self.place.of(s)):
            t.then(RESERVE, 0, self.place.of(s) + 1)
        return False


BEFORE_REGION: Final = BeforeRegion("before_region")


class Reserve(Task):
    """Clockwise from the start player, each owner of a reserve may send it to a region (ruling S-04).

    Ruling A-06: no Veto stops it. Arguments: how many seats have been asked; the region that is scored next, plus 1.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.asked: Final = self.argument("asked", agenda.SEAT)
        self.next: Final = self.argument("next", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        players = t.rules.players
        for distance in range(self.asked.of(s), players):
            seat = (t.start + distance) % players
            if t.at(CARD_75, seat) > 0:
                targets = t.enterable(seat, t.open_regions())
                if targets:
                    return t.ask(
                        self.step(distance, self.next.of(s)), seat, append(target_options(targets), SKIP)
                    )
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(RESERVE, self.asked.of(s) + 1, self.next.of(s))
        if code == SKIP:
            return
        seat = t.decider
        t.shift(seat, CARD_75, code - TO, 1)
        if t.telling:
            t.tell("reserve_used", {"seat": seat, "place": PLACE_IDS[code - TO]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.next.of(s) - 1] if self.next.of(s) else None}


RESERVE: Final = Reserve("reserve")


EFFECTS: list[type[Effect]] = [PutInReserve]


TASKS: Final[list[Task]] = [BEFORE_SPECIAL, BEFORE_REGION, RESERVE]
"""The tasks of this room, in the order in which they get their numbers."""
