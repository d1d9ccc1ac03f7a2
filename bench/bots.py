#!/usr/bin/env python3
"""How fast the bots think: simulations a second, where their time goes, and how long each decision takes.

    python bench/bots.py                       every edition with four players, then decisions of all mixes
    python bench/bots.py --edition 2015 --players 4 --games 0
    python bench/bots.py --edition 2015 --set king-intrigant --games 0
    python bench/bots.py --games 1000 --seconds 0.25 --json
    python bench/bots.py --network --games 0    how often a second the network of the learned bot can be asked

Times are processor time of one core, so that a busy machine does not change them much; only how long people wait for an
answer is measured by the clock on the wall. A machine that does other things as well takes the processor away for some
milliseconds now and then, so a question is put to three further bots when an answer was late: a decision that needs too
long does so every time, all the more with bots who know nothing of the game yet. Without compiled rules everything is
some twenty times slower.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.bots.core.network import LearnedEvaluation
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import GRANDE, read_weights
from elgrande.build import compiled
from elgrande.rules import Dice, Setup, Table, imagine, new_table
from elgrande.rules.errors import BadSetup
from elgrande.rules.playout import play_randomly
from elgrande.rules.sets.setup import mixes

EDITIONS = ["1995", "2015", "2023"]
GREEDY_MAY = 10.0
"""Milliseconds that a decision of greedy may take."""
SEARCH_MAY = 1.1
"""Part of its time that a search may take."""


class Speed(NamedTuple):
    """Searches from every few decisions of some games, and what a simulation spends its time on."""

    edition: str
    players: int
    sets: str
    simulations: float
    """A second."""
    decisions: float
    """In a simulation, up to the next general scoring."""
    imagining: float
    """Microseconds of a simulation: the imagined table."""
    rules: float
    """Carrying out choices."""
    judging: float
    """The evaluation at the end."""
    opinions: float
    """Opinions on options, where the book of places has what they need."""
    rest: float
    """Everything else: new entries of the book, nodes, selection, statistics."""


class Waiting(NamedTuple):
    """How long a bot took for its decisions, in milliseconds."""

    bot: str
    decisions: int
    median: float
    """By the clock on the wall."""
    most: float
    """What 99 % of the decisions stay below, by the clock on the wall."""
    longest: float
    """By the clock on the wall."""
    where: str
    """The game and the kind of decision that took longest."""
    late: int
    """Decisions that took longer than they may."""
    slow: int
    """Those of them for which each of three further bots took too long as well."""


# ---------------------------------------------------------------------- speed


def positions(setup: Setup, games: int, every: int) -> list[Table]:
    """Tables from games that the quick policy plays, at every so many decisions."""
    found: list[Table] = []
    for seed in range(games):
        table = new_table(setup, seed, telling=False)
        policy = Mind(table.rules, Weights(), Tuning()).policy
        dice = Dice(seed)
        number = 0
        while not table.over:
            if len(table.options) > 1:
                if number % every == 0:
                    found.append(table.copy())
                number += 1
            table.play(policy.pick(table, dice, 1.0))
    return found


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Microseconds per unit of some work, and how many units there were."""
    begin = time.process_time()
    units = work()
    return 1e6 * (time.process_time() - begin) / max(1, units), units


def measure_speed(setup: Setup, games: int, iterations: int) -> Speed:
    tables = positions(setup, games, 7)
    mind = Mind(tables[0].rules, Weights(), Tuning())
    dice = Dice(1)
    decisions = 0

    def search() -> int:
        nonlocal decisions
        done = 0
        for table in tables:
            searching = Search(table, table.decider, mind, dice)
            done += searching.run(iterations, 0.0)
            decisions += searching.decisions
        return done

    def opinions() -> int:
        for table in tables:
            for _ in range(20):
                mind.policy.judge(table)
        return 20 * len(tables)

    def play() -> int:
        return sum(play_randomly(table.copy(), dice) for table in tables for _ in range(5))

    def imagining() -> int:
        for table in tables:
            for _ in range(20):
                imagine(table, table.decider, dice)
        return 20 * len(tables)

    def judging() -> int:
        for table in tables:
            for _ in range(20):
                mind.evaluation.judge(table)
        return 20 * len(tables)

    whole, simulations = timed(search)
    per_simulation = decisions / simulations
    rules = timed(play)[0] * per_simulation
    opinion = timed(opinions)[0] * per_simulation
    imagined = timed(imagining)[0]
    judged = timed(judging)[0]
    rest = whole - imagined - rules - opinion - judged
    return Speed(
        setup.edition,
        setup.players,
        " ".join(setup.sets),
        round(1e6 / whole),
        round(per_simulation, 1),
        *(round(part, 1) for part in (imagined, rules, judged, opinion, rest)),
    )


class Asking(NamedTuple):
    """How long the network of the learned bot takes for a table."""

    edition: str
    players: int
    sets: str
    evaluations: float
    """A second, with everything that it takes to ask."""
    telling: float
    """Microseconds of an evaluation: writing down what the network is told."""
    adding: float
    """Adding it up."""


