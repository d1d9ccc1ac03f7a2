"""The search with a learned evaluation: simulations stop early and ask the network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.bots.core.network import LearnedEvaluation, Network, Outlook
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import NOBODY, Table

AT_ONCE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_SCORING: Final = 3


class LearnedMind(Mind):
    """What a learned searching player takes along from decision to decision."""

    def __init__(
        self,
        rules: Rules,
        weights: Weights,
        tuning: Tuning,
        network: Network,
        horizon: int,
        learned_glance: bool = False,
    ) -> None:
        super().__init__(rules, weights, tuning)
        self.learned = LearnedEvaluation(rules, weights, network)
        self.evaluation = self.learned
        if learned_glance:
            self.greedy.evaluation = Outlook(rules, weights, network, SMALL_BOOK)
        self.horizon: i64 = horizon


class LearnedSearch(Search):
    """A search whose simulations end soon, where the network can tell what a table is worth."""

    def __init__(self, table: Table, seat: int, mind: LearnedMind, dice: Dice) -> None:
        super().__init__(table, seat, mind, dice)
        self.horizon: i64 = mind.horizon

    def _play_on(self, t: Table) -> None:
        horizon = self.horizon
        if horizon == AT_ONCE or t.round > self.scoring:
            return
        now = t.round
        active = t.active
        if horizon == END_OF_TURN:
            while not t.over and t.round == now and t.active == active and (active != NOBODY or t.pending):
                t.play(self.policy.pick(t, self.dice, self.noise))
                self.decisions += 1
            return
        while not t.over and t.round <= (now if horizon == END_OF_ROUND else self.scoring):
            t.play(self.policy.pick(t, self.dice, self.noise))
            self.decisions += 1
