"""Ship and prison: what the symbols on the cards of Grandissimo let a player do beside their special action.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import Task, arg_a, arg_b, step
from elgrande.rules.choices import LIFT, SHIP, SHIP_FROM, STOP, TO
from elgrande.rules.effects.arguments import Flag, Form, Inner
from elgrande.rules.effects.base import Effect, NoAction, allow_objection, options_in, pick
from elgrande.rules.extras import SHIPS
from elgrande.rules.places import (
    CATALUNA,
    COURT,
    GALICIA,
    GALLEON,
    GRANADA,
    PAIS_VASCO,
    PLACE_IDS,
    PLACES,
    PORTUGAL,
    PRISON,
    SEVILLA,
    VALENCIA,
    mask_of,
)
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table

MAIN_ACTION: Final = 120
TAKE_SHIP: Final = 121
SHIP_TAKEN: Final = 122
LAND: Final = 123
JAIL: Final = 124
JAILED: Final = 125

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

    def resolve(self, t: Table, s: i64) -> bool:
        effect = t.rules.effects[t.action]
        if isinstance(effect, WithSymbols) and effect.effect.usable(t, arg_a(s)):
            effect.effect.carry_out(t, arg_a(s))
        return False


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

    def resolve(self, t: Table, s: i64) -> bool:
        options = ships(t, arg_a(s))
        if len(options) == 0:
            return False
        return t.ask(s, arg_a(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        t.then(SHIP_TAKEN, arg_a(s), 0 if code == SHIP else code - SHIP_FROM + 1)
        allow_objection(t)


class ShipTaken(Task):
    """A ship changes hands. Argument b: one more than the seat that loses it, 0 if it was unused.

    Ruling GR-04: when a player loses his last ship, the caballeros on it go to his court.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        seat = arg_a(s)
        loser = arg_b(s) - 1
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
        return {"loser": arg_b(s) - 1 if arg_b(s) else None}


class Land(Task):
    """At the start of his turn a player may land what is on his ship on the coast, all of it or nothing.

    Argument b: 1 when the first caballero has left.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        seat = arg_a(s)
        if t.at(GALLEON, seat) == 0:
            return False
        targets = t.enterable(seat, COAST & t.open_regions())
        if targets == 0:
            return False
        options = options_in(TO, targets)
        return t.ask(s, seat, options if arg_b(s) else append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        seat = arg_a(s)
        t.push(step(LAND, seat, 1))
        t.shift(seat, GALLEON, code - TO, 1)
        if t.telling:
            t.tell("landed", {"seat": seat, "place": PLACE_IDS[code - TO]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": t.at(GALLEON, arg_a(s))}


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

    def resolve(self, t: Table, s: i64) -> bool:
        options = suspects(t)
        if len(options) == 0:
            return False
        return t.ask(s, arg_a(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        colour = (code - LIFT) // PLACES
        place = (code - LIFT) % PLACES
        t.then(JAILED, colour, place)
        allow_objection(t)
        pick(t, arg_a(s), colour, place)


class Jailed(Task):
    """A caballero goes to prison."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.shift(arg_a(s), arg_b(s), PRISON, 1)
        if t.telling:
            t.tell("jailed", {"colour": arg_a(s), "place": PLACE_IDS[arg_b(s)]})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": arg_a(s), "place": PLACE_IDS[arg_b(s)]}


EFFECTS: list[type[Effect]] = [WithSymbols]

TASKS: dict[int, Task] = {
    MAIN_ACTION: MainAction("main_action"),
    TAKE_SHIP: TakeShip("ship"),
    SHIP_TAKEN: ShipTaken("ship_taken"),
    LAND: Land("land"),
    JAIL: Jail("jail"),
    JAILED: Jailed("jailed"),
}
