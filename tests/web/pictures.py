"""``python -m tests.web.pictures FOLDER``: pictures of every page, on a desk and on a phone, by day and by night."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.server.clients import Person, Socket, running
from tests.web.browsers import DESKTOP, PHONE, Visitor, a_browser
from tests.web.moments import asked_for, moment

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "2015-5.txt"
SHORT: Final = GOLDEN.with_name("2015-2.txt")
"""The game that is reviewed, which takes a while."""
PATIENCE: Final = 1_200.0
MOMENT: Final = 0.62
"""How far the game of the replay has come."""
TABLES: Final[list[tuple[str, str, int, list[str]]]] = [
    ("table", "turn", 5, []),
    ("cards", "card", 4, []),
    ("disc", "castillo_disc", 6, []),
    ("hand", "hand", 1, ["king-intrigant"]),
    ("intrigant", "turn", 3, ["king-intrigant"]),
    ("colonies", "turn", 5, ["inquisitor-colonies"]),
]
"""Moments at tables of five: the name, what is asked, the round from which on it counts, and the sets."""


def let_a_bot_play(first_round: int, person: Person, socket: Socket) -> None:
    """Give the seat away until a round, for a game that is worth looking at."""
    table = f"/api/tables/{socket.table['id']}"
    person.post(f"{table}/hand_over", {"seat": 0, "bot": "greedy"})
    socket.when(lambda: socket.position is not None and socket.position["view"]["round"] >= first_round)
    person.post(f"{table}/take_back", {"seat": 0})


class Shown(NamedTuple):
    """What there is to take pictures of."""

    replay: str
    entries: int
    lobby: str
    reviewed: str
    puzzle: str

    def pages(self) -> dict[str, str]:
        """Where pages are, by name."""
        at = int(self.entries * MOMENT)
        return {
            "home": "/",
            "new-table": "/new",
            "waiting-room": f"/table/{self.lobby}",
            "lobby": "/lobby",
            "ranking": "/ranking",
            "learn": "/learn",
            "lesson": "/learn/castillo",
            "puzzles": "/puzzles",
            "puzzle": f"/puzzles/{self.puzzle}",
            "review": f"/review/{self.reviewed}",
            "analysis": f"/analysis?record={self.replay}&at={at}",
            "account": "/account",
            "replays": "/replays",
            "about": "/about",
            "no-such-table": "/table/nonsense",
            "replay": f"/replay/{self.replay}?eyes=0#{at}",
            "end": f"/replay/{self.replay}?eyes=0#{self.entries}",
        }


def walk(visitor: Visitor, shown: Shown, wanted: Sequence[str]) -> Iterator[tuple[str, Page]]:
    """All pages, one after the other, or those that are wanted."""
    for name, path in shown.pages().items():
        if not wanted or name in wanted:
            yield name, visitor.go(path)
    for name, kind, first_round, sets in TABLES:
        if wanted and name not in wanted:
            continue
        begun = partial(let_a_bot_play, first_round) if first_round > 1 else None
        with moment(visitor, asked_for(kind), ("greedy",) * 4, begun=begun, sets=sets) as (page, _):
            yield name, page
            if name == "table":
                page.locator("button[aria-label=Settings]").first.click()
                yield "settings", page


def reviewed(host: Person) -> str:
    """A game with its review."""
    record = host.post("/api/records", {"record": SHORT.read_text(encoding="utf-8")})["id"]
    host.post(f"/api/records/{record}/review", {"strength": "quick"})
    begun = time.monotonic()
    while host.get(f"/api/records/{record}/review")["state"] != "done":
        assert time.monotonic() - begun < PATIENCE, "the review takes too long"
        time.sleep(1)
    return str(record)


def take(browser: Browser, address: str, port: int, folder: Path, wanted: Sequence[str]) -> None:
    host = Person(port, "Leonor")
    past = reviewed(host) if not wanted or "review" in wanted else ""
    puzzle = host.get("/api/puzzles")["puzzles"][0]["id"]
    lobby = host.open_table("me", "open", "schemer:hidalgo", "open", name="Friday evening", public=True)["id"]
    Person(port, "Rodrigo").post(f"/api/tables/{lobby}/sit", {"seat": 1})
    text = GOLDEN.read_text(encoding="utf-8")
    for theme in ["light", "dark"]:
        for size, device in [(DESKTOP, "desktop"), (PHONE, "phone")]:
            visitor = Visitor(browser, address, theme=theme, size=size)
            visitor.go("/account").get_by_label("Your name").fill("Jimena")
            visitor.page.get_by_role("button", name="Use this name").click()
            visitor.page.get_by_text("You are a guest, Jimena.").wait_for()
            visitor.go("/replays").get_by_label("Or paste its text").fill(text)
            visitor.page.get_by_role("button", name="Check and show it").click()
            visitor.page.wait_for_url("**/replay/*")
            replay = visitor.page.url.rpartition("/")[2].partition("#")[0]
            entries = int(visitor.page.get_by_role("slider").get_attribute("max") or 0)
            for name, page in walk(visitor, Shown(replay, entries, lobby, past, puzzle), wanted):
                page.evaluate("document.fonts.ready")
                page.mouse.move(640, 2)  # where nothing looks different under it
                page.wait_for_timeout(600)
                page.screenshot(
                    path=folder / f"{name}-{device}-{theme}.jpg",
                    type="jpeg",
                    quality=82,
                    animations="disabled",
                )
            visitor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--only", action="append", default=[], help="take the pictures of this page, no others"
    )
    asked = parser.parse_args()
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(database=f"{data}/elgrande.db") as server,
        a_browser() as browser,
    ):
        take(browser, server.address, server.port, folder, asked.only)


if __name__ == "__main__":
    main()
