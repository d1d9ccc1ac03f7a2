#!/usr/bin/env python3
"""The curves of the learned bot as pictures for docs/learning.md, drawn from its network's file, the figures of the ladder
and those of ``bench.learning.times``.

python -m bench.learning.curves              # writes docs/images/learning-*.svg
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.ladder.figures import read_figures
from bench.learning.times import PLAYERS, TIMES, read_times
from elgrande.bots.weights_file import GRANDE, read_weights

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "images"
WIDE, HIGH, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 40, 16, 48
STYLE: Final = 'font-family="sans-serif" font-size="13" fill="#333"'
HAND, LEARNED = "#b4762a", "#22577a"


class Line(NamedTuple):
    """Points joined by a line."""

    name: str
    color: str
    points: Sequence[tuple[float, float]]
    dashes: str = ""


class Axes:
    """Where figures lie in the picture."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.across, self.up = across, up

    def x(self, value: float) -> float:
        low, high = self.across
        return round(LEFT + (WIDE - LEFT - RIGHT) * (value - low) / (high - low), 1)

    def y(self, value: float) -> float:
        low, high = self.up
        return round(HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * (value - low) / (high - low), 1)


def text(x: float, y: float, words: str, anchor: str = "middle", more: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" {more}>{words}</text>'


def picture(title: str, parts: Sequence[str], height: int = HIGH) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" role="img" aria-label="{title}" {STYLE}>'
        f'<rect width="{WIDE}" height="{height}" rx="8" fill="#fbf8f1"/>'
        + text(WIDE / 2, 22, title, more='font-weight="bold"')
        + "".join(parts)
        + "</svg>\n"
    )


def chart(
    title: str, under: str, lines: Sequence[Line], ticks: Sequence[float], steps: Sequence[float]
) -> str:
    """Lines in a frame; ticks across, steps upwards."""
    axes = Axes((ticks[0], ticks[-1]), (steps[0], steps[-1]))
    parts = [
        f'<path d="M{LEFT} {axes.y(step)}H{WIDE - RIGHT}" stroke="#ddd5c3"/>'
        + text(LEFT - 8, axes.y(step) + 4, f"{step:.2f}", "end")
        for step in steps
    ]
    parts += [text(axes.x(tick), HIGH - BOTTOM + 18, f"{tick:g}") for tick in ticks]
    parts.append(text(WIDE / 2, HIGH - 10, under))
    for line in lines:
        path = "M" + "L".join(f"{axes.x(x)} {axes.y(y)}" for x, y in line.points)
        parts.append(
            f'<path d="{path}" fill="none" stroke="{line.color}" stroke-width="2" stroke-dasharray="{line.dashes}"/>'
        )
    for number, line in enumerate(reversed(lines)):
        x, y = LEFT + 16, HIGH - BOTTOM - 10 - 18 * number
        parts.append(
            f'<path d="M{x} {y - 4}h24" stroke="{line.color}" stroke-width="2" stroke-dasharray="{line.dashes}"/>'
        )
        parts.append(text(x + 30, y, line.name, "start"))
    return picture(title, parts)


def by_round(tables: dict[str, Any]) -> str:
    lines = []
    for kind, dashes in (("greedy", ""), ("taught", "2 3"), ("grande", "8 4")):
        found = tables[f"{kind} 2015-4"]
        for key, name, color in (("today", "by hand", HAND), ("network", "network", LEARNED)):
            points = [(each["round"], each[key]) for each in found]
            lines.append(Line(f"{kind}: {name}", color, points, dashes))
    return chart(
        "Log loss of the winner, 2015 with four players",
        "round",
        lines,
        list(range(1, 10)),
        [0.25, 0.5, 0.75, 1.0, 1.25, 1.5],
    )


def while_learning(curve: Sequence[Sequence[float]]) -> str:
    points = [(epoch, loss) for _, epoch, loss in curve]
    return chart(
        "What was still wrong while the network learned",
        "times through all positions",
        [Line("loss of one batch", LEARNED, points)],
        [0, 2, 4, 6, 8, 10],
        [1.20, 1.22, 1.24, 1.26, 1.28, 1.30],
    )


class Share(NamedTuple):
    """Wins of one against the others, with the 95 % interval, and what equal bots would win."""

    name: str
    wins: float
    low: float
    high: float
    parity: float


def shares(title: str, found: Sequence[Share]) -> str:
    left, right, row = 230, WIDE - 50, 24

    def x(share: float) -> float:
        return round(left + (right - left) * share, 1)

    parts = []
    for number, share in enumerate(found):
        y = TOP + 20 + row * number
        parts += [
            text(left - 12, y + 4, share.name, "end"),
            f'<path d="M{left} {y}H{right}" stroke="#ddd5c3"/>',
            f'<path d="M{x(share.low)} {y}H{x(share.high)}" stroke="{LEARNED}" stroke-width="3"/>',
            f'<circle cx="{x(share.wins)}" cy="{y}" r="5" fill="{LEARNED}"/>',
            f'<path d="M{x(share.parity)} {y - 7}v14" stroke="{HAND}" stroke-width="2"/>',
            text(right + 8, y + 4, f"{100 * share.wins:.0f} %", "start"),
        ]
    bottom = TOP + 20 + row * len(found)
    parts.append(
        text(WIDE / 2, bottom + 14, "dot and bar: wins with their 95 % interval; upright: equal bots")
    )
    return picture(title, parts, bottom + 28)


def of_ladder(name: str, figure: dict[str, Any]) -> Share:
    rate = next(each["win_rate"] for each in figure["standings"] if each["bot"] == figure["match"]["bots"][0])
    return Share(name, rate["value"], rate["low"], rate["high"], figure["parity"])


def matches(figures: dict[str, Any]) -> str:
    found = [of_ladder(id, figure) for id, figure in figures.items() if id.startswith("grande-")]
    return shares("One grande against the others", found)


def by_time(times: Sequence[dict[str, Any]], figures: dict[str, Any]) -> str:
    found = [
        Share(
            f"{TIMES * each['simulations']:,} against {each['simulations']:,}",
            each["wins"],
            each["low"],
            each["high"],
            1 / PLAYERS,
        )
        for each in times
    ]
    found.append(of_ladder("a second against a tenth", figures["grande-time"]))
    return shares("What ten times the simulations are worth", found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    asked = parser.parse_args()
    told: dict[str, Any] = read_weights(GRANDE).provenance
    figures = read_figures()
    pictures = {
        "rounds": by_round(told["log_loss"]),
        "curve": while_learning(told["curve"]),
        "matches": matches(figures),
        "times": by_time(read_times(), figures),
    }
    for name, drawn in pictures.items():
        path = asked.folder / f"learning-{name}.svg"
        path.write_text(drawn, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
