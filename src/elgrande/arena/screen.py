"""What the arena shows in the terminal: the table of results, and the running result while games are played."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from elgrande.arena.contest import Contest, Verdict
from elgrande.arena.intervals import Estimate
from elgrande.arena.result import Times
from elgrande.arena.tally import Standing
from elgrande.locale import Speech

BETWEEN_TABLES: Final = 1.0
"""Seconds between two running results."""
BETWEEN_LINES: Final = 30.0
"""The same where the output is no terminal."""


# ---------------------------------------------------------------------- numbers


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def span(estimate: Estimate, factor: float = 1.0, digits: int = 1) -> str:
    """An interval: both of its ends."""
    low, high = (signed(factor * end, digits, "-") for end in (estimate.low, estimate.high))
    # A dash between negative numbers is hard to read.
    return f"{low}–{high}" if estimate.low >= 0 else f"{low}…{high}"


def signed(value: float, digits: int = 0, sign: str = "+") -> str:
    """A number with a real minus; with ``sign="+"`` a plus is written too."""
    return f"{value:{sign}.{digits}f}".replace("-", "−")


def duration(seconds: float) -> str:
    """A time to three digits, in the unit that suits it."""
    # Rounded first: 0.9996 s is a second, and not a thousand milliseconds.
    rounded = float(f"{seconds:.3g}")
    unit, size = next((each for each in (("s", 1.0), ("ms", 1e-3)) if rounded >= each[1]), ("µs", 1e-6))
    digits = ".3g" if rounded < 1000 else ".0f"
    return f"{rounded / size:{digits}}\u00a0{unit}"


# ---------------------------------------------------------------------- the table


def show_standings(standings: list[Standing], speech: Speech) -> RenderableType:
    """One row for each bot, with the 95 % interval below each figure."""
    rated = any(standing.rating for standing in standings)
    skilled = any(standing.skill for standing in standings)
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(speech.text("arena-bot"), overflow="fold")
    for heading in (
        speech.text("arena-win-rate"),
        speech.text("arena-mean-rank"),
        speech.text("arena-points-share"),
    ):
        grid.add_column(heading, justify="right")
    if rated:
        grid.add_column(speech.text("arena-rating"), justify="right")
    if skilled:
        grid.add_column(speech.text("arena-openskill"), justify="right")
    grid.add_column(speech.text("arena-time"), justify="right")
    for standing in standings:
        copies = f"\u00a0×{standing.copies}" if standing.copies > 1 else ""
        cells = [
            Text.assemble((standing.bot, "bold"), (copies, "dim")),
            _cell(percent(standing.wins.value), span(standing.wins, 100), speech),
            _cell(f"{standing.rank.value:.2f}", span(standing.rank, digits=2), speech),
            _cell(percent(standing.share.value), span(standing.share, 100), speech),
        ]
        if rated and standing.rating:
            cells.append(_cell(signed(standing.rating.value), span(standing.rating, digits=0), speech))
        if skilled and standing.skill:
            cells.append(
                _cell(signed(standing.skill.mu, 1, "-"), f"±\u00a0{standing.skill.sigma:.1f}", speech)
            )
        cells.append(_time_cell(standing.times, speech))
        grid.add_row(*cells)
    return grid


def _cell(value: str, interval: str, speech: Speech) -> Text:
    return Text.assemble(speech.figures(value), ("\n" + speech.figures(interval), "dim"))


def _time_cell(times: Times, speech: Speech) -> Text:
    longest = speech.text("arena-longest", time=duration(times.max))
    return _cell(duration(times.p50), longest.replace(" ", "\u00a0"), speech)


def show_verdict(verdict: Verdict, speech: Speech) -> str:
    """The answer to the question of a sequential match, in a sentence."""
    return speech.text(
        "arena-verdict",
        bot=verdict.bot,
        mark=speech.figures(percent(verdict.mark)),
        answer=verdict.answer or "open",
        deals=verdict.deals,
        interval=speech.figures(f"{span(verdict.wins, 100)}%"),
    )


def show_contest(contest: Contest, speech: Speech) -> RenderableType:
    """Everything that came out of a match."""
    setup = contest.match.setup
    tally = contest.tally
    lines: list[RenderableType] = [
        Text(
            speech.text(
                "arena-played",
                games=tally.counted,
                deals=len(tally.deals),
                edition=setup.edition,
                players=setup.players,
                seed=str(contest.match.seed),
            ),
            "bold",
        )
    ]
    if tally.deals:
        lines.append(show_standings(contest.standings(), speech))
        parity = speech.figures(percent(1 / setup.players))
        lines.append(Text(speech.text("arena-intervals", parity=parity), "dim"))
    if tally.games > tally.counted:
        lines.append(Text(speech.text("arena-not-counted", games=tally.games - tally.counted), "dim"))
    verdict = contest.verdict()
    if verdict and tally.deals:
        lines += [Text(show_verdict(verdict, speech), "bold"), Text(speech.text("arena-stopped"), "dim")]
    return Group(*lines)


# ---------------------------------------------------------------------- while games are played


class Watch:
    """Shows how far a match is, and the result so far.

    with Watch(contest, console, speech) as watch:
        contest.run(runner, watch)
    """

    def __init__(self, contest: Contest, console: Console, speech: Speech) -> None:
        self.contest = contest
        self.console = console
        self.speech = speech
        self._begun = time.monotonic()
        self._shown = self._begun
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console,
        )
        self._task = self._progress.add_task(" · ".join(contest.match.bots), total=contest.planned)
        self._live = Live(self._progress, console=console, transient=True) if console.is_terminal else None

    def __enter__(self) -> Watch:
        if self._live:
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._live:
            self._live.stop()

    def __call__(self) -> None:
        """A game is over."""
        now = time.monotonic()
        if self._live:
            self._progress.update(self._task, completed=self.contest.tally.games)
            if now - self._shown >= BETWEEN_TABLES:
                self._live.update(self._picture())
                # A long match must not spend its time on being looked at.
                self._shown = time.monotonic() + 10 * (time.monotonic() - now)
        elif now - self._shown >= BETWEEN_LINES:
            self._shown = now
            self.console.print(self._line(), soft_wrap=True)

    def _picture(self) -> RenderableType:
        standings = self.contest.tally.standings(rated=False)
        if not standings:
            return self._progress
        return Group(show_standings(standings, self.speech), self._progress)

    def _line(self) -> str:
        """The result so far in one line, for logs."""
        rates = [
            f"{standing.bot} "
            + self.speech.figures(f"{percent(standing.wins.value)} ({span(standing.wins, 100)})")
            for standing in self.contest.tally.standings(rated=False)
        ]
        done = f"{self.contest.tally.games}/{self.contest.planned}"
        return "; ".join([done, *rates])
