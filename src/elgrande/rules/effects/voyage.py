"""Across the sea: free travel by ship, gold and goods, and the Transport card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import MOVED, Task, arg_a, arg_b, arg_c, arg_d
from elgrande.rules.choices import CARRIED_IDS, SKIP, STOP
from elgrande.rules.choices import CLAIM as CLAIM_CODE
from elgrande.rules.choices import LIFT as LIFT_CODE
from elgrande.rules.choices import TO as TO_CODE
from elgrande.rules.effects.arguments import Form, Inner, Number
from elgrande.rules.effects.base import Effect, allow_objection, options_in, pick
from elgrande.rules.extras import STOCK, TOKENS, VOYAGERS
from elgrande.rules.marked_moves import ask_which
from elgrande.rules.marks import (
    EMPTY_HANDED,
    GOLD,
    GOODS,
    IN_NO_OFFICE,
    PLAIN,
    SPOTS,
    TABLE,
    VOYAGER,
    add_voyagers,
    count_kind,
    kinds,
    settle,
    take_off,
    voyagers,
)
from elgrande.rules.places import (
    AFRICA,
    AMERICA,
    CATALUNA,
    COLOURS,
    FRANCE,
    GALICIA,
    GRANADA,
    NEUTRAL,
    NOWHERE,
    PAIS_VASCO,
    PLACE_IDS,
    PLACES,
    SEVILLA,
    SHIP,
    VALENCIA,
    mask_of,
)

if TYPE_CHECKING:
    from elgrande.rules.table import Table

VOYAGE: Final = 91
SAIL: Final = 92
CLAIM: Final = 93
CLAIMED: Final = 94
TRANSPORT_OUT: Final = 95
TRANSPORT_HOME: Final = 96
SHIP_OUT: Final = 97

GOLD_TOKENS: Final = 5
GOODS_TOKENS: Final = 11

COAST: Final = [CATALUNA, VALENCIA, GRANADA, SEVILLA, GALICIA, PAIS_VASCO, FRANCE]
"""The regions with an anchor."""
COAST_MASK: Final = mask_of(COAST)
COLONIES_MASK: Final = 1 << AMERICA | 1 << AFRICA


# ---------------------------------------------------------------------- free travel


def prepare_voyage(t: Table, seat: i64) -> None:
    """Note who stands on the ship and in the colonies at the beginning of a turn: only they may travel (ruling G-17)."""
    for i in range(6):
        t.extras[VOYAGERS + i] = 0
    commanded = t.commanded(seat)
    for place in (SHIP, AMERICA, AFRICA):
        for colour in range(COLOURS):
            if commanded >> colour & 1:
                here = t.at(place, colour)
                if here:
                    for kind in range(4 * SPOTS):
                        count = count_kind(t, place, colour, kind, here)
                        if count > 0:
                            add_voyagers(t, place, colour, kind, count)


class Voyage(Task):
    """Before anything else, each caballero on the ship or in the colonies may travel one leg, free of charge."""

    def resolve(self, t: Table, s: i64) -> bool:
        seat = arg_a(s)
        commanded = t.commanded(seat)
        options = vec[i64]()
        for place in (SHIP, AMERICA, AFRICA):
            if t.taboo() >> place & 1:
                continue
            for colour in range(COLOURS):
                if commanded >> colour & 1 and kinds(t, place, colour, VOYAGER):
                    options = append(options, LIFT_CODE + colour * PLACES + place)
        if len(options) == 0:
            return False
        options = claim_options(t, seat, EMPTY_HANDED, options)
        return t.ask(s, seat, append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            for i in range(6):
                t.extras[VOYAGERS + i] = 0
            return
        t.push(s)
        if CLAIM_CODE <= code < CLAIM_CODE + 4:
            claim(t, arg_a(s), code, EMPTY_HANDED)
            return
        colour = (code - LIFT_CODE) // PLACES
        place = (code - LIFT_CODE) % PLACES
        t.then(SAIL, arg_a(s), colour, place)
        ask_which(t, arg_a(s), colour, place, VOYAGER)


class Sail(Task):
    """A caballero travels from the colonies to the ship, or from the ship to a colony or a coast."""

    def resolve(self, t: Table, s: i64) -> bool:
        if arg_c(s) != SHIP:
            self.choose(t, s, TO_CODE + SHIP)
            return False
        targets = t.enterable(arg_b(s), (COAST_MASK | COLONIES_MASK) & ~t.taboo())
        return t.ask(s, arg_a(s), options_in(TO_CODE, targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        colour = arg_b(s)
        source = arg_c(s)
        target = code - TO_CODE
        add_voyagers(t, source, colour, t.picked, -1)
        t.shift(colour, source, target, 1)
        if t.telling:
            facts: dict[str, object] = {"seat": arg_a(s), "colour": colour}
            facts["source"] = PLACE_IDS[source]
            facts["place"] = PLACE_IDS[target]
            t.tell("moved", facts)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": arg_b(s), "source": PLACE_IDS[arg_c(s)]}


# ---------------------------------------------------------------------- gold and goods


class LayTokens(Effect):
    """Lay gold in América and goods in África, as many as there are, and then do what the card says.

    Ruling G-06: laying them is part of the special action.
    """

    form: ClassVar[Form] = Form(
        "lay",
        [
            Inner("effect", "follow the laying of tokens"),
            Number("gold", 1, GOLD_TOKENS, "gold", 0),
            Number("goods", 1, GOODS_TOKENS, "goods", 0),
        ],
        "lay(transport, gold=1, goods=1)",
    )

    def __init__(self, effect: Effect, gold: int = 0, goods: int = 0) -> None:
        self.effect = effect
        self.gold: i64 = gold
        self.goods: i64 = goods

    def usable(self, t: Table, seat: i64) -> bool:
        return self.effect.usable(t, seat) or self.gold + self.goods > 0

    def is_scoring(self, t: Table) -> bool:
        return self.effect.is_scoring(t)

    def announces(self) -> bool:
        return self.effect.announces()

    def announce(self, t: Table, seat: i64) -> None:
        if self.effect.usable(t, seat):
            self.effect.announce(t, seat)

    def announced(self, t: Table) -> str:
        return self.effect.announced(t)

    def carry_out(self, t: Table, seat: i64) -> None:
        gold = _lay(t, GOLD, self.gold)
        goods = _lay(t, GOODS, self.goods)
        if t.telling and gold + goods > 0:
            t.tell("tokens", {"seat": seat, "gold": gold, "goods": goods})
        if self.effect.usable(t, seat):
            self.effect.carry_out(t, seat)
        if gold + goods > 0:
            t.then(CLAIM, seat)

    def remembers(self) -> i64:
        return self.effect.remembers()

    def inside(self) -> list[Effect]:
        return [self.effect]

    def takes(self, inner: Effect) -> bool:
        return not (inner.stands_alone() or inner.inside())


def _lay(t: Table, load: i64, wanted: i64) -> i64:
    count = t.extras[STOCK + load - 1]
    if wanted < count:
        count = wanted
    t.extras[STOCK + load - 1] -= count
    t.extras[TOKENS + load - 1] += count
    return count


def claim_options(t: Table, seat: i64, wanted: i64, options: vec[i64]) -> vec[i64]:
    """Add the tokens that a seat can put a caballero on, with an own or a black one."""
    commanded = t.commanded(seat)
    for load in (GOLD, GOODS):
        place = AMERICA if load == GOLD else AFRICA
        if t.extras[TOKENS + load - 1] > 0:
            if kinds(t, place, seat, wanted):
                options = append(options, CLAIM_CODE + load - 1)
            if commanded >> NEUTRAL & 1 and kinds(t, place, NEUTRAL, wanted):
                options = append(options, CLAIM_CODE + load + 1)
    return options


def claim(t: Table, seat: i64, code: i64, wanted: i64) -> None:
    """A seat puts a caballero on a token."""
    number = code - CLAIM_CODE
    colour: i64 = seat if number < 2 else NEUTRAL
    load = number % 2 + 1
    t.then(CLAIMED, seat, colour, load)
    ask_which(t, seat, colour, AMERICA if load == GOLD else AFRICA, wanted)


class Claim(Task):
    """There is something new to claim: the active player takes what he wants, without giving up an office for it."""

    def resolve(self, t: Table, s: i64) -> bool:
        options = claim_options(t, arg_a(s), IN_NO_OFFICE, vec[i64]())
        if len(options) == 0:
            return False
        return t.ask(s, arg_a(s), append(options, SKIP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == SKIP:
            return
        t.push(s)
        claim(t, arg_a(s), code, IN_NO_OFFICE)


class Claimed(Task):
    """A caballero takes gold or goods, and keeps them wherever it goes."""

    def resolve(self, t: Table, s: i64) -> bool:
        colour = arg_b(s)
        load = arg_c(s)
        place: i64 = AMERICA if load == GOLD else AFRICA
        kind = t.picked
        t.picked = NOWHERE
        t.extras[TOKENS + load - 1] -= 1
        spot = kind >> 2
        new = (TABLE if spot == TABLE else PLAIN) << 2 | load
        # Whoever could travel can still do so.
        if voyagers(t, place, colour, kind) > 0:
            add_voyagers(t, place, colour, kind, -1)
            add_voyagers(t, place, colour, new, 1)
        take_off(t, place, colour, kind)
        settle(t, place, colour, new)
        if t.telling:
            t.tell("claimed", {"seat": arg_a(s), "colour": colour, "token": CARRIED_IDS[load]})
        return False


# ---------------------------------------------------------------------- transport


class Transport(Effect):
    """Move own caballeros straight to and from the colonies: any number out, then any number home (ruling G-10)."""

    form: ClassVar[Form] = Form("transport")

    def usable(self, t: Table, seat: i64) -> bool:
        return len(_own_in(t, seat, t.open_regions())) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(TRANSPORT_HOME, seat)
        t.then(TRANSPORT_OUT, seat)


def _own_in(t: Table, seat: i64, regions: i64) -> vec[i64]:
    """Options to pick one of the caballeros that a seat commands in some regions."""
    commanded = t.commanded(seat)
    options = vec[i64]()
    for place in range(t.rules.span):
        if regions >> place & 1:
            for colour in range(COLOURS):
                if commanded >> colour & 1 and t.at(place, colour) > 0:
                    options = append(options, LIFT_CODE + colour * PLACES + place)
    return options


class TransportTask(Task):
    """The player picks the next caballero that goes to the colonies, or comes home from them."""

    def __init__(self, kind: str, home: bool) -> None:
        super().__init__(kind)
        self.home = home

    def resolve(self, t: Table, s: i64) -> bool:
        regions = t.open_regions()
        options = _own_in(t, arg_a(s), regions & COLONIES_MASK if self.home else regions & ~COLONIES_MASK)
        if len(options) == 0:
            return False
        return t.ask(s, arg_a(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT_CODE) // PLACES
        place = (code - LIFT_CODE) % PLACES
        t.push(s)
        t.then(SHIP_OUT, arg_a(s), colour, place, 1 if self.home else 0)
        pick(t, arg_a(s), colour, place)


class ShipOut(Task):
    """The player says where the caballero goes. Argument d: it comes home from the colonies."""

    def resolve(self, t: Table, s: i64) -> bool:
        regions = t.open_regions()
        targets = regions & ~COLONIES_MASK if arg_d(s) else regions & COLONIES_MASK
        return t.ask(s, arg_a(s), options_in(TO_CODE, t.enterable(arg_b(s), targets)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(MOVED, arg_a(s), arg_b(s), arg_c(s), code - TO_CODE)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": arg_b(s), "source": PLACE_IDS[arg_c(s)]}


EFFECTS: list[type[Effect]] = [LayTokens, Transport]

TASKS: dict[int, Task] = {
    VOYAGE: Voyage("voyage"),
    SAIL: Sail("sail"),
    CLAIM: Claim("claim"),
    CLAIMED: Claimed("claimed"),
    TRANSPORT_OUT: TransportTask("transport_out", home=False),
    TRANSPORT_HOME: TransportTask("transport_home", home=True),
    SHIP_OUT: ShipOut("ship_out"),
}
