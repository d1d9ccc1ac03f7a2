"""The bridge: a way between two regions for whoever has a caballero on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT, REGION, STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import A_PLACE, Effect, announce_region, options_in, pick, tell_announced
from elgrande.rules.effects.move import MOVED
from elgrande.rules.places import COURT, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.sets.players_edition.fields import BRIDGE, BRIDGE_ENDS, BRIDGE_OWNER
from elgrande.rules.sets.players_edition.words import DISMANTLE
from elgrande.rules.table import NOBODY, POINTS

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class BuildBridge(Effect):
    """Lay the bridge between two neighbouring regions and put a caballero of the court on it.

    A bridge that lies elsewhere is moved; the caballero on it goes back to its court.
    """

    form: ClassVar[Form] = Form("bridge")
    asks: ClassVar[list[str]] = ["region", "bridge_end"]

    def far_ends(self, t: Table, near: i64) -> i64:
        """Where a bridge from a region can lead: a bit mask. Never where the bridge lies already."""
        mask = t.open_regions() & t.rules.placing[near]
        first = t.extras[BRIDGE_ENDS]
        second = t.extras[BRIDGE_ENDS + 1]
        if near == first:
            mask &= ~(1 << second)
        elif near == second:
            mask &= ~(1 << first)
        return mask

    def near_ends(self, t: Table) -> i64:
        mask: i64 = 0
        regions = t.open_regions()
        for place in range(t.rules.span):
            if regions >> place & 1 and self.far_ends(t, place):
                mask |= 1 << place
        return mask

    def usable(self, t: Table, seat: i64) -> bool:
        return (t.court(seat) > 0 or t.extras[BRIDGE_OWNER] == seat) and self.near_ends(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(BRIDGE_FAR_END, seat)
        announce_region(t, seat, self.near_ends(t))

    def announced(self, t: Table) -> str:
        return f"bridge {PLACE_IDS[t.param]} {PLACE_IDS[t.branch]}"

    def carry_out(self, t: Table, seat: i64) -> None:
        clear_bridge(t)
        t.extras[BRIDGE_ENDS] = t.param
        t.extras[BRIDGE_ENDS + 1] = t.branch
        t.extras[BRIDGE_OWNER] = seat
        t.shift(seat, COURT, BRIDGE, 1)
        if t.telling:
            t.tell("bridge", {"seat": seat, "places": [PLACE_IDS[t.param], PLACE_IDS[t.branch]]})

    def remembers(self) -> i64:
        return A_PLACE

    def stands_alone(self) -> bool:
        return True


def clear_bridge(t: Table) -> None:
    """The caballero on the bridge goes back to its court, and the bridge leaves the board."""
    owner = t.extras[BRIDGE_OWNER]
    if owner == NOBODY:
        return
    t.shift(owner, BRIDGE, COURT, 1)
    t.extras[BRIDGE_OWNER] = NOBODY
    t.extras[BRIDGE_ENDS] = NOWHERE
    t.extras[BRIDGE_ENDS + 1] = NOWHERE
    if t.telling:
        t.tell("bridge", {"seat": None, "places": []})


class BridgeFarEnd(Task):
    """The active player announces where the bridge leads."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        effect = t.rules.effects[t.action]
        mask = effect.far_ends(t, t.param) if isinstance(effect, BuildBridge) else 0
        return t.ask(s, self.seat.of(s), options_in(REGION, mask))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = code - REGION
        tell_announced(t, self.seat.of(s), f"bridge {PLACE_IDS[t.param]} {PLACE_IDS[t.branch]}")

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[t.param]}


BRIDGE_FAR_END: Final = BridgeFarEnd("bridge_end")


class CrossBridge(Task):
    """Before his turn the owner of the bridge moves own caballeros over it, or takes his caballero off it.

    Ruling E-06: own caballeros only. Each crosses once: ``first`` and ``second`` are how many of each end may still do
    so, plus one. Neither end may be taboo.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.first: Final = self.argument("first", agenda.COUNT)
        self.second: Final = self.argument("second", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if t.extras[BRIDGE_OWNER] != seat:
            return False
        first = t.extras[BRIDGE_ENDS]
        second = t.extras[BRIDGE_ENDS + 1]
        from_first = self.first.of(s)
        from_second = self.second.of(s)
        if from_first == 0:
            from_first = t.at(first, seat) + 1
            from_second = t.at(second, seat) + 1
        options = vec[i64]()
        if t.taboo() & (1 << first | 1 << second) == 0:
            if from_first > 1 and t.at(first, seat) and t.enterable(seat, 1 << second):
                options = append(options, LIFT + seat * PLACES + first)
            if from_second > 1 and t.at(second, seat) and t.enterable(seat, 1 << first):
                options = append(options, LIFT + seat * PLACES + second)
        options = append(append(options, DISMANTLE), STOP)
        return t.ask(self.step(seat, from_first, from_second), seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        if code == DISMANTLE:
            clear_bridge(t)
            return
        seat = self.seat.of(s)
        first = t.extras[BRIDGE_ENDS]
        second = t.extras[BRIDGE_ENDS + 1]
        source = (code - LIFT) % PLACES
        target = second if source == first else first
        if source == first:
            t.then(CROSS_BRIDGE, seat, self.first.of(s) - 1, self.second.of(s))
        else:
            t.then(CROSS_BRIDGE, seat, self.first.of(s), self.second.of(s) - 1)
        t.then(MOVED, seat, seat, source, target)
        pick(t, seat, seat, source)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"places": [PLACE_IDS[t.extras[BRIDGE_ENDS]], PLACE_IDS[t.extras[BRIDGE_ENDS + 1]]]}


CROSS_BRIDGE: Final = CrossBridge("cross_bridge")


class BridgePoint(Task):
    """The bridge brings its owner a point in each general scoring."""

    def resolve(self, t: Table, s: i64) -> bool:
        owner = t.extras[BRIDGE_OWNER]
        if owner != NOBODY:
            t.seats[POINTS + owner] += 1
            if t.telling:
                t.tell("bridge_point", {"seat": owner})
        return False


BRIDGE_POINT: Final = BridgePoint("bridge_point")


EFFECTS: list[type[Effect]] = [BuildBridge]


TASKS: Final[list[Task]] = [BRIDGE_FAR_END, CROSS_BRIDGE, BRIDGE_POINT]
"""The tasks of this room, in the order in which they get their numbers."""
