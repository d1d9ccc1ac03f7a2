"""Many games of random players, as fast as the engine goes, and what came of them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.dice import Dice
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.playout import play_randomly
from elgrande.rules.scoring import winners
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.setup import Setup
from elgrande.terminal.look import COLOUR_STYLES, Look

BETWEEN_UPDATES = 0.1
"""Seconds between two looks at the progress bar."""
APART = 1 << 40
"""Keeps the numbers of the players apart from those of the shuffles."""


@dataclass
class Summary:
    """What many games of one setup came to."""

    setup: Setup
    seed: int
    decisions: list[int] = field(default_factory=list)
    """Of each game."""
    points: list[list[int]] = field(default_factory=list)
    """Of each game, by seat."""
    wins: list[float] = field(default_factory=list)
    """By seat; a shared victory counts as a part of one."""
    shared: int = 0
    """Games that several seats have won together."""
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.points)

    def add(self, decisions: int, points: list[int], won_by: list[int]) -> None:
        """Count one more game."""
        self.decisions.append(decisions)
        self.points.append(points)
        self.wins = self.wins or [0.0] * len(points)
        self.shared += len(won_by) > 1
        for seat in won_by:
            self.wins[seat] += 1 / len(won_by)

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "edition": self.setup.edition,
            "players": self.setup.players,
            "sets": self.setup.sets,
            "options": self.setup.chosen_options(),
            "seed": self.seed,
            "games": self.games,
            "shared_victories": self.shared,
            "decisions": spread(self.decisions),
            "seats": [
                {
                    "colour": COLOUR_IDS[seat],
                    "wins": round(self.wins[seat], 3),
                    "points": spread([points[seat] for points in self.points]),
                }
                for seat in range(self.setup.players)
            ],
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
            "decisions_per_second": round(sum(self.decisions) / self.seconds) if self.seconds else None,
        }


def spread(numbers: list[int]) -> dict[str, float]:
    """Least, mean and most of some numbers."""
    return {"min": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "max": max(numbers)}


def simulate(
    setup: Setup, games: int, seed: int, corrections: Corrections | None, progress: Console | None
) -> Summary:
    """Play so many games, one seed after the other. ``progress`` is where a bar is drawn."""
    summary = Summary(setup, seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    begun = time.perf_counter()
    with Progress(*columns, console=progress, transient=True, disable=progress is None) as bar:
        task = bar.add_task(", ".join([setup.edition, *setup.sets, str(setup.players)]), total=games)
        shown = begun
        for number in range(games):
            table = new_table(setup, seed + number, corrections, telling=False)
            decisions = play_randomly(table, Dice(seed + number + APART))
            summary.add(decisions, list(table.scores), winners(table))
            now = time.perf_counter()
            if now - shown > BETWEEN_UPDATES:
                shown = now
                bar.update(task, completed=number + 1)
    summary.seconds = time.perf_counter() - begun
    return summary


def show_summary(summary: Summary, speech: Speech, look: Look) -> RenderableType:
    """The summary as a table."""
    data = summary.to_json()
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    grid.add_column(speech.label("player"))
    grid.add_column(speech.text("cli-wins"), justify="right")
    grid.add_column("%", justify="right")
    grid.add_column(speech.text("cli-least"), justify="right")
    grid.add_column(speech.text("cli-mean"), justify="right")
    grid.add_column(speech.text("cli-most"), justify="right")
    for seat in range(summary.setup.players):
        colour = COLOUR_IDS[seat]
        points = spread([game[seat] for game in summary.points])
        figures = (
            f"{summary.wins[seat]:,.1f}",
            f"{100 * summary.wins[seat] / summary.games:.1f}",
            f"{points['min']:.0f}",
            f"{points['mean']:.1f}",
            f"{points['max']:.0f}",
        )
        grid.add_row(
            Text(f"{look.shapes[colour]} {speech.colour_name(colour)}", COLOUR_STYLES[colour]),
            *map(speech.figures, figures),
        )
    decisions = spread(summary.decisions)
    facts = speech.text(
        "cli-simulated",
        games=summary.games,
        edition=summary.setup.edition,
        sets=speech.listed([speech.set_name(name) for name in summary.setup.sets]),
        sets_number=len(summary.setup.sets),
        players=summary.setup.players,
        seed=str(summary.seed),
    )
    more = speech.text(
        "cli-decisions",
        least=int(decisions["min"]),
        mean=f"{decisions['mean']:.0f}",
        most=int(decisions["max"]),
        shared=summary.shared,
    )
    speed = speech.text(
        "cli-speed",
        seconds=speech.figures(f"{summary.seconds:.1f}"),
        games=speech.figures(f"{data['games_per_second']:,}"),
        decisions=speech.figures(f"{data['decisions_per_second']:,}"),
    )
    return Group(Text(facts, "bold"), grid, Text(more), Text(speed, "dim"))
