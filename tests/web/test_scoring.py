"""What the own choice brings to light is seen happening: discs, the Castillo, one region after the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.server.clients import Person, Running, Socket
from tests.web.browsers import PHONE, Visitor
from tests.web.moments import as_person, asked_for, moment

Visit = Callable[..., Visitor]

WATCH: Final = """
() => {
  const seen = (window.seen = { places: [], discs: 0, sentences: [], points: [] });
  const note = (list, text) => { if (text && list.at(-1) !== text) list.push(text); };
  new MutationObserver(() => {
    if (document.querySelector(".discs")) seen.discs += 1;
    const text = (selector) => document.querySelector(selector)?.textContent.trim();
    note(seen.places, text(".map .scored .place"));
    note(seen.sentences, text("[data-testid=prompt]"));
    if (document.querySelector(".map .scored")) note(seen.points, text("[data-anchor='score:0']"));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""Keeps what is shown while it is played back."""


def set_disc(page: Page) -> None:
    page.locator(".dial .field").nth(4).click()
    page.locator(".actions .confirm").click()


def moving(page: Page) -> None:
    """Pieces walk, and quickly."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('elgrande.settings', JSON.stringify({ speed: 'fast' }))")
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()


def regions(socket: Socket) -> list[str]:
    assert socket.position is not None
    return list(socket.position["view"]["regions"])


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator("[data-anchor^='score:']").all_inner_texts()]


def test_a_general_scoring_is_told_region_by_region(visit: Visit) -> None:
    visitor = visit()
    with moment(visitor, asked_for("castillo_disc"), fond_of="castillo", edition="2015") as (page, socket):
        moving(page)
        before = scores(page)
        page.evaluate(WATCH)
        set_disc(page)
        expect(page.locator(".discs")).to_be_visible()
        expect(page.locator(".map .scored")).to_be_visible()
        expect(page.locator(".place.marked")).to_have_count(1)
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=60_000)
        seen: dict[str, Any] = page.evaluate("window.seen")
        assert len(seen["places"]) == len(regions(socket)) + 1  # and the Castillo
        assert len({text for text in seen["sentences"] if " is scored: " in text}) == len(seen["places"])
        # The points are counted up on the way, and are right in the end.
        told = [int(text) for text in seen["points"]]
        assert told == sorted(told)
        assert told[0] == before[0]
        socket.when(lambda: any(news["event"] == "general_scoring" for news in socket.log))
        assert sum(scores(page)) > sum(before)
        page.get_by_title("Watch again").click()
        expect(page.locator(".map .scored")).to_be_visible()
        page.keyboard.press("s")
        expect(page.locator(".prompt.mine")).to_be_visible()


def test_without_motion_a_scoring_is_read_at_a_glance(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    with moment(visitor, asked_for("castillo_disc"), fond_of="castillo", edition="2015") as (page, socket):
        set_disc(page)
        summary = page.get_by_role("region", name="What has just happened")
        expect(summary.locator("tbody tr")).to_have_count(len(regions(socket)) + 2)  # Castillo and sum
        assert visitor.serious_findings() == []
        summary.get_by_role("button", name="Close").click()
        expect(summary).to_be_hidden()


def test_a_replay_waits_until_a_scoring_has_been_seen(visit: Visit, site: Running) -> None:
    visitor = visit()
    with closing(Person(site.port, "Lope")) as lope:
        table = lope.start_table("me", "random", setup={"options": {"length": "short"}})["id"]
        lope.post(f"/api/tables/{table}/hand_over", {"seat": 0, "bot": "random"})
        with lope.connect(table) as socket:
            socket.when(lambda: socket.over, timeout=60)
        scorings = lope.get(f"/api/tables/{table}/points")["scorings"]
        number = next(scoring["number"] for scoring in scorings if scoring["general"])
        page = as_person(visitor, lope, f"/replay/{table}#{number - 1}")
        page.emulate_media(reduced_motion="no-preference")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".map .scored")).to_be_visible()
        expect(page.locator(".line .at")).to_contain_text(f"{number}/")
        page.locator(".line").get_by_role("button", name="Pause").click()
        page.keyboard.press("s")
        expect(page.locator(".map .scored")).to_be_hidden()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".line .at")).to_contain_text(f"{number - 1}/")
        expect(page.get_by_role("list", name="Power cards left").get_by_role("listitem")).to_have_count(2)
