"""Every table on every screen: nothing too small, nothing over anything else, nothing out of reach.

One window per mix is opened at prepared moments and drawn at all sizes; one script looks at all of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from elgrande.locale.texts import FALLBACK, FOLDER, languages
from tests.properties.mixes import THOROUGH
from tests.server.clients import Person, Socket
from tests.web.browsers import Visitor
from tests.web.luck import LUCK
from tests.web.moments import as_person, asked_for, leave, until
from tests.web.players import GLOWING

Visit = Callable[..., Visitor]
Size = tuple[int, int]

LOOK: Final = Path(__file__).with_name("screens.js").read_text(encoding="utf-8").partition("\n")[2]
"""What is wrong with the table in the page."""

FINGERS: Final[list[Size]] = [(320, 568), (360, 740), (390, 844), (844, 390), (820, 1180)]
MOUSE: Final[list[Size]] = [
    (640, 360),  # 1280 x 720 at 200 %
    (960, 540),  # Full HD at 200 %
    (1024, 600),
    (1280, 720),
    (1440, 900),
]
LARGE: Final[list[Size]] = [(1920, 1080), (2560, 1440), (3840, 2160)]
MIXES: Final[dict[str, tuple[int, list[str], str, list[str]]]] = {
    "base-2": (2, ["turn"], "2015", []),
    "base-5": (5, ["card"], "2015", []),
    "2023": (5, ["power", "card"], "2023", ["new-regency", "veteran-cards", "power-modifiers"]),
    "colonies": (5, ["settlers", "turn", "castillo_disc"], "2015", ["inquisitor-colonies"]),
    "grandissimo": (5, ["turn"], "2015", ["grandissimo", "anniversary"]),
    "intrigant": (
        5,
        ["hand", "power", "turn"],
        "2015",
        ["king-intrigant", "players-edition", "special-cards"],
    ),
    "intrigant-colonies": (5, ["turn"], "2015", ["king-intrigant", "inquisitor-colonies"]),
}
"""Players, what is asked (only the last of it unless there is time), edition and sets."""
SHUFFLE: Final = 1
"""The games are always the same."""


def longest_language() -> str:
    """The language in which the table needs most room."""

    def length(language: str) -> int:
        return sum(len(path.read_text(encoding="utf-8")) for path in (FOLDER / language).glob("*.ftl"))

    return max(languages(), key=length, default=FALLBACK)


def wrong(page: Page, sizes: list[Size], touch: bool) -> Iterator[tuple[str, str]]:
    """What is wrong with the table, and at which of these sizes."""
    glowing = [selector for kind, selector in GLOWING.items() if kind not in ("piece", "dialog")]
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        findings: list[str] = page.evaluate(LOOK, {"touch": touch, "glowing": glowing})
        yield from ((finding, f"{width}x{height}") for finding in findings)


def go_on(socket: Socket, kind: str, dice: random.Random) -> None:
    """Choose anything until something of a kind is asked, in the third round or later if there is one."""
    later = asked_for(kind)

    def wanted(decision: Any) -> bool:
        early = socket.position is not None and socket.position["view"]["round"] < 3
        return later(decision) and (kind in ("hand", "settlers", "castillo_disc") or not early)

    assert until(socket, wanted, dice, ""), f"nobody is asked for {kind}"


@pytest.mark.parametrize("mix", MIXES)
def test_every_table_fits_every_screen(visit: Visit, mix: str) -> None:
    players, kinds, edition, sets = MIXES[mix]
    language = longest_language()
    visitor = visit(language=language)
    pointer = visitor.context.new_cdp_session(visitor.page)
    found: dict[str, list[str]] = {}
    LUCK.seed = SHUFFLE
    with closing(Person(int(visitor.address.rpartition(":")[2]), "Maximiliana")) as person:
        setup = {"edition": edition, "sets": sets}
        table = person.start_table("me", *("random",) * (players - 1), setup=setup)
        socket = person.connect(table["id"])
        for kind in kinds if THOROUGH else kinds[-1:]:
            go_on(socket, kind, random.Random(7))
            page = as_person(visitor, person, f"/table/{table['id']}")
            page.locator(".prompt.mine").wait_for()
            # On large displays everything is drawn larger, and one look at each mix is enough.
            mouse = [*MOUSE, *LARGE] if kind == kinds[-1] else MOUSE
            for sizes, touch in [(FINGERS, True), (mouse, False)]:
                pointer.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
                for finding, size in wrong(page, sizes, touch):
                    found.setdefault(finding, []).append(f"{kind} {size}")
            leave(page)
    pointer.detach()
    assert not found, "\n".join(f"{finding}: {', '.join(where)}" for finding, where in found.items())
