"""The decisions of a game, each with the table as it was, and the place where it stands in the record."""

from __future__ import annotations

from typing import NamedTuple

from elgrande.record import UNDO, Game
from elgrande.rules import Table, parse_choice


class Moment(NamedTuple):
    """A decision that stands, before it was made."""

    entry: int
    """Which entry of the record it is, counted from 0."""
    seat: int
    code: int
    table: Table
    options: int
    """How many options there were."""


def moments(game: Game) -> list[Moment]:
    """All decisions that stand, in their order; what was taken back is left out."""
    found: list[Moment] = []
    then = game.restarted()
    for (seat, text), entry in zip(game.standing, _standing_entries(game), strict=True):
        decision = then.table.decision_of(seat)
        assert decision is not None
        found.append(Moment(entry, seat, parse_choice(text), then.table.copy(), len(decision.options)))
        then.choose(text, seat)
    return found


def _standing_entries(game: Game) -> list[int]:
    """Which entries of the record are the choices that stand."""
    kept: list[int] = []
    for number, entry in enumerate(game.entries):
        if entry.text == UNDO:
            kept.remove(next(one for one in reversed(kept) if game.entries[one].seat == entry.seat))
        else:
            kept.append(number)
    return kept
