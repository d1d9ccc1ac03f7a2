#!/usr/bin/env python3
"""How far rounds, as they are really played, are off from what searches foresee, by the number of simulations.

    python -m bench.learning.surprises --simulations 10 100 1000 10000 --seconds 300 --cores 2

Games of ``grande`` are played round by round. At the beginning of a round searches say what it will come to for every seat, and each is
compared with what the network says at its end; with another search of as many simulations, which tells how much is due to
chance; and the hand that plays simulations, with what the search remembers, is asked at every decision of the
round what it would choose. Surprises and differences are parts of a win (roots of mean squares).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from typing import Final, NamedTuple

from librt.vecs import vec

from bench.learning.minds import add_sample, mind_of_grande
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import LearnedSearch
from elgrande.rules import Dice, Setup, Table, new_table, rules_for
from elgrande.rules.places import COLOURS

PLAYED_WITH: Final = 200
"""Simulations of the players."""


class Foreseen(NamedTuple):
    """What a search of one round came to, beside the round itself."""

    surprise: float
    """Mean square of what it was off by, over the seats."""
    apart: float
    """Mean square of what another such search said otherwise."""
    asked: int
    """Decisions of the round."""
    agreed: int
    """How many of them the hand would have made."""


class Observer:
    """Plays games of one kind, and watches what searches foresee."""

    def __init__(self, asked: argparse.Namespace, core: int) -> None:
        self.asked = asked
        self.setup = Setup(asked.edition, asked.players)
        self.dice = Dice(asked.seed * 31 + core)
        self.mind = mind_of_grande(rules_for(self.setup), noise=asked.noise)

    def work(self, first: int, until: float) -> list[list[Foreseen]]:
        """For every round that was played what each number of simulations foresaw."""
        found: list[list[Foreseen]] = []
        for seed in range(first, 1 << 60):
            table = new_table(self.setup, seed=seed, telling=False)
            while not table.over:
                begun = table.copy()
                played = self.play_round(table)
                if begun.round:
                    found.append([self.compare(begun, played, table, n) for n in self.asked.simulations])
                if time.time() > until:
                    return found
        return found

    def play_round(self, table: Table) -> list[int]:
        """Play a round; the choices that were made."""
        now, codes = table.round, []
        while not table.over and table.round == now:
            codes.append(
                table.options[0]
                if len(table.options) == 1
                else self.searched(table, PLAYED_WITH).findings()[0].code
            )
            table.play(codes[-1])
        return codes

    def searched(self, table: Table, simulations: int) -> LearnedSearch:
        known = settled(table, table.decider)
        search = LearnedSearch(known, int(known.decider), self.mind, self.dice)
        search.look_ahead()
        for _ in range(simulations):
            search.simulate()
        return search

    def compare(self, begun: Table, codes: list[int], end: Table, simulations: int) -> Foreseen:
        """What a search said about a round, and how it went."""
        search, other = (self.searched(begun, simulations) for _ in range(2))
        outcome = vec[float]([0.0] * COLOURS)
        self.mind.learned.prospects(end, outcome)
        players = self.setup.players
        said = [search.sums[seat] / simulations for seat in range(players)]
        surprise = sum((said[seat] - outcome[seat]) ** 2 for seat in range(players)) / players
        apart = sum((said[seat] - other.sums[seat] / simulations) ** 2 for seat in range(players)) / players
        asked, agreed = self.follow(search, begun.copy(), codes)
        return Foreseen(surprise, apart, asked, agreed)

    def follow(self, search: LearnedSearch, table: Table, codes: list[int]) -> tuple[int, int]:
        """How many decisions there were, and how many of them the hand would have made."""
        asked = agreed = 0
        policy, memory = search.policy, search.memory
        for code in codes:
            if len(table.options) > 1 and memory is not None:
                policy.judge(table)
                case = memory.case(table)
                memory.advise(table, case, policy.scores)
                memory.note(table, case, code)
                asked += 1
                agreed += policy.drawn(table, self.dice, 0.0) == code
            table.play(code)
        return asked, agreed


def work(job: tuple[int, argparse.Namespace, float]) -> list[list[Foreseen]]:
    core, asked, until = job
    return Observer(asked, core).work(asked.seed * 100_000 + core * 10_000, until)


def told(found: list[Foreseen]) -> str:
    """The figures of one number of simulations."""
    surprise, apart = (
        100 * math.sqrt(sum(squares) / len(found))
        for squares in ([each.surprise for each in found], [each.apart for each in found])
    )
    agreed = sum(each.agreed for each in found) / max(1, sum(each.asked for each in found))
    return f"off by {surprise:.2f} % of a win, two searches {apart:.2f} % apart, the hand agrees in {100 * agreed:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--simulations", nargs="+", type=int, default=[100, 1000])
    parser.add_argument("--noise", type=float, default=1.5, help="how far the hand strays, in points")
    add_sample(parser, seconds=120)
    asked = parser.parse_args()
    if min(asked.simulations) < 1:
        parser.error("a search has at least one simulation")
    until = time.time() + asked.seconds
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        parts = pool.map(work, [(core, asked, until) for core in range(asked.cores)], chunksize=1)
    rounds = [each for part in parts for each in part]
    print(f"{len(rounds)} rounds")
    for number, simulations in enumerate(asked.simulations):
        print(f"{simulations} simulations: {told([each[number] for each in rounds])}")


if __name__ == "__main__":
    main()
