"""What a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.scoring import ranks
from elgrande.rules.table import POINTS, Table

RANK: Final = 0
WIN: Final = 1
SHARE: Final = 2
DIFFERENCE: Final = 3
DENSE: Final = 4

REWARDS: Final = {
    "rank": "at the end: 1 for the first, -1 for the last, evenly spaced between; equal ranks share (sum 0)",
    "win": "at the end: 1 for the winner, 0 for the others; several winners share it (sum 1)",
    "share": "at the end: the part of all points that this seat has made (sum 1)",
    "difference": "at the end: own points less those of the best other seat",
    "points": "after every decision: the points made since the last one",
}
"""The kinds of rewards, in the order of their numbers."""


def final_reward(t: Table, kind: i64, seat: i64) -> float:
    """The reward of a finished game for a seat. Dense rewards have been paid already: nothing."""
    players = t.rules.players
    own = t.seats[POINTS + seat]
    if kind in (RANK, WIN):
        placed = ranks(t)
        rank = placed[seat]
        alike = 0
        for other in placed:
            if other == rank:
                alike += 1
        if kind == WIN:
            return 1.0 / alike if rank == 1 else 0.0
        return 1.0 - (2.0 * (rank - 1) + (alike - 1)) / float(players - 1)
    if kind == SHARE:
        total: i64 = 0
        for other in range(players):
            total += t.seats[POINTS + other]
        return float(own) / float(total) if total else 1.0 / float(players)
    if kind == DIFFERENCE:
        best: i64 = -1000
        for other in range(players):
            if other != seat and t.seats[POINTS + other] > best:
                best = t.seats[POINTS + other]
        return float(own - best)
    return 0.0
