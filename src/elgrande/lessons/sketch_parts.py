"""What the pictures of the rules are made of: the client's shapes and colours, and pieces drawn with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

CLIENT: Final = Path("web") / "src"

Ring = list[float]


@dataclass(frozen=True)
class Client:
    """What the client draws with."""

    size: tuple[float, float]
    """Of the map."""
    regions: dict[str, list[Ring]]
    around: dict[str, list[Ring]]
    shapes: dict[str, str]
    """By their names; those of sights and signs as ``SIGHTS.ship``."""
    colours: dict[str, str]
    """Of the day."""


@cache
def client() -> Client:
    map_of_spain = json.loads((CLIENT / "table" / "map" / "geography.json").read_text(encoding="utf-8"))
    shapes = _outlines((CLIENT / "art" / "shapes.ts").read_text(encoding="utf-8"))
    players = (CLIENT / "lib" / "players.ts").read_text(encoding="utf-8")
    shapes.update(re.findall(r'^  (\w+): "(M[^"]+)",', players, re.MULTILINE))
    tokens = (CLIENT / "styles" / "tokens.css").read_text(encoding="utf-8")
    day = tokens[tokens.index('[data-theme="light"]') : tokens.index('[data-theme="dark"]')]
    colours = dict(re.findall(r"^  --([\w-]+): (#\w+);", day, re.MULTILINE))
    size = (float(map_of_spain["width"]), float(map_of_spain["height"]))
    return Client(size, map_of_spain["regions"], map_of_spain["around"], shapes, colours)


def _outlines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in re.findall(r"export const (\w+) =\s*((?:\"[^\"]*\"[\s+]*)+);", text):
        found[name] = "".join(re.findall(r'"([^"]*)"', value))
    for group, entries in re.findall(r"export const (\w+): Record<[^=]* = \{(.*?)\n\};", text, re.DOTALL):
        found.update({f"{group}.{name}": shape for name, shape in re.findall(r'(\w+):\s*"([^"]*)"', entries)})
    return found


def rings_of(place: str) -> list[Ring]:
    """The outlines of a place on the map; nothing for one beyond it."""
    return client().regions.get(place) or client().around.get(place, [])


Box = tuple[float, float, float, float]


def n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def fill(colour: str) -> str:
    return f"fill:var(--{colour},{client().colours[colour]})"


def line(colour: str, width: float) -> str:
    return f"stroke:var(--{colour},{client().colours[colour]});stroke-width:{n(width)}"


def path(outline: str, style: str, more: str = "") -> str:
    return f'<path d="{outline}" style="{style}"{more}/>'


def group(x: float, y: float, scale: float, *parts: str) -> str:
    return f'<g transform="translate({n(x)} {n(y)}) scale({scale:.3g})">{"".join(parts)}</g>'


def text(x: float, y: float, size: float, words: object, colour: str) -> str:
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" style="{fill(colour)}">{words}</text>'


def piece(x: float, y: float, size: float, colour: str, count: int, grande: bool) -> str:
    """The pieces of one colour in one place, around a point."""
    shape = client().shapes[colour]
    parts = [
        path(shape, f"{fill('paper-raised')};{line('paper-raised', 3)}"),
        path(shape, fill(colour)),
    ]
    if grande:
        crown = path(client().shapes["CORONET"], "fill:#f0bd48;stroke:#57380a;stroke-width:1.5")
        parts.append(group(2.2, -7, 0.82, crown))
    if count:
        parts.append(text(12, 17.500 if colour != "red" else 19.500, 15, count, f"on-{colour}"))
    return group(x - size / 2, y - size / 2, size / 24, *parts)


def king(x: float, y: float, size: float) -> str:
    shapes = client().shapes
    return group(
        x - size / 3,
        y - size / 2,
        size / 36,
        path(shapes["KING_BODY"] + shapes["KING_HEAD"], "fill:#f1dfb4;stroke:#f1dfb4;stroke-width:4"),
        path(shapes["KING_BODY"] + shapes["KING_HEAD"], "fill:#3a1f10"),
        path(shapes["KING_CLOAK"], "fill:#c58f2a"),
        path(shapes["KING_CROWN"], "fill:#e8b23e;stroke:#6a450c;stroke-width:1.1"),
    )


_TOWER: Final = (
    "M13 72L15 22H57L59 72ZM10 24V4H19V11H27V4H45V11H53V4H62V24Q36 28 10 24Z",
    "M33 36Q36 30 39 36V45H33ZM29 72V60Q36 50 43 60V72Z",
)


def tower(x: float, y: float, size: float) -> str:
    wall, dark = _TOWER
    return group(
        x - size * 0.46,
        y - size / 2,
        size / 78,
        path(wall, "fill:#a48a63;stroke:#3f2c17;stroke-width:1.6"),
        path(dark, "fill:#2a1b0d"),
    )


def horses(x: float, y: float, count: int, colour: str, size: float, per_row: int) -> Iterator[str]:
    """So many caballeros in rows; the shape itself is written down once, by ``_horse``."""
    for index in range(count):
        row, column = divmod(index, per_row)
        at = f'x="{n(x + column * size)}" y="{n(y + row * size)}" width="{n(size * 0.9)}" height="{n(size * 0.9)}"'
        yield f'<use href="#horse-{colour}" {at}/>'


def horse(colour: str) -> str:
    shape = path(client().shapes["CABALLERO"], fill(colour))
    return f'<defs><symbol id="horse-{colour}" viewBox="0 0 24 24">{shape}</symbol></defs>'


def banner(x: float, y: float, size: float, colour: str) -> str:
    """A flag on its pole; the point is the middle."""
    flag = path("M9 3H22L18 8L22 13H9Z", f"{fill(colour)};{line('paper-raised', 1.5)}")
    pole = path("M8 2V23", f"fill:none;{line('ink', 2)}")
    return group(x - size / 2, y - size / 2, size / 24, pole, flag)


def load(x: float, y: float, size: float, token: str) -> str:
    """Gold or goods; the point is the middle."""
    kind = "COIN" if token == "gold" else "CRATE"
    colour = "#e8b23e" if token == "gold" else "#b07a45"
    return group(
        x - size / 2,
        y - size / 2,
        size / 24,
        path(client().shapes[kind], f"fill:{colour};stroke:#57380a;stroke-width:1.5"),
        path(client().shapes[f"{kind}_MARK"], "fill:none;stroke:#57380a;stroke-width:1.3"),
    )


def values_pill(x: float, y: float, unit: float, values: list[int], mobile: bool) -> Iterator[str]:
    """The numbers of a place; the point is the middle."""
    board = "fill:#8c1d24" if mobile else fill("frame-raised")
    yield (
        f'<rect x="{n(x - 27 * unit)}" y="{n(y - 9.5 * unit)}" width="{n(54 * unit)}" height="{n(19 * unit)}" '
        f'rx="{n(9 * unit)}" style="{board}"/>'
    )
    yield text(x, y + 4.5 * unit, 13 * unit, "·".join(map(str, values)), "on-frame")
