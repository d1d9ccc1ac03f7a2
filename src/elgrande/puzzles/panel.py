"""How hard a puzzle is: how often weaker bots find it."""

from __future__ import annotations

import math
from typing import Final

from elgrande.bots import Clock, consult, make_bot
from elgrande.puzzles.puzzle import Step
from elgrande.rules import Dice, Table

PANEL: Final = ("quick:noise=1.5", "greedy", "search:40i", "grande:40i")
"""Who is asked, beside somebody who just guesses."""
_TIMES: Final = 5
"""How often each is asked, with other dice."""
_EASIEST: Final = 900
_HARDEST: Final = 2300


class Panel:
    """Those who are asked, for one game: making them takes longer than asking them."""

    def __init__(self) -> None:
        self.members = [make_bot(name) for name in PANEL]
        self.glances = [make_bot("quick"), make_bot("greedy")]

    def sees_at_once(self, t: Table, seat: int, code: int) -> bool:
        """Whether the quick and the greedy bot choose the same."""
        return all(consult(bot, t, seat, Clock(), Dice(1)).code == code for bot in self.glances)

    def found(self, t: Table, seat: int, steps: list[Step]) -> float:
        """How often the panel finds all of a series, from 0 to 1; each member counts alike."""
        share = 1.0
        table = t.copy()
        for step in steps:
            decision = table.decision_of(seat)
            assert decision is not None
            parts = [len(step.accepted) / len(decision.options)]
            for bot in self.members:
                hits = sum(
                    consult(bot, table, seat, Clock(), Dice(seed)).code in step.accepted
                    for seed in range(1, _TIMES + 1)
                )
                parts.append(hits / _TIMES)
            share = min(share, sum(parts) / len(parts))
            table.choose(step.solution, seat)
        return share


def rating_of(share: float) -> int:
    """How hard it is on the scale of ratings, where 400 points are odds of ten to one."""
    share = min(max(share, 0.01), 0.99)
    return round(min(max(1500 - 400 * math.log10(share / (1 - share)), _EASIEST), _HARDEST))