def measure_asking(setup: Setup, games: int) -> Asking:
    tables = positions(setup, games, 7)
    evaluation = LearnedEvaluation(tables[0].rules, Weights(), read_weights(GRANDE).network())
    out = evaluation.values[:]

    def asking() -> int:
        for table in tables:
            for _ in range(20):
                evaluation.prospects(table, out)
        return 20 * len(tables)

    def telling() -> int:
        for table in tables:
            for _ in range(20):
                evaluation.judge(table)
                evaluation.features.read(table)
        return 20 * len(tables)

    asking()
    whole, told = timed(asking)[0], timed(telling)[0]
    return Asking(
        setup.edition,
        setup.players,
        " ".join(setup.sets),
        round(1e6 / whole),
        round(told, 1),
        round(whole - told, 1),
    )


# ---------------------------------------------------------------------- waiting


def games_of_all_kinds() -> list[Setup]:
    """Every edition, number of players and mix of sets."""
    return [
        Setup(edition, players, sets)
        for edition in EDITIONS
        for sets in mixes(edition)
        for players in (2, 3, 4, 5)
    ]


def waited(bot: Bot, table: Table, dice: Dice) -> float:
    """Milliseconds that people wait for a bot's answer to the open decision."""
    clock = Clock()
    consult(bot, table, table.decider, clock, dice)
    return 1000 * (time.perf_counter() - clock.started)


def measure_waiting(name: str, may: float, games: int, every: int) -> Waiting:
    """Ask a bot, which may take so many milliseconds, at every so many decisions of games of all mixes.

    The quick policy plays the games.
    """
    setups = games_of_all_kinds()
    walls: list[float] = []
    longest, where = 0.0, "no decision"
    late = slow = 0
    for number in range(games):
        setup = setups[number % len(setups)]
        table = new_table(setup, 100 + number, telling=False)
        policy = Mind(table.rules, Weights(), Tuning()).policy
        dice = Dice(number)
        bots = [make_bot(name) for _ in range(setup.players)]
        asked = number
        while not table.over:
            asked += 1
            if asked % every == 0:
                wall = waited(bots[table.decider], table, dice)
                walls.append(wall)
                if wall > longest:
                    kind = table.rules.tasks[table.agenda[table.depth - 1] & 255].kind
                    longest, where = wall, f"{setup!r} {kind}"
                if wall > may:
                    late += 1
                    slow += all(waited(make_bot(name), table, Dice(number)) > may for _ in range(3))
            table.play(policy.pick(table, dice, 1.0))
    walls.sort()
    return Waiting(
        bot=name,
        decisions=len(walls),
        median=round(walls[len(walls) // 2], 2),
        most=round(walls[int(0.99 * (len(walls) - 1))], 2),
        longest=round(longest, 2),
        where=where,
        late=late,
        slow=slow,
    )


# ---------------------------------------------------------------------- the command


def table_of(headings: list[str], rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in [headings, *rows]
    )


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", action="append", choices=EDITIONS)
    parser.add_argument("--players", action="append", type=int, choices=[2, 3, 4, 5])
    parser.add_argument("--set", action="append", default=[], help="for the simulations a second")
    parser.add_argument("--iterations", type=int, default=300, help="of each search (default: %(default)s)")
    parser.add_argument("--positions", type=int, default=4, help="games to take positions from")
    parser.add_argument("--games", type=int, default=40, help="games of all mixes for the waiting times")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision of the search")
    parser.add_argument(
        "--network", action="store_true", help="how fast the learned bot's network answers, too"
    )
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    try:
        setups = [
            Setup(edition, players, asked.set)
            for edition in asked.edition or EDITIONS
            for players in asked.players or [4]
        ]
    except BadSetup as problem:
        parser.error(str(problem))
    gc.freeze()  # as the processes do in which bots think
    speeds = [measure_speed(setup, asked.positions, asked.iterations) for setup in setups]
    asking = [measure_asking(setup, asked.positions) for setup in setups] if asked.network else []
    waits = []
    if asked.games:
        waits = [measure_waiting("greedy", GREEDY_MAY, asked.games, 1)]
        waits.append(
            measure_waiting(f"search:{asked.seconds}", SEARCH_MAY * 1000 * asked.seconds, asked.games, 29)
        )
    if asked.json:
        print(
            json.dumps(
                {
                    "compiled": compiled(),
                    "speed": [speed._asdict() for speed in speeds],
                    "asking": [answer._asdict() for answer in asking],
                    "waiting": [waiting._asdict() for waiting in waits],
                },
                indent=2,
            )
        )
        return 0
    print("compiled" if compiled() else "plain Python")
    headings = [
        "edition",
        "players",
        "sets",
        "simulations/s",
        "decisions",
        "imagine",
        "rules",
        "judge",
        "opinions",
        "rest",
    ]
    print(table_of(headings, [[str(cell) for cell in speed] for speed in speeds]))
    print("(the last five: microseconds of a simulation)")
    if asking:
        print()
        headings = ["edition", "players", "sets", "evaluations/s", "telling", "adding up"]
        print(table_of(headings, [[str(cell) for cell in answer] for answer in asking]))
        print("(the last two: microseconds of an evaluation)")
    if waits:
        print()
        headings = [
            "bot",
            "decisions",
            "median ms",
            "99 % ms",
            "longest ms",
            "the longest one",
            "late",
            "slow",
        ]
        print(table_of(headings, [[str(cell) for cell in waiting] for waiting in waits]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
