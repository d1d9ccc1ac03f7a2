"""Special actions that widen the placing of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from elgrande.rules.effects.arguments import Form, Number
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.move import BY_THE_KING, PLACE_EXTRA
from elgrande.rules.places import CABALLEROS
from elgrande.rules.sets.bigbox.fields import ANYWHERE
from elgrande.rules.table import PART_PLACING

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class PlaceAnywhere(Effect):
    """The caballeros placed in this turn may go to any region that is not taboo, or into the Castillo."""

    form: ClassVar[Form] = Form("place_anywhere")

    def usable(self, t: Table, seat: i64) -> bool:
        # Once he has placed, or with nobody at court, it would do nothing.
        return t.parts & PART_PLACING != 0 and t.court(seat) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[ANYWHERE] = seat
        if t.telling:
            t.tell("placing_anywhere", {"seat": seat})


class PlaceMore(Effect):
    """Place up to so many caballeros from court beside those of the card, where placing is allowed in this turn."""

    form: ClassVar[Form] = Form("place_more", [Number("up_to", 1, CABALLEROS)], "place_more(5)")
    asks: ClassVar[list[str]] = ["place_extra"]

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(PLACE_EXTRA, seat, self.up_to, BY_THE_KING)


EFFECTS: list[type[Effect]] = [PlaceAnywhere, PlaceMore]
