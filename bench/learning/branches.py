#!/usr/bin/env python3
"""Positions beside the path of games, with what searches make of them.

    python -m bench.learning.branches FOLDER --network grande.network --seconds 600 --cores 2

Searches ask networks about tables that good players would never come to, and games of good players do not show what those are
worth. Here a game of ``grande`` is left every now and then: the policy plays on for a turn or two and strays far, then a search
says what chances each seat has, and what points it will end with. The records are those of ``bench.learning.games``; what
nobody knows of them, as nobody has played them to their end, is nothing.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from pathlib import Path

from bench.learning.games import BASE, schedule, searched
from bench.learning.minds import mind_of_grande
from bench.learning.records import BRANCH, HEAD, KINDS, MIXES, five, known_cards
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.features import Features
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import LearnedSearch
from elgrande.bots.core.weights import Weights
from elgrande.rules import Dice, Setup, Table, flow, new_table, rules_for

STRAYING = (1.5, 3.0, 6.0, 12.0)
"""How far the policy strays from the path, in points."""
USUAL = 1.5
"""How far it strays in simulations."""
PATH = 40
"""Simulations for the choices on the path."""
MOST_STEPS = 40


class Wanderer:
    """Leaves the paths of games of one mix."""

    def __init__(self, mix: int, cards: list[str], asked: argparse.Namespace) -> None:
        edition, sets, players = MIXES[mix]
        self.mix, self.asked = mix, asked
        self.setup = Setup(edition, players, sets)
        rules = rules_for(self.setup)
        self.judge = Evaluation(rules, Weights())
        self.features = Features(rules, self.judge, cards)
        self.mind = mind_of_grande(rules, asked.network)
        self.chances = self.judge.values[:]

    def play(self, seed: int, game: int, dice: Dice) -> bytes:
        """One game; the records of the positions beside it."""
        table = new_table(self.setup, seed=seed, telling=False)
        last: tuple[LearnedSearch, int] | None = None
        found = []
        while not table.over:
            if len(table.options) == 1:
                table.play(table.options[0])
                continue
            early = 0 < table.round < max(table.rules.scoring_spaces)
            if early and dice.below(1000) < self.asked.share * 1000:
                aside = self.leave(table.copy(), dice)
                if aside is not None:
                    found.append(self.record(aside, game, dice))
            known = settled(table, table.decider)
            search, _ = searched(self.mind, known, last, PATH, dice)
            code = search.findings()[0].code
            last = search, code
            table.play(code)
        return b"".join(found)

    def leave(self, table: Table, dice: Dice) -> Table | None:
        """A table beside the path: the policy has strayed for a turn or two, then played to where searches ask."""
        noise = STRAYING[dice.below(len(STRAYING))]
        turns, steps = dice.below(3), MOST_STEPS
        if dice.below(8) == 0:
            # Only a few steps.
            turns, steps = 9, 1 + dice.below(6)
        begun = table.round
        while turns >= 0 and steps > 0 and not table.over and table.round == begun:
            now = table.active
            self.step(table, dice, noise)
            steps -= 1
            if table.task is flow.POWER or table.active != now:
                turns -= 1
        while not table.over and table.round == begun:
            self.step(table, dice, USUAL)
        while not table.over and len(table.options) == 1:
            table.play(table.options[0])
        return None if table.over else table

    def step(self, table: Table, dice: Dice, noise: float) -> None:
        table.play(self.mind.policy.pick(table, dice, noise))

    def record(self, table: Table, game: int, dice: Dice) -> bytes:
        """A position and what a search makes of it."""
        known = settled(table, table.decider)
        search = LearnedSearch(known, table.decider, self.mind, dice)
        search.look_ahead()
        players = self.setup.players
        points = [0.0] * players
        learned = self.mind.learned
        for _ in range(self.asked.iterations):
            search.simulate()
            for seat in range(players):
                points[seat] += learned.final[seat]
        done = self.asked.iterations
        self.judge.prospects(table, self.chances)
        self.features.read(table)
        head = HEAD.pack(
            self.mix,
            players,
            table.round,
            BRANCH,
            game,
            *five([round(65535 * self.chances[seat]) for seat in range(players)]),
            *five([round(65535 * search.sums[seat] / done) for seat in range(players)]),
            *five(table.scores),
            *five([round(total / done) for total in points]),
            *five([0] * players),
            *five([0] * players),
            True,
            table.task is flow.POWER,
        )
        return head + self.features.stored()


def work(job: tuple[int, argparse.Namespace]) -> tuple[int, int]:
    """One process: games until the time is up; how many games and bytes."""
    core, asked = job
    cards = known_cards()
    order = schedule(asked.seed * 1000 + core, asked.base)
    wanderers: dict[int, Wanderer] = {}
    path = asked.folder / f"{KINDS[BRANCH]}-{asked.seed}-{core}.part"
    dice = Dice(asked.seed * 7919 + core)
    begin, games, size = time.monotonic(), 0, 0
    with path.open("wb") as file:
        while time.monotonic() - begin < asked.seconds:
            mix = order[games % len(order)]
            if mix not in wanderers:
                wanderers[mix] = Wanderer(mix, cards, asked)
            number = (asked.seed * 64 + core) * 1_000_003 + games
            size += file.write(wanderers[mix].play(number, number & 0xFFFFFFFF, dice))
            games += 1
    path.replace(path.with_suffix(".positions"))
    return games, size


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument(
        "--share", type=float, default=0.1, help="part of the decisions where the path is left"
    )
    parser.add_argument("--base", type=float, default=BASE, help="part of the games without any set")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        parts = pool.map(work, [(core, asked) for core in range(asked.cores)], chunksize=1)
    games, size = (sum(column) for column in zip(*parts, strict=True))
    print(f"{games} games, {size >> 20} MB of positions", flush=True)


if __name__ == "__main__":
    main()
