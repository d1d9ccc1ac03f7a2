"""Cards that change who does what when: Double turn, The last word, Action stop, Conquistadores.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import CARD
from elgrande.rules.effects.arguments import Flag, Form
from elgrande.rules.effects.base import Effect, NoAction
from elgrande.rules.flow import TURN, TURN_OVER
from elgrande.rules.places import COURT, PROVINCE
from elgrande.rules.sets.grandissimo.fields import (
    CONQUERED,
    DOUBLE_TURN,
    FURTHER_CARD,
    LAST_CARD,
    LAST_SAID,
    LAST_WORD,
    SAVED,
    SAVED_BY,
    STOPPER,
)
from elgrande.rules.sets.grandissimo.region_cards import UNMASKING, listen_again
from elgrande.rules.sets.grandissimo.symbols import WithSymbols
from elgrande.rules.sets.grandissimo.words import SAVE, SPEND
from elgrande.rules.table import NO_CARD, NOBODY, OFFERS, PART_ACTION, PART_PLACING, PLAYED

if TYPE_CHECKING:
    from elgrande.rules.table import Table


# ---------------------------------------------------------------------- double turn


class DoubleTurn(Effect):
    """When everything of this card is done, take a further one; use it at once or keep it for a later turn."""

    form: ClassVar[Form] = Form("double_turn")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[DOUBLE_TURN] = seat


class TakeFurther(Task):
    """At the end of his turn the player takes the further card."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if t.extras[DOUBLE_TURN] != seat:
            return False
        options = vec[i64]()
        for stack in range(1, OFFERS):
            if t.offer[stack] != NO_CARD:
                options = append(options, CARD + stack - 1)
        if len(options) == 0:
            t.extras[DOUBLE_TURN] = NOBODY
            return False
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        stack = code - CARD + 1
        t.extras[DOUBLE_TURN] = NOBODY
        t.extras[FURTHER_CARD] = 1
        t.card = t.offer[stack]
        t.offer[stack] = NO_CARD
        t.parts = PART_ACTION | PART_PLACING
        card = t.rules.cards[t.card]
        if t.telling:
            t.tell("card", {"seat": seat, "stack": stack, "card": card.id})
        t.then(FURTHER_DONE)
        t.then(TURN, seat, card.caballeros)


TAKE_FURTHER: Final = TakeFurther("further_card")


class FurtherDone(Task):
    """The further card has been used or kept."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[FURTHER_CARD] = 0
        return False


FURTHER_DONE: Final = FurtherDone("further_done")


def saving_choices(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add keeping an untouched further card, and using one kept in an earlier turn."""
    if t.extras[FURTHER_CARD] and t.parts == PART_ACTION | PART_PLACING:
        options = append(options, SAVE)
    if t.extras[SAVED_BY] == seat and not t.extras[FURTHER_CARD]:
        options = append(options, SPEND)
    return options


def saving_chosen(t: Table, seat: i64, code: i64) -> bool:
    if code == SAVE:
        t.extras[SAVED] = t.card
        t.extras[SAVED_BY] = seat
        t.parts = 0
        if t.telling:
            t.tell("kept", {"seat": seat, "card": t.rules.cards[t.card].id})
        return True
    if code != SPEND:
        return False
    # His own card waits meanwhile, with what is left of it.
    t.then(SAVED_DONE, t.card, t.parts)
    t.card = t.extras[SAVED]
    t.extras[SAVED] = NO_CARD
    t.extras[SAVED_BY] = NOBODY
    t.parts = PART_ACTION | PART_PLACING
    stop_action(t, seat)
    if t.telling:
        t.tell("kept_used", {"seat": seat, "card": t.rules.cards[t.card].id})
    t.then(TURN, seat, t.rules.cards[t.card].caballeros)
    return True


