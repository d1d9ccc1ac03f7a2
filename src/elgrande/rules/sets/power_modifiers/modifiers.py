"""The power modifiers of 2023: dealt, one passed on, played with a power card, some with an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.bits import bit
from elgrande.rules.choices import MODIFIER as MODIFIER_CODE
from elgrande.rules.choices import MODIFIERS, PLAIN, SKIP, USE
from elgrande.rules.effects.base import Effect
from elgrande.rules.flow import show_from_hand, total_taken
from elgrande.rules.news import Event
from elgrande.rules.places import NOWHERE
from elgrande.rules.table import HAND, MODIFIER, MODIFIER_BIT, PASSED, PLAYED, TOTAL

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class Draft(Task):
    """Every player looks at his three modifiers and passes one to the left, all at the same time."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.secret = PASSED

    def options_for(self, t: Table, s: i64, seat: i64) -> vec[i64]:
        return modifier_options(t.seats[HAND + seat])

    def resolve(self, t: Table, s: i64) -> bool:
        if t.pending == 0:
            t.pending = (1 << t.rules.players) - 1
        seat: i64 = 0
        while not t.pending >> seat & 1:
            seat += 1
        return t.ask(s, seat, self.options_for(t, s, seat))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.seats[PASSED + t.decider] = code - MODIFIER_CODE + 1
        t.pending &= ~(1 << t.decider)
        if t.pending:
            t.push(s)
            return
        t.reveals += 1
        players = t.rules.players
        for seat in range(players):
            number = t.seats[PASSED + seat]
            left = (seat + 1) % players
            t.seats[HAND + seat] &= ~bit(MODIFIER_BIT + number)
            if t.telling:
                known_to: int = (1 << seat) | (1 << left)
                t.news.append(
                    Event("modifier_passed", {"seat": seat, "to": left}, {"modifier": number}, known_to)
                )
        for seat in range(players):
            t.seats[HAND + (seat + 1) % players] |= bit(MODIFIER_BIT + t.seats[PASSED + seat])


DRAFT: Final = Draft("draft")


def modifier_options(hand: i64) -> vec[i64]:
    options = vec[i64]()
    for number in range(1, MODIFIERS + 1):
        if hand >> (MODIFIER_BIT + number) & 1:
            options = append(options, MODIFIER_CODE + number - 1)
    return options


class PlayModifier(Task):
    """With his power card a player may play one modifier; the total must not be on the table yet (ruling R-22)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        value = t.seats[PLAYED + seat]
        hand = t.seats[HAND + seat]
        # The own card must not block its own totals.
        t.seats[PLAYED + seat] = 0
        options = vec[i64]()
        if not total_taken(t, value):
            options = append(options, PLAIN)
        for modifier in t.rules.modifiers:
            if hand >> (MODIFIER_BIT + modifier.number) & 1 and not total_taken(t, value + modifier.value):
                options = append(options, MODIFIER_CODE + modifier.number - 1)
        t.seats[PLAYED + seat] = value
        if len(options) == 1 and options[0] == PLAIN:
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == PLAIN:
            return
        seat = self.seat.of(s)
        number = code - MODIFIER_CODE + 1
        show_from_hand(t, seat, MODIFIER_BIT + number)
        t.seats[MODIFIER + seat] = number
        t.seats[TOTAL + seat] += t.rules.modifier_values[number]
        if t.telling:
            t.tell("modifier", {"seat": seat, "modifier": number, "total": t.seats[TOTAL + seat]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"power": t.seats[PLAYED + self.seat.of(s)]}


PLAY_MODIFIER: Final = PlayModifier("modifier")


class UseAbility(Task):
    """After the supply the active player may use the ability of his modifier. No Veto can stop it (ruling R-9)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def effect(self, t: Table, seat: i64) -> Effect | None:
        number = t.seats[MODIFIER + seat]
        for modifier in t.rules.modifiers:
            if modifier.number == number:
                return modifier.ability
        return None

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        effect = self.effect(t, seat)
        if effect is None or not effect.usable(t, seat):
            return False
        return t.ask(s, seat, append(append(vec[i64](), USE), SKIP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == SKIP:
            return
        t.param = NOWHERE
        effect = self.effect(t, self.seat.of(s))
        if effect is not None:
            effect.carry_out(t, self.seat.of(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"modifier": t.seats[MODIFIER + self.seat.of(s)]}


ABILITY: Final = UseAbility("ability")


TASKS: Final[list[Task]] = [DRAFT, PLAY_MODIFIER, ABILITY]
"""The tasks of this room, in the order in which they get their numbers."""
