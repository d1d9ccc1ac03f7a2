"""Draws the pictures of the rules as SVG, with the shapes of the client's map and pieces.

Colours are those of the page that shows a picture, by their names; where there is no such page, as in ``docs``, those of
the day.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from elgrande.lessons.pictures import Picture
from elgrande.rules import Table, preview, view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS

CLIENT: Final = Path("web") / "src"
WIDE: Final = 400.0
"""A picture is shown about so wide; whatever lies on the map has its size by that."""
_PIECE: Final = 26.0
_GAP: Final = 31.0

Ring = list[float]


@dataclass(frozen=True)
class Client:
    """What the client draws with."""

    regions: dict[str, list[Ring]]
    around: dict[str, list[Ring]]
    shapes: dict[str, str]
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
    return Client(map_of_spain["regions"], map_of_spain["around"], shapes, colours)


def _outlines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in re.findall(r"export const (\w+) =\s*((?:\"[^\"]*\"[\s+]*)+);", text):
        found[name] = "".join(re.findall(r'"([^"]*)"', value))
    return found


def draw(picture: Picture) -> str:
    """A picture as a file of its own."""
    table = picture.table()
    if picture.show == ["stock"]:
        box, parts = _stock(table)
    elif picture.show == ["powers"]:
        box, parts = _powers(table)
    else:
        scene = _Map(picture, table)
        box, parts = scene.box, list(scene.parts())
    x, y, width, height = (_n(each) for each in box)
    lines = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" '
        f'font-family="Inter, system-ui, sans-serif" font-weight="700" text-anchor="middle">\n{lines}\n</svg>\n'
    )


# ---------------------------------------------------------------------- small things


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _fill(colour: str) -> str:
    return f"fill:var(--{colour},{client().colours[colour]})"


def _line(colour: str, width: float) -> str:
    return f"stroke:var(--{colour},{client().colours[colour]});stroke-width:{_n(width)}"


def _path(outline: str, style: str, more: str = "") -> str:
    return f'<path d="{outline}" style="{style}"{more}/>'


def _group(x: float, y: float, scale: float, *parts: str) -> str:
    return f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:.3g})">{"".join(parts)}</g>'


def _text(x: float, y: float, size: float, words: object, colour: str) -> str:
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" style="{_fill(colour)}">{words}</text>'


def _piece(x: float, y: float, size: float, colour: str, count: int, grande: bool) -> str:
    """The pieces of one colour in one place, around a point."""
    shape = client().shapes[colour]
    parts = [
        _path(shape, f"{_fill('paper-raised')};{_line('paper-raised', 3)}"),
        _path(shape, _fill(colour)),
    ]
    if grande:
        crown = _path(client().shapes["CORONET"], "fill:#f0bd48;stroke:#57380a;stroke-width:1.5")
        parts.append(_group(2.2, -7, 0.82, crown))
    if count:
        parts.append(_text(12, 17.500 if colour != "red" else 19.500, 15, count, f"on-{colour}"))
    return _group(x - size / 2, y - size / 2, size / 24, *parts)


def _king(x: float, y: float, size: float) -> str:
    shapes = client().shapes
    return _group(
        x - size / 3,
        y - size / 2,
        size / 36,
        _path(shapes["KING_BODY"] + shapes["KING_HEAD"], "fill:#f1dfb4;stroke:#f1dfb4;stroke-width:4"),
        _path(shapes["KING_BODY"] + shapes["KING_HEAD"], "fill:#3a1f10"),
        _path(shapes["KING_CLOAK"], "fill:#c58f2a"),
        _path(shapes["KING_CROWN"], "fill:#e8b23e;stroke:#6a450c;stroke-width:1.1"),
    )


_TOWER: Final = (
    "M13 72L15 22H57L59 72ZM10 24V4H19V11H27V4H45V11H53V4H62V24Q36 28 10 24Z",
    "M33 36Q36 30 39 36V45H33ZM29 72V60Q36 50 43 60V72Z",
)


def _tower(x: float, y: float, size: float) -> str:
    wall, dark = _TOWER
    return _group(
        x - size * 0.46,
        y - size / 2,
        size / 78,
        _path(wall, "fill:#a48a63;stroke:#3f2c17;stroke-width:1.6"),
        _path(dark, "fill:#2a1b0d"),
    )


def _horses(x: float, y: float, count: int, colour: str, size: float, per_row: int) -> Iterator[str]:
    """So many caballeros in rows; the shape itself is written down once, by ``_horse``."""
    for index in range(count):
        row, column = divmod(index, per_row)
        at = f'x="{_n(x + column * size)}" y="{_n(y + row * size)}" width="{_n(size * 0.9)}" height="{_n(size * 0.9)}"'
        yield f'<use href="#horse-{colour}" {at}/>'


def _horse(colour: str) -> str:
    shape = _path(client().shapes["CABALLERO"], _fill(colour))
    return f'<defs><symbol id="horse-{colour}" viewBox="0 0 24 24">{shape}</symbol></defs>'


# ---------------------------------------------------------------------- what lies beside the map

Box = tuple[float, float, float, float]


def _stock(table: Table) -> tuple[Box, list[str]]:
    """Court and province of the first player: two boxes of horses, and the way from one to the other."""
    seat = view(table, 0)["seats"][0]
    colour = seat["colour"]
    parts = [_horse(colour)]
    for x, width, count, per_row in ((8.0, 96.0, seat["court"], 3), (172.0, 220.0, seat["province"], 8)):
        parts.append(
            f'<rect x="{_n(x)}" y="8" width="{_n(width)}" height="112" rx="8" '
            f'style="{_fill("paper-raised")};{_line("line-strong", 1.5)}"/>'
        )
        parts += _horses(x + 8, 40, count, colour, 25, per_row)
        parts.append(_text(x + width / 2, 30, 17, count, "ink"))
    parts.append(_path("M162 64H122M134 54L122 64L134 74", f"fill:none;{_line('gold', 3)}"))
    return (0, 0, 400, 128), parts


def _powers(table: Table) -> tuple[Box, list[str]]:
    """All power cards from the first to the last, and how many caballeros each brings."""
    parts = [_horse("ink-soft")]
    numbers = sorted((power for power in view(table, 0)["seats"][0]["hand"] or [] if power), reverse=True)
    for index, power in enumerate(numbers):
        x = 22 + index * 30.0
        shield = _path(client().shapes["SHIELD"], f"{_fill('paper-raised')};{_line('gold', 3)}")
        parts.append(_group(x - 13, 8, 0.65, shield))
        parts.append(_text(x, 28, 13, power, "ink"))
        parts += _horses(x - 7.5, 46, int(table.rules.supply[power]), "ink-soft", 15, 1)
    return (0, 0, 404, 142), parts


# ---------------------------------------------------------------------- the map


class _Map:
    """A part of the map with what lies there."""

    def __init__(self, picture: Picture, table: Table) -> None:
        self.picture = picture
        self.seen = view(table, 0)
        self.lit = _open_to(table) if picture.lit else set()
        mask = sum(1 << PLACE_IDS.index(place) for place in picture.show)
        self.awards = preview(table, mask) if picture.points else {}
        self.box = _frame([ring for place in picture.show for ring in client().regions[place]])
        self.unit = self.box[2] / WIDE

    def parts(self) -> Iterator[str]:
        x, y, width, height = self.box
        size = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        name, unit = self.picture.name, self.unit
        yield (
            f'<defs><clipPath id="frame-{name}"><rect {size} rx="{_n(8 * unit)}"/></clipPath>'
            f'<pattern id="hatch-{name}" width="{_n(6 * unit)}" height="{_n(6 * unit)}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="{_n(2 * unit)}" height="{_n(9 * unit)}" '
            f'style="{_fill("king-hatch")}"/></pattern></defs>'
        )
        yield f'<g clip-path="url(#frame-{name})"><rect {size} style="{_fill("sea")}"/>'
        for rings in client().around.values():
            yield from self._shape(rings, "land-other", 0.6)
        for place, rings in client().regions.items():
            if place == "castillo" and place not in self.picture.show:
                continue
            shown = place in self.picture.show
            yield from self._shape(rings, "land" if shown else "land-other", 0.8)
            if place in self.seen["taboo"]:
                yield _path(self._outline(rings), f"fill:url(#hatch-{name});opacity:.55")
        for place in sorted(self.lit):
            yield _path(self._outline(client().regions[place]), f"fill:none;{_line('glow', 4 * unit)}")
        for place in self.picture.show:
            yield from self._place(place)
        yield from self._disc()
        yield "</g>"

    def _outline(self, rings: Iterable[Ring]) -> str:
        return "".join(_outline(ring, self.unit) for ring in rings if self._near(ring))

    def _near(self, ring: Ring) -> bool:
        left, top, width, height = self.box
        xs, ys = ring[::2], ring[1::2]
        return max(xs) > left and min(xs) < left + width and max(ys) > top and min(ys) < top + height

    def _shape(self, rings: list[Ring], colour: str, width: float) -> Iterator[str]:
        outline = self._outline(rings)
        if outline:
            yield _path(outline, f"{_fill(colour)};{_line('border', width * self.unit)}")

    def _place(self, place: str) -> Iterator[str]:
        """The scoreboard of a place, its pieces below, and below them what they would get."""
        unit = self.unit
        found: Any = self.seen["castillo"] if place == "castillo" else self.seen["regions"][place]
        x, y = _middle(client().regions[place], place == "castillo")
        if place == "castillo":
            yield _tower(x, y - 30 * unit, 56 * unit)
            y += 32 * unit
        values = "·".join(str(value) for value in found["values"])
        board = "fill:#8c1d24" if found["mobile"] is not None else _fill("frame-raised")
        yield (
            f'<rect x="{_n(x - 27 * unit)}" y="{_n(y - 32 * unit)}" width="{_n(54 * unit)}" height="{_n(19 * unit)}" '
            f'rx="{_n(9 * unit)}" style="{board}"/>'
        )
        yield _text(x, y - 18 * unit, 13 * unit, values, "on-frame")
        counts: dict[str, int] = found["caballeros"] or {}
        grandes = {str(colour) for colour in found["grandes"]}
        colours = [colour for colour in COLOUR_IDS if colour in counts or colour in grandes]
        things: list[str] = [*colours, *(["king"] if found["king"] else [])]
        points = {COLOUR_IDS[award.colour]: award.points for award in self.awards.get(place, [])}
        for index, thing in enumerate(things):
            at = x + (index - (len(things) - 1) / 2) * _GAP * unit
            if thing == "king":
                yield _king(at, y + 5 * unit, 38 * unit)
                continue
            yield _piece(at, y + 8 * unit, _PIECE * unit, thing, counts.get(thing, 0), thing in grandes)
            if thing in points:
                yield _text(at, y + 40 * unit, 17 * unit, f"+{points[thing]}", "good")

    def _disc(self) -> Iterator[str]:
        """Where those in the Castillo go, as far as the first player knows."""
        target = self.seen["seats"][0]["disc"]
        if target is None:
            return
        unit = self.unit
        x, y = _middle(client().regions["castillo"], True)
        to_x, to_y = _middle(client().regions[target], False)
        x, to_x, to_y = x - 36 * unit, to_x + 44 * unit, to_y + 8 * unit
        bend = f"M{_n(x)} {_n(y)}Q{_n((x + to_x) / 2)} {_n(max(y, to_y) + 40 * unit)} {_n(to_x)} {_n(to_y)}"
        tip = f"M{_n(to_x + 8 * unit)} {_n(to_y - 5 * unit)}L{_n(to_x)} {_n(to_y)}L{_n(to_x + 11 * unit)} {_n(to_y + 8 * unit)}"
        style = f"fill:none;{_line('violet', 4 * unit)};stroke-linecap:round"
        yield _path(bend, f"{style};stroke-dasharray:{_n(8 * unit)} {_n(7 * unit)}")
        yield _path(tip, style)


def _open_to(table: Table) -> set[str]:
    """Where a caballero of the player who is asked can go."""
    decision = table.decision
    texts = decision.texts if decision is not None else []
    return {text.removeprefix("to ") for text in texts if text.startswith("to ")}


def _frame(rings: Sequence[Ring]) -> Box:
    """The part of the map around some shapes: neither flat nor tall."""
    xs = [x for ring in rings for x in ring[::2]]
    ys = [y for ring in rings for y in ring[1::2]]
    width = max(max(xs) - min(xs) + 30, 150.0)
    height = max(max(ys) - min(ys) + 30, 90.0)
    width, height = max(width, height * 1.75), max(height, width * 0.5)
    return (min(xs) + max(xs) - width) / 2, (min(ys) + max(ys) - height) / 2, width, height


def _outline(ring: Ring, unit: float) -> str:
    """A shape without corners that nobody would see."""
    kept: list[tuple[float, float]] = []
    for x, y in zip(ring[::2], ring[1::2], strict=True):
        if not kept or abs(x - kept[-1][0]) + abs(y - kept[-1][1]) > 5 * unit:
            kept.append((x, y))
    if len(kept) < 3:
        return ""
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in kept) + "Z"


def _middle(rings: list[Ring], islands: bool) -> tuple[float, float]:
    """A point with much land around it; of islands, simply the middle."""
    ring = max(rings, key=len)
    xs, ys = ring[::2], ring[1::2]
    if islands:
        every = [(x, y) for each in rings for x, y in zip(each[::2], each[1::2], strict=True)]
        return (sum(x for x, _ in every) / len(every), sum(y for _, y in every) / len(every))
    corners = list(zip(xs, ys, strict=True))
    best, found = -1.0, (sum(xs) / len(xs), sum(ys) / len(ys))
    for column in range(1, 24):
        for row in range(1, 24):
            x = min(xs) + (max(xs) - min(xs)) * column / 24
            y = min(ys) + (max(ys) - min(ys)) * row / 24
            # Pieces lie side by side: room to the left and right counts for less.
            room = min((x - cx) ** 2 / 2.5 + (y - cy) ** 2 for cx, cy in corners)
            if room > best and _inside(corners, x, y):
                best, found = room, (x, y)
    return found


def _inside(corners: list[tuple[float, float]], x: float, y: float) -> bool:
    within = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within
