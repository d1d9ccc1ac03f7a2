"""Region cards that lie face down in front of a player: Boycott and King incognito.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import REGION, STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, options_in
from elgrande.rules.effects.king import move_king
from elgrande.rules.effects.losses import PICK_EACH
from elgrande.rules.effects.move import LIFT, PLACE_EXTRA
from elgrande.rules.flow import PLACE, TURN
from elgrande.rules.places import NINE_REGIONS, NOWHERE, PLACE_IDS
from elgrande.rules.sets.bigbox.castillo import THROW
from elgrande.rules.sets.bigbox.fields import ALLIANCE
from elgrande.rules.sets.grandissimo.characters import PLACE_GUEST
from elgrande.rules.sets.grandissimo.fields import (
    BOYCOTT,
    BOYCOTT_BY,
    BOYCOTT_KNOWN,
    INCOGNITO,
    INCOGNITO_BY,
    INCOGNITO_KNOWN,
    INCOGNITO_WAIT,
    REVOLUTION,
    STAND_IN,
)
from elgrande.rules.sets.grandissimo.mercenaries import MARCH
from elgrande.rules.sets.grandissimo.symbols import JAIL, LAND
from elgrande.rules.sets.grandissimo.words import PASS_ROUND, PASS_TURN, UNMASK, WAIT
from elgrande.rules.table import NO_CARD, NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


# How long the owner of the King incognito wants to be left alone.
ASK: Final = 0
NOT_NOW: Final = 1
NOT_IN_TURN: Final = 2
NOT_IN_ROUND: Final = 3
NOT_YET: Final = 4
"""He has waited at a moment: before a decision that follows without anything in between he is not asked again."""

_PAUSES: Final[list[Task]] = [
    TURN,
    PLACE,
    LIFT,
    PLACE_EXTRA,
    PICK_EACH,
    THROW,
    JAIL,
    LAND,
    PLACE_GUEST,
    MARCH,
]
"""The decisions between two single steps: there, and never within a step, the King incognito may turn up."""


# ---------------------------------------------------------------------- picking a region card


class Boycott(Effect):
    """Lay a region card face down: its region is not scored in the next general scoring (ruling GR-07)."""

    form: ClassVar[Form] = Form("boycott")
    asks: ClassVar[list[str]] = ["boycott"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(PICK_BOYCOTT, seat)


class HideKing(Effect):
    """Lay a region card face down: the King goes to its region as soon as it is turned over."""

    form: ClassVar[Form] = Form("king_incognito")
    asks: ClassVar[list[str]] = ["incognito"]

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(PICK_INCOGNITO, seat)


class PickBoycott(Task):
    """The active player picks a region card that no other action uses; he sees thereby which one is in use.

    There are nine of them, so it cannot be Portugal (ruling GR-15).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        cards: i64 = NINE_REGIONS
        if t.extras[INCOGNITO] != NOWHERE:
            cards &= ~(1 << t.extras[INCOGNITO])
            learn(t, INCOGNITO_KNOWN, self.seat.of(s))
        return t.ask(s, self.seat.of(s), options_in(REGION, cards))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        t.extras[BOYCOTT] = code - REGION
        t.extras[BOYCOTT_BY] = seat
        t.extras[BOYCOTT_KNOWN] = 1 << seat
        if t.telling:
            t.tell("boycott", {"seat": seat})


PICK_BOYCOTT: Final = PickBoycott("boycott")


class PickIncognito(Task):
    """The same for the King incognito."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        cards: i64 = NINE_REGIONS
        if t.extras[BOYCOTT] != NOWHERE:
            cards &= ~(1 << t.extras[BOYCOTT])
            learn(t, BOYCOTT_KNOWN, self.seat.of(s))
        return t.ask(s, self.seat.of(s), options_in(REGION, cards))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        t.extras[INCOGNITO] = code - REGION
        t.extras[INCOGNITO_BY] = seat
        t.extras[INCOGNITO_KNOWN] = 1 << seat
        t.extras[INCOGNITO_WAIT] = ASK
        if t.telling:
            t.tell("incognito", {"seat": seat})


PICK_INCOGNITO: Final = PickIncognito("incognito")


def learn(t: Table, known: i64, seat: i64) -> None:
    """A seat sees which region card is missing."""
    if not t.extras[known] >> seat & 1:
        t.extras[known] |= 1 << seat
        t.reveals += 1


# ---------------------------------------------------------------------- the boycott is shown


class BoycottShown(Task):
    """Before the regions of a general scoring are scored, the boycott is turned over.

    A boycotted region leaves an alliance; the other one is then scored alone.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        place = t.extras[BOYCOTT]
        if place == NOWHERE:
            return False
        t.reveals += 1
        t.extras[BOYCOTT_KNOWN] = (1 << t.rules.players) - 1
        if place == t.extras[ALLIANCE] or place == t.extras[ALLIANCE + 1]:
            t.extras[ALLIANCE] = NOWHERE
            t.extras[ALLIANCE + 1] = NOWHERE
        if t.telling:
            t.tell("boycotted", {"seat": t.extras[BOYCOTT_BY], "place": PLACE_IDS[place]})
        return False


