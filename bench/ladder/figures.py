"""What the matches of the ladder came to: a file of figures, and the table of the README that is made of it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.ladder.matches import RUNGS, Rung
from elgrande.arena import Contest
from elgrande.arena.program import program
from elgrande.arena.screen import duration

FOLDER: Final = Path(__file__).parent
MARKS: Final = ("<!-- figures -->", "<!-- end of figures -->")

Figures = dict[str, Any]
"""By the id of the match."""


def figures_of(rung: Rung, contest: Contest) -> dict[str, Any]:
    """What is published of a match."""
    facts = contest.to_json()
    return {
        "command": rung.command,
        "about": rung.about,
        "goal": rung.goal,
        "rate": rung.rate,
        "program": program(rung.match.bots),
        **{name: facts[name] for name in ("match", "games", "deals", "parity", "standings", "duels")},
    }


def read_figures(folder: Path = FOLDER) -> Figures:
    path = folder / "figures.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def write_figures(figures: Figures, folder: Path = FOLDER) -> None:
    """Write the figures down, in the order of the ladder, and renew the table of the README."""
    ordered = {rung.id: figures[rung.id] for rung in RUNGS if rung.id in figures}
    text = json.dumps(ordered, indent=1, ensure_ascii=False) + "\n"
    (folder / "figures.json").write_text(text, encoding="utf-8")
    readme = folder / "README.md"
    if readme.exists():
        readme.write_text(with_table(readme.read_text(encoding="utf-8"), ordered), encoding="utf-8")


def with_table(readme: str, figures: Figures) -> str:
    """The README with a table of these figures."""
    start, end = MARKS
    pattern = re.compile(re.escape(start) + ".*?" + re.escape(end), re.DOTALL)
    return pattern.sub(lambda _: f"{start}\n{table(figures)}\n{end}", readme)


def table(figures: Figures) -> str:
    """The figures as a table in Markdown: the first bot of each match against the rest."""
    lines = [
        "| match | bots | edition | games | wins of the first bot | equal bots | goal | mean rank | share of points | "
        "time, median / longest | commit |",
        "|---|---|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for rung in RUNGS:
        found = figures.get(rung.id)
        lines.append(_row(rung, found) if found else _empty_row(rung))
    field = figures.get("field")
    if field:
        lines += ["", "| bot | rating | wins | mean rank |", "|---|---:|---:|---:|"]
        for standing in sorted(field["standings"], key=lambda each: -each["rating"]["value"]):
            rating = standing["rating"]
            span = f"{rating['low']:.0f} to {rating['high']:.0f}"
            lines.append(
                f"| `{standing['bot']}` | {rating['value']:+.0f} ({span}) | {_percent(standing['win_rate'])} "
                f"| {_plain(standing['mean_rank'])} |"
            )
    return "\n".join(lines)


def _bots(bots: Sequence[str]) -> str:
    names = dict.fromkeys(bots)
    return ", ".join(f"`{name}`" + (f" ×{n}" if (n := bots.count(name)) > 1 else "") for name in names)


def _empty_row(rung: Rung) -> str:
    bots = _bots(rung.match.bots)
    return f"| {rung.id} | {bots} | {rung.match.edition} | | not played yet | | {_goals(rung)} | | | | |"


def _row(rung: Rung, found: dict[str, Any]) -> str:
    # What was played is what is told, even if the ladder has been changed since.
    bots = found["match"]["bots"]
    first = next(each for each in found["standings"] if each["bot"] == bots[0])
    times = first["seconds_per_decision"]
    cells = [
        rung.id,
        _bots(bots),
        found["match"]["edition"],
        str(found["games"]),
        _percent(first["win_rate"]),
        f"{100 * found['parity']:.0f} %",
        _goal(rung, first["win_rate"]),
        _plain(first["mean_rank"]),
        _percent(first["points_share"]),
        f"{duration(times['p50'])} / {duration(times['max'])}",
        f"`{found['program']['commit'] or found['program']['version']}`",
    ]
    return f"| {' | '.join(cells)} |"


def _goals(rung: Rung) -> str:
    """What is to be reached: the rate itself, and what it is to be for certain."""
    for_certain = "" if rung.goal is None else f"above {100 * rung.goal:.0f} % for certain"
    if rung.rate is None:
        return for_certain
    return f"{100 * rung.rate:.0f} %" + (f", {for_certain}" if for_certain else "")


def _goal(rung: Rung, wins: dict[str, float]) -> str:
    judged = [
        found >= wanted
        for found, wanted in ((wins["value"], rung.rate), (wins["low"], rung.goal))
        if wanted is not None
    ]
    if not judged:
        return ""
    return f"{_goals(rung)}: {'reached' if all(judged) else 'half reached' if any(judged) else 'not reached'}"


def _percent(estimate: dict[str, float]) -> str:
    return f"{100 * estimate['value']:.1f} % ({100 * estimate['low']:.1f} to {100 * estimate['high']:.1f})"


def _plain(estimate: dict[str, float]) -> str:
    return f"{estimate['value']:.2f} ({estimate['low']:.2f} to {estimate['high']:.2f})"
