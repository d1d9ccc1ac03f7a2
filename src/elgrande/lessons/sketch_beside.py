"""Pictures of what lies beside the map: courts, power cards, the order of turns, and lands beyond the sea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from elgrande.lessons.facts import supply_of
from elgrande.lessons.pictures import Picture
from elgrande.lessons.sketch_parts import (
    Box,
    client,
    fill,
    group,
    horse,
    horses,
    line,
    load,
    n,
    path,
    piece,
    rings_of,
    text,
    values_pill,
)
from elgrande.rules import Table, preview, view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS


def stock(table: Table) -> tuple[Box, list[str]]:
    """Court and province of the first player: two boxes of horses, and the way from one to the other."""
    seat = view(table, 0)["seats"][0]
    colour = seat["colour"]
    parts = [horse(colour)]
    for x, width, count, per_row in ((8.0, 96.0, seat["court"], 3), (172.0, 220.0, seat["province"], 8)):
        parts.append(
            f'<rect x="{n(x)}" y="8" width="{n(width)}" height="112" rx="8" '
            f'style="{fill("paper-raised")};{line("line-strong", 1.5)}"/>'
        )
        parts += horses(x + 8, 40, count, colour, 25, per_row)
        parts.append(text(x + width / 2, 30, 17, count, "ink"))
    parts.append(path("M162 64H122M134 54L122 64L134 74", f"fill:none;{line('gold', 3)}"))
    return (0, 0, 400, 128), parts


def powers(table: Table) -> tuple[Box, list[str]]:
    """All power cards from the first to the last, and how many caballeros each brings."""
    parts = [horse("ink-soft")]
    numbers = sorted((power for power in view(table, 0)["seats"][0]["hand"] or [] if power), reverse=True)
    # Those of King & Intrigant are more, and their numbers longer: they take two rows, and their caballeros, too.
    in_row = len(numbers) if len(numbers) <= 13 else (len(numbers) + 1) // 2
    step = 390 / in_row
    across, size = (1, 15) if in_row == len(numbers) else (3, 13)
    for index, power in enumerate(numbers):
        row, column = divmod(index, in_row)
        x, y = 7 + (column + 0.5) * step, row * 71.0
        shield = path(client().shapes["SHIELD"], f"{fill('paper-raised')};{line('gold', 3)}")
        parts.append(group(x - 13, y + 8, 0.65, shield))
        parts.append(text(x, y + 28, 13 if power < 100 else 10.5, power, "ink"))
        parts += horses(x - across * size / 2, y + 46, supply_of(table, power), "ink-soft", size, across)
    return (0, 0, 404, 142), parts


def order(table: Table) -> tuple[Box, list[str]]:
    """Who has played what, from the first turn to the last, with modifiers, or with the card of the row that each gets."""
    seen: Any = view(table, 0)
    seats = sorted(seen["seats"], key=lambda seat: -int(seat["total"]))
    width = 400 / len(seats)
    parts = [horse("ink-soft")]
    for index, seat in enumerate(seats):
        x = width * (index + 0.5)
        parts.append(piece(x, 18, 24, seat["colour"], 0, False))
        shield = path(client().shapes["SHIELD"], f"{fill('paper-raised')};{line('gold', 3)}")
        parts.append(group(x - 17, 36, 0.85, shield))
        parts.append(text(x, 61, 16 if seat["power"] < 100 else 13, seat["power"], "ink"))
        if seat["modifier"] is not None:
            value = int(seat["total"]) - int(seat["power"])
            parts.append(text(x + 32, 61, 16, f"{value:+}".replace("-", "−"), "good"))
        if "offices" in seen:
            parts += _of_row(table, seen["offices"][seat["seat"]], x)
        else:
            parts.append(text(x, 102, 22, seat["total"], "ink"))
    return (0, 0, 400, 132), parts


def _of_row(table: Table, name: str, x: float) -> Iterator[str]:
    """How many caballeros a card of the row places, and whether it is the King's or the Intrigant's."""
    card = next(card for card in table.rules.cards if card.id == name)
    yield from horses(x - 8.5 * card.caballeros, 82, card.caballeros, "ink-soft", 17, 9)
    sign = {"king": "crown", "intrigant": "hand"}.get(name.split("_")[1])
    if sign is not None:
        yield group(x - 11, 105, 0.9, path(client().shapes[f"SIGNS.{sign}"], fill("gold")))


_NAMES: Final = {"france": "Francia", "america": "América", "africa": "África"}
"""As printed on the board of the colonies."""


def is_beyond(picture: Picture) -> bool:
    """Whether a picture shows places that are not on the map."""
    return any(place in PLACE_IDS and not rings_of(place) for place in picture.show)


def beyond(picture: Picture, table: Table) -> tuple[Box, list[str]]:
    """Places beyond the map, side by side: what there is to see, their numbers, who is there, and what they would get."""
    seen: Any = view(table, 0)
    awards = preview(table, sum(1 << PLACE_IDS.index(place) for place in picture.show))
    width = 400 / len(picture.show)
    parts = [f'<rect width="400" height="176" rx="8" style="{fill("sea")}"/>']
    for index, place in enumerate(picture.show):
        x = width * (index + 0.5)
        parts.append(
            f'<rect x="{n(x - width / 2 + 4)}" y="6" width="{n(width - 8)}" height="164" rx="8" '
            f'style="{fill("land")};{line("border", 1)}"/>'
        )
        sight = client().shapes.get(f"SIGHTS.{place}")
        if sight is not None:
            parts.append(group(x - 20, 14, 0.83, path(sight, fill("ink-soft"))))
        else:
            parts.append(group(x - 15, 14, 1.25, path(client().shapes["SIGNS.seal"], fill("ink-soft"))))
        parts.append(text(x, 66, 14, _NAMES.get(place, ""), "ink"))
        found = seen["regions"][place]
        parts += values_pill(x, 82, 1, found["values"], found["mobile"] is not None)
        points = {COLOUR_IDS[award.colour]: award.points for award in awards.get(place, [])}
        colours = [colour for colour in COLOUR_IDS if colour in found["caballeros"]]
        for position, colour in enumerate(colours):
            at = x + (position - (len(colours) - 1) / 2) * 31
            parts.append(piece(at, 116, 26, colour, found["caballeros"][colour], False))
            parts += _laden(seen, place, colour, at)
            if _holds_office(seen, place, colour):
                parts.append(group(at - 20, 97, 0.6, path(client().shapes["SIGNS.seal"], fill("gold"))))
            if colour in points:
                parts.append(text(at, 154, 17, f"+{points[colour]}", "good"))
    return (0, 0, 400, 176), parts


_OFFICES: Final = {"ambassador": "france", "envoy": "france", "captain": "ship", "viceroy": "america"}


def _holds_office(seen: Any, place: str, colour: str) -> bool:
    """Whether a colour has one of the offices that bring points in a place."""
    offices = seen.get("colonies", {}).get("offices", {})
    return any(offices.get(office) == colour for office, where in _OFFICES.items() if where == place)


def _laden(seen: Any, place: str, colour: str, x: float) -> Iterator[str]:
    carried = seen.get("colonies", {}).get("laden", {}).get(place, {})
    for token in ("gold", "goods"):
        if colour in carried.get(token, {}):
            yield load(x + 13, 104, 15, token)
