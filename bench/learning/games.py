#!/usr/bin/env python3
"""Games to learn from: positions of all points of a round, with what came of them.

    python -m bench.learning.games FOLDER --kind quick --seconds 60 --cores 16
    python -m bench.learning.games FOLDER --kind taught --network grande.network --rounds --seconds 60 --cores 16
    python -m bench.learning.games FOLDER --kind grande --network grande.network --rounds --iterations 150 --seconds 300
    python -m bench.learning.games FOLDER --kind quick --seconds 60 --cores 64 --ray ADDRESS

Each process writes files of its own, a piece at a time; a run with another ``--seed`` adds to what is there. Games of ``grande``
also leave a part of what its searches made of decisions (``--choices``), for ``bench.learning.opinions``. On a Ray cluster
(``--ray``, as with ``elgrande arena``) the machines play, and the files come back here; each of them needs this
repository and, where one is named, the file of the network in the same place.
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import multiprocessing
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bench.learning.records import (
    BRANCH,
    GRANDE,
    HEAD,
    KINDS,
    MIXES,
    QUICK,
    SEARCH,
    TAUGHT,
    five,
    known_cards,
)
from elgrande.arena.cluster import Cluster
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.features import Features
from elgrande.bots.core.greedy import Greedy
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind, LearnedSearch
from elgrande.bots.core.opinions import Opinions
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.grande import EXPLORATION, MARGIN
from elgrande.bots.weights_file import read_weights
from elgrande.rules import Dice, ElGrandeError, Setup, Table, flow, new_table, ranks, rules_for, winners
from elgrande.rules.table import NOBODY

BASE = 0.6
"""Part of the games of the base game; of these half are of 2015 with four players."""
PATIENCE = 0.85
"""How much what comes later counts against what the search of the next round says, in what a position is taken to be worth."""
LIGHT = 0.5
"""Part of the simulations for decisions other than which power card and which action card."""
FEWEST = 4
"""Simulations of a decision that an earlier search has looked at enough."""


def schedule(seed: int, base: float = BASE) -> list[int]:
    """Numbers of mixes in the order in which they are played, over and over."""
    plain = [number for number, (_, sets, _) in enumerate(MIXES) if not sets]
    main = MIXES.index(("2015", [], 4))
    modules = [number for number, (edition, sets, _) in enumerate(MIXES) if sets and edition == "2023"]
    boxes = [number for number, (edition, sets, _) in enumerate(MIXES) if sets and edition == "2015"]
    dice, order = Dice(seed), []
    for _ in range(1000):
        pick = dice.below(1000) / 1000
        if pick < base / 2:
            order.append(main)
        elif pick < base:
            order.append(plain[dice.below(len(plain))])
        elif pick < base + (1 - base) / 3:
            order.append(modules[dice.below(len(modules))])
        else:
            order.append(boxes[dice.below(len(boxes))])
    return order


class Player:
    """Plays games of one mix and writes positions down."""

    def __init__(self, mix: int, kind: int, cards: list[str], options: argparse.Namespace) -> None:
        edition, sets, players = MIXES[mix]
        self.mix, self.kind, self.options = mix, kind, options
        self.setup = Setup(edition, players, sets)
        rules = rules_for(self.setup)
        self.judge = Evaluation(rules, Weights())
        self.features = Features(rules, self.judge, cards)
        self.policy = Policy(rules, Evaluation(rules, Weights()))
        if kind == TAUGHT:
            learned = read_weights(Path(options.network)).opinions
            self.policy = Opinions(rules, Evaluation(rules, Weights()), learned)
        self.greedy = Greedy(rules, Weights())
        self.mind: Mind | None = None
        if kind == SEARCH:
            self.mind = Mind(rules, Weights(), Tuning())
        elif kind == GRANDE:
            tuning = Tuning(exploration=options.exploration, noise=options.noise, margin=MARGIN)
            file = read_weights(Path(options.network))
            opinions = file.opinions or None
            self.mind = LearnedMind(
                rules, Weights(), tuning, file.network(), options.horizon, opinions, remembers=True
            )
        self.chances = self.judge.values[:]
        self.last: tuple[LearnedSearch, int] | None = None
        """The last search of this game and what it chose."""
        self.found: list[list[list[int] | int]] = []
        """What searches of this game made of decisions, as in ``bench.learning.choices``."""

    def play(self, seed: int, game: int, dice: Dice) -> bytes:
        """One game; its records."""
        table = new_table(self.setup, seed=seed, telling=False)
        noise = (0.3, 1.0, 1.5, 3.0)[dice.below(4)]
        seen: list[tuple[Table, bool]] = []
        said: dict[int, list[float]] = {}
        self.last, self.found = None, []
        last = (-1, -1)
        while not table.over:
            now = (int(table.round), int(table.active))
            fresh = now != last
            last = now
            if len(table.options) == 1:
                table.play(table.options[0])
                continue
            code, root = self.choose(table, dice, noise)
            if root:
                said.setdefault(int(table.round), root)
            share = self.share(table, fresh)
            if table.round and dice.below(1000) < share * self.options.density:
                seen.append((table.copy(), fresh))
            table.play(code)
        worths = hindsight(said, table)
        return b"".join(
            self.record(table, now, worths.get(int(now.round), []), fresh, game) for now, fresh in seen
        )

    def share(self, table: Table, fresh: bool) -> int:
        """How many in a thousand of such positions are kept."""
        if fresh and table.active == NOBODY and self.options.rounds:
            return 500
        if self.kind in (QUICK, TAUGHT):
            return 140 if fresh else 14
        return 80 if fresh else 8

    def record(self, end: Table, now: Table, root: list[float], fresh: bool, game: int) -> bytes:
        """A position and what came of it."""
        self.judge.prospects(now, self.chances)
        self.features.read(now)
        players = self.setup.players
        best = winners(end)
        head = HEAD.pack(
            self.mix,
            players,
            now.round,
            self.kind,
            game,
            *five([round(65535 * self.chances[seat]) for seat in range(players)]),
            *five([round(65535 * chance) for chance in root]),
            *five(now.scores),
            *five(end.scores),
            *five([60 // len(best) if seat in best else 0 for seat in range(players)]),
            *five(ranks(end)),
            bool(root),
            fresh,
        )
        return head + self.features.stored()

    def choose(self, table: Table, dice: Dice, noise: float) -> tuple[int, list[float]]:
        """An option, and the chances to win of all seats if a search has found them out."""
        if self.kind in (QUICK, TAUGHT) or dice.below(1000) < self.options.astray * 1000:
            return self.policy.pick(table, dice, noise), []
        known = settled(table, table.decider)
        if self.mind is None:
            return self.greedy.choose(known, table.decider, dice), []
        if isinstance(self.mind, LearnedMind):
            return self.search(self.mind, known, dice)
        search = Search(known, table.decider, self.mind, dice)
        search.look_ahead()
        search.run(self.options.iterations, 0.0)
        return search.findings()[0].code, []

    def search(self, mind: LearnedMind, known: Table, dice: Dice) -> tuple[int, list[float]]:
        """What the learned search chooses, and the chances of all seats that it has found out."""
        search, done = searched(mind, known, self.last, self.options.iterations, dice)
        findings = search.findings()
        if dice.below(1000) < self.options.choices * 1000:
            visits = {finding.code: finding.visits for finding in findings}
            tried = [visits.get(int(code), 0) for code in known.options]
            self.found.append([known.state(), int(known.decider), tried])
        self.last = (search, findings[0].code)
        return findings[0].code, [search.sums[seat] / done for seat in range(self.setup.players)]


def searched(
    mind: LearnedMind, known: Table, last: tuple[LearnedSearch, int] | None, iterations: int, dice: Dice
) -> tuple[LearnedSearch, int]:
    """A search of a decision, and its simulations: as many as are missing where it goes on from the last search."""
    search = LearnedSearch(known, known.decider, mind, dice)
    if last is None or not search.take_over(*last):
        search.look_ahead()
    weighty = known.task is flow.POWER or known.task is flow.TAKE_CARD
    wanted = round(iterations * (1 if weighty else LIGHT))
    return search, search.run(max(FEWEST, wanted - int(search.root.count)), 0.0)


def hindsight(said: dict[int, list[float]], end: Table) -> dict[int, list[float]]:
    """What positions of each round were worth, by what searches said at the beginning of later rounds and by the result.

    What a search says later is nearer to the truth than what it said then, and less of a lottery than who has won at last.
    """
    best = winners(end)
    worth = [1 / len(best) if seat in best else 0.0 for seat in range(end.rules.players)]
    worths = {}
    for now in sorted(said, reverse=True):
        worths[now] = worth
        worth = [PATIENCE * w + (1 - PATIENCE) * s for w, s in zip(worth, said[now], strict=True)]
    return worths


def work(job: tuple[int, argparse.Namespace]) -> tuple[int, int]:
    """One process: games until the time is up; how many games and positions."""
    core, options = job
    cards = known_cards()
    kind = KINDS.index(options.kind)
    order = schedule(options.seed * 1000 + core, options.base)
    players: dict[int, Player] = {}
    path = Path(options.folder) / f"{options.kind}-{options.seed}-{core}.part"
    dice = Dice(options.seed * 7919 + core)
    begin, games, positions = time.monotonic(), 0, 0
    with path.open("wb") as file, ExitStack() as stack:
        choices = None
        if kind == GRANDE and options.choices:
            choices = stack.enter_context(gzip.open(path.with_suffix(".choices"), "wt", 1, encoding="ascii"))
        while time.monotonic() - begin < options.seconds:
            mix = order[games % len(order)]
            if mix not in players:
                players[mix] = Player(mix, kind, cards, options)
            number = (options.seed * 64 + core) * 1_000_003 + games
            records = players[mix].play(number, number & 0xFFFFFFFF, dice)
            file.write(records)
            if choices is not None:
                choices.write(json.dumps({"mix": mix, "choices": players[mix].found}) + "\n")
            games += 1
            positions += len(records)
    path.replace(path.with_suffix(".positions"))
    return games, positions


def work_elsewhere(job: tuple[int, argparse.Namespace]) -> tuple[int, int, int, bytes]:
    """The same on another machine: which one of them it was, games and positions, and what its file would hold."""
    core, options = job
    with tempfile.TemporaryDirectory() as folder:
        asked = argparse.Namespace(**{**vars(options), "folder": folder})
        games, size = work((core, asked))
        return core, games, size, next(Path(folder).glob("*.positions")).read_bytes()


def work_on_cluster(
    cluster: Cluster, jobs: list[tuple[int, argparse.Namespace]], folder: Path
) -> list[tuple[int, int]]:
    """Have the machines of a cluster play; their files as if they had been written here."""
    parts = []
    # By its name: of a function of the program that was started Ray would send all that it uses.
    elsewhere = importlib.import_module("bench.learning.games").work_elsewhere
    for core, games, size, content in cluster.each(elsewhere, jobs):
        options = jobs[core][1]
        path = folder / f"{options.kind}-{options.seed}-{core}.part"
        path.write_bytes(content)
        path.replace(path.with_suffix(".positions"))
        parts.append((games, size))
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder")
    parser.add_argument("--kind", choices=KINDS[:BRANCH], default="quick")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--network", default="")
    parser.add_argument("--horizon", type=int, default=END_OF_ROUND)
    parser.add_argument("--exploration", type=float, default=EXPLORATION)
    parser.add_argument("--noise", type=float, default=1.5)
    parser.add_argument("--astray", type=float, default=0.05, help="choices that the quick policy makes")
    parser.add_argument("--base", type=float, default=BASE, help="part of the games without any set")
    parser.add_argument("--rounds", action="store_true", help="keep more beginnings of rounds")
    parser.add_argument("--density", type=float, default=1.0, help="how many positions are kept")
    parser.add_argument(
        "--choices", type=float, default=0.0, help="part of the decisions of searches to keep"
    )
    parser.add_argument("--ray", metavar="ADDRESS|local", help="play on a Ray cluster")
    options = parser.parse_args()
    if options.ray and options.choices:
        parser.error("--choices are written by processes of this machine, not on a cluster")
    Path(options.folder).mkdir(parents=True, exist_ok=True)
    jobs = [(core, options) for core in range(options.cores)]
    if options.ray:
        try:
            parts = work_on_cluster(Cluster(options.ray, options.cores), jobs, Path(options.folder))
        except ElGrandeError as problem:
            sys.exit(f"bench.learning.games: {problem}")
    else:
        with multiprocessing.get_context("fork").Pool(options.cores) as pool:
            parts = pool.map(work, jobs, chunksize=1)
    length = HEAD.size + len(
        Features(rules_for(Setup()), Evaluation(rules_for(Setup()), Weights()), known_cards()).stored()
    )
    games, size = (sum(column) for column in zip(*parts, strict=True))
    print(f"{options.kind}: {games} games, {size // length} positions of {length} bytes", flush=True)


if __name__ == "__main__":
    main()
