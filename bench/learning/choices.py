#!/usr/bin/env python3
"""Games to learn choices from: what a search made of every decision.

    python -m bench.learning.choices FOLDER --seconds 1800 --cores 2 --iterations 200 --seed 1

At each seat sits either ``grande``, with what it has learned so far, or ``search``. Each process writes a file of its own, a
game at a time, so nothing but the last game is lost when it is interrupted; ``bench.learning.opinions`` learns from them, and
``bench.learning.foresight`` says how well a network foresees what comes of them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import multiprocessing
import time
from pathlib import Path

from bench.learning.minds import mind_of_grande
from bench.learning.records import MIXES
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import LearnedSearch
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import GRANDE
from elgrande.rules import Dice, Setup, new_table, rules_for

SCHEDULE = [("2015", 4)] * 5 + [("1995", 4), ("2023", 4), ("2015", 2), ("2015", 3), ("2015", 5)]
"""Editions and players in the order in which they are played, over and over."""
ASTRAY = 40
"""Of a thousand choices so many are those of the quick policy, so that other tables are seen, too."""
NOISE = 1.5


class Players:
    """Who sits at the tables of one kind of game."""

    def __init__(self, setup: Setup, network: Path) -> None:
        self.setup = setup
        rules = rules_for(setup)
        self.learned = mind_of_grande(rules, network)
        self.plain = Mind(rules, Weights(), Tuning())
        self.policy: Policy = self.plain.policy

    def play(
        self, seed: int, iterations: int, dice: Dice
    ) -> tuple[list[list[list[int] | int]], list[bool], list[int]]:
        """One game: for each decision the table as its seat knows it, the seat, and how often each option was tried.

        Then which seats are those of ``grande``, and the points at the end.
        """
        table = new_table(self.setup, seed=seed, telling=False)
        learned = [dice.below(2) == 1 for _ in range(self.setup.players)]
        found: list[list[list[int] | int]] = []
        while not table.over:
            options = [int(code) for code in table.options]
            if len(options) == 1:
                table.play(options[0])
                continue
            seat = int(table.decider)
            known = settled(table, seat)
            search: Search = (
                LearnedSearch(known, seat, self.learned, dice)
                if learned[seat]
                else Search(known, seat, self.plain, dice)
            )
            search.look_ahead()
            search.run(iterations, 0.0)
            visits = {finding.code: finding.visits for finding in search.findings()}
            found.append([known.state(), seat, [visits.get(code, 0) for code in options]])
            astray = dice.below(1000) < ASTRAY
            table.play(self.policy.pick(table, dice, NOISE) if astray else search.findings()[0].code)
        return found, learned, table.scores


def work(job: tuple[int, argparse.Namespace]) -> int:
    """One process: games until the time is up; how many."""
    core, asked = job
    dice = Dice(asked.seed * 7919 + core)
    players: dict[tuple[str, int], Players] = {}
    begin, games = time.monotonic(), 0
    with gzip.open(asked.folder / f"{asked.seed}-{core}.choices", "at", encoding="ascii") as file:
        while time.monotonic() - begin < asked.seconds:
            edition, count = SCHEDULE[games % len(SCHEDULE)]
            if (edition, count) not in players:
                players[edition, count] = Players(Setup(edition, count), asked.network)
            seed = (asked.seed * 64 + core) * 1_000_003 + games
            found, learned, scores = players[edition, count].play(seed, asked.iterations, dice)
            game = {
                "mix": MIXES.index((edition, [], count)),
                "choices": found,
                "learned": learned,
                "scores": scores,
            }
            file.write(json.dumps(game) + "\n")
            file.flush()
            games += 1
    return games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--network", type=Path, default=GRANDE)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        games = sum(pool.map(work, [(core, asked) for core in range(asked.cores)], chunksize=1))
    print(f"{games} games", flush=True)


if __name__ == "__main__":
    main()
