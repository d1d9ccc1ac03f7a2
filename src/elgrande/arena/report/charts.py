"""The plots of a report, as inline SVG.

They are narrow on purpose: 360 units fill the screen of a phone without shrinking the letters, and on a larger screen
several stand side by side. Colours are classes, so that the page can have a dark and a light dress.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from elgrande.arena.intervals import Estimate
from elgrande.arena.report.svg import Markup, tag, together

WIDTH: Final = 360
_EDGE: Final = 8
_ROW: Final = 40
_LETTER: Final = 6.4
"""Width of a letter, roughly."""


@dataclass(frozen=True)
class Row:
    """One bot in a plot: what it is called, what it reached, and the words for that."""

    label: str
    estimate: Estimate
    value: str
    tip: str
    colour: int
    marks: tuple[float, ...] = ()
    """Further points on the line."""


@dataclass(frozen=True)
class Axis:
    """A scale from left to right, or from bottom to top."""

    low: float
    high: float
    ticks: Sequence[float]
    words: Callable[[float], str]
    logarithmic: bool = False

    def part(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        value = min(self.high, max(self.low, value))
        if self.logarithmic:
            return math.log(value / self.low) / math.log(self.high / self.low)
        return (value - self.low) / (self.high - self.low)


def nice_axis(low: float, high: float, words: Callable[[float], str], wanted: int = 5) -> Axis:
    """An axis with round numbers on it that covers a range."""
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / wanted
    power = 10 ** math.floor(math.log10(rough))
    step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= rough - 1e-12)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return Axis(first * step, last * step, [i * step for i in range(first, last + 1)], words)


def log_axis(low: float, high: float, words: Callable[[float], str]) -> Axis:
    """An axis in powers of ten."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high) + 1e-9)
    last = max(last, first + 1)
    ticks = [10.0**power for power in range(first, last + 1)]
    return Axis(ticks[0], ticks[-1], ticks, words, logarithmic=True)


def dots(title: str, rows: Sequence[Row], axis: Axis, reference: float | None = None) -> Markup:
    """A line for each row with a dot on it, and a bar for the interval."""
    bottom = len(rows) * _ROW + 6
    parts: list[str] = []
    for number, tick in enumerate(axis.ticks):
        x = _x(axis, tick)
        anchor = "start" if number == 0 else "end" if number == len(axis.ticks) - 1 else "middle"
        parts.append(tag("line", x1=x, x2=x, y1=4, y2=bottom, class_="grid"))
        parts.append(tag("text", axis.words(tick), x=x, y=bottom + 14, text_anchor=anchor, class_="tick"))
    if reference is not None:
        x = _x(axis, reference)
        parts.append(tag("line", x1=x, x2=x, y1=4, y2=bottom, class_="parity"))
    for number, row in enumerate(rows):
        parts.append(_dot_row(row, axis, 6 + number * _ROW))
    return _picture(title, bottom + 20, parts)


def _dot_row(row: Row, axis: Axis, top: float) -> Markup:
    y = top + 26
    low, high = _x(axis, row.estimate.low), _x(axis, row.estimate.high)
    room = int((WIDTH - 2 * _EDGE - _LETTER * len(row.value)) / _LETTER) - 2
    return tag(
        "g",
        tag("title", row.tip),
        tag("rect", x=0, y=top, width=WIDTH, height=_ROW, class_="touch"),
        tag("text", _shortened(row.label, room), x=_EDGE, y=top + 12, class_="label halo"),
        tag("text", row.value, x=WIDTH - _EDGE, y=top + 12, text_anchor="end", class_="value halo"),
        tag("line", x1=_EDGE, x2=WIDTH - _EDGE, y1=y, y2=y, class_="track"),
        tag("line", x1=low, x2=max(high, low + 1), y1=y, y2=y, class_=f"span s{row.colour}"),
        *(
            tag(
                "line", x1=_x(axis, mark), x2=_x(axis, mark), y1=y - 6, y2=y + 6, class_=f"mark s{row.colour}"
            )
            for mark in row.marks
        ),
        tag("circle", cx=_x(axis, row.estimate.value), cy=y, r=5, class_=f"dot f{row.colour}"),
    )


def _x(axis: Axis, value: float) -> float:
    return _EDGE + axis.part(value) * (WIDTH - 2 * _EDGE)


