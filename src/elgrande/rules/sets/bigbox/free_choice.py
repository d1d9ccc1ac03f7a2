"""Free choice: in the next general scoring the player may move caballeros before the regions are scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.move import LIFT
from elgrande.rules.places import NOWHERE
from elgrande.rules.sets.bigbox.fields import FREE_CHOICE

if TYPE_CHECKING:
    from elgrande.rules.table import Table

FREE_CABALLEROS: Final = 2


class KeepFreeChoice(Effect):
    """Keep the card: in the next general scoring, when the Castillo has been emptied, move up to two own caballeros.

    Ruling A-06: it can be vetoed only now, not when it works.
    """

    form: ClassVar[Form] = Form("free_choice")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[FREE_CHOICE] |= 1 << seat
        if t.telling:
            t.tell("kept", {"seat": seat, "card": t.rules.cards[t.action].id})


class FreeMoves(Task):
    """Those who have kept the card move caballeros, beginning with the start player, and the card is used up."""

    def resolve(self, t: Table, s: i64) -> bool:
        players = t.rules.players
        t.param = NOWHERE
        for distance in range(players - 1, -1, -1):
            seat = (t.start + distance) % players
            if t.extras[FREE_CHOICE] >> seat & 1:
                t.then(LIFT, seat, FREE_CABALLEROS)
        t.extras[FREE_CHOICE] = 0
        return False


FREE_MOVES: Final = FreeMoves("free_moves")


EFFECTS: list[type[Effect]] = [KeepFreeChoice]


TASKS: Final[list[Task]] = [FREE_MOVES]
"""The tasks of this room, in the order in which they get their numbers."""
