"""Trying things out in the browser: variations, positions put together by hand, and what is taken along."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import Person, Running
from tests.web.browsers import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden" / "2015-4.txt"
SUPPLY = 150
"""After so many entries Blue is asked how many caballeros to take, up to four."""


@pytest.fixture
def record(site: Running) -> Iterator[str]:
    ana = Person(site.port, "Ana")
    yield ana.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8"), "name": "A game"})["id"]
    ana.close()


def taken(page: Page, form: str) -> bytes:
    """The file that comes of a wish."""
    with page.expect_download() as caught:
        page.get_by_role("button", name=form).click()
    return Path(str(caught.value.path())).read_bytes()


def test_variations_branch_off_are_kept_and_come_back(visit: Visit, record: str) -> None:
    visitor = visit(language="en", size=DESKTOP)
    page = visitor.go(f"/replay/{record}#{SUPPLY}")
    page.get_by_role("link", name="Try variations").click()
    first = page.get_by_role("button", name="Variation 1")
    prompt = page.get_by_test_id("prompt").filter(has_text="You may take up to 4 caballeros")
    expect(prompt).to_be_visible()
    counts = page.locator(".counts button")
    counts.nth(2).click()
    expect(first).to_contain_text("· 1")
    expect(prompt).not_to_be_visible()
    # Back, and something else: the first one stays as it was.
    page.get_by_role("group", name="Choices of this variation").get_by_role("button").nth(1).click()
    expect(prompt).to_be_visible()
    counts.nth(3).click()
    second = page.get_by_role("button", name="Variation 2")
    expect(second).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The analysis has been saved.").first).to_be_attached()
    page.reload()
    expect(page.get_by_role("button", name="Variation 2")).to_be_visible()
    assert "/analysis/" in page.url


def test_a_position_is_put_together_refused_and_drawn(visit: Visit) -> None:
    visitor = visit(language="en", size=DESKTOP)
    page = visitor.go("/editor")
    can = page.get_by_text("This position is possible.")
    expect(can).to_be_visible()
    page.get_by_label("Galicia, Blue").fill("7")
    page.get_by_label("Galicia, Blue").blur()
    expect(page.locator("#place-galicia")).to_have_attribute(
        "aria-label", "Galicia, 4 · 2 · 0, Blue: 7 caballeros"
    )
    page.get_by_label("Castillo, Blue").fill("29")
    page.get_by_label("Castillo, Blue").blur()
    expect(page.get_by_text("This position cannot be.")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse")).to_be_disabled()
    page.get_by_label("Castillo, Blue").fill("")
    page.get_by_label("Castillo, Blue").blur()
    expect(can).to_be_visible()
    page.get_by_role("button", name="Export").click()
    assert taken(page, "Picture of the map (PNG)").startswith(b"\x89PNG")
    page.get_by_role("button", name="Export").click()
    drawing = taken(page, "Drawing of the map (SVG)")
    # What style sheets say of it is inside, down to the colours of the parchment.
    assert b"stop-color:rgb" in drawing
    assert b"font/woff2" in drawing
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("#place-galicia")).to_have_attribute(
        "aria-label", "Galicia, 4 · 2 · 0, Blue: 7 caballeros"
    )


@pytest.mark.parametrize(
    "way",
    [
        {"language": "en", "theme": "light", "size": DESKTOP},
        {"language": "de", "theme": "dark", "size": PHONE},
    ],
    ids=lambda way: str(way["language"]),
)
def test_everybody_can_read_the_pages(visit: Visit, record: str, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    for path in (f"/analysis?record={record}&at={SUPPLY}&eyes=1", "/editor", "/analyses"):
        page = visitor.go(path)
        expect(page.locator("main :is(h1, svg)").first).to_be_visible()
        assert visitor.serious_findings() == [], path
        assert visitor.overflow() <= 0, path
