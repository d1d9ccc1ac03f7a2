"""The General Inquisitor: his holder moves the mercenaries, the two black caballeros of Grandissimo.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import MOVED, Task, arg_a, arg_b, arg_c, arg_d
from elgrande.rules.choices import AGREE, LIFT, MERCENARIES, REFUSE, STOP, TO
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, options_in, pick
from elgrande.rules.extras import INQUISITOR, MARCHED
from elgrande.rules.places import NEUTRAL, PLACE_IDS, PLACES
from elgrande.rules.sets.black import take_inquisitor

if TYPE_CHECKING:
    from elgrande.rules.table import Table

MARCH: Final = 131
MARCH_TO: Final = 132
COMPANION: Final = 133
CONSENT: Final = 134

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
    """The holder picks the next mercenary. Argument b: how many are left; c: one more than where the last one went."""

    def resolve(self, t: Table, s: i64) -> bool:
        sources = mercenaries(t, arg_c(s) - 1)
        if arg_b(s) == 0 or sources == 0:
            return False
        return t.ask(s, arg_a(s), append(options_in(LIFT + NEUTRAL * PLACES, sources), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code != STOP:
            t.then(MARCH_TO, arg_a(s), arg_b(s), (code - LIFT) % PLACES)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": arg_b(s)}


class MarchTo(Task):
    """The holder says where the mercenary goes."""

    def resolve(self, t: Table, s: i64) -> bool:
        targets = t.enterable(NEUTRAL, t.open_regions() & ~(1 << arg_c(s)))
        if targets == 0:
            return False
        return t.ask(s, arg_a(s), options_in(TO, targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(COMPANION, arg_a(s), arg_b(s), arg_c(s), code - TO)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"source": PLACE_IDS[arg_c(s)]}


class Companion(Task):
    """The holder may ask a caballero of the same region to go along. Arguments c and d: from where to where."""

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for colour in range(t.rules.players):
            if t.at(arg_c(s), colour) > 0:
                options = append(options, LIFT + colour * PLACES + arg_c(s))
        if len(options) == 0:
            self.choose(t, s, STOP)
            return False
        return t.ask(s, arg_a(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = arg_a(s)
        t.then(MARCH, seat, arg_b(s) - 1, arg_d(s) + 1)
        march(t, seat, NEUTRAL, arg_c(s), arg_d(s))
        if code == STOP:
            return
        colour = (code - LIFT) // PLACES
        if colour == seat:
            go_along(t, seat, colour, arg_c(s), arg_d(s))
        else:
            t.then(CONSENT, seat, colour, arg_c(s), arg_d(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"source": PLACE_IDS[arg_c(s)], "place": PLACE_IDS[arg_d(s)]}


class Consent(Task):
    """The owner of a caballero says whether it goes along. Argument b: whose it is."""

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, arg_b(s), append(append(vec[i64](), AGREE), REFUSE))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == AGREE:
            go_along(t, arg_a(s), arg_b(s), arg_c(s), arg_d(s))
        elif t.telling:
            t.tell("refused", {"seat": arg_b(s)})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"seat": arg_a(s), "source": PLACE_IDS[arg_c(s)], "place": PLACE_IDS[arg_d(s)]}


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

TASKS: dict[int, Task] = {
    MARCH: March("march"),
    MARCH_TO: MarchTo("march_to"),
    COMPANION: Companion("companion"),
    CONSENT: Consent("consent"),
}
