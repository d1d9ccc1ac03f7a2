"""Cards that are kept for a later moment: closing an action card, and repeating a special action of somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import SKIP, USE
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, start_action
from elgrande.rules.flow import TAKE_CARD
from elgrande.rules.sets.colonies.fields import CLOSERS, LAST_ACTION, SHUT, STRIKE_UNTIL, STRIKER
from elgrande.rules.sets.colonies.words import CLOSE as CLOSE_CODE
from elgrande.rules.table import NO_CARD, NOBODY, OFFERS, PLAYED

if TYPE_CHECKING:
    from elgrande.rules.table import Table


def keep(t: Table, seat: i64) -> None:
    if t.telling:
        t.tell("kept", {"seat": seat, "card": t.rules.cards[t.action].id})


# ---------------------------------------------------------------------- close an action card


class KeepClosing(Effect):
    """Keep the card: once, in this round or a later one, an action card on offer is closed for its round.

    Ruling G-07: in the own turn, or between two turns before the next player names a card. Ruling A-06: no Veto then.
    """

    form: ClassVar[Form] = Form("close_card")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[CLOSERS] |= 1 << seat
        keep(t, seat)


def close_options(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the cards that a seat may close now."""
    if t.extras[CLOSERS] >> seat & 1 and turns_left(t):
        # Where everybody is due a card of the row, only the stacks beside it can be closed.
        first: i64 = 1 if t.rules.take_card == TAKE_CARD else t.rules.players + 1
        for stack in range(first, OFFERS):
            if t.offer[stack] != NO_CARD:
                options = append(options, CLOSE_CODE + stack - 1)
    return options


def turns_left(t: Table) -> bool:
    """Whether somebody still has a turn in this round."""
    for seat in range(t.rules.players):
        if t.seats[PLAYED + seat] and not t.acted >> seat & 1:
            return True
    return False


def close_card(t: Table, seat: i64, code: i64) -> None:
    """A seat closes an action card: nobody can choose it in this round."""
    stack = code - CLOSE_CODE + 1
    card = t.offer[stack]
    t.offer[stack] = NO_CARD
    t.extras[SHUT] |= 1 << stack
    t.extras[CLOSERS] &= ~(1 << seat)
    if t.telling:
        t.tell("closed", {"seat": seat, "stack": stack, "card": t.rules.cards[card].id})


class CloseCard(Task):
    """Between two turns, those who have kept the card may close one."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.asked: Final = self.argument("asked", agenda.SEATS)

    def resolve(self, t: Table, s: i64) -> bool:
        for seat in range(t.rules.players):
            if not self.asked.of(s) >> seat & 1:
                options = close_options(t, seat, vec[i64]())
                if len(options) > 0:
                    return t.ask(s, seat, append(options, SKIP))
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.then(CLOSE_CARD, self.asked.of(s) | 1 << t.decider)
        if code != SKIP:
            close_card(t, t.decider, code)


CLOSE_CARD: Final = CloseCard("close")


# ---------------------------------------------------------------------- double strike


class KeepStrike(Effect):
    """Keep the card: once, in this round or the next (ruling G-08), repeat the special action of a turn just ended."""

    form: ClassVar[Form] = Form("double_strike")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[STRIKER] = seat
        t.extras[STRIKE_UNTIL] = t.rules.round_index(t.round) + 1
        keep(t, seat)


class Strike(Task):
    """After another player's turn, the owner of the card may carry out that player's special action again.

    ``seat``: whose turn it was. An action that was vetoed cannot be repeated; the owner makes all choices.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = t.extras[STRIKER]
        card = t.extras[LAST_ACTION]
        if (
            seat == NOBODY
            or seat == self.seat.of(s)
            or card == NO_CARD
            or not t.rules.effects[card].usable(t, seat)
        ):
            return False
        return t.ask(s, seat, append(append(vec[i64](), USE), SKIP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == SKIP:
            return
        seat = t.extras[STRIKER]
        card = t.extras[LAST_ACTION]
        t.extras[STRIKER] = NOBODY
        t.extras[LAST_ACTION] = NO_CARD
        if t.telling:
            t.tell("struck", {"seat": seat, "card": t.rules.cards[card].id})
        t.active = seat
        t.then(STRUCK)
        start_action(t, seat, card)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"seat": self.seat.of(s), "card": t.rules.cards[t.extras[LAST_ACTION]].id}


STRIKE: Final = Strike("strike")


class Struck(Task):
    """The repeated action is over, and nobody is at turn."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.active = NOBODY
        return False


STRUCK: Final = Struck("struck")


class StrikeLapses(Task):
    """At the end of a round a card that was kept long enough is lost, and closed stacks open."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round: Final = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[SHUT] = 0
        if t.extras[STRIKER] != NOBODY and self.round.of(s) >= t.extras[STRIKE_UNTIL]:
            t.extras[STRIKER] = NOBODY
        return False


STRIKE_LAPSES: Final = StrikeLapses("strike_lapses")


EFFECTS: list[type[Effect]] = [KeepClosing, KeepStrike]


TASKS: Final[list[Task]] = [CLOSE_CARD, STRIKE, STRUCK, STRIKE_LAPSES]
"""The tasks of this room, in the order in which they get their numbers."""
