"""A loop that learns, without any library: what has each choice been worth on average?

One seat remembers, for every kind of decision and every choice, how far it was ahead at the end of the games in which it
chose so; it mostly takes what was best. The others play at random.

    python examples/learning.py [GAMES]
"""

import sys
from collections import defaultdict

from elgrande import Dice, Setup, new_table
from elgrande.rules import winners

CURIOUS = 10
"""One decision in so many is made at random while learning."""


class Learner:
    """Means of what came out, by kind of decision and choice."""

    def __init__(self) -> None:
        self.count: dict[tuple[str, int], int] = defaultdict(int)
        self.mean: dict[tuple[str, int], float] = defaultdict(float)

    def best(self, kind: str, options: list[int]) -> int:
        return max(options, key=lambda code: self.mean[kind, code])

    def learn(self, chosen: set[tuple[str, int]], margin: float) -> None:
        for key in chosen:
            self.count[key] += 1
            self.mean[key] += (margin - self.mean[key]) / self.count[key]


def play(learner: Learner, seed: int, learning: bool) -> bool:
    """One game in which seat 0 uses the learner; whether it has won."""
    table = new_table(Setup("2015", players=3), seed, telling=False)
    dice = Dice(seed + 1)
    chosen: set[tuple[str, int]] = set()
    while decision := table.decision:
        options = decision.options
        code = options[dice.below(len(options))]
        if decision.seat == 0:
            if not learning or dice.below(CURIOUS):
                code = learner.best(decision.kind, options)
            chosen.add((decision.kind, code))
        table.choose(code)
    if learning:
        learner.learn(chosen, table.scores[0] - max(table.scores[1:]))
    return 0 in winners(table)


def main(games: int = 3000, trials: int = 500) -> None:
    learner = Learner()
    before = sum(play(learner, 10**6 + seed, learning=False) for seed in range(trials))
    for seed in range(games):
        play(learner, seed, learning=True)
    after = sum(play(learner, 10**6 + seed, learning=False) for seed in range(trials))
    print(f"won before: {100 * before / trials:.1f} %, after {games} games: {100 * after / trials:.1f} %")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
