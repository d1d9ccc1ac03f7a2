"""Everything has its room: cards can be read at once, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.clients import Data
from tests.web.browsers import DESKTOP, PHONE, Visitor, settled
from tests.web.moments import asked_for, moment

Visit = Callable[..., Visitor]

UNREADABLE: Final = """
() => [...document.querySelectorAll(".offer .card:not(.brief)")].flatMap((card) => {
  const text = card.querySelector(".text"), room = document.querySelector(".offer").getBoundingClientRect();
  const { top, bottom, right } = card.getBoundingClientRect();
  // What finds no room flows into a column beside the card.
  const whole = text.scrollWidth <= text.clientWidth + 1 && text.clientHeight > 8;
  const there = top >= room.top - 1 && bottom <= room.bottom + 1 && right <= innerWidth;
  const large = parseFloat(getComputedStyle(text).fontSize) >= 12;
  return whole && there && large ? [] : [card.textContent];
})
"""
"""The cards on offer with words that cannot be read without doing something."""

COVERED: Final = """
() => {
  const boxes = [".top", ".left", ".map", ".prompting", ".offer", "[data-part=hand]", ".act"].flatMap((selector) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    return box && box.height > 0 ? [{ selector, box }] : [];
  });
  const found = boxes.flatMap(({ selector, box }, index) => boxes.slice(index + 1)
    .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1 &&
      box.top < other.bottom - 1 && other.top < box.bottom - 1)
    .map((other) => `${selector} and ${other.selector}`));
  for (const inner of document.querySelectorAll(".offer .card, .prompt, .dial svg")) {
    const outer = inner.closest(inner.matches(".card") ? ".offer" : ".right").getBoundingClientRect();
    const { top, bottom } = inner.getBoundingClientRect();
    if (top < outer.top - 1 || bottom > outer.bottom + 1) found.push(`${inner.className} is cut`);
  }
  if (document.documentElement.scrollHeight > innerHeight) found.push("the page is too high");
  return found;
}
"""
"""Parts of the table that lie over each other, or are cut, or out of sight."""


def everything_on_offer(decision: Data) -> bool:
    """A decision while no card has been taken."""
    return bool(decision["kind"] == "power")


@pytest.mark.parametrize(
    ("edition", "sets", "language"),
    [
        ("2015", (), "en"),
        ("2023", ("new-regency", "veteran-cards", "power-modifiers"), "de"),
        ("2015", ("inquisitor-colonies",), "de"),
        ("2015", ("grandissimo", "anniversary"), "en"),
        ("2015", ("king-intrigant", "special-cards"), "de"),
    ],
    ids=lambda part: "-".join(part) if isinstance(part, tuple) else part,
)
def test_all_cards_on_offer_can_be_read_at_once(
    visit: Visit, edition: str, sets: tuple[str, ...], language: str
) -> None:
    visitor = visit(size=DESKTOP, language=language)
    setup: dict[str, Any] = {"edition": edition, "sets": list(sets)}
    with moment(visitor, everything_on_offer, rivals=("random",) * 4, **setup) as (page, _):
        settled(page)
        cards = page.locator(".offer .card:not(.brief)").count()
        assert cards >= 5
        assert page.evaluate(UNREADABLE) == []
        assert page.evaluate(COVERED) == []


def test_on_a_phone_what_the_sets_bring_is_one_tap_away(visit: Visit) -> None:
    sets = ["inquisitor-colonies"]
    with moment(visit(size=PHONE), asked_for("turn"), edition="2015", sets=sets) as (page, _):
        page.locator(".strip").tap()
        expect(page.locator("dialog[open] dl")).to_contain_text("Supply")


def test_on_a_phone_a_card_of_the_hand_tells_what_it_does(visit: Visit) -> None:
    sets = ["king-intrigant"]
    with moment(visit(size=PHONE), asked_for("turn"), edition="2015", sets=sets) as (page, _):
        page.locator("[data-part=hand] button").first.tap()
        expect(page.locator("dialog[open] .read")).not_to_be_empty()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_there_is_no_place_for_a_hand_before_there_is_a_hand(visit: Visit, size: tuple[int, int]) -> None:
    sets = ["king-intrigant"]
    with moment(visit(size=size), asked_for("start_disc"), edition="2015", sets=sets) as (page, _):
        expect(page.locator("[data-part=hand]")).to_be_hidden()
        assert settled(page).evaluate(COVERED) == []


def test_on_a_tablet_held_upright_all_cards_are_in_view(visit: Visit) -> None:
    with moment(visit(size=(820, 1180)), everything_on_offer, rivals=("random",) * 4) as (page, _):
        settled(page)
        cards = page.locator(".offer .card")
        assert cards.count() == 5
        for card in cards.all():
            box = card.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= 820 - box["width"]
        assert page.evaluate(COVERED) == []


def test_on_a_phone_held_across_map_hand_and_buttons_are_in_view(visit: Visit) -> None:
    with moment(visit(size=(844, 390)), everything_on_offer, rivals=("random",) * 4) as (page, _):
        settled(page)
        for part in (".map", ".prompt h2", "[data-part=hand]", ".act .confirm"):
            box = page.locator(part).first.bounding_box()
            assert box is not None, part
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 390, part
        outline = page.locator(".map").bounding_box()
        assert outline is not None
        assert outline["height"] > 300