@dataclass(frozen=True)
class Column:
    """One category of a column plot: a seat, or a power card."""

    label: str
    count: int
    estimate: Estimate | None
    tip: str


def columns(
    title: str, heading: str, entries: Sequence[Column], axis: Axis, colour: int, reference: float
) -> Markup:
    """A dot with its interval for each category. Below the category stands how often it occurred."""
    left, right, top, height = 40, WIDTH - _EDGE, 26, 118
    bottom = top + height

    def y(value: float) -> float:
        return bottom - axis.part(value) * height

    parts: list[str] = [tag("text", _shortened(heading, 52), x=_EDGE, y=14, class_="label")]
    for tick in axis.ticks:
        parts.append(tag("line", x1=left, x2=right, y1=y(tick), y2=y(tick), class_="grid"))
        parts.append(
            tag("text", axis.words(tick), x=left - 6, y=y(tick) + 4, text_anchor="end", class_="tick")
        )
    parts.append(tag("line", x1=left, x2=right, y1=y(reference), y2=y(reference), class_="parity"))
    pitch = (right - left) / len(entries)
    # The many power cards of King & Intrigant, with three digits, would touch: every second one is written below.
    crowded = any(_LETTER * (len(entry.label) + 1) > pitch for entry in entries)
    below = 26 if crowded else 0
    for number, entry in enumerate(entries):
        x = left + (number + 0.5) * pitch
        seen: list[str] = [tag("title", entry.tip)]
        seen.append(
            tag("rect", x=x - pitch / 2, y=top, width=pitch, height=height + 30 + below, class_="touch")
        )
        if entry.estimate is not None:
            low, high = y(entry.estimate.low), y(entry.estimate.high)
            seen.append(tag("line", x1=x, x2=x, y1=max(low, high + 1), y2=high, class_=f"whisker s{colour}"))
            seen.append(tag("circle", cx=x, cy=y(entry.estimate.value), r=4, class_=f"dot f{colour}"))
        line = bottom + below * (number % 2)
        seen.append(tag("text", entry.label, x=x, y=line + 15, text_anchor="middle", class_="tick strong"))
        seen.append(tag("text", _count(entry.count), x=x, y=line + 28, text_anchor="middle", class_="count"))
        parts.append(tag("g", *seen))
    return _picture(title, bottom + below + 34, parts)


def _count(count: int) -> str:
    return str(count) if count < 10_000 else f"{count / 1000:.0f}k"


def stacks(
    title: str,
    bars: Sequence[tuple[str, Sequence[float]]],
    names: Sequence[str],
    written: Callable[[str], str],
) -> Markup:
    """A bar for each row, made of parts; figures are written as the language does."""
    most = max(sum(parts) for _, parts in bars) or 1.0
    scale = (WIDTH - 2 * _EDGE) / most
    pieces: list[str] = []
    for number, (label, parts) in enumerate(bars):
        top = number * 46
        pieces.append(tag("text", _shortened(label, 40), x=_EDGE, y=top + 13, class_="label"))
        pieces.append(
            tag(
                "text",
                written(f"{sum(parts):.1f}"),
                x=WIDTH - _EDGE,
                y=top + 13,
                text_anchor="end",
                class_="value",
            )
        )
        x = float(_EDGE)
        for colour, (name, part) in enumerate(zip(names, parts, strict=True)):
            width = part * scale
            bar = tag("rect", x=x, y=top + 19, width=max(0.0, width - 1), height=18, class_=f"p{colour}")
            inside = tag(
                "text",
                f"{part:.0f}",
                x=x + width / 2,
                y=top + 32,
                text_anchor="middle",
                class_=f"inside i{colour}",
            )
            tip = tag("title", f"{name}: {written(f'{part:.1f}')}")
            pieces.append(tag("g", tip, bar, inside if width > 20 else ""))
            x += width
    return _picture(title, len(bars) * 46, pieces)


def legend(names: Sequence[str]) -> Markup:
    """What the parts of stacked bars mean."""
    return tag(
        "p",
        *(
            together(tag("span", tag("i", class_=f"swatch b{colour}"), name, class_="key"), " ")
            for colour, name in enumerate(names)
        ),
        class_="legend",
    )


def _picture(title: str, height: float, parts: Sequence[str]) -> Markup:
    return tag("svg", *parts, viewBox=f"0 0 {WIDTH} {height:g}", role="img", aria_label=title)


def _shortened(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: max(1, letters - 1)] + "…"
