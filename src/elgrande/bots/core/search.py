"""Tree search for several players with hidden cards: Monte Carlo over imagined tables.

Every simulation imagines a table that looks to the searching seat like the real one, walks down the tree along options
that are legal there, adds a node where it has been before, lets the quick policy play on to the next general scoring,
and judges what comes out as a chance to win for every seat. Each seat in the tree aims at its own chance (max^n), and a
little at its margin. Priors come from the quick policy, those of the root from a look one turn ahead.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.greedy import Greedy
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine
from elgrande.rules.places import COLOURS
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import POINTS, Table

_LOOK_EVERY: Final = 32
"""How often a search asks itself whether it is decided, in simulations."""
_UNIFORM: Final = 0.1
"""Part of the prior that all options share alike."""
_SECOND_GLANCE: Final = 2.0
"""How much the priors of the root are flattened, in points of a look one turn ahead."""


class Tuning:
    """How a search goes about its work."""

    def __init__(
        self,
        exploration: float = 0.6,
        noise: float = 1.5,
        warmth: float = 1.2,
        margin: float = 0.1,
    ) -> None:
        self.exploration = exploration
        """How much curiosity counts against results so far."""
        self.noise = noise
        """How far the hand that plays the simulations strays from its opinion, in points."""
        self.warmth = warmth
        """How much the priors of the tree are flattened, in points."""
        self.margin = margin
        """What the margin of a win or a defeat counts beside the chance to win.

        Without it nobody who cannot win any more, or who cannot lose, would care what he does.
        """


class Mind:
    """What a searching player takes along from decision to decision: its opinions, and a book of places."""

    def __init__(self, rules: Rules, weights: Weights, tuning: Tuning) -> None:
        self.rules = rules
        self.tuning = tuning
        self.evaluation = Evaluation(rules, weights)
        self.policy = Policy(rules, self.evaluation)
        self.greedy = Greedy(rules, weights)


class Node:
    """A decision in the tree: its options, how often each was tried, and how it went for the seat that decides."""

    def __init__(self, decider: i64, codes: vec[i64], priors: vec[float]) -> None:
        self.decider = decider
        self.codes: vec[i64] = codes
        self.priors: vec[float] = priors
        self.visits: vec[i64] = vec[i64]([0] * len(codes))
        self.totals: vec[float] = vec[float]([0.0] * len(codes))
        self.chances: vec[float] = vec[float]([0.0] * len(codes))
        """Sum of the searching seat's chances to win at the end of the simulations."""
        self.points: vec[float] = vec[float]([0.0] * len(codes))
        """Sum of the searching seat's points at the end of the simulations."""
        self.children: list[Node | None] = [None] * len(codes)
        self.count: i64 = 0
        self.total: float = 0.0

    def slot(self, code: i64) -> i64:
        """Where an option stands, -1 if it is not known yet."""
        for i in range(len(self.codes)):
            if self.codes[i] == code:
                return i
        return -1

    def add(self, code: i64, prior: float) -> i64:
        """An option that was not legal on the tables seen so far."""
        self.codes = append(self.codes, code)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.chances = append(self.chances, 0.0)
        self.points = append(self.points, 0.0)
        self.children.append(None)
        return len(self.codes) - 1


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
    """A search from one decision of one seat: ``table`` must wait for it and hold nothing that it cannot know."""

    def __init__(self, table: Table, seat: int, mind: Mind, dice: Dice) -> None:
        self.table = table
        self.seat: i64 = seat
        self.mind = mind
        self.policy: Policy = mind.policy
        self.evaluation: Evaluation = mind.evaluation
        self.dice = dice
        self.exploration: float = mind.tuning.exploration
        self.noise: float = mind.tuning.noise
        self.warmth: float = mind.tuning.warmth
        self.margin: float = mind.tuning.margin
        self.priors: vec[float] = vec[float]([0.0] * 128)
        self.outcome: vec[float] = vec[float]([0.0] * COLOURS)
        self.margins: vec[float] = vec[float]([0.0] * COLOURS)
        self.sums: vec[float] = vec[float]([0.0] * COLOURS)
        """Chances to win of each seat, summed up over all simulations."""
        self.scoring: i64 = min([space for space in table.rules.scoring_spaces if space >= table.round])
        """The round whose general scoring ends the simulations."""
        self.decisions: i64 = 0
        """Decisions played in all simulations."""
        self.root: Node = self._expand(table)
        self.path: list[Node] = []
        self.slots: vec[i64] = vec[i64]([0] * 512)

    def take_over(self, earlier: Search, code: int) -> bool:
        """Go on with what an earlier search found out about this decision, if it led here by one option.

        Only where nothing else has happened in between: what was found out then is true of this table too.
        """
        slot = earlier.root.slot(code)
        child = earlier.root.children[slot] if slot >= 0 else None
        if child is None or child.decider != self.seat or earlier.mind is not self.mind:
            return False
        t = earlier.table.copy()
        t.play(code)
        if t.over or t.reveals != earlier.table.reveals or t.state() != self.table.state():
            return False
        for i in range(len(child.codes)):
            if i >= len(self.root.codes) or child.codes[i] != self.root.codes[i]:
                return False
        self.root = child
        return True

    def look_ahead(self) -> None:
        """Let a look one own turn ahead say which options of the root are worth trying first.

        It takes milliseconds, and tells more than the policy at a glance: about a power card, for example, it asks
        what its round would bring.
        """
        greedy = self.mind.greedy
        greedy.choose(self.table, int(self.seat), self.dice)
        self._spread(self.table, greedy.values, _SECOND_GLANCE)
        for i in range(len(self.root.codes)):
            self.root.priors[i] = self.priors[i]

    # ------------------------------------------------------------------ how long

    def run(self, iterations: int, seconds: float) -> int:
        """Search until the iterations or the seconds are used up, or it is decided; returns the iterations.

        Without a limit of time (``seconds`` of 0) the result depends on the seed of the dice alone.
        """
        begin = time.perf_counter()
        done: i64 = 0
        limit: i64 = iterations
        while done < limit:
            if seconds > 0.0 and done:
                passed = time.perf_counter() - begin
                # Time is up when the next simulation would probably end too late.
                if passed + passed / float(done) >= seconds:
                    break
                if done % _LOOK_EVERY == 0 and self._decided(
                    min(limit - done, int(float(done) * (seconds - passed) / passed))
                ):
                    break
            elif done % _LOOK_EVERY == 0 and done and self._decided(limit - done):
                break
            self.simulate()
            done += 1
        return done

    def _decided(self, remaining: int) -> bool:
        """Whether the simulations to come cannot change which option was tried most."""
        best: i64 = 0
        second: i64 = 0
        for count in self.root.visits:
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
        return best - second > remaining

    # ------------------------------------------------------------------ one simulation

    def simulate(self) -> None:
        """One walk down the tree, one game to the next general scoring, and back."""
        t = imagine(self.table, self.seat, self.dice)
        t.telling = False
        node = self.root
        depth: i64 = 0
        path = self.path
        path.clear()
        # The decision that is searched belongs into the tree even if it has one option only.
        while (depth == 0 or self._open(t)) and t.decider == node.decider:
            slot = self._select(t, node)
            path.append(node)
            self.slots[depth] = slot
            depth += 1
            self._note(t, node.codes[slot])
            t.play(node.codes[slot])
            self.decisions += 1
            child = node.children[slot]
            if child is None:
                # A node is worth its keep when its option is tried for the second time.
                if node.visits[slot] == 0 or not self._open(t):
                    break
                child = self._expand(t)
                node.children[slot] = child
            node = child
        self._play_on(t)
        self.evaluation.prospects(t, self.outcome)
        self.evaluation.margins(self.margins)
        for i in range(COLOURS):
            self.sums[i] += self.outcome[i]
        chance = self.outcome[self.seat]
        points = float(t.seats[POINTS + self.seat])
        for i in range(depth):
            visited = path[i]
            slot = self.slots[i]
            value = self.outcome[visited.decider] + self.margin * self.margins[visited.decider]
            visited.visits[slot] += 1
            visited.totals[slot] += value
            visited.chances[slot] += chance
            visited.points[slot] += points
            visited.count += 1
            visited.total += value
        self._learn()

    def _pick(self, t: Table) -> i64:
        """What the hand that plays the simulations chooses, outside the tree."""
        return self.policy.pick(t, self.dice, self.noise)

    def _note(self, t: Table, code: i64) -> None:
        """An option is about to be chosen in the tree."""

    def _learn(self) -> None:
        """A simulation has come to its end."""

    def _play_on(self, t: Table) -> None:
        """Let the policy play until the table can be judged: to the next general scoring."""
        while not t.over and t.round <= self.scoring:
            t.play(self._pick(t))
            self.decisions += 1

    def _open(self, t: Table) -> bool:
        """Play on to a decision that belongs into the tree; False if the simulation is at its end before that.

        Where several seats choose at the same time, nobody may answer to what the others have chosen in secret; so
        the policy chooses for all but the searching seat.
        """
        while not t.over and t.round <= self.scoring:
            if len(t.options) > 1 and (t.pending == 0 or t.decider == self.seat):
                return True
            t.play(self._pick(t))
            self.decisions += 1
        return False

    def _expand(self, t: Table) -> Node:
        """A new node for the decision that is open on a table."""
        self._find_priors(t)
        priors = vec[float]()
        for i in range(len(t.options)):
            priors = append(priors, self.priors[i])
        return Node(t.decider, t.options, priors)

    def _find_priors(self, t: Table) -> None:
        self.policy.judge(t)
        self._spread(t, self.policy.scores, self.warmth)

    def _spread(self, t: Table, scores: vec[float], warmth: float) -> None:
        """Turn opinions on the options of a table, in points, into priors."""
        count: i64 = len(t.options)
        top = -1000000.0
        for i in range(count):
            if scores[i] > top:
                top = scores[i]
        norm = 0.0
        for i in range(count):
            weight = math.exp((scores[i] - top) / warmth)
            self.priors[i] = weight
            norm += weight
        for i in range(count):
            self.priors[i] = (1.0 - _UNIFORM) * self.priors[i] / norm + _UNIFORM / float(count)

    def _select(self, t: Table, node: Node) -> i64:
        """The option to follow at a node: the best by result and curiosity among those legal on this table."""
        options = t.options
        count: i64 = len(options)
        same = len(node.codes) == count
        if same:
            for i in range(count):
                if node.codes[i] != options[i]:
                    same = False
                    break
        if not same:
            return self._select_from(t, node)
        curiosity = self.exploration * math.sqrt(float(node.count + 1))
        # An option not tried yet is taken to be a little worse than the average of its siblings.
        fresh = (node.total / float(node.count) if node.count else 0.0) - 0.02
        best: i64 = 0
        best_score = -1000000.0
        for i in range(count):
            visits = node.visits[i]
            value = node.totals[i] / float(visits) if visits else fresh
            score = value + curiosity * node.priors[i] / float(1 + visits)
            if score > best_score:
                best_score = score
                best = i
        return best

    def _select_from(self, t: Table, node: Node) -> i64:
        """As ``_select``, where other options are legal than on the table that the node was made from."""
        options = t.options
        self._find_priors(t)
        curiosity = self.exploration * math.sqrt(float(node.count + 1))
        fresh = (node.total / float(node.count) if node.count else 0.0) - 0.02
        best: i64 = 0
        best_score = -1000000.0
        for i in range(len(options)):
            slot = node.slot(options[i])
            if slot < 0:
                slot = node.add(options[i], self.priors[i])
            visits = node.visits[slot]
            value = node.totals[slot] / float(visits) if visits else fresh
            score = value + curiosity * self.priors[i] / float(1 + visits)
            if score > best_score:
                best_score = score
                best = slot
        return best

    # ------------------------------------------------------------------ the result

    def findings(self) -> list[Finding]:
        """What the search found out about each option it tried, most visited first."""
        root = self.root
        found: list[Finding] = []
        for i in range(len(root.codes)):
            visits = root.visits[i]
            if visits:
                found.append(
                    Finding(
                        root.codes[i], visits, root.chances[i] / float(visits), root.points[i] / float(visits)
                    )
                )
        found.sort(key=_most_visited)
        return found


def _most_visited(finding: Finding) -> tuple[int, float, float, int]:
    return (-finding.visits, -finding.chance, -finding.points, finding.code)
