"""Matches between bots: played on all cores, summed up with honest intervals, told in tables and reports.

>>> from elgrande.arena import Contest, Here, Match
>>> contest = Contest(Match(("random", "random", "random")), games=4)
>>> contest.run(Here())
>>> contest.tally.counted
4
"""

from elgrande.arena.contest import Contest, Verdict
from elgrande.arena.errors import (
    ArenaError,
    BadMatch,
    BadResults,
    BotFailed,
    Breakdown,
    Miscounted,
    NotWritten,
    WorkersFailed,
)
from elgrande.arena.game import play
from elgrande.arena.intervals import Estimate
from elgrande.arena.ledger import Ledger, read_results
from elgrande.arena.match import Game, Match
from elgrande.arena.result import Result, Times
from elgrande.arena.runners import Here, Processes, Runner
from elgrande.arena.tally import Standing, Tally, standings

__all__ = [
    "ArenaError",
    "BadMatch",
    "BadResults",
    "BotFailed",
    "Breakdown",
    "Contest",
    "Estimate",
    "Game",
    "Here",
    "Ledger",
    "Match",
    "Miscounted",
    "NotWritten",
    "Processes",
    "Result",
    "Runner",
    "Standing",
    "Tally",
    "Times",
    "Verdict",
    "WorkersFailed",
    "play",
    "read_results",
    "standings",
]
