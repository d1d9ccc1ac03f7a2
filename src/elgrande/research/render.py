"""Pictures of a table: as text, and as an array of pixels. Both show what everybody may see, nothing more."""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from elgrande.research.spaces import Bytes
from elgrande.rules import Table, view
from elgrande.rules.facts import Seen, SeenPlace

WIDTH: Final = 640
HEIGHT: Final = 440

_SEA: Final = (74, 116, 138)
_LAND: Final = (226, 205, 160)
_TABOO: Final = (240, 222, 130)
_LINE: Final = (70, 52, 34)
_PANEL: Final = (245, 238, 222)
_STONE: Final = (150, 140, 126)
_GOLD: Final = (214, 164, 22)
_COLOURS: Final = {
    "violet": (122, 66, 156),
    "blue": (44, 92, 186),
    "green": (52, 132, 66),
    "orange": (226, 122, 32),
    "red": (188, 44, 44),
    "grey": (120, 120, 120),
}

_BOXES: Final = {
    "galicia": (10, 20, 140, 90),
    "pais_vasco": (140, 20, 265, 90),
    "aragon": (265, 35, 370, 165),
    "cataluna": (370, 35, 470, 165),
    "castilla_la_vieja": (60, 90, 265, 165),
    "castilla_la_nueva": (60, 165, 290, 240),
    "sevilla": (40, 240, 170, 320),
    "granada": (170, 240, 290, 320),
    "valencia": (290, 165, 395, 285),
    "castillo": (412, 178, 500, 285),
}
"""Where each place is drawn: left, top, right, bottom. Regions that touch in the game touch here."""

_FONT: Final = {
    glyph: int(rows, 8)
    for glyph, rows in zip(
        "0123456789/ABCDEFGHIJKLMNOPQRSTUVWXYZ.-",
        [
            "75557",
            "26227",
            "71747",
            "71717",
            "55711",
            "74717",
            "74757",
            "71111",
            "75757",
            "75717",
            "11244",
            "25755",
            "65656",
            "34443",
            "65556",
            "74647",
            "74644",
            "34553",
            "55755",
            "72227",
            "11152",
            "55655",
            "44447",
            "57755",
            "65555",
            "25552",
            "65644",
            "25563",
            "65655",
            "34216",
            "72222",
            "55557",
            "55552",
            "55775",
            "55255",
            "55222",
            "71247",
            "00002",
            "00700",
        ],
        strict=True,
    )
}
"""Letters of three by five points, five rows of three bits each."""


def render(table: Table, mode: str | None) -> Any:
    """A picture in the mode that was asked for; ``human`` prints the text."""
    if mode == "rgb_array":
        return picture(table)
    text = as_text(table)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text if mode == "ansi" else None


def as_text(table: Table) -> str:
    """The table in a few lines."""
    return str(table)


def picture(table: Table) -> Bytes:
    """The map with its pieces, and a line for each seat below it: HEIGHT by WIDTH by 3."""
    seen = view(table)
    image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = _SEA
    for place, facts in [*seen["regions"].items(), ("castillo", seen["castillo"])]:
        _draw_place(image, place, facts, place in seen["taboo"])
    _draw_side(image, seen)
    _draw_seats(image, seen)
    return image


def _draw_place(image: Bytes, place: str, facts: SeenPlace, taboo: bool) -> None:
    left, top, right, bottom = _BOXES[place]
    ground = _TABOO if taboo else _STONE if place == "castillo" else _LAND
    image[top:bottom, left:right] = _LINE
    image[top + 1 : bottom - 1, left + 1 : right - 1] = ground
    _write(image, left + 5, top + 5, place.replace("_", " ")[:17], _LINE)
    values = "/".join(str(value) for value in facts["values"])
    _write(image, left + 5, top + 18, values, (150, 30, 30) if facts["mobile"] else _LINE)
    if facts["king"]:
        image[top + 4 : top + 20, right - 14 : right - 5] = _GOLD
        _write(image, right - 12, top + 7, "K", _LINE)
    x, y = left + 6, top + 32
    pieces = [(colour, 0) for colour in facts["grandes"]]
    pieces += list((facts["caballeros"] or {}).items())
    for colour, count in pieces:
        side = 18 if count == 0 else 14
        if x + side > right - 3:
            x, y = left + 6, y + 21
        image[y : y + side, x : x + side] = _COLOURS[colour]
        _write(image, x + 3, y + 3, str(count) if count else "G", (255, 255, 255))
        x += side + 4


def _draw_side(image: Bytes, seen: Seen) -> None:
    """The round and the cards on offer, on the right."""
    image[20:285, 510:630] = _PANEL
    _write(image, 518, 28, f"round {seen['round']}", _LINE)
    for row, card in enumerate(seen["offer"]):
        name = card["card"][3:].replace("_", " ")
        _write(image, 518, 50 + 22 * row, f"{card['stack']} {name[:24]}", _LINE)
    if seen["king"] in ("france", "portugal"):
        _write(image, 518, 265, f"king in {seen['king']}", _LINE)


def _draw_seats(image: Bytes, seen: Seen) -> None:
    """A line for each seat: court, province, points and power card."""
    image[330:HEIGHT] = _PANEL
    waiting = [item["seat"] for item in seen["waiting"]]
    for row, seat in enumerate(seen["seats"]):
        y = 336 + 20 * row
        image[y : y + 14, 12:26] = _COLOURS[seat["colour"]]
        if seat["seat"] in waiting:
            image[y + 5 : y + 9, 3:9] = _LINE
        _write(image, 34, y + 2, seat["colour"], _LINE)
        vetos = seat["vetos"]["this_round"] + seat["vetos"]["next_round"]
        facts: list[tuple[str, object]] = [
            ("points", seat["points"]),
            ("court", seat["court"]),
            ("province", seat["province"]),
            ("power", seat["power"] or "-"),
            ("vetos", vetos),
        ]
        for column, (word, value) in enumerate(facts):
            _write(image, 120 + 100 * column, y + 2, f"{word} {value}", _LINE)


def _write(image: Bytes, x: int, y: int, text: str, colour: tuple[int, int, int]) -> None:
    """Letters of twice three by twice five pixels; what does not fit is left out."""
    for letter in text.upper():
        bits = _FONT.get(letter, 0)
        for point in range(15):
            if bits >> (14 - point) & 1:
                row, column = y + 2 * (point // 3), x + 2 * (point % 3)
                image[row : row + 2, column : column + 2] = colour
        x += 8
