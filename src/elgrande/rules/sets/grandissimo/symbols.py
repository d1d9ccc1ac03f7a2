"""Ship and prison: what the symbols on the cards of Grandissimo let a player do beside their special action.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import LIFT, STOP, TO
from elgrande.rules.effects.arguments import Flag, Form, Inner
from elgrande.rules.effects.base import Effect, NoAction, allow_objection, options_in, pick
from elgrande.rules.places import (
    CATALUNA,
    COURT,
    GALICIA,
    GRANADA,
    PAIS_VASCO,
    PLACE_IDS,
    PLACES,
    PORTUGAL,
    SEVILLA,
    VALENCIA,
    mask_of,
)
from elgrande.rules.sets.grandissimo.fields import PRISON, SHIPS
from elgrande.rules.sets.grandissimo.places import GALLEON
from elgrande.rules.sets.grandissimo.words import SHIP, SHIP_FROM
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


COAST: Final = mask_of([CATALUNA, VALENCIA, GRANADA, SEVILLA, GALICIA, PAIS_VASCO, PORTUGAL])
"""The regions where a ship can land."""


class WithSymbols(Effect):
    """A special action with what a ship or prison symbol allows in addition, each of it if the player likes.

    The symbols come first, so that a further card is taken when everything of this one is done.
    """

    form: ClassVar[Form] = Form(
        "symbols",
        [Inner("effect", "follow the symbols"), Flag("ship", False), Flag("prison", False)],
        "symbols(boycott, prison=yes) or symbols(none, ship=yes, prison=yes)",
    )
    asks: ClassVar[list[str]] = ["ship", "jail"]

    def __init__(self, effect: Effect | None = None, ship: bool = False, prison: bool = False) -> None:
        self.effect: Effect = NoAction() if effect is None else effect
        self.ship = ship
        self.prison = prison

    def usable(self, t: Table, seat: i64) -> bool:
        return self.effect.usable(t, seat) or self.symbol_usable(t, seat)

    def symbol_usable(self, t: Table, seat: i64) -> bool:
        return (self.ship and len(ships(t, seat)) > 0) or (self.prison and len(suspects(t)) > 0)

    def announces(self) -> bool:
        return self.effect.announces()

    def announce(self, t: Table, seat: i64) -> None:
        if self.effect.usable(t, seat):
            self.effect.announce(t, seat)

    def announced(self, t: Table) -> str:
        return self.effect.announced(t)

    def carry_out(self, t: Table, seat: i64) -> None:
        if self.effect.usable(t, seat):
            t.then(MAIN_ACTION, seat)
        self.use_symbols(t, seat)

    def use_symbols(self, t: Table, seat: i64) -> None:
        if self.prison:
            t.then(JAIL, seat)
        if self.ship:
            t.then(TAKE_SHIP, seat)

    def remembers(self) -> i64:
        return self.effect.remembers()

    def stands_alone(self) -> bool:
        return True

    def inside(self) -> list[Effect]:
        return [self.effect]

    def takes(self, inner: Effect) -> bool:
        return not (inner.stands_alone() or inner.inside() or isinstance(inner, WithSymbols))


class MainAction(Task):
    """The special action itself, after its symbols."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        effect = t.rules.effects[t.action]
        if isinstance(effect, WithSymbols) and effect.effect.usable(t, self.seat.of(s)):
            effect.effect.carry_out(t, self.seat.of(s))
        return False


MAIN_ACTION: Final = MainAction("main_action")


# ---------------------------------------------------------------------- ships


def fleet(t: Table) -> i64:
    """How many ships are in the game; for two players one, as the rulebook advises, unless they want both."""
    return t.rules.ships


def ships(t: Table, seat: i64) -> vec[i64]:
    """Which ships a seat can take: an unused one, or else one of another player (ruling GR-04b)."""
    options = vec[i64]()
    for number in range(fleet(t)):
        if t.extras[SHIPS + number] == NOBODY:
            return append(options, SHIP)
    for other in range(t.rules.players):
        if other != seat and ships_of(t, other) > 0:
            options = append(options, SHIP_FROM + other)
    return options


