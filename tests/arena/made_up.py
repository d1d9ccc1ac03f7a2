"""Results that nobody played, for tests of what is made of results."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.arena import Match, Result, Times
from elgrande.arena.program import program
from elgrande.arena.result import SOURCES


def result(
    match: Match, deal: int, turn: int, scores: Sequence[int], first_power: Sequence[int] = ()
) -> Result:
    """A game that ended with these scores, by seat."""
    return Result(
        match=match.to_json(),
        deal=deal,
        turn=turn,
        shuffle=match.shuffle(deal),
        bots=list(match.seatings[turn]),
        start=0,
        scores=list(scores),
        ranks=[1 + sum(other > own for other in scores) for own in scores],
        first_power=list(first_power) or list(range(1, len(scores) + 1)),
        points=[dict.fromkeys(SOURCES, 0) | {"regions": score} for score in scores],
        times=[Times.of([0.001, 0.002, 0.010]) for _ in scores],
        seconds=0.1,
        program=program(("random",)),
    )
