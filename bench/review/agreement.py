"""``python bench/review/agreement.py [GAMES] [TIMES]``: do reviews of the same game with other dice agree?

Plays games of bots of different strength, reviews each several times with other seeds, and prints how often a decision
that one review calls a blunder is called so by another, how many verdicts are the same, and how long a review takes.
``--without-opinions`` judges as before there were learned opinions on the options of decisions.
"""

from __future__ import annotations

import argparse
import time
from itertools import permutations

from elgrande.bots import Clock, consult, make_bot
from elgrande.record import Game
from elgrande.review.classes import BLUNDER
from elgrande.review.judge import QUICK, Judge
from elgrande.review.review import to_review
from elgrande.review.verdict import Reviewer, Verdict
from elgrande.rules import Dice, Setup

PLAYERS = ["greedy", "quick:noise=2", "grande:100i", "quick:noise=4"]


def played(seed: int) -> Game:
    """A game of bots some of which make mistakes."""
    game = Game.new(Setup("2015", len(PLAYERS)), seed, telling=False)
    bots = [make_bot(name) for name in PLAYERS]
    dice = Dice(seed)
    while not game.over:
        seat = game.table.deciders[0]
        game.choose(consult(bots[seat], game.table, seat, Clock(), dice).code, seat)
    return game


def reviewed(game: Game, seed: int, opinions: bool) -> list[Verdict]:
    reviewer = Reviewer(game.table.rules, QUICK, seed)
    reviewer.judge = Judge(game.table.rules, opinions=opinions)
    return [reviewer.verdict(moment) for moment in to_review(game)]


def main(games: int, times: int, opinions: bool) -> None:
    blunders = agreed = sure_blunders = sure_agreed = same = verdicts = 0
    seconds = decisions = 0.0
    for seed in range(1, games + 1):
        game = played(seed)
        found: list[list[Verdict]] = []
        for number in range(times):
            begun = time.process_time()
            found.append(reviewed(game, number, opinions))
            seconds += time.process_time() - begun
            decisions += len(found[-1])
        for one, other in permutations(found, 2):
            for mine, theirs in zip(one, other, strict=True):
                verdicts += 1
                same += mine.name == theirs.name
                if mine.name == BLUNDER:
                    blunders += 1
                    agreed += theirs.name == BLUNDER
                    if not mine.close:
                        sure_blunders += 1
                        sure_agreed += theirs.name == BLUNDER
        print(
            f"game {seed}: blunders {agreed} of {blunders} agreed, without close calls {sure_agreed} of "
            f"{sure_blunders}; verdicts {same} of {verdicts} the same; "
            f"{1000 * seconds / decisions:.0f} ms a decision, {250 * seconds / decisions:.1f} s for 250",
            flush=True,
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, nargs="?", default=4)
    parser.add_argument("times", type=int, nargs="?", default=3)
    parser.add_argument("--without-opinions", action="store_true")
    options = parser.parse_args()
    main(options.games, options.times, not options.without_opinions)
