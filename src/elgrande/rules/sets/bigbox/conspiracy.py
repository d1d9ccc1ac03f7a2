"""Conspiracy: the Grandes are thrown into the Castillo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection
from elgrande.rules.places import CASTILLO, NOWHERE, PLACE_IDS
from elgrande.rules.table import GRANDE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class JailGrandes(Effect):
    """All Grandes outside the King's region go into the Castillo (ruling A-01).

    Ruling A-01b: a Grande counts as at home there while the Castillo is scored, and leaves it in the next general
    scoring for the region on its owner's disc.
    """

    form: ClassVar[Form] = Form("conspiracy")

    def usable(self, t: Table, seat: i64) -> bool:
        for other in range(t.rules.players):
            if can_be_thrown(t, other):
                return True
        return False

    def carry_out(self, t: Table, seat: i64) -> None:
        players = t.rules.players
        thrown = [
            (seat + distance) % players
            for distance in range(players)
            if can_be_thrown(t, (seat + distance) % players)
        ]
        for i in range(len(thrown) - 1, -1, -1):
            t.then(THROW_GRANDE, thrown[i])
            # What was announced has been answered by the holders of a Veto already.
            if i > 0:
                allow_objection(t)


def can_be_thrown(t: Table, seat: i64) -> bool:
    """Whether the Grande of a seat stands in a region that is not taboo."""
    place = t.seats[GRANDE + seat]
    return place != NOWHERE and place != CASTILLO and t.open_regions() >> place & 1 == 1


class ThrowGrande(Task):
    """A Grande is thrown into the Castillo."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        t.seats[GRANDE + self.seat.of(s)] = CASTILLO
        if t.telling:
            t.tell("grande", {"seat": self.seat.of(s), "place": PLACE_IDS[CASTILLO]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.seat.of(s)}


THROW_GRANDE: Final = ThrowGrande("throw_grande")


EFFECTS: list[type[Effect]] = [JailGrandes]


TASKS: Final[list[Task]] = [THROW_GRANDE]
"""The tasks of this room, in the order in which they get their numbers."""
