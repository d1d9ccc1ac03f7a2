"""Plays thousands of random games under the eye of every law, which is too much for every day:

    python -m tests.properties.many 1000 --sets grandissimo --players 5

For each mix of sets of the Big Box and each number of players so many games are played, every one with other table
options. What breaks a law is told with its setup and seed. With the compiled rules a thousand games of one box take
about half a minute on one core.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from multiprocessing import Pool

from elgrande.build import compiled
from elgrande.rules import Dice, Setup
from elgrande.rules.sets.known import BIG_BOX
from tests.properties.mixes import BIG_BOXES, BOXES, name_of, options_of
from tests.properties.walks import play_by_the_laws

APART = 1 << 30
"""Keeps these seeds apart from those of the tests."""


def play_box(work: tuple[Setup, int, int]) -> tuple[Setup, int, float, list[str]]:
    """Play so many games of a box, from a seed on; returns what went wrong."""
    box, games, first = work
    mixtures = options_of(box)
    problems: list[str] = []
    begun = time.process_time()
    for seed in range(first, first + games):
        setup = mixtures[seed % len(mixtures)]
        try:
            play_by_the_laws(setup, seed, Dice(APART + seed).below)
        except Exception:
            where = traceback.format_exc().strip().splitlines()
            problems.append(f"{name_of(setup)}, seed {seed}: {' '.join(line.strip() for line in where[-3:])}")
    return box, games, time.process_time() - begun, problems


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.properties.many", description="Play very many games."
    )
    parser.add_argument("games", type=int, help="for each mix and number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--sets", nargs="*", help="only mixes with all of these sets")
    parser.add_argument("--players", type=int, help="only games of so many players")
    parser.add_argument("--base", action="store_true", help="the games without the Big Box too")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    boxes = [
        box
        for box in [*(BOXES if asked.base else []), *BIG_BOXES]
        if set(asked.sets or []) <= set(box.sets) and asked.players in (None, box.players)
    ]
    if not boxes:
        parser.error(f"no such mix; sets of the Big Box are {', '.join(BIG_BOX)}")
    print(
        f"{'compiled' if compiled() else 'plain'} rules, {asked.games} games for each of {len(boxes)} boxes",
        flush=True,
    )
    failed = total = 0
    with Pool(asked.processes) as pool:
        work = [(box, asked.games, asked.first) for box in boxes]
        for box, games, seconds, problems in pool.imap_unordered(play_box, work):
            total += games
            failed += len(problems)
            print(f"{name_of(box)}: {games} games, {len(problems)} failed, {seconds:.0f} s", flush=True)
            for problem in problems[:5]:
                print(f"    {problem}", flush=True)
    print(f"{total} games, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
