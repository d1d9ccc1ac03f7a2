"""How fast the rules are: random play, copies, views and imagined tables, compiled and interpreted side by side.

    report = run_bench(editions=["2015"], players=[5])
    report.to_json()

Everything is measured on one core, in processor time. Each figure is the best of several repetitions, because whatever
else a computer does can only slow it down. The interpreted figures come from a second Python that runs the plain
sources.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from elgrande.build import compiled, pure_environment
from elgrande.rules import Dice, ElGrandeError, Setup, Table, imagine, new_table, view
from elgrande.rules.playout import play_randomly
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES

__all__ = ["BenchFailed", "Figures", "Report", "measure", "run_bench"]

PLAYERS = (2, 3, 4, 5)
REPETITIONS = 5
SECONDS = 0.2
"""How long one repetition takes, about."""

COLUMNS = (
    ("games/s", "games_per_second"),
    ("decisions/s", "decisions_per_second"),
    ("in a loop", "loop_decisions_per_second"),
    ("copy", "copy_seconds"),
    ("view", "view_seconds"),
    ("imagine", "imagine_seconds"),
)
"""What a table shows of the figures: heading and attribute."""


class BenchFailed(ElGrandeError):
    """The second Python could not measure anything."""


@dataclass(frozen=True)
class Figures:
    """What was measured for one game."""

    edition: str
    players: int
    sets: list[str]
    games_per_second: float
    """Random games from the shuffle to the last scoring, without news."""
    decisions_per_second: float
    decisions_per_game: float
    copy_seconds: float
    """One ``table.copy()``."""
    view_seconds: float
    """One ``view`` of a seat."""
    imagine_seconds: float
    """One ``imagine`` for a seat."""
    loop_decisions_per_second: float
    """The same random games, played by a loop of plain Python over ``table.decision`` and ``table.choose``."""

    @property
    def game(self) -> str:
        """The game in a word: ``2023 +new-regency``."""
        return " ".join([self.edition, *[f"+{name}" for name in self.sets]])


@dataclass(frozen=True)
class Report:
    """The figures of all games, in the same order in both lists. A list is None if that way was not measured."""

    machine: dict[str, str]
    compiled: list[Figures] | None
    interpreted: list[Figures] | None

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    def pairs(self) -> list[tuple[Figures | None, Figures | None]]:
        """Compiled and interpreted figures of each game."""
        length = len(self.compiled or self.interpreted or [])
        return [
            (self.compiled[i] if self.compiled else None, self.interpreted[i] if self.interpreted else None)
            for i in range(length)
        ]

    def rows(self) -> list[list[str]]:
        """The report as text, ready for a table: game, players, then each figure compiled and interpreted."""
        rows: list[list[str]] = []
        for native, plain in self.pairs():
            known = native or plain
            if known is not None:
                row = [known.game, str(known.players)]
                for _, name in COLUMNS:
                    row += [_readable(figures, name) for figures in (native, plain)]
                rows.append(row)
        return rows

    @staticmethod
    def headings() -> list[str]:
        """What stands above the columns of ``rows``."""
        return ["game", "players", *[f"{what} {how}" for what, _ in COLUMNS for how in ("compiled", "plain")]]


def _readable(figures: Figures | None, name: str) -> str:
    if figures is None:
        return "-"
    value: float = getattr(figures, name)
    if not name.endswith("_seconds"):
        return f"{value:,.0f}"
    return f"{value * 1e6:.2f} µs" if value < 1e-5 else f"{value * 1e6:.0f} µs"


# ---------------------------------------------------------------------- measuring


def run_bench(
    editions: Sequence[str] = EDITION_NAMES,
    players: Sequence[int] = PLAYERS,
    sets: Sequence[str] = (),
    seconds: float = SECONDS,
    repetitions: int = REPETITIONS,
    interpreted: bool = True,
    progress: Callable[[str], None] | None = None,
) -> Report:
    """Measure every edition with every number of players.

    ``sets`` are added to the editions that know them. ``progress`` is told what is measured next. Without
    ``interpreted`` only the rules as they are installed are measured.
    """
    setups = _setups(editions, players, sets)
    say = progress or (lambda text: None)
    native = [_announced(setup, seconds, repetitions, say) for setup in setups] if compiled() else None
    plain: list[Figures] | None = None
    if native is None:
        plain = [_announced(setup, seconds, repetitions, say) for setup in setups]
    elif interpreted:
        with pure_environment() as environment:
            plain = []
            for setup in setups:
                say(f"{_name(setup)}, interpreted")
                plain.append(measure_elsewhere(setup, seconds, repetitions, environment))
    return Report(machine(), native, plain)


def measure(setup: Setup, seconds: float = SECONDS, repetitions: int = REPETITIONS) -> Figures:
    """Measure one game with the rules as this Python has imported them."""
    best_games = best_decisions = 0.0
    decisions_per_game = 0.0
    best_loop = 0.0
    for repetition in range(repetitions):
        _, decisions, elapsed = _play(setup, seconds, repetition, play_in_a_loop)
        best_loop = max(best_loop, decisions / elapsed)
        games, decisions, elapsed = _play(setup, seconds, repetition, play_randomly)
        if games / elapsed > best_games:
            best_games, best_decisions = games / elapsed, decisions / elapsed
            decisions_per_game = decisions / games
    tables = _sample(setup)
    dice = Dice(1)
    seats = [index % setup.players for index in range(len(tables))]
    return Figures(
        setup.edition,
        setup.players,
        list(setup.sets),
        best_games,
        best_decisions,
        decisions_per_game,
        _best(lambda: [table.copy() for table in tables], len(tables), seconds, repetitions),
        _best(
            lambda: [view(t, s) for t, s in zip(tables, seats, strict=True)],
            len(tables),
            seconds,
            repetitions,
        ),
        _best(
            lambda: [imagine(t, s, dice) for t, s in zip(tables, seats, strict=True)],
            len(tables),
            seconds,
            repetitions,
        ),
        best_loop,
    )


def play_in_a_loop(table: Table, dice: Dice) -> int:
    """What ``play_randomly`` does, as a program that uses the rules would write it."""
    decisions = 0
    while (decision := table.decision) is not None:
        options = decision.options
        table.choose(options[dice.below(len(options))])
        decisions += 1
    return decisions


def _play(
    setup: Setup, seconds: float, seed: int, play: Callable[[Table, Dice], int]
) -> tuple[int, int, float]:
    """Play random games for a while: their number, that of their decisions, and the time they took."""
    dice = Dice(seed)
    games = decisions = 0
    begun = time.process_time()
    while True:
        decisions += play(new_table(setup, games, telling=False), dice)
        games += 1
        elapsed = time.process_time() - begun
        if elapsed >= seconds:
            return games, decisions, elapsed


def _sample(setup: Setup, size: int = 64) -> list[Table]:
    """Tables from all over a few games."""
    dice = Dice(2)
    tables: list[Table] = []
    seed = 0
    while len(tables) < size:
        table = new_table(setup, seed, telling=False)
        while not table.over and len(tables) < size:
            if dice.below(10) == 0:
                tables.append(table.copy())
            table.play(table.options[dice.below(len(table.options))])
        seed += 1
    return tables


def _best(work: Callable[[], object], count: int, seconds: float, repetitions: int) -> float:
    """Seconds for one of ``count`` things that ``work`` does, at best."""
    best = float("inf")
    for _ in range(repetitions):
        rounds = 0
        begun = time.process_time()
        elapsed = 0.0
        while elapsed < seconds:
            work()
            rounds += 1
            elapsed = time.process_time() - begun
        best = min(best, elapsed / rounds / count)
    return best


def _setups(editions: Sequence[str], players: Sequence[int], sets: Sequence[str]) -> list[Setup]:
    homes = {module.name: module.editions for module in MODULES}
    return [
        Setup(edition, number, [name for name in sets if edition in homes.get(name, [edition])])
        for edition in editions
        for number in players
    ]


def _name(setup: Setup) -> str:
    return f"{setup.edition}, {setup.players} players"


def _announced(setup: Setup, seconds: float, repetitions: int, say: Callable[[str], None]) -> Figures:
    say(f"{_name(setup)}, {'compiled' if compiled() else 'interpreted'}")
    return measure(setup, seconds, repetitions)


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": str(os.cpu_count()),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")


# ---------------------------------------------------------------------- in a second Python


def measure_elsewhere(
    setup: Setup, seconds: float, repetitions: int, environment: Mapping[str, str]
) -> Figures:
    """Measure one game in a Python that imports the package from elsewhere."""
    command = [sys.executable, "-m", "elgrande.bench", setup.edition, str(setup.players), *setup.sets]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--repetitions", str(repetitions)],
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise BenchFailed(f"the plain rules could not be measured: {done.stderr.strip()}")
    found = json.loads(done.stdout)
    return Figures(**{field.name: found[field.name] for field in fields(Figures)})


def _main() -> None:
    """Measure one game and print the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m elgrande.bench", description=_main.__doc__)
    parser.add_argument("edition")
    parser.add_argument("players", type=int)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--repetitions", type=int, default=REPETITIONS)
    asked = parser.parse_args()
    setup = Setup(asked.edition, asked.players, asked.sets)
    print(json.dumps(asdict(measure(setup, asked.seconds, asked.repetitions))))


if __name__ == "__main__":
    _main()
