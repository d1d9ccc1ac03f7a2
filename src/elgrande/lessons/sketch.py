"""Draws the pictures of the rules as SVG, with the shapes of the client's map and pieces.

Colours are those of the page that shows a picture, by their names; where there is no such page, as in ``docs``, those of
the day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from elgrande.lessons.pictures import Picture
from elgrande.lessons.sketch_beside import beyond, is_beyond, order, powers, stock
from elgrande.lessons.sketch_parts import (
    Box,
    Ring,
    banner,
    client,
    fill,
    king,
    line,
    n,
    path,
    piece,
    rings_of,
    text,
    tower,
    values_pill,
)
from elgrande.rules import Table, preview, view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS

WIDE: Final = 400.0
"""A picture is shown about so wide; whatever lies on the map has its size by that."""
_PIECE: Final = 26.0
_GAP: Final = 31.0
_BESIDE: Final[dict[str, Callable[[Table], tuple[Box, list[str]]]]] = {
    "stock": stock,
    "powers": powers,
    "order": order,
}


def draw(picture: Picture) -> str:
    """A picture as a file of its own."""
    table = picture.table()
    if picture.show[0] in _BESIDE:
        box, parts = _BESIDE[picture.show[0]](table)
    elif is_beyond(picture):
        box, parts = beyond(picture, table)
    else:
        scene = _Map(picture, table)
        box, parts = scene.box, list(scene.parts())
    x, y, width, height = (n(each) for each in box)
    lines = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" '
        f'font-family="Inter, system-ui, sans-serif" font-weight="700" text-anchor="middle">\n{lines}\n</svg>\n'
    )


# ---------------------------------------------------------------------- the map


class _Map:
    """A part of the map with what lies there."""

    def __init__(self, picture: Picture, table: Table) -> None:
        self.picture = picture
        self.seen: Any = view(table, 0)
        self.lit = _open_to(table) if picture.lit else set()
        mask = sum(1 << PLACE_IDS.index(place) for place in picture.show)
        self.awards = preview(table, mask) if picture.points else {}
        self.box = _frame([_on_map(ring) for place in picture.show for ring in rings_of(place)])
        self.unit = self.box[2] / WIDE

    def parts(self) -> Iterator[str]:
        x, y, width, height = self.box
        size = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"'
        name, unit = self.picture.name, self.unit
        yield (
            f'<defs><clipPath id="frame-{name}"><rect {size} rx="{n(8 * unit)}"/></clipPath>'
            f'<pattern id="hatch-{name}" width="{n(6 * unit)}" height="{n(6 * unit)}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="{n(2 * unit)}" height="{n(9 * unit)}" '
            f'style="{fill("king-hatch")}"/></pattern></defs>'
        )
        yield f'<g clip-path="url(#frame-{name})"><rect {size} style="{fill("sea")}"/>'
        for place, rings in client().around.items():
            shown = place in self.picture.show and place in self.seen["regions"]
            yield from self._shape(rings, "land" if shown else "land-other", 0.6)
        for place, rings in client().regions.items():
            if place == "castillo" and place not in self.picture.show:
                continue
            shown = place in self.picture.show
            yield from self._shape(rings, "land" if shown else "land-other", 0.8)
            if place in self.seen["taboo"]:
                yield path(self._outline(rings), f"fill:url(#hatch-{name});opacity:.55")
        for place in sorted(self.lit):
            yield path(self._outline(rings_of(place)), f"fill:none;{line('glow', 4 * unit)}")
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
            yield path(outline, f"{fill(colour)};{line('border', width * self.unit)}")

    def _place(self, place: str) -> Iterator[str]:
        """The scoreboard of a place, its pieces below, and below them what they would get."""
        unit = self.unit
        found: Any = self.seen["castillo"] if place == "castillo" else self.seen["regions"].get(place)
        x, y = _middle(self._visible(place), place == "castillo")
        # Of a land at the edge of the picture, all that there is to tell is within it.
        y = max(y, self.box[1] + 36 * unit)
        if found is None:
            # A land where only the King can be.
            if self.seen["king"] == place:
                yield king(x, y, 38 * unit)
            return
        if place == "castillo":
            yield tower(x, y - 30 * unit, 56 * unit)
            y += 32 * unit
        yield from values_pill(x, y - 22.5 * unit, unit, found["values"], found["mobile"] is not None)
        if place in self.seen.get("limited", []):
            yield from self._limit(x + 41 * unit, y - 22.5 * unit)
        counts: dict[str, int] = found["caballeros"] or {}
        grandes = {str(colour) for colour in found["grandes"]}
        colours = [colour for colour in COLOUR_IDS if colour in counts or colour in grandes]
        things: list[str] = [*colours, *(["king"] if found["king"] else [])]
        points = {COLOUR_IDS[award.colour]: award.points for award in self.awards.get(place, [])}
        for index, thing in enumerate(things):
            at = x + (index - (len(things) - 1) / 2) * _GAP * unit
            if thing == "king":
                yield king(at, y + 5 * unit, 38 * unit)
                continue
            yield piece(at, y + 8 * unit, _PIECE * unit, thing, counts.get(thing, 0), thing in grandes)
            if self._bears(thing, place):
                yield banner(at - 15 * unit, y - 3 * unit, 22 * unit, thing)
            if thing in points:
                yield text(at, y + 40 * unit, 17 * unit, f"+{points[thing]}", "good")

    def _visible(self, place: str) -> list[Ring]:
        """The outlines of a place as far as they are in the picture."""
        left, top, width, height = self.box
        return [
            [
                min(max(at, low), low + size)
                for corner in zip(ring[::2], ring[1::2], strict=True)
                for at, low, size in zip(corner, (left, top), (width, height), strict=True)
            ]
            for ring in rings_of(place)
        ]

    def _bears(self, colour: str, place: str) -> bool:
        """Whether the banner of a colour is in a place."""
        banners = self.seen.get("banners") or []
        at = next((each for seat, each in enumerate(banners) if COLOUR_IDS[seat] == colour), None)
        return at is not None and at["place"] == place

    def _limit(self, x: float, y: float) -> Iterator[str]:
        """The table that lets no more than six stay."""
        unit = self.unit
        yield (
            f'<rect x="{n(x - 10 * unit)}" y="{n(y - 10 * unit)}" width="{n(20 * unit)}" height="{n(20 * unit)}" '
            f'rx="{n(3 * unit)}" style="{fill("paper-raised")};{line("gold", 2 * unit)}"/>'
        )
        yield text(x, y + 5 * unit, 14 * unit, 6, "ink")

    def _disc(self) -> Iterator[str]:
        """Where those in the Castillo go, as far as the first player knows."""
        target = self.seen["seats"][0]["disc"]
        if target is None:
            return
        unit = self.unit
        x, y = _middle(client().regions["castillo"], True)
        to_x, to_y = _middle(client().regions[target], False)
        x, to_x, to_y = x - 36 * unit, to_x + 44 * unit, to_y + 8 * unit
        bend = f"M{n(x)} {n(y)}Q{n((x + to_x) / 2)} {n(max(y, to_y) + 40 * unit)} {n(to_x)} {n(to_y)}"
        tip = f"M{n(to_x + 8 * unit)} {n(to_y - 5 * unit)}L{n(to_x)} {n(to_y)}L{n(to_x + 11 * unit)} {n(to_y + 8 * unit)}"
        style = f"fill:none;{line('violet', 4 * unit)};stroke-linecap:round"
        yield path(bend, f"{style};stroke-dasharray:{n(8 * unit)} {n(7 * unit)}")
        yield path(tip, style)


def _open_to(table: Table) -> set[str]:
    """Where a caballero of the player who is asked can go."""
    decision = table.decision
    texts = decision.texts if decision is not None else []
    return {text.removeprefix("to ") for text in texts if text.startswith("to ")}


def _on_map(ring: Ring) -> Ring:
    """Of lands that go on beyond the map, what is on it."""
    return [max(0.0, min(at, client().size[index % 2])) for index, at in enumerate(ring)]


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
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in kept) + "Z"


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
