"""The search with a learned evaluation: simulations end early and ask the network.

What an action card is good for shows only after some dozens of simulations, when the tree has found out how to use it. First
opinions that are wrong about a card would keep it from ever being looked at, however much time there is. So the
simulations of that decision are shared out fairly: all cards get as many, then the better half, and so on (sequential
halving). At all other decisions this was no better or worse than the plain search, and they are left to it.

The hand that plays the simulations remembers what became of its choices in earlier ones (see ``memory``).
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.bots.core.memory import Memory
from elgrande.bots.core.network import LearnedEvaluation, Network
from elgrande.bots.core.opinions import Opinions
from elgrande.bots.core.search import Finding, Mind, Node, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.rules import flow
from elgrande.rules.dice import Dice
from elgrande.rules.places import COLOURS
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import NOBODY, Table

# How far the policy plays on before the network is asked.
AT_ONCE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_SCORING: Final = 3
"""To the next general scoring, as ``search`` does."""

_FAIR_SHARE: Final = 48
"""Simulations that each option must get before the worse half is given up, or else first opinions are the better guide."""
_ENOUGH: Final = 300
"""Simulations below which nothing is shared out."""
_FIRST_TRIALS: Final = 128
"""Simulations of each option before one of them can be called hopeless."""
_LOOK_EVERY: Final = 32
_SPREAD: Final = 0.3
"""How far simulations of one option lie apart, at the most, in chances to win."""
_SURE: Final = 3.0
"""By how many standard errors an option must be behind to be hopeless."""


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
        remembers: bool = False,
    ) -> None:
        super().__init__(rules, weights, tuning)
        self.learned = LearnedEvaluation(rules, weights, network)
        if opinions:
            self.policy = Opinions(rules, self.evaluation, opinions)
        self.evaluation = self.learned
        self.horizon: i64 = horizon
        self.remembers = remembers
        """Whether searches remember what became of choices in earlier simulations."""


class LearnedSearch(Search):
    """A search whose simulations end where the network can tell what a table is worth."""

    def __init__(self, table: Table, seat: int, mind: LearnedMind, dice: Dice) -> None:
        self.memory: Memory | None = None
        super().__init__(table, seat, mind, dice)
        self.memory = Memory() if mind.remembers else None
        self.round: i64 = table.round
        """The round that is remembered: the cards on offer in later ones are not the same in all simulations."""
        self.values: vec[float] = vec[float]([0.0] * COLOURS)
        self.horizon: i64 = mind.horizon
        self.fair: bool = False
        """Whether simulations are shared out fairly among action cards."""
        self.asked_for: i64 = -1
        """The option of the root that the next simulation is to try; -1 for the one that the tree wants."""
        self.favourite: i64 = -1
        """The option that came out best where simulations were shared out fairly."""

    def take_over(self, earlier: Search, code: int) -> bool:
        if not super().take_over(earlier, code):
            return False
        if isinstance(earlier, LearnedSearch):
            self.memory = earlier.memory
        return True

    def run(self, iterations: int, seconds: float) -> int:
        count: i64 = len(self.root.codes)
        weighty = self.table.task is flow.TAKE_CARD and count > 1
        if not self.fair or not weighty or iterations < _ENOUGH:
            return super().run(iterations, seconds)
        # A few simulations tell how many there will be.
        begin = time.perf_counter()
        tried = super().run(min(iterations, _LOOK_EVERY), seconds)
        passed = time.perf_counter() - begin
        left = iterations - tried
        if seconds > 0.0:
            seconds -= passed
            if seconds <= 0.0:
                return tried
            left = min(left, int(seconds * float(tried) / max(passed, 1e-6)))
        if left <= 0:
            return tried
        halvings: i64 = 0
        while 1 << halvings < count:
            halvings += 1
        if left < _ENOUGH or left < _FAIR_SHARE * count * halvings:
            return tried + super().run(iterations - tried, seconds)
        return tried + self._run_fairly(iterations - tried, seconds, halvings)

    def _run_fairly(self, iterations: int, seconds: float, halvings: i64) -> int:
        """Simulations for all options alike, then for the better half, and so on; at last for the better of two."""
        begin = time.perf_counter()
        rivals = vec[i64]()
        for slot in range(len(self.root.codes)):
            rivals = append(rivals, slot)
        halved: i64 = 0
        done: i64 = 0
        limit: i64 = iterations
        while done < limit:
            spent = float(done) / float(limit)
            if seconds > 0.0 and done:
                passed = time.perf_counter() - begin
                if passed + passed / float(done) >= seconds:
                    break
                spent = max(spent, passed / seconds)
            while halved < int(spent * float(halvings)):
                rivals = self._better_half(rivals)
                halved += 1
            if done and done % _LOOK_EVERY == 0:
                rivals = self._hopeful(rivals)
                if len(rivals) == 1:
                    break
            self.asked_for = self._least_tried(rivals)
            self.simulate()
            done += 1
        self.asked_for = -1
        self.favourite = self._best(rivals)
        return done

    def _value(self, slot: i64) -> float:
        visits = self.root.visits[slot]
        return self.root.totals[slot] / float(visits) if visits else -1000.0

    def _best(self, rivals: vec[i64]) -> i64:
        best = rivals[0]
        for slot in rivals:
            if self._value(slot) > self._value(best):
                best = slot
        return best

    def _least_tried(self, rivals: vec[i64]) -> i64:
        found = rivals[0]
        for slot in rivals:
            if self.root.visits[slot] < self.root.visits[found]:
                found = slot
        return found

    def _better_half(self, rivals: vec[i64]) -> vec[i64]:
        wanted: i64 = (len(rivals) + 1) // 2
        left = vec[i64]()
        for slot in rivals:
            better: i64 = 0
            value = self._value(slot)
            for other in rivals:
                theirs = self._value(other)
                if theirs > value or (theirs == value and other < slot):
                    better += 1
            if better < wanted:
                left = append(left, slot)
        return left

    def _hopeful(self, rivals: vec[i64]) -> vec[i64]:
        """The rivals that the best of them has not left far behind."""
        best = self._best(rivals)
        tried = self.root.visits[best]
        left = vec[i64]()
        for slot in rivals:
            visits = self.root.visits[slot]
            doubt = 1000.0
            if visits >= _FIRST_TRIALS and tried >= _FIRST_TRIALS:
                doubt = _SURE * _SPREAD * math.sqrt(1.0 / float(visits) + 1.0 / float(tried))
            if self._value(best) - self._value(slot) <= doubt:
                left = append(left, slot)
        return left

    def _select(self, t: Table, node: Node) -> i64:
        if self.asked_for >= 0 and node is self.root:
            code = node.codes[self.asked_for]
            for option in t.options:
                if option == code:
                    return self.asked_for
        return super()._select(t, node)

    def findings(self) -> list[Finding]:
        found = super().findings()
        if self.favourite >= 0:
            first = self.root.codes[self.favourite]
            found.sort(key=lambda finding: finding.code != first)
        return found

    # ------------------------------------------------------------------ with what is remembered

    def _pick(self, t: Table) -> i64:
        memory = self.memory
        if memory is None or t.round != self.round or len(t.options) < 2:
            return super()._pick(t)
        self.policy.judge(t)
        case = memory.case(t)
        memory.advise(t, case, self.policy.scores)
        code = self.policy.drawn(t, self.dice, self.noise)
        memory.note(t, case, code)
        return code

    def _find_priors(self, t: Table) -> None:
        memory = self.memory
        if memory is None or t.round != self.round:
            super()._find_priors(t)
            return
        self.policy.judge(t)
        memory.advise(t, memory.case(t), self.policy.scores)
        self._spread(t, self.policy.scores, self.warmth)

    def _note(self, t: Table, code: i64) -> None:
        memory = self.memory
        if memory is not None and t.round == self.round:
            memory.note(t, memory.case(t), code)

    def _learn(self) -> None:
        memory = self.memory
        if memory is not None:
            for seat in range(COLOURS):
                self.values[seat] = self.outcome[seat] + self.margin * self.margins[seat]
            memory.learn(self.values)

    # ------------------------------------------------------------------ how far

    def _play_on(self, t: Table) -> None:
        horizon = self.horizon
        if horizon == AT_ONCE:
            return
        if horizon == END_OF_TURN:
            now = t.round
            active = t.active
            while not t.over and t.round == now and t.active == active and (active != NOBODY or t.pending):
                t.play(self._pick(t))
                self.decisions += 1
            return
        last = t.round if horizon == END_OF_ROUND and t.round < self.scoring else self.scoring
        while not t.over and t.round <= last:
            t.play(self._pick(t))
            self.decisions += 1
