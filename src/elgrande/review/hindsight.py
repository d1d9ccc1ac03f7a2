"""What was hidden when somebody chose, and what the others had really set: told apart, and never judged by."""

from __future__ import annotations

import msgspec

from elgrande.record import Game
from elgrande.review.moments import Moment, moments
from elgrande.rules import print_choice


class Hindsight(msgspec.Struct, kw_only=True):
    """What the others chose in secret at the same time."""

    entry: int
    seat: int
    choices: dict[str, str]
    """By seat."""


def hindsights(game: Game, entries: set[int]) -> list[Hindsight]:
    """For each of these entries of the record at which several seats chose in secret."""
    found: list[Hindsight] = []
    for together in _secrets(moments(game)):
        for moment in together:
            if moment.entry in entries and len(together) > 1:
                others = {str(one.seat): print_choice(one.code) for one in together if one is not moment}
                found.append(Hindsight(entry=moment.entry, seat=moment.seat, choices=others))
    return found


def _secrets(all_moments: list[Moment]) -> list[list[Moment]]:
    """Decisions that were made at the same time."""
    groups: list[list[Moment]] = []
    for moment in all_moments:
        if not moment.table.pending:
            continue
        last = groups[-1] if groups else []
        waits = last and not any(one.seat == moment.seat for one in last)
        if waits and last[-1].table.pending >> moment.seat & 1 and moment.entry - last[-1].entry <= _NEAR:
            last.append(moment)
        else:
            groups.append([moment])
    return groups


_NEAR = 12
"""Entries between two choices of the same moment at most; further ones belong to another."""