class SavedDone(Task):
    """The kept card has been used; the card of this turn is at hand again."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.card: Final = self.argument("card", agenda.CARD)
        self.parts: Final = self.argument("parts", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        t.card = self.card.of(s)
        t.parts = self.parts.of(s)
        return False


SAVED_DONE: Final = SavedDone("saved_done")


# ---------------------------------------------------------------------- action stop


class StopActions(Effect):
    """Those who have their turn later in this round lose the special action of their card, symbols included."""

    form: ClassVar[Form] = Form("action_stop")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[STOPPER] = seat
        if t.telling:
            t.tell("stopped", {"seat": seat})


def stop_action(t: Table, seat: i64) -> None:
    """Take the special action of its card from a seat, if actions are stopped for it."""
    if t.extras[STOPPER] != NOBODY and t.extras[STOPPER] != seat:
        t.parts &= ~PART_ACTION


# ---------------------------------------------------------------------- the last word


class LastWord(WithSymbols):
    """The rest of this turn waits until all others have had theirs (ruling GR-07).

    The supply has been taken; placing and symbols come then.
    """

    form: ClassVar[Form] = Form(
        "last_word", [Flag("ship", False), Flag("prison", False)], "last_word or last_word(ship=yes)"
    )
    asks: ClassVar[list[str]] = ["ship", "jail"]

    def __init__(self, ship: bool = False, prison: bool = False) -> None:
        super().__init__(NoAction(), ship, prison)

    def usable(self, t: Table, seat: i64) -> bool:
        return can_wait(t) or self.symbol_usable(t, seat)

    def carry_out(self, t: Table, seat: i64) -> None:
        if not can_wait(t):
            self.use_symbols(t, seat)
            return
        t.extras[LAST_WORD] = seat
        t.extras[LAST_CARD] = t.card
        t.parts = 0
        if t.telling:
            t.tell("last_word", {"seat": seat})

    def stands_alone(self) -> bool:
        return False

    def inside(self) -> list[Effect]:
        # Its symbols wait with the rest of the turn, so they are its own.
        return []


def can_wait(t: Table) -> bool:
    """Whether somebody comes after the active player, who has not placed anything of his card yet."""
    if t.extras[LAST_SAID] or not t.parts & PART_PLACING:
        return False
    for seat in range(t.rules.players):
        if t.seats[PLAYED + seat] and not t.acted >> seat & 1:
            return True
    return False


class LastTurn(Task):
    """When all others have had their turns, the turn goes on that has waited."""

    def resolve(self, t: Table, s: i64) -> bool:
        seat = t.extras[LAST_WORD]
        if seat == NOBODY:
            return False
        t.extras[LAST_WORD] = NOBODY
        t.extras[LAST_SAID] = 1
        t.active = seat
        t.card = t.extras[LAST_CARD]
        t.extras[LAST_CARD] = NO_CARD
        t.parts = PART_ACTION | PART_PLACING
        if t.telling:
            t.tell("turn", {"seat": seat})
        t.moment(t.rules.after_turn, seat)
        t.then(TURN_OVER)
        t.moment(t.rules.before_turn_over, seat)
        t.then(TURN, seat, t.rules.cards[t.card].caballeros)
        listen_again(t)
        t.then(UNMASKING, seat)
        return False


LAST_TURN: Final = LastTurn("last_turn")


# ---------------------------------------------------------------------- conquistadores


class Conquistadores(NoAction):
    """The caballeros of this card are placed straight from the province, as many as there are; others are not."""

    form: ClassVar[Form] = Form("conquistadores")


def conquers(t: Table) -> bool:
    """Whether the active card takes its caballeros from the province."""
    if t.card == NO_CARD:
        return False
    effect = t.rules.effects[t.card]
    if isinstance(effect, WithSymbols):
        effect = effect.effect
    return isinstance(effect, Conquistadores)


def conquest_allowance(t: Table, seat: i64, count: i64) -> i64:
    """No more than the province has."""
    return t.province(seat) if t.province(seat) < count else count


def conquest_stock(t: Table, seat: i64, court: i64, extra: i64) -> i64:
    """What can be placed next: the card's caballeros first, then extra ones from the court."""
    if t.extras[CONQUERED] < t.rules.cards[t.card].caballeros and t.province(seat) > 0:
        return t.province(seat)
    return court if extra or not t.parts & PART_PLACING else 0


def conquest_source(t: Table, seat: i64) -> i64:
    if t.extras[CONQUERED] < t.rules.cards[t.card].caballeros and t.province(seat) > 0:
        return PROVINCE
    return COURT


EFFECTS: list[type[Effect]] = [DoubleTurn, StopActions, LastWord, Conquistadores]


TASKS: Final[list[Task]] = [TAKE_FURTHER, FURTHER_DONE, SAVED_DONE, LAST_TURN]
"""The tasks of this room, in the order in which they get their numbers."""
