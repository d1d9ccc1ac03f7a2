"""The General Inquisitor: his holder moves the mercenaries, the two black caballeros of Grandissimo.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT, STOP, TO
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, options_in, pick
from elgrande.rules.effects.move import MOVED
from elgrande.rules.places import NEUTRAL, PLACE_IDS, PLACES
from elgrande.rules.sets.bigbox.black import take_inquisitor
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.sets.grandissimo.fields import MARCHED
from elgrande.rules.sets.grandissimo.words import AGREE, MERCENARIES, REFUSE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


MERCENARIES_MOVED: Final = 2


class SpanishInquisition(Effect):
    """Take the General Inquisitor, through the next general scoring."""

    form: ClassVar[Form] = Form("spanish_inquisition")

    def carry_out(self, t: Table, seat: i64) -> None:
        take_inquisitor(t, seat)


def march_choices(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the march of the mercenaries: once in each turn of the holder (ruling GR-08)."""
    if t.extras[INQUISITOR] == seat and not t.extras[MARCHED] >> seat & 1 and mercenaries(t, -1):
        return append(options, MERCENARIES)
    return options


def march_chosen(t: Table, seat: i64, code: i64) -> bool:
    if code != MERCENARIES:
        return False
    t.extras[MARCHED] |= 1 << seat
    t.then(MARCH, seat, MERCENARIES_MOVED)
    return True


def mercenaries(t: Table, arrived: i64) -> i64:
    """The regions from which a mercenary can go: a bit mask. One that has just arrived somewhere stays there."""
    mask: i64 = 0
    regions = t.open_regions()
    for place in range(t.rules.span):
        if regions >> place & 1 and t.at(place, NEUTRAL) > (1 if place == arrived else 0):
            mask |= 1 << place
    return mask


class March(Task):
    """The holder picks the next mercenary. ``last``: one more than where the last one went."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.left: Final = self.argument("left", agenda.COUNT)
        self.last: Final = self.argument("last", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        sources = mercenaries(t, self.last.of(s) - 1)
        if self.left.of(s) == 0 or sources == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options_in(LIFT + NEUTRAL * PLACES, sources), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code != STOP:
            t.then(MARCH_TO, self.seat.of(s), self.left.of(s), (code - LIFT) % PLACES)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s)}


MARCH: Final = March("march")


class MarchTo(Task):
    """The holder says where the mercenary goes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.left: Final = self.argument("left", agenda.COUNT)
        self.source: Final = self.argument("source", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        targets = t.enterable(NEUTRAL, t.open_regions() & ~(1 << self.source.of(s)))
        if targets == 0:
            return False
        return t.ask(s, self.seat.of(s), options_in(TO, targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(COMPANION, self.seat.of(s), self.left.of(s), self.source.of(s), code - TO)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"source": PLACE_IDS[self.source.of(s)]}


MARCH_TO: Final = MarchTo("march_to")


class Companion(Task):
    """The holder may ask a caballero of the same region to go along. He goes from ``source`` to ``target``."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.left: Final = self.argument("left", agenda.COUNT)
        self.source: Final = self.argument("source", agenda.PLACE)
        self.target: Final = self.argument("target", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for colour in range(t.rules.players):
            if t.at(self.source.of(s), colour) > 0:
                options = append(options, LIFT + colour * PLACES + self.source.of(s))
        if len(options) == 0:
            self.choose(t, s, STOP)
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        t.then(MARCH, seat, self.left.of(s) - 1, self.target.of(s) + 1)
        march(t, seat, NEUTRAL, self.source.of(s), self.target.of(s))
        if code == STOP:
            return
        colour = (code - LIFT) // PLACES
        if colour == seat:
            go_along(t, seat, colour, self.source.of(s), self.target.of(s))
        else:
            t.then(CONSENT, seat, colour, self.source.of(s), self.target.of(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"source": PLACE_IDS[self.source.of(s)], "place": PLACE_IDS[self.target.of(s)]}


COMPANION: Final = Companion("companion")


class Consent(Task):
    """The owner of a caballero says whether it goes along."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.source: Final = self.argument("source", agenda.PLACE)
        self.target: Final = self.argument("target", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.colour.of(s), append(append(vec[i64](), AGREE), REFUSE))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == AGREE:
            go_along(t, self.seat.of(s), self.colour.of(s), self.source.of(s), self.target.of(s))
        elif t.telling:
            t.tell("refused", {"seat": self.colour.of(s)})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {
            "seat": self.seat.of(s),
            "source": PLACE_IDS[self.source.of(s)],
            "place": PLACE_IDS[self.target.of(s)],
        }


CONSENT: Final = Consent("consent")


def march(t: Table, seat: i64, colour: i64, source: i64, target: i64) -> None:
    t.shift(colour, source, target, 1)
    if t.telling:
        facts: dict[str, object] = {"seat": seat, "colour": colour}
        facts["source"] = PLACE_IDS[source]
        facts["place"] = PLACE_IDS[target]
        t.tell("moved", facts)


def go_along(t: Table, seat: i64, colour: i64, source: i64, target: i64) -> None:
    """A caballero follows the mercenary."""
    t.then(MOVED, seat, colour, source, target)
    pick(t, seat, colour, source)


EFFECTS: list[type[Effect]] = [SpanishInquisition]


TASKS: Final[list[Task]] = [MARCH, MARCH_TO, COMPANION, CONSENT]
"""The tasks of this room, in the order in which they get their numbers."""
