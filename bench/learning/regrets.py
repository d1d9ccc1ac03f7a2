#!/usr/bin/env python3
"""What the choices of searches give away, by what the learned search itself finds out if it takes its time.

    python -m bench.learning.regrets plain fair plain:4 fair:4 --kinds card --iterations 2000 --seconds 240 --cores 2

Positions come from games of ``grande`` with few simulations. Every way to search chooses; then each option that was chosen
is searched anew, as if there were no other, and its worth compared with that of the first way's choice. ``fair`` shares the
simulations out among the options of a card (see ``learned_search``), ``plain`` leaves them to the tree; ``:4`` is four times as
many of them. Differences of a thousandth of a win show after some minutes, where matches would take days; but they are those
of the network's own opinion, and matches have the last word.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from typing import NamedTuple

from bench.learning.minds import add_sample, mind_of_grande
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import LearnedSearch
from elgrande.rules import Dice, Setup, Table, new_table, rules_for

WAYS = ("plain", "fair")
PLAYED_WITH = 60
"""Simulations of the games that positions are taken from."""
OUT_OF_REACH = -1e9


class Choices(NamedTuple):
    """What kind of decision it was, and what the choice of each way is worth."""

    kind: str
    worths: list[float]


class Laboratory:
    """Positions of one kind of game, and searches of them."""

    def __init__(self, asked: argparse.Namespace, core: int) -> None:
        self.asked = asked
        self.setup = Setup(asked.edition, asked.players)
        self.dice = Dice(asked.seed * 31 + core)
        self.mind = mind_of_grande(rules_for(self.setup), remembers=asked.memory)

    def chosen(self, known: Table, way: str, iterations: int) -> int:
        search = LearnedSearch(known, int(known.decider), self.mind, self.dice)
        search.fair = way == "fair"
        search.look_ahead()
        search.run(iterations, 0.0)
        return search.findings()[0].code

    def worth(self, known: Table, code: int, iterations: int) -> float:
        """What an option is worth if a search looks at nothing else."""
        search = LearnedSearch(known, int(known.decider), self.mind, self.dice)
        root = search.root
        own = root.slot(code)
        for slot in range(len(root.codes)):
            if slot != own:
                root.visits[slot], root.totals[slot] = 1, OUT_OF_REACH
        for _ in range(iterations):
            search.simulate()
        return float(root.totals[own]) / iterations

    def compare(self, known: Table, kind: str) -> Choices:
        codes = []
        for way in self.asked.ways:
            name, _, times = way.partition(":")
            codes.append(self.chosen(known, name, round(self.asked.iterations * float(times or 1))))
        if len(set(codes)) == 1:
            return Choices(kind, [0.0] * len(codes))
        worths = {code: self.worth(known, code, self.asked.reference) for code in set(codes)}
        return Choices(kind, [worths[code] for code in codes])

    def work(self, first: int, until: float) -> list[Choices]:
        found: list[Choices] = []
        for seed in range(first, first + 10_000):
            table = new_table(self.setup, seed=seed, telling=False)
            while not table.over:
                if time.time() > until:
                    return found
                if len(table.options) == 1:
                    table.play(table.options[0])
                    continue
                known, decision = settled(table, table.decider), table.decision
                kind = "" if decision is None else decision.kind
                wanted = kind in self.asked.kinds if self.asked.kinds else True
                if table.round and wanted and self.dice.below(self.asked.every) == 0:
                    found.append(self.compare(known, kind))
                table.play(self.chosen(known, "plain", PLAYED_WITH))
        return found


def work(job: tuple[int, argparse.Namespace, float]) -> list[Choices]:
    core, asked, until = job
    return Laboratory(asked, core).work(asked.seed * 100_000 + core * 10_000, until)


def told(found: list[Choices], ways: list[str]) -> list[str]:
    """For each way what its choices are worth more than those of the first one, with a 95 % interval."""
    lines = []
    for number, way in enumerate(ways):
        gains = [choices.worths[number] - choices.worths[0] for choices in found]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        lines.append(f"  {way:10s} {100 * mean:+.2f} % ± {196 * math.sqrt(spread / len(gains)):.2f}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ways", nargs="+", help="plain, fair; with :N for N times the iterations")
    parser.add_argument("--kinds", nargs="*", default=[], help="of decisions, as card, power, turn; else all")
    parser.add_argument("--every", type=int, default=3, help="look at one such decision in so many")
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--reference", type=int, default=6000, help="iterations for the worth of an option")
    parser.add_argument("--memory", action="store_true", help="searches that remember, as grande's do")
    add_sample(parser, seconds=240)
    asked = parser.parse_args()
    for way in asked.ways:
        if way.partition(":")[0] not in WAYS:
            parser.error(f"'{way}' is no way to search; there are {', '.join(WAYS)}")
    until = time.time() + asked.seconds
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        parts = pool.map(work, [(core, asked, until) for core in range(asked.cores)], chunksize=1)
    found = [choices for part in parts for choices in part]
    for kind in sorted({choices.kind for choices in found}):
        some = [choices for choices in found if choices.kind == kind]
        alike = sum(len(set(choices.worths)) == 1 for choices in some)
        print(f"{kind}: {len(some)} decisions, {alike} of them alike", *told(some, asked.ways), sep="\n")
    print(f"all: {len(found)} decisions", *told(found, asked.ways), sep="\n")


if __name__ == "__main__":
    main()
