"""By ear and by key: what a screen reader finds at the table in every kind of decision, and how it looks to weak eyes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.properties.mixes import in_time
from tests.server.clients import Data
from tests.web.browsers import Visitor, keep
from tests.web.moments import asked_for, moment, moments, until

Visit = Callable[..., Visitor]


def heard(visitor: Visitor, part: str) -> str:
    """A part of the table as it is told to somebody who does not see it."""
    return visitor.page.locator(part).first.aria_snapshot()


HEARD: Final[dict[tuple[str, ...], dict[str, tuple[str, str]]]] = {
    (): {
        "power": ("[data-part=hand]", r'button "(Play )?.*\d'),
        "card": (".offer", r'button ".+Places up to \d caballeros?'),
        "turn": (".prompt", r'heading "Your turn"'),
        "supply": (".prompt", r'group ".+":\n.*button "'),
        "lift": (".board", r'button "[^"]+(caballero|Grande)[^"]*"'),
        "region": (".board", r'button "Granada[^"]*"'),
        "castillo_disc": (".prompt", r'slider "'),
    },
    ("king-intrigant",): {"hand": (".chooser", r'button ".+" \[pressed\]|button "')},
}
"""What is heard where, by the sets and the kind of decision."""


@pytest.mark.parametrize("sets", HEARD, ids=" ".join)
def test_every_kind_of_decision_can_be_heard(visit: Visit, sets: tuple[str, ...]) -> None:
    visitor = visit()
    for kind, page, socket in moments(visitor, list(HEARD[sets]), edition="2015", sets=list(sets)):
        part, expected = HEARD[sets][kind]
        assert re.search(expected, heard(visitor, part)), heard(visitor, part)
        assert 'heading "' in heard(visitor, ".prompt")
        assert page.get_by_test_id("prompt").inner_text()
        assert socket.decision is not None
        # Everything that may be chosen is a list too, for those who would rather read than look for it.
        everything = page.locator(".prompt details summary")
        if everything.count() and kind != "hand":
            everything.press("Enter")
            expect(page.locator(".prompt details .button")).to_have_count(len(socket.decision["options"]))


def test_a_turn_of_a_rival_is_told_in_one_sentence(visit: Visit) -> None:
    def first(decision: Data) -> bool:
        return bool(decision["kind"] == "power")

    visitor = visit()
    with moment(visitor, first, rivals=("random",) * 3, edition="2015") as (page, socket):
        page.evaluate(
            """() => {
              window.elgrandeTold = [];
              new MutationObserver((changes) => {
                for (const { addedNodes } of changes)
                  for (const node of addedNodes) window.elgrandeTold.push(node.textContent.trim());
              }).observe(document.querySelector("[aria-live=polite]"), { childList: true, subtree: true });
            }"""
        )
        number = socket.number
        socket.reach(socket.choose_first()["number"])
        until(socket, asked_for("power"), random.Random(1), "")
        assert socket.number > number
        page.wait_for_function("window.elgrandeTold.some((told) => /^.+: \\d+, takes /.test(told))")
        told: list[str] = page.evaluate("window.elgrandeTold")
        names = [seat["name"] for seat in socket.table["seats"][1:]]
        for name in names:
            turns = [text for text in told if text.startswith(f"{name}: ") and "takes" in text]
            assert len(turns) <= 1, turns


@pytest.mark.parametrize(
    "settings", in_time([{"palette": "deutan"}, {"letters": 1.5}, {"contrast": True}]), ids=str
)
def test_what_is_set_for_weak_eyes_can_be_read(visit: Visit, settings: dict[str, Any]) -> None:
    visitor = visit()
    keep(visitor.page, "settings", settings)
    with moment(visitor, asked_for("card"), rivals=("random",) * 3, edition="2015") as (page, _):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert visitor.serious_findings() == []
        assert visitor.overflow() <= 0
        if "letters" in settings:
            size = page.locator(".prompt .words").evaluate(
                "(words) => parseFloat(getComputedStyle(words).fontSize) * words.currentCSSZoom"
            )
            assert size >= 1.5 * 14
