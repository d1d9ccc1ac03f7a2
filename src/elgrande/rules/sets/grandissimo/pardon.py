"""The King's card with a prison on the table: whoever uses it may pardon all prisoners.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import KING, REGION, STOP
from elgrande.rules.effects.base import allow_objection, options_in, tell_announced
from elgrande.rules.effects.king import KING_MOVED, MoveKing, king_targets
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.rules.sets.grandissimo.fields import PRISON

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class MoveKingAndPardon(MoveKing):
    """Move the King; before or after that, all prisoners may be let go to one region (ruling GR-13)."""

    asks: ClassVar[list[str]] = ["royal", "royal_move", "pardon"]

    def usable(self, t: Table, seat: i64) -> bool:
        return king_targets(t, self.where) != 0 or pardons(t) != 0

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ROYAL, seat, self.where)

    def announced(self, t: Table) -> str:
        return f"pardon {PLACE_IDS[t.param]}" if t.branch else ""

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.branch:
            if king_targets(t, self.where):
                t.then(ROYAL_MOVE, seat, self.where)
            t.then(PARDONED, t.param)
            return
        t.then(PARDON, seat)
        t.then(KING_MOVED, t.param)


def pardons(t: Table) -> i64:
    """The regions where the prisoners could go: a bit mask, 0 if there are none. Never the King's region then."""
    return t.open_regions() if t.total_at(PRISON) > 0 else 0


class Royal(Task):
    """The active player announces where the King goes, or first where the prisoners go."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.where: Final = self.argument("where", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = options_in(KING, king_targets(t, self.where.of(s)))
        for code in options_in(REGION, pardons(t)):
            options = append(options, code)
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = 0 if code >= KING else 1
        t.param = code - (REGION if t.branch else KING)
        tell_announced(t, self.seat.of(s), f"{'pardon ' if t.branch else ''}{PLACE_IDS[t.param]}")


ROYAL: Final = Royal("royal")


class RoyalMove(Task):
    """After a pardon the active player says where the King goes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.where: Final = self.argument("where", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(KING, king_targets(t, self.where.of(s))))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(KING_MOVED, code - KING)
        allow_objection(t)


ROYAL_MOVE: Final = RoyalMove("royal_move")


class Pardon(Task):
    """After the King's move the active player may let the prisoners go."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        targets = pardons(t)
        if targets == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options_in(REGION, targets), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.then(PARDONED, code - REGION)
        allow_objection(t)


PARDON: Final = Pardon("pardon")


class Pardoned(Task):
    """All prisoners go to a region."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        place = self.place.of(s)
        if t.taboo() >> place & 1:
            return False
        for colour in range(COLOURS):
            count = t.at(PRISON, colour)
            if count:
                t.shift(colour, PRISON, place, count)
        if t.telling:
            t.tell("pardoned", {"place": PLACE_IDS[place]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


PARDONED: Final = Pardoned("pardoned")


TASKS: Final[list[Task]] = [ROYAL, ROYAL_MOVE, PARDON, PARDONED]
"""The tasks of this room, in the order in which they get their numbers."""
