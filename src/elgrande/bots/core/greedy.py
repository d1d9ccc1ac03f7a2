"""One whole own turn ahead: the best sequence of own steps by what the table is worth afterwards.

In its own turn a beam of sequences is carried on step by step; the policy finishes the turn for each of them, and the
evaluation judges the table that it leaves behind. Where others have a say before the own turn ends (power cards, discs,
objections), each option is tried on a few imagined tables on which the policy plays for everybody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import Table

_BEAM: Final = 6
"""Sequences that are carried on from step to step."""
_BRANCHES: Final = 4
"""Options that are looked at for each of them."""
_STEPS: Final = 700
"""Decisions played in a beam before it is given up; this and the next number keep an answer within milliseconds."""
_MOST_STEPS: Final = 1000
"""Decisions after which nothing is played on any more: what is on the table then is judged."""
_TRYING: Final = 6
_MOST_SAMPLES: Final = 12
_NOISE: Final = 1.0
"""How far the others stray from the policy's opinion in the samples, in points."""


class Line:
    """A sequence of own steps: its first option, the table after its steps, and what the turn comes to."""

    def __init__(self, option: i64, table: Table) -> None:
        self.option = option
        self.table = table
        self.value: float = 0.0


class Greedy:
    """Looks ahead in games of one ruleset."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.evaluation = Evaluation(rules, weights, SMALL_BOOK)
        self.policy = Policy(rules, self.evaluation)
        self.seat: i64 = 0
        self.round: i64 = 0
        self.active: i64 = 0
        self.values: vec[float] = vec[float]([0.0] * 128)
        """What each option of the last decision came to, in points against the others."""
        self.steps: i64 = 0
        self.tried: i64 = 0

    def choose(self, t: Table, seat: int, dice: Dice) -> int:
        """The best option; ``t`` must wait for the seat and hold nothing that it cannot know."""
        self.seat = seat
        self.round = t.round
        self.active = t.active
        self.steps = 0
        self.tried = self.policy.tried
        options = t.options
        count: i64 = len(options)
        for i in range(count):
            self.values[i] = -1000000.0
        if count == 1:
            return options[0]
        if t.round == 0:
            # Before the first round there is no turn or round to judge an option by.
            self.policy.judge(t)
            for i in range(count):
                self.values[i] = self.policy.scores[i]
        elif t.pending == 0 and t.active == seat:
            self._carry_on(imagine(t, seat, dice), dice)
        else:
            self._sample(t, dice)
        best: i64 = 0
        for i in range(count):
            if self.values[i] > self.values[best]:
                best = i
        return options[best]

    # ------------------------------------------------------------------ the own turn

    def _carry_on(self, t: Table, dice: Dice) -> None:
        """Find the best sequence of own steps to the end of the turn."""
        t.telling = False
        options = t.options
        beam: list[Line] = []
        for i in range(len(options)):
            table = t.copy()
            table.play(options[i])
            line = Line(i, table)
            self._finish(line, dice)
            beam.append(line)
        while beam and self.work() < _STEPS:
            beam.sort(key=_best_first)
            longer: list[Line] = []
            for line in _different(beam):
                self._branch(line, longer, dice)
                if self.work() >= _STEPS:
                    break
            beam = longer

    def _branch(self, line: Line, longer: list[Line], dice: Dice) -> None:
        """Add the best continuations of a line; none if its turn is over."""
        t = line.table
        while not self._over(t) and (t.decider != self.seat or len(t.options) == 1):
            if self.work() >= _MOST_STEPS:
                return
            t.play(self.policy.pick(t, dice, 0.0))
            self.steps += 1
        if self._over(t):
            return
        self.policy.judge(t)
        options = t.options
        count: i64 = len(options)
        scores = self.policy.scores
        taken: list[i64] = []
        while len(taken) < _BRANCHES and len(taken) < count:
            best: i64 = -1
            for i in range(count):
                if i not in taken and (best < 0 or scores[i] > scores[best]):
                    best = i
            taken.append(best)
        for index in taken:
            table = t.copy()
            table.play(options[index])
            further = Line(line.option, table)
            self._finish(further, dice)
            longer.append(further)

    def _finish(self, line: Line, dice: Dice) -> None:
        """Judge a line by the table after a turn that the policy finishes."""
        t = line.table.copy()
        while not self._over(t) and self.work() < _MOST_STEPS:
            t.play(self.policy.pick(t, dice, 0.0))
            self.steps += 1
        self.evaluation.judge(t)
        line.value = self.evaluation.relative(self.seat)
        if line.value > self.values[line.option]:
            self.values[line.option] = line.value

    def work(self) -> i64:
        """How much has been played for this answer, in decisions; trying out an option is as much work as a few."""
        return self.steps + _TRYING * (self.policy.tried - self.tried)

    def _over(self, t: Table) -> bool:
        """Whether what the decision is about is over: the turn it belongs to, or the round outside of turns.

        A power card is judged at the end of its round, when everybody has had his turn: before that, whoever is early
        in the order would look better off than he is.
        """
        return t.over or t.round != self.round or (self.active >= 0 and t.active != self.active)

    # ------------------------------------------------------------------ where others have a say

    def _sample(self, t: Table, dice: Dice) -> None:
        """Try every option on a few imagined tables, as many as there is time for."""
        options = t.options
        count: i64 = len(options)
        totals = vec[float]([0.0] * count)
        worths = vec[float]([0.0] * count)
        samples: i64 = 0
        seed: i64 = dice.next()
        while samples < _MOST_SAMPLES and self._time_for_another(samples):
            world = imagine(t, self.seat, dice)
            world.telling = False
            for i in range(count):
                # The same luck for every option, so that what differs is the option.
                luck = Dice(seed + samples)
                table = world.copy()
                table.play(options[i])
                # The first table must do for all options, whatever happens on it, so none may take another's share.
                limit = _MOST_STEPS if samples else (i + 1) * _MOST_STEPS // count
                while not self._over(table) and self.work() < limit:
                    noise = 0.0 if table.decider == self.seat else _NOISE
                    table.play(self.policy.pick(table, luck, noise))
                    self.steps += 1
                self.evaluation.judge(table)
                worths[i] = self.evaluation.relative(self.seat)
            if samples and self.work() >= _MOST_STEPS:
                # Not all options were played to the end: what came out cannot be compared.
                break
            for i in range(count):
                totals[i] += worths[i]
            samples += 1
        for i in range(count):
            self.values[i] = totals[i] / float(samples)

    def _time_for_another(self, samples: i64) -> bool:
        """Whether a further table can probably be played to the end for every option."""
        return samples == 0 or self.work() * (samples + 1) <= _MOST_STEPS * samples


def _best_first(line: Line) -> float:
    return -line.value


def _different(beam: list[Line]) -> list[Line]:
    """The best lines, without those that only reach the same by another order of steps."""
    kept: list[Line] = []
    for line in beam:
        if len(kept) == _BEAM:
            break
        new = True
        for other in kept:
            if (
                other.value == line.value
                and other.option != line.option
                and other.table.parts == line.table.parts
            ):
                new = False
                break
        if new:
            kept.append(line)
    return kept
