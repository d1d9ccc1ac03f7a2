"""Puzzles and reviews in the browser: an answer is judged, the solution is told, and everybody can read it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from elgrande.puzzles import Puzzle, collection, load_puzzle
from elgrande.rules import print_choice
from tests.server.clients import Person, Running
from tests.web.browsers import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden" / "2015-4.txt"
WAYS: list[dict[str, Any]] = [
    {"language": "en", "theme": "light", "size": DESKTOP},
    {"language": "de", "theme": "dark", "size": PHONE},
]


def about_the_king() -> Puzzle:
    """One that is solved by a single choice of a region."""
    puzzles = (load_puzzle(head.id) for head in collection() if "king" in head.kinds)
    return next(
        puzzle
        for puzzle in puzzles
        if len(puzzle.steps) == 1 and print_choice(puzzle.steps[0].solution).startswith("king ")
    )


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way["language"])
def test_puzzles_and_reviews_can_be_read_by_everybody(
    visit: Visit, site: Running, way: dict[str, Any]
) -> None:
    ana = Person(site.port, "Ana")
    id = ana.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8"), "name": "A game"})["id"]
    ana.close()
    visitor = visit(**way)
    for path in ("/puzzles", f"/review/{id}"):
        page = visitor.go(path)
        expect(page.locator("h1")).to_be_visible()
        assert visitor.serious_findings() == [], path
        assert visitor.overflow() <= 0, path


def test_whoever_gives_in_is_told_why(visit: Visit) -> None:
    puzzle = about_the_king()
    page = visit(language="en", size=DESKTOP).go(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".answers")).to_contain_text("Solution: Move the King to")
    expect(page.locator(".answers")).to_contain_text("of the weaker bots find it")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("0 puzzles solved · 0 in a row")).to_be_visible()
