"""What a player likes beyond winning, so that people can tell bots apart.

Between options that promise nearly the same, likes decide; a choice that gives away more is not made however much it is
liked. So a player with a taste is still a strong one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.search import Finding, Search
from elgrande.bots.core.shapes import MOVES, Shape
from elgrande.rules.choices import ACT, CARD, LIFT, TO, VETO
from elgrande.rules.effects import move
from elgrande.rules.places import CASTILLO, COLOURS, PLACES
from elgrande.rules.table import Table

_HARDLY: Final = 12
"""An option that was tried less often than the favourite by this factor was hardly tried."""
_INTEREST: Final = 0.25
"""The least prior of an option that is liked: it is looked at, whatever the first glance says of it."""
_RELUCTANCE: Final = 0.1
"""The greatest prior of an option that is not liked: others are looked at first."""


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
        leash: float = 3.0,
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
        self.leash = leash
        """What a liked choice may cost, in hundredths of a chance to win."""

    def take_interest(self, search: Search) -> None:
        """Have a search look at what is liked rather than at what is not."""
        root = search.root
        for i in range(len(root.codes)):
            bonus = self.bonus(search.table, root.codes[i], search.policy.shapes)
            if bonus > 0.0:
                root.priors[i] = max(root.priors[i], _INTEREST)
            elif bonus < 0.0:
                root.priors[i] = min(root.priors[i], _RELUCTANCE)

    def favourite(self, search: Search, found: list[Finding]) -> Finding:
        """The choice to make after a search, of what it found, most visited first."""
        t = search.table
        shapes = search.policy.shapes
        top = found[0]
        best = top
        best_score = -1000.0
        for finding in found:
            # The promise of an option that was hardly tried may be nothing but luck.
            if finding.visits * _HARDLY >= top.visits and finding.chance >= top.chance - 0.01 * self.leash:
                score = finding.chance + self.bonus(t, finding.code, shapes)
                if score > best_score:
                    best_score = score
                    best = finding
        return best

    def bonus(self, t: Table, code: i64, shapes: list[Shape]) -> float:
        """The bonus on an option of the open decision."""
        value = 0.0
        if TO <= code < TO + PLACES:
            if code == TO + CASTILLO:
                value = self.castillo
            elif t.task is not move.DROP:
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
