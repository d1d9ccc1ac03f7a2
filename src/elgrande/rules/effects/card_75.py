"""Card 75: a caballero in reserve, which enters a region right before a scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from elgrande.rules.agenda import Task, arg_a, arg_b, step
from elgrande.rules.choices import SKIP, TO
from elgrande.rules.effects.alliance import scored_with_ally
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.move import target_options
from elgrande.rules.places import CARD_75, COURT, PLACE_IDS
from elgrande.rules.table import NO_CARD

if TYPE_CHECKING:
    from elgrande.rules.table import Table

BEFORE_SPECIAL: Final = 219
BEFORE_REGION: Final = 220
RESERVE: Final = 221


class PutInReserve(Effect):
    """Put a caballero from court on the card, which stays open; it may go to a region before a later scoring."""

    form: ClassVar[Form] = Form("reserve")

    def usable(self, t: Table, seat: i64) -> bool:
        return t.court(seat) > 0 and t.at(CARD_75, seat) == 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.shift(seat, COURT, CARD_75, 1)
        if t.telling:
            t.tell("in_reserve", {"seat": seat})


def reserves(t: Table) -> bool:
    """Whether anybody has a caballero on his card."""
    return t.total_at(CARD_75) > 0


class BeforeSpecialScoring(Task):
    """The special action that begins is perhaps a special scoring: the owners of a reserve are asked before it.

    Ruling S-08: nobody can object any more, and nothing of the scoring has happened yet.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        if reserves(t) and t.action != NO_CARD and t.rules.effects[t.action].is_scoring(t):
            t.then(RESERVE, 0)
        return False


class BeforeRegion(Task):
    """A region is next in a general scoring: the owners of a reserve are asked before it. Argument a: the region."""

    def resolve(self, t: Table, s: i64) -> bool:
        if reserves(t) and not scored_with_ally(t, arg_a(s)):
            t.then(RESERVE, 0, arg_a(s) + 1)
        return False


class Reserve(Task):
    """Clockwise from the start player, each owner of a reserve may send it to a region (ruling S-04).

    Ruling A-06: no Veto stops it. Arguments: how many seats have been asked; the region that is scored next, plus 1.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        players = t.rules.players
        for distance in range(arg_a(s), players):
            seat = (t.start + distance) % players
            if t.at(CARD_75, seat) > 0:
                targets = t.enterable(seat, t.open_regions())
                if targets:
                    return t.ask(
                        step(RESERVE, distance, arg_b(s)), seat, append(target_options(targets), SKIP)
                    )
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.push(step(RESERVE, arg_a(s) + 1, arg_b(s)))
        if code == SKIP:
            return
        seat = t.decider
        t.shift(seat, CARD_75, code - TO, 1)
        if t.telling:
            t.tell("reserve_used", {"seat": seat, "place": PLACE_IDS[code - TO]})

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[arg_b(s) - 1] if arg_b(s) else None}


EFFECTS: list[type[Effect]] = [PutInReserve]
