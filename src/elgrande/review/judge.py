"""What the options of a decision come to: chances to win with how sure they are.

A search finds out which options are worth a closer look. Then these are tried in turn, each equally often and each time
on the same imagined table with the same luck, so that what differs is the option. From this come means, and how far they
may be wrong. Nothing goes into it but what the seat knows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind, LearnedSearch
from elgrande.bots.core.network import LearnedEvaluation
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.errors import BadWeights
from elgrande.bots.grande import EXPLORATION, MARGIN
from elgrande.bots.protocol import glimpse
from elgrande.bots.thinking import unswept
from elgrande.bots.weights_file import GRANDE, read_weights
from elgrande.bots.weights_file import Weights as NetworkFile
from elgrande.rules import Dice, Rules, Table, print_choice

VERSION: Final = 4
"""Of the judgement: raised whenever the same game would be judged differently."""
_FORCED: Final = 1e9
"""A prior that no other option has anything to set against."""
_SURE: Final = 1.96
"""Errors to either side of a mean that hold the truth in 95 cases of 100."""


class Strength(NamedTuple):
    """How hard a judge thinks about one decision, in simulations."""

    first: int
    """To find out which options are worth a closer look."""
    each: int
    """For each of those."""
    most: int
    """Options that get a closer look."""
    longest: int
    """For each of them, where the verdict hangs in the balance."""


QUICK: Final = Strength(first=700, each=300, most=4, longest=2400)
DEEP: Final = Strength(first=3000, each=1200, most=5, longest=6000)
STRENGTHS: Final = {"quick": QUICK, "deep": DEEP}


class Opinion:
    """What is thought of one option."""

    def __init__(self, code: int, chances: list[float], points: float, error: float) -> None:
        self.code = code
        self.chances = chances
        """Everybody's chance to win after it, by seat."""
        self.points = points
        """Points of the seat that decides: at the end where the network judges, else after the next general scoring."""
        self.error = error
        """Half the interval of confidence around what is given away against the best option; 0 for the best one."""
        self.lost = 0.0
        """Chance to win that is given away against the best option; never less than 0."""

    @property
    def text(self) -> str:
        return print_choice(self.code)

    def __repr__(self) -> str:
        return f"Opinion({self.text!r}, lost={self.lost:.3f} +- {self.error:.3f})"


class Judgement:
    """What is thought of a decision: the options that got a closer look, best first."""

    def __init__(self, seat: int, opinions: list[Opinion], simulations: int) -> None:
        self.seat = seat
        self.opinions = opinions
        self.simulations = simulations

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def of(self, code: int) -> Opinion:
        """The opinion on an option that was asked for, or was looked at anyway."""
        return next(opinion for opinion in self.opinions if opinion.code == code)

    def chance(self, opinion: Opinion) -> float:
        """The chance to win of the seat that decides."""
        return opinion.chances[self.seat]


class Judge:
    """Judges decisions of games with one ruleset."""

    def __init__(self, rules: Rules, learned: bool = True, opinions: bool = True) -> None:
        """``learned`` as far as the network knows the game; otherwise by playing on to the next general scoring.

        ``opinions``: simulations are played by what was learned about the options of decisions, too.
        """
        self.rules = rules
        self.mind = _mind(rules, learned, opinions)

    def judge(
        self,
        table: Table,
        seat: int,
        wanted: Sequence[int],
        strength: Strength,
        seed: int,
        thresholds: Sequence[float] = (),
    ) -> Judgement:
        """What the best options of a seat's open decision come to, and those that are ``wanted`` in any case.

        Where what a wanted option gives away is so near one of the ``thresholds`` that it may be on either side of it,
        it is thought about longer.
        """
        seen = glimpse(table, seat)
        with unswept():
            search = self._search(seen.known, seat, Dice(seed))
            search.look_ahead()
            done = search.run(strength.first, 0.0)
            trial = _Trial(search, self.rules.players, _worth_a_look(search, wanted, strength.most), seed)
            trial.go_on(strength.each)
            while trial.rounds < strength.longest and trial.in_the_balance(wanted, thresholds):
                trial.go_on(strength.each)
        return Judgement(seat, trial.opinions(), done + trial.rounds * len(trial.slots))

    def _search(self, known: Table, seat: int, dice: Dice) -> Search:
        if isinstance(self.mind, LearnedMind):
            return LearnedSearch(known, seat, self.mind, dice)
        return Search(known, seat, self.mind, dice)


