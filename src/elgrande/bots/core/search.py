"""Tree search for several players with hidden cards: Monte Carlo over imagined tables.

Every simulation imagines a table that looks to the searching seat like the real one, walks down the tree along options
that are legal there, adds one node, lets the quick policy play on to the next general scoring, and judges what comes
out as a chance to win for every seat. Each seat in the tree aims at its own chance (max^n). Priors come from the quick
policy; the number of options looked at grows with the visits.
"""

from __future__ import annotations

import math
import time

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine
from elgrande.rules.places import COLOURS
from elgrande.rules.table import POINTS, Table

_CLOCK_EVERY: i64 = 8


class Node:
    """A decision in the tree: what was tried, how often, and how it went for each seat."""

    def __init__(self) -> None:
        self.codes: list[i64] = []
        self.children: list[Node] = []
        self.priors: list[float] = []
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the option that leads here was legal when the parent was visited."""
        self.totals: vec[float] = vec[float]([0.0] * COLOURS)
        self.points: float = 0.0
        """Sum of the points of the searching seat at the end of the simulations."""

    def child(self, code: i64) -> Node | None:
        for i in range(len(self.codes)):
            if self.codes[i] == code:
                return self.children[i]
        return None


class Finding:
    """What a search found out about one option."""

    def __init__(self, code: int, visits: int, chance: float, points: float) -> None:
        self.code = code
        self.visits = visits
        self.chance = chance
        """Chance to win for the searching seat."""
        self.points = points
        """Its points after the next general scoring, expected."""


class Search:
    """A search from one decision of one seat."""

    def __init__(
        self,
        table: Table,
        seat: int,
        weights: Weights,
        dice: Dice,
        exploration: float = 0.6,
        noise: float = 1.5,
        warmth: float = 1.2,
    ) -> None:
        self.table = table
        self.seat: i64 = seat
        self.dice = dice
        self.evaluation = Evaluation(weights)
        self.policy = Policy(table.rules, self.evaluation)
        self.exploration = exploration
        self.noise = noise
        """How far the hand that plays the simulations strays from its opinion, in points."""
        self.warmth = warmth
        """How much the priors of the tree are flattened, in points."""
        self.root = Node()
        self.outcome: vec[float] = vec[float]([0.0] * COLOURS)
        self.scoring: i64 = min([space for space in table.rules.scoring_spaces if space >= table.round])
        """The round whose general scoring ends the simulations."""
        self.decisions: i64 = 0
        """Decisions played in all simulations."""

    def run(self, iterations: int, seconds: float) -> int:
        """Search until the iterations or the seconds are used up, whichever comes first; returns the iterations.

        Without a limit of time (``seconds`` of 0) the result depends on the seed of the dice alone.
        """
        end = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            if seconds > 0 and done % _CLOCK_EVERY == 0 and done and time.perf_counter() >= end:
                break
            self.simulate()
            done += 1
        return done

    def simulate(self) -> None:
        """One walk down the tree, one new node, one game to the next general scoring."""
        t = imagine(self.table, self.seat, self.dice)
        t.telling = False
        path: list[Node] = [self.root]
        deciders: list[i64] = [t.decider]
        node = self.root
        while not t.over and not t.round > self.scoring:
            if len(t.options) == 1:
                t.play(t.options[0])
                self.decisions += 1
                continue
            fresh = node.visits == 0
            code = self._descend(t, node)
            seat = t.decider
            t.play(code)
            self.decisions += 1
            child = node.child(code)
            if child is None:
                break
            path.append(child)
            deciders.append(seat)
            node = child
            if fresh:
                break
        while not t.over and not t.round > self.scoring:
            t.play(self.policy.pick(t, self.dice, self.noise))
            self.decisions += 1
        self.evaluation.prospects(t, self.outcome)
        points = float(t.seats[POINTS + self.seat])
        for visited in path:
            visited.visits += 1
            visited.points += points
            for seat in range(COLOURS):
                visited.totals[seat] += self.outcome[seat]

    def _descend(self, t: Table, node: Node) -> i64:
        """The option to follow at a node: the best by result and curiosity among those legal on this table."""
        options = t.options
        count: i64 = len(options)
        self.policy.judge(t)
        top = -1000000.0
        for i in range(count):
            if self.policy.scores[i] > top:
                top = self.policy.scores[i]
        norm = 0.0
        for i in range(count):
            weight = math.exp((self.policy.scores[i] - top) / self.warmth)
            self.policy.scores[i] = weight
            norm += weight
        seat = t.decider
        seen: i64 = 1
        for i in range(count):
            known = node.child(options[i])
            if known is not None:
                seen += known.visits
        root_visits = math.sqrt(float(seen))
        mean = node.totals[seat] / float(node.visits) if node.visits else 1.0 / float(t.rules.players)
        best: i64 = 0
        best_score = -1000000.0
        for i in range(count):
            prior = 0.9 * self.policy.scores[i] / norm + 0.1 / float(count)
            known = node.child(options[i])
            visits: i64 = 0
            # An option not tried yet is taken to be a little worse than the average of its siblings.
            value = mean - 0.02
            if known is not None and known.visits:
                visits = known.visits
                value = known.totals[seat] / float(visits)
            score = value + self.exploration * prior * root_visits / float(1 + visits)
            if score > best_score:
                best_score = score
                best = i
        code = options[best]
        if node.child(code) is None:
            node.codes.append(code)
            node.children.append(Node())
        return code

    def findings(self) -> list[Finding]:
        """What the search found out about each option it tried, most visited first."""
        found: list[Finding] = []
        for i in range(len(self.root.codes)):
            child = self.root.children[i]
            if child.visits:
                found.append(
                    Finding(
                        self.root.codes[i],
                        child.visits,
                        child.totals[self.seat] / float(child.visits),
                        child.points / float(child.visits),
                    )
                )
        found.sort(key=_most_visited)
        return found


def _most_visited(finding: Finding) -> tuple[int, float, int]:
    return (-finding.visits, -finding.chance, finding.code)
