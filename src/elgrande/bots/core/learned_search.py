"""The search with a learned evaluation: simulations end early and ask the network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core.network import LearnedEvaluation, Network
from elgrande.bots.core.opinions import Opinions
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import NOBODY, Table

# How far the policy plays on before the network is asked.
AT_ONCE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_SCORING: Final = 3
"""To the next general scoring, as ``search`` does."""


class LearnedMind(Mind):
    """What a learned searching player takes along from decision to decision."""

    def __init__(
        self,
        rules: Rules,
        weights: Weights,
        tuning: Tuning,
        network: Network,
        horizon: int,
        opinions: list[float] | None = None,
    ) -> None:
        super().__init__(rules, weights, tuning)
        self.learned = LearnedEvaluation(rules, weights, network)
        if opinions:
            self.policy = Opinions(rules, self.evaluation, opinions)
        self.evaluation = self.learned
        self.horizon: i64 = horizon


class LearnedSearch(Search):
    """A search whose simulations end where the network can tell what a table is worth."""

    def __init__(self, table: Table, seat: int, mind: LearnedMind, dice: Dice) -> None:
        super().__init__(table, seat, mind, dice)
        self.horizon: i64 = mind.horizon

    def _play_on(self, t: Table) -> None:
        horizon = self.horizon
        if horizon == AT_ONCE:
            return
        if horizon == END_OF_TURN:
            now = t.round
            active = t.active
            while not t.over and t.round == now and t.active == active and (active != NOBODY or t.pending):
                t.play(self.policy.pick(t, self.dice, self.noise))
                self.decisions += 1
            return
        last = t.round if horizon == END_OF_ROUND and t.round < self.scoring else self.scoring
        while not t.over and t.round <= last:
            t.play(self.policy.pick(t, self.dice, self.noise))
            self.decisions += 1
