#!/usr/bin/env python3
"""Which action cards do simulations play badly? What each is worth as the policy plays it, and as a search does.

    python -m bench.learning.cards --seconds 240 --cores 2

A card that is worth far more to a search than to the simulations is one that nobody in them knows how to use: power cards are
then played for the wrong reasons, and the network learns from such games. The most misjudged come first.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import defaultdict

from bench.learning.minds import add_sample
from bench.learning.regrets import Laboratory
from elgrande.bots.core.hidden import settled
from elgrande.rules import new_table
from elgrande.rules.choices import CARD

PLAYED_WITH = 60
FLAT = 60
"""Simulations without a tree."""


def work(job: tuple[int, argparse.Namespace, float]) -> dict[str, list[tuple[float, float]]]:
    """For each card what it is worth without and with a tree, wherever it was on offer."""
    core, asked, until = job
    laboratory = Laboratory(asked, core)
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    seed = asked.seed * 100_000 + core * 10_000
    while time.time() < until:
        seed += 1
        table = new_table(laboratory.setup, seed=seed, telling=False)
        while not table.over and time.time() < until:
            if len(table.options) == 1:
                table.play(table.options[0])
                continue
            known, decision = settled(table, table.decider), table.decision
            if table.round and decision is not None and decision.kind == "card":
                for code in table.options:
                    card = table.rules.cards[table.offer[code - CARD + 1]].id
                    flat = sum(laboratory.worth(known, code, 1) for _ in range(FLAT)) / FLAT
                    found[card].append((flat, laboratory.worth(known, code, asked.reference)))
            table.play(laboratory.chosen(known, "plain", PLAYED_WITH))
    return dict(found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--reference", type=int, default=1500, help="iterations of a search")
    parser.add_argument("--memory", action="store_true", help="searches that remember, as grande's do")
    add_sample(parser, seconds=240)
    asked = parser.parse_args()
    until = time.time() + asked.seconds
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        for part in pool.map(work, [(core, asked, until) for core in range(asked.cores)], chunksize=1):
            for card, worths in part.items():
                found[card] += worths
    lines = []
    for card, worths in found.items():
        flat, searched = (sum(column) / len(worths) for column in zip(*worths, strict=True))
        lines.append(
            (searched - flat, f"{card:28s} {len(worths):5d} {100 * flat:6.1f} {100 * searched:6.1f}")
        )
    print(f"{'card':28s} {'seen':>5s} {'policy':>6s} {'search':>6s}  (percent of a win)")
    print(*[line for _, line in sorted(lines, reverse=True)], sep="\n")


if __name__ == "__main__":
    main()
