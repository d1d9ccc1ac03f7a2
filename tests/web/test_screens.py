"""What was hard to reach, to see or to understand on some screen or other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.server.clients import Data, Person, Running
from tests.web.browsers import PHONE, Visitor, settled
from tests.web.moments import as_person, asked_for, moment

Visit = Callable[..., Visitor]

UNFIT: Final = Path(__file__).with_name("pages.js").read_text(encoding="utf-8").partition("\n")[2]
"""What is wrong with a page on a small phone."""

HIDDEN_BELOW: str = """
() => {
  const focused = document.activeElement, bar = document.querySelector(".finish");
  if (!bar || bar.contains(focused) || focused === document.body) return false;
  const { left, top, width, height } = (focused.closest("label") ?? focused).getBoundingClientRect();
  return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""


PAGES: Final = [
    "/",
    "/new",
    "/lobby",
    "/account",
    "/replays",
    "/rules",
    "/cards",
    "/learn",
    "/puzzles",
    "/editor",
]


def test_every_page_fits_the_smallest_phone_and_a_finger(visit: Visit, site: Running) -> None:
    visitor = visit(size=(320, 568), has_touch=True, language="de")
    found: dict[str, list[str]] = {}
    with closing(Person(site.port)) as person:
        person.post(
            "/api/session/register",
            {"login": "finger", "password": "a tower of Toledo", "name": "Maximiliana"},
        )
        for path in PAGES:
            for finding in settled(as_person(visitor, person, path)).evaluate(UNFIT):
                found.setdefault(finding, []).append(path)
    assert not found, "\n".join(f"{finding}: {', '.join(where)}" for finding, where in found.items())


def test_leaving_a_dead_link_asks_for_nothing_that_is_not_there(visit: Visit) -> None:
    page = visit().go("/table/nonsense")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("header .logo").click()
    page.wait_for_url("**/")
    page.wait_for_load_state("networkidle")
    assert [address for address in asked if "undefined" in address] == []


def test_the_bar_of_a_new_table_hides_nothing_that_has_the_focus(visit: Visit) -> None:
    page = visit().go("/new")
    for _ in range(45):
        page.keyboard.press("Tab")
        page.wait_for_timeout(15)
        assert not page.evaluate(HIDDEN_BELOW), page.evaluate(
            "document.activeElement.outerHTML.slice(0, 200)"
        )


@pytest.mark.parametrize("width", [320, 360, 375])
def test_the_settings_are_not_cut_off(visit: Visit, width: int) -> None:
    page = visit(size=(width, 700), language="de").go("/")
    page.get_by_role("button", name="Einstellungen").click()
    inside = page.locator("dialog[open]")
    expect(inside.get_by_role("combobox").first).to_be_visible()
    assert inside.evaluate("(dialog) => dialog.scrollWidth - dialog.clientWidth") <= 0
    box = inside.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width


def test_blocked_power_cards_differ_by_more_than_their_colour(visit: Visit) -> None:
    def some_are_blocked(decision: Data) -> bool:
        return bool(decision["kind"] == "power" and len(decision["options"]) < 12)

    with moment(visit(), some_are_blocked, rivals=("random",) * 4, edition="2015") as (page, socket):
        assert socket.position is not None
        assert socket.decision is not None
        hand = socket.position["view"]["seats"][0]["hand"]
        struck = page.locator("[data-part=hand] .shield .bar")
        expect(struck).to_have_count(len(hand) - len(socket.decision["options"]))


def test_how_many_go_at_once_is_said_beside_the_numbers(visit: Visit) -> None:
    def several(decision: Data) -> bool:
        places = [option for option in decision["options"] if option["text"].startswith("to ")]
        return decision["kind"] == "turn" and bool(places) and decision["args"].get("left", 0) > 1

    with moment(visit(), several, edition="2015") as (page, _):
        expect(page.get_by_role("radiogroup", name="How many at once")).to_contain_text("How many at once")


def test_the_map_comes_closer_and_goes_back(visit: Visit) -> None:
    with moment(visit(), asked_for("card"), edition="2015") as (page, _):
        board = page.locator(".board")
        whole = board.get_attribute("viewBox")
        board.hover(position={"x": 200, "y": 200})
        page.mouse.wheel(0, -600)
        expect(board).not_to_have_attribute("viewBox", whole or "")
        page.get_by_role("button", name="The whole map").click()
        expect(board).to_have_attribute("viewBox", whole or "")
        page.get_by_role("button", name="Closer").click()
        expect(board).not_to_have_attribute("viewBox", whole or "")


def test_the_map_tells_who_leads(visit: Visit) -> None:
    with moment(visit(), asked_for("power"), first_round=3, rivals=("random",) * 2, edition="2015") as (
        page,
        socket,
    ):
        expect(page.locator(".place.lead")).to_have_count(0)
        page.get_by_role("button", name="Who leads where, and by how much").click()
        expect(page.locator(".place.lead")).not_to_have_count(0)
        expect(page.locator(".pill .lead").first).to_be_visible()
        page.get_by_role("button", name="Where one more caballero would bring you points").click()
        assert socket.position is not None
        expect(page.locator(".pill .lead")).to_have_count(len(socket.position["more"]))


def test_a_turn_of_the_log_unfolds_and_is_shown_on_the_map(visit: Visit) -> None:
    with moment(visit(), asked_for("power"), first_round=2, rivals=("random",) * 2, edition="2015") as (
        page,
        _,
    ):
        turn = page.locator(".log .turn").filter(has_text="takes").filter(has_text=" to ").last
        expect(turn.locator(".lines")).to_have_count(0)
        turn.locator("button.line").click()
        turn.get_by_role("button", name="Show it on the map").click()
        expect(page.locator(".place.marked")).not_to_have_count(0)
        page.get_by_role("combobox", name="Show").select_option(label="Jimena")
        names = set(page.locator(".log .turn b:first-child").all_inner_texts())
        assert names == {"Jimena:"}


def test_all_cards_that_can_be_taken_are_in_view_on_a_phone_and_the_others_unfold(visit: Visit) -> None:
    def some_are_gone(decision: Data) -> bool:
        return decision["kind"] == "card" and len(decision["options"]) < 5

    with moment(visit(size=PHONE), some_are_gone, rivals=("random",) * 4, edition="2015") as (page, socket):
        assert socket.decision is not None
        cards = page.locator(".offer .card.choosable")
        expect(cards).to_have_count(len(socket.decision["options"]))
        for card in cards.all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= PHONE[1]
        page.set_viewport_size({"width": 320, "height": 568})
        settled(page).locator(".offer .fold").tap()
        expect(page.locator(".offer .card.taken").first).to_be_visible()
        # Nothing moves away from somebody who has begun to look around, such as when the bars of the browser go.
        body = page.locator("div.body")
        body.evaluate("(body) => body.scrollTo(0, 60)")
        page.set_viewport_size({"width": 320, "height": 590})
        assert settled(page).locator("div.body").evaluate("(body) => body.scrollTop") == 60