class _Trial:
    """Some options of a search, tried in turn on the same imagined tables."""

    def __init__(self, search: Search, players: int, slots: list[int], seed: int) -> None:
        self.search = search
        self.players = players
        self.slots = slots
        self.seed = seed
        self.rounds = 0
        self.samples: list[list[float]] = [[] for _ in slots]
        """The chance of the seat that decides, by option and round."""
        self.chances = [[0.0] * players for _ in slots]
        self.points = [0.0] * len(slots)
        evaluation = search.evaluation
        self.learned = evaluation if isinstance(evaluation, LearnedEvaluation) else None

    def go_on(self, rounds: int) -> None:
        search, root, seat = self.search, self.search.root, self.search.seat
        priors = [root.priors[slot] for slot in self.slots]
        for number in range(self.rounds, self.rounds + rounds):
            for place, slot in enumerate(self.slots):
                search.dice = Dice((self.seed << 20) + number)
                root.priors[slot] = _FORCED
                before = root.points[slot]
                search.simulate()
                root.priors[slot] = priors[place]
                for other in range(self.players):
                    self.chances[place][other] += search.outcome[other]
                self.samples[place].append(search.outcome[seat])
                if self.learned is None:
                    self.points[place] += root.points[slot] - before
                else:
                    self.points[place] += self.learned.final[seat]
        self.rounds += rounds

    def best(self) -> int:
        return max(range(len(self.slots)), key=lambda place: sum(self.samples[place]))

    def lost(self, place: int, best: int) -> tuple[float, float]:
        """What an option gives away against the best one, and half the interval around it."""
        count = self.rounds
        differences = [a - b for a, b in zip(self.samples[best], self.samples[place], strict=True)]
        mean = sum(differences) / count
        spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
        return mean, _SURE * math.sqrt(spread / count)

    def in_the_balance(self, wanted: Sequence[int], thresholds: Sequence[float]) -> bool:
        best = self.best()
        for place, slot in enumerate(self.slots):
            if self.search.root.codes[slot] in wanted:
                lost, error = self.lost(place, best)
                if any(abs(lost - threshold) < error for threshold in thresholds):
                    return True
        return False

    def opinions(self) -> list[Opinion]:
        best = self.best()
        found: list[Opinion] = []
        for place, slot in enumerate(self.slots):
            lost, error = self.lost(place, best)
            chances = [total / self.rounds for total in self.chances[place]]
            opinion = Opinion(self.search.root.codes[slot], chances, self.points[place] / self.rounds, error)
            opinion.lost = max(0.0, lost)
            found.append(opinion)
        found.sort(key=lambda opinion: (opinion.lost, opinion.error, opinion.code))
        return found


def _worth_a_look(search: Search, wanted: Sequence[int], most: int) -> list[int]:
    """Where the options stand that get a closer look: those tried most, and those that are wanted."""
    root = search.root
    tried = sorted(range(len(root.codes)), key=lambda slot: (-root.visits[slot], slot))
    return sorted({*tried[:most], *(slot for slot in tried if root.codes[slot] in wanted)})


def _mind(rules: Rules, learned: bool, opinions: bool) -> Mind:
    if learned:
        file = _network_file()
        if file is not None and not file.misfit(rules.setup):
            tuning = Tuning(exploration=EXPLORATION, margin=MARGIN)
            said = file.opinions if opinions else None
            return LearnedMind(rules, Weights(), tuning, file.network(), END_OF_ROUND, said)
    return Mind(rules, Weights(), Tuning())


@cache
def _network_file() -> NetworkFile | None:
    """The network that the package comes with; None if its file cannot be used."""
    try:
        return read_weights(GRANDE)
    except BadWeights:
        return None
