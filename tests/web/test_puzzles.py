"""Puzzles and reviews in the browser: an answer is judged, the solution is told, and everybody can read it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from elgrande.puzzles import Puzzle, collection, load_puzzle
from elgrande.record import read_record
from elgrande.review.judge import VERSION, Strength
from elgrande.review.review import assembled, to_review
from elgrande.review.verdict import Reviewer, Verdict
from elgrande.rules import print_choice
from elgrande.server.store import reviews
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


def with_a_card_reviewed(site: Running, id: str) -> Verdict:
    """Give a game the review of a single decision: the first card that somebody took."""
    game = read_record(GOLDEN.read_text(encoding="utf-8"))
    moment = next(each for each in to_review(game) if print_choice(each.code).startswith("card "))
    verdict = Reviewer(game.table.rules, Strength(first=40, each=30, most=3, longest=30), 1).verdict(moment)
    page = msgspec.json.encode(assembled(game, "quick", 1, [verdict])).decode()
    database = site.app.state.house.database
    database.write_now(lambda sql: reviews.ask(sql, id, "quick", VERSION))
    database.write_now(lambda sql: reviews.finish(sql, id, "quick", page))
    return verdict


def test_a_decision_is_made_again_until_it_is_good(visit: Visit, site: Running) -> None:
    ana = Person(site.port, "Ana")
    id = ana.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8"), "name": "A game"})["id"]
    ana.close()
    verdict = with_a_card_reviewed(site, id)
    visitor = visit(language="en", size=DESKTOP)
    page = visitor.go(f"/review/{id}/{verdict.entry}")
    expect(page.locator("header", has_text="What would you choose instead?")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.locator(f'.offer [data-stack="{verdict.best.option.split()[1]}"]').click()
    expect(page.locator("header", has_text="As good as it gets. Well done!")).to_be_visible()
    # Nothing is sent anywhere, and nobody is waited for.
    expect(page.locator("#prompt-heading")).to_have_text("")
    assert visitor.serious_findings() == []
    page.get_by_role("link", name="Review of the game").click()
    expect(page).to_have_url(f"{site.address}/review/{id}")
