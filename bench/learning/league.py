#!/usr/bin/env python3
"""Many bots at tables of four, drawn by lot: which settings are worth a match of their own?

    python -m bench.learning.league search:0.05 grande:0.05 grande:0.05:exploration=0.2 --seconds 400 --cores 16

A name may end with @FILE, the file of its network. Everybody meets everybody, so a few hundred games tell more about many
settings than matches of each against one other; how often each wins and its mean rank, in which 25 % and 2.5 are the average.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time

from bench.learning.match import made
from elgrande.bots import Clock, consult
from elgrande.rules import Dice, Setup, new_table, ranks, winners

Result = list[tuple[str, float, float, int]]


def play(job: tuple[list[str], str, list[str], int, float]) -> Result:
    """A game: for each seat its bot, its part of the victory, its rank, and the deal."""
    names, edition, sets, seed, until = job
    table = new_table(Setup(edition, len(names), sets), seed=seed, telling=False)
    bots, dice = [made(name) for name in names], Dice(seed * 7 + 1)
    while not table.over:
        if time.time() > until:
            return []
        table.play(consult(bots[table.decider], table, table.decider, Clock(), dice).code)
    best, places = winners(table), ranks(table)
    return [
        (
            name,
            1 / len(best) if seat in best else 0.0,
            places[seat] + (places.count(places[seat]) - 1) / 2,
            seed,
        )
        for seat, name in enumerate(names)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--json", default="")
    asked = parser.parse_args()
    dice, until = Dice(asked.seed), time.time() + asked.seconds
    jobs = [
        (
            [asked.bots[i] for i in dice.shuffled(list(range(len(asked.bots))))[:4]],
            asked.edition,
            asked.set,
            seed,
            until,
        )
        for seed in range(asked.seed * 100_000, asked.seed * 100_000 + asked.games)
    ]
    results: list[Result] = []
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        for result in pool.imap_unordered(play, jobs):
            if result:
                results.append(result)
            if time.time() > until:
                pool.terminate()
                break
    print(f"{len(results)} games")
    for name in asked.bots:
        own = [(win, rank) for result in results for bot, win, rank, _ in result if bot == name]
        if own:
            wins, rank = sum(win for win, _ in own) / len(own), sum(rank for _, rank in own) / len(own)
            error = 1.96 * (wins * (1 - wins) / len(own)) ** 0.5
            print(f"{name}: {len(own)} seats, wins {wins:.3f} ± {error:.3f}, mean rank {rank:.3f}")
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(results, file)


if __name__ == "__main__":
    main()
