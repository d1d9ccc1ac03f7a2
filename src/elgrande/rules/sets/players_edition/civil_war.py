"""Civil war: one region loses the caballeros of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection, announce_region
from elgrande.rules.effects.losses import RETURNED, send_home
from elgrande.rules.places import COURT

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class WageCivilWar(Effect):
    """For a caballero of the own court, all foreign caballeros of a region return to their province (ruling E-04)."""

    form: ClassVar[Form] = Form("civil_war")
    asks: ClassVar[list[str]] = ["region"]

    def targets(self, t: Table, seat: i64) -> i64:
        mask: i64 = 0
        regions = t.open_regions()
        for place in range(t.rules.span):
            if regions >> place & 1:
                for other in range(t.rules.players):
                    if other != seat and t.at(place, other):
                        mask |= 1 << place
        return mask

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0 and self.targets(t, seat) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        announce_region(t, seat, self.targets(t, seat))

    def carry_out(self, t: Table, seat: i64) -> None:
        players = t.rules.players
        for distance in range(players - 1, 0, -1):
            colour = (seat + distance) % players
            count = t.at(t.param, colour)
            if count:
                t.then(RETURNED, colour, t.param, count)
                allow_objection(t)
        send_home(t, seat, COURT, 1)


EFFECTS: list[type[Effect]] = [WageCivilWar]
