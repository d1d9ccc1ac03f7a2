"""Whether a position is a puzzle: one choice clearly best, whatever the dice, the hidden cards and the time to think.

Nothing here asks where a position comes from, so that the puzzles that there are can be held to it again.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from elgrande.puzzles.puzzle import Puzzle, Step
from elgrande.review.judge import Judge, Judgement, Strength
from elgrande.rules import Rules, Table, print_choice

AS_GOOD: Final = 0.02
"""What an answer may give away of a chance to win and still be accepted."""
CLEAR: Final = 0.06
"""What any other answer gives away at least. Between the two nothing may lie: that would be a matter of taste."""
SOBER: Final = 0.025
"""What it gives away at least by playing on to the next general scoring, without the network."""
MOST_ACCEPTED: Final = 3
SHARE_ACCEPTED: Final = 0.34
"""At most so many answers are accepted, and at most this part of all options."""
LONGEST: Final = 3
"""Choices of a series."""

GLANCE: Final = Strength(first=500, each=120, most=4, longest=120)
"""What does not look clear after this is not looked at any longer."""
FIRST: Final = Strength(first=900, each=300, most=5, longest=300)
LONGER: Final = Strength(first=3000, each=700, most=7, longest=700)
SMALL: Final = Strength(first=400, each=80, most=4, longest=80)
"""For solving all puzzles anew in little time."""
SMALL_SEED: Final = 11
_SEEDS: Final = (101, 202, 303)


class Verdict(NamedTuple):
    """What came of holding a position to the bar."""

    step: Step | None
    """What is to be found, if it is a puzzle."""
    why: str
    """Why it is none."""


class Verifier:
    """Holds positions of one ruleset to the bar."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.learned = Judge(rules)

    @cached_property
    def plain(self) -> Judge:
        return Judge(self.rules, learned=False)

    def look(self, t: Table, seat: int) -> Verdict:
        """Whether one choice of the open decision of a seat is clearly best."""
        decision = t.decision_of(seat)
        if decision is None or len(decision.options) < 2:
            return Verdict(None, "there is nothing to choose")
        glance = self.learned.judge(t, seat, [], GLANCE, _SEEDS[0])
        if _hopeless(glance, len(decision.options)):
            return Verdict(None, "at a glance nothing is clear")
        first = self.learned.judge(t, seat, [], FIRST, _SEEDS[0])
        accepted = [opinion.code for opinion in first.opinions if opinion.lost <= AS_GOOD]
        why = _doubt(first, accepted, CLEAR, len(decision.options))
        runs = [first]
        for seed, strength in ((_SEEDS[1], FIRST), (_SEEDS[2], LONGER)):
            if not why:
                # Whatever was in the running before has to be so again.
                known = [opinion.code for opinion in first.opinions]
                runs.append(self.learned.judge(t, seat, known, strength, seed))
                why = _doubt(runs[-1], accepted, CLEAR, len(decision.options))
        if not why:
            why = self._sober_doubt(t, seat, runs, accepted, len(decision.options))
        if not why:
            why = self.small_doubt(t, seat, accepted)
        if why:
            return Verdict(None, why)
        last = runs[-1]
        solution = last.best.code
        also = [code for code in accepted if code != solution]
        worse = {opinion.code: opinion.lost for opinion in last.opinions if opinion.code not in accepted}
        return Verdict(Step(solution, also, worse, last.chance(last.best)), "")

    def _sober_doubt(
        self, t: Table, seat: int, runs: list[Judgement], accepted: list[int], options: int
    ) -> str:
        known = [opinion.code for opinion in runs[-1].opinions]
        for seed in _SEEDS[:2]:
            plain = self.plain.judge(t, seat, known, FIRST, seed)
            why = _doubt(plain, accepted, SOBER, options, even=False)
            if why:
                return f"without the network: {why}"
        return ""

    def small_doubt(self, t: Table, seat: int, accepted: list[int]) -> str:
        """Why a short look does not find the solution; empty if it does."""
        small = self.learned.judge(t, seat, accepted, SMALL, SMALL_SEED)
        if small.best.code in accepted:
            return ""
        return f"a short look prefers {print_choice(small.best.code)}"


def _hopeless(found: Judgement, options: int) -> bool:
    """Whether a glance is enough to see that a position cannot pass, however long it is looked at."""
    # What is surely not clear of the best would have to be accepted, and what is surely not as good could not be.
    near = [opinion for opinion in found.opinions if opinion.lost + opinion.error < CLEAR]
    return _too_many(len(near), options) or any(opinion.lost - opinion.error > AS_GOOD for opinion in near)


def _too_many(accepted: int, options: int) -> bool:
    return accepted > MOST_ACCEPTED or accepted > max(1, SHARE_ACCEPTED * options)


def _doubt(found: Judgement, accepted: list[int], clear: float, options: int, even: bool = True) -> str:
    """Why a judgement does not bear out that some answers and no others are right; empty if it does.

    ``even``: those that are accepted must be as good as each other, too.
    """
    if not accepted or _too_many(len(accepted), options):
        return f"{len(accepted)} of {options} options are as good as each other"
    for opinion in found.opinions:
        if opinion.code in accepted:
            if even and opinion.lost > AS_GOOD + opinion.error:
                return f"{opinion.text} is worse than the best by {opinion.lost:.3f}"
        elif opinion.lost - opinion.error / 2 < clear:
            return f"{opinion.text} is worse than the best by {opinion.lost:.3f} only"
    if found.best.code not in accepted:
        return f"{found.best.text} is better"
    return ""


def doubts(puzzle: Puzzle, deep: bool) -> str:
    """Why a puzzle does not hold; empty if it does. ``deep`` holds it to everything, else it gets a short look."""
    t = puzzle.table()
    verifier = Verifier(t.rules)
    for number, step in enumerate(puzzle.steps):
        decision = t.decision_of(puzzle.seat)
        if decision is None or any(code not in decision.options for code in [*step.accepted, *step.worse]):
            return f"step {number + 1} names what cannot be chosen"
        if deep:
            verdict = verifier.look(t, puzzle.seat)
            if verdict.step is None:
                return f"step {number + 1}: {verdict.why}"
            if verdict.step.solution not in step.accepted:
                return f"step {number + 1}: {print_choice(verdict.step.solution)} is better"
        else:
            why = verifier.small_doubt(t, puzzle.seat, step.accepted)
            if why:
                return f"step {number + 1}: {why}"
        t.choose(step.solution, puzzle.seat)
    return ""
