"""The search with a learned evaluation: simulations ask the network on their way.

What a network thinks of the end of a round, and what comes of it when the policy plays on to the next general scoring,
are wrong in different ways; so by default both count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.network import LearnedEvaluation, Network, Outlook
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.places import COLOURS
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import NOBODY, Table

AT_ONCE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_SCORING: Final = 3
BOTH: Final = 4
"""The network is asked at the end of the round; then the policy plays on to the scoring, where both are asked."""


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
        early: float = 0.5,
        late: float = 0.5,
    ) -> None:
        super().__init__(rules, weights, tuning)
        self.plain = self.evaluation
        """The evaluation by hand."""
        self.learned = LearnedEvaluation(rules, weights, network)
        self.evaluation = self.learned
        if learned_glance:
            self.greedy.evaluation = Outlook(rules, weights, network, SMALL_BOOK)
        self.horizon: i64 = horizon
        self.early: float = early
        """What the opinion at the end of the round counts against what comes later."""
        self.late: float = late
        """What the network counts against the evaluation by hand after the scoring."""


class LearnedSearch(Search):
    """A search whose simulations ask the network what tables are worth."""

    def __init__(self, table: Table, seat: int, mind: LearnedMind, dice: Dice) -> None:
        super().__init__(table, seat, mind, dice)
        self.horizon: i64 = mind.horizon
        self.early: float = mind.early
        self.late: float = mind.late
        self.plain: Evaluation = mind.plain
        self.players: i64 = table.rules.players
        self.first_outcome: vec[float] = vec[float]([0.0] * COLOURS)
        self.first_margins: vec[float] = vec[float]([0.0] * COLOURS)
        self.plain_outcome: vec[float] = vec[float]([0.0] * COLOURS)
        self.plain_margins: vec[float] = vec[float]([0.0] * COLOURS)

    def _judge(self, t: Table) -> None:
        if self.horizon != BOTH:
            super()._judge(t)
            return
        between = not t.over and t.round < self.scoring
        if between:
            self._play_until(t, t.round)
            self.evaluation.prospects(t, self.first_outcome)
            self.evaluation.margins(self.first_margins)
        self._play_until(t, self.scoring)
        self.evaluation.prospects(t, self.outcome)
        self.evaluation.margins(self.margins)
        if not t.over:
            self.plain.prospects(t, self.plain_outcome)
            self.plain.margins(self.plain_margins)
            self._blend(self.outcome, self.plain_outcome, 1.0 - self.late)
            self._blend(self.margins, self.plain_margins, 1.0 - self.late)
        if between:
            self._blend(self.outcome, self.first_outcome, self.early)
            self._blend(self.margins, self.first_margins, self.early)

    def _blend(self, numbers: vec[float], others: vec[float], part: float) -> None:
        """Let other numbers count for so much of the whole."""
        for seat in range(self.players):
            numbers[seat] = (1.0 - part) * numbers[seat] + part * others[seat]

    def _play_on(self, t: Table) -> None:
        horizon = self.horizon
        if horizon == AT_ONCE or t.round > self.scoring:
            return
        if horizon == END_OF_TURN:
            now = t.round
            active = t.active
            while not t.over and t.round == now and t.active == active and (active != NOBODY or t.pending):
                t.play(self.policy.pick(t, self.dice, self.noise))
                self.decisions += 1
            return
        self._play_until(t, t.round if horizon == END_OF_ROUND else self.scoring)

    def _play_until(self, t: Table, last: i64) -> None:
        """Let the policy play to the end of a round."""
        while not t.over and t.round <= last:
            t.play(self.policy.pick(t, self.dice, self.noise))
            self.decisions += 1
