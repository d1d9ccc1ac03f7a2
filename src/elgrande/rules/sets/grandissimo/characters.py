"""Queen and Court Jester, and the caballeros that the Jester brings to other courts.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import TO
from elgrande.rules.effects.arguments import Form, Word
from elgrande.rules.effects.base import Effect, options_in
from elgrande.rules.effects.supply import gain
from elgrande.rules.places import COLOURS, PLACE_IDS, PROVINCE
from elgrande.rules.sets.colonies.words import BONUS
from elgrande.rules.sets.grandissimo.fields import (
    GUESTS,
    JESTER,
    JESTER_USED,
    PLACERS,
    QUEEN,
    QUEEN_READY,
    QUEEN_USED,
)
from elgrande.rules.sets.grandissimo.words import GUEST

if TYPE_CHECKING:
    from elgrande.rules.table import Table


CHARACTERS: Final = {"queen": QUEEN, "jester": JESTER}


class TakeCharacter(Effect):
    """Take the Queen or the Court Jester, from beside the stacks or from another player."""

    form: ClassVar[Form] = Form(
        "character",
        [Word("who", list(CHARACTERS), "which character")],
        "character(queen) or character(jester)",
    )

    def __init__(self, who: str) -> None:
        self.who = who
        self.field: i64 = CHARACTERS[who]

    def usable(self, t: Table, seat: i64) -> bool:
        return t.extras[self.field] != seat

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[self.field] = seat
        if t.telling:
            t.tell("character", {"seat": seat, "character": self.who})


# ---------------------------------------------------------------------- the Queen


def queen_places(t: Table, seat: i64) -> i64:
    """How many caballeros the Queen lets a seat place beyond those of its card: one in each turn.

    In the turn in which she is taken only if nothing has been placed in it before.
    """
    bit: i64 = 1 << seat
    if t.extras[QUEEN] != seat or t.extras[QUEEN_USED] & bit:
        return 0
    return 1 if t.extras[QUEEN_READY] & bit or not t.extras[PLACERS] & bit else 0


def queen_fetches(t: Table, seat: i64) -> bool:
    """Whether a seat may take one more caballero from the province: only with the Queen from an earlier turn."""
    bit: i64 = 1 << seat
    return (
        t.extras[QUEEN] == seat
        and not t.extras[QUEEN_USED] & bit
        and t.extras[QUEEN_READY] & bit != 0
        and t.province(seat) > 0
    )


def use_queen(t: Table, seat: i64) -> None:
    t.extras[QUEEN_USED] |= 1 << seat


# ---------------------------------------------------------------------- the Court Jester


def character_choices(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what Queen and Jester let a seat do beside its card."""
    if queen_fetches(t, seat):
        options = append(options, BONUS)
    if t.extras[JESTER] == seat and not t.extras[JESTER_USED] >> seat & 1 and t.province(seat) > 0:
        for other in range(t.rules.players):
            if other != seat:
                options = append(options, GUEST + other)
    return options


def character_chosen(t: Table, seat: i64, code: i64) -> bool:
    """Use Queen or Jester; False if the choice is not about them."""
    if code == BONUS:
        use_queen(t, seat)
        gain(t, seat, 1)
        return True
    if not GUEST <= code < GUEST + COLOURS:
        return False
    host = code - GUEST
    t.extras[JESTER_USED] |= 1 << seat
    t.shift(seat, PROVINCE, GUESTS + host, 1)
    if t.telling:
        t.tell("guest", {"seat": seat, "host": host})
    return True


class PlaceGuest(Task):
    """At the start of his turn a player places the caballeros that others have brought to his court (ruling GR-10).

    They must go where he could place now, or into the Castillo, and cost him nothing.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = first_guest(t, self.seat.of(s))
        if colour < 0:
            return False
        targets = t.enterable(colour, t.rules.placing[t.king] & ~t.taboo())
        if targets == 0:
            return False
        return t.ask(s, self.seat.of(s), options_in(TO, targets))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        colour = first_guest(t, seat)
        t.push(s)
        t.shift(colour, GUESTS + seat, code - TO, 1)
        if t.telling:
            t.tell("guest_placed", {"seat": seat, "colour": colour, "place": PLACE_IDS[code - TO]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"colour": first_guest(t, self.seat.of(s))}


PLACE_GUEST: Final = PlaceGuest("place_guest")


def first_guest(t: Table, seat: i64) -> i64:
    """The first colour that has a caballero in the court of a seat as a guest, or -1."""
    for colour in range(COLOURS):
        if t.at(GUESTS + seat, colour) > 0:
            return colour
    return -1


EFFECTS: list[type[Effect]] = [TakeCharacter]


TASKS: Final[list[Task]] = [PLACE_GUEST]
"""The tasks of this room, in the order in which they get their numbers."""
