#!/usr/bin/env python3
"""One bot against others of another kind, every deal with it in every seat: is a step worth keeping?

    python -m bench.learning.match --one 'grande:100i' --others 'search:100i' --deals 50 --seconds 60 --cores 16

Games that are not over when the time is up do not count; deals are begun in order, so the intervals are rough. The arena
(docs/arena.md) tells it properly; this is for many small questions in little time. ``--one`` may be given several times;
``grande:100i!opinions@other.network`` is one without opinions, with another network.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from typing import Any

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.rules import Dice, Setup, new_table, ranks, winners


def made(name: str) -> Bot:
    """A bot by its name; after each ! something that it is to do without, after an @ the file of its network."""
    named, _, network = name.partition("@")
    plain, *without = named.split("!")
    settings: dict[str, object] = dict.fromkeys(without, False)
    if network:
        settings["network"] = network
    return make_bot(plain, **settings)


def play(
    job: tuple[str, str, str, int, list[str], int, int, float],
) -> tuple[str, float, float, float, int] | None:
    one, others, edition, players, sets, seed, seat, until = job
    if time.time() > until:
        return None
    bots = [made(one if s == seat else others) for s in range(players)]
    table, dice = new_table(Setup(edition, players, sets), seed=seed, telling=False), Dice(seed * 7 + 1)
    begin = time.time()
    while not table.over:
        if time.time() > until:
            return None
        table.play(consult(bots[table.decider], table, table.decider, Clock(), dice).code)
    best = winners(table)
    return one, (1 / len(best) if seat in best else 0.0), ranks(table)[seat], time.time() - begin, seed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--one", action="append", required=True)
    parser.add_argument("--others", default="search:100i")
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600, help="for all of it")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--json", default="")
    asked = parser.parse_args()
    until = time.time() + asked.seconds
    jobs: list[Any] = [
        (one, asked.others, asked.edition, asked.players, asked.set, asked.first + deal, seat, until)
        for deal in range(asked.deals)
        for seat in range(asked.players)
        for one in asked.one
    ]
    found: dict[str, list[tuple[float, float, float, int]]] = {one: [] for one in asked.one}
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        for result in pool.imap_unordered(play, jobs):
            if result is not None:
                found[result[0]].append(result[1:])
    for one, results in found.items():
        if not results:
            continue
        wins = sum(win for win, *_ in results) / len(results)
        error = 1.96 * (wins * (1 - wins) / len(results)) ** 0.5
        rank = sum(r for _, r, *_ in results) / len(results)
        took = sum(s for _, _, s, _ in results) / len(results)
        print(
            f"{one}: {len(results)} games, wins {wins:.3f} ± {error:.3f}, mean rank {rank:.3f}, {took:.1f} s a game"
        )
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(found, file)


if __name__ == "__main__":
    main()