def ships_of(t: Table, seat: i64) -> i64:
    """How many ships a seat has."""
    count: i64 = 0
    for number in range(fleet(t)):
        if t.extras[SHIPS + number] == seat:
            count += 1
    return count


class TakeShip(Task):
    """The active player takes a ship, or does without."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = ships(t, self.seat.of(s))
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.then(SHIP_TAKEN, self.seat.of(s), 0 if code == SHIP else code - SHIP_FROM + 1)
        allow_objection(t)


TAKE_SHIP: Final = TakeShip("ship")


class ShipTaken(Task):
    """A ship changes hands. ``loser``: one more than the seat that loses it, 0 if it was unused.

    Ruling GR-04: when a player loses his last ship, the caballeros on it go to his court.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.loser: Final = self.argument("loser", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        loser = self.loser.of(s) - 1
        for number in range(fleet(t)):
            if t.extras[SHIPS + number] == loser:
                t.extras[SHIPS + number] = seat
                break
        if t.telling:
            t.tell("ship", {"seat": seat, "loser": None if loser == NOBODY else loser})
        if loser != NOBODY and ships_of(t, loser) == 0:
            count = t.at(GALLEON, loser)
            if count:
                t.shift(loser, GALLEON, COURT, count)
                if t.telling:
                    t.tell("to_court", {"colour": loser, "source": PLACE_IDS[GALLEON], "count": count})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.loser.of(s) - 1 if self.loser.of(s) else None}


SHIP_TAKEN: Final = ShipTaken("ship_taken")


class Land(Task):
    """At the start of his turn a player may land what is on his ship on the coast, all of it or nothing.

    ``begun``: the first caballero has left.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.begun: Final = self.argument("begun", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if t.at(GALLEON, seat) == 0:
            return False
        targets = t.enterable(seat, COAST & t.open_regions())
        if targets == 0:
            return False
        options = options_in(TO, targets)
        return t.ask(s, seat, options if self.begun.of(s) else append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        seat = self.seat.of(s)
        t.then(LAND, seat, 1)
        t.shift(seat, GALLEON, code - TO, 1)
        if t.telling:
            t.tell("landed", {"seat": seat, "place": PLACE_IDS[code - TO]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": t.at(GALLEON, self.seat.of(s))}


LAND: Final = Land("land")


# ---------------------------------------------------------------------- the prison


def suspects(t: Table) -> vec[i64]:
    """The caballeros that can be put into prison: of any player, from a region that is not taboo (ruling GR-12)."""
    options = vec[i64]()
    regions = t.open_regions()
    for place in range(t.rules.span):
        if regions >> place & 1:
            for colour in range(t.rules.players):
                if t.at(place, colour) > 0:
                    options = append(options, LIFT + colour * PLACES + place)
    return options


class Jail(Task):
    """The active player picks a caballero for the prison, or does without."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = suspects(t)
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT) // PLACES
        place = (code - LIFT) % PLACES
        t.then(JAILED, colour, place)
        allow_objection(t)
        pick(t, self.seat.of(s), colour, place)


JAIL: Final = Jail("jail")


class Jailed(Task):
    """A caballero goes to prison."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        t.shift(self.colour.of(s), self.place.of(s), PRISON, 1)
        if t.telling:
            t.tell("jailed", {"colour": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": self.colour.of(s), "place": PLACE_IDS[self.place.of(s)]}


JAILED: Final = Jailed("jailed")


EFFECTS: list[type[Effect]] = [WithSymbols]


TASKS: Final[list[Task]] = [MAIN_ACTION, TAKE_SHIP, SHIP_TAKEN, LAND, JAIL, JAILED]
"""The tasks of this room, in the order in which they get their numbers."""
