"""The map of Spain in characters: nine regions that share their borders, Portugal, France and the Castillo.

The regions that expansions add stand below it.

The regions are laid out on a grid of points, one for each character. A border runs wherever the squares on its two
sides belong to different regions, so two regions are neighbours on the screen exactly if they are in the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.facts import Seen, SeenPlace
from elgrande.rules.places import COLOUR_IDS
from elgrande.terminal.canvas import Canvas
from elgrande.terminal.keys import PLACE_KEYS
from elgrande.terminal.look import GOLD, LAND, MOBILE, SEA, Look

WIDTH: Final = 76
HEIGHT: Final = 17


class Box(NamedTuple):
    """A rectangle from point to point."""

    left: int
    top: int
    right: int
    bottom: int


SHAPES: Final[dict[str, list[Box]]] = {
    "galicia": [Box(0, 0, 18, 4)],
    "pais_vasco": [Box(18, 0, 38, 4)],
    "aragon": [Box(38, 1, 56, 8)],
    "cataluna": [Box(56, 1, 75, 6)],
    "castilla_la_vieja": [Box(10, 4, 38, 8)],
    "castilla_la_nueva": [Box(10, 8, 42, 12)],
    "sevilla": [Box(6, 12, 25, 16)],
    "granada": [Box(25, 12, 42, 16), Box(42, 14, 48, 16)],
    "valencia": [Box(42, 8, 60, 14), Box(56, 6, 60, 8)],
}
"""Where each region lies; the first box is the one that is written in."""

CASTILLO: Final = Box(63, 7, 74, 14)
ABROAD: Final = {"france": (62, 0), "portugal": (0, 8)}


def owner_of(x: int, y: int) -> str | None:
    """The region that a square belongs to, given by its upper left point."""
    for place, boxes in SHAPES.items():
        for box in boxes:
            if box.left <= x < box.right and box.top <= y < box.bottom:
                return place
    return None


class Chart:
    """Draws the map of a table as one seat sees it."""

    def __init__(self, speech: Speech, look: Look) -> None:
        self.speech = speech
        self.look = look

    def draw(self, seen: Seen, lit: Iterable[str] = ()) -> list[Text]:
        """The map, line by line. ``lit`` are the places that can be chosen now."""
        lit = set(lit)
        canvas = Canvas(WIDTH, HEIGHT)
        self._draw_land_and_sea(canvas, seen)
        for place, region in seen["regions"].items():
            if place in SHAPES:
                self._draw_region(canvas, place, region, place in seen["taboo"], place in lit)
        self._draw_castillo(canvas, seen, "castillo" in lit)
        for place, (x, y) in ABROAD.items():
            on_map = place in lit and place not in seen["regions"]
            self._draw_abroad(canvas, place, x, y, seen["king"] == place, on_map)
        return canvas.lines() + self._lands(seen, lit)

    def _lands(self, seen: Seen, lit: set[str]) -> list[Text]:
        """The regions of expansions, which are not on the map of Spain: one line each below it."""
        lines: list[Text] = []
        for place, region in seen["regions"].items():
            if place in SHAPES:
                continue
            key, style = self._key(place, place in lit)
            line = Text.assemble((f"{key:>4}", style), f" {self.speech.place_name(place)} ")
            board, board_style = self._scoreboard(region)
            line.append(board, board_style)
            if region["king"]:
                line.append(f" {self.look.king}", f"bold {GOLD}")
            elif place in seen["taboo"]:
                line.append(f" {self.look.hatch}", GOLD)
            for token in pieces(self.look, region):
                line.append("  ")
                line.append_text(token)
            line.append(" " * (WIDTH - len(line.plain)))
            lines.append(line)
        return lines

    # ------------------------------------------------------------------ land and sea

    def _draw_land_and_sea(self, canvas: Canvas, seen: Seen) -> None:
        for y in range(HEIGHT):
            for x in range(WIDTH):
                around = [owner_of(x - 1, y - 1), owner_of(x, y - 1), owner_of(x, y), owner_of(x - 1, y)]
                if around == [None] * 4:
                    if self._is_wave(x, y):
                        canvas.put(x, y, self.look.waves, SEA)
                    continue
                border = sum(1 << i for i in range(4) if around[i] != around[(i + 1) % 4])
                if border:
                    by_king = any(place in seen["taboo"] for place in around if place)
                    canvas.put(x, y, self.look.lines[border], GOLD if by_king else LAND)
                elif around[0] in seen["taboo"] and (x + y) % 3 == 0:
                    canvas.put(x, y, self.look.hatch, "#6e5a20")

    @staticmethod
    def _is_wave(x: int, y: int) -> bool:
        """A few waves, and none on the land in the west and north."""
        in_portugal = x < 10 and 5 <= y < 13
        in_france = y == 0
        return not in_portugal and not in_france and (5 * x + 11 * y) % 29 == 0

    # ------------------------------------------------------------------ places

    def _draw_region(self, canvas: Canvas, place: str, region: SeenPlace, taboo: bool, lit: bool) -> None:
        box = SHAPES[place][0]
        canvas.put(box.left + 2, box.top, *self._key(place, lit))
        if region["king"]:
            canvas.put(box.left + 5, box.top, f"{self.look.king} ", f"bold {GOLD}")
        # Blanks around the texts keep the hatching of the King's region off them.
        canvas.put(box.left + 1, box.top + 1, f" {self.speech.place_name(place)} ", "bold" if lit else "")
        board, style = self._scoreboard(region)
        # A mobile scoreboard has edges of its own and needs no blank between itself and the border.
        margin = 0 if region["mobile"] else 1
        canvas.put(box.right - margin - len(board) - 1, box.top + 1, " ")
        canvas.put(box.right - margin - len(board), box.top + 1, board, style)
        canvas.put(box.right - margin, box.top + 1, " " * margin)
        self._draw_pieces(canvas, region, box)

    def _scoreboard(self, region: SeenPlace) -> tuple[str, str]:
        mobile = region["mobile"] is not None
        return self.look.scoreboard(region["values"], mobile), MOBILE if mobile else "dim"

    def _draw_pieces(self, canvas: Canvas, place: SeenPlace, box: Box) -> None:
        """The pieces of a place below its name, in rows."""
        x, y = box.left + 2, box.top + 2
        for token in pieces(self.look, place):
            if x + len(token.plain) + 1 > box.right:
                x, y = box.left + 2, y + 1
            canvas.put_text(x - 1, y, Text.assemble(" ", token, " "))
            x += len(token.plain) + 1

    def _draw_castillo(self, canvas: Canvas, seen: Seen, lit: bool) -> None:
        castillo = seen["castillo"]
        taboo = "castillo" in seen["taboo"]
        stone = GOLD if taboo else "#9c8f78"
        box = CASTILLO
        top, sides, floor = self.look.crenels
        canvas.put(box.left, box.top, top, stone)
        for y in range(box.top + 1, box.bottom):
            canvas.put(box.left, y, sides[0], stone)
            canvas.put(box.right, y, sides[1], stone)
            canvas.put(box.left + 1, y, " " * (box.right - box.left - 1))
        canvas.put(box.left, box.bottom, floor * (box.right - box.left + 1), stone)
        canvas.put(box.left + 2, box.top + 1, *self._key("castillo", lit))
        if castillo["king"]:
            canvas.put(box.left + 6, box.top + 1, self.look.king, f"bold {GOLD}")
        canvas.put(box.left + 2, box.top + 2, self.speech.place_name("castillo"), "bold" if lit else "")
        board, style = self._scoreboard(castillo)
        canvas.put(box.left + 2, box.top + 3, board, style)
        if castillo["caballeros"] is None:
            canvas.put(box.left + 2, box.top + 4, self.speech.text("cli-closed"), "dim")
        self._draw_pieces(canvas, castillo, Box(box.left, box.top + 3, box.right, box.bottom))

    def _draw_abroad(self, canvas: Canvas, place: str, x: int, y: int, king: bool, lit: bool) -> None:
        if lit:
            canvas.put(x, y - 1 if y else y, *self._key(place, lit))
            x += 0 if y else 4
        sign = f"{self.look.king} " if king else ""
        canvas.put(
            x, y, f"{sign}{self.speech.place_name(place)}", f"bold {GOLD}" if king or lit else "dim italic"
        )

    @staticmethod
    def _key(place: str, lit: bool) -> tuple[str, str]:
        """The number of a place, in brackets if it can be chosen now, and its style."""
        return (f"[{PLACE_KEYS[place]}]", f"bold {GOLD}") if lit else (f" {PLACE_KEYS[place]} ", "bold")


def pieces(look: Look, place: SeenPlace) -> list[Text]:
    """The pieces of a place, one text for each colour."""
    counts: Mapping[str, int] = place["caballeros"] or {}
    return [
        look.caballeros(colour, counts.get(colour, 0), grande)
        for colour in COLOUR_IDS
        for grande in [colour in place["grandes"]]
        if grande or counts.get(colour)
    ]
