#!/usr/bin/env python3
"""How much better the hand that plays the simulations gets by what it remembers (``bots/core/memory.py``).

    python -m bench.learning.memories --simulations 1000 3000 10000 --seconds 120 --cores 2

At the beginning of rounds a search plays so many simulations. Then the round is played on by hand, with what the search remembers for one
seat alone, and without: what that is worth to the seat, as the network judges the end of the round. It is a part of a
win, with a 95 % interval.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time

from librt.vecs import vec

from bench.learning.minds import add_sample, mind_of_grande
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import LearnedSearch
from elgrande.bots.core.memory import Memory
from elgrande.rules import Dice, Setup, Table, new_table, rules_for
from elgrande.rules.knowledge import imagine
from elgrande.rules.places import COLOURS

PLAYED_WITH = 60
"""Simulations of the games that the positions come from."""


def improvement(search: LearnedSearch, plays: int, simulations: int) -> list[float]:
    """What it is worth to each seat to play the round by what is remembered, if nobody else does."""
    for _ in range(simulations):
        search.simulate()
    memory, players = search.memory, search.mind.rules.players
    without = [_value(search, None, -1, seat, plays) for seat in range(players)]
    return [_value(search, memory, seat, seat, plays) - without[seat] for seat in range(players)]


def _value(search: LearnedSearch, memory: Memory | None, who: int, seat: int, plays: int) -> float:
    """How rounds go for a seat in which ``who`` remembers."""
    outcome, margins = vec[float]([0.0] * COLOURS), vec[float]([0.0] * COLOURS)
    total = 0.0
    for _ in range(plays):
        t = imagine(search.table, int(search.seat), search.dice)
        while not t.over and t.round == search.table.round:
            t.play(_choice(search, memory if t.decider == who else None, t))
        if memory is not None:
            memory.forgo()
        search.evaluation.prospects(t, outcome)
        search.evaluation.margins(margins)
        total += outcome[seat] + search.margin * margins[seat]
    return total / plays


def _choice(search: LearnedSearch, memory: Memory | None, t: Table) -> int:
    if memory is None or len(t.options) < 2:
        return int(search.policy.pick(t, search.dice, search.noise))
    case = memory.case(t)
    search.policy.judge(t)
    memory.advise(t, case, search.policy.scores)
    code = search.policy.drawn(t, search.dice, search.noise)
    memory.note(t, case, code)
    return int(code)


def work(job: tuple[int, argparse.Namespace, float]) -> dict[int, list[float]]:
    """Gains by the number of simulations, at the same positions."""
    core, asked, until = job
    setup, dice = Setup(asked.edition, asked.players), Dice(asked.seed * 31 + core)
    mind = mind_of_grande(rules_for(setup))
    found: dict[int, list[float]] = {simulations: [] for simulations in asked.simulations}
    for seed in range(asked.seed * 100_000 + core * 10_000, 1 << 60):
        table, last = new_table(setup, seed=seed, telling=False), 0
        while not table.over:
            if time.time() > until:
                return found
            known = settled(table, table.decider)
            if table.round > last and dice.below(3) == 0:
                gains = []
                for simulations in asked.simulations:
                    search = LearnedSearch(known, int(known.decider), mind, dice)
                    search.look_ahead()
                    gains.append(improvement(search, asked.plays, simulations))
                for simulations, some in zip(asked.simulations, gains, strict=True):
                    found[simulations] += some
            last = int(table.round)
            search = LearnedSearch(known, int(known.decider), mind, dice)
            search.look_ahead()
            search.run(PLAYED_WITH, 0.0)
            table.play(search.findings()[0].code)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--simulations", nargs="+", type=int, default=[1000])
    parser.add_argument("--plays", type=int, default=1000, help="rounds played by hand for each figure")
    add_sample(parser, seconds=120)
    asked = parser.parse_args()
    until = time.time() + asked.seconds
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        parts = pool.map(work, [(core, asked, until) for core in range(asked.cores)], chunksize=1)
    for simulations in asked.simulations:
        gains = [gain for part in parts for gain in part[simulations]]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        error = 196 * math.sqrt(spread / len(gains))
        print(
            f"{simulations} simulations: {100 * mean:+.2f} % of a win ± {error:.2f}, {len(gains)} rounds of a seat"
        )


if __name__ == "__main__":
    main()
