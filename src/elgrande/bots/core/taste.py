"""What a player likes beyond winning: a bonus on its own options, so that people can tell bots apart."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.shapes import MOVES, Shape
from elgrande.rules import agenda
from elgrande.rules.choices import ACT, CARD, LIFT, TO, VETO
from elgrande.rules.places import CASTILLO, COLOURS, PLACES
from elgrande.rules.table import Table


class Taste:
    """Bonuses in hundredths of a chance to win, each for one kind of choice."""

    def __init__(
        self,
        castillo: float = 0.0,
        regions: float = 0.0,
        king: float = 0.0,
        intrigue: float = 0.0,
        foreign: float = 0.0,
        veto: float = 0.0,
    ) -> None:
        self.castillo = castillo
        """A caballero goes into the Castillo."""
        self.regions = regions
        """An own caballero goes to a region."""
        self.king = king
        """A card that moves the King is taken or used."""
        self.intrigue = intrigue
        """A card that moves caballeros is taken or used."""
        self.foreign = foreign
        """A foreign caballero is moved."""
        self.veto = veto
        """Somebody is stopped."""

    def bonus(self, t: Table, code: i64, shapes: list[Shape]) -> float:
        """The bonus on an option of the open decision."""
        value = 0.0
        if TO <= code < TO + PLACES:
            if code == TO + CASTILLO:
                value = self.castillo
            elif t.agenda[t.depth - 1] & 255 != agenda.DROP:
                value = self.regions
        elif LIFT <= code < LIFT + COLOURS * PLACES:
            if (code - LIFT) // PLACES != t.decider:
                value = self.foreign
        elif CARD <= code < TO:
            value = self._card(shapes[t.offer[code - CARD + 1]])
        elif code == ACT:
            value = self._card(shapes[t.card])
        elif code == VETO:
            value = self.veto
        return 0.01 * value

    def _card(self, shape: Shape) -> float:
        if shape.kind == W.KING:
            return self.king
        return self.intrigue if shape.kind == MOVES else 0.0