BOYCOTT_SHOWN: Final = BoycottShown("boycott_shown")


def lift_boycott(t: Table) -> None:
    """The boycott is over."""
    t.extras[BOYCOTT] = NOWHERE
    t.extras[BOYCOTT_BY] = NOBODY
    t.extras[BOYCOTT_KNOWN] = 0


# ---------------------------------------------------------------------- the King turns up


def unmask(t: Table) -> None:
    """The card is turned over, and the King is in its region; he is back on the board if he was not."""
    place = t.extras[INCOGNITO]
    t.reveals += 1
    if t.telling:
        t.tell("unmasked", {"seat": t.extras[INCOGNITO_BY]})
    drop_incognito(t)
    t.extras[REVOLUTION] = 0
    t.extras[STAND_IN] = NOBODY
    move_king(t, place)


def drop_incognito(t: Table) -> None:
    """The card goes back."""
    t.extras[INCOGNITO] = NOWHERE
    t.extras[INCOGNITO_BY] = NOBODY
    t.extras[INCOGNITO_KNOWN] = 0
    t.extras[INCOGNITO_WAIT] = ASK


def listen_again(t: Table) -> None:
    """A turn begins: whoever had passed for the last one is asked again."""
    if t.extras[INCOGNITO_WAIT] == NOT_IN_TURN:
        t.extras[INCOGNITO_WAIT] = ASK


def turn_up_choice(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """In his own turn the owner needs no interruption."""
    if t.extras[INCOGNITO_BY] == seat:
        return append(options, UNMASK)
    return options


def turned_up(t: Table, code: i64) -> bool:
    """Turn the card over in the own turn; False if the choice is another one."""
    if code != UNMASK:
        return False
    unmask(t)
    return True


def interrupts(t: Table) -> bool:
    """Before a decision at which nothing is half done, the owner is asked, unless he does not want to be."""
    owner = t.extras[INCOGNITO_BY]
    if owner == NOBODY or t.pending:
        return False
    task = t.task
    if task not in _PAUSES or (t.decider == owner and task is TURN):
        return False
    wait = t.extras[INCOGNITO_WAIT]
    if wait == NOT_NOW or wait == NOT_YET:
        t.extras[INCOGNITO_WAIT] = ASK
    # Before a turn's decisions supply and card have been taken, or something has been done with the card.
    if wait != ASK and not (wait == NOT_YET and task is TURN):
        return False
    t.then(UNMASKING, 1)
    return True


class Unmasking(Task):
    """The owner turns the card over or waits. ``waiting``: it stands before a decision, not at a moment."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.waiting: Final = self.argument("waiting", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        owner = t.extras[INCOGNITO_BY]
        if owner != NOBODY and not self.waiting.of(s) and t.extras[INCOGNITO_WAIT] == NOT_YET:
            t.extras[INCOGNITO_WAIT] = ASK
        if owner == NOBODY or t.extras[INCOGNITO_WAIT] != ASK:
            return False
        if not self.waiting.of(s) and t.active == owner and t.action != NO_CARD:
            # Nobody needs to surprise himself between his announcement and his action.
            return False
        options = append(append(vec[i64](), UNMASK), WAIT)
        return t.ask(s, owner, append(append(options, PASS_TURN), PASS_ROUND))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == UNMASK:
            unmask(t)
        elif code == PASS_TURN:
            t.extras[INCOGNITO_WAIT] = NOT_IN_TURN
        elif code == PASS_ROUND:
            t.extras[INCOGNITO_WAIT] = NOT_IN_ROUND
        else:
            t.extras[INCOGNITO_WAIT] = NOT_NOW if self.waiting.of(s) else NOT_YET

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"seat": t.active if t.active != NOBODY else None}


UNMASKING: Final = Unmasking("unmask")


def something_happened(t: Table) -> None:
    """Pieces have moved: who has waited is asked again before the next step."""
    if t.extras[INCOGNITO_WAIT] == NOT_YET:
        t.extras[INCOGNITO_WAIT] = ASK


class LastUnmasking(Task):
    """Before the discs of a general scoring are set it is the last time; after that the card is lost (ruling GR-07)."""

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[INCOGNITO_BY] == NOBODY:
            return False
        return t.ask(s, t.extras[INCOGNITO_BY], append(append(vec[i64](), UNMASK), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == UNMASK:
            unmask(t)
            return
        if t.telling:
            t.tell("incognito_lapsed", {"seat": t.extras[INCOGNITO_BY]})
        drop_incognito(t)


LAST_UNMASKING: Final = LastUnmasking("last_unmask")


EFFECTS: list[type[Effect]] = [Boycott, HideKing]


TASKS: Final[list[Task]] = [PICK_BOYCOTT, PICK_INCOGNITO, BOYCOTT_SHOWN, UNMASKING, LAST_UNMASKING]
"""The tasks of this room, in the order in which they get their numbers."""
