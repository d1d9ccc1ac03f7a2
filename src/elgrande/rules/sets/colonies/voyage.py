"""Across the sea: free travel by ship, gold and goods, and the Transport card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT as LIFT_CODE
from elgrande.rules.choices import SKIP, STOP
from elgrande.rules.choices import TO as TO_CODE
from elgrande.rules.effects.arguments import Form, Inner, Number
from elgrande.rules.effects.base import Effect, allow_objection, options_in, pick
from elgrande.rules.effects.move import MOVED
from elgrande.rules.places import (
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
    VALENCIA,
    mask_of,
)
from elgrande.rules.sets.bigbox.marked_moves import ask_which
from elgrande.rules.sets.bigbox.marks import (
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
from elgrande.rules.sets.bigbox.words import CARRIED_IDS
from elgrande.rules.sets.colonies.fields import STOCK, TOKENS, VOYAGERS
from elgrande.rules.sets.colonies.places import AFRICA, AMERICA, SHIP
from elgrande.rules.sets.colonies.words import CLAIM as CLAIM_CODE

if TYPE_CHECKING:
    from elgrande.rules.table import Table


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

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
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
            claim(t, self.seat.of(s), code, EMPTY_HANDED)
            return
        colour = (code - LIFT_CODE) // PLACES
        place = (code - LIFT_CODE) % PLACES
        t.then(SAIL, self.seat.of(s), colour, place)
        ask_which(t, self.seat.of(s), colour, place, VOYAGER)


VOYAGE: Final = Voyage("voyage")


class Sail(Task):
    """A caballero travels from the colonies to the ship, or from the ship to a colony or a coast."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.source: Final = self.argument("source", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        if self.source.of(s) != SHIP:
            self.choose(t, s, TO_CODE + SHIP)
            return False
        targets = t.enterable(self.colour.of(s), (COAST_MASK | COLONIES_MASK) & ~t.taboo())
        return t.ask(s, self.seat.of(s), options_in(TO_CODE, targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        colour = self.colour.of(s)
        source = self.source.of(s)
        target = code - TO_CODE
        add_voyagers(t, source, colour, t.picked, -1)
        t.shift(colour, source, target, 1)
        if t.telling:
            facts: dict[str, object] = {"seat": self.seat.of(s), "colour": colour}
            facts["source"] = PLACE_IDS[source]
            facts["place"] = PLACE_IDS[target]
            t.tell("moved", facts)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "source": PLACE_IDS[self.source.of(s)]}


SAIL: Final = Sail("sail")


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

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = claim_options(t, self.seat.of(s), IN_NO_OFFICE, vec[i64]())
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, SKIP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == SKIP:
            return
        t.push(s)
        claim(t, self.seat.of(s), code, IN_NO_OFFICE)


CLAIM: Final = Claim("claim")


class Claimed(Task):
    """A caballero takes gold or goods, and keeps them wherever it goes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.load: Final = self.argument("load", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        load = self.load.of(s)
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
            t.tell("claimed", {"seat": self.seat.of(s), "colour": colour, "token": CARRIED_IDS[load]})
        return False


CLAIMED: Final = Claimed("claimed")


# ---------------------------------------------------------------------- transport


class Transport(Effect):
    """Move own caballeros straight to and from the colonies: any number out, then any number home (ruling G-10)."""

    form: ClassVar[Form] = Form("transport")
    asks: ClassVar[list[str]] = ["transport_out", "ship_out", "transport_home"]

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
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.home = home

    def resolve(self, t: Table, s: i64) -> bool:
        regions = t.open_regions()
        options = _own_in(
            t, self.seat.of(s), regions & COLONIES_MASK if self.home else regions & ~COLONIES_MASK
        )
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT_CODE) // PLACES
        place = (code - LIFT_CODE) % PLACES
        t.push(s)
        t.then(SHIP_OUT, self.seat.of(s), colour, place, 1 if self.home else 0)
        pick(t, self.seat.of(s), colour, place)


TRANSPORT_OUT: Final = TransportTask("transport_out", home=False)
TRANSPORT_HOME: Final = TransportTask("transport_home", home=True)


class ShipOut(Task):
    """The player says where the caballero goes. ``home``: it comes home from the colonies."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.source: Final = self.argument("source", agenda.PLACE)
        self.home: Final = self.argument("home", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        regions = t.open_regions()
        targets = regions & ~COLONIES_MASK if self.home.of(s) else regions & COLONIES_MASK
        return t.ask(s, self.seat.of(s), options_in(TO_CODE, t.enterable(self.colour.of(s), targets)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(MOVED, self.seat.of(s), self.colour.of(s), self.source.of(s), code - TO_CODE)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": self.colour.of(s), "source": PLACE_IDS[self.source.of(s)]}


SHIP_OUT: Final = ShipOut("ship_out")


EFFECTS: list[type[Effect]] = [LayTokens, Transport]


TASKS: Final[list[Task]] = [VOYAGE, SAIL, CLAIM, CLAIMED, TRANSPORT_OUT, TRANSPORT_HOME, SHIP_OUT]
"""The tasks of this room, in the order in which they get their numbers."""
